//! What can be asked at an event.

use clock::Moment;
use competition::{Draft, PersonId};
use serde::Deserialize;

use super::{Answer, Grave, Holder, Seat, Terms};

/// What somebody asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Something of the competition.
    Conduct(competition::Command),
    /// Something of the house.
    House(House),
}

/// What the house is asked for, once it is known who and when is meant.
#[derive(Clone, Debug, PartialEq)]
pub enum House {
    /// Make the pairs of the last round known.
    Publish,
    /// Give somebody a seat.
    Grant {
        /// Whom.
        holder: Holder,
        /// Which.
        seat: Seat,
    },
    /// Make a link by which a seat is taken.
    Invite {
        /// The hash of what it holds.
        hash: String,
        /// The seat.
        seat: Seat,
        /// For whom it is meant.
        label: String,
        /// Until when.
        until: Moment,
        /// How many may come by it.
        uses: u16,
    },
    /// Let a link work no longer.
    Recall {
        /// Its number.
        invitation: u32,
    },
    /// Take the seat of a link.
    Join {
        /// The hash of what it holds.
        hash: String,
        /// What he is called, if he has no account.
        name: String,
    },
    /// Take a seat from somebody, or leave one's own.
    Unseat {
        /// Its number.
        no: u32,
        /// Why.
        reason: String,
    },
    /// Ask for what two have to agree on.
    Ask(Grave),
    /// Answer somebody who asks.
    Answer {
        /// Which request.
        no: u32,
        /// What.
        answer: Answer,
    },
    /// Put the regulation right before the numbers are drawn.
    Regulate(Box<Draft>),
    /// Do something otherwise.
    Arrange(Terms),
    /// Erase what is personal.
    Erase {
        /// Whose; everybody's if nobody is named.
        person: Option<PersonId>,
    },
    /// Keep that games are played at tables.
    OpenBoards {
        /// The round.
        round: u16,
        /// The boards, from 1, each with its table.
        tables: Vec<(u16, String)>,
    },
}

/// What the house is asked for, as a program writes it under `venue`.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// See [`House::Publish`].
    Publish,
    /// See [`House::Grant`].
    Grant {
        /// The name of an account.
        account: String,
        /// Which seat.
        seat: Seat,
    },
    /// See [`House::Invite`].
    Invite {
        /// Which seat.
        seat: Seat,
        /// For whom it is meant.
        #[serde(default)]
        label: String,
        /// For how many days it works.
        #[serde(default)]
        days: Option<u16>,
        /// How many may come by it.
        #[serde(default)]
        uses: Option<u16>,
    },
    /// See [`House::Recall`].
    Recall {
        /// Its number.
        invitation: u32,
    },
    /// See [`House::Join`].
    Join {
        /// What the link holds.
        token: String,
        /// What he is called, if he has no account.
        #[serde(default)]
        name: String,
    },
    /// See [`House::Unseat`].
    Unseat {
        /// Its number.
        no: u32,
        /// Why.
        #[serde(default)]
        reason: String,
    },
    /// See [`House::Ask`].
    Ask(Grave),
    /// See [`House::Answer`].
    Approve {
        /// Which request.
        no: u32,
    },
    /// See [`House::Answer`].
    Decline {
        /// Which request.
        no: u32,
    },
    /// See [`House::Regulate`].
    Regulate(Box<Draft>),
    /// See [`House::Arrange`].
    Arrange(Terms),
    /// The server draws a seed and makes known what binds it.
    CommitLots,
    /// The server reveals that seed and draws the numbers.
    RevealLots,
    /// See [`House::Erase`].
    Erase {
        /// Whose; everybody's if nobody is named.
        #[serde(default)]
        person: Option<PersonId>,
    },
}
