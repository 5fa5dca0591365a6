//! The classical regulation of the international federation.

use super::step::{Area, Count, FIRST, SECOND, SWAP, Step, WHITE};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(FIRST, Area::Centre),
    Step::Stone(FIRST, Area::Square(3)),
    Step::Stone(FIRST, Area::Square(5)),
    Step::Choose(SECOND, SWAP),
    Step::Stone(WHITE, Area::Anywhere),
    Step::Offer(Count::Exactly(2)),
    Step::Pick,
    Step::Stone(WHITE, Area::Anywhere),
];
