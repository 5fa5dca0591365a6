//! Showing every legal move to somebody, each once.

use crate::Variant;
use crate::chain::List;
use crate::geometry::{Geometry, back, onward_directions};
use crate::jumps::Hops;
use crate::side::Side;
use crate::view::View;

/// Somebody to whom the moves are shown.
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

impl<V: Variant, S: Side> View<V, S> {
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
}
