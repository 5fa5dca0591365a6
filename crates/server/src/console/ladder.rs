//! The sanctions of a player over the whole event, and what the edition proposes next.

use competition::{Competition, PersonId};
use rulebook::law::Measure;
use serde::Serialize;

/// How far somebody has climbed.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Climb {
    person: PersonId,
    name: String,
    past: Vec<Rung>,
    /// What the edition proposes for the next violation in this round; nothing where the official chooses.
    next: Option<Next>,
    excluded: bool,
}

/// A sanction that stands.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Rung {
    /// The number of the decision.
    no: u32,
    round: Option<u16>,
    measure: Measure,
    by: &'static str,
    articles: Vec<&'static str>,
    /// What it was imposed for.
    reason: String,
}

/// What is proposed.
#[derive(Serialize)]
struct Next {
    measure: Measure,
    by: &'static str,
}

/// The ladder of somebody.
pub(crate) fn climb(event: &Competition, person: PersonId, round: u16) -> Climb {
    let past = event.sanctions_of(person).filter_map(|decision| {
        Some(Rung {
            no: decision.no,
            round: decision.round,
            measure: decision.measure()?,
            by: decision.by.name(),
            articles: decision.articles.iter().map(|article| article.name()).collect(),
            reason: decision.reason.clone(),
        })
    });
    Climb {
        person,
        name: event.name_of(competition::round::Competitor::Person(person)),
        past: past.collect(),
        next: event.next_measure(person, round).map(|(measure, by)| Next { measure, by: by.name() }),
        excluded: event.is_excluded(person),
    }
}
