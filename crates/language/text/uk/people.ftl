## Signing in

sign-in = Увійти
sign-in-title = Вхід
sign-out = Вийти
signed-in-as = Ви увійшли як { $name }
register = Створити обліковий запис
register-title = Новий обліковий запис
register-lead = Обліковий запис зберігає ваші партії та ім’я. Щоб грати за посиланням, він не потрібен.
account = Обліковий запис
account-title = Ваш обліковий запис
account-name = Ім’я
account-name-help = Від { $least } до { $most } символів: літери однієї абетки й цифри
account-since = З нами від { $date }
account-close = Закрити обліковий запис
account-close-sure = Закрити обліковий запис? Партії залишаться, а увійти більше не вдасться.
account-games = Завершені партії
account-games-lead = Цей список бачите лише ви. Спершу ваші очки.
account-games-none = Завершених партій ще немає
account-games-decided = вирішено суддями
account-games-earlier = Попередні партії
account-games-newest = Останні партії
no-account-yet = Ще немає облікового запису?
have-account = Вже маєте обліковий запис?

## Passwords

password = Пароль
password-new = Новий пароль
password-old = Старий пароль
password-help = Щонайменше { $n } { $n ->
        [one] символ
        [few] символи
       *[many] символів
    }; кілька слів краще за одне
password-change = Змінити пароль
password-forgotten = Забули пароль?
password-forgotten-help = Попросіть в адміністратора посилання, щоб задати новий. Ніхто інший не може обрати його за вас.
password-reset-title = Задайте новий пароль

## The second factor

factor = Другий чинник входу
factor-lead = Після пароля запитують ще й код із вашого телефона. Хто дізнається лише пароль, не ввійде.
factor-begin = Налаштувати другий чинник
factor-scan = Наведіть на цей малюнок програму одноразових кодів (автентифікатор) або введіть до неї секрет:
factor-picture = Секрет у вигляді малюнка для камери телефона
factor-secret = Секрет, його показують лише раз:
factor-link = Відкрити у програмі на цьому пристрої
factor-first-code = Код, який програма показує зараз
factor-set = Увімкнути
factor-since = Запитується під час кожного входу від { $date }.
factor-recovery-left = Залишилося { $n } { $n ->
        [one] запасний код
        [few] запасні коди
       *[many] запасних кодів
    }.
factor-codes = Ваші запасні коди: кожен один раз впускає замість коду з телефона. Запишіть або надрукуйте їх зараз: їх показують лише раз.
factor-kept = Коди збережено
factor-renew = Створити нові запасні коди
factor-off = Вимкнути другий чинник
factor-code = Код
factor-code-help = Шість цифр із телефона або запасний код
factor-lost-help = Втратили телефон? Увійдіть із запасним кодом. Якщо немає і їх, другий чинник може зняти адміністратор.
factor-owed = Тут кожен, хто має роль, повинен мати другий чинник входу. Спершу налаштуйте його: доти більше нічого не доступно.

## Sessions

sessions = Сеанси
sessions-lead = Пристрої, на яких ви увійшли
session-this = цей пристрій
session-begun = від { $date }
session-seen = востаннє { $date }
session-end = Завершити цей сеанс
sessions-end-others = Завершити всі інші сеанси

## Tokens

tokens = Токени API
tokens-lead = Токен дозволяє програмі діяти від вашого імені в межах його прав.
tokens-none = Токенів немає
api = Інтерфейс для програм
api-lead = Усе, що роблять сторінки, програма може зробити цими викликами, маючи токен вашого облікового запису. Опис — англійською.
token-new = Новий токен
token-label = Для чого
token-scopes = Права
token-ends = Діє до { $date }
token-used = Востаннє використано { $date }
token-unused = Ще не використано
token-days = Скільки днів діє
token-revoke = Відкликати
token-shown-once = Скопіюйте токен зараз: його показують лише раз.
scope-read = бачити те, що бачите ви
scope-play = грати від вашого імені
scope-events = брати участь у змаганнях, проводити й судити їх
scope-admin = керувати обліковими записами й сайтом

## Roles

role = Роль
role-player = гравець
role-organiser = організатор
role-arbiter = суддя
role-administrator = адміністратор

## Administration

admin = Адміністрування
admin-first-title = Станьте адміністратором
admin-first-lead = Це посилання діє один раз. Оберіть ім’я й пароль: цей обліковий запис керуватиме сайтом.
admin-invitation-printed = Посилання, яке вивела програма
admin-accounts = Облікові записи
admin-accounts-none = Облікових записів не знайдено
admin-reset = Скинути пароль
admin-reset-help = За цим посиланням власник обере новий пароль. Ви його не побачите.
admin-reset-link = Передайте це посилання користувачеві { $name }. Воно діє один раз, до { $date }.
admin-block = Заблокувати
admin-unblock = Розблокувати
admin-blocked = заблоковано: { $reason }
admin-reason = Причина
admin-give-role = Надати роль
admin-take-role = Забрати роль
admin-invitations = Запрошення
admin-invite = Запросити
admin-invitation-link = Надішліть це посилання тим, кого запрошуєте
admin-invitation-left = Залишилося { $n } { $n ->
        [one] місце
        [few] місця
       *[many] місць
    }
admin-places = Скільки людей воно впускає
admin-withdraw = Відкликати
admin-door = Хто може створити обліковий запис
admin-door-everybody = усі
admin-door-invited = лише запрошені
admin-take-factor = Зняти другий чинник
admin-take-factor-help = Для того, хто втратив телефон і запасні коди, коли ви певні, хто просить. Усі сеанси цього облікового запису завершаться, і його відкриватиме сам пароль.
admin-demand = Від кого вимагається другий чинник входу
admin-demand-help = Хто його не має, після входу може лише налаштувати його. Перш ніж вимагати, налаштуйте власний.
admin-demand-nobody = ні від кого
admin-demand-officials = від кожного, хто має роль
