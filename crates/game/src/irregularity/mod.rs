//! Irregular actions at the board, touched pieces, and what the opponent or an official makes of them.
//!
//! An action is entered as the arrangement of pieces it left. If that is what a legal move leaves, it is that move;
//! else it stands as an irregularity of one kind or several until the opponent has it corrected, or accepts it by
//! replying: then the game goes on from the arrangement as it is.
//!
//! ```
//! use clock::Moment;
//! use game::{Actor, Command, Game, Player, start};
//! use rulebook::{Draft, Edition};
//! let draft = Draft::usual(Edition::Ru22, "russian".parse().unwrap(), "20m+30s".parse().unwrap()).unwrap();
//! let mut game = Game::new(draft.check().unwrap().0, Moment(0));
//! let mut ask = |by, command| {
//!     for event in game.decide(by, &command, Moment(0)).unwrap() {
//!         game.apply(&event);
//!     }
//!     game.board().position().map(|position| position.setup())
//! };
//! let [white, black] = [Player::First, Player::Second].map(Actor::Player);
//! ask(white, Command::arrive(Player::First));
//! ask(black, Command::arrive(Player::Second));
//! let mut setup = ask(Actor::Program, Command::Start(start::Command::Begin)).unwrap();
//! // White takes a black man off the board.
//! setup.clear(setup.board().square_named("d6").unwrap());
//! ask(white, Command::Board(setup));
//! let pending = game.irregularities().pending().unwrap();
//! let by = game.law().irregularities.article(pending.kinds[0]);
//! assert_eq!(by.name(), "RU22:5.4.14.2.g");
//! ```

mod action;
mod back;
mod choice;
mod classify;
mod touch;

use article::Article;
use clock::{Millis, Moment};
use draughts::{AnyPosition, Setup, Square};
use rulebook::law::{Irregularity, Removal};
use rulebook::{Irregularities, Tempo};

use crate::actor::{Each, face};
use crate::command::StopReason;
use crate::{Actor, Event, Game, Played, Player, Refusal};

pub(crate) use action::{acting, board};
pub use back::Ground;

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The opponent demands that the irregularity be corrected.
    Demand,
    /// The opponent demands that only this kind of several be corrected.
    DemandOnly(Irregularity),
    /// The opponent accepts the irregularity without having moved.
    Leave,
    /// The opponent or an official names an irregularity of the last move that its arrangement cannot show.
    Register {
        /// Which.
        kind: Irregularity,
        /// The piece touched first, where another was moved.
        first: Option<Square>,
    },
    /// A player takes his last move back.
    TakeBack,
    /// A player touches a piece of his own.
    Touch(Square),
    /// A player lifts a piece of his own, perhaps over another square, and has not let go of it.
    Lift(Square),
    /// A player says that he adjusts the pieces.
    Adjust,
    /// Somebody marks a king.
    Mark(Square),
    /// The players do not agree: the clocks are stopped and the arbiter called.
    Dispute,
    /// An official decides a dispute.
    Rule {
        /// Whether the irregularity is corrected.
        corrected: bool,
    },
    /// An official has the game replayed from an irregularity that was found later.
    Replay {
        /// Which of those that were let pass.
        index: usize,
    },
    /// Renju: the opponent declares that the last stone is a foul.
    DeclareFoul,
    /// Renju: an official returns the game to the moment before a move.
    Return {
        /// How many half-moves stay.
        keep: usize,
        /// Why.
        ground: Ground,
    },
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Something went wrong.
    Irregular {
        /// Who did it.
        offender: Player,
        /// What kinds.
        kinds: Vec<Irregularity>,
        /// What the board shows; nothing where the move itself was legal.
        arrangement: Option<Setup>,
        /// How many half-moves stay when it is corrected.
        keep: usize,
        /// The piece that then has to move.
        first: Option<Square>,
    },
    /// The offender went on with his action before he pressed the clock.
    Continued,
    /// The offender pressed the clock.
    Pressed {
        /// Whether he thereby stopped removing captured pieces.
        stopped: bool,
        /// Whether his clock ran and was switched by it.
        switched: bool,
    },
    /// Correction was demanded: the clock is switched back and the board is as before.
    Demanded {
        /// Whose error is corrected.
        offender: Player,
        /// By which article.
        by: Article,
    },
    /// The irregularity was accepted.
    Accepted {
        /// By which article.
        by: Article,
    },
    /// A player touched a piece of his own.
    Touched {
        /// Who.
        player: Player,
        /// Where it stands.
        square: Square,
    },
    /// A player adjusts the pieces: touching does not bind him until he has moved.
    Adjusting(Player),
    /// A new king was not marked.
    Unmarked(Square),
    /// A king was marked.
    Marked(Square),
    /// The game is replayed from an irregularity found later.
    Replayed {
        /// Which of those that were let pass.
        index: usize,
        /// What the clocks are set to.
        left: Each<Millis>,
        /// By which article.
        by: Article,
    },
    /// The game went back to the moment before a half-move; the clocks keep their times.
    Returned {
        /// How many half-moves stay.
        keep: usize,
        /// By which article.
        by: Article,
    },
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    pending: Option<Pending>,
    passed: Vec<Passed>,
    touched: Vec<Square>,
    adjusting: bool,
    /// The piece that has to move after a correction.
    obliged: Option<Square>,
    unmarked: Vec<Unmarked>,
    /// How often each player pressed the clock after an irregularity.
    presses: Each<u16>,
}

