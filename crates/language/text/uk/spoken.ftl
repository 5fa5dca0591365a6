## Moves in words

spoken-quiet = { $from } на { $to }
spoken-capture = { $from } б’є { $taken }, стає на { $to }
spoken-capture-route = { $from } б’є { $taken } через { $route }, стає на { $to }
spoken-taken = знято: { $text }
spoken-king = стає дамкою
spoken-king-moves = дамкою
spoken-stone = { $colour ->
        [white] білий
        [black] чорний
       *[other] { $colour }
    } камінь на { $point }
spoken-pass = { $colour ->
        [white] Білі пасують
        [black] Чорні пасують
       *[other] { $colour }: пас
    }
spoken-of = { $colour ->
        [white] Білі
        [black] Чорні
       *[other] { $colour }
    }: { $text }
spoken-number = Хід { $n }
spoken-last = Останній хід: { $text }
spoken-sealed = хід записано
spoken-your-turn = Ваш хід.
spoken-captures-now = Треба бити: { $moves }
spoken-check-five = { $colour ->
        [white] Білі загрожують
        [black] Чорні загрожують
       *[other] { $colour }: загроза
    } п’ятіркою

## The board as a grid

square-empty = { $square }, порожнє поле
square-piece = { $square }, { $piece }
square-movable = може ходити
square-must-capture = має бити
square-selected = обрано
square-target = можна піти сюди
square-last = останній хід
square-captured = побито
square-premove = хід наперед
square-unused = не використовується
point-empty = { $point }, порожньо
point-stone = { $point }, { $stone }
point-offered = запропоновано
point-forbidden = { $point } заборонено для чорних: { $why }
board-white-pieces = Білі: { $text }
board-black-pieces = Чорні: { $text }
board-men-on = прості на { $squares }
board-kings-on = дамки на { $squares }
board-stones-on = камені на { $squares }
board-none = немає шашок

## Clocks in words

spoken-clocks = Ваш годинник: { $yours }. Годинник суперника: { $theirs }.
spoken-time-hours = { $hours } год { $minutes } хв { $seconds } с
spoken-time-minutes = { $minutes } хв { $seconds } с
spoken-time-seconds = { $n } { $n ->
        [one] секунда
        [few] секунди
       *[many] секунд
    }
spoken-time-warning = Залишилося { $n } { $n ->
        [one] секунда
        [few] секунди
       *[many] секунд
    }
