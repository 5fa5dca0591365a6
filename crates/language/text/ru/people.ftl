## Signing in

sign-in = Войти
sign-in-title = Вход
sign-out = Выйти
signed-in-as = Вы вошли как { $name }
register = Создать учётную запись
register-title = Новая учётная запись
register-lead = Учётная запись хранит ваши партии и имя. Чтобы играть по ссылке, она не нужна.
account = Учётная запись
account-title = Ваша учётная запись
account-name = Имя
account-name-help = От { $least } до { $most } символов: буквы одного алфавита и цифры
account-since = С нами с { $date }
account-close = Закрыть учётную запись
account-close-sure = Закрыть учётную запись? Партии останутся, а войти больше не получится.
account-games = Завершённые партии
account-games-lead = Этот список видите только вы. Сначала ваши очки.
account-games-none = Завершённых партий пока нет
account-games-decided = решено судьями
account-games-earlier = Более ранние партии
account-games-newest = Последние партии
no-account-yet = Ещё нет учётной записи?
have-account = Уже есть учётная запись?

## Passwords

password = Пароль
password-new = Новый пароль
password-old = Старый пароль
password-help = Не менее { $n } { $n ->
        [one] символа
        [few] символов
       *[many] символов
    }; несколько слов лучше одного
password-change = Сменить пароль
password-forgotten = Забыли пароль?
password-forgotten-help = Попросите у администратора ссылку, чтобы задать новый. Никто другой не может выбрать его за вас.
password-reset-title = Задайте новый пароль

## The second factor

factor = Второй фактор входа
factor-lead = После пароля спрашивают ещё и код из вашего телефона. Кто узнает один только пароль, не войдёт.
factor-begin = Настроить второй фактор
factor-scan = Наведите на этот рисунок программу одноразовых кодов (аутентификатор) или введите в неё секрет:
factor-picture = Секрет в виде рисунка для камеры телефона
factor-secret = Секрет, его показывают только раз:
factor-link = Открыть в программе на этом устройстве
factor-first-code = Код, который программа показывает сейчас
factor-set = Включить
factor-since = Спрашивается при каждом входе с { $date }.
factor-recovery-left = Осталось { $n } { $n ->
        [one] запасной код
        [few] запасных кода
       *[many] запасных кодов
    }.
factor-codes = Ваши запасные коды: каждый один раз впускает вместо кода из телефона. Запишите или напечатайте их сейчас: их показывают только раз.
factor-kept = Коды сохранены
factor-renew = Создать новые запасные коды
factor-off = Выключить второй фактор
factor-code = Код
factor-code-help = Шесть цифр из телефона или запасной код
factor-lost-help = Потеряли телефон? Войдите с запасным кодом. Если нет и их, второй фактор может снять администратор.
factor-owed = Здесь каждый, у кого есть роль, должен иметь второй фактор входа. Сначала настройте его: до тех пор ничто другое не доступно.

## Sessions

sessions = Сеансы
sessions-lead = Устройства, на которых вы вошли
session-this = это устройство
session-begun = с { $date }
session-seen = последний раз { $date }
session-end = Завершить этот сеанс
sessions-end-others = Завершить все другие сеансы

## Tokens

tokens = Токены API
tokens-lead = Токен позволяет программе действовать от вашего имени в пределах его прав.
tokens-none = Токенов нет
api = Интерфейс для программ
api-lead = Всё, что делают страницы, программа может сделать этими вызовами, имея токен вашей учётной записи. Описание — на английском.
token-new = Новый токен
token-label = Для чего
token-scopes = Права
token-ends = Действует до { $date }
token-used = Последний раз использован { $date }
token-unused = Ещё не использован
token-days = Сколько дней действует
token-revoke = Отозвать
token-shown-once = Скопируйте токен сейчас: он показывается только один раз.
scope-read = видеть то, что видите вы
scope-play = играть от вашего имени
scope-events = участвовать в соревнованиях, проводить и судить их
scope-admin = управлять учётными записями и сайтом

## Roles

role = Роль
role-player = игрок
role-organiser = организатор
role-arbiter = судья
role-administrator = администратор

## Administration

admin = Администрирование
admin-first-title = Станьте администратором
admin-first-lead = Эта ссылка действует один раз. Выберите имя и пароль: эта учётная запись будет управлять сайтом.
admin-invitation-printed = Ссылка, которую вывела программа
admin-accounts = Учётные записи
admin-accounts-none = Учётных записей не найдено
admin-reset = Сбросить пароль
admin-reset-help = По этой ссылке владелец выберет новый пароль. Вы его не увидите.
admin-reset-link = Передайте эту ссылку пользователю { $name }. Она действует один раз, до { $date }.
admin-block = Заблокировать
admin-unblock = Разблокировать
admin-blocked = заблокировано: { $reason }
admin-reason = Причина
admin-give-role = Назначить роль
admin-take-role = Забрать роль
admin-invitations = Приглашения
admin-invite = Пригласить
admin-invitation-link = Отправьте эту ссылку тем, кого приглашаете
admin-invitation-left = Осталось { $n } { $n ->
        [one] место
        [few] места
       *[many] мест
    }
admin-places = Сколько людей оно впускает
admin-withdraw = Отозвать
admin-door = Кто может создать учётную запись
admin-door-everybody = все
admin-door-invited = только приглашённые
admin-take-factor = Снять второй фактор
admin-take-factor-help = Для того, кто потерял телефон и запасные коды, когда вы уверены, кто просит. Все сеансы этой учётной записи завершатся, и её будет открывать один пароль.
admin-demand = От кого требуется второй фактор входа
admin-demand-help = У кого его нет, тот после входа может только настроить его. Прежде чем требовать, настройте собственный.
admin-demand-nobody = ни от кого
admin-demand-officials = от каждого, у кого есть роль
