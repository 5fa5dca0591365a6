//! The quiet move between two squares, found without listing the others.
//!
//! ```
//! use draughts::{Position, Russian, Variant};
//! let square = |name| Russian::RULES.board.value.square_named(name).unwrap();
//! let start = Position::<Russian>::start();
//! let quiet = start.quiet_move(square("c3"), square("d4")).unwrap();
//! assert!(start.moves().contains(&quiet));
//! assert!(start.quiet_move(square("c3"), square("e5")).is_none());
//! ```

use crate::geometry::{Geometry, forward};
use crate::side::White;
use crate::{Move, Position, Square, Squares, Variant};

impl<V: Variant> Position<V> {
    /// The quiet move from one square to another, if it is legal.
    #[inline]
    #[must_use]
    pub fn quiet_move(&self, from: Square, to: Square) -> Option<Move> {
        let (from, to) = (Squares::from(from), Squares::from(to));
        let is_own = !(self.side(self.turn()) & from).is_empty();
        if !is_own || (self.quiet_reach(from) & to).is_empty() || self.must_capture() {
            return None;
        }
        let is_king = !(self.kings() & from).is_empty();
        let crowns = !is_king && to.bits() & Geometry::<V>::king_row(self.turn()) != 0;
        Some(Move::new(from.bits(), to.bits(), 0, crowns))
    }

    /// Where the piece on a square goes if nothing has to be captured.
    #[inline]
    fn quiet_reach(&self, from: Squares) -> Squares {
        let from = from.bits();
        let reach = if self.kings().bits() & from != 0 {
            // A king goes both ways: whose it is makes no difference.
            self.view::<White>().king_targets(from)
        } else {
            let [left, right] = forward(self.turn());
            (Geometry::<V>::step(from, left) | Geometry::<V>::step(from, right)) & self.empty().bits()
        };
        Squares::from_bits(reach)
    }
}
