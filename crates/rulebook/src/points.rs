//! What a game counts: marks, points and places.
//!
//! ```
//! use rulebook::{Mark, Points, Scale, places};
//! let marks = [Mark::Win, Mark::Draw, Mark::Loss];
//! assert_eq!(Scale::OneHalfZero.sum(marks).to_string(), "1.5");
//! assert_eq!(Scale::TwoOneZero.sum(marks).to_string(), "3");
//! let table = [Points::halves(14), Points::halves(11), Points::halves(11), Points::halves(6)];
//! assert_eq!(places(&table), [1..=1, 2..=3, 2..=3, 4..=4]);
//! ```

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, RangeInclusive};

/// What a player has in a cell of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Mark {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
    /// The opponent did not come: won without play.
    Plus,
    /// Did not come: lost without play.
    Minus,
}

/// What wins and draws count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Scale {
    /// A win 1, a draw a half.
    OneHalfZero,
    /// A win 2, a draw 1.
    TwoOneZero,
}

/// Points, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Points(u32);

impl Mark {
    /// Whether a game was really played: only such games count for norms and ratings.
    #[must_use]
    pub const fn was_played(self) -> bool {
        !matches!(self, Self::Plus | Self::Minus)
    }

    /// How it is written in a table of this scale.
    #[must_use]
    pub const fn text(self, scale: Scale) -> &'static str {
        match (self, scale) {
            (Self::Win, Scale::OneHalfZero) | (Self::Draw, Scale::TwoOneZero) => "1",
            (Self::Win, Scale::TwoOneZero) => "2",
            (Self::Draw, Scale::OneHalfZero) => "½",
            (Self::Loss, _) => "0",
            (Self::Plus, _) => "+",
            (Self::Minus, _) => "-",
        }
    }
}

impl Scale {
    /// What a mark counts for places.
    #[must_use]
    pub const fn points(self, mark: Mark) -> Points {
        let halves = match mark {
            Mark::Win | Mark::Plus => 2,
            Mark::Draw => 1,
            Mark::Loss | Mark::Minus => 0,
        };
        match self {
            Self::OneHalfZero => Points(halves),
            Self::TwoOneZero => Points(2 * halves),
        }
    }

    /// The sum of some marks.
    #[must_use]
    pub fn sum(self, marks: impl IntoIterator<Item = Mark>) -> Points {
        marks.into_iter().map(|mark| self.points(mark)).sum()
    }

    /// What counts for norms and ratings: the games that were played.
    #[must_use]
    pub fn sum_for_norms(self, marks: impl IntoIterator<Item = Mark>) -> Points {
        self.sum(marks.into_iter().filter(|mark| mark.was_played()))
    }
}

impl Points {
    /// So many half points.
    #[must_use]
    pub const fn halves(halves: u32) -> Self {
        Self(halves)
    }

    /// How many half points these are.
    #[must_use]
    pub const fn in_halves(self) -> u32 {
        self.0
    }
}

/// The places by points, the most first: for each player the first and the last place he may have, which differ
/// where players are tied.
#[must_use]
pub fn places(points: &[Points]) -> Vec<RangeInclusive<usize>> {
    let place = |own: &Points| {
        let above = points.iter().filter(|other| *other > own).count();
        let level = points.iter().filter(|other| *other == own).count();
        above + 1..=above + level
    };
    points.iter().map(place).collect()
}

impl Add for Points {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self(self.0.saturating_add(more.0))
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(each: I) -> Self {
        each.fold(Self::default(), Add::add)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" })
    }
}
