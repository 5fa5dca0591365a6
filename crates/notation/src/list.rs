//! Positions as the rulebooks list them: «белые – a1, c3 (2); черные – д. b8 (1)».
//!
//! ```
//! use draughts::{Colour, Position, Russian, Variant};
//! use notation::list::{self, Language};
//! use notation::square::Naming;
//! let board = Russian::RULES.board.value;
//! let setup = list::read(board, Colour::White, "белые: a1, с3 (2); черные: дамка b8").unwrap();
//! let text = list::write(&setup, Naming::Algebraic, Language::English);
//! assert_eq!(text, "White - a1, c3 (2); Black - Kb8 (1)");
//! let error = list::read(board, Colour::White, "белые – a1, c3 (3)").unwrap_err();
//! assert_eq!(error.to_string(), "character 17: the list has 2 pieces, not 3");
//! ```

use core::fmt;

use draughts::{Board, Colour, Piece, Rank, Setup, Square, Squares};

use crate::square::{Cursor, Naming, SquareError};

/// The language of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// «белые – …; черные – …»
    Russian,
    /// «білі – …; чорні – …»
    Ukrainian,
    /// "White - …; Black - …"
    English,
}

/// Why a text is no list of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListError {
    /// The character, counted from 1, at which the trouble is.
    pub column: usize,
    /// What the trouble is.
    pub trouble: ListTrouble,
}

/// What is wrong with a list of pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ListTrouble {
    /// A list must begin with whose pieces it is.
    NoColour,
    /// A square was expected.
    NoSquare(SquareError),
    /// In brackets stands the number of pieces, and nothing else.
    NoCount,
    /// The number in brackets is another than that of the pieces.
    WrongCount {
        /// The number in brackets.
        given: usize,
        /// How many pieces were listed.
        listed: usize,
    },
    /// A range goes down, or from a name with letters.
    BadRange,
    /// A square is listed twice.
    Twice,
    /// «ход» was read, but not whose.
    NoTurn,
}

/// The arrangement two lists describe. Words may be Russian, Ukrainian or English; after them a dash, a colon or
/// nothing; kings are marked `д.`, `дамка`, `K` or `king`. A number in brackets after a list is optional, but if
/// there is one it must be right. It is the turn of the side given, unless the text says whose it is: «ход черных»,
/// «хід білих», "Black to move".
///
/// # Errors
/// With the place and the trouble, if the text is no such pair of lists.
pub fn read(board: Board, turn: Colour, text: &str) -> Result<Setup, ListError> {
    let mut list = List {
        cursor: Cursor::new(text),
        setup: Setup::empty(board, turn),
        colour: None,
        rank: Rank::Man,
        last: None,
        listed: 0,
    };
    while list.skip_to_item() {
        list.item()?;
    }
    match list.colour {
        Some(_) => Ok(list.setup),
        None => Err(list.error(ListTrouble::NoColour)),
    }
}

/// An arrangement as two lists. Named by letters, the squares stand in the order of files and their number follows
/// in brackets (RU22:6.1.6.2); numbers stand in their own order (RU22:7.3.a).
#[must_use]
pub fn write(setup: &Setup, names: Naming, language: Language) -> String {
    let is_algebraic = matches!(names, Naming::Algebraic | Naming::CapitalE);
    let lists = Colour::ALL.map(|colour| {
        let mut squares: Vec<Square> = setup.side(colour).collect();
        if is_algebraic {
            squares.sort_by_key(|&square| setup.board().coordinates(square));
        }
        let is_king = |&square: &Square| setup.squares(Piece::king(colour)).contains(square);
        let pieces: Vec<String> = squares
            .iter()
            .map(|square| {
                let king = if is_king(square) { language.king() } else { "" };
                format!("{king}{}", names.name(setup.board(), *square))
            })
            .collect();
        let count = if is_algebraic { format!("({})", squares.len()) } else { String::new() };
        let parts = [format!("{} {}", language.side(colour), language.dash()), pieces.join(", "), count];
        let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        parts.join(" ")
    });
    lists.join("; ")
}

