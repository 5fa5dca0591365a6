//! What the fuzz targets share: how the bytes of an input become variants, positions and text.
//!
//! Inputs are kept readable: a letter for the variant (`r b i g c s`), a line for the position, a line
//! that chooses moves, and then the text to be read. Any bytes will do, so no mutation is wasted.

use draughts::{AnyPosition, AnyVariant, Colour, Piece, Rank, Setup};

/// An input, taken from its front.
pub struct Input<'a>(&'a [u8]);

impl<'a> Input<'a> {
    /// The whole of it.
    #[must_use]
    pub fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// The next byte, 0 at the end.
    pub fn byte(&mut self) -> u8 {
        let (&first, rest) = self.0.split_first().unwrap_or((&0, &[]));
        self.0 = rest;
        first
    }

    /// The next line.
    pub fn line(&mut self) -> &'a [u8] {
        let mut parts = self.0.splitn(2, |&byte| byte == b'\n');
        let line = parts.next().unwrap_or_default();
        self.0 = parts.next().unwrap_or_default();
        line
    }

    /// What is left, as bytes.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.0
    }

    /// What is left, as text.
    #[must_use]
    pub fn text(&self) -> String {
        String::from_utf8_lossy(self.0).into_owned()
    }

    /// The variant a letter chooses.
    pub fn variant(&mut self) -> AnyVariant {
        let letter = self.byte();
        let initial = |variant: &&AnyVariant| variant.name().as_bytes().first() == Some(&letter);
        let other = AnyVariant::ALL[usize::from(letter) % AnyVariant::ALL.len()];
        AnyVariant::ALL.iter().find(initial).copied().unwrap_or(other)
    }

    /// The position a line describes: as in the Hub protocol, `W` and a letter a square. Without letters it is the start
    /// position. Men on the king row become kings, and pieces too many are left out.
    pub fn position(&mut self, variant: AnyVariant) -> AnyPosition {
        let Some((&turn, letters)) = self.line().split_first() else { return variant.start() };
        let rules = variant.rules();
        let board = rules.board.value;
        let turn = if turn == b'B' { Colour::Black } else { Colour::White };
        let mut setup = Setup::empty(board, turn);
        for (square, letter) in board.squares().zip(letters) {
            let colour = match letter {
                b'w' | b'W' => Colour::White,
                b'b' | b'B' => Colour::Black,
                _ => continue,
            };
            let is_king = letter.is_ascii_uppercase() || board.king_row(colour).contains(square);
            if setup.side(colour).len() < usize::from(rules.men()) {
                setup.put(square, Piece { colour, rank: if is_king { Rank::King } else { Rank::Man } });
            }
        }
        variant.position(setup).unwrap_or(variant.start())
    }

    /// The positions on the way along the moves a line chooses, a byte a move.
    pub fn played(&mut self, from: AnyPosition) -> Vec<AnyPosition> {
        let mut game = vec![from];
        let mut now = from;
        for &byte in self.line().iter().take(PLIES_MAX) {
            let moves = now.moves();
            let Some(chosen) = moves.get(usize::from(byte) % moves.len().max(1)) else { break };
            now = now.play(chosen);
            game.push(now);
        }
        game
    }
}

/// Moves played before the text is read; more would only be slower.
const PLIES_MAX: usize = 64;
