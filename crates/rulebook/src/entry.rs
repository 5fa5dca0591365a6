//! An entry: what the book knows about one article.
//!
//! ```
//! use rulebook::{Book, Disposition, Weight};
//! use article::Article;
//! let book = Book::open();
//! let entry = book.entry(Article::new("RU22:6.1.5.3")).unwrap();
//! assert_eq!(entry.weight, Weight::Must);
//! assert_eq!(entry.disposition, Disposition::Stated);
//! assert!(entry.disciplines().any(|discipline| discipline == "russian"));
//! ```

use core::fmt;

use article::Article;
use draughts::rules::{Goal, KingRange};

use crate::{Area, Edition, Kind};

/// What the book knows about one article. Texts that it does not have are empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its name.
    pub article: Article,
    /// The area of law it belongs to.
    pub area: Area,
    /// The disciplines it holds for, joined by commas.
    pub disciplines: &'static str,
    /// What it asks of the program.
    pub weight: Weight,
    /// What the program makes of it.
    pub disposition: Disposition,
    /// A few words.
    pub title: &'static str,
    /// What it asks for.
    pub summary: &'static str,
    /// A case to try it on.
    pub example: &'static str,
    /// How it departs from RU22.
    pub differs: &'static str,
    /// Why it has this disposition.
    pub note: &'static str,
    /// How it is understood where the text is unclear.
    pub reading: &'static str,
}

/// What an article asks of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weight {
    /// It has to hold.
    Must,
    /// The program helps a person to keep it.
    Assist,
    /// It is there to be read.
    Info,
}

/// What the program makes of an article.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Disposition {
    /// Equal to a constant of the game, and checked.
    Stated,
    /// Read by code.
    Enacted,
    /// An official decides; the program prompts, records and prints.
    Entrusted,
    /// Shown; the note says why no more.
    Reference,
}

impl Entry {
    /// Reads a row of `law/*.tsv`; none if it is not written as `law/README.md` says.
    pub(crate) fn read(edition: Edition, row: &'static str) -> Option<Self> {
        let mut cells = row.split('\t');
        let mut next = || cells.next();
        let entry = Self {
            article: Article::find(&format!("{}:{}", edition.name(), next()?))?,
            area: next()?.parse().ok()?,
            disciplines: next()?,
            weight: Weight::read(next()?)?,
            disposition: Disposition::read(next()?)?,
            title: next()?,
            summary: next()?,
            example: next()?,
            differs: next()?,
            note: next()?,
            reading: next()?,
        };
        next().is_none().then_some(entry)
    }

    /// The same with its texts in another language, from a row of `law/*.LANGUAGE.tsv`; none if that is not its row.
    pub(crate) fn told(self, row: &'static str) -> Option<Self> {
        let mut cells = row.split('\t');
        let mut next = || cells.next();
        if next()? != self.article.number() {
            return None;
        }
        let entry = Self {
            title: next()?,
            summary: next()?,
            example: next()?,
            differs: next()?,
            note: next()?,
            reading: next()?,
            ..self
        };
        next().is_none().then_some(entry)
    }

    /// The texts, each with the name of its column.
    #[must_use]
    pub const fn texts(&self) -> [(&'static str, &'static str); 6] {
        let Self { title, summary, example, differs, note, reading, .. } = *self;
        [
            ("title", title),
            ("summary", summary),
            ("example", example),
            ("differs", differs),
            ("note", note),
            ("reading", reading),
        ]
    }

    /// The edition.
    #[must_use]
    pub fn edition(&self) -> Edition {
        Edition::of(self.article)
    }

    /// Whether it holds for a game. What is said of draughts-64 holds for its Brazilian version too.
    #[must_use]
    pub fn is_for(&self, kind: Kind) -> bool {
        let of_64 = |kind: Kind| match kind {
            Kind::Draughts(variant) => {
                let rules = variant.rules();
                let usual = rules.no_pieces.value == Goal::Loses && rules.king.value == KingRange::Flying;
                usual && rules.board.value.size() == 32
            }
            Kind::Renju => false,
        };
        self.disciplines().any(|name| match name {
            "all" => true,
            "draughts64" => of_64(kind),
            name => name == kind.name(),
        })
    }

    /// The disciplines it holds for; `all` is one of them.
    pub fn disciplines(&self) -> impl Iterator<Item = &'static str> {
        self.disciplines.split(',')
    }

    /// The names an article that contains this one can have, the nearest first.
    pub(crate) fn ancestors(&self) -> impl Iterator<Item = Article> {
        let name = self.article.name();
        let prefixes = name.rmatch_indices('.').filter_map(move |(dot, _)| name.get(..dot));
        let chapter = self.article.number().split('.').next().and_then(roman);
        let chapter = chapter.map(|chapter| format!("{}:{chapter}", self.article.edition()));
        prefixes.filter_map(Article::find).chain(chapter.as_deref().and_then(Article::find))
    }
}

impl Weight {
    /// Every weight.
    pub const ALL: [Self; 3] = [Self::Must, Self::Assist, Self::Info];

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Must => "must",
            Self::Assist => "assist",
            Self::Info => "info",
        }
    }

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|weight| weight.name() == text)
    }
}

impl Disposition {
    /// Every disposition.
    pub const ALL: [Self; 4] = [Self::Stated, Self::Enacted, Self::Entrusted, Self::Reference];

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stated => "stated",
            Self::Enacted => "enacted",
            Self::Entrusted => "entrusted",
            Self::Reference => "reference",
        }
    }

    fn read(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|disposition| disposition.name() == text)
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl fmt::Display for Disposition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The chapter that articles beginning with this number stand in: `6` is `VI`.
fn roman(number: &str) -> Option<&'static str> {
    const CHAPTERS: [&str; 16] = [
        "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI",
    ];
    let number: usize = number.parse().ok()?;
    CHAPTERS.get(number.checked_sub(1)?).copied()
}
