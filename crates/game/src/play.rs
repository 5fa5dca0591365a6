//! Moves, clocks and resignations.

use clock::{Flags, Millis, Moment};
use rulebook::Enforcement;
use rulebook::law::{FlagAfterWin, FlagCallers};

use crate::actor::{face, owner};
use crate::command::{Claim, StopReason};
use crate::outcome::{Cause, Outcome};
use crate::state::{Phase, Ply};
use crate::{Actor, Board, Event, Fact, Game, Played, Player, Refusal};
use crate::{draw, form, irregularity, record, sanction, start};

impl Game {
    /// Refuses what is only done while a game is played.
    pub(crate) fn must_be_playing(&self) -> Result<(), Refusal> {
        let by = self.law.clock.in_turn;
        match self.phase {
            Phase::Playing => Ok(()),
            Phase::Waiting => Err(Refusal::new(by, "the game has not begun", "after the signal")),
            Phase::Stopped(_) => {
                Err(Refusal::new(by, "the clocks are stopped", "after the arbiter's decision"))
            }
            Phase::Adjourned => Err(Refusal::new(by, "the game is adjourned", "when it is resumed")),
            Phase::Over(outcome) => Err(Refusal::new(
                self.law.results.final_result.or(outcome.article()).unwrap_or(by),
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
                if let Some(by) = self.law.draws.both_flags {
                    return Some(Outcome::draw(Cause::BothFlags, by));
                }
                // Without such a rule somebody overstepped first, and it was seen which of them.
                let [first, second] =
                    [Player::First, Player::Second].map(|each| self.clock.flag(face(each), now));
                if first <= second { Player::First } else { Player::Second }
            }
        };
        if let Some(outcome) = start::missing(self, loser) {
            return Some(outcome);
        }
        let by = crate::adjourn::absence(self, loser).unwrap_or(self.law.clock.overstep);
        Some(Outcome::win(loser.other(), Cause::Time, by))
    }
}

pub(crate) fn make(
    game: &Game,
    player: Player,
    played: Played,
    offer: bool,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    if game.turn() != player {
        return Err(Refusal::new(
            game.law.clock.in_turn,
            "it is the opponent's turn",
            "wait for the opponent's move",
        ));
    }
    start::may_move(game, player, now)?;
    crate::adjourn::may_move(game)?;
    form::may_move(game, player)?;
    record::may_move(game, player, now)?;
    irregularity::may_move(game, player, &played)?;
    if game.claim.is_some() {
        return Err(draw::being_checked(game));
    }
    let mut events = Vec::with_capacity(4);
    events.extend(crate::remote::returned(game, player, now));
    if game.unpressed == Some(player.other()) {
        let (tempo, record) = (game.regulation.discipline.tempo, game.regulation.record);
        if let Some(rule) = game.law.clock.wait_for_press.filter(|rule| rule.value.include(tempo, record)) {
            let instead = "when he has pressed the clock";
            return Err(Refusal::new(rule.by, "the opponent has not completed his move", instead));
        }
        events.push(Fact::Pressed { player: player.other(), lag: Millis::ZERO }.at(now));
    }
    if game.offers.standing == Some(player.other()) {
        events.push(Fact::Declined { player }.at(now));
    }
    let after = game.board.after(&played, game.law)?;
    if offer {
        game.may_offer_with(player, &after)?;
    }
    events.extend(irregularity::accepted_by_move(game, player, &played, now));
    follow(game, player, (played, offer), &after, now, &mut events);
    Ok(events)
}

/// What follows when a legal move is made: the press where a screen does it, and the end of the game.
pub(crate) fn made(game: &Game, player: Player, played: Played, after: &Board, now: Moment) -> Vec<Event> {
    let mut events = Vec::with_capacity(3);
    follow(game, player, (played, false), after, now, &mut events);
    events
}

fn follow(
    game: &Game,
    player: Player,
    (played, offer): (Played, bool),
    after: &Board,
    now: Moment,
    events: &mut Vec<Event>,
) {
    let outcome = ended_by(game, &played, after);
    events.push(Fact::Moved { player, played }.at(now));
    if offer && outcome.is_none() {
        events.push(Fact::Offered { player }.at(now));
    }
    // In an opening regulation the same player may act again: his clock runs on.
    if game.is_remote() && passes(game, after) {
        events.push(Fact::Pressed { player, lag: crate::remote::lag(game, player, now) }.at(now));
        if outcome.is_none() {
            events.extend(crate::remote::turned_to(game, player.other(), now));
        }
    }
    events.extend(outcome.map(|outcome| Fact::Ended(outcome).at(now)));
}

/// How a move ends the game: on the board, or by a draw that takes effect by itself.
fn ended_by(game: &Game, played: &Played, after: &Board) -> Option<Outcome> {
    match after.ending(&game.law.results) {
        // Where a win has to be completed on the clock, the press ends the game.
        Some(outcome) => {
            let at_once = game.is_remote() || game.law.clock.flag_after_win.value == FlagAfterWin::BoardWins;
            at_once.then_some(outcome)
        }
        None if game.regulation.draws == Enforcement::Automatic => game.drawn_after(played, after),
        None => None,
    }
}

/// Whether it is the other player's turn on a board that follows.
fn passes(game: &Game, after: &Board) -> bool {
    after.turn() != game.board.turn()
}

pub(crate) fn press(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.clock;
    if game.unpressed != Some(player) {
        let mine = game.turn() == player && game.running() == Some(player);
        if law.press_is_pass.is_none() || !mine {
            let instead = "make your move first";
            return Err(Refusal::new(
                law.press_after_move,
                "the clock is pressed after one's own move",
                instead,
            ));
        }
        let pass = Played::Stone(renju::Move::Pass);
        let mut events = make(game, player, pass, false, now)?;
        let ended = events.iter().any(|event| matches!(event.fact, Fact::Ended(_)));
        if !ended && !game.is_remote() && passes(game, &game.board.after(&pass, game.law)?) {
            events.push(Fact::Pressed { player, lag: Millis::ZERO }.at(now));
        }
        return Ok(events);
    }
    form::may_press(game, player)?;
    let mut events = vec![Fact::Pressed { player, lag: Millis::ZERO }.at(now)];
    events.extend(irregularity::pressed(game, player, now));
    let in_time = game.clock.flag(face(player), now).is_none();
    if let Some(outcome) =
        game.board.ending(&game.law.results).filter(|_| in_time && !irregularity::is_open(game))
    {
        events.push(Fact::Ended(outcome).at(now));
    }
    Ok(events)
}

/// A flag is called. Only the players and the officials may do so.
pub(crate) fn call_flag(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.clock;
    if let (Phase::Over(outcome), Some(article)) = (game.phase, law.end_before_flag) {
        if matches!(outcome.cause, Cause::Resignation | Cause::Agreement) {
            return Err(Refusal::new(
                article,
                "the game ended before the flag was seen",
                format!("it ended {outcome}"),
            ));
        }
    }
    if !matches!(game.phase, Phase::Stopped(_)) {
        game.must_be_playing()?;
    }
    let mine = |player: Player| game.flags(now)[player] && !game.flags(now)[player.other()];
    let may = match by {
        Actor::Player(player) => law.flag_callers == FlagCallers::Both || !mine(player),
        Actor::Official(_) => true,
        Actor::Program => game.is_remote(),
        Actor::Spectator => false,
    };
    if !may {
        let why = match law.flag_callers {
            FlagCallers::Both => "only the players and the arbiter call a flag",
            FlagCallers::Opponent => "only the opponent and the arbiter call a flag",
        };
        return Err(Refusal::new(law.flag_called_by, why, "nobody else may point it out"));
    }
    if let (Some(pending), Some(article)) = (game.claim, game.law.draws.flag_during_check) {
        if game.flags(now)[pending.player] {
            return Err(Refusal::new(
                article,
                "the flag fell while a claim is checked",
                "when the arbiter has checked it",
            ));
        }
    }
    match game.overstepped(now) {
        Some(outcome) => Ok(vec![Fact::Ended(outcome).at(now)]),
        None => Err(Refusal::new(law.overstep, "no flag is down", "when a player's time is over")),
    }
}

/// An official finds that a player's time is over although a faulty clock does not show it.
pub(crate) fn find_flag(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    if !matches!(game.phase, Phase::Stopped(_)) {
        game.must_be_playing()?;
    }
    let Some(by) = game.law.clock.flag_despite_defect else {
        let by = game.law.clock.overstep;
        return Err(Refusal::new(
            by,
            "the time is over when the clock shows it",
            "correct the clock, or replace it",
        ));
    };
    Ok(vec![Fact::Ended(Outcome::win(player.other(), Cause::Time, by)).at(now)])
}

/// A player points out that his opponent forgot the clock; an official asks whose turn it is, where he may.
pub(crate) fn remind(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.clock;
    let article = law.no_reminder.unwrap_or(law.press_after_move);
    let may = match by {
        Actor::Player(player) => game.unpressed == Some(player.other()),
        Actor::Official(_) => law.may_ask_turn.is_some(),
        Actor::Program | Actor::Spectator => false,
    };
    if may {
        return Ok(vec![Fact::Reminded { by }.at(now)]);
    }
    Err(Refusal::new(
        article,
        "nobody reminds a player of the clock",
        "his opponent may, when he forgot to press it",
    ))
}

/// What the program does by itself: at a screen it ends the game when a flag falls.
pub(crate) fn tick(game: &Game, now: Moment) -> Vec<Event> {
    if game.phase != Phase::Playing || !game.is_remote() {
        return Vec::new();
    }
    if let Some(outcome) = start::absence(game, now) {
        return vec![Fact::Ended(outcome).at(now)];
    }
    let fell = game.running().and_then(|player| game.clock.flag(face(player), now));
    let end = |at| game.overstepped(now).map(|outcome| Fact::Ended(outcome).at(at));
    // A time that was taken away may have run out before the clock ran: nothing happens in the past.
    fell.map(|at| game.not_before(at)).and_then(end).into_iter().collect()
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
        if by == Actor::Spectator {
            return Err(Refusal::new(
                law.stop_resigns,
                "a spectator does not touch the clock",
                "call the arbiter",
            ));
        }
        return Ok(vec![Fact::Stopped { by, reason }.at(now)]);
    };
    if game.is_remote() {
        return Err(Refusal::new(
            law.stop_resigns,
            "a clock at a screen is not stopped by a player",
            "resign, or call the arbiter",
        ));
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
        return Err(Refusal::new(
            game.law.clock.stop_resigns,
            "the clocks are not stopped",
            "while the clocks stand",
        ));
    };
    let running = game.unpressed.unwrap_or_else(|| game.turn());
    let mut events = Vec::new();
    if let (StopReason::None, Some(player)) = (reason, game.stopped_by()) {
        events.push(sanction::remark(player, game.law.clock.stop_resigns).at(now));
    }
    events.push(Fact::Resumed { running }.at(now));
    Ok(events)
}

