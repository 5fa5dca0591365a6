//! Showing every legal move to somebody, each once.

use crate::Variant;
use crate::chain::List;
use crate::geometry::{Geometry, back, onward_directions};
use crate::jumps::Jumps;
use crate::side::Side;
use crate::view::View;

/// Somebody to whom the moves are shown, each with the board it is played on: a visitor that need not keep the board
/// can live in registers.
pub(crate) trait Visitor<V, S> {
    /// A man goes one step to the king row.
    fn crowned(&mut self, view: View<V, S>, from: u64, to: u64);
    /// A man goes one step, not to the king row.
    fn man(&mut self, view: View<V, S>, from: u64, to: u64);
    /// A king goes to a free square.
    fn king(&mut self, view: View<V, S>, from: u64, to: u64);
    /// A man captures and stays a man, or is crowned.
    fn man_captures(&mut self, view: View<V, S>, from: u64, to: u64, captured: u64, crowns: bool);
    /// A king captures.
    fn king_captures(&mut self, view: View<V, S>, from: u64, to: u64, captured: u64);
}

impl<V: Variant, S: Side> View<V, S> {
    /// Shows every legal move to a visitor, each once, and gives it back.
    #[inline(always)]
    pub(crate) fn visit<W: Visitor<V, S>>(self, visitor: W) -> W {
        if self.own_kings() != 0 {
            Self::visit_with_kings(self.own, self.enemy, self.kings, visitor)
        } else if self.man_can_capture() {
            self.visit_man_captures(visitor)
        } else {
            self.visit_man_moves(visitor)
        }
    }

    #[inline(never)]
    fn visit_with_kings<W: Visitor<V, S>>(own: u64, enemy: u64, kings: u64, visitor: W) -> W {
        let view = Self::new(own, enemy, kings);
        if view.king_can_capture() {
            view.show_list(visitor)
        } else if view.man_can_capture() {
            view.visit_man_captures(visitor)
        } else {
            view.visit_king_moves(view.visit_man_moves(visitor))
        }
    }

    /// Shows the moves of men when nothing can be captured.
    #[inline(always)]
    pub(crate) fn visit_man_moves<W: Visitor<V, S>>(self, mut visitor: W) -> W {
        self.visit_man_moves_to(Self::FORWARD[0], &mut visitor);
        self.visit_man_moves_to(Self::FORWARD[1], &mut visitor);
        visitor
    }

    #[inline(always)]
    fn visit_man_moves_to(self, direction: usize, visitor: &mut impl Visitor<V, S>) {
        let targets = Geometry::<V>::step(self.men(), direction) & self.empty();
        let mut rest = targets & !Self::KING_ROW;
        while rest != 0 {
            let to = rest & rest.wrapping_neg();
            rest ^= to;
            visitor.man(self, Geometry::<V>::step(to, back(direction)), to);
        }
        let mut rest = targets & Self::KING_ROW;
        while rest != 0 {
            let to = rest & rest.wrapping_neg();
            rest ^= to;
            visitor.crowned(self, Geometry::<V>::step(to, back(direction)), to);
        }
    }

    #[inline(always)]
    fn visit_king_moves<W: Visitor<V, S>>(self, mut visitor: W) -> W {
        let mut kings = self.own_kings();
        while kings != 0 {
            let king = kings & kings.wrapping_neg();
            kings ^= king;
            let mut targets = self.king_targets(king);
            while targets != 0 {
                let to = targets & targets.wrapping_neg();
                targets ^= to;
                visitor.king(self, king, to);
            }
        }
        visitor
    }

    /// Shows the captures when no king captures: one or two jumps for all men at once, longer ones from a list.
    #[inline(always)]
    pub(crate) fn visit_man_captures<W: Visitor<V, S>>(self, visitor: W) -> W {
        Self::visit_man_captures_of(self.own, self.enemy, self.kings, visitor)
    }

    /// As above, out of line; three words travel in registers where a view would not.
    #[inline(never)]
    fn visit_man_captures_of<W: Visitor<V, S>>(own: u64, enemy: u64, kings: u64, mut visitor: W) -> W {
        let view = Self::new(own, enemy, kings);
        let jumps = view.jumps();
        if view.captures_many(&jumps) {
            return view.show_list(visitor);
        }
        if jumps.onward != 0 {
            view.visit_doubles::<0>(&jumps, &mut visitor);
            view.visit_doubles::<1>(&jumps, &mut visitor);
            view.visit_doubles::<2>(&jumps, &mut visitor);
            view.visit_doubles::<3>(&jumps, &mut visitor);
            if Self::MAJORITY {
                return visitor;
            }
        }
        view.visit_singles::<0>(&jumps, &mut visitor);
        view.visit_singles::<1>(&jumps, &mut visitor);
        view.visit_singles::<2>(&jumps, &mut visitor);
        view.visit_singles::<3>(&jumps, &mut visitor);
        visitor
    }

    #[inline(always)]
    fn visit_singles<const FIRST: usize>(self, jumps: &Jumps, visitor: &mut impl Visitor<V, S>) {
        let step = Geometry::<V>::step;
        let mut landings = jumps.landings[FIRST] & !jumps.onward;
        while landings != 0 {
            let to = landings & landings.wrapping_neg();
            landings ^= to;
            let jumped = step(to, back(FIRST));
            visitor.man_captures(self, step(jumped, back(FIRST)), to, jumped, to & Self::KING_ROW != 0);
        }
    }

    #[inline(always)]
    fn visit_doubles<const FIRST: usize>(self, jumps: &Jumps, visitor: &mut impl Visitor<V, S>) {
        let onward = jumps.landings[FIRST] & jumps.onward;
        if onward != 0 {
            let [ahead, left, right] = onward_directions(FIRST);
            self.visit_second(FIRST, ahead, onward & jumps.hops[ahead], visitor);
            self.visit_second(FIRST, left, onward & jumps.hops[left], visitor);
            self.visit_second(FIRST, right, onward & jumps.hops[right], visitor);
        }
    }

    /// Shows captures of two pieces, given the squares between both jumps.
    #[inline(always)]
    fn visit_second(self, first: usize, second: usize, mut between: u64, visitor: &mut impl Visitor<V, S>) {
        let step = Geometry::<V>::step;
        while between != 0 {
            let landing = between & between.wrapping_neg();
            between ^= landing;
            let jumped = [step(landing, back(first)), step(landing, second)];
            let (from, to) = (step(jumped[0], back(first)), step(jumped[1], second));
            visitor.man_captures(self, from, to, jumped[0] | jumped[1], to & Self::KING_ROW != 0);
        }
    }

    #[inline(always)]
    fn show_list<W: Visitor<V, S>>(self, visitor: W) -> W {
        Self::show_list_of(self.own, self.enemy, self.kings, visitor)
    }

    #[inline(never)]
    fn show_list_of<W: Visitor<V, S>>(own: u64, enemy: u64, kings: u64, mut visitor: W) -> W {
        let view = Self::new(own, enemy, kings);
        let mut list = List::new();
        view.captures(&mut list);
        for found in &list {
            let (from, to) = (1 << found.from().index(), 1 << found.to().index());
            if from & view.kings != 0 {
                visitor.king_captures(view, from, to, found.captured().bits());
            } else {
                visitor.man_captures(view, from, to, found.captured().bits(), found.crowns());
            }
        }
        visitor
    }
}
