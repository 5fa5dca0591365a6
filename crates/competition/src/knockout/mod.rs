//! Knockout: who loses is out, or plays on for lower places; nobody meets anybody twice.
//!
//! ```
//! use competition::No;
//! use competition::knockout::{Knockout, Kind, Outcome};
//! let seeds: Vec<No> = (1..=6).map(No).collect();
//! let mut cup = Knockout::new(Kind::Elimination, &seeds);
//! let first: Vec<(No, No)> = cup.ties().iter().map(|tie| (tie.one, tie.other)).collect();
//! assert_eq!(first, [(No(4), No(5)), (No(3), No(6))]);
//! assert_eq!(cup.byes(), [No(1), No(2)]);
//! while !cup.is_over() {
//!     let better: Vec<Outcome> = cup.ties().iter().map(|tie| Outcome::Won(tie.one.min(tie.other))).collect();
//!     cup.advance(&better).unwrap();
//! }
//! assert_eq!(cup.places()[0], (No(1), 1..=1));
//! ```

mod breaking;
mod colours;
mod lives;

pub use breaking::{Broken, Encounter, Played, break_tie, permitted};
pub use colours::{Given, colours};
pub use lives::Lives;

use core::fmt;
use core::ops::RangeInclusive;
use std::collections::BTreeMap;

use article::Article;
use rulebook::law::event::KnockoutLaw;
use serde::{Deserialize, Serialize};

use crate::No;

/// What becomes of those who lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// They are out; those who lose in the same round share places.
    Elimination,
    /// The same, but the losers of the semifinals play for the third place.
    ThirdPlace,
    /// They play on: all places are played.
    Placement,
}

/// Two who meet in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The one whose line is higher.
    pub one: No,
    /// The other.
    pub other: No,
    /// The best place the winner can still take.
    pub best: u16,
    /// The worst place the loser can take.
    pub worst: u16,
}

/// How a tie ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// This one won.
    Won(No),
    /// Both lost: neither came, or both were excluded.
    BothLost,
}

/// Ties without an outcome, or outcomes that are not theirs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided(pub Vec<Tie>);

/// A knockout from its first round to its last place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knockout {
    kind: Kind,
    round: u16,
    seeds: BTreeMap<No, usize>,
    byes: BTreeMap<No, u16>,
    groups: Vec<Group>,
    settled: Vec<(No, RangeInclusive<u16>)>,
}

/// Some who play for the same places, in the order of their lines: neighbours meet.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Group {
    best: u16,
    lines: Vec<Option<No>>,
}

impl Knockout {
    /// A knockout of these, the best first, or in the order of their lots.
    #[must_use]
    pub fn new(kind: Kind, seeds: &[No]) -> Self {
        let mut lines = lines(seeds);
        // To fill up with nobody is for those who are out after one loss; where all places are played,
        // only an odd number leaves somebody without a partner.
        if kind == Kind::Placement {
            lines.retain(Option::is_some);
        }
        let seeds: BTreeMap<No, usize> = seeds.iter().copied().zip(0..).collect();
        let groups = vec![Group { best: 1, lines }];
        let mut knockout = Self { kind, round: 1, seeds, byes: BTreeMap::new(), groups, settled: Vec::new() };
        knockout.settle();
        knockout
    }

    /// The round to be played, from 1.
    #[must_use]
    pub const fn round(&self) -> u16 {
        self.round
    }

