# The printed papers. Labels are those of the samples of RU22; a run of underscores is a blank, brackets right behind it stand below it.
## Signs and figures

form-page = стор. { $page } з { $pages }
form-long-date = { $day } { $month } { $year } р.
form-month-1 = січня
form-month-2 = лютого
form-month-3 = березня
form-month-4 = квітня
form-month-5 = травня
form-month-6 = червня
form-month-7 = липня
form-month-8 = серпня
form-month-9 = вересня
form-month-10 = жовтня
form-month-11 = листопада
form-month-12 = грудня
form-date = ____ ____________ 20____ р.
form-date-quoted = «____» ____________ 20____ р.
form-white = Білі
form-black = Чорні
form-white-letter = б
form-black-letter = ч
form-none = Немає.
form-stamp = М.П.

## Lines of many forms

form-event-line = ________________________
form-place-and-dates = ____________________(місце проведення) ____________________(дати проведення)
form-sign-chief = Головний суддя: __________ /____________/ (суддя ____ категорії)
form-sign-secretary = Головний секретар: __________ /____________/ (суддя ____ категорії)
form-sign-chief-table = Головний суддя: __________ /____________/ (суддя ____ категорії);
form-sign-secretary-table = Головний секретар: __________ /____________/ (суддя ____ категорії).
form-sign-chief-short = Головний суддя: _______________ (суддя ____ категорії)
form-sign-secretary-short = Головний секретар: _______________ (суддя ____ категорії)
form-sign-match = Суддя матчу: _______________ (суддя ____ категорії)
form-sign-member = Член комісії: __________ /________________/
form-sign-doctor = Лікар: __________ /________________/
form-captain = Капітан: __________ /________________/
form-captain-1 = Капітан 1 __________ /________________/
form-captain-2 = Капітан 2 __________ /________________/
form-received = Прийнято: __________(підпис судді) ____________(дата, час)

## Columns of many tables

form-no = №
form-result = Результат
form-rating = Рейтинг
form-points = Очки
form-place = Місце
form-organisation = Організація
form-surname-and-name = Прізвище, ім’я
form-full-name = П.І.Б.
form-full-name-long = Прізвище, ім’я, по батькові
form-title-and-category = Зв., р.
form-coefficient = Кф
form-coefficient-1 = Кф1
form-coefficient-2 = Кф2
form-team = Команда
form-teams = Команди
form-team-1 = Команда 1
form-team-2 = Команда 2
form-board = Дошка
form-boards = Дошок
form-colour = Колір
form-opponent = Суперник
form-round-number = № туру
form-time = Час
form-day = День
form-hour = Година
form-hall = Зала
form-decision = Рішення
form-article = Пункт
form-when = Коли
form-who = Хто
form-what = Що

## Names of the forms

form-name-preliminary-application = Попередня заявка на участь
form-name-final-application = Заявка на участь
form-name-admission-protocol = Протокол мандатної комісії
form-name-regulation = Положення
form-name-technical-regulation = Технічний регламент
form-name-programme = Програма змагань
form-name-invitation = Запрошення
form-name-press-report = Звіт для преси
form-name-disciplines = Дисципліни та їхні міжнародні назви
form-name-line-up = Заявка складу на тур
form-name-pairings-by-board = Пари за дошками
form-name-pairings-by-name = Пари за прізвищами
form-name-result-slips = Картки результатів
form-name-score-sheets = Бланки запису партій
form-name-games = Партії туру
form-name-round-protocol = Протокол туру
form-name-match-protocol = Протокол командних змагань
form-name-match-summary = Зведений протокол командних змагань
form-name-player-card = Картка учасника
form-name-round-robin-table = Таблиця результатів, колова система
form-name-swiss-table = Таблиця результатів, швейцарська система
form-name-team-scoring = Таблиця результатів командного заліку
form-name-standings = Розподіл місць
form-name-bulletin = Бюлетень
form-name-protest = Протест
form-name-certificate = Довідка про результат
form-name-medical-report = Медичний звіт
form-name-report = Звіт головного судді

