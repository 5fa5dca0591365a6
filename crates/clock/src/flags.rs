//! What the flags of a clock show.

use crate::Face;

/// Which flags are down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flags {
    /// Both players have time.
    None,
    /// This face ran out of time.
    One(Face),
    /// Both ran out of time.
    Both {
        /// Which did first, where the clock can tell.
        first: Option<Face>,
    },
}

/// Where the flag of a face is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lift {
    /// It hangs, as nearly always.
    Resting,
    /// The minute hand of a mechanical clock lifts it.
    Rising,
    /// The time is over.
    Fallen,
}
