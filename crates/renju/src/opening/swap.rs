//! Swap, the oldest of these regulations: three stones by turns, a choice of colours, two fifth moves.
//!
//! Its text allows 24 of the 26 openings without naming the other two; by custom they are 13D and 13I.

use super::step::{Area, BLACK, Count, SECOND, SWAP, Step, WHITE};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(BLACK, Area::Centre),
    Step::Stone(WHITE, Area::Square(3)),
    Step::Stone(BLACK, Area::SquareOf24),
    Step::Choose(SECOND, SWAP),
    Step::Stone(WHITE, Area::Anywhere),
    Step::Offer(Count::Exactly(2)),
    Step::Pick,
    Step::Stone(WHITE, Area::Anywhere),
];
