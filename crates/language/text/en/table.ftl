## Whose turn

table = Table
table-title = { $first } – { $second }
your-turn = Your turn
opponents-turn = Opponent’s turn
turn-of = { $colour ->
        [white] White
        [black] Black
       *[other] { $colour }
    } to move
you = you
sit-down = Sit down
close-table = Close the table
invite-help = Send this link to your opponent
invite-alone = This link opens on this computer only. For others in the same network, start Damka with
invite-picture = The link as a QR code, for the camera of a phone
seat-free = Empty seat
must-capture = Capture is mandatory
game-of = Game { $n } of { $games }
micromatch-score = Score of the micromatch: { $first } : { $second }
micromatch-you-won = You won the micromatch, { $first } : { $second }.
micromatch-you-lost = You lost the micromatch, { $first } : { $second }.
micromatch-win-name = { $name } wins the micromatch, { $first } : { $second }.
micromatch-drawn = The micromatch is drawn, { $first } : { $second }.

## Phases

phase-open = Open: the second seat is free
phase-waiting = Not started yet
begins-in = The game begins in { $time }
phase-playing = In progress
phase-stopped = The clocks are stopped
phase-adjourned = Adjourned
phase-over = Finished
phase-closed = Closed
stopped-server = The server was down; nobody is charged for that time. Play resumes when both players are back, after a short wait for them
stopped-arbiter = An arbiter has stopped the clocks. Play resumes when the arbiter allows it
stopped-adjudication = Play has ended: the arbiters will adjudicate this game
stopped-player = { $name } has stopped the clocks

## Clocks

clock = Clock
clock-of = { $name }’s clock
clock-low = Little time left
clock-lag = Returned for lag: { $n } ms
clock-lag-short = +{ $n } ms

## Offers, claims and other acts

offer-draw = Offer a draw
offer-draw-with-move = Offer a draw with the next move
offer-with-move-set = The draw will be offered with your move
offer-made = You have offered a draw
offer-received = Your opponent offers a draw
offer-by = { $name } offers a draw
offer-declined = The draw offer was declined
accept-draw = Accept the draw
decline-draw = Decline
claim = Claim
claim-draw = Claim a draw
claim-upheld = The claim is upheld
arbiter-letters = Messages from the arbiter
arbiter-writes = The arbiter writes:
claim-refused = The claim is refused
resign = Resign
resign-sure = Resign the game?
abort = Abort
abort-sure = Abort the game without a result?
rematch = Rematch
rematch-offered = Your opponent wants a rematch
rematch-asked = You have asked for a rematch
rematch-accept = Play again
rematch-begun = The rematch has begun
rematch-link = Go to the rematch
adjourn = Adjourn
seal-move = Seal the move
seal-help = Make your move: it stays sealed until the game is resumed.
opponent-seals = Your opponent is sealing a move
sealing-by = { $name } is sealing a move
sealed-by = { $name } has sealed a move
asked-to-adjourn = You have asked to adjourn the game
asks-to-adjourn = Your opponent asks to adjourn the game
asked-to-resume = You are ready to resume the game
asks-to-resume = Your opponent is ready to resume the game
resume-game = Resume the game

## Rights and counts

rights = Your rights now
counts = Moves counted towards a draw
count-of = { $made } of { $of } { $of ->
        [one] move
       *[other] moves
    }
count-left = { $n } { $n ->
        [one] move
       *[other] moves
    } to a draw
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
board-label = { $game } board, { $columns } by { $rows }
flip-board = Flip the board
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
confirm-move = Play the move
choose-route = Several captures lead here: choose the route
board-selected = { $square } selected, { $n } { $n ->
        [one] square
       *[other] squares
    } to move to
board-step = { $square }, the capture continues: { $n } { $n ->
        [one] square
       *[other] squares
    } to land on
board-taken-back = Taken back
board-cannot-move = Nothing on { $square } can move
board-cannot-land = The capture cannot continue to { $square }
board-cannot-place = No stone can be placed on { $point }
board-aimed = { $point }: tap again to place the stone
premove = Premove
premove-set = Premove: { $text }
premove-lost = The premove was not possible
premove-cancelled = Premove cancelled
type-move = Type a move
type-move-help = For example { $example }; press Enter to play it
ambiguous-move = This can mean several moves: { $moves }
unreadable-move = Not a move: { $text }

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
replay-not-live = You are viewing an earlier position
keys = Keyboard and mouse
keys-arrows = Left and right arrows: replay move by move
keys-home-end = Home and End: first and last position
keys-board = On the board: arrows move, Enter selects, Escape cancels
keys-flip = F: flip the board
keys-type = M: type a move
keys-clock = T: hear the clocks
keys-read = B: hear the pieces on the board
keys-draw = Right mouse button: draw rings and arrows on the board
keys-single = Single-key shortcuts

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
connection-lost = Connection lost. Damka is reconnecting.
connection-back = Reconnected
connection-opponent-lost = Your opponent has lost the connection
connection-opponent-back = Your opponent is back

## Who is there

watching = { $n ->
        [0] Nobody is watching
        [one] { $n } spectator
       *[other] { $n } spectators
    }
regulation = Regulation
ballot-drawn = Drawn by lot: { $moves }
ballot-cell = Cell { $n } of the table
