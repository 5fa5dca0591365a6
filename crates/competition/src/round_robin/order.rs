//! The order in which the rounds of a table are played: as printed, changed with a reason, or drawn by lot.
//!
//! ```
//! use competition::round_robin::Order;
//! use rulebook::Lots;
//! let mut order = Order::printed(5);
//! assert_eq!(order.next(), Some(1));
//! assert!(order.play(3));
//! assert!(!order.play(3), "each round of the table is played once");
//! assert_eq!(order.next(), Some(1));
//! let drawn = order.draw(&mut Lots::new(7)).unwrap();
//! assert!([1, 2, 4, 5].contains(&drawn));
//! ```

use clock::Moment;
use rulebook::law::event::RoundRobinLaw;
use rulebook::{Lots, Refusal};
use serde::{Deserialize, Serialize};

/// Which rounds of the table were played, and in which order the others will be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    played: Vec<u16>,
    ahead: Vec<u16>,
}

impl Order {
    /// The order of a table of so many rounds.
    #[must_use]
    pub fn printed(rounds: u16) -> Self {
        Self { played: Vec::new(), ahead: (1..=rounds).collect() }
    }

    /// The rounds of the table that were played, in their order.
    #[must_use]
    pub fn played(&self) -> &[u16] {
        &self.played
    }

    /// The rounds of the table that were not, in the order planned.
    #[must_use]
    pub fn ahead(&self) -> &[u16] {
        &self.ahead
    }

    /// The round of the table that is played next, if nothing is changed.
    #[must_use]
    pub fn next(&self) -> Option<u16> {
        self.ahead.first().copied()
    }

    /// A lot among the rounds of the table that were not played.
    #[must_use]
    pub fn draw(&self, lots: &mut Lots) -> Option<u16> {
        self.ahead.get(lots.below(self.ahead.len() as u64) as usize).copied()
    }

    /// The same with the rounds ahead in another order.
    ///
    /// # Errors
    /// If the edition knows no such change, no reason is given, or `ahead` is no order of the rounds ahead.
    pub fn changed(&self, law: &RoundRobinLaw, ahead: &[u16], reason: &str) -> Result<Self, Refusal> {
        let by = law.reorder.ok_or_else(|| {
            let instead =
                if law.drawn_order.is_some() { "draw the round by lot" } else { "the printed order" };
            Refusal::new(law.tables, "the order of rounds is that of the table", instead)
        })?;
        reason_needed(law, reason)?;
        let sorted = |rounds: &[u16]| {
            let mut rounds = rounds.to_vec();
            rounds.sort_unstable();
            rounds
        };
        if sorted(ahead) != sorted(&self.ahead) {
            let instead = "each round that was not played, once";
            return Err(Refusal::new(by, "this is no order of the rounds ahead", instead));
        }
        Ok(Self { played: self.played.clone(), ahead: ahead.to_vec() })
    }

    /// Whether the round may be drawn by lot now, for play at `start`.
    ///
    /// # Errors
    /// If the edition knows no such lot, all rounds were played, or it is not the time.
    pub fn may_draw(&self, law: &RoundRobinLaw, start: Moment, now: Moment) -> Result<(), Refusal> {
        let Some(before) = law.drawn_order else {
            let instead = "the order of the table, or another with a reason";
            return Err(Refusal::new(law.tables, "the order of rounds is not drawn by lot", instead));
        };
        if self.ahead.is_empty() {
            return Err(Refusal::new(before.by, "every round of the table was played", ""));
        }
        if now > start || start - now > before.value {
            let minutes = before.value.as_seconds() / 60;
            let instead = format!("{minutes} minutes before the beginning of play");
            return Err(Refusal::new(before.by, "the round is drawn shortly before play", instead));
        }
        Ok(())
    }

    /// Crosses off a round of the table; nothing changes if it was played or is none.
    pub fn play(&mut self, round: u16) -> bool {
        let Some(at) = self.ahead.iter().position(|&ahead| ahead == round) else { return false };
        self.played.push(self.ahead.remove(at));
        true
    }
}

/// A change of the order wants a reason.
///
/// # Errors
/// If there is none.
pub fn reason_needed(law: &RoundRobinLaw, reason: &str) -> Result<(), Refusal> {
    let by = law.reorder.unwrap_or(law.tables);
    if reason.trim().is_empty() {
        return Err(Refusal::new(by, "the order of rounds is not changed without a reason", "with a reason"));
    }
    Ok(())
}
