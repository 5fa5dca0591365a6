//! What follows from what guests and the program ask for. Nothing is changed here.

use clock::{Millis, Moment};
use game::micromatch::{self, Contender, Micromatch};
use game::{Actor, Lot, PLAYERS, Phase, Player, adjourn, remote, start};

use super::{Break, Command, Fact, Guest, No, Own, READY, RETURN, Table, Wish, read};

/// Letters of what an arbiter is called for.
const CALL_MAX: usize = 200;

/// A smaller change of a line's delay is not written down.
const NOTICED: Millis = Millis(25);

impl Table {
    /// What a command means that a browser wrote.
    ///
    /// # Errors
    /// If a move in it cannot be read.
    pub fn meant(&self, wish: Wish) -> Result<Command, No> {
        let read = |text: &str| read::played(self.playing()?, text);
        Ok(match wish {
            Wish::Move { text, offer, ply } => Command::Move { text, offer, ply, delay: None },
            Wish::Sit {} => Command::Sit,
            Wish::Close {} => Command::Close,
            Wish::Again {} => Command::Again,
            Wish::Resign {} => Command::Game(game::Command::Resign),
            Wish::Offer {} => Command::Game(game::Command::Offer),
            Wish::Accept {} => Command::Game(game::Command::Accept),
            Wish::Decline {} => Command::Game(game::Command::Decline),
            Wish::Abort {} => Command::Game(game::Command::Abort),
            Wish::Claim { what, text } => {
                let after = text.as_deref().map(read).transpose()?;
                let claim = what.claim(after);
                let claim = claim
                    .ok_or_else(|| No::new("malformed", "this claim names the move that is not made"))?;
                Command::Game(game::Command::Claim(claim))
            }
            Wish::Adjourn {} => Command::Ask(Break::Adjourn),
            Wish::Resume {} => Command::Ask(Break::Resume),
            Wish::CallArbiter { text } => Command::Call { text },
            Wish::Seal { text } => Command::Seal { text },
            Wish::AgreeAdjourned {} => Command::Game(game::Command::Adjourn(adjourn::Command::Agree)),
        })
    }

    /// What follows from a command of a guest.
    ///
    /// # Errors
    /// A no that says why, by its article where the rules refuse.
    pub fn decide(&self, by: &Guest, command: &Command, seed: u64, now: Moment) -> Result<Vec<Fact>, No> {
        match command {
            Command::Sit => self.sit(by, seed, now),
            Command::Close => self.close(by),
            Command::Again => self.again(by),
            Command::Ask(what) => self.ask(by, *what, now),
            Command::Seal { text } => self.seal(by, text, now),
            Command::Call { text } => self.call(by, text),
            Command::Game(game::Command::Abort) if self.booking().is_some() => Err(No::booked()),
            Command::Game(command) => {
                let seat = self.seat_of(by).ok_or_else(No::not_seated)?;
                let facts = self.conduct(Actor::Player(self.player(seat)), command, now);
                match command {
                    // Until when a game is broken off is a rule of the house: no article is about it.
                    game::Command::Abort if self.playing()?.outcome().is_none() => {
                        facts.map_err(|no| No { by: None, ..no })
                    }
                    _ => facts,
                }
            }
            Command::Move { text, offer, ply, delay } => {
                let seat = self.seat_of(by).ok_or_else(No::not_seated)?;
                let (player, game) = (self.player(seat), self.playing()?);
                if game.adjournment() == adjourn::Stage::Ordered {
                    // What is played now is sealed: at a screen nobody shows it by mistake.
                    return self.seal(by, text, now);
                }
                let made = game.plies().len();
                if ply.is_some_and(|ply| ply < made) {
                    return self.made_before(player, text, ply.unwrap_or(made));
                }
                if ply.is_some_and(|ply| ply > made) {
                    return Err(No::new("behind", "the table has not come so far yet"));
                }
                // Whose turn it is comes before what the text means: it is read on the mover's board only.
                let played = if game.turn() == player || game.outcome().is_some() {
                    read::played(game, text)?
                } else {
                    return Err(
                        No::new("not-your-turn", "it is the opponent's turn").by(game.law().clock.in_turn)
                    );
                };
                let command = game::Command::Move { played, offer: *offer };
                match self.measured(player, *delay, now) {
                    facts if facts.is_empty() => self.conduct(Actor::Player(player), &command, now),
                    mut facts => {
                        let mut after = self.clone();
                        facts.iter().for_each(|fact| after.take(fact));
                        facts.extend(after.conduct(Actor::Player(player), &command, now)?);
                        Ok(facts)
                    }
                }
            }
        }
    }

