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

#[cfg(test)]
mod tests {
    use super::{Control, Fault, Millis, Stage, ToString};

    fn control(text: &str) -> Control {
        text.parse().unwrap_or_else(|refused| panic!("{text}: {refused}"))
    }

    #[test]
    fn controls_are_read_as_people_write_them() {
        let (minutes, seconds) = (Millis::minutes, Millis::seconds);
        let five_three = Control::fixed(&[Stage::to_end(minutes(5)).plus(seconds(3))]);
        for text in [
            "5+3",
            "5m+3s",
            "5m+3",
            "5 + 3",
            " 5 min + 3 sec ",
            "5мин+3сек",
            "5м+3с",
            "5 хв + 3 с",
            "5 мин. + 3 сек.",
            "5 МИН + 3 С",
            "5 minutes + 3 seconds",
            "300s+3",
            "4m60s+3s",
        ] {
            assert_eq!(control(text), five_three, "{text}");
        }
        let hours = Control::fixed(&[Stage::for_moves(35, minutes(70)), Stage::to_end(minutes(15))]);
        for text in [
            "1h10m/35,15m",
            "1 ч 10 мин / 35, 15 мин",
            "1 год 10 хв/35,15",
            "1 hour 10 min/35 , 15",
            "70/35,15",
        ] {
            assert_eq!(control(text), hours, "{text}");
        }
        let both = Control::fixed(&[Stage::for_moves(40, minutes(90)).plus(seconds(30)).repeating()]);
        assert_eq!(control("90m+30s/40*"), both);
        assert_eq!(control("90m/40*+30s"), both);
        assert_eq!(control("1.5m+0.25").to_string(), "1m30s+0.25s");
        assert_eq!(control("1h/30,30m/15*").total_for(31), minutes(90));
        assert_eq!(control("90m/45,0m+30s").stages().len(), 2);
    }

    #[test]
    fn what_is_written_is_read_back() {
        for text in [
            "8m+4s",
            "90m",
            "20m+30s",
            "90m/45,30m+30s",
            "1h/30,30m/15*",
            "70m/35,15m",
            "2h/50,1h/25*",
            "0.001s",
        ] {
            assert_eq!(control(text).to_string(), text);
        }
        let mut random = fastrand::Rng::with_seed(7);
        for _ in 0..2_000 {
            let count = random.usize(1..=Control::MAX_STAGES);
            let mut stages = alloc::vec::Vec::new();
            for i in 0..count {
                let scale = [1, 1_000, 60_000, 3_600_000][random.usize(0..4)];
                let base = Millis(random.u64(1..=100) * scale);
                let increment = Millis(if random.bool() { random.u64(0..400_000) } else { 0 });
                let mut stage = Stage::for_moves(random.u16(1..), base).plus(increment);
                if i + 1 == count {
                    match random.u8(0..3) {
                        0 => stage.moves = None,
                        1 => stage.repeats = true,
                        _ => {}
                    }
                }
                stages.push(stage);
            }
            let control = Control::new(&stages).unwrap();
            assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    #[test]
    fn a_refusal_says_what_and_where() {
        use Fault::*;
        for (text, fault, at) in [
            ("", Empty, 1),
            ("  ", Empty, 3),
            ("m", NumberExpected, 1),
            ("5m+", NumberExpected, 4),
            ("5m,", NumberExpected, 4),
            ("5m, ,3m", NumberExpected, 5),
            ("8m+4x", UnknownUnit, 5),
            ("8 попугаев", UnknownUnit, 3),
            ("8mmmmmmmmmmmmmm", UnknownUnit, 2),
            ("1h10", UnknownUnit, 5),
            ("10m1h", UnitOrder, 4),
            ("1m1m", UnitOrder, 3),
            ("5m+3s+2s", Unexpected, 6),
            ("5m*", Unexpected, 3),
            ("5 5", Unexpected, 3),
            ("-5m", NumberExpected, 1),
            ("5m/0", NoMoves, 4),
            ("5m/65536", NoMoves, 4),
            ("5m/", NumberExpected, 4),
            ("0m", NoTime, 1),
            ("0m+5s", NoTime, 1),
            ("5m/10,0m", NoTime, 7),
            ("101h", TooLong, 1),
            ("5m+ 101h", TooLong, 5),
            ("100h1s", TooLong, 5),
            ("999999999h", TooLong, 1),
            ("9999999999", NumberTooLong, 1),
            ("1.2345s", NumberTooLong, 3),
            ("1.s", NumberExpected, 3),
            ("5m,5m", NotLast, 1),
            ("5m/3, 5m/3*,5m", NotLast, 7),
            ("1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1", TooManyStages, 33),
        ] {
            let refused = text.parse::<Control>().unwrap_err();
            assert_eq!((refused.fault, refused.at), (fault, Some(at)), "{text}");
            assert!(refused.to_string().starts_with(&alloc::format!("character {at}: ")));
        }
        assert_eq!("5m,5m".parse::<Control>().unwrap_err().stage, 1);
        let too_long = Stage::to_end(Millis(1)).plus(Control::MAX_STAGE + Millis(1));
        assert_eq!(Control::new(&[too_long]).unwrap_err().fault, TooLong);
        let refused = Control::new(&[Stage::for_moves(9, Millis(1)), Stage::to_end(Millis(1)).repeating()])
            .unwrap_err();
        assert_eq!((refused.fault, refused.stage, refused.at), (RepeatsWithoutMoves, 2, None));
        assert_eq!(
            refused.to_string(),
            "stage 2: a stage that repeats needs a number of moves, as in 30m/15*"
        );
    }

    #[test]
    fn no_text_breaks_the_reader() {
        let mut random = fastrand::Rng::with_seed(11);
        let signs: alloc::vec::Vec<char> = "0159999999.,,+/* hmsчгодхвс\u{301}İß٣٥-;".chars().collect();
        let mut read = 0;
        for _ in 0..50_000 {
            let text: alloc::string::String =
                (0..random.usize(0..14)).map(|_| signs[random.usize(0..signs.len())]).collect();
            match text.parse::<Control>() {
                Ok(control) => {
                    read += 1;
                    assert_eq!(control.to_string().parse(), Ok(control), "{text}");
                }
                Err(refused) => assert!(refused.at.is_some_and(|at| at <= text.chars().count() + 1)),
            }
        }
        assert!(read > 100, "{read}");
    }
}
