//! Zobrist keys: one random number a piece and square, combined by exclusive or.

use crate::{Move, Piece, Position, Rank, Square, Variant};

/// A hash key of a position, kept up to date move by move.
///
/// ```
/// use draughts::{Position, Russian};
/// let start = Position::<Russian>::start();
/// let played = start.moves()[0];
/// assert_eq!(start.key().after(&start, &played), start.play(&played).key());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub u64);

impl Key {
    pub(crate) fn of<V: Variant>(position: &Position<V>) -> Self {
        let turn = Self(if position.turn() == crate::Colour::White { 0 } else { BLACK_TO_MOVE });
        position.pieces().fold(turn, |key, (square, piece)| key.with(square, piece))
    }

    /// The key after a move of this position, without looking at the rest of the board.
    #[must_use]
    pub fn after<V: Variant>(self, position: &Position<V>, played: &Move) -> Self {
        let mut key = Self(self.0 ^ BLACK_TO_MOVE);
        if let Some(piece) = position.piece(played.from()) {
            let rank = if played.crowns() { Rank::King } else { piece.rank };
            key = key.with(played.from(), piece).with(played.to(), Piece { rank, ..piece });
        }
        for square in played.captured() {
            if let Some(piece) = position.piece(square) {
                key = key.with(square, piece);
            }
        }
        key
    }

    const fn with(self, square: Square, piece: Piece) -> Self {
        Self(self.0 ^ NUMBERS[piece.colour as usize * 2 + piece.rank as usize][square.index()])
    }
}

const NUMBERS: &[[u64; 64]; 4] = &numbers();
const BLACK_TO_MOVE: u64 = mix(256);

const fn numbers() -> [[u64; 64]; 4] {
    let mut numbers = [[0; 64]; 4];
    let mut i = 0;
    while i < 256 {
        numbers[i / 64][i % 64] = mix(i as u64);
        i += 1;
    }
    numbers
}

/// The `index`-th number of the splitmix64 sequence.
const fn mix(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
