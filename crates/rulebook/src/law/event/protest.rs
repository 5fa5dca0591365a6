//! How decisions are protested and appealed: one chain of instances for every matter.
//!
//! ```
//! use rulebook::law::event::{Court, Matter};
//! use rulebook::{Edition, event_law};
//! let path = event_law(Edition::Ru22).protest.path(Matter::Correspondence).unwrap();
//! let courts: Vec<Court> = path.steps.iter().map(|step| step.court).collect();
//! assert_eq!(courts, [Court::Secretary, Court::ChiefArbiter, Court::Organiser]);
//! ```

use article::{Article, Stated};
use clock::Millis;

use crate::Status;

/// Everything an edition says about protests and appeals.
#[derive(Clone, Copy, Debug)]
pub struct ProtestLaw {
    /// Who may protest what.
    pub right: Article,
    /// A representative protests for his athletes, and for nobody else.
    pub representative: Article,
    /// In team events the captain only.
    pub captain: Article,
    /// A protest is written.
    pub written: Article,
    /// A protest names the articles.
    pub names_articles: Option<Article>,
    /// So long after it was filed it is decided at the latest, both sides heard.
    pub within: Option<Stated<Millis>>,
    /// Both sides are heard; one that does not come holds nothing up.
    pub hearing: Option<Article>,
    /// Results are not approved while a protest is open.
    pub open: Article,
    /// The largest deposit in roubles; returned if the protest is upheld, else for the prizes.
    pub deposit: Option<Stated<u32>>,
    /// Who decides what, one after the other.
    pub paths: &'static [Path],
    /// The appeals committee.
    pub committee: Option<CommitteeLaw>,
    /// The results are approved.
    pub approval: Approval,
    /// A claim about a position is too late once the result is confirmed.
    pub after_result: Option<Article>,
    /// A claim about the flag is too late once the time has expired.
    pub after_flag: Option<Article>,
    /// Who sent no analysis in time does not protest an adjudication.
    pub analyses: Option<Article>,
}

/// What is in dispute.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Matter {
    /// A decision or sanction at the board.
    Play,
    /// A decision in play by correspondence.
    Correspondence,
    /// Time that is said to be overstepped in play by correspondence.
    Overstep,
    /// The adjudication of an unfinished game by correspondence.
    Adjudication,
    /// The award of a section of a contest.
    Award,
    /// The points of a solver.
    Points,
}

/// Who decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Court {
    /// The arbiter at the board.
    Arbiter,
    /// The judge of a section.
    Judge,
    /// The secretary, or whoever does his work.
    Secretary,
    /// The steward, or whoever does his work.
    Steward,
    /// The chief arbiter.
    ChiefArbiter,
    /// The main panel.
    Panel,
    /// The appeals committee.
    Appeals,
    /// The body of the federation for composition.
    Commission,
    /// The organiser.
    Organiser,
}

/// The chain of instances of a matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    /// Of what.
    pub about: Matter,
    /// The instances, in their order; what the last one decides is final.
    pub steps: &'static [Step],
    /// The article by which the last decision is final.
    pub last: Article,
}

/// One instance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who decides.
    pub court: Court,
    /// By which article.
    pub by: Article,
    /// How long it may be asked.
    pub term: Stated<Term>,
    /// What must have gone before.
    pub after: After,
    /// How it is asked.
    pub asked: Asked,
}

/// How an instance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// In writing: a protest is filed.
    InWriting,
    /// At the board, while the game is played: he is called and decides.
    AtBoard,
}

/// How long an instance may be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// As long as the event lasts.
    Open,
    /// So long after the round in classical play; in rapid and blitz until the next round begins, and so long
    /// after the last round.
    Round {
        /// After a round of classical play.
        classical: Millis,
        /// After the last round of rapid or blitz.
        last: Millis,
    },
    /// So many days after the decision was received.
    Days(u16),
    /// As long as the regulation says in advance.
    Fixed,
    /// Until the results are approved.
    Approval,
}

/// What must have gone before an instance is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// Anybody's decision.
    Any,
    /// A decision of the instance before, protested or not.
    Decision,
    /// A protest that the instance before has decided.
    Protest,
}

/// The appeals committee.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommitteeLaw {
    /// At which events there is one, from which status; at all, if none is said.
    pub from: Option<Stated<Status>>,
    /// Who sits on it: chair, members, reserves, from different regions; no arbiter of the event.
    pub members: Article,
    /// How many members there are beside the chair at least.
    pub members_least: u8,
    /// And at most.
    pub members_most: Option<u8>,
    /// How many reserves there are at least.
    pub reserves_least: u8,
    /// And at most.
    pub reserves_most: Option<u8>,
    /// Those in dispute do not sit on it in that dispute.
    pub parties: Option<Article>,
    /// Who has an interest is replaced by a reserve.
    pub interest: Article,
    /// The number of votes is odd.
    pub odd: Option<Article>,
    /// Nobody on it is younger.
    pub age: Option<Stated<u8>>,
}

/// The approval of results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Approval {
    /// The article.
    pub by: Article,
    /// Whether an upheld appeal opens approved results again.
    pub reopens: bool,
}

impl Path {
    /// The chain of a matter.
    #[must_use]
    pub const fn new(about: Matter, steps: &'static [Step], last: &'static str) -> Self {
        Self { about, steps, last: Article::new(last) }
    }

    /// Where an instance stands in the chain.
    #[must_use]
    pub fn place(&self, court: Court) -> Option<usize> {
        self.steps.iter().position(|step| step.court == court)
    }
}

impl Step {
    /// An instance that may be asked about anything.
    #[must_use]
    pub const fn new(court: Court, by: &'static str) -> Self {
        let by = Article::new(by);
        Self { court, by, term: Stated { value: Term::Open, by }, after: After::Any, asked: Asked::InWriting }
    }

    /// The same within a term.
    #[must_use]
    pub const fn within(self, term: Term, by: &'static str) -> Self {
        Self { term: Stated { value: term, by: Article::new(by) }, ..self }
    }

    /// The same, called to the board during play.
    #[must_use]
    pub const fn at_board(self) -> Self {
        Self { asked: Asked::AtBoard, ..self }
    }

    /// The same after something.
    #[must_use]
    pub const fn after(self, after: After) -> Self {
        Self { after, ..self }
    }
}

impl Court {
    /// A few words for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Arbiter => "arbiter",
            Self::Judge => "judge of the section",
            Self::Secretary => "secretary",
            Self::Steward => "steward",
            Self::ChiefArbiter => "chief arbiter",
            Self::Panel => "main panel",
            Self::Appeals => "appeals committee",
            Self::Commission => "commission for composition",
            Self::Organiser => "organiser",
        }
    }
}

impl ProtestLaw {
    /// The chain of a matter, if the edition has one.
    #[must_use]
    pub fn path(&self, about: Matter) -> Option<&'static Path> {
        self.paths.iter().find(|path| path.about == about)
    }
}
