//! The search for a win by continuous fours.
//!
//! A four leaves the other side one reply, so the tree is narrow. New fours arise only on the
//! four lines through the last stone: the points worth trying are handed down and the new
//! ones read from one word.

use alloc::vec;
use alloc::vec::Vec;

use super::win::Win;
use super::{Outcome, Report};
use crate::line::{bits_through, points_through};
use crate::row::{Neighbours, Rows, Sheet};
use crate::{Board, Colour, Direction, Point, Points, ThreeClause, Verdict};

/// A search under way: the board with the stones tried, and what it has cost.
pub(super) struct Search {
    pub(super) board: Board,
    pub(super) attacker: Colour,
    pub(super) clause: ThreeClause,
    nodes: u64,
    nodes_max: u64,
    /// Whether something was left out because of the limits.
    pub(super) cut: bool,
    key: u64,
    /// Positions without a win: the key, its last byte the depth searched. Empty in a short search.
    failed: Vec<u64>,
}

/// No depth was left out.
const EXHAUSTED: u8 = 255;

/// Nodes before failures are worth remembering, and how many are then remembered.
const NODES_SHORT: u64 = 512;
const FAILURES: usize = 1 << 16;

impl Search {
    pub(super) fn new(board: &Board, attacker: Colour, clause: ThreeClause, nodes_max: u64) -> Self {
        Self { board: *board, attacker, clause, nodes: 0, nodes_max, cut: false, key: 0, failed: Vec::new() }
    }

    /// Searches deeper and deeper, so that short wins are found first.
    pub(super) fn deepen(
        &mut self,
        depth_max: u8,
        mut search: impl FnMut(&mut Self, u8) -> Option<Win>,
    ) -> Option<Win> {
        for depth in 1..=depth_max.max(1) {
            self.cut = false;
            let win = search(self, depth);
            if win.is_some() || !self.cut || self.is_spent() {
                return win;
            }
        }
        None
    }

    pub(super) fn report(self, win: Option<Win>) -> Report {
        let outcome = match win {
            Some(win) => Outcome::Won(win),
            None if self.cut => Outcome::Unknown,
            None => Outcome::NoWin,
        };
        Report { outcome, nodes: self.nodes }
    }

    /// Whether no more stones may be put; notes it.
    pub(super) fn is_spent(&mut self) -> bool {
        let spent = self.nodes >= self.nodes_max;
        self.cut |= spent;
        spent
    }

    /// Puts a stone on a free point.
    pub(super) fn put(&mut self, point: Point, colour: Colour) {
        self.nodes += 1;
        self.toggle(point, colour);
    }

    /// Takes it away again.
    pub(super) fn toggle(&mut self, point: Point, colour: Colour) {
        self.board.toggle(point, colour);
        self.key ^= mix(point.bit() as u64 | (colour as u64) << 8);
    }

    /// A win by fours, the attacker to move, at most so many moves long.
    pub(super) fn by_fours(&mut self, depth: u8) -> Option<Win> {
        let (fives, fours) = whole(&self.board, self.attacker, |rows| (rows.five, rows.four));
        if let Some(point) = fives.first() {
            return Some(Win::row(point));
        }
        let (threatened, _) = whole(&self.board, !self.attacker, |rows| (rows.five, 0));
        self.fours(fours, Points::EMPTY, threatened, depth)
    }

    /// A win by fours, tried first at `fresh` points and then at older ones; the attacker has no
    /// five at once, the other side has those `threatened`.
    fn fours(&mut self, fresh: Points, older: Points, threatened: Points, depth: u8) -> Option<Win> {
        if depth <= 1 {
            self.cut = true;
            return None;
        }
        if threatened.len() > 1 || self.has_failed(depth) {
            return None;
        }
        let cut_before = core::mem::replace(&mut self.cut, false);
        let win = self.try_fours(fresh, older, threatened, depth);
        if win.is_none() && !self.is_spent() {
            self.note_failure(if self.cut { depth } else { EXHAUSTED });
        }
        self.cut |= cut_before;
        win
    }

