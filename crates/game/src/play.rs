//! Moves, clocks and resignations.

use clock::{Flags, Millis, Moment};
use rulebook::Enforcement;
use rulebook::law::FlagAfterWin;

use crate::actor::{face, owner};
use crate::command::{Claim, StopReason};
use crate::outcome::{Cause, Outcome};
use crate::state::{Phase, Ply};
use crate::{Actor, Board, Event, Fact, Game, Played, Player, Refusal};
use crate::{form, irregularity, record, sanction, start};

impl Game {
    /// Refuses what is only done while a game is played.
    pub(crate) fn must_be_playing(&self) -> Result<(), Refusal> {
        let by = self.law.clock.in_turn;
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Refusal::new(by, "the game has not begun", "after the signal")),
            Phase::Stopped(_) => Err(Refusal::new(by, "the clocks are stopped", "after the arbiter's decision")),
            Phase::Adjourned => Err(Refusal::new(by, "the game is adjourned", "when it is resumed")),
            Phase::Over(outcome) => Err(Refusal::new(
                self.law.results.final_result.unwrap_or(outcome.by),
                "the game is over",
                format!("it ended {outcome}"),
            )),
        }
    }

    /// The outcome by a fallen flag, as the clock knows it.
    pub(crate) fn overstepped(&self, now: Moment) -> Option<Outcome> {
        let loser = match self.clock.first_flag(now) {
            Flags::None => return None,
            Flags::One(face) | Flags::Both { first: Some(face) } => owner(face),
            Flags::Both { first: None } => {
                let by = self.law.draws.both_flags?;
                return Some(Outcome::draw(Cause::BothFlags, by));
            }
        };
        let by = crate::adjourn::absence(self, loser).unwrap_or(self.law.clock.overstep);
        Some(Outcome::win(loser.other(), Cause::Time, by))
    }
}

pub(crate) fn make(game: &Game, player: Player, played: Played, offer: bool, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    if game.turn() != player {
        return Err(Refusal::new(game.law.clock.in_turn, "it is the opponent's turn", "wait for the opponent's move"));
    }
    start::may_move(game, player, now)?;
    crate::adjourn::may_move(game)?;
    form::may_move(game, player)?;
    record::may_move(game, player, now)?;
    irregularity::may_move(game, player, &played)?;
    let mut events = Vec::with_capacity(4);
    events.extend(crate::remote::returned(game, player, now));
    if game.unpressed == Some(player.other()) {
        if let Some(by) = game.law.clock.wait_for_press {
            return Err(Refusal::new(by, "the opponent has not completed his move", "when he has pressed the clock"));
        }
        events.push(Fact::Pressed { player: player.other(), lag: Millis::ZERO }.at(now));
    }
    if game.offers.standing == Some(player.other()) {
        events.push(Fact::Declined { player }.at(now));
    }
    let after = game.board.after(&played, game.law)?;
    if offer {
        game.may_agree(player)?;
    }
    events.extend(irregularity::accepted_by_move(game, player, now));
    let mut made = made(game, player, played, &after, now);
    if offer && !made.iter().any(|event| matches!(event.fact, Fact::Ended(_))) {
        let at = made.iter().position(|event| matches!(event.fact, Fact::Moved { .. })).map_or(0, |at| at + 1);
        made.insert(at, Fact::Offered { player }.at(now));
    }
    events.extend(made);
    Ok(events)
}

/// What follows when a legal move is made: the press where a screen does it, and the end of the game.
pub(crate) fn made(game: &Game, player: Player, played: Played, after: &Board, now: Moment) -> Vec<Event> {
    let mut events = Vec::with_capacity(3);
    events.push(Fact::Moved { player, played }.at(now));
    let presses = game.is_remote();
    if presses {
        events.push(Fact::Pressed { player, lag: crate::remote::lag(game, player, now) }.at(now));
    }
    let ending = after.ending(&game.law.results);
    let counts = presses || game.law.clock.flag_after_win.value == FlagAfterWin::BoardWins;
    if let Some(outcome) = ending.filter(|_| counts) {
        events.push(Fact::Ended(outcome).at(now));
    } else if game.regulation.draws == Enforcement::Automatic && ending.is_none() {
        events.extend(game.drawn_after(&played, after).map(|outcome| Fact::Ended(outcome).at(now)));
    }
    if presses && !events.iter().any(|event| matches!(event.fact, Fact::Ended(_))) {
        events.extend(crate::remote::turned_to(game, after.turn(), now));
    }
    events
}

