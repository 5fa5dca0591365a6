//! UA24: places and what parts equals (III.standings).

use competition::standing::{PlayOff, Rules, change, due, object, standings, start};
use competition::{Exact, No, Table};
use rulebook::law::event::{Format, Tiebreak};
use rulebook::{Edition, Gravity, Mark, Scale};

use crate::standings::{against, by, empty, law, order, play, table, value, why, with_a_leaver};
use crate::standings_codex::two;

const UA24: Edition = Edition::Ua24;

#[test]
fn ua24_iii_timecontrol_8_rapid_and_blitz_decide_shared_places() {
    let law = &law(UA24).play_off;
    assert_eq!(law.shortened.map(|by| by.name()), Some("UA24:III.timecontrol.8"));
    assert_eq!(start(law, 1, false, true), Ok(()));
}

#[test]
fn ua24_iii_standings_2_a_play_off_for_the_first_place_only() {
    // 1 and 2 share the first place, 3 and 4 the third.
    let table = table(Scale::TwoOneZero, 4, &["1=2 3=4", "1+3 2+4", "1+4 2+3"]);
    let mut rules = Rules::usual(UA24, Format::RoundRobin);
    let open = due(&table, &rules);
    assert_eq!(
        (open.len(), open[0].players.clone(), open[0].by.name()),
        (1, vec![No(1), No(2)], "UA24:III.standings.2")
    );
    let third = start(&rules.law.play_off, 3, true, true).expect_err("the criteria decide");
    assert_eq!(third.by.name(), "UA24:III.standings.2");
    rules.play_offs = vec![
        PlayOff { order: vec![vec![No(2)], vec![No(1)]] },
        PlayOff { order: vec![vec![No(4)], vec![No(3)]] },
    ];
    assert_eq!(order(&standings(&table, &rules)), "2 1 (3 4)");
}

/// 1 and 2 are level, and 1 won their game.
fn level_two() -> Table {
    table(Scale::TwoOneZero, 4, &["1+2 3=4", "1-3 2+4", "1=4 2=3"])
}

/// 1 beat 2, 2 beat 3 and 3 beat 1, beside other games.
fn level_three(games: &[&str]) -> Table {
    let mut rounds = vec!["1+2", "2+3", "3+1"];
    rounds.extend(games);
    table(Scale::TwoOneZero, 6, &rounds)
}

#[test]
fn ua24_iii_standings_3_1_a_the_individual_encounter_of_two() {
    let places = by(UA24, Format::RoundRobin, &level_two(), &[Tiebreak::HeadToHead]);
    assert_eq!(why(&places, 1), "2 to 0 by head-to-head [UA24:III.standings.3.1.a]");
    // Three who beat each other in a circle: not asked, until wins have put 3 in front of the other two.
    let circle = level_three(&["3+4", "3-6", "1=4 2=5", "1=5 2=4"]);
    let skipped = by(UA24, Format::RoundRobin, &circle, &[Tiebreak::HeadToHead]);
    assert!(order(&skipped).starts_with("(1 2 3)"), "{}", order(&skipped));
    let again = by(UA24, Format::RoundRobin, &circle, &[Tiebreak::HeadToHead, Tiebreak::Wins]);
    assert!(order(&again).starts_with("3 1 2"), "{}", order(&again));
    assert_eq!(why(&again, 1), "2 to 0 by head-to-head [UA24:III.standings.3.1.a]");
    assert_eq!(why(&again, 3), "2 to 1 by wins [UA24:III.standings.3.1.d]");
}

#[test]
fn ua24_iii_standings_3_1_b_shmulyan() {
    let table = against(Scale::TwoOneZero, &[(Mark::Win, 5), (Mark::Win, 4), (Mark::Loss, 5)]);
    assert_eq!(value(&table, Tiebreak::Shmulyan, 1), "6");
    assert_eq!(law(UA24).article(Tiebreak::Shmulyan, Format::RoundRobin).name(), "UA24:III.standings.3.1.b");
}

#[test]
fn ua24_iii_standings_3_1_c_sonneborn_berger_is_doubled() {
    let table = against(Scale::TwoOneZero, &[(Mark::Win, 5), (Mark::Win, 4), (Mark::Draw, 4)]);
    assert_eq!(value(&table, Tiebreak::SonnebornBergerDouble, 1), "45");
}

