//! Entries: who is in the register of an event, on which applications, with which papers, and who is admitted.
//!
//! Everybody who has to do with the event is registered. An athlete is entered first and admitted by a decision;
//! what stands against it is known before ([`Competition::lacks`]) and is cited when it is refused.
//!
//! ```
//! use clock::Moment;
//! use competition::entry::{Command, Person};
//! use competition::{Actor, Competition, Draft, PersonId};
//! use rulebook::Edition;
//! let draft = Draft::usual(Edition::Ru22, "russian".parse().unwrap());
//! let mut event = Competition::new(draft.check().unwrap().0);
//! let act = |event: &mut Competition, command: Command| {
//!     let events = event.decide(Actor::Organiser, &command.into(), Moment(0)).unwrap();
//!     events.iter().for_each(|each| event.apply(each));
//! };
//! act(&mut event, Command::register(Person::player("Ким Юрий").rated(2100)));
//! assert!(!event.may_be_paired(PersonId(1)));
//! act(&mut event, Command::AdmitReady);
//! assert!(event.may_be_paired(PersonId(1)));
//! ```

mod admission;
mod application;
mod ban;
mod decide;
mod document;
mod group;
mod import;
mod person;
mod protocol;
mod query;
mod rank;
mod terms;
mod twin;

use clock::{Day, Moment};
use rulebook::law::event::List;
use serde::{Deserialize, Serialize};

pub use admission::{Decision, Ground, Lack, Verdict};
pub use application::{Application, Copy, Listed, Remark, Signature, Stage};
pub use ban::{Ban, Check, Finding};
pub use document::{Document, Item, Shown, required};
pub use group::Group;
pub use import::{Complaint, Import, Imported, import};
pub use person::{Birth, Capacity, Person};
pub use protocol::{Protocol, Row};
pub use rank::{Rank, Title, UnknownRank};
pub use terms::{Applications, Audience, Terms};
pub use twin::{Twin, twin, twins};

pub(crate) use decide::decide;
pub(crate) use terms::object;

use crate::{Competition, PersonId};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Take somebody into the register.
    Register {
        /// Whom.
        person: Box<Person>,
        /// Whether it is known that somebody registered with the same name and year is another one.
        #[serde(default)]
        namesake: bool,
    },
    /// Put right what is known about somebody.
    Amend {
        /// About whom.
        id: PersonId,
        /// What is right.
        person: Box<Person>,
    },
    /// Hand in an application; a later one of the same organisation takes the place of an earlier one.
    Apply(Box<Application>),
    /// Show a paper.
    Show {
        /// Whose.
        people: Vec<PersonId>,
        /// Which.
        paper: Shown,
    },
    /// Take a paper back that was ticked by mistake, or has run out.
    Hide {
        /// Whose.
        id: PersonId,
        /// Which.
        document: Document,
    },
    /// Pay the fee, or a part of it.
    Pay {
        /// Whose.
        id: PersonId,
        /// How much.
        amount: u32,
    },
    /// Pay something back.
    Refund {
        /// To whom.
        id: PersonId,
        /// How much.
        amount: u32,
        /// Why.
        reason: String,
    },
    /// Put a disqualification on the list.
    Ban(Ban),
    /// Keep that somebody was looked for in the lists of the suspended.
    Check {
        /// Who.
        people: Vec<PersonId>,
        /// In which lists.
        lists: Vec<List>,
        /// What they say.
        finding: Finding,
    },
    /// The doctor says whether somebody is fit to play.
    Examine {
        /// Who.
        id: PersonId,
        /// Whether he is.
        fit: bool,
    },
    /// The committee begins its work.
    Open,
    /// Decide on an athlete.
    Decide {
        /// On whom.
        id: PersonId,
        /// What.
        verdict: Verdict,
    },
    /// Admit everybody nothing stands against.
    AdmitReady,
    /// Sign the protocol of the decisions.
    Sign {
        /// Who signs.
        names: Vec<String>,
    },
    /// Somebody does not come after all.
    Withdraw {
        /// Who.
        id: PersonId,
        /// Why.
        reason: String,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Somebody was registered.
    Registered {
        /// As whom.
        id: PersonId,
        /// Who.
        person: Box<Person>,
        /// In which group.
        group: Option<Group>,
    },
    /// What is known about somebody was put right.
    Amended {
        /// About whom.
        id: PersonId,
        /// What is right.
        person: Box<Person>,
        /// In which group.
        group: Option<Group>,
    },
    /// An application was handed in.
    Applied(Box<Application>),
    /// A paper was shown.
    Shown {
        /// Whose.
        id: PersonId,
        /// Which.
        paper: Shown,
    },
    /// A paper was taken back.
    Hidden {
        /// Whose.
        id: PersonId,
        /// Which.
        document: Document,
    },
    /// Money was paid, or paid back.
    Paid {
        /// By whom.
        id: PersonId,
        /// How much; below zero what was paid back.
        amount: i64,
        /// Why it was paid back.
        #[serde(default)]
        reason: String,
    },
    /// A disqualification was put on the list.
    Banned(Ban),
    /// Somebody was looked for in the lists of the suspended.
    Checked {
        /// Who.
        id: PersonId,
        /// What came of it.
        check: Check,
    },
    /// The doctor gave his conclusion.
    Examined {
        /// On whom.
        id: PersonId,
        /// Whether he is fit.
        fit: bool,
    },
    /// The committee began its work.
    Opened,
    /// An athlete was decided on.
    Decided {
        /// Who.
        id: PersonId,
        /// What.
        verdict: Verdict,
    },
    /// The protocol was signed.
    Signed {
        /// By whom.
        names: Vec<String>,
        /// On which day.
        on: Day,
    },
    /// Somebody does not come after all.
    Withdrawn {
        /// Who.
        id: PersonId,
        /// Why.
        reason: String,
    },
}

