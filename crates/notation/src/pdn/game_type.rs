//! The `GameType` tag: which draughts a game is.
//!
//! PDN has no number for giveaway. It is written with the number of the variant whose moves it shares and a tag of
//! its own: `[GameType "25,W,8,8,A0,0"]` and `[Variant "giveaway"]`.
//!
//! ```
//! use draughts::AnyVariant;
//! use notation::pdn::{game_type, GameType};
//! assert_eq!(game_type("25,W,8,8,A0,0"), Ok(AnyVariant::Russian));
//! assert_eq!(game_type("20"), Ok(AnyVariant::International));
//! assert_eq!(GameType::of(AnyVariant::Checkers).to_string(), "21,B,8,8,N1,0");
//! let why = game_type("22").unwrap_err().to_string();
//! assert!(why.starts_with("GameType 22 is not known; known are 25 russian, 26 brazilian, 20 international"));
//! ```

use std::fmt;

use draughts::rules::{RuleSet, SquareNames};
use draughts::{AnyVariant, Colour};

use super::ScoreStyle;

/// What PDN says about a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameType {
    /// The variant.
    pub variant: AnyVariant,
    /// Its number, or that of the variant whose moves it shares.
    pub number: u8,
    /// Whether the number is another variant's, so that a `Variant` tag has to name this one.
    pub number_is: Number,
}

/// Whose number a `GameType` has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// The variant's own.
    Own,
    /// That of a variant with the same moves.
    Shared,
}

/// Why a `GameType` names no variant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameTypeError {
    /// It is not of the form `25` or `25,W,8,8,A0,0`.
    Malformed(String),
    /// No variant has this number.
    Unknown(u32),
    /// The board has another size than the variant's.
    OtherBoard {
        /// The variant of the number.
        variant: AnyVariant,
        /// The columns given.
        columns: u32,
        /// The rows given.
        rows: u32,
    },
}

/// The variant a `GameType` names.
///
/// # Errors
/// If it names none of those known.
pub fn game_type(text: &str) -> Result<AnyVariant, GameTypeError> {
    let malformed = || GameTypeError::Malformed(text.chars().take(40).collect());
    let mut fields = text.split(',').map(str::trim);
    let mut number = || fields.next().map(|field| field.parse::<u32>().map_err(|_| malformed()));
    let kind = number().unwrap_or_else(|| Err(malformed()))?;
    let variant = AnyVariant::ALL.iter().copied();
    let variant = variant
        .into_iter()
        .find(|variant| variant.rules().game_type.map(u32::from) == Some(kind))
        .ok_or(GameTypeError::Unknown(kind))?;
    let Some(first) = fields.next() else { return Ok(variant) };
    if !matches!(first, "W" | "B" | "w" | "b") {
        return Err(malformed());
    }
    let mut number = || fields.next().and_then(|field| field.parse::<u32>().ok()).ok_or_else(malformed);
    let (columns, rows) = (number()?, number()?);
    let board = variant.rules().board.value;
    if (columns, rows) != (board.columns().into(), board.rows().into()) {
        return Err(GameTypeError::OtherBoard { variant, columns, rows });
    }
    Ok(variant)
}

impl GameType {
    /// What PDN says about a variant.
    #[must_use]
    pub fn of(variant: AnyVariant) -> Self {
        let rules = variant.rules();
        if let Some(number) = rules.game_type {
            return Self { variant, number, number_is: Number::Own };
        }
        let same_moves = |other: &&AnyVariant| {
            let other = other.rules();
            let moves = |rules: &RuleSet| {
                (rules.board.value, rules.king.value, rules.man_capture.value, rules.choice.value)
            };
            moves(rules) == moves(other)
                && rules.promotion.value == other.promotion.value
                && other.game_type.is_some()
        };
        let kin = AnyVariant::ALL.iter().find(same_moves).and_then(|kin| kin.rules().game_type);
        Self { variant, number: kin.unwrap_or_default(), number_is: Number::Shared }
    }

    /// The sign of a capture in files of this type.
    #[must_use]
    pub const fn capture(self) -> char {
        match self.number {
            25 | 41 => ':',
            _ => 'x',
        }
    }

    /// In which points its results are written.
    #[must_use]
    pub const fn score_style(self) -> ScoreStyle {
        match self.number {
            20 => ScoreStyle::International,
            _ => ScoreStyle::Default,
        }
    }
}

/// The full form, `25,W,8,8,A0,0`.
impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rules = self.variant.rules();
        let (board, first) = (rules.board.value, rules.first.value);
        // Where the first square lies, seen by the side that begins: a1 at its lower left; 1 on White's diagram
        // at the upper left, which for Black is the lower right.
        let notation = match (rules.names.value, first) {
            (SquareNames::Algebraic, _) => "A0",
            (SquareNames::Numeric, Colour::White) => "N2",
            (SquareNames::Numeric, Colour::Black) => "N1",
        };
        write!(f, "{},{},{},{},{notation},0", self.number, first.letter(), board.columns(), board.rows())
    }
}

impl fmt::Display for GameTypeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(text) => write!(f, "GameType is written like 25 or 25,W,8,8,A0,0, not {text:?}"),
            Self::Unknown(number) => {
                write!(f, "GameType {number} is not known; known are")?;
                let known =
                    AnyVariant::ALL.iter().filter_map(|variant| Some((variant, variant.rules().game_type?)));
                for (i, (variant, number)) in known.enumerate() {
                    write!(f, "{} {number} {variant}", if i == 0 { "" } else { "," })?;
                }
                Ok(())
            }
            Self::OtherBoard { variant, columns, rows } => {
                let board = variant.rules().board.value;
                write!(
                    f,
                    "GameType says {columns} x {rows} squares, {variant} has {} x {}",
                    board.columns(),
                    board.rows()
                )
            }
        }
    }
}

impl std::error::Error for GameTypeError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_full_forms_are_those_of_the_standard() {
        let full = |variant| GameType::of(variant).to_string();
        assert_eq!(full(AnyVariant::International), "20,W,10,10,N2,0");
        assert_eq!(full(AnyVariant::Checkers), "21,B,8,8,N1,0");
        assert_eq!(full(AnyVariant::Russian), "25,W,8,8,A0,0");
        assert_eq!(full(AnyVariant::Brazilian), "26,W,8,8,A0,0");
        assert_eq!(full(AnyVariant::Spantsireti), "41,W,10,8,A0,0");
        assert_eq!(full(AnyVariant::Giveaway), "25,W,8,8,A0,0");
        assert_eq!(GameType::of(AnyVariant::Giveaway).number_is, Number::Shared);
    }

    #[test]
    fn every_full_form_is_read_back() {
        for &variant in AnyVariant::ALL {
            let of = GameType::of(variant);
            let read = game_type(&of.to_string()).unwrap();
            assert!(read == variant || of.number_is == Number::Shared);
        }
    }

    #[test]
    fn what_is_no_game_type_is_refused() {
        assert!(matches!(game_type(""), Err(GameTypeError::Malformed(_))));
        assert!(matches!(game_type("russian"), Err(GameTypeError::Malformed(_))));
        assert!(matches!(game_type("25,X,8,8,A0"), Err(GameTypeError::Malformed(_))));
        assert!(matches!(game_type("25,W,8"), Err(GameTypeError::Malformed(_))));
        assert_eq!(game_type("40"), Err(GameTypeError::Unknown(40)));
        let board = game_type("25,W,10,10,A0,0").unwrap_err();
        assert_eq!(board.to_string(), "GameType says 10 x 10 squares, russian has 8 x 8");
    }
}
