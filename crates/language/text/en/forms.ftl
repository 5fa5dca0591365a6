# The printed papers. Labels are those of the samples of RU22; a run of underscores is a blank, brackets right behind it stand below it.
## Signs and figures

form-page = page { $page } of { $pages }
form-long-date = { $day } { $month } { $year }
form-month-1 = January
form-month-2 = February
form-month-3 = March
form-month-4 = April
form-month-5 = May
form-month-6 = June
form-month-7 = July
form-month-8 = August
form-month-9 = September
form-month-10 = October
form-month-11 = November
form-month-12 = December
form-date = ____ ____________ 20____
form-date-quoted = ____ ____________ 20____
form-white = White
form-black = Black
form-white-letter = w
form-black-letter = b
form-none = None.
form-stamp = Stamp

## Lines of many forms

form-event-line = ________________________
form-place-and-dates = ____________________(place) ____________________(dates)
form-sign-chief = Chief arbiter: __________ /____________/ (arbiter of category ____)
form-sign-secretary = Chief secretary: __________ /____________/ (arbiter of category ____)
form-sign-chief-table = Chief arbiter: __________ /____________/ (arbiter of category ____);
form-sign-secretary-table = Chief secretary: __________ /____________/ (arbiter of category ____).
form-sign-chief-short = Chief arbiter: _______________ (arbiter of category ____)
form-sign-secretary-short = Chief secretary: _______________ (arbiter of category ____)
form-sign-match = Arbiter of the match: _______________ (arbiter of category ____)
form-sign-member = Member of the committee: __________ /________________/
form-sign-doctor = Doctor: __________ /________________/
form-captain = Captain: __________ /________________/
form-captain-1 = Captain 1 __________ /________________/
form-captain-2 = Captain 2 __________ /________________/
form-received = Received: __________(signature of the arbiter) ____________(date, time)

## Columns of many tables

form-no = No.
form-result = Result
form-rating = Rating
form-points = Points
form-place = Place
form-organisation = Organisation
form-surname-and-name = Surname, name
form-full-name = Full name
form-full-name-long = Surname, name, patronymic
form-title-and-category = Title, cat.
form-coefficient = Cf
form-coefficient-1 = Cf1
form-coefficient-2 = Cf2
form-team = Team
form-teams = Teams
form-team-1 = Team 1
form-team-2 = Team 2
form-board = Board
form-boards = Boards
form-colour = Colour
form-opponent = Opponent
form-round-number = Round
form-time = Time
form-day = Day
form-hour = Time
form-hall = Hall
form-decision = Decision
form-article = Article
form-when = When
form-who = Who
form-what = What

## Names of the forms

form-name-preliminary-application = Preliminary application
form-name-final-application = Application
form-name-admission-protocol = Protocol of the admission committee
form-name-regulation = Regulation
form-name-technical-regulation = Technical regulation
form-name-programme = Programme
form-name-invitation = Invitation
form-name-press-report = Report for the press
form-name-disciplines = Disciplines and their international names
form-name-line-up = Line-up for a round
form-name-pairings-by-board = Pairs by boards
form-name-pairings-by-name = Pairs by names
form-name-result-slips = Result slips
form-name-score-sheets = Score sheets
form-name-games = Games of a round
form-name-round-protocol = Round protocol
form-name-match-protocol = Match protocol of teams
form-name-match-summary = Summary of team matches
form-name-player-card = Player card
form-name-round-robin-table = Results, round robin
form-name-swiss-table = Results, Swiss system
form-name-team-scoring = Results, team standing
form-name-standings = Standings
form-name-bulletin = Bulletin
form-name-protest = Protest
form-name-certificate = Certificate of a result
form-name-medical-report = Medical report
form-name-report = Report of the chief arbiter

## Applications

