//! What becomes of those who leave.

use article::{Article, Stated};

/// What becomes of those who leave.
#[derive(Clone, Copy, Debug)]
pub struct WithdrawalLaw {
    /// In a round robin, with less than half of the games played.
    pub early: Early,
    /// In a round robin, with half of the games or more: his unplayed games are minuses, his opponents' pluses.
    pub late: Article,
    /// Games begun and not finished; they count as played.
    pub unfinished: Stated<Unfinished>,
    /// In a Swiss event what was played stays.
    pub swiss: Article,
    /// What becomes of unfinished games in a Swiss event.
    pub swiss_unfinished: Unfinished,
    /// One or two games missed: the arbiter decides whether he goes on.
    pub missed: Option<Article>,
}

/// A player who left with less than half of his games played.
#[derive(Clone, Copy, Debug)]
pub struct Early {
    /// His games count for no place.
    pub by: Article,
    /// What becomes of the games he played.
    pub played: Played,
}

/// What becomes of the games somebody played who does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// They stay in the table for ratings; what was not played is a minus for both.
    ForRatings,
    /// They are annulled.
    Annulled,
}

/// What becomes of games begun and not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfinished {
    /// The panel adjudicates them.
    Adjudicated,
    /// Who leaves loses them.
    Lost,
}
