## Whose turn

table = Table
table-title = { $first } – { $second }
your-turn = Your turn
opponents-turn = The opponent’s turn
turn-of = { $colour ->
        [white] White
        [black] Black
       *[other] { $colour }
    } to move
you = you
sit-down = Sit down
close-table = Close the table
invite-help = Send this link to your opponent
seat-free = Free seat
must-capture = A capture is mandatory
game-of = Game { $n } of { $games }
micromatch-score = Score of the micromatch: { $first } : { $second }
micromatch-you-won = You have won the micromatch, { $first } : { $second }.
micromatch-you-lost = You have lost the micromatch, { $first } : { $second }.
micromatch-win-name = { $name } wins the micromatch, { $first } : { $second }.
micromatch-drawn = The micromatch is drawn, { $first } : { $second }.

## Phases

phase-open = Open: the second seat is free
phase-waiting = Not begun yet
phase-playing = In play
phase-stopped = The clocks are stopped
phase-adjourned = Adjourned
phase-over = Over
phase-closed = Closed
stopped-server = The server was down, and that time is on nobody’s clock. Play goes on when both players are back; they are waited for a short while
stopped-arbiter = An arbiter has stopped the clocks. Play goes on when he says so
stopped-adjudication = Play has ended: the arbiters adjudicate this game
stopped-player = { $name } has stopped the clocks

## Clocks

clock = Clock
clock-of = Clock of { $name }
clock-low = Little time left
clock-lag = Given back for the delay of the line: { $n } ms
clock-lag-short = +{ $n } ms

## Offers, claims and other acts

offer-draw = Offer a draw
offer-draw-with-move = Offer a draw with the next move
offer-with-move-set = The draw will be offered with your move
offer-made = You have offered a draw
offer-received = The opponent offers a draw
offer-by = { $name } offers a draw
offer-declined = The draw was declined
accept-draw = Accept the draw
decline-draw = Decline
claim = Claim
claim-draw = Claim a draw
claim-upheld = The claim is upheld
arbiter-letters = What the arbiter has written to you
arbiter-writes = The arbiter writes:
claim-refused = The claim is refused
resign = Resign
resign-sure = Resign the game?
abort = Break off
abort-sure = Break the game off without a result?
rematch = Rematch
rematch-offered = The opponent asks for a rematch
rematch-asked = You have asked for a rematch
rematch-accept = Play again
rematch-begun = The rematch has begun
rematch-link = Go to the rematch
adjourn = Adjourn
seal-move = Seal the move
seal-help = Make your move: it stays sealed until the game is resumed.
opponent-seals = The opponent is sealing a move
sealing-by = { $name } is sealing a move
sealed-by = { $name } has sealed a move
asked-to-adjourn = You ask to adjourn the game
asks-to-adjourn = Your opponent asks to adjourn the game
asked-to-resume = You are ready to resume the game
asks-to-resume = Your opponent is ready to resume the game
resume-game = Resume the game

## Rights and counts

rights = Your rights now
counts = Counts towards a draw
count-of = { $made } of { $of } { $of ->
        [one] move
       *[other] moves
    }
count-left = { $n } { $n ->
        [one] move
       *[other] moves
    } to the draw
count-whose = counted for { $colour ->
        [white] White
        [black] Black
       *[other] { $colour }
    }
count-repetition = The position has occurred { $n ->
        [one] once
       *[other] { $n } times
    }

## Board

board = Board
board-label = Board of { $game }, { $columns } by { $rows }
flip-board = Turn the board
coordinates = Coordinates
theme = Board theme
theme-wood = Wood
theme-green = Green
theme-contrast = High contrast
notation = Notation
notation-full = Full: c3-d4
notation-short = Short: cd4
animation = Animation
show-legal = Show possible moves
confirm-moves = Confirm each move
confirm-move = Make the move
choose-route = Several captures lead here: choose the route
board-selected = { $square } chosen, { $n } { $n ->
        [one] square
       *[other] squares
    } to go to
board-step = { $square }, the capture goes on: { $n } { $n ->
        [one] square
       *[other] squares
    } to land on
board-taken-back = Taken back
board-cannot-move = Nothing can move from { $square }
board-cannot-land = The capture cannot go on to { $square }
board-cannot-place = No stone can be put on { $point }
board-aimed = { $point }: tap again to put the stone
premove = Move in advance
premove-set = Move in advance: { $text }
premove-lost = The move in advance was not possible
premove-cancelled = The move in advance is cancelled
type-move = Type a move
type-move-help = For example { $example }; Enter makes it
ambiguous-move = This can mean several moves: { $moves }
unreadable-move = This is no move: { $text }

## Sound

sound = Sound

## Moves and replay

move-list = Moves
no-moves-yet = No moves yet
replay = Replay
replay-first = To the beginning
replay-previous = Move back
replay-next = Move forward
replay-last = To the last move
replay-live = Back to the game
replay-not-live = You see an earlier position
keys = Keys
keys-arrows = Arrows left and right: replay move by move
keys-home-end = Home and End: first and last position
keys-board = On the board: arrows move, Enter chooses, Escape lets go
keys-flip = F: turn the board
keys-type = M: type a move
keys-clock = T: say the clocks
keys-read = B: say the pieces on the board
keys-single = Shortcuts of one key

## Downloads

download-pdn = Game as PDN
download-sgf = Game as SGF
download-pdn-of = Game { $n } as PDN
download-sgf-of = Game { $n } as SGF
download-diagram = Diagram as SVG
position-link = Link to this position

## Connection

connected = connected
disconnected = not connected
connecting = Connecting…
connection-lost = The connection is lost. Damka is connecting again.
connection-back = Connected again
connection-opponent-lost = The opponent’s connection is lost
connection-opponent-back = The opponent is back

## Who is there

watching = { $n ->
        [0] Nobody is watching
        [one] { $n } spectator
       *[other] { $n } spectators
    }
regulation = Regulation
ballot-drawn = Drawn by lot: { $moves }
ballot-cell = Cell { $n } of the table
