//! A player or a team as lists name them.

use competition::entry::{Person, Rank};
use competition::round::Competitor;
use competition::{Competition, No};
use serde::Serialize;

/// A player or a team as lists name them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Who {
    /// The number.
    pub no: u16,
    /// The name, the family name first.
    pub name: String,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The category in the national classification.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rank: Option<Rank>,
    /// The international title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<&'static str>,
    /// The organisation, city or country played for.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub of: String,
    /// After which round he left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<u16>,
}

impl Who {
    /// Who has a number in the stage that is being played.
    #[must_use]
    pub fn of(event: &Competition, no: No) -> Self {
        let stage = event.stage();
        let left = stage.left(no).map(|(after, _)| after);
        match stage.competitor(no) {
            Some(who) => Self { no: no.0, left, ..Self::named(event, who) },
            None => Self { no: no.0, left, ..Self::nobody() },
        }
    }

    /// Somebody who may not have a number yet.
    #[must_use]
    pub fn named(event: &Competition, who: Competitor) -> Self {
        let person = match who {
            Competitor::Person(id) => event.person(id),
            Competitor::Team(_) => None,
        };
        let Some(person) = person else { return Self { name: event.name_of(who), ..Self::nobody() } };
        Self {
            no: 0,
            name: person.name.clone(),
            rating: person.rating,
            rank: person.rank,
            title: person.title.map(competition::entry::Title::name),
            of: home(person).to_owned(),
            left: None,
        }
    }

    const fn nobody() -> Self {
        Self {
            no: 0,
            name: String::new(),
            rating: None,
            rank: None,
            title: None,
            of: String::new(),
            left: None,
        }
    }
}

/// What somebody plays for, as far as it was said.
fn home(person: &Person) -> &str {
    let said = [&person.organisation, &person.city, &person.federation];
    said.into_iter().find(|text| !text.is_empty()).map_or("", String::as_str)
}
