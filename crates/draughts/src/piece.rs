//! Men and kings of two colours.

use crate::Colour;

/// Man or king (RU22:6.1.4.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// простая
    Man,
    /// дамка
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Whose it is.
    pub colour: Colour,
    /// Man or king.
    pub rank: Rank,
}

impl Piece {
    /// A man of this colour.
    #[must_use]
    pub const fn man(colour: Colour) -> Self {
        Self { colour, rank: Rank::Man }
    }

    /// A king of this colour.
    #[must_use]
    pub const fn king(colour: Colour) -> Self {
        Self { colour, rank: Rank::King }
    }
}