form-appendix-1 = Appendix 1
form-appendix-3 = Appendix 3
form-appendix-4 = Appendix 4
form-application-preliminary = PRELIMINARY APPLICATION
form-application-final = APPLICATION
form-application-organisation = ____________________(organisation)
form-application-event = ____________________(name of the event)
form-application-held = Held in ____________________(place) ____________________(dates) the following athletes:
form-birth-and-insurance = Date of birth/ insurance certificate No.
form-birth = Born
form-category-or-title = Sports category/ sports title
form-discipline = Discipline
form-home-address = Home address with postcode
form-passport = Passport/ birth certificate
form-trainer = Personal coach
form-doctor = Doctor’s clearance
form-cleared = Cleared
form-no-rank = none
form-application-representative = Appointed representative: ____________________(full name)
form-application-federation = ____________________(head of the regional sports federation) __________(signature) ______________(name in clear) stamp
form-application-authority = ____________________(head of the regional body of government for physical culture and sport) __________(signature) ______________(name in clear)
form-application-clinic = Stamp and signature of the medical organisation __________(signature) ____________________(surname and initials of the doctor, date of clearance)
form-application-head-of-federation = Head of the regional sports federation __________(signature) ____________________(name in clear)
form-application-head-of-authority = Head of the regional body of government for physical culture and sport __________(signature) ____________________(name in clear)

## The admission committee

form-admission-protocol = PROTOCOL OF THE ADMISSION COMMITTEE
form-ground = Ground
form-admitted = admitted
form-refused = not admitted
form-admitted-of = Admitted: { $admitted } of { $all }.
form-committee = The committee
form-ground-no-right = no right to take part under the regulation
form-ground-incomplete = incomplete papers
form-ground-faulty = papers that do not meet the requirements
form-ground-health = health
form-ground-disqualified = disqualification

## Regulation and programme

form-regulation = REGULATION
form-technical-regulation = TECHNICAL REGULATION
form-approved = Approved: ____________(office) __________(signature) ____________(date)
form-basis-ru22 = Drawn up on the basis of the Rules of the sport of draughts, Russia, 17 March 2022, No. 201.
form-basis-ru-codex = Drawn up on the basis of the Draughts code.
form-basis-ua24 = Drawn up on the basis of the Rules of draughts competitions, Ukraine, 24 October 2024, No. 39/3.2/24.
form-basis-ru-renju = Drawn up on the basis of the Rules of renju.
form-basis-ru-begin = Drawn up on the basis of the Rules of Russian draughts for beginners.
form-rules-ru22 = The event is held according to the Rules of the sport of draughts.
form-rules-ru-codex = The event is held according to the Draughts code.
form-rules-ua24 = The event is held according to the Rules of draughts competitions of Ukraine.
form-rules-ru-renju = The event is held according to the Rules of renju.
form-rules-ru-begin = The event is held according to the Rules of Russian draughts for beginners.
form-regulation-remarks = What the rules remark on
form-section-aims = Aim and tasks
form-section-dates = Dates and place
form-section-management = Organisation and management
form-section-participants = Participants
form-section-character = Character of the event
form-section-programme = Programme
form-section-safety = Safety and preparation of the venue
form-section-winners = System of play, winners and awards
form-section-awards = Awards
form-section-financing = Financing and material provision
form-section-entries = Time and order of entries
form-organisers-line = Organisers: ____________________
form-chief-line = Chief arbiter: ____________________ (category ____)
form-secretary-line = Chief secretary: ____________________ (category ____)
form-character-line = Character: ____________________
form-discipline-line = Discipline: ____________________
form-system-line = System of play: ____________________ rounds: _____
form-control-line = Time control: ____________________
form-scale-line = Points for a win, a draw and a loss: ______
form-awards-line = Awards: ____________________
form-tiebreaks = With equal points places are decided by
form-tiebreaks-line = With equal points places are decided by: ____________________
form-preliminary-until = Preliminary applications arrive by ____________
form-fee-line = Fee: ________
form-technical-system = System of play
form-technical-control = Time control
form-technical-places = Equal points
form-technical-qualify = Number of qualifying places
form-programme = PROGRAMME
form-programme-organisers = Organisers
form-programme-venue = Place and dates
form-programme-schedule = Schedule
form-programme-entitled = Who may take part
form-programme-contacts = Contacts
form-due = Not later than { $date } [{ $article }].
form-invitation = INVITATION
form-invitation-to = To ____________________
form-invitation-event = You are invited to ____________________
form-invitation-place = Place ____________________
form-invitation-rounds = First round ____________ last round ____________
form-invitation-lots = Drawing of lots ____________(date) ________(hour)
form-invitation-ceremonies = Opening ____________ closing ____________
form-invitation-conditions = Financial and other conditions
form-invitation-travel = Travel ____________________
form-invitation-lodging = Board and lodging, term ____________________
form-invitation-company = Accompanying persons ____________________
form-invitation-prizes = Prizes ____________________
form-invitation-arrival = Arrival ____________ contact ____________________
form-invitation-confirm = Please confirm by ____________
form-least-rank = { $rank } or higher
form-group-men = men
form-group-women = women
form-group-boys = boys under { $years }
form-group-girls = girls under { $years }
form-character-individual = individual
form-character-team = team
form-character-individual-team = individual and team
form-character-team-standing = individual with team standing
form-system-round-robin = round robin
form-system-swiss = Swiss
form-system-regulated-swiss = Swiss, regulated by ratings
form-system-knockout = knockout
form-system-placement-knockout = placement knockout
form-system-scheveningen = Scheveningen
form-system-match = match
form-system-match-tournament = match-tournament
form-system-mixed = mixed
form-system-other = other

