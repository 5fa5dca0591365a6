//! A table: where two people meet, by a link or in the lobby, and play what they agreed on.
//!
//! It has the shape of everything that is decided here: [`Table::decide`] is pure, [`Table::apply`] takes every fact.
//! The games themselves are conducted by `game`; a table knows who sits where and when a meeting begins.

mod adjourn;
mod cells;
mod command;
mod decide;
mod fact;
mod glance;
mod guest;
mod no;
mod paper;
mod read;
mod said;
mod view;
mod way;

#[cfg(test)]
mod tests;

pub use command::{Command, Ground, Own, Wish};
pub use fact::{Audience, Booking, Break, Fact, Opened};
pub use glance::Glance;
pub use guest::Guest;
pub use no::No;
pub use paper::{Drawn, Paper, Written};
pub use said::Said;
pub use view::{Asked, Begins, Ply, Seats, Static, View, letter};

use article::Article;
use clock::{Millis, Moment};
use game::micromatch::{self, Contender, Micromatch};
use game::{Board, Game, Phase, Player, remote};
use rulebook::Regulation;

/// How long after the program was down a game waits for its players.
pub const RETURN: Millis = Millis::seconds(30);

/// How long after both have come the first game begins.
pub const READY: Millis = Millis::seconds(3);

/// A table and everything that has happened at it.
#[derive(Clone, Debug)]
pub struct Table {
    id: String,
    opened: Opened,
    regulation: Regulation,
    guests: [Option<Guest>; 2],
    meeting: Option<Micromatch>,
    /// The delays given back in the game that is on, by the number of the half-move.
    lags: Vec<(usize, Millis)>,
    /// The number of the last half-move, and the board before it: most of what is shown is about that one.
    before: Option<(usize, Board)>,
    /// Who has asked for a break, or for its end.
    asked: [Option<Break>; 2],
    /// The claim that was not upheld since the last half-move.
    refused: Option<RefusedClaim>,
    /// What players have called the arbiter for and nobody has answered.
    calls: [Option<String>; 2],
    /// What officials have written to those who play.
    said: Vec<said::Words>,
    again: [bool; 2],
    next: Option<String>,
    closed: bool,
    /// Since when the game waits for its players after the program was down.
    interrupted: Option<Moment>,
    version: u64,
}

impl Table {
    /// A table as its first entry opens it. The regulation was judged when it was written.
    ///
    /// # Errors
    /// If the entry does not open a table, or a game its edition does not know.
    pub fn begin(id: &str, facts: &[Fact]) -> Result<Self, Broken> {
        let [Fact::Opened(opened), rest @ ..] = facts else { return Err(Broken("the table is not opened")) };
        let regulation = opened.draft.clone().accepted().ok_or(Broken("the regulation is none"))?;
        let mut table = Self {
            id: id.to_owned(),
            opened: (**opened).clone(),
            regulation,
            guests: [None, None],
            meeting: None,
            lags: Vec::new(),
            before: None,
            asked: [None; 2],
            refused: None,
            calls: [None, None],
            said: Vec::new(),
            again: [false; 2],
            next: None,
            closed: false,
            interrupted: None,
            version: 1,
        };
        let host = table.opened.host.clone();
        table.guests[index(table.opened.seat)] = Some(host);
        rest.iter().for_each(|fact| table.take(fact));
        Ok(table)
    }

    /// Takes in all that followed from one command.
    pub fn apply(&mut self, facts: &[Fact]) {
        facts.iter().for_each(|fact| self.take(fact));
        self.end_entry();
    }

    /// An entry of the journal was taken in to its end.
    pub const fn end_entry(&mut self) {
        self.version += 1;
    }

    /// Takes one fact of an entry in.
    pub fn take(&mut self, fact: &Fact) {
        match fact {
            Fact::Opened(_) => {}
            Fact::Seated { seat, guest } => self.guests[index(*seat)] = Some(guest.clone()),
            Fact::Met { beginning } => {
                self.meeting = Some(Micromatch::new(self.regulation.clone(), *beginning));
            }
            Fact::Play(event) => {
                let Some(meeting) = &mut self.meeting else { return };
                match &event.fact {
                    micromatch::Fact::Game(game::Fact::Pressed { lag, .. }) if *lag > Millis::ZERO => {
                        self.lags.push((meeting.game().plies().len(), *lag));
                    }
                    micromatch::Fact::Game(game::Fact::ClaimFailed { player, by }) => {
                        let seat =
                            if meeting.player(Contender::A) == *player { Contender::A } else { Contender::B };
                        self.refused = Some(RefusedClaim { seat, by: *by, version: self.version + 1 });
                    }
                    micromatch::Fact::Game(game::Fact::Moved { .. }) => self.refused = None,
                    micromatch::Fact::Game(game::Fact::Remote(remote::Fact::Messaged { to, text })) => {
                        let seat = |seat: &Contender| Some(meeting.player(*seat)) == *to;
                        let to = Contender::BOTH.into_iter().find(seat);
                        self.said.push(said::Words { to, at: event.at, text: text.clone() });
                    }
                    micromatch::Fact::Opened { .. } => {
                        self.lags.clear();
                        self.refused = None;
                    }
                    _ => {}
                }
                let stage = |meeting: &Micromatch| (meeting.game().phase(), meeting.game().adjournment());
                let (before, made) = (stage(meeting), meeting.game().plies().len());
                let is_move = matches!(event.fact, micromatch::Fact::Game(game::Fact::Moved { .. }));
                let board = is_move.then(|| meeting.game().board().clone());
                meeting.apply(event);
                if is_move || meeting.game().plies().len() != made {
                    self.before = board.map(|board| (made, board));
                }
                // What was asked for lasts until the game is another one.
                if stage(meeting) != before || is_move {
                    self.asked = [None; 2];
                }
                match &event.fact {
                    micromatch::Fact::Game(game::Fact::Remote(remote::Fact::Interrupted {
                        running, ..
                    })) => {
                        self.interrupted = running.map(|_| event.at);
                    }
                    _ if !matches!(meeting.game().phase(), Phase::Stopped(_)) => self.interrupted = None,
                    _ => {}
                }
            }
            Fact::Asked { seat, what } => self.asked[index(*seat)] = Some(*what),
            Fact::Called { seat, text } => self.calls[index(*seat)] = Some(text.clone()),
            Fact::Answered => self.calls = [None, None],
            Fact::Again { seat } => self.again[index(*seat)] = true,
            Fact::Moved { table } => self.next = Some(table.clone()),
            Fact::Closed => self.closed = true,
        }
    }

