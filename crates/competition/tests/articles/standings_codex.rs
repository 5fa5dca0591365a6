//! RU-CODEX: places and what parts equals (3.16).

use competition::standing::{PlayOff, Rules, change, due, object, standings, start};
use competition::{Exact, No};
use rulebook::law::event::{Format, Tiebreak};
use rulebook::{Edition, Gravity, Mark, Scale};

use crate::desk::{draft, objected_by};
use crate::standings::{
    against, by, empty, four, law, more_wins, order, play, six, table, value, why, with_a_leaver,
};

const CODEX: Edition = Edition::RuCodex;

#[test]
fn ru_codex_3_16_2_equal_points_are_first_split_by_an_additional_match() {
    let mut rules = Rules::usual(CODEX, Format::RoundRobin);
    assert_eq!(rules.tiebreaks[0], Tiebreak::PlayOff);
    let open = due(&four(), &rules);
    assert_eq!(
        (open.len(), open[0].players.clone(), open[0].by.name()),
        (1, vec![No(1), No(3)], "RU-CODEX:3.16.2")
    );
    assert_eq!(start(&rules.law.play_off, 2, false, true), Ok(()));
    assert_eq!(rules.law.play_off.shortened.map(|by| by.name()), Some("RU-CODEX:3.16.2"));
    // By the coefficient the first would be higher; the play-off comes before it.
    assert_eq!(order(&standings(&four(), &rules)), "2 1 3 4");
    rules.play_offs = vec![PlayOff { order: vec![vec![No(3)], vec![No(1)]] }];
    let places = standings(&four(), &rules);
    assert_eq!(order(&places), "2 3 1 4");
    assert_eq!(why(&places, 3), "1 to 0 by play-off [RU-CODEX:3.16.2]");
}

#[test]
fn ru_codex_3_16_3_a_a_coefficient_before_wins() {
    let list = law(CODEX).usual(Format::RoundRobin);
    assert_eq!(list[1..4], [Tiebreak::SonnebornBergerDouble, Tiebreak::Wins, Tiebreak::HeadToHead]);
    assert_eq!(law(CODEX).usual(Format::Swiss)[1], Tiebreak::SolkoffTruncatedFull);
    // 1 has more wins and 2 the larger coefficient.
    let places = by(CODEX, Format::RoundRobin, &more_wins(), list);
    assert_eq!(order(&places), "4 2 1 3");
    assert_eq!(why(&places, 2), "4.5 to 3.5 by sonneborn-berger-double [RU-CODEX:3.16.5]");
}

#[test]
fn ru_codex_3_16_3_b_more_wins() {
    let places = by(CODEX, Format::RoundRobin, &more_wins(), &[Tiebreak::Wins, Tiebreak::HeadToHead]);
    assert_eq!(why(&places, 1), "1 to 0 by wins [RU-CODEX:3.16.3.b]");
}

#[test]
fn ru_codex_3_16_3_c_games_among_the_tied() {
    let table = table(Scale::OneHalfZero, 4, &["1+2 3=4", "1-3 2+4", "1=4 2=3"]);
    let places = by(CODEX, Format::RoundRobin, &table, &[Tiebreak::HeadToHead]);
    assert_eq!(order(&places), "3 1 2 4");
    assert_eq!(why(&places, 1), "1 to 0 by head-to-head [RU-CODEX:3.16.3.c]");
}

#[test]
fn ru_codex_3_16_3_d_points_of_the_beaten() {
    // 1 beat players with 5 and 3 points, 2 beat players with 4 and 3.
    let mut table = empty(Scale::OneHalfZero, 30);
    for game in ["1+3", "1+4", "2+5", "2+6"] {
        play(&mut table, game);
    }
    let mut idle = 7;
    for (no, wins) in [(3, 5), (4, 3), (5, 4), (6, 3)] {
        for _ in 0..wins {
            play(&mut table, &format!("{no}+{idle}"));
            idle += 1;
        }
    }
    let places = by(CODEX, Format::Swiss, &table, &[Tiebreak::Wins, Tiebreak::BeatenPoints]);
    assert_eq!(why(&places, 1), "8 to 7 by beaten-points [RU-CODEX:3.16.3.d]");
    assert_eq!(value(&four(), Tiebreak::BeatenPoints, 1), "2");
}

#[test]
fn ru_codex_3_16_3_e_results_in_the_order_of_places() {
    // 2 and 3 are tied; against the first 2 drew and 3 lost.
    let table = table(Scale::OneHalfZero, 4, &["1=2 3+4", "1+3 2=4", "1+4 2=3"]);
    let places = by(CODEX, Format::RoundRobin, &table, &[Tiebreak::ResultsByPlace]);
    assert_eq!(order(&places), "1 2 3 4");
    assert_eq!(why(&places, 2), "0.5 to 0 by results-by-place against 1 [RU-CODEX:3.16.3.e]");
}

#[test]
fn ru_codex_3_16_4_shmulyan() {
    let table = against(Scale::OneHalfZero, &[(Mark::Win, 5), (Mark::Win, 3), (Mark::Loss, 5)]);
    // Who won against him has one point more: six.
    assert_eq!(value(&table, Tiebreak::Shmulyan, 1), "2");
}

#[test]
fn ru_codex_3_16_5_sonneborn_berger_is_doubled() {
    let mut table = against(Scale::OneHalfZero, &[(Mark::Win, 5), (Mark::Win, 3), (Mark::Draw, 3)]);
    // The one who drew has three wins and two draws.
    play(&mut table, "4=9");
    assert_eq!(table.points(No(4)).to_string(), "4");
    assert_eq!(value(&table, Tiebreak::SonnebornBergerDouble, 1), "20");
    assert!(law(CODEX).permits(Tiebreak::SonnebornBerger, Format::RoundRobin).is_err());
}

