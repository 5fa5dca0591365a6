//! RU22: places and what parts equals (5.4.8, 5.4.10.11-5.4.10.12).

use competition::regulation::System;
use competition::standing::{
    Pairs, Place, PlayOff, Rules, TeamRules, TeamTable, Unmet, Unplayed, change, due, object, standings,
    start, summary, team_standings,
};
use competition::{Cell, Coefficients, Exact, Line, No, Table};
use draughts::Colour;
use rulebook::law::event::{Format, StandingLaw, TeamTiebreak, Tiebreak, Total};
use rulebook::{Edition, Gravity, Mark, Scale, event_law};

use crate::desk::{draft, objected_by};

/// A table of so many players, nothing played.
pub(crate) fn empty(scale: Scale, players: u16) -> Table {
    Table::new(scale, vec![Line::default(); usize::from(players)])
}

/// Rounds in one line each: `1+4 2=5 3-6` are won, drawn and lost by the first, `7p8` is a plus for the first, `7m8`
/// a minus for both, `9b` a bye, `9a` an absence.
pub(crate) fn table(scale: Scale, players: u16, rounds: &[&str]) -> Table {
    let mut table = empty(scale, players);
    for round in rounds {
        for game in round.split_whitespace() {
            play(&mut table, game);
        }
    }
    table
}

#[track_caller]
pub(crate) fn play(table: &mut Table, game: &str) {
    let sign = game.find(|each: char| !each.is_ascii_digit()).expect("a sign");
    let number = |text: &str| No(text.parse().expect("a number"));
    let one = number(&game[..sign]);
    let mut add = |no: No, cell| table.line_mut(no).expect("a player").cells.push(cell);
    let (own, theirs) = match &game[sign..=sign] {
        "+" => (Mark::Win, Mark::Loss),
        "=" => (Mark::Draw, Mark::Draw),
        "-" => (Mark::Loss, Mark::Win),
        "p" => (Mark::Plus, Mark::Minus),
        "m" => (Mark::Minus, Mark::Minus),
        "b" => return add(one, Cell::BYE),
        "a" => return add(one, Cell::ABSENT),
        other => panic!("no game is written {other}"),
    };
    let other = number(&game[sign + 1..]);
    add(one, Cell::game(other, Colour::White, own));
    add(other, Cell::game(one, Colour::Black, theirs));
}

/// The round robin of the fixtures: A-B 1:0, A-C ½:½, A-D 0:1, B-C 1:0, B-D 1:0, C-D 1:0.
pub(crate) fn four() -> Table {
    table(Scale::OneHalfZero, 4, &["1+2 3+4", "1=3 2+4", "1-4 2+3"])
}

/// The Swiss event of the fixtures.
pub(crate) fn six() -> Table {
    table(Scale::OneHalfZero, 6, &["1+4 2+5 3=6", "1=2 6+4 3+5", "1+3 2+6 4+5"])
}

/// A player 1 whose opponents 2, 3, ... end with these points (in wins against idle players).
pub(crate) fn against(scale: Scale, marks: &[(Mark, u16)]) -> Table {
    let most = marks.iter().map(|(_, points)| *points).max().unwrap_or(0);
    let mut table = empty(scale, 1 + marks.len() as u16 + most);
    for (at, (mark, wins)) in marks.iter().enumerate() {
        let other = at as u16 + 2;
        let sign = match mark {
            Mark::Win => "+",
            Mark::Draw => "=",
            _ => "-",
        };
        play(&mut table, &format!("1{sign}{other}"));
        for idle in 0..*wins {
            play(&mut table, &format!("{other}+{}", marks.len() as u16 + 2 + idle));
        }
    }
    table
}

pub(crate) fn value(table: &Table, which: Tiebreak, no: u16) -> String {
    Coefficients::of(table).value(which, No(no)).to_string()
}

pub(crate) fn law(edition: Edition) -> &'static StandingLaw {
    &event_law(edition).standing
}

/// The order of numbers, those who share a place in brackets.
pub(crate) fn order<T>(places: &[Place<T>]) -> String {
    let mut text = String::new();
    for tied in places.chunk_by(|one, other| one.first == other.first) {
        let numbers: Vec<String> = tied.iter().map(|place| place.no.to_string()).collect();
        let joined = numbers.join(" ");
        text += &if tied.len() > 1 { format!("({joined}) ") } else { format!("{joined} ") };
    }
    text.trim_end().to_owned()
}

