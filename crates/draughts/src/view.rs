//! The board as the side to move sees it, and the generator of its moves.
//!
//! Written once for all variants: what differs between them are constants of the
//! [`RuleSet`](crate::rules::RuleSet), and a branch on a constant costs nothing.

use core::marker::PhantomData;

use crate::chain::{Chains, Keep, List, Tally};
use crate::geometry::{Geometry, back, forward, onward_directions};
use crate::rules::{Choice, KingRange, ManCapture, Promotion};
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
    /// A man goes one step to the king row.
    fn crowned(&mut self, from: u64, to: u64);
    /// A man goes one step, not to the king row.
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

/// Captures of one and of two pieces, and whether there are longer ones.
#[derive(Default)]
struct Short {
    singles: u32,
    doubles: u32,
    longer: u64,
}

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
    const MAJORITY: bool = matches!(V::RULES.choice.value, Choice::Majority);

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

    /// Whether any man can capture.
    #[inline(always)]
    fn man_can_capture(self) -> bool {
        let (men, empty) = (self.men(), self.empty());
        let jumped = |direction: usize| {
            if !Self::man_captures_in(direction) {
                return 0;
            }
            Geometry::<V>::step(men, direction) & Geometry::<V>::step(empty, back(direction))
        };
        self.enemy & (jumped(0) | jumped(1) | jumped(2) | jumped(3)) != 0
    }

    /// Whether any king can capture.
    #[inline(always)]
    fn king_can_capture(self) -> bool {
        let mut kings = self.own_kings();
        if !Self::FLYING {
            let hops = self.hops();
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
        self.man_can_capture() || self.king_can_capture()
    }

    /// Whether the side to move has any legal move.
    pub(crate) fn can_move(self) -> bool {
        self.can_capture() || self.count_quiet() != 0
    }

    /// The number of legal moves.
    #[inline(always)]
    pub(crate) fn count(self) -> u64 {
        if self.own_kings() != 0 {
            self.count_with_kings()
        } else if self.man_can_capture() {
            self.count_man_captures()
        } else {
            self.count_man_moves()
        }
    }

    #[inline(never)]
    fn count_with_kings(self) -> u64 {
        if self.king_can_capture() {
            self.count_list()
        } else if self.man_can_capture() {
            self.count_man_captures()
        } else {
            self.count_quiet()
        }
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

    /// Counts when no king captures: one or two jumps for all men at once, longer captures one by one.
    #[inline(always)]
    fn count_man_captures(self) -> u64 {
        Self::count_man_captures_of(self.own, self.enemy, self.kings)
    }

    /// As above, out of line; three words travel in registers where a view would not.
    #[inline(never)]
    fn count_man_captures_of(own: u64, enemy: u64, kings: u64) -> u64 {
        Self::new(own, enemy, kings).count_short_captures()
    }

    #[inline(always)]
    fn count_short_captures(self) -> u64 {
        let short = self.short(&self.hops());
        if short.longer != 0 {
            return self.count_list();
        }
        let singles_count = !Self::MAJORITY || short.doubles == 0;
        u64::from(short.doubles + if singles_count { short.singles } else { 0 })
    }

    #[inline(never)]
    fn count_list(self) -> u64 {
        let mut tally = Tally::default();
        self.captures(&mut tally);
        tally.count()
    }

    #[inline(always)]
    fn short(self, hops: &Hops) -> Short {
        let mut short = Short::default();
        self.count_short::<0>(hops, &mut short);
        self.count_short::<1>(hops, &mut short);
        self.count_short::<2>(hops, &mut short);
        self.count_short::<3>(hops, &mut short);
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
        if onward == 0 {
            return;
        }
        if Self::IN_PASSING {
            // A man on the king row goes on as a flying king, if it goes on.
            short.longer |= onward & Self::KING_ROW;
        }
        let step = Geometry::<V>::step;
        let mut second = |second: usize| {
            if Self::man_captures_in(second) {
                let landings = step(step(onward & hops[second], second), second);
                short.doubles += landings.count_ones();
                short.longer |= landings & Self::onward(hops, second);
            }
        };
        let [ahead, left, right] = onward_directions(FIRST);
        second(ahead);
        second(left);
        second(right);
    }

    /// The squares from which a capture may go on after a jump in a direction.
    #[inline(always)]
    fn onward(hops: &Hops, direction: usize) -> u64 {
        let hop = |next: usize| if Self::man_captures_in(next) { hops[next] } else { 0 };
        let [ahead, left, right] = onward_directions(direction);
        let onward = hop(ahead) | hop(left) | hop(right);
        match V::RULES.promotion.value {
            Promotion::InPassing => onward | Self::KING_ROW,
            Promotion::AtRest => onward,
            Promotion::EndsTheMove => onward & !Self::KING_ROW,
        }
    }

    /// Where men land after one jump in a direction.
    #[inline(always)]
    fn landings(self, hops: &Hops, direction: usize) -> u64 {
        let step = Geometry::<V>::step;
        step(step(self.men() & hops[direction], direction), direction)
    }

    /// Keeps all captures, majority rule applied.
    #[inline(always)]
    fn captures<K: Keep>(self, kept: &mut K) {
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

    /// Shows every legal move to a visitor, each once, and gives it back. On the common path, quiet moves of men,
    /// the visitor's address is never taken and it can live in registers.
    #[inline(always)]
    pub(crate) fn visit<W: Visitor>(self, mut visitor: W) -> W {
        if self.own_kings() != 0 {
            let mut visitor = visitor;
            self.visit_with_kings(&mut visitor);
            return visitor;
        }
        if self.man_can_capture() {
            let mut visitor = visitor;
            self.visit_man_captures(&mut visitor);
            return visitor;
        }
        self.visit_man_moves(&mut visitor);
        visitor
    }

    #[inline(never)]
    fn visit_with_kings(self, visitor: &mut impl Visitor) {
        if self.king_can_capture() {
            self.show_list(visitor);
        } else if self.man_can_capture() {
            self.visit_man_captures(visitor);
        } else {
            self.visit_man_moves(visitor);
            self.visit_king_moves(visitor);
        }
    }

    #[inline(always)]
    fn visit_man_moves(self, visitor: &mut impl Visitor) {
        self.visit_man_moves_to(Self::FORWARD[0], visitor);
        self.visit_man_moves_to(Self::FORWARD[1], visitor);
    }

    #[inline(always)]
    fn visit_man_moves_to(self, direction: usize, visitor: &mut impl Visitor) {
        let targets = Geometry::<V>::step(self.men(), direction) & self.empty();
        let mut rest = targets & !Self::KING_ROW;
        while rest != 0 {
            let to = rest & rest.wrapping_neg();
            rest ^= to;
            visitor.man(Geometry::<V>::step(to, back(direction)), to);
        }
        let mut rest = targets & Self::KING_ROW;
        while rest != 0 {
            let to = rest & rest.wrapping_neg();
            rest ^= to;
            visitor.crowned(Geometry::<V>::step(to, back(direction)), to);
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

    /// Shows the captures when no king captures: one or two jumps for all men at once, longer ones from a list.
    #[inline(never)]
    fn visit_man_captures(self, visitor: &mut impl Visitor) {
        let hops = self.hops();
        let short = self.short(&hops);
        if short.longer != 0 {
            return self.show_list(visitor);
        }
        if short.doubles != 0 {
            self.visit_doubles::<0>(&hops, visitor);
            self.visit_doubles::<1>(&hops, visitor);
            self.visit_doubles::<2>(&hops, visitor);
            self.visit_doubles::<3>(&hops, visitor);
            if Self::MAJORITY {
                return;
            }
        }
        self.visit_singles::<0>(&hops, visitor);
        self.visit_singles::<1>(&hops, visitor);
        self.visit_singles::<2>(&hops, visitor);
        self.visit_singles::<3>(&hops, visitor);
    }

    #[inline(always)]
    fn visit_singles<const FIRST: usize>(self, hops: &Hops, visitor: &mut impl Visitor) {
        if !Self::man_captures_in(FIRST) {
            return;
        }
        let step = Geometry::<V>::step;
        let mut landings = self.landings(hops, FIRST) & !Self::onward(hops, FIRST);
        while landings != 0 {
            let to = landings & landings.wrapping_neg();
            landings ^= to;
            let jumped = step(to, back(FIRST));
            visitor.man_captures(step(jumped, back(FIRST)), to, jumped, to & Self::KING_ROW != 0);
        }
    }

    #[inline(always)]
    fn visit_doubles<const FIRST: usize>(self, hops: &Hops, visitor: &mut impl Visitor) {
        if !Self::man_captures_in(FIRST) {
            return;
        }
        let onward = self.landings(hops, FIRST) & Self::onward(hops, FIRST);
        if onward != 0 {
            let [ahead, left, right] = onward_directions(FIRST);
            Self::visit_second(FIRST, ahead, onward & hops[ahead], visitor);
            Self::visit_second(FIRST, left, onward & hops[left], visitor);
            Self::visit_second(FIRST, right, onward & hops[right], visitor);
        }
    }

    /// Shows captures of two pieces, given the squares between both jumps.
    #[inline(always)]
    fn visit_second(first: usize, second: usize, mut between: u64, visitor: &mut impl Visitor) {
        if !Self::man_captures_in(second) {
            return;
        }
        let step = Geometry::<V>::step;
        while between != 0 {
            let landing = between & between.wrapping_neg();
            between ^= landing;
            let jumped = [step(landing, back(first)), step(landing, second)];
            let (from, to) = (step(jumped[0], back(first)), step(jumped[1], second));
            visitor.man_captures(from, to, jumped[0] | jumped[1], to & Self::KING_ROW != 0);
        }
    }

    #[inline(never)]
    fn show_list(self, visitor: &mut impl Visitor) {
        let mut list = List::new();
        self.captures(&mut list);
        for found in &list {
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
        View::new(self.enemy, self.own ^ from ^ to, self.kings)
    }

    /// The board after a man's quiet move to the king row.
    #[inline(always)]
    pub(crate) fn after_crowned(self, from: u64, to: u64) -> View<V, S::Other> {
        View::new(self.enemy, self.own ^ from ^ to, self.kings | to)
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
