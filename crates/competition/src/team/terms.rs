//! What a regulation says about its teams.

use article::Article;
use rulebook::law::event::Character;
use rulebook::{Gravity, Objection, event_law};
use serde::{Deserialize, Serialize};

use crate::Draft;

/// How teams play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Terms {
    /// On how many boards a match is played.
    pub boards: u8,
    /// How many reserves a team may have.
    pub reserves: u8,
    /// On which boards reserves may play; on any if none is named.
    pub reserve_boards: Vec<u8>,
    /// Whether players keep their boards.
    pub order: Order,
    /// When a team is not admitted.
    pub incomplete: Fewest,
}

/// Whether players keep their boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// They do; nobody comes in.
    #[default]
    Fixed,
    /// They do; reserves come in for those who do not play.
    Reserves,
    /// They move up for those who do not play, and reserves come in behind.
    Shift,
    /// They may change boards from round to round.
    Free,
}

/// When a team is not admitted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fewest {
    /// With fewer than half or fewer than two.
    #[default]
    Either,
    /// With fewer than half and fewer than two, as it is printed.
    Both,
}

impl Default for Terms {
    fn default() -> Self {
        Self {
            boards: 4,
            reserves: 0,
            reserve_boards: Vec::new(),
            order: Order::Fixed,
            incomplete: Fewest::Either,
        }
    }
}

impl Terms {
    /// Whether a reserve may play on this board.
    #[must_use]
    pub fn opens(&self, board: u8) -> bool {
        self.reserve_boards.is_empty() || self.reserve_boards.contains(&board)
    }
}

/// What the edition has against it.
pub(crate) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    let (law, terms) = (&event_law(draft.edition).team, &draft.teams);
    if !matches!(draft.organisation.character(), Character::Team | Character::IndividualTeam) {
        return;
    }
    let mut against = |by: Article, what: &str, allowed: &str| {
        let (what, allowed) = (what.to_owned(), allowed.to_owned());
        objections.push(Objection { by, weight: Gravity::Refusal, what, allowed });
    };
    if terms.boards < 2 {
        against(law.several, "a team has several players", "two boards or more");
    }
    if terms.reserves > 0 && terms.order == Order::Fixed {
        against(law.order, "reserves cannot come in where nobody changes", "reserves, shifts or free boards");
    }
    if terms.reserve_boards.iter().any(|board| !(1..=terms.boards).contains(board)) {
        against(law.order, "reserves have a board that is none", "boards of the match");
    }
}
