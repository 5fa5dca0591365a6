//! Articles about pairing: RU-RENJU.

use std::collections::BTreeSet;

use competition::No;
use competition::swiss::{Request, System, pair, recommended_rounds};
use rulebook::{Edition, event_law};

use super::pairing::simulate;
use super::pairing_hall::{
    Scene, ask, boards, bye, cites, hall, meetings, numbered, paired, scene, white_of,
};

const RENJU: Edition = Edition::RuRenju;
const RATING: System = System::RenjuRating;
const LOT: System = System::RenjuLot;

fn rating(of: &Scene<'_>) -> String {
    meetings(&scene(RATING, RENJU, of))
}

#[test]
fn ru_renju_5_3_14_1_number_of_rounds() {
    let rounds = |players| recommended_rounds(RENJU, players).map(|(rounds, by)| (rounds, by.name()));
    let by = "RU-RENJU:5.3.14.1";
    assert_eq!(rounds(24), Some((7..=9, by)));
    assert_eq!(rounds(40), Some((9..=11, by)));
    assert_eq!(rounds(60), Some((11..=13, by)));
    assert_eq!(rounds(12), None, "usually 18 and more");
    assert!(event_law(RENJU).swiss.rounds.iter().all(|row| row.value.odd), "7 or 9, not 8");
}

#[test]
fn ru_renju_5_3_14_2_pairs_and_colour_limits() {
    let white = |one, other| white_of(RATING, RENJU, one, other, None);
    assert_eq!(
        white("BB", "WB"),
        (1, vec!["RU-RENJU:5.3.15.3", "RU-RENJU:5.3.14.2"]),
        "a third Black would be one too many"
    );
    assert_eq!(white("BWBBW", "BBWBBW").0, 2, "with three Blacks more nobody goes on");
    assert_eq!(white("WBB", "BW").0, 1);
    // Two with two Blacks each may meet only in the last round.
    let table =
        Scene { round: 3, halves: &[0, 0], colours: &[(1, "BB"), (2, "BB")], ..Scene::default() }.table();
    let request = |rounds| Request { rounds, ..ask(&table, RATING, RENJU) };
    assert!(pair(&request(None)).is_err() && pair(&request(Some(5))).is_err());
    let last = paired(&request(Some(3)));
    assert_eq!((meetings(&last).as_str(), last.notes[0].by.name()), ("1-2", "RU-RENJU:5.3.14.2"));
    // Otherwise such a pair is not made, and players go to other groups instead, but not in the last round.
    let colours = [(1, "BB"), (2, "BB")];
    let table = Scene { round: 5, halves: &[4, 4, 2, 2], colours: &colours, ..Scene::default() }.table();
    let of = |rounds| meetings(&paired(&Request { rounds, ..ask(&table, RATING, RENJU) }));
    assert_eq!(of(Some(7)), "1-3 2-4");
    assert_eq!(of(Some(5)), "1-2 3-4");
    for seed in 0..30 {
        simulate(seed, [RATING, LOT][seed as usize % 2], RENJU, 6, |request, pairing| {
            assert!(pairing.pairs.iter().all(|pair| !request.table.have_met(pair.white, pair.black)));
        });
    }
}

#[test]
fn ru_renju_5_3_15_1_numbers_by_rating_title_and_lot() {
    let of = |field: &[(Option<u16>, u8)], seed| numbered(RATING, RENJU, field, seed);
    for seed in 0..20 {
        assert_eq!(
            of(&[(Some(2100), 1), (Some(2100), 2), (Some(2200), 0)], seed),
            (vec![2, 1, 0], "RU-RENJU:5.3.15.1")
        );
        assert_eq!(of(&[(None, 3), (None, 5), (Some(1500), 0)], seed).0, [2, 1, 0]);
    }
    let equal: BTreeSet<Vec<usize>> =
        (0..20).map(|seed| of(&[(Some(2100), 1), (Some(2100), 1)], seed).0).collect();
    assert_eq!(equal.len(), 2, "equal titles by lot");
}

#[test]
fn ru_renju_5_3_15_2_the_odd_player() {
    assert_eq!(bye(&paired(&ask(&hall(9, &[]), RATING, RENJU))), Some(9));
    let odd = |plus: &[u16]| {
        scene(RATING, RENJU, &Scene { round: 3, halves: &[4, 2, 2, 2, 2], plus, ..Scene::default() })
    };
    assert_eq!(bye(&odd(&[])), Some(5), "the largest number of the lowest group");
    assert_eq!(bye(&odd(&[5])), Some(4), "once only");
    assert_eq!(bye(&odd(&[2, 3, 4, 5])), Some(1), "then the next higher group");
    assert_eq!(
        odd(&[5]).bye.iter().flat_map(|bye| &bye.because).next().map(|reason| reason.by.name()),
        Some("RU-RENJU:5.3.15.2")
    );
}

