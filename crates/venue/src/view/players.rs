//! The list of those who play.

use competition::entry::Group;
use competition::round::Competitor;
use competition::{Competition, No};
use serde::Serialize;

use super::{Sort, Who};

/// The list of those who play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Players {
    /// Whether players or teams have the numbers.
    pub sort: Sort,
    /// Whether lots were drawn: before, nobody has a number.
    pub numbered: bool,
    /// By number; before the lots in the order of registration.
    pub rows: Vec<PlayerRow>,
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerRow {
    /// Who; number 0 as long as there is none.
    #[serde(flatten)]
    pub who: Who,
    /// The country played for.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// The group by age.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'static str>,
    /// The same by its ages, for pages in any language.
    #[serde(skip)]
    pub ages: Option<Group>,
    /// The team played for in an individual event.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
}

/// The list of those who play.
#[must_use]
pub fn players(event: &Competition) -> Players {
    let numbered = event.stage().has_numbers();
    let list: Vec<(Option<No>, Competitor)> = match numbered {
        true => event.stage().numbers().map(|(no, who)| (Some(no), who)).collect(),
        false => event.competitors().into_iter().map(|who| (None, who)).collect(),
    };
    let row = |(no, who): (Option<No>, Competitor)| {
        let named = no.map_or_else(|| Who::named(event, who), |no| Who::of(event, no));
        let Competitor::Person(id) = who else {
            return PlayerRow { who: named, federation: String::new(), group: None, ages: None, team: None };
        };
        let team = event.teams().of(id).and_then(|team| event.teams().team(team));
        PlayerRow {
            who: named,
            federation: event.person(id).map(|person| person.federation.clone()).unwrap_or_default(),
            group: event.age_group(id).and_then(|group| event.regulation().group_name(group)),
            ages: event.age_group(id),
            team: team.map(|team| team.name.clone()),
        }
    };
    let of_teams = list.first().is_some_and(|(_, who)| matches!(who, Competitor::Team(_)));
    let sort = if of_teams { Sort::Teams } else { Sort::Players };
    Players { sort, numbered, rows: list.into_iter().map(row).collect() }
}