#[test]
fn ua24_iii_standings_3_1_d_most_wins() {
    let table = table(Scale::TwoOneZero, 4, &["1=2 3=4", "1+3 2=4", "1-4 2=3"]);
    let places = by(UA24, Format::RoundRobin, &table, &[Tiebreak::Wins]);
    assert_eq!(why(&places, 1), "1 to 0 by wins [UA24:III.standings.3.1.d]");
}

#[test]
fn ua24_iii_standings_3_1_e_results_in_the_order_of_places() {
    let table = table(Scale::TwoOneZero, 4, &["1=2 3+4", "1+3 2=4", "1+4 2=3"]);
    let places = by(UA24, Format::RoundRobin, &table, &[Tiebreak::ResultsByPlace]);
    assert_eq!(why(&places, 2), "1 to 0 by results-by-place against 1 [UA24:III.standings.3.1.e]");
    let usual = law(UA24).usual(Format::RoundRobin);
    let order = [Tiebreak::HeadToHead, Tiebreak::Shmulyan, Tiebreak::SonnebornBergerDouble, Tiebreak::Wins];
    assert_eq!((&usual[1..5], usual[5]), (&order[..], Tiebreak::ResultsByPlace));
}

#[test]
fn ua24_iii_standings_3_2_a_the_individual_encounter_in_a_swiss() {
    let places = by(UA24, Format::Swiss, &level_two(), &[Tiebreak::HeadToHead]);
    assert_eq!(why(&places, 1), "2 to 0 by head-to-head [UA24:III.standings.3.2.a]");
    // Never met: the criterion is passed over.
    let apart = table(Scale::TwoOneZero, 4, &["1+3 2+4"]);
    assert_eq!(order(&by(UA24, Format::Swiss, &apart, &[Tiebreak::HeadToHead])), "(1 2) (3 4)");
}

/// A met players with 14, 12, 10 and 8 points, B with 15, 12, 9 and 8 (two points a win and one a draw).
fn fourteen_and_fifteen() -> Table {
    let mut table = two(Scale::TwoOneZero, &[14, 12, 10, 8], &[14, 12, 8, 8]);
    for no in [7, 9] {
        play(&mut table, &format!("{no}=199"));
    }
    table
}

#[test]
fn ua24_iii_standings_3_2_b_truncated_solkoff_until_it_splits() {
    let table = fourteen_and_fifteen();
    assert_eq!([7, 9].map(|no| table.points(No(no)).to_string()), ["15", "9"]);
    let places = by(UA24, Format::Swiss, &table, &[Tiebreak::Wins, Tiebreak::SolkoffTruncatedFull]);
    assert_eq!(why(&places, 2), "27 to 26 by solkoff-truncated-full, value 2 [UA24:III.standings.3.2.b]");
    let first = places.iter().find(|place| place.no == No(2)).expect("a place").values[1].1[0];
    assert_eq!(first, Exact::from(36));
}

#[test]
fn ua24_iii_standings_3_2_c_median_solkoff_goes_on_without_more_of_the_worst() {
    let places =
        by(UA24, Format::Swiss, &fourteen_and_fifteen(), &[Tiebreak::Wins, Tiebreak::BuchholzMedianFull]);
    assert_eq!(why(&places, 1), "22 to 21 by buchholz-median-full [UA24:III.standings.3.2.c]");
    // 20, 12, 10, 8 and 6 against 20, 14, 8, 8 and 6: 30 = 30; without the two worst and the best 22 and 22; then 12
    // and 14.
    let further = two(Scale::TwoOneZero, &[20, 12, 10, 8, 6], &[20, 14, 8, 8, 6]);
    let places = by(UA24, Format::Swiss, &further, &[Tiebreak::Wins, Tiebreak::BuchholzMedianFull]);
    assert_eq!(why(&places, 2), "14 to 12 by buchholz-median-full, value 3 [UA24:III.standings.3.2.c]");
}

