//! The door: moves of a position whose variant is chosen at run time.

use draughts::{AnyPosition, Move, with_position};

use super::{MoveError, Reading, Style, read_as, write};

/// The move a text of a game record means, as [`read`](super::read) reads it.
///
/// # Errors
/// As [`read`](super::read).
pub fn read_any(position: &AnyPosition, text: &str) -> Result<Move, MoveError> {
    read_any_as(position, text, Reading::RECORD)
}

/// The move a text means, as [`read_as`] reads it.
///
/// # Errors
/// As [`read`](super::read).
pub fn read_any_as(position: &AnyPosition, text: &str, reading: Reading) -> Result<Move, MoveError> {
    with_position!(position, position => read_as(position, text, reading))
}

/// A legal move as text.
#[must_use]
pub fn write_any(position: &AnyPosition, played: &Move, style: Style) -> String {
    with_position!(position, position => write(position, played, style))
}
