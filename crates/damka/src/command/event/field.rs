//! Invented players: their names, their ratings, and how their games end.
//!
//! Everything is integer arithmetic on drawn lots, so that it is the same on every machine.

use competition::Line;
use rulebook::{Lots, Mark};

const FAMILIES: [&str; 24] = [
    "Бондар",
    "Гончар",
    "Ґудзь",
    "Дорош",
    "Єфименко",
    "Жук",
    "Зінченко",
    "Їжакевич",
    "Коваль",
    "Лисенко",
    "Мороз",
    "Назаренко",
    "Остапенко",
    "Петрів",
    "Романюк",
    "Савчук",
    "Ткач",
    "Усик",
    "Федорів",
    "Хома",
    "Цимбал",
    "Чорний",
    "Шевчук",
    "Яремчук",
];
const NAMES: [&str; 16] = [
    "Андрій",
    "Богдан",
    "Василь",
    "Ганна",
    "Дарина",
    "Євген",
    "Зоя",
    "Іван",
    "Катерина",
    "Леся",
    "Марко",
    "Надія",
    "Олег",
    "Петро",
    "Соломія",
    "Юрій",
];
/// The weakest rating there is, and how far above it the strongest are.
const WEAKEST: u64 = 1400;
const RANGE: u64 = 1000;
/// Of a hundred games between equals so many are drawn.
const DRAWN: i64 = 50;

/// So many players, the strongest first.
pub(super) fn players(count: u16, lots: &mut Lots) -> Vec<Line> {
    // The middle of three lots: most players are of middling strength.
    let rating = |lots: &mut Lots| {
        let mut three = [(); 3].map(|()| lots.below(RANGE));
        three.sort_unstable();
        (WEAKEST + three[1]) as u16
    };
    let mut lines: Vec<Line> = (0..count)
        .map(|_| {
            let pick = |lots: &mut Lots, from: &[&'static str]| {
                let at = lots.below(from.len() as u64) as usize;
                from.get(at).copied().unwrap_or_default()
            };
            let name = format!("{} {}", pick(lots, &FAMILIES), pick(lots, &NAMES));
            Line { name, rating: Some(rating(lots)), ..Line::default() }
        })
        .collect();
    lines.sort_by_key(|line| core::cmp::Reverse(line.rating));
    lines
}

/// How a game ends: the marks of White and of Black.
pub(super) fn game(white: Option<u16>, black: Option<u16>, lots: &mut Lots) -> (Mark, Mark) {
    let rating = |rating: Option<u16>| i64::from(rating.unwrap_or(WEAKEST as u16));
    // Half of the points between equals, one of a hundred more for every eight points of rating; White has the move.
    let better = ((rating(white) - rating(black)) / 8 + 2).clamp(-45, 45);
    let drawn = DRAWN - better.abs();
    let won = 50 + better - drawn / 2;
    match lots.below(100) as i64 {
        lot if lot < won => (Mark::Win, Mark::Loss),
        lot if lot < won + drawn => (Mark::Draw, Mark::Draw),
        _ => (Mark::Loss, Mark::Win),
    }
}

/// A game that is not played: mostly one did not come, rarely neither.
pub(super) fn forfeit(lots: &mut Lots) -> (Mark, Mark) {
    match lots.below(10) {
        0 => (Mark::Minus, Mark::Minus),
        lot if lot % 2 == 0 => (Mark::Plus, Mark::Minus),
        _ => (Mark::Minus, Mark::Plus),
    }
}

#[cfg(test)]
mod tests {
    use rulebook::{Lots, Mark};

    use super::{game, players};

    #[test]
    fn the_stronger_wins_more_and_equals_draw_half() {
        let mut lots = Lots::new(1);
        let mut count = |white, black| {
            let marks: Vec<Mark> = (0..4_000).map(|_| game(Some(white), Some(black), &mut lots).0).collect();
            let of = |mark| marks.iter().filter(|each| **each == mark).count();
            (of(Mark::Win), of(Mark::Draw), of(Mark::Loss))
        };
        let (won, drawn, lost) = count(2000, 2000);
        assert!((1_750..2_100).contains(&drawn), "{drawn}");
        assert!(won.abs_diff(lost) < 400, "{won} {lost}");
        let (won, _, lost) = count(2400, 1800);
        assert!(won > 20 * lost.max(1), "{won} {lost}");
    }

    #[test]
    fn the_strongest_are_first() {
        let field = players(200, &mut Lots::new(3));
        assert!(field.windows(2).all(|pair| pair[0].rating >= pair[1].rating));
        assert!(field.iter().all(|line| !line.name.is_empty()));
        assert_ne!(field[0].rating, field[199].rating);
    }
}