## Disciplines

form-discipline-1 = Draughts-64. Rapid
form-discipline-2 = Draughts-64. Rapid. Team competition
form-discipline-3 = Draughts-64. Team competition
form-discipline-4 = Draughts-64. Blitz
form-discipline-5 = Draughts-64. Blitz. Team competition
form-discipline-6 = Draughts-64
form-discipline-7 = International Draughts. Rapid
form-discipline-8 = International Draughts. Rapid. Team competition
form-discipline-9 = International Draughts. Team competition
form-discipline-10 = International Draughts. Blitz
form-discipline-11 = International Draughts. Blitz. Team competition
form-discipline-12 = International Draughts
form-discipline-13 = Correspondence draughts
form-discipline-14 = Giveaway draughts
form-discipline-15 = Draughts composition
form-discipline-16 = Renju
form-discipline-in-russia = Name of the discipline in the Russian Federation
form-discipline-abroad = International name
form-discipline-in-protocols = As written in protocols of international events

## Categories

form-rank-third-junior = III jun.
form-rank-second-junior = II jun.
form-rank-first-junior = I jun.
form-rank-third = III
form-rank-second = II
form-rank-first = I
form-rank-candidate = CMS
form-rank-master = MS
form-rank-international-master = MSIC
form-rank-grandmaster = NGM
form-rank-honoured-master = HMS

## Protocols and tables

form-protocol-name = Round protocol No.
form-protocol-no = PROTOCOL No. ____
form-round-no = Round ____;
form-round-and-group = Round ____ Group ____________
form-bye = no partner, plus
form-free = free
form-absent = Do not play
form-match-protocol = Match protocol of teams
form-match-summary = Summary of team matches
form-match-result = Final result: ____ - ____
form-match-winner = in favour of the team ____________________
form-drawn = drawn
form-card = PLAYER CARD
form-card-player = Player ____________________
form-card-rank = Title/category ____________________
form-card-region = Region ____________________
form-card-rating = Rating ____________________
form-opponent-name = Surname, name of the opponent
form-opponent-rank = Title, cat.
form-running-total = Running total
form-results-table = PROTOCOL (TABLE OF RESULTS)
form-team-scoring = of the team standing ____________________
form-members-points = Points of members
form-sum-of-points = Sum of points
form-sum-of-places = Sum of members’ places
form-remarks = Remarks
form-pairs-of-round = Pairs of round { $round }
form-results-of-round = Results of round { $round }
form-games-of-round = Games of round { $round }
form-standings-after = Standings, rounds played: { $round }
form-bulletin = Bulletin No. { $round }

## What parts equals

