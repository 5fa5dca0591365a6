## Pages of trouble

error = Щось пішло не так
error-not-found = Такої сторінки немає
error-not-found-help = Можливо, в адресі помилка або сторінки вже немає.
error-no-table-help = Можливо, посилання обрізане. Попросіть надіслати його ще раз.
error-forbidden-help = Спробуйте інший обліковий запис.
error-server = Сервер дав збій. Нічого з підтвердженого не втрачено.
error-try-again = Спробувати ще раз
error-wait = Зачекайте { $n } { $n ->
        [one] секунду
        [few] секунди
       *[many] секунд
    } і спробуйте ще раз

## What the server says no with

no-refused = Відхилено за правилами
no-objected = Цей регламент суперечить правилам
no-malformed = Повідомлення незрозуміле
no-unreadable-move = Це не хід
no-ambiguous-move = Це може означати кілька ходів
no-not-your-seat = Це не ваше місце
no-too-fast = Забагато повідомлень; повільніше
no-too-large = Повідомлення завелике
no-too-slow = Повідомлення надходило надто довго
no-too-many-tables = Забагато ваших столів чекає на суперника
no-behind = Партія пішла далі; сторінка оновлюється
no-no-table = Такого столу немає
no-no-such = За цим столом такого немає
no-not-found = Такого немає
no-method = Тут цього зробити не можна
no-unavailable = Нічого не записано; спробуйте за мить
no-foreign = Запит надійшов з іншого сайту
no-crowded = Зараз входить забагато людей; спробуйте за мить
no-busy = Інші були швидші; спробуйте ще раз
no-unwritable = Це не можна записати
no-not-your-turn = Зараз не ваш хід
no-not-begun = Ніхто ще не прийшов грати
no-not-over = Партію не завершено
no-taken = Місце зайнято

## What the house says no with

no-sign-in-first = Спершу увійдіть
no-session-over = Сеанс завершено; увійдіть знову
no-token-over = Строк токена минув або його відкликано
no-forbidden = Вам це не дозволено
no-out-of-scope = Прав токена для цього замало
no-blocked = Обліковий запис заблоковано
no-closed = Обліковий запис закрив його власник
no-invitation-only = Облікові записи створюють лише за запрошенням
no-link-over = Посилання використано, відкликано або застаріло
no-too-many-attempts = Забагато спроб; трохи зачекайте
no-name-length = Ім’я закоротке або задовге
no-name-letters = В імені є недозволені символи
no-name-scripts = В імені змішано абетки
no-name-reserved = Це ім’я залишено для сайту
no-name-taken = Це ім’я або схоже на нього вже зайнято
no-password-short = Пароль закороткий
no-password-long = Пароль задовгий
no-password-common = Цей пароль спробують одним із перших
no-password-of-name = Пароль складено з імені
no-password-wrong = Неправильне ім’я або пароль
no-code-wanted = Тепер код другого чинника
no-code-wrong = Код неправильний, застарів або вже використаний
no-factor-stands = Обліковий запис уже має другий чинник
no-factor-missing = Обліковий запис не має другого чинника
no-factor-over = Це тривало надто довго або розпочато деінде; почніть спочатку
no-factor-first = Спершу налаштуйте другий чинник входу
no-label = Скажіть одним коротким рядком, для чого це
no-reason = Причини немає або вона задовга
no-unknown-account = Такого облікового запису немає
no-unknown-session = Такого сеансу немає
no-unknown-token = Такого токена немає
no-unknown-invitation = Такого запрошення немає
no-account-stands = Обліковий запис уже є
no-administrator-stands = Адміністратор уже є
no-last-administrator = Без цього адміністратора не лишиться жодного
no-oneself = Зі своїм обліковим записом цього зробити не можна
no-already-blocked = Обліковий запис уже заблоковано
no-not-blocked = Обліковий запис не заблоковано
no-role-stands = Обліковий запис уже має цю роль
no-role-missing = Обліковий запис не має цієї ролі
no-role-of-all = Гравцями є всі
no-scope-missing = Токену потрібне хоча б одне право
no-scope-above-role = Ваших ролей для цього замало
no-token-life = Строк дії токена минув би одразу або він завеликий
no-too-many-tokens = Більше токенів мати не можна
no-too-many-invitations = Забагато запрошень уже відкрито
no-invited-count = Запрошення впускає щонайменше одного; з роллю — лише одного
