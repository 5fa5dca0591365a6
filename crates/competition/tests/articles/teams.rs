//! Articles about team matches: rosters, line-ups, colours, boards.

use clock::Millis;
use competition::round::{self, Board, Competitor, Outcome, Round};
use competition::team::{
    Choice, Command, Fewest, LineUp, Match, Meeting, Order, Roster, Terms, admitted, compare,
};
use competition::{Actor, Event, Fact, No, PersonId, TeamId, schedule};
use rulebook::law::event::{Character, Total};
use rulebook::{Edition, Points, Scale, event_law};

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, at, draft};

const A: TeamId = TeamId(1);
const B: TeamId = TeamId(2);

pub(crate) fn terms(boards: u8, reserves: u8, order: Order) -> Terms {
    Terms { boards, reserves, order, ..Terms::default() }
}

fn discipline(edition: &str) -> &'static str {
    match edition {
        "RU-RENJU" => "renju",
        _ => "russian",
    }
}

/// A team event with these terms.
fn event(edition: &str, terms: Terms) -> Desk {
    let mut draft = draft(edition, discipline(edition));
    draft.organisation.character = Some(Character::Team);
    (draft.teams, draft.scale) = (terms, Scale::OneHalfZero);
    Desk::by(draft)
}

/// A team whose players have the numbers from `first` on.
fn roster(first: u32, boards: u8, reserves: u8) -> Roster {
    let people = |from: u32, many: u8| (from..from + u32::from(many)).map(PersonId).collect();
    let (main, reserves) = (people(first, boards), people(first + u32::from(boards), reserves));
    Roster { name: format!("Team {first}"), captain: Some(PersonId(first)), main, reserves }
}

fn people(numbers: &[u32]) -> LineUp {
    numbers.iter().map(|&number| (number > 0).then_some(PersonId(number))).collect()
}

/// Two teams, of persons 1.. and 101.., that meet in every round; the first has White on board one.
pub(crate) fn two_teams(edition: &str, terms: Terms) -> Desk {
    let (boards, reserves) = (terms.boards, terms.reserves);
    let mut desk = event(edition, terms);
    desk.act(ORGANISER, competition::Command::Team(Command::Enter(roster(1, boards, reserves))));
    desk.act(ORGANISER, competition::Command::Team(Command::Enter(roster(101, boards, reserves))));
    let numbers = vec![Competitor::Team(A), Competitor::Team(B)];
    tell(&mut desk, round::Fact::Drawn { seed: 1, nonce: String::new(), numbers });
    for number in 1..=4 {
        let paired = Round { boards: vec![Board::new(No(1), No(2))], ..Round::new(number) };
        tell(&mut desk, round::Fact::Paired(paired));
        let starts = Some(at("02.03.2022", 11, 0) + Millis::days(u64::from(number)));
        let slot = schedule::Slot { starts, hall: None };
        let set = schedule::Command::Set { round: number, slot };
        desk.act(ORGANISER, competition::Command::Schedule(set));
    }
    desk
}

fn tell(desk: &mut Desk, fact: round::Fact) {
    let step = desk.event.journal().last().map_or(1, |event| event.step + 1);
    desk.event.apply(&Event { step, at: desk.now, actor: CHIEF, fact: Fact::Round(fact) });
}

fn team(command: Command) -> competition::Command {
    competition::Command::Team(command)
}

fn line_up(round: u16, boards: &[u32]) -> competition::Command {
    team(Command::LineUp { team: A, round, boards: people(boards) })
}

fn score(round: u16, board: u8, outcome: Outcome) -> competition::Command {
    team(Command::Score { round, team: A, board, outcome })
}

/// So long before a round.
fn before_round(desk: &mut Desk, round: u64, minutes: u64) {
    desk.now = at("02.03.2022", 11, 0) + Millis::days(round);
    desk.now.0 -= minutes as i64 * 60_000;
}

fn plays(desk: &Desk, round: u16) -> (LineUp, &'static str) {
    let line_up = desk.event.line_up(A, round).expect("a line-up");
    (line_up.value, line_up.by.name())
}

