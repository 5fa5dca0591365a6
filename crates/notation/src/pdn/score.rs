//! The result of a game as PDN writes it.
//!
//! ```
//! use notation::pdn::{Score, ScoreStyle};
//! assert_eq!(Score::read(b"2-0"), Some(Score::White));
//! assert_eq!(Score::Draw.text(ScoreStyle::Default), "1/2-1/2");
//! assert_eq!(Score::Draw.text(ScoreStyle::International), "1-1");
//! ```

use draughts::Colour;

/// How a game ended, or that it has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Draw,
    /// Declared lost for both.
    BothLost,
    /// `*`: unfinished or unknown.
    Open,
}

/// In which points a result is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScoreStyle {
    /// `1-0`, `1/2-1/2`.
    Default,
    /// `2-0`, `1-1`.
    International,
}

impl Score {
    /// The score a text means, in either style.
    #[must_use]
    pub fn read(text: &[u8]) -> Option<Self> {
        Some(match text {
            b"1-0" | b"2-0" => Self::White,
            b"0-1" | b"0-2" => Self::Black,
            b"1-1" | b"1/2-1/2" | b"1/2" | b"\xC2\xBD-\xC2\xBD" => Self::Draw,
            b"0-0" => Self::BothLost,
            b"*" => Self::Open,
            _ => return None,
        })
    }

    /// The win of this side.
    #[must_use]
    pub const fn win(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::White,
            Colour::Black => Self::Black,
        }
    }

    /// Who won, if anybody.
    #[must_use]
    pub const fn winner(self) -> Option<Colour> {
        match self {
            Self::White => Some(Colour::White),
            Self::Black => Some(Colour::Black),
            Self::Draw | Self::BothLost | Self::Open => None,
        }
    }

    /// The score as text.
    #[must_use]
    pub const fn text(self, style: ScoreStyle) -> &'static str {
        match (self, style) {
            (Self::White, ScoreStyle::Default) => "1-0",
            (Self::White, ScoreStyle::International) => "2-0",
            (Self::Black, ScoreStyle::Default) => "0-1",
            (Self::Black, ScoreStyle::International) => "0-2",
            (Self::Draw, ScoreStyle::Default) => "1/2-1/2",
            (Self::Draw, ScoreStyle::International) => "1-1",
            (Self::BothLost, _) => "0-0",
            (Self::Open, _) => "*",
        }
    }
}
