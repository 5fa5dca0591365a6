//! Reading a text diagram back.
//!
//! The reader takes what [`Diagram::text`](super::Diagram::text) writes and most of what people draw: signs in Latin (`w b W B`,
//! `r R` for red), Cyrillic (`б ч Б Ч`) or Unicode (⛀ ⛂ ⛁ ⛃), free squares as `.`, `·`, `_` or their numbers, with or without light
//! squares, row labels, a line of letters, frames, marks, words above and below. Rows and letters that run backwards show
//! the board as Black sees it.

use core::fmt;

use draughts::{AnyVariant, Board, Colour, Coordinates, Piece, Rank, Setup, Square};

use super::turned;

/// Why a text is no diagram. Lines and columns are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// A sign that means nothing.
    Sign {
        /// Line.
        line: usize,
        /// Column.
        column: usize,
        /// What stands there.
        sign: char,
    },
    /// Too many or too few rows.
    Rows {
        /// How many there are.
        found: usize,
        /// How many the board has.
        needed: u8,
    },
    /// A row with the wrong number of squares.
    Squares {
        /// Line.
        line: usize,
        /// How many squares it shows.
        found: usize,
        /// How many a row has: the dark ones, or all.
        needed: [u8; 2],
    },
    /// A piece on a light square.
    LightSquare {
        /// Line.
        line: usize,
        /// Which square of the row, from the left.
        place: usize,
    },
    /// A label that fits neither the board seen by White nor seen by Black, or contradicts another.
    Label {
        /// Line.
        line: usize,
    },
}

/// A part of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Piece(Piece),
    Free,
    /// A label, or the number of a free square.
    Number(u32),
    /// The name of a free square.
    Name(char, u32),
}

/// A row of the board as drawn.
struct Row {
    line: usize,
    tokens: Vec<Token>,
}

/// What a line of the text is.
enum Line {
    Row(Vec<Token>),
    Letters(Colour),
    Turn(Colour),
    /// A frame or nothing.
    Blank,
    /// Words, or a row with a wrong sign at this column.
    Other {
        column: usize,
        sign: char,
    },
}

/// Reads a text diagram of a variant. Where it does not say who is to move, the side that begins is.
///
/// # Errors
/// With the first trouble, if the text is no diagram of this variant's board.
pub fn read(variant: AnyVariant, text: &str) -> Result<Setup, Trouble> {
    let rules = variant.rules();
    let board = rules.board.value;
    let drawing = Drawing::collect(board, text)?;
    let turn = drawing.turn.unwrap_or(rules.first.value);
    if let Some(side) = drawing.letters {
        return drawing.place(board, side, turn);
    }
    let placed = drawing.place(board, Colour::White, turn);
    let Err(Trouble::Label { line }) = placed else { return placed };
    // A label contradicts White's view; where it contradicts both, the view that fits longer is told of.
    match drawing.place(board, Colour::Black, turn) {
        Err(Trouble::Label { line: other }) if other < line => placed,
        turned => turned,
    }
}

/// The lines that matter.
struct Drawing {
    rows: Vec<Row>,
    /// Whose view the letters of the columns show.
    letters: Option<Colour>,
    turn: Option<Colour>,
}

impl Drawing {
    fn collect(board: Board, text: &str) -> Result<Self, Trouble> {
        let (needed, needed_dark) = (board.rows(), board.columns() / 2);
        let mut drawing = Self { rows: Vec::new(), letters: None, turn: None };
        let mut doubtful = None;
        for (i, text) in text.lines().enumerate() {
            let line = i + 1;
            let complete = drawing.rows.len() == usize::from(needed);
            match Line::of(text, board) {
                // A number alone, as titles have it, is too short for a row.
                Line::Row(tokens)
                    if (complete || drawing.rows.is_empty())
                        && tokens.len() + 1 < usize::from(needed_dark) => {}
                Line::Row(tokens) => {
                    // Words between rows were no words.
                    if let Some(trouble) = doubtful.filter(|_| !drawing.rows.is_empty() && !complete) {
                        return Err(trouble);
                    }
                    drawing.rows.push(Row { line, tokens });
                    doubtful = None;
                }
                Line::Letters(side) => drawing.letters = Some(side),
                Line::Turn(side) => drawing.turn = Some(side),
                Line::Blank => {}
                Line::Other { column, sign } => {
                    doubtful = doubtful.or(Some(Trouble::Sign { line, column, sign }));
                }
            }
        }
        let found = drawing.rows.len();
        if found == usize::from(needed) { Ok(drawing) } else { Err(Trouble::Rows { found, needed }) }
    }

    fn place(&self, board: Board, seen_from: Colour, turn: Colour) -> Result<Setup, Trouble> {
        let mut setup = Setup::empty(board, turn);
        for (row, drawn) in (0..board.rows()).zip(&self.rows) {
            drawn.place(&mut setup, seen_from, row)?;
        }
        Ok(setup)
    }
}

impl Token {
    fn is_name_of(self, board: Board, square: Square) -> bool {
        let at = board.coordinates(square);
        match self {
            Self::Number(number) => number == u32::from(board.number(square)),
            Self::Name(letter, row) => letter == at.letter() && row == u32::from(at.row) + 1,
            Self::Piece(_) | Self::Free => false,
        }
    }
}

