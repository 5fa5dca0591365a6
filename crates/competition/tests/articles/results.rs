//! What results count: for places, for norms and for ratings.

use competition::rating::{Curve, Terms, norm, ratings};
use competition::standing::{Counting, Ended, Final, Rules, finals, standings};
use competition::{Exact, No};
use rulebook::law::Occasion;
use rulebook::law::event::{Character, Format};
use rulebook::{Discipline, Edition, Scale, law, places};

use crate::standings::{order, table};

#[test]
fn ru22_1_3_a_an_individual_event_ends_with_one_table_of_persons() {
    let table = table(Scale::OneHalfZero, 4, &["1+2 3+4"]);
    let rules = Rules::usual(Edition::Ru22, Format::Swiss);
    let ended =
        Ended { persons: Some((&table, &rules)), teams: None, members: &[], counting: &Counting::All };
    let tables = finals(Character::Individual, ended);
    assert_eq!(tables, [Final::Persons(standings(&table, &rules))]);
}

#[test]
fn ru22_5_4_7_2_pluses_count_for_places_and_not_for_norms_and_ratings() {
    let mut table = table(Scale::TwoOneZero, 3, &["1p2", "1+3", "2=3", "1b"]);
    for no in 1..=3 {
        table.line_mut(No(no)).expect("a player").rating = Some(2000);
    }
    let places = standings(&table, &Rules::usual(Edition::Ru22, Format::Swiss));
    assert_eq!((places[0].no, places[0].points), (No(1), Exact::from(6)));
    let page =
        law(Edition::Ru22, "russian".parse::<Discipline>().expect("a discipline").kind).expect("a page");
    let counted = norm(&table, No(1), &page.results.scoring, Occasion::Ordinary);
    assert_eq!((counted.games, counted.points.to_string()), (1, "2".to_owned()));
    let left_out: Vec<(u16, &str)> = counted.left_out.iter().map(|(round, by)| (*round, by.name())).collect();
    assert_eq!(left_out, [(1, "RU22:5.4.7.2"), (3, "RU22:5.4.7.2")]);
    let changes = ratings(&table, &Terms::default());
    assert_eq!((changes[0].games, changes[0].scored), (1, Exact::ONE));
    assert_eq!((changes[1].games, changes[1].change), (1, Exact::ZERO));
}

#[test]
fn ru22_5_4_8_1_places_follow_the_points() {
    // 7, 5.5, 5.5 and 3 points.
    let mut rounds = vec!["1+5"; 7];
    rounds.extend(["2+6", "3+7"].repeat(5));
    rounds.extend(["2=6", "3=7", "4+8", "4+8", "4+8"]);
    let table = table(Scale::OneHalfZero, 8, &rounds);
    let found = standings(&table, &Rules::listing(Edition::Ru22, Format::Other, &[]));
    assert_eq!(found[..4].iter().map(|place| place.text()).collect::<Vec<_>>(), ["1", "2-3", "2-3", "4"]);
    assert!(order(&found).starts_with("1 (2 3) 4"));
    let points: Vec<_> = table.numbers().map(|no| table.points(no)).collect();
    for place in &found {
        assert_eq!(places(&points)[place.no.index()], place.first as usize..=place.last as usize);
    }
}

/// Five games of a newcomer: rated 1900 on the average, three and a half points.
#[test]
fn a_newcomer_gets_his_performance_as_his_first_rating() {
    let mut table = table(Scale::OneHalfZero, 6, &["1+2", "1+3", "1+4", "1=5", "1-6"]);
    for (no, rating) in [(2, 1800), (3, 1850), (4, 1900), (5, 1950), (6, 2000)] {
        table.line_mut(No(no)).expect("a player").rating = Some(rating);
    }
    let changes = ratings(&table, &Terms { curve: Curve::Normal, ..Terms::default() });
    assert_eq!(
        (changes[0].before, changes[0].performance, changes[0].after),
        (None, Some(1900 + 149), Some(2049))
    );
    // A game with somebody without a rating changes nothing.
    assert_eq!((changes[1].games, changes[1].change, changes[1].after), (0, Exact::ZERO, Some(1800)));
    let few = ratings(&table, &Terms { newcomer_games: 6, ..Terms::default() });
    assert_eq!(few[0].after, None);
    let capped = Terms { cap: Some(100), k: 10, ..Terms::default() };
    table.line_mut(No(1)).expect("a player").rating = Some(2400);
    let known = &ratings(&table, &capped)[0];
    // Five times 0.64 were expected of the stronger by a hundred points.
    assert_eq!(
        (known.expected.to_string(), known.change.to_string(), known.after),
        ("3.2".into(), "3".into(), Some(2403))
    );
}
