//! The eight ways to turn and mirror the board, and the symmetries of stones anywhere on it.
//!
//! ```
//! use renju::{Point, Symmetry};
//! let a1 = Point::named("a1").unwrap();
//! assert_eq!(Symmetry::QuarterTurn.apply(a1).to_string(), "a15");
//! assert!(Symmetry::ALL.iter().all(|symmetry| symmetry.apply(Point::CENTRE) == Point::CENTRE));
//! ```

use alloc::vec::Vec;

use crate::{Board, Colour, Point, Points};

/// A turn or mirroring of the board that keeps the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symmetry {
    /// Nothing moves.
    Identity,
    /// A quarter turn clockwise.
    QuarterTurn,
    /// A half turn.
    HalfTurn,
    /// A quarter turn counter-clockwise.
    ThreeQuarterTurn,
    /// Left and right are exchanged.
    Mirror,
    /// Top and bottom are exchanged.
    Flip,
    /// Mirroring in the rising diagonal, which exchanges columns and rows.
    RisingMirror,
    /// Mirroring in the falling diagonal.
    FallingMirror,
}

/// A turn or mirroring followed by a shift: the equality of figures in the plane.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Congruence {
    symmetry: Symmetry,
    shift: (i16, i16),
}

impl Symmetry {
    /// All eight.
    pub const ALL: [Self; 8] = [
        Self::Identity,
        Self::QuarterTurn,
        Self::HalfTurn,
        Self::ThreeQuarterTurn,
        Self::Mirror,
        Self::Flip,
        Self::RisingMirror,
        Self::FallingMirror,
    ];

    /// Where a point goes.
    #[must_use]
    pub const fn apply(self, point: Point) -> Point {
        let (x, y) = (point.column(), point.row());
        let (x, y) = match self {
            Self::Identity => (x, y),
            Self::QuarterTurn => (y, 14 - x),
            Self::HalfTurn => (14 - x, 14 - y),
            Self::ThreeQuarterTurn => (14 - y, x),
            Self::Mirror => (14 - x, y),
            Self::Flip => (x, 14 - y),
            Self::RisingMirror => (y, x),
            Self::FallingMirror => (14 - y, 14 - x),
        };
        match Point::new(x, y) {
            Some(point) => point,
            None => point,
        }
    }

    /// The way back.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::QuarterTurn => Self::ThreeQuarterTurn,
            Self::ThreeQuarterTurn => Self::QuarterTurn,
            itself => itself,
        }
    }
}

impl Congruence {
    /// The symmetries of the stones of a board: what brings every stone onto one of its colour.
    /// Their centre need not be the centre of the board. The identity is always among them.
    #[must_use]
    pub fn of(board: &Board) -> Vec<Self> {
        let [black, white] = Colour::ALL.map(|colour| board.stones(colour));
        let corner = |points: Points| {
            let column = points.map(|point| i16::from(point.column())).min().unwrap_or(0);
            let row = points.map(|point| i16::from(point.row())).min().unwrap_or(0);
            (column, row)
        };
        let here = corner(black | white);
        let candidate = |symmetry: Symmetry| {
            let there = corner((black | white).map(|point| symmetry.apply(point)).collect());
            Self { symmetry, shift: (here.0 - there.0, here.1 - there.1) }
        };
        let keeps = |congruence: &Self, stones: Points| {
            stones
                .into_iter()
                .all(|point| congruence.apply(point).is_some_and(|image| stones.contains(image)))
        };
        let candidates = Symmetry::ALL.into_iter().map(candidate);
        candidates.filter(|congruence| keeps(congruence, black) && keeps(congruence, white)).collect()
    }

    /// Where a point goes, if it stays on the board.
    #[must_use]
    pub const fn apply(self, point: Point) -> Option<Point> {
        self.symmetry.apply(point).offset(self.shift.0, self.shift.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symmetry_has_its_way_back_and_they_differ() {
        let corner = Point::named("b1").unwrap_or(Point::CENTRE);
        let images: Points = Symmetry::ALL.into_iter().map(|symmetry| symmetry.apply(corner)).collect();
        assert_eq!(images.len(), 8);
        for symmetry in Symmetry::ALL {
            assert!(Point::all().all(|point| symmetry.inverse().apply(symmetry.apply(point)) == point));
        }
    }

    #[test]
    fn stones_have_symmetries_around_their_own_centre() {
        let set = |names: &str| names.split(' ').filter_map(Point::named).collect::<Points>();
        let board = Board::new(set("h8 h7"), set("h9 h6"));
        let g8 = Point::named("g8").unwrap_or(Point::CENTRE);
        let images: Points = Congruence::of(&board).into_iter().filter_map(|c| c.apply(g8)).collect();
        assert_eq!(images, set("g8 g7 i8 i7"));
        assert_eq!(Congruence::of(&Board::new(set("h8 i7"), set("h9 j4"))).len(), 1);
    }
}