form-tiebreak-sonneborn-berger = Sonneborn-Berger
form-tiebreak-sonneborn-berger-double = Sonneborn-Berger, doubled
form-tiebreak-shmulyan = Shmulyan
form-tiebreak-buchholz = Buchholz (Solkoff)
form-tiebreak-buchholz-median = Median Buchholz
form-tiebreak-buchholz-median-full = Median Buchholz, full
form-tiebreak-buchholz-cut1 = Truncated Solkoff, short
form-tiebreak-solkoff-truncated-full = Truncated Solkoff, full
form-tiebreak-solkoff-plus = Solkoff plus
form-tiebreak-solkoff-balyakin = Solkoff-Balyakin
form-tiebreak-solkoff-balyakin-scored = Solkoff-Balyakin, by own points
form-tiebreak-riga = Riga
form-tiebreak-wins = Wins
form-tiebreak-wins-and-pluses = Wins with pluses
form-tiebreak-beaten-points = Points of beaten opponents
form-tiebreak-opponents-rating = Opponents’ ratings
form-tiebreak-head-to-head = Games among the tied
form-tiebreak-results-by-place = Results by places
form-tiebreak-play-off = Play-off
form-tiebreak-match-points = Match points
form-tiebreak-board-points = Board points
form-tiebreak-direct-match = Direct match
form-tiebreak-matches-won = Matches won
form-tiebreak-solkoff = Solkoff
form-tiebreak-solkoff-median = Median Solkoff
form-tiebreak-solkoff-cut1 = Truncated Solkoff, short, of teams
form-tiebreak-board-places = Places on boards
form-tiebreak-boards = Results board by board

form-press-report = REPORT FOR THE PRESS

## Play by correspondence

form-chart = Chart of times
form-chart-received = Received
form-chart-sent = Sent
form-chart-used = For the move
form-chart-total = Total
form-chart-white = White’s move
form-chart-number = Move No.
form-chart-black = Black’s move

## Line-ups, score sheets and slips

form-line-up = LINE-UP FOR A ROUND
form-line-up-team = Team ____________________ round ____
form-line-up-term = Handed in at least { $minutes } minutes before the round [{ $article }].
form-reserves = Reserves
form-score-sheet = SCORE SHEET
form-sheet-head = Round ____ Board _____ Date ________
form-sheet-names = White ____________________ Black ____________________
form-sheet-names-renju = Black ____________________ White ____________________
form-sheet-times = Time used: White ________ Black ________
form-sheet-times-renju = Time used: Black ________ White ________
form-sheet-result = Result: White ____ Black ____
form-sheet-result-renju = Result: Black ____ White ____
form-sheet-signed = Signatures: White ____________ Black ____________
form-sheet-signed-renju = Signatures: Black ____________ White ____________
form-sheet-arbiter = Arbiter ____________
form-sheet-passes = Passes at moves: ____________________
form-slip-head = Round ____ Board ____
form-slip-white = White ____________________ ____(result) __________(signature)
form-slip-black = Black ____________________ ____(result) __________(signature)
form-slip-arbiter = Arbiter __________

## Protests

form-protest = PROTEST
form-protest-to = To the chief arbiter ________________
form-protest-from = from ________________
form-protest-game = Round ____ board ____
form-protest-decision = Against the decision ____________________
form-protest-articles = Articles considered violated ____________________
form-protest-text = What happened:
form-protest-deposit = Deposit ________
form-protest-signed = __________(signature) ________________(name in clear)
form-protest-ruling = Ruling
form-verdict-upheld = upheld
form-verdict-rejected = rejected
form-verdict-review = to be looked at once more

## Certificates and reports

