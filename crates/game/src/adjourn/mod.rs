//! Adjournment with a sealed move, and resumption.
//!
//! ```text
//! Order -> Seal -> StopClock -> Inscribe -> (Sign) -> Keep        the game is adjourned
//! Resume -> (Arrive) -> Open                                      the sealed move is on the board
//! ```
//!
//! Nobody learns the sealed move from the state before the envelope is opened.

mod envelope;
mod reading;
mod resume;

pub use envelope::{Envelope, Mismatch, Script, Secret};
pub use reading::Meaning;

use clock::{Millis, Moment};
use rulebook::law::{Adjournments, EnvelopeForm, OpenMove, StoppedBy};

use crate::actor::{Each, PLAYERS, face};
use crate::decide::{a_player, official};
use crate::outcome::{Cause, Outcome};
use crate::state::Phase;
use crate::{Actor, Event, Game, Played, Player, Refusal, Role};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The game is to be adjourned, on this ground.
    Order(Ground),
    /// The player to move seals his move, or seals another instead.
    Seal {
        /// As he wrote it.
        secret: Secret,
        /// In what script.
        script: Script,
    },
    /// The clocks are stopped after that.
    StopClock,
    /// The envelope is written on.
    Inscribe(Envelope),
    /// A player signs the envelope.
    Sign,
    /// The arbiter takes the envelope.
    Keep,
    /// The players agree to a draw without resuming: each says so.
    Agree,
    /// The game is resumed.
    Resume {
        /// Which of the players are there.
        present: Each<bool>,
        /// The times set on the clocks, if they were set by hand.
        times: Option<Each<Millis>>,
    },
    /// A player who was absent has come.
    Arrive(Player),
    /// The arbiter opens the envelope.
    Open,
    /// The arbiter decides about a slip of the pen.
    Judge(Ruling),
    /// The sealer is absent: his opponent seals the answer.
    SealAnswer(Secret),
    /// The envelope is lost.
    Lost(Restoration),
    /// The times were set wrong.
    WrongTimes,
}

/// Why a game is adjourned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Somebody would like it.
    Wish,
    /// The time set for play is over.
    SessionOver,
    /// A player takes what is left of it on himself.
    OwnTime {
        /// Who.
        player: Player,
        /// How much.
        left: Millis,
    },
    /// An exceptional case.
    Exception(Exception),
}

/// An exceptional case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exception {
    /// A player has fallen ill.
    Illness,
    /// A natural disaster.
    Disaster,
    /// It is not quiet.
    Noise,
    /// The place is unfit.
    Venue,
}

/// What the arbiter makes of a slip of the pen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The move that was obviously meant is played.
    Corrected,
    /// It is none: the sealer loses.
    Lost,
}

/// What can be restored without the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restoration {
    /// The position; the arbiter decided these times.
    Position(Each<Millis>),
    /// Nothing: the game is annulled and played again.
    Nothing,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    /// The player to move was told to seal.
    Ordered(Ground),
    /// The game was interrupted at once, nothing is sealed.
    Interrupted(Exception),
    /// A move was sealed.
    Sealed {
        /// By whom.
        player: Player,
        /// As it was written.
        secret: Secret,
        /// In what script.
        script: Script,
    },
    /// The clocks were stopped: the game is adjourned.
    Stopped,
    /// The envelope was written on.
    Inscribed(Envelope),
    /// A player signed it.
    Signed(Player),
    /// An official keeps it.
    Kept(Actor),
    /// A player agreed to a draw.
    Agreed(Player),
    /// The game was resumed.
    Resumed {
        /// Which players were there.
        present: Each<bool>,
        /// The times set on the clocks.
        times: Each<Millis>,
        /// Whose clock was started.
        running: Option<Player>,
        /// Whether an envelope is to be opened.
        sealed: bool,
    },
    /// A player came.
    Came {
        /// Who.
        player: Player,
        /// Whether his clock was stopped for the opening.
        stops: bool,
    },
    /// The envelope was opened.
    Opened {
        /// What was written.
        text: String,
        /// What it means.
        meaning: Meaning,
    },
    /// The sealed move is on the board.
    Begun {
        /// Whose clock runs.
        running: Player,
        /// Whose move counts as completed only now.
        completes: Option<Player>,
    },
    /// The answer was sealed; the clock of the absent sealer runs.
    AnswerSealed {
        /// By whom.
        player: Player,
        /// As it was written.
        secret: Secret,
    },
    /// The sealed answer is on the board.
    Answered,
    /// The envelope was lost; the sealer moves on the board.
    EnvelopeLost {
        /// The times the arbiter decided.
        times: Each<Millis>,
        /// Whose clock runs.
        running: Player,
    },
    /// Wrongly set times were corrected.
    TimesCorrected {
        /// What each clock shows now.
        times: Each<Millis>,
    },
}

