//! The resumption of an adjourned game: setting up, opening, absent players, lost envelopes, wrong clocks.

use clock::{Millis, Moment};
use rulebook::law::{Adjournments, LateClaim, OnArrival, OpenMove};

use super::{
    Fact, Meaning, Restoration, Ruling, Script, Sealed, Secret, Stage, at_stage, has_moved, is_open, reading,
    sealer,
};
use crate::actor::{Each, PLAYERS, face};
use crate::decide::official;
use crate::outcome::{Cause, Outcome, Score};
use crate::state::Phase;
use crate::{Actor, Event, Game, Played, Player, Refusal};

pub(super) fn resume(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    present: Each<bool>,
    times: Option<Each<Millis>>,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    if game.phase != Phase::Adjourned || game.adjournment.stage != Stage::Kept {
        return Err(Refusal::new(law.set_up, "no envelope is kept", "when the game is adjourned"));
    }
    let answerer = sealer(game).other();
    let sealed = game.adjournment.sealed.is_some();
    let running = match sealed {
        true => Some(answerer).filter(|&answerer| !present[answerer]),
        false => Some(game.unpressed.unwrap_or_else(|| game.turn())),
    };
    let times = times.unwrap_or(game.adjournment.times);
    Ok(vec![crate::Fact::Adjourn(Fact::Resumed { present, times, running, sealed }).at(now)])
}

pub(super) fn arrive(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    player: Player,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    let state = &game.adjournment;
    if !matches!(state.stage, Stage::Resumed | Stage::Opened) || state.here[player] {
        return Err(Refusal::new(law.set_up, "nobody is awaited", "when a resumed game waits for a player"));
    }
    game.must_be_playing()?;
    let answers = state.stage == Stage::Resumed && player != sealer(game);
    let stops = answers && law.answerer_absent.value == OnArrival::ClockStops;
    let came = crate::Fact::Adjourn(Fact::Came { player, stops }).at(now);
    match game.overstepped(now) {
        Some(outcome) => Ok(vec![came, crate::Fact::Ended(outcome).at(now)]),
        None => Ok(vec![came]),
    }
}

pub(super) fn open(game: &Game, law: &Adjournments, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    game.must_be_playing()?;
    let state = &game.adjournment;
    if let (Stage::Opened, Some(answer)) = (state.stage, &state.answer) {
        if !state.here[answer.player.other()] {
            return Err(Refusal::new(law.sealer_absent, "the sealer is absent", "when he has come"));
        }
        return Ok(reveal(game, law, answer, now));
    }
    if state.stage != Stage::Resumed {
        return Err(Refusal::new(
            law.opened,
            "there is nothing to open",
            "when an adjourned game is resumed",
        ));
    }
    let Some(sealed) = &state.sealed else {
        return Err(Refusal::new(law.opened, "nothing is sealed", "the player whose turn it is moves"));
    };
    if !state.here[sealed.player.other()] {
        return Err(Refusal::new(
            law.opened,
            "the player who answers is absent",
            "in his presence; until then his clock runs",
        ));
    }
    if is_open(game) {
        return Ok(check_sheet(game, law, sealed, now));
    }
    Ok(reveal(game, law, sealed, now))
}

pub(super) fn judge(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    ruling: Ruling,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    let Some((player, meant)) = game.adjournment.slip else {
        return Err(Refusal::new(law.faulty.by, "there is no slip to judge", "when an envelope shows one"));
    };
    game.must_be_playing()?;
    Ok(match ruling {
        Ruling::Corrected => play(game, player, meant, now),
        Ruling::Lost => vec![loss(law, player, now)],
    })
}

pub(super) fn seal_answer(
    game: &Game,
    law: &Adjournments,
    player: Player,
    secret: &Secret,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    at_stage(game, law, Stage::Opened)?;
    game.must_be_playing()?;
    let refuse = |why| Err(Refusal::new(law.sealer_absent, why, "while the opponent who sealed is absent"));
    if game.adjournment.here[player.other()] {
        return refuse("the opponent is there");
    }
    if game.turn() != player || game.running() != Some(player) || game.adjournment.answer.is_some() {
        return refuse("no answer is due");
    }
    Ok(vec![crate::Fact::Adjourn(Fact::AnswerSealed { player, secret: secret.clone() }).at(now)])
}

pub(super) fn lost(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    restoration: Restoration,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    let closed =
        matches!(game.adjournment.stage, Stage::Stopped | Stage::Inscribed | Stage::Kept | Stage::Resumed);
    if !closed || game.outcome().is_some() {
        return Err(Refusal::new(law.lost, "no envelope is closed", "when an adjourned game is resumed"));
    }
    let running = game.turn();
    let event = match restoration {
        Restoration::Position(times) => crate::Fact::Adjourn(Fact::EnvelopeLost { times, running }),
        Restoration::Nothing => crate::Fact::Ended(Outcome::new(Score::BothLose, Cause::Annulled, law.lost)),
    };
    Ok(vec![event.at(now)])
}

