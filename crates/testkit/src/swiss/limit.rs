//! Which pairs the colours allow.

use draughts::Colour;

/// How far the colours of a player may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// Nothing is limited.
    Free,
    /// Never so many equal colours in a row (RU22 5.4.10.2.c, RU-CODEX 3.18.2.c: four).
    Row(usize),
    /// Never a third in a row, never three more of one than of the other (RU-RENJU 5.3.14.2).
    RowOrMore,
    /// Never more of one than of the other by more than this (UA24 III.swiss.3).
    Difference(i32),
}

impl Limit {
    /// Whether a player with these colours keeps the limit with one more.
    #[must_use]
    pub(super) fn keeps(self, colours: &[Colour], next: Colour) -> bool {
        let colours = [colours, &[next]].concat();
        match self {
            Self::Free => true,
            Self::Row(count) => row(&colours) < count,
            Self::RowOrMore => row(&colours) < 3 && difference(&colours).abs() < 3,
            Self::Difference(most) => difference(&colours).abs() <= most,
        }
    }

    /// Whether both keep it if the first has White.
    #[must_use]
    pub(super) fn both_keep(self, white: &[Colour], black: &[Colour]) -> bool {
        self.keeps(white, Colour::White) && self.keeps(black, Colour::Black)
    }

    /// Whether they can be paired at all: one of the two ways keeps it.
    #[must_use]
    pub(super) fn allows(self, one: &[Colour], other: &[Colour]) -> bool {
        self.both_keep(one, other) || self.both_keep(other, one)
    }
}

/// Whether every way to colour the pair that the limit allows gives somebody his third equal colour in a row
/// (UA24 III.swiss.9.13).
#[must_use]
pub(super) fn is_third(limit: Limit, one: &[Colour], other: &[Colour]) -> bool {
    let ways = [(one, other), (other, one)];
    ways.iter()
        .filter(|(white, black)| limit.both_keep(white, black))
        .all(|(white, black)| !Limit::Row(3).both_keep(white, black))
}

/// Whites less Blacks.
#[must_use]
pub(super) fn difference(colours: &[Colour]) -> i32 {
    whites(colours) * 2 - colours.len() as i32
}

/// How many Whites.
#[must_use]
pub(super) fn whites(colours: &[Colour]) -> i32 {
    colours.iter().filter(|&&colour| colour == Colour::White).count() as i32
}

/// How many equal colours stand at the end.
#[must_use]
pub(super) fn row(colours: &[Colour]) -> usize {
    colours.iter().rev().take_while(|&colour| Some(colour) == colours.last()).count()
}
