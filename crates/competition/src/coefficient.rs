//! Coefficients that part players with equal points.
//!
//! ```
//! use competition::Coefficient;
//! let riga: Coefficient = "riga".parse().unwrap();
//! assert_eq!(riga.to_string(), "riga");
//! ```

use core::fmt;
use core::str::FromStr;

use rulebook::Mark;

use crate::{Exact, No, Table};

/// A number computed for each player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Coefficient {
    /// Points of beaten opponents and half the points of drawn ones.
    SonnebornBerger,
    /// Twice the points of beaten opponents and the points of drawn ones.
    SonnebornBergerDouble,
    /// Points of beaten opponents less those of opponents lost to.
    Shmulyan,
    /// Points of all opponents: Buchholz, Solkoff.
    Buchholz,
    /// The same without the best and the worst.
    BuchholzMedian,
    /// The same without the worst: the short truncated Solkoff.
    BuchholzCut1,
    /// Without the worst, the two worst, the three worst and so on: the full truncated Solkoff.
    SolkoffTruncatedFull,
    /// The sum of the opponents' Solkoff coefficients.
    SolkoffPlus,
    /// The sum of the opponents' points multiplied by their Solkoff coefficients.
    SolkoffBalyakin,
    /// The sum of the points scored against opponents multiplied by their Solkoff coefficients: the other reading.
    SolkoffBalyakinScored,
    /// Twice the points of beaten opponents, one and a half those of drawn ones, those of opponents lost to.
    Riga,
    /// Games won.
    Wins,
    /// The sum of the opponents' ratings.
    OpponentsRating,
}

/// A text that names no coefficient.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCoefficient(pub String);

impl Coefficient {
    /// Every coefficient.
    pub const ALL: [Self; 13] = [
        Self::SonnebornBerger,
        Self::SonnebornBergerDouble,
        Self::Shmulyan,
        Self::Buchholz,
        Self::BuchholzMedian,
        Self::BuchholzCut1,
        Self::SolkoffTruncatedFull,
        Self::SolkoffPlus,
        Self::SolkoffBalyakin,
        Self::SolkoffBalyakinScored,
        Self::Riga,
        Self::Wins,
        Self::OpponentsRating,
    ];

    /// Its name on the command line and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::SonnebornBerger => "sonneborn-berger",
            Self::SonnebornBergerDouble => "sonneborn-berger-double",
            Self::Shmulyan => "shmulyan",
            Self::Buchholz => "buchholz",
            Self::BuchholzMedian => "buchholz-median",
            Self::BuchholzCut1 => "buchholz-cut1",
            Self::SolkoffTruncatedFull => "solkoff-truncated-full",
            Self::SolkoffPlus => "solkoff-plus",
            Self::SolkoffBalyakin => "solkoff-balyakin",
            Self::SolkoffBalyakinScored => "solkoff-balyakin-scored",
            Self::Riga => "riga",
            Self::Wins => "wins",
            Self::OpponentsRating => "opponents-rating",
        }
    }

    /// The values that are compared one after the other; nearly always one.
    #[must_use]
    pub fn values(self, table: &Table, no: No) -> Vec<Exact> {
        if self == Self::SolkoffTruncatedFull {
            let points = opponents_points(table, no);
            return (1..points.len()).map(|worst| points[worst..].iter().copied().sum()).collect();
        }
        vec![self.value(table, no)]
    }

    /// The value; of the full truncated Solkoff the first one.
    #[must_use]
    pub fn value(self, table: &Table, no: No) -> Exact {
        let by_mark = |won: Exact, drawn: Exact, lost: Exact| -> Exact {
            let weight = |mark| match mark {
                Mark::Win | Mark::Plus => won,
                Mark::Draw => drawn,
                Mark::Loss | Mark::Minus => lost,
            };
            table.met(no).map(|(opponent, mark)| weight(mark) * points(table, opponent)).sum()
        };
        let whole = Exact::from;
        match self {
            Self::SonnebornBerger => by_mark(whole(1), Exact::ratio(1, 2), Exact::ZERO),
            Self::SonnebornBergerDouble => by_mark(whole(2), whole(1), Exact::ZERO),
            Self::Shmulyan => by_mark(whole(1), Exact::ZERO, whole(-1)),
            Self::Riga => by_mark(whole(2), Exact::ratio(3, 2), whole(1)),
            Self::Buchholz => opponents_points(table, no).into_iter().sum(),
            Self::BuchholzCut1 | Self::SolkoffTruncatedFull => {
                opponents_points(table, no).into_iter().skip(1).sum()
            }
            Self::BuchholzMedian => {
                let points = opponents_points(table, no);
                let last = points.len().saturating_sub(1);
                points.get(1..last).unwrap_or_default().iter().copied().sum()
            }
            Self::SolkoffPlus => table.met(no).map(|(opponent, _)| solkoff(table, opponent)).sum(),
            Self::SolkoffBalyakin => {
                table.met(no).map(|(opponent, _)| points(table, opponent) * solkoff(table, opponent)).sum()
            }
            Self::SolkoffBalyakinScored => table
                .met(no)
                .map(|(opponent, mark)| Exact::from(table.scale.points(mark)) * solkoff(table, opponent))
                .sum(),
            Self::Wins => whole(table.wins(no) as i64),
            Self::OpponentsRating => {
                let rating = |opponent| table.line(opponent).and_then(|line| line.rating).unwrap_or(0);
                table.met(no).map(|(opponent, _)| whole(i64::from(rating(opponent)))).sum()
            }
        }
    }
}

fn points(table: &Table, no: No) -> Exact {
    table.points(no).into()
}

fn solkoff(table: &Table, no: No) -> Exact {
    Coefficient::Buchholz.value(table, no)
}

/// The points of a player's opponents, the worst first.
fn opponents_points(table: &Table, no: No) -> Vec<Exact> {
    let mut all: Vec<Exact> = table.met(no).map(|(opponent, _)| points(table, opponent)).collect();
    all.sort_unstable();
    all
}

impl FromStr for Coefficient {
    type Err = UnknownCoefficient;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|coefficient| coefficient.name() == text);
        found.ok_or_else(|| UnknownCoefficient(text.to_owned()))
    }
}

impl fmt::Display for Coefficient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownCoefficient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no coefficient is called {:?}; known are", self.0)?;
        for coefficient in Coefficient::ALL {
            write!(f, " {coefficient}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownCoefficient {}
