//! The break between two games of a micromatch.
//!
//! ```
//! use clock::{Break, Millis, Moment};
//! let pause = Break::new(Moment(0), Millis::minutes(5));
//! assert_eq!(pause.earliest_start(), Moment(0) + Millis::minutes(5));
//! assert!(!pause.is_over(Moment(299_999)));
//! ```

use crate::{Millis, Moment};

/// A break after the end of a game: how long it lasts at least, and perhaps at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Break {
    /// When the game before it ended.
    pub end: Moment,
    /// How long the players rest at least.
    pub least: Millis,
    /// How long at most, where that is limited.
    pub most: Option<Millis>,
}

impl Break {
    /// A break of this length.
    #[must_use]
    pub const fn new(end: Moment, least: Millis) -> Self {
        Self { end, least, most: None }
    }

    /// The same break, ending at the latest after so much time.
    #[must_use]
    pub const fn at_most(self, most: Millis) -> Self {
        Self { most: Some(most), ..self }
    }

    /// When the next game may begin.
    #[must_use]
    pub fn earliest_start(&self) -> Moment {
        self.end + self.least
    }

    /// When it must have begun, never before it may.
    #[must_use]
    pub fn latest_start(&self) -> Option<Moment> {
        self.most.map(|most| self.end + most.max(self.least))
    }

    /// What is left of it.
    #[must_use]
    pub fn left(&self, now: Moment) -> Millis {
        self.earliest_start() - now
    }

    /// Whether the next game may begin now or later.
    #[must_use]
    pub fn is_over(&self, now: Moment) -> bool {
        now >= self.earliest_start()
    }

    /// Whether the next game may begin exactly now.
    #[must_use]
    pub fn allows(&self, now: Moment) -> bool {
        self.is_over(now) && self.latest_start().is_none_or(|latest| now <= latest)
    }
}

#[cfg(test)]
mod tests {
    use super::{Break, Millis, Moment};

    #[test]
    fn a_break_can_always_end() {
        let pause = Break::new(Moment(0), Millis::minutes(5)).at_most(Millis::minutes(1));
        assert!(pause.allows(pause.earliest_start()));
        assert!(!pause.allows(pause.earliest_start() + Millis(1)));
    }
}
