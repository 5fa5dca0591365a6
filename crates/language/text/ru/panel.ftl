## The panel

desk-page-panel = Судейская коллегия
panel-offices = Официальные лица
panel-nobody = Поимённо ещё никто не назначен.
panel-appoint = Назначить кого-то из списка
panel-new-arbiter = Назначить нового судью
panel-new-staff = Назначить нового сотрудника
panel-who = Кто
panel-name = Фамилия и имя
panel-office = Должность
panel-away = отсутствует
panel-leave = Отсутствует
panel-return = Вернулся
panel-dismiss = Освободить от должности
panel-sectors = Секторы
panel-sector = Сектор
panel-sector-add = Создать сектор
panel-first-board = Первая доска
panel-last-board = Последняя доска
panel-move = Перевести судью
panel-admission = Комиссия по допуску
panel-admission-form = Создать комиссию
panel-of-organiser = Представитель организатора
panel-end = Утверждение и закрытие
panel-approve = Утвердить результаты
panel-approved = Результаты утверждены
panel-close = Закрыть соревнование с отчётом
panel-closed = Закрыто; отчёт передают: { $names }
panel-cancel = Отменить соревнование
panel-cancelled = Отменено: { $reason }
desk-role-nurse = медсестра
desk-role-commandant = комендант
desk-role-volunteer = волонтёр

## Appeals

panel-appeals = Апелляционный комитет
panel-appeals-form = Создать апелляционный комитет
panel-chair = председатель
panel-member = член
panel-reserve = запасной
panel-formed = Как создан
panel-formed-appointed = назначен
panel-formed-elected = избран
panel-votes = голосует
panel-interest = Возможен конфликт интересов
panel-rule = К решениям

## Programme

desk-page-programme = Программа
programme-part-rules = Действующие правила
programme-part-organisers = Организаторы
programme-part-venue = Место и даты
programme-part-schedule = Расписание
programme-part-entitled = Кто может участвовать
programme-part-contacts = Контакты
programme-publish = Объявить программу
programme-published = Программа объявлена
programme-empty = Программу объявляют, когда ни один раздел не пуст.
programme-days = Приезд и отъезд
programme-arrival = День приезда
programme-departure = День отъезда
programme-sections = Положение словами
programme-due = Утверждают не позднее { $day }

## Clearance

clearance-doctor = Заключения врача
clearance-fit = может играть
clearance-unfit = не может играть
clearance-bans = Дисквалифицированные
clearance-ban-add = Внести дисквалификацию
clearance-from = С
clearance-until = До (пусто: пожизненно)
clearance-source = Кем наложена

## Records

records-title = Ходы партий
records-game = Какая партия
records-cell = Ячейка таблицы
records-usual = обычное начало
records-moves = Ходы
records-help = Напр. 1. c3-d4 d6-c5 …; номера ходов можно оставить.
records-help-renju = Напр. 1. h8 i9 …, вертикали от a до o; пас пишут как -. Номера ходов можно оставить.
records-add = Записать партию

## Capacities

capacity = Кем является
capacity-player = игрок
capacity-team-member = игрок команды
capacity-arbiter = судья
capacity-coach = тренер
capacity-representative = представитель
capacity-organiser = организатор
capacity-doctor = врач
capacity-nurse = медсестра
capacity-commandant = комендант
capacity-assistant-secretary = помощник секретаря
capacity-staff = другой персонал

## Terms

terms-title = Ещё о положении
terms-kind = Вид соревнования
terms-kind-championship = чемпионат
terms-kind-first-place = первенство
terms-kind-tournament = турнир
terms-kind-match = матч
terms-kind-match-tournament = матч-турнир
terms-federation = Официальное соревнование { $name }, чей регламент имеет приоритет
terms-audience = Для кого
terms-audience-everybody = для всех
terms-audience-students = для студентов
terms-audience-adaptive = для ветеранов и лиц с инвалидностью
terms-preliminary = Предварительные заявки до
terms-documents = Другие документы, которые нужно показать
terms-deposit = Залог при протесте
terms-counting = Результаты, идущие в зачёт команды
terms-all = все
terms-best = лучшие { $n }
terms-criteria = Показатели команд по порядку
terms-total = Что для команд считают прежде всего
terms-total-board-points = очки на досках
terms-total-match-points = командные очки
terms-incomplete = Команду не допускают
terms-incomplete-either = меньше половины или меньше двух
terms-incomplete-both = меньше половины и меньше двух
terms-only = Только эти документы вместо перечня правил
terms-goal = Что решает исход матча
terms-goal-points = до { $n } очков
terms-goal-wins = до { $n } побед
terms-instead = Правила, действующие вместо пунктов, по строке: пункт, затем правило
terms-level = Матч, закончившийся вничью
terms-level-drawn = ничейный
terms-level-played-on = продолжается
terms-least-rank = Наименьший разряд или звание
terms-reserve-boards = Доски, на которых могут играть запасные (пусто: любые)
clearance-case = Травма или заболевание и что сделано
clearance-case-add = Записать в медицинский отчёт
clearance-others = Тренеры, официальные лица и персонал в списках отстранённых
clearance-listed = Есть в списке
