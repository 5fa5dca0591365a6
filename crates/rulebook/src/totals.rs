//! Totals: how many articles there are of each disposition, and how many have evidence.
//!
//! ```
//! use rulebook::{Book, Disposition, Edition, Evidence, Totals};
//! let (book, evidence) = (Book::open(), Evidence::kept());
//! let totals = Totals::of(book.edition(Edition::Ru22), &evidence);
//! assert_eq!(totals.all().of, 993);
//! assert!(totals.disposition(Disposition::Stated).kept > 0);
//! ```

use core::fmt;

use crate::{Disposition, Entry, Evidence, Weight};

/// So many out of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Those with evidence.
    pub kept: usize,
    /// All of them.
    pub of: usize,
}

/// What some articles come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    dispositions: [Share; Disposition::ALL.len()],
    /// The articles that have to hold; kept are those with a test.
    pub must: Share,
}

impl Totals {
    /// Counts some entries.
    #[must_use]
    pub fn of<'a>(entries: impl IntoIterator<Item = &'a Entry>, evidence: &Evidence) -> Self {
        let mut totals = Self::default();
        for entry in entries {
            let found = evidence.of(entry.article);
            if let Some(share) = totals.dispositions.get_mut(entry.disposition as usize) {
                share.count(!found.is_empty());
            }
            if entry.weight == Weight::Must {
                totals.must.count(!found.tests.is_empty());
            }
        }
        totals
    }

    /// The articles of one disposition; kept are those that code cites or a test tries.
    #[must_use]
    pub fn disposition(&self, disposition: Disposition) -> Share {
        self.dispositions.get(disposition as usize).copied().unwrap_or_default()
    }

    /// All articles; kept are those that code cites or a test tries.
    #[must_use]
    pub fn all(&self) -> Share {
        let sum = |part: fn(&Share) -> usize| self.dispositions.iter().map(part).sum();
        Share { kept: sum(|share| share.kept), of: sum(|share| share.of) }
    }
}

impl Share {
    fn count(&mut self, kept: bool) {
        self.of += 1;
        self.kept += usize::from(kept);
    }
}

/// `3 of 7`; nothing out of nothing is a dash.
impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self { of: 0, .. } => f.pad("-"),
            Self { kept, of } => f.pad(&format!("{kept} of {of}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use article::Article;

    use super::{Share, Totals};
    use crate::{Book, Disposition, Edition, Evidence};

    #[test]
    fn every_article_is_counted_once_and_evidence_where_it_is() {
        let book = Book::open();
        let mut evidence = Evidence::default();
        evidence.cite(Article::new("RU22:6.1.5.3"), "a.rs");
        evidence.test(Article::new("RU22:6.1.5.6"), "a::b");
        let totals = Totals::of(book.edition(Edition::Ru22), &evidence);
        assert_eq!(totals.all(), Share { kept: 2, of: 993 });
        assert_eq!(totals.disposition(Disposition::Stated).kept, 2);
        assert_eq!(totals.must, Share { kept: 1, of: 698 });
        assert_eq!(totals.must.to_string(), "1 of 698");
    }

    #[test]
    fn nothing_out_of_nothing_is_a_dash() {
        assert_eq!(format!("{:>3}", Share::default()), "  -");
    }
}