fn played(desk: &Desk, round: u16) -> Match {
    desk.event.team_match(round, A).expect("a match")
}

fn points(desk: &Desk, round: u16) -> String {
    let [white, black] = played(desk, round).points(Scale::OneHalfZero);
    format!("{white}:{black}")
}

/// A team of one is refused, a team of four accepted.
fn several(edition: &str, article: &str) {
    let mut desk = event(edition, terms(4, 0, Order::Fixed));
    for players in [1, 3] {
        let refused = desk.refused_by(ORGANISER, team(Command::Enter(roster(1, players, 0))), article);
        assert_eq!(refused.why, "the team is not complete");
    }
    desk.refused_by(ORGANISER, team(Command::Enter(roster(1, 5, 0))), article);
    desk.act(ORGANISER, team(Command::Enter(roster(1, 4, 0))));
    assert_eq!(desk.event.teams().teams().map(|(id, _)| id).collect::<Vec<_>>(), [A]);
    // Nobody plays for two teams.
    assert_eq!(
        desk.refused(ORGANISER, team(Command::Enter(roster(4, 4, 0)))).why,
        "somebody is in another team"
    );
    desk.act(ORGANISER, team(Command::Enter(roster(5, 4, 0))));
    // And no regulation has teams of one.
    let mut alone = draft(edition, discipline(edition));
    (alone.organisation.character, alone.teams.boards) = (Some(Character::Team), 1);
    crate::desk::objected_by(&alone, article);
}

#[test]
fn ru22_5_4_9_1_a_team_has_several_players() {
    several("RU22", "RU22:5.4.9.1");
}

#[test]
fn ru_codex_3_17_1_a_team_has_several_players() {
    several("RU-CODEX", "RU-CODEX:3.17.1");
}

#[test]
fn ua24_iii_team_1_as_many_players_as_the_regulation_says() {
    several("UA24", "UA24:III.team.1");
}

/// Fifteen minutes before the round at the latest; else the boards of round 1.
fn fifteen_minutes(edition: &str, article: &str) {
    let mut desk = two_teams(edition, terms(4, 1, Order::Free));
    let captain = Actor::Captain(A);
    before_round(&mut desk, 1, 20);
    desk.act(captain, line_up(1, &[2, 1, 3, 5]));
    before_round(&mut desk, 2, 15);
    desk.refused_by(Actor::Captain(B), line_up(2, &[1, 2, 3, 4]), article);
    desk.refused_by(Actor::Person(PersonId(2)), line_up(2, &[1, 2, 3, 4]), article);
    desk.refused_by(captain, line_up(2, &[1, 1, 3, 4]), article);
    desk.refused_by(captain, line_up(2, &[1, 2, 3, 101]), article);
    desk.refused_by(captain, line_up(2, &[1, 2, 3]), article);
    desk.act(captain, line_up(2, &[1, 2, 3, 4]));
    assert_eq!(plays(&desk, 2), (people(&[1, 2, 3, 4]), article));
    // A minute later it is too late, and round 1 holds, not the round before.
    before_round(&mut desk, 3, 14);
    let refused = desk.refused_by(captain, line_up(3, &[1, 2, 3, 4]), article);
    assert!(refused.instead.contains("first round"), "{refused}");
    assert_eq!(plays(&desk, 3), (people(&[2, 1, 3, 5]), article));
    // Where boards do not change, none is handed in.
    let mut fixed = two_teams(edition, terms(4, 0, Order::Fixed));
    before_round(&mut fixed, 2, 60);
    fixed.refused_by(captain, line_up(2, &[2, 1, 3, 4]), article);
    assert_eq!(plays(&fixed, 2).0, people(&[1, 2, 3, 4]));
    // Reserves play where the regulation lets them, and the main line-up moves up if it says so.
    let mut some = two_teams(edition, Terms { reserve_boards: vec![4], ..terms(4, 1, Order::Reserves) });
    before_round(&mut some, 1, 15);
    some.refused_by(captain, line_up(1, &[5, 2, 3, 4]), article);
    some.refused_by(captain, line_up(1, &[1, 3, 2, 4]), article);
    some.act(captain, line_up(1, &[1, 2, 3, 5]));
    let mut shift = two_teams(edition, terms(4, 1, Order::Shift));
    before_round(&mut shift, 1, 15);
    shift.refused_by(captain, line_up(1, &[1, 5, 3, 4]), article);
    shift.refused_by(captain, line_up(1, &[2, 1, 3, 4]), article);
    shift.act(captain, line_up(1, &[1, 3, 4, 5]));
    let reserves = shift.refused(ORGANISER, team(Command::Enter(roster(201, 4, 2))));
    assert_eq!((reserves.by.name(), reserves.why), (article, "the team has too many reserves"));
}

