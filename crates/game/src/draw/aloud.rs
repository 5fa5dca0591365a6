//! Moves counted aloud by a player, or before an official: a count that does not rest on a record.

use clock::Moment;
use rulebook::law::Unrecorded;

use super::{Count, Counters};
use crate::actor::{Each, PLAYERS};
use crate::outcome::{Cause, Outcome};
use crate::{Actor, Event, Fact, Game, Player, Refusal};

/// A count that was begun during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aloud {
    /// The player who counts; none if an official does.
    pub by: Option<Player>,
    /// How many moves each player had made when it began.
    pub from: Each<u16>,
    /// Every count of the rules, from zero.
    pub(crate) counters: Counters,
}

impl Game {
    /// The count that was begun aloud or before an official.
    #[must_use]
    pub const fn aloud(&self) -> Option<&Aloud> {
        self.aloud.as_ref()
    }

    /// How many moves a player has made since a count was begun.
    #[must_use]
    pub fn counted(&self, player: Player) -> Option<u16> {
        let aloud = self.aloud?;
        Some(self.moves_of(player).saturating_sub(aloud.from[player]))
    }

    /// The count that was begun, if it counts for a player: his own, or an official's.
    pub(super) fn aloud_for(&self, player: Player) -> Option<Aloud> {
        self.aloud.filter(|aloud| match self.law.draws.unrecorded.value {
            Unrecorded::CountedAloud => aloud.by != Some(player.other()),
            Unrecorded::Witnessed => aloud.by.is_none(),
        })
    }

    /// The count that is complete for a player: from his record, or as it was counted aloud.
    pub(crate) fn complete_for(&self, player: Player) -> Option<Count> {
        let counters = if self.has_record(player) { self.counters } else { self.aloud_for(player)?.counters };
        counters.complete(self.board.position()?, self.law.draws.rules)
    }

    pub(crate) fn begin_count(&mut self, by: Option<Player>) {
        let position = self.board.position();
        let counters =
            position.map(|position| Counters::begin(position, self.law.draws.rules)).unwrap_or_default();
        self.aloud = Some(Aloud { by, from: Each(PLAYERS.map(|player| self.moves_of(player))), counters });
    }
}

/// A player begins to count moves aloud.
pub(crate) fn count_aloud(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let draws = &game.law.draws;
    if game.board.position().is_none() {
        return Err(Refusal::new(draws.offer.by, "no moves are counted in this game", "offer a draw"));
    }
    let tempo = game.regulation.discipline.tempo;
    let counts = draws.counted_aloud.filter(|rule| rule.games.include(tempo, game.regulation.record));
    if counts.is_none() && draws.counting.is_none() {
        let (by, instead) = (draws.unrecorded.by, "ask the arbiter to be present");
        return Err(Refusal::new(by, "moves are not counted aloud in this game", instead));
    }
    Ok(vec![Fact::CountBegun { player }.at(now)])
}

/// An official is present from now on and counts the moves.
pub(crate) fn witness(game: &Game, by: Actor, now: Moment) -> Result<Vec<Event>, Refusal> {
    crate::decide::official(by, game.law)?;
    game.must_be_playing()?;
    let draws = &game.law.draws;
    if game.board.position().is_none() {
        return Err(Refusal::new(draws.offer.by, "no moves are counted in this game", "the players agree"));
    }
    Ok(vec![Fact::CountWitnessed.at(now)])
}

pub(super) fn by_count(count: &Count) -> Outcome {
    Outcome { count: Some(count.made), ..Outcome::draw(Cause::MoveCount, count.by) }
}
