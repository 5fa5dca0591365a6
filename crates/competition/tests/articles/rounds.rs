//! Articles about rounds as an event conducts them: lots, pairs, results, those who leave.

use clock::Moment;
use competition::entry;
use competition::mixed::{Carry, Feed, Who};
use competition::regulation::{Later, System, TableOrder};
use competition::round::{self, Competitor, Leaving, Outcome, digest};
use competition::{Actor, Command, Draft, Event, Fact, No, PersonId, swiss};
use rulebook::Status;

use crate::desk::{ARBITER, CHIEF, Desk, SECRETARY, draft};

/// A Swiss event of so many players with numbers.
fn swiss(edition: &str, players: u32, rounds: u16) -> Desk {
    seated(Draft { system: by_numbers(edition, rounds), ..draft(edition, "russian") }, players)
}

fn by_numbers(edition: &str, rounds: u16) -> System {
    let by = if edition == "UA24" { swiss::System::MedianSolkoff } else { swiss::System::Individual };
    System::Swiss { by, rounds }
}

/// An event of so many players with numbers.
fn seated(draft: Draft, players: u32) -> Desk {
    let mut desk = Desk::by(draft);
    let numbers = (1..=players).map(|id| Competitor::Person(PersonId(id))).collect();
    let fact = Fact::Round(round::Fact::Drawn { seed: 1, nonce: String::new(), numbers });
    desk.event.apply(&Event { step: 1, at: Moment(0), actor: CHIEF, fact });
    desk
}

fn pair() -> Command {
    Command::Round(round::Command::Pair { seed: 7 })
}

fn score(round: u16, no: u16, outcome: Outcome) -> Command {
    Command::Round(round::Command::Score { round, no: No(no), outcome })
}

fn correct(round: u16, no: u16, outcome: Outcome, reason: &str) -> Command {
    let reason = reason.to_owned();
    Command::Round(round::Command::Correct { round, no: No(no), outcome, reason })
}

fn leave(no: u16) -> Command {
    let reason = "ill".to_owned();
    Command::Round(round::Command::Leave { no: No(no), how: Leaving::Withdrew, reason })
}

fn by_hand(pairs: &[(u16, u16)], reason: &str) -> Command {
    let pairs = pairs.iter().map(|(white, black)| (No(*white), No(*black))).collect();
    Command::Round(round::Command::PairByHand { pairs, bye: None, reason: reason.to_owned() })
}

/// Pairs a round and plays it: White wins everywhere.
fn play(desk: &mut Desk) -> Vec<(u16, u16)> {
    desk.act(CHIEF, pair());
    let round = desk.event.stage().rounds().last().expect("a round").clone();
    for board in &round.boards {
        desk.act(ARBITER, score(round.round, board.white.0, Outcome::White));
    }
    pairs(desk, round.round)
}

fn pairs(desk: &Desk, round: u16) -> Vec<(u16, u16)> {
    let round = desk.event.stage().round(round).expect("a round");
    round.boards.iter().map(|board| (board.white.0, board.black.0)).collect()
}

fn points(desk: &Desk, no: u16) -> String {
    desk.event.table().points(No(no)).to_string()
}

fn rounds_are_fixed_in_advance(edition: &str, article: &str) {
    let mut desk = swiss(edition, 24, 7);
    for round in 1..=7 {
        assert_eq!(play(&mut desk).len(), 12, "round {round}");
    }
    desk.refused_by(CHIEF, pair(), article);
    let objections = Draft { system: by_numbers(edition, 0), ..draft(edition, "russian") }.objections();
    assert!(objections.iter().any(|each| each.by.name() == article), "{objections:?}");
}

#[test]
fn ru22_1_4_b_a_swiss_event_has_as_many_rounds_as_its_regulation_says() {
    rounds_are_fixed_in_advance("RU22", "RU22:1.4.b");
}

#[test]
fn ru_codex_3_2_c_forty_players_play_exactly_nine_rounds() {
    rounds_are_fixed_in_advance("RU-CODEX", "RU-CODEX:3.2.c");
    let mut desk = swiss("RU-CODEX", 40, 9);
    (0..9).for_each(|_| assert_eq!(play(&mut desk).len(), 20));
    desk.refused_by(CHIEF, pair(), "RU-CODEX:3.2.c");
}

