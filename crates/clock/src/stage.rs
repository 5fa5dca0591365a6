//! One stage of a time control: so many moves in so much time.
//!
//! ```
//! use clock::{Millis, Stage};
//! let stage = Stage::for_moves(45, Millis::minutes(90));
//! assert_eq!(stage.to_string(), "90m/45");
//! assert_eq!(Stage::to_end(Millis::minutes(30)).plus(Millis::seconds(30)).to_string(), "30m+30s");
//! ```

use crate::Millis;

/// Time for a number of moves, or for all that are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stage {
    /// How many moves must be made in it; none for the rest of the game.
    pub moves: Option<u16>,
    /// The time it adds when it begins.
    pub base: Millis,
    /// The time added for each move completed in it.
    pub increment: Millis,
    /// Whether the same stage follows again and again.
    pub repeats: bool,
}

impl Stage {
    /// What stands in the unused places of a control.
    pub(crate) const BLANK: Self = Self::to_end(Millis::ZERO);

    /// Time for the rest of the game.
    #[must_use]
    pub const fn to_end(base: Millis) -> Self {
        Self { moves: None, base, increment: Millis::ZERO, repeats: false }
    }

    /// Time for a number of moves.
    #[must_use]
    pub const fn for_moves(moves: u16, base: Millis) -> Self {
        Self { moves: Some(moves), ..Self::to_end(base) }
    }

    /// The same with time added for each completed move.
    #[must_use]
    pub const fn plus(self, increment: Millis) -> Self {
        Self { increment, ..self }
    }

    /// The same again and again.
    #[must_use]
    pub const fn repeating(self) -> Self {
        Self { repeats: true, ..self }
    }
}
