# The printed papers. Labels are those of the samples of RU22; a run of underscores is a blank, brackets right behind it stand below it.
## Signs and figures

form-page = стр. { $page } из { $pages }
form-long-date = { $day } { $month } { $year } г.
form-month-1 = января
form-month-2 = февраля
form-month-3 = марта
form-month-4 = апреля
form-month-5 = мая
form-month-6 = июня
form-month-7 = июля
form-month-8 = августа
form-month-9 = сентября
form-month-10 = октября
form-month-11 = ноября
form-month-12 = декабря
form-date = ____ ____________ 20____ г.
form-date-quoted = «____» ____________ 20____ г.
form-white = Белые
form-black = Черные
form-white-letter = б
form-black-letter = ч
form-none = Нет.
form-stamp = М.П.

## Lines of many forms

form-event-line = ________________________
form-place-and-dates = ____________________(место проведения) ____________________(дата проведения)
form-sign-chief = Главный судья: __________ /____________/ (судья ____ категории)
form-sign-secretary = Главный секретарь: __________ /____________/ (судья ____ категории)
form-sign-chief-table = Главный судья: __________ /____________/ (судья ____ категории);
form-sign-secretary-table = Главный секретарь: __________ /____________/ (судья ____ категории).
form-sign-chief-short = Главный судья: _______________ (судья ____ категории)
form-sign-secretary-short = Главный секретарь: _______________ (судья ____ категории)
form-sign-match = Судья матча: _______________ (судья ____ категории)
form-sign-member = Член комиссии: __________ /________________/
form-sign-doctor = Врач: __________ /________________/
form-captain = Капитан: __________ /________________/
form-captain-1 = Капитан 1 __________ /________________/
form-captain-2 = Капитан 2 __________ /________________/
form-received = Принято: __________(подпись судьи) ____________(дата, время)

## Columns of many tables

form-no = №
form-result = Результат
form-rating = Рейтинг
form-points = Очки
form-place = Место
form-organisation = Организация
form-surname-and-name = Фамилия, имя
form-full-name = Ф.И.О.
form-full-name-long = Фамилия, имя, отчество
form-title-and-category = Зв., р/д
form-coefficient = Кт
form-coefficient-1 = Кт1
form-coefficient-2 = Кт2
form-team = Команда
form-teams = Команды
form-team-1 = Команда 1
form-team-2 = Команда 2
form-board = Доска
form-boards = Досок
form-colour = Цвет
form-opponent = Соперник
form-round-number = № тура
form-time = Время
form-day = День
form-hour = Время
form-hall = Зал
form-decision = Решение
form-article = Пункт
form-when = Когда
form-who = Кто
form-what = Что

## Names of the forms

form-name-preliminary-application = Предварительная заявка на участие
form-name-final-application = Заявка на участие
form-name-admission-protocol = Протокол комиссии по допуску
form-name-regulation = Положение
form-name-technical-regulation = Регламент
form-name-programme = Программа соревнований
form-name-invitation = Приглашение
form-name-press-report = Отчет для прессы
form-name-disciplines = Спортивные дисциплины и их международные наименования
form-name-line-up = Заявка состава на тур
form-name-pairings-by-board = Пары по доскам
form-name-pairings-by-name = Пары по фамилиям
form-name-result-slips = Карточки результатов
form-name-score-sheets = Бланки записи партий
form-name-games = Партии тура
form-name-round-protocol = Протокол тура
form-name-match-protocol = Протокол командных соревнований
form-name-match-summary = Сводный протокол командных соревнований
form-name-player-card = Карточка участника
form-name-round-robin-table = Таблица результатов, круговая система
form-name-swiss-table = Таблица результатов, швейцарская система
form-name-team-scoring = Таблица результатов командного зачета
form-name-standings = Распределение мест
form-name-bulletin = Бюллетень
form-name-protest = Протест
form-name-certificate = Справка о результате
form-name-medical-report = Отчет о медицинском обеспечении
form-name-report = Отчет главного судьи

