//! What an event changes. Every recorded event applies.

use clock::Millis;

use crate::actor::face;
use crate::draw::Pending;
use crate::state::Phase;
use crate::{Event, Fact, Game};
use crate::{adjourn, form, irregularity, record, remote, sanction, start};

impl Game {
    /// Takes an event in.
    pub fn apply(&mut self, event: &Event) {
        let at = event.at;
        self.version += 1;
        match &event.fact {
            Fact::Start(fact) => start::apply(self, fact, at),
            Fact::Moved { player, played } => {
                self.moved(*player, played, at);
                self.unpressed = Some(*player);
                self.claim = None;
                record::moved(self, *player, at);
                form::moved(self, *player);
                irregularity::moved(self, *player);
            }
            Fact::Pressed { player, lag } => {
                if self.unpressed == Some(*player) {
                    self.unpressed = None;
                }
                if *lag > Millis::ZERO {
                    self.clock.add(face(*player), *lag, at);
                }
                if self.clock.running() == Some(face(*player)) {
                    self.clock.press(at);
                }
                self.run_the_clock_of_the_turn(at);
            }
            Fact::Stopped { by, reason } => {
                self.clock.stop(at);
                self.stopper = by.player();
                self.phase = Phase::Stopped(*reason);
            }
            Fact::Resumed { running } => {
                self.clock.resume(face(*running), at);
                self.stopper = None;
                self.phase = Phase::Playing;
            }
            Fact::Offered { player } => {
                self.offers.standing = Some(*player);
                self.offers.barred[player.other()] = false;
            }
            Fact::Declined { player } => {
                self.offers.standing = None;
                let barred = self.law.draws.again.value != rulebook::law::Again::Freely;
                self.offers.barred[player.other()] = barred;
            }
            Fact::Claimed { player, claim } => self.claim = Some(Pending { player: *player, claim: *claim }),
            Fact::ClaimFailed { .. } => self.claim = None,
            Fact::CountBegun { player } => self.aloud = Some((*player, self.moves_of(player.other()))),
            Fact::Irregularity(fact) => irregularity::apply(self, fact, at),
            Fact::Sanction(fact) => sanction::apply(self, fact, at),
            Fact::Adjourn(fact) => adjourn::apply(self, fact, at),
            Fact::Record(fact) => record::apply(self, fact, at),
            Fact::Remote(fact) => remote::apply(self, fact, at),
            Fact::Form(fact) => form::apply(self, fact, at),
            Fact::Noted { .. } => {}
            Fact::Ended(outcome) => {
                self.clock.stop(at);
                self.offers.standing = None;
                self.claim = None;
                self.phase = Phase::Over(*outcome);
            }
        }
    }

    /// After an act of an opening regulation the same player may still be the one to act.
    fn run_the_clock_of_the_turn(&mut self, at: clock::Moment) {
        let due = face(self.turn());
        if self.phase == Phase::Playing && self.clock.running().is_some_and(|running| running != due) {
            self.clock.stop(at);
            self.clock.resume(due, at);
        }
    }
}
