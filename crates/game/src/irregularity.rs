//! Irregular board actions, touched pieces, and what the opponent or the arbiter makes of them.

use clock::Moment;

use crate::{Actor, Event, Game, Played, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The opponent demands that the irregularity be corrected.
    Demand,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// Correction was demanded.
    Demanded,
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {}

pub(crate) fn decide(_game: &Game, _by: Actor, _command: &Command, _now: Moment) -> Result<Vec<Event>, Refusal> {
    Ok(Vec::new())
}

pub(crate) fn apply(_game: &mut Game, _fact: &Fact, _at: Moment) {}

/// Refuses a move that a touched piece or a demanded correction forbids.
pub(crate) fn may_move(_game: &Game, _player: Player, _played: &Played) -> Result<(), Refusal> {
    Ok(())
}

/// By replying a player accepts what his opponent did wrong.
pub(crate) fn accepted_by_move(_game: &Game, _player: Player, _now: Moment) -> Vec<Event> {
    Vec::new()
}

/// A board action in a hall, as the arrangement it left.
pub(crate) fn board(_game: &Game, _player: Player, _setup: &draughts::Setup, _now: Moment) -> Result<Vec<Event>, Refusal> {
    Ok(Vec::new())
}

/// A move was made: earlier touches are settled.
pub(crate) fn moved(_game: &mut Game, _player: Player) {}

/// The article by which a player may demand a correction now.
pub(crate) fn may_demand(_game: &Game, _player: Player) -> Option<article::Article> {
    None
}