    /// Its name in links.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// How it was opened.
    #[must_use]
    pub const fn opened(&self) -> &Opened {
        &self.opened
    }

    /// What is played.
    #[must_use]
    pub const fn regulation(&self) -> &Regulation {
        &self.regulation
    }

    /// How many entries of the journal it has taken in.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// The meeting, once both have come.
    #[must_use]
    pub const fn meeting(&self) -> Option<&Micromatch> {
        self.meeting.as_ref()
    }

    /// The game that is on, or the last one.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.meeting.as_ref().map(Micromatch::game)
    }

    /// When the last thing happened in the game that is on.
    #[must_use]
    pub fn last(&self) -> Option<Moment> {
        self.game()?.last()
    }

    /// The board of an event that is played here.
    #[must_use]
    pub const fn booking(&self) -> Option<&Booking> {
        self.opened.booking.as_ref()
    }

    /// What a player has called the arbiter for, if nobody has come yet.
    #[must_use]
    pub fn called(&self, seat: Contender) -> Option<&str> {
        self.calls[index(seat)].as_deref()
    }

    /// Who sits on a seat.
    #[must_use]
    pub fn guest(&self, seat: Contender) -> Option<&Guest> {
        self.guests[index(seat)].as_ref()
    }

    /// Where a guest sits.
    #[must_use]
    pub fn seat_of(&self, guest: &Guest) -> Option<Contender> {
        Contender::BOTH.into_iter().find(|&seat| self.guest(seat).is_some_and(|sitting| sitting.is(guest)))
    }

    /// Whether a meeting waits for the first arrival of who sits on a seat.
    #[must_use]
    pub fn waits_for(&self, seat: Contender) -> bool {
        let player = self.player(seat);
        self.game().is_some_and(|game| game.outcome().is_none() && game.came(player).is_none())
    }

    /// Whether somebody can still take a seat.
    #[must_use]
    pub fn is_open(&self) -> bool {
        !self.closed && self.guests.iter().any(Option::is_none)
    }

    /// Whether nothing can happen any more except another game.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.closed || self.meeting.as_ref().is_some_and(|meeting| meeting.verdict().is_some())
    }

    /// The table at which they play again.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.next.as_deref()
    }

    /// Who is the player on a seat in the game that is on.
    #[must_use]
    pub fn player(&self, seat: Contender) -> Player {
        match &self.meeting {
            Some(meeting) => meeting.player(seat),
            None if seat == Contender::A => Player::First,
            None => Player::Second,
        }
    }

    /// The board before a half-move of the game that is on.
    fn board_before(&self, ply: usize) -> Option<Board> {
        let game = self.game()?;
        match &self.before {
            Some((number, board)) if *number == ply && ply + 1 == game.plies().len() => Some(board.clone()),
            _ => view::board_before(game, ply),
        }
    }

    /// Where a player of the game that is on sits.
    #[must_use]
    pub fn seat(&self, player: Player) -> Contender {
        if self.player(Contender::A) == player { Contender::A } else { Contender::B }
    }

    /// When the program should look again by itself.
    #[must_use]
    pub fn wake(&self, now: Moment) -> Option<Moment> {
        if self.is_over() {
            return None;
        }
        self.interrupted.map(|since| since + RETURN).or_else(|| self.game()?.wake(now))
    }
}

/// A claim that was not upheld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedClaim {
    /// Whose.
    pub seat: Contender,
    /// By which article the game goes on.
    pub by: Article,
    /// The entry that says so.
    pub version: u64,
}

/// A stream that tells of no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken(pub &'static str);

impl std::fmt::Display for Broken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl std::error::Error for Broken {}

/// A seat as a number.
#[must_use]
pub const fn index(seat: Contender) -> usize {
    match seat {
        Contender::A => 0,
        Contender::B => 1,
    }
}