## Applications

form-appendix-1 = Приложение № 1
form-appendix-3 = Приложение № 3
form-appendix-4 = Приложение № 4
form-application-preliminary = ПРЕДВАРИТЕЛЬНАЯ ЗАЯВКА НА УЧАСТИЕ
form-application-final = ЗАЯВКА НА УЧАСТИЕ
form-application-organisation = ____________________(организация)
form-application-event = ____________________(наименование соревнований)
form-application-held = Проводимых в ____________________(место проведения) ____________________(дата проведения) следующих спортсменов:
form-birth-and-insurance = Дата рождения/ № страхового свидетельства
form-birth = Дата рождения
form-category-or-title = Спортивный разряд/ спортивное звание
form-discipline = Спортивная дисциплина
form-home-address = Домашний адрес с индексом
form-passport = Данные паспорта/ свидетельства о рождении
form-trainer = Личный тренер
form-doctor = Допуск врача
form-cleared = Допущен
form-no-rank = б/р
form-application-representative = Представителем назначается: ____________________(Ф.И.О.)
form-application-federation = ____________________(руководитель региональной спортивной федерации) __________(подпись) ______________(расшифровка подписи) м.п.
form-application-authority = ____________________(руководитель органа исполнительной власти субъекта Российской Федерации в области физической культуры и спорта) __________(подпись) ______________(расшифровка подписи)
form-application-clinic = Печать и подпись медицинской организации __________(подпись) ____________________(фамилия и инициалы врача, дата допуска)
form-application-head-of-federation = Руководитель региональной спортивной федерации __________(подпись) ____________________(расшифровка подписи)
form-application-head-of-authority = Руководитель органа исполнительной власти субъекта Российской Федерации в области физической культуры и спорта __________(подпись) ____________________(расшифровка подписи)

## The admission committee

form-admission-protocol = ПРОТОКОЛ КОМИССИИ ПО ДОПУСКУ
form-ground = Основание
form-admitted = допущен
form-refused = не допущен
form-admitted-of = Допущено: { $admitted } из { $all }.
form-committee = Комиссия
form-ground-no-right = нет права участия по положению
form-ground-incomplete = неполный комплект документов
form-ground-faulty = документы не соответствуют требованиям
form-ground-health = состояние здоровья
form-ground-disqualified = дисквалификация

## Regulation and programme

