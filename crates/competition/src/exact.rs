//! Exact numbers: points and coefficients are never rounded.
//!
//! A sum of averages over many groups of coprime sizes can outgrow every fixed number of digits. Beyond 38 digits
//! such a fraction is rounded down to a multiple of 2^-40. It takes one player with a dozen withdrawn opponents out of
//! score groups of thousands to get there.
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
    top: i128,
    bottom: i128,
}

/// Where a fraction of too many digits ends.
const FINEST: u32 = 40;

impl Exact {
    /// Nothing.
    pub const ZERO: Self = Self { top: 0, bottom: 1 };
    /// One.
    pub const ONE: Self = Self { top: 1, bottom: 1 };

    /// A fraction; one with nothing below the line counts as zero.
    #[must_use]
    pub const fn ratio(top: i64, bottom: i64) -> Self {
        if bottom == 0 {
            return Self::ZERO;
        }
        let (top, bottom) = (top as i128, bottom as i128);
        if bottom < 0 { Self::reduced(-top, -bottom) } else { Self::reduced(top, bottom) }
    }

    /// A half of it.
    #[must_use]
    pub fn half(self) -> Self {
        self * Self::ratio(1, 2)
    }

    /// The largest whole number that is not larger.
    #[must_use]
    pub const fn floor(self) -> i128 {
        self.top.div_euclid(self.bottom)
    }

    /// The nearest number of floating point, for ratings alone.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        self.top as f64 / self.bottom as f64
    }

    const fn reduced(top: i128, bottom: i128) -> Self {
        if bottom == 1 {
            return Self { top, bottom };
        }
        let common = common(top.unsigned_abs(), bottom.unsigned_abs()) as i128;
        Self { top: top / common, bottom: bottom / common }
    }

    /// The nearest number below that a fixed number of binary digits can say.
    fn coarse(self) -> Self {
        let (whole, mut rest) = (self.top.div_euclid(self.bottom), self.top.rem_euclid(self.bottom));
        let mut bottom = self.bottom;
        let spare = (bottom.leading_zeros()).saturating_sub(1);
        let shift = FINEST.saturating_sub(spare);
        (rest, bottom) = (rest >> shift, (bottom >> shift).max(1));
        let part = ((rest << FINEST) / bottom).min(1 << FINEST);
        let whole = whole.clamp(-(1 << 80), 1 << 80);
        Self::reduced((whole << FINEST) + part, 1 << FINEST)
    }

    /// Both parts where they are so small that products of two fit a machine word: nearly always.
    const fn small(self) -> Option<(i64, i64)> {
        const SMALL: i128 = 1 << 31;
        if -SMALL < self.top && self.top < SMALL && self.bottom < SMALL {
            Some((self.top as i64, self.bottom as i64))
        } else {
            None
        }
    }

    const fn reduced_small(top: i64, bottom: i64) -> Self {
        if bottom == 1 {
            return Self { top: top as i128, bottom: 1 };
        }
        match common64(top.unsigned_abs(), bottom.unsigned_abs()) as i64 {
            1 => Self { top: top as i128, bottom: bottom as i128 },
            common => Self { top: (top / common) as i128, bottom: (bottom / common) as i128 },
        }
    }

    fn try_add(self, other: Self) -> Option<Self> {
        if self.bottom == 1 && other.bottom == 1 {
            return Some(Self { top: self.top.checked_add(other.top)?, bottom: 1 });
        }
        if let (Some((one, below)), Some((two, beneath))) = (self.small(), other.small()) {
            return Some(if below == beneath {
                Self::reduced_small(one + two, below)
            } else {
                Self::reduced_small(one * beneath + two * below, below * beneath)
            });
        }
        if self.bottom == other.bottom {
            return Some(Self::reduced(self.top.checked_add(other.top)?, self.bottom));
        }
        let shared = common(self.bottom.unsigned_abs(), other.bottom.unsigned_abs()) as i128;
        let (mine, theirs) = (other.bottom / shared, self.bottom / shared);
        let top = self.top.checked_mul(mine)?.checked_add(other.top.checked_mul(theirs)?)?;
        Some(Self::reduced(top, self.bottom.checked_mul(mine)?))
    }

    fn try_mul(self, other: Self) -> Option<Self> {
        if let (Some((one, below)), Some((two, beneath))) = (self.small(), other.small()) {
            return Some(Self::reduced_small(one * two, below * beneath));
        }
        let (one, two) = (Self::reduced(self.top, other.bottom), Self::reduced(other.top, self.bottom));
        Some(Self { top: one.top.checked_mul(two.top)?, bottom: one.bottom.checked_mul(two.bottom)? })
    }
}

const fn common(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        if one <= u64::MAX as u128 && other <= u64::MAX as u128 {
            return common64(one as u64, other as u64) as u128;
        }
        (one, other) = (other, one % other);
    }
    if one == 0 { 1 } else { one }
}

const fn common64(mut one: u64, mut other: u64) -> u64 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    if one == 0 { 1 } else { one }
}

impl Default for Exact {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Self {
        Self { top: i128::from(whole), bottom: 1 }
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
        let rough = || self.coarse().try_add(other.coarse());
        self.try_add(other).or_else(rough).unwrap_or(self)
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
        Self { top: self.top.saturating_neg(), ..self }
    }
}

impl Mul for Exact {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let rough = || self.coarse().try_mul(other.coarse());
        self.try_mul(other).or_else(rough).unwrap_or(self)
    }
}

