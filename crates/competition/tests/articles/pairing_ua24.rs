//! Articles about pairing: UA24.

use std::collections::BTreeSet;

use competition::No;
use competition::swiss::{FaultKind, Request, System, check, recommended_rounds};
use rulebook::Edition;

use super::pairing::{blind_lots, first_by_halves, numbers_by_rating, order_by_parity, simulate};
use super::pairing_hall::{Scene, ask, boards, bye, cites, hall, meetings, order, paired, scene, white_of};

const UA24: Edition = Edition::Ua24;
const MEDIAN: System = System::MedianSolkoff;

/// The meetings of a scene.
fn median(of: &Scene<'_>) -> String {
    meetings(&scene(MEDIAN, UA24, of))
}

/// Whether so many rounds are recommended to so many players, by this article.
fn recommended(players: u16, rounds: u16, article: &str) -> bool {
    let (range, by) = recommended_rounds(UA24, players).expect("a row");
    assert_eq!(by.name(), article);
    range.contains(&rounds)
}

#[test]
fn ua24_ii_systems_6_3_a_up_to_thirty_players() {
    let by = "UA24:II.systems.6.3.a";
    assert!(recommended(24, 7, by) && recommended(24, 9, by));
    assert!(!recommended(24, 10, by) && !recommended(24, 6, by));
    assert!(recommended(30, 7, by) && recommended(30, 11, by), "for 30 either row is accepted");
}

#[test]
fn ua24_ii_systems_6_3_b_thirty_to_seventy_players() {
    let by = "UA24:II.systems.6.3.b";
    assert!(
        !recommended(50, 7, by)
            && recommended(50, 8, by)
            && recommended(50, 11, by)
            && !recommended(50, 12, by)
    );
    assert!(recommended(70, 8, by) && recommended(31, 8, by));
}

#[test]
fn ua24_ii_systems_6_3_c_above_seventy_players() {
    let by = "UA24:II.systems.6.3.c";
    assert!(!recommended(80, 8, by) && recommended(80, 9, by) && recommended(80, 13, by));
    assert!(recommended(71, 9, by));
}

#[test]
fn ua24_iii_swiss_1_no_second_meeting() {
    let table = hall(4, &["1=2 3=4"]);
    let faults = check(&ask(&table, MEDIAN, UA24), &[(No(1), No(2)), (No(3), No(4))], None);
    let repeated: Vec<_> = faults.iter().filter(|fault| fault.kind == FaultKind::Repeated).collect();
    assert_eq!((repeated.len(), repeated[0].by.name()), (2, "UA24:III.swiss.1"));
    for (seed, system) in (0..40).zip([MEDIAN, System::BlindLot].into_iter().cycle()) {
        simulate(seed, system, UA24, 6, |request, pairing| {
            assert!(pairing.pairs.iter().all(|pair| !request.table.have_met(pair.white, pair.black)));
        });
    }
}

#[test]
fn ua24_iii_swiss_2_own_group_else_the_nearest() {
    // Alone with 4 points: paired with 3 points, the last of them; who is left over there meets 2 points.
    assert_eq!(median(&Scene { round: 5, halves: &[8, 6, 6, 4], ..Scene::default() }), "1-3 2-4");
    assert_eq!(median(&Scene { round: 5, halves: &[8, 8, 6, 6], ..Scene::default() }), "1-2 3-4");
}

