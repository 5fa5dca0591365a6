//! The round-robin tables, as printed and beyond.

use competition::round_robin::{in_halves, pairs_of};
use competition::{No, round_robin, rounds};

fn written(players: u16, round: u16) -> String {
    let pairs = round_robin(players, round).map(|(first, second)| format!("{first}:{second}"));
    pairs.collect::<Vec<_>>().join(" ")
}

/// The table for two numbers is the printed one; with the odd number the partner of the highest is free.
fn is_printed(even: u16, printed: &[&str]) {
    let table = |players| (1..=rounds(players)).map(|round| written(players, round)).collect::<Vec<_>>();
    assert_eq!(table(even), printed);
    assert_eq!(table(even - 1), printed);
    for round in 1..=rounds(even) {
        let (full, odd) = (pairs_of(even, 1, round), pairs_of(even - 1, 1, round));
        let with_last = full.pairs.iter().find(|pair| pair.0 == No(even) || pair.1 == No(even));
        let partner = with_last.map(|pair| if pair.0 == No(even) { pair.1 } else { pair.0 });
        assert_eq!((full.free, odd.free), (None, partner));
        assert_eq!(odd.pairs.len() + 1, full.pairs.len());
    }
}

#[test]
fn ru22_a2_3_4_the_printed_table() {
    is_printed(4, &["1:4 2:3", "4:3 1:2", "2:4 3:1"]);
}

#[test]
fn ru22_a2_5_6_the_printed_table() {
    is_printed(6, &["1:6 2:5 3:4", "6:4 5:3 1:2", "2:6 3:1 4:5", "6:5 1:4 2:3", "3:6 4:2 5:1"]);
}

#[test]
fn ru22_a2_7_8_the_printed_table() {
    is_printed(
        8,
        &[
            "1:8 2:7 3:6 4:5",
            "8:5 6:4 7:3 1:2",
            "2:8 3:1 4:7 5:6",
            "8:6 7:5 1:4 2:3",
            "3:8 4:2 5:1 6:7",
            "8:7 1:6 2:5 3:4",
            "4:8 5:3 6:2 7:1",
        ],
    );
}

#[test]
fn ru22_a2_9_10_the_printed_table() {
    is_printed(
        10,
        &[
            "1:10 2:9 3:8 4:7 5:6",
            "10:6 7:5 8:4 9:3 1:2",
            "2:10 3:1 4:9 5:8 6:7",
            "10:7 8:6 9:5 1:4 2:3",
            "3:10 4:2 5:1 6:9 7:8",
            "10:8 9:7 1:6 2:5 3:4",
            "4:10 5:3 6:2 7:1 8:9",
            "10:9 1:8 2:7 3:6 4:5",
            "5:10 6:4 7:3 8:2 9:1",
        ],
    );
}

#[test]
fn ru22_a2_11_12_the_printed_table() {
    is_printed(
        12,
        &[
            "1:12 2:11 3:10 4:9 5:8 6:7",
            "12:7 8:6 9:5 10:4 11:3 1:2",
            "2:12 3:1 4:11 5:10 6:9 7:8",
            "12:8 9:7 10:6 11:5 1:4 2:3",
            "3:12 4:2 5:1 6:11 7:10 8:9",
            "12:9 10:8 11:7 1:6 2:5 3:4",
            "4:12 5:3 6:2 7:1 8:11 9:10",
            "12:10 11:9 1:8 2:7 3:6 4:5",
            "5:12 6:4 7:3 8:2 9:1 10:11",
            "12:11 1:10 2:9 3:8 4:7 5:6",
            "6:12 7:5 8:4 9:3 10:2 11:1",
        ],
    );
}

