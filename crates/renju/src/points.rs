//! A set of points.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub};

use crate::Point;

/// A set of points, iterated row by row from the bottom.
///
/// ```
/// use renju::{Point, Points};
/// let set: Points = ["h8", "i9"].iter().filter_map(|name| Point::named(name)).collect();
/// assert_eq!(set.len(), 2);
/// assert!(set.contains(Point::CENTRE));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points([u64; 4]);

impl Points {
    /// No point.
    pub const EMPTY: Self = Self([0; 4]);

    /// Every point of the board.
    pub const ALL: Self =
        Self([0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff_7fff, 0x7fff_7fff_7fff]);

    /// The set with these words, four rows of sixteen bits each; bits off the board must be clear.
    pub(crate) const fn from_words(words: [u64; 4]) -> Self {
        Self(words)
    }

    /// Whether the set has this point.
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        self.0[point.bit() as usize >> 6] >> (point.bit() & 63) & 1 != 0
    }

    /// How many points.
    #[must_use]
    pub const fn len(&self) -> usize {
        let [a, b, c, d] = self.0;
        (a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()) as usize
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    /// The first point.
    #[must_use]
    pub const fn first(&self) -> Option<Point> {
        let mut i = 0;
        while i < 4 {
            if self.0[i] != 0 {
                return Some(Point::of_bit((i as u8) << 6 | self.0[i].trailing_zeros() as u8));
            }
            i += 1;
        }
        None
    }

    /// Adds a point.
    pub const fn insert(&mut self, point: Point) {
        self.0[point.bit() as usize >> 6] |= 1 << (point.bit() & 63);
    }

    /// Takes a point out.
    pub const fn remove(&mut self, point: Point) {
        self.0[point.bit() as usize >> 6] &= !(1 << (point.bit() & 63));
    }

    /// Adds a point or takes it out.
    #[inline(always)]
    pub(crate) const fn set(&mut self, point: Point, is_in: bool) {
        let (word, bit) = (point.bit() as usize >> 6, point.bit() & 63);
        self.0[word] = self.0[word] & !(1 << bit) | (is_in as u64) << bit;
    }

    fn zip(self, other: Self, op: impl Fn(u64, u64) -> u64) -> Self {
        Self(core::array::from_fn(|i| op(self.0[i], other.0[i])))
    }
}

impl From<Point> for Points {
    fn from(point: Point) -> Self {
        let mut set = Self::EMPTY;
        set.insert(point);
        set
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        let mut set = Self::EMPTY;
        points.into_iter().for_each(|point| set.insert(point));
        set
    }
}

impl Iterator for Points {
    type Item = Point;

    fn next(&mut self) -> Option<Point> {
        let first = self.first()?;
        self.remove(first);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), Some(self.len()))
    }
}

impl ExactSizeIterator for Points {}

impl BitAnd for Points {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitAndAssign for Points {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Points {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitOrAssign for Points {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
}

impl fmt::Debug for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, point) in self.enumerate() {
            write!(f, "{}{point}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_has_every_point_once_and_in_order() {
        assert!(Points::ALL.eq(Point::all()));
        assert_eq!(Points::ALL.len(), 225);
        assert_eq!(Point::all().collect::<Points>(), Points::ALL);
    }
}
