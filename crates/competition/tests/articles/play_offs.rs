//! Play-offs as stages of their own, and the match of a team that won everything: whole events.

use clock::Millis;
use competition::duel::{Duel, Goal};
use competition::entry::{Finding, Shown};
use competition::mixed::{Feed, Who};
use competition::regulation::{Later, System, TableOrder};
use competition::round::{self, Competitor, Outcome};
use competition::schedule::Slot;
use competition::standing::PlayOff;
use competition::team::{self, Roster, Terms};
use competition::{Command, Draft, Fact, No, PersonId, TeamId, entry, knockout, panel, protest, schedule};
use rulebook::law::event::{Character, List, Paper, Role, TeamTiebreak, TieWay, Tiebreak, Total};
use rulebook::{Edition, Points, Scale};

use crate::desk::{ARBITER, CHIEF, Desk, ORGANISER, draft};
use crate::officials::appoint;

const ROBIN: System = System::RoundRobin { cycles: 1, order: TableOrder::Printed };

fn round(command: round::Command) -> Command {
    Command::Round(command)
}

fn begin(first: u32, system: System, control: Option<&str>) -> Command {
    let control = control.map(|text| text.parse().expect("a control"));
    round(round::Command::BeginPlayOff { first, system, control, seed: 1 })
}

fn end() -> Command {
    round(round::Command::EndPlayOff)
}

/// An event of so many players, numbers drawn.
fn players(draft: Draft, count: usize) -> Desk {
    let mut desk = Desk::by(draft);
    for at in 0..count {
        let name = format!("Player {}", char::from(b'A' + at as u8));
        desk.act(ORGANISER, entry::Command::register(entry::Person::player(&name)).into());
    }
    if desk.event.regulation().edition == Edition::Ua24 {
        let people: Vec<PersonId> = (1..=count as u32).map(PersonId).collect();
        let paper = Shown::new(Paper::AntidopingCourse.into());
        desk.act(CHIEF, entry::Command::Show { people: people.clone(), paper }.into());
        let lists = vec![List::NationalCentre, List::InternationalFederation, List::TestingAgency];
        desk.act(CHIEF, entry::Command::Check { people, lists, finding: Finding::Clear }.into());
    }
    desk.act(ORGANISER, entry::Command::AdmitReady.into());
    desk.act(CHIEF, round(round::Command::DrawLots { seed: 3, nonce: String::new() }));
    desk
}

/// The draft of an edition with these criteria.
fn listing(edition: &str, system: System, tiebreaks: &[Tiebreak]) -> Draft {
    let mut draft = Draft { system, ..draft(edition, "russian") };
    draft.standing.tiebreaks = tiebreaks.to_vec();
    draft
}

/// Pairs the next round and keeps what each pair makes of it, White first.
fn play_round(desk: &mut Desk, result: impl Fn(No, No) -> Outcome) {
    desk.act(CHIEF, round(round::Command::Pair { seed: 3 }));
    let played = desk.event.stage().rounds().last().expect("a round").clone();
    for board in &played.boards {
        let outcome = result(board.white, board.black);
        desk.act(CHIEF, round(round::Command::Score { round: played.round, no: board.white, outcome }));
    }
}

/// Plays the stage to its end.
fn play(desk: &mut Desk, result: impl Fn(No, No) -> Outcome) {
    while !desk.event.is_over() {
        play_round(desk, &result);
    }
}

fn drawn(_: No, _: No) -> Outcome {
    Outcome::Draw
}

/// The smaller number wins.
fn smaller(white: No, black: No) -> Outcome {
    if white < black { Outcome::White } else { Outcome::Black }
}

/// Everybody in order with his place: `2 1, 1-3 ...`.
fn places(desk: &Desk) -> String {
    let places = desk.event.standings();
    places.iter().map(|place| format!("{}:{}", place.text(), place.no)).collect::<Vec<_>>().join(" ")
}

fn due(desk: &Desk) -> Vec<(Vec<u16>, u32, u32)> {
    let due = desk.event.play_offs_due().into_iter();
    due.map(|due| (due.players.iter().map(|no| no.0).collect(), due.first, due.last)).collect()
}