#[test]
fn ru_renju_5_3_15_3_from_both_ends_to_the_middle() {
    // 2, 1.5, 1 (the middle), 0.5 and 0 points, one player each but two in the middle.
    let pairing = scene(RATING, RENJU, &Scene { round: 3, halves: &[4, 3, 2, 2, 1, 0], ..Scene::default() });
    assert_eq!(meetings(&pairing), "1-2 3-4 5-6");
    let what = |no: u16| {
        pairing
            .pairs
            .iter()
            .find(|pair| pair.has(No(no)))
            .map(|pair| pair.because[0].what.clone())
            .unwrap_or_default()
    };
    assert!(
        what(1).starts_with("1 goes down") && what(6).starts_with("6 goes up"),
        "{} {}",
        what(1),
        what(6)
    );
    // Inside a group by ascending numbers, half against half, also on the way up.
    assert_eq!(rating(&Scene { round: 3, halves: &[0; 6], ..Scene::default() }), "1-4 2-5 3-6");
    assert!(cites(
        &scene(RATING, RENJU, &Scene { round: 3, halves: &[0; 6], ..Scene::default() }),
        1,
        "RU-RENJU:5.3.15.3"
    ));
}

#[test]
fn ru_renju_5_3_15_4_to_the_neighbouring_group() {
    // {1,3,5} lead: one goes down; {2,4,6} are below half: one goes up, to the middle {7,8}.
    let pairing =
        scene(RATING, RENJU, &Scene { round: 4, halves: &[6, 0, 6, 0, 6, 0, 3, 3], ..Scene::default() });
    assert_eq!(meetings(&pairing), "1-3 5-7 8-2 4-6");
    // Without a possible partner in the group both go.
    assert_eq!(
        rating(&Scene { round: 5, halves: &[6, 6, 5, 5], met: &[(1, 2)], ..Scene::default() }),
        "1-3 2-4"
    );
}

#[test]
fn ru_renju_5_3_15_4_a_the_floater_balances_colours() {
    let colours = [(1, "W"), (2, "W"), (3, "W"), (4, "B"), (5, "B")];
    let pairing = scene(
        RATING,
        RENJU,
        &Scene { round: 5, halves: &[6, 6, 6, 6, 6, 5], colours: &colours, ..Scene::default() },
    );
    assert_eq!(
        meetings(&pairing),
        "1-4 2-5 3-6",
        "3 are due Black, 2 are due White: the last due Black goes"
    );
    assert!(cites(&pairing, 3, "RU-RENJU:5.3.15.4.a"));
}

#[test]
fn ru_renju_5_3_15_4_b_largest_number_down_smallest_up() {
    assert_eq!(rating(&Scene { round: 4, halves: &[6, 6, 6, 5], ..Scene::default() }), "1-2 3-4");
    assert_eq!(rating(&Scene { round: 4, halves: &[1, 0, 0, 0], ..Scene::default() }), "1-2 3-4");
    assert!(cites(
        &scene(RATING, RENJU, &Scene { round: 4, halves: &[1, 0, 0, 0], ..Scene::default() }),
        2,
        "RU-RENJU:5.3.15.4.b"
    ));
}

#[test]
fn ru_renju_5_3_15_4_c_a_suitable_partner_for_each() {
    // 1 and 2 have met and both go down; 2 can only meet 3, so 1 leaves 3 to him.
    let pairing = scene(
        RATING,
        RENJU,
        &Scene { round: 6, halves: &[6, 6, 5, 5], met: &[(1, 2), (2, 4)], ..Scene::default() },
    );
    assert_eq!(meetings(&pairing), "1-4 2-3");
    assert!(cites(&pairing, 1, "RU-RENJU:5.3.15.4.c"));
}

#[test]
fn ru_renju_5_3_15_4_d_replaced_or_further() {
    assert_eq!(
        rating(&Scene { round: 5, halves: &[6, 6, 6, 5], met: &[(3, 4)], ..Scene::default() }),
        "1-3 2-4"
    );
    let met = [(1, 4), (2, 4), (3, 4)];
    let pairing = scene(
        RATING,
        RENJU,
        &Scene { round: 8, halves: &[10, 10, 10, 8, 7, 7], met: &met, ..Scene::default() },
    );
    assert_eq!(meetings(&pairing), "1-2 3-5 4-6");
    assert!(cites(&pairing, 3, "RU-RENJU:5.3.15.4.d"));
}

#[test]
fn ru_renju_5_3_15_4_e_order_among_several() {
    // Down: the smaller number first. Up: the larger number first, and it meets the largest.
    assert_eq!(
        rating(&Scene { round: 5, halves: &[6, 6, 5, 5], met: &[(1, 2)], ..Scene::default() }),
        "1-3 2-4"
    );
    let up = [(1, 2), (3, 4)];
    assert_eq!(rating(&Scene { round: 5, halves: &[1, 1, 0, 0], met: &up, ..Scene::default() }), "1-3 2-4");
    let up = [(1, 2), (3, 4), (4, 2)];
    assert_eq!(rating(&Scene { round: 6, halves: &[1, 1, 0, 0], met: &up, ..Scene::default() }), "1-4 2-3");
}

