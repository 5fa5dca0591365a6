//! The plainest moves, `c3-d4`, `32-28` and `34x23`: nearly all that files hold, found the shortest way.
//!
//! What is not found here is not wrong: [`read`](super::read()) looks at it with all its patience.

use draughts::{Board, Coordinates, Move, Position, Square, Variant};

/// Two squares with a sign between them and nothing around.
pub(super) struct Plain {
    from: Square,
    to: Square,
    is_capture: bool,
}

impl Plain {
    /// The text as a plain move, if it is one.
    #[inline]
    pub(super) fn of(board: Board, text: &[u8]) -> Option<Self> {
        let (from, sign, to) = match *text {
            [a, b, sign, c, d] if a.is_ascii_digit() => (number(board, a, b)?, sign, number(board, c, d)?),
            [a, b, sign, c, d] => (named(board, a, b)?, sign, named(board, c, d)?),
            [a, b, sign, c] if b.is_ascii_digit() => (number(board, a, b)?, sign, number(board, b'0', c)?),
            [a, sign, b, c] => (number(board, b'0', a)?, sign, number(board, b, c)?),
            [a, sign, b] => (number(board, b'0', a)?, sign, number(board, b'0', b)?),
            _ => return None,
        };
        let is_capture = match sign {
            b'-' => false,
            b'x' | b':' => true,
            _ => return None,
        };
        Some(Self { from, to, is_capture })
    }

    /// The only legal move it can mean.
    #[inline]
    pub(super) fn find<V: Variant>(&self, position: &Position<V>) -> Option<Move> {
        if !self.is_capture {
            return position.quiet_move(self.from, self.to);
        }
        let (mut found, mut count) = (None, 0u32);
        position.each_move(|legal| {
            if legal.from() == self.from && legal.to() == self.to && legal.is_capture() {
                found = Some(legal);
                count += 1;
            }
        });
        found.filter(|_| count == 1)
    }
}

#[inline]
fn number(board: Board, tens: u8, ones: u8) -> Option<Square> {
    if !tens.is_ascii_digit() || !ones.is_ascii_digit() {
        return None;
    }
    board.square((tens - b'0') * 10 + (ones - b'0'))
}

#[inline]
fn named(board: Board, letter: u8, digit: u8) -> Option<Square> {
    let (column, row) = (letter.wrapping_sub(b'a'), digit.wrapping_sub(b'1'));
    if column > 9 || row > 8 {
        return None;
    }
    board.square_at(Coordinates { column, row })
}
