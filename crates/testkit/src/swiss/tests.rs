//! The examples of the articles, and the search without shortcuts.
//!
//! The names begin with `slow_`: that the reference keeps an article is no evidence that the program does.

use draughts::Colour::{Black, White};

use super::step::Patience;
use super::*;

const SYSTEMS: [(System, Book); 12] = [
    (System::Individual, Book::Ru22),
    (System::TruncatedSolkoff, Book::Ru22),
    (System::CurrentBuchholz, Book::Ru22),
    (System::BlindLot, Book::Ru22),
    (System::Individual, Book::RuCodex),
    (System::TruncatedSolkoff, Book::RuCodex),
    (System::CurrentBuchholz, Book::RuCodex),
    (System::BlindLot, Book::RuCodex),
    (System::MedianSolkoff, Book::Ua24),
    (System::BlindLot, Book::Ua24),
    (System::RenjuRating, Book::RuRenju),
    (System::RenjuLot, Book::RuRenju),
];

/// A table by played games, round after round: `1:0` won by White, `0:1` by Black, `=` drawn.
fn played(count: usize, rounds: &[&[(Number, Number, &str)]]) -> Table {
    let mut table = Table { win: 2, players: vec![Player::default(); count] };
    for round in rounds {
        for &(white, black, result) in *round {
            let (one, other) = match result {
                "1:0" => (Score::Win, Score::Loss),
                "0:1" => (Score::Loss, Score::Win),
                _ => (Score::Draw, Score::Draw),
            };
            let cells = [(white, black, White, one), (black, white, Black, other)];
            for (no, opponent, colour, score) in cells {
                let cell = Cell::Played { opponent, colour, score };
                table.players[usize::from(no) - 1].cells.push(cell);
            }
        }
    }
    table
}

fn ask(table: Table, system: System, book: Book) -> Ask {
    let round = 1 + table.players.iter().map(|player| player.cells.len()).max().unwrap_or(0) as u16;
    Ask { round, ..Ask::new(table, system, book) }
}

fn met(answer: &Answer) -> Vec<(Number, Number)> {
    let mut met: Vec<_> = answer.pairs.iter().map(|&(one, other)| (one.min(other), one.max(other))).collect();
    met.sort_unstable();
    met
}

fn first_round(system: System, book: Book, count: usize, rated: bool) -> Answer {
    let rating = rated.then_some(2000);
    let players = vec![Player { rating, ..Player::default() }; count];
    pair(&Ask { first: Some(White), ..Ask::new(Table { win: 2, players }, system, book) }).unwrap()
}

#[test]
fn slow_ru22_5_4_10_5_2_halves_and_colours() {
    let answer = first_round(System::Individual, Book::Ru22, 8, true);
    assert_eq!(answer.pairs, [(1, 5), (6, 2), (3, 7), (8, 4)]);
}

#[test]
fn slow_ru22_5_4_10_7_2_first_against_last() {
    let answer = first_round(System::CurrentBuchholz, Book::Ru22, 8, true);
    assert_eq!(answer.pairs, [(1, 8), (7, 2), (3, 6), (5, 4)]);
}

#[test]
fn slow_ua24_iii_swiss_9_4_and_9_5_with_and_without_ratings() {
    let rated = first_round(System::MedianSolkoff, Book::Ua24, 8, true);
    assert_eq!(rated.pairs, [(1, 5), (6, 2), (3, 7), (8, 4)]);
    let unrated = first_round(System::MedianSolkoff, Book::Ua24, 8, false);
    assert_eq!(unrated.pairs, [(1, 2), (3, 4), (5, 6), (7, 8)]);
}

#[test]
fn slow_ru_renju_5_3_16_1_odd_numbers_begin() {
    let answer = first_round(System::RenjuLot, Book::RuRenju, 6, true);
    assert_eq!(answer.pairs, [(2, 1), (4, 3), (6, 5)]);
}

#[test]
fn slow_ru22_5_4_10_2_f_the_last_has_the_bye_once() {
    let mut table = Table { win: 2, players: vec![Player::default(); 9] };
    assert_eq!(pair(&ask(table.clone(), System::Individual, Book::Ru22)).unwrap().bye, Some(9));
    // All draw; number 9 had the bye: the next in the classification is the last of the even round, number 1.
    for no in 1..=8_u16 {
        let opponent = if no < 5 { no + 4 } else { no - 4 };
        let colour = if no < 5 { White } else { Black };
        table.players[usize::from(no) - 1].cells =
            vec![Cell::Played { opponent, colour, score: Score::Draw }];
    }
    table.players[8].cells = vec![Cell::Bye];
    assert_eq!(pair(&ask(table, System::Individual, Book::Ru22)).unwrap().bye, Some(1));
}

