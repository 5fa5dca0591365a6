//! Finding articles by words, and by names that are nearly right.
//!
//! ```
//! use rulebook::Book;
//! let book = Book::open();
//! let found = book.search("three kings lone king");
//! assert!(found.iter().any(|entry| entry.article.name() == "RU22:6.1.8.4"));
//! assert_eq!(book.near("ru22:6.1.8.33", 1)[0].article.name(), "RU22:6.1.8.3");
//! ```

use core::cmp::Reverse;

use article::Article;

use crate::{Book, Entry};

impl Book {
    /// The entries in which every word occurs, whatever its case and its ending: first those that have the words in
    /// the name, then in the title, then in the summary, then elsewhere; among equals in the order of the book.
    #[must_use]
    pub fn search(&self, words: &str) -> Vec<&Entry> {
        let words: Vec<String> = words.split_whitespace().map(|word| stem(&plain(word)).to_owned()).collect();
        if words.is_empty() {
            return Vec::new();
        }
        let ranked = self.entries().iter().filter_map(|entry| Some((rank(entry, &words)?, entry)));
        let mut ranked: Vec<(usize, &Entry)> = ranked.collect();
        ranked.sort_by_key(|&(rank, _)| rank);
        ranked.into_iter().map(|(_, entry)| entry).collect()
    }

    /// The article of this name, whatever its case.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<&Entry> {
        let article = Article::find(name);
        let article =
            article.or_else(|| Article::all().find(|other| other.name().eq_ignore_ascii_case(name)));
        self.entry(article?)
    }

    /// The entries whose names are nearest to a name that may be wrong, at most so many: those that begin alike, of
    /// the same edition if it names one.
    #[must_use]
    pub fn near(&self, name: &str, most: usize) -> Vec<&Entry> {
        let (edition, number) = name.split_once(':').unwrap_or(("", name));
        let distance = |entry: &&Entry| {
            let other = entry.article.number();
            let elsewhere = !edition.is_empty() && !entry.article.edition().eq_ignore_ascii_case(edition);
            (elsewhere, Reverse(alike(number, other)), other.len().abs_diff(number.len()))
        };
        let mut near: Vec<&Entry> =
            self.entries().iter().filter(|entry| alike(number, entry.article.number()) > 0).collect();
        near.sort_by_key(distance);
        near.truncate(most);
        near
    }
}

/// How far from the top an entry with all the words stands; none if a word is missing.
fn rank(entry: &Entry, words: &[String]) -> Option<usize> {
    let Entry { title, summary, example, differs, note, reading, .. } = *entry;
    let elsewhere = [entry.area.name(), entry.disciplines, example, differs, note, reading].join("\n");
    let places = [entry.article.name(), title, summary, &elsewhere].map(plain);
    words.iter().map(|word| places.iter().position(|place| place.contains(word))).sum()
}

/// A text as it is compared: keyboards without ё and without the apostrophe of print find the same.
fn plain(text: &str) -> String {
    text.to_lowercase().replace('ё', "е").replace(['\u{2019}', '\u{2bc}'], "'")
}

/// What a Cyrillic word has in every case: the word without the vowels it ends in.
fn stem(word: &str) -> &str {
    let stem = word.trim_end_matches(['а', 'е', 'и', 'о', 'у', 'ы', 'э', 'ю', 'я', 'й', 'ь', 'і', 'ї', 'є']);
    // Less than four letters would be found in words of another meaning.
    let least = word.char_indices().nth(4).map_or(word.len(), |(end, _)| end);
    word.get(..stem.len().max(least)).unwrap_or(word)
}

/// How many characters two numbers have in common at the beginning.
fn alike(a: &str, b: &str) -> usize {
    a.bytes().zip(b.bytes()).take_while(|(a, b)| a.eq_ignore_ascii_case(b)).count()
}

#[cfg(test)]
mod tests {
    use crate::Book;

    fn names(found: &[&crate::Entry]) -> Vec<&'static str> {
        found.iter().map(|entry| entry.article.name()).collect()
    }

    #[test]
    fn all_words_are_needed_and_case_does_not_matter() {
        let book = Book::open();
        let found = book.search("SEALED move");
        assert!(found.len() > 3);
        for entry in found {
            let text = format!("{entry:?}").to_lowercase();
            assert!(text.contains("sealed") && text.contains("move"), "{text}");
        }
        assert!(book.search("sealed move zugzwangs").is_empty());
        assert!(book.search(" ").is_empty());
    }

    #[test]
    fn names_come_before_titles_and_titles_before_summaries() {
        let book = Book::open();
        assert_eq!(book.search("RU22:6.1.8.3")[0].article.name(), "RU22:6.1.8.3");
        let found = book.search("threefold");
        let in_title = |entry: &crate::Entry| entry.title.to_lowercase().contains("threefold");
        let titles = found.iter().filter(|entry| in_title(entry)).count();
        assert!(titles > 0 && titles < found.len(), "{titles} of {}", found.len());
        assert!(found.iter().take(titles).all(|entry| in_title(entry)), "{:?}", names(&found));
    }

    #[test]
    fn a_word_is_found_in_every_case_and_from_every_keyboard() {
        let found = |language: &str, words: &str| {
            let book = Book::open_in(language).unwrap_or_else(|| panic!("no book in {language}"));
            names(&book.search(words))
        };
        let same = |language: &str, words: &[&str]| {
            let [first, others @ ..] = words else { panic!("nothing to compare") };
            assert!(found(language, first).len() > 5, "{first}");
            for other in others {
                assert_eq!(found(language, first), found(language, other), "{first} and {other}");
            }
        };
        same("uk", &["нічия", "нічию", "НІЧИЄЮ"]);
        same("uk", &["п’ять ходів", "п'ять ходів", "пʼять ходів"]);
        same("uk", &["капітан команди", "капітану команда"]);
        same("ru", &["ничья", "ничьей", "ничью"]);
        same("ru", &["жеребьёвка", "жеребьевки", "Жеребьёвку"]);
        // Short words are left as they are.
        assert_ne!(found("ru", "ход"), found("ru", "ходы"));
        assert!(found("ru", "дамка").len() < found("ru", "да").len());
    }

    #[test]
    fn a_wrong_name_finds_its_neighbours() {
        let book = Book::open();
        assert!(names(&book.near("RU22:6.1.8.33", 3)).contains(&"RU22:6.1.8.3"));
        assert!(
            names(&book.near("ua24:vi.draws.1.99", 3)).iter().all(|name| name.starts_with("UA24:VI.draws.1"))
        );
        assert!(names(&book.near("6.1.8.3", 3)).contains(&"RU22:6.1.8.3"));
        assert!(book.near("RU22:", 3).is_empty());
        assert_eq!(book.named("ru-begin:b3").map(|entry| entry.article.name()), Some("RU-BEGIN:B3"));
    }
}
