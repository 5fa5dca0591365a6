//! Points as TRF writes them: decimals with one digit after the point, rarely two.
//!
//! ```
//! use competition::trf::Score;
//! let score: Score = ".5".parse().unwrap();
//! assert_eq!(score.to_string(), "0.5");
//! assert_eq!(Score::whole(12).to_string(), "12.0");
//! ```

use core::fmt;
use core::iter::Sum;
use core::ops::Add;
use core::str::FromStr;

use rulebook::Points;

use crate::Exact;

/// Points, exact to the hundredth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(i32);

/// A text that is no number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoScore;

/// No event gives more points than this.
const MOST: i32 = 1_000_000;

impl Score {
    /// Nothing.
    pub const ZERO: Self = Self(0);

    /// So many whole points.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points.saturating_mul(100))
    }

    /// So many half points.
    #[must_use]
    pub const fn halves(halves: i32) -> Self {
        Self(halves.saturating_mul(50))
    }

    /// As it is written into so many columns; `None` if it does not fit.
    pub(crate) fn in_columns(self, width: usize) -> Option<String> {
        let full = self.to_string();
        if full.len() <= width {
            return Some(full);
        }
        full.strip_suffix(".0").filter(|whole| whole.len() <= width).map(str::to_owned)
    }
}

impl From<Points> for Score {
    fn from(points: Points) -> Self {
        Self::halves(i32::try_from(points.in_halves()).unwrap_or(i32::MAX))
    }
}

impl From<Score> for Exact {
    fn from(score: Score) -> Self {
        Self::ratio(score.0.into(), 100)
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self(self.0.saturating_add(more.0))
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Self>>(each: I) -> Self {
        each.fold(Self::ZERO, Add::add)
    }
}

impl FromStr for Score {
    type Err = NoScore;

    fn from_str(text: &str) -> Result<Self, NoScore> {
        let (sign, rest) = text.strip_prefix('-').map_or((1, text), |rest| (-1, rest));
        let (whole, part) = rest.split_once(['.', ',']).unwrap_or((rest, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if !digits(whole) || !digits(part) || (whole.is_empty() && part.is_empty()) {
            return Err(NoScore);
        }
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| NoScore)? };
        let hundredths: i32 = match part.trim_end_matches('0') {
            "" => 0,
            part if part.len() <= 2 => format!("{part:0<2}").parse().map_err(|_| NoScore)?,
            _ => return Err(NoScore),
        };
        if whole > MOST { Err(NoScore) } else { Ok(Self(sign * (whole * 100 + hundredths))) }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match part % 10 {
            0 => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

impl fmt::Display for NoScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points are written as a decimal such as 11.5")
    }
}

impl core::error::Error for NoScore {}

#[cfg(test)]
mod tests {
    use super::Score;

    #[test]
    fn what_is_written_is_read_back() {
        for hundredths in (-1_000..=12_345).chain([99_999_999]) {
            let score = Score(hundredths);
            assert_eq!(score.to_string().parse(), Ok(score));
        }
    }

    #[test]
    fn points_are_read_however_they_are_written_and_nothing_else_is() {
        let read = |text: &str| text.parse::<Score>().ok().map(|score| score.to_string());
        assert_eq!(read("3"), Some("3.0".to_owned()));
        assert_eq!(read(".5"), Some("0.5".to_owned()));
        assert_eq!(read("2,50"), Some("2.5".to_owned()));
        assert_eq!(read("-1.25"), Some("-1.25".to_owned()));
        for nonsense in ["", ".", "-", "1.2.3", "1e5", "+1", "½", "0.333", "99999999999", "1 0"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
