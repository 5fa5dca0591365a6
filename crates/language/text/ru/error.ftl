## Pages of trouble

error = Что-то пошло не так
error-not-found = Такой страницы нет
error-not-found-help = Возможно, в адресе ошибка или страницы уже нет.
error-no-table-help = Возможно, ссылка обрезана. Попросите прислать её ещё раз.
error-forbidden-help = Попробуйте другую учётную запись.
error-server = Сервер дал сбой. Ничего из подтверждённого не потеряно.
error-try-again = Попробовать ещё раз
error-wait = Подождите { $n } { $n ->
        [one] секунду
        [few] секунды
       *[many] секунд
    } и попробуйте ещё раз

## What the server says no with

no-refused = Отклонено по правилам
no-objected = Этот регламент противоречит правилам
no-malformed = Сообщение непонятно
no-unreadable-move = Это не ход
no-ambiguous-move = Это может означать несколько ходов
no-not-your-seat = Это не ваше место
no-too-fast = Слишком много сообщений; медленнее
no-too-large = Сообщение слишком большое
no-too-slow = Сообщение шло слишком долго
no-too-many-tables = Слишком много ваших столов ждёт соперника
no-behind = Партия ушла вперёд; страница обновляется
no-no-table = Такого стола нет
no-no-such = За этим столом такого нет
no-not-found = Такого нет
no-method = Здесь этого сделать нельзя
no-unavailable = Ничего не записано; попробуйте чуть позже
no-foreign = Запрос пришёл с другого сайта
no-crowded = Сейчас входит слишком много людей; попробуйте чуть позже
no-busy = Другие были быстрее; попробуйте ещё раз
no-unwritable = Это нельзя записать
no-not-your-turn = Сейчас не ваш ход
no-not-begun = Ещё никто не пришёл играть
no-not-over = Партия не окончена
no-taken = Место занято

## What the house says no with

no-sign-in-first = Сначала войдите
no-session-over = Сеанс завершён; войдите снова
no-token-over = Срок токена истёк или он отозван
no-forbidden = Вам это не разрешено
no-out-of-scope = Прав токена для этого мало
no-blocked = Учётная запись заблокирована
no-closed = Учётная запись закрыта владельцем
no-invitation-only = Учётные записи создают только по приглашению
no-link-over = Ссылка использована, отозвана или устарела
no-too-many-attempts = Слишком много попыток; немного подождите
no-name-length = Имя слишком короткое или слишком длинное
no-name-letters = В имени есть недопустимые символы
no-name-scripts = В имени смешаны алфавиты
no-name-reserved = Это имя оставлено для сайта
no-name-taken = Это имя или похожее на него уже занято
no-password-short = Пароль слишком короткий
no-password-long = Пароль слишком длинный
no-password-common = Этот пароль попробуют одним из первых
no-password-of-name = Пароль составлен из имени
no-password-wrong = Неверное имя или пароль
no-code-wanted = Теперь код второго фактора
no-code-wrong = Код неверен, устарел или уже использован
no-factor-stands = У учётной записи уже есть второй фактор
no-factor-missing = У учётной записи нет второго фактора
no-factor-over = Это длилось слишком долго или начато в другом месте; начните сначала
no-factor-first = Сначала настройте второй фактор входа
no-label = Скажите одной короткой строкой, для чего это
no-reason = Причины нет или она слишком длинная
no-unknown-account = Такой учётной записи нет
no-unknown-session = Такого сеанса нет
no-unknown-token = Такого токена нет
no-unknown-invitation = Такого приглашения нет
no-account-stands = Учётная запись уже есть
no-administrator-stands = Администратор уже есть
no-last-administrator = Без этого администратора не останется ни одного
no-oneself = Со своей учётной записью этого сделать нельзя
no-already-blocked = Учётная запись уже заблокирована
no-not-blocked = Учётная запись не заблокирована
no-role-stands = Учётная запись уже имеет эту роль
no-role-missing = Учётная запись не имеет этой роли
no-role-of-all = Игроками являются все
no-scope-missing = Токену нужно хотя бы одно право
no-scope-above-role = Ваших ролей для этого мало
no-token-life = Срок токена истёк бы сразу или он слишком велик
no-too-many-tokens = Больше токенов иметь нельзя
no-too-many-invitations = Слишком много приглашений уже открыто
no-invited-count = Приглашение впускает хотя бы одного; с ролью — только одного
