## Adjournment

said-the-position-on-the-board-is-another = позиція на дошці інша
said-the-other-player-sealed = хід записав інший гравець
said-the-move-has-another-number = у ходу інший номер
said-a-clock-showed-another-time = годинник показував інший час
said-the-arbiter-judges-the-sealed-move = записаний хід оцінює суддя
said-after-his-decision = після його рішення
said-the-game-is-being-adjourned = партію відкладають
said-when-it-is-resumed = коли почнеться догравання
said-the-envelope-is-not-opened = конверт не відкрито
said-when-the-sealed-move-is-on-the-board = коли записаний хід зроблено на дошці
said-the-answer-is-sealed = відповідь записано
said-when-it-is-on-the-board = коли його зроблено на дошці
said-this-step-is-not-due = до цієї дії ще не дійшло
said-the-steps-follow-each-other-order-seal-stop-the-clock-envelope-keep = дії йдуть одна за одною: розпорядження, запис ходу, зупинка годинника, конверт, зберігання
said-a-game-is-not-interrupted-before-its-end = партію не переривають до її завершення
said-play-on = грайте далі
said-no-envelope-is-kept = конверт не здано на зберігання
said-when-the-game-is-adjourned = коли партію відкладено
said-nobody-is-awaited = нікого не чекають
said-when-a-resumed-game-waits-for-a-player = коли під час догравання чекають на гравця
said-the-sealer-is-absent = немає того, хто записав хід
said-when-he-has-come = коли він прийде
said-there-is-nothing-to-open = відкривати нічого
said-when-an-adjourned-game-is-resumed = коли дограють відкладену партію
said-nothing-is-sealed = нічого не записано
said-the-player-whose-turn-it-is-moves = ходить той, чия черга
said-the-player-who-answers-is-absent = немає того, хто має відповідати
said-in-his-presence-until-then-his-clock-runs = у його присутності; доти йде його годинник
said-there-is-no-slip-to-judge = описки, яку треба оцінити, немає
said-when-an-envelope-shows-one = коли вона є в конверті
said-while-the-opponent-who-sealed-is-absent = поки немає суперника, який записав хід
said-the-opponent-is-there = суперник на місці
said-no-answer-is-due = відповідати не треба
said-no-envelope-is-closed = закритого конверта немає
said-the-game-is-over = партію завершено
said-before-one-s-own-first-move = до свого першого ходу
said-no-game-is-resumed = догравання немає
said-at-a-resumption-before-one-s-own-first-move = під час догравання, до свого першого ходу
said-too-late-to-correct-the-clocks = виправляти годинник пізно
said-the-clocks-were-set-as-they-were-stopped = годинник установлено так, як його було зупинено
said-if-they-were-set-otherwise = якщо його встановлено інакше
said-the-arbiter-may-correct-it-if-the-consequences-are-too-grave = суддя може виправити, якщо наслідки надто тяжкі
said-the-game-is-being-adjourned-already = партію вже відкладають
said-only-the-chief-arbiter-permits-that = це дозволяє лише головний суддя
said-with-his-permission-in-an-exceptional-case = з його дозволу, у винятковому разі
said-the-control-moves-are-not-made = контрольних ходів не зроблено
said-in-an-exceptional-case-with-the-chief-arbiter-s-permission = у винятковому разі, з дозволу головного судді
said-the-player-has-not-so-much-time = у гравця немає стільки часу
said-who-asks-takes-all-that-is-left-of-the-session-on-himself = хто просить, бере на себе весь час, що лишився до кінця туру
said-the-clock-is-stopped = годинник зупинено
said-a-sealed-move-is-changed-only-before-that = записаний хід змінюють лише до цього
said-the-player-whose-turn-it-is-seals = хід записує той, чия черга
said-write-on-the-envelope = заповніть конверт
said-the-move-is-open = хід зроблено відкрито
said-stop-the-clock = зупиніть годинник
said-only-the-blind-seal-in-braille = шрифтом Брайля записують лише незрячі
said-seal-in-the-usual-letters = записуйте звичайними літерами
said-somebody-else-stops-the-clock = годинник зупиняє хтось інший
said-who-sealed-or-the-arbiter = хто записав хід, або суддя
said-the-move-on-the-board-is-not-written = хід на дошці не записано
said-write-it-on-the-sheet = запишіть його на бланку
said-no-move-is-sealed = ходу не записано
said-the-arbiter-writes-on-this-envelope = цей конверт заповнює суддя
said-call-the-arbiter = покличте суддю
said-the-other-player-writes-on-the-envelope = конверт заповнює інший гравець
said-who-did-not-seal = хто не записував хід
said-something-is-missing-on-the-envelope = на конверті чогось бракує
said-the-envelope-is-not-signed = конверт не підписано
said-when-both-players-have-signed-it = коли його підпишуть обидва гравці
said-what-is-on-the-envelope-is-not-so = написане на конверті не відповідає дійсності
said-the-game-is-not-adjourned = партію не відкладено
said-offer-a-draw = запропонуйте нічию
said-names-position-sealer-number-of-the-move-and-times = імена, позиція, хто записав, номер ходу й час
said-names-number-of-the-move-times-and-when-the-game-is-resumed = імена, номер ходу, час і початок догравання