## Applications

form-appendix-1 = Додаток № 1
form-appendix-3 = Додаток № 3
form-appendix-4 = Додаток № 4
form-application-preliminary = ПОПЕРЕДНЯ ЗАЯВКА НА УЧАСТЬ
form-application-final = ЗАЯВКА НА УЧАСТЬ
form-application-organisation = ____________________(організація)
form-application-event = ____________________(назва змагань)
form-application-held = Що проводяться в ____________________(місце проведення) ____________________(дата проведення) таких спортсменів:
form-birth-and-insurance = Дата народження/ № страхового свідоцтва
form-birth = Дата народження
form-category-or-title = Спортивний розряд/ спортивне звання
form-discipline = Спортивна дисципліна
form-home-address = Домашня адреса з індексом
form-passport = Дані паспорта/ свідоцтва про народження
form-trainer = Особистий тренер
form-doctor = Допуск лікаря
form-cleared = Допущено
form-no-rank = б/р
form-application-representative = Представником призначено: ____________________(П.І.Б.)
form-application-federation = ____________________(керівник регіональної спортивної федерації) __________(підпис) ______________(розшифрування підпису) м.п.
form-application-authority = ____________________(керівник органу виконавчої влади регіону у сфері фізичної культури і спорту) __________(підпис) ______________(розшифрування підпису)
form-application-clinic = Печатка і підпис медичної організації __________(підпис) ____________________(прізвище та ініціали лікаря, дата допуску)
form-application-head-of-federation = Керівник регіональної спортивної федерації __________(підпис) ____________________(розшифрування підпису)
form-application-head-of-authority = Керівник органу виконавчої влади регіону у сфері фізичної культури і спорту __________(підпис) ____________________(розшифрування підпису)

## The admission committee

form-admission-protocol = ПРОТОКОЛ МАНДАТНОЇ КОМІСІЇ
form-ground = Підстава
form-admitted = допущено
form-refused = не допущено
form-admitted-of = Допущено: { $admitted } із { $all }.
form-committee = Комісія
form-ground-no-right = немає права участі за положенням
form-ground-incomplete = неповний комплект документів
form-ground-faulty = документи не відповідають вимогам
form-ground-health = стан здоров’я
form-ground-disqualified = дискваліфікація

## Regulation and programme

