//! Sakata: one player shows three stones, the other the next two, and the first chooses the colour.

use super::step::{Area, FIRST, SECOND, SWAP, Step, WHITE};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(FIRST, Area::Centre),
    Step::Stone(FIRST, Area::Square(3)),
    Step::Stone(FIRST, Area::Square(5)),
    Step::Stone(SECOND, Area::Square(7)),
    Step::Stone(SECOND, Area::Square(9)),
    Step::Choose(FIRST, SWAP),
    Step::Stone(WHITE, Area::Anywhere),
];
