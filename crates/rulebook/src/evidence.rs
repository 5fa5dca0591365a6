//! Evidence: where code cites an article, and which tests are about it.
//!
//! It is found by reading the sources (`crates/damka/tests/conformance.rs`) and kept in `law/evidence.tsv`.
//!
//! ```
//! use article::Article;
//! use rulebook::Evidence;
//! let kept = Evidence::kept();
//! let capture = kept.of(Article::new("RU22:6.1.5.3"));
//! assert!(capture.code.contains("crates/draughts/src/variant/russian.rs"));
//! assert!(!capture.tests.is_empty());
//! ```

use std::collections::{BTreeMap, BTreeSet};

use article::Article;

use crate::{Disposition, Entry, Weight};

/// What is known about every article.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Evidence {
    found: BTreeMap<Article, Found>,
}

/// What is known about one article.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The files that cite it, `crates/draughts/src/variant/russian.rs`.
    pub code: BTreeSet<String>,
    /// Its tests, `draughts::ru22_6_1_5_3_capture_is_mandatory`, and cases of the rule suites, `rules::MAN64`.
    pub tests: BTreeSet<String>,
}

/// What an article lacks to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lack {
    /// It has to hold, and no test tries it.
    Test,
    /// It is said to be read by code, and nothing reads it.
    Reader,
}

const COLUMNS: &str = "article\tcode\ttests";

impl Evidence {
    /// The evidence this program was built with.
    #[must_use]
    pub fn kept() -> Self {
        Self::read(include_str!("../../../law/evidence.tsv"))
    }

    /// Reads what [`Evidence::write`] wrote; rows of articles that are no more are passed over.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let words = |cell: Option<&str>| -> BTreeSet<String> {
            cell.unwrap_or_default().split_whitespace().map(str::to_owned).collect()
        };
        let rows = text.lines().skip(1).filter_map(|row| {
            let mut cells = row.split('\t');
            let article = Article::find(cells.next()?)?;
            Some((article, Found { code: words(cells.next()), tests: words(cells.next()) }))
        });
        Self { found: rows.collect() }
    }

    /// A row an article that has any, sorted.
    #[must_use]
    pub fn write(&self) -> String {
        let words = |cell: &BTreeSet<String>| cell.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        let mut text = format!("{COLUMNS}\n");
        for (article, found) in &self.found {
            text += &format!("{article}\t{}\t{}\n", words(&found.code), words(&found.tests));
        }
        text
    }

    /// What is known about an article.
    #[must_use]
    pub fn of(&self, article: Article) -> Found {
        self.found.get(&article).cloned().unwrap_or_default()
    }

    /// Notes a file that cites an article.
    pub fn cite(&mut self, article: Article, file: &str) {
        self.found.entry(article).or_default().code.insert(file.to_owned());
    }

    /// Notes a test of an article.
    pub fn test(&mut self, article: Article, name: &str) {
        self.found.entry(article).or_default().tests.insert(name.to_owned());
    }
}

impl Found {
    /// Whether nothing is known.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.code.is_empty() && self.tests.is_empty()
    }

    /// What the article lacks; none if it is kept or asks for nothing.
    #[must_use]
    pub fn lack(&self, entry: &Entry) -> Option<Lack> {
        let asks = entry.weight == Weight::Must || entry.disposition == Disposition::Stated;
        if asks && self.tests.is_empty() {
            Some(Lack::Test)
        } else if entry.disposition == Disposition::Enacted && self.is_empty() {
            Some(Lack::Reader)
        } else {
            None
        }
    }
}

impl Lack {
    /// What it lacks, in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Test => "no test",
            Self::Reader => "read by nothing",
        }
    }
}

#[cfg(test)]
mod tests {
    use article::Article;

    use super::{Evidence, Found, Lack};
    use crate::{Book, Disposition, Weight};

    #[test]
    fn evidence_reads_back() {
        let mut evidence = Evidence::default();
        evidence.cite(Article::new("UA24:V.notation.1"), "crates/notation/src/lib.rs");
        evidence.test(Article::new("RU22:6.1.5.3"), "rules::B");
        evidence.test(Article::new("RU22:6.1.5.3"), "rules::A");
        let text = evidence.write();
        assert_eq!(
            text,
            "article\tcode\ttests\nRU22:6.1.5.3\t\trules::A rules::B\n\
             UA24:V.notation.1\tcrates/notation/src/lib.rs\t\n"
        );
        assert_eq!(Evidence::read(&text), evidence);
        assert_eq!(Evidence::read("article\tcode\ttests\nRU22:0.0\tx\ty\n"), Evidence::default());
    }

    #[test]
    fn what_has_to_hold_needs_a_test_and_what_is_enacted_a_reader() {
        let book = Book::open();
        let capture = *book.entry(Article::new("RU22:6.1.5.3")).expect("an entry");
        let none = Found::default();
        let code = Found { code: ["a.rs".to_owned()].into(), ..Found::default() };
        let test = Found { tests: ["a::b".to_owned()].into(), ..Found::default() };
        assert_eq!(none.lack(&capture), Some(Lack::Test));
        assert_eq!(code.lack(&capture), Some(Lack::Test));
        assert_eq!(test.lack(&capture), None);
        let helped = crate::Entry { weight: Weight::Assist, disposition: Disposition::Enacted, ..capture };
        assert_eq!(none.lack(&helped), Some(Lack::Reader));
        assert_eq!(code.lack(&helped), None);
        let entrusted = crate::Entry { disposition: Disposition::Entrusted, ..helped };
        assert_eq!(none.lack(&entrusted), None);
    }
}
