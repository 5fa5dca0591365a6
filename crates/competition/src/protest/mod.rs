//! Decisions and sanctions across games, protests against them, appeals, and the approval of results.
//!
//! A decision gets a number. A protest names it, or a game on which nobody has decided, and goes from instance to instance as the
//! edition's chain says.
//!
//! ```
//! use clock::Moment;
//! use competition::protest::{Command as Protest, Party, What};
//! use competition::{Actor, Command, Competition, Draft, PersonId, Role};
//! use rulebook::law::event::{Court, Matter};
//! let draft = Draft::usual("RU22".parse().unwrap(), "russian".parse().unwrap());
//! let mut event = Competition::new(draft.check().unwrap().0);
//! let decision = Command::Protest(Protest::Decide {
//!     matter: Matter::Play,
//!     what: What::Words("the game is drawn".to_owned()),
//!     round: Some(1),
//!     board: Some(3),
//!     game: None,
//!     parties: vec![Party::alone(PersonId(1)), Party::alone(PersonId(2))],
//!     articles: Vec::new(),
//!     reason: "the position was repeated three times".to_owned(),
//! });
//! for fact in event.decide(Actor::Official(Role::Arbiter), &decision, Moment(0)).unwrap() {
//!     event.apply(&fact);
//! }
//! assert_eq!(event.petition(1).unwrap().to, Court::ChiefArbiter);
//! ```

mod approval;
mod case;
mod committee;
mod decision;
mod dispute;
mod ladder;
mod petition;
mod subject;
mod terms;

use article::Article;
use clock::Moment;
use rulebook::Refusal;
use rulebook::law::event::{Court, Matter};
use serde::{Deserialize, Serialize};

pub use case::{Case, Ruling, Verdict, Votes};
pub use committee::{Committee, Formed};
pub use decision::{Decision, Party, What};
pub use dispute::Dispute;
pub use petition::{Claim, Petition};
pub use subject::{Game, Subject};
pub use terms::Terms;
pub(crate) use terms::object;

use crate::{Actor, Competition, PersonId};

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Keep a decision or a sanction of an official.
    Decide {
        /// About what.
        matter: Matter,
        /// What was decided.
        what: What,
        /// In which round.
        round: Option<u16>,
        /// At which board.
        board: Option<u16>,
        /// About which game of a micromatch, from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<u8>,
        /// Whom it concerns.
        #[serde(default)]
        parties: Vec<Party>,
        /// The articles behind it.
        #[serde(default)]
        articles: Vec<Article>,
        /// What it was decided for, in the words of whoever decides.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// File a protest or an appeal.
    File(Petition),
    /// Keep a protest or an appeal that was handed in on paper.
    Receive {
        /// Who wrote it.
        from: Actor,
        /// What it says.
        petition: Petition,
    },
    /// Keep that a party was heard, or did not come.
    Hear {
        /// In which case.
        case: u32,
        /// Who.
        party: PersonId,
        /// Whether he came.
        came: bool,
    },
    /// Rule on a protest or an appeal.
    Rule(Ruling),
    /// Confirm an overstep nobody protested in time.
    Confirm {
        /// Which decision.
        decision: u32,
    },
    /// Form the appeals committee.
    Committee(Committee),
    /// A member of the committee may have an interest in a case.
    Interest {
        /// In which.
        case: u32,
        /// Who.
        member: PersonId,
    },
    /// Annul what somebody who was excluded has achieved.
    Annul(PersonId),
    /// Approve the results.
    Approve,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Something was decided.
    Decided(Decision),
    /// A protest or an appeal was filed.
    Filed(Case),
    /// A party was heard, or did not come.
    Heard {
        /// In which case.
        case: u32,
        /// Who.
        party: PersonId,
        /// Whether he came.
        came: bool,
    },
    /// A protest or an appeal was ruled on.
    Ruled {
        /// In which case, and how.
        ruling: Ruling,
        /// Who ruled.
        court: Court,
        /// Whether nothing can be done about it any more.
        last: bool,
        /// The article by which it binds everybody.
        binds: Article,
        /// What becomes of the deposit.
        deposit: Deposit,
    },
    /// An overstep was confirmed.
    Confirmed {
        /// Which decision.
        decision: u32,
    },
    /// The appeals committee was formed.
    Committee(Committee),
    /// A reserve sits in the place of a member, in one case.
    Replaced {
        /// In which case.
        case: u32,
        /// Who stands aside.
        member: PersonId,
        /// Who sits in his place.
        by: PersonId,
    },
    /// What somebody achieved was annulled.
    Annulled {
        /// Whose results.
        person: PersonId,
        /// By which article.
        by: Article,
    },
    /// The results were approved.
    Approved,
}

/// What becomes of a deposit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deposit {
    /// There is none, or it waits for the next instance.
    None,
    /// It is returned.
    Returned(u32),
    /// It goes to the prizes.
    Prizes(u32),
}

/// What is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    decisions: Vec<Decision>,
    cases: Vec<Case>,
    committee: Option<Committee>,
    annulled: Vec<PersonId>,
    confirmed: Vec<u32>,
    approved: Option<Moment>,
    reopened: bool,
    prizes: u32,
    returned: u32,
}

