//! How officials correct clocks, and what they make of clocks that were stopped.

use article::Article;

/// Everything an edition says about an official's hand on the clock.
#[derive(Clone, Copy, Debug)]
pub struct CorrectionLaw {
    /// A faulty clock is mended or replaced, and the difference made good.
    pub correction: Article,
    /// When nobody knows whose clock went wrong, both are corrected alike.
    pub both: Option<Article>,
    /// Time may be added after a disturbance from outside.
    pub disturbance: Option<Article>,
    /// Clocks put on during a game show the same time.
    pub put_on: Option<Article>,
    /// The time an official needs to put an error right is charged to the player who made it.
    pub charged: Option<Article>,
    /// A clock stopped by mistake may be left without consequences.
    pub forgiven: Option<Article>,
    /// A call of the arbiter without ground may be punished.
    pub unfounded: Option<Article>,
}

impl CorrectionLaw {
    /// An edition that only says this.
    #[must_use]
    pub const fn of(correction: &'static str) -> Self {
        Self {
            correction: Article::new(correction),
            both: None,
            disturbance: None,
            put_on: None,
            charged: None,
            forgiven: None,
            unfounded: None,
        }
    }
}