#[test]
fn ru22_5_4_8_13_a_play_off_is_paired_played_and_decides() {
    let mut desk = players(listing("RU22", ROBIN, &[Tiebreak::PlayOff]), 3);
    desk.refused_by(CHIEF, begin(1, ROBIN, Some("3m+2s")), "RU22:5.4.8.13");
    play_round(&mut desk, drawn);
    assert!(due(&desk).is_empty(), "who is level before the last round may not be after it");
    play(&mut desk, drawn);
    assert_eq!((places(&desk), due(&desk)), ("1-3:1 1-3:2 1-3:3".to_owned(), vec![(vec![1, 2, 3], 1, 3)]));
    desk.refused_by(CHIEF, begin(1, ROBIN, None), "RU22:5.4.8.13");
    desk.refused_by(CHIEF, begin(2, ROBIN, Some("3m+2s")), "RU22:5.4.8.13");
    desk.refused_by(ARBITER, begin(1, ROBIN, Some("3m+2s")), "RU22:5.4.8.13");
    desk.refused_by(CHIEF, end(), "RU22:5.4.8.13");
    desk.act(CHIEF, begin(1, ROBIN, Some("3m+2s")));
    let contest = desk.event.play_off().expect("a play-off").clone();
    assert_eq!((contest.first, contest.last, contest.control.to_string().as_str()), (1, 3, "3m+2s"));
    assert!(desk.event.stage().rounds().is_empty(), "a stage of its own");
    // While it is played nothing else begins or ends.
    desk.refused_by(CHIEF, begin(1, ROBIN, Some("3m+2s")), "RU22:5.4.8.13");
    desk.refused_by(CHIEF, Command::Protest(protest::Command::Approve), "RU22:5.4.8.13");
    desk.refused(CHIEF, round(round::Command::DrawLots { seed: 3, nonce: String::new() }));
    play_round(&mut desk, smaller);
    desk.refused_by(CHIEF, end(), "RU22:5.4.8.13");
    play(&mut desk, smaller);
    desk.act(CHIEF, end());
    let [first, second, third] = [0, 1, 2].map(|at| contest.players[at]);
    assert_eq!(places(&desk), format!("1:{first} 2:{second} 3:{third}"));
    let why = desk.event.standings()[0].above_next.as_ref().expect("a reason").to_string();
    assert_eq!(why, "2 to 1 by play-off [RU22:5.4.8.13]");
    assert_eq!(desk.event.stage().rounds().len(), 3, "the event itself is there again");
    assert_eq!(desk.event.played_off()[0].1.rounds().len(), 3, "and so are the games of the play-off");
    assert!(due(&desk).is_empty());
    // Undone, the play-off is still to be ended; its last result can be put right.
    desk.undo();
    assert_eq!(desk.event.play_off(), Some(&contest));
    let turned = round::Command::Correct {
        round: 3,
        no: desk.event.stage().rounds()[2].boards[0].white,
        outcome: Outcome::Draw,
        reason: "the sheet says so".to_owned(),
    };
    desk.act(CHIEF, round(turned));
    desk.act(CHIEF, end());
    assert!(desk.event.play_off().is_none());
}