## Ballot

said-the-first-moves-are-not-drawn-yet = початкові ходи ще не розіграно жеребом
said-draw-them-from-the-table-of-the-regulation = розіграйте їх за таблицею регламенту
said-a-player-is-absent = гравця немає
said-when-both-are-here = коли обидва на місці
said-the-ballot-has-been-drawn = жеребкування вже проведено
said-once-before-the-game = один раз, до партії
said-it-is-too-early-to-draw = для жеребкування ще рано
said-the-regulation-names-no-table = регламент не називає таблиці
said-the-usual-start-position = звичайна початкова позиція
said-no-first-moves-are-drawn-in-this-game = у цій партії початкові ходи не розігрують
said-not-in-the-table-of-the-regulation = цього немає в таблиці регламенту
said-this-cell-says-to-draw-again = за цією клітинкою тягнуть знову
said-another-lot = інший жереб
said-not-more-than-time-before-the-game = не раніше ніж за { $time } до партії
said-a-number-from-1-to-most-of-table = число від 1 до { $most } з { $table }

## Moves

said-not-a-move-of-this-game = це не хід цієї гри
said-a-move-of-the-game-that-is-played = хід тієї гри, в яку грають
said-not-allowed-by-the-opening-regulation = дебютний регламент цього не дозволяє
said-not-a-legal-move = неможливий хід
said-allowed-moves = можна: { $moves }
said-what-article = { $what } ({ $article })
said-only-a-player-of-this-game-does-that = це робить лише гравець цієї партії
said-the-players-act-for-themselves = гравці діють самі
said-only-an-official-does-that = це робить лише суддя
said-it-is-the-opponent-s-turn = зараз хід суперника
said-wait-for-the-opponent-s-move = зачекайте на хід суперника
said-the-opponent-has-not-completed-his-move = суперник не завершив свій хід
said-when-he-has-pressed-the-clock = коли він перемкне годинник
said-the-clock-is-pressed-after-one-s-own-move = годинник перемикають після свого ходу
said-make-your-move-first = спершу зробіть хід
said-the-game-has-not-begun = партію не розпочато
said-after-the-signal = після сигналу
said-the-clocks-are-stopped = годинник зупинено
said-after-the-arbiter-s-decision = після рішення судді
said-the-game-is-adjourned = партію відкладено
said-it-ended-outcome = результат: { $outcome }
said-the-game-ended-outcome = результат партії: { $outcome }
said-first-second-cause-article = { $first }-{ $second }, { $cause } [{ $article }]
said-first-second-cause-article-n-moves-counted = { $first }-{ $second }, { $cause } [{ $article }], пораховано { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }
said-the-game-ended-before-the-flag-was-seen = партія закінчилася раніше, ніж помітили прапорець
said-nobody-else-may-point-it-out = більше ніхто не може на це вказувати
said-only-the-players-and-the-arbiter-call-a-flag = на прапорець вказують лише гравці та суддя
said-only-the-opponent-and-the-arbiter-call-a-flag = на прапорець вказують лише суперник і суддя
said-the-flag-fell-while-a-claim-is-checked = прапорець упав під час перевірки заяви
said-when-the-arbiter-has-checked-it = коли суддя її перевірить
said-no-flag-is-down = жоден прапорець не впав
said-when-a-player-s-time-is-over = коли час гравця вичерпано
said-the-time-is-over-when-the-clock-shows-it = час вичерпано, коли це показує годинник
said-correct-the-clock-or-replace-it = виправте або замініть годинник
said-nobody-reminds-a-player-of-the-clock = ніхто не нагадує гравцеві про годинник
said-his-opponent-may-when-he-forgot-to-press-it = суперник може, якщо той забув перемкнути
said-a-spectator-does-not-touch-the-clock = глядач не торкається годинника
said-a-clock-at-a-screen-is-not-stopped-by-a-player = на екрані гравець годинник не зупиняє
said-resign-or-call-the-arbiter = здайтеся або покличте суддю
said-the-clocks-are-not-stopped = годинник не зупинено
said-while-the-clocks-stand = поки годинник стоїть
said-a-game-is-broken-off-only-before-its-second-move = партію переривають лише до другого ходу
said-resign-or-offer-a-draw = здайтеся або запропонуйте нічию

## Draws

