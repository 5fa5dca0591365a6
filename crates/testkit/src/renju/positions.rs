//! Random crowds of stones, the same for the same seed.

use ::renju::{Point, Points};
use fastrand::Rng;

/// An endless row of random crowds: sometimes small and dense, sometimes at an edge, sometimes over the whole board.
///
/// ```
/// use testkit::renju::Crowd;
/// let (black, white) = Crowd::new(1).next().unwrap();
/// assert!((black & white).is_empty());
/// ```
pub struct Crowd(Rng);

impl Crowd {
    /// The crowds of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Rng::with_seed(seed))
    }
}

impl Iterator for Crowd {
    /// The black and the white stones.
    type Item = (Points, Points);

    fn next(&mut self) -> Option<(Points, Points)> {
        let Self(rng) = self;
        let (width, height) = (rng.u8(5..=15), rng.u8(5..=15));
        let (left, bottom) = (rng.u8(0..=15 - width), rng.u8(0..=15 - height));
        let (black, white) = (rng.u8(15..50), rng.u8(0..30));
        let (mut blacks, mut whites) = (Points::EMPTY, Points::EMPTY);
        for row in bottom..bottom + height {
            for point in (left..left + width).filter_map(|column| Point::new(column, row)) {
                match rng.u8(0..100) {
                    n if n < black => blacks.insert(point),
                    n if n < black + white => whites.insert(point),
                    _ => {}
                }
            }
        }
        Some((blacks, whites))
    }
}
