//! Wrong colours, a wrong set-up, a board the wrong way round.

use article::Stated;
use clock::{Clock, Moment};
use draughts::{AnyPosition, Setup};
use rulebook::law::SetupFound;

use super::{Fact, fact};
use crate::draw::Offers;
use crate::state::Phase;
use crate::{Board, Event, Game, PLAYERS, Refusal, adjourn, irregularity, record};

/// What was wrong before the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    /// The players have each other's colours.
    Colours,
    /// The pieces were set up wrongly.
    Setup,
    /// The board lies the wrong way round.
    Orientation,
}

/// Whether the players hold the colours they were given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Colours {
    /// They do.
    #[default]
    AsGiven,
    /// They have each other's, and it was found too late.
    Swapped,
}

/// The game begins anew, as long as that may be.
pub(super) fn correct(game: &Game, mistake: Mistake, now: Moment) -> Result<Vec<Event>, Refusal> {
    let Stated { value, by } = rule(game, mistake);
    if value == SetupFound::Stands && both_have_moved(game) {
        return Err(Refusal::new(by, "both players have moved", "the game goes on and its result counts"));
    }
    Ok(vec![fact(Fact::Restarted { mistake, by }, now)])
}

/// The mistake is recorded, and the game goes on with what lies on the board.
pub(super) fn leave(
    game: &Game,
    mistake: Mistake,
    actual: Option<&Setup>,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    let by = rule(game, mistake).by;
    if !both_have_moved(game) {
        return Err(Refusal::new(by, "the mistake is found in time", "correct it, and begin anew"));
    }
    let position = match (actual, game.board.position()) {
        (Some(actual), Some(position)) => {
            let mut setup = *actual;
            setup.turn = position.turn();
            let read = position.variant().position(setup);
            Some(read.map_err(|_| Refusal::new(by, "not a position of this game", "what lies on the board"))?)
        }
        _ => None,
    };
    Ok(vec![fact(Fact::Stands { mistake, position, by }, now)])
}

/// As before the signal; only the players are here, and what was drawn binds.
pub(super) fn restart(game: &mut Game) {
    game.plies.clear();
    game.set_board(game.origin.clone());
    game.clock = Clock::new(game.regulation.control, game.regulation.clock);
    game.phase = Phase::Waiting;
    game.unpressed = None;
    game.offers = Offers::default();
    game.claim = None;
    game.aloud = None;
    game.stopper = None;
    game.start.written = None;
    game.irregularity = irregularity::State::default();
    game.record = record::State::default();
    game.adjournment = adjourn::State::default();
    game.form = game.form.begun_anew();
    game.remote = game.remote.begun_anew();
}

pub(super) fn stand(game: &mut Game, mistake: Mistake, position: Option<AnyPosition>) {
    if mistake == Mistake::Colours {
        game.start.colours = Colours::Swapped;
    }
    if let Some(position) = position {
        game.set_board(Board::Draughts(position));
    }
}

/// What the edition says about a mistake: which article, and whether it stands when both players have moved.
fn rule(game: &Game, mistake: Mistake) -> Stated<SetupFound> {
    let law = &game.law.start;
    let colours = Stated { value: SetupFound::Stands, by: law.colours };
    let drawn = law.ballot.and_then(|ballot| ballot.setup).filter(|_| game.start.ballot.is_some());
    let setup = match drawn {
        Some(by) => Stated { value: SetupFound::Stands, by },
        None => law.setup.unwrap_or(colours),
    };
    match mistake {
        Mistake::Colours => colours,
        Mistake::Setup => setup,
        Mistake::Orientation => {
            law.orientation.map_or(setup, |by| Stated { value: SetupFound::OpponentDecides, by })
        }
    }
}

fn both_have_moved(game: &Game) -> bool {
    PLAYERS.into_iter().all(|player| game.moves_of(player) > 0)
}
