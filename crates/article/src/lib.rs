//! The name of one article of one edition, such as `RU22:6.1.5.3`.
//!
//! Every rule, refusal and verdict of Damka carries one. The name is checked when
//! the program is compiled against the rows of `law/*.tsv`:
//!
//! ```
//! use article::Article;
//! const MANDATORY: Article = Article::new("RU22:6.1.5.3");
//! assert_eq!(MANDATORY.edition(), "RU22");
//! assert_eq!(MANDATORY.number(), "6.1.5.3");
//! assert_eq!(MANDATORY.to_string(), "RU22:6.1.5.3");
//! ```
//!
//! A citation of an article that no edition has does not build:
//!
//! ```compile_fail
//! use article::Article;
//! const WISHED_FOR: Article = Article::new("RU22:6.1.5.99");
//! ```
#![no_std]

use core::cmp::Ordering;
use core::fmt;

// The names of all articles, sorted by bytes.
include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// The editions an article can belong to.
pub const EDITIONS: [&str; 5] = ["RU22", "RU-CODEX", "UA24", "RU-RENJU", "RU-BEGIN"];

/// One article of one edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article(&'static str);

impl Article {
    /// Names an article as `EDITION:NUMBER`.
    ///
    /// # Panics
    /// If no edition has it. Used in constants, this is an error of compilation.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        match position(name) {
            Some(_) => Self(name),
            None => panic!("no edition has this article: law/*.tsv has no row for it"),
        }
    }

    /// The article of this name, if an edition has it.
    ///
    /// ```
    /// use article::Article;
    /// assert_eq!(Article::find("UA24:V.notation.1"), Some(Article::new("UA24:V.notation.1")));
    /// assert_eq!(Article::find("UA24:V.notation"), None);
    /// ```
    #[must_use]
    pub fn find(name: &str) -> Option<Self> {
        position(name).and_then(|i| NAMES.get(i)).map(|name| Self(name))
    }

    /// The articles of all editions, sorted by name.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        NAMES.iter().map(|name| Self(name))
    }

    /// The whole name, `RU22:6.1.5.3`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The edition's name, `RU22`.
    #[must_use]
    pub fn edition(self) -> &'static str {
        self.parts().0
    }

    /// The number inside the edition, `6.1.5.3`.
    #[must_use]
    pub fn number(self) -> &'static str {
        self.parts().1
    }

    fn parts(self) -> (&'static str, &'static str) {
        self.0.split_once(':').unwrap_or((self.0, ""))
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

impl fmt::Debug for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A rule with the article that states it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stated<T> {
    /// What holds.
    pub value: T,
    /// Where it is written.
    pub by: Article,
}

/// Writes a rule beside its article: `stated(KingRange::Flying, "RU22:6.1.4.5")`.
#[must_use]
pub const fn stated<T: Copy>(value: T, by: &'static str) -> Stated<T> {
    Stated { value, by: Article::new(by) }
}

/// Where the name stands among all; a dozen comparisons, so that the compiler can make them for every citation.
const fn position(name: &str) -> Option<usize> {
    let (mut low, mut high) = (0, NAMES.len());
    while low < high {
        let middle = low + (high - low) / 2;
        match compare(NAMES[middle].as_bytes(), name.as_bytes()) {
            Ordering::Equal => return Some(middle),
            Ordering::Less => low = middle + 1,
            Ordering::Greater => high = middle,
        }
    }
    None
}

const fn compare(a: &[u8], b: &[u8]) -> Ordering {
    let mut i = 0;
    while i < a.len() && i < b.len() {
        if a[i] != b[i] {
            return if a[i] < b[i] { Ordering::Less } else { Ordering::Greater };
        }
        i += 1;
    }
    if a.len() == b.len() {
        Ordering::Equal
    } else if a.len() < b.len() {
        Ordering::Less
    } else {
        Ordering::Greater
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Article {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Article {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Name;
        impl serde::de::Visitor<'_> for Name {
            type Value = Article;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of an article such as RU22:6.1.5.3")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Article, E> {
                Article::find(name)
                    .ok_or_else(|| E::custom(format_args!("no edition has an article {name:?}")))
            }
        }
        from.deserialize_str(Name)
    }
}

#[cfg(test)]
mod tests {
    use super::{Article, EDITIONS};

    #[test]
    #[should_panic(expected = "no edition has this article")]
    fn an_unknown_edition_is_refused() {
        let _ = Article::new("RU99:1.1");
    }

    #[test]
    #[should_panic(expected = "no edition has this article")]
    fn a_number_is_needed() {
        let _ = Article::new("RU22");
    }

    #[test]
    fn every_article_is_found_by_its_name_and_no_other() {
        assert!(Article::all().len() > 2_600);
        for article in Article::all() {
            assert_eq!(Article::find(article.name()), Some(article));
            assert_eq!(Article::find(&article.name()[1..]), None, "{article}");
        }
        assert_eq!(Article::find(""), None);
        assert_eq!(Article::find("ru22:6.1.5.3"), None);
    }

    #[test]
    fn names_are_sorted_without_doubles_and_every_edition_has_some() {
        let pairs = Article::all().zip(Article::all().skip(1));
        for (a, b) in pairs {
            assert!(a < b, "{a} {b}");
        }
        for edition in EDITIONS {
            assert!(Article::all().any(|article| article.edition() == edition), "{edition}");
        }
        assert!(Article::all().all(|article| EDITIONS.contains(&article.edition())));
    }
}
