//! The games a rule holds in, by their tempo and record.

use article::Article;

use crate::{Record, Tempo};

/// In which games a rule holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Games {
    /// In all.
    All,
    /// In classical play.
    Classical,
    /// In rapid and blitz.
    Fast,
    /// In classical play, and in rapid and blitz with a record.
    Recorded,
}

/// A rule for some games, beside its article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Within<T> {
    /// What holds.
    pub value: T,
    /// In which games.
    pub games: Games,
    /// Where it is written.
    pub by: Article,
}

/// Writes a rule for some games beside its article: `within(20, Games::Classical, "RU22:6.1.8.1")`.
#[must_use]
pub(crate) const fn within<T: Copy>(value: T, games: Games, by: &'static str) -> Within<T> {
    Within { value, games, by: Article::new(by) }
}

impl Games {
    /// Whether a game of this tempo, with a record or without, is among them.
    #[must_use]
    pub const fn include(self, tempo: Tempo, record: Record) -> bool {
        let is_classical = matches!(tempo, Tempo::Classical);
        match self {
            Self::All => true,
            Self::Classical => is_classical,
            Self::Fast => !is_classical,
            Self::Recorded => is_classical || matches!(record, Record::Kept),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Games;
    use crate::{Record, Tempo};

    #[test]
    fn recorded_blitz_is_fast_and_recorded() {
        let among = |games: Games, record| games.include(Tempo::Blitz, record);
        assert!(among(Games::Fast, Record::Kept) && among(Games::Recorded, Record::Kept));
        assert!(!among(Games::Classical, Record::Kept) && !among(Games::Recorded, Record::NotKept));
        assert!(Games::Recorded.include(Tempo::Classical, Record::NotKept));
    }
}