/// The order by a list of criteria, and the reason of the one who is named.
pub(crate) fn by(edition: Edition, format: Format, table: &Table, list: &[Tiebreak]) -> Vec<Place> {
    standings(table, &Rules::listing(edition, format, list))
}

pub(crate) fn why<T: core::fmt::Display>(places: &[Place<T>], no: u16) -> String {
    let place = places.iter().find(|place| place.no == No(no)).expect("a place");
    place.above_next.as_ref().map_or_else(String::new, ToString::to_string)
}

/// Players 1 and 2 have equal points, 1 more of them won at the board; they drew with each other.
pub(crate) fn more_wins() -> Table {
    table(Scale::OneHalfZero, 4, &["1=2 3=4", "1+3 2=4", "1-4 2=3"])
}

#[test]
fn ru22_5_4_8_2_criteria_decide_in_the_order_of_the_regulation() {
    let table = more_wins();
    let list = [Tiebreak::Wins, Tiebreak::HeadToHead, Tiebreak::SonnebornBerger];
    let places = by(Edition::Ru22, Format::RoundRobin, &table, &list);
    assert_eq!(order(&places), "4 1 2 3");
    assert_eq!(why(&places, 1), "1 to 0 by wins [RU22:5.4.8.2.b]");
    // The other way round the coefficient is asked first, and says otherwise.
    let other = by(Edition::Ru22, Format::RoundRobin, &table, &[Tiebreak::SonnebornBerger, Tiebreak::Wins]);
    assert_eq!(order(&other), "4 2 1 3");
    assert_eq!(why(&other, 2), "2.25 to 1.75 by sonneborn-berger [RU22:5.4.8.3.1]");
    let usual = [Tiebreak::Wins, Tiebreak::HeadToHead, Tiebreak::ResultsByPlace, Tiebreak::OpponentsRating];
    assert_eq!(law(Edition::Ru22).usual(Format::Swiss)[1..], usual);
}

#[test]
fn ru22_5_4_8_2_a_a_system_of_coefficients_is_offered() {
    let offered: Vec<Tiebreak> = law(Edition::Ru22).offered(Format::Swiss).collect();
    assert!(offered.contains(&Tiebreak::BuchholzMedian));
    let places = by(Edition::Ru22, Format::Swiss, &six(), &[Tiebreak::BuchholzMedian]);
    assert_eq!(places[0].values, [(Tiebreak::BuchholzMedian, vec![Exact::ratio(3, 2)])]);
    assert_eq!(order(&places), "(1 2) (3 6) 4 5");
}

#[test]
fn ru22_5_4_8_2_b_more_wins() {
    // Five points each: 1 with five wins in eight, 2 with two wins and six draws.
    let mut table = empty(Scale::OneHalfZero, 10);
    for other in 3..=6 {
        play(&mut table, &format!("1+{other}"));
    }
    for game in ["1=7", "1=8", "1-9", "2+3", "2+4", "2+5", "2=6", "2=7", "2=8", "2=9"] {
        play(&mut table, game);
    }
    let places = by(Edition::Ru22, Format::Swiss, &table, &[Tiebreak::Wins]);
    assert_eq!((places[0].points, places[1].points), (Exact::from(5), Exact::from(5)));
    assert_eq!(why(&places, 1), "4 to 3 by wins [RU22:5.4.8.2.b]");
}

#[test]
fn ru22_5_4_8_2_c_games_among_the_tied_if_all_of_them_met() {
    // 1, 2 and 3 have three points each of four; among them 1 has 1.5, 2 has 1 and 3 has 0.5.
    let games = ["1+2 4-5", "1=3 4-5", "2+3 4+5", "1=4 2+5", "1+5 2+4", "3+4 3+5", "3=4"];
    let table = table(Scale::OneHalfZero, 5, &games);
    let places = by(Edition::Ru22, Format::RoundRobin, &table, &[Tiebreak::HeadToHead]);
    assert_eq!(order(&places), "1 2 3 5 4");
    assert_eq!(why(&places, 1), "1.5 to 1 by head-to-head [RU22:5.4.8.2.c]");
    assert_eq!(why(&places, 2), "1 to 0.5 by head-to-head [RU22:5.4.8.2.c]");
    // In a Swiss event 1, 2 and 3 are tied, and 3 met neither of the others: the criterion is passed over.
    let swiss = super::standings::table(Scale::OneHalfZero, 6, &["1+2 3+4 5=6", "1-5 2+6 3-6 4=5"]);
    let mut rules = Rules::listing(Edition::Ru22, Format::Swiss, &[Tiebreak::HeadToHead]);
    assert_eq!(order(&standings(&swiss, &rules)), "5 6 (1 2 3) 4");
    rules.unmet = Unmet::Count;
    assert_eq!(order(&standings(&swiss, &rules)), "5 6 1 (2 3) 4");
}

