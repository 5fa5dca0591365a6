## Adjournment

said-the-position-on-the-board-is-another = позиция на доске другая
said-the-other-player-sealed = ход записал другой игрок
said-the-move-has-another-number = у хода другой номер
said-a-clock-showed-another-time = часы показывали другое время
said-the-arbiter-judges-the-sealed-move = записанный ход оценивает судья
said-after-his-decision = после его решения
said-the-game-is-being-adjourned = партию откладывают
said-when-it-is-resumed = когда начнётся доигрывание
said-the-envelope-is-not-opened = конверт не вскрыт
said-when-the-sealed-move-is-on-the-board = когда записанный ход сделан на доске
said-the-answer-is-sealed = ответ записан
said-when-it-is-on-the-board = когда он сделан на доске
said-this-step-is-not-due = до этого действия ещё не дошло
said-the-steps-follow-each-other-order-seal-stop-the-clock-envelope-keep = действия следуют друг за другом: распоряжение, запись хода, остановка часов, конверт, хранение
said-a-game-is-not-interrupted-before-its-end = партию не прерывают до её окончания
said-play-on = играйте дальше
said-no-envelope-is-kept = конверт не сдан на хранение
said-when-the-game-is-adjourned = когда партия отложена
said-nobody-is-awaited = никого не ждут
said-when-a-resumed-game-waits-for-a-player = когда в доигрывании ждут игрока
said-the-sealer-is-absent = нет того, кто записал ход
said-when-he-has-come = когда он придёт
said-there-is-nothing-to-open = вскрывать нечего
said-when-an-adjourned-game-is-resumed = когда доигрывают отложенную партию
said-nothing-is-sealed = ничего не записано
said-the-player-whose-turn-it-is-moves = ходит тот, чья очередь
said-the-player-who-answers-is-absent = нет того, кто должен отвечать
said-in-his-presence-until-then-his-clock-runs = в его присутствии; до тех пор идут его часы
said-there-is-no-slip-to-judge = описки, которую надо оценить, нет
said-when-an-envelope-shows-one = когда она есть в конверте
said-while-the-opponent-who-sealed-is-absent = пока нет соперника, записавшего ход
said-the-opponent-is-there = соперник на месте
said-no-answer-is-due = отвечать не нужно
said-no-envelope-is-closed = закрытого конверта нет
said-the-game-is-over = партия окончена
said-before-one-s-own-first-move = до своего первого хода
said-no-game-is-resumed = доигрывания нет
said-at-a-resumption-before-one-s-own-first-move = в доигрывании, до своего первого хода
said-too-late-to-correct-the-clocks = исправлять часы поздно
said-the-clocks-were-set-as-they-were-stopped = часы поставлены так, как были остановлены
said-if-they-were-set-otherwise = если они поставлены иначе
said-the-arbiter-may-correct-it-if-the-consequences-are-too-grave = судья может исправить, если последствия слишком тяжелы
said-the-game-is-being-adjourned-already = партию уже откладывают
said-only-the-chief-arbiter-permits-that = это разрешает только главный судья
said-with-his-permission-in-an-exceptional-case = с его разрешения, в исключительном случае
said-the-control-moves-are-not-made = контрольные ходы не сделаны
said-in-an-exceptional-case-with-the-chief-arbiter-s-permission = в исключительном случае, с разрешения главного судьи
said-the-player-has-not-so-much-time = у игрока нет столько времени
said-who-asks-takes-all-that-is-left-of-the-session-on-himself = кто просит, берёт на себя всё время, оставшееся до конца тура
said-the-clock-is-stopped = часы остановлены
said-a-sealed-move-is-changed-only-before-that = записанный ход меняют только до этого
said-the-player-whose-turn-it-is-seals = ход записывает тот, чья очередь
said-write-on-the-envelope = заполните конверт
said-the-move-is-open = ход сделан открыто
said-stop-the-clock = остановите часы
said-only-the-blind-seal-in-braille = шрифтом Брайля записывают только незрячие
said-seal-in-the-usual-letters = записывайте обычными буквами
said-somebody-else-stops-the-clock = часы останавливает кто-то другой
said-who-sealed-or-the-arbiter = кто записал ход, или судья
said-the-move-on-the-board-is-not-written = ход на доске не записан
said-write-it-on-the-sheet = запишите его на бланке
said-no-move-is-sealed = ход не записан
said-the-arbiter-writes-on-this-envelope = этот конверт заполняет судья
said-call-the-arbiter = позовите судью
said-the-other-player-writes-on-the-envelope = конверт заполняет другой игрок
said-who-did-not-seal = кто не записывал ход
said-something-is-missing-on-the-envelope = на конверте чего-то не хватает
said-the-envelope-is-not-signed = конверт не подписан
said-when-both-players-have-signed-it = когда его подпишут оба игрока
said-what-is-on-the-envelope-is-not-so = написанное на конверте не соответствует действительности
said-the-game-is-not-adjourned = партия не отложена
said-offer-a-draw = предложите ничью
said-names-position-sealer-number-of-the-move-and-times = имена, позиция, кто записал, номер хода и время
said-names-number-of-the-move-times-and-when-the-game-is-resumed = имена, номер хода, время и начало доигрывания

