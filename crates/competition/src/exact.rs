//! Exact numbers: points and coefficients are never rounded.
//!
//! ```
//! use competition::Exact;
//! let half = Exact::ratio(1, 2);
//! assert_eq!((half + Exact::ratio(1, 4)).to_string(), "0.75");
//! assert_eq!(Exact::ratio(7, 3).to_string(), "7/3");
//! assert!(Exact::ratio(7, 3) > Exact::from(2));
//! ```

use core::cmp::Ordering;
use core::fmt;
use core::iter::Sum;
use core::ops::{Add, Mul, Neg, Sub};

use rulebook::Points;

/// A fraction in lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exact {
    top: i64,
    bottom: i64,
}

impl Exact {
    /// Nothing.
    pub const ZERO: Self = Self { top: 0, bottom: 1 };

    /// A fraction; one with nothing below the line counts as zero.
    #[must_use]
    pub const fn ratio(top: i64, bottom: i64) -> Self {
        if bottom == 0 {
            return Self::ZERO;
        }
        let common = common(top.unsigned_abs(), bottom.unsigned_abs()) as i64;
        let sign = if bottom < 0 { -1 } else { 1 };
        Self { top: sign * top / common, bottom: sign * bottom / common }
    }

    /// A half of it.
    #[must_use]
    pub fn half(self) -> Self {
        self * Self::ratio(1, 2)
    }
}

const fn common(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    if one == 0 { 1 } else { one }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Self {
        Self { top: whole, bottom: 1 }
    }
}

impl From<Points> for Exact {
    fn from(points: Points) -> Self {
        Self::ratio(i64::from(points.in_halves()), 2)
    }
}

impl Add for Exact {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        if self.bottom == other.bottom {
            return Self::ratio(self.top + other.top, self.bottom);
        }
        Self::ratio(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)
    }
}

impl Sub for Exact {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}

impl Neg for Exact {
    type Output = Self;

    fn neg(self) -> Self {
        Self { top: -self.top, ..self }
    }
}

impl Mul for Exact {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        Self::ratio(self.top * other.top, self.bottom * other.bottom)
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Self>>(each: I) -> Self {
        each.fold(Self::ZERO, Add::add)
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        let (left, right) = (i128::from(self.top), i128::from(other.top));
        (left * i128::from(other.bottom)).cmp(&(right * i128::from(self.bottom)))
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A decimal where it ends, else a fraction.
impl fmt::Display for Exact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut rest, mut twos, mut fives) = (self.bottom, 0_u32, 0_u32);
        while rest % 2 == 0 {
            rest /= 2;
            twos += 1;
        }
        while rest % 5 == 0 {
            rest /= 5;
            fives += 1;
        }
        if rest != 1 {
            return write!(f, "{}/{}", self.top, self.bottom);
        }
        let digits = twos.max(fives);
        let scaled = i128::from(self.top) * 10_i128.pow(digits) / i128::from(self.bottom);
        let sign = if scaled < 0 { "-" } else { "" };
        let (whole, part) = (scaled.abs() / 10_i128.pow(digits), scaled.abs() % 10_i128.pow(digits));
        match digits {
            0 => write!(f, "{sign}{whole}"),
            digits => write!(f, "{sign}{whole}.{part:0width$}", width = digits as usize),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Exact;

    #[test]
    fn decimals_end_and_fractions_stay() {
        let shown = |top, bottom| Exact::ratio(top, bottom).to_string();
        assert_eq!(shown(11, 4), "2.75");
        assert_eq!(shown(-1, 2), "-0.5");
        assert_eq!(shown(6, 3), "2");
        assert_eq!(shown(1, 3), "1/3");
        assert_eq!(shown(1, 40), "0.025");
        assert_eq!(shown(5, 0), "0");
    }

    #[test]
    fn order_is_that_of_the_numbers() {
        let mut numbers = [Exact::ratio(1, 3), Exact::ratio(-5, 2), Exact::ratio(3, 10), Exact::from(2)];
        numbers.sort();
        assert_eq!(numbers.map(|number| number.to_string()), ["-2.5", "0.3", "1/3", "2"]);
    }
}
