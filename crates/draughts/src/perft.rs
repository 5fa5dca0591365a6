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
    if kings != 0 {
        replies_with_kings::<V, S>(own, enemy, kings)
    } else if view.man_can_capture() {
        view.visit_man_captures(Sum { count: View::count, total: 0 }).total
    } else {
        replies_to_moves::<V, S>(own, enemy)
    }
}

/// The replies where there are kings, whosever they are.
#[inline(never)]
fn replies_with_kings<V: Variant, S: Side>(own: u64, enemy: u64, kings: u64) -> u64 {
    each(View::<V, S>::new(own, enemy, kings), View::count)
}

/// The replies to quiet moves of men, where there are no kings.
#[inline(never)]
fn replies_to_moves<V: Variant, S: Side>(own: u64, enemy: u64) -> u64 {
    let view = View::<V, S>::new(own, enemy, 0);
    match view.passed() {
        Some(passed) => view.count_replies(&passed),
        None => view.visit_man_moves(Sum { count: View::count, total: 0 }).total,
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
    play_all_of::<V, S>(view.own, view.enemy, view.kings)
}

/// As above, out of line.
#[inline(never)]
fn play_all_of<V: Variant, S: Side>(own: u64, enemy: u64, kings: u64) -> u64 {
    each(View::<V, S>::new(own, enemy, kings), |next| {
        black_box((next.own, next.enemy, next.kings));
        1
    })
}

/// Plays every move and adds up what a function says of the positions reached.
#[inline(always)]
fn each<V: Variant, S: Side>(view: View<V, S>, count: impl Fn(View<V, S::Other>) -> u64) -> u64 {
    view.visit(Sum { count, total: 0 }).total
}

struct Sum<F> {
    count: F,
    total: u64,
}

impl<V: Variant, S: Side, F: Fn(View<V, S::Other>) -> u64> Visitor<V, S> for Sum<F> {
    #[inline(always)]
    fn man(&mut self, view: View<V, S>, from: u64, to: u64) {
        self.total += (self.count)(view.after_man(from, to));
    }

    #[inline(always)]
    fn crowned(&mut self, view: View<V, S>, from: u64, to: u64) {
        self.total += (self.count)(view.after_crowned(from, to));
    }

    #[inline(always)]
    fn king(&mut self, view: View<V, S>, from: u64, to: u64) {
        self.total += (self.count)(view.after_king(from, to));
    }

    #[inline(always)]
    fn man_captures(&mut self, view: View<V, S>, from: u64, to: u64, captured: u64, crowns: bool) {
        self.total += (self.count)(view.after_man_captures(from, to, captured, crowns));
    }

    #[inline(always)]
    fn king_captures(&mut self, view: View<V, S>, from: u64, to: u64, captured: u64) {
        self.total += (self.count)(view.after_king_captures(from, to, captured));
    }
}
