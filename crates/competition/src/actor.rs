//! Who acts in an event.

pub use rulebook::law::event::Role;
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
    /// A player, or whoever else is registered; an official, if he was appointed.
    Person(PersonId),
    /// The program itself.
    Program,
    /// Anybody else.
    Public,
}