fn waits_for_results(edition: &str, article: &str) {
    let mut desk = swiss(edition, 8, 5);
    play(&mut desk);
    desk.act(CHIEF, pair());
    let boards = pairs(&desk, 2);
    for (white, _) in &boards[1..] {
        desk.act(ARBITER, score(2, *white, Outcome::Draw));
    }
    let refusal = desk.refused_by(CHIEF, pair(), article);
    let (white, black) = boards[0];
    assert!(refusal.to_string().contains(&format!("{white} against {black}")), "{refusal}");
    desk.act(ARBITER, score(2, boards[0].1, Outcome::Draw));
    desk.act(CHIEF, pair());
}

#[test]
fn ru_codex_3_18_1_pairs_are_published_when_all_results_are_in() {
    waits_for_results("RU-CODEX", "RU-CODEX:3.18.1");
}

#[test]
fn ua24_iii_swiss_0_a_missing_result_of_the_last_round_stops_the_pairing() {
    waits_for_results("UA24", "UA24:III.swiss.0");
}

#[test]
fn ru_codex_3_7_2_boards_follow_the_table_or_the_order_of_the_pairs() {
    let mut table = seated(draft("RU-CODEX", "russian"), 6);
    table.act(CHIEF, pair());
    assert_eq!(pairs(&table, 1), [(1, 6), (2, 5), (3, 4)]);
    let mut desk = swiss("RU-CODEX", 20, 5);
    play(&mut desk);
    desk.act(CHIEF, pair());
    let table = desk.event.table();
    let tops: Vec<_> = pairs(&desk, 2)
        .iter()
        .map(|(white, black)| table.points(No(*white)).max(table.points(No(*black))))
        .collect();
    assert_eq!(tops.len(), 10);
    assert!(tops.is_sorted_by(|one, other| one >= other), "{tops:?}");
}

#[test]
fn ru22_5_4_5_5_results_stay_when_somebody_leaves_a_swiss() {
    let mut desk = swiss("RU22", 10, 9);
    play(&mut desk);
    play(&mut desk);
    let met: Vec<u16> = desk.event.table().met(No(1)).map(|(no, _)| no.0).collect();
    let before: Vec<String> = met.iter().map(|no| points(&desk, *no)).collect();
    desk.act(CHIEF, leave(1));
    play(&mut desk);
    assert!(!pairs(&desk, 3).iter().any(|(white, black)| *white == 1 || *black == 1), "not paired");
    let settled = desk.event.settled();
    for (no, before) in met.iter().zip(before) {
        let first_two = settled.places.cells(No(*no)).iter().take(2).filter_map(|cell| cell.mark);
        assert_eq!(settled.places.scale.sum(first_two).to_string(), before, "number {no} keeps them");
    }
}

#[test]
fn ru_codex_3_14_5_rounds_one_to_three_keep_and_he_is_not_paired() {
    let mut desk = swiss("RU-CODEX", 12, 9);
    (0..3).for_each(|_| drop(play(&mut desk)));
    let before: Vec<String> = (1..=12).map(|no| points(&desk, no)).collect();
    desk.act(SECRETARY, leave(5));
    assert_eq!((1..=12).map(|no| points(&desk, no)).collect::<Vec<_>>(), before);
    for round in 4..=9 {
        play(&mut desk);
        assert!(pairs(&desk, round).iter().all(|(white, black)| *white != 5 && *black != 5));
    }
    // To leave is entered once; whoever did has no absence to announce and does not come back.
    let commands = [
        (leave(5), "this one has left already"),
        (Command::Round(round::Command::Absent { no: No(5), round: 9 }), "this one has left already"),
        (Command::Round(round::Command::Return(No(5))), "who has left does not come back"),
    ];
    for (command, why) in commands {
        assert_eq!(desk.refused_by(CHIEF, command, "RU-CODEX:3.14.5").why, why);
    }
}

