//! Positions as PDN FEN, `W:W31-50:B1-20`, and as the Hub protocol's string of one letter a square.
//!
//! A text gives a [`Setup`], not a position: whether the pieces may stand so is not the text's to say.
//!
//! ```
//! use draughts::{Position, Russian, Variant};
//! use notation::fen;
//! let board = Russian::RULES.board.value;
//! let setup = fen::read(board, "B:Wa1,Kc3:B1-4").unwrap();
//! assert_eq!(fen::write(&setup, Russian::RULES.names.value.into()), "B:WKc3,a1:Bb8,d8,f8,h8");
//! let start = Position::<Russian>::start().setup();
//! assert!(fen::write_hub(&start).starts_with("Wbbbbbbbbbbbbeeeeeeeeww"));
//! let error = fen::read(board, "W:Wa1,a2:B").unwrap_err();
//! assert_eq!(error.to_string(), "character 7: this square is light: only the dark ones are played on");
//! ```

use core::fmt;

use draughts::{Board, Colour, Piece, Position, Rank, Setup, Square, Squares, Variant};

use crate::square::{Cursor, Naming, SquareError};

/// Why a text is no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FenError {
    /// The character, counted from 1, at which the trouble is.
    pub column: usize,
    /// What the trouble is.
    pub trouble: FenTrouble,
}

/// What is wrong with the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FenTrouble {
    /// `W` or `B` was expected.
    NoColour,
    /// A colon or the end was expected.
    NoColon,
    /// A square was expected.
    NoSquare(SquareError),
    /// A range goes down, or from a name with letters.
    BadRange,
    /// A square is listed twice for the same kind of piece.
    Twice,
    /// There are no pieces to read.
    NoPieces,
    /// One of `w b W B e` was expected.
    NoLetter,
    /// The string has another number of squares than the board.
    WrongLength,
}

/// The arrangement a PDN FEN describes, with squares named in either form. Blanks, quotes around the whole,
/// a dot at the end, lower case and the counters some programs append (`:H0:F1`) are read over; Cyrillic letters
/// that look alike are taken for Latin ones, and every dash for that of a range.
///
/// # Errors
/// With the place and the trouble, if the text is no FEN of this board.
pub fn read(board: Board, text: &str) -> Result<Setup, FenError> {
    let mut fen = Fen { cursor: Cursor::new(text), board };
    fen.skip();
    if fen.eat(b'"') {
        fen.skip();
    }
    let turn = fen.colour().ok_or_else(|| fen.error(FenTrouble::NoColour))?;
    let mut setup = Setup::empty(board, turn);
    let mut sections = 0;
    while fen.section(&mut setup)? {
        sections += 1;
    }
    if sections == 0 {
        return Err(fen.error(FenTrouble::NoPieces));
    }
    fen.eat(b'.');
    fen.skip();
    if fen.eat(b'"') {
        fen.skip();
    }
    if fen.cursor.is_at_end() { Ok(setup) } else { Err(fen.error(FenTrouble::NoColon)) }
}

/// A position as PDN FEN, squares named as its variant names them.
#[must_use]
pub fn of<V: Variant>(position: &Position<V>) -> String {
    write(&position.setup(), V::RULES.names.value.into())
}

/// An arrangement as PDN FEN: squares in the order of their numbers, no blanks, no dot.
#[must_use]
pub fn write(setup: &Setup, names: Naming) -> String {
    let mut fen = String::from(setup.turn.letter());
    for colour in Colour::ALL {
        fen.push(':');
        fen.push(colour.letter());
        let pieces = setup.side(colour).flat_map(|square| {
            let piece = [Piece::man(colour), Piece::king(colour)].into_iter();
            piece
                .filter(move |&piece| setup.squares(piece).contains(square))
                .map(move |piece| (square, piece))
        });
        for (i, (square, piece)) in pieces.enumerate() {
            fen.push_str(match (i, piece.rank) {
                (0, Rank::Man) => "",
                (0, Rank::King) => "K",
                (_, Rank::Man) => ",",
                (_, Rank::King) => ",K",
            });
            // Writing into a string cannot fail.
            let _ = names.write(&mut fen, setup.board(), square);
        }
    }
    fen
}

/// The arrangement a Hub string describes: the side to move and a letter for each square in the order of numbers.
///
/// # Errors
/// With the place and the trouble, if the text is no such string for this board.
pub fn read_hub(board: Board, text: &str) -> Result<Setup, FenError> {
    let mut letters = text.trim().chars();
    let fail = |column, trouble| Err(FenError { column, trouble });
    let turn = match letters.next() {
        Some('W') => Colour::White,
        Some('B') => Colour::Black,
        _ => return fail(1, FenTrouble::NoColour),
    };
    let mut setup = Setup::empty(board, turn);
    let mut read = 0;
    for letter in letters {
        read += 1;
        let square = u8::try_from(read).ok().and_then(|number| board.square(number));
        let Some(square) = square else { return fail(read + 1, FenTrouble::WrongLength) };
        let piece = match letter {
            'w' => Piece::man(Colour::White),
            'b' => Piece::man(Colour::Black),
            'W' => Piece::king(Colour::White),
            'B' => Piece::king(Colour::Black),
            'e' => continue,
            _ => return fail(read + 1, FenTrouble::NoLetter),
        };
        setup.put(square, piece);
    }
    if read == usize::from(board.size()) { Ok(setup) } else { fail(read + 2, FenTrouble::WrongLength) }
}

