//! Why a time control is refused.

use core::fmt;

use crate::Control;

/// What is wrong with a time control, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What is wrong; its text says what is allowed.
    pub fault: Fault,
    /// In which stage, counted from 1.
    pub stage: usize,
    /// At which character of the text, counted from 1; none for a control that was not read from text.
    pub at: Option<usize>,
}

/// What can be wrong with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no stage.
    Empty,
    /// A number is expected.
    NumberExpected,
    /// The number has too many digits.
    NumberTooLong,
    /// The unit is not known.
    UnknownUnit,
    /// Hours, minutes and seconds are not in this order, or one of them comes twice.
    UnitOrder,
    /// Something else than the end or the next stage is written here.
    Unexpected,
    /// A stage gives no time.
    NoTime,
    /// A stage gives more time than a stage may.
    TooLong,
    /// A stage asks for no moves.
    NoMoves,
    /// A stage before the last has no number of moves, or repeats.
    NotLast,
    /// A stage repeats without a number of moves.
    RepeatsWithoutMoves,
    /// There are too many stages.
    TooManyStages,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "no time control; write one like 30m+30s or 90m/45,30m",
            Self::NumberExpected => "a number is expected, as in 8m+4s",
            Self::NumberTooLong => "the number is too long; at most 9 digits and 3 decimals are allowed",
            Self::UnknownUnit => "unknown unit; allowed are h, m, s (hour, min, sec, ч, мин, сек, год, хв)",
            Self::UnitOrder => "units come once each, hours before minutes before seconds",
            Self::Unexpected => "unexpected; after a stage comes a comma and the next stage, or the end",
            Self::NoTime => "the first stage needs time, a later one time or an increment",
            Self::TooLong => {
                return write!(
                    f,
                    "too long; at most {} h per stage are allowed",
                    Control::MAX_STAGE.0 / 3_600_000
                );
            }
            Self::NoMoves => "a number of moves from 1 to 65535 is expected",
            Self::NotLast => {
                "only the last stage may repeat or last to the end; this one needs moves, as in 90m/45"
            }
            Self::RepeatsWithoutMoves => "a stage that repeats needs a number of moves, as in 30m/15*",
            Self::TooManyStages => {
                return write!(f, "too many stages; at most {} are allowed", Control::MAX_STAGES);
            }
        })
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.at {
            Some(at) => write!(f, "character {at}: {}", self.fault),
            None => write!(f, "stage {}: {}", self.stage, self.fault),
        }
    }
}

impl core::error::Error for Refused {}
