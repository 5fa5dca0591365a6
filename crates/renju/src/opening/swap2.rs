//! Swap2: three stones anywhere, and the other player takes a colour or puts two more and leaves the choice.

use super::step::{Area, Choice, FIRST, SECOND, SWAP, Step, Then};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(FIRST, Area::Anywhere),
    Step::Stone(FIRST, Area::Anywhere),
    Step::Stone(FIRST, Area::Anywhere),
    Step::Choose(
        SECOND,
        &[
            (Choice::Keep, Then::Continue),
            (Choice::Swap, Then::Continue),
            (Choice::PlaceTwo, Then::Steps(TWO_MORE)),
        ],
    ),
];

const TWO_MORE: &[Step] =
    &[Step::Stone(SECOND, Area::Anywhere), Step::Stone(SECOND, Area::Anywhere), Step::Choose(FIRST, SWAP)];
