//! The name of one article of one edition, such as `RU22:6.1.5.3`.
//!
//! Every rule, refusal and verdict of Damka carries one. The name is checked when
//! the program is compiled: a citation of an unknown edition does not build.
//!
//! ```
//! use article::Article;
//! const MANDATORY: Article = Article::new("RU22:6.1.5.3");
//! assert_eq!(MANDATORY.edition(), "RU22");
//! assert_eq!(MANDATORY.number(), "6.1.5.3");
//! assert_eq!(MANDATORY.to_string(), "RU22:6.1.5.3");
//! ```
#![no_std]

use core::fmt;

/// The editions an article can belong to.
pub const EDITIONS: [&str; 5] = ["RU22", "RU-CODEX", "UA24", "RU-RENJU", "RU-BEGIN"];

/// One article of one edition.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article(&'static str);

impl Article {
    /// Names an article as `EDITION:NUMBER`.
    ///
    /// # Panics
    /// If the edition is not one of [`EDITIONS`] or the number is empty. Used in
    /// constants, this is an error of compilation.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        let colon = colon(name);
        assert!(colon + 1 < name.len(), "an article is written EDITION:NUMBER");
        let mut i = 0;
        while i < EDITIONS.len() {
            if starts_with(name.as_bytes(), EDITIONS[i].as_bytes(), colon) {
                return Self(name);
            }
            i += 1;
        }
        panic!("unknown edition");
    }

    /// The whole name, `RU22:6.1.5.3`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// The edition's name, `RU22`.
    #[must_use]
    pub fn edition(self) -> &'static str {
        &self.0[..colon(self.0)]
    }

    /// The number inside the edition, `6.1.5.3`.
    #[must_use]
    pub fn number(self) -> &'static str {
        &self.0[colon(self.0) + 1..]
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
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

const fn colon(name: &str) -> usize {
    let bytes = name.as_bytes();
    let mut i = 0;
    while i < bytes.len() && bytes[i] != b':' {
        i += 1;
    }
    i
}

const fn starts_with(name: &[u8], edition: &[u8], len: usize) -> bool {
    if edition.len() != len {
        return false;
    }
    let mut i = 0;
    while i < len {
        if name[i] != edition[i] {
            return false;
        }
        i += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::Article;

    #[test]
    #[should_panic(expected = "unknown edition")]
    fn an_unknown_edition_is_refused() {
        let _ = Article::new("RU99:1.1");
    }

    #[test]
    #[should_panic(expected = "EDITION:NUMBER")]
    fn a_number_is_needed() {
        let _ = Article::new("RU22");
    }
}
