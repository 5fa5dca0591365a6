//! The geometry of a board: its playable squares, their names and neighbours.
//!
//! Squares are bits of a 64-bit word. A row of a board with `columns` columns has
//! `columns / 2` playable squares; after every second row one bit stays unused, so
//! that the four neighbours of any square are at the same four distances and a step
//! over the edge always falls on an unused bit. For ten columns:
//!
//! ```text
//!      0   1   2   3   4      row 0, Black's back row (squares 1-5)
//!    5   6   7   8   9        row 1                   (10 is unused)
//!     11  12  13  14  15      row 2
//!   16  17  18  19  20        row 3                   (21 is unused)
//! ```
//!
//! ```
//! use draughts::Board;
//! let board = Board::new(8, 8);
//! let a1 = board.square_named("a1").unwrap();
//! assert_eq!(board.number(a1), 29);
//! assert_eq!(board.coordinates(a1).to_string(), "a1");
//! ```

use core::fmt;

use crate::{Colour, Squares};

/// A rectangular board, White at the bottom, with a playable square in White's
/// lower left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    columns: u8,
    rows: u8,
}

/// A playable square of a board, as the index of its bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A column and a row, counted from White's lower left corner: `a1` is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coordinates {
    /// 0 is column `a`.
    pub column: u8,
    /// 0 is row `1`, White's back row.
    pub row: u8,
}

/// One of the four diagonal directions, on the diagram seen by White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards Black's back row, left.
    UpLeft,
    /// Towards Black's back row, right.
    UpRight,
    /// Towards White's back row, left.
    DownLeft,
    /// Towards White's back row, right.
    DownRight,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// The opposite direction.
    #[must_use]
    pub const fn back(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }

    /// Whether a man of this colour goes forward in this direction.
    #[must_use]
    pub const fn is_forward(self, colour: Colour) -> bool {
        matches!(
            (self, colour),
            (Self::UpLeft | Self::UpRight, Colour::White) | (Self::DownLeft | Self::DownRight, Colour::Black)
        )
    }
}

impl Square {
    /// The square at a bit index; whether a board has it is [`Board::has`]'s to say.
    #[must_use]
    pub const fn at(index: u8) -> Self {
        Self(index & 63)
    }

    /// The index of the square's bit, below 64.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Board {
    /// A board of this many columns and rows, both even, at most 10 by 10.
    ///
    /// # Panics
    /// If the board is not of such a size; used in constants, this does not compile.
    #[must_use]
    pub const fn new(columns: u8, rows: u8) -> Self {
        assert!(columns % 2 == 0 && rows % 2 == 0 && columns >= 4 && rows >= 4);
        assert!(columns <= 10 && rows <= 10, "squares must fit into 64 bits");
        Self { columns, rows }
    }

    /// Number of columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// Number of rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// Number of playable squares.
    #[must_use]
    pub const fn size(self) -> u8 {
        self.half() * self.rows
    }

    /// Playable squares in a row.
    pub(crate) const fn half(self) -> u8 {
        self.columns / 2
    }

    /// All playable squares.
    #[must_use]
    pub const fn squares(self) -> Squares {
        let mut bits = 0;
        let mut number = 1;
        while number <= self.size() {
            bits |= 1 << self.bit_of_number(number);
            number += 1;
        }
        Squares::from_bits(bits)
    }

    /// The `count` rows nearest to this side.
    #[must_use]
    pub const fn home_rows(self, side: Colour, count: u8) -> Squares {
        let mut bits = 0;
        let mut number = 1;
        while number <= self.size() {
            let row_from_top = (number - 1) / self.half();
            let row = match side {
                Colour::Black => row_from_top,
                Colour::White => self.rows - 1 - row_from_top,
            };
            if row < count {
                bits |= 1 << self.bit_of_number(number);
            }
            number += 1;
        }
        Squares::from_bits(bits)
    }

