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
you-play = Вы играете { $colour ->
        [white] белыми
        [black] чёрными
       *[other] { $colour }
    }
you-watch = Вы наблюдаете
you = вы
opponent = Соперник
sit-down = Сесть за стол
close-table = Закрыть стол
invite-help = Отправьте эту ссылку сопернику
seat-free = Свободное место
waiting-for-opponent = Ждём соперника
must-capture = Бить обязательно
game-of = Партия { $n } из { $games }
next-game = Следующая партия
next-game-in = Следующая партия начнётся через { $n } { $n ->
        [one] секунду
        [few] секунды
       *[many] секунд
    }
micromatch-score = Счёт микроматча: { $first } : { $second }
micromatch-you-won = Вы выиграли микроматч, { $first } : { $second }.
micromatch-you-lost = Вы проиграли микроматч, { $first } : { $second }.
micromatch-win-name = Микроматч выигрывает { $name }, { $first } : { $second }.
micromatch-drawn = Микроматч завершился вничью, { $first } : { $second }.

## Phases

phase-open = Открыто: второе место свободно
phase-waiting = Ещё не начата
phase-playing = Идёт
phase-stopped = Часы остановлены
phase-adjourned = Отложена
phase-over = Завершена
phase-closed = Закрыто
stop-call-arbiter = Вызван судья
stop-disturbance = Игра прервана, время никому не идёт
stop-won-without-time = Фиксируется ничья: на выигрыш нет времени
stop-none = Остановлено

## Clocks

clock = Часы
clock-of = Часы: { $name }
clock-left = осталось { $time }
clock-running = Часы идут
clock-low = Осталось мало времени
clock-flag = Флажок упал
clock-spent = Потрачено на ход: { $time }
clock-lag = Возвращено за задержку связи: { $n } мс
clock-lag-short = +{ $n } мс
clock-increment = +{ $n } с за ход

## Offers, claims and other acts

offer-draw = Предложить ничью
offer-draw-with-move = Предложить ничью со следующим ходом
offer-with-move-set = Ничья будет предложена вместе с вашим ходом
offer-made = Вы предложили ничью
offer-received = Соперник предлагает ничью
offer-by = { $name } предлагает ничью
offer-declined = Ничья отклонена
accept-draw = Принять ничью
decline-draw = Отклонить
claim = Заявление
claim-draw = Заявить ничью
claim-upheld = Заявление удовлетворено
arbiter-letters = Что вам написал судья
arbiter-writes = Судья пишет:
claim-refused = Заявление отклонено
resign = Сдаться
resign-sure = Сдать партию?
abort = Прервать
abort-sure = Прервать партию без результата?
abort-help = Возможно до второго хода
rematch = Реванш
rematch-offered = Соперник просит реванш
rematch-asked = Вы попросили реванш
rematch-accept = Сыграть ещё
new-challenge = Новая партия
press-clock = Нажать часы
call-flag = Флажок упал!
adjourn = Отложить
seal-move = Записать ход
seal-help = Сделайте ход: он останется в конверте до доигрывания.
sealed-by = { $name }: ход записан, он в конверте
asked-to-adjourn = Вы предлагаете отложить партию
asks-to-adjourn = Соперник предлагает отложить партию
asked-to-resume = Вы готовы к доигрыванию
asks-to-resume = Соперник готов к доигрыванию
resume-game = Начать доигрывание
seal-from = Партию можно отложить

## Rights and counts

rights = Ваши права сейчас
rights-of = Права: { $name }
counts = Счёт до ничьей
counts-none = Счёт не ведётся
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
coordinates-on = Показывать координаты
coordinates-off = Скрыть координаты
theme = Тема доски
theme-wood = Дерево
theme-green = Зелёная
theme-blue = Синяя
theme-grey = Серая
theme-contrast = Высокая контрастность
notation = Нотация
notation-full = Полная: c3-d4
notation-short = Краткая: cd4
animation = Анимация
show-legal = Показывать возможные ходы
show-last = Показывать последний ход
show-forbidden = Показывать запрещённые пункты
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
board-cannot-move = С { $square } пойти нечем
board-cannot-land = Взятие не может продолжаться на { $square }
board-cannot-place = На { $point } нельзя поставить камень
board-aimed = { $point }: коснитесь ещё раз, чтобы поставить камень
premove = Ход наперёд
premove-set = Ход наперёд: { $text }
premove-cancel = Отменить ход наперёд
premove-lost = Ход наперёд оказался невозможным
premove-cancelled = Ход наперёд отменён
type-move = Введите ход
type-move-help = Например { $example }; Enter — сделать ход
ambiguous-move = Это может означать несколько ходов: { $moves }
unreadable-move = Это не ход: { $text }

## Sound

sound = Звук
sound-on = Включить звук
sound-off = Выключить звук
sound-volume = Громкость
announce-moves = Объявлять ходы словами

## Moves and replay

move-list = Ходы
no-moves-yet = Ходов ещё нет
replay = Просмотр партии
replay-first = В начало
replay-previous = Ход назад
replay-next = Ход вперёд
replay-last = К последнему ходу
replay-live = К партии
replay-at = Позиция после { $n } { $n ->
        [one] полухода
        [few] полуходов
       *[many] полуходов
    }
replay-not-live = Вы видите прошлую позицию
keys = Клавиши
keys-arrows = Стрелки влево и вправо: просмотр ход за ходом
keys-home-end = Home и End: первая и последняя позиция
keys-board = На доске: стрелки — движение, Enter — выбор, Escape — отмена
keys-flip = F: перевернуть доску
keys-type = M: ввести ход
keys-clock = T: озвучить часы
keys-read = B: озвучить шашки на доске
keys-help = ?: показать клавиши
keys-single = Команды одной клавишей

## Downloads

downloads = Загрузки
download-pdn = Партия в PDN
download-diagram = Диаграмма в SVG
download-record = Запись партии
download-json = Партия в JSON
position-link = Ссылка на эту позицию
position-fen = Позиция в FEN

## Connection

connected = на связи
disconnected = без связи
connecting = Соединение…
connection-lost = Связь потеряна. Дамка соединяется снова.
connection-back = Связь восстановлена
connection-opponent-lost = Соперник потерял связь
connection-opponent-back = Соперник вернулся
connection-paused = Часы стоят не дольше { $n } { $n ->
        [one] секунды
        [few] секунд
       *[many] секунд
    }
connection-delay = Задержка связи: { $n } мс
move-pending = Ход отправляется
move-resent = Ход отправлен ещё раз
server-restarting = Сервер перезапускается. Время никому не идёт.
other-tab = Партия открыта и на другой вкладке

## Who is there

watching = { $n ->
        [0] Зрителей нет
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
spectators-title = Зрители
regulation = Регламент
regulation-of = Регламент этой партии
ballot-drawn = Выпало по жребию: { $moves }
ballot-cell = Ячейка { $n } таблицы