#[test]
fn ru22_5_4_8_2_d_results_against_the_others_in_the_order_of_places() {
    // 3 and 4 are tied; against place 1 both have half a point, against place 2 the third has one and the fourth half.
    let games = ["1=2 1=3", "1=4 1+5", "1+6 2-3", "2=4 2+5", "2+6 3=4", "3-5 3=6", "4=5 4=6", "5=6"];
    let table = table(Scale::OneHalfZero, 6, &games);
    let places = by(Edition::Ru22, Format::RoundRobin, &table, &[Tiebreak::ResultsByPlace]);
    assert_eq!(order(&places), "1 2 3 4 5 6");
    assert_eq!(why(&places, 3), "1 to 0.5 by results-by-place against 2 [RU22:5.4.8.2.d]");
}

#[test]
fn ru22_5_4_8_2_e_ratings_of_the_opponents() {
    let mut table = table(Scale::OneHalfZero, 6, &["1+3 2+5", "1=4 2=6"]);
    for (no, rating) in [(3, 2100), (4, 2050), (5, 2000), (6, 2100)] {
        table.line_mut(No(no)).expect("a player").rating = Some(rating);
    }
    let places = by(Edition::Ru22, Format::Swiss, &table, &[Tiebreak::OpponentsRating]);
    assert_eq!(why(&places, 1), "4150 to 4100 by opponents-rating [RU22:5.4.8.2.e]");
}

#[test]
fn ru22_5_4_8_2_par1_the_list_is_named_before_the_start_and_then_closed() {
    let found = object(law(Edition::Ru22), Format::Swiss, &[]);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].by.name(), found[0].weight), ("RU22:5.4.8.2.par1", Gravity::Advice));
    assert_eq!(object(law(Edition::Ru22), Format::Swiss, &[Tiebreak::Wins]), []);
    assert_eq!(change(law(Edition::Ru22), 0), Ok(()));
    assert_eq!(change(law(Edition::Ru22), 1).expect_err("closed").by.name(), "RU22:5.4.8.2.par1");
}

#[test]
fn ru22_5_4_8_3_1_sonneborn_berger_and_its_double() {
    assert_eq!([1, 3].map(|no| value(&four(), Tiebreak::SonnebornBerger, no)), ["2.75", "1.75"]);
    assert_eq!([1, 3].map(|no| value(&four(), Tiebreak::SonnebornBergerDouble, no)), ["5.5", "3.5"]);
    assert_eq!([1, 2, 6].map(|no| value(&six(), Tiebreak::SonnebornBerger, no)), ["3.75", "2.75", "1.75"]);
}

/// Four boards won by three to one, drawn, or lost.
pub(crate) fn boards(marks: &str) -> Vec<(Mark, Mark)> {
    let both = |sign| match sign {
        '+' => (Mark::Win, Mark::Loss),
        '=' => (Mark::Draw, Mark::Draw),
        _ => (Mark::Loss, Mark::Win),
    };
    marks.chars().map(both).collect()
}

/// Teams with matches such as `1 2 +++-`.
pub(crate) fn teams(scale: Scale, count: u16, matches: &[&str]) -> TeamTable {
    let mut table = TeamTable::new(scale, (1..=count).map(|no| format!("team {no}")));
    for each in matches {
        let parts: Vec<&str> = each.split_whitespace().collect();
        let number = |at: usize| No(parts[at].parse().expect("a number"));
        table.add_match(number(0), number(1), &boards(parts[2]));
    }
    table
}

pub(crate) fn team_value(table: &TeamTable, total: Total, which: TeamTiebreak, no: u16) -> String {
    let usual = TeamRules::usual(Edition::Ru22, total, Format::RoundRobin).expect("a way to count");
    let places = team_standings(table, &TeamRules { tiebreaks: vec![which], ..usual });
    places.iter().find(|place| place.no == No(no)).expect("a place").values[0].1[0].to_string()
}

