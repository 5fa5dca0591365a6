//! Articles about pairing: RU-CODEX.

use std::collections::BTreeSet;

use competition::No;
use competition::swiss::{FaultKind, Request, System, check};
use draughts::Colour;
use rulebook::{Edition, Mark};

use super::pairing::{
    blind_lots, buchholz_order, buchholz_round_two, colours, fewest_changes, first_against_last,
    first_against_last_inside, first_by_halves, first_goes_down, first_two_rounds_alike, groups_fall,
    halves_inside, last_goes_down, numbers_by_rating, order_by_parity, set_by_regulation, simulate,
    truncated_order,
};
use super::pairing_hall::{
    Scene, ask, boards, bye, four, hall, meetings, numbered, order, paired, scene, white_of,
};

const CODEX: Edition = Edition::RuCodex;

#[test]
fn ru_codex_3_18_2_a_a_repeated_pair_is_rejected() {
    let table = hall(4, &["1=2 3=4"]);
    let request = ask(&table, System::Individual, CODEX);
    assert_eq!(meetings(&paired(&request)), "4-2 3-1");
    let faults = check(&request, &[(No(1), No(2)), (No(3), No(4))], None);
    assert_eq!(faults.iter().filter(|fault| fault.kind == FaultKind::Repeated).count(), 2);
    for seed in 0..30 {
        simulate(seed, System::TruncatedSolkoff, CODEX, 6, |request, pairing| {
            for pair in &pairing.pairs {
                let played = request
                    .table
                    .cells(pair.white)
                    .iter()
                    .any(|cell| cell.opponent == Some(pair.black) && cell.was_played());
                assert!(!played, "{seed}: {pair:?}");
            }
        });
    }
}

#[test]
fn ru_codex_3_18_2_b_one_point_without_play() {
    // 5 is last, and his opponent of round 3 did not come.
    let table = hall(5, &["1=3 2=4", "1=4 2=3", "5+1"]);
    let pairing = paired(&ask(&table, System::CurrentBuchholz, CODEX));
    assert_eq!((order(&pairing).as_str(), bye(&pairing)), ("1 2 3 4 5", Some(4)));
    let pairing = scene(
        System::CurrentBuchholz,
        CODEX,
        &Scene { round: 4, halves: &[4, 4, 2, 4, 2], plus: &[5], ..Scene::default() },
    );
    assert_eq!(bye(&pairing), Some(3));
    let reasons: Vec<&str> =
        pairing.bye.iter().flat_map(|bye| &bye.because).map(|reason| reason.by.name()).collect();
    assert_eq!(reasons, ["RU-CODEX:3.18.2.g", "RU-CODEX:3.18.2.b"]);
}

#[test]
fn ru_codex_3_18_2_c_no_fourth_of_one_colour() {
    assert_eq!(white_of(System::Individual, CODEX, "WWW", "WBWBW", None).0, 2, "three Whites, so Black");
    // He has fewer Whites, and yet not White again.
    let (white, because) = white_of(System::Individual, CODEX, "WWW", "WWBWWB", None);
    assert_eq!((white, because.last()), (2, Some(&"RU-CODEX:3.18.2.c")));
    let table =
        Scene { round: 4, halves: &[0, 0], colours: &[(1, "WWW"), (2, "WBW")], ..Scene::default() }.table();
    let faults = check(&ask(&table, System::Individual, CODEX), &[(No(1), No(2))], None);
    assert_eq!((faults[0].kind, faults[0].by.name()), (FaultKind::Colour, "RU-CODEX:3.18.2.c"));
    for seed in 0..30 {
        simulate(seed, System::CurrentBuchholz, CODEX, 7, |request, pairing| {
            for pair in &pairing.pairs {
                for (no, colour) in [(pair.white, Colour::White), (pair.black, Colour::Black)] {
                    let had = colours(request.table, no, request.round);
                    assert!(had.len() < 3 || had[had.len() - 3..] != [colour; 3]);
                }
            }
        });
    }
}

#[test]
fn ru_codex_3_18_2_d_an_unplayed_pair_may_be_made_again() {
    let again = hall(2, &["1+2"]);
    assert_eq!(boards(&paired(&ask(&again, System::Individual, CODEX))).len(), 3);
    assert!(
        competition::swiss::pair(&ask(&again, System::Individual, Edition::Ru22)).is_err(),
        "not so later"
    );
    // The colour of that game does not count: W (+) against B: 1 had White more often.
    let table = hall(4, &["1+2 3=4", "1=3 2=4"]);
    let pairing = paired(&Request { absent: &[No(3), No(4)], ..ask(&table, System::Individual, CODEX) });
    assert_eq!(pairing.pairs[0].because.last().map(|reason| reason.by.name()), Some("RU-CODEX:3.18.2.e"));
    assert_eq!(boards(&pairing), "1:2", "both have had W once: the higher gets White");
}