## Ballot

said-the-first-moves-are-not-drawn-yet = начальные ходы ещё не разыграны жребием
said-draw-them-from-the-table-of-the-regulation = разыграйте их по таблице регламента
said-a-player-is-absent = игрока нет
said-when-both-are-here = когда оба на месте
said-the-ballot-has-been-drawn = жеребьёвка уже проведена
said-once-before-the-game = один раз, до партии
said-it-is-too-early-to-draw = для жеребьёвки ещё рано
said-the-regulation-names-no-table = регламент не называет таблицы
said-the-usual-start-position = обычная начальная позиция
said-no-first-moves-are-drawn-in-this-game = в этой партии начальные ходы не разыгрывают
said-not-in-the-table-of-the-regulation = этого нет в таблице регламента
said-this-cell-says-to-draw-again = по этой ячейке тянут снова
said-another-lot = другой жребий
said-not-more-than-time-before-the-game = не раньше чем за { $time } до партии
said-a-number-from-1-to-most-of-table = число от 1 до { $most } из { $table }

## Moves

said-not-a-move-of-this-game = это не ход этой игры
said-a-move-of-the-game-that-is-played = ход той игры, в которую играют
said-not-allowed-by-the-opening-regulation = дебютный регламент этого не разрешает
said-not-a-legal-move = невозможный ход
said-allowed-moves = можно: { $moves }
said-what-article = { $what } ({ $article })
said-only-a-player-of-this-game-does-that = это делает только игрок этой партии
said-the-players-act-for-themselves = игроки действуют сами
said-only-an-official-does-that = это делает только судья
said-it-is-the-opponent-s-turn = сейчас ход соперника
said-wait-for-the-opponent-s-move = подождите хода соперника
said-the-opponent-has-not-completed-his-move = соперник не завершил свой ход
said-when-he-has-pressed-the-clock = когда он переключит часы
said-the-clock-is-pressed-after-one-s-own-move = часы переключают после своего хода
said-make-your-move-first = сначала сделайте ход
said-the-game-has-not-begun = партия не начата
said-after-the-signal = после сигнала
said-the-clocks-are-stopped = часы остановлены
said-after-the-arbiter-s-decision = после решения судьи
said-the-game-is-adjourned = партия отложена
said-it-ended-outcome = результат: { $outcome }
said-the-game-ended-outcome = результат партии: { $outcome }
said-first-second-cause-article = { $first }-{ $second }, { $cause } [{ $article }]
said-first-second-cause-article-n-moves-counted = { $first }-{ $second }, { $cause } [{ $article }], насчитано { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }
said-the-game-ended-before-the-flag-was-seen = партия закончилась раньше, чем заметили флажок
said-nobody-else-may-point-it-out = больше никто не может на это указывать
said-only-the-players-and-the-arbiter-call-a-flag = на флажок указывают только игроки и судья
said-only-the-opponent-and-the-arbiter-call-a-flag = на флажок указывают только соперник и судья
said-the-flag-fell-while-a-claim-is-checked = флажок упал во время проверки заявления
said-when-the-arbiter-has-checked-it = когда судья его проверит
said-no-flag-is-down = ни один флажок не упал
said-when-a-player-s-time-is-over = когда время игрока истекло
said-the-time-is-over-when-the-clock-shows-it = время истекло, когда это показывают часы
said-correct-the-clock-or-replace-it = исправьте или замените часы
said-nobody-reminds-a-player-of-the-clock = никто не напоминает игроку о часах
said-his-opponent-may-when-he-forgot-to-press-it = соперник может, если тот забыл переключить
said-a-spectator-does-not-touch-the-clock = зритель не трогает часы
said-a-clock-at-a-screen-is-not-stopped-by-a-player = на экране игрок часы не останавливает
said-resign-or-call-the-arbiter = сдайтесь или позовите судью
said-the-clocks-are-not-stopped = часы не остановлены
said-while-the-clocks-stand = пока часы стоят
said-a-game-is-broken-off-only-before-its-second-move = партию прерывают только до второго хода
said-resign-or-offer-a-draw = сдайтесь или предложите ничью

## Draws

