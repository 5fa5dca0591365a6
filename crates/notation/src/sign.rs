//! Annotation signs of the two sign tables: RU22 Appendix 5 and UA24 III.recording.2.
//!
//! The signs are read alike everywhere; how one is written and what it means is for the edition to say.
//!
//! ```
//! use notation::sign::{self, RU22, Sign, UA24};
//! assert_eq!(sign::read("!? +1"), Ok(vec![Sign::SeemsStrong, Sign::PiecesWon(1)]));
//! let meaning = UA24.entry(Sign::SeemsStrong).unwrap();
//! assert_eq!(meaning.meaning, "seems strong, is weak");
//! assert_eq!(meaning.by.name(), "UA24:III.recording.2.h");
//! assert!(RU22.entry(Sign::SeemsStrong).is_none());
//! assert_eq!((RU22.write(Sign::Won), UA24.write(Sign::Won)), ("х".to_string(), "+".to_string()));
//! ```

use draughts::Article;

use crate::square::Cursor;

/// A sign after a move or at the end of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `!`
    Strong,
    /// `!!`
    VeryStrong,
    /// `?`
    Weak,
    /// `??`
    VeryWeak,
    /// `!?`
    SeemsStrong,
    /// `?!`
    SeemsWeak,
    /// `*`
    Forced,
    /// `х` or `+`
    Won,
    /// `0`
    Lost,
    /// `=`
    Drawn,
    /// `+1`, `+2`, …
    PiecesWon(u8),
    /// `-1`, `-2`, …
    PiecesLost(u8),
    /// `a.l.`, ad libitum
    AtWill,
}

/// The signs of one edition.
#[derive(Debug)]
pub struct Table {
    entries: &'static [Entry],
}

/// A line of a table of signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The sign; of numbered ones the first.
    pub sign: Sign,
    /// How it is written, without its number.
    pub text: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// The article that says so.
    pub by: Article,
}

/// The signs of RU22, Appendix 5.
pub static RU22: Table = Table {
    entries: &[
        entry(Sign::Strong, "!", "strong move", "RU22:A5.3"),
        entry(Sign::VeryStrong, "!!", "very strong move", "RU22:A5.4"),
        entry(Sign::Weak, "?", "weak move", "RU22:A5.5"),
        entry(Sign::VeryWeak, "??", "very weak move, blunder", "RU22:A5.6"),
        entry(Sign::Won, "х", "the game is won", "RU22:A5.7"),
        entry(Sign::Lost, "0", "the game is lost", "RU22:A5.8"),
        entry(Sign::Drawn, "=", "the game is drawn", "RU22:A5.9"),
    ],
};

/// The signs of UA24, III.recording.2.
pub static UA24: Table = Table {
    entries: &[
        entry(Sign::Strong, "!", "strong move", "UA24:III.recording.2.c"),
        entry(Sign::VeryStrong, "!!", "very strong move", "UA24:III.recording.2.d"),
        entry(Sign::Weak, "?", "weak move", "UA24:III.recording.2.e"),
        entry(Sign::VeryWeak, "??", "very weak move", "UA24:III.recording.2.f"),
        entry(Sign::SeemsWeak, "?!", "seems weak, is strong", "UA24:III.recording.2.g"),
        entry(Sign::SeemsStrong, "!?", "seems strong, is weak", "UA24:III.recording.2.h"),
        entry(Sign::Forced, "*", "forced move, any other loses", "UA24:III.recording.2.i"),
        entry(Sign::Won, "+", "the game is won", "UA24:III.recording.2.j"),
        entry(Sign::Drawn, "=", "draw", "UA24:III.recording.2.k"),
        entry(Sign::PiecesWon(1), "+", "pieces won after the last move", "UA24:III.recording.2.l"),
        entry(Sign::PiecesLost(1), "-", "pieces lost after the last move", "UA24:III.recording.2.m"),
        entry(Sign::AtWill, "a.l.", "choice between equal captures", "UA24:III.recording.2.n"),
    ],
};

const fn entry(sign: Sign, text: &'static str, meaning: &'static str, by: &'static str) -> Entry {
    Entry { sign, text, meaning, by: Article::new(by) }
}