/// How far an adjournment has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The game is not adjourned.
    #[default]
    None,
    /// The player to move seals.
    Ordered,
    /// The clocks are stopped.
    Stopped,
    /// The envelope is written on.
    Inscribed,
    /// The arbiter keeps it.
    Kept,
    /// The game is resumed, the envelope still closed.
    Resumed,
    /// It is played on.
    Opened,
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    stage: Stage,
    /// The half-moves made when sealing was ordered.
    from: usize,
    sealed: Option<Sealed>,
    answer: Option<Sealed>,
    /// What the clocks showed when they were stopped.
    times: Each<Millis>,
    /// What they were set to at the resumption.
    set: Each<Millis>,
    envelope: Option<Envelope>,
    signed: Each<bool>,
    agreed: Each<bool>,
    here: Each<bool>,
    /// A slip the arbiter has to judge, and whose it is.
    slip: Option<(Player, Played)>,
    /// The half-moves made when play went on.
    resumed: usize,
}

/// A sealed move.
#[derive(Clone, Debug, PartialEq)]
struct Sealed {
    player: Player,
    secret: Secret,
    script: Script,
}

impl Game {
    /// How far an adjournment has come.
    #[must_use]
    pub const fn adjournment(&self) -> Stage {
        self.adjournment.stage
    }

    /// A slip of the pen in an opened envelope: what the arbiter may correct it to.
    #[must_use]
    pub fn slip(&self) -> Option<Played> {
        self.adjournment.slip.map(|(_, meant)| meant)
    }
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    let Some(law) = &game.law.adjournment.rules else {
        return Err(not_interrupted(game));
    };
    match command {
        Command::Order(ground) => order(game, law, by, *ground, now),
        Command::Seal { secret, script } => seal(game, law, a_player(by, game.law)?, secret, *script, now),
        Command::StopClock => stop_clock(game, law, by, now),
        Command::Inscribe(envelope) => inscribe(game, law, by, envelope, now),
        Command::Sign => {
            let player = a_player(by, game.law)?;
            at_stage(game, law, Stage::Inscribed)?;
            Ok(vec![crate::Fact::Adjourn(Fact::Signed(player)).at(now)])
        }
        Command::Keep => keep(game, law, by, now),
        Command::Agree => agree(game, law, a_player(by, game.law)?, now),
        Command::Resume { present, times } => resume::resume(game, law, by, *present, *times, now),
        Command::Arrive(player) => resume::arrive(game, law, by, *player, now),
        Command::Open => resume::open(game, law, by, now),
        Command::Judge(ruling) => resume::judge(game, law, by, *ruling, now),
        Command::SealAnswer(secret) => resume::seal_answer(game, law, a_player(by, game.law)?, secret, now),
        Command::Lost(restoration) => resume::lost(game, law, by, *restoration, now),
        Command::WrongTimes => resume::wrong_times(game, law, by, now),
    }
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    let plies = game.plies.len();
    let state = &mut game.adjournment;
    match fact {
        Fact::Ordered(ground) => {
            *state = State { stage: Stage::Ordered, from: plies, ..State::default() };
            if let Ground::OwnTime { player, left } = *ground {
                game.clock.charge(face(player), left, at);
            }
        }
        Fact::Interrupted(_) => {
            *state = State { stage: Stage::Kept, from: plies, ..State::default() };
            stop(game, at);
        }
        Fact::Sealed { player, secret, script } => {
            state.sealed = Some(Sealed { player: *player, secret: secret.clone(), script: *script });
        }
        Fact::Stopped => {
            state.stage = Stage::Stopped;
            stop(game, at);
        }
        Fact::Inscribed(envelope) => {
            state.stage = Stage::Inscribed;
            state.envelope = Some(envelope.clone());
            state.signed = Each::default();
        }
        Fact::Signed(player) => state.signed[*player] = true,
        Fact::Kept(_) => state.stage = Stage::Kept,
        Fact::Agreed(player) => state.agreed[*player] = true,
        _ => resume::apply(game, fact, at),
    }
}

