//! Why a text is no move.

use core::fmt;

use draughts::{Article, Refusal};

use crate::square::SquareError;

/// Why a text is no move of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveError {
    /// The text is no move at all.
    Unreadable {
        /// The character, counted from 1, at which something else was expected.
        column: usize,
        /// What was expected.
        expected: Expected,
    },
    /// A name that is no playable square's.
    NoSquare {
        /// The name.
        name: String,
        /// What is wrong with it.
        error: SquareError,
        /// The article about the board.
        by: Article,
    },
    /// A short form where moves are written in full.
    ShortForm {
        /// The article that asks for the full form.
        by: Article,
    },
    /// Numbers that no sign divides.
    NoSign {
        /// The article about the forms of moves.
        by: Article,
    },
    /// A quiet move with the sign of a capture.
    NotACapture {
        /// The article about the sign.
        by: Article,
    },
    /// A capture with the sign of a quiet move.
    IsACapture {
        /// The sign of captures.
        sign: char,
        /// The article about the sign.
        by: Article,
    },
    /// A dash in place of a move that cannot be guessed.
    Gap,
    /// Several moves may be meant.
    Ambiguous {
        /// Each of them in full.
        candidates: Vec<String>,
        /// The article that asks for more.
        by: Article,
    },
    /// The move is not legal.
    Refused(Box<Refusal>),
}

/// What was expected in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The name of a square.
    Square,
    /// A sign of an annotation, or the end.
    Sign,
}

impl MoveError {
    /// The article behind the refusal, if the text was read at all.
    #[must_use]
    pub fn by(&self) -> Option<Article> {
        match self {
            Self::Unreadable { .. } | Self::Gap => None,
            Self::NoSquare { by, .. }
            | Self::ShortForm { by }
            | Self::NoSign { by }
            | Self::NotACapture { by }
            | Self::IsACapture { by, .. }
            | Self::Ambiguous { by, .. } => Some(*by),
            Self::Refused(refusal) => Some(refusal.by),
        }
    }
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { column, expected } => {
                let expected = match expected {
                    Expected::Square => "a square",
                    Expected::Sign => "the end of the move",
                };
                write!(
                    f,
                    "character {column}: expected {expected}; \
                     moves are written like c3-d4, a5:e1:g3, cd4, b:d6, 32-28 or 47x24x8"
                )
            }
            Self::NoSquare { name, error, by } => write!(f, "{name}: {error} ({by})"),
            Self::ShortForm { by } => write!(f, "the move must be written in full ({by})"),
            Self::NoSign { by } => write!(f, "a sign is missing between the numbers ({by})"),
            Self::NotACapture { by } => write!(f, "nothing is captured: the move is written with - ({by})"),
            // Editions differ about the sign; all are read.
            Self::IsACapture { by, .. } => write!(f, "this is a capture: it is not written with - ({by})"),
            Self::Gap => f.write_str("a dash stands for the move"),
            Self::Ambiguous { candidates, by } => {
                write!(f, "several moves may be meant ({by}): {}", candidates.join(", "))
            }
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl core::error::Error for MoveError {}
