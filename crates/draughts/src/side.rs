//! The side to move as a type, so that "forward" is a constant inside the generator.

use crate::Colour;

/// One of the two sides.
pub(crate) trait Side: Copy {
    /// The colour.
    const COLOUR: Colour;
    /// The opponent.
    type Other: Side<Other = Self>;
}

/// White to move.
#[derive(Clone, Copy)]
pub(crate) enum White {}

/// Black to move.
#[derive(Clone, Copy)]
pub(crate) enum Black {}

impl Side for White {
    const COLOUR: Colour = Colour::White;
    type Other = Black;
}

impl Side for Black {
    const COLOUR: Colour = Colour::Black;
    type Other = White;
}
