//! Soosyrv-N: White says with the fourth stone how many fifth moves there will be, and Black's side may swap.

use super::step::{Area, BLACK, Count, FIRST, SECOND, SWAP, Step, WHITE};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(FIRST, Area::Centre),
    Step::Stone(FIRST, Area::Square(3)),
    Step::Stone(FIRST, Area::Square(5)),
    Step::Choose(SECOND, SWAP),
    Step::Stone(WHITE, Area::Anywhere),
    Step::Declare(WHITE),
    Step::Choose(BLACK, SWAP),
    Step::Offer(Count::Declared),
    Step::Pick,
    Step::Stone(WHITE, Area::Anywhere),
];
