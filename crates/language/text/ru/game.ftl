## Results

result = Результат
result-win-name = Победа: { $name }
result-win = { $colour ->
        [white] Белые победили
        [black] Чёрные победили
       *[other] { $colour } победили
    }
result-draw = Ничья
result-both-lose = Поражение обоим
result-none = Без результата
result-you-won = Вы выиграли
result-you-lost = Вы проиграли

## What ended the game

cause-no-pieces = не осталось шашек
cause-blocked = все шашки заперты
cause-five = пять в ряд
cause-overline = длинный ряд
cause-foul = фол
cause-two-passes = оба игрока пасовали
cause-no-five-possible = пятёрку уже не построить
cause-resignation = сдача партии
cause-stopped-clock = часы остановлены
cause-time = время истекло
cause-both-flags = упали оба флажка
cause-agreement = по соглашению игроков
cause-repetition = троекратное повторение позиции
cause-move-count = сделано установленное число ходов
cause-not-played-on = окончание не разыгрывается
cause-short-of-time = лучшее окончание, но не хватает времени на выигрыш
cause-adjudication = присуждение
cause-absence = неявка
cause-sanction = санкция
cause-refusal = отказ соблюдать правила
cause-sealed-move = ошибочный записанный ход
cause-record = запись не восстановлена
cause-aborted = прервана до второго хода
cause-annulled = аннулирована, будет переиграна

## What a player may do

right-move = сделать ход
right-press = переключить часы
right-offer = предложить ничью
right-answer = принять или отклонить предложение ничьей
right-claim-repetition = заявить ничью по повторению
right-claim-move-count = заявить ничью по числу ходов
right-claim-not-played-on = заявить, что окончание не разыгрывается
right-claim-repetition-by-move = записать ход, повторяющий позицию, и заявить ничью
right-claim-both-flags = заявить ничью: упали оба флажка
right-claim-short-of-time = заявить ничью в цейтноте
right-claim-won-without-time = в выигранной позиции предложить ничью и остановить часы
right-claim-counted-aloud = заявить ничью по ходам, сосчитанным вслух
right-call-flag = указать на флажок соперника
right-demand-correction = потребовать исправления
right-call-arbiter = остановить часы и вызвать судью
right-resign = сдаться
right-seal = записать ход
right-agree-adjourned = согласиться на ничью без доигрывания
right-seal-answer = записать ответ
right-correct-clocks = потребовать исправить неверно поставленные часы
right-restore-record = восстановить запись
right-sign = подписать бланк
right-announce = объявить ход

## Grounds of a claim

claim-repetition = троекратное повторение
claim-repetition-after = троекратное повторение после этого хода
claim-move-count = установленное число ходов
claim-not-played-on = окончание, которое не разыгрывается
claim-both-flags = оба флажка упали
claim-short-of-time = цейтнот в лучшем окончании
claim-won-without-time = выигранная позиция, но не хватает времени на выигрыш
claim-counted-aloud = ходы, сосчитанные вслух

## Forbidden points of renju

foul-overline = длинный ряд
foul-double-four = две четвёрки
foul-double-three = две тройки
foul-about-overline = Шесть или более чёрных камней в ряд
foul-about-double-four = Две четвёрки одновременно
foul-about-double-three = Две тройки одновременно

## What an opening regulation asks

task-place = Поставьте { $colour ->
        [white] белый
        [black] чёрный
       *[other] { $colour }
    } камень
task-choose = Выберите
task-declare = Назовите, сколько пятых ходов будет, от 1 до { $n }
task-offer = Предложите { $n } { $n ->
        [one] пятый ход
        [few] пятых хода
       *[many] пятых ходов
    }
task-pick = Выберите один из предложенных пятых ходов
task-opponent = Решение о дебюте за соперником
pass = Пас
pass-sure = Пасовать, не ставя камня?
choice-keep = Оставить цвета как есть
choice-swap = Поменяться цветами
choice-offer-fifths = Предложить несколько пятых ходов
choice-place-two = Поставить ещё два камня
chosen-fifths = { $n } { $n ->
        [one] пятый ход
        [few] пятых хода
       *[many] пятых ходов
    }
opening-step = Дебют: { $text }
opening-swapped = Игроки поменялись цветами
opening-kept = Цвета остаются
opening-declared = Объявлено { $n } { $n ->
        [one] пятый ход
        [few] пятых хода
       *[many] пятых ходов
    }
opening-offered = Предложенные пятые ходы: { $points }
opening-pattern = Дебют { $code }, { $name }
