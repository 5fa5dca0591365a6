//! Which systems there are, how many rounds, and how round robin, knockout and matches go.

use article::Article;

/// Which systems there are, how many rounds, and how round robin, knockout and matches go.
#[derive(Clone, Copy, Debug)]
pub struct SystemsLaw {
    /// What was entered wrongly is put right, with a reason.
    pub correction: Article,
}
