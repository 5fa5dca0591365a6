//! RenLib's `.pos`: a byte with the number of moves, then a byte a move, row by row from the top left corner.
//!
//! ```
//! use notation::renju::pos;
//! let game = pos::read(&[2, 112, 98]).unwrap();
//! assert_eq!(pos::write(&game), Ok(vec![2, 112, 98]));
//! ```

use renju::{Move, Point, SIDE};

use super::{Game, Problem, ReadError, Unwritable};

/// The longest file: a count and every point once.
const LENGTH_MAX: usize = 226;

/// The game of a file. Bytes after the last move are left alone.
///
/// # Errors
/// With the byte that is wrong.
pub fn read(bytes: &[u8]) -> Result<Game, ReadError> {
    let count = match bytes.first() {
        Some(&count @ 1..=225) if bytes.len() <= LENGTH_MAX => usize::from(count),
        _ => {
            return Err(ReadError::byte(
                0,
                Problem::Expected("the number of moves, 1 to 225, and a byte for each"),
            ));
        }
    };
    let mut moves = Vec::with_capacity(count);
    for at in 1..=count {
        let &cell = bytes.get(at).ok_or(ReadError::byte(at, Problem::Unclosed("the list of moves")))?;
        let point = Point::new(cell % SIDE, (SIDE - 1).wrapping_sub(cell / SIDE));
        let point = point.ok_or(ReadError::byte(at, Problem::Expected("a point, 0 to 224")))?;
        moves.push(Move::Stone(point));
    }
    Ok(Game::of_moves(&moves))
}

/// The main line of a game as a file.
///
/// # Errors
/// If it has a pass, or starts from stones set up by hand.
pub fn write(game: &Game) -> Result<Vec<u8>, Unwritable> {
    if game.setup().is_some() {
        return Err(Unwritable::Setup);
    }
    let mut bytes = vec![0];
    for played in game.main_line() {
        let Move::Stone(point) = played else { return Err(Unwritable::Pass) };
        bytes.push((SIDE - 1 - point.row()) * SIDE + point.column());
    }
    match (u8::try_from(bytes.len() - 1), bytes.first_mut()) {
        (Ok(count @ 1..=225), Some(first)) => *first = count,
        _ => return Err(Unwritable::Length),
    }
    Ok(bytes)
}
