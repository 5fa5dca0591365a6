//! Draws: offers, repetition, counted moves, claims and what the arbiter declares.

mod claim;
mod counters;
mod offer;

use rulebook::Tempo;
use rulebook::law::Again;

pub use claim::Pending;
pub use counters::{Count, Counters};
pub use offer::Offers;

pub(crate) use claim::{check, claim, count_aloud, declare};
pub(crate) use offer::{accept, decline, offer, withdraw};

use crate::actor::Each;
use crate::outcome::{Cause, Outcome};
use crate::{Board, Game, Played, Player};

/// A piece was taken or crowned: where the edition says so, a declined offer may be repeated.
pub(crate) fn change_of_material(game: &mut Game) {
    if game.law.draws.again.value == Again::AfterTheOtherOrChange {
        game.offers.barred = Each::default();
    }
}

impl Game {
    /// How often the position on the board has occurred, with the same side to move.
    #[must_use]
    pub fn occurrences(&self) -> u8 {
        self.board.position().map_or(0, |position| self.occurrences_of(position))
    }

    /// How often a position has occurred that follows the one on the board, or is it.
    pub(crate) fn occurrences_of(&self, position: &draughts::AnyPosition) -> u8 {
        let repeatable = self.positions.get(self.repeatable_from..).unwrap_or_default();
        let times = repeatable.iter().filter(|earlier| *earlier == position).count();
        u8::try_from(times).unwrap_or(u8::MAX)
    }

    /// The counts that run, each with its article.
    #[must_use]
    pub fn counts(&self) -> Vec<Count> {
        match self.board.position() {
            Some(position) => self.counters.running(position, self.law.draws.rules),
            None => Vec::new(),
        }
    }

    /// A draw that is there under the rules, if somebody claimed it.
    #[must_use]
    pub fn drawn(&self) -> Option<Outcome> {
        self.drawn_by_count().or_else(|| self.drawn_by_repetition())
    }

    pub(crate) fn drawn_by_count(&self) -> Option<Outcome> {
        let position = self.board.position()?;
        let count = self.counters.complete(position, self.law.draws.rules)?;
        Some(Outcome { count: Some(count.made), ..Outcome::draw(Cause::MoveCount, count.by) })
    }

    pub(crate) fn drawn_by_repetition(&self) -> Option<Outcome> {
        let due = self.law.draws.repetition?;
        let times = self.occurrences();
        let outcome = Outcome::draw(Cause::Repetition, due.by);
        (times >= due.value).then_some(Outcome { count: Some(u16::from(times)), ..outcome })
    }

    /// The draw that a move makes, told before it is made.
    pub(crate) fn drawn_after(&self, played: &Played, after: &Board) -> Option<Outcome> {
        let (before, after) = (self.board.position()?, after.position()?);
        let Played::Move(played) = played else { return None };
        let rules = self.law.draws.rules;
        let counters = self.counters.after(before, played, after, rules);
        if let Some(count) = counters.complete(after, rules) {
            return Some(Outcome { count: Some(count.made), ..Outcome::draw(Cause::MoveCount, count.by) });
        }
        let due = self.law.draws.repetition?;
        let times = self.occurrences_of(after) + 1;
        let outcome = Outcome::draw(Cause::Repetition, due.by);
        (times >= due.value).then_some(Outcome { count: Some(u16::from(times)), ..outcome })
    }

    /// The rule by which the position is not played on without increment.
    pub(crate) fn not_played_on(&self) -> Option<Outcome> {
        let by = self.law.draws.at_once?;
        let position = self.board.position()?;
        let applies = self.special_endings() && !self.regulation.control.has_increment();
        let found = applies && self.counters.at_once(position, self.law.draws.rules);
        found.then(|| Outcome::draw(Cause::NotPlayedOn, by))
    }

    /// Whether the rules for endings without increment hold at this tempo.
    pub(crate) fn special_endings(&self) -> bool {
        self.law.draws.special_in_classical || self.regulation.discipline.tempo != Tempo::Classical
    }

    /// Whether a player's record is complete enough for a claim.
    pub(crate) fn has_record(&self, player: Player) -> bool {
        self.is_remote() || crate::record::is_complete(self, player)
    }
}
