## What an event says no with

no-no-seat = Ви не маєте ролі на цьому змаганні
no-not-allowed = Це робить хтось інший
no-not-published = Пари цього туру ще не оприлюднено
no-two-needed = На це потрібна згода двох
no-published = Усі пари вже оприлюднено
no-too-many-seats = На змаганні більше немає вільних ролей
no-last-organiser = Змагання не буває без організатора
no-asked = Про це вже просили
no-another-person = Схвалити має інша людина
no-lots-drawn = Жеребкування вже відбулося
no-groups-stand = Групи не змінюють, доки хтось зареєстрований
no-no-event = Такого змагання немає
no-changed = Тим часом це змінив хтось інший
no-look-again = Відтоді сталося забагато; перегляньте ще раз
no-not-closed = Особисті дані потрібні до завершення змагання
no-absent = Тут такого немає

## The same in the words of programs

said-you-have-no-seat-at-this-event = ви не маєте ролі на цьому змаганні
said-an-invitation-of-the-organiser = на запрошення організатора
said-somebody-else-does-this = це робить хтось інший
said-by-the-main-panel-or-by-who-is-concerned = головна суддівська колегія або той, кого це стосується
said-the-pairs-of-this-round-are-kept-back = пари цього туру ще не оприлюднено
said-publish-them-first = спершу оприлюдніть їх
said-too-many-commands-at-once = забагато команд за один раз
said-at-most-n = щонайбільше { $n }
said-no-one-annuls-a-round-alone = ніхто не анулює тур самотужки
said-ask-for-it-and-let-somebody-else-of-the-panel-or-the-organiser-approve = попросіть про це, а схвалить хтось інший із колегії чи організатор
said-too-much-has-happened-since = відтоді сталося забагато
said-look-again = перегляньте ще раз
said-too-many-invitations-are-open = відкрито забагато запрошень
said-recall-some-of-them = відкличте частину з них
said-no-link-works-like-that = таких посилань не буває
said-1-to-uses-uses-1-to-days-days = використань: від 1 до { $uses }, днів: від 1 до { $days }
said-there-is-no-such-invitation = такого запрошення немає
said-no-pairs-are-kept-back = усі пари вже оприлюднено
said-after-the-next-round-is-paired = після жеребкування наступного туру
said-nobody-of-this-number-is-at-the-event = нікого з цим номером на змаганні немає
said-the-event-has-no-seat-left = на змаганні більше немає вільних ролей
said-take-one-from-somebody = заберіть роль у когось
said-this-link-was-used-withdrawn-or-is-too-old = це посилання вже використано, відкликано або воно застаріло
said-there-is-no-such-seat = такої ролі немає
said-an-event-has-an-organiser = змагання не буває без організатора
said-after-somebody-else-was-given-this-seat = коли цю роль отримає хтось інший
said-this-was-asked-for-already = про це вже просили
said-somebody-else-answers = відповідає хтось інший
said-nobody-waits-for-this-answer = цієї відповіді ніхто не чекає
said-who-asks-does-not-approve = хто просить, той не схвалює
said-somebody-else-of-the-panel-or-the-organiser = хтось інший із колегії або організатор
said-only-the-last-round-is-annulled = анулюють лише останній тур
said-the-regulation-stands-once-the-lots-were-drawn = після жеребкування положення не змінюють
said-undo-the-drawing-first = спершу скасуйте жеребкування
said-the-groups-stand-while-somebody-is-registered = групи не змінюють, доки хтось зареєстрований
said-another-event = інше змагання
said-by-the-organiser = організатор
said-a-text-is-too-long-or-has-signs-that-are-none = текст задовгий або містить недозволені знаки
said-at-most-n-letters = щонайбільше { $n } літер
said-there-is-no-such-event = такого змагання немає
said-somebody-else-has-changed-this-meanwhile = тим часом це змінив хтось інший
said-look-again-then-decide = перегляньте ще раз і вирішіть
said-by-who-keeps-the-papers = той, хто веде документи
said-what-is-personal-is-needed-until-the-event-is-closed = особисті дані потрібні до завершення змагання
said-after-it-was-closed = після завершення
said-this-is-no-file-of-an-event = це не файл змагання
said-a-newer-program-has-written-this-file = цей файл записала новіша програма
said-the-end-of-the-file-is-missing = бракує кінця файлу
said-the-file-was-changed-or-cut-short = файл змінено або обрізано
said-a-line-of-the-file-cannot-be-read = рядок файлу не читається
said-a-table-has-no-name = стіл не має назви
said-the-file-tells-of-what-cannot-have-happened = у файлі описано те, чого не могло статися
said-no-lots-were-bound-here = жереб тут не фіксували
said-commit-them-first = спершу зафіксуйте жереб
said-there-is-no-such-round-part-or-player = такого туру, розділу чи учасника немає
said-there-is-no-account-of-this-name = облікового запису з таким іменем немає

## What somebody is at an event

seat-organiser = організатор
seat-captain = капітан
seat-person = учасник
seat-press = преса

## How far an event has come

## Files to take away

file-standings = Таблиця місць ({ $format })
file-entries = Учасники ({ $format })
file-results = Пари й результати ({ $format })
file-table = Таблиця для програм жеребкування ({ $format })
file-games = Усі партії з ходами ({ $format })
file-event = Усе для інших програм ({ $format })
