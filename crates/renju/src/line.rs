//! The lines of the board: 15 horizontals, 15 verticals and the diagonals of both directions.
//!
//! Stones of one colour are kept four times, once a direction, so that the four lines
//! through a point can be read as one word: sixteen bits a direction.

use crate::{Point, Points};

/// One of the four directions in which rows are built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Along a row of the board, a to o.
    Horizontal,
    /// Along a column, 1 to 15.
    Vertical,
    /// Along a diagonal from the lower left to the upper right.
    Rising,
    /// Along a diagonal from the upper left to the lower right.
    Falling,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Self; 4] = [Self::Horizontal, Self::Vertical, Self::Rising, Self::Falling];

    /// How far one step goes in columns and rows.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::Horizontal => (1, 0),
            Self::Vertical => (0, 1),
            Self::Rising => (1, 1),
            Self::Falling => (1, -1),
        }
    }

    /// `horizontal`, `vertical`, `rising` or `falling`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Horizontal => "horizontal",
            Self::Vertical => "vertical",
            Self::Rising => "rising",
            Self::Falling => "falling",
        }
    }
}

/// A set of points line by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lines {
    horizontal: [u16; 16],
    vertical: [u16; 16],
    rising: [u16; 32],
    falling: [u16; 32],
}

impl Lines {
    pub(crate) const EMPTY: Self =
        Self { horizontal: [0; 16], vertical: [0; 16], rising: [0; 32], falling: [0; 32] };

    /// Every point of the board.
    pub(crate) const ALL: &'static Self = &{
        let mut all = Self::EMPTY;
        let mut i = 0;
        while let Some(point) = Point::at(i) {
            all.toggle(point);
            i += 1;
        }
        all
    };

    /// Puts the point in, or takes it out.
    #[inline(always)]
    pub(crate) const fn toggle(&mut self, point: Point) {
        let (x, y) = (point.column() as usize, point.row() as usize);
        self.horizontal[y] ^= 1 << x;
        self.vertical[x] ^= 1 << y;
        self.rising[(x + 16 - y) & 31] ^= 1 << x;
        self.falling[(x + y) & 31] ^= 1 << x;
    }

    /// The four lines through a point, in the order of [`Direction::ALL`], sixteen bits each.
    #[inline(always)]
    pub(crate) const fn through(&self, point: Point) -> u64 {
        let (x, y) = (point.column() as usize, point.row() as usize);
        self.horizontal[y] as u64
            | (self.vertical[x] as u64) << 16
            | (self.rising[(x + 16 - y) & 31] as u64) << 32
            | (self.falling[(x + y) & 31] as u64) << 48
    }

    /// Puts other points on these four lines. Where they cross, at the point itself, each line keeps its own.
    #[inline(always)]
    pub(crate) const fn replace(&mut self, point: Point, word: u64) {
        let (x, y) = (point.column() as usize, point.row() as usize);
        self.horizontal[y] = word as u16;
        self.vertical[x] = (word >> 16) as u16;
        self.rising[(x + 16 - y) & 31] = (word >> 32) as u16;
        self.falling[(x + y) & 31] = (word >> 48) as u16;
    }

    /// The rows of the board.
    #[inline(always)]
    pub(crate) const fn rows(&self) -> &[u16; 16] {
        &self.horizontal
    }
}

/// The bits of a point in the word of the four lines through it.
#[inline(always)]
pub(crate) const fn bits_through(point: Point) -> u64 {
    let (x, y) = (1 << point.column(), 1 << point.row());
    x | y << 16 | x << 32 | x << 48
}

/// The part of such a word that belongs to one direction.
#[inline(always)]
pub(crate) const fn lane(direction: Direction) -> u64 {
    0xffff << (16 * direction as u32)
}

/// The points of the bits of such a word.
pub(crate) fn points_through(point: Point, bits: u64) -> Points {
    let mut points = Points::EMPTY;
    let mut left = bits;
    while left != 0 {
        let bit = left.trailing_zeros() as i16;
        left &= left - 1;
        let direction = Direction::ALL[usize::from((bit >> 4) as u8 & 3)];
        let from = if direction == Direction::Vertical { point.row() } else { point.column() };
        if let Some(other) = point.step(direction, ((bit & 15) - i16::from(from)) as i8) {
            points.insert(other);
        }
    }
    points
}
