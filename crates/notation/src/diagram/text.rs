//! Diagrams as text.
//!
//! Every square takes three signs: the middle one is the piece, the outer ones hold a mark. Light squares are blank,
//! free dark squares are dots.
//!
//! ```text
//! 8    b   .   b   .
//! 7  b  (b)  b   b
//! ```

use draughts::rules::SquareNames;
use draughts::{Colour, Coordinates, Piece, Rank, Square};

use super::{Diagram, Labels, Mark, TurnSign};

/// How pieces are drawn in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signs {
    /// `w` and `b` are men, `W` and `B` kings.
    Ascii,
    /// ⛀ and ⛂ are men, ⛁ and ⛃ kings.
    Unicode,
}

impl Signs {
    /// The sign of a piece.
    #[must_use]
    pub const fn piece(self, piece: Piece) -> char {
        match (self, piece.colour, piece.rank) {
            (Self::Ascii, Colour::White, Rank::Man) => 'w',
            (Self::Ascii, Colour::White, Rank::King) => 'W',
            (Self::Ascii, Colour::Black, Rank::Man) => 'b',
            (Self::Ascii, Colour::Black, Rank::King) => 'B',
            (Self::Unicode, Colour::White, Rank::Man) => '⛀',
            (Self::Unicode, Colour::White, Rank::King) => '⛁',
            (Self::Unicode, Colour::Black, Rank::Man) => '⛂',
            (Self::Unicode, Colour::Black, Rank::King) => '⛃',
        }
    }

    const fn free(self) -> char {
        match self {
            Self::Ascii => '.',
            Self::Unicode => '·',
        }
    }
}

impl Diagram {
    /// The diagram as text, one line a row. Numbers on squares stand on the free ones only.
    #[must_use]
    pub fn text(&self, signs: Signs) -> String {
        let mut lines = Vec::new();
        lines.extend(self.title.clone());
        lines.extend((0..self.board().rows()).map(|row| self.text_row(row, signs)));
        if self.labels == Labels::Around && self.names() == SquareNames::Algebraic {
            lines.push(self.letters());
        }
        if self.turn_sign == TurnSign::Shown {
            lines.push(self.turn_in_words());
        }
        lines.extend(self.caption.clone());
        let mut text = String::new();
        for line in lines.iter().flat_map(|words| words.lines()) {
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    fn text_row(&self, row: u8, signs: Signs) -> String {
        let cells: String = (0..self.board().columns()).map(|column| self.cell(column, row, signs)).collect();
        let [left, right] = self.row_labels(row);
        match (self.labels, self.names()) {
            (Labels::Around, SquareNames::Algebraic) => format!("{left:>2} {cells}"),
            (Labels::Around, SquareNames::Numeric) => format!("{left:>2} {cells} {right:>2}"),
            _ => cells,
        }
    }

    fn cell(&self, column: u8, row: u8, signs: Signs) -> String {
        let Some(square) = self.square_at(column, row) else { return "   ".to_owned() };
        let [left, right] = self.brackets(square);
        match self.setup.piece(square) {
            Some(piece) => format!("{left}{}{right}", signs.piece(piece)),
            None if self.labels == Labels::Squares && left == ' ' => format!("{:>2} ", self.name(square)),
            None => format!("{left}{}{right}", signs.free()),
        }
    }

    /// The signs on both sides of a square's piece; the last mark wins.
    fn brackets(&self, square: Square) -> [char; 2] {
        match self.marks.iter().rfind(|(at, _)| *at == square) {
            None => [' ', ' '],
            Some((_, Mark::Highlight)) => ['<', '>'],
            Some((_, Mark::Outline)) => ['[', ']'],
            Some((_, Mark::Circle)) => ['(', ')'],
            Some((_, Mark::Cross)) => ['*', '*'],
        }
    }

    /// What stands at both ends of a row: its digit, or the numbers of its first and last square.
    pub(super) fn row_labels(&self, row: u8) -> [String; 2] {
        match self.names() {
            SquareNames::Algebraic => {
                let (_, row) = self.turned(0, row);
                [(row + 1).to_string(), (row + 1).to_string()]
            }
            SquareNames::Numeric => {
                let mut squares =
                    (0..self.board().columns()).filter_map(|column| self.square_at(column, row));
                let [first, last] = [squares.next(), squares.next_back()];
                [first, last].map(|at| at.map(|at| self.name(at)).unwrap_or_default())
            }
        }
    }

    fn letters(&self) -> String {
        let letter = |column| Coordinates { column: self.turned(column, 0).0, row: 0 }.letter();
        let cells: String =
            (0..self.board().columns()).map(|column| format!(" {} ", letter(column))).collect();
        format!("   {cells}")
    }
}
