//! What follows from a command: events, or a refusal. Nothing is changed here.

use clock::Moment;
use rulebook::law::Law;

use crate::{Actor, Command, Event, Fact, Game, Player, Refusal, replay};
use crate::{adjourn, draw, form, irregularity, play, record, remote, sanction, start};

impl Game {
    /// What follows from a command given by an actor at a moment.
    ///
    /// At a screen a flag that has fallen ends the game before anything else is heard: the events then say so,
    /// and the command has no effect.
    ///
    /// # Errors
    /// A refusal with its article, if the command may not be obeyed.
    pub fn decide(&self, by: Actor, command: &Command, now: Moment) -> Result<Vec<Event>, Refusal> {
        if let Command::Remote(command @ remote::Command::Interrupted { .. }) = command {
            // The program was down: no flag fell while nobody could see it.
            return remote::decide(self, by, command, now);
        }
        let due = remote::over(self, now);
        if !due.is_empty() {
            // A pause was over before: the rest is decided with the clock running on.
            let rest = replay(self.clone(), &due).decide(by, command, now)?;
            return Ok([due, rest].concat());
        }
        let fallen = play::tick(self, now);
        if !fallen.is_empty() {
            return Ok(fallen);
        }
        match command {
            Command::Tick => {
                Ok([start::tick(self, now), remote::tick(self, now), form::tick(self, now)].concat())
            }
            Command::Start(command) => start::decide(self, by, command, now),
            Command::Move { played, offer } => {
                play::make(self, a_player(by, self.law)?, *played, *offer, now)
            }
            Command::Press => play::press(self, a_player(by, self.law)?, now),
            Command::CallFlag => play::call_flag(self, by, now),
            Command::Resign => play::resign(self, a_player(by, self.law)?, now),
            Command::Stop(reason) => play::stop(self, by, *reason, now),
            Command::Resume => official(by, self.law).and_then(|()| play::resume(self, now)),
            Command::Abort => play::abort(self, now),
            Command::Offer => draw::offer(self, a_player(by, self.law)?, now),
            Command::Accept => draw::accept(self, a_player(by, self.law)?, now),
            Command::Decline => draw::decline(self, a_player(by, self.law)?, now),
            Command::Withdraw => draw::withdraw(self),
            Command::Claim(claim) => draw::claim(self, a_player(by, self.law)?, *claim, now),
            Command::Check { upheld } => {
                official(by, self.law).and_then(|()| draw::check(self, *upheld, now))
            }
            Command::DeclareDraw => official(by, self.law).and_then(|()| draw::declare(self, now)),
            Command::NeitherCanWin => official(by, self.law).and_then(|()| draw::neither_can_win(self, now)),
            Command::CountAloud => draw::count_aloud(self, a_player(by, self.law)?, now),
            Command::Witness => draw::witness(self, by, now),
            Command::Remind => play::remind(self, by, now),
            Command::FindFlag(player) => {
                official(by, self.law).and_then(|()| play::find_flag(self, *player, now))
            }
            Command::Board(setup) => {
                let player = irregularity::acting(self, by)?;
                start::may_move(self, player, now)?;
                irregularity::board(self, player, setup, now)
            }
            Command::Irregularity(command) => irregularity::decide(self, by, command, now),
            Command::Sanction(command) => sanction::decide(self, by, command, now),
            Command::Adjourn(command) => adjourn::decide(self, by, command, now),
            Command::Record(command) => record::decide(self, by, command, now),
            Command::Remote(command) => remote::decide(self, by, command, now),
            Command::Form(command) => form::decide(self, by, command, now),
            Command::Note { article, text } => {
                official(by, self.law)?;
                Ok(vec![Fact::Noted { article: *article, text: text.clone() }.at(now)])
            }
        }
    }
}

/// The player who gives a command that only players give.
pub(crate) fn a_player(by: Actor, law: &Law) -> Result<Player, Refusal> {
    by.player().ok_or_else(|| {
        Refusal::new(
            law.clock.in_turn,
            "only a player of this game does that",
            "the players act for themselves",
        )
    })
}

/// Refuses what only officials do.
pub(crate) fn official(by: Actor, law: &Law) -> Result<(), Refusal> {
    if by.is_official() {
        return Ok(());
    }
    let by = law.draws.arbiter.map_or(law.clock.in_turn, |stated| stated.by);
    Err(Refusal::new(by, "only an official does that", "call the arbiter"))
}
