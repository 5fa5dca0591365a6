//! The result of a meeting, White's side first.
//!
//! ```
//! use competition::round::Outcome;
//! use rulebook::Scale;
//! let drawn = Outcome::read("1-1", Scale::TwoOneZero).unwrap();
//! assert_eq!(drawn, Outcome::Draw);
//! assert_eq!(drawn.text(Scale::OneHalfZero), "½-½");
//! ```

use core::fmt;

use rulebook::{Mark, Scale};
use serde::{Deserialize, Serialize};

/// The result of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// White won.
    White,
    /// Black won.
    Black,
    /// Drawn.
    Draw,
    /// Black did not come.
    WhitePlus,
    /// White did not come.
    BlackPlus,
    /// Neither came.
    NeitherCame,
    /// Both lost.
    BothLost,
}

/// A text that is no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownOutcome {
    text: String,
    scale: Scale,
}

impl Outcome {
    /// Every result.
    pub const ALL: [Self; 7] = [
        Self::White,
        Self::Black,
        Self::Draw,
        Self::WhitePlus,
        Self::BlackPlus,
        Self::NeitherCame,
        Self::BothLost,
    ];

    /// What each side has in the table.
    #[must_use]
    pub const fn marks(self) -> (Mark, Mark) {
        match self {
            Self::White => (Mark::Win, Mark::Loss),
            Self::Black => (Mark::Loss, Mark::Win),
            Self::Draw => (Mark::Draw, Mark::Draw),
            Self::WhitePlus => (Mark::Plus, Mark::Minus),
            Self::BlackPlus => (Mark::Minus, Mark::Plus),
            Self::NeitherCame => (Mark::Minus, Mark::Minus),
            Self::BothLost => (Mark::Loss, Mark::Loss),
        }
    }

    /// The result that gives White and Black these marks, if there is one.
    #[must_use]
    pub fn of_marks(white: Mark, black: Mark) -> Option<Self> {
        Self::ALL.into_iter().find(|outcome| outcome.marks() == (white, black))
    }

    /// Whether the game was really played.
    #[must_use]
    pub const fn was_played(self) -> bool {
        self.marks().0.was_played()
    }

    /// How it is written.
    #[must_use]
    pub fn text(self, scale: Scale) -> String {
        let (white, black) = self.marks();
        let between = if self.was_played() { "-" } else { "/" };
        format!("{}{between}{}", white.text(scale), black.text(scale))
    }

    /// Reads a result as it is written with this scale: `1-0`, `½-½`, `1/2`, `0.5-0.5`, `2-0`, `+/-`, `0-0`.
    ///
    /// # Errors
    /// If it is none; the error lists what can be written.
    pub fn read(text: &str, scale: Scale) -> Result<Self, UnknownOutcome> {
        let plain: String = text
            .chars()
            .filter(|sign| !sign.is_whitespace())
            .map(|sign| match sign {
                '–' | '—' | '−' | '‒' => '-',
                ':' => '-',
                sign => sign,
            })
            .collect();
        let found = match (plain.as_str(), scale) {
            ("+/-" | "+--" | "+-", _) => Some(Self::WhitePlus),
            ("-/+" | "--+" | "-+", _) => Some(Self::BlackPlus),
            ("-/-" | "---" | "--", _) => Some(Self::NeitherCame),
            ("0-0", _) => Some(Self::BothLost),
            ("=" | "½-½" | "½" | "1/2" | "1/2-1/2" | "0.5-0.5" | "0,5-0,5", _)
            | ("1-1", Scale::TwoOneZero) => Some(Self::Draw),
            ("1-0", Scale::OneHalfZero) | ("2-0", Scale::TwoOneZero) => Some(Self::White),
            ("0-1", Scale::OneHalfZero) | ("0-2", Scale::TwoOneZero) => Some(Self::Black),
            _ => None,
        };
        found.ok_or_else(|| UnknownOutcome { text: text.to_owned(), scale })
    }
}

impl fmt::Display for UnknownOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is no result; results are", self.text)?;
        Outcome::ALL.iter().try_for_each(|outcome| write!(f, " {}", outcome.text(self.scale)))
    }
}

impl core::error::Error for UnknownOutcome {}

#[cfg(test)]
mod tests {
    use super::Outcome;
    use rulebook::Scale;

    #[test]
    fn every_result_reads_back() {
        for scale in [Scale::OneHalfZero, Scale::TwoOneZero] {
            for outcome in Outcome::ALL {
                assert_eq!(Outcome::read(&outcome.text(scale), scale), Ok(outcome));
            }
        }
        assert_eq!(Outcome::read("1:0", Scale::OneHalfZero), Ok(Outcome::White));
        assert!(Outcome::read("1-0", Scale::TwoOneZero).is_err(), "not a result of this scale");
        assert!(Outcome::read("1-1", Scale::OneHalfZero).is_err(), "two winners");
    }
}
