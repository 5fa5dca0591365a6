//! Before the first move: arrival, lateness, the ballot, wrong colours and set-up.

use clock::Moment;

use crate::actor::{Each, face};
use crate::state::Phase;
use crate::{Actor, Event, Game, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A player has come.
    Arrive(Player),
    /// The signal to begin.
    Begin,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// A player came.
    Arrived(Player),
    /// The clocks were started.
    Begun {
        /// Whose clock runs.
        running: Player,
    },
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// When each player came.
    pub(crate) came: Each<Option<Moment>>,
}

pub(crate) fn decide(game: &Game, _by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    match *command {
        Command::Arrive(player) => Ok(vec![crate::Fact::Start(Fact::Arrived(player)).at(now)]),
        Command::Begin => Ok(vec![crate::Fact::Start(Fact::Begun { running: game.turn() }).at(now)]),
    }
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    match *fact {
        Fact::Arrived(player) => game.start.came[player] = Some(at),
        Fact::Begun { running } => {
            game.phase = Phase::Playing;
            game.clock.start(face(running), at);
        }
    }
}

/// Refuses a move that comes before it may.
pub(crate) fn may_move(_game: &Game, _player: Player, _now: Moment) -> Result<(), Refusal> {
    Ok(())
}
