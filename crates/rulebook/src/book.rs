//! The book: every article of every edition, in the order of the texts.
//!
//! ```
//! use article::Article;
//! use rulebook::{Area, Book, Edition};
//! let book = Book::open();
//! let entry = book.entry(Article::new("UA24:VI.capture.16.1")).unwrap();
//! assert_eq!(entry.area, Area::Rules);
//! assert!(book.edition(Edition::Ua24).any(|other| other == entry));
//! ```

use article::Article;

use crate::{Edition, Entry};

/// Every article of every edition. Opening it takes a millisecond or two; keep it if it is needed often.
#[derive(Clone, Debug)]
pub struct Book {
    entries: Vec<Entry>,
}

impl Book {
    /// Reads the editions.
    #[must_use]
    pub fn open() -> Self {
        let rows = |edition| rows(edition).lines().skip(1).map(move |row| (edition, row));
        let rows = Edition::ALL.into_iter().flat_map(rows);
        Self { entries: rows.filter_map(|(edition, row)| Entry::read(edition, row)).collect() }
    }

    /// Every entry, edition by edition.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries of one edition.
    pub fn edition(&self, edition: Edition) -> impl Iterator<Item = &Entry> + Clone {
        self.entries.iter().filter(move |entry| entry.edition() == edition)
    }

    /// What the book knows about an article.
    #[must_use]
    pub fn entry(&self, article: Article) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.article == article)
    }

    /// The article that contains this one: `RU22:6.1.5` for `RU22:6.1.5.3`, the chapter `RU22:VI` for `RU22:6.1`.
    #[must_use]
    pub fn parent(&self, entry: &Entry) -> Option<&Entry> {
        self.entry(entry.ancestors().next()?)
    }

    /// The articles this one contains, in the order of the text.
    pub fn children(&self, entry: &Entry) -> impl Iterator<Item = &Entry> {
        let parent = entry.article;
        self.edition(entry.edition()).filter(move |child| child.ancestors().next() == Some(parent))
    }
}

impl Edition {
    /// The edition an article belongs to.
    #[must_use]
    pub fn of(article: Article) -> Self {
        let found = Self::ALL.into_iter().find(|edition| edition.name() == article.edition());
        found.unwrap_or(Self::Ru22)
    }

    /// The year it was approved, where the text says so.
    #[must_use]
    pub const fn year(self) -> Option<u16> {
        match self {
            Self::Ru22 => Some(2022),
            Self::Ua24 => Some(2024),
            Self::RuCodex | Self::RuRenju | Self::RuBegin => None,
        }
    }
}

/// The names of the columns, then a row an article.
const fn rows(edition: Edition) -> &'static str {
    match edition {
        Edition::Ru22 => include_str!("../../../law/RU22.tsv"),
        Edition::RuCodex => include_str!("../../../law/RU-CODEX.tsv"),
        Edition::Ua24 => include_str!("../../../law/UA24.tsv"),
        Edition::RuRenju => include_str!("../../../law/RU-RENJU.tsv"),
        Edition::RuBegin => include_str!("../../../law/RU-BEGIN.tsv"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use article::Article;

    use super::{Book, rows};
    use crate::{Area, Disposition, Edition, Weight};

    #[test]
    fn every_article_has_exactly_one_entry() {
        let book = Book::open();
        let articles: BTreeSet<Article> = book.entries().iter().map(|entry| entry.article).collect();
        assert_eq!(articles.len(), book.entries().len(), "no article twice");
        let lost: Vec<Article> = Article::all().filter(|article| !articles.contains(article)).collect();
        assert!(lost.is_empty(), "rows that cannot be read: {lost:?}");
        let rows: usize = Edition::ALL.map(|edition| rows(edition).lines().count() - 1).iter().sum();
        assert_eq!(rows, articles.len());
    }

    #[test]
    fn editions_are_those_of_the_articles() {
        assert_eq!(Edition::ALL.map(Edition::name), article::EDITIONS);
        assert!(Article::all().all(|article| Edition::of(article).name() == article.edition()));
    }

    #[test]
    fn every_entry_says_what_it_is() {
        for entry in Book::open().entries() {
            let article = entry.article;
            assert!(!entry.title.is_empty() && entry.title.len() <= 120, "{article}: {:?}", entry.title);
            assert!(!entry.summary.is_empty(), "{article} has no summary");
            let cells = [entry.title, entry.summary, entry.example, entry.differs, entry.note, entry.reading];
            assert!(cells.iter().all(|cell| cell.trim() == *cell), "{article} has spaces at an end");
            if matches!(entry.disposition, Disposition::Entrusted | Disposition::Reference) {
                assert!(
                    !entry.note.is_empty(),
                    "{article} does not say why it is no more than {}",
                    entry.disposition
                );
            }
        }
    }

    #[test]
    fn dispositions_follow_from_weights() {
        for entry in Book::open().entries() {
            let right = match entry.weight {
                Weight::Must => matches!(entry.disposition, Disposition::Stated | Disposition::Enacted),
                Weight::Assist => entry.disposition != Disposition::Stated,
                Weight::Info => true,
            };
            assert!(right, "{} must be stated or enacted, not {}", entry.article, entry.disposition);
            let of_the_game = matches!(entry.area, Area::Rules | Area::Notation);
            assert!(entry.disposition != Disposition::Stated || of_the_game, "{}", entry.article);
        }
    }

    #[test]
    fn parents_and_children_know_each_other() {
        let book = Book::open();
        let entry = |name| book.entry(Article::new(name)).expect("an entry");
        let parent = |name| book.parent(entry(name)).map(|parent| parent.article.name());
        assert_eq!(parent("RU22:6.1.5.3"), Some("RU22:6.1.5"));
        assert_eq!(parent("RU22:6.1"), Some("RU22:VI"));
        assert_eq!(parent("RU22:I.par1"), Some("RU22:I"));
        assert_eq!(parent("RU22:VI"), None);
        assert_eq!(parent("RU-RENJU:5.1"), Some("RU-RENJU:V"));
        assert!(book.children(entry("RU22:6.1.5")).any(|child| child.article.name() == "RU22:6.1.5.3"));
        assert_eq!(book.children(entry("RU22:6.1.5.3")).count(), 0);
    }
}
