//! Positions and moves as text, as far as tests need it.
//!
//! Deliberately poor and apart from the `notation` crate, which is itself tested with this.
//!
//! ```
//! use draughts::AnyVariant;
//! use testkit::text;
//! let rules = AnyVariant::International.rules();
//! let setup = text::setup(rules.board.value, "B:W31-33,K5:B12").unwrap();
//! assert_eq!(text::fen(rules, &setup), "B:WK5,31,32,33:B12");
//! ```

use std::collections::BTreeSet;

use draughts::rules::{RuleSet, SquareNames};
use draughts::{Board, Colour, Piece, Rank, Setup, Square};

use crate::OracleMove;

/// A move as it is written in full: every square named, and whether it is a capture.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Written {
    /// Whether it captures.
    pub capture: bool,
    /// Origin, landings, destination.
    pub squares: Vec<Square>,
}

/// A square by its number or its algebraic name.
#[must_use]
pub fn square(board: Board, name: &str) -> Option<Square> {
    match name.parse() {
        Ok(number) => board.square(number),
        Err(_) => board.square_named(name),
    }
}

/// Reads `W:Wc3,Kd2:Bf6` or `B:W31-50:B1-20`; the sides come in any order, an absent side has no pieces.
///
/// # Errors
/// With the part that could not be read.
pub fn setup(board: Board, fen: &str) -> Result<Setup, String> {
    let mut parts = fen.split(':');
    let turn = parts.next().and_then(colour).ok_or_else(|| format!("{fen}: no side to move"))?;
    let mut setup = Setup::empty(board, turn);
    for part in parts {
        let side = part.get(..1).and_then(colour).ok_or_else(|| format!("{fen}: no colour in {part}"))?;
        for item in part[1..].split(',').filter(|item| !item.is_empty()) {
            let unknown = || format!("{fen}: no square {item}");
            let (piece, names) = match item.strip_prefix('K') {
                Some(names) => (Piece::king(side), names),
                None => (Piece::man(side), item),
            };
            let (first, last) = names.split_once('-').unwrap_or((names, names));
            let first = square(board, first).ok_or_else(unknown)?;
            let last = square(board, last).ok_or_else(unknown)?;
            for number in board.number(first)..=board.number(last) {
                setup.put(board.square(number).ok_or_else(unknown)?, piece);
            }
        }
    }
    Ok(setup)
}

/// Writes a position, its squares named as the variant names them and in the order of their numbers.
#[must_use]
pub fn fen(rules: &RuleSet, setup: &Setup) -> String {
    let side = |colour: Colour| -> Vec<String> {
        let name = |at: Square| {
            let king = setup.piece(at).is_some_and(|piece| piece.rank == Rank::King);
            format!("{}{}", if king { "K" } else { "" }, name(rules, at))
        };
        setup.side(colour).map(name).collect()
    };
    let (white, black) = (side(Colour::White).join(","), side(Colour::Black).join(","));
    format!("{}:W{white}:B{black}", setup.turn.letter())
}

/// Reads a move written in full, `c3-d4`, `c3:e5:g7` or `35x24x13`. `None` if it names no squares of the board.
#[must_use]
pub fn written(board: Board, text: &str) -> Option<Written> {
    let capture = text.contains([':', 'x']);
    let names = text.split(if capture { [':', 'x'] } else { ['-', '-'] });
    let squares: Vec<Square> = names.map(|name| square(board, name)).collect::<Option<_>>()?;
    if squares.len() < 2 { None } else { Some(Written { capture, squares }) }
}

/// Every route of a move, written in full.
#[must_use]
pub fn routes(rules: &RuleSet, played: &OracleMove) -> Vec<String> {
    let capture = !played.captured.is_empty();
    let write = |squares: &Vec<Square>| write(rules, &Written { capture, squares: squares.clone() });
    played.routes.iter().map(write).collect()
}

/// Writes a move in full with the signs of the variant.
#[must_use]
pub fn write(rules: &RuleSet, written: &Written) -> String {
    let sign = if written.capture { rules.capture_sign.value } else { '-' };
    let names: Vec<String> = written.squares.iter().map(|&square| name(rules, square)).collect();
    names.join(&sign.to_string())
}

/// Writes several moves, for messages.
#[must_use]
pub fn list(rules: &RuleSet, moves: &BTreeSet<Written>) -> String {
    moves.iter().map(|written| write(rules, written)).collect::<Vec<_>>().join(" ")
}

fn name(rules: &RuleSet, square: Square) -> String {
    let board = rules.board.value;
    match rules.names.value {
        SquareNames::Algebraic => board.coordinates(square).to_string(),
        SquareNames::Numeric => board.number(square).to_string(),
    }
}

fn colour(letter: &str) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| letter == colour.letter().to_string())
}

#[cfg(test)]
mod tests {
    use super::{setup, written};
    use draughts::Board;

    #[test]
    fn nonsense_is_refused() {
        let board = Board::new(8, 8);
        for fen in ["", "X:Wa1:Bh8", "W:a1", "W:Wa2:Bh8", "W:W33", "W:Wa1;Bh8"] {
            assert!(setup(board, fen).is_err(), "{fen}");
        }
        for text in ["", "c3", "c3-a2", "c3:", "c3-d4-"] {
            assert_eq!(written(board, text), None, "{text}");
        }
    }
}