#[test]
fn ru22_5_4_9_2_line_ups_fifteen_minutes_before_the_round() {
    fifteen_minutes("RU22", "RU22:5.4.9.2");
}

#[test]
fn ru_codex_3_17_2_line_ups_fifteen_minutes_before_the_round() {
    fifteen_minutes("RU-CODEX", "RU-CODEX:3.17.2");
}

#[test]
fn ua24_iii_team_2_boards_are_fixed_before_round_one() {
    let article = "UA24:III.team.2";
    let mut desk = two_teams("UA24", terms(4, 0, Order::Fixed));
    let captain = Actor::Captain(A);
    // Where the application does not say it, round 1 does.
    before_round(&mut desk, 1, 1);
    desk.act(captain, line_up(1, &[2, 1, 3, 4]));
    before_round(&mut desk, 1, 0);
    desk.refused_by(captain, line_up(1, &[1, 2, 3, 4]), article);
    before_round(&mut desk, 3, 60);
    desk.refused_by(captain, line_up(3, &[1, 2, 4, 3]), article);
    assert_eq!(plays(&desk, 3), (people(&[2, 1, 3, 4]), article));
    // Players meet on equal boards.
    let meeting = played(&desk, 3);
    let seats: Vec<_> =
        meeting.seats.iter().map(|seat| (seat.white.unwrap().0, seat.black.unwrap().0)).collect();
    assert_eq!(seats, [(2, 101), (102, 1), (3, 103), (104, 4)]);
    // The application is not changed once the first round was played.
    desk.act(ORGANISER, team(Command::Change { team: A, roster: roster(1, 4, 0) }));
    desk.act(ARBITER, score(1, 1, Outcome::White));
    desk.refused_by(ORGANISER, team(Command::Change { team: A, roster: roster(11, 4, 0) }), article);
    // Unless the regulation lets boards change.
    let mut free = two_teams("UA24", terms(4, 0, Order::Free));
    before_round(&mut free, 3, 60);
    free.act(captain, line_up(3, &[1, 2, 4, 3]));
}

#[test]
fn ua24_iii_team_4_reserves_on_any_board_ten_minutes_before() {
    let article = "UA24:III.team.4";
    let mut desk = two_teams("UA24", terms(4, 2, Order::Reserves));
    let captain = Actor::Captain(A);
    before_round(&mut desk, 1, 10);
    desk.refused_by(captain, line_up(1, &[2, 5, 3, 4]), article);
    desk.act(captain, line_up(1, &[5, 2, 6, 4]));
    assert_eq!(plays(&desk, 1), (people(&[5, 2, 6, 4]), article));
    // Nine minutes before it is ignored, and the main players play.
    before_round(&mut desk, 2, 9);
    let refused = desk.refused_by(captain, line_up(2, &[5, 2, 3, 4]), article);
    assert!(refused.instead.contains("main players"), "{refused}");
    assert_eq!(plays(&desk, 2), (people(&[1, 2, 3, 4]), article));
}

#[test]
fn ua24_iii_team_5_without_a_list_that_of_the_round_before() {
    let article = "UA24:III.team.5";
    let mut desk = two_teams("UA24", terms(4, 0, Order::Free));
    let captain = Actor::Captain(A);
    before_round(&mut desk, 2, 10);
    desk.act(captain, line_up(2, &[2, 1, 4, 3]));
    before_round(&mut desk, 3, 10);
    desk.act(captain, line_up(3, &[4, 3, 2, 1]));
    before_round(&mut desk, 4, 9);
    desk.refused_by(captain, line_up(4, &[1, 2, 3, 4]), article);
    assert_eq!(plays(&desk, 4), (people(&[4, 3, 2, 1]), article));
    assert_eq!(plays(&desk, 1).0, people(&[1, 2, 3, 4]));
}

