## Pages

tables-events = Змагання
tables-events-empty = Публічних змагань поки немає.
tables-events-yours = Ваші змагання
tables-events-all = Усі змагання
tables-events-unnamed = Змагання без назви
tables-events-new = Створити змагання
tables-front = Огляд
tables-now = Зараз
tables-pairings = Пари
tables-standings = Таблиця місць
tables-standings-players = Місця учасників
tables-standings-teams = Місця команд
tables-crosstable = Турнірна таблиця
tables-crosstable-players = Партії всіх учасників
tables-crosstable-teams = Матчі всіх команд
tables-players = Учасники
tables-teams = Команди
tables-statistics = Статистика
tables-screen = Екран зали
tables-desk = Стіл секретаря
tables-menu = Сторінки змагання
tables-parts = Етапи
tables-stage = Етап { $stage }
tables-play-off = Додаткове змагання за місця { $first }–{ $last }
tables-notices = Оголошення
tables-days = Дні
tables-system = Система
tables-system-round-robin = Колова
tables-system-swiss = Швейцарська
tables-system-knockout = Олімпійська
tables-system-lives = З вибуванням за втраченими очками
tables-system-scheveningen = Схевенінгенська
tables-system-match = Матч

## How far it has come

tables-phase-entries = Триває прийом заявок
tables-phase-drawn = Жеребкування проведено, наступний — перший тур
tables-phase-playing = Триває
tables-phase-over = Завершено
tables-phase-approved = Завершено, результати затверджено
tables-phase-closed = Закрито
tables-phase-cancelled = Скасовано
tables-round = Тур { $round }
tables-round-of = Тур { $round } з { $planned }
tables-round-head = Тур
tables-rounds = Тури
tables-round-done = Тур { $round } завершено
tables-round-playing = Тур { $round }, партій без результату: { $open }
tables-next = Далі тур { $round }
tables-before-first = Ще не зіграно жодної партії.
tables-after-round = Після туру { $round }
tables-during-round = Під час туру { $round }; партій без результату: { $open }
tables-final = Остаточні місця
tables-stage-final = Місця цього етапу
tables-games-open = Дощок: { $all }, без результату: { $open }
tables-line-ups-until = склади команд подають до

## Columns

tables-place = Місце
tables-no = Номер
tables-no-short = №
tables-name = Ім’я
tables-rank = Розряд
tables-title = Звання
tables-of = Звідки
tables-country = Країна
tables-team = Команда
tables-group = Група
tables-rating = Рейтинг
tables-rating-short = Рейт.
tables-points = Очки
tables-points-short = О
tables-points-before = Очки перед туром
tables-why = Чому вище за наступного
tables-why-pair = Чому ця пара
tables-why-short = Чому
tables-board = Дошка
tables-board-short = Д.
tables-result = Результат
tables-colour = Колір
tables-opponent = Суперник
tables-total = Сума
tables-games = Партії
tables-colours = Кольори
tables-colours-count = білі { $white }, чорні { $black }
tables-left = Вибули
tables-left-short = вибув
tables-left-after = після туру { $round }
tables-place-of = { $place } з { $all }
tables-white-letter = б
tables-black-letter = ч
tables-self = сам учасник
tables-reserve = запасний
tables-captain = Капітан

## Categories in English

tables-rank-1 = III юн.
tables-rank-2 = II юн.
tables-rank-3 = I юн.
tables-rank-4 = III
tables-rank-5 = II
tables-rank-6 = I
tables-rank-7 = КМСУ
tables-rank-8 = МСУ
tables-rank-9 = МСУМК
tables-rank-10 = ГУ
tables-rank-11 = ЗМСУ

## Places explained

tables-shared = рівні в усьому: місце поділено
tables-shared-unplayed = місце поділено: за нього партій не грали
tables-above = { $criterion }: { $own } проти { $next }
tables-above-step = { $criterion }, { $step }-е значення: { $own } проти { $next }
tables-above-against = { $criterion }, партії з № { $no }: { $own } проти { $next }
tables-out = Вибули достроково, місць не посідають:
tables-legend = Що означають стовпці
tables-legend-order = Рівних за очками розподіляють за ними по черзі, зліва направо.