#[test]
fn ru_codex_3_18_2_e_who_gets_white() {
    let white = |one, other| white_of(System::CurrentBuchholz, CODEX, one, other, None).0;
    assert_eq!(white("WBW", "BWW"), 1, "2 = 2, W = W, B against W");
    assert_eq!(white("BWW", "WBW"), 2);
    assert_eq!(white("WB", "WBWB"), 1, "one White against two");
    assert_eq!(white("WBWB", "WB"), 2);
    assert_eq!(white("WB", "BW"), 1, "Black in the last game");
    assert_eq!(white("BW", "WB"), 2);
    assert_eq!(white("BW", "BW"), 1, "all colours coincide: the higher has White");
}

#[test]
fn ru_codex_3_18_2_f_absent_players_get_zero() {
    let table = hall(6, &["1=4 2=5 3=6"]);
    let pairing = paired(&Request { absent: &[No(2)], ..ask(&table, System::Individual, CODEX) });
    assert!(!pairing.order.contains(&No(2)) && pairing.order.len() == 5);
    let after = hall(6, &["1=4 2=5 3=6", "1=3 4=6 5"]);
    assert_eq!(after.points(No(2)).to_string(), "0.5", "zero, not a plus");
    assert!(after.cells(No(2)).iter().all(|cell| cell.mark != Some(Mark::Plus)));
    assert!(paired(&ask(&after, System::Individual, CODEX)).order.contains(&No(2)));
}

#[test]
fn ru_codex_3_18_2_g_one_plus_a_round_for_the_last() {
    let mut had = BTreeSet::new();
    simulate_odd(&mut had);
    assert!(had.len() >= 5);
}

/// Twenty-one players: one plus each round, to the lowest who may.
fn simulate_odd(had: &mut BTreeSet<No>) {
    let mut table = hall(21, &[]);
    for _ in 0..6 {
        let pairing = paired(&ask(&table, System::CurrentBuchholz, CODEX));
        let bye = pairing.bye.as_ref().expect("an odd field").no;
        let lowest = pairing.order.iter().rev().find(|no| !had.contains(no));
        assert_eq!(Some(&bye), lowest);
        assert!(had.insert(bye));
        for pair in &pairing.pairs {
            let cell = |opponent, colour| competition::Cell::game(opponent, colour, Mark::Draw);
            table.line_mut(pair.white).expect("a player").cells.push(cell(pair.black, Colour::White));
            table.line_mut(pair.black).expect("a player").cells.push(cell(pair.white, Colour::Black));
        }
        table.line_mut(bye).expect("a player").cells.push(competition::Cell::BYE);
    }
}

#[test]
fn ru_codex_3_18_4_blind_lot() {
    blind_lots(CODEX, "RU-CODEX:3.18.4");
}

#[test]
fn ru_codex_3_18_5_system_b_by_start_numbers() {
    order_by_parity(System::Individual, CODEX);
    let pairing =
        scene(System::Individual, CODEX, &Scene { round: 3, halves: &[2, 2, 0, 0], ..Scene::default() });
    assert_eq!(meetings(&pairing), "1-2 3-4");
}

#[test]
fn ru_codex_3_18_5_1_classification_before_the_first_round() {
    numbers_by_rating(System::Individual, CODEX, "RU-CODEX:3.18.5.1");
}

#[test]
fn ru_codex_3_18_5_2_first_round_by_halves() {
    first_by_halves(System::Individual, CODEX, "RU-CODEX:3.18.5.2");
}

#[test]
fn ru_codex_3_18_5_3_order_by_parity() {
    let halves = [2, 0, 0, 2, 0, 2, 2, 0];
    let of_one = |round| {
        let pairing = scene(System::Individual, CODEX, &Scene { round, halves: &halves, ..Scene::default() });
        pairing.order[..4].iter().map(|no| no.0).collect::<Vec<_>>()
    };
    assert_eq!(of_one(2), [7, 6, 4, 1]);
    assert_eq!(of_one(3), [1, 4, 6, 7]);
}

