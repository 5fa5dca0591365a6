//! A move as it is written, before a position has been asked what it means.

use draughts::{Board, Square};

use crate::square::{Cursor, SquareError};

/// More squares than any route has.
const SQUARES: usize = 64;

/// What a text says about a move.
pub(super) struct Written {
    pub(super) origin: Origin,
    squares: [Square; SQUARES],
    len: usize,
    pub(super) stroke: Option<Stroke>,
    pub(super) joins_numbers: bool,
}

/// What a text says about where the piece starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// The square, the first of the squares written.
    Square,
    /// The column only: the short form.
    Column(u8),
    /// Nothing: only the arrival is written.
    Unsaid,
}

/// The sign between squares; a capture anywhere makes the whole a capture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Stroke {
    /// `-` and its relatives.
    Dash,
    /// `:`, `x`, `×` and their relatives.
    Capture,
}

/// What cannot be read.
pub(super) enum Unread {
    /// At this column something else was expected.
    Column(usize),
    /// A name, between these bytes, is no square's.
    Square(usize, usize, SquareError),
    /// A run of digits that could be cut in several ways, `328`.
    Digits,
    /// A dash stands for the move.
    Gap,
}

impl Written {
    /// The squares between origin and arrival.
    #[inline]
    pub(super) fn via(&self) -> &[Square] {
        let first = usize::from(self.origin == Origin::Square);
        self.squares.get(first..self.len.saturating_sub(1)).unwrap_or_default()
    }

    /// The first square written.
    #[inline]
    pub(super) fn first(&self) -> Square {
        self.squares[0]
    }

    /// The arrival.
    #[inline]
    pub(super) fn to(&self) -> Square {
        self.squares.get(self.len.saturating_sub(1)).copied().unwrap_or(self.squares[0])
    }

    /// How many jumps the squares written make.
    pub(super) fn jumps(&self) -> usize {
        self.via().len() + 1
    }

    #[inline]
    fn push(&mut self, square: Square) -> Option<()> {
        *self.squares.get_mut(self.len)? = square;
        self.len += 1;
        Some(())
    }

    /// Reads a move from the beginning of a text, and says what follows it.
    #[inline]
    pub(super) fn scan(board: Board, text: &str) -> Result<(Self, Cursor<'_>), Unread> {
        let mut written = Self {
            origin: Origin::Square,
            squares: [Square::at(0); SQUARES],
            len: 0,
            stroke: None,
            joins_numbers: false,
        };
        let mut cursor = Cursor::new(text);
        cursor.skip_blanks();
        written.scan_origin(board, &mut cursor)?;
        while let Some(stroke) = written.scan_stroke(&mut cursor) {
            written.stroke = written.stroke.max(stroke);
            written.scan_squares(board, &mut cursor)?;
        }
        if written.len == 1 && written.origin == Origin::Square {
            written.origin = Origin::Unsaid;
        }
        Ok((written, cursor))
    }

    /// The origin, and in the short forms also the first square after it.
    fn scan_origin(&mut self, board: Board, cursor: &mut Cursor<'_>) -> Result<(), Unread> {
        let start = *cursor;
        if let Some(stroke) = stroke(cursor) {
            cursor.skip_blanks();
            if stroke == Stroke::Dash {
                return Err(if cursor.is_at_end() { Unread::Gap } else { Unread::Column(start.column()) });
            }
            self.origin = Origin::Unsaid;
            self.stroke = Some(stroke);
            return self.scan_squares(board, cursor);
        }
        let mut file = *cursor;
        let Some(column) = file.letter() else { return self.scan_squares(board, cursor) };
        if column < board.columns() && !matches!(file.byte(), b'0'..=b'9' | b'l') {
            self.origin = Origin::Column(column);
            *cursor = file;
            self.stroke = stroke_before_square(cursor);
            return self.scan_squares(board, cursor);
        }
        self.scan_squares(board, cursor)
    }

    /// One square, or several numbers that no sign divides.
    #[inline]
    fn scan_squares(&mut self, board: Board, cursor: &mut Cursor<'_>) -> Result<(), Unread> {
        let start = *cursor;
        let too_long = |cursor: &Cursor<'_>| Unread::Column(cursor.column());
        let fault = |error, cursor: &Cursor<'_>| match error {
            SquareError::NotAName => Unread::Column(cursor.column()),
            error => Unread::Square(start.offset(), cursor.offset(), error),
        };
        if let Some(column) = cursor.letter() {
            let square = cursor.row(board, column).map_err(|error| fault(error, cursor))?;
            return self.push(square).ok_or_else(|| too_long(cursor));
        }
        let digits = cursor.digits();
        match digits {
            0 => return Err(Unread::Column(cursor.column())),
            1 | 2 => {
                let square = cursor.number(board, digits).map_err(|error| fault(error, cursor))?;
                return self.push(square).ok_or_else(|| too_long(cursor));
            }
            _ if digits % 2 != 0 => return Err(Unread::Digits),
            _ => self.joins_numbers = true,
        }
        for _ in 0..digits / 2 {
            let square = cursor.number(board, 2).map_err(|error| fault(error, cursor))?;
            self.push(square).ok_or_else(|| too_long(cursor))?;
        }
        Ok(())
    }

    /// The sign to the next square, `Some(None)` if a square follows without a sign; `None` if no square follows.
    #[inline]
    fn scan_stroke(&self, cursor: &mut Cursor<'_>) -> Option<Option<Stroke>> {
        let mut ahead = *cursor;
        let after_blank = ahead.skip_blanks();
        let Some(stroke) = stroke(&mut ahead) else {
            let starts_square = !after_blank && cursor.starts_algebraic();
            return starts_square.then_some(None);
        };
        // In `32-28 -1` the dash begins a sign of the second table: a piece lost.
        if after_blank && stroke == Stroke::Dash && self.len >= 2 && ahead.digits() > 0 {
            return None;
        }
        ahead.skip_blanks();
        if !(ahead.starts_algebraic() || ahead.digits() > 0) {
            return None;
        }
        *cursor = ahead;
        Some(Some(stroke))
    }
}

/// Goes over the sign between a column and a square.
fn stroke_before_square(cursor: &mut Cursor<'_>) -> Option<Stroke> {
    let mut ahead = *cursor;
    ahead.skip_blanks();
    let stroke = stroke(&mut ahead)?;
    ahead.skip_blanks();
    *cursor = ahead;
    Some(stroke)
}

/// Goes over a sign between squares.
#[inline]
fn stroke(cursor: &mut Cursor<'_>) -> Option<Stroke> {
    let stroke = match cursor.byte() {
        b'-' => Stroke::Dash,
        b':' | b'x' | b'X' => Stroke::Capture,
        0..=0x7F => return None,
        _ => match cursor.character()? {
            '\u{2010}'..='\u{2015}' | '\u{2212}' => Stroke::Dash,
            '×' | 'х' | 'Х' | '✕' => Stroke::Capture,
            _ => return None,
        },
    };
    cursor.step();
    Some(stroke)
}
