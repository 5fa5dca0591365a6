//! A point in time that the caller gives.
//!
//! ```
//! use clock::{Millis, Moment};
//! let start = Moment(1_000);
//! assert_eq!((start + Millis::seconds(3)) - start, Millis::seconds(3));
//! assert_eq!(start - (start + Millis::seconds(3)), Millis::ZERO);
//! ```

use core::ops::{Add, Sub};

use crate::Millis;

/// Milliseconds since whatever the caller counts from, always the same for one clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Moment(pub i64);

impl Add<Millis> for Moment {
    type Output = Self;
    /// The moment so much later; the last one there is if that is too late.
    fn add(self, later: Millis) -> Self {
        Self(self.0.saturating_add_unsigned(later.0))
    }
}

impl Sub for Moment {
    type Output = Millis;
    /// The time from the other moment to this one; none if this one is the earlier.
    fn sub(self, earlier: Self) -> Millis {
        if self > earlier { Millis(self.0.abs_diff(earlier.0)) } else { Millis::ZERO }
    }
}

#[cfg(test)]
mod tests {
    use super::{Millis, Moment};

    #[test]
    fn the_ends_of_time_hold() {
        assert_eq!(Moment(i64::MAX) - Moment(i64::MIN), Millis::MAX);
        assert_eq!(Moment(i64::MIN) - Moment(i64::MAX), Millis::ZERO);
        assert_eq!(Moment(i64::MIN) + Millis::MAX, Moment(i64::MAX));
        assert_eq!(Moment(5) + Millis::MAX, Moment(i64::MAX));
    }
}
