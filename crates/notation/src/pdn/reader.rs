//! A streaming reader of PDN: it shows a visitor what it reads, in constant memory.

use std::io::{self, Read};

use super::input::{AHEAD, Found, Input};
use super::token::{self, Class, Word};
use super::{Interest, Problem, Score, SyntaxError, Text, Visitor};

/// The longest comment or tag value, in bytes.
pub const LONG_MAX: usize = 1 << 20;

/// The longest setup, in bytes.
pub const SETUP_MAX: usize = 4096;

/// How deep variations may be nested.
pub const DEPTH_MAX: usize = 256;

/// A reader of games over a stream.
///
/// ```
/// use notation::pdn::{Reader, Text, Visitor};
///
/// struct Count(u32);
/// impl Visitor for Count {
///     type Output = u32;
///     fn played(&mut self, _: Text<'_>) { self.0 += 1; }
///     fn end_game(&mut self) -> u32 { std::mem::take(&mut self.0) }
/// }
///
/// let text = "[White \"Ivanov\"] 1. 32-28 18-23 2. 37-32 2-0  1.c3d4 *";
/// let mut reader = Reader::new(text.as_bytes());
/// assert_eq!(reader.read_game(&mut Count(0)).unwrap(), Some(3));
/// assert_eq!(reader.read_game(&mut Count(0)).unwrap(), Some(1));
/// assert_eq!(reader.read_game(&mut Count(0)).unwrap(), None);
/// ```
pub struct Reader<R> {
    input: Input<R>,
    joined: Vec<u8>,
    words: Words,
    /// A `Result` that is no known score, `4-6`: the same word at the end of the game is no move.
    odd_result: Vec<u8>,
}

/// What words outside comments are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Words {
    Errors,
    Comments,
}

/// Why a part of a game could not be read to its end.
enum Stop {
    Io(io::Error),
    Syntax(SyntaxError),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<SyntaxError> for Stop {
    fn from(error: SyntaxError) -> Self {
        Self::Syntax(error)
    }
}

impl<R: Read> Reader<R> {
    /// A reader of PDN.
    pub fn new(from: R) -> Self {
        Self { input: Input::new(from), joined: Vec::new(), words: Words::Errors, odd_result: Vec::new() }
    }

    /// A reader of records as people write them: words between the moves are comments.
    pub fn plain(from: R) -> Self {
        Self { words: Words::Comments, ..Self::new(from) }
    }

    /// Shows the next game to a visitor; `None` when there is no more.
    ///
    /// A syntax error is shown to the visitor and ends the game; the next call goes on with the next game.
    ///
    /// # Errors
    /// Only those of the stream.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> io::Result<Option<V::Output>> {
        if !self.find_game()? {
            return Ok(None);
        }
        visitor.begin_game(self.input.place());
        self.odd_result.clear();
        if let Err(stop) = self.tags(visitor) {
            let error = stop.syntax()?;
            if !matches!(
                error.problem,
                Problem::Unclosed { what: COMMENT } | Problem::TooLong { what: COMMENT, .. }
            ) {
                self.skip_broken_tags()?;
            }
            self.skip_game()?;
            visitor.error(error);
            return Ok(Some(visitor.end_game()));
        }
        match visitor.end_tags() {
            Interest::Skip => self.skip_game()?,
            Interest::Read => {
                if let Err(stop) = self.moves(visitor) {
                    visitor.error(stop.syntax()?);
                    self.skip_game()?;
                }
            }
        }
        Ok(Some(visitor.end_game()))
    }

    /// Reads all games that are left, until `each` says to stop.
    ///
    /// # Errors
    /// Only those of the stream.
    pub fn read_all<V: Visitor>(
        &mut self,
        visitor: &mut V,
        mut each: impl FnMut(V::Output) -> Interest,
    ) -> io::Result<()> {
        while let Some(output) = self.read_game(visitor)? {
            if each(output) == Interest::Skip {
                break;
            }
        }
        Ok(())
    }

