## Time control

said-edition-has-no-rules-for-game = у { $edition } немає правил для гри «{ $game }»
said-no-time-control-is-stated-and-the-edition-recommends-none-for-discipline = контроль часу не вказано, а правила не радять жодного для { $discipline }
said-a-control-that-the-regulation-states = контроль, названий у регламенті
said-control-has-a-control-before-the-end = у { $control } є контроль до кінця партії
said-one-time-for-the-whole-game = один час на всю партію
said-one-of-them-or-more = один із них або більше
said-another-control-if-the-regulation-states-it = інший контроль, якщо його називає регламент
said-control-gives-range = { $control } дає { $range }
said-allowed-recommended-controls = { $allowed }; рекомендовано: { $controls }
said-control-is-less-than-the-controls-of-the-edition-the-regulation-must-state-it = { $control } менше за контролі, названі в правилах; такий контроль має назвати регламент
said-control-is-an-own-control-of-the-regulation-set-by-the-organiser = { $control } — власний контроль регламенту, його визначає організатор
said-a-mechanical-clock-cannot-keep-control-it-adds-no-time = механічний годинник не може вести { $control }: він не додає часу
said-an-electronic-clock-or-a-control-without-increment = електронний годинник або контроль без додавання
said-the-clocks-are-mechanical = годинник механічний
said-electronic-clocks-from-regional-events-upward = електронний годинник, починаючи з обласних змагань
said-control-or-more = { $control } або більше
said-control-up-to-time = { $control }, до { $time }
said-at-least-time = щонайменше { $time }
said-at-most-time = щонайбільше { $time }
said-any-time = будь-який час
said-range-with-increment = { $range }, з додаванням
said-range-without-increment = { $range }, без додавання
said-range-for-the-game = { $range } на партію
said-range-for-the-first-moves-moves = { $range } на перші { $moves } ходів
said-range-for-the-first-moves-moves-of-both-players = { $range } на перші { $moves } ходів обох гравців
said-range-for-a-game-of-both-players-together = { $range } на партію обом гравцям разом
said-range-added-for-a-move = { $range } додавання за хід
said-for-the-game = на партію
said-for-the-first-moves-moves = на перші { $moves } ходів
said-for-the-first-moves-moves-of-both-players = на перші { $moves } ходів обох гравців
said-for-a-game-of-both-players-together = на партію обом гравцям разом
said-added-for-a-move = додавання за хід

## Times

said-no-time = немає часу
said-n-h = { $n } год
said-n-min = { $n } хв
said-n-s = { $n } с
said-hours-h-minutes-min = { $hours } год { $minutes } хв
said-minutes-min-seconds-s = { $minutes } хв { $seconds } с

## Lateness

said-a-player-may-come-time-late = гравець може запізнитися на { $time }
said-less-than-time = менше { $time }
said-lateness-from-time-on-has-a-cost-of-its-own-but-loses-the-game = за запізнення від { $time } встановлено окрему санкцію, хоча воно й так означає програш
said-a-shorter-lateness-has-a-cost-of-its-own = за менше запізнення встановлено окрему санкцію
said-the-time-on-the-player-s-clock = час на годиннику гравця
said-some-time = певний час
said-time-for-the-opponent-of-a-late-player = { $time } супернику того, хто запізнився
said-allowed-not-less-than-the-increment = { $allowed }, не менше за додавання

## The meeting

said-a-meeting-has-no-games = у зустрічі немає партій
said-a-micromatch-of-n-games = мікроматч із { $n } { $n ->
        [one] партії
        [few] партій
       *[many] партій
    }
said-one-game-or-two-and-more = одна партія або дві й більше
said-one-game-or-two = одна партія або дві
said-one-game-or-two-to-most = одна партія або від двох до { $most }
said-the-edition-does-not-speak-of-micromatches-here = правила тут не говорять про мікроматчі
said-one-game = одна партія
said-there-is-a-pause-but-one-game-only = перерва є, а партія лише одна
said-no-pause = без перерви
said-a-pause-of-time = перерва { $time }
said-from-low-min-to-high-min = від { $low } до { $high } хв
said-low-min-to-high-min = від { $low } до { $high } хв
said-additional-micromatches = додаткові мікроматчі
said-none-in-this-edition = у цих правилах їх немає
said-additional-micromatches-after-a-game = додаткові мікроматчі після однієї партії
said-after-a-micromatch = після мікроматчу

## The start

said-the-table-table-is-not-one-of-game = таблиця { $table } не для гри «{ $game }»
said-no-ballot-in-game = без жеребкування у грі «{ $game }»
said-opening-is-an-opening-regulation-of-renju = { $opening } — дебютний регламент рендзю
said-none = немає
said-there-are-no-fouls-in-game = у грі «{ $game }» немає фолів
said-no-choice-about-fouls = без вибору щодо фолів
said-a-drawn-start-in-a-single-game = жеребкування початку в одній партії
said-a-micromatch = мікроматч
said-no-table-is-named = таблиці не названо
said-a-table-that-the-federation-has-approved = таблиця, затверджена федерацією
said-no-start-is-drawn-in-this-game = у цій грі початок не розігрують
said-the-usual-start = звичайний початок

## Record and place

said-no-record-is-kept-in-classical-play = у класичній грі не ведеться запис
said-each-player-records-the-game = кожен гравець записує партію
said-a-game-at-a-board-has-no-connection-to-lose = партія за дошкою не має зв’язку, який можна втратити
said-play-from-afar = гра на відстані
said-at-a-board-irregular-moves-can-be-made = за дошкою можливі порушення
said-the-opponent-decides-or-the-game-is-replayed-from-there = вирішує суперник, або партію переграють із того місця
said-the-edition-does-not-speak-of-play-from-afar = правила не говорять про гру на відстані
said-a-game-at-a-board = партія за дошкою
said-no-record-is-kept = запис не ведеться
said-the-program-keeps-the-record = запис веде програма
said-the-clock-is-mechanical = годинник механічний
said-the-program-keeps-the-time = час веде програма
said-a-virtual-board-would-take-illegal-moves = віртуальна дошка приймала б неможливі ходи
said-only-legal-moves = лише можливі ходи
said-an-official-event-from-afar-begins-when-every-player-is-identified-and-observed = офіційне змагання на відстані починають, коли всіх гравців ідентифіковано й узято під нагляд
said-means-to-identify-and-observe-all-players = засоби ідентифікації та нагляду за всіма гравцями
said-a-draw-by-agreement-from-move-n-on-is-asked-for = просять нічию за згодою від ходу { $n }
said-move-n-of-each-player-holds-in-any-case = у кожному разі діє хід { $n } кожного гравця
said-the-edition-does-not-speak-of-the-form-form = правила не говорять про форму { $form }
said-the-ordinary-game-or-what-the-regulation-states = звичайна партія або те, що каже регламент
