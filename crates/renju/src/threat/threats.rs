//! The search for a win by continuous threats.
//!
//! A move is a threat if the attacker, moving again at once, would win by fours. That win answers
//! every reply it survives; the other replies are searched one by one. Nothing is assumed about
//! which replies can matter: each free point is tried against the threatened win.

use alloc::vec::Vec;

use super::fours::{Search, through, whole};
use super::win::{Next, Win};
use crate::line::{bits_through, points_through};
use crate::{Point, Points};

/// Moves of a win by fours that is looked for inside.
const FOURS_DEPTH: u8 = 12;

impl Search {
    /// A win by threats, the attacker to move, with at most so many moves before the fours.
    pub(super) fn by_threats(&mut self, depth: u8) -> Option<Win> {
        if let Some(win) = self.inner_fours() {
            return Some(win);
        }
        if depth <= 1 || self.is_spent() {
            self.cut = true;
            return None;
        }
        let (threatened, _) = whole(&self.board, !self.attacker, |rows| (rows.five, 0));
        if threatened.len() > 1 {
            return None;
        }
        let candidates = if threatened.is_empty() {
            let (threes, fours) = whole(&self.board, self.attacker, |rows| (rows.three, rows.four));
            fours | threes
        } else {
            threatened
        };
        candidates.into_iter().find_map(|point| self.threat(point, depth))
    }

    /// The win by a threat here, if it is one and every reply loses.
    fn threat(&mut self, point: Point, depth: u8) -> Option<Win> {
        if self.is_spent() || !self.may_attack(point) {
            return None;
        }
        self.put(point, self.attacker);
        let answers = self.inner_fours().and_then(|win| Some((self.answers(&win, depth)?, win)));
        self.toggle(point, self.attacker);
        answers.map(|(answers, otherwise)| Win::reply(point, answers, otherwise))
    }

    /// Wins against all replies that the threatened win does not answer.
    fn answers(&mut self, threatened: &Win, depth: u8) -> Option<Vec<(Point, Win)>> {
        let defender = !self.attacker;
        let (fives, _) = whole(&self.board, defender, |rows| (rows.five, 0));
        if !fives.is_empty() {
            return None;
        }
        let mut answers = Vec::new();
        let empty = self.board.empty();
        let mut likely = Points::EMPTY;
        collect(threatened, &mut likely);
        likely &= empty;
        for replies in [likely, empty - likely] {
            for reply in replies {
                if self.is_spent() {
                    return None;
                }
                if !self.may_reply(reply) {
                    continue;
                }
                self.put(reply, defender);
                let (rows, free) = through(&self.board, reply, defender);
                let fives = points_through(reply, rows.five & free);
                let win = if self.survives(threatened, fives) {
                    Some(None)
                } else {
                    self.by_threats(depth - 1).map(Some)
                };
                self.toggle(reply, defender);
                answers.extend(win?.map(|win| (reply, win)));
            }
        }
        Some(answers)
    }

    /// A win by fours of moderate length, found short ones first.
    fn inner_fours(&mut self) -> Option<Win> {
        let cut = self.cut;
        let win = self.deepen(FOURS_DEPTH, Self::by_fours);
        self.cut |= cut;
        win
    }

    /// Whether a win by fours still holds, the attacker to move and the other side having these fives.
    fn survives(&mut self, win: &Win, fives: Points) -> bool {
        let point = win.point;
        if self.board.stone(point).is_some() || !self.may_attack(point) {
            return false;
        }
        let (rows, _) = through(&self.board, point, self.attacker);
        let Next::Reply { answers, otherwise } = &win.next else {
            return rows.five & bits_through(point) != 0;
        };
        if !(fives - point.into()).is_empty() {
            return false;
        }
        self.put(point, self.attacker);
        let (rows, free) = through(&self.board, point, self.attacker);
        let completions = points_through(point, rows.five & free);
        let holds = completions.contains(otherwise.point)
            && (!self.may_reply(otherwise.point)
                || answers
                    .iter()
                    .any(|(reply, next)| *reply == otherwise.point && self.survives_reply(*reply, next)));
        self.toggle(point, self.attacker);
        holds
    }

    fn survives_reply(&mut self, reply: Point, next: &Win) -> bool {
        let defender = !self.attacker;
        self.put(reply, defender);
        let (rows, free) = through(&self.board, reply, defender);
        let holds = self.survives(next, points_through(reply, rows.five & free));
        self.toggle(reply, defender);
        holds
    }
}

/// All points of a win, where replies are most likely to matter.
fn collect(win: &Win, points: &mut Points) {
    points.insert(win.point);
    if let Next::Reply { answers, otherwise } = &win.next {
        collect(otherwise, points);
        for (reply, next) in answers {
            points.insert(*reply);
            collect(next, points);
        }
    }
}
