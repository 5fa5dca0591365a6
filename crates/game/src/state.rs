//! A game and everything that is known about it.

use clock::{Clock, Millis, Moment};
use draughts::AnyPosition;
use rulebook::law::Law;
use rulebook::{Regulation, Venue};

use crate::actor::{Each, face, owner};
use crate::draw::{Aloud, Counters, Offers, Pending};
use crate::{Board, Command, Event, Outcome, Played, Player, StopReason};
use crate::{adjourn, form, irregularity, record, remote, sanction, start};

/// One game under a regulation.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) regulation: Regulation,
    pub(crate) law: &'static Law,
    /// When it is to begin.
    pub(crate) beginning: Moment,
    pub(crate) phase: Phase,
    pub(crate) origin: Board,
    pub(crate) board: Board,
    pub(crate) plies: Vec<Ply>,
    /// Draughts: every position since the origin.
    pub(crate) positions: Vec<AnyPosition>,
    /// The first of them that can still occur again.
    pub(crate) repeatable_from: usize,
    pub(crate) counters: Counters,
    pub(crate) clock: Clock,
    /// Who has moved and not yet pressed the clock.
    pub(crate) unpressed: Option<Player>,
    pub(crate) offers: Offers,
    pub(crate) claim: Option<Pending>,
    /// A count that does not rest on a record.
    pub(crate) aloud: Option<Aloud>,
    /// Which player stopped the clocks.
    pub(crate) stopper: Option<Player>,
    pub(crate) start: start::State,
    pub(crate) irregularity: irregularity::State,
    pub(crate) sanctions: sanction::State,
    pub(crate) adjournment: adjourn::State,
    pub(crate) record: record::State,
    pub(crate) remote: remote::State,
    pub(crate) form: form::State,
    /// The articles officials have noted something by.
    pub(crate) notes: Vec<article::Article>,
    /// When the last event happened, if anything has.
    pub(crate) last: Option<Moment>,
    pub(crate) version: u64,
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Before the signal.
    Waiting,
    /// Being played.
    Playing,
    /// The clocks are stopped.
    Stopped(StopReason),
    /// Adjourned.
    Adjourned,
    /// Ended.
    Over(Outcome),
}

/// A half-move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Who moved.
    pub player: Player,
    /// What was played.
    pub played: Played,
    /// When.
    pub at: Moment,
    /// What the player's clock showed.
    pub left: Millis,
}

impl Game {
    /// A game that is to begin at a moment, both players awaited.
    #[must_use]
    pub fn new(regulation: Regulation, beginning: Moment) -> Self {
        let board = Board::start(&regulation);
        Self::from_board(regulation, beginning, board)
    }

    /// The same, from another board than the usual one.
    #[must_use]
    pub fn from_board(regulation: Regulation, beginning: Moment, board: Board) -> Self {
        let law = regulation.law();
        let clock = Clock::new(regulation.control, regulation.clock);
        let mut game = Self {
            law,
            beginning,
            phase: Phase::Waiting,
            origin: board.clone(),
            board: board.clone(),
            plies: Vec::new(),
            positions: Vec::new(),
            repeatable_from: 0,
            counters: Counters::default(),
            clock,
            unpressed: None,
            offers: Offers::default(),
            claim: None,
            aloud: None,
            stopper: None,
            start: start::State::default(),
            irregularity: irregularity::State::default(),
            sanctions: sanction::State::default(),
            adjournment: adjourn::State::default(),
            record: record::State::default(),
            remote: remote::State::default(),
            form: form::State::default(),
            notes: Vec::new(),
            last: None,
            version: 0,
            regulation,
        };
        game.set_board(board);
        game
    }

    /// What the game is played by.
    #[must_use]
    pub const fn regulation(&self) -> &Regulation {
        &self.regulation
    }

    /// What the edition says about it.
    #[must_use]
    pub const fn law(&self) -> &'static Law {
        self.law
    }

    /// Where it stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How it has ended.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The board before the first move.
    #[must_use]
    pub const fn origin(&self) -> &Board {
        &self.origin
    }

    /// The half-moves made so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The clock.
    #[must_use]
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How many events have been applied.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// When the last event happened, if anything has. A game may be there long before it begins.
    #[must_use]
    pub const fn last(&self) -> Option<Moment> {
        self.last
    }

    /// A moment, or that of the last event where that is later: nothing is decided before what stands.
    #[must_use]
    pub fn not_before(&self, now: Moment) -> Moment {
        self.last.map_or(now, |last| last.max(now))
    }

    /// Whose turn it is: who has to move, not who has to press the clock.
    #[must_use]
    pub fn turn(&self) -> Player {
        start::turn(self)
    }

    /// How many moves a player has made.
    #[must_use]
    pub fn moves_of(&self, player: Player) -> u16 {
        let moves =
            self.plies.iter().filter(|ply| ply.player == player).count() + self.irregularity.moves_of(player);
        u16::try_from(moves).unwrap_or(u16::MAX)
    }

    /// What a player's clock shows.
    #[must_use]
    pub fn left(&self, player: Player, now: Moment) -> Millis {
        self.clock.remaining(face(player), now)
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Player> {
        self.clock.running().map(owner)
    }

    /// Who has moved and not yet pressed the clock.
    #[must_use]
    pub const fn unpressed(&self) -> Option<Player> {
        self.unpressed
    }

    /// Which player stopped the clocks.
    #[must_use]
    pub const fn stopped_by(&self) -> Option<Player> {
        self.stopper
    }

    /// Whether the players sit at screens.
    #[must_use]
    pub fn is_remote(&self) -> bool {
        self.regulation.venue == Venue::Remote
    }

    /// When the program should look again by itself, if nothing happens before.
    #[must_use]
    pub fn wake(&self, now: Moment) -> Option<Moment> {
        match self.phase {
            Phase::Playing => {
                let due = [self.next_flag(now), start::wake(self), remote::wake(self), form::wake(self, now)];
                due.into_iter().flatten().min()
            }
            Phase::Waiting => start::wake(self),
            _ => None,
        }
    }

    /// When the program ends the game by a flag: in a hall it never does, there flags are called.
    fn next_flag(&self, now: Moment) -> Option<Moment> {
        if !self.is_remote() {
            return None;
        }
        self.clock.next_flag(now).or_else(|| self.overstepped(now).map(|_| now))
    }

    /// Puts the game on another board, as before a first move.
    pub(crate) fn set_board(&mut self, board: Board) {
        self.positions.clear();
        self.repeatable_from = 0;
        if let Some(position) = board.position() {
            self.positions.push(*position);
            self.counters = Counters::begin(position, self.law.draws.rules);
        }
        self.board = board;
    }

    /// Which of the two flags is down; the earlier one, if the clock knows.
    pub(crate) fn flags(&self, now: Moment) -> Each<bool> {
        Each([
            self.clock.flag(face(Player::First), now).is_some(),
            self.clock.flag(face(Player::Second), now).is_some(),
        ])
    }
}

/// Runs a whole journal: the state it leads to.
#[must_use]
pub fn replay<'a>(mut game: Game, events: impl IntoIterator<Item = &'a Event>) -> Game {
    for event in events {
        game.apply(event);
    }
    game
}

/// A command with who gave it and when, as a script has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Request {
    /// Who.
    pub by: crate::Actor,
    /// What.
    pub command: Command,
    /// When.
    pub at: Moment,
}