said-no-moves-are-counted-in-this-game = у цій грі ходів не рахують
said-moves-are-not-counted-aloud-in-this-game = у цій партії ходів уголос не рахують
said-ask-the-arbiter-to-be-present = попросіть суддю бути присутнім
said-the-players-agree = гравці погоджуються
said-no-claim-is-waiting = немає заяви, що чекає на рішення
said-a-player-may-claim-a-draw-on-his-turn = гравець може заявити нічию у свій хід
said-the-arbiter-declares-no-draw-in-this-game = у цій партії суддя нічиєї не оголошує
said-the-players-agree-or-claim = гравці погоджуються або заявляють
said-no-draw-under-the-rules-is-on-the-board = на дошці немає нічиєї за правилами
said-no-official-draws-a-game-by-judgement-alone = жоден суддя не присуджує нічиєї лише на свій розсуд
said-a-draw-the-rules-name = нічия, передбачена правилами
said-the-edition-knows-no-such-claim-in-this-game = правила не передбачають такої заяви в цій партії
said-the-game-is-decided-on-the-board = партію вирішено на дошці
said-press-the-clock = перемкніть годинник
said-a-draw-by-agreement-or-by-the-ends-the-edition-lists = нічия за згодою або в закінченнях, передбачених правилами
said-claim-under-a-rule-that-counts-moves = заявіть за правилом, що рахує ходи
said-this-position-is-played-on = цю позицію грають далі
said-in-the-endings-the-article-names-without-increment = у закінченнях, названих у пункті, без додавання часу
said-the-flag-that-fell-first-decides = вирішує прапорець, що впав першим
said-not-both-flags-are-down = упали не обидва прапорці
said-call-the-flag-that-is = вкажіть на той, що впав
said-offer-a-draw-or-claim-under-a-rule-that-counts-moves = запропонуйте нічию або заявіть за правилом, що рахує ходи
said-not-in-games-of-this-length = не в партіях такої тривалості
said-the-time-is-over = час вичерпано
said-before-the-flag-falls = до падіння прапорця
said-the-control-is-not-to-the-end-of-the-game = контроль не до кінця партії
said-an-arbiter-at-the-board-judges-this = це вирішує суддя біля дошки
said-the-moves-have-not-been-counted-out = ходи ще не дораховано
said-when-the-opponent-has-made-n-moves-from-the-start-of-the-count = коли суперник зробить { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    } від початку підрахунку
said-the-record-is-not-complete = запис неповний
said-restore-the-record-then-claim = відновіть запис, потім заявляйте
said-the-right-to-claim-has-lapsed = право на заяву втрачено
said-on-your-own-turn-before-you-move = у свій хід, перш ніж піти
said-there-is-no-record-of-the-moves = запису ходів немає
said-no-count-is-complete = жоден підрахунок не завершено
said-a-claim-is-being-checked = заяву перевіряють
said-wait-for-the-arbiter = зачекайте на суддю
said-without-increment-with-time-or-less-and-at-most-n-pieces = без додавання часу, коли лишилося не більше { $time } і не більше { $n } { $n ->
        [one] шашки
        [few] шашок
       *[many] шашок
    }
said-not-short-of-time-in-the-sense-of-the-article = це не цейтнот у розумінні пункту
said-count-the-moves-aloud-from-now-on = відтепер рахуйте ходи вголос
said-ask-the-arbiter-to-be-present-from-now-on = попросіть суддю бути присутнім відтепер
said-article-made-of-limit = { $article }: { $made } з { $limit }
said-no-count-runs = підрахунок не ведеться
said-a-draw-is-offered-with-one-s-move-before-the-clock-is-switched = нічию пропонують разом зі своїм ходом, до перемикання годинника
said-make-your-move-and-offer-with-it = зробіть хід і запропонуйте разом із ним
said-a-draw-is-offered-after-one-s-own-move = нічию пропонують після свого ходу
said-make-your-move-then-offer = зробіть хід, потім пропонуйте
said-too-early-for-a-draw-offer = зарано пропонувати нічию
said-too-early-for-a-draw-offer-by-the-regulation = за регламентом зарано пропонувати нічию
said-too-many-pieces-for-an-agreed-draw-without-a-record = забагато шашок для нічиєї за згодою без запису
said-when-each-player-has-n-pieces-or-fewer-now-now = коли в кожного не більше { $n } { $n ->
        [one] шашки
        [few] шашок
       *[many] шашок
    }; зараз { $now }
said-the-offer-was-declined = пропозицію відхилено
said-an-offer-cannot-be-taken-back = пропозицію не можна відкликати
said-it-stands-until-the-opponent-answers-or-moves = вона діє, доки суперник не відповість або не зробить хід
said-a-draw-is-already-offered = нічию вже запропоновано
said-answer-the-offer-or-wait = дайте відповідь на пропозицію або зачекайте
said-no-draw-was-offered-to-this-player = цьому гравцеві нічиєї не пропонували
said-offer-one-after-a-move = запропонуйте її після ходу
said-when-each-player-has-made-n-moves-now-now = коли кожен зробить { $n } { $n ->
        [one] хід
        [few] ходи
       *[many] ходів
    }; зараз { $now }
said-after-the-opponent-has-offered-claims-stay-open = після пропозиції суперника; заяви лишаються можливими
said-after-the-opponent-has-offered-or-a-piece-was-taken-or-crowned-claims-stay-open = після пропозиції суперника або взяття чи появи дамки; заяви лишаються можливими

## Special forms of play

