//! What came of a table, as the event keeps it.

use competition::round::Outcome;
use rulebook::Mark;

use hall::table::Table;

/// What came of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    /// Of all of it.
    pub(super) outcome: Outcome,
    /// Of each game of a micromatch, where all of them were played.
    pub(super) games: Option<Vec<Outcome>>,
}

/// What came of a table that is over; nothing where nothing came of it, so that an official decides.
pub(super) fn told(table: &Table) -> Option<Told> {
    let (booking, meeting) = (table.booking()?, table.meeting()?);
    let verdict = meeting.verdict()?;
    if meeting.games().any(|round| round.game.outcome().is_some_and(|outcome| outcome.is_void())) {
        return None;
    }
    let (white, black) = (booking.white, booking.white.other());
    let games: Vec<Outcome> =
        meeting.games().filter_map(|round| outcome_of(round.mark(white)?, round.mark(black)?)).collect();
    let all = usize::from(meeting.regulation().games);
    let [white, black] = [white, black].map(|seat| verdict.marks[hall::table::index(seat)]);
    Some(Told { outcome: outcome_of(white, black)?, games: (all > 1 && games.len() == all).then_some(games) })
}

/// What two marks say, White's first.
pub(crate) const fn outcome_of(white: Mark, black: Mark) -> Option<Outcome> {
    match (white, black) {
        (Mark::Win, _) => Some(Outcome::White),
        (_, Mark::Win) => Some(Outcome::Black),
        (Mark::Draw, Mark::Draw) => Some(Outcome::Draw),
        (Mark::Plus, _) => Some(Outcome::WhitePlus),
        (_, Mark::Plus) => Some(Outcome::BlackPlus),
        (Mark::Minus, Mark::Minus) => Some(Outcome::NeitherCame),
        (Mark::Loss, Mark::Loss) => Some(Outcome::BothLost),
        _ => None,
    }
}