form-regulation = ПОЛОЖЕНИЕ
form-technical-regulation = РЕГЛАМЕНТ
form-approved = Утверждаю: ____________(должность) __________(подпись) ____________(дата)
form-basis-ru22 = Составлено на основании Правил вида спорта «шашки» от 17 марта 2022 г. № 201.
form-basis-ru-codex = Составлено на основании Шашечного кодекса.
form-basis-ua24 = Составлено на основании Правил соревнований по шашкам Украины от 24.10.2024 № 39/3.2/24.
form-basis-ru-renju = Составлено на основании Правил рэндзю.
form-basis-ru-begin = Составлено на основании Правил русских шашек для начинающих.
form-rules-ru22 = Соревнование проводится в соответствии с Правилами вида спорта «шашки».
form-rules-ru-codex = Соревнование проводится в соответствии с Шашечным кодексом.
form-rules-ua24 = Соревнование проводится в соответствии с Правилами соревнований по шашкам Украины.
form-rules-ru-renju = Соревнование проводится в соответствии с Правилами рэндзю.
form-rules-ru-begin = Соревнование проводится в соответствии с Правилами русских шашек для начинающих.
form-regulation-remarks = Замечания правил
form-section-aims = Цели и задачи
form-section-dates = Сроки и место проведения
form-section-management = Организация и руководство
form-section-participants = Участники
form-section-character = Характер соревнований
form-section-programme = Программа
form-section-safety = Безопасность и подготовка мест соревнований
form-section-winners = Определение победителей и награждение
form-section-awards = Награждение
form-section-financing = Финансирование и материальное обеспечение
form-section-entries = Сроки и порядок подачи заявок
form-organisers-line = Организаторы: ____________________
form-chief-line = Главный судья: ____________________ (категория ____)
form-secretary-line = Главный секретарь: ____________________ (категория ____)
form-character-line = Характер: ____________________
form-discipline-line = Спортивная дисциплина: ____________________
form-system-line = Система проведения: ____________________ туров: _____
form-control-line = Контроль времени: ____________________
form-scale-line = Очки за выигрыш, ничью и проигрыш: ______
form-awards-line = Награждение: ____________________
form-tiebreaks = При равенстве очков места определяются
form-tiebreaks-line = При равенстве очков места определяются: ____________________
form-preliminary-until = Предварительные заявки подаются до ____________
form-fee-line = Взнос: ________
form-technical-system = Система проведения
form-technical-control = Контроль времени
form-technical-places = Распределение мест при равенстве очков
form-technical-qualify = Количество выходящих мест
form-programme = ПРОГРАММА
form-programme-organisers = Организаторы
form-programme-venue = Место и сроки проведения
form-programme-schedule = Расписание
form-programme-entitled = Право на участие
form-programme-contacts = Контакты
form-due = Не позднее { $date } [{ $article }].
form-invitation = ПРИГЛАШЕНИЕ
form-invitation-to = Кому ____________________
form-invitation-event = Приглашаем на соревнование ____________________
form-invitation-place = Место проведения ____________________
form-invitation-rounds = Первый тур ____________ последний тур ____________
form-invitation-lots = Жеребьевка ____________(дата) ________(время)
form-invitation-ceremonies = Открытие ____________ закрытие ____________
form-invitation-conditions = Финансовые и другие условия
form-invitation-travel = Проезд ____________________
form-invitation-lodging = Питание и проживание, срок ____________________
form-invitation-company = Сопровождающие лица ____________________
form-invitation-prizes = Призы ____________________
form-invitation-arrival = Приезд ____________ контакт ____________________
form-invitation-confirm = Просим подтвердить участие до ____________
form-least-rank = не ниже { $rank }
form-group-men = мужчины
form-group-women = женщины
form-group-boys = юноши до { $years } лет
form-group-girls = девушки до { $years } лет
form-character-individual = личные
form-character-team = командные
form-character-individual-team = лично-командные
form-character-team-standing = личные с командным зачетом
form-system-round-robin = круговая
form-system-swiss = швейцарская
form-system-regulated-swiss = швейцарская регулируемая по рейтингу
form-system-knockout = олимпийская
form-system-placement-knockout = усовершенствованная олимпийская
form-system-scheveningen = схевенингенская
form-system-match = матч
form-system-match-tournament = матч-турнир
form-system-mixed = смешанная
form-system-other = другая

## Disciplines

form-discipline-1 = русские шашки – быстрая игра
form-discipline-2 = русские шашки – быстрая игра – командные соревнования
form-discipline-3 = русские шашки – командные соревнования
form-discipline-4 = русские шашки – молниеносная игра
form-discipline-5 = русские шашки – молниеносная игра – командные соревнования
form-discipline-6 = русские шашки
form-discipline-7 = стоклеточные шашки – быстрая игра
form-discipline-8 = стоклеточные шашки – быстрая игра – командные соревнования
form-discipline-9 = стоклеточные шашки – командные соревнования
form-discipline-10 = стоклеточные шашки – молниеносная игра
form-discipline-11 = стоклеточные шашки – молниеносная игра – командные соревнования
form-discipline-12 = стоклеточные шашки
form-discipline-13 = игра по переписке
form-discipline-14 = обратная игра в шашки (поддавки)
form-discipline-15 = шашечная композиция
form-discipline-16 = рэндзю
form-discipline-in-russia = Наименование спортивной дисциплины в Российской Федерации
form-discipline-abroad = Международное наименование
form-discipline-in-protocols = Практика написания в протоколах международных соревнований

