//! The two kinds of tournament clocks.

use crate::Control;

/// How a clock is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Kind {
    /// Adds increments and knows which face reached zero first.
    Electronic,
    /// Marks the end of the time by a flag, and shows no more than that it has fallen.
    Mechanical,
}

impl Kind {
    /// Whether a clock of this kind can keep a control: increments need an electronic one.
    #[must_use]
    pub fn can_keep(self, control: &Control) -> bool {
        self == Self::Electronic || !control.has_increment()
    }
}