/// White on board one is White on all odd boards, and Black on the even ones.
fn colours(edition: &str, article: &str) {
    let edition_law: Edition = edition.parse().unwrap();
    assert_eq!(event_law(edition_law).team.colours.name(), article);
    let desk = two_teams(edition, terms(4, 0, Order::Fixed));
    let meeting = played(&desk, 1);
    let whites: Vec<bool> = (1..=4).map(|board| meeting.has_white(board) == A).collect();
    assert_eq!(whites, [true, false, true, false]);
    let seats: Vec<_> =
        meeting.seats.iter().map(|seat| (seat.white.unwrap().0, seat.black.unwrap().0)).collect();
    assert_eq!(seats, [(1, 101), (102, 2), (3, 103), (104, 4)]);
}

#[test]
fn ru22_5_4_9_3_colours_by_board_one() {
    colours("RU22", "RU22:5.4.9.3");
}

#[test]
fn ru_codex_3_17_3_colours_by_board_one() {
    colours("RU-CODEX", "RU-CODEX:3.17.3");
}

#[test]
fn ua24_iii_team_3_colours_by_board_one() {
    colours("UA24", "UA24:III.team.3");
}

fn arrive(desk: &mut Desk, side: TeamId, present: &[u32]) {
    let present = present.iter().map(|&number| PersonId(number)).collect();
    desk.act(ARBITER, team(Command::Arrive { team: side, round: 1, present }));
}

/// Fewer than half, or fewer than two, do not play.
fn incomplete(edition: &str, article: &str) {
    let law = event_law(edition.parse().unwrap()).team.incomplete;
    let may = |fewest, boards, present| admitted(law, fewest, boards, present).map_err(|by| by.name());
    for (boards, present, either, both) in [
        (4, 1, false, false),
        (4, 2, true, true),
        (6, 2, false, true),
        (6, 3, true, true),
        (2, 1, false, true),
        (5, 2, false, true),
        (5, 3, true, true),
        (6, 0, false, false),
    ] {
        assert_eq!(may(Fewest::Either, boards, present).is_ok(), either, "{present} of {boards}");
        assert_eq!(may(Fewest::Both, boards, present).is_ok(), both, "{present} of {boards}");
    }
    assert_eq!(may(Fewest::Either, 6, 2), Err(article));
    // Four boards, one there: the match is lost on all of them.
    let mut lost = two_teams(edition, terms(4, 0, Order::Fixed));
    arrive(&mut lost, B, &[101, 102, 103, 104]);
    arrive(&mut lost, A, &[1]);
    assert_eq!(
        (points(&lost, 1).as_str(), played(&lost, 1).outcome(Scale::OneHalfZero)),
        ("0:4", Some(Outcome::BlackPlus))
    );
    assert!(lost.attempt(ARBITER, &score(1, 1, Outcome::White)).is_err());
    // The arbiter may admit it all the same.
    let admit = |reason: &str| team(Command::Admit { team: A, round: 1, reason: reason.to_owned() });
    lost.refused_by(CHIEF, admit(""), article);
    lost.act(CHIEF, admit("the bus broke down"));
    lost.refused_by(CHIEF, admit("again"), article);
    lost.act(ARBITER, score(1, 1, Outcome::White));
    assert_eq!(points(&lost, 1), "1:3");
    lost.undo();
    // Two of four play, and forfeit the other boards.
    let mut half = two_teams(edition, terms(4, 0, Order::Fixed));
    arrive(&mut half, A, &[2, 3]);
    half.act(ARBITER, score(1, 2, Outcome::Black));
    half.act(ARBITER, score(1, 3, Outcome::Draw));
    assert_eq!(
        (points(&half, 1).as_str(), played(&half, 1).outcome(Scale::OneHalfZero)),
        ("1.5:2.5", Some(Outcome::Black))
    );
    // Six boards, two there: not admitted, unless the regulation takes the words as printed.
    for (fewest, expected) in [(Fewest::Either, "0:6"), (Fewest::Both, "0:4")] {
        let mut six = two_teams(edition, Terms { incomplete: fewest, ..terms(6, 0, Order::Fixed) });
        arrive(&mut six, A, &[1, 2]);
        assert_eq!(points(&six, 1), expected);
    }
    // Neither team is there.
    let mut none = two_teams(edition, terms(4, 0, Order::Fixed));
    arrive(&mut none, A, &[]);
    arrive(&mut none, B, &[101]);
    assert_eq!(played(&none, 1).outcome(Scale::OneHalfZero), Some(Outcome::NeitherCame));
}

