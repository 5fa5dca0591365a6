## Whose turn

table = Стіл
table-title = { $first } – { $second }
your-turn = Ваш хід
opponents-turn = Хід суперника
turn-of = Хід { $colour ->
        [white] білих
        [black] чорних
       *[other] { $colour }
    }
you-play = Ви граєте { $colour ->
        [white] білими
        [black] чорними
       *[other] { $colour }
    }
you-watch = Ви спостерігаєте
you = ви
opponent = Суперник
sit-down = Сісти за стіл
close-table = Закрити стіл
invite-help = Надішліть це посилання супернику
seat-free = Вільне місце
waiting-for-opponent = Чекаємо на суперника
must-capture = Бити обов’язково
game-of = Партія { $n } з { $games }
next-game = Наступна партія
next-game-in = Наступна партія почнеться через { $n } { $n ->
        [one] секунду
        [few] секунди
       *[many] секунд
    }
micromatch-score = Рахунок мікроматчу: { $first } : { $second }
micromatch-you-won = Ви виграли мікроматч, { $first } : { $second }.
micromatch-you-lost = Ви програли мікроматч, { $first } : { $second }.
micromatch-win-name = Мікроматч виграє { $name }, { $first } : { $second }.
micromatch-drawn = Мікроматч завершився внічию, { $first } : { $second }.

## Phases

phase-open = Відкрито: друге місце вільне
phase-waiting = Ще не розпочато
phase-playing = Триває
phase-stopped = Годинник зупинено
phase-adjourned = Відкладено
phase-over = Завершено
phase-closed = Закрито
stop-call-arbiter = Викликано суддю
stop-disturbance = Гру перервано, час нікому не йде
stop-won-without-time = Фіксується нічия: на виграш немає часу
stop-none = Зупинено

## Clocks

clock = Годинник
clock-of = Годинник: { $name }
clock-left = залишилося { $time }
clock-running = Годинник іде
clock-low = Залишилося мало часу
clock-flag = Прапорець упав
clock-spent = Витрачено на хід: { $time }
clock-lag = Повернено за затримку зв’язку: { $n } мс
clock-lag-short = +{ $n } мс
clock-increment = +{ $n } с за хід

## Offers, claims and other acts

offer-draw = Запропонувати нічию
offer-draw-with-move = Запропонувати нічию з наступним ходом
offer-with-move-set = Нічию буде запропоновано разом із вашим ходом
offer-made = Ви запропонували нічию
offer-received = Суперник пропонує нічию
offer-by = { $name } пропонує нічию
offer-declined = Нічию відхилено
accept-draw = Прийняти нічию
decline-draw = Відхилити
claim = Заява
claim-draw = Заявити нічию
claim-upheld = Заяву задоволено
arbiter-letters = Що вам написав суддя
arbiter-writes = Суддя пише:
claim-refused = Заяву відхилено
resign = Здатися
resign-sure = Здати партію?
abort = Перервати
abort-sure = Перервати партію без результату?
abort-help = Можливо до другого ходу
rematch = Реванш
rematch-offered = Суперник просить реванш
rematch-asked = Ви попросили реванш
rematch-accept = Зіграти ще
new-challenge = Нова партія
press-clock = Натиснути годинник
call-flag = Прапорець упав!
adjourn = Відкласти
seal-move = Записати хід
seal-help = Зробіть хід: він залишиться в конверті до догравання.
sealed-by = { $name }: хід записано, він у конверті
asked-to-adjourn = Ви пропонуєте відкласти партію
asks-to-adjourn = Суперник пропонує відкласти партію
asked-to-resume = Ви готові догравати
asks-to-resume = Суперник готовий догравати
resume-game = Почати догравання
seal-from = Партію можна відкласти

## Rights and counts

rights = Ваші права зараз
rights-of = Права: { $name }
counts = Підрахунок до нічиєї
counts-none = Підрахунок не ведеться
count-of = { $made } з { $of } { $of ->
        [one] ходу
        [few] ходів
       *[many] ходів
    }
