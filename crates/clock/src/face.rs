//! One of the two faces of a clock.

/// A face of the clock. Which player has it is the game's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Face {
    /// The first player's.
    First,
    /// The second player's.
    Second,
}

impl Face {
    /// Both faces.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The opponent's face.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
