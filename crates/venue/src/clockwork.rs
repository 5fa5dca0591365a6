//! What the program does by itself, at the hours of the schedule: it begins rounds, and makes line-ups known.

use clock::{Millis, Moment};
use competition::{Command, round, schedule};
use hall::table::No;
use serde::Serialize;

use super::{Fact, Phase, Rounds, Venue};

/// How long before a round its pairs are made and shown.
pub const AHEAD: Millis = Millis::seconds(600);
/// After how long it is tried again, when results are missing.
const AGAIN: Millis = Millis::seconds(20);
/// For how long it is tried.
const PATIENCE: Millis = Millis::seconds(3 * 3_600);

/// A round that the program cannot begin.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Waits {
    /// Which.
    pub round: u16,
    /// Its hour.
    pub starts: Moment,
    /// Why.
    #[serde(flatten)]
    pub no: No,
}

impl Venue {
    /// The round that the program begins next, and when.
    #[must_use]
    pub fn appointed(&self) -> Option<(u16, Moment)> {
        let event = self.competition();
        if self.terms().rounds != Rounds::ByClock || Phase::of(event) > Phase::Playing {
            return None;
        }
        let next = event.hours().begun().saturating_add(1);
        Some((next, event.hours().slot(next)?.starts?))
    }

    /// When the program should look again by itself.
    #[must_use]
    pub fn wake(&self, now: Moment) -> Option<Moment> {
        self.wake_for_round(now).into_iter().chain(self.unseals()).min()
    }

    fn wake_for_round(&self, now: Moment) -> Option<Moment> {
        let (round, starts) = self.appointed()?;
        let ahead = Moment(starts.0.saturating_sub(i64::try_from(AHEAD.as_millis()).unwrap_or(i64::MAX)));
        let is_ready = self.competition().stage().next() > round && self.held().is_none();
        if now < ahead {
            return Some(ahead);
        }
        if now < starts && is_ready {
            return Some(starts);
        }
        // What can be done is done at once: an hour may be set when it has nearly come, and a last result come after it.
        let again = if self.round_at(0, now).is_empty() { now + AGAIN } else { now };
        Some(if now < starts { starts.min(again) } else { again }).filter(|_| now < starts + PATIENCE)
    }

    /// What the program does now: it makes line-ups known, pairs and publishes a round some minutes before its hour, and begins it then.
    /// What cannot be done yet is left for the next time.
    #[must_use]
    pub fn tick(&self, seed: u64, now: Moment) -> Vec<Fact> {
        let mut facts = self.unsealed(now);
        facts.extend(self.round_at(seed, now));
        facts
    }

    fn round_at(&self, seed: u64, now: Moment) -> Vec<Fact> {
        let Some((round, starts)) = self.appointed().filter(|(_, starts)| now + AHEAD >= *starts) else {
            return Vec::new();
        };
        let (mut facts, begun) = self.prepared(round, seed, now);
        facts.extend(begun.unwrap_or_default().into_iter().filter(|_| now >= starts));
        facts
    }

    /// The round whose hour comes or has come and which the program cannot begin, and why it cannot.
    #[must_use]
    pub fn waits(&self, now: Moment) -> Option<Waits> {
        let (round, starts) = self.appointed().filter(|(_, starts)| now + AHEAD >= *starts)?;
        let no = self.prepared(round, 0, now).1.err()?;
        Some(Waits { round, starts, no })
    }

    /// What makes a round ready, and what then begins it.
    fn prepared(&self, round: u16, seed: u64, now: Moment) -> (Vec<Fact>, Result<Vec<Fact>, No>) {
        let mut next = self.clone();
        let mut facts = Vec::new();
        let mut take = |next: &mut Self, made: Vec<Fact>| {
            made.iter().for_each(|fact| next.take(fact));
            facts.extend(made);
        };
        if next.competition().stage().next() == round {
            match next.own(&[Command::Round(round::Command::Pair { seed })], now) {
                Ok(made) => take(&mut next, made),
                Err(no) => return (facts, Err(no)),
            }
        }
        if let Some(step) = next.held().and_then(|held| next.paired_by(held)) {
            take(&mut next, vec![Fact::Published { step, round }]);
        }
        let begun = next.own(&[Command::Schedule(schedule::Command::Begin(round))], now);
        (facts, begun)
    }
}
