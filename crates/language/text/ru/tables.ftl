## Pages

tables-events = Соревнования
tables-events-empty = Публичных соревнований пока нет.
tables-events-yours = Ваши соревнования
tables-events-all = Все соревнования
tables-events-unnamed = Соревнование без названия
tables-events-new = Создать соревнование
tables-front = Обзор
tables-now = Сейчас
tables-pairings = Пары
tables-standings = Таблица мест
tables-standings-players = Места участников
tables-standings-teams = Места команд
tables-crosstable = Турнирная таблица
tables-crosstable-players = Партии всех участников
tables-crosstable-teams = Матчи всех команд
tables-players = Участники
tables-teams = Команды
tables-statistics = Статистика
tables-screen = Экран зала
tables-desk = Стол секретаря
tables-menu = Страницы соревнования
tables-parts = Этапы
tables-stage = Этап { $stage }
tables-play-off = Дополнительное соревнование за места { $first }–{ $last }
tables-notices = Объявления
tables-days = Дни
tables-system = Система
tables-system-round-robin = Круговая
tables-system-swiss = Швейцарская
tables-system-knockout = Олимпийская
tables-system-lives = С выбыванием по потерянным очкам
tables-system-scheveningen = Схевенингенская
tables-system-match = Матч

## How far it has come

tables-phase-entries = Идёт приём заявок
tables-phase-drawn = Жеребьёвка проведена, следующий — первый тур
tables-phase-playing = Идёт
tables-phase-over = Завершено
tables-phase-approved = Завершено, результаты утверждены
tables-phase-closed = Закрыто
tables-phase-cancelled = Отменено
tables-round = Тур { $round }
tables-round-of = Тур { $round } из { $planned }
tables-round-head = Тур
tables-rounds = Туры
tables-round-done = Тур { $round } завершён
tables-round-playing = Тур { $round }, партий без результата: { $open }
tables-next = Далее тур { $round }
tables-before-first = Ещё не сыграно ни одной партии.
tables-after-round = После тура { $round }
tables-during-round = Во время тура { $round }; партий без результата: { $open }
tables-final = Окончательные места
tables-stage-final = Места этого этапа
tables-games-open = Досок: { $all }, без результата: { $open }
tables-line-ups-until = составы команд подают до

## Columns

tables-place = Место
tables-no = Номер
tables-no-short = №
tables-name = Имя
tables-rank = Разряд
tables-title = Звание
tables-of = Откуда
tables-country = Страна
tables-team = Команда
tables-group = Группа
tables-rating = Рейтинг
tables-rating-short = Рейт.
tables-points = Очки
tables-points-short = О
tables-points-before = Очки перед туром
tables-why = Почему выше следующего
tables-why-pair = Почему эта пара
tables-why-short = Почему
tables-board = Доска
tables-board-short = Д.
tables-result = Результат
tables-colour = Цвет
tables-opponent = Соперник
tables-total = Сумма
tables-games = Партии
tables-colours = Цвета
tables-colours-count = белые { $white }, чёрные { $black }
tables-left = Выбыли
tables-left-short = выбыл
tables-left-after = после тура { $round }
tables-place-of = { $place } из { $all }
tables-white-letter = б
tables-black-letter = ч
tables-self = сам участник
tables-reserve = запасной
tables-captain = Капитан

## Categories in English

tables-rank-1 = III юн.
tables-rank-2 = II юн.
tables-rank-3 = I юн.
tables-rank-4 = III
tables-rank-5 = II
tables-rank-6 = I
tables-rank-7 = КМС
tables-rank-8 = МС
tables-rank-9 = МСМК
tables-rank-10 = ГР
tables-rank-11 = ЗМС

## Places explained

tables-shared = равны во всём: место поделено
tables-shared-unplayed = место поделено: за него партий не играли
tables-above = { $criterion }: { $own } против { $next }
tables-above-step = { $criterion }, { $step }-е значение: { $own } против { $next }
tables-above-against = { $criterion }, партии с № { $no }: { $own } против { $next }
tables-out = Выбыли досрочно, мест не занимают:
tables-legend = Что означают столбцы
tables-legend-order = Равных по очкам распределяют по ним по очереди, слева направо.

## Criteria