#[test]
fn ua24_iii_withdrawal_2_unfinished_games_are_lost_and_he_is_not_paired() {
    let mut desk = swiss("UA24", 8, 7);
    (0..3).for_each(|_| drop(play(&mut desk)));
    desk.act(CHIEF, pair());
    let (white, black) = pairs(&desk, 4)[0];
    for (other, _) in pairs(&desk, 4).into_iter().skip(1) {
        desk.act(ARBITER, score(4, other, Outcome::Draw));
    }
    desk.act(ARBITER, Command::Round(round::Command::Suspend { round: 4, no: No(white) }));
    desk.act(CHIEF, leave(white));
    let settled = desk.event.settled();
    let cell = |no: u16| settled.places.cells(No(no))[3].mark;
    assert_eq!((cell(white), cell(black)), (Some(rulebook::Mark::Loss), Some(rulebook::Mark::Win)));
    desk.act(CHIEF, score(4, white, Outcome::Black));
    play(&mut desk);
    assert!(pairs(&desk, 5).iter().all(|(one, other)| *one != white && *other != white));
}

#[test]
fn ru_codex_4_4_c_a_wrong_result_is_corrected_and_played_rounds_stay() {
    // Found before round 4 is played: it is paired again from the true results.
    let mut desk = swiss("RU-CODEX", 8, 7);
    (0..3).for_each(|_| drop(play(&mut desk)));
    desk.act(CHIEF, pair());
    let (white, black) = pairs(&desk, 3)[0];
    desk.refused_by(CHIEF, correct(3, white, Outcome::Black, " "), "RU-CODEX:4.4.c");
    desk.act(CHIEF, correct(3, white, Outcome::Black, "the slip says otherwise"));
    assert_eq!(desk.event.stage().rounds().len(), 3, "round 4 is to be paired again");
    assert!(desk.event.table().points(No(black)) > desk.event.table().points(No(white)));
    // Found after round 4 was played: its pairs stay, round 5 uses the corrected points.
    play(&mut desk);
    let fourth = pairs(&desk, 4);
    let (white, _) = pairs(&desk, 3)[1];
    desk.act(CHIEF, correct(3, white, Outcome::Draw, "a draw was agreed"));
    assert_eq!(pairs(&desk, 4), fourth);
    let drawn = desk.event.table();
    assert_eq!(drawn.cells(No(white))[2].mark, Some(rulebook::Mark::Draw));
    play(&mut desk);
    assert_eq!(desk.event.stage().rounds().len(), 5);
}

fn regional(status: Status) -> Desk {
    let (system, entries) = (by_numbers("RU22", 5), Default::default());
    seated(Draft { status, system, entries, ..draft("RU22", "russian") }, 4)
}

#[test]
fn ru22_5_4_10_10_from_a_regional_event_on_the_program_makes_the_pairs() {
    let pairs = by_hand(&[(1, 2), (3, 4)], "the printer is broken");
    regional(Status::Club).act(SECRETARY, pairs.clone());
    let mut desk = regional(Status::Regional);
    desk.refused_by(SECRETARY, pairs.clone(), "RU22:5.4.10.10");
    desk.act(CHIEF, pairs);
}

#[test]
fn ru22_5_4_10_12_a_pairs_are_changed_with_a_reason_and_the_old_ones_are_kept() {
    let mut desk = regional(Status::Regional);
    desk.act(CHIEF, pair());
    let old = desk.event.stage().rounds()[0].clone();
    let unpair = |reason: &str| Command::Round(round::Command::Unpair { reason: reason.to_owned() });
    desk.refused_by(CHIEF, unpair(""), "RU22:5.4.10.12.a");
    desk.act(CHIEF, unpair("brothers were to meet in round 1"));
    desk.refused_by(CHIEF, by_hand(&[(1, 2), (3, 4)], ""), "RU22:5.4.10.12.a");
    desk.act(CHIEF, by_hand(&[(1, 2), (3, 4)], "brothers were to meet in round 1"));
    assert_eq!(pairs(&desk, 1), [(1, 2), (3, 4)]);
    let kept =
        desk.event.journal().iter().any(|event| event.fact == Fact::Round(round::Fact::Paired(old.clone())));
    assert!(kept, "the journal keeps the old pairs");
    desk.act(ARBITER, score(1, 1, Outcome::White));
    desk.refused_by(CHIEF, unpair("once more"), "RU22:5.4.10.12.a");
}

