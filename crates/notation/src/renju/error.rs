//! What can be wrong with a file or a text, and where.

use std::fmt;

use article::Article;

use super::PointError;
use crate::pdn::Place;

/// Something that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where.
    pub at: At,
    /// What.
    pub problem: Problem,
}

/// Where in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A line and column of a text.
    Place(Place),
    /// A byte, counted from 0.
    Byte(usize),
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something else was expected.
    Expected(&'static str),
    /// Something was opened and not closed, or the file ends too early.
    Unclosed(&'static str),
    /// No point of the board.
    NoPoint(PointError),
    /// A move number out of order.
    Number {
        /// The number that stands there.
        found: u32,
        /// The move that comes next.
        next: u32,
    },
    /// A side moves that is not to move.
    OutOfTurn,
    /// A board of another size than 15 x 15.
    OtherBoard,
    /// Another game than renju or gomoku.
    OtherGame,
    /// Neither the text nor the reader says which letters its points are written in.
    NoDialect,
    /// The text names other letters than those it was to be read in.
    OtherDialect,
    /// A stone where one lies already.
    Occupied(String),
    /// More moves than a reader keeps in memory.
    TooManyMoves,
}

/// A game that a format has no words for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unwritable {
    /// The format knows no pass.
    Pass,
    /// The format knows no set-up position.
    Setup,
    /// The format holds 225 moves at most, and at least one.
    Length,
}

impl ReadError {
    pub(super) const fn byte(at: usize, problem: Problem) -> Self {
        Self { at: At::Byte(at), problem }
    }

    /// An error at a byte of a text, told by line and column.
    pub(super) fn in_text(text: &str, at: usize, problem: Problem) -> Self {
        let before = text.get(..at).unwrap_or(text);
        let line = before.matches('\n').count() as u64 + 1;
        let last = before.rsplit('\n').next().unwrap_or_default();
        let column = last.chars().count() as u64 + 1;
        Self { at: At::Place(Place { line, column }), problem }
    }

    /// The article it follows from, if a rule is broken.
    #[must_use]
    pub const fn by(&self) -> Option<Article> {
        match &self.problem {
            Problem::NoPoint(_) | Problem::OtherBoard => Some(Article::new("RU22:9.2.2.2")),
            Problem::OutOfTurn | Problem::Occupied(_) => Some(Article::new("RU22:9.2.4.1")),
            Problem::Number { .. } => Some(Article::new("RU22:9.3.2.1")),
            _ => None,
        }
    }
}

impl From<PointError> for Problem {
    fn from(error: PointError) -> Self {
        Self::NoPoint(error)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.problem)
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(place) => write!(f, "{place}"),
            Self::Byte(offset) => write!(f, "byte {offset}"),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::Unclosed(what) => write!(f, "{what} is not finished"),
            Self::NoPoint(error) => write!(f, "{error}"),
            Self::Number { found, next } => write!(f, "move number {found} where move {next} comes next"),
            Self::OutOfTurn => f.write_str("a side moves twice; a declined move is written as a pass"),
            Self::OtherBoard => f.write_str("the board is not 15 x 15"),
            Self::OtherGame => f.write_str("this is neither renju nor gomoku (GM[4])"),
            Self::NoDialect => {
                f.write_str("the letters of the points are not told: [Letters \"a-o\"] or \"A-P\"")
            }
            Self::OtherDialect => f.write_str("the record names other letters than it is to be read in"),
            Self::Occupied(point) => write!(f, "a stone lies on {point} already"),
            Self::TooManyMoves => f.write_str("more moves than can be kept"),
        }
    }
}

impl std::error::Error for ReadError {}

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pass => "this format cannot hold a pass",
            Self::Setup => "this format cannot hold a position that was set up",
            Self::Length => "this format holds 1 to 225 moves",
        })
    }
}

impl std::error::Error for Unwritable {}