    /// The row on which this side's men become kings (дамочные поля).
    #[must_use]
    pub const fn king_row(self, side: Colour) -> Squares {
        self.home_rows(side.other(), 1)
    }

    /// Whether the board has this square.
    #[must_use]
    pub const fn has(self, square: Square) -> bool {
        let period = 2 * self.half() + 1;
        square.0 % period != period - 1 && self.number(square) <= self.size()
    }

    /// The square of this number: 1 is Black's back row, left on White's diagram.
    #[must_use]
    pub const fn square(self, number: u8) -> Option<Square> {
        if number >= 1 && number <= self.size() { Some(Square(self.bit_of_number(number))) } else { None }
    }

    /// The number of a square.
    #[must_use]
    pub const fn number(self, square: Square) -> u8 {
        let period = 2 * self.half() + 1;
        square.0 - square.0 / period + 1
    }

    /// The square in this column and row, if it is playable.
    #[must_use]
    pub const fn square_at(self, at: Coordinates) -> Option<Square> {
        if at.column >= self.columns || at.row >= self.rows || (at.column + at.row) % 2 != 0 {
            return None;
        }
        self.square((self.rows - 1 - at.row) * self.half() + at.column / 2 + 1)
    }

    /// Column and row of a square.
    #[must_use]
    pub const fn coordinates(self, square: Square) -> Coordinates {
        let number = self.number(square) - 1;
        let row = self.rows - 1 - number / self.half();
        Coordinates { column: 2 * (number % self.half()) + row % 2, row }
    }

    /// The square with this algebraic name in Latin letters, `c3`.
    #[must_use]
    pub fn square_named(self, name: &str) -> Option<Square> {
        let &[letter, ref digits @ ..] = name.as_bytes() else { return None };
        let column = letter.to_ascii_lowercase().checked_sub(b'a')?;
        let row = match *digits {
            [digit @ b'1'..=b'9'] => digit - b'1',
            [b'1', b'0'] => 9,
            _ => return None,
        };
        self.square_at(Coordinates { column, row })
    }

    /// The neighbour in a direction.
    #[must_use]
    pub const fn neighbour(self, square: Square, direction: Direction) -> Option<Square> {
        let bit = self.step(1 << square.0, direction);
        let neighbour = Square(bit.trailing_zeros() as u8);
        if bit != 0 && self.has(neighbour) { Some(neighbour) } else { None }
    }

    /// The squares from this one in a direction, nearest first, to the edge.
    pub fn ray(self, square: Square, direction: Direction) -> impl Iterator<Item = Square> {
        core::iter::successors(self.neighbour(square, direction), move |&s| self.neighbour(s, direction))
    }

    /// The square a rotation of the board by half a turn brings this one to.
    #[must_use]
    pub const fn rotated(self, square: Square) -> Square {
        Square(self.bit_of_number(self.size() + 1 - self.number(square)))
    }

    /// A set of squares moved one step; what falls off the board lands on unused bits.
    pub(crate) const fn step(self, bits: u64, direction: Direction) -> u64 {
        let half = self.half();
        match direction {
            Direction::UpLeft => bits >> (half + 1),
            Direction::UpRight => bits >> half,
            Direction::DownLeft => bits << half,
            Direction::DownRight => bits << (half + 1),
        }
    }

    const fn bit_of_number(self, number: u8) -> u8 {
        let zero_based = number - 1;
        zero_based + zero_based / (2 * self.half())
    }
}

impl Coordinates {
    /// The letter of the column, `a` first.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self.column) as char
    }
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::{Board, Square};

    #[test]
    fn a_board_has_its_playable_squares_and_no_others() {
        for board in [Board::new(8, 8), Board::new(10, 8), Board::new(10, 10), Board::new(4, 4)] {
            for square in (0..64).map(Square::at) {
                assert_eq!(board.has(square), board.squares().contains(square), "{board:?} {square:?}");
            }
        }
    }
}
