//! The players of a team, on their boards and in reserve, and who of them plays in a round.
//!
//! ```
//! use competition::PersonId;
//! use competition::team::{Order, Roster, Terms};
//! let law = &rulebook::event_law(rulebook::Edition::Ua24).team;
//! let terms = Terms { boards: 2, reserves: 1, order: Order::Reserves, ..Terms::default() };
//! let [first, second, third] = [1, 2, 3].map(PersonId);
//! let roster = Roster { main: vec![first, second], reserves: vec![third], ..Roster::default() };
//! assert!(roster.may_play(law, &terms, &[Some(third), Some(second)]).is_ok());
//! let refused = roster.may_play(law, &terms, &[Some(second), Some(third)]).unwrap_err();
//! assert_eq!(refused.by.name(), "UA24:III.team.4");
//! ```

use std::collections::BTreeSet;

use article::Article;
use rulebook::Refusal;
use rulebook::law::event::{LineUps, TeamLaw};
use serde::{Deserialize, Serialize};

use super::{Order, Terms};
use crate::PersonId;

/// The players of a team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Roster {
    /// What the team is called.
    pub name: String,
    /// Who speaks for it.
    pub captain: Option<PersonId>,
    /// Those who play, by boards.
    pub main: Vec<PersonId>,
    /// Those who may come in.
    pub reserves: Vec<PersonId>,
}

/// Who plays on which board, the first board first; nobody where a board stays empty.
pub type LineUp = Vec<Option<PersonId>>;

impl Roster {
    /// Whether this person is one of them.
    #[must_use]
    pub fn has(&self, person: PersonId) -> bool {
        self.everybody().any(|each| each == person)
    }

    /// All of them, those on boards first.
    pub fn everybody(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.main.iter().chain(&self.reserves).copied()
    }

    /// The main players on their boards.
    #[must_use]
    pub fn main_line_up(&self, terms: &Terms) -> LineUp {
        (0..usize::from(terms.boards)).map(|board| self.main.get(board).copied()).collect()
    }

    /// Whether a team may be entered so.
    ///
    /// # Errors
    /// If it has too few players, too many, too many reserves, or somebody twice.
    pub fn may_enter(&self, law: &TeamLaw, terms: &Terms) -> Result<(), Refusal> {
        let boards = usize::from(terms.boards);
        if self.main.len() < boards.max(2) {
            let instead = format!("{boards} players on boards");
            return Err(Refusal::new(law.several, "the team is not complete", instead));
        }
        if self.main.len() > boards {
            let instead = format!("{boards} players on boards, others in reserve");
            return Err(Refusal::new(law.several, "the team has more players than boards", instead));
        }
        if self.reserves.len() > usize::from(terms.reserves) {
            let instead = format!("{} in reserve", terms.reserves);
            return Err(Refusal::new(law.order, "the team has too many reserves", instead));
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = self.everybody().find(|person| !seen.insert(*person)) {
            let instead = format!("{twice} once");
            return Err(Refusal::new(law.order, "somebody is in the team twice", instead));
        }
        Ok(())
    }

    /// Whether the team may play so.
    ///
    /// # Errors
    /// If somebody is not of the team, plays twice, or has no right to his board.
    pub fn may_play(&self, law: &TeamLaw, terms: &Terms, boards: &[Option<PersonId>]) -> Result<(), Refusal> {
        let by = article(law, terms);
        let refuse = |why, instead: String| Err(Refusal::new(by, why, instead));
        if boards.len() != usize::from(terms.boards) {
            return refuse("a line-up names every board", format!("{} boards", terms.boards));
        }
        let mut seen = BTreeSet::new();
        for person in boards.iter().flatten() {
            if !self.has(*person) {
                return refuse("somebody is not of the team", format!("without {person}"));
            }
            if !seen.insert(*person) {
                return refuse("somebody plays on two boards", format!("{person} once"));
            }
        }
        let has_no_right = |(board, person): &(u8, &Option<PersonId>)| {
            person.is_some_and(|person| !self.fits(terms, person, *board))
        };
        if let Some((board, _)) = (1..=u8::MAX).zip(boards).find(has_no_right) {
            let instead = match terms.order {
                Order::Fixed => format!("on board {board} who is entered for it"),
                _ => format!("on board {board} who is entered for it, or a reserve where one may play"),
            };
            return refuse("a player has no right to this board", instead);
        }
        let at = |person: &PersonId| self.everybody().position(|each| each == *person);
        let order: Vec<Option<usize>> = boards.iter().flatten().map(at).collect();
        if terms.order == Order::Shift && !order.is_sorted() {
            return refuse(
                "players move up, and keep their order",
                "in the order of the application".to_owned(),
            );
        }
        Ok(())
    }

    /// Whether somebody may play on a board, the others aside.
    fn fits(&self, terms: &Terms, person: PersonId, board: u8) -> bool {
        let own = self.main.iter().position(|each| *each == person);
        let is_own = own == Some(usize::from(board) - 1);
        match (terms.order, own) {
            (Order::Free, Some(_)) => true,
            (Order::Fixed | Order::Reserves, Some(_)) => is_own,
            (Order::Shift, Some(own)) => usize::from(board) <= own + 1,
            (Order::Fixed, None) => false,
            (Order::Reserves | Order::Shift | Order::Free, None) => terms.opens(board),
        }
    }
}

/// How line-ups are handed in, if they are at all.
pub(super) const fn line_ups(law: &TeamLaw, terms: &Terms) -> Option<LineUps> {
    match terms.order {
        Order::Fixed => None,
        Order::Reserves | Order::Shift => Some(law.reserves),
        Order::Free => Some(law.changes),
    }
}

/// The article about boards under these terms.
fn article(law: &TeamLaw, terms: &Terms) -> Article {
    match line_ups(law, terms) {
        Some(line_ups) => line_ups.before.by,
        None => law.fixed.unwrap_or(law.order),
    }
}
