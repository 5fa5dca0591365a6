//! Adjournment at a table without an arbiter: both players ask for it, and the program keeps the envelope.
//!
//! Whether a game may be adjourned at all, and when, the edition says; its refusal comes with its article.

use clock::{Millis, Moment};
use game::adjourn::{Command, Ground, Script, Secret};
use game::{Actor, Each, PLAYERS, Player, Role};

use super::{Break, Fact, Guest, No, Table, index, read};

/// When an adjourned game is meant to be resumed; the players decide together when it is.
const RESUMPTION: Millis = Millis::minutes(24 * 60);

/// The program in an arbiter's place: where both players agree there is nobody else to ask.
const KEEPER: Actor = Actor::Official(Role::Arbiter);

impl Table {
    /// A player asks for a break, or for its end; when both have, it comes.
    pub(super) fn ask(&self, by: &Guest, what: Break, now: Moment) -> Result<Vec<Fact>, No> {
        let seat = self.seat_of(by).ok_or_else(No::not_seated)?;
        let agreed = match what {
            Break::Adjourn => self.steps(&[(KEEPER, Command::Order(Ground::SessionOver))], now)?,
            Break::Resume => {
                let present = Each([true; 2]);
                let mut facts = self.steps(&[(KEEPER, Command::Resume { present, times: None })], now)?;
                let mut after = self.clone();
                facts.iter().for_each(|fact| after.take(fact));
                // An interrupted game has no envelope.
                facts.extend(after.steps(&[(KEEPER, Command::Open)], now).unwrap_or_default());
                facts
            }
        };
        let mut facts = vec![Fact::Asked { seat, what }];
        let other = self.asked[1 - index(seat)];
        if other == Some(what) {
            facts.extend(agreed);
        } else if self.asked[index(seat)] == Some(what) {
            facts.clear();
        }
        Ok(facts)
    }

    /// Whether the edition lets the game be adjourned now.
    pub(super) fn may_adjourn(&self, now: Moment) -> bool {
        let order = game::Command::Adjourn(Command::Order(Ground::SessionOver));
        self.game().is_some_and(|game| game.decide(KEEPER, &order, now).is_ok())
    }

    /// A player seals his move: the clocks stop, and the envelope is written on, signed and kept.
    pub(super) fn seal(&self, by: &Guest, text: &str, now: Moment) -> Result<Vec<Fact>, No> {
        let seat = self.seat_of(by).ok_or_else(No::not_seated)?;
        let player = Actor::Player(self.player(seat));
        // At a screen no illegal move is sealed, as none is made.
        read::played(self.playing()?, text)?;
        let seal = Command::Seal { secret: Secret::new(text.trim()), script: Script::Letters };
        let mut facts = self.steps(&[(player, seal), (KEEPER, Command::StopClock)], now)?;
        let mut after = self.clone();
        facts.iter().for_each(|fact| after.take(fact));
        let game = after.playing()?;
        if game.outcome().is_some() {
            return Ok(facts);
        }
        let mut envelope = game.envelope_due();
        let name = |player: Player| {
            let guest =
                self.guest(self.seat(player)).map(|guest| guest.name.clone()).filter(|name| !name.is_empty());
            guest.unwrap_or_else(|| "?".to_owned())
        };
        envelope.names = Each(PLAYERS.map(name));
        envelope.resumption = Some(now + RESUMPTION);
        let rest = [
            (KEEPER, Command::Inscribe(envelope)),
            (Actor::Player(Player::First), Command::Sign),
            (Actor::Player(Player::Second), Command::Sign),
            (KEEPER, Command::Keep),
        ];
        facts.extend(after.steps(&rest, now)?);
        Ok(facts)
    }

    /// Several steps, each decided after the one before; all or none.
    fn steps(&self, steps: &[(Actor, Command)], now: Moment) -> Result<Vec<Fact>, No> {
        let mut after = self.clone();
        let mut facts = Vec::new();
        for (by, step) in steps {
            let next = after.conduct(*by, &game::Command::Adjourn(step.clone()), now)?;
            next.iter().for_each(|fact| after.take(fact));
            facts.extend(next);
        }
        Ok(facts)
    }
}
