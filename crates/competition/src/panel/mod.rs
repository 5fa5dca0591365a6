//! The panel: who the officials are, what they may do, and what they have seen to.
//!
//! An official who was appointed acts as [`Actor::Person`]; whoever only says which office he holds acts as
//! [`Actor::Official`].
//!
//! ```
//! use competition::{Actor, Competition, Draft, Role};
//! use rulebook::law::event::Act;
//! let draft = Draft::usual("RU22".parse().unwrap(), "russian".parse().unwrap());
//! let event = Competition::new(draft.check().unwrap().0);
//! let arbiter = Actor::Official(Role::Arbiter);
//! assert!(event.may(arbiter, Act::Results).is_ok());
//! assert_eq!(event.may(arbiter, Act::Cancel).unwrap_err().by.name(), "RU22:12.4.3.a");
//! ```

mod contest;
mod duties;
mod moves;
mod office;
mod rights;

use clock::{Day, Moment};
use rulebook::Refusal;
use rulebook::law::event::{Act, Role};
use serde::{Deserialize, Serialize};

pub use contest::{Authors, Section, Work};
pub use duties::{Item, Step};
pub use moves::Record;

use crate::{Actor, Competition, PersonId};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Give somebody an office.
    Appoint {
        /// Whom.
        who: Candidate,
        /// Which.
        role: Role,
        /// The sector of an arbiter, the section of a judge.
        post: Option<String>,
    },
    /// Make a sector of boards.
    Sector(Sector),
    /// Give an arbiter another sector.
    Move {
        /// Whom.
        person: PersonId,
        /// Where to.
        to: String,
    },
    /// Relieve somebody of his office.
    Dismiss {
        /// Whom.
        person: PersonId,
        /// Why.
        reason: String,
    },
    /// An official is away.
    Leave(PersonId),
    /// An official is back.
    Return(PersonId),
    /// Compose the admission committee.
    Admission(Vec<Sitting>),
    /// Enter the moves of a played game.
    Record(Record),
    /// Open a section of a contest.
    Section {
        /// Its name.
        name: String,
        /// Whether its judges know the authors.
        authors: Authors,
    },
    /// Register a work of a contest.
    Register {
        /// Who composed it.
        author: PersonId,
        /// For which section.
        section: String,
        /// The position, as it was written.
        position: String,
    },
    /// Change a mark, with a reason.
    Revise {
        /// Of which work.
        work: u32,
        /// The mark, in halves of a point.
        mark: u16,
        /// Why.
        reason: String,
    },
    /// The report of a section was checked.
    Check {
        /// Which.
        section: String,
    },
    /// Close the event with its report.
    Close,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Somebody has an office.
    Appointed {
        /// Who.
        who: Candidate,
        /// Which.
        role: Role,
        /// His sector or section.
        post: Option<String>,
    },
    /// There is a sector.
    Sector(Sector),
    /// An arbiter has another sector.
    Moved {
        /// Who.
        person: PersonId,
        /// Where he was.
        from: Option<String>,
        /// Where he is.
        to: String,
    },
    /// Somebody was relieved of his office.
    Dismissed {
        /// Who.
        person: PersonId,
        /// Why.
        reason: String,
    },
    /// An official went away.
    Left(PersonId),
    /// An official came back.
    Returned(PersonId),
    /// The admission committee was composed.
    Admission(Vec<Sitting>),
    /// The moves of a game were entered.
    Recorded(Record),
    /// A section was opened.
    Section {
        /// Its name.
        name: String,
        /// Whether its judges know the authors.
        authors: Authors,
    },
    /// A work was registered.
    Registered(Work),
    /// A mark was changed.
    Revised {
        /// Of which work.
        work: u32,
        /// The mark, in halves of a point.
        mark: u16,
        /// Why.
        reason: String,
    },
    /// The report of a section was checked.
    Checked {
        /// Which.
        section: String,
    },
    /// The event was closed.
    Closed {
        /// Who gets its report.
        report_to: Vec<String>,
    },
}

/// Somebody who may be given an office or a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Candidate {
    /// Who.
    pub person: PersonId,
    /// His name.
    pub name: String,
    /// When he was born, if that is known.
    pub born: Option<Day>,
    /// Where he comes from.
    #[serde(default)]
    pub region: String,
}

/// Some boards with their arbiters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Sector {
    /// Its name.
    pub name: String,
    /// Its first board.
    pub first: u16,
    /// Its last board.
    pub last: u16,
}

/// Somebody on the admission committee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitting {
    /// An official.
    Officer(PersonId),
    /// A representative of the organiser, by name.
    Organiser(String),
}

/// An official.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Officer {
    /// Who.
    pub who: Candidate,
    /// His office.
    pub role: Role,
    /// His sector or section.
    pub post: Option<String>,
    /// Whether he is away.
    pub away: bool,
    /// Since when he has been at his post.
    pub since: Moment,
    /// When and why he was relieved of it.
    pub relieved: Option<(Moment, String)>,
}

/// What is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    officers: Vec<Officer>,
    sectors: Vec<Sector>,
    admission: Vec<Sitting>,
    sections: Vec<Section>,
    works: Vec<Work>,
    closed: Option<(Moment, Vec<String>)>,
}

impl Candidate {
    /// Somebody by name, of whom no more is known.
    #[must_use]
    pub fn new(person: PersonId, name: &str) -> Self {
        Self { person, name: name.to_owned(), born: None, region: String::new() }
    }
}

