//! Names of squares: `c3` and `22`, written and read for every board.
//!
//! ```
//! use draughts::{Board, Square};
//! use notation::square::{self, Naming};
//! let board = Board::new(8, 8);
//! let c3 = square::read(board, "c3").unwrap();
//! assert_eq!(square::read(board, "22"), Ok(c3));
//! assert_eq!(square::read(board, "с3"), Ok(c3), "a Cyrillic letter of the same shape");
//! assert_eq!(Naming::Numeric.name(board, c3), "22");
//! assert_eq!(square::spoken(board, c3), "це три");
//! ```

use core::fmt;

use draughts::rules::SquareNames;
use draughts::{Board, Coordinates, Square};

/// How squares are named in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// Letter and digit, `e3`.
    Algebraic,
    /// Letter and digit, with a capital `E` as letters of correspondence games write it (RU22:10.2.2).
    CapitalE,
    /// A number, `9`.
    Numeric,
    /// A number of two digits, `09`.
    TwoDigits,
}

/// Why a name is no square's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareError {
    /// It is neither a letter and a digit nor a number.
    NotAName,
    /// The board has no such row, column or number.
    OffTheBoard,
    /// It is a light square: nobody plays there.
    NotPlayable,
}

impl Naming {
    /// Writes the name of a square.
    ///
    /// # Errors
    /// Only those of the writer.
    pub fn write(self, out: &mut impl fmt::Write, board: Board, square: Square) -> fmt::Result {
        match self {
            Self::Numeric => number(out, board.number(square), 1),
            Self::TwoDigits => number(out, board.number(square), 2),
            Self::Algebraic | Self::CapitalE => {
                let at = board.coordinates(square);
                out.write_char(self.letter(at.column))?;
                number(out, at.row + 1, 1)
            }
        }
    }

    /// The name of a square.
    #[must_use]
    pub fn name(self, board: Board, square: Square) -> String {
        let mut name = String::new();
        // Writing into a string cannot fail.
        let _ = self.write(&mut name, board, square);
        name
    }

    /// The letter of a column.
    pub(crate) const fn letter(self, column: u8) -> char {
        match (self, Coordinates { column, row: 0 }.letter()) {
            (Self::CapitalE, 'e') => 'E',
            (_, letter) => letter,
        }
    }
}

/// The number of a square or a row, less than a hundred, in at least so many digits. Formatting them was nearly half of writing a move.
fn number(out: &mut impl fmt::Write, number: u8, digits: u8) -> fmt::Result {
    let (tens, ones) = (number / 10, number % 10);
    if tens > 0 || digits > 1 {
        out.write_char(char::from(b'0' + tens))?;
    }
    out.write_char(char::from(b'0' + ones))
}

impl From<SquareNames> for Naming {
    fn from(names: SquareNames) -> Self {
        match names {
            SquareNames::Algebraic => Self::Algebraic,
            SquareNames::Numeric => Self::Numeric,
        }
    }
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAName => "a square is named like c3 or 22",
            Self::OffTheBoard => "the board has no such square",
            Self::NotPlayable => "this square is light: only the dark ones are played on",
        })
    }
}

impl core::error::Error for SquareError {}

/// The square of this name, in either form. Cyrillic letters that look like `a`, `c` and `e` are taken
/// for them, and the letter `l` for the digit 1, as printed texts often have it.
///
/// # Errors
/// If it is no name of a square of this board.
pub fn read(board: Board, name: &str) -> Result<Square, SquareError> {
    let mut cursor = Cursor::new(name);
    let square = cursor.square(board)?;
    if cursor.is_at_end() { Ok(square) } else { Err(SquareError::NotAName) }
}