#[test]
fn ru_codex_3_18_5_4_the_last_of_an_odd_group_goes_down() {
    last_goes_down(System::Individual, CODEX, "RU-CODEX:3.18.5.4");
    // A [1,2,3], B [4,5,6,7], 3 has met 4: 3 plays 5.
    let halves = [4, 4, 4, 2, 2, 2, 2, 0];
    let pairing = scene(
        System::Individual,
        CODEX,
        &Scene { round: 5, halves: &halves, met: &[(3, 4)], ..Scene::default() },
    );
    assert_eq!(meetings(&pairing), "1-2 3-5 4-6 7-8");
}

#[test]
fn ru_codex_3_18_5_5_pairs_inside_an_even_group() {
    halves_inside(System::Individual, CODEX, "RU-CODEX:3.18.5.5");
}

#[test]
fn ru_codex_3_18_5_6_later_rounds() {
    let pairing = scene(System::Individual, CODEX, &Scene { round: 5, halves: &[4; 4], ..Scene::default() });
    assert_eq!((order(&pairing).as_str(), meetings(&pairing).as_str()), ("1 2 3 4", "1-3 2-4"));
}

#[test]
fn ru_codex_3_18_6_system_c_by_truncated_solkoff() {
    truncated_order(CODEX);
    assert_eq!(meetings(&scene(System::TruncatedSolkoff, CODEX, &four(5, &[(1, 3)]))), "1-4 2-3");
}

#[test]
fn ru_codex_3_18_6_1_first_two_rounds_as_system_b() {
    first_two_rounds_alike(CODEX);
    assert_eq!(
        numbered(System::TruncatedSolkoff, CODEX, &[(None, 0), (Some(1), 0)], 2),
        (vec![1, 0], "RU-CODEX:3.18.6.1")
    );
}

#[test]
fn ru_codex_3_18_6_2_order_by_truncated_solkoff() {
    truncated_order(CODEX);
    // Equal: the smaller number first, in round 4 too.
    let pairing =
        scene(System::TruncatedSolkoff, CODEX, &Scene { round: 4, halves: &[0; 4], ..Scene::default() });
    assert_eq!(order(&pairing), "1 2 3 4");
}

#[test]
fn ru_codex_3_18_7_system_d_by_current_buchholz() {
    let table = hall(8, &[]);
    assert_eq!(meetings(&paired(&ask(&table, System::CurrentBuchholz, CODEX))), "1-8 2-7 3-6 4-5");
    assert_eq!(meetings(&paired(&ask(&table, System::Individual, CODEX))), "1-5 2-6 3-7 4-8");
}

#[test]
fn ru_codex_3_18_7_1_classification_as_in_system_b() {
    numbers_by_rating(System::CurrentBuchholz, CODEX, "RU-CODEX:3.18.7.1");
}

#[test]
fn ru_codex_3_18_7_2_first_round_first_against_last() {
    first_against_last(CODEX, "RU-CODEX:3.18.7.2");
}

#[test]
fn ru_codex_3_18_7_3_order_before_the_second_round() {
    buchholz_round_two(CODEX);
}

#[test]
fn ru_codex_3_18_7_4_the_first_of_an_odd_group_goes_down() {
    first_goes_down(CODEX, "RU-CODEX:3.18.7.4");
}

#[test]
fn ru_codex_3_18_7_5_first_against_last_inside() {
    first_against_last_inside(CODEX, "RU-CODEX:3.18.7.5");
}

#[test]
fn ru_codex_3_18_7_6_a_falling_groups() {
    groups_fall(CODEX);
}

#[test]
fn ru_codex_3_18_7_6_b_order_by_current_buchholz() {
    buchholz_order(CODEX);
}

#[test]
fn ru_codex_3_18_7_6_c_pairs_by_the_method_of_round_two() {
    // Ordered 1 2 3 4 without points; 1 has met 4: 1-3, 2-4.
    assert_eq!(meetings(&scene(System::CurrentBuchholz, CODEX, &four(4, &[(1, 4)]))), "1-3 2-4");
}

#[test]
fn ru_codex_3_18_8_complete_and_touching_the_fewest() {
    fewest_changes(CODEX, "RU-CODEX:3.18.8");
    let table = hall(4, &[]);
    let faults = check(&ask(&table, System::Individual, CODEX), &[(No(1), No(3))], None);
    assert!(
        faults.iter().any(|fault| fault.kind == FaultKind::Missing && fault.by.name() == "RU-CODEX:3.18.8")
    );
}

#[test]
fn ru_codex_3_18_9_pairs_set_by_the_regulation() {
    set_by_regulation(CODEX, "RU-CODEX:3.18.9", "RU-CODEX:3.18.2.a");
}
