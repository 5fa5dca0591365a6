//! What a regulation says about places.

use rulebook::law::event::{Format, TeamTiebreak, Tiebreak, Total};
use rulebook::{Edition, Gravity, Objection, event_law};
use serde::{Deserialize, Serialize};

use super::{Counting, Pairs, Rules, TeamRules, Unmet, list};
use crate::Draft;
use crate::regulation::System;

/// What a regulation says about places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Terms {
    /// What parts players with equal points, in this order.
    pub tiebreaks: Vec<Tiebreak>,
    /// What games among the tied are worth if some of them never met.
    pub unmet: Unmet,
    /// Who makes the pairs.
    pub pairs: Pairs,
    /// What counts first for teams; what is usual, if nothing is said.
    pub team_total: Option<Total>,
    /// What parts teams with equal totals; what is usual, if nothing is said.
    pub team_tiebreaks: Vec<TeamTiebreak>,
    /// Which results of players count for their team.
    pub counting: Counting,
}

impl Terms {
    /// What is usual with a system.
    #[must_use]
    pub fn usual(edition: Edition, system: &System) -> Self {
        let law = &event_law(edition).standing;
        Self { tiebreaks: law.usual(system.format()).to_vec(), ..Self::default() }
    }
}

impl System {
    /// How players meet, as far as places depend on it.
    #[must_use]
    pub const fn format(&self) -> Format {
        match self {
            Self::RoundRobin { .. } => Format::RoundRobin,
            Self::Swiss { .. } => Format::Swiss,
            Self::Knockout { .. } | Self::Lives { .. } | Self::Scheveningen | Self::Match(_) => Format::Other,
        }
    }
}

impl Rules {
    /// By what places of a stage with this system are found.
    #[must_use]
    pub fn of(draft: &Draft, system: &System) -> Self {
        let terms = &draft.standing;
        let usual = Self::usual(draft.edition, system.format());
        let tiebreaks = if terms.tiebreaks.is_empty() { usual.tiebreaks } else { terms.tiebreaks.clone() };
        Self { tiebreaks, pairs: terms.pairs, unmet: terms.unmet, ..usual }
    }
}

impl TeamRules {
    /// By what places of teams are found in a stage with this system; nothing, if the edition does not count so.
    #[must_use]
    pub fn of(draft: &Draft, system: &System) -> Option<Self> {
        let terms = &draft.standing;
        let first = event_law(draft.edition).standing.teams.scorings.first()?.total;
        let mut rules = Self::usual(draft.edition, terms.team_total.unwrap_or(first), system.format())?;
        if !terms.team_tiebreaks.is_empty() {
            rules.tiebreaks.clone_from(&terms.team_tiebreaks);
        }
        Some(rules)
    }
}

/// What the edition has against it.
pub(crate) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    let (law, terms) = (&event_law(draft.edition).standing, &draft.standing);
    objections.extend(list::object(law, draft.system.format(), &terms.tiebreaks));
    if let (Some(total), Some(usual)) = (terms.team_total, law.teams.scorings.first()) {
        if law.teams.scoring(total).is_none() {
            objections.push(Objection {
                by: usual.by,
                weight: Gravity::Refusal,
                what: "teams are not ranked by this total".to_owned(),
                allowed: format!("{:?}", usual.total),
            });
        }
    }
    for &tiebreak in &terms.team_tiebreaks {
        if let Err(by) = law.teams.permits(tiebreak, draft.system.format()) {
            objections.push(Objection {
                by,
                weight: Gravity::Refusal,
                what: format!("{tiebreak} may not decide between teams here"),
                allowed: "the criteria of the article in any order the edition leaves open".to_owned(),
            });
        }
    }
}