said-the-game-is-no-display = це не сеанс
said-only-the-giver-goes-from-board-to-board = від дошки до дошки ходить лише сеансер
said-wait-for-him = зачекайте на нього
said-the-game-is-played-with-sight-of-the-board = партію грають, бачачи дошку
said-nobody-confers-in-this-game = у цій партії ніхто не радиться
said-a-side-that-confers-has-several-members = сторона, що радиться, має кількох учасників
said-name-them = назвіть їх
said-the-giver-is-at-another-board = сеансер біля іншої дошки
said-when-he-comes-to-this-one = коли він підійде до цієї
said-the-move-is-not-announced = хід не оголошено
said-announce-it-then-press-the-clock = оголосіть його, потім перемкніть годинник
said-the-edition-knows-no-such-aid = правила не передбачають такої допомоги
said-the-player-acts-himself = гравець діє сам
said-an-assistant-needs-a-valid-reason = для асистента потрібна поважна причина
said-name-the-reason = назвіть причину
said-there-is-no-move-to-announce = оголошувати нічого
said-after-one-s-own-move-in-a-game-with-the-blind = після свого ходу, у партії з незрячим
said-the-times-are-seen-on-the-clock = час видно на годиннику
said-in-a-game-with-the-blind = у партії з незрячим
said-times-are-asked-for-on-one-s-own-turn = про час питають у свій хід
said-on-your-turn = у свій хід
said-as-the-regulation-says = як каже регламент

## Irregularities

said-the-opponent-decides-about-the-irregularity = про порушення вирішує суперник
said-wait-for-the-opponent = зачекайте на суперника
said-a-move-that-was-made-stays = зроблений хід лишається
said-think-before-you-let-go = подумайте, перш ніж відпустити шашку
said-nothing-has-changed-on-the-board = на дошці нічого не змінилося
said-a-move = хід
said-a-move-that-nobody-noticed-stays = непомічений хід лишається
said-no-such-irregularity-is-recorded = такого порушення не зафіксовано
said-one-that-was-let-pass = те, яке пропустили
said-the-last-move-was-no-foul-of-the-opponent = останній хід не був фолом суперника
said-the-game-goes-on = партія триває
said-the-game-does-not-go-back = партія не повертається назад
said-a-correction-before-the-reply = виправлення до ходу-відповіді
said-that-move-was-no-foul = той хід не був фолом
said-a-move-that-was-impossible-or-forbidden = хід, що був неможливим або забороненим
said-a-correction-demanded-before-the-reply = виправлення, якого вимагали до ходу-відповіді
said-only-the-opponent-decides = вирішує лише суперник
said-an-irregularity-is-not-corrected-in-part = порушення не виправляють частково
said-all-of-it-or-nothing = усе або нічого
said-that-cannot-happen-at-a-screen = на екрані цього не може статися
said-the-moves-that-are-allowed = можливі ходи
said-there-is-no-move-to-object-to = немає ходу, проти якого заперечувати
said-before-one-s-reply = до свого ходу-відповіді
said-the-touched-piece-had-no-move = торкнута шашка не мала ходу
said-then-any-legal-move-is-right = тоді правильний будь-який можливий хід
said-no-king-there-needs-a-mark = там немає дамки, яку треба позначити
said-a-king-that-was-not-marked = дамка, яку не позначено
said-nothing-irregular-has-happened = порушення не було
said-after-an-irregularity = після порушення
said-the-irregularity-was-let-pass = порушення пропущено
said-the-arrangement-cannot-be-played-on = з такої розстановки грати не можна
said-demand-its-correction = вимагайте виправлення
said-a-demand-of-the-opponent-or-a-dispute-that-calls-the-arbiter = вимога суперника або суперечка з викликом судді
said-of-the-opponent-s-last-move-before-one-s-reply = щодо останнього ходу суперника, до свого ходу-відповіді
said-when-the-players-dispute-an-irregularity = коли гравці сперечаються про порушення
said-there-is-nothing-to-dispute = сперечатися немає про що
said-no-piece-of-the-player-stands-there = там немає шашки гравця
said-only-one-s-own-pieces-bind = зобов’язують лише свої шашки
said-pieces-are-not-adjusted-on-the-opponent-s-turn = під час ходу суперника шашки не поправляють
said-on-one-s-own-turn = у свій хід
said-another-piece-was-touched = торкнуто іншу шашку
said-this-is-done-on-a-draughts-board = це роблять на шашковій дошці
said-put-a-stone-or-pass = поставте камінь або пасуйте
said-a-move-of-the-piece-touched-first-square = хід шашкою, торкнутою першою, { $square }
said-wrong-move = неправильний хід
said-a-man-moved-backward = проста пішла назад
said-a-man-captured-on-from-the-king-row = проста з дамкового поля била далі
said-a-piece-was-added = додано шашку
said-two-moves-in-a-row = два ходи поспіль
said-touched-one-piece-and-moved-another = торкнуто одну шашку, а пішла інша
said-took-a-move-back = хід забрано назад
said-moved-a-piece-of-the-opponent = хід шашкою суперника
said-a-quiet-move-where-a-capture-was-due = тихий хід, коли треба було бити
said-removed-pieces-without-cause = шашки знято без підстав
said-captured-fewer-pieces-than-due = побито менше шашок, ніж треба
said-stopped-in-the-middle-of-a-capture = бій перервано посередині
said-removed-pieces-before-the-capture-was-over = шашки знято до завершення бою
said-removed-fewer-pieces-than-captured = знято менше шашок, ніж побито
said-removed-more-pieces-than-captured = знято більше шашок, ніж побито
said-removed-pieces-that-were-not-captured = знято шашки, яких не побито
said-stopped-while-removing-captured-pieces = зняття побитих шашок перервано
said-removed-own-pieces-after-a-capture = після бою знято власні шашки
said-did-not-mark-a-new-king = нову дамку не позначено