form-regulation = ПОЛОЖЕННЯ
form-technical-regulation = ТЕХНІЧНИЙ РЕГЛАМЕНТ
form-approved = Затверджено: ____________(посада) __________(підпис) ____________(дата)
form-basis-ru22 = Складено на підставі Правил виду спорту «шашки», Росія, 17 березня 2022 р., № 201.
form-basis-ru-codex = Складено на підставі Шашкового кодексу.
form-basis-ua24 = Складено на підставі Правил спортивних змагань з шашок від 24.10.2024 № 39/3.2/24.
form-basis-ru-renju = Складено на підставі Правил рендзю.
form-basis-ru-begin = Складено на підставі Правил російських шашок для початківців.
form-rules-ru22 = Змагання проводиться згідно з Правилами виду спорту «шашки».
form-rules-ru-codex = Змагання проводиться згідно з Шашковим кодексом.
form-rules-ua24 = Змагання проводиться згідно з Правилами спортивних змагань з шашок.
form-rules-ru-renju = Змагання проводиться згідно з Правилами рендзю.
form-rules-ru-begin = Змагання проводиться згідно з Правилами російських шашок для початківців.
form-regulation-remarks = Зауваження правил
form-section-aims = Мета і завдання
form-section-dates = Строки і місце проведення
form-section-management = Організація та керівництво
form-section-participants = Учасники
form-section-character = Характер змагань
form-section-programme = Програма
form-section-safety = Безпека та підготовка місць змагань
form-section-winners = Визначення першості та нагородження
form-section-awards = Нагородження
form-section-financing = Фінансування та матеріальне забезпечення
form-section-entries = Строки та порядок подання заявок
form-organisers-line = Організатори: ____________________
form-chief-line = Головний суддя: ____________________ (категорія ____)
form-secretary-line = Головний секретар: ____________________ (категорія ____)
form-character-line = Характер: ____________________
form-discipline-line = Дисципліна: ____________________
form-system-line = Система проведення: ____________________ турів: _____
form-control-line = Контроль часу: ____________________
form-scale-line = Очки за виграш, нічию та програш: ______
form-awards-line = Нагородження: ____________________
form-tiebreaks = За рівності очок місця визначають
form-tiebreaks-line = За рівності очок місця визначають: ____________________
form-preliminary-until = Попередні заявки подають до ____________
form-fee-line = Внесок: ________
form-technical-system = Система проведення
form-technical-control = Контроль часу
form-technical-places = Розподіл місць за рівності очок
form-technical-qualify = Кількість місць, що дають вихід до наступного етапу
form-programme = ПРОГРАМА
form-programme-organisers = Організатори
form-programme-venue = Місце і строки проведення
form-programme-schedule = Розклад
form-programme-entitled = Хто має право участі
form-programme-contacts = Контакти
form-due = Не пізніше { $date } [{ $article }].
form-invitation = ЗАПРОШЕННЯ
form-invitation-to = Кому ____________________
form-invitation-event = Запрошуємо на змагання ____________________
form-invitation-place = Місце проведення ____________________
form-invitation-rounds = Перший тур ____________ останній тур ____________
form-invitation-lots = Жеребкування ____________(дата) ________(година)
form-invitation-ceremonies = Відкриття ____________ закриття ____________
form-invitation-conditions = Фінансові та інші умови
form-invitation-travel = Проїзд ____________________
form-invitation-lodging = Харчування та проживання, строк ____________________
form-invitation-company = Супровідні особи ____________________
form-invitation-prizes = Призи ____________________
form-invitation-arrival = Приїзд ____________ контакт ____________________
form-invitation-confirm = Просимо підтвердити участь до ____________
form-least-rank = не нижче { $rank }
form-group-men = чоловіки
form-group-women = жінки
form-group-boys = хлопці до { $years } років
form-group-girls = дівчата до { $years } років
form-character-individual = особисті
form-character-team = командні
form-character-individual-team = особисто-командні
form-character-team-standing = особисті з командним заліком
form-system-round-robin = колова
form-system-swiss = швейцарська
form-system-regulated-swiss = швейцарська з урахуванням рейтингу
form-system-knockout = олімпійська
form-system-placement-knockout = удосконалена олімпійська
form-system-scheveningen = схевенінгенська
form-system-match = матч
form-system-match-tournament = матч-турнір
form-system-mixed = змішана
form-system-other = інша

## Disciplines

form-discipline-1 = російські шашки – швидка гра
form-discipline-2 = російські шашки – швидка гра – командні змагання
form-discipline-3 = російські шашки – командні змагання
form-discipline-4 = російські шашки – блискавична гра
form-discipline-5 = російські шашки – блискавична гра – командні змагання
form-discipline-6 = російські шашки
form-discipline-7 = міжнародні шашки – швидка гра
form-discipline-8 = міжнародні шашки – швидка гра – командні змагання
form-discipline-9 = міжнародні шашки – командні змагання
form-discipline-10 = міжнародні шашки – блискавична гра
form-discipline-11 = міжнародні шашки – блискавична гра – командні змагання
form-discipline-12 = міжнародні шашки
form-discipline-13 = гра за листуванням
form-discipline-14 = зворотна гра в шашки (піддавки)
form-discipline-15 = шашкова композиція
form-discipline-16 = рендзю
form-discipline-in-russia = Назва спортивної дисципліни в Російській Федерації
form-discipline-abroad = Міжнародна назва
form-discipline-in-protocols = Написання в протоколах міжнародних змагань

