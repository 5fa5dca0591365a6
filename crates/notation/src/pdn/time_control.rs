//! The `TimeControl` tag: how much time the players have.
//!
//! ```
//! use notation::pdn::{Period, TimeControl};
//! let control: TimeControl = "40/7200:3600+60".parse().unwrap();
//! let TimeControl::Periods(periods) = &control else { panic!() };
//! assert_eq!(periods[0], Period::Moves { moves: 40, seconds: 7200 });
//! assert_eq!(periods[1], Period::Increment { seconds: 3600, increment: 60 });
//! assert_eq!(control.to_string(), "40/7200:3600+60");
//! ```

use std::fmt;
use std::str::FromStr;

/// How much time the players have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TimeControl {
    /// `?`
    Unknown,
    /// `-`: no clock.
    NoTime,
    /// One period after another.
    Periods(Vec<Period>),
}

/// One period of a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Period {
    /// `40/7200`: so many moves in so many seconds.
    Moves {
        /// The moves.
        moves: u32,
        /// The seconds.
        seconds: u32,
    },
    /// `4800+60`: the rest of the game, with seconds added for each move.
    Increment {
        /// The seconds.
        seconds: u32,
        /// Added for each move.
        increment: u32,
    },
    /// `3600`: the rest of the game.
    Rest {
        /// The seconds.
        seconds: u32,
    },
    /// `*120`: a sand clock.
    SandClock {
        /// The seconds.
        seconds: u32,
    },
}

/// A text that is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// A period is none of those there are.
    Malformed,
    /// A period that lasts to the end of the game is not the last.
    NotLast,
    /// There are more periods than any event has.
    TooMany,
}

/// More periods than any event has.
const PERIODS_MAX: usize = 16;

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        match text.trim() {
            "?" | "" => return Ok(Self::Unknown),
            "-" => return Ok(Self::NoTime),
            _ => {}
        }
        let mut periods = Vec::new();
        for text in text.trim().split(':') {
            if periods.last().is_some_and(|last| !matches!(last, Period::Moves { .. })) {
                return Err(TimeControlError::NotLast);
            }
            if periods.len() == PERIODS_MAX {
                return Err(TimeControlError::TooMany);
            }
            periods.push(period(text).ok_or(TimeControlError::Malformed)?);
        }
        Ok(Self::Periods(periods))
    }
}

fn period(text: &str) -> Option<Period> {
    // The standard library would also take a sign: `+5`.
    let number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?;
    if let Some(seconds) = text.strip_prefix('*') {
        return Some(Period::SandClock { seconds: number(seconds)? });
    }
    if let Some((moves, seconds)) = text.split_once('/') {
        return Some(Period::Moves { moves: number(moves)?, seconds: number(seconds)? });
    }
    if let Some((seconds, increment)) = text.split_once('+') {
        return Some(Period::Increment { seconds: number(seconds)?, increment: number(increment)? });
    }
    Some(Period::Rest { seconds: number(text)? })
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::NoTime => f.write_str("-"),
            Self::Periods(periods) => {
                for (i, period) in periods.iter().enumerate() {
                    write!(f, "{}{period}", if i == 0 { "" } else { ":" })?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves { moves, seconds } => write!(f, "{moves}/{seconds}"),
            Self::Increment { seconds, increment } => write!(f, "{seconds}+{increment}"),
            Self::Rest { seconds } => write!(f, "{seconds}"),
            Self::SandClock { seconds } => write!(f, "*{seconds}"),
        }
    }
}

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Malformed => "a time control is written like 40/7200:3600+60, 4800+60, 3600, *120, ? or -",
            Self::NotLast => "only the last period of a time control lasts to the end of the game",
            Self::TooMany => "a time control has at most 16 periods",
        })
    }
}

impl std::error::Error for TimeControlError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_examples_of_the_standard_are_read_and_written_back() {
        for text in ["40/7200:3600", "4800+60", "40/7200:3600+60", "40/7200:20/2400:600+5", "*120", "?", "-"]
        {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["x", "40/", "/7200", "+5", "5+", "1:2", "4294967296", "40/7200:", "10+-5", "*"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
        assert_eq!("3600:40/7200".parse::<TimeControl>(), Err(TimeControlError::NotLast));
        assert_eq!("1/2:".repeat(17).parse::<TimeControl>(), Err(TimeControlError::TooMany));
    }
}
