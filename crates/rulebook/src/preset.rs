//! The controls that an edition recommends.
//!
//! ```
//! use rulebook::{Edition, Tempo, presets};
//! let offered = presets(Edition::Ru22, "russian".parse().unwrap(), Tempo::Classical);
//! let default = offered.iter().find(|preset| preset.default).unwrap();
//! assert_eq!((default.control.to_string().as_str(), default.by.name()), ("30m+30s", "RU22:6.1.9.1.b"));
//! ```

use crate::edition::law;
use crate::law::{Limit, Preset, Reach, Shape, Span};
use crate::objection::spoken;
use crate::{Edition, Kind, Tempo};

/// The recommended controls of a game at a tempo; none if the edition recommends none or does not know the game.
#[must_use]
pub fn presets(edition: Edition, kind: Kind, tempo: Tempo) -> &'static [Preset] {
    law(edition, kind).map_or(&[], |law| law.controls.tempo(tempo).presets)
}

impl Preset {
    /// What it recommends, in words: `20m+30s or more`.
    #[must_use]
    pub fn words(&self) -> String {
        match self.reach {
            Reach::Exact => self.control.to_string(),
            Reach::OrMore => format!("{} or more", self.control),
            Reach::UpTo(most) => format!("{} up to {}", self.control, spoken(most)),
        }
    }
}

impl Limit {
    /// What it asks for, in words: `from 3 min to 5 min for the game`.
    #[must_use]
    pub fn words(&self) -> String {
        let range = match (self.least, self.most) {
            (Some(least), Some(most)) => format!("from {} to {}", spoken(least), spoken(most)),
            (Some(least), None) => format!("at least {}", spoken(least)),
            (None, Some(most)) => format!("at most {}", spoken(most)),
            (None, None) => "any time".to_owned(),
        };
        let on = match self.on {
            Shape::Any => "",
            Shape::WithIncrement => ", with increment",
            Shape::WithoutIncrement => ", without increment",
        };
        format!("{range} {}{on}", self.of.words())
    }
}

impl Span {
    /// What is measured, in words.
    #[must_use]
    pub fn words(self) -> String {
        match self {
            Self::Game => "for the game".to_owned(),
            Self::FirstMoves(moves) => format!("for the first {moves} moves"),
            Self::FirstMovesOfBoth(moves) => format!("for the first {moves} moves of both players"),
            Self::GameOfBoth => "for a game of both players together".to_owned(),
            Self::Increment => "added for a move".to_owned(),
        }
    }
}
