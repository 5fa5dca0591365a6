//! An official's hand on the clock, within the limits of the edition.

use clock::{Millis, Moment};
use rulebook::Tempo;

use super::Fact;
use crate::actor::{Each, face};
use crate::command::StopReason;
use crate::state::Phase;
use crate::{Actor, Event, Game, PLAYERS, Player, Refusal};

/// A correction of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Correction {
    /// Time is given.
    Give {
        /// To whom; both where none is named.
        player: Option<Player>,
        /// How much.
        time: Millis,
        /// Why.
        ground: Ground,
    },
    /// Time is taken away; the edition may leave the player a least time.
    Take {
        /// From whom; from both alike where nobody knows whose clock went wrong.
        player: Option<Player>,
        /// How much.
        time: Millis,
    },
    /// A faulty clock is replaced.
    Replace {
        /// What each player has left.
        left: Each<Millis>,
    },
    /// Clocks are put on during a game that was played without.
    PutOn {
        /// What each player has left.
        left: Each<Millis>,
    },
    /// The time an error took to put right is charged to who made it.
    Charge {
        /// To whom.
        player: Player,
        /// How much.
        time: Millis,
    },
}

/// Why time is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The clock did not work.
    Fault,
    /// A disturbance from outside.
    Disturbance,
}

/// Corrects the clock.
pub(super) fn correct(game: &Game, correction: &Correction, now: Moment) -> Result<Vec<Event>, Refusal> {
    if let Phase::Over(_) = game.phase {
        game.must_be_playing()?;
    }
    let law = &game.law.corrections;
    let facts = match *correction {
        Correction::Give { player, time, ground } => {
            let by = match ground {
                Ground::Fault => law.correction,
                Ground::Disturbance => law.disturbance.unwrap_or(law.correction),
            };
            whom(player).map(|player| Fact::Given { player, time, by }).collect()
        }
        Correction::Take { player, time } => {
            let by = if player.is_none() { law.both.unwrap_or(law.correction) } else { law.correction };
            let floor = floor(game);
            whom(player).map(|player| Fact::Taken { player, asked: time, floor, by }).collect()
        }
        Correction::Replace { left } => {
            let keep = |player: Player| {
                let shows = game.clock.remaining(face(player), now);
                left[player].max(shows.min(floor(game)))
            };
            let left = Each([keep(Player::First), keep(Player::Second)]);
            vec![Fact::Set { left, by: law.correction }]
        }
        Correction::PutOn { left } => {
            let by = law.put_on.unwrap_or(law.correction);
            if left[Player::First] != left[Player::Second] || left[Player::First].is_zero() {
                return Err(Refusal::new(
                    by,
                    "clocks are put on with unequal times",
                    "the same time for both",
                ));
            }
            vec![Fact::Set { left, by }]
        }
        Correction::Charge { player, time } => {
            let Some(by) = law.charged else {
                let instead = "corrections of a faulty clock";
                return Err(Refusal::new(law.correction, "nothing is charged for a correction", instead));
            };
            let passed = now - game.beginning;
            if time > passed {
                let instead = format!("what was measured, {passed} at most");
                return Err(Refusal::new(by, "a correction takes no longer than has passed", instead));
            }
            vec![Fact::Charged { player, time, by }]
        }
    };
    Ok(facts.into_iter().map(|fact| crate::Fact::Sanction(fact).at(now)).collect())
}

/// A player says that the clock does not work: only before his own flag has fallen.
pub(super) fn claim(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let fell = game.clock.flag(face(player), now).is_some();
    if let Some(by) = game.law.clock.fault_before_flag.filter(|_| fell) {
        let instead = "before one's own time is over";
        return Err(Refusal::new(by, "the claim about the clock comes too late", instead));
    }
    let mut events = vec![crate::Fact::Sanction(Fact::FaultClaimed(player)).at(now)];
    if game.law.clock.stop_for_disturbance.is_some() && !game.is_remote() {
        let (by, reason) = (Actor::Player(player), StopReason::Disturbance);
        events.push(crate::Fact::Stopped { by, reason }.at(now));
    }
    Ok(events)
}

/// What a correction leaves a player at least.
fn floor(game: &Game) -> Millis {
    let law = &game.law.clock;
    let holds = !law.floor_in_classical_only || game.regulation.discipline.tempo == Tempo::Classical;
    law.correction_floor.filter(|_| holds).map_or(Millis::ZERO, |floor| floor.value)
}

fn whom(player: Option<Player>) -> impl Iterator<Item = Player> {
    PLAYERS.into_iter().filter(move |&each| player.is_none_or(|named| named == each))
}
