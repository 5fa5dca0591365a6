//! How fast a game is to be played.

use crate::Control;

/// What limits the thinking time of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Pace {
    /// A clock with this control.
    Clock(Control),
    /// Days for each so many moves, unused days carried over, as in play by correspondence.
    Days {
        /// How many days.
        days: u16,
        /// For how many moves.
        moves: u16,
    },
    /// Nothing.
    Untimed,
}

impl Pace {
    /// The control of the clock, if the game is played with one.
    #[must_use]
    pub const fn control(&self) -> Option<&Control> {
        match self {
            Self::Clock(control) => Some(control),
            Self::Days { .. } | Self::Untimed => None,
        }
    }
}

impl From<Control> for Pace {
    fn from(control: Control) -> Self {
        Self::Clock(control)
    }
}