## Micromatch

said-no-micromatch-follows-another = за мікроматчем інший не йде
said-the-result-stands = результат лишається в силі
said-the-micromatch-is-not-drawn = мікроматч не нічийний
said-after-a-drawn-micromatch = після нічийного мікроматчу
said-no-more-additional-micromatches = додаткових мікроматчів більше немає
said-the-micromatch-is-over = мікроматч завершено
said-its-result-stands = його результат лишається в силі
said-no-lot-is-drawn-for-the-colours = колір не розігрують жеребом
said-the-colours-that-were-given = призначені кольори
said-only-an-official-draws-lots = жереб тягне лише суддя
said-the-colours-are-not-drawn-yet = кольори ще не розіграно
said-draw-them-by-lot = розіграйте їх жеребом
said-n-by-the-regulation = за регламентом: { $n }

## What ended the game

said-no-pieces-left = не залишилося шашок
said-no-legal-move = немає можливого ходу
said-five-in-a-row = п’ять у ряд
said-long-row = довгий ряд
said-foul = фол
said-both-passed = обидва пасували
said-no-five-can-be-built-any-more = п’ятірку вже не побудувати
said-resignation = здача партії
said-clock-stopped = годинник зупинено
said-time = час вичерпано
said-both-flags-down = упали обидва прапорці
said-agreement = згода гравців
said-threefold-repetition = триразове повторення
said-moves-without-progress = встановлена кількість ходів
said-ending-not-played-on = закінчення не розігрується
said-short-of-time = цейтнот
said-adjudication = присудження
said-absence = неявка
said-sanction = санкція
said-refusal-to-follow-the-rules = відмова дотримуватися правил
said-sealed-move = записаний хід
said-record-not-restored = запис не відновлено
said-aborted = перервано
said-annulled-to-be-played-again = анульовано, буде переграно

## Record

said-the-record-is-not-restored = запис не відновлено
said-when-the-n-missing-half-moves-are-written = коли буде записано { $n } { $n ->
        [one] пропущений півхід
        [few] пропущені півходи
       *[many] пропущених півходів
    }
said-the-opponent-does-not-lend-his-sheet = суперник не дає свого бланка
said-with-his-consent = за його згодою
said-only-the-opponent-and-the-arbiter-point-that-out = на це вказують лише суперник і суддя
said-no-such-move-was-made = такого ходу не було
said-name-moves-that-were-made = назвіть зроблені ходи
said-a-player-restores-his-own-record = гравець відновлює свій запис
said-or-the-arbiter-says-so = або так каже суддя
said-nothing-is-missing = нічого не пропущено
said-record-the-next-move = записуйте наступний хід
said-not-both-have-stopped-recording = запис припинили не обидва
said-each-restores-on-his-own-time = кожен відновлює за свій час
said-the-control-is-not-over = контроль не завершено
said-after-a-flag-has-fallen-or-the-control = після падіння прапорця або контролю
said-when-a-record-cannot-be-restored = коли запис не можна відновити
said-the-opponent-s-record-is-complete = запис суперника повний
said-restore-it-from-the-opponent-s-sheet = відновіть за бланком суперника
said-records-are-not-compared-during-the-game = під час партії записів не звіряють
said-after-the-game = після партії
said-no-records-are-being-compared = записів не звіряють
said-after-the-clocks-were-stopped-for-it = після зупинки годинника для цього
said-the-players-keep-no-record-in-this-game = у цій партії гравці запису не ведуть
said-the-program-or-nobody-records = записує програма або ніхто
said-a-move-is-written-after-it-is-made = хід записують після того, як його зроблено
said-make-the-move-first = спершу зробіть хід
said-only-one-s-own-next-move-is-written-ahead = наперед записують лише свій наступний хід
said-one-move-at-a-time = по одному ходу
said-this-is-no-move = це не хід
said-moves-that-were-made = зроблені ходи
said-the-move-is-not-clear = хід незрозумілий
said-name-a-move-that-was-made = назвіть зроблений хід
said-the-records-do-not-differ = записи не розходяться
said-hand-in-the-sheets = здайте бланки
said-the-result-is-another = результат інший
said-the-sheets-are-handed-in = бланки здано
said-the-records-differ = записи розходяться
said-settle-move-n = узгодьте хід { $n }
said-a-sheet-is-incomplete = бланк неповний
said-both-signed-with-the-time-used-and-the-result = обидва підписані, з витраченим часом і результатом
said-no-sheets-are-kept = бланків не ведуть
said-both-players-report-the-result = результат повідомляють обидва гравці
said-a-record-is-kept = ведеться запис
said-sign-the-score-sheet = підпишіть бланк
said-the-game-is-not-over = партію не завершено
said-after-its-end = після її завершення

## Play from afar

