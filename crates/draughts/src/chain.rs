//! Multiple captures: every way a piece can go on jumping, to the end.
//!
//! A depth-first walk finds them. Contrived positions have more ways than anyone can walk, so the walk
//! has a budget; when it is used up, the walk begins again with a memory and enters no situation twice.

use alloc::collections::BTreeSet;
use core::marker::PhantomData;

use smallvec::SmallVec;

use crate::geometry::{Geometry, across};
use crate::rules::{Choice, KingRange, Promotion};
use crate::side::Side;
use crate::view::View;
use crate::{Move, Variant};

/// Steps of the walk without a memory.
const BUDGET: u32 = 4096;

/// Two routes can only capture the same pieces by going round a square of four.
const SMALLEST_ROUND: u32 = 4;

/// A walk along the captures of one position.
pub(crate) struct Chains<'a, V, S, K> {
    own: u64,
    enemy: u64,
    most: u32,
    budget: u32,
    kept: &'a mut K,
    memory: Option<Memory>,
    side: PhantomData<(V, S)>,
}

/// What is kept of the captures found.
pub(crate) trait Keep {
    /// Keeps a capture.
    fn keep(&mut self, found: Move);
    /// Whether this capture, of four pieces or more, is kept already.
    fn has(&self, found: &Move) -> bool;
    /// Forgets everything.
    fn clear(&mut self);
}

/// The captures themselves.
pub(crate) type List = SmallVec<[Move; 16]>;

/// Only their number.
#[derive(Default)]
pub(crate) struct Tally {
    count: u64,
    rounds: SmallVec<[Move; 4]>,
}

/// What the walk has seen: situations it entered and captures it found.
#[derive(Default)]
struct Memory {
    entered: BTreeSet<(u64, u64, u64, usize)>,
    found: BTreeSet<Move>,
}

impl Keep for List {
    #[inline(always)]
    fn keep(&mut self, found: Move) {
        self.push(found);
    }

    #[inline(always)]
    fn has(&self, found: &Move) -> bool {
        self.contains(found)
    }

    #[inline(always)]
    fn clear(&mut self) {
        self.truncate(0);
    }
}

impl Tally {
    /// How many captures were found.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }
}

impl Keep for Tally {
    #[inline(always)]
    fn keep(&mut self, found: Move) {
        self.count += 1;
        if found.captured().len() as u32 >= SMALLEST_ROUND {
            self.rounds.push(found);
        }
    }

    #[inline(always)]
    fn has(&self, found: &Move) -> bool {
        self.rounds.contains(found)
    }

    #[inline(always)]
    fn clear(&mut self) {
        self.count = 0;
        self.rounds.truncate(0);
    }
}

impl<'a, V: Variant, S: Side, K: Keep> Chains<'a, V, S, K> {
    const MAJORITY: bool = matches!(V::RULES.choice.value, Choice::Majority);
    const FLYING: bool = matches!(V::RULES.king.value, KingRange::Flying);
    const PROMOTION: Promotion = V::RULES.promotion.value;
    const KING_ROW: u64 = Geometry::<V>::king_row(S::COLOUR);

    #[inline(always)]
    pub(crate) fn new(view: View<V, S>, kept: &'a mut K) -> Self {
        Self {
            own: view.own,
            enemy: view.enemy,
            most: 0,
            budget: BUDGET,
            kept,
            memory: None,
            side: PhantomData,
        }
    }

    /// Begins anew, with a memory instead of a budget.
    #[cold]
    pub(crate) fn remember(&mut self) {
        self.kept.clear();
        self.most = 0;
        self.memory = Some(Memory::default());
    }

    /// Walks on with a man (origin, where it is now, what it has jumped). `None` when the budget is used up.
    pub(crate) fn man(&mut self, from: u64, at: u64, captured: u64) -> Option<()> {
        if !self.enter(from, at, captured, 0)? {
            return Some(());
        }
        if at & Self::KING_ROW != 0 {
            match Self::PROMOTION {
                Promotion::InPassing => return self.crowned(from, at, captured),
                Promotion::EndsTheMove => {
                    self.add(from, at, captured, true);
                    return Some(());
                }
                Promotion::AtRest => {}
            }
        }
        let mut ended = true;
        self.man_jumps::<0>(from, at, captured, &mut ended)?;
        self.man_jumps::<1>(from, at, captured, &mut ended)?;
        self.man_jumps::<2>(from, at, captured, &mut ended)?;
        self.man_jumps::<3>(from, at, captured, &mut ended)?;
        if ended {
            self.add(from, at, captured, at & Self::KING_ROW != 0);
        }
        Some(())
    }

    #[inline(always)]
    fn man_jumps<const DIRECTION: usize>(
        &mut self,
        from: u64,
        at: u64,
        captured: u64,
        ended: &mut bool,
    ) -> Option<()> {
        if !View::<V, S>::man_captures_in(DIRECTION) {
            return Some(());
        }
        let jumped = Geometry::<V>::step(at, DIRECTION) & self.enemy & !captured;
        let landing = Geometry::<V>::step(jumped, DIRECTION) & self.empty(from);
        if landing != 0 {
            *ended = false;
            self.man(from, landing, captured | jumped)?;
        }
        Some(())
    }