#[test]
fn ru22_a2_13_14_the_printed_table() {
    is_printed(
        14,
        &[
            "1:14 2:13 3:12 4:11 5:10 6:9 7:8",
            "14:8 9:7 10:6 11:5 12:4 13:3 1:2",
            "2:14 3:1 4:13 5:12 6:11 7:10 8:9",
            "14:9 10:8 11:7 12:6 13:5 1:4 2:3",
            "3:14 4:2 5:1 6:13 7:12 8:11 9:10",
            "14:10 11:9 12:8 13:7 1:6 2:5 3:4",
            "4:14 5:3 6:2 7:1 8:13 9:12 10:11",
            "14:11 12:10 13:9 1:8 2:7 3:6 4:5",
            "5:14 6:4 7:3 8:2 9:1 10:13 11:12",
            "14:12 13:11 1:10 2:9 3:8 4:7 5:6",
            "6:14 7:5 8:4 9:3 10:2 11:1 12:13",
            "14:13 1:12 2:11 3:10 4:9 5:8 6:7",
            "7:14 8:6 9:5 10:4 11:3 12:2 13:1",
        ],
    );
}

#[test]
fn ru22_a2_15_16_the_printed_table() {
    is_printed(
        16,
        &[
            "1:16 2:15 3:14 4:13 5:12 6:11 7:10 8:9",
            "16:9 10:8 11:7 12:6 13:5 14:4 15:3 1:2",
            "2:16 3:1 4:15 5:14 6:13 7:12 8:11 9:10",
            "16:10 11:9 12:8 13:7 14:6 15:5 1:4 2:3",
            "3:16 4:2 5:1 6:15 7:14 8:13 9:12 10:11",
            "16:11 12:10 13:9 14:8 15:7 1:6 2:5 3:4",
            "4:16 5:3 6:2 7:1 8:15 9:14 10:13 11:12",
            "16:12 13:11 14:10 15:9 1:8 2:7 3:6 4:5",
            "5:16 6:4 7:3 8:2 9:1 10:15 11:14 12:13",
            "16:13 14:12 15:11 1:10 2:9 3:8 4:7 5:6",
            "6:16 7:5 8:4 9:3 10:2 11:1 12:15 13:14",
            "16:14 15:13 1:12 2:11 3:10 4:9 5:8 6:7",
            "7:16 8:6 9:5 10:4 11:3 12:2 13:1 14:15",
            "16:15 1:14 2:13 3:12 4:11 5:10 6:9 7:8",
            "8:16 9:7 10:6 11:5 12:4 13:3 14:2 15:1",
        ],
    );
}

#[test]
fn ru22_a2_17_18_the_printed_table() {
    is_printed(
        18,
        &[
            "1:18 2:17 3:16 4:15 5:14 6:13 7:12 8:11 9:10",
            "18:10 11:9 12:8 13:7 14:6 15:5 16:4 17:3 1:2",
            "2:18 3:1 4:17 5:16 6:15 7:14 8:13 9:12 10:11",
            "18:11 12:10 13:9 14:8 15:7 16:6 17:5 1:4 2:3",
            "3:18 4:2 5:1 6:17 7:16 8:15 9:14 10:13 11:12",
            "18:12 13:11 14:10 15:9 16:8 17:7 1:6 2:5 3:4",
            "4:18 5:3 6:2 7:1 8:17 9:16 10:15 11:14 12:13",
            "18:13 14:12 15:11 16:10 17:9 1:8 2:7 3:6 4:5",
            "5:18 6:4 7:3 8:2 9:1 10:17 11:16 12:15 13:14",
            "18:14 15:13 16:12 17:11 1:10 2:9 3:8 4:7 5:6",
            "6:18 7:5 8:4 9:3 10:2 11:1 12:17 13:16 14:15",
            "18:15 16:14 17:13 1:12 2:11 3:10 4:9 5:8 6:7",
            "7:18 8:6 9:5 10:4 11:3 12:2 13:1 14:17 15:16",
            "18:16 17:15 1:14 2:13 3:12 4:11 5:10 6:9 7:8",
            "8:18 9:7 10:6 11:5 12:4 13:3 14:2 15:1 16:17",
            "18:17 1:16 2:15 3:14 4:13 5:12 6:11 7:10 8:9",
            "9:18 10:8 11:7 12:6 13:5 14:4 15:3 16:2 17:1",
        ],
    );
}

