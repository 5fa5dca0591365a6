//! Taraguchi-N: as Tarannikov to the fourth stone, then either so on or N fifth moves.

use super::step::{Area, BLACK, Choice, Count, SWAP, Step, Then, WHITE};

/// The steps.
pub(super) const STEPS: &[Step] = &[
    Step::Stone(BLACK, Area::Centre),
    Step::Choose(WHITE, SWAP),
    Step::Stone(WHITE, Area::Square(3)),
    Step::Choose(BLACK, SWAP),
    Step::Stone(BLACK, Area::Square(5)),
    Step::Choose(WHITE, SWAP),
    Step::Stone(WHITE, Area::Square(7)),
    Step::Choose(
        BLACK,
        &[
            (Choice::Keep, Then::Continue),
            (Choice::Swap, Then::Continue),
            (Choice::OfferFifths, Then::Steps(OFFERS)),
        ],
    ),
    Step::Stone(BLACK, Area::Square(9)),
    Step::Choose(WHITE, SWAP),
    Step::Stone(WHITE, Area::Anywhere),
];

const OFFERS: &[Step] = &[Step::Offer(Count::Named), Step::Pick, Step::Stone(WHITE, Area::Anywhere)];
