//! Sanctions across games, protests and appeals.

mod terms;

use clock::Moment;
use rulebook::Refusal;
use serde::{Deserialize, Serialize};

pub(crate) use terms::object;
pub use terms::Terms;

use crate::{Actor, Competition};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {}

/// What is known about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {}

/// What follows from a command.
pub(crate) fn decide(
    _event: &Competition,
    _by: Actor,
    command: &Command,
    _now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    match *command {}
}

/// Takes in what happened.
pub(crate) fn apply(_event: &mut Competition, fact: &Fact, _at: Moment) {
    match *fact {}
}