impl Sum for Exact {
    fn sum<I: Iterator<Item = Self>>(each: I) -> Self {
        each.fold(Self::ZERO, Add::add)
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.bottom == other.bottom {
            return self.top.cmp(&other.top);
        }
        if let (Some((one, below)), Some((two, beneath))) = (self.small(), other.small()) {
            return (one * beneath).cmp(&(two * below));
        }
        if let (Some(left), Some(right)) =
            (self.top.checked_mul(other.bottom), other.top.checked_mul(self.bottom))
        {
            return left.cmp(&right);
        }
        by_wholes((self.top, self.bottom), (other.top, other.bottom))
    }
}

/// Compares two fractions by their whole parts, then the inverses of what is left, the other way round.
fn by_wholes(mut left: (i128, i128), mut right: (i128, i128)) -> Ordering {
    let mut turned = false;
    loop {
        let whole = left.0.div_euclid(left.1).cmp(&right.0.div_euclid(right.1));
        let rest = (left.0.rem_euclid(left.1), right.0.rem_euclid(right.1));
        let verdict = match (whole, rest) {
            (Ordering::Equal, (0, 0)) => Ordering::Equal,
            (Ordering::Equal, (0, _)) => Ordering::Less,
            (Ordering::Equal, (_, 0)) => Ordering::Greater,
            (Ordering::Equal, (one, other)) => {
                (left, right, turned) = ((left.1, one), (right.1, other), !turned);
                continue;
            }
            (unequal, _) => unequal,
        };
        return if turned { verdict.reverse() } else { verdict };
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
        if self.bottom == 1 {
            return match i64::try_from(self.top) {
                Ok(whole) => write!(f, "{whole}"),
                Err(_) => write!(f, "{}", self.top),
            };
        }
        let (mut others, mut twos, mut fives) = (self.bottom, 0_u32, 0_u32);
        while others % 2 == 0 {
            others /= 2;
            twos += 1;
        }
        while others % 5 == 0 {
            others /= 5;
            fives += 1;
        }
        let bottom = self.bottom.unsigned_abs();
        if others != 1 || bottom > u128::MAX / 10 {
            return write!(f, "{}/{}", self.top, self.bottom);
        }
        let sign = if self.top < 0 { "-" } else { "" };
        write!(f, "{sign}{}", self.top.unsigned_abs() / bottom)?;
        let mut rest = self.top.unsigned_abs() % bottom;
        for digit in 0..twos.max(fives) {
            rest *= 10;
            write!(f, "{}{}", if digit == 0 { "." } else { "" }, rest / bottom)?;
            rest %= bottom;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{Exact, Ordering, by_wholes};

    #[test]
    fn decimals_end_and_fractions_stay() {
        let shown = |top, bottom| Exact::ratio(top, bottom).to_string();
        assert_eq!(shown(11, 4), "2.75");
        assert_eq!(shown(-1, 2), "-0.5");
        assert_eq!(shown(6, 3), "2");
        assert_eq!(shown(1, 3), "1/3");
        assert_eq!(shown(1, 40), "0.025");
        assert_eq!(shown(5, 0), "0");
        assert_eq!(shown(3, -6), "-0.5");
        assert_eq!(shown(i64::MIN, -1), "9223372036854775808");
    }

    #[test]
    fn order_is_that_of_the_numbers() {
        let mut numbers = [Exact::ratio(1, 3), Exact::ratio(-5, 2), Exact::ratio(3, 10), Exact::from(2)];
        numbers.sort();
        assert_eq!(numbers.map(|number| number.to_string()), ["-2.5", "0.3", "1/3", "2"]);
    }

    #[test]
    fn comparing_whole_parts_agrees_with_multiplying() {
        for (a, b, c, d) in
            [(1, 3, 3, 10), (-5, 2, -5, 3), (-7, 3, -7, 3), (22, 7, 355, 113), (0, 1, -1, 9), (4, 2, 2, 1)]
        {
            let expected: Ordering = (a * d).cmp(&(c * b));
            assert_eq!(by_wholes((a, b), (c, d)), expected, "{a}/{b} and {c}/{d}");
        }
    }

    /// A hundred withdrawn opponents, each from a score group of another prime size.
    #[test]
    fn sums_of_any_fractions_stay_near_the_truth() {
        let primes = (2_i64..600).filter(|n| (2..*n).all(|d| n % d != 0)).take(100);
        let averages: Vec<Exact> = primes.map(|prime| Exact::ratio(50 * prime - 1, prime)).collect();
        let sum: Exact = averages.iter().copied().sum();
        let near: f64 = averages.iter().map(|each| each.to_f64()).sum();
        assert!((sum.to_f64() - near).abs() < 1e-8, "{} {near}", sum.to_f64());
        let square = sum * sum;
        assert!((square.to_f64() - near * near).abs() < 1e-2, "{}", square.to_f64());
        assert!(square > sum && sum > averages[0]);
        assert_eq!(sum.cmp(&sum), Ordering::Equal);
    }

    #[test]
    fn ten_thousand_players_and_a_hundred_rounds_do_not_overflow() {
        let points = Exact::from(200);
        let solkoff: Exact = (0..100).map(|_| points).sum();
        let balyakin: Exact = (0..100).map(|_| points * solkoff).sum();
        assert_eq!((solkoff.to_string(), balyakin.to_string()), ("20000".into(), "400000000".into()));
        let average = Exact::ratio(1, 9_973) + Exact::ratio(1, 9_967);
        assert_eq!(average, Exact::ratio(9_973 + 9_967, 9_973 * 9_967));
    }
}
