//! How rounds go: lots, pairs, results.

use article::Article;

use crate::Status;

/// How rounds go: lots, pairs, results.
#[derive(Clone, Copy, Debug)]
pub struct RoundLaw {
    /// Numbers are drawn before the first round.
    pub lots: Article,
    /// Pairs are made before each round, when the last one is done.
    pub pairs: Article,
    /// Pairs take effect when everybody has one.
    pub complete: Article,
    /// Pairs are changed for a reason only.
    pub change: Article,
    /// A result that was reported wrongly is put right.
    pub correction: Article,
    /// Who is known not to come is not paired.
    pub absence: Article,
    /// Who has left is not paired any more.
    pub leave: Article,
    /// What a win, a draw and a loss count.
    pub points: Article,
    /// A plus and a minus stand where nobody played.
    pub plus: Article,
    /// Games that were not finished are adjudicated.
    pub adjudication: Article,
    /// The number of rounds is fixed in advance.
    pub rounds: Article,
    /// From which status pairs are made by a program only.
    pub computer: Option<(Status, Article)>,
}