#[test]
fn who_is_level_in_a_play_off_may_play_again() {
    let mut desk = players(listing("RU22", ROBIN, &[Tiebreak::PlayOff, Tiebreak::Wins]), 3);
    play(&mut desk, drawn);
    desk.act(CHIEF, begin(1, ROBIN, Some("3m+2s")));
    let last = desk.event.play_off().expect("a play-off").players[2];
    // Number 3 of the play-off loses to both others, who draw.
    play(&mut desk, |white, black| match (white, black) {
        (No(3), _) => Outcome::Black,
        (_, No(3)) => Outcome::White,
        _ => Outcome::Draw,
    });
    desk.act(CHIEF, end());
    let left: Vec<u16> = (1..=3).filter(|no| No(*no) != last).collect();
    assert_eq!(due(&desk), [(left.clone(), 1, 2)]);
    let sudden = System::Match(Duel::new(Goal::Wins(1), Scale::TwoOneZero));
    desk.act(CHIEF, begin(1, sudden, Some("5m")));
    let [one, other] = [0, 1].map(|at| desk.event.play_off().expect("a match").players[at]);
    play_round(&mut desk, drawn);
    desk.refused_by(CHIEF, end(), "RU22:5.4.8.13");
    play_round(&mut desk, |white, _| if white == No(2) { Outcome::White } else { Outcome::Black });
    desk.act(CHIEF, end());
    assert_eq!(places(&desk), format!("1:{other} 2:{one} 3:{last}"));
    let why = desk.event.standings()[0].above_next.as_ref().expect("a reason").to_string();
    assert_eq!(why, "1 to 0 by play-off, value 2 [RU22:5.4.8.13]");
    assert!(due(&desk).is_empty());
}

#[test]
fn who_leaves_a_play_off_is_behind_those_who_play_it() {
    let mut desk = players(listing("RU22", ROBIN, &[Tiebreak::PlayOff]), 3);
    play(&mut desk, drawn);
    desk.act(CHIEF, begin(1, ROBIN, Some("3m+2s")));
    let contest = desk.event.play_off().expect("a play-off").clone();
    let leave = round::Command::Leave {
        no: No(1),
        how: round::Leaving::Withdrew,
        reason: "a train to catch".to_owned(),
    };
    desk.act(CHIEF, round(leave));
    while desk.event.stage().next() <= 3 {
        desk.act(CHIEF, round(round::Command::Pair { seed: 3 }));
        let played = desk.event.stage().rounds().last().expect("a round").clone();
        for board in played.open() {
            let outcome = smaller(board.white, board.black);
            desk.act(CHIEF, round(round::Command::Score { round: played.round, no: board.white, outcome }));
        }
    }
    desk.act(CHIEF, end());
    let [gone, first, second] = [0, 1, 2].map(|at| contest.players[at]);
    assert_eq!(places(&desk), format!("1:{first} 2:{second} 3:{gone}"));
    assert_eq!(desk.event.left(gone), None, "in the event itself he is to the end");
}

#[test]
fn ru_codex_3_16_2_a_play_off_comes_before_the_coefficient_though_nobody_listed_it() {
    let mut desk = players(listing("RU-CODEX", ROBIN, &[Tiebreak::SonnebornBergerDouble]), 4);
    // 1 and 2 won twice, 3 and 4 once; the coefficient of 1, who beat 2, is the higher one.
    play(&mut desk, |white, black| match (white.min(black).0, white.max(black).0) {
        (1, 3) | (3, 4) => smaller(black, white),
        _ => smaller(white, black),
    });
    assert_eq!(places(&desk), "1:1 2:2 3:3 4:4");
    assert_eq!(due(&desk), [(vec![1, 2], 1, 2), (vec![3, 4], 3, 4)]);
    let games = System::RoundRobin { cycles: 2, order: TableOrder::Printed };
    desk.act(CHIEF, begin(1, games, Some("10m+5s")));
    let second = desk.event.play_off().expect("a play-off").players.iter().position(|no| *no == No(2));
    let winner = No(second.expect("a number") as u16 + 1);
    play(&mut desk, |white, _| if white == winner { Outcome::White } else { Outcome::Draw });
    desk.act(CHIEF, end());
    assert_eq!(places(&desk), "1:2 2:1 3:3 4:4");
    let why = desk.event.standings()[0].above_next.as_ref().expect("a reason").to_string();
    assert_eq!(why, "1 to 0 by play-off [RU-CODEX:3.16.2]");
    assert_eq!(due(&desk), [(vec![3, 4], 3, 4)]);
}

