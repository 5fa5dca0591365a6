//! Standings: every place, and why it is above the next.

use competition::entry::Group;
use competition::standing::{Place, Reason, summary};
use competition::{Competition, No};
use rulebook::law::event::{TeamTiebreak, Tiebreak};
use serde::Serialize;

use super::{Part, Tally, Who, last, part};

/// The standings of a part of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Standings {
    /// Of which part.
    #[serde(flatten)]
    pub part: Part,
    /// Whether players or teams are ranked.
    pub sort: Sort,
    /// After how many rounds.
    pub round: u16,
    /// Games of the last round without a result.
    pub open: usize,
    /// Whether the part is over.
    pub over: bool,
    /// Whether nothing comes after it: its places are those of the event.
    pub last: bool,
    /// The article by which places follow points.
    pub points: &'static str,
    /// What parts equals, in this order.
    pub criteria: Vec<Criterion>,
    /// The table of everybody, then one for each group of a joint event.
    pub tables: Vec<Places>,
}

/// Who is ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sort {
    /// Players.
    Players,
    /// Teams.
    Teams,
}

/// Something that parts equals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Criterion {
    /// Its name.
    pub name: &'static str,
    /// The article that describes it.
    pub by: &'static str,
}

/// A table of places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Places {
    /// The group by age; none for everybody.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub group: Option<&'static str>,
    /// The same by its ages, for pages in any language.
    #[serde(skip)]
    pub ages: Option<Group>,
    /// The places, the first first.
    pub rows: Vec<PlaceRow>,
    /// Those who left early and have no place.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<Who>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct PlaceRow {
    /// The place as it is written: `3`, or `3-5` where it is shared.
    pub place: String,
    /// The first of the places that are shared.
    pub first: u32,
    /// The last of them.
    pub last: u32,
    /// Who.
    #[serde(flatten)]
    pub who: Who,
    /// The points.
    pub points: String,
    /// What each criterion says; of a series as many values as were needed, and nothing where it was not asked.
    pub values: Vec<Vec<String>>,
    /// Whether the place is shared by those who differ: no game was played for it.
    #[serde(skip)]
    pub unplayed: bool,
    /// Why the next stands lower; nothing if he does not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub above: Option<Above>,
}

/// Why one stands above the next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Above {
    /// The criterion; `points` for the points themselves.
    pub criterion: &'static str,
    /// The article.
    pub by: &'static str,
    /// What he has.
    pub own: String,
    /// What the next has.
    pub next: String,
    /// Of a series, which value decided, from 1.
    pub step: usize,
    /// Results by places: against whom.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub against: Option<u16>,
}

/// The standings of the part that is being played.
#[must_use]
pub fn standings(event: &Competition) -> Standings {
    let (sort, points, criteria, tables) = match event.team_standings().zip(event.team_rules()) {
        Some((places, rules)) => {
            let article = |what| rules.law.teams.article(what, rules.scoring, rules.format).name();
            let criteria =
                rules.tiebreaks.iter().map(|each| Criterion { name: each.name(), by: article(*each) });
            let rows = rows(event, &places, TeamTiebreak::name);
            let table = Places { group: None, ages: None, rows, out: Vec::new() };
            (Sort::Teams, rules.scoring.by, criteria.collect(), vec![table])
        }
        None => {
            let rules = event.rules();
            let criteria = summary(rules.law, rules.format, &rules.tiebreaks);
            let criteria =
                criteria.into_iter().map(|(each, by)| Criterion { name: each.name(), by: by.name() });
            (Sort::Players, rules.law.places, criteria.collect(), of_players(event))
        }
    };
    Standings {
        part: part::now(event),
        sort,
        round: last(event),
        open: Tally::now(event).open,
        over: event.is_over(),
        last: part::is_last(event),
        points: points.name(),
        criteria,
        tables,
    }
}

fn of_players(event: &Competition) -> Vec<Places> {
    let ranked = event.standings();
    let mut is_ranked = vec![false; event.stage().len()];
    for place in &ranked {
        if let Some(ranked) = is_ranked.get_mut(place.no.index()) {
            *ranked = true;
        }
    }
    let out = (0..).map(No::at).zip(is_ranked).filter(|(_, is_ranked)| !is_ranked);
    let out = out.map(|(no, _)| Who::of(event, no)).collect();
    let all = Places { group: None, ages: None, rows: rows(event, &ranked, Tiebreak::name), out };
    let groups = event.group_standings().into_iter().map(|(group, places)| Places {
        group: event.regulation().group_name(group),
        ages: Some(group),
        rows: rows(event, &places, Tiebreak::name),
        out: Vec::new(),
    });
    std::iter::once(all).chain(groups).collect()
}

fn rows<T: Copy>(event: &Competition, places: &[Place<T>], name: fn(T) -> &'static str) -> Vec<PlaceRow> {
    let sharing = |place: &Place<T>| {
        let (first, last) = (place.first.saturating_sub(1) as usize, place.last as usize);
        places.get(first..last).unwrap_or_default()
    };
    let row = |place: &Place<T>| PlaceRow {
        place: place.text(),
        first: place.first,
        last: place.last,
        who: Who::of(event, place.no),
        points: place.points.to_string(),
        values: place
            .values
            .iter()
            .map(|(_, series)| series.iter().map(ToString::to_string).collect())
            .collect(),
        unplayed: sharing(place).iter().any(|other| other.points != place.points),
        above: place.above_next.as_ref().map(|reason| above(reason, name)),
    };
    places.iter().map(row).collect()
}

fn above<T: Copy>(reason: &Reason<T>, name: fn(T) -> &'static str) -> Above {
    Above {
        criterion: reason.tiebreak.map_or("points", name),
        by: reason.by.name(),
        own: reason.own.to_string(),
        next: reason.next.to_string(),
        step: reason.step,
        against: reason.against.map(|no| no.0),
    }
}
