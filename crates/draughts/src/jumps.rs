//! The captures of a side: those of one and two pieces for all men at once, longer ones one by one.

use crate::Variant;
use crate::chain::{Chains, Keep};
use crate::geometry::{Geometry, back, onward_directions};
use crate::rules::Promotion;
use crate::side::Side;
use crate::view::View;

/// For each direction, the squares from which an adjacent enemy piece can be jumped.
pub(crate) type Hops = [u64; 4];

/// How many captures of one and of two pieces men have, and whether there are longer ones.
#[derive(Default)]
pub(crate) struct Short {
    pub(crate) singles: u32,
    pub(crate) doubles: u32,
    pub(crate) longer: u64,
    crowned: [u64; 2],
}

impl<V: Variant, S: Side> View<V, S> {
    #[inline(always)]
    pub(crate) fn hops(self) -> Hops {
        let empty = self.empty();
        let hop = |direction| {
            let back = back(direction);
            Geometry::<V>::step(self.enemy & Geometry::<V>::step(empty, back), back)
        };
        [hop(0), hop(1), hop(2), hop(3)]
    }

    /// Where men land after one jump in a direction.
    #[inline(always)]
    pub(crate) fn landings(self, hops: &Hops, direction: usize) -> u64 {
        let step = Geometry::<V>::step;
        step(step(self.men() & hops[direction], direction), direction)
    }

    #[inline(always)]
    pub(crate) fn short(self, hops: &Hops) -> Short {
        let mut short = Short::default();
        self.count_short::<0>(hops, &mut short);
        self.count_short::<1>(hops, &mut short);
        self.count_short::<2>(hops, &mut short);
        self.count_short::<3>(hops, &mut short);
        if (short.crowned[0] | short.crowned[1]) & Self::KING_ROW != 0 {
            short.longer |= self.flights(short.crowned);
        }
        short
    }

    #[inline(always)]
    fn count_short<const FIRST: usize>(self, hops: &Hops, short: &mut Short) {
        if !Self::man_captures_in(FIRST) {
            return;
        }
        let landings = self.landings(hops, FIRST);
        let onward = landings & Self::onward(hops, FIRST);
        short.singles += (landings & !onward).count_ones();
        Self::note_crowned(landings, FIRST, short);
        if onward == 0 {
            return;
        }
        let step = Geometry::<V>::step;
        let mut second = |second: usize| {
            if Self::man_captures_in(second) {
                let landings = step(step(onward & hops[second], second), second);
                short.doubles += landings.count_ones();
                short.longer |= landings & Self::onward(hops, second);
                Self::note_crowned(landings, second, short);
            }
        };
        let [ahead, left, right] = onward_directions(FIRST);
        second(ahead);
        second(left);
        second(right);
    }

    /// The squares from which a man may capture on after a jump in a direction.
    #[inline(always)]
    pub(crate) fn onward(hops: &Hops, direction: usize) -> u64 {
        let hop = |next: usize| if Self::man_captures_in(next) { hops[next] } else { 0 };
        let [ahead, left, right] = onward_directions(direction);
        let onward = hop(ahead) | hop(left) | hop(right);
        match V::RULES.promotion.value {
            Promotion::AtRest => onward,
            Promotion::InPassing | Promotion::EndsTheMove => onward & !Self::KING_ROW,
        }
    }

    /// Notes landings of men crowned in passing, by the direction they came.
    #[inline(always)]
    fn note_crowned(landings: u64, arrival: usize, short: &mut Short) {
        if matches!(V::RULES.promotion.value, Promotion::InPassing) {
            if arrival == Self::FORWARD[0] {
                short.crowned[0] |= landings;
            } else if arrival == Self::FORWARD[1] {
                short.crowned[1] |= landings;
            }
        }
    }

    /// The landings from which a man crowned in passing captures on as a flying king. From the king row only one
    /// diagonal leads on: the one that was not come by.
    #[inline(never)]
    fn flights(self, crowned: [u64; 2]) -> u64 {
        let (occupied, empty) = (self.own | self.enemy, self.empty());
        let [left, right] = Self::FORWARD;
        let mut flights = 0;
        for (landings, away) in [(crowned[0], back(right)), (crowned[1], back(left))] {
            let mut rest = landings & Self::KING_ROW;
            while rest != 0 {
                let landing = rest & rest.wrapping_neg();
                rest ^= landing;
                let target = Geometry::<V>::first(landing, away, occupied) & self.enemy;
                if Geometry::<V>::step(target, away) & empty != 0 {
                    flights |= landing;
                }
            }
        }
        flights
    }

    /// Keeps all captures, majority rule applied.
    #[inline(always)]
    pub(crate) fn captures<K: Keep>(self, kept: &mut K) {
        let mut chains = Chains::<V, S, K>::new(self, kept);
        if self.walk(&mut chains).is_none() {
            chains.remember();
            // With a memory the walk has no budget.
            let _ = self.walk(&mut chains);
        }
    }

    #[inline(always)]
    fn walk<K: Keep>(self, chains: &mut Chains<'_, V, S, K>) -> Option<()> {
        let hops = self.hops();
        self.walk_men::<0, K>(&hops, chains)?;
        self.walk_men::<1, K>(&hops, chains)?;
        self.walk_men::<2, K>(&hops, chains)?;
        self.walk_men::<3, K>(&hops, chains)?;
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            chains.king(king)?;
        }
        Some(())
    }

    #[inline(always)]
    fn walk_men<const FIRST: usize, K: Keep>(
        self,
        hops: &Hops,
        chains: &mut Chains<'_, V, S, K>,
    ) -> Option<()> {
        if !Self::man_captures_in(FIRST) {
            return Some(());
        }
        let step = Geometry::<V>::step;
        let mut landings = self.landings(hops, FIRST);
        while landings != 0 {
            let landing = landings & landings.wrapping_neg();
            landings ^= landing;
            let jumped = step(landing, back(FIRST));
            chains.man(step(jumped, back(FIRST)), landing, jumped)?;
        }
        Some(())
    }
}
