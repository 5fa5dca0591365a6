//! What has happened among people, and where it is told.

use core::fmt;

use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::{AccountId, Hash, account, house};

/// One thing that happened: one entry of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// When.
    pub at: Moment,
    /// By whom, if by somebody with an account.
    pub by: Option<AccountId>,
    /// What.
    pub fact: Fact,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Something about one account.
    Person {
        /// Which.
        account: AccountId,
        /// What.
        what: account::Fact,
    },
    /// Something about the house.
    House(house::Fact),
    /// A name was claimed. It tells nothing that the registration does not; but of two who claim the same name at the
    /// same time only one can begin its stream.
    Name {
        /// What the name looks like.
        claim: Hash,
        /// Whose it is.
        account: AccountId,
    },
}

/// A stream of events. Who appends says how many events of it they have seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Home {
    /// What concerns the house as a whole: of two administrators who remove each other one is first.
    House,
    /// What concerns one account.
    Person(AccountId),
    /// The claim to a name.
    Name(Hash),
}

impl Event {
    /// The stream it belongs to.
    #[must_use]
    pub const fn home(&self) -> Home {
        match &self.fact {
            Fact::Person { account, .. } => Home::Person(*account),
            Fact::House(_) => Home::House,
            Fact::Name { claim, .. } => Home::Name(*claim),
        }
    }
}

impl Home {
    /// The kinds of streams there are, in the order in which they are best read.
    pub const KINDS: [&'static str; 3] = ["house", "person", "name"];

    /// The kind of the stream.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Self::House => "house",
            Self::Person(_) => "person",
            Self::Name(_) => "name",
        }
    }

    /// Which of its kind it is.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::House => "people".to_owned(),
            Self::Person(account) => account.to_string(),
            Self::Name(claim) => claim.to_string(),
        }
    }
}

impl fmt::Display for Home {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind(), self.id())
    }
}