#[test]
fn ua24_iii_swiss_3_alternation_and_balance() {
    // Two of two Whites each do not meet while another pairing of the group exists.
    let colours = [(1, "WW"), (3, "WW"), (2, "BB"), (4, "BB")];
    assert_eq!(
        median(&Scene { round: 5, halves: &[4; 4], colours: &colours, ..Scene::default() }),
        "1-4 2-3"
    );
    let colours = [(1, "WW"), (3, "WW"), (2, "WW"), (4, "WW")];
    let all =
        scene(MEDIAN, UA24, &Scene { round: 5, halves: &[4; 4], colours: &colours, ..Scene::default() });
    assert_eq!(meetings(&all), "1-3 2-4", "no other pairing exists");
    // Five rounds: at the end at most one more of a colour, so two with two more Whites each may not meet.
    let colours = [(1, "WWBW"), (3, "WWBW"), (2, "BWBW"), (4, "BWBW")];
    let table = Scene { round: 5, halves: &[0; 4], colours: &colours, ..Scene::default() }.table();
    let of = |rounds| meetings(&paired(&Request { rounds, ..ask(&table, MEDIAN, UA24) }));
    assert_eq!(of(None), "1-3 2-4");
    assert_eq!(of(Some(5)), "1-4 2-3");
    assert_eq!(of(Some(7)), "1-3 2-4", "two more rounds can make it good");
    assert_eq!(of(Some(6)), "1-3 2-4", "an even number of rounds allows two");
    // Where nothing else is left the limit is set aside, and that is said.
    let colours = [(1, "WWBW"), (2, "WWBW")];
    let table = Scene { round: 5, halves: &[0; 2], colours: &colours, ..Scene::default() }.table();
    let pairing = paired(&Request { rounds: Some(5), ..ask(&table, MEDIAN, UA24) });
    assert_eq!((pairing.notes.len(), pairing.notes[0].by.name()), (1, "UA24:III.swiss.3"));
}

/// Three leaders 1, 2 and 3 with 2 points after three rounds, and 5 with a half. In round 2 number 3 moved up, in
/// round 3 number 2. What happens to 3 in rounds 2 and 3 is told; the meetings of these four.
fn leaders(second: &str, third: &str) -> String {
    let table = hall(12, &["7>3 8>2 9>1 10>4 5=6 11>12", second, third]);
    let absent = [4, 6, 7, 8, 9, 10, 11, 12].map(No);
    let pairing = paired(&Request { absent: &absent, ..ask(&table, MEDIAN, UA24) });
    assert!([1, 2, 3].iter().all(|&no| table.points(No(no)).to_string() == "2"));
    meetings(&pairing)
}

#[test]
fn ua24_iii_swiss_4_a_descent_makes_an_ascent_good() {
    assert_eq!(leaders("3>8 1>4 7=9 2", "2>7 10<1 3>11 9>12"), "1-2 3-5", "3 went up first, so he goes down");
    assert_eq!(
        leaders("3>8 1>4 7=9 2", "2>7 10<1 3>6 9>12"),
        "1-3 2-5",
        "his descent made it good: 2 goes down"
    );
}

#[test]
fn ua24_iii_swiss_5_forced_moves_do_not_count() {
    // In round 2 number 3 was the only one of his group, and nobody stood lower.
    assert_eq!(leaders("3>8 7=9 1 2", "2>7 10<1 3>11 9>12"), "3-1 2-5");
}

#[test]
fn ua24_iii_swiss_6_a_plus_in_the_last_group_once() {
    let table = Scene { round: 4, halves: &[4, 4, 2, 2, 2], plus: &[4], ..Scene::default() }.table();
    let byes: BTreeSet<Option<u16>> =
        (0..40).map(|seed| bye(&paired(&Request { seed, ..ask(&table, System::BlindLot, UA24) }))).collect();
    assert_eq!(byes, [Some(3), Some(5)].into());
}

#[test]
fn ua24_iii_swiss_7_lots_inside_a_group() {
    blind_lots(UA24, "UA24:III.swiss.7");
    // Equal conditions: the colour too is drawn.
    let table =
        Scene { round: 3, halves: &[0, 0], colours: &[(1, "WB"), (2, "WB")], ..Scene::default() }.table();
    let whites: BTreeSet<u16> = (0..40)
        .map(|seed| paired(&Request { seed, ..ask(&table, System::BlindLot, UA24) }).pairs[0].white.0)
        .collect();
    assert_eq!(whites, [1, 2].into());
}

#[test]
fn ua24_iii_swiss_8_lots_only_before_the_first_round() {
    for seed in 0..20 {
        simulate(seed, MEDIAN, UA24, 5, |request, pairing| {
            if request.round > 1 {
                let other = paired(&Request { seed: seed + 1000, ..request.clone() });
                assert_eq!((meetings(&other), bye(&other)), (meetings(pairing), bye(pairing)));
            }
        });
    }
}

