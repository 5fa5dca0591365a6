//! The time of day: the only place that reads it.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use clock::Moment;

/// The day of a moment, as records write it: `2026.11.16`, in Greenwich.
#[must_use]
pub fn date(at: Moment) -> String {
    // Days since 1970 as a date: counted in eras of 400 years that begin on the first of March.
    let days = at.0.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let day = days.rem_euclid(146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let of_month = day - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}.{month:02}.{of_month:02}")
}

/// A moment to the minute, in Greenwich: `2026.11.16 09:05`.
#[must_use]
pub fn minute(at: Moment) -> String {
    let minutes = at.0.div_euclid(60_000).rem_euclid(24 * 60);
    format!("{} {:02}:{:02}", date(at), minutes / 60, minutes % 60)
}

/// A clock that starts at the time of day and never goes back, whatever is done to the system's clock.
#[derive(Clone, Copy, Debug)]
pub struct Time {
    started: Instant,
    at: i64,
}

impl Time {
    /// The clock, set by the system's.
    #[must_use]
    pub fn start() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { started: Instant::now(), at: i64::try_from(since.as_millis()).unwrap_or(i64::MAX) }
    }

    /// Milliseconds after the beginning of 1970.
    #[must_use]
    pub fn now(&self) -> Moment {
        let passed = i64::try_from(self.started.elapsed().as_millis()).unwrap_or(i64::MAX);
        Moment(self.at.saturating_add(passed))
    }

    /// What the system's clock says now, wherever it was put: what the clocks of telephones agree with.
    #[must_use]
    pub fn of_day() -> Moment {
        Self::start().now()
    }

    /// How long until a moment.
    #[must_use]
    pub fn until(&self, moment: Moment) -> std::time::Duration {
        std::time::Duration::from_millis((moment - self.now()).as_millis())
    }
}

#[cfg(test)]
mod tests {
    use super::{Moment, date, minute};

    #[test]
    fn minutes_are_those_of_greenwich() {
        assert_eq!(minute(Moment(20_773 * 86_400_000 + 9 * 3_600_000 + 5 * 60_000)), "2026.11.16 09:05");
    }

    #[test]
    fn days_have_their_dates() {
        for (day, text) in [
            (0, "1970.01.01"),
            (11_016, "2000.02.29"),
            (11_017, "2000.03.01"),
            (20_773, "2026.11.16"),
            (-1, "1969.12.31"),
        ] {
            assert_eq!(date(Moment(day * 86_400_000)), text);
        }
    }
}
