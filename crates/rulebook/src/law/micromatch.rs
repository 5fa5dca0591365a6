//! Micromatches: several games of one meeting, played one after another.

use article::Article;

/// Everything an edition says about micromatches, beyond what a regulation may choose.
#[derive(Clone, Copy, Debug)]
pub struct MicromatchLaw {
    /// The colours alternate.
    pub colours: Article,
    /// The sum of the points of its games decides.
    pub sum: Article,
    /// The colours of the first game are drawn by lot.
    pub lots: Option<Article>,
    /// How the break between two games is kept.
    pub rest: Rest,
    /// What is forbidden during a game is forbidden in the break.
    pub restrictions: Option<Article>,
    /// A drawn opening binds in all games.
    pub binding: Option<Article>,
    /// A drawn micromatch may be followed by another.
    pub additional: Option<Article>,
}

/// How the break between two games is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Rest {
    /// The clocks stand until it is over.
    ClocksStand,
    /// Its time is added to the clock of the one who begins and runs there; he moves when it is over.
    OnTheClock,
}