#[test]
fn ua24_iii_swiss_9_1_the_last_of_an_odd_field_gets_a_plus() {
    let first = paired(&ask(&hall(15, &[]), MEDIAN, UA24));
    assert_eq!((bye(&first), first.pairs.len()), (Some(15), 7));
    let later = scene(MEDIAN, UA24, &Scene { round: 3, halves: &[2, 0, 4, 0, 2], ..Scene::default() });
    assert_eq!((order(&later).as_str(), bye(&later)), ("3 1 5 2 4", Some(4)));
    assert_eq!(
        later.bye.iter().flat_map(|bye| &bye.because).next().map(|reason| reason.by.name()),
        Some("UA24:III.swiss.9.1")
    );
}

#[test]
fn ua24_iii_swiss_9_2_classification_before_each_round() {
    simulate(5, MEDIAN, UA24, 5, |request, pairing| {
        let points: Vec<u32> = pairing.order.iter().map(|&no| request.table.points(no).in_halves()).collect();
        assert!(points.is_sorted_by(|one, other| one >= other));
        assert_eq!(&paired(request), pairing, "the same classification, the same pairs");
    });
}

#[test]
fn ua24_iii_swiss_9_3_numbers_by_rating_and_lot() {
    numbers_by_rating(MEDIAN, UA24, "UA24:III.swiss.9.3");
}

#[test]
fn ua24_iii_swiss_9_4_round_one_with_ratings() {
    first_by_halves(MEDIAN, UA24, "UA24:III.swiss.9.4");
}

#[test]
fn ua24_iii_swiss_9_5_round_one_without_ratings() {
    let pairing = paired(&ask(&hall(8, &[]), MEDIAN, UA24));
    assert_eq!(boards(&pairing), "1:2 3:4 5:6 7:8");
    assert!(cites(&pairing, 3, "UA24:III.swiss.9.5"));
}

#[test]
fn ua24_iii_swiss_9_6_order_before_round_two() {
    order_by_parity(MEDIAN, UA24);
    let pairing = scene(MEDIAN, UA24, &Scene { round: 2, halves: &[2, 0, 0, 2, 0, 2], ..Scene::default() });
    assert_eq!(order(&pairing), "6 4 1 5 3 2");
}

#[test]
fn ua24_iii_swiss_9_7_a_groups_by_points() {
    let pairing = scene(MEDIAN, UA24, &Scene { round: 4, halves: &[4, 6, 2, 4], ..Scene::default() });
    assert_eq!(order(&pairing), "2 1 4 3");
}

#[test]
fn ua24_iii_swiss_9_7_b_inside_by_full_solkoff() {
    // 1 has met 3 (half a point), 2 has met 4 (a point and a half).
    let halves = [0, 0, 1, 3];
    let pairing =
        scene(MEDIAN, UA24, &Scene { round: 4, halves: &halves, met: &[(1, 3), (2, 4)], ..Scene::default() });
    assert_eq!(order(&pairing), "4 3 2 1");
}

#[test]
fn ua24_iii_swiss_9_7_c_then_by_median_solkoff() {
    // Both sums are 4 points; in the middle of 1 stands 1, in that of 2 stands 2.
    let halves = [0, 0, 2, 2, 4, 0, 4, 4];
    let met = [(1, 3), (1, 4), (1, 5), (2, 6), (2, 7), (2, 8)];
    let pairing = scene(MEDIAN, UA24, &Scene { round: 6, halves: &halves, met: &met, ..Scene::default() });
    assert_eq!(order(&pairing), "5 7 8 3 4 2 1 6");
}

#[test]
fn ua24_iii_swiss_9_7_d_then_by_number() {
    for round in [3, 4] {
        let pairing = scene(MEDIAN, UA24, &Scene { round, halves: &[0; 8], ..Scene::default() });
        assert_eq!(order(&pairing), "1 2 3 4 5 6 7 8", "in round {round}");
    }
}

