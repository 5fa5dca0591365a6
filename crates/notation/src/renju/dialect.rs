//! The two spellings of points.
//!
//! RU22 9.2.2.2 letters the columns A B C D E F G H I(J) K L M N O P: I and J are one column and the last is P. Files and
//! programs of the world use a..o with both i and j. From the ninth column on they mean different points, so
//! a spelling is never guessed.
//!
//! ```
//! use notation::renju::Dialect;
//! let point = Dialect::World.read("j10").unwrap();
//! assert_eq!(Dialect::Rulebook.write(point), "K10");
//! assert_eq!(Dialect::Rulebook.read("J9"), Dialect::Rulebook.read("I9"));
//! ```

use std::fmt;
use std::str::FromStr;

use article::Article;
use renju::Point;

/// How points are spelt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// `a` to `o`, as files and programs do.
    #[default]
    World,
    /// `A` to `P` where `J` is another name of `I`, as RU22 9.2.2.2 prints them.
    Rulebook,
}

/// A text that is no point in a dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PointError {
    /// What stands there, at most a few characters of it.
    pub text: String,
    /// How it was read.
    pub dialect: Dialect,
}

/// A name that is no dialect's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownDialect;

/// How much of an offending text an error shows.
const SHOWN_MAX: usize = 12;

impl Dialect {
    /// Both dialects.
    pub const ALL: [Self; 2] = [Self::World, Self::Rulebook];

    /// The dialect's name, `world` or `ru22`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::World => "world",
            Self::Rulebook => "ru22",
        }
    }

    /// The letters of the columns from the left.
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::World => "abcdefghijklmno",
            Self::Rulebook => "ABCDEFGHIKLMNOP",
        }
    }

    /// The letters in short, `a-o` or `A-P`, as a record's tag says them.
    #[must_use]
    pub const fn span(self) -> &'static str {
        match self {
            Self::World => "a-o",
            Self::Rulebook => "A-P",
        }
    }

    /// The point of a name such as `h8`; capitals and small letters are the same.
    ///
    /// # Errors
    /// If the dialect has no such point.
    pub fn read(self, name: &str) -> Result<Point, PointError> {
        self.find(name)
            .ok_or_else(|| PointError { text: name.chars().take(SHOWN_MAX).collect(), dialect: self })
    }

    /// The name of a point.
    #[must_use]
    pub fn write(self, point: Point) -> String {
        format!("{}{}", self.letter(point.column()), point.row() + 1)
    }

    /// The letter of a column counted from 0.
    #[must_use]
    pub fn letter(self, column: u8) -> char {
        self.letters().as_bytes().get(usize::from(column)).map_or('?', |&letter| char::from(letter))
    }

    fn find(self, name: &str) -> Option<Point> {
        let (letter, row) = match *name.as_bytes() {
            [letter, units @ b'1'..=b'9'] => (letter, units - b'0'),
            [letter, b'1', units @ b'0'..=b'5'] => (letter, 10 + units - b'0'),
            _ => return None,
        };
        Point::new(self.column(letter)?, row - 1)
    }

    fn column(self, letter: u8) -> Option<u8> {
        let letter = match (self, letter.to_ascii_uppercase()) {
            (Self::Rulebook, b'J') => b'I',
            (_, letter) => letter,
        };
        let column = self.letters().bytes().position(|own| own.to_ascii_uppercase() == letter)?;
        u8::try_from(column).ok()
    }
}

impl PointError {
    /// The article that says which points there are.
    #[must_use]
    pub const fn article(&self) -> Article {
        Article::new("RU22:9.2.2.2")
    }
}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(name: &str) -> Result<Self, UnknownDialect> {
        Self::ALL.into_iter().find(|dialect| dialect.name() == name).ok_or(UnknownDialect)
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for PointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = match self.dialect {
            Dialect::World => "columns a..o",
            Dialect::Rulebook => "columns A..P, where J is I",
        };
        write!(f, "{:?} is no point of the board: {columns}, rows 1..15", self.text)?;
        let others = Dialect::ALL.into_iter().filter(|&other| other != self.dialect);
        for other in others.filter(|other| other.find(&self.text).is_some()) {
            write!(f, " (in the letters {} it would be one: dialect {other})", other.span())?;
        }
        Ok(())
    }
}

impl std::error::Error for PointError {}

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown dialect; there are {}", Dialect::ALL.map(Dialect::name).join(", "))
    }
}

impl std::error::Error for UnknownDialect {}