    /// Whether all places are known.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.groups.is_empty()
    }

    /// How many rounds it takes with so many.
    #[must_use]
    pub const fn rounds(players: u16) -> u16 {
        match players {
            0 | 1 => 0,
            players => (u16::BITS - (players - 1).leading_zeros()) as u16,
        }
    }

    /// Who meets whom in this round, the fight for the best places first.
    #[must_use]
    pub fn ties(&self) -> Vec<Tie> {
        self.groups.iter().flat_map(Group::ties).collect()
    }

    /// Who has no partner in this round and goes on.
    #[must_use]
    pub fn byes(&self) -> Vec<No> {
        let alone = |pair: &[Option<No>]| match pair {
            [Some(no), None] | [None, Some(no)] => Some(*no),
            _ => None,
        };
        self.groups.iter().flat_map(|group| group.lines.chunks(2).filter_map(alone)).collect()
    }

    /// The article behind the pairs of this round.
    #[must_use]
    pub fn because(&self, law: &KnockoutLaw) -> Article {
        match self.kind {
            Kind::Elimination | Kind::ThirdPlace => law.lost,
            Kind::Placement => law.placement.unwrap_or(law.lost),
        }
    }

    /// Everybody whose place is known, the best first; those who share places have the same.
    #[must_use]
    pub fn places(&self) -> Vec<(No, RangeInclusive<u16>)> {
        let mut places = self.settled.clone();
        places.sort_by_key(|(no, place)| (*place.start(), self.seeds.get(no).copied()));
        places
    }

    /// Goes on to the next round with an outcome for every tie, in their order.
    ///
    /// # Errors
    /// The ties that have none of their own; nothing is changed then.
    pub fn advance(&mut self, outcomes: &[Outcome]) -> Result<(), Undecided> {
        let mut outcomes = outcomes.iter().copied();
        self.advance_by(|_| outcomes.next())
    }

    /// Goes on to the next round with the outcome of each tie.
    ///
    /// # Errors
    /// The ties that have none of their own; nothing is changed then.
    pub fn advance_by(&mut self, outcome: impl FnMut(&Tie) -> Option<Outcome>) -> Result<(), Undecided> {
        let ties = self.ties();
        let outcomes: Vec<Option<Outcome>> = ties.iter().map(outcome).collect();
        let is_open = |(tie, outcome): &(&Tie, &Option<Outcome>)| match outcome {
            Some(Outcome::Won(no)) => *no != tie.one && *no != tie.other,
            Some(Outcome::BothLost) => false,
            None => true,
        };
        let open: Vec<Tie> = ties.iter().zip(&outcomes).filter(is_open).map(|(tie, _)| *tie).collect();
        if !open.is_empty() {
            return Err(Undecided(open));
        }
        for no in self.byes() {
            *self.byes.entry(no).or_default() += 1;
        }
        let mut outcomes = outcomes.into_iter().flatten();
        let groups = core::mem::take(&mut self.groups);
        for group in groups {
            self.split(group, &mut outcomes);
        }
        self.round += 1;
        self.settle();
        Ok(())
    }

    /// Parts winners and losers of a group.
    fn split(&mut self, group: Group, outcomes: &mut impl Iterator<Item = Outcome>) {
        let (mut winners, mut losers) = (Vec::new(), Vec::new());
        for pair in group.lines.chunks(2) {
            let (winner, lost) = match *pair {
                [Some(one), Some(other)] => match outcomes.next() {
                    Some(Outcome::Won(no)) if no == other => (Some(other), [Some(one), None]),
                    Some(Outcome::Won(_)) => (Some(one), [Some(other), None]),
                    Some(Outcome::BothLost) | None => (None, [Some(one), Some(other)]),
                },
                [one, other] => (one.or(other), [None; 2]),
                _ => (pair.first().copied().flatten(), [None; 2]),
            };
            winners.push(winner);
            losers.extend(lost.into_iter().flatten());
        }
        let won = winners.iter().flatten().count() as u16;
        let for_third = self.kind == Kind::ThirdPlace && group.best == 1 && won == 2;
        let first = group.best.saturating_add(won);
        let last = first.saturating_add(losers.len().saturating_sub(1) as u16);
        if self.kind == Kind::Placement || for_third {
            let lines = losers.into_iter().map(Some).collect();
            self.groups.push(Group { best: group.best, lines: winners });
            self.groups.push(Group { best: first, lines });
        } else {
            self.settled.extend(losers.into_iter().map(|no| (no, first..=last)));
            self.groups.push(Group { best: group.best, lines: winners });
        }
    }

    /// Gives their places to those who are alone in a group, and a partner or a bye to everybody else.
    fn settle(&mut self) {
        let groups = core::mem::take(&mut self.groups);
        for mut group in groups {
            match *group.lines.iter().flatten().collect::<Vec<_>>() {
                [] => {}
                [&no] => self.settled.push((no, group.best..=group.best)),
                _ => {
                    if self.kind == Kind::Placement {
                        group.lines.retain(Option::is_some);
                        self.excuse_one(&mut group);
                    }
                    self.groups.push(group);
                }
            }
        }
    }

    /// In an odd group one goes on without a partner: of those who did so least often the best.
    fn excuse_one(&self, group: &mut Group) {
        if group.lines.len() % 2 == 0 {
            return;
        }
        let excused = |no: &No| (self.byes.get(no).copied().unwrap_or(0), self.seeds.get(no).copied());
        if let Some(no) = group.lines.iter().copied().flatten().min_by_key(excused) {
            group.lines.retain(|line| *line != Some(no));
            group.lines.splice(0..0, [Some(no), None]);
        }
    }
}

impl Group {
    fn ties(&self) -> impl Iterator<Item = Tie> + '_ {
        let others = self.lines.iter().flatten().count().saturating_sub(1) as u16;
        let worst = self.best.saturating_add(others);
        self.lines.chunks(2).filter_map(move |pair| match *pair {
            [Some(one), Some(other)] => Some(Tie { one, other, best: self.best, worst }),
            _ => None,
        })
    }
}

/// The lines of a knockout: the best two can meet only in the final, the best four in the semifinals and so on;
/// who has nobody beside him goes on without playing.
fn lines(seeds: &[No]) -> Vec<Option<No>> {
    let mut order = vec![0_usize];
    while order.len() < seeds.len() {
        let size = 2 * order.len();
        order = order.iter().flat_map(|&seed| [seed, size - 1 - seed]).collect();
    }
    order.into_iter().map(|seed| seeds.get(seed).copied()).collect()
}

impl fmt::Display for Undecided {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not decided:")?;
        self.0.iter().try_for_each(|tie| write!(f, " {}:{}", tie.one, tie.other))
    }
}

impl core::error::Error for Undecided {}