/// An arrangement as a Hub string; of several pieces on a square the first is written.
#[must_use]
pub fn write_hub(setup: &Setup) -> String {
    let letter = |square| match setup.piece(square) {
        None => 'e',
        Some(Piece { colour, rank: Rank::King }) => colour.letter(),
        Some(Piece { colour, rank: Rank::Man }) => colour.letter().to_ascii_lowercase(),
    };
    core::iter::once(setup.turn.letter()).chain(setup.board().squares().map(letter)).collect()
}

/// A FEN under reading.
struct Fen<'a> {
    cursor: Cursor<'a>,
    board: Board,
}

impl Fen<'_> {
    /// One list of pieces, or a counter; whether there was one.
    fn section(&mut self, setup: &mut Setup) -> Result<bool, FenError> {
        self.skip();
        if !self.eat(b':') {
            return Ok(false);
        }
        self.skip();
        let Some(colour) = self.colour() else {
            return if self.counter() { Ok(true) } else { Err(self.error(FenTrouble::NoColour)) };
        };
        self.skip();
        if self.ends_list() {
            return Ok(true);
        }
        loop {
            self.item(colour, setup)?;
            self.skip();
            if !self.eat(b',') {
                return Ok(true);
            }
            self.skip();
        }
    }

    /// A square or a range of squares.
    fn item(&mut self, colour: Colour, setup: &mut Setup) -> Result<(), FenError> {
        let is_king = ["K", "k", "К", "к"].into_iter().any(|king| self.cursor.eat(king));
        self.skip();
        let start = self.cursor;
        let is_number = start.digits() > 0;
        let first = self.square()?;
        let mut squares = Squares::from(first);
        self.skip();
        if ["-", "–", "—", "−"].into_iter().any(|dash| self.cursor.eat(dash)) {
            self.skip();
            let last = self.square()?;
            if !is_number || last < first {
                return Err(FenError { column: start.column(), trouble: FenTrouble::BadRange });
            }
            squares = self.board.squares().filter(|&square| first <= square && square <= last).collect();
        }
        let piece = Piece { colour, rank: if is_king { Rank::King } else { Rank::Man } };
        if !(setup.squares(piece) & squares).is_empty() {
            return Err(FenError { column: start.column(), trouble: FenTrouble::Twice });
        }
        squares.for_each(|square| setup.put(square, piece));
        Ok(())
    }

    fn square(&mut self) -> Result<Square, FenError> {
        let start = self.cursor;
        let fail = |error| FenError { column: start.column(), trouble: FenTrouble::NoSquare(error) };
        self.cursor.square(self.board).map_err(fail)
    }

    fn colour(&mut self) -> Option<Colour> {
        let colour = match self.cursor.character()? {
            'W' | 'w' => Colour::White,
            'B' | 'b' | 'В' => Colour::Black,
            _ => return None,
        };
        self.cursor.step();
        Some(colour)
    }

    /// A counter some programs append: `H0`, `F1`, `+0+1`.
    fn counter(&mut self) -> bool {
        let start = self.cursor.offset();
        while matches!(self.cursor.byte(), b'H' | b'F' | b'+' | b'0'..=b'9') {
            self.cursor.step();
        }
        self.cursor.offset() > start
    }

    fn ends_list(&self) -> bool {
        self.cursor.is_at_end() || matches!(self.cursor.byte(), b':' | b'.' | b'"')
    }

    fn skip(&mut self) {
        self.cursor.skip_blanks();
    }

    fn eat(&mut self, byte: u8) -> bool {
        let is_there = self.cursor.byte() == byte;
        if is_there {
            self.cursor.step();
        }
        is_there
    }

    fn error(&self, trouble: FenTrouble) -> FenError {
        FenError { column: self.cursor.column(), trouble }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: ", self.column)?;
        match self.trouble {
            FenTrouble::NoColour => f.write_str("expected W or B"),
            FenTrouble::NoColon => f.write_str("expected a comma, a colon or the end"),
            FenTrouble::NoSquare(error) => error.fmt(f),
            FenTrouble::BadRange => f.write_str("a range goes up from number to number, like 31-50"),
            FenTrouble::Twice => f.write_str("the square is listed twice"),
            FenTrouble::NoPieces => f.write_str("expected the pieces, like :Wa1,c3:Bb8"),
            FenTrouble::NoLetter => f.write_str("expected w, b, W, B or e"),
            FenTrouble::WrongLength => f.write_str("the string has another number of squares than the board"),
        }
    }
}

impl core::error::Error for FenError {}