    /// What the program does by itself.
    #[must_use]
    pub fn own(&self, own: &Own, seed: u64, now: Moment) -> Vec<Fact> {
        match own {
            Own::Came(seat) => self.came(*seat, seed, now),
            Own::Went(seat) => {
                let lost = remote::Command::Lost(self.player(*seat));
                self.by_program(&game::Command::Remote(lost), now)
            }
            Own::Tick => self.tick(now),
            Own::Interrupted(from) => self.interrupted(*from, now),
            Own::Restored => self.by_program(&game::Command::Remote(remote::Command::Restored), now),
        }
    }

    pub(super) fn playing(&self) -> Result<&game::Game, No> {
        self.game().ok_or_else(|| No::new("not-begun", "nobody has come to play yet"))
    }

    /// A move that is sent again is acknowledged if it stands, and only then.
    fn made_before(&self, player: Player, text: &str, ply: usize) -> Result<Vec<Fact>, No> {
        let behind = || No::new("behind", "the game has gone on since");
        let game = self.playing()?;
        let stands = game.plies().get(ply).ok_or_else(behind)?;
        let before = super::view::board_before(game, ply).ok_or_else(behind)?;
        let then = game::Game::from_board(game.regulation().clone(), game.beginning(), before);
        let meant = read::played(&then, text)?;
        if stands.player == player && stands.played == meant { Ok(Vec::new()) } else { Err(behind()) }
    }

    fn sit(&self, by: &Guest, seed: u64, now: Moment) -> Result<Vec<Fact>, No> {
        if self.seat_of(by).is_some() {
            return Ok(Vec::new());
        }
        let kept = self.opened.guest.as_ref().is_some_and(|guest| !guest.is(by));
        let free = Contender::BOTH.into_iter().find(|&seat| self.guest(seat).is_none());
        let Some(seat) = free.filter(|_| self.is_open() && !kept) else {
            return Err(
                No::new("taken", "both seats of this table are taken").instead("you can watch the game")
            );
        };
        let mut facts = vec![Fact::Seated { seat, guest: by.clone() }];
        let beginning = now + READY;
        facts.push(Fact::Met { beginning });
        let mut meeting = Micromatch::new(self.regulation.clone(), beginning);
        // Where lots decide who begins, they are drawn now; elsewhere it is a refusal that changes nothing.
        if let Ok(events) = meeting.decide(Actor::Program, &micromatch::Command::Lots { seed }, now) {
            events.iter().for_each(|event| meeting.apply(event));
            facts.extend(events.into_iter().map(Fact::Play));
        }
        Ok(facts)
    }

    fn close(&self, by: &Guest) -> Result<Vec<Fact>, No> {
        if !self.opened.host.is(by) {
            return Err(No::not_seated());
        }
        if !self.is_open() {
            return Err(No::new("taken", "somebody has come already").instead("abort the game, or resign"));
        }
        Ok(vec![Fact::Closed])
    }

    /// At a screen nobody stops a clock to call the arbiter: who calls is seen on the arbiters' console.
    fn call(&self, by: &Guest, text: &str) -> Result<Vec<Fact>, No> {
        let seat = self.seat_of(by).ok_or_else(No::not_seated)?;
        if self.booking().is_none() {
            let no = No::new("no-arbiter", "there is no arbiter at this table");
            return Err(no.instead("agree with the opponent"));
        }
        let text: String = text.trim().chars().filter(|sign| !sign.is_control()).take(CALL_MAX).collect();
        Ok(vec![Fact::Called { seat, text }])
    }

    fn again(&self, by: &Guest) -> Result<Vec<Fact>, No> {
        let seat = self.seat_of(by).ok_or_else(No::not_seated)?;
        if self.booking().is_some() {
            return Err(No::booked());
        }
        if !self.is_over() || self.meeting.is_none() {
            return Err(No::new("not-over", "the game is not over"));
        }
        if self.again[super::index(seat)] || self.next.is_some() {
            return Ok(Vec::new());
        }
        Ok(vec![Fact::Again { seat }])
    }

