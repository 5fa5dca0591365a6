//! Play from afar: identity, equipment, connections.

use clock::Moment;

use crate::{Actor, Event, Game, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A player's connection is lost.
    Lost(Player),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// A connection was lost.
    Lost(Player),
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {}

pub(crate) fn decide(_game: &Game, _by: Actor, _command: &Command, _now: Moment) -> Result<Vec<Event>, Refusal> {
    Ok(Vec::new())
}

pub(crate) fn apply(_game: &mut Game, _fact: &Fact, _at: Moment) {}

/// How much of the measured delay of a player's line is given back for a move.
pub(crate) fn lag(_game: &Game, _player: Player) -> clock::Millis {
    clock::Millis::ZERO
}

/// What the program does by itself about connections.
pub(crate) fn tick(_game: &Game, _now: Moment) -> Vec<Event> {
    Vec::new()
}