impl Table {
    /// All lines of the table.
    #[must_use]
    pub const fn entries(&self) -> &'static [Entry] {
        self.entries
    }

    /// What this edition says about a sign, if it has it.
    #[must_use]
    pub fn entry(&self, sign: Sign) -> Option<&'static Entry> {
        let kind = core::mem::discriminant(&sign);
        self.entries.iter().find(|entry| core::mem::discriminant(&entry.sign) == kind)
    }

    /// A sign as this edition writes it; one it does not have is written as the other edition does.
    #[must_use]
    pub fn write(&self, sign: Sign) -> String {
        let entry = [self, &RU22, &UA24].into_iter().find_map(|table| table.entry(sign));
        let text = entry.map_or("", |entry| entry.text);
        match sign {
            Sign::PiecesWon(count) | Sign::PiecesLost(count) => format!("{text}{count}"),
            _ => text.into(),
        }
    }
}

impl Sign {
    /// The signs PDN has numbers for, `$1` first.
    const NUMBERED: [Self; 7] = [
        Self::Strong,
        Self::Weak,
        Self::VeryStrong,
        Self::VeryWeak,
        Self::SeemsStrong,
        Self::SeemsWeak,
        Self::Forced,
    ];

    /// The number of the sign in PDN (`$1`), if it has one.
    #[must_use]
    pub fn nag(self) -> Option<u8> {
        Self::NUMBERED.iter().zip(1..).find(|&(&sign, _)| sign == self).map(|(_, number)| number)
    }

    /// The sign of this number in PDN.
    #[must_use]
    pub fn of_nag(number: u8) -> Option<Self> {
        Self::NUMBERED.get(usize::from(number).checked_sub(1)?).copied()
    }

    /// Whether the sign tells how a game or a line ends, not how good a move is.
    #[must_use]
    pub const fn is_result(self) -> bool {
        matches!(self, Self::Won | Self::Lost | Self::Drawn)
    }
}

/// The signs of a text that has nothing else, with or without blanks between them. Strengths may stand in
/// brackets, `(!?)`; the sign of a won game may be Latin or Cyrillic.
///
/// # Errors
/// With the number, from 1, of the first character that belongs to no sign.
pub fn read(text: &str) -> Result<Vec<Sign>, usize> {
    let mut cursor = Cursor::new(text);
    let mut signs = Vec::new();
    loop {
        cursor.skip_blanks();
        if cursor.is_at_end() {
            return Ok(signs);
        }
        let start = cursor;
        signs.push(one(&mut cursor).ok_or_else(|| start.column())?);
    }
}

/// Goes over one sign.
fn one(cursor: &mut Cursor<'_>) -> Option<Sign> {
    if cursor.eat("(") {
        let sign = strength(cursor)?;
        return cursor.eat(")").then_some(sign);
    }
    if let Some(sign) = strength(cursor) {
        return Some(sign);
    }
    if cursor.eat("a.l.") {
        return Some(Sign::AtWill);
    }
    let first = cursor.character()?;
    cursor.step();
    let count = match cursor.digits() {
        0 => None,
        1 | 2 => Some(count(cursor)),
        _ => return None,
    };
    match (first, count) {
        ('+', Some(count @ 1..)) => Some(Sign::PiecesWon(count)),
        ('-' | '–' | '−', Some(count @ 1..)) => Some(Sign::PiecesLost(count)),
        ('+' | 'x' | 'X' | 'х' | 'Х', None) => Some(Sign::Won),
        ('0', None) => Some(Sign::Lost),
        ('=', None) => Some(Sign::Drawn),
        ('*', None) => Some(Sign::Forced),
        _ => None,
    }
}

/// Goes over the sign of a strong or weak move, the longest there is.
fn strength(cursor: &mut Cursor<'_>) -> Option<Sign> {
    const STRENGTHS: [(&str, Sign); 6] = [
        ("!!", Sign::VeryStrong),
        ("??", Sign::VeryWeak),
        ("!?", Sign::SeemsStrong),
        ("?!", Sign::SeemsWeak),
        ("!", Sign::Strong),
        ("?", Sign::Weak),
    ];
    STRENGTHS.into_iter().find(|(text, _)| cursor.eat(text)).map(|(_, sign)| sign)
}

/// Goes over the digits of a small number.
fn count(cursor: &mut Cursor<'_>) -> u8 {
    let mut count = 0;
    while let digit @ b'0'..=b'9' = cursor.byte() {
        count = count * 10 + (digit - b'0');
        cursor.step();
        if count > 9 {
            break;
        }
    }
    count
}
