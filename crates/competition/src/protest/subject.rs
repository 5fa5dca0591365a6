//! What a protest is about: a decision that was recorded, or a game on which nobody may have decided.

use serde::{Deserialize, Serialize};

/// What a protest is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A decision or a sanction, by its number.
    Decision(u32),
    /// A game.
    Game(Game),
}

/// A game of the event: of the stage that began last, where several have such a one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Game {
    /// Of which round.
    pub round: u16,
    /// At which board, from 1; in a team event counted through all matches.
    pub board: u16,
    /// Which game of a micromatch, from 1; all of it, if none is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<u8>,
}

impl From<u32> for Subject {
    fn from(decision: u32) -> Self {
        Self::Decision(decision)
    }
}

impl From<Game> for Subject {
    fn from(game: Game) -> Self {
        Self::Game(game)
    }
}
