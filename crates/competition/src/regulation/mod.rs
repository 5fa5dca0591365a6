//! What an event chose inside its edition.

use rulebook::law::event::EventLaw;
use rulebook::{Discipline, Edition, Scale, event_law};
use serde::{Deserialize, Serialize};

/// A regulation as somebody wrote it down: it may say anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Draft {
    /// What the event is called.
    pub name: String,
    /// By which rules.
    pub edition: Edition,
    /// What is played.
    pub discipline: Discipline,
    /// What wins and draws count.
    pub scale: Scale,
}

/// A regulation its edition has nothing against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulation(Draft);

impl Regulation {
    /// What the edition says about events.
    #[must_use]
    pub fn law(&self) -> &'static EventLaw {
        event_law(self.0.edition)
    }
}

impl core::ops::Deref for Regulation {
    type Target = Draft;

    fn deref(&self) -> &Draft {
        &self.0
    }
}
