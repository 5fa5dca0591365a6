//! Yamaguchi: whoever shows the opening also says how many fifth moves there will be.

use super::step::{Area, Count, FIRST, SECOND, SWAP, Step, WHITE};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(FIRST, Area::Centre),
    Step::Stone(FIRST, Area::Square(3)),
    Step::Stone(FIRST, Area::Square(5)),
    Step::Declare(FIRST),
    Step::Choose(SECOND, SWAP),
    Step::Stone(WHITE, Area::Anywhere),
    Step::Offer(Count::Declared),
    Step::Pick,
    Step::Stone(WHITE, Area::Anywhere),
];