#[test]
fn ua24_iii_swiss_9_8_a_the_first_of_an_odd_group_goes_down() {
    // A [1,2,3], B [4,5,6,7], C [8]: every one of B has met one of A, so that they keep their order.
    let halves = [8, 8, 8, 6, 6, 6, 6, 4];
    let met = [(1, 7), (1, 4), (2, 5), (3, 6)];
    let pairing = scene(MEDIAN, UA24, &Scene { round: 7, halves: &halves, met: &met, ..Scene::default() });
    assert_eq!(meetings(&pairing), "1-6 2-3 4-8 5-7", "1 has met 7");
    assert!(cites(&pairing, 1, "UA24:III.swiss.9.8.a"));
    let met = [(1, 5), (2, 6), (3, 7), (3, 4)];
    let pairing = scene(MEDIAN, UA24, &Scene { round: 7, halves: &halves, met: &met, ..Scene::default() });
    assert_eq!(order(&pairing), "3 1 2 4 5 6 7 8");
    assert_eq!(meetings(&pairing), "3-6 1-2 4-8 5-7");
    // Who has met the whole next group does not go; if nobody else can, he goes past it.
    let pairing = scene(
        MEDIAN,
        UA24,
        &Scene { round: 7, halves: &[8, 6, 6, 4], met: &[(1, 2), (1, 3)], ..Scene::default() },
    );
    assert_eq!(meetings(&pairing), "1-4 2-3");
    assert!(pairing.pairs[0].because.iter().any(|reason| reason.what.contains("nearer group")));
}

#[test]
fn ua24_iii_swiss_9_8_b_pairs_inside_an_even_group() {
    // Everybody has met equally many of the group, so that they keep their order.
    let met = |met: &[(u16, u16)]| {
        scene(MEDIAN, UA24, &Scene { round: 5, halves: &[4; 4], met, ..Scene::default() })
    };
    assert_eq!(meetings(&met(&[])), "1-3 2-4");
    assert_eq!(meetings(&met(&[(1, 3), (2, 4)])), "1-4 2-3");
    assert_eq!(meetings(&met(&[(1, 3), (2, 4), (1, 4), (2, 3)])), "1-2 3-4");
    assert!(cites(&met(&[]), 1, "UA24:III.swiss.9.8.b"));
}

#[test]
fn ua24_iii_swiss_9_9_from_half_of_the_points_top_down() {
    let cited = |halves| scene(MEDIAN, UA24, &Scene { round: 5, halves: &[halves; 4], ..Scene::default() });
    assert!(cites(&cited(4), 1, "UA24:III.swiss.9.8.b"), "2 of 4 points");
    assert!(cites(&cited(3), 1, "UA24:III.swiss.9.10"), "less than half");
}

#[test]
fn ua24_iii_swiss_9_10_reversed_below_half() {
    let six = |met: &[(u16, u16)]| median(&Scene { round: 5, halves: &[0; 6], met, ..Scene::default() });
    assert_eq!(six(&[]), "1-4 2-5 3-6");
    assert_eq!(six(&[(6, 3)]), "1-4 2-6 3-5", "6 tries 3, then 2");
    assert_eq!(six(&[(6, 3), (6, 2)]), "1-6 2-4 3-5");
    assert_eq!(six(&[(6, 3), (6, 2), (6, 1)]), "1-2 3-5 4-6", "then 4");
    // The last goes up and meets the first there.
    let pairing = scene(MEDIAN, UA24, &Scene { round: 5, halves: &[2, 2, 2, 0, 0, 0], ..Scene::default() });
    assert_eq!(meetings(&pairing), "1-6 2-3 4-5");
    assert!(pairing.pairs[0].because[0].what.starts_with("6 goes up"));
}

#[test]
fn ua24_iii_swiss_9_11_who_moved_the_other_way_before() {
    // 3 went up in round 2 and 2 in round 3; 1, who stands first, never.
    assert_eq!(leaders("3>8 1>4 7=9 2", "2>7 10<1 3>11 9>12"), "1-2 3-5");
    // If 3 has not gone up, 2 is chosen before 1, who stands first.
    assert_eq!(leaders("3>4 7=9 1 2", "2>7 10<1 3>11 9>12"), "1-3 2-5");
}

