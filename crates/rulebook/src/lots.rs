//! Lots that anyone can draw again: the same seed gives the same numbers, on every machine and for ever.
//!
//! The numbers are those of splitmix64. For a lot among `n`, numbers are taken until one is below the greatest
//! multiple of `n` that is less than 2^64; its remainder by `n` is the lot. So every lot is equally likely.
//!
//! ```
//! use rulebook::Lots;
//! let mut lots = Lots::new(2024);
//! let drawn = [lots.below(745), lots.below(745)];
//! let mut again = Lots::new(2024);
//! assert_eq!([again.below(745), again.below(745)], drawn);
//! ```

/// A source of lots that begins with a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lots {
    state: u64,
}

impl Lots {
    /// The lots of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    /// The next 64 bits.
    pub const fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A lot from 0 to below `n`; 0 if there is nothing to choose from.
    pub const fn below(&mut self, n: u64) -> u64 {
        if n < 2 {
            return 0;
        }
        let fair = u64::MAX - u64::MAX % n;
        loop {
            let bits = self.bits();
            if bits < fair {
                return bits % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Lots;

    /// The first numbers of splitmix64 as its author published them for the seed 1234567.
    #[test]
    fn the_numbers_are_those_everybody_else_gets() {
        let mut lots = Lots::new(1_234_567);
        let numbers = [lots.bits(), lots.bits(), lots.bits(), lots.bits(), lots.bits()];
        assert_eq!(
            numbers,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821,
            ]
        );
    }

    #[test]
    fn every_lot_is_drawn_about_as_often() {
        let mut lots = Lots::new(7);
        let mut drawn = [0_u32; 6];
        for _ in 0..60_000 {
            drawn[lots.below(6) as usize] += 1;
        }
        assert!(drawn.iter().all(|&times| (9_500..10_500).contains(&times)), "{drawn:?}");
    }

    #[test]
    fn nothing_to_choose_from_is_no_choice() {
        assert_eq!((Lots::new(1).below(0), Lots::new(1).below(1)), (0, 0));
        assert!(Lots::new(1).below(u64::MAX) < u64::MAX);
    }
}
