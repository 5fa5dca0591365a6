//! A point of the board, where two lines cross.
//!
//! ```
//! use renju::Point;
//! let centre: Point = "h8".parse().unwrap();
//! assert_eq!(centre, Point::CENTRE);
//! assert_eq!((centre.column(), centre.row()), (7, 7));
//! assert!("p1".parse::<Point>().is_err());
//! ```

use core::fmt;
use core::str::FromStr;

use crate::{Article, Direction};

/// Lines in each direction of the board (RU22 9.2.2.2).
pub const SIDE: u8 = 15;

/// One of the 225 points. Columns and rows count from 0; the point h8 is column 7, row 7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

/// A column and row, or a name, that is no point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OffBoard;

impl Point {
    /// The centre, where Black begins.
    pub const CENTRE: Self = Self(0x77);

    /// The five points marked on the board: the centre, d4, d12, l4 and l12 in the letters a..o.
    pub const MARKED: [Self; 5] = [Self::CENTRE, Self(0x33), Self(0xb3), Self(0x3b), Self(0xbb)];

    /// The point of a column and a row, both from 0.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE { Some(Self(row << 4 | column)) } else { None }
    }

    /// The point written with a letter a..o and a number 1..15, such as `h8`; capitals are the same.
    #[must_use]
    pub const fn named(name: &str) -> Option<Self> {
        let number = match *name.as_bytes() {
            [_, units @ b'1'..=b'9'] => units - b'0',
            [_, b'1', units @ b'0'..=b'5'] => 10 + units - b'0',
            _ => return None,
        };
        Self::new(name.as_bytes()[0].to_ascii_lowercase().wrapping_sub(b'a'), number - 1)
    }

    /// All points, row by row from the bottom, each row from the left.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| Self(row << 4 | column)))
    }

    /// The column from the left, 0 to 14.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 & 15
    }

    /// The row from the bottom, 0 to 14.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 >> 4
    }

    /// The number of the point, 0 to 224, in the order of [`Point::all`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.row() as usize * SIDE as usize + self.column() as usize
    }

    /// The point with this number.
    #[must_use]
    pub const fn at(index: usize) -> Option<Self> {
        if index < SIDE as usize * SIDE as usize {
            Some(Self((((index / SIDE as usize) << 4) | (index % SIDE as usize)) as u8))
        } else {
            None
        }
    }

    /// The point so many steps away in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction, steps: i8) -> Option<Self> {
        let (dx, dy) = direction.step();
        self.offset(dx as i16 * steps as i16, dy as i16 * steps as i16)
    }

    /// How many lines the point lies away from the centre: 1 inside the central 3 x 3, 2 inside 5 x 5.
    #[must_use]
    pub const fn from_centre(self) -> u8 {
        let (x, y) = (self.column().abs_diff(7), self.row().abs_diff(7));
        if x > y { x } else { y }
    }

    pub(crate) const fn offset(self, dx: i16, dy: i16) -> Option<Self> {
        let (x, y) = (self.column() as i16 + dx, self.row() as i16 + dy);
        if x < 0 || y < 0 || x >= SIDE as i16 || y >= SIDE as i16 {
            return None;
        }
        Self::new(x as u8, y as u8)
    }

    /// The bit of the point in a set of points: sixteen bits a row.
    pub(crate) const fn bit(self) -> u8 {
        self.0
    }

    /// The point of a bit; only bits of points come in.
    pub(crate) const fn of_bit(bit: u8) -> Self {
        debug_assert!(bit & 15 < SIDE && bit >> 4 < SIDE);
        Self(bit)
    }
}

impl OffBoard {
    /// The article that says which points there are.
    #[must_use]
    pub const fn article(self) -> Article {
        Article::new("RU22:9.2.2.2")
    }
}

impl FromStr for Point {
    type Err = OffBoard;

    fn from_str(name: &str) -> Result<Self, OffBoard> {
        Self::named(name).ok_or(OffBoard)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for OffBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a point of the board: columns a..o, rows 1..15")
    }
}

impl core::error::Error for OffBoard {}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn ru22_9_2_2_2_the_board_has_225_points_with_the_centre_h8_and_five_marks() {
        assert_eq!(Point::all().count(), 225);
        for (index, point) in Point::all().enumerate() {
            assert_eq!(point.index(), index);
            assert_eq!(Point::at(index), Some(point));
            assert_eq!(point.to_string().parse(), Ok(point));
        }
        assert_eq!(Point::at(225), None);
        assert_eq!(Point::MARKED.map(|point| point.to_string()), ["h8", "d4", "d12", "l4", "l12"]);
    }

    #[test]
    fn ru22_9_2_2_2_what_lies_off_the_board_is_no_point() {
        for name in ["", "h", "h0", "h16", "p8", "8h", "h8 ", "hh", "h-1", "h08", "é8", "@8", "h150"] {
            assert_eq!(name.parse::<Point>(), Err(OffBoard), "{name}");
        }
        assert_eq!(Point::new(15, 0), None);
        assert_eq!(Point::new(0, 255), None);
    }
}
