//! The hours of the rounds of one stage: when they are to start, when they began and when they ended.

use std::collections::BTreeMap;

use clock::Moment;

use super::Slot;
use crate::Competition;
use crate::round::Round;

/// When the rounds of a stage are played. Every stage and every play-off counts its rounds from 1 and has its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hours {
    pub(super) slots: BTreeMap<u16, Slot>,
    pub(super) began: BTreeMap<u16, Moment>,
    pub(super) ended: BTreeMap<u16, Moment>,
}

impl Hours {
    /// When and where a round is to be played.
    #[must_use]
    pub fn slot(&self, round: u16) -> Option<&Slot> {
        self.slots.get(&round)
    }

    /// When a round is to start.
    #[must_use]
    pub fn starts_at(&self, round: u16) -> Option<Moment> {
        self.slot(round)?.starts
    }

    /// When a round began.
    #[must_use]
    pub fn began_at(&self, round: u16) -> Option<Moment> {
        self.began.get(&round).copied()
    }

    /// When a round ended.
    #[must_use]
    pub fn ended_at(&self, round: u16) -> Option<Moment> {
        self.ended.get(&round).copied()
    }

    /// How many rounds have begun.
    #[must_use]
    pub fn begun(&self) -> u16 {
        self.began.keys().next_back().copied().unwrap_or(0)
    }

    /// A round was annulled: it has not begun.
    pub(crate) fn forget(&mut self, round: u16) {
        self.began.remove(&round);
        self.ended.remove(&round);
    }
}

impl Competition {
    /// The hours of the stage that is being played.
    #[must_use]
    pub const fn hours(&self) -> &Hours {
        &self.rounds.stage.hours
    }

    /// The hours of the stage whose round of this number was played at a moment.
    pub(crate) fn hours_at(&self, round: u16, at: Moment) -> &Hours {
        let began = |hours: &&Hours| hours.began_at(round).filter(|began| *began <= at);
        let known = self.stages().map(|stage| &stage.hours).filter(|hours| began(hours).is_some());
        known.max_by_key(began).unwrap_or_else(|| self.hours())
    }

    /// When a round of this stage began.
    #[must_use]
    pub fn round_began_at(&self, round: u16) -> Option<Moment> {
        self.hours().began_at(round)
    }

    /// Whether a round of this stage is played: it was begun, or a result is known.
    #[must_use]
    pub fn has_begun(&self, round: u16) -> bool {
        self.round_began_at(round).is_some() || self.stage().round(round).is_some_and(Round::has_begun)
    }

    /// When a round of this stage ended.
    #[must_use]
    pub fn round_ended_at(&self, round: u16) -> Option<Moment> {
        self.hours().ended_at(round)
    }
}
