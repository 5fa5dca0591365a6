//! What is personal in an event: days of birth, numbers and terms of papers, and whatever else was written about somebody.
//!
//! It is needed to admit players and nowhere else. Taken out of an [`Event`] it can be kept apart and erased one day; what was decided
//! with it stands all the same. The year of birth stays, because groups are made by it.
//!
//! ```
//! use clock::{Day, Moment};
//! use competition::entry::{Birth, Command, Person};
//! use competition::{Actor, Competition, Draft, PersonId};
//! let draft = Draft::usual("RU22".parse().unwrap(), "russian".parse().unwrap());
//! let mut event = Competition::new(draft.check().unwrap().0);
//! let person = Person::player("Ким Юрий").born_on(Day::of(2009, 5, 17).unwrap());
//! let whole = event.decide(Actor::Organiser, &Command::register(person).into(), Moment(0)).unwrap().remove(0);
//! let mut public = whole.clone();
//! let (owner, personal) = public.take_personal().unwrap();
//! assert_eq!(owner, Some(PersonId(1)));
//! event.apply(&public);
//! assert_eq!(event.person(PersonId(1)).unwrap().birth, Some(Birth::Year(2009)));
//! public.put_personal(&personal);
//! assert_eq!(public, whole);
//! ```

use clock::Day;
use serde::{Deserialize, Serialize};

use crate::entry::{self, Birth, Person, Shown};
use crate::panel::{self, Candidate};
use crate::{Competition, Event, Fact, PersonId, protest};

/// What is personal in one thing that happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Personal {
    /// Days of birth: of one person, or of several in the order in which they are named.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub born: Vec<Option<Day>>,
    /// Whatever else was written about somebody.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other: Vec<(String, String)>,
    /// The number of a paper, and from when until when it is valid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paper: Option<(String, Option<Day>, Option<Day>)>,
}

impl Event {
    /// Whether something personal is in it.
    #[must_use]
    pub fn is_personal(&self) -> bool {
        let is_day = |birth: Option<Birth>| matches!(birth, Some(Birth::Day(_)));
        match &self.fact {
            Fact::Entry(entry::Fact::Registered { person, .. } | entry::Fact::Amended { person, .. }) => {
                is_day(person.birth) || !person.other.is_empty()
            }
            Fact::Entry(entry::Fact::Shown { paper, .. }) => {
                !paper.number.is_empty() || paper.from.is_some() || paper.until.is_some()
            }
            Fact::Entry(entry::Fact::Banned(ban)) => is_day(ban.birth),
            Fact::Panel(panel::Fact::Appointed { who, .. }) => who.born.is_some(),
            Fact::Protest(protest::Fact::Committee(committee)) => {
                committee.everybody().any(|who| who.born.is_some())
            }
            _ => false,
        }
    }

    /// Takes out what is personal, with whose it is; of several people nobody is named.
    pub fn take_personal(&mut self) -> Option<(Option<PersonId>, Personal)> {
        let (owner, personal) = match &mut self.fact {
            Fact::Entry(
                entry::Fact::Registered { id, person, .. } | entry::Fact::Amended { id, person, .. },
            ) => (Some(*id), of_person(person)),
            Fact::Entry(entry::Fact::Shown { id, paper }) => (Some(*id), of_paper(paper)),
            Fact::Entry(entry::Fact::Banned(ban)) => {
                (None, Personal { born: vec![day_of(&mut ban.birth)], ..Personal::default() })
            }
            Fact::Panel(panel::Fact::Appointed { who, .. }) => {
                (Some(who.person), Personal { born: vec![who.born.take()], ..Personal::default() })
            }
            Fact::Protest(protest::Fact::Committee(committee)) => {
                let born = candidates(committee).map(|who| who.born.take()).collect();
                (None, Personal { born, ..Personal::default() })
            }
            _ => return None,
        };
        (!personal.is_empty()).then_some((owner, personal))
    }

    /// Puts back what was taken out.
    pub fn put_personal(&mut self, personal: &Personal) {
        let first = personal.born.first().copied().flatten();
        match &mut self.fact {
            Fact::Entry(entry::Fact::Registered { person, .. } | entry::Fact::Amended { person, .. }) => {
                person.birth = first.map(Birth::Day).or(person.birth);
                person.other.clone_from(&personal.other);
            }
            Fact::Entry(entry::Fact::Shown { paper, .. }) => {
                if let Some((number, from, until)) = &personal.paper {
                    paper.number.clone_from(number);
                    (paper.from, paper.until) = (*from, *until);
                }
            }
            Fact::Entry(entry::Fact::Banned(ban)) => ban.birth = first.map(Birth::Day).or(ban.birth),
            Fact::Panel(panel::Fact::Appointed { who, .. }) => who.born = first,
            Fact::Protest(protest::Fact::Committee(committee)) => {
                candidates(committee).zip(&personal.born).for_each(|(who, born)| who.born = *born);
            }
            _ => {}
        }
    }
}

impl Personal {
    /// Whether there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.born.iter().all(Option::is_none) && self.other.is_empty() && self.paper.is_none()
    }
}

impl Competition {
    /// Forgets what is personal, of one or of everybody. What was decided stands.
    pub fn forget(&mut self, whose: Option<PersonId>) {
        let is_meant = |person: PersonId| whose.is_none_or(|whose| whose == person);
        self.change_journal(|event| {
            let Some((owner, personal)) = event.take_personal() else { return };
            if !owner.map_or(whose.is_none(), is_meant) {
                event.put_personal(&personal);
            }
        });
        self.entries.change(|id, entry| {
            if is_meant(id) {
                of_person(&mut entry.person);
                entry.papers.iter_mut().for_each(|paper| drop(of_paper(paper)));
            }
        });
        self.panel.change(|officer| {
            if is_meant(officer.person) {
                officer.born = None;
            }
        });
        if whose.is_none() {
            self.entries.change_bans(|ban| {
                day_of(&mut ban.birth);
            });
            self.protests.change_committee(|committee| candidates(committee).for_each(|who| who.born = None));
        }
    }
}

fn of_person(person: &mut Person) -> Personal {
    let born = vec![day_of(&mut person.birth)];
    Personal { born, other: core::mem::take(&mut person.other), paper: None }
}

fn of_paper(paper: &mut Shown) -> Personal {
    let taken = (core::mem::take(&mut paper.number), paper.from.take(), paper.until.take());
    let is_empty = taken == (String::new(), None, None);
    Personal { paper: (!is_empty).then_some(taken), ..Personal::default() }
}

/// The day of a birth; its year stays.
fn day_of(birth: &mut Option<Birth>) -> Option<Day> {
    let Some(Birth::Day(day)) = *birth else { return None };
    *birth = birth.map(|birth| Birth::Year(birth.year()));
    Some(day)
}

fn candidates(committee: &mut protest::Committee) -> impl Iterator<Item = &mut Candidate> {
    let protest::Committee { chair, members, reserves, .. } = committee;
    core::iter::once(chair).chain(members).chain(reserves)
}
