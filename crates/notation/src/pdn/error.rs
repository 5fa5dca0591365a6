//! What a reader can find wrong with the syntax of a game.

use std::fmt;

use super::{Place, decode};

/// A syntax error: where, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxError {
    /// Where.
    pub place: Place,
    /// What.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something else was expected.
    Unexpected {
        /// What could have stood there.
        expected: &'static str,
        /// The word that stands there; empty at the end of the text.
        found: String,
    },
    /// Something was opened and not closed.
    Unclosed {
        /// What.
        what: &'static str,
    },
    /// Something is longer than a reader keeps in memory.
    TooLong {
        /// What.
        what: &'static str,
        /// How many bytes it may have.
        limit: usize,
    },
    /// Variations inside variations inside variations.
    TooDeep {
        /// How deep they may be.
        limit: usize,
    },
}

impl SyntaxError {
    /// Names what was found by the first few characters of the text at the error.
    pub(super) fn unexpected(place: Place, expected: &'static str, rest: &[u8]) -> Self {
        let end = rest.iter().skip(1).take(FOUND_MAX).take_while(|byte| !byte.is_ascii_whitespace()).count();
        let found = decode(rest.get(..=end).unwrap_or(rest)).into_owned();
        Self { place, problem: Problem::Unexpected { expected, found } }
    }
}

/// How much of the offending text an error shows.
const FOUND_MAX: usize = 24;

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected { expected, found } if found.is_empty() => {
                write!(f, "expected {expected}, found the end of the text")
            }
            Self::Unexpected { expected, found } => write!(f, "expected {expected}, found {found:?}"),
            Self::Unclosed { what } => write!(f, "{what} is not closed"),
            Self::TooLong { what, limit } => write!(f, "{what} is longer than {limit} bytes"),
            Self::TooDeep { limit } => write!(f, "variations are nested more than {limit} deep"),
        }
    }
}

impl std::error::Error for SyntaxError {}
