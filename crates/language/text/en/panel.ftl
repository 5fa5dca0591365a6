## The panel

desk-page-panel = Panel
panel-offices = Officials
panel-nobody = Nobody has been appointed by name yet.
panel-appoint = Appoint somebody from the register
panel-new-arbiter = Appoint a new official
panel-new-staff = Appoint new staff
panel-who = Who
panel-name = Name
panel-office = Office
panel-away = away
panel-leave = Is away
panel-return = Is back
panel-dismiss = Relieve
panel-sectors = Sectors
panel-sector = Sector
panel-sector-add = Create a sector
panel-first-board = First board
panel-last-board = Last board
panel-move = Move an arbiter
panel-admission = Admission committee
panel-admission-form = Form the committee
panel-of-organiser = Representative of the organiser
panel-end = Approval and closing
panel-approve = Approve the results
panel-approved = The results are approved
panel-close = Close the event with its report
panel-closed = Closed; the report goes to: { $names }
panel-cancel = Call the event off
panel-cancelled = Called off: { $reason }
desk-role-nurse = nurse
desk-role-commandant = commandant
desk-role-volunteer = volunteer

## Appeals

panel-appeals = Appeals committee
panel-appeals-form = Form the appeals committee
panel-chair = chair
panel-member = member
panel-reserve = reserve
panel-formed = How it is formed
panel-formed-appointed = appointed
panel-formed-elected = elected
panel-votes = votes
panel-interest = May have a conflict of interest
panel-rule = To the rulings

## Programme

desk-page-programme = Programme
programme-part-rules = Rules in force
programme-part-organisers = Organisers
programme-part-venue = Place and dates
programme-part-schedule = Schedule
programme-part-entitled = Who may take part
programme-part-contacts = Contacts
programme-publish = Publish the programme
programme-published = The programme is published
programme-empty = The programme is published when no part is empty.
programme-days = Arrival and departure
programme-arrival = Day of arrival
programme-departure = Day of departure
programme-sections = The regulation in words
programme-due = Approved not later than { $day }

## Clearance

clearance-doctor = Conclusions of the doctor
clearance-fit = fit to play
clearance-unfit = not fit to play
clearance-bans = Disqualified
clearance-ban-add = Enter a disqualification
clearance-from = From
clearance-until = Until (empty: for life)
clearance-source = Imposed by

## Records

records-title = Moves of games
records-game = Which game
records-cell = Cell of the table
records-usual = the usual start
records-moves = Moves
records-help = Like 1. c3-d4 d6-c5 …; move numbers may stay.
records-help-renju = Like 1. h8 i9 …, columns a to o; a pass is -. Move numbers may stay.
records-add = Record the game

## Capacities

capacity = Capacity
capacity-player = player
capacity-team-member = player of a team
capacity-arbiter = arbiter
capacity-coach = coach
capacity-representative = representative
capacity-organiser = organiser
capacity-doctor = doctor
capacity-nurse = nurse
capacity-commandant = commandant
capacity-assistant-secretary = assistant secretary
capacity-staff = other staff

## Terms

terms-title = More of the regulation
terms-kind = Kind of event
terms-kind-championship = championship
terms-kind-first-place = first-place championship
terms-kind-tournament = tournament
terms-kind-match = match
terms-kind-match-tournament = match-tournament
terms-federation = Official event of { $name }, whose regulation comes first
terms-audience = For whom
terms-audience-everybody = everybody
terms-audience-students = students
terms-audience-adaptive = veterans and people with disabilities
terms-preliminary = Preliminary applications until
terms-documents = Other documents required
terms-deposit = Deposit with a protest
terms-counting = Results that count for a team
terms-all = all
terms-best = the best { $n }
terms-criteria = Tie-breaks of teams, in order
terms-total = What counts first for teams
terms-total-board-points = points on boards
terms-total-match-points = match points
terms-incomplete = A team is not admitted
terms-incomplete-either = with fewer than half or fewer than two
terms-incomplete-both = with fewer than half and fewer than two
terms-only = The only documents asked for, instead of those of the edition
terms-goal = What decides the match
terms-goal-points = first to { $n } points
terms-goal-wins = first to { $n } wins
terms-instead = Rules that apply instead of articles, one per line: the article, then the rule
terms-level = A match that ends level
terms-level-drawn = is drawn
terms-level-played-on = is played on
terms-least-rank = Lowest category or title
terms-reserve-boards = Boards on which reserves may play (empty: any)
clearance-case = Injury or illness, and what was done
clearance-case-add = Enter in the medical report
clearance-others = Coaches, officials and staff on the lists of the suspended
clearance-listed = Found on a list
