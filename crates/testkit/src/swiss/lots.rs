//! Lots by splitmix64, written out once more so that nothing is shared with the engine.

/// A source of lots that begins with a seed.
#[derive(Clone, Debug)]
pub struct Lots(u64);

impl Lots {
    /// The lots of a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A lot from 0 to below `n`: bits are drawn until they are below the greatest multiple of `n`.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n < 2 {
            return 0;
        }
        let multiple = u64::MAX / n * n;
        loop {
            let bits = self.bits();
            if bits < multiple {
                return (bits % n) as usize;
            }
        }
    }

    /// Whether something happens that happens `chance` times in a hundred.
    pub fn happens(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    /// A list in drawn order (Fisher and Yates, from the end).
    #[must_use]
    pub fn shuffled<T>(&mut self, mut list: Vec<T>) -> Vec<T> {
        for last in (1..list.len()).rev() {
            let drawn = self.below(last + 1);
            list.swap(last, drawn);
        }
        list
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::Lots;

    /// The first numbers that the author of splitmix64 published for the seed 1234567.
    #[test]
    fn the_numbers_are_the_published_ones() {
        let mut lots = Lots::new(1_234_567);
        assert_eq!([lots.bits(), lots.bits()], [6_457_827_717_110_365_317, 3_203_168_211_198_807_973]);
    }
}