#[test]
fn who_drops_out_after_the_draw_changes_as_few_pairs_as_possible() {
    let mut desk = swiss("RU22", 13, 7);
    play(&mut desk);
    desk.act(CHIEF, pair());
    let before = pairs(&desk, 2);
    let (gone, left) = before[2];
    let again = |absent: &[u16], reason: &str| {
        let absent = absent.iter().map(|no| No(*no)).collect();
        Command::Round(round::Command::Repair {
            absent,
            wrong: Vec::new(),
            seed: 7,
            reason: reason.to_owned(),
        })
    };
    desk.refused_by(CHIEF, again(&[gone], ""), "RU22:5.4.10.12.a");
    desk.refused_by(CHIEF, again(&[99], "ill"), "RU22:12.2.e");
    desk.act(CHIEF, again(&[gone], "ill since this morning"));
    let after = pairs(&desk, 2);
    let bye = desk.event.stage().rounds()[1].bye;
    // Thirteen less one is even: who had no partner meets who lost his, or somebody makes room for both.
    assert_eq!((after.len(), bye), (6, None));
    let kept = before.iter().filter(|pair| after.contains(pair)).count();
    assert!(kept >= 4, "{kept} of five pairs stay: {before:?} {after:?}");
    assert!(after.iter().any(|(white, black)| *white == left || *black == left), "number {left} plays");
    assert!(desk.event.stage().rounds()[1].absent.contains(&No(gone)));
    desk.act(ARBITER, score(2, after[0].0, Outcome::Draw));
    desk.refused_by(CHIEF, again(&[left], "ill too"), "RU22:5.4.10.12.a");
}

/// Four players meet each other, three go on to another stage.
fn two_stages(carry: Carry, system: System) -> Desk {
    let feed = Feed { who: Who::Top(3), carry, ..Feed::default() };
    let mut desk = seated(Draft { later: vec![Later { feed, system }], ..draft("RU22", "russian") }, 4);
    let begin = || Command::Round(round::Command::BeginStage { seed: 3 });
    desk.refused_by(CHIEF, begin(), "RU22:1.4.f");
    for round in 1..=3 {
        desk.act(CHIEF, pair());
        for (white, black) in pairs(&desk, round) {
            let outcome = if white < black { Outcome::White } else { Outcome::Black };
            desk.act(ARBITER, score(round, white, outcome));
        }
    }
    desk.act(CHIEF, begin());
    assert_eq!(desk.event.stage().len(), 3, "numbers 1, 2 and 3 were the best, in this order");
    desk
}

#[test]
fn stages_carry_over_what_the_regulation_says() {
    let table = System::RoundRobin { cycles: 1, order: TableOrder::Printed };
    // Nothing: everybody begins again.
    let mut desk = two_stages(Carry::Nothing, table.clone());
    assert_eq!((points(&desk, 1), points(&desk, 3)), ("0".to_owned(), "0".to_owned()));
    desk.act(CHIEF, pair());
    assert!(desk.event.stage().rounds()[0].open().next().is_some());
    // All points.
    let desk = two_stages(Carry::Points, System::Swiss { by: swiss::System::Individual, rounds: 2 });
    assert_eq!((points(&desk, 1), points(&desk, 2), points(&desk, 3)), ("6".into(), "4".into(), "2".into()));
    // The games between them: the stage is decided before it is played.
    let mut desk = two_stages(Carry::Games, table);
    for _ in 0..3 {
        desk.act(CHIEF, pair());
    }
    assert!(desk.event.is_over());
    assert_eq!((points(&desk, 1), points(&desk, 2), points(&desk, 3)), ("4".into(), "2".into(), "0".into()));
    // In a Swiss they count as points, and nobody meets again.
    let mut desk = two_stages(Carry::Games, System::Swiss { by: swiss::System::Individual, rounds: 2 });
    assert_eq!((points(&desk, 1), points(&desk, 3)), ("4".into(), "0".into()));
    desk.refused(CHIEF, pair());
}

