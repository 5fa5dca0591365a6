//! Additional matches and tournaments of those who are tied.

use std::collections::BTreeMap;

use article::Article;
use rulebook::Refusal;
use rulebook::law::event::{Contested, PlayOffLaw, Provided, Tiebreak};
use serde::{Deserialize, Serialize};

use super::ranking::Ranking;
use super::{Finding, Place, Reason, Rules};
use crate::{Exact, No, Table};

/// What came of an additional match or tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayOff {
    /// Those who played it, the best first; those who are together stay tied.
    pub order: Vec<Vec<No>>,
}

/// A tie for which a match or tournament is to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// Between whom.
    pub players: Vec<No>,
    /// The first of the places.
    pub first: u32,
    /// The last of them.
    pub last: u32,
    /// The article.
    pub by: Article,
}

/// The ties for which a match or tournament is to be played: those that reach the play-off in the list of criteria with
/// none held for them yet, and those that one has left level and nothing after it parts.
#[must_use]
pub fn due(table: &Table, rules: &Rules) -> Vec<Due> {
    let Some(at) = rules.tiebreaks.iter().position(|each| *each == Tiebreak::PlayOff) else {
        return Vec::new();
    };
    let mut finding = Finding::new(table, rules);
    for step in 0..at {
        finding.apply(step);
    }
    let before = finding.ranking.clone();
    for step in at..rules.tiebreaks.len() {
        finding.apply(step);
    }
    open(&before, &finding.ranking, &rules.play_offs, &rules.law.play_off)
}

/// The same from the order before the play-off and the one at the end.
pub(super) fn open<T: Copy>(
    before: &Ranking<T>,
    end: &Ranking<T>,
    play_offs: &[PlayOff],
    law: &PlayOffLaw,
) -> Vec<Due> {
    let is_held = |group: &[No]| play_offs.iter().any(|play_off| play_off.covers(group));
    let of = |ranking: &Ranking<T>, held: bool| -> Vec<Due> {
        let ties = ranking.ties().into_iter();
        ties.map(|tied| (ranking.group(&tied).to_vec(), tied))
            .filter(|(players, tied)| contested(law, tied.start) && is_held(players) == held)
            .map(|(players, tied)| Due {
                players,
                first: tied.start as u32 + 1,
                last: tied.end as u32,
                by: law.by,
            })
            .collect()
    };
    let mut due = of(before, false);
    due.extend(of(end, true));
    due.sort_by_key(|due| due.first);
    due
}

/// Whether a play-off for a place from this one on may begin.
///
/// # Errors
/// A refusal, if the edition has none for this place, the regulation does not provide for it, or nobody said with
/// which time control it is played.
pub fn start(law: &PlayOffLaw, first: u32, in_regulation: bool, has_control: bool) -> Result<(), Refusal> {
    if law.places == Contested::First && first != 1 {
        let why = "a play-off is held for the first place only";
        return Err(Refusal::new(law.by, why, "the other criteria decide"));
    }
    if law.provided == Provided::ByRegulation && !in_regulation {
        let why = "the regulation provides for no play-off";
        return Err(Refusal::new(law.by, why, "name it among the criteria before the first round"));
    }
    if !has_control {
        let why = "a play-off needs a time control";
        return Err(Refusal::new(law.by, why, "the regulation, or one of the play-off, says which"));
    }
    Ok(())
}

/// Parts those between whom play-offs were held, in the order these were.
pub(super) fn decide<T: Copy>(
    ranking: &mut Ranking<T>,
    step: usize,
    play_offs: &[PlayOff],
    law: &PlayOffLaw,
) {
    let mut beaten: BTreeMap<No, Vec<Exact>> = BTreeMap::new();
    for play_off in play_offs {
        for tied in ranking.ties() {
            let group = ranking.group(&tied).to_vec();
            if !contested(law, tied.start) || !play_off.covers(&group) {
                continue;
            }
            for no in &group {
                beaten.entry(*no).or_default().push(play_off.beaten(*no, &group));
            }
            let value = |no| beaten.get(&no).cloned().unwrap_or_default();
            ranking.split(tied, step, law.by, None, value);
        }
    }
}

/// Whether a play-off may be held for the places from this one on, counted from 0.
fn contested(law: &PlayOffLaw, start: usize) -> bool {
    law.places == Contested::Any || start == 0
}

impl PlayOff {
    /// Whether all of a group played it.
    pub(crate) fn covers(&self, group: &[No]) -> bool {
        group.iter().all(|no| self.level(*no).is_some())
    }

    /// On which level of it somebody came in, from the best.
    pub(crate) fn level(&self, no: No) -> Option<usize> {
        self.order.iter().position(|level| level.contains(&no))
    }

    /// Puts those who share a place in order, if all of them played it.
    pub(crate) fn part<T: Copy>(&self, tied: &mut [Place<T>], tiebreak: T, by: Article) {
        let group: Vec<No> = tied.iter().map(|place| place.no).collect();
        let Some(start) = tied.first().map(|place| place.first).filter(|_| self.covers(&group)) else {
            return;
        };
        tied.sort_by_key(|place| self.level(place.no));
        let levels: Vec<Option<usize>> = tied.iter().map(|place| self.level(place.no)).collect();
        let count =
            |is: &dyn Fn(Option<usize>) -> bool| levels.iter().filter(|level| is(**level)).count() as u32;
        let next = levels.iter().skip(1).copied().chain([None]);
        for ((place, &own), next) in tied.iter_mut().zip(&levels).zip(next) {
            place.first = start + count(&|level| level < own);
            place.last = start + count(&|level| level <= own) - 1;
            let beaten = |one: Option<usize>| Exact::from(i64::from(count(&|level| level > one)));
            let (ours, theirs) = (beaten(own), beaten(next));
            let reason =
                Reason { tiebreak: Some(tiebreak), by, own: ours, next: theirs, step: 1, against: None };
            place.above_next = (next.is_some() && next != own).then_some(reason);
        }
    }

    /// How many of a group came in behind somebody.
    fn beaten(&self, no: No, group: &[No]) -> Exact {
        let own = self.level(no);
        Exact::from(group.iter().filter(|other| self.level(**other) > own).count() as i64)
    }
}
