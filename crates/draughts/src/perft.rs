//! Counting the positions a given number of moves ahead: the signature of a generator.

use core::hint::black_box;

use crate::side::{Black, Side, White};
use crate::view::{View, Visitor};
use crate::{Colour, Position, Variant};

/// How the last ply is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaves {
    /// The moves of the last ply are counted without being played.
    #[default]
    Counted,
    /// Every move of the last ply is played on the board.
    Played,
}

impl<V: Variant> Position<V> {
    /// The number of move sequences of this length.
    ///
    /// ```
    /// use draughts::{International, Leaves, Position};
    /// assert_eq!(Position::<International>::start().perft(6, Leaves::Counted), 167_140);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32, leaves: Leaves) -> u64 {
        match (self.turn(), leaves) {
            (Colour::White, Leaves::Counted) => counted(self.view::<White>(), depth),
            (Colour::Black, Leaves::Counted) => counted(self.view::<Black>(), depth),
            (Colour::White, Leaves::Played) => played(self.view::<White>(), depth),
            (Colour::Black, Leaves::Played) => played(self.view::<Black>(), depth),
        }
    }
}

fn counted<V: Variant, S: Side>(view: View<V, S>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => view.count(),
        2 => {
            let mut total = 0;
            view.visit(&mut Each { view, then: |next: View<V, S::Other>| total += next.count() });
            total
        }
        _ => {
            let mut total = 0;
            view.visit(&mut Each { view, then: |next: View<V, S::Other>| total += counted(next, depth - 1) });
            total
        }
    }
}

fn played<V: Variant, S: Side>(view: View<V, S>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => {
            let mut total = 0;
            view.visit(&mut Each {
                view,
                then: |next: View<V, S::Other>| {
                    black_box((next.own, next.enemy, next.kings));
                    total += 1;
                },
            });
            total
        }
        _ => {
            let mut total = 0;
            view.visit(&mut Each { view, then: |next: View<V, S::Other>| total += played(next, depth - 1) });
            total
        }
    }
}

/// A visitor that plays every move and hands the position reached to a function.
struct Each<V, S, F> {
    view: View<V, S>,
    then: F,
}

impl<V: Variant, S: Side, F: FnMut(View<V, S::Other>)> Visitor for Each<V, S, F> {
    #[inline(always)]
    fn man(&mut self, from: u64, to: u64) {
        (self.then)(self.view.after_man(from, to));
    }

    #[inline(always)]
    fn king(&mut self, from: u64, to: u64) {
        (self.then)(self.view.after_king(from, to));
    }

    #[inline(always)]
    fn man_captures(&mut self, from: u64, to: u64, captured: u64, crowns: bool) {
        (self.then)(self.view.after_man_captures(from, to, captured, crowns));
    }

    #[inline(always)]
    fn king_captures(&mut self, from: u64, to: u64, captured: u64) {
        (self.then)(self.view.after_king_captures(from, to, captured));
    }
}
