//! Keeping the record, restoring it, signing it, and protests after the end.

use clock::Moment;

use crate::{Actor, Event, Game, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A player signs the score sheet.
    Sign(Player),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// A player signed.
    Signed(Player),
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {}

pub(crate) fn decide(_game: &Game, _by: Actor, _command: &Command, _now: Moment) -> Result<Vec<Event>, Refusal> {
    Ok(Vec::new())
}

pub(crate) fn apply(_game: &mut Game, _fact: &Fact, _at: Moment) {}

/// Refuses a move while the player has to restore his record.
pub(crate) fn may_move(_game: &Game, _player: Player, _now: Moment) -> Result<(), Refusal> {
    Ok(())
}

/// Whether a player's record is complete and clear.
pub(crate) fn is_complete(game: &Game, _player: Player) -> bool {
    game.regulation.record == rulebook::Record::Kept
}

/// A move was made: a line is due on the score sheet.
pub(crate) fn moved(_game: &mut Game, _player: Player, _at: Moment) {}