/// Refuses a move while the game is being adjourned, or before the envelope is opened.
pub(crate) fn may_move(game: &Game) -> Result<(), Refusal> {
    let Some(law) = &game.law.adjournment.rules else { return Ok(()) };
    let state = &game.adjournment;
    if state.slip.is_some() {
        return Err(Refusal::new(law.faulty.by, "the arbiter judges the sealed move", "after his decision"));
    }
    match state.stage {
        Stage::Ordered if is_open(game) => {
            Err(Refusal::new(law.order, "the game is being adjourned", "when it is resumed"))
        }
        Stage::Resumed => Err(Refusal::new(
            law.opened,
            "the envelope is not opened",
            "when the sealed move is on the board",
        )),
        Stage::Opened if state.answer.is_some() => {
            Err(Refusal::new(law.sealer_absent, "the answer is sealed", "when it is on the board"))
        }
        _ => Ok(()),
    }
}

/// The article by which the time of a player who has not come to the resumption loses.
pub(crate) fn absence(game: &Game, player: Player) -> Option<article::Article> {
    let state = &game.adjournment;
    let moved = game.plies.get(state.resumed..).unwrap_or_default().iter().any(|ply| ply.player == player);
    let awaited = matches!(state.stage, Stage::Resumed | Stage::Opened) && !state.here[player] && !moved;
    game.law.adjournment.rules.as_ref().and_then(|law| law.absence).filter(|_| awaited)
}

/// Who has to seal: the player whose turn it was when he was told to.
fn sealer(game: &Game) -> Player {
    let state = &game.adjournment;
    match (&state.sealed, game.plies.get(state.from)) {
        (Some(sealed), _) => sealed.player,
        (None, Some(ply)) if state.stage != Stage::None => ply.player,
        _ => game.turn(),
    }
}

/// Whether the move was made on the board instead of being sealed.
fn is_open(game: &Game) -> bool {
    game.adjournment.stage != Stage::None && game.plies.len() > game.adjournment.from
}

fn order(
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

fn seal(
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

fn stop_clock(game: &Game, law: &Adjournments, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
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

fn inscribe(
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

fn keep(game: &Game, law: &Adjournments, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
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

fn agree(game: &Game, law: &Adjournments, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    let draws = &game.law.draws;
    let by = law.agreed.or(draws.agreement).unwrap_or(draws.offer.by);
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

fn stop(game: &mut Game, at: Moment) {
    crate::remote::stopped(game, at);
    game.clock.stop(at);
    game.phase = Phase::Adjourned;
    game.adjournment.times = Each(PLAYERS.map(|player| game.left(player, at)));
}

fn at_stage(game: &Game, law: &Adjournments, stage: Stage) -> Result<(), Refusal> {
    if let Phase::Over(_) = game.phase {
        game.must_be_playing()?;
    }
    if game.adjournment.stage == stage {
        return Ok(());
    }
    Err(out_of_order(law, "this step is not due"))
}

fn out_of_order(law: &Adjournments, why: &'static str) -> Refusal {
    Refusal::new(law.order, why, "the steps follow each other: order, seal, stop the clock, envelope, keep")
}

fn not_interrupted(game: &Game) -> Refusal {
    Refusal::new(game.law.adjournment.not_interrupted, "a game is not interrupted before its end", "play on")
}
