//! Somebody in the register of an event.
//!
//! ```
//! use competition::entry::{Capacity, Person};
//! let coach = Person::new("Орлова Анна", Capacity::Coach).of("Самара");
//! assert!(!coach.is_athlete());
//! let player = Person::player("Ким Юрий").born_in(2009);
//! assert_eq!(player.age_in(2022), Some(13));
//! ```

use clock::Day;
use rulebook::law::event::Sex;
use serde::{Deserialize, Serialize};

use super::{Rank, Title};

/// Somebody in the register of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Person {
    /// The name, the family name first.
    pub name: String,
    /// What he is at the event, one thing or several.
    pub capacities: Vec<Capacity>,
    /// When he was born.
    pub birth: Option<Birth>,
    /// The sex he is entered with.
    pub sex: Option<Sex>,
    /// The organisation, region or club he comes from.
    pub organisation: String,
    /// The country he plays for.
    pub federation: String,
    /// The city he comes from.
    pub city: String,
    /// His rating.
    pub rating: Option<u16>,
    /// His category or title in the national classification.
    pub rank: Option<Rank>,
    /// His international title.
    pub title: Option<Title>,
    /// His category as an arbiter.
    pub arbiter: String,
    /// His trainer.
    pub trainer: String,
    /// His number in the list of a federation.
    pub number: String,
    /// Whatever else was written about him, under its own names.
    pub other: Vec<(String, String)>,
}

/// When somebody was born.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Birth {
    /// In a year; the day is not known.
    Year(i32),
    /// On a day.
    Day(Day),
}

/// What somebody is at an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Capacity {
    /// A player on his own account.
    Player,
    /// A player of a team.
    TeamMember,
    /// An arbiter.
    Arbiter,
    /// A coach.
    Coach,
    /// A representative of athletes or of a team.
    Representative,
    /// An organiser.
    Organiser,
    /// A doctor.
    Doctor,
    /// A nurse.
    Nurse,
    /// A commandant of the halls.
    Commandant,
    /// An assistant of the secretary.
    AssistantSecretary,
    /// Other staff.
    Staff,
}

impl Person {
    /// Somebody in one capacity.
    #[must_use]
    pub fn new(name: &str, capacity: Capacity) -> Self {
        Self { name: name.to_owned(), capacities: vec![capacity], ..Self::default() }
    }

    /// A player.
    #[must_use]
    pub fn player(name: &str) -> Self {
        Self::new(name, Capacity::Player)
    }

    /// The same, born in a year.
    #[must_use]
    pub fn born_in(self, year: i32) -> Self {
        Self { birth: Some(Birth::Year(year)), ..self }
    }

    /// The same, born on a day.
    #[must_use]
    pub fn born_on(self, day: Day) -> Self {
        Self { birth: Some(Birth::Day(day)), ..self }
    }

    /// The same of this sex.
    #[must_use]
    pub fn sex(self, sex: Sex) -> Self {
        Self { sex: Some(sex), ..self }
    }

    /// The organisation he speaks for, if he represents one.
    #[must_use]
    pub fn represented(&self) -> Option<&str> {
        let speaks = self.is(Capacity::Representative) && !self.organisation.trim().is_empty();
        speaks.then_some(&*self.organisation)
    }

    /// The same from an organisation.
    #[must_use]
    pub fn of(self, organisation: &str) -> Self {
        Self { organisation: organisation.to_owned(), ..self }
    }

    /// The same with a category or title.
    #[must_use]
    pub fn ranked(self, rank: Rank) -> Self {
        Self { rank: Some(rank), ..self }
    }

    /// The same with a rating.
    #[must_use]
    pub fn rated(self, rating: u16) -> Self {
        Self { rating: Some(rating), ..self }
    }

    /// Whether he is here in this capacity.
    #[must_use]
    pub fn is(&self, capacity: Capacity) -> bool {
        self.capacities.contains(&capacity)
    }

    /// Whether he plays.
    #[must_use]
    pub fn is_athlete(&self) -> bool {
        self.is(Capacity::Player) || self.is(Capacity::TeamMember)
    }

    /// The age he reaches in a calendar year.
    #[must_use]
    pub fn age_in(&self, year: i32) -> Option<i32> {
        self.birth.map(|birth| year.saturating_sub(birth.year()))
    }

    /// His age on a day in full years; of those whose year alone is known the least it can be.
    #[must_use]
    pub fn age_on(&self, day: Day) -> Option<i32> {
        let (year, month, date) = day.date();
        let passed = match self.birth? {
            Birth::Year(_) => (month, date) == (12, 31),
            Birth::Day(birth) => {
                let (_, born_month, born_date) = birth.date();
                (month, date) >= (born_month, born_date)
            }
        };
        self.age_in(year).map(|age| age - i32::from(!passed))
    }
}

impl Birth {
    /// The year.
    #[must_use]
    pub fn year(self) -> i32 {
        match self {
            Self::Year(year) => year,
            Self::Day(day) => day.date().0,
        }
    }
}

impl Capacity {
    /// Every capacity.
    pub const ALL: [Self; 11] = [
        Self::Player,
        Self::TeamMember,
        Self::Arbiter,
        Self::Coach,
        Self::Representative,
        Self::Organiser,
        Self::Doctor,
        Self::Nurse,
        Self::Commandant,
        Self::AssistantSecretary,
        Self::Staff,
    ];
}

#[cfg(test)]
mod tests {
    use super::{Day, Person};

    #[test]
    fn full_years_pass_on_the_birthday() {
        let day = |year, month, date| Day::of(year, month, date).expect("a date");
        let born = Person::player("").born_on(day(2008, 5, 17));
        assert_eq!(born.age_on(day(2022, 5, 16)), Some(13));
        assert_eq!(born.age_on(day(2022, 5, 17)), Some(14));
        let leap = Person::player("").born_on(day(2008, 2, 29));
        assert_eq!(leap.age_on(day(2022, 2, 28)), Some(13));
        assert_eq!(leap.age_on(day(2022, 3, 1)), Some(14));
        assert_eq!(Person::player("").born_in(2008).age_on(day(2022, 5, 16)), Some(13));
    }
}
