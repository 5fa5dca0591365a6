//! A move: origin, destination and the set of captured pieces.

use crate::{Square, Squares};

/// A legal move of a position. Two moves are the same move when origin, destination and the
/// set of captured pieces are equal; by which [route](crate::Position::routes) the piece went matters only for
/// writing it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Move {
    from: Square,
    to: Square,
    crowns: bool,
    captured: Squares,
}

impl Move {
    pub(crate) const fn new(from: u64, to: u64, captured: u64, crowns: bool) -> Self {
        Self {
            from: Square::at(from.trailing_zeros() as u8),
            to: Square::at(to.trailing_zeros() as u8),
            crowns,
            captured: Squares::from_bits(captured),
        }
    }

    /// Where the piece starts.
    #[must_use]
    pub const fn from(&self) -> Square {
        self.from
    }

    /// Where it stops; in a circular capture this may be the origin.
    #[must_use]
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The captured pieces.
    #[must_use]
    pub const fn captured(&self) -> Squares {
        self.captured
    }

    /// Whether the move is a capture.
    #[must_use]
    pub const fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }

    /// Whether a man becomes a king by this move.
    #[must_use]
    pub const fn crowns(&self) -> bool {
        self.crowns
    }
}