## Criteria

tables-criterion-points = очки
tables-criterion-sonneborn-berger = коефіцієнт Зоннеборна–Бергера
tables-criterion-sonneborn-berger-double = подвоєний коефіцієнт Зоннеборна–Бергера
tables-criterion-shmulyan = коефіцієнт Шмульяна
tables-criterion-buchholz = коефіцієнт Бухгольца (Солкофа)
tables-criterion-buchholz-median = медіанний коефіцієнт Бухгольца
tables-criterion-buchholz-median-full = повний медіанний коефіцієнт Бухгольца
tables-criterion-buchholz-cut1 = урізаний коефіцієнт Солкофа
tables-criterion-solkoff-truncated-full = повний урізаний коефіцієнт Солкофа
tables-criterion-solkoff-plus = коефіцієнт Солкофа-плюс
tables-criterion-solkoff-balyakin = коефіцієнт Солкофа–Балякіна
tables-criterion-solkoff-balyakin-scored = коефіцієнт Солкофа–Балякіна за набраними очками
tables-criterion-riga = ризький коефіцієнт
tables-criterion-wins = кількість перемог
tables-criterion-wins-and-pluses = кількість перемог із плюсами
tables-criterion-beaten-points = очки переможених суперників
tables-criterion-opponents-rating = рейтинги суперників
tables-criterion-head-to-head = особисті зустрічі
tables-criterion-results-by-place = результати за порядком місць
tables-criterion-play-off = додаткове змагання
tables-criterion-match-points = командні очки
tables-criterion-board-points = очки на всіх дошках
tables-criterion-direct-match = зустріч між ними
tables-criterion-matches-won = виграні матчі
tables-criterion-solkoff = коефіцієнт Солкофа
tables-criterion-solkoff-median = медіанний коефіцієнт Солкофа
tables-criterion-solkoff-cut1 = урізаний коефіцієнт Солкофа
tables-criterion-board-places = сума місць на дошках
tables-criterion-boards = результати на 1-й, 2-й і наступних дошках
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
tables-short-riga = Риг.
tables-short-wins = В
tables-short-wins-and-pluses = В+
tables-short-beaten-points = ОПер
tables-short-opponents-rating = РСуп
tables-short-head-to-head = ОЗ
tables-short-results-by-place = РзМ
tables-short-play-off = ДЗ
tables-short-match-points = КО
tables-short-board-points = ОД
tables-short-direct-match = ЗМН
tables-short-matches-won = ВМ
tables-short-solkoff = Слк
tables-short-solkoff-median = СлкМ
tables-short-solkoff-cut1 = Слк-1
tables-short-board-places = МД
tables-short-boards = Дш

## Pairings

tables-by-board = За дошками
tables-by-name = За іменами
tables-order = Порядок
tables-no-pairings = Ще не складено жодного туру.
tables-explain-all = Пояснити кожну пару
tables-suspended = не закінчено
tables-by-hand = Пари цього туру складено вручну.
tables-seed = Зерно жеребкування: { $seed }. Повторне жеребкування з ним дає ті самі пари.
tables-free-bye = без суперника, отримує плюс
tables-free-free = вільний від гри
tables-free-goes-on = проходить далі без суперника
tables-free-absent = не грає
tables-round-game = Тур { $round }: { $name }, { $colour }, { $result }
tables-round-bye = Тур { $round }: без суперника, плюс
tables-round-absent = Тур { $round }: не грав
tables-round-free = Тур { $round }: вільний
tables-cross-rounds-help = 12б1: проти № 12, білими, результат 1. + і - позначають партії, яких не грали.
tables-cross-opponents-help = Стовпці — суперники за номерами. + і - позначають партії, яких не грали, · — майбутні.

## Players and cards

