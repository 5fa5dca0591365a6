//! The system an event or a stage of it is played by.

use rulebook::Points;
use rulebook::law::event::TieWay;
use serde::{Deserialize, Serialize};

use crate::duel::{Duel, Goal};
use crate::knockout::{self, Knockout};
use crate::mixed::Feed;
use crate::{rounds, swiss};

/// A system of play.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum System {
    /// Everybody meets everybody.
    RoundRobin {
        /// How often.
        cycles: u8,
        /// In which order.
        #[serde(default)]
        order: TableOrder,
    },
    /// So many rounds, those with equal points meet.
    Swiss {
        /// How pairs are made.
        by: swiss::System,
        /// How many rounds.
        rounds: u16,
    },
    /// Who loses a tie is out, or plays on for lower places.
    Knockout {
        /// What becomes of those who lose.
        losers: knockout::Kind,
        /// How drawn ties are broken, in this order.
        #[serde(default)]
        ways: Vec<TieWay>,
    },
    /// Who has lost so many points is out.
    Lives {
        /// How many.
        points: Points,
    },
    /// Everybody of one group meets everybody of the other.
    Scheveningen,
    /// A match between two.
    Match(Duel),
}

/// In which order the rounds of a table are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableOrder {
    /// As printed.
    #[default]
    Printed,
    /// The players meet inside the halves of the table first.
    Halves,
    /// Drawn by lot before each round.
    Drawn,
}

/// A stage after the first.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Later {
    /// Who plays in it.
    pub feed: Feed,
    /// How it is played.
    pub system: System,
}

impl System {
    /// How many rounds it takes, if that is known before.
    #[must_use]
    pub fn rounds(&self, players: u16) -> Option<u16> {
        match self {
            Self::RoundRobin { cycles, .. } => Some(rounds(players).saturating_mul(u16::from(*cycles))),
            Self::Swiss { rounds, .. } => Some(*rounds),
            Self::Knockout { losers: knockout::Kind::Placement, .. } | Self::Lives { .. } => None,
            Self::Knockout { .. } => Some(Knockout::rounds(players)),
            Self::Scheveningen => Some(players.div_ceil(2)),
            Self::Match(duel) => match duel.goal {
                Goal::Games { games, .. } => Some(games),
                Goal::Points(_) | Goal::Wins(_) => duel.most,
            },
        }
    }

    /// Whether the pairs of a round depend on the results of those before.
    #[must_use]
    pub const fn pairs_follow_results(&self) -> bool {
        match self {
            Self::RoundRobin { .. } | Self::Scheveningen => false,
            Self::Swiss { .. } | Self::Knockout { .. } | Self::Lives { .. } | Self::Match(_) => true,
        }
    }

    /// Whether two may meet once only.
    #[must_use]
    pub const fn meets_once(&self) -> bool {
        matches!(self, Self::Swiss { .. })
    }

    /// Whether numbers go by rating, and by lot only among equals.
    #[must_use]
    pub const fn is_seeded(&self) -> bool {
        match self {
            Self::RoundRobin { .. } | Self::Scheveningen | Self::Match(_) => false,
            Self::Swiss { by, .. } => !matches!(by, swiss::System::BlindLot | swiss::System::RenjuLot),
            Self::Knockout { .. } | Self::Lives { .. } => true,
        }
    }

    /// Whether somebody can come in after the first round.
    #[must_use]
    pub const fn takes_late_entries(&self) -> bool {
        matches!(self, Self::Swiss { .. })
    }
}

impl Default for System {
    fn default() -> Self {
        Self::RoundRobin { cycles: 1, order: TableOrder::Printed }
    }
}
