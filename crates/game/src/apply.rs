//! What an event changes. Every recorded event applies.

use clock::Millis;

use crate::actor::face;
use crate::draw::Pending;
use crate::state::Phase;
use crate::{Event, Fact, Game, Player};
use crate::{adjourn, form, irregularity, record, remote, sanction, start};

impl Game {
    /// Takes an event in.
    pub fn apply(&mut self, event: &Event) {
        let at = event.at;
        self.version += 1;
        self.last = Some(self.not_before(at));
        match &event.fact {
            Fact::Start(fact) => start::apply(self, fact, at),
            Fact::Moved { player, played } => {
                let turn = self.board.turn();
                self.moved(*player, played, at);
                self.unpressed = (self.board.turn() != turn).then_some(*player);
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
                self.hand_over(self.turn(), at);
                record::pressed(self, *player, at);
            }
            Fact::Stopped { by, reason } => {
                remote::stopped(self, at);
                self.clock.stop(at);
                self.stopper = by.player();
                self.phase = Phase::Stopped(*reason);
            }
            Fact::Resumed { running } => {
                self.remote.resumed();
                self.record.resumed();
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
            Fact::Claimed { player, claim } => {
                self.claim = Some(Pending { player: *player, claim: *claim });
                // A claim is checked on the claimant's time.
                self.hand_over(*player, at);
            }
            Fact::ClaimFailed { .. } => {
                self.claim = None;
                self.hand_over(self.unpressed.unwrap_or_else(|| self.turn()), at);
            }
            Fact::CountBegun { player } => self.begin_count(Some(*player)),
            Fact::CountWitnessed => self.begin_count(None),
            Fact::Reminded { .. } => {}
            Fact::Irregularity(fact) => irregularity::apply(self, fact, at),
            Fact::Sanction(fact) => sanction::apply(self, fact, at),
            Fact::Adjourn(fact) => adjourn::apply(self, fact, at),
            Fact::Record(fact) => record::apply(self, fact, at),
            Fact::Remote(fact) => remote::apply(self, fact, at),
            Fact::Form(fact) => form::apply(self, fact, at),
            Fact::Noted { article, .. } => self.notes.push(*article),
            Fact::Ended(outcome) => {
                self.clock.stop(at);
                self.offers.standing = None;
                self.claim = None;
                self.phase = Phase::Over(*outcome);
            }
        }
    }

    /// Lets the clock of a player run, if a clock runs at all; nobody completes a move by it.
    fn hand_over(&mut self, player: Player, at: clock::Moment) {
        if self.clock.running().is_some_and(|running| running != face(player)) {
            self.clock.start(face(player), at);
        }
    }
}