    fn try_fours(&mut self, fresh: Points, older: Points, threatened: Points, depth: u8) -> Option<Win> {
        for candidates in [fresh, older - fresh] {
            let wanted = if threatened.is_empty() { candidates } else { candidates & threatened };
            for point in wanted {
                if self.is_spent() {
                    return None;
                }
                if !self.is_playable_four(point) {
                    continue;
                }
                self.put(point, self.attacker);
                let win = self.after_four(point, fresh | older, depth);
                self.toggle(point, self.attacker);
                if win.is_some() {
                    return win;
                }
            }
        }
        None
    }

    /// The win after a four was made, if there is one: the reply is forced.
    fn after_four(&mut self, point: Point, candidates: Points, depth: u8) -> Option<Win> {
        let (attacker, defender) = (self.attacker, !self.attacker);
        let (rows, empty) = through(&self.board, point, attacker);
        let mut completions = points_through(point, rows.five & empty);
        let completion = completions.next()?;
        let row = Win::row(completion);
        if let Some(other) = completions.next() {
            return Some(Win::reply(point, [(completion, Win::row(other))].into(), row));
        }
        if !self.may_reply(completion) {
            return Some(Win::reply(point, Vec::new(), row));
        }
        self.put(completion, defender);
        let (replied, still_empty) = through(&self.board, completion, defender);
        let threatened = points_through(completion, replied.five & still_empty);
        let mut fresh = points_through(point, rows.four & empty);
        let mut older = candidates;
        for stone in [point, completion] {
            fresh.remove(stone);
            older.remove(stone);
        }
        let win = self.fours(fresh, older, threatened, depth - 1);
        self.toggle(completion, defender);
        Some(Win::reply(point, [(completion, win?)].into(), row))
    }

    /// Whether the attacker makes a four here and may.
    fn is_playable_four(&self, point: Point) -> bool {
        let (rows, _) = through(&self.board, point, self.attacker);
        rows.four & bits_through(point) != 0 && self.may_attack(point)
    }

    /// Whether the attacker may put a stone here.
    pub(super) fn may_attack(&self, point: Point) -> bool {
        self.attacker == Colour::White || Verdict::of(&self.board, point, self.clause).foul().is_none()
    }

    /// Whether the other side may put a stone here.
    pub(super) fn may_reply(&self, point: Point) -> bool {
        self.attacker == Colour::Black || Verdict::of(&self.board, point, self.clause).foul().is_none()
    }

    fn slot(&self) -> usize {
        (self.key >> 8) as usize % FAILURES
    }

    fn has_failed(&self, depth: u8) -> bool {
        let entry = self.failed.get(self.slot()).copied().unwrap_or(0);
        entry >> 8 == self.key >> 8 && entry as u8 >= depth
    }

    fn note_failure(&mut self, depth: u8) {
        if self.failed.is_empty() && self.nodes > NODES_SHORT {
            self.failed = vec![0; FAILURES];
        }
        let (slot, entry) = (self.slot(), self.key & !0xff | u64::from(depth));
        if let Some(place) = self.failed.get_mut(slot) {
            *place = entry;
        }
    }
}

/// The rows of a colour on the four lines through a point, and the free points of these lines.
#[inline(always)]
pub(super) fn through(board: &Board, point: Point, colour: Colour) -> (Rows, u64) {
    let neighbours = Neighbours::through(board, point, colour);
    let rows = match colour {
        Colour::Black => neighbours.rows(Colour::Black),
        Colour::White => neighbours.rows(Colour::White),
    };
    (rows, board.empty_through(point))
}

/// The points of two kinds on the whole board where a stone of this colour makes what is asked for.
pub(super) fn whole(board: &Board, colour: Colour, kinds: impl Fn(Rows) -> (u64, u64)) -> (Points, Points) {
    let sheet = Sheet::new(board, colour);
    let (mut ones, mut others) = ([0; 4], [0; 4]);
    for (word, (ones, others)) in ones.iter_mut().zip(&mut others).enumerate() {
        for direction in Direction::ALL {
            let neighbours = Neighbours::on_sheet(&sheet, direction, word);
            let (one, other) = match colour {
                Colour::Black => kinds(neighbours.rows(Colour::Black)),
                Colour::White => kinds(neighbours.rows(Colour::White)),
            };
            *ones |= one & sheet.empty(word);
            *others |= other & sheet.empty(word);
        }
    }
    (Points::from_words(ones), Points::from_words(others))
}

/// The `index`-th number of the splitmix64 sequence.
const fn mix(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