## Categories

form-rank-third-junior = III юн.
form-rank-second-junior = II юн.
form-rank-first-junior = I юн.
form-rank-third = III
form-rank-second = II
form-rank-first = I
form-rank-candidate = КМСУ
form-rank-master = МСУ
form-rank-international-master = МСУМК
form-rank-grandmaster = ГУ
form-rank-honoured-master = ЗМСУ

## Protocols and tables

form-protocol-name = Протокол туру №
form-protocol-no = ПРОТОКОЛ № ____
form-round-no = ____ тур;
form-round-and-group = Тур ____ Група ____________
form-bye = без пари, плюс
form-free = вільний
form-absent = Не грають
form-match-protocol = Протокол командних змагань
form-match-summary = Зведений протокол командних змагань
form-match-result = Підсумковий результат: ____ - ____
form-match-winner = на користь команди ____________________
form-drawn = нічия
form-card = КАРТКА УЧАСНИКА
form-card-player = Учасник ____________________
form-card-rank = Звання/розряд ____________________
form-card-region = Регіон ____________________
form-card-rating = Рейтинг ____________________
form-opponent-name = Прізвище, ім’я суперника
form-opponent-rank = Звання, р.
form-running-total = Наростаючий підсумок
form-results-table = ПРОТОКОЛ (ТАБЛИЦЯ РЕЗУЛЬТАТІВ)
form-team-scoring = командного заліку ____________________
form-members-points = Очки учасників
form-sum-of-points = Сума очок
form-sum-of-places = Сума місць учасників
form-remarks = Прим.
form-pairs-of-round = Пари { $round } туру
form-results-of-round = Результати { $round } туру
form-games-of-round = Партії { $round } туру
form-standings-after = Розподіл місць, зіграно турів: { $round }
form-bulletin = Бюлетень № { $round }

## What parts equals

form-tiebreak-sonneborn-berger = Зоннеборн–Бергер
form-tiebreak-sonneborn-berger-double = Зоннеборн–Бергер, подвоєний
form-tiebreak-shmulyan = Шмульян
form-tiebreak-buchholz = Бухгольц (Солкофф)
form-tiebreak-buchholz-median = Бухгольц медіанний
form-tiebreak-buchholz-median-full = Бухгольц медіанний повний
form-tiebreak-buchholz-cut1 = Солкофф урізаний скорочений
form-tiebreak-solkoff-truncated-full = Солкофф урізаний повний
form-tiebreak-solkoff-plus = Солкофф плюс
form-tiebreak-solkoff-balyakin = Солкофф–Балякін
form-tiebreak-solkoff-balyakin-scored = Солкофф–Балякін, за власними очками
form-tiebreak-riga = Ризький
form-tiebreak-wins = Перемоги
form-tiebreak-wins-and-pluses = Перемоги з плюсами
form-tiebreak-beaten-points = Очки переможених суперників
form-tiebreak-opponents-rating = Рейтинги суперників
form-tiebreak-head-to-head = Зустріч між собою
form-tiebreak-results-by-place = Результати за місцями
form-tiebreak-play-off = Додатковий матч або турнір
form-tiebreak-match-points = Командні очки
form-tiebreak-board-points = Очки на дошках
form-tiebreak-direct-match = Зустріч між командами
form-tiebreak-matches-won = Виграні матчі
form-tiebreak-solkoff = Солкофф
form-tiebreak-solkoff-median = Солкофф медіанний
form-tiebreak-solkoff-cut1 = Солкофф урізаний, команди
form-tiebreak-board-places = Сума місць на дошках
form-tiebreak-boards = Результати за дошками

form-press-report = ЗВІТ ДЛЯ ПРЕСИ

## Play by correspondence

form-chart = Графік часу
form-chart-received = Одержано
form-chart-sent = Надіслано
form-chart-used = На хід
form-chart-total = Сумарно
form-chart-white = Хід білих
form-chart-number = № ходу
form-chart-black = Хід чорних