    /// Walks all captures of a king that stands on its origin.
    pub(crate) fn king(&mut self, from: u64) -> Option<()> {
        if Self::FLYING { self.fly(from, from, 0, false).map(|_| ()) } else { self.short_king(from, from, 0) }
    }

    fn short_king(&mut self, from: u64, at: u64, captured: u64) -> Option<()> {
        if !self.enter(from, at, captured, 0)? {
            return Some(());
        }
        let (enemy, empty) = (self.enemy & !captured, self.empty(from));
        let mut ended = true;
        for direction in 0..4 {
            let jumped = Geometry::<V>::step(at, direction) & enemy;
            let landing = Geometry::<V>::step(jumped, direction) & empty;
            if landing != 0 {
                ended = false;
                self.short_king(from, landing, captured | jumped)?;
            }
        }
        if ended && captured != 0 {
            self.add(from, at, captured, false);
        }
        Some(())
    }

    /// A man just crowned in passing goes on as a flying king, or stops.
    fn crowned(&mut self, from: u64, at: u64, captured: u64) -> Option<()> {
        if !self.fly(from, at, captured, true)? {
            self.add(from, at, captured, true);
        }
        Some(())
    }

    /// Jumps in every direction from a square; whether there was anything to jump.
    fn fly(&mut self, from: u64, at: u64, captured: u64, crowns: bool) -> Option<bool> {
        let mut jumped = false;
        for direction in 0..4 {
            let target = self.target(from, at, captured, direction);
            if target != 0 {
                jumped = true;
                self.jump(from, target, direction, captured, crowns)?;
            }
        }
        Some(jumped)
    }

    /// A flying king jumps a piece and goes on from every square behind it.
    fn jump(&mut self, from: u64, target: u64, direction: usize, captured: u64, crowns: bool) -> Option<()> {
        let captured = captured | target;
        if !self.enter(from, target, captured, 1 + direction)? {
            return Some(());
        }
        let landings = Geometry::<V>::slide(target, direction, self.occupied(from));
        let mut ended = true;
        let straight = self.target(from, target, captured, direction);
        if straight != 0 {
            ended = false;
            self.jump(from, straight, direction, captured, crowns)?;
        }
        let mut rest = landings;
        while rest != 0 {
            let landing = rest & rest.wrapping_neg();
            rest ^= landing;
            for turn in across(direction) {
                let target = self.target(from, landing, captured, turn);
                if target != 0 {
                    ended = false;
                    self.jump(from, target, turn, captured, crowns)?;
                }
            }
        }
        if ended {
            let mut rest = landings;
            while rest != 0 {
                let landing = rest & rest.wrapping_neg();
                rest ^= landing;
                self.add(from, landing, captured, crowns);
            }
        }
        Some(())
    }

    /// The piece a flying king can jump from a square in a direction, or 0.
    #[inline(always)]
    fn target(&self, from: u64, at: u64, captured: u64, direction: usize) -> u64 {
        let occupied = self.occupied(from);
        let target = Geometry::<V>::first(at, direction, occupied) & self.enemy & !captured;
        let behind = Geometry::<V>::step(target, direction) & Geometry::<V>::SQUARES & !occupied;
        if behind == 0 { 0 } else { target }
    }

    /// What stands on the board while the piece from this origin is under way.
    #[inline(always)]
    fn occupied(&self, from: u64) -> u64 {
        (self.own | self.enemy) & !from
    }

    #[inline(always)]
    fn empty(&self, from: u64) -> u64 {
        Geometry::<V>::SQUARES & !self.occupied(from)
    }

    /// Whether to go on from here; `None` when the budget is used up.
    #[inline(always)]
    fn enter(&mut self, from: u64, at: u64, captured: u64, how: usize) -> Option<bool> {
        if let Some(memory) = &mut self.memory {
            return Some(memory.entered.insert((from, at, captured, how)));
        }
        self.budget = self.budget.checked_sub(1)?;
        Some(true)
    }

    /// Keeps a finished capture, unless it is known or the majority rule forbids it.
    #[inline(always)]
    fn add(&mut self, from: u64, to: u64, captured: u64, crowns: bool) {
        let count = captured.count_ones();
        if Self::MAJORITY {
            if count < self.most {
                return;
            }
            if count > self.most {
                self.most = count;
                self.kept.clear();
            }
        }
        let found = Move::new(from, to, captured, crowns);
        if let Some(memory) = &mut self.memory {
            if memory.found.insert(found) {
                self.kept.keep(found);
            }
        } else if count < SMALLEST_ROUND || !self.kept.has(&found) {
            self.kept.keep(found);
        }
    }
}
