//! The board as the side to move sees it.
//!
//! The generator stands on it and is written once for all variants: what differs between them are constants of the
//! [`RuleSet`](crate::rules::RuleSet), and a branch on a constant costs nothing.

use core::marker::PhantomData;

use crate::geometry::{Geometry, back, forward};
use crate::rules::{KingRange, ManCapture};
use crate::side::Side;
use crate::{Move, Variant};

/// Own pieces, enemy pieces, and which of both are kings.
pub(crate) struct View<V, S> {
    pub(crate) own: u64,
    pub(crate) enemy: u64,
    pub(crate) kings: u64,
    side: PhantomData<(V, S)>,
}

impl<V, S> Clone for View<V, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V, S> Copy for View<V, S> {}

impl<V: Variant, S: Side> View<V, S> {
    pub(crate) const KING_ROW: u64 = Geometry::<V>::king_row(S::COLOUR);
    pub(crate) const FORWARD: [usize; 2] = forward(S::COLOUR);
    const FLYING: bool = matches!(V::RULES.king.value, KingRange::Flying);

    #[inline(always)]
    pub(crate) const fn new(own: u64, enemy: u64, kings: u64) -> Self {
        Self { own, enemy, kings, side: PhantomData }
    }

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

    /// Whether any man can capture.
    #[inline(always)]
    pub(crate) fn man_can_capture(self) -> bool {
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
    pub(crate) fn king_can_capture(self) -> bool {
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

    /// The squares a king (one bit) can quietly go to.
    #[inline(always)]
    pub(crate) fn king_targets(self, king: u64) -> u64 {
        let step = Geometry::<V>::step;
        if Self::FLYING {
            let occupied = self.own | self.enemy;
            let slide = |direction| Geometry::<V>::slide(king, direction, occupied);
            slide(0) | slide(1) | slide(2) | slide(3)
        } else {
            (step(king, 0) | step(king, 1) | step(king, 2) | step(king, 3)) & self.empty()
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
