//! Disqualifications, and the lists everybody is looked for in.

use clock::Day;
use rulebook::law::event::List;
use serde::{Deserialize, Serialize};

use super::{Birth, Person, Twin, twin};

/// A disqualification somebody is under.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ban {
    /// Whose.
    pub name: String,
    /// When he was born, if that is known.
    #[serde(default)]
    pub birth: Option<Birth>,
    /// Its first day.
    pub from: Day,
    /// Its last day; none for life.
    #[serde(default)]
    pub until: Option<Day>,
    /// Who imposed it, or where it is published.
    #[serde(default)]
    pub source: String,
}

/// What the lists said about somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Check {
    /// Which lists were looked at.
    pub lists: Vec<List>,
    /// What they said.
    pub finding: Finding,
    /// On which day.
    pub on: Day,
}

/// What a list says about somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// Nothing.
    Clear,
    /// He is suspended for the time being.
    Provisional,
    /// He is suspended.
    Suspended,
}

impl Ban {
    /// Whether it holds on any day from one to another.
    #[must_use]
    pub fn holds(&self, first: Day, last: Day) -> bool {
        self.from <= last && self.until.is_none_or(|until| first <= until)
    }

    /// Whether it is surely this person's: the same name, and no other year of birth.
    #[must_use]
    pub fn is_of(&self, person: &Person) -> bool {
        let banned = Person { name: self.name.clone(), birth: self.birth, ..Person::default() };
        let same = |one: &Person, other: &Person| twin(one, other) == Some(Twin::Same);
        // Where a year is missing the name decides.
        let year = banned.birth.or(person.birth).or(Some(Birth::Year(0)));
        let with =
            |who: &Person| Person { name: who.name.clone(), birth: who.birth.or(year), ..Person::default() };
        same(&with(&banned), &with(person))
    }
}