/// Breaks a game off before its second move. No edition knows that: what is cited says what a player may do instead,
/// and that a game was not played.
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
    let by = game.law.results.scoring.unplayed;
    let outcome = Outcome::new(crate::outcome::Score::BothLose, Cause::Aborted, by);
    Ok(vec![Fact::Ended(outcome).at(now)])
}

impl Game {
    /// How many moves a player has to make until the next control, as far as somebody may be told.
    #[must_use]
    pub fn moves_to_control(&self, player: Player, told: Actor) -> Option<u16> {
        let untold = self.law.clock.control_untold.is_some() && !told.is_official();
        self.regulation.control.moves_to_control(self.clock.moves(face(player))).filter(|_| !untold)
    }

    /// Makes a move on the board: positions, counts and the record follow.
    pub(crate) fn moved(&mut self, player: Player, played: &Played, at: Moment) {
        let left = self.clock.remaining(face(player), at);
        self.plies.push(Ply { player, played: *played, at, left });
        if let (Board::Draughts(before), Played::Move(played)) = (&self.board, played) {
            let after = before.play(played);
            let rules = self.law.draws.rules;
            self.counters = self.counters.after(before, played, &after, rules);
            if let Some(aloud) = &mut self.aloud {
                aloud.counters = aloud.counters.after(before, played, &after, rules);
            }
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
