//! The stones on the board, whoever is to move.
//!
//! ```
//! use renju::{Board, Colour, Point};
//! let mut board = Board::EMPTY;
//! board.put(Point::CENTRE, Colour::Black);
//! assert_eq!(board.stone(Point::CENTRE), Some(Colour::Black));
//! assert_eq!(board.empty().len(), 224);
//! ```

use core::fmt;

use crate::line::Lines;
use crate::point::SIDE;
use crate::{Colour, Point, Points};

/// The stones of both colours. Any arrangement is possible; a [`crate::Position`] is one that play reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    black: Lines,
    white: Lines,
}

impl Board {
    /// No stones.
    pub const EMPTY: Self = Self { black: Lines::EMPTY, white: Lines::EMPTY };

    /// The board with these stones; a point in both sets is black.
    #[must_use]
    pub fn new(black: Points, white: Points) -> Self {
        let mut board = Self::EMPTY;
        white.for_each(|point| board.put(point, Colour::White));
        black.for_each(|point| board.put(point, Colour::Black));
        board
    }

    /// The stone on a point.
    #[must_use]
    pub const fn stone(&self, point: Point) -> Option<Colour> {
        if self.black.rows()[point.row() as usize] >> point.column() & 1 != 0 {
            Some(Colour::Black)
        } else if self.white.rows()[point.row() as usize] >> point.column() & 1 != 0 {
            Some(Colour::White)
        } else {
            None
        }
    }

    /// The stones of one side.
    #[must_use]
    pub fn stones(&self, colour: Colour) -> Points {
        let rows = self.lines(colour).rows();
        Points::from_words(core::array::from_fn(|i| four_rows(rows, 4 * i)))
    }

    /// The free points.
    #[must_use]
    pub fn empty(&self) -> Points {
        Points::ALL - self.stones(Colour::Black) - self.stones(Colour::White)
    }

    /// How many stones of one side.
    #[must_use]
    pub fn count(&self, colour: Colour) -> usize {
        self.stones(colour).len()
    }

    /// Puts a stone; one that lies there is taken first.
    pub fn put(&mut self, point: Point, colour: Colour) {
        self.take(point);
        self.lines_mut(colour).toggle(point);
    }

    /// Takes the stone of a point away and gives its colour.
    pub fn take(&mut self, point: Point) -> Option<Colour> {
        let colour = self.stone(point)?;
        self.lines_mut(colour).toggle(point);
        Some(colour)
    }

    /// Puts a stone on a free point, or takes this stone away again.
    #[inline(always)]
    pub(crate) const fn toggle(&mut self, point: Point, colour: Colour) {
        self.lines_mut(colour).toggle(point);
    }

    #[inline(always)]
    pub(crate) const fn lines(&self, colour: Colour) -> &Lines {
        match colour {
            Colour::Black => &self.black,
            Colour::White => &self.white,
        }
    }

    #[inline(always)]
    const fn lines_mut(&mut self, colour: Colour) -> &mut Lines {
        match colour {
            Colour::Black => &mut self.black,
            Colour::White => &mut self.white,
        }
    }

    /// The free points of the four lines through a point.
    #[inline(always)]
    pub(crate) const fn empty_through(&self, point: Point) -> u64 {
        Lines::ALL.through(point) & !(self.black.through(point) | self.white.through(point))
    }
}

/// Four rows of the board as one word.
#[inline(always)]
pub(crate) const fn four_rows<const N: usize>(rows: &[u16; N], first: usize) -> u64 {
    rows[first] as u64
        | (rows[first + 1] as u64) << 16
        | (rows[first + 2] as u64) << 32
        | (rows[first + 3] as u64) << 48
}

/// The board as text, row 15 at the top: `x` black, `o` white.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f)?;
        for row in (0..SIDE).rev() {
            for column in 0..SIDE {
                let sign = match Point::new(column, row).and_then(|point| self.stone(point)) {
                    None => " .",
                    Some(Colour::Black) => " x",
                    Some(Colour::White) => " o",
                };
                f.write_str(sign)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_lies_on_its_four_lines_and_nowhere_else() {
        for point in Point::all() {
            let mut board = Board::EMPTY;
            board.put(point, Colour::White);
            assert_eq!(board.stones(Colour::White), Points::from(point));
            for other in Point::all() {
                let dx = i32::from(point.column()) - i32::from(other.column());
                let dy = i32::from(point.row()) - i32::from(other.row());
                let lines = [dy == 0, dx == 0, dx == dy, dx == -dy].map(u32::from).iter().sum::<u32>();
                assert_eq!(board.white.through(other).count_ones(), lines, "{point} {other}");
            }
            assert_eq!(board.take(point), Some(Colour::White));
            assert_eq!(board, Board::EMPTY);
        }
    }
}
