//! Counting the positions a given number of moves ahead: the signature of a generator.

use core::hint::black_box;

use crate::show::Visitor;
use crate::side::{Black, Side, White};
use crate::view::View;
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
        2 => replies(view),
        3 => each(view, replies),
        _ => each(view, |next| counted(next, depth - 1)),
    }
}

#[inline(always)]
fn replies<V: Variant, S: Side>(view: View<V, S>) -> u64 {
    replies_of::<V, S>(view.own, view.enemy, view.kings)
}

/// As above, out of line; three words travel in registers where a view would not.
#[inline(never)]
fn replies_of<V: Variant, S: Side>(own: u64, enemy: u64, kings: u64) -> u64 {
    let view = View::<V, S>::new(own, enemy, kings);
    match view.passed() {
        Some(passed) => view.count_replies(&passed),
        None => each(view, View::count),
    }
}

fn played<V: Variant, S: Side>(view: View<V, S>, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => play_all(view),
        2 => each(view, play_all),
        _ => each(view, |next| played(next, depth - 1)),
    }
}

#[inline(always)]
fn play_all<V: Variant, S: Side>(view: View<V, S>) -> u64 {
    each(view, |next| {
        black_box((next.own, next.enemy, next.kings));
        1
    })
}

/// Plays every move and adds up what a function says of the positions reached.
#[inline(always)]
fn each<V: Variant, S: Side>(view: View<V, S>, count: impl Fn(View<V, S::Other>) -> u64) -> u64 {
    view.visit(Sum { view, count, total: 0 }).total
}

struct Sum<V, S, F> {
    view: View<V, S>,
    count: F,
    total: u64,
}

impl<V: Variant, S: Side, F: Fn(View<V, S::Other>) -> u64> Visitor for Sum<V, S, F> {
    #[inline(always)]
    fn man(&mut self, from: u64, to: u64) {
        self.total += (self.count)(self.view.after_man(from, to));
    }

    #[inline(always)]
    fn crowned(&mut self, from: u64, to: u64) {
        self.total += (self.count)(self.view.after_crowned(from, to));
    }

    #[inline(always)]
    fn king(&mut self, from: u64, to: u64) {
        self.total += (self.count)(self.view.after_king(from, to));
    }

    #[inline(always)]
    fn man_captures(&mut self, from: u64, to: u64, captured: u64, crowns: bool) {
        self.total += (self.count)(self.view.after_man_captures(from, to, captured, crowns));
    }

    #[inline(always)]
    fn king_captures(&mut self, from: u64, to: u64, captured: u64) {
        self.total += (self.count)(self.view.after_king_captures(from, to, captured));
    }
}