## Categories

form-rank-third-junior = III юн.
form-rank-second-junior = II юн.
form-rank-first-junior = I юн.
form-rank-third = III
form-rank-second = II
form-rank-first = I
form-rank-candidate = КМС
form-rank-master = МС
form-rank-international-master = МСМК
form-rank-grandmaster = ГР
form-rank-honoured-master = ЗМС

## Protocols and tables

form-protocol-name = Протокол тура №
form-protocol-no = ПРОТОКОЛ № ____
form-round-no = ____ тур;
form-round-and-group = Тур ____ Группа ____________
form-bye = без пары, плюс
form-free = свободен
form-absent = Не играют
form-match-protocol = Протокол командных соревнований
form-match-summary = Сводный протокол командных соревнований
form-match-result = Итоговый результат: ____ - ____
form-match-winner = в пользу команды ____________________
form-drawn = ничья
form-card = КАРТОЧКА УЧАСТНИКА
form-card-player = Участник ____________________
form-card-rank = Звание/разряд ____________________
form-card-region = Регион ____________________
form-card-rating = Рейтинг ____________________
form-opponent-name = Фамилия, имя соперника
form-opponent-rank = Звание, р/д
form-running-total = Нарастающий итог
form-results-table = ПРОТОКОЛ (ТАБЛИЦА РЕЗУЛЬТАТОВ)
form-team-scoring = командного зачета ____________________
form-members-points = Очки участников
form-sum-of-points = Сумма очков
form-sum-of-places = Сумма мест участников
form-remarks = Прим.
form-pairs-of-round = Пары { $round } тура
form-results-of-round = Результаты { $round } тура
form-games-of-round = Партии { $round } тура
form-standings-after = Распределение мест, сыграно туров: { $round }
form-bulletin = Бюллетень № { $round }

## What parts equals

form-tiebreak-sonneborn-berger = Зоннеборн–Бергер
form-tiebreak-sonneborn-berger-double = Зоннеборн–Бергер, удвоенный
form-tiebreak-shmulyan = Шмульян
form-tiebreak-buchholz = Бухгольц (Солкофф)
form-tiebreak-buchholz-median = Бухгольц медианный
form-tiebreak-buchholz-median-full = Бухгольц медианный полный
form-tiebreak-buchholz-cut1 = Солкофф усеченный сокращенный
form-tiebreak-solkoff-truncated-full = Солкофф усеченный полный
form-tiebreak-solkoff-plus = Солкофф плюс
form-tiebreak-solkoff-balyakin = Солкофф–Балякин
form-tiebreak-solkoff-balyakin-scored = Солкофф–Балякин, по своим очкам
form-tiebreak-riga = Рижский
form-tiebreak-wins = Победы
form-tiebreak-wins-and-pluses = Победы с плюсами
form-tiebreak-beaten-points = Очки побежденных соперников
form-tiebreak-opponents-rating = Рейтинги соперников
form-tiebreak-head-to-head = Встреча между собой
form-tiebreak-results-by-place = Результаты по местам
form-tiebreak-play-off = Дополнительный матч или турнир
form-tiebreak-match-points = Командные очки
form-tiebreak-board-points = Очки на досках
form-tiebreak-direct-match = Встреча между командами
form-tiebreak-matches-won = Выигранные матчи
form-tiebreak-solkoff = Солкофф
form-tiebreak-solkoff-median = Солкофф медианный
form-tiebreak-solkoff-cut1 = Солкофф усеченный, команды
form-tiebreak-board-places = Сумма мест на досках
form-tiebreak-boards = Результаты по доскам

form-press-report = ОТЧЕТ ДЛЯ ПРЕССЫ

## Play by correspondence

form-chart = График времени
form-chart-received = Получено
form-chart-sent = Отправлено
form-chart-used = На ход
form-chart-total = Суммарно
form-chart-white = Ход белых
form-chart-number = № хода
form-chart-black = Ход черных