#[test]
fn ua24_iii_standings_2_a_play_off_for_the_third_place_is_refused() {
    let mut desk = players(listing("UA24", ROBIN, &[Tiebreak::PlayOff]), 4);
    // 1 and 2 share the first place, 3 and 4 the third.
    play(&mut desk, |white, black| match (white.min(black).0, white.max(black).0) {
        (1, 2) | (3, 4) => Outcome::Draw,
        _ => smaller(white, black),
    });
    assert_eq!((places(&desk), due(&desk)), ("1-2:1 1-2:2 3-4:3 3-4:4".to_owned(), vec![(vec![1, 2], 1, 2)]));
    desk.refused_by(CHIEF, begin(3, ROBIN, Some("5m")), "UA24:III.standings.2");
    let kept = PlayOff { order: vec![vec![No(3)], vec![No(4)]] };
    let control = Some("5m".parse().expect("a control"));
    desk.refused_by(CHIEF, round(round::Command::PlayOff { played: kept, control }), "UA24:III.standings.2");
    desk.act(CHIEF, begin(1, ROBIN, Some("5m")));
}

#[test]
fn two_who_lost_in_the_semi_final_play_for_the_third_place() {
    let system = System::Knockout { losers: knockout::Kind::Elimination, ways: vec![TieWay::Lot] };
    let mut desk = players(listing("RU22", system, &[Tiebreak::PlayOff]), 4);
    play(&mut desk, smaller);
    assert_eq!((places(&desk), due(&desk)), ("1:1 2:2 3-4:3 3-4:4".to_owned(), vec![(vec![3, 4], 3, 4)]));
    let games = System::RoundRobin { cycles: 2, order: TableOrder::Printed };
    desk.refused(CHIEF, begin(3, System::Scheveningen, Some("5m")));
    desk.act(CHIEF, begin(3, games, Some("5m")));
    let fourth = desk.event.play_off().expect("a play-off").players.iter().position(|no| *no == No(4));
    let winner = No(fourth.expect("a number") as u16 + 1);
    play(&mut desk, |white, _| if white == winner { Outcome::White } else { Outcome::Draw });
    desk.act(CHIEF, end());
    assert_eq!(places(&desk), "1:1 2:2 3:4 4:3");
    let why = desk.event.standings()[2].above_next.as_ref().expect("a reason").to_string();
    assert_eq!(why, "1 to 0 by play-off [RU22:5.4.8.13]");
}

/// Teams of so many boards that meet once, numbers drawn.
fn teams(draft: Draft, count: u32, boards: u8) -> Desk {
    let mut draft = draft;
    draft.organisation.character = Some(Character::Team);
    draft.teams = Terms { boards, ..Terms::default() };
    let mut desk = Desk::by(draft);
    for team in 0..count {
        let main: Vec<PersonId> = (1..=u32::from(boards)).map(|at| PersonId(10 * team + at)).collect();
        let name = format!("Team {team}");
        let roster = Roster { name, captain: main.first().copied(), main, reserves: Vec::new() };
        desk.act(ORGANISER, Command::Team(team::Command::Enter(roster)));
    }
    desk.act(CHIEF, round(round::Command::DrawLots { seed: 3, nonce: String::new() }));
    desk
}

/// Plays a round of teams; for each pair the signs of the smaller number's boards, such as `+=-`.
fn play_teams(desk: &mut Desk, result: impl Fn(u16, u16) -> &'static str) {
    desk.act(CHIEF, round(round::Command::Pair { seed: 3 }));
    let played = desk.event.stage().rounds().last().expect("a round").clone();
    for pair in &played.boards {
        let team = |no: No| match desk.event.stage().competitor(no) {
            Some(Competitor::Team(team)) => team,
            other => panic!("{other:?}"),
        };
        let (small, large) = (pair.white.min(pair.black), pair.white.max(pair.black));
        let (own, white): (TeamId, TeamId) = (team(small), team(pair.white));
        for (board, sign) in (1..).zip(result(small.0, large.0).chars()) {
            // White changes from board to board, beginning with the team named first.
            let has_white = (own == white) == (board % 2 == 1);
            let outcome = match (sign, has_white) {
                ('=', _) => Outcome::Draw,
                ('+', true) | ('-', false) => Outcome::White,
                _ => Outcome::Black,
            };
            desk.act(
                CHIEF,
                Command::Team(team::Command::Score { round: played.round, team: white, board, outcome }),
            );
        }
    }
}

