//! Clocks that stand: what an official makes of it, and the chief arbiter's break.

use clock::Moment;
use rulebook::law::Authority;

use super::{Grade, Offender, order, violated};
use crate::command::StopReason;
use crate::outcome::{Cause, Outcome};
use crate::state::Phase;
use crate::{Actor, Event, Fact, Game, Refusal, play};

/// What an official makes of a clock that a player stopped without a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The player resigned.
    Resignation,
    /// A misunderstanding: the game goes on, the player gets a remark.
    Misunderstanding,
    /// A mistake without consequences.
    Forgiven,
}

/// Judges a clock that a player stopped without a reason.
pub(super) fn judge(game: &Game, judgement: Judgement, now: Moment) -> Result<Vec<Event>, Refusal> {
    let by = game.law.clock.stop_resigns;
    let (Phase::Stopped(StopReason::None), Some(player)) = (game.phase, game.stopped_by()) else {
        return Err(Refusal::new(by, "no player has stopped the clocks", "after a player stopped them"));
    };
    match judgement {
        Judgement::Resignation => {
            Ok(vec![Fact::Ended(Outcome::win(player.other(), Cause::StoppedClock, by)).at(now)])
        }
        Judgement::Misunderstanding => play::resume(game, now),
        Judgement::Forgiven => {
            if game.law.corrections.forgiven.is_none() {
                let instead = "resignation, or a misunderstanding with a remark";
                return Err(Refusal::new(by, "a stopped clock has consequences", instead));
            }
            let mut events = play::resume(game, now)?;
            events.retain(|event| matches!(event.fact, Fact::Resumed { .. }));
            Ok(events)
        }
    }
}

/// Finds that the arbiter was called without ground: a violation, and the game goes on.
pub(super) fn unfounded(game: &Game, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = game.law;
    let by = law.corrections.unfounded.or(law.clock.stop_to_call).unwrap_or(law.clock.stop_resigns);
    let (Phase::Stopped(StopReason::CallArbiter), Some(player)) = (game.phase, game.stopped_by()) else {
        return Err(Refusal::new(
            by,
            "nobody has called the arbiter",
            "after a player stopped the clocks to call",
        ));
    };
    let mut events = vec![violated(game, Offender::Player(player), by, Grade::Plain).at(now)];
    events.extend(play::resume(game, now)?);
    Ok(events)
}

/// The chief arbiter interrupts play: the clocks stand until an official lets it go on.
pub(super) fn pause(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    let authority = order::office(game, by)?;
    let article = game.law.sanctions.pause.unwrap_or(game.law.clock.stop_resigns);
    if authority < Authority::ChiefArbiter {
        return Err(Refusal::new(
            article,
            "a break is ordered by the chief arbiter",
            "ask the chief arbiter",
        ));
    }
    game.must_be_playing()?;
    Ok(vec![Fact::Stopped { by, reason: StopReason::Disturbance }.at(now)])
}