#[test]
fn ua24_iii_swiss_9_12_most_pairs_inside_each_group() {
    // 1-4 and 2-5 would leave 3 and 6, who have met; all six pair inside nevertheless.
    let six = |met: &[(u16, u16)]| {
        scene(MEDIAN, UA24, &Scene { round: 6, halves: &[6, 6, 6, 6, 6, 6, 4, 4], met, ..Scene::default() })
    };
    for met in [&[(3, 6)][..], &[(1, 2), (1, 3), (2, 3)], &[(4, 5), (5, 6), (4, 6)]] {
        let pairing = six(met);
        let inside = pairing.pairs.iter().filter(|pair| pair.white.0 <= 6 && pair.black.0 <= 6).count();
        assert_eq!(inside, 3, "{met:?}: {}", meetings(&pairing));
    }
    // Two groups of three whose members have all met each other: one pair inside is the most.
    let met = [(1, 2), (1, 3), (2, 3)];
    let pairing =
        scene(MEDIAN, UA24, &Scene { round: 7, halves: &[8, 8, 8, 6, 6, 6], met: &met, ..Scene::default() });
    let inside = pairing.pairs.iter().filter(|pair| (pair.white.0 <= 3) == (pair.black.0 <= 3)).count();
    assert_eq!(inside, 0);
}

#[test]
fn ua24_iii_swiss_9_13_a_third_game_of_one_colour() {
    let two = scene(
        MEDIAN,
        UA24,
        &Scene { round: 5, halves: &[4; 2], colours: &[(1, "WW"), (2, "WW")], ..Scene::default() },
    );
    assert!(cites(&two, 1, "UA24:III.swiss.9.13"), "allowed in a group of two");
    let colours = [(1, "WW"), (3, "WW")];
    let four =
        scene(MEDIAN, UA24, &Scene { round: 5, halves: &[4; 4], colours: &colours, ..Scene::default() });
    assert_eq!(meetings(&four), "1-4 2-3", "broken in a group of four");
    // Never at the price of a pair inside the group.
    let colours = [(1, "WW"), (2, "WW")];
    let kept = scene(
        MEDIAN,
        UA24,
        &Scene { round: 6, halves: &[6, 6, 5, 5], colours: &colours, ..Scene::default() },
    );
    assert_eq!(meetings(&kept), "1-2 3-4");
}

/// Who has White, and by which article.
fn white(one: &str, other: &str) -> (u16, &'static str) {
    let (white, because) = white_of(MEDIAN, UA24, one, other, None);
    (white, because.last().copied().unwrap_or_default())
}

#[test]
fn ua24_iii_swiss_9_14_difference_of_one() {
    // Another White would be two more for 1; he has Black though he had White less often.
    assert_eq!(white("WBW", "WBWBWB"), (2, "UA24:III.swiss.9.14"));
}

#[test]
fn ua24_iii_swiss_9_14_a_fewer_whites() {
    assert_eq!(white("WB", "WBWB"), (1, "UA24:III.swiss.9.14.a"));
    assert_eq!(white("WBWB", "WB"), (2, "UA24:III.swiss.9.14.a"));
}

#[test]
fn ua24_iii_swiss_9_14_b_black_in_the_last_game() {
    assert_eq!(white("WB", "BW"), (1, "UA24:III.swiss.9.14.b"));
    assert_eq!(white("BW", "WB"), (2, "UA24:III.swiss.9.14.b"));
}

#[test]
fn ua24_iii_swiss_9_14_c_compared_backwards() {
    assert_eq!(white("WBBWBW", "BWWBBW").1, "UA24:III.swiss.9.14.c");
    assert_eq!(
        white("BWBW", "WBBW"),
        (2, "UA24:III.swiss.9.14.c"),
        "first difference in round 2: W against B"
    );
    assert_eq!(white("WBBW", "BWBW"), (1, "UA24:III.swiss.9.14.c"));
}

#[test]
fn ua24_iii_swiss_9_14_d_the_higher_alternates() {
    assert_eq!(white("BW", "BW"), (2, "UA24:III.swiss.9.14.d"), "number 1 stands higher and gets Black");
    assert_eq!(white("WB", "WB"), (1, "UA24:III.swiss.9.14.d"));
}