tables-criterion-points = очки
tables-criterion-sonneborn-berger = коэффициент Зоннеборна–Бергера
tables-criterion-sonneborn-berger-double = удвоенный коэффициент Зоннеборна–Бергера
tables-criterion-shmulyan = коэффициент Шмульяна
tables-criterion-buchholz = коэффициент Бухгольца (Солкофа)
tables-criterion-buchholz-median = медианный коэффициент Бухгольца
tables-criterion-buchholz-median-full = полный медианный коэффициент Бухгольца
tables-criterion-buchholz-cut1 = усечённый коэффициент Солкофа
tables-criterion-solkoff-truncated-full = полный усечённый коэффициент Солкофа
tables-criterion-solkoff-plus = коэффициент Солкофа-плюс
tables-criterion-solkoff-balyakin = коэффициент Солкофа–Балякина
tables-criterion-solkoff-balyakin-scored = коэффициент Солкофа–Балякина по набранным очкам
tables-criterion-riga = рижский коэффициент
tables-criterion-wins = количество побед
tables-criterion-wins-and-pluses = количество побед с плюсами
tables-criterion-beaten-points = очки побеждённых соперников
tables-criterion-opponents-rating = рейтинги соперников
tables-criterion-head-to-head = личные встречи
tables-criterion-results-by-place = результаты по порядку мест
tables-criterion-play-off = дополнительное соревнование
tables-criterion-match-points = командные очки
tables-criterion-board-points = очки на всех досках
tables-criterion-direct-match = встреча между ними
tables-criterion-matches-won = выигранные матчи
tables-criterion-solkoff = коэффициент Солкофа
tables-criterion-solkoff-median = медианный коэффициент Солкофа
tables-criterion-solkoff-cut1 = усечённый коэффициент Солкофа
tables-criterion-board-places = сумма мест на досках
tables-criterion-boards = результаты на 1-й, 2-й и следующих досках
tables-short-sonneborn-berger = З-Б
tables-short-sonneborn-berger-double = З-Б2
tables-short-shmulyan = Шм
tables-short-buchholz = Бх
tables-short-buchholz-median = БхМ
tables-short-buchholz-median-full = БхМп
tables-short-buchholz-cut1 = Слк-1
tables-short-solkoff-truncated-full = СлкП
tables-short-solkoff-plus = Слк+
tables-short-solkoff-balyakin = Слк-Б
tables-short-solkoff-balyakin-scored = Слк-Бо
tables-short-riga = Риж.
tables-short-wins = В
tables-short-wins-and-pluses = В+
tables-short-beaten-points = ОПоб
tables-short-opponents-rating = РСоп
tables-short-head-to-head = ЛВ
tables-short-results-by-place = РпМ
tables-short-play-off = ДС
tables-short-match-points = КО
tables-short-board-points = ОД
tables-short-direct-match = ВМН
tables-short-matches-won = ВМ
tables-short-solkoff = Слк
tables-short-solkoff-median = СлкМ
tables-short-solkoff-cut1 = Слк-1
tables-short-board-places = МД
tables-short-boards = Дс

## Pairings

tables-by-board = По доскам
tables-by-name = По именам
tables-order = Порядок
tables-no-pairings = Ещё не составлен ни один тур.
tables-explain-all = Объяснить каждую пару
tables-suspended = не окончена
tables-by-hand = Пары этого тура составлены вручную.
tables-seed = Зерно жеребьёвки: { $seed }. Повторная жеребьёвка с ним даёт те же пары.
tables-free-bye = без соперника, получает плюс
tables-free-free = свободен от игры
tables-free-goes-on = проходит дальше без соперника
tables-free-absent = не играет
tables-round-game = Тур { $round }: { $name }, { $colour }, { $result }
tables-round-bye = Тур { $round }: без соперника, плюс
tables-round-absent = Тур { $round }: не играл
tables-round-free = Тур { $round }: свободен
tables-cross-rounds-help = 12б1: против № 12, белыми, результат 1. + и - обозначают партии, которые не были сыграны.
tables-cross-opponents-help = Столбцы — соперники по номерам. + и - обозначают партии, которые не были сыграны, · — предстоящие.

## Players and cards

