//! The board as the side to move sees it, and the generator of its moves.
//!
//! Written once for all variants: what differs between them are constants of the
//! [`RuleSet`](crate::rules::RuleSet), and a branch on a constant costs nothing.

use core::marker::PhantomData;

use crate::chain::{Chains, Found};
use crate::geometry::{Geometry, across, back, forward};
use crate::rules::{KingRange, ManCapture, Promotion};
use crate::side::Side;
use crate::{Move, Variant};

/// Own pieces, enemy pieces, and which of both are kings.
pub(crate) struct View<V, S> {
    pub(crate) own: u64,
    pub(crate) enemy: u64,
    pub(crate) kings: u64,
    side: PhantomData<(V, S)>,
}

/// Somebody to whom the generator shows each move once.
pub(crate) trait Visitor {
    /// A man goes one step.
    fn man(&mut self, from: u64, to: u64);
    /// A king goes to a free square.
    fn king(&mut self, from: u64, to: u64);
    /// A man captures and stays a man, or is crowned.
    fn man_captures(&mut self, from: u64, to: u64, captured: u64, crowns: bool);
    /// A king captures.
    fn king_captures(&mut self, from: u64, to: u64, captured: u64);
}

impl<V, S> Clone for View<V, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, S> Copy for View<V, S> {}

/// For each direction, the squares from which an adjacent enemy piece can be jumped.
type Hops = [u64; 4];

impl<V: Variant, S: Side> View<V, S> {
    #[inline(always)]
    pub(crate) const fn new(own: u64, enemy: u64, kings: u64) -> Self {
        Self { own, enemy, kings, side: PhantomData }
    }

    const KING_ROW: u64 = Geometry::<V>::king_row(S::COLOUR);
    const FORWARD: [usize; 2] = forward(S::COLOUR);
    const FLYING: bool = matches!(V::RULES.king.value, KingRange::Flying);
    const IN_PASSING: bool = matches!(V::RULES.promotion.value, Promotion::InPassing);
    const AT_REST: bool = matches!(V::RULES.promotion.value, Promotion::AtRest);

    #[inline(always)]
    pub(crate) fn men(self) -> u64 {
        self.own & !self.kings
    }

    #[inline(always)]
    pub(crate) fn own_kings(self) -> u64 {
        self.own & self.kings
    }

    #[inline(always)]
    pub(crate) fn empty(self) -> u64 {
        Geometry::<V>::SQUARES & !(self.own | self.enemy)
    }

    /// Whether a man may capture in a direction.
    #[inline(always)]
    pub(crate) const fn man_captures_in(direction: usize) -> bool {
        matches!(V::RULES.man_capture.value, ManCapture::AllWays)
            || direction == Self::FORWARD[0]
            || direction == Self::FORWARD[1]
    }

    #[inline(always)]
    fn hops(self) -> Hops {
        let empty = self.empty();
        let hop = |direction| {
            let back = back(direction);
            Geometry::<V>::step(self.enemy & Geometry::<V>::step(empty, back), back)
        };
        [hop(0), hop(1), hop(2), hop(3)]
    }

    /// The squares from which a man can capture.
    #[inline(always)]
    fn man_hops(hops: &Hops) -> u64 {
        let hop = |direction: usize| if Self::man_captures_in(direction) { hops[direction] } else { 0 };
        hop(0) | hop(1) | hop(2) | hop(3)
    }

