//! Knockout by points: who has lost a set number of points is out.
//!
//! ```
//! use competition::No;
//! use competition::knockout::Lives;
//! use rulebook::Points;
//! let mut lives = Lives::new(Points::halves(3), &[No(1), No(2), No(3), No(4)]);
//! lives.lose(No(2), Points::halves(2));
//! lives.end_round();
//! assert_eq!(lives.alive().count(), 4);
//! lives.lose(No(2), Points::halves(1));
//! lives.end_round();
//! assert_eq!(lives.places(), [(No(2), 4..=4)]);
//! ```

use core::ops::RangeInclusive;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

use rulebook::Points;

use crate::No;

/// Who has lost how much, and who is out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lives {
    limit: Points,
    players: Vec<Player>,
    index: BTreeMap<No, usize>,
    met: BTreeSet<(No, No)>,
    settled: Vec<(No, RangeInclusive<u16>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Player {
    no: No,
    lost: Points,
    byes: u16,
    is_out: bool,
}

impl Lives {
    /// These, the best first or in the order of their lots, each out with so many points lost.
    #[must_use]
    pub fn new(limit: Points, seeds: &[No]) -> Self {
        let player = |&no| Player { no, lost: Points::default(), byes: 0, is_out: false };
        let players = seeds.iter().map(player).collect();
        let index = seeds.iter().copied().zip(0..).collect();
        Self { limit, players, index, met: BTreeSet::new(), settled: Vec::new() }
    }

    /// Who plays on.
    pub fn alive(&self) -> impl Iterator<Item = No> + '_ {
        self.players.iter().filter(|player| !player.is_out).map(|player| player.no)
    }

    /// Whether no more than one plays on.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.alive().take(2).count() < 2
    }

    /// The pairs of the next round, and who has no partner: those who have lost least meet each other, as far as
    /// possible nobody twice; of an odd number the one who had a partner most often and lost least is left over.
    #[must_use]
    pub fn pairs(&self) -> (Vec<(No, No)>, Option<No>) {
        let mut order: Vec<&Player> = self.players.iter().filter(|player| !player.is_out).collect();
        order.sort_by_key(|player| player.lost);
        let bye = if order.len() % 2 == 1 { (0..order.len()).min_by_key(|&at| order[at].byes) } else { None };
        let bye = bye.map(|at| order.remove(at).no);
        let mut left: VecDeque<No> = order.into_iter().map(|player| player.no).collect();
        let mut pairs = Vec::new();
        while let Some(one) = left.pop_front() {
            let new = left.iter().position(|other| !self.met.contains(&ordered(one, *other)));
            let Some(other) = left.remove(new.unwrap_or(0)) else { break };
            pairs.push((one, other));
        }
        (pairs, bye)
    }

    /// Everybody whose place is known; those who are out after the same round share places.
    #[must_use]
    pub fn places(&self) -> Vec<(No, RangeInclusive<u16>)> {
        let mut places = self.settled.clone();
        if self.is_over() {
            places.extend(self.alive().map(|no| (no, 1..=1)));
        }
        places.sort_by_key(|(_, place)| *place.start());
        places
    }

    /// Keeps that two have met.
    pub fn meet(&mut self, one: No, other: No) {
        self.met.insert(ordered(one, other));
    }

    /// Keeps that somebody had no partner.
    pub fn excuse(&mut self, no: No) {
        if let Some(player) = self.player(no) {
            player.byes += 1;
        }
    }

    /// Somebody lost points: a win's worth with a lost game, half of it with a draw.
    pub fn lose(&mut self, no: No, points: Points) {
        if let Some(player) = self.player(no) {
            player.lost = player.lost + points;
        }
    }

    /// Takes out those who have lost enough. If that were everybody, those who lost least play on.
    pub fn end_round(&mut self) {
        let least = self.players.iter().filter(|player| !player.is_out).map(|player| player.lost).min();
        let limit = if least >= Some(self.limit) {
            Points::halves(least.map_or(0, Points::in_halves).saturating_add(1))
        } else {
            self.limit
        };
        let mut out = Vec::new();
        for player in self.players.iter_mut().filter(|player| !player.is_out && player.lost >= limit) {
            player.is_out = true;
            out.push(player.no);
        }
        let left = self.alive().count() as u16;
        let places = left + 1..=left + out.len() as u16;
        self.settled.extend(out.into_iter().map(|no| (no, places.clone())));
    }

    fn player(&mut self, no: No) -> Option<&mut Player> {
        self.players.get_mut(*self.index.get(&no)?)
    }
}

fn ordered(one: No, other: No) -> (No, No) {
    (one.min(other), one.max(other))
}