fn team_places(desk: &Desk) -> String {
    let places = desk.event.team_standings().expect("teams");
    places.iter().map(|place| format!("{}:{}", place.text(), place.no)).collect::<Vec<_>>().join(" ")
}

fn by_boards(edition: &str) -> Draft {
    let mut draft = Draft { system: ROBIN, ..draft(edition, "russian") };
    draft.standing.team_total = Some(Total::BoardPoints);
    draft
}

/// Team 1 has more points; team 2 won both its matches.
fn second_won_everything(one: u16, other: u16) -> &'static str {
    match (one, other) {
        (1, 2) => "--=+",
        (1, 3) => "++++",
        _ => "++=-",
    }
}

fn extra_match(edition: &str, article: &str) {
    let extra = |leader: u32, challenger: u32| {
        let points = [Points::halves(2 * leader), Points::halves(2 * challenger)];
        round(round::Command::ExtraMatch { points })
    };
    let mut desk = teams(by_boards(edition), 3, 4);
    desk.refused_by(CHIEF, extra(3, 5), article);
    for _ in 0..3 {
        play_teams(&mut desk, second_won_everything);
    }
    assert_eq!(team_places(&desk), "1:1 2:2 3:3");
    let offer = desk.event.extra_match_due().expect("a right to a match");
    assert_eq!((offer.leader, offer.challenger, offer.by.name()), (No(1), No(2), article));
    desk.refused_by(ARBITER, extra(3, 5), article);
    desk.refused_by(CHIEF, extra(8, 1), article);
    // Drawn, the leader stays first.
    desk.act(CHIEF, extra(4, 4));
    assert_eq!((team_places(&desk).as_str(), desk.event.extra_match_due()), ("1:1 2:2 3:3", None));
    desk.refused_by(CHIEF, extra(3, 5), article);
    desk.undo();
    desk.act(CHIEF, extra(3, 5));
    assert_eq!(team_places(&desk), "1:2 2:1 3:3");
    let places = desk.event.team_standings().expect("teams");
    let why = places[0].above_next.as_ref().expect("a reason").to_string();
    assert_eq!(why, format!("5 to 3 by points [{article}]"));
    assert_eq!(desk.event.places()[0], (No(2), 1));
    desk.undo();
    assert_eq!(team_places(&desk), "1:1 2:2 3:3");
}

#[test]
fn ru22_5_4_9_6_1_par1_an_event_ends_with_the_match_for_the_first_place() {
    extra_match("RU22", "RU22:5.4.9.6.1.par1");
}

#[test]
fn ru_codex_3_17_6_d_an_event_ends_with_the_match_for_the_first_place() {
    extra_match("RU-CODEX", "RU-CODEX:3.17.6.d");
}

#[test]
fn the_match_for_the_first_place_needs_a_second_that_won_everything() {
    let extra = || round(round::Command::ExtraMatch { points: [Points::halves(6), Points::halves(10)] });
    let mut desk = teams(by_boards("RU22"), 3, 4);
    for _ in 0..3 {
        play_teams(&mut desk, |one, other| if (one, other) == (1, 2) { "==++" } else { "++++" });
    }
    assert_eq!(team_places(&desk), "1:1 2:2 3:3");
    desk.refused_by(CHIEF, extra(), "RU22:5.4.9.6.1.par1");
    // Where match points count, the winner of all matches is first anyway.
    let mut draft = by_boards("RU22");
    draft.standing.team_total = Some(Total::MatchPoints);
    let mut desk = teams(draft, 3, 4);
    for _ in 0..3 {
        play_teams(&mut desk, second_won_everything);
    }
    assert!(team_places(&desk).starts_with("1:2"));
    desk.refused_by(CHIEF, extra(), "RU22:5.4.9.6.2");
    let mut desk = players(listing("RU22", ROBIN, &[Tiebreak::PlayOff]), 3);
    play(&mut desk, drawn);
    desk.refused(CHIEF, extra());
}

