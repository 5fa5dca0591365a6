//! The steps of an adjournment: order, seal, stop the clock, write on the envelope, sign, keep.

use clock::{Millis, Moment};
use rulebook::law::{Adjournments, EnvelopeForm, OpenMove, StoppedBy};

use super::{
    Envelope, Fact, Ground, Script, Secret, Stage, at_stage, draw_by, is_open, not_interrupted, out_of_order,
    sealer,
};
use crate::actor::{Each, PLAYERS};
use crate::decide::official;
use crate::outcome::{Cause, Outcome};
use crate::state::Phase;
use crate::{Actor, Event, Game, Player, Refusal, Role};

pub(super) fn order(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    ground: Ground,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    if !matches!(game.phase, Phase::Stopped(_)) {
        game.must_be_playing()?;
    }
    if !matches!(game.adjournment.stage, Stage::None | Stage::Opened) {
        return Err(out_of_order(law, "the game is being adjourned already"));
    }
    let fact = match ground {
        Ground::Wish => return Err(not_interrupted(game)),
        Ground::Exception(exception) => {
            if !matches!(by, Actor::Official(Role::ChiefArbiter | Role::Panel)) {
                return Err(Refusal::new(
                    law.exception,
                    "only the chief arbiter permits that",
                    "with his permission, in an exceptional case",
                ));
            }
            Fact::Interrupted(exception)
        }
        Ground::SessionOver | Ground::OwnTime { .. } => {
            game.must_be_playing()?;
            official(by, game.law)?;
            if !controls_are_met(game) {
                return Err(Refusal::new(
                    law.exception,
                    "the control moves are not made",
                    "in an exceptional case, with the chief arbiter's permission",
                ));
            }
            if let Ground::OwnTime { player, left } = ground {
                let Some(by) = law.on_own_time else { return Err(not_interrupted(game)) };
                if game.left(player, now) <= left {
                    return Err(Refusal::new(
                        by,
                        "the player has not so much time",
                        "who asks takes all that is left of the session on himself",
                    ));
                }
            }
            Fact::Ordered(ground)
        }
    };
    Ok(vec![crate::Fact::Adjourn(fact).at(now)])
}

pub(super) fn seal(
    game: &Game,
    law: &Adjournments,
    player: Player,
    secret: &Secret,
    script: Script,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    if game.adjournment.stage > Stage::Ordered {
        return Err(Refusal::new(
            law.sealing,
            "the clock is stopped",
            "a sealed move is changed only before that",
        ));
    }
    at_stage(game, law, Stage::Ordered)?;
    if player != sealer(game) {
        return Err(Refusal::new(law.sealing, "the player whose turn it is seals", "write on the envelope"));
    }
    if is_open(game) && law.open_move.value == OpenMove::Stands {
        return Err(Refusal::new(law.open_move.by, "the move is open", "stop the clock"));
    }
    if script == Script::Braille && !crate::form::is_blind(game, player) {
        let by = game.law.form.blind.map_or(law.sealing, |blind| blind.braille);
        return Err(Refusal::new(by, "only the blind seal in Braille", "seal in the usual letters"));
    }
    let fact = Fact::Sealed { player, secret: secret.clone(), script };
    Ok(vec![crate::Fact::Adjourn(fact).at(now)])
}

pub(super) fn stop_clock(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    let sealer = sealer(game);
    let may = by.is_official() || (law.stopped_by.value == StoppedBy::Sealer && by == Actor::Player(sealer));
    if !may {
        return Err(Refusal::new(
            law.stopped_by.by,
            "somebody else stops the clock",
            "who sealed, or the arbiter",
        ));
    }
    at_stage(game, law, Stage::Ordered)?;
    let unwritten = game.adjournment.sealed.is_none();
    if is_open(game) && unwritten && law.open_move.value == OpenMove::MustBeWritten {
        return Err(Refusal::new(
            law.open_move.by,
            "the move on the board is not written",
            "write it on the sheet",
        ));
    }
    if !is_open(game) && unwritten {
        return Err(out_of_order(law, "no move is sealed"));
    }
    let mut events = Vec::new();
    if let Some(player) = game.unpressed {
        events.push(crate::Fact::Pressed { player, lag: Millis::ZERO }.at(now));
    }
    match game.overstepped(now).or_else(|| game.board.ending(&game.law.results)) {
        Some(outcome) => events.push(crate::Fact::Ended(outcome).at(now)),
        None => events.push(crate::Fact::Adjourn(Fact::Stopped).at(now)),
    }
    Ok(events)
}

