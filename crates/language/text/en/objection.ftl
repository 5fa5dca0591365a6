## Time control

said-edition-has-no-rules-for-game = { $edition } has no rules for { $game }
said-no-time-control-is-stated-and-the-edition-recommends-none-for-discipline = no time control is stated, and the edition recommends none for { $discipline }
said-a-control-that-the-regulation-states = a control that the regulation states
said-control-has-a-control-before-the-end = { $control } has a control before the end
said-one-time-for-the-whole-game = one time for the whole game
said-one-of-them-or-more = one of them or more
said-another-control-if-the-regulation-states-it = another control if the regulation states it
said-control-gives-range = { $control } gives { $range }
said-allowed-recommended-controls = { $allowed }; recommended: { $controls }
said-control-is-less-than-the-controls-of-the-edition-the-regulation-must-state-it = { $control } is less than the controls of the edition; the regulation must state it
said-control-is-an-own-control-of-the-regulation-set-by-the-organiser = { $control } is an own control of the regulation, set by the organiser
said-a-mechanical-clock-cannot-keep-control-it-adds-no-time = a mechanical clock cannot keep { $control }: it adds no time
said-an-electronic-clock-or-a-control-without-increment = an electronic clock, or a control without increment
said-the-clocks-are-mechanical = the clocks are mechanical
said-electronic-clocks-from-regional-events-upward = electronic clocks from regional events upward
said-control-or-more = { $control } or more
said-control-up-to-time = { $control } up to { $time }
said-at-least-time = at least { $time }
said-at-most-time = at most { $time }
said-any-time = any time
said-range-with-increment = { $range }, with increment
said-range-without-increment = { $range }, without increment
said-range-for-the-game = { $range } for the game
said-range-for-the-first-moves-moves = { $range } for the first { $moves } moves
said-range-for-the-first-moves-moves-of-both-players = { $range } for the first { $moves } moves of both players
said-range-for-a-game-of-both-players-together = { $range } for a game of both players together
said-range-added-for-a-move = { $range } added for a move
said-for-the-game = for the game
said-for-the-first-moves-moves = for the first { $moves } moves
said-for-the-first-moves-moves-of-both-players = for the first { $moves } moves of both players
said-for-a-game-of-both-players-together = for a game of both players together
said-added-for-a-move = added for a move

## Times

said-no-time = no time
said-n-h = { $n } h
said-n-min = { $n } min
said-n-s = { $n } s
said-hours-h-minutes-min = { $hours } h { $minutes } min
said-minutes-min-seconds-s = { $minutes } min { $seconds } s

## Lateness

said-a-player-may-come-time-late = a player may come { $time } late
said-less-than-time = less than { $time }
said-lateness-from-time-on-has-a-cost-of-its-own-but-loses-the-game = lateness from { $time } on has a cost of its own, but loses the game
said-a-shorter-lateness-has-a-cost-of-its-own = a shorter lateness has a cost of its own
said-the-time-on-the-player-s-clock = the time on the player's clock
said-some-time = some time
said-time-for-the-opponent-of-a-late-player = { $time } for the opponent of a late player
said-allowed-not-less-than-the-increment = { $allowed }, not less than the increment

## The meeting

said-a-meeting-has-no-games = a meeting has no games
said-a-micromatch-of-n-games = a micromatch of { $n } games
said-one-game-or-two-and-more = one game, or two and more
said-one-game-or-two = one game, or two
said-one-game-or-two-to-most = one game, or two to { $most }
said-the-edition-does-not-speak-of-micromatches-here = the edition does not speak of micromatches here
said-one-game = one game
said-there-is-a-pause-but-one-game-only = there is a pause, but one game only
said-no-pause = no pause
said-a-pause-of-time = a pause of { $time }
said-from-low-min-to-high-min = from { $low } min to { $high } min
said-low-min-to-high-min = { $low } min to { $high } min
said-additional-micromatches = additional micromatches
said-none-in-this-edition = none in this edition
said-additional-micromatches-after-a-game = additional micromatches after a game
said-after-a-micromatch = after a micromatch

## The start

said-the-table-table-is-not-one-of-game = the table { $table } is not one of { $game }
said-no-ballot-in-game = no ballot in { $game }
said-opening-is-an-opening-regulation-of-renju = { $opening } is an opening regulation of renju
said-none = none
said-there-are-no-fouls-in-game = there are no fouls in { $game }
said-no-choice-about-fouls = no choice about fouls
said-a-drawn-start-in-a-single-game = a drawn start in a single game
said-a-micromatch = a micromatch
said-no-table-is-named = no table is named
said-a-table-that-the-federation-has-approved = a table that the federation has approved
said-no-start-is-drawn-in-this-game = no start is drawn in this game
said-the-usual-start = the usual start

## Record and place

said-no-record-is-kept-in-classical-play = no record is kept in classical play
said-each-player-records-the-game = each player records the game
said-a-game-at-a-board-has-no-connection-to-lose = a game at a board has no connection to lose
said-play-from-afar = play from afar
said-at-a-board-irregular-moves-can-be-made = at a board irregular moves can be made
said-the-opponent-decides-or-the-game-is-replayed-from-there = the opponent decides, or the game is replayed from there
said-the-edition-does-not-speak-of-play-from-afar = the edition does not speak of play from afar
said-a-game-at-a-board = a game at a board
said-no-record-is-kept = no record is kept
said-the-program-keeps-the-record = the program keeps the record
said-the-clock-is-mechanical = the clock is mechanical
said-the-program-keeps-the-time = the program keeps the time
said-a-virtual-board-would-take-illegal-moves = a virtual board would take illegal moves
said-only-legal-moves = only legal moves
said-an-official-event-from-afar-begins-when-every-player-is-identified-and-observed = an official event from afar begins when every player is identified and observed
said-means-to-identify-and-observe-all-players = means to identify and observe all players
said-a-draw-by-agreement-from-move-n-on-is-asked-for = a draw by agreement from move { $n } on is asked for
said-move-n-of-each-player-holds-in-any-case = move { $n } of each player holds in any case
said-the-edition-does-not-speak-of-the-form-form = the edition does not speak of the form { $form }
said-the-ordinary-game-or-what-the-regulation-states = the ordinary game, or what the regulation states