#[test]
fn teams_play_off_a_shared_place_board_by_board() {
    let mut draft = by_boards("RU22");
    draft.standing.team_tiebreaks = vec![TeamTiebreak::PlayOff];
    let mut desk = teams(draft, 3, 2);
    for _ in 0..3 {
        play_teams(&mut desk, |_, _| "==");
    }
    assert_eq!((team_places(&desk).as_str(), due(&desk)), ("1-3:1 1-3:2 1-3:3", vec![(vec![1, 2, 3], 1, 3)]));
    desk.act(CHIEF, begin(1, ROBIN, Some("3m+2s")));
    let order = desk.event.play_off().expect("a play-off").players.clone();
    for _ in 0..3 {
        play_teams(&mut desk, |_, _| "+=");
    }
    desk.act(CHIEF, end());
    assert_eq!(team_places(&desk), format!("1:{} 2:{} 3:{}", order[0], order[1], order[2]));
    let table = desk.event.team_table().expect("teams");
    assert!(table.numbers().all(|no| table.matches_won(no) == 0), "the boards of the event are as they were");
    desk.undo();
    let table = desk.event.team_table().expect("teams");
    assert_eq!(table.matches_won(No(1)), 2, "and those of the play-off as well");
}

#[test]
fn the_boards_of_a_second_stage_are_its_own() {
    let mut draft = by_boards("RU22");
    draft.later = vec![Later { feed: Feed { who: Who::Top(2), ..Feed::default() }, system: ROBIN }];
    let mut desk = teams(draft, 3, 2);
    for _ in 0..3 {
        play_teams(&mut desk, |_, _| "++");
    }
    let facts = desk.act(CHIEF, round(round::Command::BeginStage { seed: 3 }));
    assert!(matches!(facts.as_slice(), [Fact::Round(round::Fact::StageBegun { .. })]));
    desk.refused(CHIEF, round(round::Command::DrawLots { seed: 3, nonce: String::new() }));
    desk.act(CHIEF, round(round::Command::Pair { seed: 3 }));
    let board = &desk.event.stage().rounds()[0].boards[0];
    assert_eq!(board.outcome, None, "nobody has played on them");
    desk.undo();
    play_teams(&mut desk, |_, _| "--");
    assert_eq!(team_places(&desk), "1:2 2:1");
}

/// Gives a round an hour.
fn hour(round: u16) -> Command {
    let slot = schedule::Slot { starts: Some(clock::Moment(1)), hall: None };
    Command::Schedule(schedule::Command::Set { round, slot })
}

#[test]
fn as_many_rounds_are_planned_as_the_system_takes_whatever_the_schedule_lists() {
    let mut desk = Desk::by(listing("RU22", ROBIN, &[Tiebreak::PlayOff]));
    assert_eq!((desk.event.planned_rounds(), desk.event.next_round()), (0, Some(1)));
    desk.act(ORGANISER, hour(5));
    assert_eq!(desk.event.planned_rounds(), 5, "who will play is not known yet");
    let mut desk = players(listing("RU22", ROBIN, &[Tiebreak::PlayOff]), 4);
    desk.act(ORGANISER, hour(4));
    assert_eq!((desk.event.planned_rounds(), desk.event.next_round()), (3, Some(1)));
    (0..2).for_each(|_| play_round(&mut desk, drawn));
    assert_eq!(desk.event.next_round(), Some(3));
    play(&mut desk, drawn);
    assert_eq!((desk.event.planned_rounds(), desk.event.next_round()), (3, None));
    desk.act(
        CHIEF,
        begin(1, System::Swiss { by: competition::swiss::System::Individual, rounds: 2 }, Some("3m+2s")),
    );
    assert_eq!((desk.event.planned_rounds(), desk.event.next_round()), (2, Some(1)), "those of the play-off");
}

/// The moves of the first board of the first round.
fn record(moves: &[&str]) -> Command {
    let moves = moves.iter().map(|&text| text.to_owned()).collect();
    Command::Panel(panel::Command::Record(panel::Record { round: 1, board: 1, game: 1, ballot: None, moves }))
}

