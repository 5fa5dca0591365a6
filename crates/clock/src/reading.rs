//! A clock as plain values, to be stored and restored.

use crate::{Face, Millis, Moment};

/// Everything a clock knows at one moment, apart from its control and kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Reading {
    /// The register of the first face.
    pub first: Register,
    /// The register of the second face.
    pub second: Register,
    /// The face that runs.
    pub running: Option<Face>,
    /// When this was so; none before the clock was first used.
    pub at: Option<Moment>,
    /// The last press, as long as it can be taken back.
    pub press: Option<Press>,
}

/// What one face knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Register {
    /// All the time ever given: stages, increments, corrections.
    pub granted: Millis,
    /// All the time ever used, after the fall of the flag too.
    pub used: Millis,
    /// The moves completed.
    pub moves: u16,
    /// The controls whose time was given.
    pub controls: u32,
    /// When the flag fell.
    pub fell: Option<Moment>,
}

/// A press of the clock and what it brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Press {
    /// Whose move was completed.
    pub by: Face,
    /// The increment and the stage's time it gave.
    pub gained: Millis,
    /// The controls met before it.
    pub controls: u32,
}

impl Reading {
    /// The register of a face.
    #[must_use]
    pub const fn register(&self, face: Face) -> &Register {
        match face {
            Face::First => &self.first,
            Face::Second => &self.second,
        }
    }

    /// The same at another moment, so that nobody pays for the time between: for a game that goes back, or on
    /// after it was lost from sight.
    #[must_use]
    pub const fn moved_to(self, now: Moment) -> Self {
        Self { at: Some(now), ..self }
    }

    pub(crate) const fn register_mut(&mut self, face: Face) -> &mut Register {
        match face {
            Face::First => &mut self.first,
            Face::Second => &mut self.second,
        }
    }
}

impl Register {
    /// What is left of the time given.
    #[must_use]
    pub fn remaining(&self) -> Millis {
        self.granted - self.used
    }
}