pub(super) fn inscribe(
    game: &Game,
    law: &Adjournments,
    by: Actor,
    envelope: &Envelope,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    if game.adjournment.stage != Stage::Inscribed {
        at_stage(game, law, Stage::Stopped)?;
    }
    let braille = game.adjournment.sealed.as_ref().is_some_and(|sealed| sealed.script == Script::Braille);
    if let (true, Some(blind), false) = (braille, game.law.form.blind, by.is_official()) {
        return Err(Refusal::new(blind.braille, "the arbiter writes on this envelope", "call the arbiter"));
    }
    if by != Actor::Player(sealer(game).other()) && !by.is_official() {
        return Err(Refusal::new(
            law.envelope.by,
            "the other player writes on the envelope",
            "who did not seal",
        ));
    }
    let filled = match law.envelope.value {
        EnvelopeForm::Position => envelope.position.is_some() || game.board.position().is_none(),
        EnvelopeForm::Resumption => envelope.resumption.is_some(),
    };
    if !filled || PLAYERS.into_iter().any(|player| envelope.names[player].trim().is_empty()) {
        let needed = match law.envelope.value {
            EnvelopeForm::Position => "names, position, sealer, number of the move and times",
            EnvelopeForm::Resumption => "names, number of the move, times, and when the game is resumed",
        };
        return Err(Refusal::new(law.envelope.by, "something is missing on the envelope", needed));
    }
    Ok(vec![crate::Fact::Adjourn(Fact::Inscribed(envelope.clone())).at(now)])
}

pub(super) fn sign(
    game: &Game,
    law: &Adjournments,
    player: Player,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    at_stage(game, law, Stage::Inscribed)?;
    Ok(vec![crate::Fact::Adjourn(Fact::Signed(player)).at(now)])
}

pub(super) fn keep(game: &Game, law: &Adjournments, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    official(by, game.law)?;
    at_stage(game, law, Stage::Inscribed)?;
    if let Some(by) = law.signed.filter(|_| game.adjournment.signed != Each([true; 2])) {
        return Err(Refusal::new(by, "the envelope is not signed", "when both players have signed it"));
    }
    let mismatches = game.envelope_mismatches();
    if !mismatches.is_empty() {
        let words: Vec<&str> = mismatches.iter().map(|mismatch| mismatch.words()).collect();
        return Err(Refusal::new(law.kept, "what is on the envelope is not so", words.join(", ")));
    }
    Ok(vec![crate::Fact::Adjourn(Fact::Kept(by)).at(now)])
}

pub(super) fn agree(
    game: &Game,
    law: &Adjournments,
    player: Player,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    let by = draw_by(game, law);
    if game.phase != Phase::Adjourned {
        return Err(Refusal::new(by, "the game is not adjourned", "offer a draw"));
    }
    let mut events = vec![crate::Fact::Adjourn(Fact::Agreed(player)).at(now)];
    if game.adjournment.agreed[player.other()] {
        events.push(crate::Fact::Ended(Outcome::draw(Cause::Agreement, by)).at(now));
    }
    Ok(events)
}

/// Whether both players have made the moves of the last control that asks for moves.
fn controls_are_met(game: &Game) -> bool {
    let stages = game.regulation.control.stages();
    let asked = stages.iter().filter_map(|stage| stage.moves).map(u32::from).sum::<u32>();
    asked > 0 && PLAYERS.into_iter().all(|player| u32::from(game.moves_of(player)) >= asked)
}