/// Team 1 met `other` with these marks; the other has so many match points in the end, from others.
fn met(matches: &[(&str, u32)]) -> TeamTable {
    let mut table = TeamTable::new(Scale::OneHalfZero, (1..=40).map(|no| no.to_string()));
    let mut idle = 20;
    for (at, (marks, points)) in matches.iter().enumerate() {
        let other = No(at as u16 + 2);
        table.add_match(No(1), other, &boards(marks));
        while table.match_points(other) < *points {
            let all = if points - table.match_points(other) == 1 { "====" } else { "++++" };
            table.add_match(other, No(idle), &boards(all));
            idle += 1;
        }
    }
    table
}

#[test]
fn ru22_5_4_8_3_2_team_sonneborn_berger() {
    let table = met(&[("+++-", 10), ("+-==", 6)]);
    assert_eq!((table.match_points(No(2)), table.match_points(No(3))), (10, 6));
    let own = team_value(&table, Total::MatchPoints, TeamTiebreak::SonnebornBerger, 1);
    assert_eq!(own, "42");
    // By board points the opponents have 1 + 5 * 4 and 2 + 4 + 4 + 2.
    assert_eq!(
        team_value(&table, Total::BoardPoints, TeamTiebreak::SonnebornBerger, 1),
        (3 * 21 + 2 * 12).to_string()
    );
}

#[test]
fn ru22_5_4_8_4_1_shmulyan() {
    assert_eq!([1, 2, 3, 4].map(|no| value(&four(), Tiebreak::Shmulyan, no)), ["1", "1", "-1", "-2"]);
}

#[test]
fn ru22_5_4_8_4_2_team_shmulyan() {
    let table = met(&[("+++-", 10), ("=---", 8), ("+-==", 7)]);
    let lost = table.matches(No(1))[1].conceded(Scale::OneHalfZero).to_string();
    assert_eq!(lost, "3.5");
    assert_eq!(team_value(&table, Total::MatchPoints, TeamTiebreak::Shmulyan, 1), "2");
    let exact = met(&[("+++-", 10), ("+=--", 8)]);
    assert_eq!(team_value(&exact, Total::MatchPoints, TeamTiebreak::Shmulyan, 1), "10");
}

#[test]
fn ru22_5_4_8_4_3_shmulyan_in_round_robins_only() {
    let law = law(Edition::Ru22);
    assert!(law.offered(Format::RoundRobin).any(|each| each == Tiebreak::Shmulyan));
    assert!(!law.offered(Format::Swiss).any(|each| each == Tiebreak::Shmulyan));
    let found = object(law, Format::Swiss, &[Tiebreak::Shmulyan]);
    assert_eq!((found[0].by.name(), found[0].weight), ("RU22:5.4.8.4.3", Gravity::Refusal));
    assert_eq!(object(law, Format::RoundRobin, &[Tiebreak::Shmulyan]), []);
    let mut draft = draft("RU22", "russian");
    draft.standing.tiebreaks = vec![Tiebreak::Shmulyan];
    draft.system = System::Scheveningen;
    objected_by(&draft, "RU22:5.4.8.4.3");
    assert_eq!(
        law.teams.permits(TeamTiebreak::Shmulyan, Format::Swiss).map_err(|by| by.name()),
        Err("RU22:5.4.8.4.3")
    );
}

#[test]
fn ru22_5_4_8_5_solkoff_sums_the_opponents() {
    assert_eq!([1, 2].map(|no| value(&six(), Tiebreak::Buchholz, no)), ["5", "4"]);
    let table = met(&[("+++-", 10), ("+-==", 6)]);
    assert_eq!(team_value(&table, Total::MatchPoints, TeamTiebreak::Solkoff, 1), "16");
}

#[test]
fn ru22_5_4_8_6_median_solkoff() {
    assert_eq!(value(&six(), Tiebreak::BuchholzMedian, 1), "1.5");
    let four = against(Scale::OneHalfZero, &[(Mark::Win, 4), (Mark::Win, 3), (Mark::Win, 3), (Mark::Win, 1)]);
    assert_eq!(value(&four, Tiebreak::BuchholzMedian, 1), "6");
}

