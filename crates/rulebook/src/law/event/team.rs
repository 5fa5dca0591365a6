//! How teams play and are ranked.

use article::{Article, Stated};
use clock::Millis;

/// How teams play and are ranked.
#[derive(Clone, Copy, Debug)]
pub struct TeamLaw {
    /// A team is of several players, as many as the regulation says.
    pub several: Article,
    /// The regulation says who plays where: fixed boards, reserves, shifts.
    pub order: Article,
    /// Where nothing else is said, nobody changes boards once round 1 has begun.
    pub fixed: Option<Article>,
    /// Line-ups where boards are kept and reserves come in.
    pub reserves: LineUps,
    /// Line-ups where the order may change from round to round.
    pub changes: LineUps,
    /// If board one has White, so have the odd boards, and the even ones Black.
    pub colours: Article,
    /// A team too few of whom are there is not admitted and loses the match.
    pub incomplete: Option<Incomplete>,
    /// A game on a board the player had no right to does not count, and the board is lost.
    pub wrong_board: Article,
    /// A team that leaves or misses the last round: the panel has it lose, or annuls all its matches.
    pub missing: Option<Article>,
}

/// How a line-up is handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineUps {
    /// So long before the round at the latest.
    pub before: Stated<Millis>,
    /// Who plays if none came.
    pub missing: Stated<Missing>,
}

/// Who plays when no line-up was handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The line-up of round 1.
    FirstRound,
    /// The main players of the application, on their boards.
    Main,
    /// The line-up of the round before.
    PreviousRound,
}

/// When a team is not admitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Incomplete {
    /// The article.
    pub by: Article,
    /// The fewest who must be there, whatever the size.
    pub least: u8,
}
