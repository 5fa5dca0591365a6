//! Time controls as people write them.
//!
//! A stage is a time, perhaps an increment after `+`, perhaps a number of moves after `/`, which `*` repeats;
//! stages are divided by commas. A bare number is minutes before the `+` and seconds after it.
//!
//! ```
//! use clock::Control;
//! for text in ["8m+4s", "90m", "90m/45,30m+30s", "1h/30,30m/15*"] {
//!     assert_eq!(text.parse::<Control>().unwrap().to_string(), text);
//! }
//! assert_eq!("5+3".parse::<Control>(), "5 мин + 3 сек".parse());
//! assert_eq!("8m+4x".parse::<Control>().unwrap_err().at, Some(5));
//! ```

use alloc::string::{String, ToString};
use core::fmt;
use core::iter::Peekable;
use core::str::{Chars, FromStr};

use crate::{Control, Fault, Millis, Refused, Stage};

/// The units of time, the longest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Unit {
    Hour,
    Minute,
    Second,
}

const HOURS: &[&str] =
    &["h", "hr", "hour", "hours", "ч", "час", "часа", "часов", "год", "година", "години", "годин"];
const MINUTES: &[&str] = &[
    "m",
    "min",
    "mins",
    "minute",
    "minutes",
    "м",
    "мин",
    "минута",
    "минуты",
    "минут",
    "хв",
    "хвилина",
    "хвилини",
    "хвилин",
];
const SECONDS: &[&str] =
    &["s", "sec", "secs", "second", "seconds", "с", "сек", "секунда", "секунды", "секунд", "секунди"];

/// The longest number read, before and after the decimal sign.
const DIGITS: usize = 9;
const DECIMALS: usize = 3;
/// The longest word read as a unit.
const WORD: usize = 10;

impl FromStr for Control {
    type Err = Refused;

    fn from_str(text: &str) -> Result<Self, Refused> {
        let mut reader = Reader { chars: text.chars().peekable(), at: 1, stage: 1 };
        let mut stages = [Stage::BLANK; Self::MAX_STAGES];
        let mut starts = [1; Self::MAX_STAGES];
        if reader.next_sign().is_none() {
            return Err(reader.refuse(Fault::Empty));
        }
        loop {
            reader.next_sign();
            let index = reader.stage - 1;
            let (Some(stage), Some(start)) = (stages.get_mut(index), starts.get_mut(index)) else {
                return Err(reader.refuse(Fault::TooManyStages));
            };
            *start = reader.at;
            *stage = reader.stage()?;
            match reader.next_sign() {
                None => break,
                Some(',') => reader.bump(),
                Some(_) => return Err(reader.refuse(Fault::Unexpected)),
            }
            reader.stage += 1;
        }
        let stages = stages.get(..reader.stage).unwrap_or(&stages);
        Self::new(stages).map_err(|refused| Refused { at: starts.get(refused.stage - 1).copied(), ..refused })
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for stage in self.stages() {
            if !text.is_empty() {
                text.push(',');
            }
            text.push_str(&stage.to_string());
        }
        f.pad(&text)
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_time(self.base, f)?;
        if !self.increment.is_zero() {
            f.write_str("+")?;
            write_time(self.increment, f)?;
        }
        if let Some(moves) = self.moves {
            write!(f, "/{moves}")?;
        }
        f.write_str(if self.repeats { "*" } else { "" })
    }
}

impl From<Control> for String {
    fn from(control: Control) -> Self {
        control.to_string()
    }
}

impl TryFrom<String> for Control {
    type Error = Refused;
    fn try_from(text: String) -> Result<Self, Refused> {
        text.parse()
    }
}

/// Whole hours in hours, whole minutes in minutes, all else in minutes and seconds.
fn write_time(time: Millis, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (minutes, rest) = (time.0 / 60_000, time.0 % 60_000);
    if rest == 0 && minutes > 0 && minutes % 60 == 0 {
        return write!(f, "{}h", minutes / 60);
    }
    if minutes > 0 || rest == 0 {
        write!(f, "{minutes}m")?;
    }
    match (rest / 1_000, rest % 1_000) {
        (0, 0) => Ok(()),
        (seconds, 0) => write!(f, "{seconds}s"),
        (seconds, millis) => {
            write!(f, "{seconds}.{}s", alloc::format!("{millis:03}").trim_end_matches('0'))
        }
    }
}

/// The text of a control on its way through.
struct Reader<'a> {
    chars: Peekable<Chars<'a>>,
    /// The character to be read next, counted from 1.
    at: usize,
    /// The stage being read, counted from 1.
    stage: usize,
}