said-a-player-has-failed-a-check = гравець не пройшов перевірку
said-when-an-official-has-passed-it = коли суддя її зарахує
said-not-all-players-are-identified-and-observed = не всіх гравців ідентифіковано й узято під нагляд
said-when-an-official-has-confirmed-identity-and-observation-of-both = коли суддя підтвердить особу й нагляд за обома
said-the-game-was-not-interrupted = партію не переривали
said-after-an-interruption = після перерви
said-the-game-is-played-at-a-board = партію грають за дошкою
said-in-a-game-from-afar = у партії на відстані
said-the-program-sees-that-itself = програма бачить це сама

## Sanctions and corrections

said-clocks-are-put-on-with-unequal-times = на поставленому посеред партії годиннику час неоднаковий
said-the-same-time-for-both = однаковий час обом
said-nothing-is-charged-for-a-correction = за виправлення часу не стягують
said-a-correction-takes-no-longer-than-has-passed = виправлення не довше, ніж минуло часу
said-the-claim-about-the-clock-comes-too-late = заява про годинник запізнилася
said-corrections-of-a-faulty-clock = виправлення несправного годинника
said-what-was-measured-time-at-most = виміряне, щонайбільше { $time }
said-before-one-s-own-time-is-over = поки свій час не вичерпано
said-no-measure-is-named = заходу не названо
said-results-are-not-annulled = результатів не анулюють
said-exclusion-alone = лише усунення
said-only-the-main-panel-annuls-results = результати анулює лише головна суддівська колегія
said-a-decision-of-the-panel = рішення колегії
said-the-player-is-not-excluded = гравця не усунено
said-after-his-exclusion = після його усунення
said-no-article-makes-this-a-loss-of-itself = жоден пункт сам собою не карає за це поразкою
said-no-article-is-named = пункту не названо
said-name-the-articles-that-were-violated = назвіть порушені пункти
said-this-measure-is-not-provided = такого заходу не передбачено
said-this-loss-is-scored-by-a-higher-office = цю поразку зараховує вища інстанція
said-this-measure-is-imposed-by-a-higher-office = цей захід застосовує вища інстанція
said-a-first-offence-does-not-remove-a-representative = за перше порушення представника не усувають
said-so-much-time-may-not-be-given = стільки часу дати не можна
said-the-chief-arbiter-or-the-deputy-who-acts-for-him = головний суддя або заступник, що його заміняє
said-propose-it-to-the-office-that-decides = запропонуйте тому, хто вирішує
said-after-repeated-recorded-offences = після повторних зафіксованих порушень
said-from-least-to-most = від { $least } до { $most }
said-no-player-has-stopped-the-clocks = жоден гравець не зупиняв годинника
said-after-a-player-stopped-them = після того як гравець його зупинив
said-a-stopped-clock-has-consequences = зупинений годинник має наслідки
said-nobody-has-called-the-arbiter = ніхто не викликав суддю
said-after-a-player-stopped-the-clocks-to-call = після того як гравець зупинив годинник для виклику
said-a-break-is-ordered-by-the-chief-arbiter = перерву призначає головний суддя
said-ask-the-chief-arbiter = зверніться до головного судді
said-resignation-or-a-misunderstanding-with-a-remark = здача партії або непорозуміння із зауваженням
said-remark = зауваження
said-warning = попередження
said-reprimand = догана
said-no-current-information = без поточної інформації
said-time-for-the-opponent = час супернику
said-time-taken-away = відібраний час
said-loss-of-the-game = програш партії
said-loss-of-the-micromatch = програш мікроматчу
said-removal = видалення
said-exclusion = усунення

## The start

said-nobody-is-too-late = ніхто не запізнився
said-when-a-player-is-time-late = коли гравець запізнився на { $time }
said-lateness-costs-this-player-nothing = запізнення нічого не коштує цьому гравцеві
said-his-time-alone = лише його час
said-both-players-have-moved = обидва гравці зробили хід
said-the-game-goes-on-and-its-result-counts = партія триває, її результат зараховується
said-the-mistake-is-found-in-time = помилку виявлено вчасно
said-correct-it-and-begin-anew = виправте й почніть спочатку
said-not-a-position-of-this-game = це не позиція цієї гри
said-what-lies-on-the-board = те, що стоїть на дошці
said-the-player-has-not-come = гравець не прийшов
said-when-he-is-here = коли він буде тут
said-a-written-move-is-not-changed = записаний хід не змінюють
said-it-is-played-when-the-opponent-comes = його роблять, коли прийде суперник
said-the-opponent-is-absent = суперника немає
said-no-move-is-made-before-he-comes = до його приходу ходів не роблять
said-the-break-is-not-over = перерва не скінчилася
said-in-time = через { $time }
said-only-the-player-himself-arrives = прихід відзначає лише сам гравець
said-the-player-or-an-official-for-him = гравець або суддя за нього
said-the-player-is-here-already = гравець уже тут
said-once-for-each-game = один раз на партію
said-the-game-has-begun = партію розпочато
said-before-the-signal = до сигналу
said-once = один раз
said-it-is-not-time-yet = ще не час
said-the-break-was-too-long = перерва була задовгою
said-the-chief-arbiter-lets-the-game-begin = почати партію дозволяє головний суддя
said-a-first-move-is-not-written-instead-of-made = перший хід не записують замість того, щоб зробити
said-a-move-on-the-board-when-the-opponent-is-here = хід на дошці, коли суперник тут

## Opening regulations and points of renju

