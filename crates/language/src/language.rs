//! The three languages.

use std::fmt;
use std::str::FromStr;

use crate::Text;

/// A language Damka speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Ukrainian.
    Ukrainian,
    /// Russian.
    Russian,
}

/// A code of no language Damka speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownLanguage;

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Ukrainian, Self::Russian];

    /// The code of ISO 639, as in `<html lang="uk">`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Ukrainian => "uk",
            Self::Russian => "ru",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Ukrainian => "Українська",
            Self::Russian => "Русский",
        }
    }

    /// A day in figures as its readers write it.
    ///
    /// ```
    /// use language::Language;
    /// assert_eq!(Language::Ukrainian.day("2026-11-19"), "19.11.2026");
    /// assert_eq!(Language::English.day("2026-11-19"), "2026-11-19");
    /// ```
    #[must_use]
    pub fn day(self, iso: &str) -> String {
        let parts: Vec<&str> = iso.split('-').collect();
        match (self, &parts[..]) {
            (Self::Ukrainian | Self::Russian, [year, month, day]) => format!("{day}.{month}.{year}"),
            _ => iso.to_owned(),
        }
    }

    /// What Damka says in it.
    #[must_use]
    pub const fn text(self) -> Text {
        Text::new(self)
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads a code; regions and scripts after it are passed over: `uk`, `ru-UA`, `en_GB`.
    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let primary = code.split(['-', '_']).next().unwrap_or_default();
        let found = Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary));
        found.ok_or(UnknownLanguage)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not one of en, uk, ru")
    }
}

impl std::error::Error for UnknownLanguage {}