said-no-moves-are-counted-in-this-game = в этой игре ходы не считают
said-moves-are-not-counted-aloud-in-this-game = в этой партии ходы вслух не считают
said-ask-the-arbiter-to-be-present = попросите судью присутствовать
said-the-players-agree = игроки соглашаются
said-no-claim-is-waiting = нет заявления, ждущего решения
said-a-player-may-claim-a-draw-on-his-turn = игрок может заявить ничью в свой ход
said-the-arbiter-declares-no-draw-in-this-game = в этой партии судья ничью не объявляет
said-the-players-agree-or-claim = игроки соглашаются или заявляют
said-no-draw-under-the-rules-is-on-the-board = на доске нет ничьей по правилам
said-no-official-draws-a-game-by-judgement-alone = ни один судья не присуждает ничью лишь по своему усмотрению
said-a-draw-the-rules-name = ничья, предусмотренная правилами
said-the-edition-knows-no-such-claim-in-this-game = правила не предусматривают такого заявления в этой партии
said-the-game-is-decided-on-the-board = партия решена на доске
said-press-the-clock = переключите часы
said-a-draw-by-agreement-or-by-the-ends-the-edition-lists = ничья по соглашению или в окончаниях, предусмотренных правилами
said-claim-under-a-rule-that-counts-moves = заявите по правилу, считающему ходы
said-this-position-is-played-on = эту позицию играют дальше
said-in-the-endings-the-article-names-without-increment = в окончаниях, названных в пункте, без добавления времени
said-the-flag-that-fell-first-decides = решает флажок, упавший первым
said-not-both-flags-are-down = упали не оба флажка
said-call-the-flag-that-is = укажите на тот, что упал
said-offer-a-draw-or-claim-under-a-rule-that-counts-moves = предложите ничью или заявите по правилу, считающему ходы
said-not-in-games-of-this-length = не в партиях такой продолжительности
said-the-time-is-over = время истекло
said-before-the-flag-falls = до падения флажка
said-the-control-is-not-to-the-end-of-the-game = контроль не до конца партии
said-an-arbiter-at-the-board-judges-this = это решает судья у доски
said-the-moves-have-not-been-counted-out = ходы ещё не досчитаны
said-when-the-opponent-has-made-n-moves-from-the-start-of-the-count = когда соперник сделает { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    } от начала счёта
said-the-record-is-not-complete = запись неполна
said-restore-the-record-then-claim = восстановите запись, затем заявляйте
said-the-right-to-claim-has-lapsed = право на заявление утрачено
said-on-your-own-turn-before-you-move = в свой ход, прежде чем пойти
said-there-is-no-record-of-the-moves = записи ходов нет
said-no-count-is-complete = ни один счёт не завершён
said-a-claim-is-being-checked = заявление проверяют
said-wait-for-the-arbiter = подождите судью
said-without-increment-with-time-or-less-and-at-most-n-pieces = без добавления времени, когда осталось не более { $time } и не более { $n } { $n ->
        [one] шашки
        [few] шашек
       *[many] шашек
    }
said-not-short-of-time-in-the-sense-of-the-article = это не цейтнот в смысле пункта
said-count-the-moves-aloud-from-now-on = отныне считайте ходы вслух
said-ask-the-arbiter-to-be-present-from-now-on = попросите судью присутствовать с этого момента
said-article-made-of-limit = { $article }: { $made } из { $limit }
said-no-count-runs = счёт не ведётся
said-a-draw-is-offered-with-one-s-move-before-the-clock-is-switched = ничью предлагают вместе со своим ходом, до переключения часов
said-make-your-move-and-offer-with-it = сделайте ход и предложите вместе с ним
said-a-draw-is-offered-after-one-s-own-move = ничью предлагают после своего хода
said-make-your-move-then-offer = сделайте ход, потом предлагайте
said-too-early-for-a-draw-offer = рано предлагать ничью
said-too-early-for-a-draw-offer-by-the-regulation = по регламенту рано предлагать ничью
said-too-many-pieces-for-an-agreed-draw-without-a-record = слишком много шашек для ничьей по соглашению без записи
said-when-each-player-has-n-pieces-or-fewer-now-now = когда у каждого не более { $n } { $n ->
        [one] шашки
        [few] шашек
       *[many] шашек
    }; сейчас { $now }
said-the-offer-was-declined = предложение отклонено
said-an-offer-cannot-be-taken-back = предложение нельзя отозвать
said-it-stands-until-the-opponent-answers-or-moves = оно действует, пока соперник не ответит или не сделает ход
said-a-draw-is-already-offered = ничья уже предложена
said-answer-the-offer-or-wait = ответьте на предложение или подождите
said-no-draw-was-offered-to-this-player = этому игроку ничью не предлагали
said-offer-one-after-a-move = предложите её после хода
said-when-each-player-has-made-n-moves-now-now = когда каждый сделает { $n } { $n ->
        [one] ход
        [few] хода
       *[many] ходов
    }; сейчас { $now }
said-after-the-opponent-has-offered-claims-stay-open = после предложения соперника; заявления остаются возможными
said-after-the-opponent-has-offered-or-a-piece-was-taken-or-crowned-claims-stay-open = после предложения соперника либо взятия или появления дамки; заявления остаются возможными

## Special forms of play

said-the-game-is-no-display = это не сеанс
said-only-the-giver-goes-from-board-to-board = от доски к доске ходит только сеансёр
said-wait-for-him = подождите его
said-the-game-is-played-with-sight-of-the-board = партию играют, глядя на доску
said-nobody-confers-in-this-game = в этой партии никто не совещается
said-a-side-that-confers-has-several-members = совещающаяся сторона состоит из нескольких участников
said-name-them = назовите их
said-the-giver-is-at-another-board = сеансёр у другой доски
said-when-he-comes-to-this-one = когда он подойдёт к этой
said-the-move-is-not-announced = ход не объявлен
said-announce-it-then-press-the-clock = объявите его, потом переключите часы
said-the-edition-knows-no-such-aid = правила не предусматривают такой помощи
said-the-player-acts-himself = игрок действует сам
said-an-assistant-needs-a-valid-reason = для ассистента нужна уважительная причина
said-name-the-reason = назовите причину
said-there-is-no-move-to-announce = объявлять нечего
said-after-one-s-own-move-in-a-game-with-the-blind = после своего хода, в партии с незрячим
said-the-times-are-seen-on-the-clock = время видно на часах
said-in-a-game-with-the-blind = в партии с незрячим
said-times-are-asked-for-on-one-s-own-turn = о времени спрашивают в свой ход
said-on-your-turn = в свой ход
said-as-the-regulation-says = как говорит регламент

