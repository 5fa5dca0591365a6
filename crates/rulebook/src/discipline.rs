//! A discipline: which game is played, and how fast.
//!
//! ```
//! use rulebook::{Discipline, Kind, Tempo};
//! let blitz: Discipline = "russian blitz".parse().unwrap();
//! assert_eq!(blitz.tempo, Tempo::Blitz);
//! assert_eq!(blitz.to_string(), "russian blitz");
//! ```

use core::fmt;
use core::str::FromStr;

use draughts::AnyVariant;

/// What is played, and how fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discipline {
    /// The game.
    pub kind: Kind,
    /// The length of its games.
    pub tempo: Tempo,
}

/// The game that is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A variant of draughts.
    Draughts(AnyVariant),
    /// Renju.
    Renju,
}

/// How long games last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tempo {
    /// Classical play, with a record of the game.
    Classical,
    /// Rapid play.
    Rapid,
    /// Blitz.
    Blitz,
}

/// A game somebody asks for, with or without saying how fast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Asked {
    /// The game.
    pub kind: Kind,
    /// How fast, if that was said.
    pub tempo: Option<Tempo>,
}

/// A text that names no discipline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownDiscipline(String);

impl Kind {
    /// Every game.
    pub fn all() -> impl Iterator<Item = Self> {
        AnyVariant::ALL.iter().map(|&variant| Self::Draughts(variant)).chain([Self::Renju])
    }

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Draughts(variant) => variant.name(),
            Self::Renju => "renju",
        }
    }
}

impl Tempo {
    /// Every tempo.
    pub const ALL: [Self; 3] = [Self::Classical, Self::Rapid, Self::Blitz];

    /// The one word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Classical => "classical",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }
}

impl Discipline {
    /// The discipline of a game and a tempo.
    #[must_use]
    pub const fn new(kind: Kind, tempo: Tempo) -> Self {
        Self { kind, tempo }
    }

    /// Classical play in a variant of draughts.
    #[must_use]
    pub const fn classical(variant: AnyVariant) -> Self {
        Self { kind: Kind::Draughts(variant), tempo: Tempo::Classical }
    }
}

impl FromStr for Kind {
    type Err = UnknownDiscipline;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::all().find(|kind| kind.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownDiscipline(text.to_owned()))
    }
}

impl FromStr for Tempo {
    type Err = UnknownDiscipline;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|tempo| tempo.name().eq_ignore_ascii_case(text));
        found.ok_or_else(|| UnknownDiscipline(text.to_owned()))
    }
}

impl FromStr for Asked {
    type Err = UnknownDiscipline;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut words = text.split([' ', '-']).filter(|word| !word.is_empty());
        let kind = words.next().unwrap_or_default().parse()?;
        let tempo = words.next().map(str::parse).transpose()?;
        if words.next().is_some() {
            return Err(UnknownDiscipline(text.to_owned()));
        }
        Ok(Self { kind, tempo })
    }
}

/// Without a tempo it is classical play.
impl FromStr for Discipline {
    type Err = UnknownDiscipline;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Asked { kind, tempo } = text.parse()?;
        Ok(Self { kind, tempo: tempo.unwrap_or(Tempo::Classical) })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Tempo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for Discipline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tempo {
            Tempo::Classical => f.write_str(self.kind.name()),
            tempo => write!(f, "{} {tempo}", self.kind),
        }
    }
}

impl fmt::Display for UnknownDiscipline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no discipline is called {:?}; a game is one of", self.0)?;
        for kind in Kind::all() {
            write!(f, " {kind}")?;
        }
        f.write_str(", alone or followed by classical, rapid or blitz")
    }
}

impl core::error::Error for UnknownDiscipline {}

#[cfg(test)]
mod tests {
    use super::{Discipline, Kind, Tempo};

    #[test]
    fn every_discipline_reads_back() {
        for kind in Kind::all() {
            for tempo in Tempo::ALL {
                let discipline = Discipline::new(kind, tempo);
                assert_eq!(discipline.to_string().parse(), Ok(discipline));
            }
        }
    }

    #[test]
    fn nonsense_is_told_what_is_allowed() {
        let told = "chess".parse::<Discipline>().unwrap_err().to_string();
        assert!(told.contains("chess") && told.contains("renju") && told.contains("blitz"), "{told}");
        assert!("russian blitz twice".parse::<Discipline>().is_err());
    }
}