tables-players-count = В списке: { $n }.
tables-no-numbers = Жеребьёвки ещё не было.
tables-card-rounds = Партии по турам
tables-ratings = Изменения рейтингов
tables-ratings-help = По методу Эло, K = { $k }, по сыгранным партиям с соперниками, имеющими рейтинг. Окончательно то, что публикует федерация.
tables-rating-before = Рейтинг до
tables-rating-after = Рейтинг после
tables-scored = Набрано
tables-expected = Ожидалось
tables-change = Изменение рейтинга
tables-performance = Показанный рейтинг
tables-chart = Очки после каждого тура: { $name }
tables-chart-round = тур
tables-chart-place = место
tables-chart-caption = Линия — сумма очков после каждого тура; ниже — место среди { $all }.
tables-chart-step = тур { $round }: { $points }
tables-chart-step-place = тур { $round }: { $points }, место { $place }

## Teams

tables-no-teams = В этом соревновании нет команд.
tables-team-scoring = Командный зачёт
tables-sum-of-places = Сумма мест
tables-counted = Зачётные участники
tables-best = Сколько лучших участников каждой команды идёт в зачёт: { $n }.
tables-all-count = В зачёт идут все участники команды.

## Statistics

tables-results-by-round = Результаты по турам
tables-played = Сыграно
tables-white-won = Выиграли белые
tables-drawn = Ничьи
tables-black-won = Выиграли чёрные
tables-both-lost = Проиграли оба
tables-forfeited = Без игры
tables-open = Без результата
tables-minutes = Минуты
tables-all-rounds = Все
tables-rated = С рейтингом
tables-average = Средний рейтинг
tables-points-spread = Распределение очков
tables-how-many = Сколько
tables-colour-balance = Баланс цветов
tables-colour-more = Белыми чаще, чем чёрными, на

## Live

tables-all-places = Все места: { $n }
tables-all-boards = Все доски: { $n }
tables-live = Таблица обновляется сама
tables-live-lost = Связь потеряна; восстанавливаем
tables-live-result = Доска { $board }: { $white } – { $black } { $result }
tables-live-results = Новых результатов: { $n }
tables-live-leader = Распределение мест изменилось. Первое место: { $name }, { $points }
tables-live-round = Тур { $round }
tables-find = Найти имя
tables-found = Найдено строк: { $n }
tables-sort = Упорядочить: { $column }
tables-embed = Чтобы показать эту таблицу на другом сайте:

## Hall screen

tables-screen-keys = Пробел: пауза · ← →: другая страница · F: на весь экран
tables-screen-paused = Пауза
tables-screen-page = { $page } из { $pages }
tables-screen-starts = До тура { $round }: { $time }
tables-screen-started = Тур { $round } начался

## Reasons of pairs