## Irregularities

said-the-opponent-decides-about-the-irregularity = о неправильности решает соперник
said-wait-for-the-opponent = подождите соперника
said-a-move-that-was-made-stays = сделанный ход остаётся
said-think-before-you-let-go = подумайте, прежде чем отпустить шашку
said-nothing-has-changed-on-the-board = на доске ничего не изменилось
said-a-move = ход
said-a-move-that-nobody-noticed-stays = незамеченный ход остаётся
said-no-such-irregularity-is-recorded = такая неправильность не зафиксирована
said-one-that-was-let-pass = та, которую пропустили
said-the-last-move-was-no-foul-of-the-opponent = последний ход не был фолом соперника
said-the-game-goes-on = партия продолжается
said-the-game-does-not-go-back = партия не возвращается назад
said-a-correction-before-the-reply = исправление до ответного хода
said-that-move-was-no-foul = тот ход не был фолом
said-a-move-that-was-impossible-or-forbidden = ход, который был невозможным или запрещённым
said-a-correction-demanded-before-the-reply = исправление, потребованное до ответного хода
said-only-the-opponent-decides = решает только соперник
said-an-irregularity-is-not-corrected-in-part = неправильность не исправляют частично
said-all-of-it-or-nothing = всё или ничего
said-that-cannot-happen-at-a-screen = на экране этого не может случиться
said-the-moves-that-are-allowed = возможные ходы
said-there-is-no-move-to-object-to = нет хода, против которого возражать
said-before-one-s-reply = до своего ответного хода
said-the-touched-piece-had-no-move = тронутая шашка не имела хода
said-then-any-legal-move-is-right = тогда верен любой возможный ход
said-no-king-there-needs-a-mark = там нет дамки, которую надо обозначить
said-a-king-that-was-not-marked = дамка, которая не обозначена
said-nothing-irregular-has-happened = неправильности не было
said-after-an-irregularity = после неправильности
said-the-irregularity-was-let-pass = неправильность пропущена
said-the-arrangement-cannot-be-played-on = из такой расстановки играть нельзя
said-demand-its-correction = требуйте исправления
said-a-demand-of-the-opponent-or-a-dispute-that-calls-the-arbiter = требование соперника или спор с вызовом судьи
said-of-the-opponent-s-last-move-before-one-s-reply = о последнем ходе соперника, до своего ответного хода
said-when-the-players-dispute-an-irregularity = когда игроки спорят о неправильности
said-there-is-nothing-to-dispute = спорить не о чем
said-no-piece-of-the-player-stands-there = там нет шашки игрока
said-only-one-s-own-pieces-bind = обязывают только свои шашки
said-pieces-are-not-adjusted-on-the-opponent-s-turn = во время хода соперника шашки не поправляют
said-on-one-s-own-turn = в свой ход
said-another-piece-was-touched = тронута другая шашка
said-this-is-done-on-a-draughts-board = это делают на шашечной доске
said-put-a-stone-or-pass = поставьте камень или пасуйте
said-a-move-of-the-piece-touched-first-square = ход шашкой, тронутой первой, { $square }
said-wrong-move = неправильный ход
said-a-man-moved-backward = простая пошла назад
said-a-man-captured-on-from-the-king-row = простая с дамочного поля била дальше
said-a-piece-was-added = добавлена шашка
said-two-moves-in-a-row = два хода подряд
said-touched-one-piece-and-moved-another = тронута одна шашка, а пошла другая
said-took-a-move-back = ход взят назад
said-moved-a-piece-of-the-opponent = ход шашкой соперника
said-a-quiet-move-where-a-capture-was-due = тихий ход, когда надо было бить
said-removed-pieces-without-cause = шашки сняты без оснований
said-captured-fewer-pieces-than-due = побито меньше шашек, чем надо
said-stopped-in-the-middle-of-a-capture = бой прерван посередине
said-removed-pieces-before-the-capture-was-over = шашки сняты до окончания боя
said-removed-fewer-pieces-than-captured = снято меньше шашек, чем побито
said-removed-more-pieces-than-captured = снято больше шашек, чем побито
said-removed-pieces-that-were-not-captured = сняты шашки, которые не побиты
said-stopped-while-removing-captured-pieces = снятие побитых шашек прервано
said-removed-own-pieces-after-a-capture = после боя сняты собственные шашки
said-did-not-mark-a-new-king = новая дамка не обозначена

## Micromatch

