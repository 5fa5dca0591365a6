//! Groups by age and sex.
//!
//! Every edition counts the age somebody reaches in the calendar year of the event, so that a group is known by the
//! oldest age it takes; one's own group is the youngest that still takes one.
//!
//! ```
//! use rulebook::law::event::Sex;
//! use rulebook::{Edition, event_law};
//! let ages = event_law(Edition::Ru22).ages;
//! let table = ages.table("russian".parse().unwrap(), false);
//! let own = table.own(2022 - 2009).unwrap();
//! assert_eq!(own.name(Sex::Female), "girls under 14");
//! assert_eq!(own.by.name(), "RU22:2.1.t1");
//! ```

use article::{Article, Stated};

use crate::{Discipline, Kind, Tempo};

/// Everything an edition says about groups by age and sex.
#[derive(Clone, Copy, Debug)]
pub struct AgeLaw {
    /// The groups of each discipline; the first table that holds counts.
    pub tables: &'static [AgeTable],
    /// Age is the age reached in the calendar year.
    pub counted: Article,
    /// What it takes to play among the older.
    pub older: Stated<Older>,
    /// Nobody plays among the younger.
    pub younger: Article,
    /// Women may play in the events of men.
    pub women: Option<Article>,
    /// Two adjacent groups may play one event, with places for each.
    pub joint: Option<Article>,
    /// Who takes part in events of students.
    pub students: Option<Stated<Span>>,
}

/// The groups of some disciplines.
#[derive(Clone, Copy, Debug)]
pub struct AgeTable {
    /// The games it is for; all if none are named.
    pub games: &'static [Kind],
    /// The contests it is for.
    pub contests: Contests,
    /// The groups, the youngest first.
    pub groups: &'static [AgeGroup],
    /// The article with the table.
    pub by: Article,
}

/// A group by age, for each sex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AgeGroup {
    /// The oldest age it takes; any age if none is set.
    pub oldest: Option<u8>,
    /// What its men and its women are called.
    pub names: [&'static str; 2],
    /// The article with it.
    pub by: Article,
}

/// Which contests a table is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contests {
    /// All.
    All,
    /// Those of teams in rapid and blitz.
    FastTeams,
}

/// What it takes to play in an older group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Older {
    /// Nothing.
    Freely,
    /// The qualification the regulation asks for.
    Qualified,
}

/// Ages from one to another, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The youngest.
    pub youngest: u8,
    /// The oldest.
    pub oldest: u8,
}

/// The sex somebody is entered with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Sex {
    /// Men and boys.
    Male,
    /// Women and girls.
    Female,
}

impl AgeLaw {
    /// The groups of a discipline, of its individuals or of its teams.
    #[must_use]
    pub fn table(&self, discipline: Discipline, teams: bool) -> &'static AgeTable {
        let fast = discipline.tempo != Tempo::Classical;
        let holds = |table: &&AgeTable| {
            let game = table.games.is_empty() || table.games.contains(&discipline.kind);
            game && (table.contests == Contests::All || (teams && fast))
        };
        self.tables.iter().find(holds).unwrap_or(&AgeTable::EMPTY)
    }
}

impl AgeTable {
    /// No groups at all.
    const EMPTY: Self =
        Self { games: &[], contests: Contests::All, groups: &[], by: Article::new("RU22:2.1") };

    /// The group with this oldest age.
    #[must_use]
    pub fn group(&self, oldest: Option<u8>) -> Option<&'static AgeGroup> {
        self.groups.iter().find(|group| group.oldest == oldest)
    }

    /// The group of an age: the youngest that takes it.
    #[must_use]
    pub fn own(&self, age: i32) -> Option<&'static AgeGroup> {
        self.groups.iter().find(|group| group.takes(age))
    }

    /// Whether two groups follow one another.
    #[must_use]
    pub fn are_adjacent(&self, one: Option<u8>, other: Option<u8>) -> bool {
        let place = |oldest| self.groups.iter().position(|group| group.oldest == oldest);
        place(one).zip(place(other)).is_some_and(|(one, other)| one.abs_diff(other) == 1)
    }
}

impl AgeGroup {
    /// A group that takes nobody who gets older than this.
    pub(crate) const fn up_to(oldest: u8, names: [&'static str; 2], by: &'static str) -> Self {
        Self { oldest: Some(oldest), names, by: Article::new(by) }
    }

    /// The group that takes everybody.
    pub(crate) const fn adults(by: &'static str) -> Self {
        Self { oldest: None, names: ["men", "women"], by: Article::new(by) }
    }

    /// Whether an age is not too old for it.
    #[must_use]
    pub fn takes(&self, age: i32) -> bool {
        self.oldest.is_none_or(|oldest| age <= i32::from(oldest))
    }

    /// Its name.
    #[must_use]
    pub const fn name(&self, sex: Sex) -> &'static str {
        match sex {
            Sex::Male => self.names[0],
            Sex::Female => self.names[1],
        }
    }
}

impl Span {
    /// Whether an age lies in it.
    #[must_use]
    pub fn has(self, age: i32) -> bool {
        (i32::from(self.youngest)..=i32::from(self.oldest)).contains(&age)
    }
}

impl Sex {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Male, Self::Female];
}