tables-players-count = У списку: { $n }.
tables-no-numbers = Жеребкування ще не було.
tables-card-rounds = Партії за турами
tables-ratings = Зміни рейтингів
tables-ratings-help = За методом Ело, K = { $k }, за зіграними партіями із суперниками, що мають рейтинг. Остаточним є те, що публікує федерація.
tables-rating-before = Рейтинг до
tables-rating-after = Рейтинг після
tables-scored = Набрано
tables-expected = Очікувано
tables-change = Зміна рейтингу
tables-performance = Показаний рейтинг
tables-chart = Очки після кожного туру: { $name }
tables-chart-round = тур
tables-chart-place = місце
tables-chart-caption = Лінія — сума очок після кожного туру; нижче — місце серед { $all }.
tables-chart-step = тур { $round }: { $points }
tables-chart-step-place = тур { $round }: { $points }, місце { $place }

## Teams

tables-no-teams = У цьому змаганні немає команд.
tables-team-scoring = Командний залік
tables-sum-of-places = Сума місць
tables-counted = Залікові учасники
tables-best = Скільки найкращих учасників кожної команди йде в залік: { $n }.
tables-all-count = У залік ідуть усі учасники команди.

## Statistics

tables-results-by-round = Результати за турами
tables-played = Зіграно
tables-white-won = Виграли білі
tables-drawn = Нічиї
tables-black-won = Виграли чорні
tables-both-lost = Програли обидва
tables-forfeited = Без гри
tables-open = Без результату
tables-minutes = Хвилини
tables-all-rounds = Усі
tables-rated = З рейтингом
tables-average = Середній рейтинг
tables-points-spread = Розподіл очок
tables-how-many = Скільки
tables-colour-balance = Рівновага кольорів
tables-colour-more = Білими частіше, ніж чорними, на

## Live

tables-all-places = Усі місця: { $n }
tables-all-boards = Усі дошки: { $n }
tables-live = Таблиця оновлюється сама
tables-live-lost = Зв’язок утрачено; відновлюємо
tables-live-result = Дошка { $board }: { $white } – { $black } { $result }
tables-live-results = Нових результатів: { $n }
tables-live-leader = Розподіл місць змінився. Перше місце: { $name }, { $points }
tables-live-round = Тур { $round }
tables-find = Знайти ім’я
tables-found = Знайдено рядків: { $n }
tables-sort = Упорядкувати: { $column }
tables-embed = Щоб показати цю таблицю на іншому сайті:

## Hall screen

tables-screen-keys = Пробіл: пауза · ← →: інша сторінка · F: на весь екран
tables-screen-paused = Пауза
tables-screen-page = { $page } з { $pages }
tables-screen-starts = До туру { $round }: { $time }
tables-screen-started = Тур { $round } почався

## Reasons of pairs