impl Row {
    fn place(&self, setup: &mut Setup, seen_from: Colour, row: u8) -> Result<(), Trouble> {
        let board = setup.board();
        let squares: Vec<Option<Square>> = (0..board.columns())
            .map(|column| turned(board, seen_from, column, row))
            .map(|(column, row)| board.square_at(Coordinates { column, row }))
            .collect();
        let dark: Vec<Option<Square>> = squares.iter().copied().filter(Option::is_some).collect();
        let cells = self.cells(board, &dark, turned(board, seen_from, 0, row).1)?;
        let squares = if cells.len() == dark.len() { dark } else { squares };
        for (i, (square, token)) in squares.into_iter().zip(cells).enumerate() {
            match (square, token) {
                (_, Token::Free) => {}
                (Some(square), Token::Piece(piece)) => setup.put(square, *piece),
                (None, Token::Piece(_)) => {
                    return Err(Trouble::LightSquare { line: self.line, place: i + 1 });
                }
                (Some(square), name) if name.is_name_of(board, square) => {}
                _ => return Err(Trouble::Label { line: self.line }),
            }
        }
        Ok(())
    }

    /// The tokens that are squares, after the labels at both ends have been checked and taken off.
    fn cells(&self, board: Board, dark: &[Option<Square>], row: u8) -> Result<&[Token], Trouble> {
        let ends = [dark.first(), dark.last()].map(|end| end.copied().flatten());
        let is_label = |token: &Token| {
            *token == Token::Number(u32::from(row) + 1)
                || ends.into_iter().flatten().any(|end| token.is_name_of(board, end))
        };
        let needed = [board.columns() / 2, board.columns()];
        let mut cells = &self.tokens[..];
        let is_whole = |cells: &[Token]| needed.iter().any(|&n| cells.len() == usize::from(n));
        while !is_whole(cells) {
            let (label, rest) = match cells {
                [label @ Token::Number(_), rest @ ..] | [rest @ .., label @ Token::Number(_)] => {
                    (label, rest)
                }
                _ => return Err(Trouble::Squares { line: self.line, found: cells.len(), needed }),
            };
            if !is_label(label) {
                return Err(Trouble::Label { line: self.line });
            }
            cells = rest;
        }
        Ok(cells)
    }
}

impl Line {
    fn of(text: &str, board: Board) -> Self {
        if let Some(side) = letters(text, board) {
            return Self::Letters(side);
        }
        if let Some(side) = turn(text) {
            return Self::Turn(side);
        }
        match tokens(text) {
            Ok(tokens) if tokens.is_empty() => Self::Blank,
            Ok(tokens) => Self::Row(tokens),
            Err((column, sign)) => Self::Other { column, sign },
        }
    }
}

/// Which side sees the letters of the columns in this order.
fn letters(text: &str, board: Board) -> Option<Colour> {
    let written: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
    let mut expected: Vec<char> =
        (0..board.columns()).map(|column| Coordinates { column, row: 0 }.letter()).collect();
    if written == expected {
        return Some(Colour::White);
    }
    expected.reverse();
    (written == expected).then_some(Colour::Black)
}

/// Which side a line says is to move.
fn turn(text: &str) -> Option<Colour> {
    let words = text.trim().trim_end_matches('.').to_lowercase();
    match words.as_str() {
        "white to move" | "ход белых" | "хід білих" => Some(Colour::White),
        "black to move" | "red to move" | "ход черных" | "ход чёрных" | "хід чорних" => {
            Some(Colour::Black)
        }
        _ => None,
    }
}

/// The signs of a row, or the column and sign that belong to none.
fn tokens(text: &str) -> Result<Vec<Token>, (usize, char)> {
    let mut tokens = Vec::new();
    // How many tokens there were at the last bar of a frame: a cell without any is a free square.
    let mut at_bar = None;
    let mut signs = text.chars().enumerate().peekable();
    while let Some((i, sign)) = signs.next() {
        let mut number = sign.to_digit(10);
        while let Some(digit) = signs.peek().and_then(|(_, next)| next.to_digit(10)) {
            if number.is_none() && !sign.is_ascii_alphabetic() {
                break;
            }
            number = Some(number.unwrap_or(0).saturating_mul(10).saturating_add(digit));
            signs.next();
        }
        tokens.push(match (sign, number) {
            ('0'..='9', Some(number)) => Token::Number(number),
            ('a'..='j', Some(row)) => Token::Name(sign, row),
            ('.' | '·' | '_', _) => Token::Free,
            ('|', _) => {
                let is_free = at_bar.replace(tokens.len()) == Some(tokens.len());
                if !is_free {
                    continue;
                }
                at_bar = Some(tokens.len() + 1);
                Token::Free
            }
            _ if IGNORED.contains(sign) => continue,
            _ => Token::Piece(piece(sign).ok_or((i + 1, sign))?),
        });
    }
    Ok(tokens)
}

/// Blanks, frames and marks.
const IGNORED: &str = " \t\u{feff}+-=()[]<>*";

fn piece(sign: char) -> Option<Piece> {
    let (colour, rank) = match sign {
        'w' | 'б' | '⛀' => (Colour::White, Rank::Man),
        'W' | 'Б' | '⛁' => (Colour::White, Rank::King),
        'b' | 'r' | 'ч' | '⛂' => (Colour::Black, Rank::Man),
        'B' | 'R' | 'Ч' | '⛃' => (Colour::Black, Rank::King),
        _ => return None,
    };
    Some(Piece { colour, rank })
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Sign { line, column, sign } => {
                write!(f, "line {line}, column {column}: {sign:?} is no sign of a piece or a free square")
            }
            Self::Rows { found, needed } => write!(f, "{found} rows are drawn, the board has {needed}"),
            Self::Squares { line, found, needed: [dark, all] } => {
                write!(
                    f,
                    "line {line}: {found} squares are drawn, a row has {dark} dark squares and {all} in all"
                )
            }
            Self::LightSquare { line, place } => {
                write!(f, "line {line}: a piece stands on square {place} of the row, a light one")
            }
            Self::Label { line } => {
                write!(f, "line {line}: the labels fit the board neither as White nor as Black sees it")
            }
        }
    }
}

impl core::error::Error for Trouble {}