said-no-micromatch-follows-another = за микроматчем другой не следует
said-the-result-stands = результат остаётся в силе
said-the-micromatch-is-not-drawn = микроматч не ничейный
said-after-a-drawn-micromatch = после ничейного микроматча
said-no-more-additional-micromatches = дополнительных микроматчей больше нет
said-the-micromatch-is-over = микроматч окончен
said-its-result-stands = его результат остаётся в силе
said-no-lot-is-drawn-for-the-colours = цвет не разыгрывают жребием
said-the-colours-that-were-given = назначенные цвета
said-only-an-official-draws-lots = жребий тянет только судья
said-the-colours-are-not-drawn-yet = цвета ещё не разыграны
said-draw-them-by-lot = разыграйте их жребием
said-n-by-the-regulation = по регламенту: { $n }

## What ended the game

said-no-pieces-left = не осталось шашек
said-no-legal-move = нет возможного хода
said-five-in-a-row = пять в ряд
said-long-row = длинный ряд
said-foul = фол
said-both-passed = оба пасовали
said-no-five-can-be-built-any-more = пятёрку уже не построить
said-resignation = сдача партии
said-clock-stopped = часы остановлены
said-time = время истекло
said-both-flags-down = упали оба флажка
said-agreement = соглашение игроков
said-threefold-repetition = троекратное повторение
said-moves-without-progress = установленное число ходов
said-ending-not-played-on = окончание не разыгрывается
said-short-of-time = цейтнот
said-adjudication = присуждение
said-absence = неявка
said-sanction = санкция
said-refusal-to-follow-the-rules = отказ соблюдать правила
said-sealed-move = записанный ход
said-record-not-restored = запись не восстановлена
said-aborted = прервана
said-annulled-to-be-played-again = аннулирована, будет переиграна

## Record

said-the-record-is-not-restored = запись не восстановлена
said-when-the-n-missing-half-moves-are-written = когда будет записано { $n } { $n ->
        [one] пропущенный полуход
        [few] пропущенных полухода
       *[many] пропущенных полуходов
    }
said-the-opponent-does-not-lend-his-sheet = соперник не даёт своего бланка
said-with-his-consent = с его согласия
said-only-the-opponent-and-the-arbiter-point-that-out = на это указывают только соперник и судья
said-no-such-move-was-made = такого хода не было
said-name-moves-that-were-made = назовите сделанные ходы
said-a-player-restores-his-own-record = игрок восстанавливает свою запись
said-or-the-arbiter-says-so = или так говорит судья
said-nothing-is-missing = ничего не пропущено
said-record-the-next-move = записывайте следующий ход
said-not-both-have-stopped-recording = запись прекратили не оба
said-each-restores-on-his-own-time = каждый восстанавливает за своё время
said-the-control-is-not-over = контроль не окончен
said-after-a-flag-has-fallen-or-the-control = после падения флажка или контроля
said-when-a-record-cannot-be-restored = когда запись нельзя восстановить
said-the-opponent-s-record-is-complete = запись соперника полна
said-restore-it-from-the-opponent-s-sheet = восстановите по бланку соперника
said-records-are-not-compared-during-the-game = во время партии записи не сверяют
said-after-the-game = после партии
said-no-records-are-being-compared = записи не сверяют
said-after-the-clocks-were-stopped-for-it = после остановки часов для этого
said-the-players-keep-no-record-in-this-game = в этой партии игроки записи не ведут
said-the-program-or-nobody-records = записывает программа или никто
said-a-move-is-written-after-it-is-made = ход записывают после того, как он сделан
said-make-the-move-first = сначала сделайте ход
said-only-one-s-own-next-move-is-written-ahead = наперёд записывают только свой следующий ход
said-one-move-at-a-time = по одному ходу
said-this-is-no-move = это не ход
said-moves-that-were-made = сделанные ходы
said-the-move-is-not-clear = ход неясен
said-name-a-move-that-was-made = назовите сделанный ход
said-the-records-do-not-differ = записи не расходятся
said-hand-in-the-sheets = сдайте бланки
said-the-result-is-another = результат другой
said-the-sheets-are-handed-in = бланки сданы
said-the-records-differ = записи расходятся
said-settle-move-n = согласуйте ход { $n }
said-a-sheet-is-incomplete = бланк неполон
said-both-signed-with-the-time-used-and-the-result = оба подписаны, с затраченным временем и результатом
said-no-sheets-are-kept = бланки не ведут
said-both-players-report-the-result = результат сообщают оба игрока
said-a-record-is-kept = ведётся запись
said-sign-the-score-sheet = подпишите бланк
said-the-game-is-not-over = партия не окончена
said-after-its-end = после её окончания

## Play from afar

said-a-player-has-failed-a-check = игрок не прошёл проверку
said-when-an-official-has-passed-it = когда судья её зачтёт
said-not-all-players-are-identified-and-observed = не все игроки идентифицированы и взяты под наблюдение
said-when-an-official-has-confirmed-identity-and-observation-of-both = когда судья подтвердит личность и наблюдение за обоими
said-the-game-was-not-interrupted = партию не прерывали
said-after-an-interruption = после перерыва
said-the-game-is-played-at-a-board = партию играют за доской
said-in-a-game-from-afar = в партии на расстоянии
said-the-program-sees-that-itself = программа видит это сама