said-by-regulation = по положению
said-half-against-half = половина против половины
said-first-against-last = первый с последним
said-neighbours = соседи
said-colour-is-due-to-most-of-the-group-and-to-no = { $colour } положены большинству группы и № { $no }
said-white = белые
said-black = чёрные
said-no-moved-the-other-way-before = № { $no } раньше перемещался в другую сторону
said-no-is-the-first-there-who-fits = № { $no } там первый, кто подходит
said-nobody-fits-in-a-nearer-group = в более близкой группе никто не подходит
said-a-row-of-one-colour-that-no-other-pairing-of-the-group-avoids = серия одного цвета, которой в этой группе не избежать ни при каких парах
said-first-round-half-against-half = первый тур, половина против половины
said-first-round-first-against-last = первый тур, первый с последним
said-first-round-neighbours-by-lot = первый тур, соседи по жребию
said-no-stands-at-an-odd-place-and-has-colour = № { $no } стоит на нечётном месте, цвет: { $colour }
said-no-stands-at-an-even-place-and-has-colour = № { $no } стоит на чётном месте, цвет: { $colour }
said-no-gets-a-plus-as-the-last-in-the-classification-who-may = № { $no } получает плюс как последний в классификации, кто может
said-no-has-had-a-plus-nobody-else-can-be-left-out = № { $no } уже имел плюс: никого другого нельзя оставить без пары
said-passed-over-having-had-a-plus-list = пропущены, так как уже имели плюс: { $list }
said-without-others-below-the-rest-could-not-be-paired = без участников, стоящих ниже, остальных не свести в пары
said-no-complete-pairing-keeps-the-limit-of-colours-it-is-left-aside = составить все пары с ограничением цветов невозможно; ограничение снято
said-the-winners-of-their-ties-meet = встречаются победители своих пар
said-nobody-meets-one-of-his-own-group = никто не встречается с участником своей группы
said-the-draw-was-repeated-changed-list = жеребьёвка повторена; изменены: { $list }
said-a-repeated-draw-n-pairs-stay-as-they-were-published = повторная жеребьёвка: сохранено объявленных пар: { $n }
said-rounds-rounds-for-players-players-usual-are-least-to-most = туров { $rounds } для участников { $players }; обычно от { $least } до { $most }
said-round-table-of-the-table-for-players-one-other = тур { $table } таблицы для { $players }: { $one }:{ $other }
said-their-game-of-the-stage-before-counts = засчитывается их партия из предыдущего этапа
said-colours-change = цвета чередуются
said-colours-are-evened-out = цвета выравниваются
said-colours-by-lot = цвета по жребию
said-game-number-of-the-match-colours-change = партия { $number } матча, цвета чередуются
said-players-players-cannot-play-rounds-rounds-without-meeting-twice-at-most-most = участников { $players }: туров { $rounds } без повторных встреч не сыграть; самое большее { $most }
said-players-players-may-run-out-of-new-opponents-before-round-rounds-sure-rounds-are-sure = участников { $players }: новых соперников может не хватить до тура { $rounds }; гарантировано туров: { $sure }
said-inside-the-group-of-points-points-how = внутри группы (очков: { $points }), { $how }
said-inside-the-group-of-1-point-how = внутри группы (1 очко), { $how }
said-no-goes-down-from-the-group-of-one-points-to-that-of-other-points = № { $no } опускается из группы (очков: { $one }) в группу (очков: { $other })
said-no-goes-down-from-the-group-of-one-points-to-that-of-1-point = № { $no } опускается из группы (очков: { $one }) в группу (1 очко)
said-no-goes-down-from-the-group-of-1-point-to-that-of-other-points = № { $no } опускается из группы (1 очко) в группу (очков: { $other })
said-no-goes-up-from-the-group-of-one-points-to-that-of-other-points = № { $no } поднимается из группы (очков: { $one }) в группу (очков: { $other })
said-no-goes-up-from-the-group-of-one-points-to-that-of-1-point = № { $no } поднимается из группы (очков: { $one }) в группу (1 очко)
said-no-goes-up-from-the-group-of-1-point-to-that-of-other-points = № { $no } поднимается из группы (1 очко) в группу (очков: { $other })
said-in-the-last-round-the-group-of-points-points-is-paired-without-the-limit-of-colours = в последнем туре группа (очков: { $points }) сведена в пары без ограничения цветов
said-in-the-last-round-the-group-of-1-point-is-paired-without-the-limit-of-colours = в последнем туре группа (1 очко) сведена в пары без ограничения цветов
said-only-these-colours-keep-the-limits-of-both = только при таких цветах соблюдены ограничения обоих
said-the-other-way-somebody-would-have-one-colour-too-often-in-a-row = иначе кто-то имел бы один цвет слишком много раз подряд
said-the-other-way-somebody-s-colours-would-differ-too-much = иначе разница цветов у кого-то была бы слишком велика
said-both-alternate = у обоих цвета чередуются
said-compared-backwards-white-goes-to-the-one-who-had-black-where-they-first-differ = сравнивают от последнего тура: белые получает тот, у кого были чёрные там, где цвета впервые различаются
said-the-higher-in-the-classification-alternates = цвета чередуются у стоящего выше в классификации
said-the-higher-in-the-classification-has-the-colour-due-to-him = стоящий выше в классификации имеет положенный ему цвет
said-the-higher-in-the-classification-has-white = стоящий выше в классификации играет белыми
said-the-pair-one-other-of-the-regulation-is-not-made-somebody-is-not-there = пара { $one }-{ $other }, названная в положении, не составлена: кого-то нет
said-the-pair-one-other-of-the-regulation-is-not-made-it-has-been-or-is-ruled-out = пара { $one }-{ $other }, названная в положении, не составлена: она уже была или запрещена