said-the-other-player-acts = діє інший гравець
said-something-else-is-asked-for = зараз потрібно інше
said-a-stone-lies-on-point = на { $point } стоїть камінь
said-point-lies-outside-the-area-of-this-move = { $point } поза межами, дозволеними для цього ходу
said-the-opening-code-is-excluded = дебют { $code } виключено
said-the-offer-equals-point-under-a-symmetry-of-the-stones = пропозиція симетрична до { $point }
said-point-was-not-offered = { $point } не пропонували
said-n-fifth-moves-are-not-allowed = стільки п’ятих ходів не дозволено: { $n }
said-line-line-column-column-what = рядок { $line }, знак { $column }: { $what }
said-line-line-column-column-point-is-no-point-of-the-board-columns-a-o-rows-1-15 = рядок { $line }, знак { $column }: на дошці немає пункту { $point }: вертикалі a..o, горизонталі 1..15
said-expected-a-point-keep-swap-offer-two-press-or-a-number-of-fifth-moves = очікується пункт, keep (залишити), swap (поміняти), offer (запропонувати), two (два камені), press (пас) або кількість п’ятих ходів
said-expected-a-smaller-number-of-fifth-moves = очікується менша кількість п’ятих ходів
said-only-the-players-of-this-table-do-that = це роблять лише гравці цього столу
said-no-pass-before-the-opening-is-over = до кінця дебюту пасувати не можна
said-the-opening-is-over = дебют завершено
said-black-begins-in-the-centre-h8 = Чорні починають у центрі, h8
said-point-is-forbidden-to-black-foul = { $point } заборонено для чорних: { $foul }
said-double-three = дві трійки
said-double-four = дві четвірки
said-overline = довгий ряд
said-the-last-move-was-no-foul-that-can-be-corrected = останній хід не був фолом, який можна виправити

## How moves are written

said-character-n-expected-expected-moves-are-written-like-c3-d4-a5-e1-g3-cd4-b-d6-32-28-or-47x24x8 = символ { $n }: очікується { $expected }; ходи пишуть так: c3-d4, a5:e1:g3, cd4, b:d6, 32-28 або 47x24x8
said-a-square = поле
said-the-end-of-the-move = кінець ходу
said-the-move-must-be-written-in-full = хід треба писати повністю
said-a-sign-is-missing-between-the-numbers = між числами бракує знака
said-nothing-is-captured-the-move-is-written-with = взяття немає: хід пишуть через -
said-this-is-a-capture-it-is-not-written-with = це взяття: його не пишуть через -
said-a-dash-stands-for-the-move = замість ходу риска
said-several-moves-may-be-meant = можливі кілька ходів
said-at-most-n-games = не більше { $n } партій
said-at-most-n-bytes = не більше { $n } байтів
said-several-moves-may-be-meant-article-moves = можливі кілька ходів ({ $article }): { $moves }
said-name-what = { $name }: { $what }
said-control = контроль часу
said-games = партій
said-a-square-is-named-like-c3-or-22 = поля називають так: c3 або 22
said-the-board-has-no-such-square = на дошці немає такого поля
said-this-square-is-light-only-the-dark-ones-are-played-on = це поле світле: грають лише на темних
said-what-article-allowed-allowed = { $what } [{ $article }]; можна: { $allowed }
said-what-article-instead = { $what } [{ $article }]; { $instead }
said-what-article-allowed-moves = { $what } ({ $article }); можна: { $moves }

## Why a move of draughts is refused

said-there-is-no-piece-on-square = на { $square } немає шашки
said-no-piece-of-the-side-to-move-can-be-meant = це не може бути шашка сторони, чия черга ходу
said-the-piece-on-square-belongs-to-the-opponent = шашка на { $square } належить супернику
said-the-piece-belongs-to-the-opponent = шашка належить супернику
said-pieces-move-along-diagonals = шашки ходять по діагоналях
said-the-piece-cannot-go-as-far-as-square = шашка не може дійти до { $square }
said-a-man-moves-only-forward = проста ходить лише вперед
said-the-square-square-is-not-free = поле { $square } зайняте
said-the-piece-on-square-stands-in-the-way = шашка на { $square } стоїть на шляху
said-there-is-nothing-to-capture-on-this-way = на цьому шляху бити нічого
said-the-own-piece-on-square-is-not-jumped = свою шашку на { $square } не перестрибують
said-a-man-captures-only-forward = проста б’є лише вперед
said-a-man-that-is-crowned-ends-its-move = проста, ставши дамкою, завершує хід
said-the-piece-on-square-is-jumped-only-once = через шашку на { $square } переходять лише раз
said-a-capture-is-due = треба бити
said-the-capture-must-go-on = бій треба продовжити
said-this-takes-takes-and-a-capture-of-n-pieces-is-due = так побито { $takes }, а треба бити { $n } { $n ->
        [one] шашку
        [few] шашки
       *[many] шашок
    }
said-the-side-to-move-has-no-move-the-game-is-over = сторона, чия черга, не має ходу; партію завершено
said-moved-a-king-that-was-not-marked = хід непозначеною дамкою
said-used-two-hands = дія двома руками

## How a time control is written

