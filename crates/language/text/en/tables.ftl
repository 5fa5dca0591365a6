## Pages

tables-events = Events
tables-events-empty = No events are public yet.
tables-events-yours = Your events
tables-events-all = All events
tables-events-unnamed = An event without a name
tables-events-new = Open an event
tables-front = Overview
tables-now = Now
tables-pairings = Pairings
tables-standings = Standings
tables-standings-players = Places of the players
tables-standings-teams = Places of the teams
tables-crosstable = Crosstable
tables-crosstable-players = All games
tables-crosstable-teams = All matches
tables-players = Players
tables-teams = Teams
tables-statistics = Statistics
tables-screen = Hall screen
tables-desk = Desk
tables-menu = Pages of the event
tables-parts = Stages
tables-stage = Stage { $stage }
tables-play-off = Play-off for places { $first }–{ $last }
tables-notices = Announcements
tables-days = Days
tables-system = System
tables-system-round-robin = Round robin
tables-system-swiss = Swiss
tables-system-knockout = Knockout
tables-system-lives = Out after losing points
tables-system-scheveningen = Scheveningen
tables-system-match = Match

## How far it has come

tables-phase-entries = Entries are open
tables-phase-drawn = Lots are drawn, the first round is next
tables-phase-playing = In progress
tables-phase-over = Finished
tables-phase-approved = Finished, results approved
tables-phase-closed = Closed
tables-phase-cancelled = Called off
tables-round = Round { $round }
tables-round-of = Round { $round } of { $planned }
tables-round-head = Round
tables-rounds = Rounds
tables-round-done = Round { $round } is over
tables-round-playing = Round { $round }, games without a result: { $open }
tables-next = Round { $round } is next
tables-before-first = No game has been played yet.
tables-after-round = After round { $round }
tables-during-round = During round { $round }; games without a result: { $open }
tables-final = Final places
tables-stage-final = Places of this stage
tables-games-open = { $all } boards, without a result: { $open }
tables-line-ups-until = line-ups are handed in until

## Columns

tables-place = Place
tables-no = Number
tables-no-short = No.
tables-name = Name
tables-rank = Category
tables-title = Title
tables-of = From
tables-country = Country
tables-team = Team
tables-group = Group
tables-rating = Rating
tables-rating-short = Rtg
tables-points = Points
tables-points-short = Pts
tables-points-before = Points before the round
tables-why = Why above the next
tables-why-pair = Why this pair
tables-why-short = Why
tables-board = Board
tables-board-short = Bd
tables-result = Result
tables-colour = Colour
tables-opponent = Opponent
tables-total = Total
tables-games = Games
tables-colours = Colours
tables-colours-count = White { $white }, Black { $black }
tables-left = Left the event
tables-left-short = left
tables-left-after = after round { $round }
tables-place-of = { $place } of { $all }
tables-white-letter = w
tables-black-letter = b
tables-self = the player himself
tables-reserve = reserve
tables-captain = Captain

## Categories in English

tables-rank-1 = 3rd junior
tables-rank-2 = 2nd junior
tables-rank-3 = 1st junior
tables-rank-4 = 3rd
tables-rank-5 = 2nd
tables-rank-6 = 1st
tables-rank-7 = CM
tables-rank-8 = M
tables-rank-9 = IM
tables-rank-10 = GM
tables-rank-11 = HM

## Places explained

tables-shared = equal in everything: the place is shared
tables-shared-unplayed = the place is shared: no game was played to decide it
tables-above = { $criterion }: { $own } against { $next }
tables-above-step = { $criterion }, value { $step }: { $own } against { $next }
tables-above-against = { $criterion }, games with No. { $no }: { $own } against { $next }
tables-out = Left early and take no place:
tables-legend = What the columns mean
tables-legend-order = Ties are broken by these, one after the other, from left to right.

## Criteria

