//! Tarannikov: five stones in growing squares, and after each the other player may swap.

use super::step::{Area, BLACK, SWAP, Step, WHITE};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(BLACK, Area::Centre),
    Step::Choose(WHITE, SWAP),
    Step::Stone(WHITE, Area::Square(3)),
    Step::Choose(BLACK, SWAP),
    Step::Stone(BLACK, Area::Square(5)),
    Step::Choose(WHITE, SWAP),
    Step::Stone(WHITE, Area::Square(7)),
    Step::Choose(BLACK, SWAP),
    Step::Stone(BLACK, Area::Square(9)),
    Step::Choose(WHITE, SWAP),
    Step::Stone(WHITE, Area::Anywhere),
];