#[test]
fn ua24_iii_standings_3_2_d_most_wins_in_a_swiss() {
    let table = table(Scale::TwoOneZero, 4, &["1=2 3=4", "1+3 2=4", "1-4 2=3"]);
    let places = by(UA24, Format::Swiss, &table, &[Tiebreak::Wins]);
    assert_eq!(why(&places, 1), "1 to 0 by wins [UA24:III.standings.3.2.d]");
}

#[test]
fn ua24_iii_standings_3_2_e_the_next_common_place_or_nothing() {
    // 2 and 3 are tied. 2 beat the first, 3 did not meet him; both met 4: 2 lost and 3 drew.
    let games = ["1-2", "1+5 1+6 1+7", "2-4", "3=4", "3=5", "3+8 4+9"];
    let common = table(Scale::TwoOneZero, 9, &games);
    let rules = Rules::listing(UA24, Format::Swiss, &[Tiebreak::ResultsByPlace]);
    play_points(&common, &[(1, "6"), (2, "2"), (3, "4"), (4, "5")]);
    let mut level = common.clone();
    play(&mut level, "2=8");
    play(&mut level, "2=9");
    play_points(&level, &[(2, "4"), (3, "4")]);
    let places = standings(&level, &rules);
    assert_eq!(why(&places, 3), "1 to 0 by results-by-place against 4 [UA24:III.standings.3.2.e]");
    // Without any common opponent nothing is decided.
    let apart = table(Scale::TwoOneZero, 6, &["1+3 2+4", "1=5 2=6"]);
    assert!(order(&standings(&apart, &rules)).starts_with("(1 2)"));
}

#[track_caller]
fn play_points(table: &Table, expected: &[(u16, &str)]) {
    for (no, points) in expected {
        assert_eq!(table.points(No(*no)).to_string(), *points, "points of {no}");
    }
}

#[test]
fn ua24_iii_standings_4_the_regulation_orders_and_adds() {
    let list = [Tiebreak::Wins, Tiebreak::Buchholz, Tiebreak::SolkoffPlus];
    assert_eq!(object(law(UA24), Format::Swiss, &list), []);
    assert_eq!(law(UA24).article(Tiebreak::SolkoffPlus, Format::Swiss).name(), "UA24:III.standings.4");
    // 1 has more wins, 2 met stronger players.
    let mut table = empty(Scale::TwoOneZero, 12);
    for game in ["1+3", "1-4", "4+10", "2=5", "2=6", "5+7", "5+8", "6+9"] {
        play(&mut table, game);
    }
    let wins = by(UA24, Format::Swiss, &table, &list);
    assert_eq!(why(&wins, 1), "1 to 0 by wins [UA24:III.standings.3.2.d]");
    let solkoff = by(UA24, Format::Swiss, &table, &[Tiebreak::Buchholz, Tiebreak::Wins]);
    let position = |no| solkoff.iter().position(|place| place.no == No(no));
    assert!(position(2) < position(1));
}

#[test]
fn ua24_iii_standings_5_a_bye_counts_the_last_finisher_and_a_leaver_the_average() {
    let rules = Rules::listing(UA24, Format::Swiss, &[Tiebreak::Buchholz]);
    let of_one = |table: &Table| {
        let places = standings(table, &rules);
        places.iter().find(|place| place.no == No(1)).expect("a place").values[0].1[0]
    };
    // 4 has nothing and left; the last of those who finished has two points.
    let mut table = table(Scale::TwoOneZero, 4, &["1b 2+3 4a", "1+2 3b 4a", "1+3 2b 4a"]);
    table.line_mut(No(4)).expect("a player").withdrawn_after = Some(0);
    play_points(&table, &[(1, "6"), (2, "4"), (3, "2"), (4, "0")]);
    assert_eq!(of_one(&table), Exact::from(4 + 2 + 2));
    // In the two-point scale the average of 4, 3 and 5 is 4, above the four he had.
    assert_eq!(of_one(&with_a_leaver(Scale::TwoOneZero)), Exact::from(8));
}

#[test]
fn ua24_iii_standings_6_no_first_round_without_an_approved_list() {
    let found = object(law(UA24), Format::RoundRobin, &[]);
    assert_eq!((found[0].by.name(), found[0].weight), ("UA24:III.standings.6", Gravity::Refusal));
    assert_eq!(change(law(UA24), 3).expect_err("closed").by.name(), "UA24:III.standings.6");
}