    /// Goes to the start of the next game, passing separators and byte order marks that belong to none.
    fn find_game(&mut self) -> io::Result<bool> {
        loop {
            let Some(first) = self.input.skip_blanks()? else { return Ok(false) };
            if self.input.rest().starts_with(b"\xEF\xBB\xBF") {
                self.input.pass_mark();
                continue;
            }
            let rest = self.input.ahead();
            let separator = match token::class(first) {
                Class::Star => 1,
                Class::Word => match token::kind(token::word(rest), rest) {
                    Word::Result(_, len) => len,
                    _ => return Ok(true),
                },
                _ => return Ok(true),
            };
            self.input.pass(separator);
        }
    }

    /// Reads the tags and the comments among them.
    fn tags<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        loop {
            match self.input.skip_blanks()?.map(token::class) {
                Some(Class::Tag) => self.tag(visitor)?,
                Some(Class::Comment) => self.comment(visitor)?,
                Some(Class::LineComment) => self.line_comment(visitor)?,
                _ => return Ok(()),
            }
        }
    }

    fn tag<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let opened = self.input.place();
        self.input.pass_ascii(1);
        self.input.skip_blanks()?;
        let key_len = {
            let rest = self.input.rest();
            rest.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count()
        };
        if key_len == 0 || key_len > KEY_MAX {
            return Err(self.unexpected("the name of a tag"));
        }
        let mut key = [0; KEY_MAX];
        let key = match (key.get_mut(..key_len), self.input.rest().get(..key_len)) {
            (Some(key), Some(name)) => {
                key.copy_from_slice(name);
                &*key
            }
            _ => return Err(self.unexpected("the name of a tag")),
        };
        self.input.pass_ascii(key_len);
        if self.input.skip_blanks()? != Some(b'"') {
            return Err(self.unexpected("the value of the tag in double quotes"));
        }
        self.input.pass_ascii(1);
        let len = self.value_len(opened)?;
        let place = self.input.place();
        let bytes = self.input.rest().get(..len).unwrap_or_default();
        if key == b"Result" && bytes.len() <= ODD_RESULT_MAX && Score::read(bytes.trim_ascii()).is_none() {
            self.odd_result.extend_from_slice(bytes);
        }
        visitor.tag(std::str::from_utf8(key).unwrap_or_default(), Text { bytes, place });
        self.input.pass(len + 1);
        match self.input.skip_blanks()? {
            Some(b']') => self.input.pass_ascii(1),
            _ => return Err(self.unexpected("`]` behind the tag's value")),
        }
        Ok(())
    }

    /// The length of a tag's value up to its closing quote; it may run over several lines. A quote inside the value should be escaped; one
    /// that is not is taken for the value's if another one before the end of the line closes the tag.
    fn value_len(&mut self, opened: super::Place) -> Result<usize, Stop> {
        let unclosed = || SyntaxError { place: opened, problem: Problem::Unclosed { what: "the tag" } };
        let mut from = 0;
        let mut first = None;
        loop {
            let at = match self.input.find(b'"', from, LONG_MAX)? {
                Found::At(at) => at,
                Found::End => return first.ok_or_else(|| unclosed().into()),
                Found::Limit => {
                    let problem = Problem::TooLong { what: "the tag", limit: LONG_MAX };
                    return first.ok_or_else(|| SyntaxError { place: opened, problem }.into());
                }
            };
            // A line that begins with a bracket is the next tag: this one was not closed.
            let mut lines =
                self.input.rest().get(from..at).unwrap_or_default().split(|&byte| byte == b'\n').skip(1);
            let is_over = if first.is_some() {
                lines.next().is_some()
            } else {
                lines.any(|line| line.trim_ascii_start().starts_with(b"["))
            };
            if is_over {
                return first.ok_or_else(|| unclosed().into());
            }
            let escapes = self.input.rest().get(..at).unwrap_or_default();
            let escapes = escapes.iter().rev().take_while(|&&byte| byte == b'\\').count();
            from = at + 1;
            if escapes % 2 != 0 {
                continue;
            }
            first = first.or(Some(at));
            self.input.reach(from + BLANKS_MAX)?;
            let behind = self.input.rest().get(from..).unwrap_or_default();
            match behind.iter().take(BLANKS_MAX).find(|&&byte| byte != b' ' && byte != b'\t') {
                Some(b']') | None => return Ok(at),
                Some(_) => {}
            }
        }
    }

    /// Reads everything behind the tags.
    fn moves<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let mut depth = 0;
        loop {
            let Some(first) = self.input.skip_blanks()? else { return self.end(depth) };
            match token::class(first) {
                Class::Word => {
                    if self.word(visitor, depth)? {
                        return Ok(());
                    }
                }
                Class::Dot => self.input.pass_ascii(1),
                Class::Sign => {
                    let len = token::sign(self.input.rest()).len();
                    self.show_sign(visitor, 0, len, len);
                }
                Class::Comment => self.comment(visitor)?,
                Class::LineComment => self.line_comment(visitor)?,
                Class::Glyph => self.glyph(visitor)?,
                Class::Setup => self.setup(visitor)?,
                Class::Open => match token::bracketed_sign(self.input.rest()).map(<[u8]>::len) {
                    Some(len) => self.show_sign(visitor, 1, len, len + 2),
                    None => self.open(visitor, &mut depth)?,
                },
                Class::Close if depth > 0 => {
                    depth -= 1;
                    self.input.pass_ascii(1);
                    visitor.end_variation();
                }
                Class::Star => {
                    self.end(depth)?;
                    self.input.pass_ascii(1);
                    visitor.result(Score::Open);
                    return Ok(self.remarks(|text| visitor.comment(text))?);
                }
                Class::Tag if self.is_tag() => return self.end(depth),
                Class::Close | Class::Tag | Class::Other => {
                    return Err(self.unexpected("a move or the end of the game"));
                }
            }
        }
    }

    /// The end of a game, which must not lie inside a variation.
    fn end(&self, depth: usize) -> Result<(), Stop> {
        if depth == 0 {
            return Ok(());
        }
        let place = self.input.place();
        Err(SyntaxError { place, problem: Problem::Unclosed { what: "the variation" } }.into())
    }

    /// Reads a word; whether it ends the game.
    #[inline]
    fn word<V: Visitor>(&mut self, visitor: &mut V, depth: usize) -> Result<bool, Stop> {
        let rest = self.input.ahead();
        let word = token::word(rest);
        if word.len() > token::WORD_MAX {
            let problem = Problem::TooLong { what: "the move", limit: token::WORD_MAX };
            return Err(SyntaxError { place: self.input.place(), problem }.into());
        }
        match token::kind(word, rest) {
            Word::Number => {
                let len = word.len();
                self.input.pass_ascii(len + 1);
            }
            Word::Move => {
                let len = word.len();
                if word == self.odd_result && is_last_word(rest, len) {
                    self.input.pass(len);
                    return Ok(true);
                }
                visitor.played(Text { bytes: word, place: self.input.place() });
                self.pass_word(len);
                self.glued_star(visitor);
            }
            Word::Part => self.spaced_move(visitor)?,
            Word::Result(score, len) => return self.result(visitor, depth, score, len),
            Word::Sign => {
                let len = word.len();
                self.show_sign(visitor, 0, len, len);
            }
            Word::Other => self.words(visitor)?,
        }
        Ok(false)
    }

    /// A move written with blanks: `5x 14`, `1 - 7`.
    #[cold]
    fn spaced_move<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let len = token::join(self.input.ahead(), &mut self.joined);
        if len == 0
            || token::is_square(&self.joined)
            || self.joined.last().is_some_and(|&byte| token::is_sign(byte))
        {
            return Err(self.unexpected("a move"));
        }
        visitor.played(Text { bytes: &self.joined, place: self.input.place() });
        self.input.pass(len);
        self.input.look_ahead()?;
        self.glued_star(visitor);
        Ok(())
    }

    /// A result ends the game; in a variation it can only be a verdict on it.
    fn result<V: Visitor>(
        &mut self,
        visitor: &mut V,
        depth: usize,
        score: Score,
        len: usize,
    ) -> Result<bool, Stop> {
        if depth > 0 {
            if !is_verdict(self.input.ahead(), len) {
                self.end(depth)?;
            }
            let bytes = self.input.rest().get(..len).unwrap_or_default();
            visitor.comment(Text { bytes, place: self.input.place() });
            self.input.pass(len);
            return Ok(false);
        }
        self.input.pass(len);
        visitor.result(score);
        self.remarks(|text| visitor.comment(text))?;
        Ok(true)
    }

    /// Reads the comments that stand behind the result on its line: they belong to the game that has ended. One that is
    /// not closed is left where it is.
    fn remarks(&mut self, mut each: impl FnMut(Text<'_>)) -> io::Result<()> {
        loop {
            self.input.look_ahead()?;
            let blanks = self.input.ahead().iter().take_while(|&&byte| matches!(byte, b' ' | b'\t')).count();
            let (found, skip) = match self.input.ahead().get(blanks) {
                Some(b'{') => {
                    self.input.pass_ascii(blanks);
                    (self.input.find_comment_end(LONG_MAX)?, 1)
                }
                Some(b';') => {
                    self.input.pass_ascii(blanks);
                    match self.input.find(b'\n', 1, LONG_MAX)? {
                        Found::End => (Found::At(self.input.rest().len()), 0),
                        found => (found, 0),
                    }
                }
                _ => return Ok(()),
            };
            let Found::At(end) = found else { return Ok(()) };
            let bytes = self.input.rest().get(1..end).unwrap_or_default();
            each(Text {
                bytes: if skip == 0 { bytes.trim_ascii() } else { bytes },
                place: self.input.place(),
            });
            self.input.pass(end + skip);
        }
    }

    /// Words that are no moves.
    #[cold]
    fn words<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        if self.words == Words::Errors {
            return Err(self.unexpected("a move or the end of the game"));
        }
        let len = self.words_len()?;
        let bytes = self.input.rest().get(..len).unwrap_or_default();
        visitor.comment(Text { bytes: bytes.trim_ascii_end(), place: self.input.place() });
        self.input.pass(len);
        Ok(())
    }

    /// How many bytes the words here have.
    fn words_len(&mut self) -> io::Result<usize> {
        self.input.find(b'\n', 0, WORDS_MAX)?;
        Ok(plain_words(self.input.rest()))
    }

    /// A star that touches a move means that the move is forced; a star by itself ends the game.
    #[inline]
    fn glued_star<V: Visitor>(&mut self, visitor: &mut V) {
        if self.input.rest().first() == Some(&b'*') {
            self.show_sign(visitor, 0, 1, 1);
        }
    }

    fn show_sign<V: Visitor>(&mut self, visitor: &mut V, skip: usize, len: usize, pass: usize) {
        let bytes = self.input.rest().get(skip..skip + len).unwrap_or_default();
        visitor.sign(Text { bytes, place: self.input.place() });
        self.input.pass(pass.max(1));
    }

    fn comment<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let place = self.input.place();
        let problem = match self.input.find_comment_end(LONG_MAX)? {
            Found::At(at) => {
                let bytes = self.input.rest().get(1..at).unwrap_or_default();
                visitor.comment(Text { bytes, place });
                self.input.pass(at + 1);
                return Ok(());
            }
            Found::End => Problem::Unclosed { what: COMMENT },
            Found::Limit => Problem::TooLong { what: COMMENT, limit: LONG_MAX },
        };
        // The text behind the brace is not lost: the next game is looked for there.
        self.input.pass_ascii(1);
        Err(SyntaxError { place, problem }.into())
    }

    fn line_comment<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let place = self.input.place();
        let end = match self.input.find(b'\n', 1, LONG_MAX)? {
            Found::At(at) => at,
            Found::End => self.input.rest().len(),
            Found::Limit => {
                let problem = Problem::TooLong { what: COMMENT, limit: LONG_MAX };
                self.input.skip_line()?;
                return Err(SyntaxError { place, problem }.into());
            }
        };
        let bytes = self.input.rest().get(1..end).unwrap_or_default();
        visitor.comment(Text { bytes: bytes.trim_ascii(), place });
        self.input.pass(end);
        Ok(())
    }

    fn glyph<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let digits = self.input.rest().iter().skip(1).take(5).take_while(|byte| byte.is_ascii_digit());
        let (len, number) =
            digits.fold((0, 0u32), |(len, number), digit| (len + 1, number * 10 + u32::from(digit - b'0')));
        match u16::try_from(number) {
            Ok(glyph) if len > 0 => {
                self.input.pass_ascii(len + 1);
                visitor.nag(glyph);
                Ok(())
            }
            _ => Err(self.unexpected("a number behind `$`")),
        }
    }

    fn setup<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), Stop> {
        let place = self.input.place();
        let problem = match self.input.find(b'/', 1, SETUP_MAX)? {
            Found::At(at) => {
                let bytes = self.input.rest().get(1..at).unwrap_or_default().trim_ascii();
                let quoted = bytes.strip_prefix(b"FEN").map(<[u8]>::trim_ascii_start);
                let fen = quoted
                    .and_then(|text| text.strip_prefix(b"\""))
                    .and_then(|text| text.strip_suffix(b"\""));
                let Some(fen) = fen else { return Err(self.unexpected("/FEN \"...\"/")) };
                visitor.setup(Text { bytes: fen, place });
                self.input.pass(at + 1);
                return Ok(());
            }
            Found::End => Problem::Unclosed { what: "the setup" },
            Found::Limit => Problem::TooLong { what: "the setup", limit: SETUP_MAX },
        };
        Err(SyntaxError { place, problem }.into())
    }

    fn open<V: Visitor>(&mut self, visitor: &mut V, depth: &mut usize) -> Result<(), Stop> {
        if *depth == DEPTH_MAX {
            let problem = Problem::TooDeep { limit: DEPTH_MAX };
            return Err(SyntaxError { place: self.input.place(), problem }.into());
        }
        self.input.pass_ascii(1);
        match visitor.begin_variation() {
            Interest::Read => *depth += 1,
            Interest::Skip => self.skip_variation()?,
        }
        Ok(())
    }

    /// Goes behind the end of a game without looking at its moves.
    fn skip_game(&mut self) -> io::Result<()> {
        while let Some(first) = self.input.skip_blanks()? {
            if let Some(len) = self.end_len(first) {
                self.input.pass(len);
                return if len > 0 { self.remarks(|_| ()) } else { Ok(()) };
            }
            self.skip_one(first)?;
        }
        Ok(())
    }

    /// Goes behind the end of a variation, or to the end of the game if it has none.
    fn skip_variation(&mut self) -> io::Result<()> {
        let mut depth = 1u64;
        while let Some(first) = self.input.skip_blanks()? {
            if self.end_len(first).is_some() {
                return Ok(());
            }
            match token::class(first) {
                Class::Open => depth += 1,
                Class::Close => depth -= 1,
                _ => {}
            }
            self.skip_one(first)?;
            if depth == 0 {
                return Ok(());
            }
        }
        Ok(())
    }

    /// The length of what ends the game here: a result or a star, or nothing before a tag. `None` if the game goes on.
    fn end_len(&self, first: u8) -> Option<usize> {
        let rest = self.input.ahead();
        match token::class(first) {
            Class::Tag if self.is_tag() => Some(0),
            Class::Star => Some(1),
            Class::Word => match token::kind(token::word(rest), rest) {
                Word::Result(_, len) if !is_verdict(rest, len) => Some(len),
                _ => None,
            },
            _ => None,
        }
    }

    /// Passes one comment, setup, sign, byte, or word with the star that touches it.
    fn skip_one(&mut self, first: u8) -> io::Result<()> {
        let rest = self.input.ahead();
        let len = match token::class(first) {
            Class::LineComment => return self.input.skip_line(),
            Class::Sign => token::sign(rest).len(),
            Class::Glyph => 1 + rest.iter().skip(1).take(5).take_while(|byte| byte.is_ascii_digit()).count(),
            Class::Setup => match self.input.find(b'/', 1, SETUP_MAX)? {
                Found::At(at) if is_setup(self.input.rest().get(1..at).unwrap_or_default()) => at + 1,
                _ => 1,
            },
            Class::Word => {
                let word = token::word(rest);
                let (len, is_move) = match token::kind(word, rest) {
                    Word::Move => (word.len(), true),
                    Word::Part => (token::join(rest, &mut self.joined).max(1), true),
                    Word::Other if self.words == Words::Comments => (self.words_len()?, false),
                    _ => (word.len(), false),
                };
                self.input.pass(len);
                self.input.look_ahead()?;
                usize::from(is_move && self.input.rest().first() == Some(&b'*'))
            }
            Class::Comment => match self.input.find_comment_end(LONG_MAX)? {
                Found::At(at) => at + 1,
                Found::End | Found::Limit => 1,
            },
            _ => 1,
        };
        self.input.pass(len);
        Ok(())
    }

    /// Passes the tags of a game in which one is broken.
    fn skip_broken_tags(&mut self) -> io::Result<()> {
        loop {
            self.input.skip_line()?;
            if self.input.skip_blanks()?.is_none() || !self.is_tag() {
                return Ok(());
            }
        }
    }

    /// Whether a tag starts here.
    fn is_tag(&self) -> bool {
        starts_tag(self.input.ahead())
    }

    #[inline]
    fn pass_word(&mut self, len: usize) {
        // Words with letters outside ASCII are rare, and only they need the columns counted.
        if self.input.rest().get(..len).unwrap_or_default().is_ascii() {
            self.input.pass_ascii(len);
        } else {
            self.input.pass(len);
        }
    }

    #[cold]
    fn unexpected(&self, expected: &'static str) -> Stop {
        SyntaxError::unexpected(self.input.place(), expected, self.input.rest()).into()
    }
}

