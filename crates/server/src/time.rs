//! The time of day: the only place that reads it.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use clock::Moment;

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

    /// How long until a moment.
    #[must_use]
    pub fn until(&self, moment: Moment) -> std::time::Duration {
        std::time::Duration::from_millis((moment - self.now()).as_millis())
    }
}