impl Language {
    const fn side(self, colour: Colour) -> &'static str {
        match (self, colour) {
            (Self::Russian, Colour::White) => "белые",
            (Self::Russian, Colour::Black) => "черные",
            (Self::Ukrainian, Colour::White) => "білі",
            (Self::Ukrainian, Colour::Black) => "чорні",
            (Self::English, Colour::White) => "White",
            (Self::English, Colour::Black) => "Black",
        }
    }

    const fn dash(self) -> &'static str {
        match self {
            Self::Russian | Self::Ukrainian => "–",
            Self::English => "-",
        }
    }

    const fn king(self) -> &'static str {
        match self {
            Self::Russian | Self::Ukrainian => "д. ",
            Self::English => "K",
        }
    }
}

/// A word of a list.
enum Word {
    Side(Colour),
    /// All that follow are of this rank.
    All(Rank),
    /// The next one is a king.
    King,
    /// The next word says whose turn it is.
    Turn,
}

impl Word {
    fn of(word: &str) -> Option<Self> {
        Some(match word.to_lowercase().as_str() {
            "белые" | "білі" | "white" => Self::Side(Colour::White),
            "черные" | "чёрные" | "чорні" | "black" | "red" => Self::Side(Colour::Black),
            "дамки" | "kings" => Self::All(Rank::King),
            "простые" | "простая" | "прості" | "проста" | "men" | "man" => {
                Self::All(Rank::Man)
            }
            "дамка" | "king" | "д" | "k" | "к" => Self::King,
            "ход" | "хід" => Self::Turn,
            _ => return None,
        })
    }
}

/// A list under reading.
struct List<'a> {
    cursor: Cursor<'a>,
    setup: Setup,
    colour: Option<Colour>,
    rank: Rank,
    /// The last number, to which an ellipsis may be attached.
    last: Option<Square>,
    listed: usize,
}