## Line-ups, score sheets and slips

form-line-up = ЗАЯВКА СКЛАДУ НА ТУР
form-line-up-team = Команда ____________________ тур ____
form-line-up-term = Подається не пізніше ніж за { $minutes } хв. до початку туру [{ $article }].
form-reserves = Запасні
form-score-sheet = БЛАНК ЗАПИСУ ПАРТІЇ
form-sheet-head = Тур ____ Дошка _____ Дата ________
form-sheet-names = Білі ____________________ Чорні ____________________
form-sheet-names-renju = Чорні ____________________ Білі ____________________
form-sheet-times = Витрачений час: білі ________ чорні ________
form-sheet-times-renju = Витрачений час: чорні ________ білі ________
form-sheet-result = Результат: білі ____ чорні ____
form-sheet-result-renju = Результат: чорні ____ білі ____
form-sheet-signed = Підписи: білі ____________ чорні ____________
form-sheet-signed-renju = Підписи: чорні ____________ білі ____________
form-sheet-arbiter = Суддя ____________
form-sheet-passes = Паси на ходах: ____________________
form-slip-head = Тур ____ Дошка ____
form-slip-white = Білі ____________________ ____(результат) __________(підпис)
form-slip-black = Чорні ____________________ ____(результат) __________(підпис)
form-slip-arbiter = Суддя __________

## Protests

form-protest = ПРОТЕСТ
form-protest-to = Головному судді ________________
form-protest-from = від ________________
form-protest-game = Тур ____ дошка ____
form-protest-decision = Проти рішення ____________________
form-protest-articles = Пункти, які вважаю порушеними ____________________
form-protest-text = Суть протесту:
form-protest-deposit = Застава ________
form-protest-signed = __________(підпис) ________________(розшифрування підпису)
form-protest-ruling = Рішення за протестом
form-verdict-upheld = задоволено
form-verdict-rejected = відхилено
form-verdict-review = на повторний розгляд

## Certificates and reports

form-certificate = ДОВІДКА
form-certificate-player = Видано ____________________(прізвище, ім’я)
form-certificate-about = ____________________(організація) ____________(звання, розряд)
form-certificate-event = про те, що він (вона) брав (брала) участь у змаганнях ____________________
form-certificate-points = і набрав (набрала) очок ______, зіграно партій ____, виграно ____,
form-certificate-place = посів (посіла) ______ місце з ____.
form-certificate-norm = Виконано норму: ____________________
form-medical-report = МЕДИЧНИЙ ЗВІТ
form-medical-cases = Травми та захворювання
form-medical-conclusions = Висновки
form-medical-proposals = Пропозиції
form-report = ЗВІТ ГОЛОВНОГО СУДДІ
form-report-participants = Учасників: ____ організацій: ____
form-report-ranks = За званнями та розрядами: ____________________
form-report-panel = Суддівська колегія
form-report-rounds = Тури
form-report-sanctions = Рішення та санкції
form-report-protests = Протести й апеляції
form-report-journal = З журналу
form-report-attached = Додатки
form-office = Посада
form-arbiter-category = Категорія
form-began = Початок
form-ended = Кінець
form-unplayed = Не відбулося
form-unfinished = Не закінчено
form-overturned = скасовано
form-pending = не розглянуто
form-told-undone = Крок { $step } скасовано: { $reason }
form-told-lots = Проведено жеребкування, зерно { $seed }
form-told-late = Запізніла заявка: { $name }, з { $from } туру
form-told-replaced = Замість № { $no }: { $name }
form-told-left = Вибуття після { $after } туру: { $name }; { $reason }
form-told-excluded = Усунення після { $after } туру: { $name }; { $reason }
form-told-by-hand = Пари { $round } туру складено вручну: { $reason }
form-told-unpaired = Пари { $round } туру скасовано: { $reason }
form-told-corrected = Тур { $round }, { $name }: результат виправлено на { $result }; { $reason }
form-told-board-corrected = Тур { $round }, дошка { $board }: результат виправлено на { $result }; { $reason }
form-told-wrong-board = Тур { $round }, дошка { $board }: { $name } не мав права на цю дошку
form-told-cancelled = Змагання скасовано: { $reason }
form-told-approved = Результати затверджено
form-actor-organiser = організатор
form-actor-program = програма
form-role-chief-arbiter = головний суддя
form-role-deputy-chief-arbiter = заступник головного судді
form-role-chief-secretary = головний секретар
form-role-steward = розпорядник
form-role-senior-arbiter = старший суддя
form-role-arbiter = суддя
form-role-information-arbiter = суддя з інформації
form-role-judge-coordinator = суддя-координатор
form-role-senior-judge-of-a-section = старший суддя розділу
form-role-judge-of-a-section = суддя розділу
form-role-assistant-secretary = помічник секретаря
form-role-doctor = лікар
form-role-nurse = медсестра
form-role-commandant = комендант
form-role-technician = технік
form-role-volunteer = волонтер
form-role-main-panel = головна суддівська колегія
form-role-appeals-committee = апеляційний комітет
form-role-commission-for-composition = комісія з композиції
form-measure-remark = зауваження
form-measure-warning = попередження
form-measure-reprimand = догана
form-measure-information = позбавлення поточної інформації
form-measure-opponent-time = час супернику: { $time }
form-measure-own-time = зменшення часу: { $time }
form-measure-loss = поразка в партії
form-measure-micromatch-loss = поразка в мікроматчі
form-measure-removal = вилучення представника
form-measure-exclusion = усунення від змагань

