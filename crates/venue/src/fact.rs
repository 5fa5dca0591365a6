//! What happens at an event, as its journal keeps it.

use clock::Moment;
use competition::{Actor, Draft, Event, PersonId};
use serde::{Deserialize, Serialize};

use super::{Held, Holder, Invitation, Seat};

/// What can happen. An entry of the journal holds all that followed from one request, or a part of it that came first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Somebody opened the event.
    Opened(Box<Opened>),
    /// Something happened in the competition.
    Conducted {
        /// What he who did it is called.
        by: String,
        /// Under which name the vault keeps what is personal in it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        vault: Option<String>,
        /// What.
        events: Vec<Event>,
    },
    /// Somebody has a seat.
    Seated(Held),
    /// A seat was taken from somebody, or left.
    Unseated {
        /// Its number.
        no: u32,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// A link was made by which a seat is taken.
    Invited(Invitation),
    /// A link does not work any more.
    Recalled {
        /// Its number.
        invitation: u32,
    },
    /// The pairs of a round or a line-up for it were made known.
    Published {
        /// The command that made or handed them in.
        step: u32,
        /// The round.
        round: u16,
    },
    /// Somebody asks for what two have to agree on.
    Asked(Request),
    /// Another one has answered.
    Answered {
        /// Which.
        no: u32,
        /// Who.
        by: Holder,
        /// What.
        answer: Answer,
    },
    /// A game of a round is played at a table of this house.
    BoardOpened {
        /// The round.
        round: u16,
        /// The board, from 1.
        board: u16,
        /// The table.
        table: String,
    },
    /// A request was carried out that whoever sent it has named: sent again it is not.
    Done {
        /// Its name.
        key: String,
    },
    /// The regulation was put right before the numbers were drawn.
    Regulated(Box<Draft>),
    /// The house does something otherwise.
    Arranged(Terms),
    /// What is personal was erased.
    Erased {
        /// Whose; everybody's if nobody is named.
        person: Option<PersonId>,
    },
}

/// An event that somebody opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Opened {
    /// What it chose inside its edition.
    pub draft: Draft,
    /// Who opened it.
    pub host: Holder,
    /// When.
    pub at: Moment,
    /// What he is at first.
    pub seats: Vec<Seat>,
    /// What the house does about it.
    #[serde(default)]
    pub terms: Terms,
}

/// What the house does about an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Terms {
    /// Who finds it.
    pub audience: Audience,
    /// When pairs are made known.
    pub publication: Publication,
    /// Who begins a round.
    pub rounds: Rounds,
    /// So many seconds after the players those who watch online boards see what happens.
    #[serde(skip_serializing_if = "is_zero")]
    pub delay: u16,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_zero(seconds: &u16) -> bool {
    *seconds == 0
}

/// Who finds an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Whoever has the link.
    #[default]
    Link,
    /// Everybody: it stands in the list.
    Public,
}

/// When pairs are made known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Publication {
    /// When somebody says so.
    #[default]
    ByHand,
    /// At once.
    AtOnce,
}

/// Who begins a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rounds {
    /// An arbiter.
    #[default]
    ByHand,
    /// The program, at the hour of the schedule: it pairs, publishes and begins.
    ByClock,
}

/// Something two have to agree on, as one of them asks for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Request {
    /// Its number.
    pub no: u32,
    /// What.
    pub what: Grave,
    /// Who asks.
    pub by: Holder,
    /// In whose name.
    pub actor: Actor,
    /// When.
    pub at: Moment,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
}

/// What two have to agree on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Grave {
    /// The last round is annulled.
    AnnulRound {
        /// Which it is.
        round: u16,
        /// Why.
        reason: String,
    },
}

/// What another one says to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Yes.
    Approved,
    /// No.
    Declined,
}