#[test]
fn ru_codex_3_16_6_buchholz() {
    let table =
        against(Scale::OneHalfZero, &[(Mark::Win, 6), (Mark::Win, 5), (Mark::Win, 4), (Mark::Win, 3)]);
    assert_eq!(value(&table, Tiebreak::Buchholz, 1), "18");
}

#[test]
fn ru_codex_3_16_7_without_the_best_and_the_worst() {
    let table =
        against(Scale::OneHalfZero, &[(Mark::Win, 6), (Mark::Win, 5), (Mark::Win, 4), (Mark::Win, 3)]);
    assert_eq!(value(&table, Tiebreak::BuchholzMedian, 1), "9");
    assert_eq!(law(CODEX).article(Tiebreak::BuchholzMedian, Format::Swiss).name(), "RU-CODEX:3.16.7");
}

/// Players 1 and 2 won all their games, against players with these points.
pub(crate) fn two(scale: Scale, first: &[u32], second: &[u32]) -> competition::Table {
    let mut table = empty(scale, 200);
    let (mut other, mut idle) = (3, 3 + first.len() + second.len());
    for (no, points) in first.iter().map(|points| (1, points)).chain(second.iter().map(|points| (2, points)))
    {
        play(&mut table, &format!("{no}+{other}"));
        while table.points(No(other)).in_halves() < 2 * points {
            play(&mut table, &format!("{other}+{idle}"));
            idle += 1;
        }
        other += 1;
    }
    table
}

#[test]
fn ru_codex_3_16_8_the_truncated_solkoff_goes_on_until_it_splits() {
    let table = two(Scale::OneHalfZero, &[6, 5, 4, 3], &[7, 5, 3, 3]);
    let list = [Tiebreak::Wins, Tiebreak::SolkoffTruncatedFull];
    let places = by(CODEX, Format::Swiss, &table, &list);
    let own = |no| places.iter().find(|place| place.no == No(no)).expect("a place").values[1].1.clone();
    assert_eq!(own(2), [Exact::from(15), Exact::from(12)]);
    assert_eq!(own(1)[..2], [Exact::from(15), Exact::from(11)]);
    assert_eq!(why(&places, 2), "12 to 11 by solkoff-truncated-full, value 2 [RU-CODEX:3.16.8]");
}

#[test]
fn ru_codex_3_16_9_riga() {
    let mut table = against(Scale::OneHalfZero, &[(Mark::Win, 5), (Mark::Draw, 3), (Mark::Loss, 5)]);
    play(&mut table, "3=9");
    assert_eq!(value(&table, Tiebreak::Riga, 1), "22");
}

#[test]
fn ru_codex_3_16_10_the_larger_coefficient_first() {
    let table = two(Scale::OneHalfZero, &[7, 5, 4, 2], &[7, 6, 4, 3]);
    for (which, reason) in [
        (Tiebreak::Buchholz, "20 to 18 by buchholz [RU-CODEX:3.16.6]"),
        (Tiebreak::SonnebornBergerDouble, "40 to 36 by sonneborn-berger-double [RU-CODEX:3.16.5]"),
        (Tiebreak::Riga, "40 to 36 by riga [RU-CODEX:3.16.9]"),
    ] {
        assert_eq!(why(&by(CODEX, Format::Swiss, &table, &[Tiebreak::Wins, which]), 2), reason);
    }
}

#[test]
fn ru_codex_3_16_11_byes_and_withdrawals_in_a_swiss() {
    let rules = Rules::listing(CODEX, Format::Swiss, &[Tiebreak::Buchholz]);
    let of = |table: &competition::Table, no: u16| {
        let places = standings(table, &rules);
        places.iter().find(|place| place.no == No(no)).expect("a place").values[0].1[0]
    };
    // 1 met somebody with 2.5 points and had a bye; nobody has less than 1.5.
    let bye = table(Scale::OneHalfZero, 3, &["1-2 3b", "1b 2+3", "1=3 2=3"]);
    assert_eq!(bye.numbers().map(|no| bye.points(no).to_string()).collect::<Vec<_>>(), ["1.5", "2.5", "2"]);
    assert_eq!(of(&bye, 1), Exact::from(6));
    // The leaver had 2 points of three rounds; the others of his group scored 2, 1.5 and 2.5 more.
    assert_eq!(of(&with_a_leaver(Scale::OneHalfZero), 1), Exact::from(4));
    // Thirds stay thirds: two of three who were with him score one point more.
    let mut thirds = table(Scale::OneHalfZero, 8, &["1-2 3+5 4+6 7+8", "1=5 3+6 4+8 7-1"]);
    thirds.line_mut(No(2)).expect("a player").withdrawn_after = Some(1);
    assert_eq!(of(&thirds, 1), Exact::ratio(1, 2) + Exact::from(1) + Exact::ratio(5, 3));
    assert_eq!(of(&six(), 1), Exact::from(5));
}

#[test]
fn ru_codex_3_16_12_no_event_without_its_coefficient() {
    let found = object(law(CODEX), Format::Swiss, &[]);
    assert_eq!((found[0].by.name(), found[0].weight), ("RU-CODEX:3.16.12", Gravity::Refusal));
    assert_eq!(change(law(CODEX), 1).expect_err("closed").by.name(), "RU-CODEX:3.16.12");
    let mut draft = draft("RU-CODEX", "russian");
    assert!(!draft.standing.tiebreaks.is_empty());
    draft.standing.tiebreaks.clear();
    objected_by(&draft, "RU-CODEX:3.16.12");
    let unknown = object(law(CODEX), Format::Swiss, &[Tiebreak::SolkoffPlus]);
    assert_eq!(unknown[0].by.name(), "RU-CODEX:3.16.3.a");
}