    /// Whether both would like to play again and the other table is not there yet.
    #[must_use]
    pub fn wants_next(&self) -> bool {
        self.again == [true; 2] && self.next.is_none()
    }

    /// The browser of a player is there: he has arrived, or his connection is back.
    fn came(&self, seat: Contender, seed: u64, now: Moment) -> Vec<Fact> {
        let Some(game) = self.game() else { return Vec::new() };
        let player = self.player(seat);
        let mut facts = Vec::new();
        let mut after = self.clone();
        let mut then = |after: &mut Self, command: &game::Command| {
            let more = after.by_program(command, now);
            more.iter().for_each(|fact| after.take(fact));
            facts.extend(more);
        };
        if game.outcome().is_none() && game.came(player).is_none() {
            then(&mut after, &game::Command::arrive(player));
        } else {
            then(&mut after, &game::Command::Remote(remote::Command::Back(player)));
        }
        let ballot = after.game().is_some_and(|game| {
            game.regulation().ballot.is_some() && game.ballot().is_none() && game.both_here()
        });
        if ballot {
            then(&mut after, &game::Command::Start(start::Command::Draw(Lot::Seed(seed))));
        }
        let back =
            after.game().is_some_and(|game| matches!(game.phase(), Phase::Stopped(_)) && after.is_together());
        if back {
            then(&mut after, &game::Command::Remote(remote::Command::Restored));
        }
        facts
    }

    /// Whether both players' connections are there.
    fn is_together(&self) -> bool {
        self.game().is_some_and(|game| {
            PLAYERS.into_iter().all(|player| game.line(player) == remote::Line::Connected)
        })
    }

    fn tick(&self, now: Moment) -> Vec<Fact> {
        match self.interrupted {
            // Who has not come back by now is waited for on his own time.
            Some(since) if now >= since + RETURN => {
                self.by_program(&game::Command::Remote(remote::Command::Restored), now)
            }
            _ => self.by_program(&game::Command::Tick, now),
        }
    }

    /// The program was down: that is charged to nobody, and the game waits for those who were there.
    fn interrupted(&self, from: Moment, now: Moment) -> Vec<Fact> {
        let down = remote::Command::Interrupted { from };
        let mut facts = self.by_program(&game::Command::Remote(down), now);
        let mut after = self.clone();
        facts.iter().for_each(|fact| after.take(fact));
        for player in PLAYERS {
            let lost = after.by_program(&game::Command::Remote(remote::Command::Lost(player)), now);
            lost.iter().for_each(|fact| after.take(fact));
            facts.extend(lost);
        }
        facts
    }

    /// The delay of a player's line is written down when it has changed and the regulation gives some of it back.
    fn measured(&self, player: Player, delay: Option<Millis>, now: Moment) -> Vec<Fact> {
        let (Some(delay), Some(game)) = (delay, self.game()) else { return Vec::new() };
        let most = self.regulation.lag;
        let (before, delay) = (game.delay(player).min(most), delay.min(most));
        if before.as_millis().abs_diff(delay.as_millis()) < NOTICED.as_millis() {
            return Vec::new();
        }
        self.by_program(&game::Command::Remote(remote::Command::Measure { player, delay }), now)
    }

    fn by_program(&self, command: &game::Command, now: Moment) -> Vec<Fact> {
        self.conduct(Actor::Program, command, now).unwrap_or_default()
    }

    /// What follows from a command of an official of the event.
    ///
    /// # Errors
    /// A no of the rules, with its article.
    pub fn arbitrate(&self, by: Actor, commands: &[game::Command], now: Moment) -> Result<Vec<Fact>, No> {
        let (mut after, mut facts) = (self.clone(), Vec::new());
        for command in commands {
            let next = after.conduct(by, command, now)?;
            next.iter().for_each(|fact| after.take(fact));
            facts.extend(next);
        }
        if self.calls.iter().any(Option::is_some) {
            facts.push(Fact::Answered);
        }
        Ok(facts)
    }

    pub(super) fn conduct(&self, by: Actor, command: &game::Command, now: Moment) -> Result<Vec<Fact>, No> {
        let meeting =
            self.meeting.as_ref().ok_or_else(|| No::new("not-begun", "nobody has come to play yet"))?;
        let events = meeting.decide(by, &micromatch::Command::Game(command.clone()), now)?;
        Ok(events.into_iter().map(Fact::Play).collect())
    }
}