#[test]
fn ru22_5_4_8_7_truncated_solkoff_short_and_full() {
    // P met players with 3, 2 and 1 points, Q with 2.5, 2.5 and 1.
    let games = ["1+3", "1+4", "1+5", "2+6", "2+7", "2+8"];
    let mut table = table(Scale::OneHalfZero, 30, &games);
    let mut idle = 9;
    for (no, halves) in [(3, 6), (4, 4), (5, 2), (6, 5), (7, 5), (8, 2)] {
        while table.points(No(no)).in_halves() < halves {
            let sign = if halves - table.points(No(no)).in_halves() == 1 { "=" } else { "+" };
            play(&mut table, &format!("{no}{sign}{idle}"));
            idle += 1;
        }
    }
    let short = by(Edition::Ru22, Format::Swiss, &table, &[Tiebreak::BuchholzCut1]);
    assert_eq!(short[0].values[0].1, [Exact::from(5)]);
    let place = |no| short.iter().find(|place| place.no == No(no)).map(|place| (place.first, place.last));
    assert_eq!(place(1), place(2));
    let list = [Tiebreak::Wins, Tiebreak::SolkoffTruncatedFull];
    let full = by(Edition::Ru22, Format::Swiss, &table, &list);
    let (one, two) = (full.iter().position(|p| p.no == No(1)), full.iter().position(|p| p.no == No(2)));
    assert!(one < two);
    assert_eq!(why(&full, 1), "3 to 2.5 by solkoff-truncated-full, value 2 [RU22:5.4.8.7]");
    assert_eq!(full[one.expect("a place")].values[1].1, [Exact::from(5), Exact::from(3)]);
}

#[test]
fn ru22_5_4_8_8_solkoff_plus() {
    assert_eq!([1, 2].map(|no| value(&six(), Tiebreak::SolkoffPlus, no)), ["12", "15"]);
}

#[test]
fn ru22_5_4_8_9_solkoff_balyakin_in_both_readings() {
    let all = |which| [1, 2, 3, 4].map(|no| value(&four(), which, no));
    assert_eq!(all(Tiebreak::SolkoffBalyakin), ["19.75", "18.5", "19.75", "21.5"]);
    assert_eq!(all(Tiebreak::SolkoffBalyakinScored), ["6.25", "9.5", "7.25", "4.5"]);
    assert_eq!(value(&six(), Tiebreak::SolkoffBalyakin, 1), "20");
    assert_eq!([1, 2].map(|no| value(&six(), Tiebreak::SolkoffBalyakinScored, no)), ["10", "12.5"]);
}

#[test]
fn ru22_5_4_8_10_riga() {
    assert_eq!([1, 2, 3, 4].map(|no| value(&four(), Tiebreak::Riga, no)), ["7.25", "6.5", "6.25", "6.5"]);
}

#[test]
fn ru22_5_4_8_11_the_larger_coefficient_stands_higher() {
    // 1 and 3 have 1.5 points each.
    for (which, first) in [
        (Tiebreak::SonnebornBerger, "1 3"),
        (Tiebreak::Shmulyan, "1 3"),
        (Tiebreak::Riga, "1 3"),
        (Tiebreak::SolkoffBalyakinScored, "3 1"),
    ] {
        let places = by(Edition::Ru22, Format::RoundRobin, &four(), &[which]);
        assert_eq!(order(&places), format!("2 {first} 4"), "{which}");
    }
    assert_eq!(law(Edition::Ru22).larger.name(), "RU22:5.4.8.11");
}

#[test]
fn ru22_5_4_8_12_the_coefficients_are_listed_with_their_order() {
    let list = [Tiebreak::Buchholz, Tiebreak::SonnebornBerger, Tiebreak::Wins];
    let shown: Vec<String> = summary(law(Edition::Ru22), Format::Swiss, &list)
        .into_iter()
        .map(|(tiebreak, by)| format!("{tiebreak} [{by}]"))
        .collect();
    assert_eq!(
        shown,
        ["buchholz [RU22:5.4.8.5]", "sonneborn-berger [RU22:5.4.8.3.1]", "wins [RU22:5.4.8.2.b]"]
    );
}

#[test]
fn ru22_5_4_8_13_a_play_off_if_the_regulation_provides_for_it() {
    let law = &law(Edition::Ru22).play_off;
    assert_eq!(start(law, 2, false, true).expect_err("not provided").by.name(), "RU22:5.4.8.13");
    let without_control = start(law, 2, true, false).expect_err("no control");
    assert_eq!(
        (without_control.by.name(), without_control.why),
        ("RU22:5.4.8.13", "a play-off needs a time control")
    );
    assert_eq!(start(law, 2, true, true), Ok(()));
    // 3 and 6 stay equal by the median: they play, and the winner stands higher.
    let mut rules =
        Rules::listing(Edition::Ru22, Format::Swiss, &[Tiebreak::BuchholzMedian, Tiebreak::PlayOff]);
    let open = due(&six(), &rules);
    assert_eq!(open.len(), 2);
    assert_eq!((open[1].players.clone(), open[1].first, open[1].last), (vec![No(3), No(6)], 3, 4));
    rules.play_offs = vec![PlayOff { order: vec![vec![No(6)], vec![No(3)]] }];
    let places = standings(&six(), &rules);
    assert_eq!(order(&places), "(1 2) 6 3 4 5");
    assert_eq!(why(&places, 6), "1 to 0 by play-off [RU22:5.4.8.13]");
    assert_eq!(due(&six(), &rules).len(), 1);
}