#[test]
fn ru_renju_5_3_16_1_first_round_and_lots() {
    assert_eq!(boards(&paired(&ask(&hall(6, &[]), LOT, RENJU))), "2:1 4:3 6:5", "odd numbers have Black");
    // An odd one goes down from the highest group, one of those due the colour of the majority.
    let colours = [(1, "W"), (2, "W"), (3, "B")];
    let table = Scene { round: 4, halves: &[4, 4, 4, 2], colours: &colours, ..Scene::default() }.table();
    let down: BTreeSet<u16> = (0..40)
        .map(|seed| {
            let pairing = paired(&Request { seed, ..ask(&table, LOT, RENJU) });
            let pair = pairing.pairs.iter().find(|pair| pair.has(No(4))).expect("a pair").clone();
            if pair.white == No(4) { pair.black.0 } else { pair.white.0 }
        })
        .collect();
    assert_eq!(down, [1, 2].into());
}

#[test]
fn ru_renju_5_3_16_1_1_a_repeated_pair_is_redrawn() {
    let table =
        Scene { round: 5, halves: &[4, 4, 4, 4, 2, 2], met: &[(1, 2), (3, 4), (1, 3)], ..Scene::default() }
            .table();
    let drawn: BTreeSet<String> = (0..60)
        .map(|seed| {
            let pairing = paired(&Request { seed, ..ask(&table, LOT, RENJU) });
            assert!(pairing.pairs.iter().all(|pair| !table.have_met(pair.white, pair.black)));
            let mut pairs: Vec<(u16, u16)> = pairing
                .pairs
                .iter()
                .map(|pair| (pair.white.0.min(pair.black.0), pair.white.0.max(pair.black.0)))
                .collect();
            pairs.sort_unstable();
            format!("{pairs:?}")
        })
        .collect();
    assert_eq!(drawn, ["[(1, 4), (2, 3), (5, 6)]".to_owned()].into(), "only one pairing of the four is new");
    // Leftovers go down, or meet those lowered from above.
    let table = Scene { round: 5, halves: &[4, 4, 2, 2], met: &[(3, 4)], ..Scene::default() }.table();
    for seed in 0..20 {
        let pairing = paired(&Request { seed, ..ask(&table, LOT, RENJU) });
        assert!(
            pairing.pairs.iter().all(|pair| (pair.white.0 <= 2) != (pair.black.0 <= 2)),
            "{}",
            boards(&pairing)
        );
    }
}

#[test]
fn ru_renju_5_3_16_1_2_equalise_in_even_rounds_alternate_in_odd() {
    // 1 had White more often but Black last, 2 the other way round.
    let colours = [(1, "WWB"), (2, "BBW")];
    let white = |round| {
        scene(LOT, RENJU, &Scene { round, halves: &[0, 0], colours: &colours, ..Scene::default() }).pairs[0]
            .white
            .0
    };
    assert_eq!((white(4), white(5), white(6)), (2, 1, 2));
    // Equal conditions: by history, and if that is the same by lot.
    assert_eq!(white_of(LOT, RENJU, "WBBW", "BWBW", None).0, 1);
    let table =
        Scene { round: 2, halves: &[0, 0], colours: &[(1, "B"), (2, "B")], ..Scene::default() }.table();
    let whites: BTreeSet<u16> =
        (0..40).map(|seed| paired(&Request { seed, ..ask(&table, LOT, RENJU) }).pairs[0].white.0).collect();
    assert_eq!(whites, [1, 2].into());
}

#[test]
fn ru_renju_5_3_16_1_3_descents_and_ascents() {
    // 1, 2 and 3 lead with 2 points; 3 went down in round 2. All are due White but 2.
    let table = hall(8, &["1>5 2>6 3>7 4>8", "4<1 5<3 2"]);
    for seed in 0..40 {
        let pairing =
            paired(&Request { seed, absent: &[No(4), No(5), No(6), No(7)], ..ask(&table, LOT, RENJU) });
        let down = pairing.pairs.iter().find(|pair| pair.has(No(8))).expect("a pair");
        assert!(!down.has(No(3)), "not down a second time");
    }
    // Without that descent it would be 3 some time.
    let table = hall(8, &["1>5 2>6 3>7 4>8", "4<1 3 2"]);
    let down: BTreeSet<bool> = (0..40)
        .map(|seed| {
            let pairing =
                paired(&Request { seed, absent: &[No(4), No(5), No(6), No(7)], ..ask(&table, LOT, RENJU) });
            pairing.pairs.iter().any(|pair| pair.has(No(3)) && pair.has(No(8)))
        })
        .collect();
    assert_eq!(down.len(), 2);
}
