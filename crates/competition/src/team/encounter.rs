//! A match between two teams: colours by board one, boards, points.
//!
//! ```
//! use competition::team::{admitted, colour_on, Fewest};
//! use draughts::Colour;
//! let first: Vec<Colour> = (1..=4).map(|board| colour_on(Colour::White, board)).collect();
//! assert_eq!(first, [Colour::White, Colour::Black, Colour::White, Colour::Black]);
//! let law = rulebook::event_law(rulebook::Edition::Ru22).team.incomplete;
//! assert!(admitted(law, Fewest::Either, 4, 2).is_ok());
//! assert!(admitted(law, Fewest::Either, 6, 2).is_err());
//! ```

use article::Article;
use draughts::Colour;
use rulebook::law::event::Incomplete;
use rulebook::{Mark, Points, Scale};
use serde::{Deserialize, Serialize};

use super::Fewest;
use crate::round::Outcome;
use crate::{PersonId, TeamId};

/// The colour of a team on a board, from the one it has on board one.
#[must_use]
pub fn colour_on(first: Colour, board: u8) -> Colour {
    if board % 2 == 1 { first } else { !first }
}

/// Whether a team may play of whom so many are there.
///
/// # Errors
/// The article by which it may not.
pub fn admitted(law: Option<Incomplete>, fewest: Fewest, boards: u8, present: usize) -> Result<(), Article> {
    let Some(law) = law else { return Ok(()) };
    let (few, very_few) = (2 * present < usize::from(boards), present < usize::from(law.least));
    let refused = match fewest {
        Fewest::Either => few || very_few,
        Fewest::Both => few && very_few,
    };
    if refused { Err(law.by) } else { Ok(()) }
}

/// A board of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// Who has White, if somebody plays.
    pub white: Option<PersonId>,
    /// Who has Black, if somebody plays.
    pub black: Option<PersonId>,
    /// What came of it, White first.
    pub outcome: Option<Outcome>,
}

/// Why a board is decided without a game that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Forfeit {
    /// The team was not admitted.
    NotAdmitted,
    /// Nobody sat there.
    Nobody,
    /// Somebody played who had no right to this board.
    WrongBoard,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    /// In which round.
    pub round: u16,
    /// The team that has White on board one.
    pub white: TeamId,
    /// The other.
    pub black: TeamId,
    /// Its boards.
    pub seats: Vec<Seat>,
}

impl Match {
    /// The team that has White on a board.
    #[must_use]
    pub fn has_white(&self, board: u8) -> TeamId {
        if colour_on(Colour::White, board) == Colour::White { self.white } else { self.black }
    }

    /// What each team has on a board, that with White on board one first.
    #[must_use]
    pub fn marks(&self, board: u8) -> Option<[Mark; 2]> {
        let seat = self.seats.get(usize::from(board).checked_sub(1)?)?;
        let (white, black) = seat.outcome?.marks();
        Some(if self.has_white(board) == self.white { [white, black] } else { [black, white] })
    }

    /// The points of both on each board that is decided, that with White on board one first.
    pub fn board_points(&self, scale: Scale) -> impl Iterator<Item = [Points; 2]> + '_ {
        let marks = (1..=u8::MAX).zip(&self.seats).filter_map(|(board, _)| self.marks(board));
        marks.map(move |marks| marks.map(|mark| scale.points(mark)))
    }

    /// The points of both so far.
    #[must_use]
    pub fn points(&self, scale: Scale) -> [Points; 2] {
        let none = [Points::default(); 2];
        self.board_points(scale).fold(none, |[white, black], [one, other]| [white + one, black + other])
    }

    /// How the match ended, when every board is decided: the team with more points won it.
    #[must_use]
    pub fn outcome(&self, scale: Scale) -> Option<Outcome> {
        if self.seats.iter().any(|seat| seat.outcome.is_none()) {
            return None;
        }
        let was_played = self.seats.iter().filter_map(|seat| seat.outcome).any(Outcome::was_played);
        let [white, black] = self.points(scale);
        Some(match (white.cmp(&black), was_played) {
            (core::cmp::Ordering::Greater, true) => Outcome::White,
            (core::cmp::Ordering::Less, true) => Outcome::Black,
            (core::cmp::Ordering::Greater, false) => Outcome::WhitePlus,
            (core::cmp::Ordering::Less, false) => Outcome::BlackPlus,
            (core::cmp::Ordering::Equal, true) => Outcome::Draw,
            (core::cmp::Ordering::Equal, false) => Outcome::NeitherCame,
        })
    }
}

/// The outcome of a board that one of the teams, or both, forfeits.
pub(super) const fn forfeited(white: bool, black: bool) -> Option<Outcome> {
    match (white, black) {
        (true, true) => Some(Outcome::NeitherCame),
        (true, false) => Some(Outcome::BlackPlus),
        (false, true) => Some(Outcome::WhitePlus),
        (false, false) => None,
    }
}
