//! A refusal: what may not be done, by which article, and what may be done instead.

use std::borrow::Cow;
use std::fmt;

use article::Article;

/// A command that changes nothing, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The article that refuses it.
    pub by: Article,
    /// What is wrong, in a few words that stay the same for the same reason.
    pub why: &'static str,
    /// What would be allowed.
    pub instead: Cow<'static, str>,
}

impl Refusal {
    /// A refusal by an article.
    #[must_use]
    pub fn new(by: Article, why: &'static str, instead: impl Into<Cow<'static, str>>) -> Self {
        Self { by, why, instead: instead.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.why, self.by)?;
        if self.instead.is_empty() { Ok(()) } else { write!(f, "; {}", self.instead) }
    }
}

impl std::error::Error for Refusal {}