form-certificate = CERTIFICATE
form-certificate-player = This certifies that ____________________(surname, name)
form-certificate-about = of ____________________(organisation) ____________(title, category)
form-certificate-event = took part in ____________________
form-certificate-points = and scored ______ points, games played ____, won ____,
form-certificate-place = taking place ______ of ____.
form-certificate-norm = Norm met: ____________________
form-medical-report = MEDICAL REPORT
form-medical-cases = Injuries and illnesses
form-medical-conclusions = Conclusions
form-medical-proposals = Proposals
form-report = REPORT OF THE CHIEF ARBITER
form-report-participants = Participants: ____ organisations: ____
form-report-ranks = By titles and categories: ____________________
form-report-panel = The panel
form-report-rounds = Rounds
form-report-sanctions = Decisions and sanctions
form-report-protests = Protests and appeals
form-report-journal = From the journal
form-report-attached = Attached
form-office = Office
form-arbiter-category = Category
form-began = Began
form-ended = Ended
form-unplayed = Not played
form-unfinished = Not decided
form-overturned = overturned
form-pending = not ruled on
form-told-undone = Step { $step } was undone: { $reason }
form-told-lots = Lots were drawn, seed { $seed }
form-told-late = Entered late: { $name }, from round { $from }
form-told-replaced = In place of No. { $no }: { $name }
form-told-left = Withdrew after round { $after }: { $name }; { $reason }
form-told-excluded = Excluded after round { $after }: { $name }; { $reason }
form-told-by-hand = Round { $round } was paired by hand: { $reason }
form-told-unpaired = The pairs of round { $round } were taken back: { $reason }
form-told-corrected = Round { $round }, { $name }: result corrected to { $result }; { $reason }
form-told-board-corrected = Round { $round }, board { $board }: result corrected to { $result }; { $reason }
form-told-wrong-board = Round { $round }, board { $board }: { $name } had no right to it
form-told-cancelled = The event was called off: { $reason }
form-told-approved = The results were approved
form-actor-organiser = organiser
form-actor-program = program
form-role-chief-arbiter = chief arbiter
form-role-deputy-chief-arbiter = deputy chief arbiter
form-role-chief-secretary = chief secretary
form-role-steward = steward
form-role-senior-arbiter = senior arbiter
form-role-arbiter = arbiter
form-role-information-arbiter = information arbiter
form-role-judge-coordinator = judge-coordinator
form-role-senior-judge-of-a-section = senior judge of a section
form-role-judge-of-a-section = judge of a section
form-role-assistant-secretary = assistant secretary
form-role-doctor = doctor
form-role-nurse = nurse
form-role-commandant = commandant
form-role-technician = technician
form-role-volunteer = volunteer
form-role-main-panel = main panel
form-role-appeals-committee = appeals committee
form-role-commission-for-composition = commission for composition
form-measure-remark = remark
form-measure-warning = warning
form-measure-reprimand = reprimand
form-measure-information = no more current information
form-measure-opponent-time = time for the opponent: { $time }
form-measure-own-time = time taken away: { $time }
form-measure-loss = loss of the game
form-measure-micromatch-loss = loss of the micromatch
form-measure-removal = removal of a representative
form-measure-exclusion = exclusion from the event

## Why a form is refused

said-this-round-is-not-paired = this round is not paired
said-after-the-first-round-is-paired = after the first round is paired
said-rounds-1-to-last-are-paired = rounds 1 to { $last } are paired
said-nobody-has-a-number-yet = nobody has a number yet
said-after-the-lots-are-drawn = after the lots are drawn
said-nobody-has-this-number = nobody has this number
said-numbers-1-to-last = numbers 1 to { $last }
said-only-teams-play-matches = only teams play matches
said-the-protocol-of-a-round = the protocol of a round
said-teams-have-protocols-of-matches = teams have protocols of matches
said-the-protocol-of-a-match-or-the-summary-of-a-round = the protocol of a match or the summary of a round
said-this-is-no-round-robin = this is no round robin
said-this-is-no-swiss = this is no Swiss
said-the-table-of-the-system-that-is-played-or-the-standings = the table of the system that is played, or the standings
said-no-team-is-ranked-by-its-members-here = no team is ranked by its members here
said-an-individual-event-with-team-standing = an individual event with team standing
said-no-player-belongs-to-a-team = no player belongs to a team
said-after-teams-were-entered-and-lots-drawn = after teams were entered and lots drawn
said-no-games-are-recorded-at-a-board-here = no games are recorded at a board here
said-an-event-at-the-board = an event at the board
said-there-is-no-such-match = there is no such match
said-a-team-that-was-paired-in-round-round = a team that was paired in round { $round }
said-there-is-no-such-pair = there is no such pair
said-somebody-who-was-paired-in-round-round = somebody who was paired in round { $round }
said-there-is-no-such-team = there is no such team
said-a-team-that-was-entered = a team that was entered
said-nobody-comes-from-this-organisation = nobody comes from this organisation
said-no-round-was-played = no round was played
said-no-moves-of-this-round-were-entered = no moves of this round were entered
said-after-moves-were-entered-from-the-score-sheets = after moves were entered from the score sheets
said-there-is-no-such-protest = there is no such protest
said-with-the-number-of-a-protest = with the number of a protest
