//! Missing moves, and restoring them: on one's own time, or together with the clocks stopped.

use clock::{Millis, Moment};
use rulebook::law::{LostRecord, Sharing};

use super::{Fact, Guilt, is_exempt, is_kept, left_out};
use crate::actor::{Each, PLAYERS};
use crate::decide::official;
use crate::outcome::{Cause, Outcome, Score};
use crate::sanction::{self, Grade, Offender};
use crate::state::Phase;
use crate::{Actor, Event, Game, Player, Refusal};

/// The opponent or an official points out what is missing.
pub(super) fn missing(
    game: &Game,
    by: Actor,
    player: Player,
    plies: &[u16],
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    must_be_kept(game)?;
    let law = &game.law.record;
    if by != Actor::Player(player.other()) && !by.is_official() {
        return Err(Refusal::new(
            law.duty,
            "only the opponent and the arbiter point that out",
            "call the arbiter",
        ));
    }
    if plies.is_empty() || plies.iter().any(|ply| usize::from(*ply) >= game.plies.len()) {
        return Err(Refusal::new(law.duty, "no such move was made", "name moves that were made"));
    }
    let fact = Fact::Missing { player, plies: plies.to_vec() };
    let mut events = vec![crate::Fact::Record(fact).at(now)];
    let Some(limit) = law.behind else { return Ok(events) };
    if left_out(game, player, plies) > limit.value {
        let follows = match is_exempt(game, player, now) {
            true => Fact::Postponed { player, by: limit.by },
            false => Fact::Behind { player, by: limit.by },
        };
        events.push(crate::Fact::Record(follows).at(now));
    }
    Ok(events)
}

/// A player has restored his record.
pub(super) fn restored(game: &Game, by: Actor, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.record;
    if by != Actor::Player(player) && !by.is_official() {
        return Err(Refusal::new(law.restore, "a player restores his own record", "or the arbiter says so"));
    }
    if game.record.missing[player].is_empty() {
        return Err(Refusal::new(law.restore, "nothing is missing", "record the next move"));
    }
    let together = game.record.together.filter(|_| matches!(game.phase, Phase::Stopped(_)));
    let Some(from) = together else {
        game.must_be_playing()?;
        let running = Some(due(game)).filter(|_| game.record.behind == Some(player));
        return Ok(vec![crate::Fact::Record(Fact::Restored { player, running }).at(now)]);
    };
    let mut events = vec![crate::Fact::Record(Fact::Restored { player, running: None }).at(now)];
    let other = player.other();
    let unready = Some(other).filter(|&other| !is_ready(game, other));
    if unready.is_none() || law.both.value == Sharing::HalvesUntilOneIsReady {
        events.push(shared(game, from, unready, now));
    }
    Ok(events)
}

/// Both restore with the clocks stopped.
pub(super) fn together(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    game.must_be_playing()?;
    let law = &game.law.record;
    if PLAYERS.into_iter().any(|player| is_ready(game, player)) {
        return Err(Refusal::new(
            law.restore,
            "not both have stopped recording",
            "each restores on his own time",
        ));
    }
    if PLAYERS.into_iter().all(|player| is_exempt(game, player, now)) {
        return Err(Refusal::new(
            law.both.by,
            "the control is not over",
            "after a flag has fallen or the control",
        ));
    }
    Ok(vec![crate::Fact::Record(Fact::Together).at(now)])
}

