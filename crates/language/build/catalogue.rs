//! What one language says, as far as Damka uses Fluent: text, variables, and choices by number or word.

use std::collections::BTreeMap;

/// The languages, English first: the others are measured by it.
pub(crate) const LANGUAGES: [&str; 3] = ["en", "uk", "ru"];

/// The messages of one language by key.
#[derive(Debug)]
pub(crate) struct Catalogue {
    pub(crate) language: &'static str,
    pub(crate) messages: BTreeMap<String, Message>,
}

/// One message of one language.
#[derive(Debug)]
pub(crate) struct Message {
    /// The file it stands in.
    pub(crate) topic: String,
    pub(crate) pattern: Pattern,
}

pub(crate) type Pattern = Vec<Part>;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    Text(String),
    Variable(String),
    Choice { by: String, of: Vec<(Key, Pattern)>, otherwise: Pattern },
}

/// What a variant of a choice asks for.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Key {
    Number(u64),
    Plural(&'static str),
    Word(String),
}

/// What a variable is put in as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Anything that can be shown.
    Shown,
    /// A whole number; a choice hangs on it.
    Number,
    /// One of a few words; a choice hangs on it.
    Word,
}

/// One message in all languages.
#[derive(Debug)]
pub(crate) struct Joined<'a> {
    pub(crate) key: &'a str,
    pub(crate) topic: &'a str,
    pub(crate) variables: BTreeMap<&'a str, Kind>,
    pub(crate) patterns: [&'a Pattern; LANGUAGES.len()],
}