tables-criterion-points = points
tables-criterion-sonneborn-berger = Sonneborn-Berger
tables-criterion-sonneborn-berger-double = Sonneborn-Berger, doubled
tables-criterion-shmulyan = Shmulyan
tables-criterion-buchholz = Buchholz (Solkoff)
tables-criterion-buchholz-median = Buchholz without the best and the worst
tables-criterion-buchholz-median-full = full median Buchholz
tables-criterion-buchholz-cut1 = Buchholz without the worst
tables-criterion-solkoff-truncated-full = full truncated Solkoff
tables-criterion-solkoff-plus = Solkoff of the opponents
tables-criterion-solkoff-balyakin = Solkoff-Balyakin
tables-criterion-solkoff-balyakin-scored = Solkoff-Balyakin by points scored
tables-criterion-riga = Riga coefficient
tables-criterion-wins = games won
tables-criterion-wins-and-pluses = games won, pluses included
tables-criterion-beaten-points = points of beaten opponents
tables-criterion-opponents-rating = ratings of the opponents
tables-criterion-head-to-head = games among the tied
tables-criterion-results-by-place = results in the order of places
tables-criterion-play-off = play-off
tables-criterion-match-points = match points
tables-criterion-board-points = points on all boards
tables-criterion-direct-match = the match between them
tables-criterion-matches-won = matches won
tables-criterion-solkoff = Solkoff
tables-criterion-solkoff-median = Solkoff without the best and the worst
tables-criterion-solkoff-cut1 = Solkoff without the worst
tables-criterion-board-places = sum of the places on the boards
tables-criterion-boards = results on board 1, 2 and so on
tables-short-sonneborn-berger = SB
tables-short-sonneborn-berger-double = SB2
tables-short-shmulyan = Shm
tables-short-buchholz = Bh
tables-short-buchholz-median = BhM
tables-short-buchholz-median-full = BhMF
tables-short-buchholz-cut1 = Bh-1
tables-short-solkoff-truncated-full = SlkT
tables-short-solkoff-plus = Slk+
tables-short-solkoff-balyakin = SlkB
tables-short-solkoff-balyakin-scored = SlkBs
tables-short-riga = Riga
tables-short-wins = W
tables-short-wins-and-pluses = W+
tables-short-beaten-points = BPts
tables-short-opponents-rating = ORtg
tables-short-head-to-head = H2H
tables-short-results-by-place = RbP
tables-short-play-off = PO
tables-short-match-points = MP
tables-short-board-points = BP
tables-short-direct-match = DM
tables-short-matches-won = MW
tables-short-solkoff = Slk
tables-short-solkoff-median = SlkM
tables-short-solkoff-cut1 = Slk-1
tables-short-board-places = BPl
tables-short-boards = Bds

## Pairings

tables-by-board = By board
tables-by-name = By name
tables-order = Order
tables-no-pairings = No round has been paired yet.
tables-explain-all = Explain every pair
tables-suspended = not finished
tables-by-hand = The pairs of this round were made by hand.
tables-seed = Seed of the lots: { $seed }. Pairing again with it gives the same pairs.
tables-free-bye = no partner, gets a plus
tables-free-free = free this round
tables-free-goes-on = goes through without a partner
tables-free-absent = does not play
tables-round-game = Round { $round }: { $name }, { $colour }, { $result }
tables-round-bye = Round { $round }: no partner, a plus
tables-round-absent = Round { $round }: did not play
tables-round-free = Round { $round }: free
tables-cross-rounds-help = 12w1: against No. 12, with White, result 1. + and - stand for games that were not played.
tables-cross-opponents-help = Columns are opponents by their numbers. + and - stand for games that were not played, · for games to come.

## Players and cards

tables-players-count = { $n } in the list.
tables-no-numbers = Lots have not been drawn yet.
tables-card-rounds = Games round by round
tables-ratings = Changes of ratings
tables-ratings-help = By Elo’s method with K = { $k }, from games played against rated opponents. What the federation publishes is final.
tables-rating-before = Rating before
tables-rating-after = Rating after
tables-scored = Scored
tables-expected = Expected
tables-change = Rating change
tables-performance = Performance
tables-chart = Points of { $name } after each round
tables-chart-round = round
tables-chart-place = place
tables-chart-caption = The line is the sum of points after each round; below it, the place among { $all }.
tables-chart-step = round { $round }: { $points }
tables-chart-step-place = round { $round }: { $points }, place { $place }

## Teams

tables-no-teams = There are no teams in this event.
tables-team-scoring = Teams by the results of their players
tables-sum-of-places = Sum of places
tables-counted = Who counts
tables-best = Best results counted per team: { $n }.
tables-all-count = All players of each team count.

## Statistics

tables-results-by-round = Results by round
tables-played = Played
tables-white-won = White won
tables-drawn = Drawn
tables-black-won = Black won
tables-both-lost = Both lost
tables-forfeited = Without play
tables-open = No result
tables-minutes = Minutes
tables-all-rounds = All
tables-rated = With a rating
tables-average = Average rating
tables-points-spread = Distribution of points
tables-how-many = How many
tables-colour-balance = Balance of colours
tables-colour-more = White more often than Black by

## Live

tables-all-places = All { $n } places
tables-all-boards = All { $n } boards
tables-live = Updates appear by themselves
tables-live-lost = Connection lost; reconnecting
tables-live-result = Board { $board }: { $white } – { $black } { $result }
tables-live-results = Results that came in: { $n }
tables-live-leader = The standings have changed. In first place: { $name } with { $points }
tables-live-round = Round { $round }
tables-find = Find a name
tables-found = Rows found: { $n }
tables-sort = Sort by: { $column }
tables-embed = To show this table on another site:

## Hall screen

tables-screen-keys = Space: pause · ← →: other page · F: full screen
tables-screen-paused = Paused
tables-screen-page = { $page } of { $pages }
tables-screen-starts = Round { $round } starts in { $time }
tables-screen-started = Round { $round } has started

## Reasons of pairs

