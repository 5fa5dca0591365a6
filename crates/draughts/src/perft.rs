//! Counting the positions a given number of moves ahead: the signature of a generator.

use core::hint::black_box;
use core::marker::PhantomData;

use crate::replies::Forecast;
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
            (Colour::White, Leaves::Counted) => walk::<V, White, Counted>(self.view(), depth),
            (Colour::Black, Leaves::Counted) => walk::<V, Black, Counted>(self.view(), depth),
            (Colour::White, Leaves::Played) => walk::<V, White, Played>(self.view(), depth),
            (Colour::Black, Leaves::Played) => walk::<V, Black, Played>(self.view(), depth),
        }
    }
}

/// How the last ply is counted, as a type.
trait LastPly {
    /// How many plies are counted at once where there are no kings and nothing can be captured.
    const AT_ONCE: u32;
    /// The number of moves.
    fn moves<V: Variant, S: Side>(view: View<V, S>) -> u64;
    /// The number of sequences of that many plies.
    fn at_once<V: Variant, S: Side>(view: View<V, S>) -> u64;
    /// One, for a position played.
    fn position<V: Variant, S: Side>(view: View<V, S>) -> u64;
}

enum Counted {}

enum Played {}

impl LastPly for Counted {
    const AT_ONCE: u32 = 2;

    #[inline(always)]
    fn moves<V: Variant, S: Side>(view: View<V, S>) -> u64 {
        view.count()
    }

    #[inline(always)]
    fn at_once<V: Variant, S: Side>(view: View<V, S>) -> u64 {
        match view.passed() {
            Some(passed) => view.count_replies(&passed),
            None => view.visit_man_moves(Sum { count: View::count, total: 0 }).total,
        }
    }

    #[inline(always)]
    fn position<V: Variant, S: Side>(_: View<V, S>) -> u64 {
        1
    }
}

impl LastPly for Played {
    const AT_ONCE: u32 = 1;

    #[inline(always)]
    fn moves<V: Variant, S: Side>(view: View<V, S>) -> u64 {
        view.visit(Sum { count: Self::position, total: 0 }).total
    }

    #[inline(always)]
    fn at_once<V: Variant, S: Side>(view: View<V, S>) -> u64 {
        view.visit_man_moves(Sum { count: Self::position, total: 0 }).total
    }

    #[inline(always)]
    fn position<V: Variant, S: Side>(view: View<V, S>) -> u64 {
        black_box((view.own, view.enemy, view.kings));
        1
    }
}

/// The number of sequences of this length.
#[inline(always)]
fn walk<V: Variant, S: Side, L: LastPly>(view: View<V, S>, depth: u32) -> u64 {
    match depth {
        0 => L::position(view),
        1 => moves_of::<V, S, L>(view.own, view.enemy, view.kings),
        _ => walk_of::<V, S, L>(view.own, view.enemy, view.kings, depth),
    }
}

/// The last ply, out of line; words travel in registers where a view would not.
#[inline(never)]
fn moves_of<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64, kings: u64) -> u64 {
    L::moves(View::<V, S>::new(own, enemy, kings))
}

/// The walk from two plies on, out of line.
#[inline(never)]
fn walk_of<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64, kings: u64, depth: u32) -> u64 {
    let view = View::<V, S>::new(own, enemy, kings);
    if kings != 0 {
        walk_with_kings::<V, S, L>(own, enemy, kings, depth)
    } else if view.man_can_capture() {
        walk_captures::<V, S, L>(view, depth)
    } else {
        walk_quiet::<V, S, L>(own, enemy, depth)
    }
}

/// The walk where there are kings, whosever they are.
#[inline(never)]
fn walk_with_kings<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64, kings: u64, depth: u32) -> u64 {
    let count = |next| walk::<V, S::Other, L>(next, depth - 1);
    View::<V, S>::new(own, enemy, kings).visit(Sum { count, total: 0 }).total
}

/// The walk where there are no kings and something must be captured.
#[inline(always)]
fn walk_captures<V: Variant, S: Side, L: LastPly>(view: View<V, S>, depth: u32) -> u64 {
    view.visit_man_captures(Sum { count: |next| walk::<V, S::Other, L>(next, depth - 1), total: 0 }).total
}

/// The walk where there are no kings and nothing can be captured.
#[inline(always)]
fn walk_quiet<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64, depth: u32) -> u64 {
    if depth == L::AT_ONCE {
        quiet_at_once::<V, S, L>(own, enemy)
    } else if depth == L::AT_ONCE + 1 {
        walk_quiet_to_last::<V, S, L>(own, enemy)
    } else {
        walk_quiet_of::<V, S, L>(own, enemy, depth)
    }
}

#[inline(never)]
fn quiet_at_once<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64) -> u64 {
    L::at_once(View::<V, S>::new(own, enemy, 0))
}

/// One ply before what is counted at once, out of line. Most walks are these, and theirs is a constant depth.
#[inline(never)]
fn walk_quiet_to_last<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64) -> u64 {
    walk_quiet_on::<V, S, L>(own, enemy, L::AT_ONCE + 1)
}

#[inline(never)]
fn walk_quiet_of<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64, depth: u32) -> u64 {
    walk_quiet_on::<V, S, L>(own, enemy, depth)
}

#[inline(always)]
fn walk_quiet_on<V: Variant, S: Side, L: LastPly>(own: u64, enemy: u64, depth: u32) -> u64 {
    let view = View::<V, S>::new(own, enemy, 0);
    match view.passed() {
        Some(passed) => view.forecast(&passed, Ahead::<L> { depth, total: 0, last: PhantomData }).total,
        None => {
            let count = |next| walk::<V, S::Other, L>(next, depth - 1);
            view.visit_man_moves(Sum { count, total: 0 }).total
        }
    }
}

/// Walks on from moves that are shown with the replies they force.
struct Ahead<L> {
    depth: u32,
    total: u64,
    last: PhantomData<L>,
}

impl<V: Variant, S: Side, L: LastPly> Forecast<V, S> for Ahead<L> {
    #[inline(always)]
    fn quiet(&mut self, next: View<V, S::Other>) {
        self.total += walk_quiet::<V, S::Other, L>(next.own, next.enemy, self.depth - 1);
    }

    #[inline(always)]
    fn captures(&mut self, next: View<V, S::Other>) {
        self.total += walk_captures::<V, S::Other, L>(next, self.depth - 1);
    }

    #[inline(always)]
    fn crowned(&mut self, next: View<V, S::Other>) {
        self.total += walk::<V, S::Other, L>(next, self.depth - 1);
    }

    #[inline(always)]
    fn exchange(&mut self, next: View<V, S>) {
        self.total += walk::<V, S, L>(next, self.depth - 2);
    }
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