/// The name of a square as it is spoken in Russian (RU22:6.1.6.1): «це три».
#[must_use]
pub fn spoken(board: Board, square: Square) -> String {
    const LETTERS: [&str; 10] = ["а", "бэ", "це", "дэ", "е", "эф", "же", "аш", "и", "йот"];
    const DIGITS: [&str; 10] =
        ["один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять"];
    let Coordinates { column, row } = board.coordinates(square);
    let word = |words: &[&'static str], i: u8| words.get(usize::from(i)).copied().unwrap_or_default();
    format!("{} {}", word(&LETTERS, column), word(&DIGITS, row))
}

/// A place in a text, always between two characters.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The byte under the cursor, 0 at the end.
    #[inline]
    pub(crate) fn byte(&self) -> u8 {
        self.byte_after(0)
    }

    #[inline]
    fn byte_after(&self, distance: usize) -> u8 {
        self.text.as_bytes().get(self.at + distance).copied().unwrap_or(0)
    }

    /// The character under the cursor.
    pub(crate) fn character(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// What follows the cursor.
    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    #[inline]
    pub(crate) fn is_at_end(&self) -> bool {
        self.at >= self.text.len()
    }

    /// How many bytes lie before the cursor.
    pub(crate) const fn offset(&self) -> usize {
        self.at
    }

    /// Whether a letter of a column and a row follow.
    #[inline]
    pub(crate) fn starts_algebraic(mut self) -> bool {
        self.letter().is_some() && matches!(self.byte(), b'0'..=b'9' | b'l')
    }

    /// The number of the character under the cursor, from 1.
    pub(crate) fn column(&self) -> usize {
        self.text.get(..self.at).map_or(0, |before| before.chars().count()) + 1
    }

    /// Goes over a character.
    #[inline]
    pub(crate) fn step(&mut self) {
        self.at += if self.byte() < 0x80 { 1 } else { self.character().map_or(1, char::len_utf8) };
    }

    /// Goes over this text, if it is there.
    pub(crate) fn eat(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        self.at += if is_there { text.len() } else { 0 };
        is_there
    }

    /// Goes over blanks; whether there were any.
    #[inline]
    pub(crate) fn skip_blanks(&mut self) -> bool {
        let start = self.at;
        loop {
            match self.byte() {
                b' ' | b'\t' | b'\r' | b'\n' => self.at += 1,
                0..=0x7F => break,
                _ if self.character().is_some_and(char::is_whitespace) => self.step(),
                _ => break,
            }
        }
        self.at != start
    }

    /// Goes over the letter of a column, whether the board has it or not.
    #[inline]
    pub(crate) fn letter(&mut self) -> Option<u8> {
        let letter = self.byte();
        if let b'a'..=b'j' | b'A'..=b'J' = letter {
            self.at += 1;
            return Some((letter | 0x20) - b'a');
        }
        if letter < 0x80 {
            return None;
        }
        // Look-alikes only. A small «в» or «н» is none: a small b or h looks otherwise, and «в» is the third of its
        // alphabet.
        let column = match self.character()? {
            'а' | 'А' => 0,
            'В' => 1,
            'с' | 'С' => 2,
            'е' | 'Е' => 4,
            'Н' => 7,
            _ => return None,
        };
        self.step();
        Some(column)
    }

    /// How many digits follow.
    #[inline]
    pub(crate) fn digits(&self) -> usize {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        rest.iter().take_while(|byte| byte.is_ascii_digit()).count()
    }

    /// Goes over this many digits (at most two), as the number of a square.
    #[inline]
    pub(crate) fn number(&mut self, board: Board, digits: usize) -> Result<Square, SquareError> {
        let mut number = 0;
        for _ in 0..digits.min(2) {
            number = number * 10 + self.byte().wrapping_sub(b'0').min(9);
            self.at += 1;
        }
        board.square(number).ok_or(SquareError::OffTheBoard)
    }

    /// Goes over the row after the letter of a column.
    #[inline]
    pub(crate) fn row(&mut self, board: Board, column: u8) -> Result<Square, SquareError> {
        let row = match self.byte() {
            b'1' if board.rows() > 9 && self.byte_after(1) == b'0' => {
                self.at += 1;
                9
            }
            digit @ b'1'..=b'9' => digit - b'1',
            b'0' => return Err(SquareError::OffTheBoard),
            b'l' => 0,
            _ => return Err(SquareError::NotAName),
        };
        self.at += 1;
        if column >= board.columns() || row >= board.rows() {
            return Err(SquareError::OffTheBoard);
        }
        board.square_at(Coordinates { column, row }).ok_or(SquareError::NotPlayable)
    }

    /// Goes over the name of a square in either form.
    pub(crate) fn square(&mut self, board: Board) -> Result<Square, SquareError> {
        if let Some(column) = self.letter() {
            return self.row(board, column);
        }
        match self.digits() {
            0 => Err(SquareError::NotAName),
            digits @ 1..=2 => self.number(board, digits),
            _ => Err(SquareError::OffTheBoard),
        }
    }
}
