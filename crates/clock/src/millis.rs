//! A duration, exact to the millisecond.
//!
//! ```
//! use clock::Millis;
//! let left = Millis::minutes(12) + Millis::seconds(5);
//! assert_eq!(left.to_string(), "12:05");
//! assert_eq!(Millis::millis(19_400).to_string(), "0:19.4");
//! assert_eq!(left - Millis::hours(1), Millis::ZERO);
//! ```

use core::fmt;
use core::iter::Sum;
use core::ops::{Add, AddAssign, Mul, Sub, SubAssign};

/// A duration in milliseconds. Its arithmetic stops at zero and at the greatest number instead of going round.
///
/// Written as people read clocks: `12:05`, `1:02:03`, and with tenths below [`Millis::TENTHS_BELOW`]. Only a
/// duration of zero is written `0:00`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Millis(pub u64);

impl Millis {
    /// No time.
    pub const ZERO: Self = Self(0);
    /// The longest duration there is.
    pub const MAX: Self = Self(u64::MAX);
    /// Durations below this are written with tenths of a second.
    pub const TENTHS_BELOW: Self = Self::seconds(20);

    /// So many milliseconds.
    #[must_use]
    #[expect(
        clippy::self_named_constructors,
        reason = "named like its sisters: seconds, minutes, hours, days"
    )]
    pub const fn millis(millis: u64) -> Self {
        Self(millis)
    }

    /// So many seconds.
    #[must_use]
    pub const fn seconds(seconds: u64) -> Self {
        Self(seconds.saturating_mul(1_000))
    }

    /// So many minutes.
    #[must_use]
    pub const fn minutes(minutes: u64) -> Self {
        Self(minutes.saturating_mul(60_000))
    }

    /// So many hours.
    #[must_use]
    pub const fn hours(hours: u64) -> Self {
        Self(hours.saturating_mul(3_600_000))
    }

    /// So many days of 24 hours.
    #[must_use]
    pub const fn days(days: u64) -> Self {
        Self(days.saturating_mul(86_400_000))
    }

    /// The number of milliseconds.
    #[must_use]
    pub const fn as_millis(self) -> u64 {
        self.0
    }

    /// The number of whole seconds.
    #[must_use]
    pub const fn as_seconds(self) -> u64 {
        self.0 / 1_000
    }

    /// Whether there is no time.
    #[must_use]
    pub const fn is_zero(self) -> bool {
        self.0 == 0
    }

    /// Half of it; of an odd number of milliseconds the greater half.
    #[must_use]
    pub const fn half(self) -> Self {
        Self(self.0.div_ceil(2))
    }

    /// Both halves, together exactly the whole: an odd millisecond goes to the first.
    #[must_use]
    pub const fn halves(self) -> (Self, Self) {
        (self.half(), Self(self.0 / 2))
    }
}

impl Add for Millis {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sub for Millis {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Mul<u64> for Millis {
    type Output = Self;
    fn mul(self, times: u64) -> Self {
        Self(self.0.saturating_mul(times))
    }
}

impl AddAssign for Millis {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Millis {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

impl Sum for Millis {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Millis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.as_seconds();
        let (hours, minutes, second) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
        let text = if hours > 0 {
            alloc::format!("{hours}:{minutes:02}:{second:02}")
        } else if self.is_zero() || *self >= Self::TENTHS_BELOW {
            alloc::format!("{minutes}:{second:02}")
        } else {
            // A clock that shows zero has run out, so the last tenth stays until then.
            let tenths = (self.0 / 100).max(1);
            alloc::format!("0:{:02}.{}", tenths / 10, tenths % 10)
        };
        f.pad(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::Millis;
    use alloc::string::ToString;

    #[test]
    fn is_written_as_people_read_clocks() {
        for (millis, text) in [
            (0, "0:00"),
            (1, "0:00.1"),
            (99, "0:00.1"),
            (100, "0:00.1"),
            (5_000, "0:05.0"),
            (19_999, "0:19.9"),
            (20_000, "0:20"),
            (59_999, "0:59"),
            (60_000, "1:00"),
            (3_599_999, "59:59"),
            (3_600_000, "1:00:00"),
            (3_723_000, "1:02:03"),
            (360_000_000, "100:00:00"),
        ] {
            assert_eq!(Millis(millis).to_string(), text);
        }
        assert_eq!(alloc::format!("[{:>8}]", Millis::minutes(5)), "[    5:00]");
    }

    #[test]
    fn halves_make_the_whole() {
        for whole in [0, 1, 2, 479_999, 480_000, u64::MAX] {
            let (first, second) = Millis(whole).halves();
            assert_eq!(first.0 as u128 + second.0 as u128, u128::from(whole));
            assert_eq!(first.0 - second.0, whole % 2);
        }
    }

    #[test]
    fn arithmetic_stops_at_its_ends() {
        assert_eq!(Millis::MAX + Millis(1), Millis::MAX);
        assert_eq!(Millis(1) - Millis(2), Millis::ZERO);
        assert_eq!(Millis::days(u64::MAX), Millis::MAX);
        assert_eq!(Millis::hours(2) * u64::MAX, Millis::MAX);
        assert_eq!([Millis::MAX, Millis(7)].into_iter().sum::<Millis>(), Millis::MAX);
    }
}
