//! Adjournment with a sealed move, and resumption.

use clock::Moment;

use crate::{Actor, Event, Game, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The game is to be adjourned.
    Adjourn,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// The game was adjourned.
    Adjourned,
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {}

pub(crate) fn decide(_game: &Game, _by: Actor, _command: &Command, _now: Moment) -> Result<Vec<Event>, Refusal> {
    Ok(Vec::new())
}

pub(crate) fn apply(_game: &mut Game, _fact: &Fact, _at: Moment) {}
