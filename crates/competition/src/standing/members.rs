//! Tables beside the table: groups of a joint event, and teams ranked by what their players scored.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::{Place, Rules, standings};
use crate::{Exact, No, Table, TeamId};

/// Which results count for a team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counting {
    /// Those of all its players.
    #[default]
    All,
    /// So many of the best.
    Best(usize),
    /// Those of these players.
    Named(Vec<No>),
}

/// A team among the teams of an individual event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamResult {
    /// Which.
    pub team: TeamId,
    /// Its place; the first of them, if it is shared.
    pub first: u32,
    /// The last place of those that are shared.
    pub last: u32,
    /// The players who count, the best first.
    pub counted: Vec<No>,
    /// The sum of their points.
    pub points: Exact,
    /// The sum of their places.
    pub places: Exact,
}

/// One table for each group of a joint event: coefficients come from all games, places are among the group.
#[must_use]
pub fn joint<G>(
    table: &Table,
    rules: &Rules,
    groups: impl IntoIterator<Item = (G, Vec<No>)>,
) -> Vec<(G, Vec<Place>)> {
    let within = |(group, members): (G, Vec<No>)| {
        let members: BTreeSet<No> = members.into_iter().collect();
        let others = table.numbers().filter(|no| !members.contains(no));
        let out = rules.out.iter().copied().chain(others).collect();
        (group, standings(table, &Rules { out, ..rules.clone() }))
    };
    groups.into_iter().map(within).collect()
}

/// Teams by the points of their players; of equal ones the team with the smaller sum of places stands higher.
#[must_use]
pub fn team_results<'a>(
    places: &[Place],
    teams: impl IntoIterator<Item = (TeamId, &'a [No])>,
    counting: &Counting,
) -> Vec<TeamResult> {
    let by_no: BTreeMap<No, (usize, &Place)> =
        places.iter().enumerate().map(|(at, place)| (place.no, (at, place))).collect();
    let mut results: Vec<TeamResult> = Vec::new();
    for (team, members) in teams {
        let mut found: Vec<&(usize, &Place)> = members.iter().filter_map(|no| by_no.get(no)).collect();
        found.sort_by_key(|(at, _)| *at);
        match counting {
            Counting::All => {}
            Counting::Best(most) => found.truncate(*most),
            Counting::Named(named) => found.retain(|(_, place)| named.contains(&place.no)),
        }
        let points = found.iter().map(|(_, place)| place.points).sum();
        let sum_of_places = found.iter().map(|(_, place)| place.middle()).sum();
        let counted = found.iter().map(|(_, place)| place.no).collect();
        results.push(TeamResult { team, first: 0, last: 0, counted, points, places: sum_of_places });
    }
    results.sort_by(|one, other| {
        let by_points = other.points.cmp(&one.points);
        by_points.then(one.places.cmp(&other.places)).then(one.team.cmp(&other.team))
    });
    number(&mut results);
    results
}

fn number(results: &mut [TeamResult]) {
    let mut before = 0;
    for tied in results.chunk_by_mut(|one, other| (one.points, one.places) == (other.points, other.places)) {
        let last = before + tied.len() as u32;
        for result in tied {
            (result.first, result.last) = (before + 1, last);
        }
        before = last;
    }
}