## Why a form is refused

said-this-round-is-not-paired = пари цього туру не складено
said-after-the-first-round-is-paired = після складання пар першого туру
said-rounds-1-to-last-are-paired = складено пари турів від 1 до { $last }
said-nobody-has-a-number-yet = номери ще не розіграно
said-after-the-lots-are-drawn = після жеребкування
said-nobody-has-this-number = такого номера ні в кого немає
said-numbers-1-to-last = номери від 1 до { $last }
said-only-teams-play-matches = матчі грають лише команди
said-the-protocol-of-a-round = протокол туру
said-teams-have-protocols-of-matches = у команд протоколи матчів
said-the-protocol-of-a-match-or-the-summary-of-a-round = протокол матчу або зведений протокол туру
said-this-is-no-round-robin = це не колова система
said-this-is-no-swiss = це не швейцарська система
said-the-table-of-the-system-that-is-played-or-the-standings = таблиця тієї системи, за якою грають, або розподіл місць
said-no-team-is-ranked-by-its-members-here = командного заліку тут немає
said-an-individual-event-with-team-standing = особисті змагання з командним заліком
said-no-player-belongs-to-a-team = жоден учасник не належить до команди
said-after-teams-were-entered-and-lots-drawn = після заявки команд і жеребкування
said-no-games-are-recorded-at-a-board-here = тут не записують партій за дошкою
said-an-event-at-the-board = очне змагання
said-there-is-no-such-match = такого матчу немає
said-a-team-that-was-paired-in-round-round = команда, яка має пару в турі { $round }
said-there-is-no-such-pair = такої пари немає
said-somebody-who-was-paired-in-round-round = хтось, хто має пару в турі { $round }
said-there-is-no-such-team = такої команди немає
said-a-team-that-was-entered = заявлена команда
said-nobody-comes-from-this-organisation = від цієї організації нікого немає
said-no-round-was-played = жодного туру не зіграно
said-no-moves-of-this-round-were-entered = ходів цього туру не введено
said-after-moves-were-entered-from-the-score-sheets = після введення ходів із бланків
said-there-is-no-such-protest = такого протесту немає
said-with-the-number-of-a-protest = з номером протесту
