## Time control

said-edition-has-no-rules-for-game = в { $edition } нет правил для игры «{ $game }»
said-no-time-control-is-stated-and-the-edition-recommends-none-for-discipline = контроль времени не указан, а правила не советуют никакого для { $discipline }
said-a-control-that-the-regulation-states = контроль, названный в регламенте
said-control-has-a-control-before-the-end = в { $control } есть контроль до конца партии
said-one-time-for-the-whole-game = одно время на всю партию
said-one-of-them-or-more = один из них или больше
said-another-control-if-the-regulation-states-it = другой контроль, если его называет регламент
said-control-gives-range = { $control } даёт { $range }
said-allowed-recommended-controls = { $allowed }; рекомендовано: { $controls }
said-control-is-less-than-the-controls-of-the-edition-the-regulation-must-state-it = { $control } меньше контролей, названных в правилах; такой контроль должен назвать регламент
said-control-is-an-own-control-of-the-regulation-set-by-the-organiser = { $control } — собственный контроль регламента, его определяет организатор
said-a-mechanical-clock-cannot-keep-control-it-adds-no-time = механические часы не могут вести { $control }: они не добавляют время
said-an-electronic-clock-or-a-control-without-increment = электронные часы или контроль без добавления
said-the-clocks-are-mechanical = часы механические
said-electronic-clocks-from-regional-events-upward = электронные часы, начиная с региональных соревнований
said-control-or-more = { $control } или больше
said-control-up-to-time = { $control }, до { $time }
said-at-least-time = не менее { $time }
said-at-most-time = не более { $time }
said-any-time = любое время
said-range-with-increment = { $range }, с добавлением
said-range-without-increment = { $range }, без добавления
said-range-for-the-game = { $range } на партию
said-range-for-the-first-moves-moves = { $range } на первые { $moves } ходов
said-range-for-the-first-moves-moves-of-both-players = { $range } на первые { $moves } ходов обоих игроков
said-range-for-a-game-of-both-players-together = { $range } на партию обоим игрокам вместе
said-range-added-for-a-move = { $range } добавления за ход
said-for-the-game = на партию
said-for-the-first-moves-moves = на первые { $moves } ходов
said-for-the-first-moves-moves-of-both-players = на первые { $moves } ходов обоих игроков
said-for-a-game-of-both-players-together = на партию обоим игрокам вместе
said-added-for-a-move = добавления за ход

## Times

said-no-time = нет времени
said-n-h = { $n } ч
said-n-min = { $n } мин
said-n-s = { $n } с
said-hours-h-minutes-min = { $hours } ч { $minutes } мин
said-minutes-min-seconds-s = { $minutes } мин { $seconds } с

## Lateness

said-a-player-may-come-time-late = игрок может опоздать на { $time }
said-less-than-time = менее { $time }
said-lateness-from-time-on-has-a-cost-of-its-own-but-loses-the-game = за опоздание от { $time } установлена отдельная санкция, хотя оно и так означает проигрыш
said-a-shorter-lateness-has-a-cost-of-its-own = за меньшее опоздание установлена отдельная санкция
said-the-time-on-the-player-s-clock = время на часах игрока
said-some-time = некоторое время
said-time-for-the-opponent-of-a-late-player = { $time } сопернику опоздавшего
said-allowed-not-less-than-the-increment = { $allowed }, не меньше добавления

## The meeting

said-a-meeting-has-no-games = во встрече нет партий
said-a-micromatch-of-n-games = микроматч из { $n } { $n ->
        [one] партии
        [few] партий
       *[many] партий
    }
said-one-game-or-two-and-more = одна партия или две и больше
said-one-game-or-two = одна партия или две
said-one-game-or-two-to-most = одна партия или от двух до { $most }
said-the-edition-does-not-speak-of-micromatches-here = правила здесь не говорят о микроматчах
said-one-game = одна партия
said-there-is-a-pause-but-one-game-only = перерыв есть, а партия только одна
said-no-pause = без перерыва
said-a-pause-of-time = перерыв { $time }
said-from-low-min-to-high-min = от { $low } до { $high } мин
said-low-min-to-high-min = от { $low } до { $high } мин
said-additional-micromatches = дополнительные микроматчи
said-none-in-this-edition = в этих правилах их нет
said-additional-micromatches-after-a-game = дополнительные микроматчи после одной партии
said-after-a-micromatch = после микроматча

## The start

said-the-table-table-is-not-one-of-game = таблица { $table } не для игры «{ $game }»
said-no-ballot-in-game = без жеребьёвки в игре «{ $game }»
said-opening-is-an-opening-regulation-of-renju = { $opening } — дебютный регламент рэндзю
said-none = нет
said-there-are-no-fouls-in-game = в игре «{ $game }» нет фолов
said-no-choice-about-fouls = без выбора о фолах
said-a-drawn-start-in-a-single-game = жеребьёвка начала в одной партии
said-a-micromatch = микроматч
said-no-table-is-named = таблица не названа
said-a-table-that-the-federation-has-approved = таблица, утверждённая федерацией
said-no-start-is-drawn-in-this-game = в этой игре начало не разыгрывают
said-the-usual-start = обычное начало

## Record and place

said-no-record-is-kept-in-classical-play = в классической игре не ведётся запись
said-each-player-records-the-game = каждый игрок записывает партию
said-a-game-at-a-board-has-no-connection-to-lose = партия за доской не имеет связи, которую можно потерять
said-play-from-afar = игра на расстоянии
said-at-a-board-irregular-moves-can-be-made = за доской возможны неправильности
said-the-opponent-decides-or-the-game-is-replayed-from-there = решает соперник, или партию переигрывают с того места
said-the-edition-does-not-speak-of-play-from-afar = правила не говорят об игре на расстоянии
said-a-game-at-a-board = партия за доской
said-no-record-is-kept = запись не ведётся
said-the-program-keeps-the-record = запись ведёт программа
said-the-clock-is-mechanical = часы механические
said-the-program-keeps-the-time = время ведёт программа
said-a-virtual-board-would-take-illegal-moves = виртуальная доска принимала бы невозможные ходы
said-only-legal-moves = только возможные ходы
said-an-official-event-from-afar-begins-when-every-player-is-identified-and-observed = официальное соревнование на расстоянии начинают, когда все игроки идентифицированы и взяты под наблюдение
said-means-to-identify-and-observe-all-players = средства идентификации и наблюдения за всеми игроками
said-a-draw-by-agreement-from-move-n-on-is-asked-for = просят ничью по соглашению с хода { $n }
said-move-n-of-each-player-holds-in-any-case = в любом случае действует ход { $n } каждого игрока
said-the-edition-does-not-speak-of-the-form-form = правила не говорят о форме { $form }
said-the-ordinary-game-or-what-the-regulation-states = обычная партия или то, что говорит регламент
