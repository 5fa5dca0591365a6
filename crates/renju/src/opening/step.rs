//! The steps opening regulations are written in.

use crate::{Colour, Point, Points};

/// One of the two persons, whatever colour they hold at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Player {
    /// Who puts the first stone.
    First,
    /// The other one.
    Second,
}

impl Player {
    /// The other person.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Who acts in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Actor {
    /// This person.
    The(Player),
    /// Whoever holds this colour.
    Holder(Colour),
}

/// Where a stone may be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Area {
    /// In the centre.
    Centre,
    /// Inside the central square of so many lines.
    Square(u8),
    /// Inside the central 5 x 5, but so that the opening is neither 13D nor 13I.
    SquareOf24,
    /// Anywhere.
    Anywhere,
}

impl Area {
    /// The points of the area.
    pub(super) fn points(self) -> Points {
        let lines = match self {
            Self::Centre => 0,
            Self::Square(side) => side / 2,
            Self::SquareOf24 => 2,
            Self::Anywhere => return Points::ALL,
        };
        Point::all().filter(|point| point.from_centre() <= lines).collect()
    }
}

/// How many fifth moves are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Count {
    /// So many.
    Exactly(u8),
    /// As many as the regulation is named after, such as ten in Taraguchi-10.
    Named,
    /// As many as were declared.
    Declared,
}

/// A choice between ways on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Choice {
    /// The colours stay.
    Keep,
    /// The players exchange colours; the stones stay.
    Swap,
    /// Black will offer several fifth moves.
    OfferFifths,
    /// A white and a black stone more, and the other player chooses the colour.
    PlaceTwo,
}

/// What follows a choice.
#[derive(Clone, Copy, Debug)]
pub(super) enum Then {
    /// The next step of the regulation.
    Continue,
    /// These steps instead of the rest.
    Steps(&'static [Step]),
}

/// One step of a regulation.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// A stone of the colour whose turn it is.
    Stone(Actor, Area),
    /// A choice between ways on.
    Choose(Actor, &'static [(Choice, Then)]),
    /// A declaration how many fifth moves will be offered, from one to the number the regulation is named after.
    Declare(Actor),
    /// Fifth moves laid out, no two of them alike.
    Offer(Count),
    /// White takes one of them.
    Pick,
}

/// Keep or swap, and on.
pub(super) const SWAP: &[(Choice, Then)] = &[(Choice::Keep, Then::Continue), (Choice::Swap, Then::Continue)];

pub(super) const FIRST: Actor = Actor::The(Player::First);
pub(super) const SECOND: Actor = Actor::The(Player::Second);
pub(super) const BLACK: Actor = Actor::Holder(Colour::Black);
pub(super) const WHITE: Actor = Actor::Holder(Colour::White);