impl State {
    /// Every decision, in their order.
    #[must_use]
    pub fn decisions(&self) -> &[Decision] {
        &self.decisions
    }

    /// A decision by its number.
    #[must_use]
    pub fn decision(&self, no: u32) -> Option<&Decision> {
        self.decisions.iter().find(|decision| decision.no == no)
    }

    /// Every protest and appeal, in their order.
    #[must_use]
    pub fn cases(&self) -> &[Case] {
        &self.cases
    }

    /// A protest or an appeal by its number.
    #[must_use]
    pub fn case(&self, no: u32) -> Option<&Case> {
        self.cases.iter().find(|case| case.no == no)
    }

    /// Those nobody has ruled on yet.
    pub fn open_cases(&self) -> impl Iterator<Item = &Case> {
        self.cases.iter().filter(|case| case.is_open())
    }

    /// The appeals committee.
    #[must_use]
    pub const fn committee(&self) -> Option<&Committee> {
        self.committee.as_ref()
    }

    /// When the results were approved.
    #[must_use]
    pub const fn approved(&self) -> Option<Moment> {
        self.approved
    }

    /// Deposits that went to the prizes, and deposits that were returned.
    #[must_use]
    pub const fn deposits(&self) -> (u32, u32) {
        (self.prizes, self.returned)
    }

    /// Whether an overstep was confirmed.
    #[must_use]
    pub fn is_confirmed(&self, decision: u32) -> bool {
        self.confirmed.contains(&decision)
    }

    /// Whether what somebody achieved was annulled.
    #[must_use]
    pub fn is_annulled(&self, person: PersonId) -> bool {
        self.annulled.contains(&person)
    }

    pub(crate) fn change_committee(&mut self, change: impl FnOnce(&mut Committee)) {
        if let Some(committee) = &mut self.committee {
            change(committee);
        }
    }

    pub(crate) fn sits_on_committee(&self, person: PersonId) -> bool {
        self.committee.as_ref().is_some_and(|committee| committee.seats(person))
    }
}

impl Competition {
    /// Decisions, protests and appeals.
    #[must_use]
    pub const fn protests(&self) -> &State {
        &self.protests
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
        Command::Decide { matter, what, round, board, game, parties, articles, reason } => {
            let place = decision::Place { round: *round, board: *board, game: *game };
            decision::keep(event, by, (*matter, what, place), parties, (articles, reason), now)?
        }
        Command::File(petition) => case::file(event, by, petition, now)?,
        Command::Receive { from, petition } => {
            event.may_receive(by)?;
            case::file(event, *from, petition, now)?
        }
        Command::Hear { case, party, came } => case::hear(event, by, *case, *party, *came)?,
        Command::Rule(ruling) => case::rule(event, by, ruling)?,
        Command::Confirm { decision } => approval::confirm(event, by, *decision, now)?,
        Command::Committee(list) => committee::form(event, by, list, now)?,
        Command::Interest { case, member } => committee::stand_aside(event, by, *case, *member)?,
        Command::Annul(person) => ladder::annul(event, by, *person)?,
        Command::Approve => approval::approve(event, by)?,
    };
    Ok(vec![fact])
}

/// Takes in what happened.
pub(crate) fn apply(event: &mut Competition, fact: &Fact, at: Moment) {
    let reopens = event.law.protest.approval.reopens;
    let state = &mut event.protests;
    match fact {
        Fact::Decided(decision) => state.decisions.push(decision.clone()),
        Fact::Filed(case) => state.cases.push(case.clone()),
        Fact::Heard { case, party, came } => {
            if let Some(case) = state.cases.iter_mut().find(|known| known.no == *case) {
                case.heard.push((*party, *came));
            }
        }
        Fact::Ruled { ruling, last, deposit, .. } => {
            match deposit {
                Deposit::None => {}
                Deposit::Returned(sum) => state.returned = state.returned.saturating_add(*sum),
                Deposit::Prizes(sum) => state.prizes = state.prizes.saturating_add(*sum),
            }
            let Some(case) = state.cases.iter_mut().find(|known| known.no == ruling.case) else { return };
            case.rule(ruling, *last);
            let about = case.petition.about;
            if ruling.verdict == Verdict::Upheld {
                state.reopened |= reopens && state.approved.is_some();
                let overturned = |known: &&mut Decision| about == Subject::Decision(known.no);
                if let Some(decision) = state.decisions.iter_mut().find(overturned) {
                    decision.overturned = true;
                }
            }
        }
        Fact::Confirmed { decision } => state.confirmed.push(*decision),
        Fact::Committee(list) => state.committee = Some(list.clone()),
        Fact::Replaced { case, member, by } => {
            if let Some(case) = state.cases.iter_mut().find(|known| known.no == *case) {
                case.replaced.push((*member, *by));
            }
        }
        Fact::Annulled { person, .. } => state.annulled.push(*person),
        Fact::Approved => (state.approved, state.reopened) = (Some(at), false),
    }
}