count-left = До нічиєї { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
count-whose = рахується { $colour ->
        [white] білим
        [black] чорним
       *[other] { $colour }
    }
count-repetition = Позиція трапилася { $n } { $n ->
        [one] раз
        [few] рази
       *[many] разів
    }

## Board

board = Дошка
board-label = Дошка: { $game }, { $columns } на { $rows }
flip-board = Перевернути дошку
coordinates = Координати
coordinates-on = Показувати координати
coordinates-off = Приховати координати
theme = Тема дошки
theme-wood = Дерево
theme-green = Зелена
theme-blue = Синя
theme-grey = Сіра
theme-contrast = Висока контрастність
notation = Нотація
notation-full = Повна: c3-d4
notation-short = Скорочена: cd4
animation = Анімація
show-legal = Показувати можливі ходи
show-last = Показувати останній хід
show-forbidden = Показувати заборонені пункти
confirm-moves = Підтверджувати кожен хід
confirm-move = Зробити хід
choose-route = Сюди ведуть кілька взять: оберіть шлях
board-selected = Обрано { $square }, можна піти на { $n } { $n ->
        [one] поле
        [few] поля
       *[many] полів
    }
board-step = { $square }, взяття триває: можна стати на { $n } { $n ->
        [one] поле
        [few] поля
       *[many] полів
    }
board-taken-back = Скасовано
board-cannot-move = З { $square } нічим піти
board-cannot-land = Взяття не може тривати на { $square }
board-cannot-place = На { $point } не можна поставити камінь
board-aimed = { $point }: торкніться ще раз, щоб поставити камінь
premove = Хід наперед
premove-set = Хід наперед: { $text }
premove-cancel = Скасувати хід наперед
premove-lost = Хід наперед виявився неможливим
premove-cancelled = Хід наперед скасовано
type-move = Введіть хід
type-move-help = Наприклад { $example }; Enter — зробити хід
ambiguous-move = Це може означати кілька ходів: { $moves }
unreadable-move = Це не хід: { $text }

## Sound

sound = Звук
sound-on = Увімкнути звук
sound-off = Вимкнути звук
sound-volume = Гучність
announce-moves = Оголошувати ходи словами

## Moves and replay

move-list = Ходи
no-moves-yet = Ходів ще немає
replay = Перегляд партії
replay-first = На початок
replay-previous = Хід назад
replay-next = Хід уперед
replay-last = До останнього ходу
replay-live = До партії
replay-at = Позиція після { $n } { $n ->
        [one] півходу
        [few] півходів
       *[many] півходів
    }
replay-not-live = Ви бачите попередню позицію
keys = Клавіші
keys-arrows = Стрілки ліворуч і праворуч: перегляд хід за ходом
keys-home-end = Home і End: перша та остання позиція
keys-board = На дошці: стрілки — рух, Enter — вибір, Escape — скасування
keys-flip = F: перевернути дошку
keys-type = M: ввести хід
keys-clock = T: озвучити годинник
keys-read = B: озвучити шашки на дошці
keys-help = ?: показати клавіші
keys-single = Команди однією клавішею

## Downloads

downloads = Завантаження
download-pdn = Партія у PDN
download-diagram = Діаграма у SVG
download-record = Запис партії
download-json = Партія у JSON
position-link = Посилання на цю позицію
position-fen = Позиція у FEN

## Connection

connected = на зв’язку
disconnected = без зв’язку
connecting = З’єднання…
connection-lost = Зв’язок утрачено. Дамка з’єднується знову.
connection-back = Зв’язок відновлено
connection-opponent-lost = Суперник утратив зв’язок
connection-opponent-back = Суперник повернувся
connection-paused = Годинник стоїть щонайбільше { $n } { $n ->
        [one] секунду
        [few] секунди
       *[many] секунд
    }
connection-delay = Затримка зв’язку: { $n } мс
move-pending = Хід надсилається
move-resent = Хід надіслано ще раз
server-restarting = Сервер перезапускається. Час нікому не йде.
other-tab = Партію відкрито й на іншій вкладці

## Who is there

watching = { $n ->
        [0] Глядачів немає
        [one] { $n } глядач
        [few] { $n } глядачі
       *[many] { $n } глядачів
    }
spectators-title = Глядачі
regulation = Регламент
regulation-of = Регламент цієї партії
ballot-drawn = Випало за жеребом: { $moves }
ballot-cell = Клітинка { $n } таблиці