## Line-ups, score sheets and slips

form-line-up = ЗАЯВКА СОСТАВА НА ТУР
form-line-up-team = Команда ____________________ тур ____
form-line-up-term = Подается не позднее чем за { $minutes } мин. до начала тура [{ $article }].
form-reserves = Запасные
form-score-sheet = БЛАНК ЗАПИСИ ПАРТИИ
form-sheet-head = Тур ____ Доска _____ Дата ________
form-sheet-names = Белые ____________________ Черные ____________________
form-sheet-names-renju = Черные ____________________ Белые ____________________
form-sheet-times = Затраченное время: белые ________ черные ________
form-sheet-times-renju = Затраченное время: черные ________ белые ________
form-sheet-result = Результат: белые ____ черные ____
form-sheet-result-renju = Результат: черные ____ белые ____
form-sheet-signed = Подписи: белые ____________ черные ____________
form-sheet-signed-renju = Подписи: черные ____________ белые ____________
form-sheet-arbiter = Судья ____________
form-sheet-passes = Пасы на ходах: ____________________
form-slip-head = Тур ____ Доска ____
form-slip-white = Белые ____________________ ____(результат) __________(подпись)
form-slip-black = Черные ____________________ ____(результат) __________(подпись)
form-slip-arbiter = Судья __________

## Protests

form-protest = ПРОТЕСТ
form-protest-to = Главному судье ________________
form-protest-from = от ________________
form-protest-game = Тур ____ доска ____
form-protest-decision = На решение ____________________
form-protest-articles = Пункты, которые считаю нарушенными ____________________
form-protest-text = Существо протеста:
form-protest-deposit = Залоговый взнос ________
form-protest-signed = __________(подпись) ________________(расшифровка подписи)
form-protest-ruling = Решение по протесту
form-verdict-upheld = удовлетворен
form-verdict-rejected = отклонен
form-verdict-review = на повторное рассмотрение

## Certificates and reports

form-certificate = СПРАВКА
form-certificate-player = Выдана ____________________(фамилия, имя)
form-certificate-about = ____________________(организация) ____________(звание, разряд)
form-certificate-event = в том, что он (она) участвовал(а) в соревновании ____________________
form-certificate-points = и набрал(а) очков ______, сыграно партий ____, выиграно ____,
form-certificate-place = занял(а) ______ место из ____.
form-certificate-norm = Выполнена норма: ____________________
form-medical-report = ОТЧЕТ О МЕДИЦИНСКОМ ОБЕСПЕЧЕНИИ
form-medical-cases = Травмы и заболевания
form-medical-conclusions = Выводы
form-medical-proposals = Предложения
form-report = ОТЧЕТ ГЛАВНОГО СУДЬИ
form-report-participants = Участников: ____ организаций: ____
form-report-ranks = По званиям и разрядам: ____________________
form-report-panel = Судейская коллегия
form-report-rounds = Туры
form-report-sanctions = Решения и санкции
form-report-protests = Протесты и апелляции
form-report-journal = Из журнала
form-report-attached = Приложения
form-office = Должность
form-arbiter-category = Категория
form-began = Начало
form-ended = Окончание
form-unplayed = Не состоялось
form-unfinished = Не закончено
form-overturned = отменено
form-pending = не рассмотрен
form-told-undone = Шаг { $step } отменен: { $reason }
form-told-lots = Проведена жеребьевка, зерно { $seed }
form-told-late = Поздняя заявка: { $name }, с { $from } тура
form-told-replaced = Вместо № { $no }: { $name }
form-told-left = Выбытие после { $after } тура: { $name }; { $reason }
form-told-excluded = Исключение после { $after } тура: { $name }; { $reason }
form-told-by-hand = Пары { $round } тура составлены вручную: { $reason }
form-told-unpaired = Пары { $round } тура отменены: { $reason }
form-told-corrected = Тур { $round }, { $name }: результат исправлен на { $result }; { $reason }
form-told-board-corrected = Тур { $round }, доска { $board }: результат исправлен на { $result }; { $reason }
form-told-wrong-board = Тур { $round }, доска { $board }: { $name } не имел права на эту доску
form-told-cancelled = Соревнование отменено: { $reason }
form-told-approved = Результаты утверждены
form-actor-organiser = организатор
form-actor-program = программа
form-role-chief-arbiter = главный судья
form-role-deputy-chief-arbiter = заместитель главного судьи
form-role-chief-secretary = главный секретарь
form-role-steward = распорядитель
form-role-senior-arbiter = старший судья
form-role-arbiter = судья
form-role-information-arbiter = судья по информации
form-role-judge-coordinator = судья-координатор
form-role-senior-judge-of-a-section = старший судья раздела
form-role-judge-of-a-section = судья раздела
form-role-assistant-secretary = помощник секретаря
form-role-doctor = врач
form-role-nurse = медсестра
form-role-commandant = комендант
form-role-technician = техник
form-role-volunteer = волонтер
form-role-main-panel = главная судейская коллегия
form-role-appeals-committee = апелляционный комитет
form-role-commission-for-composition = комиссия по композиции
form-measure-remark = замечание
form-measure-warning = предупреждение
form-measure-reprimand = выговор
form-measure-information = лишение текущей информации
form-measure-opponent-time = время сопернику: { $time }
form-measure-own-time = уменьшение времени: { $time }
form-measure-loss = поражение в партии
form-measure-micromatch-loss = поражение в микроматче
form-measure-removal = удаление представителя
form-measure-exclusion = исключение из соревнования

