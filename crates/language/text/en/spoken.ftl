## Moves in words

spoken-quiet = { $from } to { $to }
spoken-capture = { $from } takes { $taken }, lands on { $to }
spoken-capture-route = { $from } takes { $taken } by way of { $route }, lands on { $to }
spoken-king = becomes a king
spoken-stone = { $colour ->
        [white] white
        [black] black
       *[other] { $colour }
    } stone on { $point }
spoken-pass = { $colour ->
        [white] White passes
        [black] Black passes
       *[other] { $colour } passes
    }
spoken-of = { $colour ->
        [white] White
        [black] Black
       *[other] { $colour }
    }: { $text }
spoken-your-turn = Your turn.
spoken-begun = The game has begun.
spoken-your-colour = You play { $colour ->
        [white] White
        [black] Black
       *[other] { $colour }
    }.

## The board as a grid

square-empty = { $square }, empty
square-piece = { $square }, { $piece }
square-movable = can move
square-must-capture = must capture
square-selected = selected
square-target = can move here
square-last = last move
square-captured = captured
square-premove = premove
point-empty = { $point }, empty
point-offered = offered
point-allowed = a stone can go here
point-forbidden = { $point } is forbidden to Black: { $why }
board-white-pieces = White: { $text }
board-black-pieces = Black: { $text }
board-men-on = men on { $squares }
board-kings-on = kings on { $squares }
board-stones-on = stones on { $squares }
board-none = no pieces
board-no-stones = no stones

## Clocks in words

spoken-clocks = Your clock: { $yours }. Opponent’s clock: { $theirs }.
spoken-time-hours = { $hours } h { $minutes } min { $seconds } s
spoken-time-minutes = { $minutes } min { $seconds } s
spoken-time-seconds = { $n } { $n ->
        [one] second
       *[other] seconds
    }
spoken-time-warning = { $n ->
        [one] One second
       *[other] { $n } seconds
    } left

## Pictures of positions in words

diagram-last = Last move: { $squares }
diagram-captured = Captured: { $squares }
diagram-passes = Moves passed: { $numbers }