#[test]
fn ua24_ii_systems_6_3_the_pairing_is_open_with_its_reasons() {
    let mut desk = swiss("UA24", 24, 7);
    play(&mut desk);
    desk.act(CHIEF, pair());
    let round = &desk.event.stage().rounds()[1];
    assert_eq!(round.seed, Some(7), "anybody can make the pairs again");
    assert!(round.boards.iter().all(|board| !board.because.is_empty()), "each pair has its articles");
    let again = desk.event.decide(CHIEF, &pair(), desk.now);
    assert!(again.is_err(), "a pairing asked for twice is refused");
    desk.refused_by(SECRETARY, by_hand(&[(1, 2)], ""), "UA24:II.systems.6.3");
}

#[test]
fn ru22_12_2_e_the_drawing_is_bound_before_and_kept_with_its_seed() {
    let mut desk = Desk::new("RU22", "russian");
    let commit = Command::Round(round::Command::CommitLots(digest(2022, "red kettle")));
    desk.refused_by(Actor::Public, commit.clone(), "RU22:12.2.e");
    desk.act(CHIEF, commit);
    let draw = |seed, nonce: &str| Command::Round(round::Command::DrawLots { seed, nonce: nonce.to_owned() });
    let refusal = desk.refused_by(CHIEF, draw(2023, "red kettle"), "RU22:12.2.e");
    assert_eq!(refusal.why, "another seed was bound");
    let refusal = desk.refused_by(CHIEF, pair(), "RU22:12.2.e");
    assert_eq!(refusal.why, "no numbers were drawn");
}

#[test]
fn ru22_12_2_e_lots_are_drawn_once_unless_somebody_came_or_went() {
    let mut desk = Desk::new("RU22", "russian");
    let draw = |seed| Command::Round(round::Command::DrawLots { seed, nonce: String::new() });
    let admit = |desk: &mut Desk, name: &str| {
        desk.act(CHIEF, entry::Command::register(entry::Person::player(name)).into());
        desk.act(CHIEF, entry::Command::AdmitReady.into());
    };
    ["Ким Юрий", "Сом Пётр", "Орлов Олег"].iter().for_each(|name| admit(&mut desk, name));
    desk.act(CHIEF, draw(1));
    let refusal = desk.refused_by(CHIEF, draw(2), "RU22:12.2.e");
    assert_eq!(refusal.why, "the lots were drawn");
    admit(&mut desk, "Белов Илья");
    desk.act(CHIEF, draw(2));
    assert_eq!(desk.event.stage().len(), 4);
    desk.refused_by(CHIEF, draw(2), "RU22:12.2.e");
    desk.undo();
    desk.act(CHIEF, draw(3));
}

fn a_card_for_everybody(edition: &str) {
    let mut desk = swiss(edition, 30, 7);
    play(&mut desk);
    play(&mut desk);
    let table = desk.event.table();
    let cards: Vec<_> = table.numbers().map(|no| table.cells(no).to_vec()).collect();
    assert_eq!(cards.len(), 30);
    for (no, card) in table.numbers().zip(&cards) {
        assert_eq!(card.len(), 2, "two rounds on the card of number {no}");
        for cell in card {
            let opponent = cell.opponent.expect("an even field");
            let theirs = table.cells(opponent).iter().find(|other| other.opponent == Some(no));
            assert!(theirs.is_some_and(|other| other.colour != cell.colour), "both cards tell the same");
        }
    }
}

#[test]
fn ru22_5_4_10_3_thirty_players_have_thirty_cards() {
    a_card_for_everybody("RU22");
}

#[test]
fn ru_codex_3_18_3_cards_with_opponents_colours_and_results_and_pairs_by_hand_are_checked() {
    a_card_for_everybody("RU-CODEX");
    let mut desk = swiss("RU-CODEX", 4, 3);
    desk.act(CHIEF, by_hand(&[(1, 2), (3, 4)], "no computer"));
    desk.act(ARBITER, score(1, 1, Outcome::Draw));
    desk.act(ARBITER, score(1, 3, Outcome::Draw));
    let again = by_hand(&[(2, 1), (3, 4)], "no computer");
    let refusal = desk.refused(CHIEF, again);
    assert_eq!((refusal.why, refusal.by.name()), ("two players do not meet twice", "RU-CODEX:3.18.2.a"));
    desk.refused_by(CHIEF, by_hand(&[(1, 3)], "no computer"), "RU-CODEX:3.18.8");
    desk.act(CHIEF, by_hand(&[(1, 3), (2, 4)], "no computer"));
}