/// What is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    entries: Vec<Entry>,
    applications: Vec<Application>,
    bans: Vec<Ban>,
    opened: Option<Moment>,
    signed: Option<(Vec<String>, Day)>,
}

/// Somebody in the register, and all that is known about him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who.
    pub person: Person,
    /// In which group he plays, if the event has groups.
    pub group: Option<Group>,
    /// Since when.
    pub at: Moment,
    /// The papers he has shown.
    pub papers: Vec<Shown>,
    /// What he has paid.
    pub ledger: Vec<Payment>,
    /// What the lists of the suspended said.
    pub check: Option<Check>,
    /// Whether the doctor found him fit.
    pub fit: Option<bool>,
    /// What was decided on him.
    pub decision: Option<Decision>,
    /// Why he does not come after all.
    pub withdrawn: Option<String>,
}

/// A line of the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Payment {
    /// How much; below zero what was paid back.
    pub amount: i64,
    /// When.
    pub at: Moment,
    /// Why it was paid back.
    pub reason: String,
}

impl Command {
    /// Registers somebody.
    #[must_use]
    pub fn register(person: Person) -> Self {
        Self::Register { person: Box::new(person), namesake: false }
    }

    /// Admits an athlete.
    #[must_use]
    pub const fn admit(id: PersonId) -> Self {
        Self::Decide { id, verdict: Verdict::Admitted }
    }
}

impl From<Command> for crate::Command {
    fn from(command: Command) -> Self {
        Self::Entry(command)
    }
}

/// Takes in what happened.
pub(crate) fn apply(event: &mut Competition, fact: &Fact, at: Moment) {
    let state = &mut event.entries;
    match fact {
        Fact::Registered { person, group, .. } => state.entries.push(Entry::new(person, *group, at)),
        Fact::Amended { id, person, group } => {
            state.with(*id, |entry| (entry.person, entry.group) = (person.as_ref().clone(), *group));
        }
        Fact::Applied(application) => {
            let same = |other: &Application| {
                other.stage == application.stage && other.organisation == application.organisation
            };
            state.applications.retain(|other| !same(other));
            state.applications.push(application.as_ref().clone());
        }
        Fact::Shown { id, paper } => state.with(*id, |entry| entry.papers.push(paper.clone())),
        Fact::Hidden { id, document } => {
            state.with(*id, |entry| entry.papers.retain(|paper| paper.document != *document));
        }
        Fact::Paid { id, amount, reason } => state.with(*id, |entry| {
            entry.ledger.push(Payment { amount: *amount, at, reason: reason.clone() });
        }),
        Fact::Banned(ban) => state.bans.push(ban.clone()),
        Fact::Checked { id, check } => state.with(*id, |entry| entry.check = Some(check.clone())),
        Fact::Examined { id, fit } => state.with(*id, |entry| entry.fit = Some(*fit)),
        Fact::Opened => state.opened = Some(at),
        Fact::Decided { id, verdict } => {
            state.with(*id, |entry| entry.decision = Some(Decision { verdict: verdict.clone(), at }));
        }
        Fact::Signed { names, on } => state.signed = Some((names.clone(), *on)),
        Fact::Withdrawn { id, reason } => state.with(*id, |entry| entry.withdrawn = Some(reason.clone())),
    }
}

impl State {
    pub(crate) fn change(&mut self, mut change: impl FnMut(PersonId, &mut Entry)) {
        (1..).zip(&mut self.entries).for_each(|(id, entry)| change(PersonId(id), entry));
    }

    pub(crate) fn change_bans(&mut self, change: impl FnMut(&mut Ban)) {
        self.bans.iter_mut().for_each(change);
    }

    fn with(&mut self, id: PersonId, change: impl FnOnce(&mut Entry)) {
        let at = (id.0 as usize).checked_sub(1);
        if let Some(entry) = at.and_then(|at| self.entries.get_mut(at)) {
            change(entry);
        }
    }
}
