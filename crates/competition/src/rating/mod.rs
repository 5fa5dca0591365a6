//! Ratings: what an event changes, by Elo's method.
//!
//! Only games that were played between rated players change a rating; pluses and minuses never do. With the table of
//! the normal distribution everything is exact in hundredths; the logistic form computes with floating point and
//! rounds each expectation to a ten-thousandth, so that every machine says the same.
//!
//! ```
//! use competition::rating::{Curve, Terms, ratings};
//! use competition::{Cell, Line, No, Table};
//! use draughts::Colour;
//! use rulebook::{Mark, Scale};
//! let player = |rating, cell| Line { rating: Some(rating), cells: vec![cell], ..Line::default() };
//! let first = player(2000, Cell::game(No(2), Colour::White, Mark::Win));
//! let second = player(2100, Cell::game(No(1), Colour::Black, Mark::Loss));
//! let table = Table::new(Scale::TwoOneZero, vec![first, second]);
//! let changes = ratings(&table, &Terms { curve: Curve::Normal, ..Terms::default() });
//! // 20 * (1 - 0.36)
//! assert_eq!(changes[0].change.to_string(), "12.8");
//! assert_eq!(changes[0].after, Some(2013));
//! ```

mod curve;
mod norm;

use std::collections::BTreeMap;

use rulebook::{Mark, Scale};

pub use curve::Curve;
pub use norm::{Norm, norm};

use crate::{Exact, No, Table};

/// How ratings are computed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// What result a difference of ratings lets expect.
    pub curve: Curve,
    /// How much a point more or less than expected changes.
    pub k: u16,
    /// Where a player has another one.
    pub k_of: BTreeMap<No, u16>,
    /// A larger difference of ratings counts as this one.
    pub cap: Option<u16>,
    /// How many games with rated opponents give a new player his first rating.
    pub newcomer_games: u16,
}

/// What an event does to a player's rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Who.
    pub no: No,
    /// His rating before; none for a new player.
    pub before: Option<u16>,
    /// How many games count.
    pub games: u32,
    /// What he scored in them, a win being one.
    pub scored: Exact,
    /// What was expected.
    pub expected: Exact,
    /// By how much the rating changes.
    pub change: Exact,
    /// The rating of a player of whom just this result was to be expected.
    pub performance: Option<i32>,
    /// His rating afterwards; none for a new player who has not yet enough games or not yet scored.
    pub after: Option<i32>,
}

impl Default for Terms {
    fn default() -> Self {
        Self { curve: Curve::default(), k: 20, k_of: BTreeMap::new(), cap: None, newcomer_games: 5 }
    }
}

/// What an event does to everybody's rating.
#[must_use]
pub fn ratings(table: &Table, terms: &Terms) -> Vec<Change> {
    table.numbers().map(|no| change(table, no, terms)).collect()
}

/// What it does to one rating.
#[must_use]
pub fn change(table: &Table, no: No, terms: &Terms) -> Change {
    let before = table.line(no).and_then(|line| line.rating);
    let games: Vec<(u16, Mark)> = table
        .met(no)
        .filter(|(_, mark)| mark.was_played())
        .filter_map(|(opponent, mark)| Some((table.line(opponent)?.rating?, mark)))
        .collect();
    let scored = Exact::from(Scale::OneHalfZero.sum(games.iter().map(|(_, mark)| *mark)));
    let expected = before.map_or(Exact::ZERO, |own| {
        games.iter().map(|(other, _)| terms.curve.expected(terms.difference(own, *other))).sum()
    });
    let k = Exact::from(i64::from(terms.k_of.get(&no).copied().unwrap_or(terms.k)));
    let change = if before.is_some() { k * (scored - expected) } else { Exact::ZERO };
    let performance = performance(&games, scored, terms.curve);
    let enough = games.len() >= usize::from(terms.newcomer_games) && scored > Exact::ZERO;
    let after = match before {
        Some(rating) => Some(i32::from(rating) + curve::rounded(change)),
        None => performance.filter(|_| enough),
    };
    Change { no, before, games: games.len() as u32, scored, expected, change, performance, after }
}

/// The average rating of the opponents, and what the share of points is worth above or below it.
fn performance(games: &[(u16, Mark)], scored: Exact, curve: Curve) -> Option<i32> {
    let count = i64::try_from(games.len()).ok().filter(|count| *count > 0)?;
    let sum: i64 = games.iter().map(|(rating, _)| i64::from(*rating)).sum();
    let average = curve::rounded(Exact::ratio(sum, count));
    Some(average + curve.worth(scored * Exact::ratio(1, count)))
}

impl Terms {
    fn difference(&self, own: u16, other: u16) -> i32 {
        let difference = i32::from(own) - i32::from(other);
        self.cap.map_or(difference, |cap| difference.clamp(-i32::from(cap), i32::from(cap)))
    }
}