said-by-regulation = by regulation
said-half-against-half = half against half
said-first-against-last = first against last
said-neighbours = neighbours
said-colour-is-due-to-most-of-the-group-and-to-no = { $colour } is due to most of the group, and to { $no }
said-white = white
said-black = black
said-no-moved-the-other-way-before = { $no } moved the other way before
said-no-is-the-first-there-who-fits = { $no } is the first there who fits
said-nobody-fits-in-a-nearer-group = nobody fits in a nearer group
said-a-row-of-one-colour-that-no-other-pairing-of-the-group-avoids = a row of one colour that no other pairing of the group avoids
said-first-round-half-against-half = first round, half against half
said-first-round-first-against-last = first round, first against last
said-first-round-neighbours-by-lot = first round, neighbours by lot
said-no-stands-at-an-odd-place-and-has-colour = { $no } stands at an odd place and has { $colour }
said-no-stands-at-an-even-place-and-has-colour = { $no } stands at an even place and has { $colour }
said-no-gets-a-plus-as-the-last-in-the-classification-who-may = { $no } gets a plus as the last in the classification who may
said-no-has-had-a-plus-nobody-else-can-be-left-out = { $no } has had a plus: nobody else can be left out
said-passed-over-having-had-a-plus-list = passed over, having had a plus: { $list }
said-without-others-below-the-rest-could-not-be-paired = without others below the rest could not be paired
said-no-complete-pairing-keeps-the-limit-of-colours-it-is-left-aside = no complete pairing keeps the limit of colours; it is left aside
said-the-winners-of-their-ties-meet = the winners of their ties meet
said-nobody-meets-one-of-his-own-group = nobody meets one of his own group
said-the-draw-was-repeated-changed-list = the draw was repeated; changed: { $list }
said-a-repeated-draw-n-pairs-stay-as-they-were-published = a repeated draw: { $n } pairs stay as they were published
said-rounds-rounds-for-players-players-usual-are-least-to-most = { $rounds } rounds for { $players } players; usual are { $least } to { $most }
said-round-table-of-the-table-for-players-one-other = round { $table } of the table for { $players }: { $one }:{ $other }
said-their-game-of-the-stage-before-counts = their game of the stage before counts
said-colours-change = colours change
said-colours-are-evened-out = colours are evened out
said-colours-by-lot = colours by lot
said-game-number-of-the-match-colours-change = game { $number } of the match, colours change
said-players-players-cannot-play-rounds-rounds-without-meeting-twice-at-most-most = { $players } players cannot play { $rounds } rounds without meeting twice; at most { $most }
said-players-players-may-run-out-of-new-opponents-before-round-rounds-sure-rounds-are-sure = { $players } players may run out of new opponents before round { $rounds }; { $sure } rounds are sure
said-inside-the-group-of-points-points-how = inside the group of { $points } points, { $how }
said-inside-the-group-of-1-point-how = inside the group of 1 point, { $how }
said-no-goes-down-from-the-group-of-one-points-to-that-of-other-points = { $no } goes down from the group of { $one } points to that of { $other } points
said-no-goes-down-from-the-group-of-one-points-to-that-of-1-point = { $no } goes down from the group of { $one } points to that of 1 point
said-no-goes-down-from-the-group-of-1-point-to-that-of-other-points = { $no } goes down from the group of 1 point to that of { $other } points
said-no-goes-up-from-the-group-of-one-points-to-that-of-other-points = { $no } goes up from the group of { $one } points to that of { $other } points
said-no-goes-up-from-the-group-of-one-points-to-that-of-1-point = { $no } goes up from the group of { $one } points to that of 1 point
said-no-goes-up-from-the-group-of-1-point-to-that-of-other-points = { $no } goes up from the group of 1 point to that of { $other } points
said-in-the-last-round-the-group-of-points-points-is-paired-without-the-limit-of-colours = in the last round the group of { $points } points is paired without the limit of colours
said-in-the-last-round-the-group-of-1-point-is-paired-without-the-limit-of-colours = in the last round the group of 1 point is paired without the limit of colours
said-only-these-colours-keep-the-limits-of-both = only these colours keep the limits of both
said-the-other-way-somebody-would-have-one-colour-too-often-in-a-row = the other way somebody would have one colour too often in a row
said-the-other-way-somebody-s-colours-would-differ-too-much = the other way somebody's colours would differ too much
said-both-alternate = both alternate
said-compared-backwards-white-goes-to-the-one-who-had-black-where-they-first-differ = compared backwards, White goes to the one who had Black where they first differ
said-the-higher-in-the-classification-alternates = the higher in the classification alternates
said-the-higher-in-the-classification-has-the-colour-due-to-him = the higher in the classification has the colour due to him
said-the-higher-in-the-classification-has-white = the higher in the classification has White
said-the-pair-one-other-of-the-regulation-is-not-made-somebody-is-not-there = the pair { $one }-{ $other } of the regulation is not made: somebody is not there
said-the-pair-one-other-of-the-regulation-is-not-made-it-has-been-or-is-ruled-out = the pair { $one }-{ $other } of the regulation is not made: it has been, or is ruled out
