//! Clock commands in comments: `[%clk 1:55:21]`, `[%clock w0:00:10 B0:00:03]`.
//!
//! ```
//! use notation::pdn::{Clock, ClockTime, clocks};
//! let found: Vec<Clock> = clocks("good [%clk 1:55:21] so far").collect();
//! assert_eq!(found, [Clock::Left(ClockTime::seconds(6921))]);
//! assert_eq!(found[0].to_string(), "[%clk 1:55:21]");
//! ```

use std::fmt;

use draughts::Colour;

/// What a clock command says about the move before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// `clk`: what the clock of the player shows, time left.
    Left(ClockTime),
    /// `mct`: what a mechanical clock shows, time used.
    Shown(ClockTime),
    /// `egt`: used in the game so far.
    Game(ClockTime),
    /// `emt`: used for the move.
    Move(ClockTime),
    /// `clock`: what one or both clocks show.
    Both(Face, Option<Face>),
}

/// One clock of the `clock` command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Whose; if it is not said, that of the player who has just moved.
    pub colour: Option<Colour>,
    /// Whether it runs: written with a capital letter.
    pub state: State,
    /// What it shows.
    pub time: ClockTime,
}

/// Whether a clock runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It runs.
    Runs,
    /// It stands, or nobody says.
    Stands,
}

/// A time on a clock, `h:mm:ss`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClockTime {
    /// In thousandths of a second.
    pub millis: u64,
}

/// The clock commands in a comment, in their order. What is not understood is passed over.
pub fn clocks(comment: &str) -> impl Iterator<Item = Clock> {
    let mut rest = comment;
    std::iter::from_fn(move || {
        loop {
            let (_, command) = rest.split_once("[%")?;
            let Some((inside, behind)) = command.split_once(']') else {
                rest = command;
                continue;
            };
            rest = behind;
            if let Some(clock) = Clock::read(inside) {
                return Some(clock);
            }
        }
    })
}

impl Clock {
    /// The inside of a command: `clk 1:55:21`.
    fn read(inside: &str) -> Option<Self> {
        let mut words = inside.split_ascii_whitespace();
        let name = words.next()?;
        let first = words.next()?;
        let second = words.next();
        if words.next().is_some() {
            return None;
        }
        let only = || if second.is_none() { ClockTime::read(first) } else { None };
        Some(match name {
            // The standard's own example writes two clocks as `clk`.
            "clk" if second.is_none() && first.starts_with(|first: char| first.is_ascii_digit()) => {
                Self::Left(ClockTime::read(first)?)
            }
            "clk" | "clock" => {
                let second = match second {
                    Some(second) => Some(Face::read(second)?),
                    None => None,
                };
                Self::Both(Face::read(first)?, second)
            }
            "mct" => Self::Shown(only()?),
            "egt" => Self::Game(only()?),
            "emt" => Self::Move(only()?),
            _ => return None,
        })
    }
}

impl Face {
    fn read(text: &str) -> Option<Self> {
        let (colour, state) = match text.as_bytes().first()? {
            b'w' => (Some(Colour::White), State::Stands),
            b'W' => (Some(Colour::White), State::Runs),
            b'b' => (Some(Colour::Black), State::Stands),
            b'B' => (Some(Colour::Black), State::Runs),
            _ => (None, State::Stands),
        };
        let time = ClockTime::read(text.get(usize::from(colour.is_some())..)?)?;
        Some(Self { colour, state, time })
    }
}

impl ClockTime {
    /// Whole seconds.
    #[must_use]
    pub const fn seconds(seconds: u32) -> Self {
        Self { millis: seconds as u64 * 1000 }
    }

    /// Reads `h:mm:ss`, `h:mm` or `h:mm:ss.f`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let number = |text: &str, max: u64| -> Option<u64> {
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            text.parse().ok().filter(|&number| is_number && number <= max)
        };
        let mut fields = whole.split(':');
        let hours = number(fields.next()?, 9999)?;
        let minutes = number(fields.next()?, 59)?;
        let seconds = fields.next().map_or(Some(0), |field| number(field, 59))?;
        if fields.next().is_some() || fraction.len() > 3 {
            return None;
        }
        let mut millis = if fraction.is_empty() { 0 } else { number(fraction, 999)? };
        for _ in fraction.len()..3 {
            millis *= 10;
        }
        Some(Self { millis: ((hours * 60 + minutes) * 60 + seconds) * 1000 + millis })
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.millis / 1000;
        write!(f, "{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
        match self.millis % 1000 {
            0 => Ok(()),
            millis => f.write_str(format!(".{millis:03}").trim_end_matches('0')),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.colour, self.state) {
            (None, _) => {}
            (Some(colour), State::Runs) => write!(f, "{}", colour.letter())?,
            (Some(colour), State::Stands) => write!(f, "{}", colour.letter().to_ascii_lowercase())?,
        }
        self.time.fmt(f)
    }
}

/// The command as a comment has it.
impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Left(time) => write!(f, "[%clk {time}]"),
            Self::Shown(time) => write!(f, "[%mct {time}]"),
            Self::Game(time) => write!(f, "[%egt {time}]"),
            Self::Move(time) => write!(f, "[%emt {time}]"),
            Self::Both(first, None) => write!(f, "[%clock {first}]"),
            Self::Both(first, Some(second)) => write!(f, "[%clock {first} {second}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read_and_written_back() {
        for text in [
            "[%clk 1:55:21]",
            "[%mct 0:05:00]",
            "[%egt 12:00:59]",
            "[%emt 0:00:01.5]",
            "[%clock w0:00:10 B0:00:03]",
            "[%clock 0:49:11]",
        ] {
            let found: Vec<Clock> = clocks(text).collect();
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!(found[0].to_string(), text);
        }
    }

    #[test]
    fn several_commands_among_words() {
        let found: Vec<Clock> =
            clocks("a [%emt 0:00:05] b [%eval 3] [%clk 1:02:03][%clk w0:00:10 B0:00:03]").collect();
        assert_eq!(found.len(), 3);
        let Clock::Both(white, Some(black)) = found[2] else { panic!("{found:?}") };
        assert_eq!((white.colour, white.state), (Some(Colour::White), State::Stands));
        assert_eq!((black.colour, black.state), (Some(Colour::Black), State::Runs));
        assert_eq!(black.time, ClockTime::seconds(3));
    }

    #[test]
    fn what_is_no_time_is_passed_over() {
        for text in [
            "[%clk]",
            "[%clk 1:60:00]",
            "[%clk 1]",
            "[%clk 1:00:00:00]",
            "[%clk -1:00:00]",
            "[%clk 1:00:00",
            "%clk",
            "[%clock wé]",
        ] {
            assert_eq!(clocks(text).count(), 0, "{text}");
        }
    }
}