/// A player, or the arbiter, points out that the clocks were set wrong.
pub(super) fn wrong_times(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    let state = &game.adjournment;
    let refuse = |why, instead| Err(Refusal::new(law.correction.by, why, instead));
    if game.outcome().is_some() {
        return refuse("the game is over", "before one's own first move");
    }
    if !matches!(state.stage, Stage::Resumed | Stage::Opened) {
        return refuse("no game is resumed", "at a resumption, before one's own first move");
    }
    let moved = |player| has_moved(game, player);
    let late = match by {
        Actor::Player(player) => moved(player),
        Actor::Official(_) => law.correction.value == LateClaim::Refused && PLAYERS.into_iter().all(moved),
        Actor::Program | Actor::Spectator => true,
    };
    if late {
        let instead = match law.correction.value {
            LateClaim::Refused => "before one's own first move",
            LateClaim::UnlessGrave => "the arbiter may correct it if the consequences are too grave",
        };
        return refuse("too late to correct the clocks", instead);
    }
    if state.set == state.times {
        return refuse("the clocks were set as they were stopped", "if they were set otherwise");
    }
    let right = |player| game.left(player, now) + state.times[player] - state.set[player];
    let times = Each(PLAYERS.map(right));
    Ok(vec![crate::Fact::Adjourn(Fact::TimesCorrected { times }).at(now)])
}

/// The sealed move as it is found in the envelope.
fn reveal(game: &Game, law: &Adjournments, sealed: &Sealed, now: Moment) -> Vec<Event> {
    let text = sealed.secret.reveal().to_owned();
    let meaning = reading::read(&game.board, &text, law);
    let mut events = vec![crate::Fact::Adjourn(Fact::Opened { text, meaning }).at(now)];
    match meaning {
        Meaning::Clear(played) => events.extend(play(game, sealed.player, played, now)),
        Meaning::Slip(_) => {}
        Meaning::Faulty => events.push(loss(law, sealed.player, now)),
    }
    events
}

/// The move was made on the board: the sheet in the envelope must have it.
fn check_sheet(game: &Game, law: &Adjournments, sealed: &Sealed, now: Moment) -> Vec<Event> {
    let text = sealed.secret.reveal().to_owned();
    let made = game.plies.get(game.adjournment.from).map(|ply| ply.played);
    let written = reading::read_stone(&text).map(Played::Stone);
    let same = written.is_some() && written == made;
    let meaning = match made.filter(|_| same) {
        Some(made) => Meaning::Clear(made),
        None => Meaning::Faulty,
    };
    let opened = crate::Fact::Adjourn(Fact::Opened { text, meaning }).at(now);
    let next = match same || law.open_move.value == OpenMove::Stands {
        true => crate::Fact::Adjourn(Fact::Begun { running: game.turn(), completes: None }).at(now),
        false => loss(law, sealed.player, now),
    };
    vec![opened, next]
}

/// A sealed move or answer is made on the board.
fn play(game: &Game, player: Player, played: Played, now: Moment) -> Vec<Event> {
    let Ok(after) = game.board.after(&played, game.law) else { return Vec::new() };
    let mut events = crate::play::made(game, player, played, &after, now);
    if events.iter().any(|event| matches!(event.fact, crate::Fact::Ended(_))) {
        return events;
    }
    let answered = game.adjournment.answer.is_some();
    let next = match answered {
        true => Fact::Answered,
        false => Fact::Begun { running: after.turn(), completes: Some(player) },
    };
    events.push(crate::Fact::Adjourn(next).at(now));
    events.extend(after.ending(&game.law.results).map(|outcome| crate::Fact::Ended(outcome).at(now)));
    events
}

fn loss(law: &Adjournments, sealer: Player, now: Moment) -> Event {
    crate::Fact::Ended(Outcome::win(sealer.other(), Cause::SealedMove, law.faulty.by)).at(now)
}

pub(super) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    let plies = game.plies.len();
    let sealer = sealer(game);
    let state = &mut game.adjournment;
    match fact {
        Fact::Resumed { present, times, running, sealed } => {
            state.stage = if *sealed { Stage::Resumed } else { Stage::Opened };
            (state.here, state.set, state.resumed) = (*present, *times, plies);
            game.phase = Phase::Playing;
            set_clocks(game, times, at);
            if let Some(running) = running {
                game.clock.resume(face(*running), at);
            }
        }
        Fact::Came { player, stops } => {
            state.here[*player] = true;
            if *stops {
                game.clock.stop(at);
            }
        }
        Fact::Opened { meaning, .. } => {
            let whose = state.answer.as_ref().map_or(sealer, |answer| answer.player);
            if let Meaning::Slip(meant) = meaning {
                state.slip = Some((whose, *meant));
            }
            state.stage = Stage::Opened;
        }
        Fact::Begun { running, completes } => {
            (state.stage, state.sealed, state.slip, state.resumed) = (Stage::Opened, None, None, plies);
            game.unpressed = None;
            if let Some(player) = completes {
                game.clock.start(face(*player), at);
                game.clock.press(at);
            }
            start_clock(game, *running, at);
        }
        Fact::AnswerSealed { player, secret } => {
            state.answer = Some(Sealed { player: *player, secret: secret.clone(), script: Script::Letters });
            game.clock.press(at);
        }
        Fact::Answered => {
            (state.answer, state.slip) = (None, None);
            game.unpressed = None;
        }
        Fact::EnvelopeLost { times, running } => {
            (state.stage, state.sealed, state.here, state.resumed) =
                (Stage::Opened, None, Each([true; 2]), plies);
            (state.set, state.times) = (*times, *times);
            game.phase = Phase::Playing;
            set_clocks(game, times, at);
            start_clock(game, *running, at);
        }
        Fact::TimesCorrected { times } => {
            state.set = state.times;
            set_clocks(game, times, at);
        }
        _ => {}
    }
}

fn set_clocks(game: &mut Game, times: &Each<Millis>, at: Moment) {
    for player in PLAYERS {
        game.clock.set(face(player), times[player], at);
    }
}

fn start_clock(game: &mut Game, player: Player, at: Moment) {
    game.clock.stop(at);
    game.clock.resume(face(player), at);
}