## Sanctions and corrections

said-clocks-are-put-on-with-unequal-times = на поставленных посреди партии часах время неодинаковое
said-the-same-time-for-both = одинаковое время обоим
said-nothing-is-charged-for-a-correction = за исправление время не взимают
said-a-correction-takes-no-longer-than-has-passed = исправление не дольше, чем прошло времени
said-the-claim-about-the-clock-comes-too-late = заявление о часах запоздало
said-corrections-of-a-faulty-clock = исправления неисправных часов
said-what-was-measured-time-at-most = измеренное, не более { $time }
said-before-one-s-own-time-is-over = пока своё время не истекло
said-no-measure-is-named = мера не названа
said-results-are-not-annulled = результаты не аннулируют
said-exclusion-alone = только исключение
said-only-the-main-panel-annuls-results = результаты аннулирует только главная судейская коллегия
said-a-decision-of-the-panel = решение коллегии
said-the-player-is-not-excluded = игрок не исключён
said-after-his-exclusion = после его исключения
said-no-article-makes-this-a-loss-of-itself = ни один пункт сам по себе не карает за это поражением
said-no-article-is-named = пункт не назван
said-name-the-articles-that-were-violated = назовите нарушенные пункты
said-this-measure-is-not-provided = такая мера не предусмотрена
said-this-loss-is-scored-by-a-higher-office = это поражение засчитывает вышестоящая инстанция
said-this-measure-is-imposed-by-a-higher-office = эту меру применяет вышестоящая инстанция
said-a-first-offence-does-not-remove-a-representative = за первое нарушение представителя не удаляют
said-so-much-time-may-not-be-given = столько времени дать нельзя
said-the-chief-arbiter-or-the-deputy-who-acts-for-him = главный судья или замещающий его заместитель
said-propose-it-to-the-office-that-decides = предложите тому, кто решает
said-after-repeated-recorded-offences = после повторных зафиксированных нарушений
said-from-least-to-most = от { $least } до { $most }
said-no-player-has-stopped-the-clocks = ни один игрок не останавливал часы
said-after-a-player-stopped-them = после того как игрок их остановил
said-a-stopped-clock-has-consequences = остановленные часы имеют последствия
said-nobody-has-called-the-arbiter = никто не вызывал судью
said-after-a-player-stopped-the-clocks-to-call = после того как игрок остановил часы для вызова
said-a-break-is-ordered-by-the-chief-arbiter = перерыв назначает главный судья
said-ask-the-chief-arbiter = обратитесь к главному судье
said-resignation-or-a-misunderstanding-with-a-remark = сдача партии или недоразумение с замечанием
said-remark = замечание
said-warning = предупреждение
said-reprimand = выговор
said-no-current-information = без текущей информации
said-time-for-the-opponent = время сопернику
said-time-taken-away = отнятое время
said-loss-of-the-game = проигрыш партии
said-loss-of-the-micromatch = проигрыш микроматча
said-removal = удаление
said-exclusion = исключение

## The start

said-nobody-is-too-late = никто не опоздал
said-when-a-player-is-time-late = когда игрок опоздал на { $time }
said-lateness-costs-this-player-nothing = опоздание ничего не стоит этому игроку
said-his-time-alone = только его время
said-both-players-have-moved = оба игрока сделали ход
said-the-game-goes-on-and-its-result-counts = партия продолжается, её результат засчитывается
said-the-mistake-is-found-in-time = ошибка обнаружена вовремя
said-correct-it-and-begin-anew = исправьте и начните сначала
said-not-a-position-of-this-game = это не позиция этой игры
said-what-lies-on-the-board = то, что стоит на доске
said-the-player-has-not-come = игрок не пришёл
said-when-he-is-here = когда он будет здесь
said-a-written-move-is-not-changed = записанный ход не меняют
said-it-is-played-when-the-opponent-comes = его делают, когда придёт соперник
said-the-opponent-is-absent = соперника нет
said-no-move-is-made-before-he-comes = до его прихода ходов не делают
said-the-break-is-not-over = перерыв не окончен
said-in-time = через { $time }
said-only-the-player-himself-arrives = приход отмечает только сам игрок
said-the-player-or-an-official-for-him = игрок или судья за него
said-the-player-is-here-already = игрок уже здесь
said-once-for-each-game = один раз за партию
said-the-game-has-begun = партия начата
said-before-the-signal = до сигнала
said-once = один раз
said-it-is-not-time-yet = ещё не время
said-the-break-was-too-long = перерыв был слишком долгим
said-the-chief-arbiter-lets-the-game-begin = начать партию разрешает главный судья
said-a-first-move-is-not-written-instead-of-made = первый ход не записывают вместо того, чтобы сделать
said-a-move-on-the-board-when-the-opponent-is-here = ход на доске, когда соперник здесь

## Opening regulations and points of renju

