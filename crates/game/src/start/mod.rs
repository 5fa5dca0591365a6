//! Before the first move: arrival, the signal, lateness, the ballot, wrong colours and set-up.
//!
//! At the exact time the signal is given, whoever is there. Which clock runs then, whether the one who is there
//! may move, and when the other has lost, the edition says:
//!
//! ```
//! use clock::{Millis, Moment};
//! use game::{Actor, Command, Game, Player, Role, start};
//! use rulebook::{Draft, Edition};
//! let draft = Draft::usual(Edition::Ru22, "russian".parse().unwrap(), "30m+30s".parse().unwrap()).unwrap();
//! let mut game = Game::new(draft.check().unwrap().0, Moment(0));
//! let arbiter = Actor::Official(Role::Arbiter);
//! for command in [Command::arrive(Player::First), Command::Start(start::Command::Begin)] {
//!     for event in game.decide(arbiter, &command, Moment(0)).unwrap() {
//!         game.apply(&event);
//!     }
//! }
//! assert_eq!(game.running(), Some(Player::Second));
//! ```

mod lateness;
mod mistake;
mod signal;

use article::Article;
use clock::{Millis, Moment};
use draughts::{AnyPosition, Setup};
use rulebook::LateCost;
use rulebook::law::{Absent, Rest};

pub use mistake::{Colours, Mistake};

use crate::actor::{Each, face};
use crate::ballot::{self, Ballot, Lot};
use crate::state::Phase;
use crate::{Actor, Event, Game, Played, Player, Refusal};

/// What can be asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A player has come.
    Arrive(Player),
    /// A player who was here has gone, or has not come back, before the signal.
    Away(Player),
    /// An official accepts a player's reason for being late.
    Excuse(Player),
    /// The signal to begin.
    Begin,
    /// The player who begins writes his first move down, because his opponent is not there to see it.
    Write(Played),
    /// An official declares lost what absent players have lost.
    Forfeit,
    /// An official imposes what lateness costs by the regulation.
    Impose(Player),
    /// An official lets a player off what lateness costs by the regulation.
    Waive(Player),
    /// First moves or a position are drawn from the table of the regulation.
    Draw(Lot),
    /// An official has a mistake corrected, and the game begins anew.
    Correct(Mistake),
    /// An official records a mistake that is too late to correct.
    Leave {
        /// The mistake.
        mistake: Mistake,
        /// What really lies on the board, if that is another position.
        actual: Option<Setup>,
    },
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A player came.
    Arrived(Player),
    /// A player went away.
    Left(Player),
    /// A player's reason for being late was accepted.
    Excused(Player),
    /// The clocks were started.
    Begun {
        /// Whose clock runs.
        running: Player,
    },
    /// The time both absent players had used was shared equally.
    Halved {
        /// By which article.
        by: Article,
    },
    /// A player's clock was started instead of the opponent's.
    Handed {
        /// Whose clock runs.
        running: Player,
    },
    /// The first move was written down.
    Written {
        /// By whom.
        player: Player,
        /// What.
        played: Played,
    },
    /// The regulation sets a cost for lateness.
    Proposed {
        /// Who was late.
        player: Player,
        /// How late.
        late: Millis,
        /// What it costs.
        costs: LateCost,
        /// By which article.
        by: Article,
    },
    /// The cost of lateness was imposed or waived.
    Settled(Player),
    /// First moves or a position were drawn.
    Drawn(Ballot),
    /// A mistake was found in time: the game begins anew.
    Restarted {
        /// The mistake.
        mistake: Mistake,
        /// By which article.
        by: Article,
    },
    /// A mistake was found too late: the game goes on.
    Stands {
        /// The mistake.
        mistake: Mistake,
        /// What really lies on the board, if that is another position.
        position: Option<AnyPosition>,
        /// By which article.
        by: Article,
    },
}

/// What is known about it during a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// When each player came.
    pub(crate) came: Each<Option<Moment>>,
    /// Whose reason for being late was accepted.
    pub(crate) excused: Each<bool>,
    /// When the signal was given.
    pub(crate) signal: Option<Moment>,
    /// What lateness is to cost each player.
    pub(crate) proposed: Each<Option<(LateCost, Article)>>,
    /// A first move that is not on the board yet.
    pub(crate) written: Option<(Player, Played)>,
    /// What was drawn.
    pub(crate) ballot: Option<Ballot>,
    /// Whether the players hold the colours they should.
    pub(crate) colours: Colours,
    /// The break before this game.
    pub(crate) pause: Option<Interval>,
}

/// The break before a later game of a micromatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Interval {
    /// When it is over.
    pub until: Moment,
    /// When the next game has to have begun, where that is limited.
    pub latest: Option<Moment>,
    /// How it is kept.
    pub rest: Rest,
    /// How long it lasts.
    pub time: Millis,
    /// By which article.
    pub by: Article,
}

impl Game {
    /// When this game is to begin.
    #[must_use]
    pub const fn beginning(&self) -> Moment {
        self.beginning
    }

    /// The break before this game, if it is a later game of a micromatch.
    #[must_use]
    pub const fn pause(&self) -> Option<Interval> {
        self.start.pause
    }

    /// When the players are to take their seats, where the edition says so.
    #[must_use]
    pub fn seating(&self) -> Option<Moment> {
        let before = self.law.start.seats?.value;
        Some(Moment(self.beginning.0.saturating_sub_unsigned(before.as_millis())))
    }

    /// When a player came.
    #[must_use]
    pub fn came(&self, player: Player) -> Option<Moment> {
        self.start.came[player]
    }

