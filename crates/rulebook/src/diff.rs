//! How two editions differ, article by article.
//!
//! RU-CODEX and UA24 say of each of their articles how it stands to RU22, so that a comparison with RU22 goes through
//! theirs; any other two editions are laid side by side by title.
//!
//! ```
//! use rulebook::{Area, Book, Edition, How};
//! let book = Book::open();
//! let draws = book.diff(Edition::Ru22, Edition::Ua24, Some(Area::Draw));
//! assert!(draws.iter().any(|line| line.how == How::Differs));
//! ```

use article::Article;

use crate::{Area, Book, Edition, Entry};

/// One line of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference<'a> {
    /// How the two stand to each other.
    pub how: How,
    /// The article of the first edition, where one is known.
    pub left: Option<&'a Entry>,
    /// The article of the second edition, where one is known.
    pub right: Option<&'a Entry>,
    /// The difference in words; empty where nobody has compared them.
    pub words: &'static str,
}

/// How two articles stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum How {
    /// They ask for the same.
    Same,
    /// They differ.
    Differs,
    /// Only one of the editions has it.
    Only,
    /// They have the same title; nobody has compared the texts.
    Alike,
}

impl How {
    /// Every answer.
    pub const ALL: [Self; 4] = [Self::Same, Self::Differs, Self::Only, Self::Alike];

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Same => "same",
            Self::Differs => "differs",
            Self::Only => "only",
            Self::Alike => "alike",
        }
    }

    /// What the words of the column `differs` amount to.
    fn of(words: &str) -> Self {
        if words.starts_with("only here") {
            Self::Only
        } else if words.starts_with("same") && !words.contains([';', ',']) {
            Self::Same
        } else {
            Self::Differs
        }
    }
}

impl<'a> Difference<'a> {
    /// Seen from the other edition.
    fn swapped(self) -> Self {
        Self { left: self.right, right: self.left, ..self }
    }
}

impl Book {
    /// How the second edition differs from the first, in one area or in all, in the order of the book.
    #[must_use]
    pub fn diff(&self, left: Edition, right: Edition, area: Option<Area>) -> Vec<Difference<'_>> {
        match (left, right) {
            (Edition::Ru22, Edition::RuCodex | Edition::Ua24) => self.compared(right, area),
            (Edition::RuCodex | Edition::Ua24, Edition::Ru22) => {
                self.compared(left, area).into_iter().map(Difference::swapped).collect()
            }
            _ => self.side_by_side(left, right, area),
        }
    }

    /// The articles of an edition that says how it departs from RU22; each on the right.
    fn compared(&self, edition: Edition, area: Option<Area>) -> Vec<Difference<'_>> {
        let entries = self.of_area(edition, area);
        let lines = entries.map(|entry| Difference {
            how: How::of(entry.differs),
            left: self.counterpart(entry),
            right: Some(entry),
            words: entry.differs,
        });
        lines.collect()
    }

    /// The articles of both, those of one title on one line.
    fn side_by_side(&self, left: Edition, right: Edition, area: Option<Area>) -> Vec<Difference<'_>> {
        let mut others: Vec<&Entry> = self.of_area(right, area).collect();
        let mut lines = Vec::new();
        for entry in self.of_area(left, area) {
            let same =
                |other: &&Entry| other.area == entry.area && other.title.eq_ignore_ascii_case(entry.title);
            let other = others.iter().position(same).map(|i| others.remove(i));
            let how = if other.is_some() { How::Alike } else { How::Only };
            lines.push(Difference { how, left: Some(entry), right: other, words: "" });
        }
        lines.extend(others.into_iter().map(|entry| Difference {
            how: How::Only,
            left: None,
            right: Some(entry),
            words: "",
        }));
        lines
    }

    fn of_area(&self, edition: Edition, area: Option<Area>) -> impl Iterator<Item = &Entry> {
        self.edition(edition).filter(move |entry| area.is_none_or(|area| entry.area == area))
    }

    /// The article of RU22 that the words of the column `differs` name.
    fn counterpart(&self, entry: &Entry) -> Option<&Entry> {
        let mut edition = Edition::Ru22;
        for word in entry.differs.split([' ', '(', ')', ',', ';', ':', '"']) {
            if let Ok(named) = word.parse() {
                edition = named;
            }
            // A number without a dot counts something.
            if edition == Edition::Ru22 && word.contains('.') {
                let found = Article::find(&format!("RU22:{}", word.trim_end_matches('.')));
                if let Some(found) = found {
                    return self.entry(found);
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use article::Article;

    use super::How;
    use crate::{Area, Book, Edition};

    #[test]
    fn the_column_is_read_as_people_write_it() {
        assert_eq!(How::of("same"), How::Same);
        assert_eq!(How::of("same (6.1.1)"), How::Same);
        assert_eq!(How::of("same; RU22 adds in writing"), How::Differs);
        assert_eq!(How::of("RU22: 5 minutes"), How::Differs);
        assert_eq!(How::of("only here (also RU-CODEX)"), How::Only);
    }

    #[test]
    fn every_article_of_the_area_is_compared_with_its_counterpart() {
        let book = Book::open();
        let lines = book.diff(Edition::Ru22, Edition::RuCodex, Some(Area::Rules));
        assert_eq!(lines.len(), 31);
        let board = lines.iter().find(|line| line.right.is_some_and(|right| right.article.number() == "1.1"));
        let board = board.expect("the board");
        assert_eq!(board.how, How::Same);
        assert_eq!(board.left.map(|left| left.article), Some(Article::new("RU22:6.1.1")));
        let back = book.diff(Edition::RuCodex, Edition::Ru22, Some(Area::Rules));
        assert_eq!((back[0].left, back[0].right), (lines[0].right, lines[0].left));
    }

    #[test]
    fn other_editions_are_laid_side_by_side() {
        let book = Book::open();
        let lines = book.diff(Edition::RuCodex, Edition::Ua24, None);
        let count = |edition| book.edition(edition).count();
        let pairs = lines.iter().filter(|line| line.how == How::Alike).count();
        assert!(pairs > 10, "{pairs}");
        assert_eq!(lines.len() + pairs, count(Edition::RuCodex) + count(Edition::Ua24));
    }
}