## Why a form is refused

said-this-round-is-not-paired = пары этого тура не составлены
said-after-the-first-round-is-paired = после составления пар первого тура
said-rounds-1-to-last-are-paired = составлены пары туров с 1 по { $last }
said-nobody-has-a-number-yet = номера ещё не разыграны
said-after-the-lots-are-drawn = после жеребьёвки
said-nobody-has-this-number = такого номера ни у кого нет
said-numbers-1-to-last = номера с 1 по { $last }
said-only-teams-play-matches = матчи играют только команды
said-the-protocol-of-a-round = протокол тура
said-teams-have-protocols-of-matches = у команд протоколы матчей
said-the-protocol-of-a-match-or-the-summary-of-a-round = протокол матча или сводный протокол тура
said-this-is-no-round-robin = это не круговая система
said-this-is-no-swiss = это не швейцарская система
said-the-table-of-the-system-that-is-played-or-the-standings = таблица той системы, по которой играют, или распределение мест
said-no-team-is-ranked-by-its-members-here = командного зачёта здесь нет
said-an-individual-event-with-team-standing = личное соревнование с командным зачётом
said-no-player-belongs-to-a-team = ни один участник не принадлежит к команде
said-after-teams-were-entered-and-lots-drawn = после заявки команд и жеребьёвки
said-no-games-are-recorded-at-a-board-here = здесь не записывают партии за доской
said-an-event-at-the-board = очное соревнование
said-there-is-no-such-match = такого матча нет
said-a-team-that-was-paired-in-round-round = команда, у которой есть пара в туре { $round }
said-there-is-no-such-pair = такой пары нет
said-somebody-who-was-paired-in-round-round = кто-то, у кого есть пара в туре { $round }
said-there-is-no-such-team = такой команды нет
said-a-team-that-was-entered = заявленная команда
said-nobody-comes-from-this-organisation = от этой организации никого нет
said-no-round-was-played = ни одного тура не сыграно
said-no-moves-of-this-round-were-entered = ходы этого тура не введены
said-after-moves-were-entered-from-the-score-sheets = после ввода ходов с бланков
said-there-is-no-such-protest = такого протеста нет
said-with-the-number-of-a-protest = с номером протеста