#[test]
fn ru22_a2_19_20_the_printed_table() {
    is_printed(
        20,
        &[
            "1:20 2:19 3:18 4:17 5:16 6:15 7:14 8:13 9:12 10:11",
            "20:11 12:10 13:9 14:8 15:7 16:6 17:5 18:4 19:3 1:2",
            "2:20 3:1 4:19 5:18 6:17 7:16 8:15 9:14 10:13 11:12",
            "20:12 13:11 14:10 15:9 16:8 17:7 18:6 19:5 1:4 2:3",
            "3:20 4:2 5:1 6:19 7:18 8:17 9:16 10:15 11:14 12:13",
            "20:13 14:12 15:11 16:10 17:9 18:8 19:7 1:6 2:5 3:4",
            "4:20 5:3 6:2 7:1 8:19 9:18 10:17 11:16 12:15 13:14",
            "20:14 15:13 16:12 17:11 18:10 19:9 1:8 2:7 3:6 4:5",
            "5:20 6:4 7:3 8:2 9:1 10:19 11:18 12:17 13:16 14:15",
            "20:15 16:14 17:13 18:12 19:11 1:10 2:9 3:8 4:7 5:6",
            "6:20 7:5 8:4 9:3 10:2 11:1 12:19 13:18 14:17 15:16",
            "20:16 17:15 18:14 19:13 1:12 2:11 3:10 4:9 5:8 6:7",
            "7:20 8:6 9:5 10:4 11:3 12:2 13:1 14:19 15:18 16:17",
            "20:17 18:16 19:15 1:14 2:13 3:12 4:11 5:10 6:9 7:8",
            "8:20 9:7 10:6 11:5 12:4 13:3 14:2 15:1 16:19 17:18",
            "20:18 19:17 1:16 2:15 3:14 4:13 5:12 6:11 7:10 8:9",
            "9:20 10:8 11:7 12:6 13:5 14:4 15:3 16:2 17:1 18:19",
            "20:19 1:18 2:17 3:16 4:15 5:14 6:13 7:12 8:11 9:10",
            "10:20 11:9 12:8 13:7 14:6 15:5 16:4 17:3 18:2 19:1",
        ],
    );
}

#[test]
fn ru22_a2_21_22_the_printed_table() {
    is_printed(
        22,
        &[
            "1:22 2:21 3:20 4:19 5:18 6:17 7:16 8:15 9:14 10:13 11:12",
            "22:12 13:11 14:10 15:9 16:8 17:7 18:6 19:5 20:4 21:3 1:2",
            "2:22 3:1 4:21 5:20 6:19 7:18 8:17 9:16 10:15 11:14 12:13",
            "22:13 14:12 15:11 16:10 17:9 18:8 19:7 20:6 21:5 1:4 2:3",
            "3:22 4:2 5:1 6:21 7:20 8:19 9:18 10:17 11:16 12:15 13:14",
            "22:14 15:13 16:12 17:11 18:10 19:9 20:8 21:7 1:6 2:5 3:4",
            "4:22 5:3 6:2 7:1 8:21 9:20 10:19 11:18 12:17 13:16 14:15",
            "22:15 16:14 17:13 18:12 19:11 20:10 21:9 1:8 2:7 3:6 4:5",
            "5:22 6:4 7:3 8:2 9:1 10:21 11:20 12:19 13:18 14:17 15:16",
            "22:16 17:15 18:14 19:13 20:12 21:11 1:10 2:9 3:8 4:7 5:6",
            "6:22 7:5 8:4 9:3 10:2 11:1 12:21 13:20 14:19 15:18 16:17",
            "22:17 18:16 19:15 20:14 21:13 1:12 2:11 3:10 4:9 5:8 6:7",
            "7:22 8:6 9:5 10:4 11:3 12:2 13:1 14:21 15:20 16:19 17:18",
            "22:18 19:17 20:16 21:15 1:14 2:13 3:12 4:11 5:10 6:9 7:8",
            "8:22 9:7 10:6 11:5 12:4 13:3 14:2 15:1 16:21 17:20 18:19",
            "22:19 20:18 21:17 1:16 2:15 3:14 4:13 5:12 6:11 7:10 8:9",
            "9:22 10:8 11:7 12:6 13:5 14:4 15:3 16:2 17:1 18:21 19:20",
            "22:20 21:19 1:18 2:17 3:16 4:15 5:14 6:13 7:12 8:11 9:10",
            "10:22 11:9 12:8 13:7 14:6 15:5 16:4 17:3 18:2 19:1 20:21",
            "22:21 1:20 2:19 3:18 4:17 5:16 6:15 7:14 8:13 9:12 10:11",
            "11:22 12:10 13:9 14:8 15:7 16:6 17:5 18:4 19:3 20:2 21:1",
        ],
    );
}

