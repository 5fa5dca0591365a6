//! How a game is won on the board and off it.

use article::{Article, Stated};

use crate::{Mark, Scale};

/// The articles that give a game its winner.
#[derive(Clone, Copy, Debug)]
pub struct Results {
    /// A side has no pieces left.
    pub no_pieces: Option<Article>,
    /// A side to move has no move.
    pub blocked: Option<Article>,
    /// A player resigns.
    pub resignation: Article,
    /// A player refuses to follow the rules.
    pub refusal: Option<Article>,
    /// Renju: a five.
    pub five: Option<Article>,
    /// Renju: White's long row.
    pub overline: Option<Article>,
    /// Renju: both decline to put a stone.
    pub two_passes: Option<Article>,
    /// Renju: no five can be built any more.
    pub no_five: Option<Article>,
    /// After the end no claims are heard.
    pub final_result: Option<Article>,
    /// What games count.
    pub scoring: Scoring,
}

/// What an edition says about the points of a game.
#[derive(Clone, Copy, Debug)]
pub struct Scoring {
    /// The scales an event may choose from, the usual one first.
    pub scales: &'static [Stated<Scale>],
    /// A game that was not played: plus and minus.
    pub unplayed: Article,
    /// Places follow the sum of points.
    pub places: Option<Article>,
    /// No ranks or titles are won in adaptive events.
    pub adaptive: Option<Article>,
}

impl Scoring {
    /// Whether a game counts for norms and titles in an ordinary or an adaptive event.
    ///
    /// # Errors
    /// The article by which it does not.
    pub const fn counts_for_norms(&self, mark: Mark, event: Occasion) -> Result<(), Article> {
        match (mark.was_played(), event, self.adaptive) {
            (false, ..) => Err(self.unplayed),
            (true, Occasion::Adaptive, Some(by)) => Err(by),
            (true, ..) => Ok(()),
        }
    }
}

/// For whom an event is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Occasion {
    /// For sportsmen.
    Ordinary,
    /// For people with disabilities, or to support those who serve.
    Adaptive,
}

impl Results {
    /// A game that is won on squares: no pieces, no move, resignation.
    #[must_use]
    pub const fn draughts(
        no_pieces: &'static str,
        blocked: &'static str,
        resignation: &'static str,
        scoring: Scoring,
    ) -> Self {
        Self {
            no_pieces: Some(Article::new(no_pieces)),
            blocked: Some(Article::new(blocked)),
            resignation: Article::new(resignation),
            refusal: None,
            five: None,
            overline: None,
            two_passes: None,
            no_five: None,
            final_result: None,
            scoring,
        }
    }
}
