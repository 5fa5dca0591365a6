## Results

result = Результат
result-win-name = Перемога: { $name }
result-win = { $colour ->
        [white] Білі перемогли
        [black] Чорні перемогли
       *[other] { $colour } перемогли
    }
result-draw = Нічия
result-both-lose = Поразка обом
result-none = Без результату
result-you-won = Ви виграли
result-you-lost = Ви програли

## What ended the game

cause-no-pieces = не залишилося шашок
cause-blocked = усі шашки замкнено
cause-five = п’ять у ряд
cause-overline = довгий ряд
cause-foul = фол
cause-two-passes = обидва гравці пасували
cause-no-five-possible = п’ятірку вже не побудувати
cause-resignation = здача партії
cause-stopped-clock = годинник зупинено
cause-time = час вичерпано
cause-both-flags = упали обидва прапорці
cause-agreement = за згодою гравців
cause-repetition = триразове повторення позиції
cause-move-count = зроблено встановлену кількість ходів
cause-not-played-on = закінчення не розігрується
cause-short-of-time = краще закінчення, але бракує часу на виграш
cause-adjudication = присудження
cause-absence = неявка
cause-sanction = санкція
cause-refusal = відмова дотримуватися правил
cause-sealed-move = помилковий записаний хід
cause-record = запис не відновлено
cause-aborted = перервано до другого ходу
cause-annulled = анульовано, буде переграно

## What a player may do

right-move = зробити хід
right-press = перемкнути годинник
right-offer = запропонувати нічию
right-answer = прийняти або відхилити пропозицію нічиєї
right-claim-repetition = заявити нічию за повторенням
right-claim-move-count = заявити нічию за кількістю ходів
right-claim-not-played-on = заявити, що закінчення не розігрується
right-claim-repetition-by-move = записати хід, що повторює позицію, і заявити нічию
right-claim-both-flags = заявити нічию: упали обидва прапорці
right-claim-short-of-time = заявити нічию в цейтноті
right-claim-won-without-time = у виграній позиції запропонувати нічию й зупинити годинник
right-claim-counted-aloud = заявити нічию за ходами, поліченими вголос
right-call-flag = вказати на прапорець суперника
right-demand-correction = вимагати виправлення
right-call-arbiter = зупинити годинник і викликати суддю
right-resign = здатися
right-seal = записати хід
right-agree-adjourned = погодитися на нічию без догравання
right-seal-answer = записати відповідь
right-correct-clocks = вимагати виправити неправильно встановлений годинник
right-restore-record = відновити запис
right-sign = підписати бланк
right-announce = оголосити хід

## Grounds of a claim

claim-repetition = триразове повторення
claim-repetition-after = триразове повторення після цього ходу
claim-move-count = встановлена кількість ходів
claim-not-played-on = закінчення, що не розігрується
claim-both-flags = обидва прапорці впали
claim-short-of-time = цейтнот у кращому закінченні
claim-won-without-time = виграна позиція, але бракує часу на виграш
claim-counted-aloud = ходи, полічені вголос

## Forbidden points of renju

foul-overline = довгий ряд
foul-double-four = дві четвірки
foul-double-three = дві трійки
foul-about-overline = Шість або більше чорних каменів у ряд
foul-about-double-four = Дві четвірки водночас
foul-about-double-three = Дві трійки водночас

## What an opening regulation asks

task-place = Поставте { $colour ->
        [white] білий
        [black] чорний
       *[other] { $colour }
    } камінь
task-choose = Оберіть
task-declare = Назвіть, скільки п’ятих ходів буде, від 1 до { $n }
task-offer = Запропонуйте { $n } { $n ->
        [one] п’ятий хід
        [few] п’яті ходи
       *[many] п’ятих ходів
    }
task-pick = Оберіть один із запропонованих п’ятих ходів
task-opponent = Рішення щодо дебюту за суперником
pass = Пас
pass-sure = Пасувати, не ставлячи каменя?
choice-keep = Залишити кольори як є
choice-swap = Помінятися кольорами
choice-offer-fifths = Запропонувати кілька п’ятих ходів
choice-place-two = Поставити ще два камені
chosen-fifths = { $n } { $n ->
        [one] п’ятий хід
        [few] п’яті ходи
       *[many] п’ятих ходів
    }
opening-step = Дебют: { $text }
opening-swapped = Гравці помінялися кольорами
opening-kept = Кольори залишаються
opening-declared = Оголошено { $n } { $n ->
        [one] п’ятий хід
        [few] п’яті ходи
       *[many] п’ятих ходів
    }
opening-offered = Запропоновані п’яті ходи: { $points }
opening-pattern = Дебют { $code }, { $name }
