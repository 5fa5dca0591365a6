//! The round-robin tables, as printed and beyond.

use competition::{No, round_robin, rounds};

fn written(players: u16, round: u16) -> String {
    let pairs = round_robin(players, round).map(|(first, second)| format!("{first}:{second}"));
    pairs.collect::<Vec<_>>().join(" ")
}

fn table(players: u16) -> Vec<String> {
    (1..=rounds(players)).map(|round| written(players, round)).collect()
}

#[test]
fn ru22_a2_3_4_the_printed_table() {
    assert_eq!(table(4), ["1:4 2:3", "4:3 1:2", "2:4 3:1"]);
    assert_eq!(table(3), table(4));
}

#[test]
fn ru22_a2_par2_one_formula_for_all_tables() {
    assert_eq!(written(8, 2), "8:5 6:4 7:3 1:2");
    assert_eq!(written(22, 21), "11:22 12:10 13:9 14:8 15:7 16:6 17:5 18:4 19:3 20:2 21:1");
}

#[test]
fn ru22_a2_par3_colours_are_even_and_nobody_has_one_three_times_running() {
    for players in (4..=60).step_by(2) {
        for number in 1..=players {
            let colours: Vec<bool> = (1..=rounds(players))
                .filter_map(|round| {
                    let pair =
                        round_robin(players, round).find(|pair| pair.0 == No(number) || pair.1 == No(number));
                    pair.map(|pair| pair.0 == No(number))
                })
                .collect();
            let whites = colours.iter().filter(|&&white| white).count();
            let due = if number <= players / 2 { players / 2 } else { players / 2 - 1 };
            assert_eq!(whites, usize::from(due), "number {number} of {players}");
            assert!(colours.windows(3).all(|three| three.iter().any(|&colour| colour != three[0])));
        }
    }
}

#[test]
fn ru22_1_4_a_everybody_meets_everybody_once() {
    for players in 2..=60_u16 {
        let mut met = vec![vec![0; usize::from(players) + 2]; usize::from(players) + 2];
        for round in 1..=rounds(players) {
            for (one, other) in round_robin(players, round) {
                met[one.index()][other.index()] += 1;
                met[other.index()][one.index()] += 1;
            }
        }
        let even = usize::from(players + players % 2);
        for (one, row) in met.iter().take(even).enumerate() {
            for (other, &times) in row.iter().take(even).enumerate() {
                assert_eq!(times, i32::from(one != other), "{players}: {} {}", one + 1, other + 1);
            }
        }
    }
    assert_eq!(rounds(6), 5);
    assert_eq!(round_robin(6, 0).count() + round_robin(6, 6).count() + round_robin(0, 1).count(), 0);
}
