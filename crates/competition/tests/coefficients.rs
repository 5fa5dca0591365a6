//! The coefficients of the editions on two small tables.

use competition::{Cell, Coefficient, Line, No, Table};
use draughts::Colour;
use rulebook::{Mark, Scale};

/// Games as `one-other` with the mark of the first, round by round.
fn table(players: u16, rounds: &[&[(u16, u16, Mark)]]) -> Table {
    let mut table = Table::new(Scale::OneHalfZero, vec![Line::default(); usize::from(players)]);
    for games in rounds {
        for &(one, other, mark) in *games {
            let reply = match mark {
                Mark::Win => Mark::Loss,
                Mark::Loss => Mark::Win,
                mark => mark,
            };
            let line = table.line_mut(No(one)).expect("a player");
            line.cells.push(Cell::game(No(other), Colour::White, mark));
            let line = table.line_mut(No(other)).expect("a player");
            line.cells.push(Cell::game(No(one), Colour::Black, reply));
        }
    }
    table
}

/// A round robin of four: A-B 1:0, A-C ½:½, A-D 0:1, B-C 1:0, B-D 1:0, C-D 1:0.
fn four() -> Table {
    use Mark::{Draw, Loss, Win};
    table(4, &[&[(1, 2, Win), (3, 4, Win)], &[(1, 3, Draw), (2, 4, Win)], &[(1, 4, Loss), (2, 3, Win)]])
}

/// A Swiss of six in three rounds.
fn six() -> Table {
    use Mark::{Draw, Win};
    table(
        6,
        &[
            &[(1, 4, Win), (2, 5, Win), (3, 6, Draw)],
            &[(1, 2, Draw), (6, 4, Win), (3, 5, Win)],
            &[(1, 3, Win), (2, 6, Win), (4, 5, Win)],
        ],
    )
}

fn column(table: &Table, coefficient: Coefficient) -> Vec<String> {
    table.numbers().map(|no| coefficient.value(table, no).to_string()).collect()
}

#[test]
fn ru22_5_4_8_3_1_sonneborn_berger_and_its_double() {
    assert_eq!(column(&four(), Coefficient::SonnebornBerger), ["2.75", "2.5", "1.75", "1.5"]);
    assert_eq!(column(&four(), Coefficient::SonnebornBergerDouble), ["5.5", "5", "3.5", "3"]);
    assert_eq!(column(&six(), Coefficient::SonnebornBerger)[..4], ["3.75", "2.75", "0.75", "0"]);
}

#[test]
fn ru22_5_4_8_4_1_shmulyan() {
    assert_eq!(column(&four(), Coefficient::Shmulyan), ["1", "1", "-1", "-2"]);
}

#[test]
fn ru22_5_4_8_5_solkoff_sums_the_opponents() {
    assert_eq!(column(&four(), Coefficient::Buchholz), ["4.5", "4", "4.5", "5"]);
    assert_eq!(column(&six(), Coefficient::Buchholz)[..4], ["5", "4", "4", "4"]);
}

#[test]
fn ru22_5_4_8_6_median_solkoff() {
    assert_eq!(column(&six(), Coefficient::BuchholzMedian)[..4], ["1.5", "1.5", "1.5", "1.5"]);
}

#[test]
fn ru22_5_4_8_7_truncated_solkoff_short_and_full() {
    assert_eq!(column(&six(), Coefficient::BuchholzCut1)[..4], ["4", "4", "4", "4"]);
    let full = Coefficient::SolkoffTruncatedFull.values(&six(), No(1));
    assert_eq!(full.iter().map(ToString::to_string).collect::<Vec<_>>(), ["4", "2.5"]);
}

#[test]
fn ru22_5_4_8_8_solkoff_plus() {
    assert_eq!(column(&four(), Coefficient::SolkoffPlus), ["13.5", "14", "13.5", "13"]);
    assert_eq!(column(&six(), Coefficient::SolkoffPlus)[..4], ["12", "15", "15", "15"]);
}

#[test]
fn ru22_5_4_8_9_solkoff_balyakin_in_both_readings() {
    assert_eq!(column(&four(), Coefficient::SolkoffBalyakin), ["19.75", "18.5", "19.75", "21.5"]);
    assert_eq!(column(&four(), Coefficient::SolkoffBalyakinScored), ["6.25", "9.5", "7.25", "4.5"]);
    assert_eq!(column(&six(), Coefficient::SolkoffBalyakin)[0], "20");
    assert_eq!(column(&six(), Coefficient::SolkoffBalyakinScored)[..2], ["10", "12.5"]);
}

#[test]
fn ru22_5_4_8_10_riga() {
    assert_eq!(column(&four(), Coefficient::Riga), ["7.25", "6.5", "6.25", "6.5"]);
}

/// With all games played, the doubled Sonneborn-Berger is Solkoff plus Shmulyan, and Riga is Solkoff and half of it.
#[test]
fn coefficients_agree_with_each_other() {
    let value = |table: &Table, coefficient: Coefficient, no| coefficient.value(table, no);
    for table in [four(), six()] {
        for no in table.numbers() {
            let solkoff = value(&table, Coefficient::Buchholz, no);
            let double = value(&table, Coefficient::SonnebornBergerDouble, no);
            assert_eq!(double, solkoff + value(&table, Coefficient::Shmulyan, no));
            assert_eq!(value(&table, Coefficient::Riga, no), solkoff + double.half());
        }
    }
}
