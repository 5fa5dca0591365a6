//! Draws: offers, repetition, counted moves, claims and what the arbiter declares.

mod aloud;
mod claim;
mod counters;
mod offer;
mod shown;

use rulebook::law::{Again, Escape};

pub use aloud::Aloud;
pub use claim::{OpenClaim, Pending};
pub use counters::{Count, Counters};
pub use offer::Offers;

pub(crate) use aloud::{count_aloud, witness};
pub(crate) use claim::{being_checked, check, claim, declare, neither_can_win};
pub(crate) use offer::{accept, decline, offer, withdraw};

use aloud::by_count;
use shown::plain_win;

use crate::actor::Each;
use crate::outcome::{Cause, Outcome};
use crate::{Actor, Board, Game, Played, Player};

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
        self.board.position().map_or(0, |position| self.seen(position, 0))
    }

    /// How often a position that follows the one on the board has occurred already.
    pub(crate) fn occurrences_of(&self, position: &draughts::AnyPosition) -> u8 {
        self.seen(position, 1)
    }

    /// How often it can have occurred at most.
    pub(crate) fn occurrences_at_most(&self) -> u8 {
        u8::try_from(self.alike(1).count()).unwrap_or(u8::MAX)
    }

    /// How often a position has occurred that lies so many plies after the one on the board.
    fn seen(&self, position: &draughts::AnyPosition, ahead: usize) -> u8 {
        let times = self.alike(ahead).filter(|earlier| *earlier == position).count();
        u8::try_from(times).unwrap_or(u8::MAX)
    }

    /// The earlier positions that one may be like that lies so many plies after the one on the board: those since the last
    /// move that cannot be taken back, and of them every second, at which the side to move is the same.
    fn alike(&self, ahead: usize) -> impl Iterator<Item = &draughts::AnyPosition> {
        let repeatable = self.positions.get(self.repeatable_from..).unwrap_or_default();
        repeatable.iter().rev().skip(ahead).step_by(2)
    }

    /// The counts that run, each with its article.
    #[must_use]
    pub fn counts(&self) -> Vec<Count> {
        match self.board.position() {
            Some(position) => self.counters.running(position, self.law.draws.rules),
            None => Vec::new(),
        }
    }

    /// The counts that may be shown to somebody: in a hall where the players count for themselves, only those
    /// counted aloud.
    #[must_use]
    pub fn counts_seen_by(&self, by: Actor) -> Vec<Count> {
        let hidden = self.law.draws.hidden_counts.is_some() && !self.is_remote() && !by.is_official();
        match (hidden, self.aloud, self.board.position()) {
            (false, ..) => self.counts(),
            (true, Some(aloud), Some(position)) => aloud.counters.running(position, self.law.draws.rules),
            (true, ..) => Vec::new(),
        }
    }

    /// A draw that is there under the rules, if somebody claimed it.
    #[must_use]
    pub fn drawn(&self) -> Option<Outcome> {
        self.drawn_by_count().or_else(|| self.drawn_by_repetition())
    }

    /// What an official has to declare now although nobody asks for it.
    #[must_use]
    pub fn official_duty(&self, now: clock::Moment) -> Option<Outcome> {
        let must =
            self.law.draws.arbiter.is_some_and(|right| right.value == rulebook::law::ArbiterDraw::Must);
        let is_over = self.outcome().is_some();
        let flag = || self.law.clock.arbiter_calls_flag.and_then(|_| self.overstepped(now));
        let draw = || Some(()).filter(|()| must).and_then(|()| self.drawn().or_else(|| self.not_played_on()));
        if is_over { None } else { flag().or_else(draw) }
    }

    pub(crate) fn drawn_by_count(&self) -> Option<Outcome> {
        let position = self.board.position()?;
        let count = self.counters.complete(position, self.law.draws.rules)?;
        self.board.ending(&self.law.results).is_none().then(|| by_count(&count))
    }

    pub(crate) fn drawn_by_repetition(&self) -> Option<Outcome> {
        self.repeated(self.occurrences())
    }

    /// The draw by a position that has occurred so often.
    pub(crate) fn repeated(&self, times: u8) -> Option<Outcome> {
        let due = self.law.draws.repetition?;
        let outcome = Outcome::draw(Cause::Repetition, due.by);
        (times >= due.value).then_some(Outcome { count: Some(u16::from(times)), ..outcome })
    }

    /// The draw that a move makes, told before it is made. Where an arbiter would look for a win, a plain one
    /// lets the game go on.
    pub(crate) fn drawn_after(&self, played: &Played, after: &Board) -> Option<Outcome> {
        let (before, after) = (self.board.position()?, after.position()?);
        let Played::Move(played) = played else { return None };
        let rules = self.law.draws.rules;
        let counters = self.counters.after(before, played, after, rules);
        if let Some(count) = counters.complete(after, rules) {
            if count.escape == Escape::Capture || !plain_win(after) {
                return Some(by_count(&count));
            }
        }
        if !played.is_capture() {
            let times = self.occurrences_of(after).saturating_add(1);
            if let Some(outcome) = self.repeated(times) {
                return Some(outcome);
            }
        }
        self.ends_at_once(&counters).filter(|_| !plain_win(after))
    }

    /// The rule by which the position is not played on without increment.
    pub(crate) fn not_played_on(&self) -> Option<Outcome> {
        self.board.position()?;
        self.ends_at_once(&self.counters)
    }

    fn ends_at_once(&self, counters: &Counters) -> Option<Outcome> {
        let rule = self.law.draws.at_once?;
        let applies = counters.at_once(self.law.draws.rules)
            && rule.value.include(self.regulation.discipline.tempo, self.regulation.record)
            && !self.regulation.control.has_increment();
        applies.then(|| Outcome::draw(Cause::NotPlayedOn, rule.by))
    }

    /// Whether a player's record is complete enough for a claim.
    pub(crate) fn has_record(&self, player: Player) -> bool {
        self.is_remote() || crate::record::is_complete(self, player)
    }
}