impl Reader<'_> {
    fn refuse(&self, fault: Fault) -> Refused {
        Refused { fault, stage: self.stage, at: Some(self.at) }
    }

    fn bump(&mut self) {
        self.chars.next();
        self.at += 1;
    }

    /// The next character that is not white space, unread.
    fn next_sign(&mut self) -> Option<char> {
        while self.chars.peek().is_some_and(|sign| sign.is_whitespace()) {
            self.bump();
        }
        self.chars.peek().copied()
    }

    /// Reads this sign if it is the next.
    fn take(&mut self, sign: char) -> bool {
        let is_next = self.next_sign() == Some(sign);
        if is_next {
            self.bump();
        }
        is_next
    }

    /// `TIME[+TIME][/MOVES[*]]`, the last two in any order.
    fn stage(&mut self) -> Result<Stage, Refused> {
        let mut stage = Stage::to_end(self.time(Unit::Minute)?);
        let mut has_increment = false;
        loop {
            if !has_increment && self.take('+') {
                stage.increment = self.time(Unit::Second)?;
                has_increment = true;
            } else if stage.moves.is_none() && self.take('/') {
                stage.moves = Some(self.moves()?);
                stage.repeats = self.take('*');
            } else {
                return Ok(stage);
            }
        }
    }

    fn moves(&mut self) -> Result<u16, Refused> {
        self.next_sign();
        let start = self.at;
        let number = self.digits()?;
        match u16::try_from(number) {
            Ok(moves @ 1..) => Ok(moves),
            _ => Err(Refused { at: Some(start), ..self.refuse(Fault::NoMoves) }),
        }
    }

    /// Numbers with units, such as `1h 10m`; a single number without one is in the usual unit.
    fn time(&mut self, usual: Unit) -> Result<Millis, Refused> {
        let mut total = Millis::ZERO;
        let mut last = None;
        loop {
            self.next_sign();
            let start = self.at;
            let (whole, thousandths) = self.decimal()?;
            let is_bare = !self.next_sign().is_some_and(char::is_alphabetic);
            let unit = match (is_bare, last) {
                (false, _) => self.unit()?,
                (true, None) => usual,
                (true, Some(_)) => return Err(self.refuse(Fault::UnknownUnit)),
            };
            if last.is_some_and(|last| last >= unit) {
                return Err(Refused { at: Some(start), ..self.refuse(Fault::UnitOrder) });
            }
            last = Some(unit);
            let seconds = match unit {
                Unit::Hour => 3_600,
                Unit::Minute => 60,
                Unit::Second => 1,
            };
            total += Millis::seconds(whole) * seconds + Millis::millis(thousandths) * seconds;
            if total > Control::MAX_STAGE {
                return Err(Refused { at: Some(start), ..self.refuse(Fault::TooLong) });
            }
            if is_bare || !self.next_sign().is_some_and(|sign| sign.is_ascii_digit()) {
                return Ok(total);
            }
        }
    }

    fn unit(&mut self) -> Result<Unit, Refused> {
        let unknown = self.refuse(Fault::UnknownUnit);
        let mut word = String::new();
        while let Some(&letter) = self.chars.peek().filter(|letter| letter.is_alphabetic()) {
            if word.chars().count() == WORD {
                return Err(unknown);
            }
            word.extend(letter.to_lowercase());
            self.bump();
        }
        // An abbreviation may end in a full stop.
        if self.chars.peek() == Some(&'.') {
            self.bump();
        }
        let known = [(HOURS, Unit::Hour), (MINUTES, Unit::Minute), (SECONDS, Unit::Second)];
        known
            .into_iter()
            .find_map(|(words, unit)| words.contains(&word.as_str()).then_some(unit))
            .ok_or(unknown)
    }

    /// A number with up to three decimals: the whole and the thousandths.
    fn decimal(&mut self) -> Result<(u64, u64), Refused> {
        let whole = self.digits()?;
        if self.chars.peek() != Some(&'.') {
            return Ok((whole, 0));
        }
        self.bump();
        let start = self.at;
        let decimals = self.digits()?;
        let scale = match self.at - start {
            1 => 100,
            2 => 10,
            DECIMALS => 1,
            _ => return Err(Refused { at: Some(start), ..self.refuse(Fault::NumberTooLong) }),
        };
        Ok((whole, decimals * scale))
    }

    fn digits(&mut self) -> Result<u64, Refused> {
        let start = self.at;
        let mut number = 0;
        while let Some(digit) = self.chars.peek().and_then(|sign| sign.to_digit(10)) {
            if self.at - start == DIGITS {
                return Err(Refused { at: Some(start), ..self.refuse(Fault::NumberTooLong) });
            }
            number = number * 10 + u64::from(digit);
            self.bump();
        }
        if self.at == start { Err(self.refuse(Fault::NumberExpected)) } else { Ok(number) }
    }
}