said-the-other-player-acts = действует другой игрок
said-something-else-is-asked-for = сейчас требуется другое
said-a-stone-lies-on-point = на { $point } стоит камень
said-point-lies-outside-the-area-of-this-move = { $point } вне пределов, разрешённых для этого хода
said-the-opening-code-is-excluded = дебют { $code } исключён
said-the-offer-equals-point-under-a-symmetry-of-the-stones = предложение симметрично { $point }
said-point-was-not-offered = { $point } не предлагали
said-n-fifth-moves-are-not-allowed = столько пятых ходов не разрешено: { $n }
said-line-line-column-column-what = строка { $line }, знак { $column }: { $what }
said-line-line-column-column-point-is-no-point-of-the-board-columns-a-o-rows-1-15 = строка { $line }, знак { $column }: на доске нет пункта { $point }: вертикали a..o, горизонтали 1..15
said-expected-a-point-keep-swap-offer-two-press-or-a-number-of-fifth-moves = ожидается пункт, keep (оставить), swap (поменять), offer (предложить), two (два камня), press (пас) или число пятых ходов
said-expected-a-smaller-number-of-fifth-moves = ожидается меньшее число пятых ходов
said-only-the-players-of-this-table-do-that = это делают только игроки этого стола
said-no-pass-before-the-opening-is-over = до конца дебюта пасовать нельзя
said-the-opening-is-over = дебют окончен
said-black-begins-in-the-centre-h8 = Чёрные начинают в центре, h8
said-point-is-forbidden-to-black-foul = { $point } запрещён для чёрных: { $foul }
said-double-three = две тройки
said-double-four = две четвёрки
said-overline = длинный ряд
said-the-last-move-was-no-foul-that-can-be-corrected = последний ход не был фолом, который можно исправить

## How moves are written

said-character-n-expected-expected-moves-are-written-like-c3-d4-a5-e1-g3-cd4-b-d6-32-28-or-47x24x8 = символ { $n }: ожидается { $expected }; ходы пишут так: c3-d4, a5:e1:g3, cd4, b:d6, 32-28 или 47x24x8
said-a-square = поле
said-the-end-of-the-move = конец хода
said-the-move-must-be-written-in-full = ход надо писать полностью
said-a-sign-is-missing-between-the-numbers = между числами не хватает знака
said-nothing-is-captured-the-move-is-written-with = взятия нет: ход пишут через -
said-this-is-a-capture-it-is-not-written-with = это взятие: его не пишут через -
said-a-dash-stands-for-the-move = вместо хода прочерк
said-several-moves-may-be-meant = возможно несколько ходов
said-at-most-n-games = не более { $n } партий
said-at-most-n-bytes = не более { $n } байт
said-several-moves-may-be-meant-article-moves = возможно несколько ходов ({ $article }): { $moves }
said-name-what = { $name }: { $what }
said-control = контроль времени
said-games = партий
said-a-square-is-named-like-c3-or-22 = поля называют так: c3 или 22
said-the-board-has-no-such-square = на доске нет такого поля
said-this-square-is-light-only-the-dark-ones-are-played-on = это поле светлое: играют только на тёмных
said-what-article-allowed-allowed = { $what } [{ $article }]; можно: { $allowed }
said-what-article-instead = { $what } [{ $article }]; { $instead }
said-what-article-allowed-moves = { $what } ({ $article }); можно: { $moves }

## Why a move of draughts is refused

said-there-is-no-piece-on-square = на { $square } нет шашки
said-no-piece-of-the-side-to-move-can-be-meant = это не может быть шашка стороны, чья очередь хода
said-the-piece-on-square-belongs-to-the-opponent = шашка на { $square } принадлежит сопернику
said-the-piece-belongs-to-the-opponent = шашка принадлежит сопернику
said-pieces-move-along-diagonals = шашки ходят по диагоналям
said-the-piece-cannot-go-as-far-as-square = шашка не может дойти до { $square }
said-a-man-moves-only-forward = простая ходит только вперёд
said-the-square-square-is-not-free = поле { $square } занято
said-the-piece-on-square-stands-in-the-way = шашка на { $square } стоит на пути
said-there-is-nothing-to-capture-on-this-way = на этом пути бить нечего
said-the-own-piece-on-square-is-not-jumped = свою шашку на { $square } не перепрыгивают
said-a-man-captures-only-forward = простая бьёт только вперёд
said-a-man-that-is-crowned-ends-its-move = простая, став дамкой, завершает ход
said-the-piece-on-square-is-jumped-only-once = через шашку на { $square } переходят только раз
said-a-capture-is-due = надо бить
said-the-capture-must-go-on = бой надо продолжить
said-this-takes-takes-and-a-capture-of-n-pieces-is-due = так побито { $takes }, а надо бить { $n } { $n ->
        [one] шашку
        [few] шашки
       *[many] шашек
    }
said-the-side-to-move-has-no-move-the-game-is-over = у стороны, чья очередь, нет хода; партия окончена
said-moved-a-king-that-was-not-marked = ход необозначенной дамкой
said-used-two-hands = действие двумя руками

## How a time control is written

