## Whose turn

table = Стол
table-title = { $first } – { $second }
your-turn = Ваш ход
opponents-turn = Ход соперника
turn-of = Ход { $colour ->
        [white] белых
        [black] чёрных
       *[other] { $colour }
    }
you = вы
sit-down = Сесть за стол
close-table = Закрыть стол
invite-help = Отправьте эту ссылку сопернику
invite-alone = Эта ссылка открывается только на этом компьютере. Чтобы её открыли другие в той же сети, запустите Damka с параметром
invite-picture = Ссылка в виде QR-кода для камеры телефона
seat-free = Свободное место
must-capture = Бить обязательно
game-of = Партия { $n } из { $games }
micromatch-score = Счёт микроматча: { $first } : { $second }
micromatch-you-won = Вы выиграли микроматч, { $first } : { $second }.
micromatch-you-lost = Вы проиграли микроматч, { $first } : { $second }.
micromatch-win-name = Микроматч выигрывает { $name }, { $first } : { $second }.
micromatch-drawn = Микроматч завершился вничью, { $first } : { $second }.

## Phases

phase-open = Стол открыт: второе место свободно
phase-waiting = Ещё не начата
begins-in = Партия начнётся через { $time }
phase-playing = Идёт
phase-stopped = Часы остановлены
phase-adjourned = Отложена
phase-over = Завершена
phase-closed = Стол закрыт
stopped-server = Сервер не работал; это время не засчитано никому. Игра продолжится, когда вернутся оба игрока; их немного подождут
stopped-arbiter = Судья остановил часы. Игра продолжится, когда он разрешит
stopped-adjudication = Игра прекращена: результат этой партии присудят судьи
stopped-player = Часы остановил игрок { $name }

## Clocks

clock = Часы
clock-of = Часы: { $name }
clock-low = Осталось мало времени
clock-lag = Возвращено за задержку связи: { $n } мс
clock-lag-short = +{ $n } мс

## Offers, claims and other acts

offer-draw = Предложить ничью
offer-draw-with-move = Предложить ничью со следующим ходом
offer-with-move-set = Ничья будет предложена вместе с вашим ходом
offer-made = Вы предложили ничью
offer-received = Соперник предлагает ничью
offer-by = { $name } предлагает ничью
offer-declined = Предложение ничьей отклонено
accept-draw = Принять ничью
decline-draw = Отклонить
claim = Заявление
claim-draw = Заявить ничью
claim-upheld = Заявление удовлетворено
arbiter-letters = Сообщения судьи
arbiter-writes = Судья пишет:
claim-refused = Заявление отклонено
resign = Сдаться
resign-sure = Сдать партию?
abort = Прервать
abort-sure = Прервать партию без результата?
rematch = Реванш
rematch-offered = Соперник предлагает реванш
rematch-asked = Вы предложили реванш
rematch-accept = Сыграть ещё
rematch-begun = Реванш начался
rematch-link = Перейти к реваншу
adjourn = Отложить
seal-move = Записать ход
seal-help = Сделайте ход: он будет лежать в конверте до доигрывания.
opponent-seals = Соперник записывает ход
sealing-by = { $name } записывает ход
sealed-by = { $name }: ход записан, он в конверте
asked-to-adjourn = Вы предложили отложить партию
asks-to-adjourn = Соперник предлагает отложить партию
asked-to-resume = Вы готовы к доигрыванию
asks-to-resume = Соперник готов к доигрыванию
resume-game = Начать доигрывание

## Rights and counts

rights = Ваши права сейчас
counts = Подсчёт ходов до ничьей
count-of = { $made } из { $of } { $of ->
        [one] хода
        [few] ходов
       *[many] ходов
    }
count-left = До ничьей { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
count-whose = считается { $colour ->
        [white] белым
        [black] чёрным
       *[other] { $colour }
    }
count-repetition = Позиция возникла { $n } { $n ->
        [one] раз
        [few] раза
       *[many] раз
    }

## Board

board = Доска
board-label = Доска: { $game }, { $columns } на { $rows }
flip-board = Перевернуть доску
coordinates = Координаты
theme = Тема доски
theme-wood = Дерево
theme-green = Зелёная
theme-contrast = Высокая контрастность
notation = Нотация
notation-full = Полная: c3-d4
notation-short = Краткая: cd4
animation = Анимация
show-legal = Показывать возможные ходы
confirm-moves = Подтверждать каждый ход
confirm-move = Сделать ход
choose-route = Сюда ведут несколько взятий: выберите путь
board-selected = Выбрано { $square }, можно пойти на { $n } { $n ->
        [one] поле
        [few] поля
       *[many] полей
    }
board-step = { $square }, взятие продолжается: можно встать на { $n } { $n ->
        [one] поле
        [few] поля
       *[many] полей
    }
board-taken-back = Отменено
board-cannot-move = С поля { $square } пойти нечем
board-cannot-land = Взятие нельзя продолжить на { $square }
board-cannot-place = На { $point } нельзя поставить камень
board-aimed = { $point }: коснитесь ещё раз, чтобы поставить камень
premove = Ход наперёд
premove-set = Ход наперёд: { $text }
premove-lost = Ход наперёд оказался невозможным
premove-cancelled = Ход наперёд отменён
type-move = Введите ход
type-move-help = Например, { $example }; Enter — сделать ход
ambiguous-move = Это может означать несколько ходов: { $moves }
unreadable-move = Это не ход: { $text }

## Sound

sound = Звук

## Moves and replay

move-list = Ходы
no-moves-yet = Ходов ещё нет
replay = Просмотр партии
replay-first = В начало
replay-previous = Ход назад
replay-next = Ход вперёд
replay-last = К последнему ходу
replay-live = Назад к партии
replay-not-live = Вы просматриваете одну из прежних позиций
keys = Клавиатура и мышь
keys-arrows = Стрелки влево и вправо: просмотр ход за ходом
keys-home-end = Home и End: первая и последняя позиция
keys-board = На доске: стрелки — движение, Enter — выбор, Escape — отмена
keys-flip = F: перевернуть доску
keys-type = M: ввести ход
keys-clock = T: озвучить часы
keys-read = B: озвучить шашки на доске
keys-draw = Правая кнопка мыши: рисовать на доске круги и стрелки
keys-single = Команды одной клавишей

## Downloads

download-pdn = Партия в PDN
download-sgf = Партия в SGF
download-pdn-of = Партия { $n } в PDN
download-sgf-of = Партия { $n } в SGF
download-diagram = Диаграмма в SVG
position-link = Ссылка на эту позицию

## Connection

connected = на связи
disconnected = без связи
connecting = Соединение…
connection-lost = Связь потеряна. Дамка соединяется снова.
connection-back = Связь восстановлена
connection-opponent-lost = Соперник потерял связь
connection-opponent-back = Соперник вернулся

## Who is there

watching = { $n ->
        [0] Зрителей нет
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
regulation = Регламент
ballot-drawn = Выпало по жребию: { $moves }
ballot-cell = Ячейка { $n } таблицы