    /// Whether both players are here.
    #[must_use]
    pub fn both_here(&self) -> bool {
        crate::PLAYERS.into_iter().all(|player| self.start.came[player].is_some())
    }

    /// When the signal was given.
    #[must_use]
    pub const fn signal(&self) -> Option<Moment> {
        self.start.signal
    }

    /// What lateness is to cost a player, until an official has settled it.
    #[must_use]
    pub fn late_cost(&self, player: Player) -> Option<(LateCost, Article)> {
        self.start.proposed[player]
    }

    /// A first move that was written down and waits for the opponent.
    #[must_use]
    pub fn written(&self) -> Option<Played> {
        self.start.written.map(|(_, played)| played)
    }

    /// Whether the players hold the colours they were given.
    #[must_use]
    pub const fn colours(&self) -> Colours {
        self.start.colours
    }
}

pub(crate) fn decide(game: &Game, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
    if let Phase::Over(_) = game.phase {
        game.must_be_playing()?;
    }
    match command {
        Command::Arrive(player) => signal::arrive(game, by, *player, now),
        Command::Away(player) => {
            manager(game, by)?;
            signal::away(game, *player, now)
        }
        Command::Begin => signal::begin(game, by, now),
        Command::Write(played) => signal::write(game, by, *played, now),
        Command::Excuse(player) => {
            official(game, by)?;
            Ok(vec![fact(Fact::Excused(*player), now)])
        }
        Command::Forfeit => {
            official(game, by)?;
            lateness::declare(game, now)
        }
        Command::Impose(player) => {
            official(game, by)?;
            lateness::impose(game, *player, now)
        }
        Command::Waive(player) => {
            official(game, by)?;
            lateness::waive(game, *player, now)
        }
        Command::Draw(lot) => {
            manager(game, by)?;
            ballot::draw(game, *lot, now)
        }
        Command::Correct(mistake) => {
            official(game, by)?;
            mistake::correct(game, *mistake, now)
        }
        Command::Leave { mistake, actual } => {
            official(game, by)?;
            mistake::leave(game, *mistake, actual.as_ref(), now)
        }
    }
}

pub(crate) fn apply(game: &mut Game, fact: &Fact, at: Moment) {
    match fact {
        Fact::Arrived(player) => {
            game.start.came[*player] = Some(at);
            game.start.written = None;
        }
        Fact::Left(player) => game.start.came[*player] = None,
        Fact::Excused(player) => game.start.excused[*player] = true,
        Fact::Begun { running } => {
            game.phase = Phase::Playing;
            game.start.signal.get_or_insert(at);
            game.clock.start(face(*running), at);
        }
        Fact::Halved { .. } => game.clock.split_used(at),
        Fact::Handed { running } => game.clock.start(face(*running), at),
        Fact::Written { player, played } => {
            game.start.written = Some((*player, *played));
            game.unpressed = Some(*player);
        }
        Fact::Proposed { player, costs, by, .. } => game.start.proposed[*player] = Some((*costs, *by)),
        Fact::Settled(player) => game.start.proposed[*player] = None,
        Fact::Drawn(ballot) => ballot::apply(game, ballot),
        Fact::Restarted { .. } => mistake::restart(game),
        Fact::Stands { mistake, position, .. } => mistake::stand(game, *mistake, *position),
    }
}

/// Refuses a move that comes before it may.
pub(crate) fn may_move(game: &Game, player: Player, now: Moment) -> Result<(), Refusal> {
    let law = &game.law.start;
    if game.start.came[player].is_none() {
        return Err(Refusal::new(law.signal, "the player has not come", "when he is here"));
    }
    ballot::may_move(game)?;
    if game.start.written.is_some() {
        return Err(Refusal::new(
            law.absent.by,
            "a written move is not changed",
            "it is played when the opponent comes",
        ));
    }
    let alone = game.start.came[player.other()].is_none() && game.plies.is_empty();
    if alone && law.absent.value == Absent::HisClock {
        return Err(Refusal::new(law.absent.by, "the opponent is absent", "no move is made before he comes"));
    }
    if let Some(pause) = game.start.pause.filter(|pause| now < pause.until) {
        let left = format!("in {}", pause.until - now);
        return Err(Refusal::new(pause.by, "the break is not over", left));
    }
    Ok(())
}

/// Whose turn it is: a move that was written down counts as made.
pub(crate) fn turn(game: &Game) -> Player {
    match game.start.written {
        Some((player, _)) => player.other(),
        None => game.board.turn(),
    }
}

/// What the program does by itself at a screen: it gives the signal.
pub(crate) fn tick(game: &Game, now: Moment) -> Vec<Event> {
    if !game.is_remote() {
        return Vec::new();
    }
    match game.phase {
        Phase::Waiting if now >= game.beginning => {
            signal::begin(game, Actor::Program, now).unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

/// When the program should look again.
pub(crate) fn wake(game: &Game) -> Option<Moment> {
    match game.phase {
        Phase::Waiting if game.is_remote() => Some(game.beginning),
        Phase::Playing if game.is_remote() => lateness::deadline(game),
        _ => None,
    }
}

pub(crate) use lateness::{absence, missing};

fn fact(fact: Fact, at: Moment) -> Event {
    crate::Fact::Start(fact).at(at)
}

/// Refuses what officials do, and at a screen the program.
fn manager(game: &Game, by: Actor) -> Result<(), Refusal> {
    if by == Actor::Program { Ok(()) } else { official(game, by) }
}

fn official(game: &Game, by: Actor) -> Result<(), Refusal> {
    if by.is_official() {
        return Ok(());
    }
    Err(Refusal::new(game.law.start.signal, "only an official does that", "call the arbiter"))
}