said-character-n-what = символ { $n }: { $what }
said-stage-n-what = этап { $n }: { $what }
said-no-time-control-write-one-like-30m-30s-or-90m-45-30m = контроля времени нет; пишите так: 30m+30s или 90m/45,30m
said-a-number-is-expected-as-in-8m-4s = ожидается число, как в 8m+4s
said-the-number-is-too-long-at-most-9-digits-and-3-decimals-are-allowed = число слишком длинное; можно не более 9 цифр и 3 знаков после точки
said-unknown-unit-allowed-are-h-m-s-hour-min-sec-x-xxx-xxx-xxx-xx = неизвестная единица; можно h, m, s (hour, min, sec, ч, мин, сек, год, хв)
said-units-come-once-each-hours-before-minutes-before-seconds = каждая единица один раз: часы, затем минуты, затем секунды
said-unexpected-after-a-stage-comes-a-comma-and-the-next-stage-or-the-end = лишнее; после этапа идёт запятая и следующий этап или конец
said-the-first-stage-needs-time-a-later-one-time-or-an-increment = первому этапу нужно время, следующим — время или добавление
said-too-long-at-most-n-h-per-stage-are-allowed = слишком долго; можно не более { $n } ч на этап
said-a-number-of-moves-from-1-to-65535-is-expected = ожидается число ходов от 1 до 65535
said-only-the-last-stage-may-repeat-or-last-to-the-end-this-one-needs-moves-as-in-90m-45 = только последний этап может повторяться или длиться до конца; этому нужно число ходов, как в 90m/45
said-a-stage-that-repeats-needs-a-number-of-moves-as-in-30m-15 = повторяющемуся этапу нужно число ходов, как в 30m/15*
said-too-many-stages-at-most-n-are-allowed = слишком много этапов; можно не более { $n }

## What the server says

said-zone = часовой пояс
said-there-is-no-such-time-zone = такого часового пояса нет
said-from-first-to-last-minutes = от { $first } до { $last } минут
said-edition = редакция
said-opening = дебютный регламент
said-name-is-not-known-here = здесь неизвестно, что такое { $name }
said-name-is-no-field-here = здесь нет поля { $name }
said-the-field-name-is-missing = не хватает поля { $name }
said-no-edition-is-called-name-known-are-names = нет редакции с названием { $name }; известны { $names }
said-no-such-opening-regulation-there-are-names-the-numbers-being-1-to-n = нет такого дебютного регламента; есть { $names }, числа от 1 до { $n }
said-messages-are-json-texts = сообщения должны быть текстами JSON
said-too-many-messages = слишком много сообщений
said-in-seconds-s = через { $seconds } с
said-at-most-n-a-second = не более { $n } в секунду
said-bodies-are-sent-as-they-are-not-packed = тело запроса присылают как есть, без сжатия
said-the-body-broke-off-or-its-parts-have-no-right-length = тело запроса оборвалось, или длина его частей указана неверно
said-the-message-took-too-long-to-come = сообщение шло слишком долго
said-the-message-is-too-large = сообщение слишком велико
said-so-many-half-moves-were-not-made = столько полуходов не сделано
said-the-link-is-too-long-for-a-picture = ссылка слишком длинна для картинки
said-so-many-tables-of-yours-wait-for-an-opponent-already = слишком много ваших столов уже ждёт соперника
said-close-one-of-them-first = сначала закройте один из них
said-there-is-nothing-under-this-address = по этому адресу ничего нет
said-this-method-is-not-for-this-address = этот метод не для этого адреса
said-see-api = смотрите /api
said-only-this-machine-itself-and-administrators-may-see-that = это могут видеть только сама эта машина и администраторы
said-a-message-has-a-number-as-its-id = в сообщении должно быть число id
said-nothing-is-asked-for = ничего не запрошено
said-nothing-was-written = ничего не записано
said-try-again-in-a-moment = попробуйте чуть позже
said-try-again = попробуйте ещё раз
said-up-to-last = до { $last }
said-too-many-people-sign-in-at-this-moment = сейчас входит слишком много людей
said-others-were-faster = другие были быстрее
said-pages-of-other-sites-cannot-do-that = страницы других сайтов этого не могут
said-the-edition-objects-to-this-regulation = этот регламент противоречит правилам
said-there-is-no-such-table = такого стола нет
said-this-is-longer-than-any-move = это длиннее любого хода
said-a-point-such-as-h8 = пункт, например h8
said-this-claim-names-the-move-that-is-not-made = это заявление называет ход, который не сделан
said-no-move-is-sealed-at-this-table = за этим столом ходы не записывают
said-the-table-has-not-come-so-far-yet = за столом до этого ещё не дошло
said-nobody-has-come-to-play-yet = ещё никто не пришёл играть
said-the-game-has-gone-on-since = с тех пор партия ушла вперёд
said-both-seats-of-this-table-are-taken = оба места за этим столом заняты
said-you-can-watch-the-game = вы можете наблюдать за партией
said-somebody-has-come-already = кто-то уже пришёл
said-abort-the-game-or-resign = прервите партию или сдайтесь
said-a-point-such-as-h8-or-press = пункт, например h8, или press