said-by-regulation = за положенням
said-half-against-half = половина проти половини
said-first-against-last = перший з останнім
said-neighbours = сусіди
said-colour-is-due-to-most-of-the-group-and-to-no = { $colour } належать більшості групи і № { $no }
said-white = білі
said-black = чорні
said-no-moved-the-other-way-before = № { $no } раніше переміщався в інший бік
said-no-is-the-first-there-who-fits = № { $no } там перший, хто підходить
said-nobody-fits-in-a-nearer-group = у ближчій групі ніхто не підходить
said-a-row-of-one-colour-that-no-other-pairing-of-the-group-avoids = серія одного кольору, якої в цій групі не уникнути за жодних пар
said-first-round-half-against-half = перший тур, половина проти половини
said-first-round-first-against-last = перший тур, перший з останнім
said-first-round-neighbours-by-lot = перший тур, сусіди за жеребом
said-no-stands-at-an-odd-place-and-has-colour = № { $no } стоїть на непарному місці, колір: { $colour }
said-no-stands-at-an-even-place-and-has-colour = № { $no } стоїть на парному місці, колір: { $colour }
said-no-gets-a-plus-as-the-last-in-the-classification-who-may = № { $no } отримує плюс як останній у класифікації, хто може
said-no-has-had-a-plus-nobody-else-can-be-left-out = № { $no } вже мав плюс: нікого іншого не можна залишити без пари
said-passed-over-having-had-a-plus-list = пропущено, бо вже мали плюс: { $list }
said-without-others-below-the-rest-could-not-be-paired = без учасників, що стоять нижче, решту не звести в пари
said-no-complete-pairing-keeps-the-limit-of-colours-it-is-left-aside = скласти всі пари з обмеженням кольорів неможливо; обмеження знято
said-the-winners-of-their-ties-meet = зустрічаються переможці своїх пар
said-nobody-meets-one-of-his-own-group = ніхто не зустрічається з учасником своєї групи
said-the-draw-was-repeated-changed-list = жеребкування повторено; змінено: { $list }
said-a-repeated-draw-n-pairs-stay-as-they-were-published = повторне жеребкування: збережено оголошених пар: { $n }
said-rounds-rounds-for-players-players-usual-are-least-to-most = турів { $rounds } для учасників { $players }; зазвичай від { $least } до { $most }
said-round-table-of-the-table-for-players-one-other = тур { $table } таблиці для { $players }: { $one }:{ $other }
said-their-game-of-the-stage-before-counts = зараховується їхня партія з попереднього етапу
said-colours-change = кольори чергуються
said-colours-are-evened-out = кольори вирівнюються
said-colours-by-lot = кольори за жеребом
said-game-number-of-the-match-colours-change = партія { $number } матчу, кольори чергуються
said-players-players-cannot-play-rounds-rounds-without-meeting-twice-at-most-most = учасників { $players }: турів { $rounds } без повторних зустрічей не зіграти; щонайбільше { $most }
said-players-players-may-run-out-of-new-opponents-before-round-rounds-sure-rounds-are-sure = учасників { $players }: нових суперників може забракнути до туру { $rounds }; гарантовано турів: { $sure }
said-inside-the-group-of-points-points-how = усередині групи (очок: { $points }), { $how }
said-inside-the-group-of-1-point-how = усередині групи (1 очко), { $how }
said-no-goes-down-from-the-group-of-one-points-to-that-of-other-points = № { $no } опускається з групи (очок: { $one }) до групи (очок: { $other })
said-no-goes-down-from-the-group-of-one-points-to-that-of-1-point = № { $no } опускається з групи (очок: { $one }) до групи (1 очко)
said-no-goes-down-from-the-group-of-1-point-to-that-of-other-points = № { $no } опускається з групи (1 очко) до групи (очок: { $other })
said-no-goes-up-from-the-group-of-one-points-to-that-of-other-points = № { $no } піднімається з групи (очок: { $one }) до групи (очок: { $other })
said-no-goes-up-from-the-group-of-one-points-to-that-of-1-point = № { $no } піднімається з групи (очок: { $one }) до групи (1 очко)
said-no-goes-up-from-the-group-of-1-point-to-that-of-other-points = № { $no } піднімається з групи (1 очко) до групи (очок: { $other })
said-in-the-last-round-the-group-of-points-points-is-paired-without-the-limit-of-colours = в останньому турі групу (очок: { $points }) зведено в пари без обмеження кольорів
said-in-the-last-round-the-group-of-1-point-is-paired-without-the-limit-of-colours = в останньому турі групу (1 очко) зведено в пари без обмеження кольорів
said-only-these-colours-keep-the-limits-of-both = лише за таких кольорів дотримано обмежень обох
said-the-other-way-somebody-would-have-one-colour-too-often-in-a-row = інакше хтось мав би один колір надто багато разів поспіль
said-the-other-way-somebody-s-colours-would-differ-too-much = інакше різниця кольорів у когось була б завелика
said-both-alternate = в обох кольори чергуються
said-compared-backwards-white-goes-to-the-one-who-had-black-where-they-first-differ = порівнюють від останнього туру: білі отримує той, хто мав чорні там, де кольори вперше різняться
said-the-higher-in-the-classification-alternates = кольори чергуються у вищого за класифікацією
said-the-higher-in-the-classification-has-the-colour-due-to-him = вищий за класифікацією має належний йому колір
said-the-higher-in-the-classification-has-white = вищий за класифікацією грає білими
said-the-pair-one-other-of-the-regulation-is-not-made-somebody-is-not-there = пару { $one }-{ $other }, названу в положенні, не складено: когось немає
said-the-pair-one-other-of-the-regulation-is-not-made-it-has-been-or-is-ruled-out = пару { $one }-{ $other }, названу в положенні, не складено: вона вже була або заборонена
