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
mod steps;

pub use envelope::{Envelope, Mismatch, Script, Secret};
pub use reading::Meaning;

use article::Article;
use clock::{Millis, Moment};
use rulebook::law::Adjournments;

use crate::actor::{Each, PLAYERS, face};
use crate::decide::a_player;
use crate::state::Phase;
use crate::{Actor, Event, Game, Played, Player, Refusal, Right, What};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
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
        Command::Order(ground) => steps::order(game, law, by, *ground, now),
        Command::Seal { secret, script } => {
            steps::seal(game, law, a_player(by, game.law)?, secret, *script, now)
        }
        Command::StopClock => steps::stop_clock(game, law, by, now),
        Command::Inscribe(envelope) => steps::inscribe(game, law, by, envelope, now),
        Command::Sign => steps::sign(game, law, a_player(by, game.law)?, now),
        Command::Keep => steps::keep(game, law, by, now),
        Command::Agree => steps::agree(game, law, a_player(by, game.law)?, now),
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

/// What a player may do about an adjournment.
pub(crate) fn rights(game: &Game, player: Player) -> Vec<Right> {
    let Some(law) = &game.law.adjournment.rules else { return Vec::new() };
    let state = &game.adjournment;
    let mut rights = Vec::new();
    match game.phase {
        Phase::Adjourned => rights.push(Right { what: What::AgreeAdjourned, by: draw_by(game, law) }),
        Phase::Playing if state.stage == Stage::Ordered && sealer(game) == player => {
            rights.push(Right { what: What::Seal, by: law.sealing });
        }
        Phase::Playing if matches!(state.stage, Stage::Resumed | Stage::Opened) => {
            if state.set != state.times && !has_moved(game, player) {
                rights.push(Right { what: What::CorrectClocks, by: law.correction.by });
            }
            let answers = state.stage == Stage::Opened && state.answer.is_none() && game.turn() == player;
            if answers && !state.here[player.other()] && !has_moved(game, player.other()) {
                rights.push(Right { what: What::SealAnswer, by: law.sealer_absent });
            }
        }
        _ => {}
    }
    rights
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
pub(crate) fn absence(game: &Game, player: Player) -> Option<Article> {
    let state = &game.adjournment;
    let awaited = matches!(state.stage, Stage::Resumed | Stage::Opened) && !state.here[player];
    let awaited = awaited && !has_moved(game, player);
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

/// Whether a player has moved since play went on.
fn has_moved(game: &Game, player: Player) -> bool {
    let since = game.plies.get(game.adjournment.resumed..).unwrap_or_default();
    since.iter().any(|ply| ply.player == player)
}

/// The article by which a draw is agreed in an adjourned game.
fn draw_by(game: &Game, law: &Adjournments) -> Article {
    law.agreed.or(game.law.draws.agreement).unwrap_or(game.law.draws.offer.by)
}

/// Whether the move was made on the board instead of being sealed.
fn is_open(game: &Game) -> bool {
    game.adjournment.stage != Stage::None && game.plies.len() > game.adjournment.from
}

fn stop(game: &mut Game, at: Moment) {
    crate::remote::stopped(game, at);
    game.remote.resumed();
    game.record.resumed();
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
