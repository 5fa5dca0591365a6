## The panel

desk-page-panel = Суддівська колегія
panel-offices = Офіційні особи
panel-nobody = Поіменно ще нікого не призначено.
panel-appoint = Призначити когось зі списку
panel-new-arbiter = Призначити нового суддю
panel-new-staff = Призначити нового працівника
panel-who = Хто
panel-name = Прізвище та ім’я
panel-office = Посада
panel-away = відсутній
panel-leave = Відсутній
panel-return = Повернувся
panel-dismiss = Звільнити з посади
panel-sectors = Сектори
panel-sector = Сектор
panel-sector-add = Створити сектор
panel-first-board = Перша дошка
panel-last-board = Остання дошка
panel-move = Перевести суддю
panel-admission = Мандатна комісія
panel-admission-form = Створити комісію
panel-of-organiser = Представник організатора
panel-end = Затвердження та закриття
panel-approve = Затвердити результати
panel-approved = Результати затверджено
panel-close = Закрити змагання зі звітом
panel-closed = Закрито; звіт подають: { $names }
panel-cancel = Скасувати змагання
panel-cancelled = Скасовано: { $reason }
desk-role-nurse = медсестра
desk-role-commandant = комендант
desk-role-volunteer = волонтер

## Appeals

panel-appeals = Апеляційний комітет
panel-appeals-form = Створити апеляційний комітет
panel-chair = голова
panel-member = член
panel-reserve = запасний
panel-formed = Як створено
panel-formed-appointed = призначено
panel-formed-elected = обрано
panel-votes = голосує
panel-interest = Може мати конфлікт інтересів
panel-rule = До рішень

## Programme

desk-page-programme = Програма
programme-part-rules = Чинні правила
programme-part-organisers = Організатори
programme-part-venue = Місце й дати
programme-part-schedule = Розклад
programme-part-entitled = Хто може брати участь
programme-part-contacts = Контакти
programme-publish = Оголосити програму
programme-published = Програму оголошено
programme-empty = Програму оголошують, коли жоден розділ не порожній.
programme-days = Приїзд і від’їзд
programme-arrival = День приїзду
programme-departure = День від’їзду
programme-sections = Положення словами
programme-due = Затверджують не пізніше { $day }

## Clearance

clearance-doctor = Висновки лікаря
clearance-fit = може грати
clearance-unfit = не може грати
clearance-bans = Дискваліфіковані
clearance-ban-add = Внести дискваліфікацію
clearance-from = З
clearance-until = До (порожньо: довічно)
clearance-source = Ким накладено

## Records

records-title = Ходи партій
records-game = Яка партія
records-cell = Клітинка таблиці
records-usual = звичайний початок
records-moves = Ходи
records-help = Напр. 1. c3-d4 d6-c5 …; номери ходів можна залишити.
records-help-renju = Напр. 1. h8 i9 …, вертикалі від a до o; пас пишуть як -. Номери ходів можна залишити.
records-add = Записати партію

## Capacities

capacity = Ким є
capacity-player = гравець
capacity-team-member = гравець команди
capacity-arbiter = суддя
capacity-coach = тренер
capacity-representative = представник
capacity-organiser = організатор
capacity-doctor = лікар
capacity-nurse = медсестра
capacity-commandant = комендант
capacity-assistant-secretary = помічник секретаря
capacity-staff = інший персонал

## Terms

terms-title = Ще про положення
terms-kind = Вид змагання
terms-kind-championship = чемпіонат
terms-kind-first-place = першість
terms-kind-tournament = турнір
terms-kind-match = матч
terms-kind-match-tournament = матч-турнір
terms-federation = Офіційне змагання { $name }, чий регламент має перевагу
terms-audience = Для кого
terms-audience-everybody = для всіх
terms-audience-students = для студентів
terms-audience-adaptive = для ветеранів та осіб з інвалідністю
terms-preliminary = Попередні заявки до
terms-documents = Інші документи, які треба показати
terms-deposit = Застава за протест
terms-counting = Результати, що йдуть у залік команди
terms-all = усі
terms-best = найкращі { $n }
terms-criteria = Показники команд за порядком
terms-total = Що для команд рахують насамперед
terms-total-board-points = очки на дошках
terms-total-match-points = командні очки
terms-incomplete = Команду не допускають
terms-incomplete-either = менше ніж половина або менше ніж двоє
terms-incomplete-both = менше ніж половина й менше ніж двоє
terms-only = Лише ці документи замість переліку правил
terms-goal = Що вирішує результат матчу
terms-goal-points = до { $n } очок
terms-goal-wins = до { $n } перемог
terms-instead = Правила, що діють замість пунктів, по рядку: пункт, далі правило
terms-level = Матч, що закінчився внічию
terms-level-drawn = нічийний
terms-level-played-on = триває далі
terms-least-rank = Найменший розряд або звання
terms-reserve-boards = Дошки, на яких можуть грати запасні (порожньо: будь-які)
clearance-case = Травма або хвороба і що зроблено
clearance-case-add = Записати до медичного звіту
clearance-others = Тренери, офіційні особи та персонал у списках відсторонених
clearance-listed = Є у списку
