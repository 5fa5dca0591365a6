## Results

result = Result
result-win-name = { $name } wins
result-win = { $colour ->
        [white] White wins
        [black] Black wins
       *[other] { $colour } wins
    }
result-draw = Draw
result-both-lose = Both players lose
result-none = No result
result-you-won = You won
result-you-lost = You lost

## What ended the game

cause-no-pieces = no pieces left
cause-blocked = all pieces are blocked
cause-five = five in a row
cause-overline = overline
cause-foul = foul
cause-two-passes = both players passed
cause-no-five-possible = no five can be built any more
cause-resignation = resignation
cause-stopped-clock = the clock was stopped
cause-time = time ran out
cause-both-flags = both flags fell
cause-agreement = agreed by the players
cause-repetition = threefold repetition
cause-move-count = the set number of moves was made
cause-not-played-on = the ending is not played on
cause-short-of-time = better ending but no time to win it
cause-adjudication = adjudication
cause-absence = absence
cause-sanction = sanction
cause-refusal = refusal to follow the rules
cause-sealed-move = faulty sealed move
cause-record = the record could not be restored
cause-aborted = aborted before the second move
cause-annulled = annulled, to be replayed

## What a player may do

right-move = move
right-press = press the clock
right-offer = offer a draw
right-answer = accept or decline the draw offer
right-claim-repetition = claim a draw by repetition
right-claim-move-count = claim a draw by counted moves
right-claim-not-played-on = claim that the ending is not played on
right-claim-repetition-by-move = write a move that repeats the position, and claim a draw
right-claim-both-flags = claim a draw because both flags have fallen
right-claim-short-of-time = claim a draw when short of time
right-claim-won-without-time = offer a draw in a won position and stop the clocks
right-claim-counted-aloud = claim a draw by moves counted aloud
right-call-flag = call the opponent’s flag
right-demand-correction = demand a correction
right-call-arbiter = stop the clocks and call the arbiter
right-resign = resign
right-seal = seal a move
right-agree-adjourned = agree to a draw without resuming
right-seal-answer = seal the answer
right-correct-clocks = demand that wrongly set clocks be corrected
right-restore-record = restore the record
right-sign = sign the score sheet
right-announce = announce the move

## Grounds of a claim

claim-repetition = threefold repetition
claim-repetition-after = threefold repetition after this move
claim-move-count = counted moves without progress
claim-not-played-on = ending that is not played on
claim-both-flags = both flags have fallen
claim-short-of-time = short of time in a better ending
claim-won-without-time = won position but no time to win it
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
task-opponent = Your opponent decides about the opening
pass = Pass
pass-sure = Pass without placing a stone?
choice-keep = Keep the colours
choice-swap = Swap colours
choice-offer-fifths = Offer several fifth moves
choice-place-two = Place two more stones
chosen-fifths = { $n } fifth { $n ->
        [one] move
       *[other] moves
    }
opening-step = Opening: { $text }
opening-swapped = The players have swapped colours
opening-kept = The colours stay as they are
opening-declared = { $n } { $n ->
        [one] fifth move is
       *[other] fifth moves are
    } declared
opening-offered = Fifth moves on offer: { $points }
opening-pattern = Opening { $code }, { $name }