/// An irregularity nobody has decided about yet.
#[derive(Clone, Debug, PartialEq)]
pub struct Pending {
    /// Who did it.
    pub offender: Player,
    /// What kinds.
    pub kinds: Vec<Irregularity>,
    arrangement: Option<Setup>,
    keep: usize,
    first: Option<Square>,
    is_playable: bool,
    is_pressed: bool,
    is_switched: bool,
    left: Each<Millis>,
}

/// An irregularity that was let pass: the record keeps it.
#[derive(Clone, Debug, PartialEq)]
pub struct Passed {
    /// Who did it.
    pub offender: Player,
    /// What kinds.
    pub kinds: Vec<Irregularity>,
    /// What the board showed.
    pub arrangement: Setup,
    /// After how many half-moves.
    pub after: usize,
    left: Each<Millis>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Unmarked {
    square: Square,
    /// After how many half-moves it was left so.
    since: usize,
}

impl State {
    /// The irregularity nobody has decided about yet.
    #[must_use]
    pub const fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// The irregularities that were let pass.
    #[must_use]
    pub fn passed(&self) -> &[Passed] {
        &self.passed
    }

    /// How many moves of a player are arrangements that were let pass.
    pub(crate) fn moves_of(&self, player: Player) -> usize {
        self.passed.iter().filter(|passed| passed.offender == player).count()
    }

    /// The kings that were not marked.
    pub fn unmarked(&self) -> impl Iterator<Item = Square> + '_ {
        self.unmarked.iter().map(|unmarked| unmarked.square)
    }
}

impl Game {
    /// What went wrong at the board.
    #[must_use]
    pub const fn irregularities(&self) -> &State {
        &self.irregularity
    }

