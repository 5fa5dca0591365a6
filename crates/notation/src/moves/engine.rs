//! Moves as engines exchange them: origin, arrival and the captured squares, always as numbers.
//!
//! In a Hub move `28x19x23` the last square is the captured one, not a landing, so it is read and written
//! apart from the forms people use.

use core::fmt::Write as _;

use draughts::{Move, Position, Squares, Variant};

use super::MoveError;
use super::error::Expected;
use crate::square::Cursor;

/// A move as the Hub protocol has it: `32-28`, `28x19x23`.
#[must_use]
pub fn write_hub<V: Variant>(played: &Move) -> String {
    let board = V::RULES.board.value;
    let sign = if played.is_capture() { 'x' } else { '-' };
    let mut text = format!("{}{sign}{}", board.number(played.from()), board.number(played.to()));
    for square in played.captured() {
        // Writing into a string cannot fail.
        let _ = write!(text, "x{}", board.number(square));
    }
    text
}

/// A move as the DamExchange protocol has it: origin, arrival, how many are captured and where, two digits each.
#[must_use]
pub fn write_dxp<V: Variant>(played: &Move) -> String {
    let board = V::RULES.board.value;
    let (from, to) = (board.number(played.from()), board.number(played.to()));
    let mut text = format!("{from:02}{to:02}{:02}", played.captured().len());
    for square in played.captured() {
        // Writing into a string cannot fail.
        let _ = write!(text, "{:02}", board.number(square));
    }
    text
}

/// The move a Hub text means. The captured squares may stand in any order, and may be left out where origin and
/// arrival are enough.
///
/// # Errors
/// If the text is no move, no legal one, or more than one.
pub fn read_hub<V: Variant>(position: &Position<V>, text: &str) -> Result<Move, MoveError> {
    let board = V::RULES.board.value;
    let mut cursor = Cursor::new(text.trim());
    let unreadable =
        |cursor: &Cursor<'_>| MoveError::Unreadable { column: cursor.column(), expected: Expected::Square };
    let mut square = |before: &[u8]| {
        if !before.is_empty() {
            if !before.contains(&cursor.byte()) {
                return Err(unreadable(&cursor));
            }
            cursor.step();
        }
        let digits = cursor.digits();
        if digits == 0 || digits > 2 {
            return Err(unreadable(&cursor));
        }
        let square = cursor.number(board, digits).map_err(|_| unreadable(&cursor))?;
        Ok((square, cursor.is_at_end()))
    };
    let (from, _) = square(b"")?;
    let (to, mut is_at_end) = square(b"-x")?;
    let mut captured = Squares::EMPTY;
    while !is_at_end {
        let (jumped, ended) = square(b"x")?;
        captured.insert(jumped);
        is_at_end = ended;
    }
    let mut candidates = position.moves();
    candidates.retain(|legal| {
        legal.from() == from && legal.to() == to && (captured.is_empty() || legal.captured() == captured)
    });
    match *candidates.as_slice() {
        [only] => Ok(only),
        [] => Err(MoveError::Refused(Box::new(position.refuse(from.into(), &[], to)))),
        _ => Err(MoveError::Ambiguous {
            candidates: candidates.iter().map(write_hub::<V>).collect(),
            by: V::RULES.route_form.by,
        }),
    }
}