impl Stop {
    /// The syntax error; an error of the stream goes on up.
    fn syntax(self) -> io::Result<SyntaxError> {
        match self {
            Self::Io(error) => Err(error),
            Self::Syntax(error) => Ok(error),
        }
    }
}

const COMMENT: &str = "the comment";

/// The longest result of a format of its own.
const ODD_RESULT_MAX: usize = 16;

/// How many blanks may stand behind the value of a tag.
const BLANKS_MAX: usize = 64;

/// The longest run of words that is one comment.
const WORDS_MAX: usize = 4096;

/// Whether a result stands at the end of a variation, where it can only be a verdict on it.
fn is_verdict(rest: &[u8], len: usize) -> bool {
    rest.get(len..).unwrap_or_default().iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b')')
}

/// Whether nothing but another game follows the word, so many bytes long, at the start of what is ahead.
fn is_last_word(ahead: &[u8], len: usize) -> bool {
    match ahead.get(len..).unwrap_or_default().trim_ascii_start() {
        [] => ahead.len() < AHEAD,
        behind => starts_tag(behind),
    }
}

/// Whether a text starts with a tag: a bracket and its name.
fn starts_tag(text: &[u8]) -> bool {
    let name = text.strip_prefix(b"[").unwrap_or_default().iter();
    name.copied().find(|byte| !matches!(byte, b' ' | b'\t')).is_some_and(|byte| byte.is_ascii_alphabetic())
}

/// Whether the text between two slashes is a setup.
fn is_setup(text: &[u8]) -> bool {
    text.trim_ascii_start().starts_with(b"FEN")
}

/// The longest name of a tag.
const KEY_MAX: usize = 64;

/// The length of the words at the start of a text, to the end of the line or the next move number.
fn plain_words(rest: &[u8]) -> usize {
    let words = rest.get(..WORDS_MAX).unwrap_or(rest);
    let mut end = 0;
    while let Some(&byte) = words.get(end) {
        if matches!(byte, b'\n' | b'{' | b'[') {
            break;
        }
        let digits =
            words.get(end..).unwrap_or_default().iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > 0 && end > 0 && words.get(end + digits) == Some(&b'.') {
            break;
        }
        end += digits.max(1);
    }
    // No character is cut in two; none has more than three bytes behind its first.
    let cut = rest.get(..=end).unwrap_or_default().iter().rev();
    end.saturating_sub(cut.take(3).take_while(|&&byte| byte & 0xC0 == 0x80).count()).max(1)
}