impl Sector {
    /// Whether a board belongs to it.
    #[must_use]
    pub fn has(&self, board: u16) -> bool {
        (self.first..=self.last).contains(&board)
    }
}

impl State {
    /// Those who hold an office now.
    pub fn officers(&self) -> impl Iterator<Item = &Officer> {
        self.officers.iter().filter(|officer| officer.relieved.is_none())
    }

    /// Everybody who ever held an office.
    #[must_use]
    pub fn everybody(&self) -> &[Officer] {
        &self.officers
    }

    /// Those who hold an office.
    pub fn holders(&self, role: Role) -> impl Iterator<Item = &Officer> {
        self.officers().filter(move |officer| officer.role == role)
    }

    /// The sectors.
    #[must_use]
    pub fn sectors(&self) -> &[Sector] {
        &self.sectors
    }

    /// The admission committee.
    #[must_use]
    pub fn admission(&self) -> &[Sitting] {
        &self.admission
    }

    /// The sections of a contest.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The works of a contest, in the order in which they came.
    #[must_use]
    pub fn works(&self) -> &[Work] {
        &self.works
    }

    /// When the event was closed, and who got its report.
    #[must_use]
    pub const fn closed(&self) -> Option<&(Moment, Vec<String>)> {
        self.closed.as_ref()
    }

    pub(crate) fn change(&mut self, mut change: impl FnMut(&mut Candidate)) {
        self.officers.iter_mut().for_each(|officer| change(&mut officer.who));
    }

    pub(crate) fn is_officer(&self, person: PersonId) -> bool {
        self.officers().any(|officer| officer.who.person == person)
    }
}

impl Competition {
    /// The panel.
    #[must_use]
    pub const fn panel(&self) -> &State {
        &self.panel
    }

    /// The members of the main panel.
    pub fn main_panel(&self) -> impl Iterator<Item = &Officer> {
        let play = self.regulation.organisation.play;
        self.panel.officers().filter(move |officer| self.law.panel.is_main(play, officer.role))
    }
}

/// What follows from a command.
pub(crate) fn decide(
    event: &Competition,
    by: Actor,
    command: &Command,
    now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    let fact = match command {
        Command::Appoint { who, role, post } => office::appoint(event, by, who, *role, post.as_deref())?,
        Command::Sector(sector) => office::make_sector(event, by, sector)?,
        Command::Move { person, to } => office::move_to(event, by, *person, to)?,
        Command::Dismiss { person, reason } => {
            let article = event.may(by, Act::Dismiss)?;
            office::officer(event, *person)?;
            if reason.trim().is_empty() {
                return Err(Refusal::new(article, "nobody is relieved without a reason", "with a reason"));
            }
            Fact::Dismissed { person: *person, reason: reason.clone() }
        }
        Command::Leave(person) => {
            office::may_say_who_is_here(event, by, *person)?;
            Fact::Left(*person)
        }
        Command::Return(person) => {
            office::may_say_who_is_here(event, by, *person)?;
            Fact::Returned(*person)
        }
        Command::Admission(members) => office::admission(event, by, members)?,
        Command::Record(record) => moves::record(event, by, record)?,
        Command::Section { name, authors } => contest::open(event, by, name, *authors)?,
        Command::Register { author, section, position } => {
            contest::register(event, by, *author, section, position, now)?
        }
        Command::Revise { work, mark, reason } => contest::revise(event, by, *work, *mark, reason)?,
        Command::Check { section } => contest::check(event, by, section)?,
        Command::Close => office::close(event, by)?,
    };
    Ok(vec![fact])
}

/// Takes in what happened.
pub(crate) fn apply(event: &mut Competition, fact: &Fact, at: Moment) {
    let state = &mut event.panel;
    let mut each = |person: &PersonId, change: &dyn Fn(&mut Officer)| {
        let held = state.officers.iter_mut().filter(|officer| officer.relieved.is_none());
        held.filter(|officer| officer.who.person == *person).for_each(change);
    };
    match fact {
        Fact::Appointed { who, role, post } => state.officers.push(Officer {
            who: who.clone(),
            role: *role,
            post: post.clone(),
            away: false,
            since: at,
            relieved: None,
        }),
        Fact::Sector(sector) => {
            state.sectors.retain(|known| known.name != sector.name);
            state.sectors.push(sector.clone());
        }
        Fact::Moved { person, to, .. } => each(person, &|officer| {
            (officer.post, officer.since) = (Some(to.clone()), at);
        }),
        Fact::Dismissed { person, reason } => {
            each(person, &|officer| officer.relieved = Some((at, reason.clone())));
        }
        Fact::Left(person) => each(person, &|officer| officer.away = true),
        Fact::Returned(person) => each(person, &|officer| officer.away = false),
        Fact::Admission(members) => state.admission.clone_from(members),
        Fact::Recorded(record) => event.rounds.stage.record(record),
        Fact::Section { name, authors } => state.sections.push(Section::new(name, *authors)),
        Fact::Registered(work) => state.works.push(work.clone()),
        Fact::Revised { work, mark, .. } => {
            if let Some(known) = state.works.iter_mut().find(|known| known.no == *work) {
                known.mark = Some(*mark);
            }
        }
        Fact::Checked { section } => {
            if let Some(known) = state.sections.iter_mut().find(|known| known.name == *section) {
                known.checked = Some(at);
            }
        }
        Fact::Closed { report_to } => state.closed = Some((at, report_to.clone())),
    }
}
