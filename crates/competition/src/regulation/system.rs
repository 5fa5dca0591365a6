//! The system an event or a stage of it is played by.

use serde::{Deserialize, Serialize};

use crate::{rounds, swiss};

/// A system of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum System {
    /// Everybody meets everybody.
    RoundRobin {
        /// How often.
        cycles: u8,
    },
    /// So many rounds, those with equal points meet.
    Swiss {
        /// How pairs are made.
        by: swiss::System,
        /// How many rounds.
        rounds: u16,
    },
}

impl System {
    /// How many rounds it takes.
    #[must_use]
    pub fn rounds(self, players: u16) -> Option<u16> {
        match self {
            Self::RoundRobin { cycles } => Some(rounds(players) * u16::from(cycles)),
            Self::Swiss { rounds, .. } => Some(rounds),
        }
    }

    /// Whether the pairs of a round depend on the results of those before.
    #[must_use]
    pub const fn pairs_follow_results(self) -> bool {
        match self {
            Self::RoundRobin { .. } => false,
            Self::Swiss { .. } => true,
        }
    }

    /// Whether numbers go by rating, and by lot only among equals.
    #[must_use]
    pub const fn is_seeded(self) -> bool {
        match self {
            Self::RoundRobin { .. } => false,
            Self::Swiss { by, .. } => !matches!(by, swiss::System::BlindLot | swiss::System::RenjuLot),
        }
    }

    /// Whether somebody can come in after the first round.
    #[must_use]
    pub const fn takes_late_entries(self) -> bool {
        matches!(self, Self::Swiss { .. })
    }
}

impl Default for System {
    fn default() -> Self {
        Self::RoundRobin { cycles: 1 }
    }
}
