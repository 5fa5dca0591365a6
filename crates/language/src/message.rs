//! A message: one pattern a language, with gaps for what is put in.

use std::fmt::{Display, Write as _};

use crate::{Language, Topic};

/// A message in all languages.
#[derive(Debug)]
pub(crate) struct Message {
    pub(crate) key: &'static str,
    pub(crate) topic: Topic,
    /// The names of what is put in, sorted.
    pub(crate) variables: &'static [&'static str],
    /// In the order of [`Language::ALL`].
    pub(crate) patterns: [Pattern; Language::ALL.len()],
}

/// What is said, part after part.
pub(crate) type Pattern = &'static [Part];

/// A part of what is said. Variables go by their place in [`Message::variables`].
#[derive(Debug)]
pub(crate) enum Part {
    Text(&'static str),
    Variable(usize),
    /// The first pattern whose key fits the variable.
    Choice {
        by: usize,
        of: &'static [(Key, Pattern)],
        otherwise: Pattern,
    },
}

/// What a pattern of a choice is for.
#[derive(Debug)]
pub(crate) enum Key {
    Number(u64),
    Plural(Plural),
    Word(&'static str),
}

/// The plural categories of whole numbers (CLDR) besides the one a choice falls back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plural {
    One,
    Few,
}

/// A whole number that is said, of any width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number(u64);

/// What is put into a gap.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Shown(&'a dyn Display),
    Number(Number),
    Word(&'a str),
}

impl Message {
    pub(crate) fn pattern(&self, language: Language) -> Pattern {
        let [english, ukrainian, russian] = self.patterns;
        match language {
            Language::English => english,
            Language::Ukrainian => ukrainian,
            Language::Russian => russian,
        }
    }

    /// The message with its gaps filled, the values in the order of the variables.
    pub(crate) fn say(&self, language: Language, values: &[Value<'_>]) -> String {
        let mut text = String::new();
        fill(self.pattern(language), language, values, &mut text);
        text
    }
}

impl Plural {
    /// The category of a number, nothing for the rest.
    pub(crate) fn of(number: u64, language: Language) -> Option<Self> {
        match (language, number % 10, number % 100) {
            (Language::English, ..) => (number == 1).then_some(Self::One),
            (_, 1, last) if last != 11 => Some(Self::One),
            (_, 2..=4, last) if !(12..=14).contains(&last) => Some(Self::Few),
            _ => None,
        }
    }
}

fn fill(pattern: Pattern, language: Language, values: &[Value<'_>], text: &mut String) {
    for part in pattern {
        match part {
            Part::Text(part) => text.push_str(part),
            Part::Variable(index) => {
                // Writing into a string fails only if the value itself refuses to be shown: it is left out.
                let _ = match values.get(*index) {
                    Some(Value::Shown(value)) => write!(text, "{value}"),
                    Some(Value::Number(Number(number))) => write!(text, "{number}"),
                    Some(Value::Word(word)) => text.write_str(word),
                    None => Ok(()),
                };
            }
            Part::Choice { by, of, otherwise } => {
                let fits = |key: &Key| match (values.get(*by), key) {
                    (Some(Value::Number(Number(number))), Key::Number(exact)) => number == exact,
                    (Some(Value::Number(Number(number))), Key::Plural(plural)) => {
                        Plural::of(*number, language) == Some(*plural)
                    }
                    (Some(Value::Word(said)), Key::Word(word)) => said == word,
                    _ => false,
                };
                let chosen = of.iter().find(|(key, _)| fits(key)).map_or(*otherwise, |(_, pattern)| pattern);
                fill(chosen, language, values, text);
            }
        }
    }
}

macro_rules! number_from {
    ($($width:ty)*) => {
        $(impl From<$width> for Number {
            fn from(number: $width) -> Self {
                Self(u64::from(number))
            }
        })*
    };
}

number_from!(u8 u16 u32 u64);

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(u64::try_from(number).unwrap_or(u64::MAX))
    }
}
