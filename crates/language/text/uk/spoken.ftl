## Moves in words

spoken-quiet = { $from } на { $to }
spoken-capture = { $from } б’є { $taken }, стає на { $to }
spoken-capture-route = { $from } б’є { $taken } через { $route }, стає на { $to }
spoken-king = стає дамкою
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
spoken-your-turn = Ваш хід.
spoken-begun = Партія почалася.
spoken-your-colour = Ви граєте { $colour ->
        [white] білими
        [black] чорними
       *[other] { $colour }
    }.

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
point-empty = { $point }, порожньо
point-offered = запропоновано
point-allowed = сюди можна поставити камінь
point-forbidden = { $point } заборонено для чорних: { $why }
board-white-pieces = Білі: { $text }
board-black-pieces = Чорні: { $text }
board-men-on = прості на { $squares }
board-kings-on = дамки на { $squares }
board-stones-on = камені на { $squares }
board-none = немає шашок
board-no-stones = немає каменів

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

## Pictures of positions in words

diagram-last = Останній хід: { $squares }
diagram-captured = Побито: { $squares }
diagram-passes = Ходи, на яких пасували: { $numbers }
