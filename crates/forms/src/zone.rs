//! The clock of a place, as papers have it.

use std::fmt;

use clock::{Day, Moment};

/// The minutes of a day.
const DAY: i64 = 1_440;

/// By how much the clocks of a place go before or behind the universal time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Zone {
    /// Minutes before it.
    minutes: i16,
}

impl Zone {
    /// The universal time.
    pub const UTC: Self = Self { minutes: 0 };

    /// A zone by its minutes before the universal time, from 12 hours behind it to 14 before it as there are on Earth.
    #[must_use]
    pub const fn of(minutes: i16) -> Option<Self> {
        if minutes >= -720 && minutes <= 840 { Some(Self { minutes }) } else { None }
    }

    /// The day it is there.
    pub(crate) fn day(self, at: Moment) -> Day {
        Day(i32::try_from(self.minute(at).div_euclid(DAY)).unwrap_or(i32::MAX))
    }

    /// The hour and minute it is there.
    pub(crate) fn hour(self, at: Moment) -> String {
        let minute = self.minute(at).rem_euclid(DAY);
        format!("{:02}:{:02}", minute / 60, minute % 60)
    }

    fn minute(self, at: Moment) -> i64 {
        at.0.div_euclid(60_000).saturating_add(i64::from(self.minutes))
    }
}

/// `UTC`, `UTC+2`, `UTC-3:30`.
impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, minutes) = (if self.minutes < 0 { '-' } else { '+' }, self.minutes.unsigned_abs());
        match (minutes / 60, minutes % 60) {
            (0, 0) => f.write_str("UTC"),
            (hours, 0) => write!(f, "UTC{sign}{hours}"),
            (hours, minutes) => write!(f, "UTC{sign}{hours}:{minutes:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn zone(minutes: i16) -> Zone {
        Zone::of(minutes).expect("there is such a zone")
    }

    #[test]
    fn a_zone_has_a_name() {
        let names = [0, 120, 345, -210, -60, 840].map(|minutes| zone(minutes).to_string());
        assert_eq!(names, ["UTC", "UTC+2", "UTC+5:45", "UTC-3:30", "UTC-1", "UTC+14"]);
        assert_eq!([-721, 841, i16::MIN, i16::MAX].map(Zone::of), [None; 4]);
    }

    #[test]
    fn midnight_is_not_everywhere_at_once() {
        let at = Moment(22 * 3_600_000);
        assert_eq!((zone(0).day(at), zone(0).hour(at)), (Day(0), "22:00".to_owned()));
        assert_eq!((zone(150).day(at), zone(150).hour(at)), (Day(1), "00:30".to_owned()));
        let at = Moment(3_600_000);
        assert_eq!((zone(-120).day(at), zone(-120).hour(at)), (Day(-1), "23:00".to_owned()));
    }
}
