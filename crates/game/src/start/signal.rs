//! Arrival and the signal: which clock runs, and a first move that is written down.

use clock::{Millis, Moment};
use rulebook::law::Absent;

use super::lateness::{self, absence};
use super::{Fact, fact, manager, may_move};
use crate::state::Phase;
use crate::{Actor, Event, Game, PLAYERS, Played, Player, Refusal, Role, ballot, remote};

/// A player comes: the clocks follow, a first move that was written is played, and lateness has its price.
pub(super) fn arrive(game: &Game, by: Actor, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.start;
    if by == Actor::Spectator || by == Actor::Player(player.other()) {
        return Err(Refusal::new(
            law.signal,
            "only the player himself arrives",
            "the player, or an official for him",
        ));
    }
    if game.start.came[player].is_some() {
        return Err(Refusal::new(law.signal, "the player is here already", "once for each game"));
    }
    let mut events = vec![fact(Fact::Arrived(player), now)];
    if game.phase != Phase::Playing {
        return Ok(events);
    }
    if let Some(outcome) = absence(game, now) {
        events.push(crate::Fact::Ended(outcome).at(now));
        return Ok(events);
    }
    events.extend(lateness::proposal(game, player, now).map(|proposed| fact(proposed, now)));
    let other_here = game.start.came[player.other()].is_some();
    let handed = if other_here {
        both_came(game, &mut events, now)
    } else {
        first_came(game, player, &mut events, now)
    };
    events.extend(handed.map(|running| fact(Fact::Handed { running }, now)));
    Ok(events)
}

/// The first of two absent players has come: whose clock runs now.
fn first_came(game: &Game, player: Player, events: &mut Vec<Event>, now: Moment) -> Option<Player> {
    let law = &game.law.start;
    events.extend(law.halved.map(|by| fact(Fact::Halved { by }, now)));
    match law.absent.value {
        Absent::FirstClock if !ballot::is_pending(game) => Some(game.turn()),
        _ => Some(player.other()),
    }
}

/// Both are here: whose clock runs now, if another than before. A late ballot is drawn on the late player's time.
fn both_came(game: &Game, events: &mut Vec<Event>, now: Moment) -> Option<Player> {
    if ballot::is_pending(game) {
        return None;
    }
    if let Some((player, played)) = game.start.written {
        events.push(crate::Fact::Moved { player, played }.at(now));
        if game.unpressed != Some(player) {
            events.push(crate::Fact::Pressed { player, lag: Millis::ZERO }.at(now));
        }
        return None;
    }
    let begins = game.plies.is_empty() && game.law.start.absent.value == Absent::HisClock;
    begins.then(|| game.turn())
}

pub(super) fn away(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    if game.phase != Phase::Waiting {
        return Err(Refusal::new(game.law.start.signal, "the game has begun", "before the signal"));
    }
    Ok(vec![fact(Fact::Left(player), now)])
}

/// The signal: whose clock is started.
pub(super) fn begin(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.start;
    manager(game, by)?;
    if game.phase != Phase::Waiting {
        return Err(Refusal::new(law.signal, "the game has begun", "once"));
    }
    let pause = game.start.pause;
    if now < game.beginning {
        let by = pause.map_or(law.signal, |pause| pause.by);
        return Err(Refusal::new(by, "it is not time yet", format!("in {}", game.beginning - now)));
    }
    let overdue = pause.filter(|pause| pause.latest.is_some_and(|latest| now > latest));
    if let (Some(pause), Actor::Official(Role::Arbiter | Role::Secretary)) = (overdue, by) {
        return Err(Refusal::new(
            pause.by,
            "the break was too long",
            "the chief arbiter lets the game begin",
        ));
    }
    remote::may_begin(game)?;
    let absent: Vec<Player> =
        PLAYERS.into_iter().filter(|&player| game.start.came[player].is_none()).collect();
    let pending = ballot::is_pending(game);
    let running = match absent[..] {
        [] if pending => return Err(ballot::not_drawn(game)),
        [absent] if pending || law.absent.value == Absent::HisClock => absent,
        _ => game.turn(),
    };
    Ok(vec![fact(Fact::Begun { running }, now)])
}

pub(super) fn write(game: &Game, by: Actor, played: Played, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.start;
    game.must_be_playing()?;
    let player = crate::decide::a_player(by, game.law)?;
    let waits = game.start.came[player.other()].is_none() && game.plies.is_empty();
    if law.absent.value != Absent::FirstClock || !waits {
        return Err(Refusal::new(
            law.absent.by,
            "a first move is not written instead of made",
            "a move on the board when the opponent is here",
        ));
    }
    if game.turn() != player {
        return Err(Refusal::new(
            law.absent.by,
            "a written move is not changed",
            "it is played when the opponent comes",
        ));
    }
    may_move(game, player, now)?;
    game.board.after(&played, game.law)?;
    let mut events = vec![fact(Fact::Written { player, played }, now)];
    if game.is_remote() {
        events.push(crate::Fact::Pressed { player, lag: Millis::ZERO }.at(now));
    }
    Ok(events)
}