/// A record cannot be restored.
pub(super) fn give_up(game: &Game, by: Actor, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    let law = &game.law.record;
    let together = game.record.together.filter(|_| matches!(game.phase, Phase::Stopped(_)));
    if together.is_none() {
        game.must_be_playing()?;
    }
    if is_ready(game, player) {
        return Err(Refusal::new(law.restore, "nothing is missing", "when a record cannot be restored"));
    }
    let neither = !is_ready(game, player.other());
    let by = law.lost.map_or(law.restore, |lost| lost.by);
    let given_up = crate::Fact::Record(Fact::GivenUp { player, by }).at(now);
    match law.lost.map(|lost| lost.value) {
        Some(LostRecord::BothLose) if neither => {
            let outcome = Outcome::new(Score::BothLose, Cause::Record, by);
            return Ok(vec![given_up, crate::Fact::Ended(outcome).at(now)]);
        }
        Some(LostRecord::BothLose) => {
            return Err(Refusal::new(
                law.lending.by,
                "the opponent's record is complete",
                "restore it from the opponent's sheet",
            ));
        }
        Some(LostRecord::Sanction) | None => {}
    }
    let mut events = vec![given_up];
    if law.lost.is_some() {
        events.push(sanction::violated(game, Offender::Player(player), by, Grade::Plain).at(now));
    }
    match together {
        Some(from) if !neither => events.push(shared(game, from, None, now)),
        None if game.record.behind == Some(player) => {
            let running = due(game);
            let none = Each::default();
            let fact = Fact::Shared { shares: none, carried: none, running, unready: None };
            events.push(crate::Fact::Record(fact).at(now));
        }
        _ => {}
    }
    Ok(events)
}

/// The records differ during the game: the clocks are stopped to compare them.
pub(super) fn compare(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    game.must_be_playing()?;
    must_be_kept(game)?;
    if game.law.record.compared.is_none() {
        let by = game.law.record.duty;
        return Err(Refusal::new(by, "records are not compared during the game", "after the game"));
    }
    Ok(vec![crate::Fact::Record(Fact::Together).at(now)])
}

/// They are compared: whose fault it was pays, but nobody is left with less than the floor before his control.
pub(super) fn compared(game: &Game, by: Actor, guilt: Guilt, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    let together = game.record.together.filter(|_| matches!(game.phase, Phase::Stopped(_)));
    let (Some(floor), Some(from)) = (game.law.record.compared, together) else {
        let by = game.law.record.compared.map_or(game.law.record.duty, |stated| stated.by);
        return Err(Refusal::new(
            by,
            "no records are being compared",
            "after the clocks were stopped for it",
        ));
    };
    let mut due_from = Each::default();
    match guilt {
        Guilt::One(player) => due_from[player] = now - from,
        Guilt::Both => due_from = halves(now - from),
    }
    let shares = Each(PLAYERS.map(|player| due_from[player].min(game.left(player, now) - floor.value)));
    let later = |player| match due_from[player] - shares[player] {
        Millis::ZERO => Millis::ZERO,
        rest => rest + game.record.carried[player].map_or(Millis::ZERO, |(_, earlier)| earlier),
    };
    let carried = Each(PLAYERS.map(later));
    let fact = Fact::Shared { shares, carried, running: due(game), unready: None };
    Ok(vec![crate::Fact::Record(fact).at(now)])
}

fn shared(game: &Game, from: Moment, unready: Option<Player>, now: Moment) -> Event {
    let running = unready.unwrap_or_else(|| due(game));
    let fact = Fact::Shared { shares: halves(now - from), carried: Each::default(), running, unready };
    crate::Fact::Record(fact).at(now)
}

fn halves(time: Millis) -> Each<Millis> {
    let (first, second) = time.halves();
    Each([first, second])
}

/// Whether nothing is left for a player to restore.
fn is_ready(game: &Game, player: Player) -> bool {
    game.record.missing[player].values().all(|why| *why == super::Why::Lost)
}

/// Whose clock runs by the state of the board.
fn due(game: &Game) -> Player {
    game.unpressed.unwrap_or_else(|| game.turn())
}

fn must_be_kept(game: &Game) -> Result<(), Refusal> {
    if is_kept(game) {
        return Ok(());
    }
    let by = game.law.remote.kept_by_program.filter(|_| game.is_remote()).unwrap_or(game.law.record.duty);
    Err(Refusal::new(by, "the players keep no record in this game", "the program or nobody records"))
}
