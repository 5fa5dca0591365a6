//! The captures of a side: those of one and two pieces for all men at once, longer ones one by one.

use crate::Variant;
use crate::chain::{Chains, Keep};
use crate::geometry::{Geometry, back, each_way, onward_directions, union};
use crate::rules::Promotion;
use crate::side::Side;
use crate::view::View;

/// For each direction, the squares from which an adjacent enemy piece can be jumped.
pub(crate) type Hops = [u64; 4];

/// The first jumps of all men, and how they may go on.
pub(crate) struct Jumps {
    /// For each direction, the squares from which a man can jump.
    pub(crate) hops: Hops,
    /// For each direction, the squares where men land that jump in it.
    pub(crate) landings: [u64; 4],
    /// Where men land and a man captures on. Where it is a king by then, so does the king.
    pub(crate) onward: u64,
}

impl<V: Variant, S: Side> View<V, S> {
    /// Whether a man may be crowned in passing and fly on.
    pub(crate) const MAY_FLY: bool = matches!(V::RULES.promotion.value, Promotion::InPassing);

    #[inline(always)]
    pub(crate) fn hops(self) -> Hops {
        let empty = self.empty();
        each_way(|direction| {
            let back = back(direction);
            Geometry::<V>::step(self.enemy & Geometry::<V>::step(empty, back), back)
        })
    }

    /// The first jumps of all men.
    #[inline(always)]
    pub(crate) fn jumps(self) -> Jumps {
        let hops = self.hops();
        let hops = each_way(|direction| if Self::man_captures_in(direction) { hops[direction] } else { 0 });
        let landings = each_way(|direction| Self::land(self.men() & hops[direction], direction));
        // Nobody jumps back at once: the square a man comes from is not free.
        let onward = union(landings) & union(hops);
        Jumps { hops, landings, onward }
    }

    /// Where men land that jump from these squares.
    #[inline(always)]
    pub(crate) fn land(from: u64, direction: usize) -> u64 {
        Geometry::<V>::step(Geometry::<V>::step(from, direction), direction)
    }

    /// Whether a man captures more than two pieces, or captures on as a king.
    #[inline(always)]
    pub(crate) fn captures_many(self, jumps: &Jumps) -> bool {
        let Jumps { hops, landings, onward } = jumps;
        let crowned = if Self::MAY_FLY { union(*landings) & Self::KING_ROW } else { 0 };
        if onward | crowned == 0 {
            return false;
        }
        if onward & Self::twice(hops, 0) != 0 {
            return true;
        }
        let crowned =
            |direction: usize| landings[direction] | Self::land(onward & hops[direction], direction);
        self.flies_on(Self::FORWARD.map(crowned))
    }

    /// The squares from which a man captures twice, or once and lands on one of these.
    #[inline(always)]
    fn twice(hops: &Hops, landings: u64) -> u64 {
        union(each_way(|direction| {
            let [ahead, left, right] = onward_directions(direction);
            hops[direction] & Self::land(hops[ahead] | hops[left] | hops[right] | landings, back(direction))
        }))
    }

    /// The squares from which a man captures in more than one way, or more than one piece, or may fly on.
    #[inline(always)]
    pub(crate) fn forks(hops: &Hops) -> u64 {
        let ways = hops[0] & hops[1] | hops[2] & hops[3] | (hops[0] | hops[1]) & (hops[2] | hops[3]);
        ways | Self::twice(hops, if Self::MAY_FLY { Self::KING_ROW } else { 0 })
    }

    /// Whether a man crowned in passing, among those that land jumping forward left and right, captures on as a king.
    #[inline(always)]
    pub(crate) fn flies_on(self, landings: [u64; 2]) -> bool {
        let (left, right) = (landings[0] & Self::KING_ROW, landings[1] & Self::KING_ROW);
        Self::MAY_FLY && left | right != 0 && Self::flies_on_from(self.own, self.enemy, left, right)
    }

    /// As above, out of line. From the king row only one diagonal leads on: the one that was not come by.
    #[inline(never)]
    fn flies_on_from(own: u64, enemy: u64, by_left: u64, by_right: u64) -> bool {
        let occupied = own | enemy;
        let empty = Geometry::<V>::SQUARES & !occupied;
        let [left, right] = Self::FORWARD;
        for (landings, away) in [(by_left, back(right)), (by_right, back(left))] {
            let mut rest = landings;
            while rest != 0 {
                let landing = rest & rest.wrapping_neg();
                rest ^= landing;
                let target = Geometry::<V>::first(landing, away, occupied) & enemy;
                if Geometry::<V>::step(target, away) & empty != 0 {
                    return true;
                }
            }
        }
        false
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
        let jumps = self.jumps();
        Self::walk_men::<0, K>(&jumps, chains)?;
        Self::walk_men::<1, K>(&jumps, chains)?;
        Self::walk_men::<2, K>(&jumps, chains)?;
        Self::walk_men::<3, K>(&jumps, chains)?;
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            chains.king(king)?;
        }
        Some(())
    }

    #[inline(always)]
    fn walk_men<const FIRST: usize, K: Keep>(jumps: &Jumps, chains: &mut Chains<'_, V, S, K>) -> Option<()> {
        let step = Geometry::<V>::step;
        let mut landings = jumps.landings[FIRST];
        while landings != 0 {
            let landing = landings & landings.wrapping_neg();
            landings ^= landing;
            let jumped = step(landing, back(FIRST));
            chains.man(step(jumped, back(FIRST)), landing, jumped)?;
        }
        Some(())
    }
}