#[test]
fn slow_ru22_5_4_10_5_3_even_rounds_descend() {
    let round = [(1, 5, "1:0"), (6, 2, "0:1"), (3, 7, "1:0"), (8, 4, "0:1")];
    let answer = pair(&ask(played(8, &[&round]), System::Individual, Book::Ru22)).unwrap();
    assert_eq!(answer.order, [4, 3, 2, 1, 8, 7, 6, 5]);
    assert_eq!(met(&answer), [(1, 3), (2, 4), (5, 7), (6, 8)]);
}

#[test]
fn slow_ru22_5_4_10_7_3_even_rounds_ascend_and_first_meets_last() {
    let round = [(1, 8, "1:0"), (7, 2, "0:1"), (3, 6, "1:0"), (5, 4, "0:1")];
    let answer = pair(&ask(played(8, &[&round]), System::CurrentBuchholz, Book::Ru22)).unwrap();
    assert_eq!(answer.order, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(met(&answer), [(1, 4), (2, 3), (5, 8), (6, 7)]);
}

/// One group of four in an odd round: P1-P3 met; P1 met P3 and P4; P1-P3 and P2-P3 met.
#[test]
fn slow_ru22_5_4_10_5_5_pairs_inside_a_group() {
    let step = Step {
        group: vec![1, 2, 3, 4],
        targets: Vec::new(),
        floaters: vec![4, 3, 2, 1],
        floating: step::Floating::OneByOne,
        inside: step::Inside::Halves,
    };
    let pairs = |met: &[(Number, Number)]| {
        let mut allowed = Allowed::default();
        for one in 1..=4 {
            for other in (one + 1..=4).filter(|&other| !met.contains(&(one, other))) {
                allowed.allow(one, other, false);
            }
        }
        step.pair(&allowed, Patience::Short).unwrap().pairs
    };
    assert_eq!(pairs(&[]), [(1, 3), (2, 4)]);
    assert_eq!(pairs(&[(1, 3)]), [(1, 4), (2, 3)]);
    assert_eq!(pairs(&[(1, 3), (1, 4)]), [(1, 2), (3, 4)]);
    assert_eq!(pairs(&[(1, 3), (2, 3)]), [(1, 2), (3, 4)]);
}

/// Groups {1,3,5} and {2,4}: with individual coefficients 5 drops to 2, with Buchholz 1 drops to 4.
#[test]
fn slow_ru22_5_4_10_5_4_and_5_4_10_7_4_floaters() {
    let pairs = |floaters: [Number; 3], opponents: [Number; 2], met: &[(Number, Number)]| {
        let mut allowed = Allowed::default();
        for one in 1..=6 {
            for other in (one + 1..=6).filter(|&other| !met.contains(&(one, other))) {
                allowed.allow(one, other, false);
            }
        }
        let step = Step {
            group: vec![1, 3, 5],
            targets: vec![opponents.to_vec(), vec![6]],
            floaters: floaters.to_vec(),
            floating: step::Floating::OneByOne,
            inside: step::Inside::Halves,
        };
        step.pair(&allowed, Patience::Short).unwrap().pairs[0]
    };
    assert_eq!(pairs([5, 3, 1], [2, 4], &[]), (5, 2));
    assert_eq!(pairs([5, 3, 1], [2, 4], &[(2, 5)]), (5, 4));
    assert_eq!(pairs([5, 3, 1], [2, 4], &[(2, 5), (4, 5)]), (3, 2));
    assert_eq!(pairs([1, 3, 5], [4, 2], &[]), (1, 4));
    assert_eq!(pairs([1, 3, 5], [4, 2], &[(1, 4)]), (1, 2));
    assert_eq!(pairs([1, 3, 5], [4, 2], &[(1, 4), (1, 2)]), (3, 4));
    // UA24 III.swiss.9.8.a: nobody can meet the next group, so the first drops past it.
    let all = [(1, 2), (1, 4), (2, 3), (3, 4), (2, 5), (4, 5)];
    assert_eq!(pairs([1, 3, 5], [4, 2], &all), (1, 6));
}

/// UA24 III.swiss.9.10: group 1..6 below 50 %, 6 tries 3, 2, 1, then 4, 5.
#[test]
fn slow_ua24_iii_swiss_9_10_from_below() {
    let step = Step {
        group: vec![1, 2, 3, 4, 5, 6],
        targets: Vec::new(),
        floaters: Vec::new(),
        floating: step::Floating::OneByOne,
        inside: step::Inside::HalvesFromBelow,
    };
    let opponent_of_last = |met: &[Number]| {
        let mut allowed = Allowed::default();
        for one in 1..=6 {
            for other in (one + 1..=6).filter(|&other| other != 6 || !met.contains(&one)) {
                allowed.allow(one, other, false);
            }
        }
        step.pair(&allowed, Patience::Short).unwrap().pairs[0].1
    };
    let tried: Vec<Number> =
        [&[][..], &[3], &[3, 2], &[3, 2, 1], &[3, 2, 1, 4]].map(opponent_of_last).to_vec();
    assert_eq!(tried, [3, 2, 1, 4, 5]);
}

#[test]
fn slow_ru_codex_3_18_2_e_colours_backwards() {
    let colours = |text: &str| -> Vec<Colour> {
        text.chars().map(|letter| if letter == 'W' { White } else { Black }).collect()
    };
    let of_higher = |book, high: &str, low: &str| {
        let ask = ask(played(2, &[]), System::Individual, book);
        let (high, low) = (colours(high), colours(low));
        let couple = colour::Couple { high: &high, low: &low };
        colour::of_higher(&ask, &couple, Limit::Row(4), &mut Lots::new(0))
    };
    assert_eq!(of_higher(Book::RuCodex, "WBW", "BWW"), White);
    assert_eq!(of_higher(Book::RuCodex, "BWW", "WBW"), Black);
    assert_eq!(of_higher(Book::RuCodex, "WBW", "WBW"), White);
    // RU22: WBW is due Black; WWW may not have a fourth.
    assert_eq!(of_higher(Book::Ru22, "WBW", "WBW"), Black);
    assert_eq!(of_higher(Book::Ru22, "BBBWWW", "BWB"), Black);
}

#[test]
fn slow_ru_renju_5_3_15_3_the_middle_is_last() {
    let ask = Ask { round: 3, ..ask(played(2, &[]), System::RenjuRating, Book::RuRenju) };
    let walk = renju::ByRating.walk(&ask, &[4, 3, 2, 1, 0]);
    let (down, up) = (Direction::Down, Direction::Up);
    assert_eq!(walk, [(4, down), (3, down), (0, up), (1, up), (2, down)]);
}

/// A group of two who both had WW may have a third; in a group of four with another way it is avoided.
#[test]
fn slow_ua24_iii_swiss_9_13_third_colours() {
    let thirds = |group: &[Number], third: &[(Number, Number)]| {
        let mut allowed = Allowed::default();
        for (place, &one) in group.iter().enumerate() {
            for &other in &group[place + 1..] {
                allowed.allow(one, other, third.contains(&(one, other)));
            }
        }
        let step = Step {
            group: group.to_vec(),
            targets: Vec::new(),
            floaters: Vec::new(),
            floating: step::Floating::OneByOne,
            inside: step::Inside::Halves,
        };
        let paired = step.pair(&allowed, Patience::Short).unwrap();
        (paired.pairs, paired.thirds)
    };
    assert_eq!(thirds(&[1, 2], &[(1, 2)]), (vec![(1, 2)], 1));
    assert_eq!(thirds(&[1, 2, 3, 4], &[(1, 3)]), (vec![(1, 4), (2, 3)], 0));
    assert_eq!(thirds(&[1, 2, 3, 4], &[(1, 3), (1, 4), (1, 2), (2, 4)]), (vec![(1, 4), (2, 3)], 1));
}

#[test]
fn slow_ua24_iii_swiss_3_the_limit_of_colours() {
    let limit = |rounds, round| {
        let ask = ask(played(2, &[]), System::MedianSolkoff, Book::Ua24);
        Ask { rounds, round, ..ask }.limit()
    };
    assert_eq!(limit(Some(7), 7), Limit::Difference(1));
    assert_eq!(limit(Some(8), 8), Limit::Difference(2));
    assert_eq!(limit(Some(8), 6), Limit::Difference(4));
    assert_eq!(limit(None, 6), Limit::Free);
    assert!(is_third(Limit::Free, &[White, White], &[White, White]));
    assert!(!is_third(Limit::Free, &[White, White], &[Black, White]));
}

/// Two who had two Whites each cannot meet, but for the last round, where there is nobody else.
#[test]
fn slow_ru_renju_5_3_14_2_the_last_round_may_break_the_limit() {
    let mut table = played(4, &[&[(1, 3, "1:0"), (2, 4, "1:0")], &[(1, 4, "1:0"), (2, 3, "1:0")]]);
    table.players[2].withdrawn_after = Some(2);
    table.players[3].withdrawn_after = Some(2);
    let asked = ask(table, System::RenjuRating, Book::RuRenju);
    assert_eq!(pair(&Ask { rounds: Some(5), ..asked.clone() }), None);
    let last = pair(&Ask { rounds: Some(3), ..asked }).unwrap();
    assert_eq!((met(&last), last.story.dropped), (vec![(1, 2)], true));
}

/// The pair was made in round 1, but one of them did not come.
#[test]
fn slow_ru_codex_3_18_2_d_an_unplayed_pair_may_meet() {
    let mut table = Table { win: 2, players: vec![Player::default(); 2] };
    table.players[0].cells = vec![Cell::Plus { opponent: 2, colour: White }];
    table.players[1].cells = vec![Cell::Minus { opponent: 1, colour: Black }];
    assert_eq!(pair(&ask(table.clone(), System::Individual, Book::Ru22)), None);
    let answer = pair(&ask(table, System::Individual, Book::RuCodex)).unwrap();
    assert_eq!(answer.pairs, [(1, 2)]);
}

/// Numbers 1 to 5 had colours so that three are due Black and two White: a floater of those due Black.
#[test]
fn slow_ru_renju_5_3_15_4_a_and_b_who_floats() {
    let round = [(1, 6, "="), (2, 7, "="), (3, 8, "="), (9, 4, "="), (10, 5, "=")];
    let asked = ask(played(10, &[&round]), System::RenjuRating, Book::RuRenju);
    let floaters = |group: &[Number], direction| renju::ByRating.floaters(&asked, group, direction);
    assert_eq!(floaters(&[1, 2, 3, 4, 5], Direction::Down), [3, 2, 1, 5, 4]);
    assert_eq!(floaters(&[1, 2, 3, 4, 5], Direction::Up), [1, 2, 3, 4, 5]);
    assert_eq!(floaters(&[1, 2, 4, 5], Direction::Down), [5, 4, 2, 1]);
}

/// Falling Buchholz, equal values by number: 6 has 3, 1 and 5 have 2½, 2 has 2.
#[test]
fn slow_ru22_5_4_10_7_6_order_by_buchholz() {
    let mut table = Table { win: 2, players: vec![Player::default(); 10] };
    // Opponents with 2, 1½, 1 and ½ points.
    let (points, drawn) = (Cell::Bye, Cell::Played { opponent: 7, colour: White, score: Score::Draw });
    table.players[6].cells = vec![points, points];
    table.players[7].cells = vec![points, drawn];
    table.players[8].cells = vec![points];
    table.players[9].cells = vec![drawn];
    for (no, opponents) in [(6, [7, 9]), (1, [7, 10]), (5, [8, 9]), (2, [8, 10])] {
        let game = |opponent| Cell::Played { opponent, colour: White, score: Score::Win };
        table.players[no - 1].cells = opponents.map(game).to_vec();
    }
    let asked = ask(table, System::CurrentBuchholz, Book::Ru22);
    let order = buchholz::CurrentBuchholz.order(&asked, vec![5, 1, 6, 2], &mut Lots::new(0));
    assert_eq!(order, [6, 1, 5, 2]);
}

/// The memoised look ahead only saves time: in small events the search without it finds the same.
#[test]
fn leaving_hopeless_branches_early_changes_nothing() {
    let mut rounds = 0;
    for (system, book) in SYSTEMS {
        for seed in 0..200 {
            let mut event = Event::new(system, book, seed);
            while let Some(ask) = event.ask().filter(|ask| ask.table.players.len() < 9) {
                let answer = pair(&ask);
                assert_eq!(answer, pair_patiently(&ask, &answer), "{system:?} {book:?} {seed}");
                let Some(answer) = answer else { break };
                assert_eq!(check(&ask, &answer.pairs, answer.bye), []);
                event.play(&answer.pairs, answer.bye);
                rounds += 1;
            }
        }
    }
    assert!(rounds > 3000, "{rounds}");
}

/// The same without looking ahead; what was broken on the way differs, of course.
fn pair_patiently(ask: &Ask, quick: &Option<Answer>) -> Option<Answer> {
    let mut answer = pair_with(ask, Patience::Endless)?;
    if let Some(quick) = quick {
        answer.story.broken = quick.story.broken;
    }
    Some(answer)
}
