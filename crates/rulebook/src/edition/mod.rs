//! The pages of every edition, one folder each.

mod ru22;
mod ru_begin;
mod ru_codex;
mod ru_renju;
mod ua24;

use core::fmt;
use core::str::FromStr;

use article::Article;

use crate::Kind;
use crate::law::Law;
use crate::law::event::EventLaw;

/// A federation's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edition {
    /// The Russian rules of the sport of 2022.
    Ru22,
    /// The older Russian draughts code.
    RuCodex,
    /// The Ukrainian rules of 2024.
    Ua24,
    /// The older Russian rules of renju.
    RuRenju,
    /// The rules told to beginners.
    RuBegin,
}

/// A text that names no edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownEdition(String);

impl Edition {
    /// Every edition.
    pub const ALL: [Self; 5] = [Self::Ru22, Self::RuCodex, Self::Ua24, Self::RuRenju, Self::RuBegin];

    /// Its name in citations.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ru22 => "RU22",
            Self::RuCodex => "RU-CODEX",
            Self::Ua24 => "UA24",
            Self::RuRenju => "RU-RENJU",
            Self::RuBegin => "RU-BEGIN",
        }
    }

    /// Where it says which games it is for.
    #[must_use]
    pub const fn scope(self) -> Article {
        match self {
            Self::Ru22 => const { Article::new("RU22:1.2") },
            Self::RuCodex => const { Article::new("RU-CODEX:2.1") },
            Self::Ua24 => const { Article::new("UA24:II.systems.1") },
            Self::RuRenju => const { Article::new("RU-RENJU:5.2.1.2") },
            Self::RuBegin => const { Article::new("RU-BEGIN:B0") },
        }
    }

    /// What it is, in a few words.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Ru22 => "Rules of the sport of draughts, Russia, 17 March 2022",
            Self::RuCodex => "Draughts code, Russia, previous edition",
            Self::Ua24 => "Rules of draughts competitions, Ukraine, 2024",
            Self::RuRenju => "Rules of renju, Russia, previous edition",
            Self::RuBegin => "Rules of Russian draughts for beginners",
        }
    }
}

impl FromStr for Edition {
    type Err = UnknownEdition;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|edition| edition.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownEdition(text.to_owned()))
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownEdition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Edition::ALL.map(Edition::name).join(", ");
        write!(f, "no edition is called {:?}; known are {names}", self.0)
    }
}

impl core::error::Error for UnknownEdition {}

/// What an edition says about conducting a game, or nothing if it does not know the game.
#[must_use]
pub fn law(edition: Edition, kind: Kind) -> Option<&'static Law> {
    let pages = match edition {
        Edition::Ru22 => ru22::PAGES,
        Edition::RuCodex => ru_codex::PAGES,
        Edition::Ua24 => ua24::PAGES,
        Edition::RuRenju => ru_renju::PAGES,
        Edition::RuBegin => ru_begin::PAGES,
    };
    pages.iter().find(|page| page.games.contains(&kind))
}

/// What an edition says about events; the rules for beginners rest on those of 2022.
#[must_use]
pub const fn event_law(edition: Edition) -> &'static EventLaw {
    match edition {
        Edition::Ru22 | Edition::RuBegin => &ru22::event::EVENT,
        Edition::RuCodex => &ru_codex::event::EVENT,
        Edition::Ua24 => &ua24::event::EVENT,
        Edition::RuRenju => &ru_renju::event::EVENT,
    }
}
