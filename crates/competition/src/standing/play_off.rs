//! Additional matches and tournaments of those who are tied.

use article::Article;
use rulebook::Refusal;
use rulebook::law::event::{Contested, PlayOffLaw, Provided, Tiebreak};
use serde::{Deserialize, Serialize};

use super::ranking::Ranking;
use super::{Finding, Rules};
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

/// The ties that reach the play-off in the list of criteria and for which none was played yet.
#[must_use]
pub fn due(table: &Table, rules: &Rules) -> Vec<Due> {
    let Some(at) = rules.tiebreaks.iter().position(|each| *each == Tiebreak::PlayOff) else {
        return Vec::new();
    };
    let mut finding = Finding::new(table, rules);
    for step in 0..at {
        finding.apply(step);
    }
    let ties = finding.ranking.ties().into_iter();
    let open = ties.filter(|tied| {
        let contested = rules.law.play_off.places == Contested::Any || tied.start == 0;
        contested && played(finding.ranking.group(tied), rules).is_none()
    });
    open.map(|tied| Due {
        players: finding.ranking.group(&tied).to_vec(),
        first: tied.start as u32 + 1,
        last: tied.end as u32,
        by: rules.law.play_off.by,
    })
    .collect()
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

/// Parts those between whom a play-off was held.
pub(super) fn decide(ranking: &mut Ranking<Tiebreak>, step: usize, rules: &Rules) {
    for tied in ranking.ties() {
        let group = ranking.group(&tied).to_vec();
        if rules.law.play_off.places == Contested::First && tied.start != 0 {
            continue;
        }
        if let Some(play_off) = played(&group, rules) {
            let value = |no| vec![play_off.beaten(no, &group)];
            ranking.split(tied, step, rules.law.play_off.by, None, value);
        }
    }
}

fn played<'a>(group: &[No], rules: &'a Rules) -> Option<&'a PlayOff> {
    rules.play_offs.iter().find(|play_off| group.iter().all(|no| play_off.level(*no).is_some()))
}

impl PlayOff {
    /// On which level of it somebody came in, from the best.
    pub(super) fn level(&self, no: No) -> Option<usize> {
        self.order.iter().position(|level| level.contains(&no))
    }

    /// How many of a group came in behind somebody.
    pub(super) fn beaten(&self, no: No, group: &[No]) -> Exact {
        let own = self.level(no);
        Exact::from(group.iter().filter(|other| self.level(**other) > own).count() as i64)
    }
}