#[test]
fn ru22_a2_par2_one_formula_for_all_tables() {
    assert_eq!(written(8, 2), "8:5 6:4 7:3 1:2");
    assert_eq!(written(22, 21), "11:22 12:10 13:9 14:8 15:7 16:6 17:5 18:4 19:3 20:2 21:1");
    // Written out once more from the words of the formula, for sizes that no table is printed for.
    for n in (24..=40_u16).step_by(2) {
        for r in 1..n {
            let s = if r % 2 == 1 { r.div_ceil(2) } else { n / 2 + r / 2 };
            let modulo = |x: i32| (x - 1).rem_euclid(i32::from(n) - 1) + 1;
            let mut pairs = vec![if r % 2 == 1 { format!("{s}:{n}") } else { format!("{n}:{s}") }];
            for k in 1..i32::from(n / 2) {
                let (up, down) = (modulo(i32::from(s) + k), modulo(i32::from(s) - k));
                let (low, high) = (up.min(down), up.max(down));
                pairs.push(if (up + down) % 2 == 1 {
                    format!("{low}:{high}")
                } else {
                    format!("{high}:{low}")
                });
            }
            assert_eq!(written(n, r), pairs.join(" "), "{n} players, round {r}");
        }
    }
}

/// The colours of each number, true for the one named first, and how often it is free.
fn colours(
    players: u16,
    all: impl Iterator<Item = competition::round_robin::Pairs>,
) -> Vec<(Vec<bool>, u16)> {
    let mut colours = vec![(Vec::new(), 0); usize::from(players)];
    for round in all {
        for (first, second) in round.pairs {
            colours[first.index()].0.push(true);
            colours[second.index()].0.push(false);
        }
        if let Some(free) = round.free {
            colours[free.index()].1 += 1;
        }
    }
    colours
}

fn surplus(colours: &[bool]) -> i32 {
    colours.iter().map(|&first| if first { 1 } else { -1 }).sum()
}

fn longest_run(colours: &[bool]) -> usize {
    colours.chunk_by(|one, other| one == other).map(<[bool]>::len).max().unwrap_or(0)
}

#[test]
fn ru22_a2_par3_colours_are_even_and_nobody_has_one_three_times_running() {
    for players in 2..=60_u16 {
        let all = colours(players, (1..=rounds(players)).map(|round| pairs_of(players, 1, round)));
        for (at, (colours, free)) in all.iter().enumerate() {
            let whites = colours.iter().filter(|&&white| white).count();
            let due = match (players % 2, at < usize::from(players) / 2) {
                (0, true) => players / 2,
                (0, false) => players / 2 - 1,
                _ => players / 2,
            };
            assert_eq!(whites, usize::from(due), "number {} of {players}", at + 1);
            assert_eq!(*free, players % 2);
            assert!(players % 2 == 1 || longest_run(colours) <= 2, "number {} of {players}", at + 1);
        }
    }
}

