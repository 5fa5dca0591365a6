## What an event says no with

no-no-seat = У вас нет роли на этом соревновании
no-not-allowed = Это делает кто-то другой
no-not-published = Пары этого тура ещё не опубликованы
no-two-needed = На это нужно согласие двоих
no-published = Все пары уже опубликованы
no-too-many-seats = На соревновании больше нет свободных ролей
no-last-organiser = Соревнования не бывает без организатора
no-asked = Об этом уже просили
no-another-person = Одобрить должен другой человек
no-lots-drawn = Жеребьёвка уже состоялась
no-groups-stand = Группы не меняют, пока кто-то зарегистрирован
no-no-event = Такого соревнования нет
no-changed = Тем временем это изменил кто-то другой
no-look-again = С тех пор произошло слишком много; посмотрите ещё раз
no-not-closed = Личные данные нужны до завершения соревнования
no-absent = Здесь такого нет

## The same in the words of programs

said-you-have-no-seat-at-this-event = у вас нет роли на этом соревновании
said-an-invitation-of-the-organiser = по приглашению организатора
said-somebody-else-does-this = это делает кто-то другой
said-by-the-main-panel-or-by-who-is-concerned = главная судейская коллегия или тот, кого это касается
said-the-pairs-of-this-round-are-kept-back = пары этого тура ещё не опубликованы
said-publish-them-first = сначала опубликуйте их
said-too-many-commands-at-once = слишком много команд за один раз
said-at-most-n = не более { $n }
said-no-one-annuls-a-round-alone = никто не аннулирует тур в одиночку
said-ask-for-it-and-let-somebody-else-of-the-panel-or-the-organiser-approve = попросите об этом, а одобрит кто-то другой из коллегии или организатор
said-too-much-has-happened-since = с тех пор произошло слишком много
said-look-again = посмотрите ещё раз
said-too-many-invitations-are-open = открыто слишком много приглашений
said-recall-some-of-them = отзовите часть из них
said-no-link-works-like-that = таких ссылок не бывает
said-1-to-uses-uses-1-to-days-days = использований: от 1 до { $uses }, дней: от 1 до { $days }
said-there-is-no-such-invitation = такого приглашения нет
said-no-pairs-are-kept-back = все пары уже опубликованы
said-after-the-next-round-is-paired = после жеребьёвки следующего тура
said-nobody-of-this-number-is-at-the-event = никого с этим номером на соревновании нет
said-the-event-has-no-seat-left = на соревновании больше нет свободных ролей
said-take-one-from-somebody = заберите роль у кого-нибудь
said-this-link-was-used-withdrawn-or-is-too-old = эта ссылка уже использована, отозвана или устарела
said-there-is-no-such-seat = такой роли нет
said-an-event-has-an-organiser = соревнования не бывает без организатора
said-after-somebody-else-was-given-this-seat = когда эту роль получит кто-то другой
said-this-was-asked-for-already = об этом уже просили
said-somebody-else-answers = отвечает кто-то другой
said-nobody-waits-for-this-answer = этого ответа никто не ждёт
said-who-asks-does-not-approve = кто просит, тот не одобряет
said-somebody-else-of-the-panel-or-the-organiser = кто-то другой из коллегии или организатор
said-only-the-last-round-is-annulled = аннулируют только последний тур
said-the-regulation-stands-once-the-lots-were-drawn = после жеребьёвки положение не меняют
said-undo-the-drawing-first = сначала отмените жеребьёвку
said-the-groups-stand-while-somebody-is-registered = группы не меняют, пока кто-то зарегистрирован
said-another-event = другое соревнование
said-by-the-organiser = организатор
said-a-text-is-too-long-or-has-signs-that-are-none = текст слишком длинный или содержит недопустимые знаки
said-at-most-n-letters = не более { $n } букв
said-there-is-no-such-event = такого соревнования нет
said-somebody-else-has-changed-this-meanwhile = тем временем это изменил кто-то другой
said-look-again-then-decide = посмотрите ещё раз и решите
said-by-who-keeps-the-papers = тот, кто ведёт документы
said-what-is-personal-is-needed-until-the-event-is-closed = личные данные нужны до завершения соревнования
said-after-it-was-closed = после завершения
said-this-is-no-file-of-an-event = это не файл соревнования
said-a-newer-program-has-written-this-file = этот файл записан более новой программой
said-the-end-of-the-file-is-missing = не хватает конца файла
said-the-file-was-changed-or-cut-short = файл изменён или обрезан
said-a-line-of-the-file-cannot-be-read = строка файла не читается
said-a-table-has-no-name = у стола нет названия
said-the-file-tells-of-what-cannot-have-happened = в файле описано то, чего не могло быть
said-no-lots-were-bound-here = жребий здесь не фиксировали
said-commit-them-first = сначала зафиксируйте жребий
said-there-is-no-such-round-part-or-player = такого тура, раздела или участника нет
said-there-is-no-account-of-this-name = учётной записи с таким именем нет

## What somebody is at an event

seat-organiser = организатор
seat-captain = капитан
seat-person = участник
seat-press = пресса

## How far an event has come

## Files to take away

file-standings = Таблица мест ({ $format })
file-entries = Участники ({ $format })
file-results = Пары и результаты ({ $format })
file-table = Таблица для программ жеребьёвки ({ $format })
file-games = Все партии с ходами ({ $format })
file-event = Всё для других программ ({ $format })