/// Player 1 had a bye, and met players with 5, 4 and 3 points; the lowest has 1.
fn with_a_bye() -> Table {
    let mut table = against(Scale::OneHalfZero, &[(Mark::Win, 5), (Mark::Win, 4), (Mark::Win, 3)]);
    play(&mut table, "1b");
    // Nobody has less than one point.
    for idle in 5..=9 {
        play(&mut table, &format!("{idle}b"));
    }
    table
}

#[test]
fn ru22_5_4_10_11_a_a_plus_counts_as_the_lowest_opponent_with_pairs_by_hand() {
    let mut rules = Rules::listing(Edition::Ru22, Format::Swiss, &[Tiebreak::Buchholz]);
    rules.pairs = Pairs::ByHand;
    let table = with_a_bye();
    let of_one = |rules: &Rules| {
        standings(&table, rules).iter().find(|place| place.no == No(1)).expect("a place").values[0].1[0]
    };
    assert_eq!(of_one(&rules), Exact::from(5 + 4 + 3 + 1));
    rules.pairs = Pairs::ByProgram;
    assert_eq!(of_one(&rules), Exact::from(5 + 4 + 3));
}

/// Seven rounds; player 2 left after three with two points, three others with two points then scored 2, 1.5 and 2.5.
pub(crate) fn with_a_leaver(scale: Scale) -> Table {
    let mut table = empty(scale, 16);
    let line = |table: &mut Table, no: u16, marks: &str| {
        for (round, mark) in marks.chars().enumerate() {
            let opponent = No(8 + (round as u16 + no) % 8);
            let mark = match mark {
                '+' => Mark::Win,
                '=' => Mark::Draw,
                _ => Mark::Loss,
            };
            table.line_mut(No(no)).expect("a player").cells.push(Cell::game(opponent, Colour::White, mark));
        }
    };
    line(&mut table, 2, "++-");
    line(&mut table, 3, "++-++--");
    line(&mut table, 4, "+-++=--");
    line(&mut table, 5, "-++++=-");
    line(&mut table, 6, "+++++++");
    table.line_mut(No(2)).expect("a player").withdrawn_after = Some(3);
    let cells = &mut table.line_mut(No(1)).expect("a player").cells;
    cells.push(Cell::game(No(2), Colour::White, Mark::Loss));
    table
}

#[test]
fn ru22_5_4_10_11_b_a_withdrawn_opponent_scores_the_average_of_his_score_group() {
    let mut rules = Rules::listing(Edition::Ru22, Format::Swiss, &[Tiebreak::Buchholz]);
    rules.pairs = Pairs::ByHand;
    let table = with_a_leaver(Scale::OneHalfZero);
    let of_one = |rules: &Rules| {
        standings(&table, rules).iter().find(|place| place.no == No(1)).expect("a place").values[0].1[0]
    };
    assert_eq!(of_one(&rules), Exact::from(4));
    rules.pairs = Pairs::ByProgram;
    assert_eq!(of_one(&rules), Exact::from(2));
}

#[test]
fn ru22_5_4_10_12_b_the_values_of_the_pairing_program_are_official() {
    let mut rules = Rules::usual(Edition::Ru22, Format::Swiss);
    assert_eq!(rules.unplayed(), Unplayed::AsInTheTable);
    assert_eq!(rules.law.unplayed.by_program.map(|by| by.name()), Some("RU22:5.4.10.12.b"));
    let table = with_a_bye();
    let shown = |rules: &Rules| {
        standings(&table, rules).iter().find(|place| place.no == No(1)).expect("a place").values[0].clone()
    };
    assert_eq!(shown(&rules), (Tiebreak::Buchholz, vec![Exact::from(12)]));
    rules.pairs = Pairs::ByHand;
    assert_ne!(rules.unplayed(), Unplayed::AsInTheTable);
}
