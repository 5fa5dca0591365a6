//! Moves as a string: `h8 i9 h9`, `h8,i9`, `h8i9h9`, `1. h8 i9 2. h9`, `1 h8 2 i9 3 -`.
//!
//! Blanks, commas and semicolons separate moves, which may also touch. A pass is `-`, `--` or `pass`. Numbers are not
//! needed, but those that stand there must be right: they count stones, as RU22 9.3.2.1 does, or moves of Black.

use renju::Move;

use super::lexer::{Lexer, Token};
use super::{Dialect, Problem, ReadError};

/// What the numbers of a record count.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Numbers {
    /// Not known yet: the first move has the number 1 either way.
    #[default]
    Any,
    /// Every stone.
    Stones,
    /// Pairs of a black and a white one.
    Pairs,
}

impl Numbers {
    /// Checks a number before the move of this ply, counted from 1.
    pub(super) fn check(&mut self, found: u32, ply: u32) -> Result<(), Problem> {
        let pair = ply.div_ceil(2);
        let is = |number: u32| found == number;
        *self = match *self {
            Self::Any if is(ply) && is(pair) => Self::Any,
            Self::Any | Self::Stones if is(ply) => Self::Stones,
            Self::Any | Self::Pairs if is(pair) => Self::Pairs,
            Self::Pairs => return Err(Problem::Number { found, next: pair }),
            Self::Any | Self::Stones => return Err(Problem::Number { found, next: ply }),
        };
        Ok(())
    }
}

/// The moves of a string.
///
/// ```
/// use notation::renju::{Dialect, moves};
/// let moves = moves::read("h8i9 pass", Dialect::World).unwrap();
/// assert_eq!(moves::write(&moves, Dialect::Rulebook), "H8 I9 -");
/// ```
///
/// # Errors
/// With the place of what is no move.
pub fn read(text: &str, dialect: Dialect) -> Result<Vec<Move>, ReadError> {
    let mut lexer = Lexer::new(text);
    let mut moves = Vec::new();
    let mut numbers = Numbers::default();
    let mut ply = 1;
    while let Some((at, token)) = lexer.next(Some(dialect))? {
        match token {
            Token::Move(played) => {
                moves.push(played);
                ply += 1;
            }
            Token::Number(number) => {
                numbers.check(number, ply).map_err(|problem| lexer.fail(at, problem))?;
            }
            _ => return Err(lexer.fail(at, Problem::Expected("a point such as h8, or - for a pass"))),
        }
    }
    Ok(moves)
}

/// Moves as a string, a pass as `-`.
#[must_use]
pub fn write(moves: &[Move], dialect: Dialect) -> String {
    moves.iter().map(|&played| write_one(played, dialect)).collect::<Vec<_>>().join(" ")
}

/// One move.
#[must_use]
pub fn write_one(played: Move, dialect: Dialect) -> String {
    match played {
        Move::Stone(point) => dialect.write(point),
        Move::Pass => "-".to_owned(),
    }
}
