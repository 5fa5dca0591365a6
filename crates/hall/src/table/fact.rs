//! What happens at a table, as its journal keeps it.

use clock::Millis;
use competition::PersonId;
use game::micromatch::{self, Contender};
use rulebook::Draft;
use serde::{Deserialize, Serialize};

use super::Guest;

/// What can happen at a table. An entry of the journal holds all that followed from one command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Somebody opened the table and waits for an opponent.
    Opened(Box<Opened>),
    /// Somebody has taken a seat.
    Seated {
        /// Which.
        seat: Contender,
        /// Who.
        guest: Guest,
    },
    /// Both are there: when the first game begins.
    Met {
        /// When.
        beginning: clock::Moment,
    },
    /// Something happened in the meeting.
    Play(micromatch::Event),
    /// A player would like the game to be adjourned, or resumed; it is when both would.
    Asked {
        /// Who.
        seat: Contender,
        /// What for.
        what: Break,
    },
    /// A player calls the arbiter.
    Called {
        /// Who.
        seat: Contender,
        /// What for.
        text: String,
    },
    /// An official has come.
    Answered,
    /// A player would like to play again.
    Again {
        /// Who.
        seat: Contender,
    },
    /// Both play again, at another table.
    Moved {
        /// Which.
        table: String,
    },
    /// The table was closed before anybody came.
    Closed,
}

/// What both players have to agree on about a break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Break {
    /// The game is adjourned.
    Adjourn,
    /// It is resumed.
    Resume,
}

/// A table that somebody opened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Opened {
    /// What is to be played.
    pub draft: Draft,
    /// Who opened it.
    pub host: Guest,
    /// Where he sits.
    pub seat: Contender,
    /// Who may come.
    pub audience: Audience,
    /// The table this one follows, if it is played again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<String>,
    /// For whom the other seat is kept.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guest: Option<Guest>,
    /// The board of an event that is played at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub booking: Option<Booking>,
}

/// The board of an event that is played at a table: its seats belong to those who were paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Booking {
    /// The event.
    pub event: String,
    /// The round.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
    /// Who has White by the pairing.
    pub white: Contender,
    /// Who sits on the seats A and B, by the register of the event.
    pub people: [PersonId; 2],
    /// How long after the players those who watch see what happens.
    #[serde(default)]
    pub delay: Millis,
}

/// Who may come to an open table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Whoever has the link.
    Link,
    /// Everybody: it stands in the lobby.
    Lobby,
}