/// A game won on a board the player had no right to is lost.
fn wrong_board(edition: &str, article: &str) {
    let mut desk = two_teams(edition, terms(4, 0, Order::Fixed));
    for board in 1..=4 {
        let outcome = if board % 2 == 1 { Outcome::White } else { Outcome::Black };
        desk.act(ARBITER, score(1, board, outcome));
    }
    assert_eq!(points(&desk, 1), "4:0");
    let wrong =
        |board, person| team(Command::WrongBoard { round: 1, team: A, board, person: PersonId(person) });
    desk.refused_by(ARBITER, wrong(1, 1), article);
    desk.refused_by(Actor::Captain(B), wrong(1, 3), article);
    desk.act(ARBITER, wrong(1, 3));
    desk.refused_by(ARBITER, wrong(1, 3), article);
    assert_eq!(points(&desk, 1), "3:1");
    assert_eq!(played(&desk, 1).seats[0].outcome, Some(Outcome::BlackPlus));
    desk.act(ARBITER, wrong(2, 1));
    assert_eq!(
        (points(&desk, 1).as_str(), played(&desk, 1).seats[1].outcome),
        ("2:2", Some(Outcome::WhitePlus))
    );
    desk.undo();
    assert_eq!(points(&desk, 1), "3:1");
}

#[test]
fn ru22_5_4_9_4_incomplete_teams_and_players_on_wrong_boards() {
    incomplete("RU22", "RU22:5.4.9.4");
    wrong_board("RU22", "RU22:5.4.9.4");
}

#[test]
fn ru_codex_3_17_4_a_an_incomplete_team_is_not_admitted() {
    incomplete("RU-CODEX", "RU-CODEX:3.17.4.a");
}

#[test]
fn ru_codex_3_17_4_b_a_game_on_a_wrong_board_is_lost() {
    wrong_board("RU-CODEX", "RU-CODEX:3.17.4.b");
}

#[test]
fn ua24_iii_team_6_a_game_on_a_wrong_board_is_lost() {
    wrong_board("UA24", "UA24:III.team.6");
    // There, no number of absent players keeps a team out.
    assert!(admitted(event_law(Edition::Ua24).team.incomplete, Fewest::Either, 6, 1).is_ok());
}