    /// Whether any king can capture.
    #[inline(always)]
    fn king_can_capture(self, hops: &Hops) -> bool {
        let mut kings = self.own_kings();
        if !Self::FLYING {
            return kings & (hops[0] | hops[1] | hops[2] | hops[3]) != 0;
        }
        let (occupied, empty) = (self.own | self.enemy, self.empty());
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            for direction in 0..4 {
                let target = Geometry::<V>::first(king, direction, occupied) & self.enemy;
                if Geometry::<V>::step(target, direction) & empty != 0 {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the side to move must capture.
    #[inline]
    pub(crate) fn can_capture(self) -> bool {
        let hops = self.hops();
        self.men() & Self::man_hops(&hops) != 0 || self.king_can_capture(&hops)
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn can_move(self) -> bool {
        self.can_capture() || self.count_quiet() != 0
    }

    /// The number of legal moves.
    #[inline(always)]
    pub(crate) fn count(self) -> u64 {
        let hops = self.hops();
        let men_capture = self.men() & Self::man_hops(&hops) != 0;
        if self.own_kings() == 0 {
            return if men_capture { self.count_man_captures(&hops) } else { self.count_man_moves() };
        }
        self.count_with_kings(&hops, men_capture)
    }

    #[inline(never)]
    fn count_with_kings(self, hops: &Hops, men_capture: bool) -> u64 {
        if self.king_can_capture(hops) {
            return self.captures().len() as u64;
        }
        if men_capture { self.count_man_captures(hops) } else { self.count_quiet() }
    }

    #[inline(always)]
    fn count_man_moves(self) -> u64 {
        let (men, empty) = (self.men(), self.empty());
        let [left, right] = Self::FORWARD;
        let left = (Geometry::<V>::step(men, left) & empty).count_ones();
        let right = (Geometry::<V>::step(men, right) & empty).count_ones();
        u64::from(left + right)
    }

    #[inline(always)]
    fn count_quiet(self) -> u64 {
        let mut count = self.count_man_moves();
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            count += u64::from(self.king_targets(king).count_ones());
        }
        count
    }

    /// The squares a king (one bit) can quietly go to.
    #[inline(always)]
    fn king_targets(self, king: u64) -> u64 {
        let step = Geometry::<V>::step;
        if Self::FLYING {
            let occupied = self.own | self.enemy;
            let slide = |direction| Geometry::<V>::slide(king, direction, occupied);
            slide(0) | slide(1) | slide(2) | slide(3)
        } else {
            (step(king, 0) | step(king, 1) | step(king, 2) | step(king, 3)) & self.empty()
        }
    }

    /// Counts when no king captures. Single captures are counted without being listed.
    #[inline(always)]
    fn count_man_captures(self, hops: &Hops) -> u64 {
        let mut singles = 0;
        let mut longer = 0;
        for direction in 0..4 {
            if !Self::man_captures_in(direction) {
                continue;
            }
            let (landings, onward) = self.man_landings(hops, direction);
            longer |= onward;
            singles += u64::from(landings.count_ones());
        }
        if longer == 0 {
            return singles;
        }
        self.captures().len() as u64
    }

    /// Where men land after one jump in a direction, and on which of these squares the capture may go on.
    #[inline(always)]
    fn man_landings(self, hops: &Hops, direction: usize) -> (u64, u64) {
        let step = Geometry::<V>::step;
        let landings = step(step(self.men() & hops[direction], direction), direction);
        let mut onward = 0;
        let [left, right] = across(direction);
        for next in [direction, left, right] {
            if Self::man_captures_in(next) {
                onward |= hops[next];
            }
        }
        if Self::IN_PASSING {
            // A man on the king row goes on as a flying king: that is looked up square by square.
            onward |= Self::KING_ROW;
        } else if !Self::AT_REST {
            onward &= !Self::KING_ROW;
        }
        (landings, landings & onward)
    }

    /// All captures when there are any, majority rule applied.
    #[inline(never)]
    fn captures(self) -> Found {
        let mut chains = Chains::new(self);
        if self.walk(&mut chains).is_none() {
            chains.remember();
            // With a memory the walk has no budget.
            let _ = self.walk(&mut chains);
        }
        chains.finish()
    }

    fn walk(self, chains: &mut Chains<V, S>) -> Option<()> {
        let hops = self.hops();
        let step = Geometry::<V>::step;
        for direction in 0..4 {
            if !Self::man_captures_in(direction) {
                continue;
            }
            let (mut landings, _) = self.man_landings(&hops, direction);
            while landings != 0 {
                let landing = landings & landings.wrapping_neg();
                landings ^= landing;
                let jumped = step(landing, back(direction));
                chains.man(step(jumped, back(direction)), landing, jumped)?;
            }
        }
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            chains.king(king)?;
        }
        Some(())
    }

    /// Shows every legal move to a visitor, each once.
    #[inline(always)]
    pub(crate) fn visit(self, visitor: &mut impl Visitor) {
        let hops = self.hops();
        let men_capture = self.men() & Self::man_hops(&hops) != 0;
        let kings = self.own_kings() != 0;
        if kings && self.king_can_capture(&hops) {
            self.show(&self.captures(), visitor);
        } else if men_capture {
            self.visit_man_captures(&hops, visitor);
        } else {
            self.visit_man_moves(visitor);
            if kings {
                self.visit_king_moves(visitor);
            }
        }
    }

    #[inline(always)]
    fn visit_man_moves(self, visitor: &mut impl Visitor) {
        let (men, empty) = (self.men(), self.empty());
        for direction in Self::FORWARD {
            let mut targets = Geometry::<V>::step(men, direction) & empty;
            while targets != 0 {
                let to = targets & targets.wrapping_neg();
                targets ^= to;
                visitor.man(Geometry::<V>::step(to, back(direction)), to);
            }
        }
    }

    #[inline(always)]
    fn visit_king_moves(self, visitor: &mut impl Visitor) {
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            let mut targets = self.king_targets(king);
            while targets != 0 {
                let to = targets & targets.wrapping_neg();
                targets ^= to;
                visitor.king(king, to);
            }
        }
    }

    #[inline(always)]
    fn visit_man_captures(self, hops: &Hops, visitor: &mut impl Visitor) {
        let step = Geometry::<V>::step;
        let mut longer = 0;
        for direction in 0..4 {
            if Self::man_captures_in(direction) {
                longer |= self.man_landings(hops, direction).1;
            }
        }
        if longer != 0 {
            return self.show(&self.captures(), visitor);
        }
        for direction in 0..4 {
            if !Self::man_captures_in(direction) {
                continue;
            }
            let (mut singles, _) = self.man_landings(hops, direction);
            while singles != 0 {
                let to = singles & singles.wrapping_neg();
                singles ^= to;
                let jumped = step(to, back(direction));
                visitor.man_captures(step(jumped, back(direction)), to, jumped, to & Self::KING_ROW != 0);
            }
        }
    }

    fn show(self, found: &Found, visitor: &mut impl Visitor) {
        for found in found.moves() {
            let (from, to) = (1 << found.from().index(), 1 << found.to().index());
            if from & self.kings != 0 {
                visitor.king_captures(from, to, found.captured().bits());
            } else {
                visitor.man_captures(from, to, found.captured().bits(), found.crowns());
            }
        }
    }

    /// The board after a man's quiet move.
    #[inline(always)]
    pub(crate) fn after_man(self, from: u64, to: u64) -> View<V, S::Other> {
        View::new(self.enemy, self.own ^ from ^ to, self.kings | to & Self::KING_ROW)
    }

    /// The board after a king's quiet move.
    #[inline(always)]
    pub(crate) fn after_king(self, from: u64, to: u64) -> View<V, S::Other> {
        View::new(self.enemy, self.own ^ from ^ to, self.kings ^ from ^ to)
    }

    /// The board after a man's capture.
    #[inline(always)]
    pub(crate) fn after_man_captures(
        self,
        from: u64,
        to: u64,
        captured: u64,
        crowns: bool,
    ) -> View<V, S::Other> {
        let crowned = if crowns { to } else { 0 };
        View::new(self.enemy ^ captured, self.own & !from | to, self.kings & !captured | crowned)
    }

    /// The board after a king's capture.
    #[inline(always)]
    pub(crate) fn after_king_captures(self, from: u64, to: u64, captured: u64) -> View<V, S::Other> {
        View::new(self.enemy ^ captured, self.own & !from | to, self.kings & !captured & !from | to)
    }

    /// The board after a move.
    pub(crate) fn after(self, played: &Move) -> View<V, S::Other> {
        let (from, to) = (1 << played.from().index(), 1 << played.to().index());
        let captured = played.captured().bits() & self.enemy;
        if from & self.kings != 0 {
            self.after_king_captures(from, to, captured)
        } else {
            self.after_man_captures(from, to, captured, played.crowns())
        }
    }
}