#[test]
fn a_recorded_game_belongs_to_its_stage() {
    let later = Later { feed: Feed { who: Who::Top(2), ..Feed::default() }, system: ROBIN };
    let draft = Draft { later: vec![later], ..listing("RU22", ROBIN, &[Tiebreak::PlayOff]) };
    let mut desk = players(draft, 3);
    let recorded = |desk: &Desk| -> Vec<String> {
        let records = desk.event.stages().flat_map(round::Stage::records);
        records.map(|record| record.moves[0].clone()).collect()
    };
    play(&mut desk, drawn);
    desk.act(CHIEF, record(&["c3-d4"]));
    desk.act(CHIEF, begin(1, ROBIN, Some("3m+2s")));
    assert!(desk.event.stage().records().is_empty());
    play_round(&mut desk, smaller);
    desk.act(CHIEF, record(&["c3-b4"]));
    desk.act(CHIEF, record(&["e3-f4"]));
    assert_eq!(recorded(&desk), ["c3-d4", "e3-f4"], "the later record of a board stands, in its stage");
    play(&mut desk, smaller);
    desk.act(CHIEF, end());
    assert_eq!(desk.event.stage().records()[0].moves, ["c3-d4"]);
    desk.act(CHIEF, round(round::Command::BeginStage { seed: 1 }));
    play_round(&mut desk, smaller);
    desk.act(CHIEF, record(&["g3-h4"]));
    assert_eq!(recorded(&desk), ["c3-d4", "g3-h4", "e3-f4"]);
    // What was recorded of a round that is annulled is no record of the pairs that come instead.
    desk.act(CHIEF, round(round::Command::AnnulRound { reason: "wrong numbers".to_owned() }));
    assert_eq!(recorded(&desk), ["c3-d4", "e3-f4"]);
    desk.undo();
    assert_eq!(recorded(&desk), ["c3-d4", "g3-h4", "e3-f4"]);
}

#[test]
fn every_stage_has_hours_of_its_own() {
    let later = Later { feed: Feed { who: Who::Top(2), ..Feed::default() }, system: ROBIN };
    let draft = Draft { later: vec![later], ..listing("RU22", ROBIN, &[Tiebreak::PlayOff]) };
    let mut desk = players(draft, 3);
    appoint(&mut desk, 90, Role::ChiefArbiter, None);
    appoint(&mut desk, 91, Role::Secretary, None);
    let began = |desk: &Desk| desk.event.round_began_at(1);
    let open = |desk: &mut Desk| {
        for round in 1..=desk.event.planned_rounds() {
            let slot = Slot { starts: Some(desk.now), hall: Some("Hall".to_owned()) };
            desk.act(CHIEF, Command::Schedule(schedule::Command::Set { round, slot }));
        }
        desk.act(CHIEF, Command::Schedule(schedule::Command::Begin(1)));
        desk.act(CHIEF, Command::Schedule(schedule::Command::End(1)));
        desk.event.round_began_at(1).expect("it began")
    };
    let first = open(&mut desk);
    play(&mut desk, drawn);

    desk.wait(Millis::minutes(60)).act(CHIEF, begin(1, ROBIN, Some("3m+2s")));
    assert_eq!((began(&desk), desk.event.hours().slot(1)), (None, None));
    let play_off = open(&mut desk);
    play(&mut desk, smaller);
    desk.act(CHIEF, end());
    assert_eq!(began(&desk), Some(first), "what waited goes on with its own");

    desk.wait(Millis::minutes(60)).act(CHIEF, round(round::Command::BeginStage { seed: 1 }));
    assert_eq!(desk.event.new_lots(), None, "these numbers are not those of the lots");
    let last = open(&mut desk);
    assert!(first < play_off && play_off < last);
    let known: Vec<_> = desk.event.stages().map(|stage| stage.hours().began_at(1)).collect();
    assert_eq!(known, [Some(first), Some(last), Some(play_off)]);
    desk.undo().undo();
    assert_eq!(began(&desk), None);
    desk.refused(CHIEF, Command::Schedule(schedule::Command::End(1)));
    desk.refused(CHIEF, Command::Schedule(schedule::Command::Begin(2)));
}