/// The panel sees both tables and chooses one.
fn missing_team(edition: &str, article: &str) {
    let [a, b, c, d] = [1, 2, 3, 4].map(TeamId);
    let match_of = |teams, points: [u32; 2]| Meeting { teams, points: Some(points.map(Points::halves)) };
    // D has lost to A only; B and C have not met it, and it does not come to the last rounds.
    let played = [
        match_of([a, b], [3, 5]),
        match_of([c, a], [4, 4]),
        match_of([b, c], [4, 4]),
        match_of([a, d], [8, 0]),
        Meeting { teams: [b, d], points: None },
        Meeting { teams: [d, c], points: None },
    ];
    let [lost, annulled] = compare(&played, d, Points::halves(8), Total::MatchPoints, 3);
    let shown = |lines: &[competition::team::Line]| -> Vec<(u32, u32, String, usize)> {
        lines
            .iter()
            .map(|line| (line.team.0, line.match_points, line.board_points.to_string(), line.place))
            .collect()
    };
    let line = |team, matches, boards: &str, place| (team, matches, boards.to_owned(), place);
    assert_eq!(
        shown(&lost.lines),
        [line(2, 5, "8.5", 1), line(3, 4, "8", 2), line(1, 3, "7.5", 3), line(4, 0, "0", 4)]
    );
    assert_eq!(shown(&annulled.lines), [line(2, 3, "4.5", 1), line(3, 2, "4", 2), line(1, 1, "3.5", 3)]);
    // As it stood, A was second by its eight points on boards against D: either choice moves A and C.
    assert_eq!((lost.choice, annulled.choice), (Choice::Lost, Choice::Annulled));
    assert_eq!(
        (lost.moved.as_slice(), annulled.moved.as_slice()),
        ([a, b, c].as_slice(), [a, b, c].as_slice())
    );
    let boards = compare(&played[..4], d, Points::halves(8), Total::BoardPoints, 1);
    assert_eq!(boards[0].moved, []);
    assert_eq!(boards[1].moved, [a, b]);
    // The panel's choice is kept, with its reason.
    let mut desk = two_teams(edition, terms(4, 0, Order::Fixed));
    let settle =
        |reason: &str| team(Command::Settle { team: B, choice: Choice::Annulled, reason: reason.to_owned() });
    desk.refused_by(Actor::Captain(A), settle("they left"), article);
    desk.refused_by(CHIEF, settle(" "), article);
    desk.act(CHIEF, settle("it touches no prize"));
    assert_eq!(desk.event.teams().settled(B), Some(Choice::Annulled));
    assert!(desk.event.teams().counts(A) && !desk.event.teams().counts(B));
    for board in 1..=4 {
        desk.act(ARBITER, score(1, board, Outcome::Draw));
    }
    let [lost, annulled] = desk.event.without(B, Total::BoardPoints, 3);
    assert_eq!(shown(&lost.lines), [line(1, 7, "14", 1), line(2, 1, "2", 2)]);
    assert!(annulled.lines.is_empty());
    // Or what it did not play is lost.
    let lose = Command::Settle { team: B, choice: Choice::Lost, reason: "they went home".to_owned() };
    desk.act(CHIEF, team(lose));
    assert_eq!([1, 2, 3].map(|round| points(&desk, round)), ["2:2", "4:0", "4:0"].map(str::to_owned));
}

#[test]
fn ru22_5_4_9_5_both_tables_are_shown_to_the_panel() {
    missing_team("RU22", "RU22:5.4.9.5");
}

#[test]
fn ru_codex_3_17_5_both_tables_are_shown_to_the_panel() {
    missing_team("RU-CODEX", "RU-CODEX:3.17.5");
}

#[test]
fn results_of_boards_are_kept_once_and_put_right_with_a_reason() {
    let mut desk = two_teams("RU22", terms(2, 0, Order::Fixed));
    desk.act(ARBITER, score(1, 1, Outcome::White));
    desk.refused(ARBITER, score(1, 1, Outcome::Draw));
    desk.refused(ARBITER, score(1, 3, Outcome::Draw));
    desk.refused(ARBITER, score(1, 0, Outcome::Draw));
    desk.refused(ARBITER, score(9, 1, Outcome::Draw));
    let correct = |board, reason: &str| {
        team(Command::Correct { round: 1, team: B, board, outcome: Outcome::Draw, reason: reason.to_owned() })
    };
    desk.refused(ARBITER, correct(1, ""));
    desk.refused(ARBITER, correct(2, "misread"));
    desk.act(ARBITER, correct(1, "misread"));
    assert_eq!((points(&desk, 1).as_str(), played(&desk, 1).outcome(Scale::OneHalfZero)), ("0.5:0.5", None));
    desk.act(ARBITER, score(1, 2, Outcome::Black));
    assert_eq!(
        (points(&desk, 1).as_str(), played(&desk, 1).outcome(Scale::OneHalfZero)),
        ("1.5:0.5", Some(Outcome::White))
    );
    let unknown = team(Command::Settle { team: TeamId(9), choice: Choice::Lost, reason: "gone".to_owned() });
    assert_eq!(desk.refused(CHIEF, unknown).why, "there is no such team");
}
