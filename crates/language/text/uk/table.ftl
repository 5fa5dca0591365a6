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
you = ви
sit-down = Сісти за стіл
close-table = Закрити стіл
invite-help = Надішліть це посилання супернику
invite-alone = Це посилання відкривається лише на цьому комп’ютері. Щоб його відкрили інші в тій самій мережі, запустіть Damka з параметром
invite-picture = Посилання у вигляді QR-коду для камери телефона
seat-free = Вільне місце
must-capture = Бити обов’язково
game-of = Партія { $n } з { $games }
micromatch-score = Рахунок мікроматчу: { $first } : { $second }
micromatch-you-won = Ви виграли мікроматч, { $first } : { $second }.
micromatch-you-lost = Ви програли мікроматч, { $first } : { $second }.
micromatch-win-name = Мікроматч виграє { $name }, { $first } : { $second }.
micromatch-drawn = Мікроматч завершився внічию, { $first } : { $second }.

## Phases

phase-open = Стіл відкрито: друге місце вільне
phase-waiting = Ще не розпочато
begins-in = Партія почнеться через { $time }
phase-playing = Триває
phase-stopped = Годинник зупинено
phase-adjourned = Відкладено
phase-over = Завершено
phase-closed = Стіл закрито
stopped-server = Сервер не працював; цей час не зараховано нікому. Гра продовжиться, коли повернуться обидва гравці; на них трохи почекають
stopped-arbiter = Суддя зупинив годинник. Гра продовжиться, коли він дозволить
stopped-adjudication = Гру припинено: результат цієї партії присудять судді
stopped-player = Годинник зупинив гравець { $name }

## Clocks

clock = Годинник
clock-of = Годинник: { $name }
clock-low = Залишилося мало часу
clock-lag = Повернено за затримку зв’язку: { $n } мс
clock-lag-short = +{ $n } мс

## Offers, claims and other acts

offer-draw = Запропонувати нічию
offer-draw-with-move = Запропонувати нічию з наступним ходом
offer-with-move-set = Нічию буде запропоновано разом із вашим ходом
offer-made = Ви запропонували нічию
offer-received = Суперник пропонує нічию
offer-by = { $name } пропонує нічию
offer-declined = Пропозицію нічиєї відхилено
accept-draw = Прийняти нічию
decline-draw = Відхилити
claim = Заява
claim-draw = Заявити нічию
claim-upheld = Заяву задоволено
arbiter-letters = Повідомлення судді
arbiter-writes = Суддя пише:
claim-refused = Заяву відхилено
resign = Здатися
resign-sure = Здати партію?
abort = Перервати
abort-sure = Перервати партію без результату?
rematch = Реванш
rematch-offered = Суперник пропонує реванш
rematch-asked = Ви запропонували реванш
rematch-accept = Зіграти ще
rematch-begun = Реванш почався
rematch-link = Перейти до реваншу
adjourn = Відкласти
seal-move = Записати хід
seal-help = Зробіть хід: він лежатиме в конверті до догравання.
opponent-seals = Суперник записує хід
sealing-by = { $name } записує хід
sealed-by = { $name }: хід записано, він у конверті
asked-to-adjourn = Ви запропонували відкласти партію
asks-to-adjourn = Суперник пропонує відкласти партію
asked-to-resume = Ви готові догравати
asks-to-resume = Суперник готовий догравати
resume-game = Почати догравання

## Rights and counts

rights = Ваші права зараз
counts = Підрахунок ходів до нічиєї
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
theme = Тема дошки
theme-wood = Дерево
theme-green = Зелена
theme-contrast = Висока контрастність
notation = Нотація
notation-full = Повна: c3-d4
notation-short = Скорочена: cd4
animation = Анімація
show-legal = Показувати можливі ходи
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
board-cannot-move = З поля { $square } піти нічим
board-cannot-land = Взяття не можна продовжити на { $square }
board-cannot-place = На { $point } не можна поставити камінь
board-aimed = { $point }: торкніться ще раз, щоб поставити камінь
premove = Хід наперед
premove-set = Хід наперед: { $text }
premove-lost = Хід наперед виявився неможливим
premove-cancelled = Хід наперед скасовано
type-move = Введіть хід
type-move-help = Наприклад, { $example }; Enter — зробити хід
ambiguous-move = Це може означати кілька ходів: { $moves }
unreadable-move = Це не хід: { $text }

## Sound

sound = Звук

## Moves and replay

move-list = Ходи
no-moves-yet = Ходів ще немає
replay = Перегляд партії
replay-first = На початок
replay-previous = Хід назад
replay-next = Хід уперед
replay-last = До останнього ходу
replay-live = Назад до партії
replay-not-live = Ви переглядаєте одну з попередніх позицій
keys = Клавіатура і миша
keys-arrows = Стрілки ліворуч і праворуч: перегляд хід за ходом
keys-home-end = Home і End: перша та остання позиція
keys-board = На дошці: стрілки — рух, Enter — вибір, Escape — скасування
keys-flip = F: перевернути дошку
keys-type = M: ввести хід
keys-clock = T: озвучити годинник
keys-read = B: озвучити шашки на дошці
keys-draw = Права кнопка миші: малювати на дошці кола і стрілки
keys-single = Команди однією клавішею

## Downloads

download-pdn = Партія у PDN
download-sgf = Партія у SGF
download-pdn-of = Партія { $n } у PDN
download-sgf-of = Партія { $n } у SGF
download-diagram = Діаграма у SVG
position-link = Посилання на цю позицію

## Connection

connected = на зв’язку
disconnected = без зв’язку
connecting = З’єднання…
connection-lost = Зв’язок утрачено. Дамка з’єднується знову.
connection-back = Зв’язок відновлено
connection-opponent-lost = Суперник утратив зв’язок
connection-opponent-back = Суперник повернувся

## Who is there

watching = { $n ->
        [0] Глядачів немає
        [one] { $n } глядач
        [few] { $n } глядачі
       *[many] { $n } глядачів
    }
regulation = Регламент
ballot-drawn = Випало за жеребом: { $moves }
ballot-cell = Клітинка { $n } таблиці
