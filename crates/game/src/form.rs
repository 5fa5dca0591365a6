//! Special forms of play: the blind, simultaneous displays, blindfold, consultation.

use clock::Moment;

use crate::{Actor, Event, Game, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A player announces his move aloud.
    Announce(Player),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// A move was announced.
    Announced(Player),
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {}

pub(crate) fn decide(_game: &Game, _by: Actor, _command: &Command, _now: Moment) -> Result<Vec<Event>, Refusal> {
    Ok(Vec::new())
}

pub(crate) fn apply(_game: &mut Game, _fact: &Fact, _at: Moment) {}

/// Whether a player is blind.
pub(crate) fn is_blind(_game: &Game, _player: Player) -> bool {
    false
}

/// Refuses a press before a move is announced, where it must be.
pub(crate) fn may_press(_game: &Game, _player: Player) -> Result<(), Refusal> {
    Ok(())
}

/// A move was made: it has to be announced.
pub(crate) fn moved(_game: &mut Game, _player: Player) {}