impl List<'_> {
    /// Goes over what stands between items; whether there is another one.
    fn skip_to_item(&mut self) -> bool {
        loop {
            let is_dot = self.cursor.byte() == b'.' && !self.cursor.rest().starts_with("...");
            if is_dot || matches!(self.cursor.byte(), b',' | b';' | b'/') {
                self.cursor.step();
            } else if !self.cursor.skip_blanks() {
                return !self.cursor.is_at_end();
            }
        }
    }

    /// A word, a count, a square or a range.
    fn item(&mut self) -> Result<(), ListError> {
        if self.cursor.byte() == b'(' {
            return self.count();
        }
        if self.cursor.eat("...") || self.cursor.eat("…") {
            while self.cursor.skip_blanks() || self.cursor.eat(",") {}
            return self.range(self.last, self.rank);
        }
        let rest = self.cursor.rest();
        let end = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
        match rest.get(..end).and_then(Word::of) {
            Some(Word::Side(colour)) => {
                self.skip_word(end);
                if self.cursor.eat("to move") {
                    self.setup.turn = colour;
                    self.cursor.eat(":");
                    return Ok(());
                }
                self.colour = Some(colour);
                self.rank = Rank::Man;
                self.listed = 0;
                let _ = ["-", "–", "—", "−", ":"].into_iter().any(|sign| self.cursor.eat(sign));
                Ok(())
            }
            Some(Word::All(rank)) => {
                self.rank = rank;
                self.skip_word(end);
                self.cursor.eat(":");
                Ok(())
            }
            Some(Word::King) => {
                self.skip_word(end);
                self.cursor.eat(".");
                self.cursor.skip_blanks();
                self.square(Rank::King)
            }
            Some(Word::Turn) => {
                self.skip_word(end);
                self.turn()
            }
            None if matches!(self.cursor.character(), Some('K' | 'k' | 'К' | 'к' | 'Д' | 'д')) => {
                self.cursor.step();
                self.square(Rank::King)
            }
            None => self.square(self.rank),
        }
    }

    /// Whose turn it is.
    fn turn(&mut self) -> Result<(), ListError> {
        let rest = self.cursor.rest();
        let end = rest.find(|letter: char| !letter.is_alphabetic()).unwrap_or(rest.len());
        self.setup.turn = match rest.get(..end).unwrap_or_default().to_lowercase().as_str() {
            "белых" | "білих" => Colour::White,
            "черных" | "чёрных" | "чорних" => Colour::Black,
            _ => return Err(self.error(ListTrouble::NoTurn)),
        };
        self.skip_word(end);
        self.cursor.eat(":");
        Ok(())
    }

    fn skip_word(&mut self, bytes: usize) {
        let word = self.cursor.rest().get(..bytes).unwrap_or_default();
        self.cursor.eat(word);
        self.cursor.skip_blanks();
    }

    /// One square, or the first of a range of numbers.
    fn square(&mut self, rank: Rank) -> Result<(), ListError> {
        let start = self.cursor;
        let colour = self.colour.ok_or_else(|| self.error(ListTrouble::NoColour))?;
        let piece = Piece { colour, rank };
        let is_number = start.digits() > 0;
        let square = self.read_square()?;
        self.put(square.into(), piece, start)?;
        self.last = Some(square).filter(|_| is_number);
        let mut ahead = self.cursor;
        ahead.skip_blanks();
        if ["-", "–", "—", "−"].into_iter().any(|dash| ahead.eat(dash)) {
            ahead.skip_blanks();
            self.cursor = ahead;
            return self.range(self.last, rank);
        }
        Ok(())
    }

    /// The squares after the first of a range, up to the one under the cursor.
    fn range(&mut self, first: Option<Square>, rank: Rank) -> Result<(), ListError> {
        let start = self.cursor;
        let fail = || ListError { column: start.column(), trouble: ListTrouble::BadRange };
        let (first, colour) = first.zip(self.colour).ok_or_else(fail)?;
        let last = self.read_square()?;
        if start.digits() == 0 || last <= first {
            return Err(fail());
        }
        self.last = None;
        let squares = self.setup.board().squares().filter(|&square| first < square && square <= last);
        self.put(squares.collect(), Piece { colour, rank }, start)
    }

    fn put(&mut self, squares: Squares, piece: Piece, at: Cursor<'_>) -> Result<(), ListError> {
        if !(self.setup.side(piece.colour) & squares).is_empty() {
            return Err(ListError { column: at.column(), trouble: ListTrouble::Twice });
        }
        self.listed += squares.len();
        squares.for_each(|square| self.setup.put(square, piece));
        Ok(())
    }

    /// The number of pieces in brackets.
    fn count(&mut self) -> Result<(), ListError> {
        self.cursor.step();
        let start = self.cursor;
        let fail = |trouble| ListError { column: start.column(), trouble };
        let no_number = || fail(ListTrouble::NoCount);
        self.cursor.skip_blanks();
        let digits = self.cursor.digits();
        let given =
            self.cursor.rest().get(..digits).and_then(|number| number.parse().ok()).ok_or_else(no_number)?;
        (0..digits).for_each(|_| self.cursor.step());
        self.cursor.skip_blanks();
        if !self.cursor.eat(")") {
            return Err(no_number());
        }
        let listed = self.listed;
        if given == listed { Ok(()) } else { Err(fail(ListTrouble::WrongCount { given, listed })) }
    }

    fn read_square(&mut self) -> Result<Square, ListError> {
        let start = self.cursor;
        let fail = |error| ListError { column: start.column(), trouble: ListTrouble::NoSquare(error) };
        self.cursor.square(self.setup.board()).map_err(fail)
    }

    fn error(&self, trouble: ListTrouble) -> ListError {
        ListError { column: self.cursor.column(), trouble }
    }
}

impl fmt::Display for ListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: ", self.column)?;
        match self.trouble {
            ListTrouble::NoColour => {
                f.write_str("a list begins with белые, черные, білі, чорні, White or Black")
            }
            ListTrouble::NoSquare(error) => error.fmt(f),
            ListTrouble::NoCount => f.write_str("expected the number of pieces, like (12)"),
            ListTrouble::WrongCount { given, listed } => {
                write!(f, "the list has {listed} pieces, not {given}")
            }
            ListTrouble::BadRange => f.write_str("a range goes up from number to number, like 31-50"),
            ListTrouble::Twice => f.write_str("the square is listed twice"),
            ListTrouble::NoTurn => f.write_str("expected белых, черных, білих or чорних"),
        }
    }
}

impl core::error::Error for ListError {}
