## Results

result = Result
result-win-name = { $name } wins
result-draw = Draw
result-both-lose = Both players lose
result-none = No result
result-you-won = You have won
result-you-lost = You have lost

## What ended the game

cause-no-pieces = no pieces left
cause-blocked = all pieces are blocked
cause-five = five in a row
cause-overline = long row
cause-foul = foul
cause-two-passes = both players passed
cause-no-five-possible = no five can be built any more
cause-resignation = resignation
cause-stopped-clock = the clock was stopped
cause-time = time is over
cause-both-flags = both flags are down
cause-agreement = agreed by the players
cause-repetition = the position occurred three times
cause-move-count = the counted moves were made
cause-not-played-on = the ending is not played on
cause-short-of-time = better ending without time to win it
cause-adjudication = adjudication
cause-absence = absence
cause-sanction = sanction
cause-refusal = refusal to follow the rules
cause-sealed-move = faulty sealed move
cause-record = the record could not be restored
cause-aborted = broken off before the second move
cause-annulled = annulled, to be played again

## What a player may do

right-move = move
right-press = press the clock
right-offer = offer a draw
right-answer = accept or decline the draw
right-claim-repetition = claim a draw by repetition
right-claim-move-count = claim a draw by counted moves
right-claim-not-played-on = claim that the ending is not played on
right-claim-repetition-by-move = write a move that repeats the position, and claim a draw
right-claim-both-flags = claim a draw because both flags are down
right-claim-short-of-time = fix a draw when short of time
right-claim-won-without-time = offer a draw and stop the clocks in a won position
right-claim-counted-aloud = claim a draw by moves counted aloud
right-call-flag = call the opponent’s flag
right-demand-correction = demand a correction
right-call-arbiter = stop the clocks and call the arbiter
right-resign = resign
right-seal = seal a move
right-agree-adjourned = agree to a draw without resuming
right-seal-answer = seal the answer
right-correct-clocks = have wrongly set clocks corrected
right-restore-record = restore the record
right-sign = sign the score sheet
right-announce = announce the move

## Grounds of a claim

claim-repetition = threefold repetition
claim-repetition-after = threefold repetition after this move
claim-move-count = counted moves without progress
claim-not-played-on = ending that is not played on
claim-both-flags = both flags down
claim-short-of-time = short of time in a better ending
claim-won-without-time = won position without time to win it
claim-counted-aloud = moves counted aloud

## Forbidden points of renju

foul-overline = overline
foul-double-four = double four
foul-double-three = double three
foul-about-overline = Six or more black stones in a row
foul-about-double-four = Two fours at once
foul-about-double-three = Two threes at once

## What an opening regulation asks

task-place = Place a { $colour ->
        [white] white
        [black] black
       *[other] { $colour }
    } stone
task-choose = Choose
task-declare = Say how many fifth moves there will be, from 1 to { $n }
task-offer = Offer { $n } { $n ->
        [one] fifth move
       *[other] fifth moves
    }
task-pick = Choose one of the offered fifth moves
task-opponent = The opponent decides about the opening
pass = Pass
pass-sure = Pass, without putting a stone?
choice-keep = Keep the colours
choice-swap = Exchange colours
choice-offer-fifths = Offer several fifth moves
choice-place-two = Place two stones more
opening-step = Opening: { $text }
opening-swapped = The players have exchanged colours
opening-kept = The colours stay
opening-declared = { $n } { $n ->
        [one] fifth move is
       *[other] fifth moves are
    } declared
opening-offered = Fifth moves on offer: { $points }
opening-pattern = Opening { $code }, { $name }