said-character-n-what = символ { $n }: { $what }
said-stage-n-what = етап { $n }: { $what }
said-no-time-control-write-one-like-30m-30s-or-90m-45-30m = контролю часу немає; пишіть так: 30m+30s або 90m/45,30m
said-a-number-is-expected-as-in-8m-4s = очікується число, як у 8m+4s
said-the-number-is-too-long-at-most-9-digits-and-3-decimals-are-allowed = число задовге; можна не більше 9 цифр і 3 знаків після крапки
said-unknown-unit-allowed-are-h-m-s-hour-min-sec-x-xxx-xxx-xxx-xx = невідома одиниця; можна h, m, s (hour, min, sec, ч, мин, сек, год, хв)
said-units-come-once-each-hours-before-minutes-before-seconds = кожна одиниця один раз: години, потім хвилини, потім секунди
said-unexpected-after-a-stage-comes-a-comma-and-the-next-stage-or-the-end = зайве; після етапу йде кома й наступний етап або кінець
said-the-first-stage-needs-time-a-later-one-time-or-an-increment = першому етапу потрібен час, наступним — час або додавання
said-too-long-at-most-n-h-per-stage-are-allowed = задовго; можна не більше { $n } год на етап
said-a-number-of-moves-from-1-to-65535-is-expected = очікується кількість ходів від 1 до 65535
said-only-the-last-stage-may-repeat-or-last-to-the-end-this-one-needs-moves-as-in-90m-45 = лише останній етап може повторюватися або тривати до кінця; цьому потрібна кількість ходів, як у 90m/45
said-a-stage-that-repeats-needs-a-number-of-moves-as-in-30m-15 = етапу, що повторюється, потрібна кількість ходів, як у 30m/15*
said-too-many-stages-at-most-n-are-allowed = забагато етапів; можна не більше { $n }

## What the server says

said-zone = часовий пояс
said-there-is-no-such-time-zone = такого часового поясу немає
said-from-first-to-last-minutes = від { $first } до { $last } хвилин
said-edition = редакція
said-opening = дебютний регламент
said-name-is-not-known-here = тут невідомо, що таке { $name }
said-name-is-no-field-here = тут немає поля { $name }
said-the-field-name-is-missing = бракує поля { $name }
said-no-edition-is-called-name-known-are-names = немає редакції з назвою { $name }; відомі { $names }
said-no-such-opening-regulation-there-are-names-the-numbers-being-1-to-n = немає такого дебютного регламенту; є { $names }, числа від 1 до { $n }
said-messages-are-json-texts = повідомлення мають бути текстами JSON
said-too-many-messages = забагато повідомлень
said-in-seconds-s = через { $seconds } с
said-at-most-n-a-second = не більше { $n } на секунду
said-bodies-are-sent-as-they-are-not-packed = тіло запиту надсилають як є, без стиснення
said-the-body-broke-off-or-its-parts-have-no-right-length = тіло запиту обірвалося, або довжину його частин указано неправильно
said-the-message-took-too-long-to-come = повідомлення надходило надто довго
said-the-message-is-too-large = повідомлення завелике
said-so-many-half-moves-were-not-made = стільки півходів не зроблено
said-the-link-is-too-long-for-a-picture = посилання задовге для картинки
said-so-many-tables-of-yours-wait-for-an-opponent-already = забагато ваших столів уже чекає на суперника
said-close-one-of-them-first = спершу закрийте один із них
said-there-is-nothing-under-this-address = за цією адресою нічого немає
said-this-method-is-not-for-this-address = цей метод не для цієї адреси
said-see-api = дивіться /api
said-only-this-machine-itself-and-administrators-may-see-that = це можуть бачити лише сама ця машина й адміністратори
said-a-message-has-a-number-as-its-id = у повідомленні має бути число id
said-nothing-is-asked-for = нічого не запитано
said-nothing-was-written = нічого не записано
said-try-again-in-a-moment = спробуйте за мить
said-try-again = спробуйте ще раз
said-up-to-last = до { $last }
said-too-many-people-sign-in-at-this-moment = зараз входить забагато людей
said-others-were-faster = інші були швидші
said-pages-of-other-sites-cannot-do-that = сторінки інших сайтів цього не можуть
said-the-edition-objects-to-this-regulation = цей регламент суперечить правилам
said-there-is-no-such-table = такого столу немає
said-this-is-longer-than-any-move = це довше за будь-який хід
said-a-point-such-as-h8 = пункт, наприклад h8
said-this-claim-names-the-move-that-is-not-made = ця заява називає хід, якого не зроблено
said-no-move-is-sealed-at-this-table = за цим столом ходів не записують
said-the-table-has-not-come-so-far-yet = за столом до цього ще не дійшло
said-nobody-has-come-to-play-yet = ніхто ще не прийшов грати
said-the-game-has-gone-on-since = відтоді партія пішла далі
said-both-seats-of-this-table-are-taken = обидва місця за цим столом зайняті
said-you-can-watch-the-game = ви можете спостерігати за партією
said-somebody-has-come-already = хтось уже прийшов
said-abort-the-game-or-resign = перервіть партію або здайтеся
said-a-point-such-as-h8-or-press = пункт, наприклад h8, або press
