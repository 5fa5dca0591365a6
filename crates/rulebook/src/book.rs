//! The book: every article of every edition, in the order of the texts.
//!
//! ```
//! use article::Article;
//! use rulebook::{Area, Book, Edition};
//! let book = Book::open();
//! let entry = book.entry(Article::new("UA24:VI.capture.16.1")).unwrap();
//! assert_eq!(entry.area, Area::Rules);
//! assert!(book.edition(Edition::Ua24).any(|other| other == entry));
//!
//! let book = Book::open_in("uk").unwrap();
//! assert_eq!(book.entry(Article::new("RU22:6.1.8.3")).unwrap().title, "Три дамки, що володіють великою дорогою");
//! ```

use article::Article;

use crate::{Edition, Entry};

/// Every article of every edition. Opening it takes a millisecond or two; keep it if it is needed often.
#[derive(Clone, Debug)]
pub struct Book {
    entries: Vec<Entry>,
    /// Where the entries stand, in the order of their names.
    by_name: Vec<usize>,
}

impl Book {
    /// The languages it can be read in, by their codes.
    pub const LANGUAGES: [&'static str; 3] = ["en", "uk", "ru"];

    /// Reads the editions, in English.
    #[must_use]
    pub fn open() -> Self {
        Self::of(Edition::ALL.into_iter().flat_map(entries).collect())
    }

    /// Reads the editions as they are told in one of the [`LANGUAGES`](Self::LANGUAGES); none in another.
    #[must_use]
    pub fn open_in(language: &str) -> Option<Self> {
        if language == "en" {
            return Some(Self::open());
        }
        let mut all = Vec::new();
        for edition in Edition::ALL {
            let rows = told(edition, language)?.lines().skip(1);
            all.extend(entries(edition).zip(rows).filter_map(|(entry, row)| entry.told(row)));
        }
        Some(Self::of(all))
    }

    fn of(entries: Vec<Entry>) -> Self {
        let mut by_name: Vec<usize> = (0..entries.len()).collect();
        by_name.sort_by_key(|&place| entries.get(place).map(|entry| entry.article));
        Self { entries, by_name }
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
        let name_of = |&place: &usize| self.entries.get(place).map(|entry| entry.article);
        let found = self.by_name.binary_search_by_key(&Some(article), name_of).ok()?;
        self.entries.get(*self.by_name.get(found)?)
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

/// The entries of one edition, in English.
fn entries(edition: Edition) -> impl Iterator<Item = Entry> {
    rows(edition).lines().skip(1).filter_map(move |row| Entry::read(edition, row))
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

/// The names of the columns, then a row an article with its texts in another language, in the same order.
fn told(edition: Edition, language: &str) -> Option<&'static str> {
    let (ukrainian, russian) = match edition {
        Edition::Ru22 => (include_str!("../../../law/RU22.uk.tsv"), include_str!("../../../law/RU22.ru.tsv")),
        Edition::RuCodex => {
            (include_str!("../../../law/RU-CODEX.uk.tsv"), include_str!("../../../law/RU-CODEX.ru.tsv"))
        }
        Edition::Ua24 => (include_str!("../../../law/UA24.uk.tsv"), include_str!("../../../law/UA24.ru.tsv")),
        Edition::RuRenju => {
            (include_str!("../../../law/RU-RENJU.uk.tsv"), include_str!("../../../law/RU-RENJU.ru.tsv"))
        }
        Edition::RuBegin => {
            (include_str!("../../../law/RU-BEGIN.uk.tsv"), include_str!("../../../law/RU-BEGIN.ru.tsv"))
        }
    };
    match language {
        "uk" => Some(ukrainian),
        "ru" => Some(russian),
        _ => None,
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
            assert!(
                entry.texts().iter().all(|(_, text)| text.trim() == *text),
                "{article} has spaces at an end"
            );
            if matches!(entry.disposition, Disposition::Entrusted | Disposition::Reference) {
                assert!(
                    !entry.note.is_empty(),
                    "{article} does not say why it is no more than {}",
                    entry.disposition
                );
            }
        }
    }

    /// Whoever tells an article in another language keeps its numbers, and leaves nothing in English.
    #[test]
    fn every_text_is_told_in_every_language() {
        let english = Book::open();
        for (language, foreign) in [("uk", "ыэъёЫЭЪЁ"), ("ru", "іїєґІЇЄҐ")] {
            let book = Book::open_in(language).expect("a language of the book");
            assert_eq!(
                book.entries().len(),
                english.entries().len(),
                "rows of {language} that stand elsewhere"
            );
            for (entry, told) in english.entries().iter().zip(book.entries()) {
                assert_eq!((entry.article, entry.disposition), (told.article, told.disposition));
                for ((column, said), (_, told)) in entry.texts().into_iter().zip(told.texts()) {
                    let place = format!("{} {language} {column}: {told}", entry.article);
                    assert_eq!(said.is_empty(), told.is_empty(), "{place}");
                    let tells = told.contains(|sign: char| sign.is_alphabetic() && !sign.is_ascii());
                    assert!(tells || !has_words(said), "{place}");
                    assert!(!told.contains(|sign| foreign.contains(sign)), "{place}");
                    assert_eq!(numbers(said), numbers(told), "{place}, and in English: {said}");
                }
            }
        }
        assert!(Book::open_in("de").is_none());
        assert!(Book::LANGUAGES.iter().all(|language| Book::open_in(language).is_some()));
    }

    /// Whether there is anything to tell, beside numbers, squares and signs.
    fn has_words(text: &str) -> bool {
        text.split(|sign: char| !sign.is_ascii_lowercase()).any(|word| word.len() > 2)
    }

    /// The numbers of a text, sorted.
    fn numbers(text: &str) -> Vec<&str> {
        let mut numbers: Vec<&str> =
            text.split(|sign: char| !sign.is_ascii_digit()).filter(|number| !number.is_empty()).collect();
        numbers.sort_unstable();
        numbers
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
