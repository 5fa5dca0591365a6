//! Who acts in an event.

use serde::{Deserialize, Serialize};

use crate::{PersonId, TeamId};

/// Who gives a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The organiser.
    Organiser,
    /// An official of the panel, or of those who help it.
    Official(Role),
    /// The captain or representative of a team.
    Captain(TeamId),
    /// A player, or whoever else is registered.
    Person(PersonId),
    /// The program itself.
    Program,
    /// Anybody else.
    Public,
}

/// What an official is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// The chief arbiter.
    ChiefArbiter,
    /// A deputy of the chief arbiter.
    Deputy,
    /// The chief secretary.
    Secretary,
    /// An arbiter over other arbiters.
    SeniorArbiter,
    /// An arbiter at the boards.
    Arbiter,
    /// An assistant of the secretary.
    AssistantSecretary,
    /// The doctor of the event.
    Doctor,
}