    /// Who decides about irregularities in this game: in rapid and blitz always the opponent, if anybody.
    fn policy(&self) -> Irregularities {
        let fast = self.regulation.discipline.tempo != Tempo::Classical;
        match self.regulation.irregularities {
            Irregularities::Replayed if fast || self.law.irregularities.replayed.is_none() => {
                Irregularities::OpponentDecides
            }
            policy => policy,
        }
    }
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    let law = &game.law.irregularities;
    match command {
        Command::Demand => choice::demand(game, by, now),
        Command::DemandOnly(kind) => choice::demand_only(game, by, *kind, now),
        Command::Leave => choice::leave(game, by, now),
        Command::Register { kind, first } => choice::register(game, by, *kind, *first, now),
        Command::TakeBack => action::take_back(game, crate::decide::a_player(by, game.law)?, now),
        Command::Touch(square) => {
            touch::touch(game, crate::decide::a_player(by, game.law)?, *square, touch::Hand::Touches, now)
        }
        Command::Lift(square) => {
            touch::touch(game, crate::decide::a_player(by, game.law)?, *square, touch::Hand::Lifts, now)
        }
        Command::Adjust => touch::adjust(game, crate::decide::a_player(by, game.law)?, now),
        Command::Mark(square) => choice::mark(game, *square, now),
        Command::Dispute => {
            game.must_be_playing()?;
            crate::decide::a_player(by, game.law)?;
            if game.irregularity.pending.is_none() {
                return Err(Refusal::new(
                    law.dispute,
                    "there is nothing to dispute",
                    "after an irregularity",
                ));
            }
            Ok(vec![crate::Fact::Stopped { by, reason: StopReason::CallArbiter }.at(now)])
        }
        Command::Rule { corrected } => choice::rule(game, by, *corrected, now),
        Command::Replay { index } => back::replay(game, by, *index, now),
        Command::DeclareFoul => back::declare_foul(game, by, now),
        Command::Return { keep, ground } => back::give_back(game, by, *keep, *ground, now),
    }
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    match fact {
        Fact::Irregular { offender, kinds, arrangement, keep, first } => {
            let left = Each([
                game.clock.remaining(face(Player::First), at),
                game.clock.remaining(face(Player::Second), at),
            ]);
            // A move that is objected to after it was made has been pressed, unless its player still has to.
            let is_pressed = *keep < game.plies.len() && game.unpressed != Some(*offender);
            let mut pending = Pending {
                offender: *offender,
                kinds: kinds.clone(),
                arrangement: *arrangement,
                keep: *keep,
                first: *first,
                is_playable: true,
                is_pressed,
                is_switched: is_pressed,
                left,
            };
            if let Some(arrangement) = arrangement {
                pending.is_playable = back::arrange(game, arrangement);
                game.unpressed = Some(*offender);
            }
            if pending.is_pressed {
                count_press(game, *offender);
            }
            game.irregularity.touched.clear();
            game.irregularity.pending = Some(pending);
        }
        Fact::Continued => {
            if let Some(pending) = game.irregularity.pending.take() {
                let passed = game.irregularity.passed.len();
                back::rewind(game, pending.keep, passed);
                game.unpressed = (game.turn() != pending.offender).then_some(pending.offender);
            }
        }
        Fact::Pressed { stopped, switched } => {
            if let Some(pending) = &mut game.irregularity.pending {
                pending.is_pressed = true;
                pending.is_switched = *switched;
                if *stopped && !pending.kinds.contains(&Irregularity::StoppedRemoval) {
                    pending.kinds.insert(0, Irregularity::StoppedRemoval);
                }
                let offender = pending.offender;
                count_press(game, offender);
            }
        }
        Fact::Demanded { offender, .. } => {
            if let Some(pending) = game.irregularity.pending.take() {
                if pending.is_switched {
                    game.clock.switch_back(at);
                }
                let passed = game.irregularity.passed.len();
                back::rewind(game, pending.keep, passed);
                game.unpressed = (game.turn() != *offender).then_some(*offender);
                game.irregularity.obliged = pending.first;
            }
        }
        Fact::Accepted { .. } => {
            if let Some(Pending { offender, kinds, arrangement: Some(arrangement), keep, left, .. }) =
                game.irregularity.pending.take()
            {
                game.irregularity.passed.push(Passed { offender, kinds, arrangement, after: keep, left });
            }
        }
        Fact::Touched { square, .. } => {
            let binds = !game.irregularity.adjusting && !game.irregularity.touched.contains(square);
            if binds {
                game.irregularity.touched.push(*square);
            }
        }
        Fact::Adjusting(_) => game.irregularity.adjusting = true,
        Fact::Unmarked(square) => {
            let since = game.plies.len();
            game.irregularity.unmarked.push(Unmarked { square: *square, since });
        }
        Fact::Marked(square) => game.irregularity.unmarked.retain(|unmarked| unmarked.square != *square),
        Fact::Replayed { index, left, .. } => back::replayed(game, *index, *left, at),
        Fact::Returned { keep, .. } => back::returned(game, *keep, at),
    }
}