pub(crate) fn press(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.clock;
    if game.unpressed != Some(player) {
        let mine = game.turn() == player && game.running() == Some(player);
        if let (Some(_), true) = (law.press_is_pass, mine) {
            let pass = Played::Stone(renju::Move::Pass);
            let mut events = make(game, player, pass, false, now)?;
            if !events.iter().any(|event| matches!(event.fact, Fact::Pressed { .. } | Fact::Ended(_))) {
                events.push(Fact::Pressed { player, lag: Millis::ZERO }.at(now));
            }
            return Ok(events);
        }
        return Err(Refusal::new(law.press_after_move, "the clock is pressed after one's own move", "make your move first"));
    }
    form::may_press(game, player)?;
    let mut events = vec![Fact::Pressed { player, lag: Millis::ZERO }.at(now)];
    let in_time = game.clock.flag(face(player), now).is_none();
    if let Some(outcome) = game.board.ending(&game.law.results).filter(|_| in_time) {
        events.push(Fact::Ended(outcome).at(now));
    }
    Ok(events)
}

/// A flag is called. Only the players and the officials may do so.
pub(crate) fn call_flag(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    if by == Actor::Spectator {
        return Err(Refusal::new(
            game.law.clock.flag_called_by,
            "only the players and the arbiter call a flag",
            "nobody else may point it out",
        ));
    }
    match game.overstepped(now) {
        Some(outcome) => Ok(vec![Fact::Ended(outcome).at(now)]),
        None => Err(Refusal::new(game.law.clock.overstep, "no flag is down", "when a player's time is over")),
    }
}

/// What the program does by itself: at a screen it ends the game when a flag falls.
pub(crate) fn tick(game: &Game, now: Moment) -> Vec<Event> {
    if game.phase != Phase::Playing || !game.is_remote() {
        return Vec::new();
    }
    let fell = game.running().and_then(|player| game.clock.flag(face(player), now));
    match (fell, game.overstepped(now)) {
        (Some(at), Some(outcome)) => vec![Fact::Ended(outcome).at(at)],
        _ => Vec::new(),
    }
}

pub(crate) fn resign(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    if !matches!(game.phase, Phase::Stopped(_) | Phase::Adjourned) {
        game.must_be_playing()?;
    }
    let by = game.law.results.resignation;
    Ok(vec![Fact::Ended(Outcome::win(player.other(), Cause::Resignation, by)).at(now)])
}

/// A player stops the clocks. Where no article allows it, that is resignation unless the arbiter sees a
/// misunderstanding: the game waits for him.
pub(crate) fn stop(game: &Game, by: Actor, reason: StopReason, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.clock;
    let Some(player) = by.player() else {
        return Ok(vec![Fact::Stopped { by, reason }.at(now)]);
    };
    if game.is_remote() {
        return Err(Refusal::new(law.stop_resigns, "a clock at a screen is not stopped by a player", "resign, or call the arbiter"));
    }
    if reason == StopReason::WonWithoutTime {
        return crate::draw::claim(game, player, Claim::WonWithoutTime, now).map(|mut events| {
            events.push(Fact::Stopped { by, reason }.at(now));
            events
        });
    }
    Ok(vec![Fact::Stopped { by, reason }.at(now)])
}

/// An official lets a stopped game go on.
pub(crate) fn resume(game: &Game, now: Moment) -> Result<Vec<Event>, Refusal> {
    let Phase::Stopped(reason) = game.phase else {
        return Err(Refusal::new(game.law.clock.stop_resigns, "the clocks are not stopped", "while the clocks stand"));
    };
    let running = game.unpressed.unwrap_or_else(|| game.turn());
    let mut events = Vec::new();
    if let (StopReason::None, Some(player)) = (reason, game.stopped_by()) {
        events.push(sanction::remark(player, game.law.clock.stop_resigns).at(now));
    }
    events.push(Fact::Resumed { running }.at(now));
    Ok(events)
}

/// Breaks a game off before its second move.
pub(crate) fn abort(game: &Game, now: Moment) -> Result<Vec<Event>, Refusal> {
    if let Phase::Over(_) = game.phase {
        game.must_be_playing()?;
    }
    if game.plies.len() >= 2 || !game.is_remote() {
        return Err(Refusal::new(
            game.law.results.resignation,
            "a game is broken off only before its second move",
            "resign, or offer a draw",
        ));
    }
    let outcome = Outcome::new(crate::outcome::Score::BothLose, Cause::Aborted, game.law.results.resignation);
    Ok(vec![Fact::Ended(outcome).at(now)])
}

impl Game {
    /// Makes a move on the board: positions, counts and the record follow.
    pub(crate) fn moved(&mut self, player: Player, played: &Played, at: Moment) {
        let left = self.clock.remaining(face(player), at);
        self.plies.push(Ply { player, played: *played, at, left });
        if let (Board::Draughts(before), Played::Move(played)) = (&self.board, played) {
            let after = before.play(played);
            self.counters = self.counters.after(before, played, &after, self.law.draws.rules);
            let man = before.piece(played.from()).is_some_and(|piece| piece.rank == draughts::Rank::Man);
            if man || played.is_capture() {
                self.repeatable_from = self.positions.len();
            }
            if played.is_capture() || played.crowns() {
                crate::draw::change_of_material(self);
            }
            self.positions.push(after);
            self.board = Board::Draughts(after);
        } else if let Ok(after) = self.board.after(played, self.law) {
            self.board = after;
        }
    }
}
