## Moves in words

spoken-quiet = { $from } на { $to }
spoken-capture = { $from } бьёт { $taken }, встаёт на { $to }
spoken-capture-route = { $from } бьёт { $taken } через { $route }, встаёт на { $to }
spoken-king = становится дамкой
spoken-stone = { $colour ->
        [white] белый
        [black] чёрный
       *[other] { $colour }
    } камень на { $point }
spoken-pass = { $colour ->
        [white] Белые пасуют
        [black] Чёрные пасуют
       *[other] { $colour }: пас
    }
spoken-of = { $colour ->
        [white] Белые
        [black] Чёрные
       *[other] { $colour }
    }: { $text }
spoken-your-turn = Ваш ход.
spoken-begun = Партия началась.
spoken-your-colour = Вы играете { $colour ->
        [white] белыми
        [black] чёрными
       *[other] { $colour }
    }.

## The board as a grid

square-empty = { $square }, пустое поле
square-piece = { $square }, { $piece }
square-movable = может ходить
square-must-capture = должна бить
square-selected = выбрано
square-target = можно пойти сюда
square-last = последний ход
square-captured = побита
square-premove = ход наперёд
point-empty = { $point }, пусто
point-offered = предложено
point-allowed = сюда можно поставить камень
point-forbidden = { $point } запрещён для чёрных: { $why }
board-white-pieces = Белые: { $text }
board-black-pieces = Чёрные: { $text }
board-men-on = простые на { $squares }
board-kings-on = дамки на { $squares }
board-stones-on = камни на { $squares }
board-none = нет шашек
board-no-stones = нет камней

## Clocks in words

spoken-clocks = Ваши часы: { $yours }. Часы соперника: { $theirs }.
spoken-time-hours = { $hours } ч { $minutes } мин { $seconds } с
spoken-time-minutes = { $minutes } мин { $seconds } с
spoken-time-seconds = { $n } { $n ->
        [one] секунда
        [few] секунды
       *[many] секунд
    }
spoken-time-warning = Осталось { $n } { $n ->
        [one] секунда
        [few] секунды
       *[many] секунд
    }

## Pictures of positions in words

diagram-last = Последний ход: { $squares }
diagram-captured = Побито: { $squares }
diagram-passes = Ходы, на которых пасовали: { $numbers }