fn count_press(game: &mut Game, offender: Player) {
    let presses = &mut game.irregularity.presses[offender];
    *presses = presses.saturating_add(1);
}

/// Refuses a move that a touched piece or a demanded correction forbids, or that an arrangement does not allow.
pub(crate) fn may_move(game: &Game, player: Player, played: &Played) -> Result<(), Refusal> {
    if game.irregularity.pending.as_ref().is_some_and(|pending| pending.offender != player) {
        choice::may_reply(game)?;
    }
    touch::may_move(game, played)
}

/// By replying a player accepts what his opponent did wrong; moving a king that was not marked is wrong itself.
pub(crate) fn accepted_by_move(game: &Game, player: Player, played: &Played, now: Moment) -> Vec<Event> {
    let mut events: Vec<_> = choice::accepted(game, player, now).into_iter().collect();
    let unmarked = match played {
        Played::Move(played) => game.irregularity.unmarked().any(|square| square == played.from()),
        Played::Stone(_) | Played::Act(_) => false,
    };
    if unmarked && game.policy() != Irregularities::Refused {
        let kinds = vec![Irregularity::MovedUnmarkedKing];
        let keep = game.plies.len();
        let fact = Fact::Irregular { offender: player, kinds, arrangement: None, keep, first: None };
        events.push(crate::Fact::Irregularity(fact).at(now));
    }
    events
}

/// What pressing the clock means for an irregularity of the player who presses it.
pub(crate) fn pressed(game: &Game, player: Player, now: Moment) -> Option<Event> {
    let pending = game.irregularity.pending.as_ref().filter(|pending| pending.offender == player)?;
    if pending.is_pressed {
        return None;
    }
    let incomplete = pending.kinds.contains(&Irregularity::RemovedFewer);
    let stopped = incomplete && game.law.irregularities.removal.value == Removal::LastPiece;
    let switched = game.running() == Some(player);
    Some(crate::Fact::Irregularity(Fact::Pressed { stopped, switched }).at(now))
}

/// Whether the opponent still has to decide about an irregularity.
pub(crate) fn is_open(game: &Game) -> bool {
    game.irregularity.pending.is_some()
}

/// A move was made: earlier touches are settled, and a king that moved is no longer where it was.
pub(crate) fn moved(game: &mut Game, _player: Player) {
    let last = game.plies.last().map(|ply| ply.played);
    let kings = game.board.position().map(AnyPosition::kings);
    let state = &mut game.irregularity;
    state.touched.clear();
    state.adjusting = false;
    state.obliged = None;
    if let (Some(Played::Move(played)), Some(kings)) = (last, kings) {
        for unmarked in &mut state.unmarked {
            if unmarked.square == played.from() {
                unmarked.square = played.to();
            }
        }
        state.unmarked.retain(|unmarked| kings.contains(unmarked.square));
    }
}

/// The article by which a player may demand a correction now.
pub(crate) fn may_demand(game: &Game, player: Player) -> Option<Article> {
    let law = &game.law.irregularities;
    if game.irregularity.pending.as_ref().is_some_and(|pending| pending.offender == player.other()) {
        return Some(law.opponent_decides);
    }
    let king = choice::markable(game, player.other()).next();
    king.map(|_| law.mark_later.unwrap_or(law.opponent_decides))
}