#[test]
fn ru22_1_4_a_everybody_meets_everybody_once() {
    for players in 2..=60_u16 {
        meet(players, 1, |round| pairs_of(players, 1, round));
    }
    assert_eq!((rounds(6), rounds(5), rounds(1), rounds(0)), (5, 5, 0, 0));
    assert_eq!(written(6, 1), "1:6 2:5 3:4");
    assert_eq!(round_robin(6, 0).count() + round_robin(6, 6).count() + round_robin(0, 1).count(), 0);
    // Two cycles: ten rounds, thirty games, each pair with both colours.
    meet(6, 2, |round| pairs_of(6, 2, round));
    assert_eq!((1..=10).map(|round| pairs_of(6, 2, round).pairs.len()).sum::<usize>(), 30);
    assert_eq!((pairs_of(6, 2, 0).pairs.len(), pairs_of(6, 2, 11).pairs.len()), (0, 0));
}

/// Everybody meets everybody so often in all rounds, and with both colours equally often in an even number of
/// cycles.
fn meet(players: u16, cycles: u16, round: impl Fn(u16) -> competition::round_robin::Pairs) {
    let n = usize::from(players);
    let mut firsts = vec![vec![0_u16; n]; n];
    for number in 1..=rounds(players) * cycles {
        let mut seen = vec![false; n];
        let pairs = round(number);
        for no in pairs.pairs.iter().flat_map(|pair| [pair.0, pair.1]).chain(pairs.free) {
            assert!(!core::mem::replace(&mut seen[no.index()], true), "{no} twice in round {number}");
        }
        assert!(seen.iter().all(|&seen| seen), "{players}: somebody is forgotten in round {number}");
        for (first, second) in pairs.pairs {
            firsts[first.index()][second.index()] += 1;
        }
    }
    for (one, row) in firsts.iter().enumerate() {
        for (other, &white) in row.iter().take(one).enumerate() {
            let black = firsts[other][one];
            assert_eq!(white + black, cycles, "{players}: {} and {}", one + 1, other + 1);
            assert!(white.abs_diff(black) <= cycles % 2);
        }
    }
}

#[test]
fn a_table_of_a_thousand_is_as_good_as_one_of_ten() {
    meet(1_000, 1, |round| pairs_of(1_000, 1, round));
    assert_eq!(round_robin(u16::MAX, 1).count(), 32_767);
    assert_eq!(round_robin(u16::MAX, u16::MAX).count() + round_robin(u16::MAX - 1, u16::MAX - 1).count(), 0);
    assert_eq!(round_robin(65_534, 65_533).last(), Some((No(65_533), No(1))));
}

#[test]
fn ru_codex_app_1_c_inside_the_halves_first_and_then_across() {
    let twelve = in_halves(12);
    let is_inside = |&(one, other): &(No, No)| (one <= No(6)) == (other <= No(6));
    assert_eq!(twelve.len(), 11);
    assert!(twelve[..5].iter().all(|round| round.pairs.iter().all(is_inside)));
    assert!(twelve[5..].iter().all(|round| !round.pairs.iter().any(is_inside)));
    for players in 2..=61_u16 {
        let all = in_halves(players);
        assert_eq!(all.len(), usize::from(rounds(players)));
        meet(players, 1, |round| all[usize::from(round) - 1].clone());
        let half = (players + players % 2) / 2;
        let first_across = all.iter().position(|round| {
            let across = |&(one, other): &(No, No)| (one.0 <= half) != (other.0 <= half);
            round.pairs.iter().filter(|pair| across(pair)).count() > 1
        });
        assert!(players < 6 || first_across == Some(usize::from(half - 1 + half % 2)), "{players}");
        for (at, (colours, free)) in colours(players, all.into_iter()).iter().enumerate() {
            assert!(surplus(colours).abs() <= 1, "number {} of {players}: {colours:?}", at + 1);
            assert_eq!(*free, players % 2);
            assert!(players % 2 == 1 || longest_run(colours) <= 2, "number {} of {players}", at + 1);
        }
    }
    assert!(in_halves(0).is_empty() && in_halves(1).is_empty());
}
