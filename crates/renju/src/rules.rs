//! What an event may choose about fouls.
//!
//! ```
//! use renju::rules::{FoulConsequence, Rules};
//! assert_eq!(Rules::default().foul, FoulConsequence::Refused);
//! assert_eq!(FoulConsequence::Corrected.article().name(), "RU-RENJU:5.3.8.2");
//! ```

use crate::Article;

/// The choices of one event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct Rules {
    /// How the contested clause of the term three is read.
    pub three: ThreeClause,
    /// What follows a foul.
    pub foul: FoulConsequence,
}

/// How the clause "a permitted move" in the term three (RU22 9.2.3.g) is read when the move
/// that would make the open four makes a five at the same time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum ThreeClause {
    /// Such a move makes a five, not an open four: the three does not count through it.
    #[default]
    Literal,
    /// Such a move counts, because it is permitted.
    FiveExtends,
}

/// What follows when Black plays a foul.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum FoulConsequence {
    /// The board does not take the stone. RU22 names no consequence: the move is simply forbidden.
    #[default]
    Refused,
    /// The opponent declares it, the stone is taken back and the game goes on.
    Corrected,
    /// Black loses, as in the events of the international federation.
    Loses,
}

impl FoulConsequence {
    /// The article it rests on.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Refused => Article::new("RU22:9.2.4.2"),
            Self::Corrected => Article::new("RU-RENJU:5.3.8.2"),
            Self::Loses => Article::new("RU22:9.1.par1"),
        }
    }
}
