//! Violations, the ladder of sanctions, and corrections of the clock by an official.

use clock::Moment;

use crate::{Actor, Event, Game, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A remark to a player.
    Remark(Player),
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// A player got a remark.
    Remarked(Player),
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {}

pub(crate) fn decide(_game: &Game, _by: Actor, _command: &Command, _now: Moment) -> Result<Vec<Event>, Refusal> {
    Ok(Vec::new())
}

pub(crate) fn apply(_game: &mut Game, _fact: &Fact, _at: Moment) {}

/// A remark to a player.
pub(crate) fn remark(player: Player, _by: article::Article) -> crate::Fact {
    crate::Fact::Sanction(Fact::Remarked(player))
}
