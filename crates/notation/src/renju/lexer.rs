//! The words of a record: numbers, points, passes, comments, brackets, tags and results.

use std::borrow::Cow;

use renju::Move;

use super::{Dialect, Problem, ReadError};
use crate::pdn::unescape;

/// One word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Tag(&'a str, Cow<'a, str>),
    Number(u32),
    Move(Move),
    Comment(&'a str),
    Open,
    Close,
    Result(&'a str),
}

/// A text being cut into words.
#[derive(Clone, Debug)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

const RESULTS: [&str; 6] = ["1/2-1/2", "1-0", "0-1", "0-0", "½-½", "*"];

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// The next word and where it stands.
    pub(super) fn next(&mut self, dialect: Option<Dialect>) -> Result<Option<(usize, Token<'a>)>, ReadError> {
        self.skip(|sign| sign.is_whitespace() || matches!(sign, ',' | ';' | '!' | '?' | '\u{feff}'));
        let at = self.at;
        let Some(sign) = self.rest().chars().next() else { return Ok(None) };
        let token = match sign {
            '[' => self.tag()?,
            '{' => Token::Comment(self.between('{', '}', "a comment")?),
            '(' => self.one(Token::Open),
            ')' => self.one(Token::Close),
            '-' | '–' | '—' => {
                self.skip(|sign| matches!(sign, '-' | '–' | '—'));
                Token::Move(Move::Pass)
            }
            _ => match self.result() {
                Some(result) => Token::Result(result),
                None if sign.is_ascii_digit() => self.number()?,
                None => self.point(dialect)?,
            },
        };
        Ok(Some((at, token)))
    }

    pub(super) fn fail(&self, at: usize, problem: Problem) -> ReadError {
        ReadError::in_text(self.text, at, problem)
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Goes past these signs and gives them.
    fn skip(&mut self, is_wanted: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|sign| !is_wanted(sign)).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    fn one(&mut self, token: Token<'a>) -> Token<'a> {
        self.at += 1;
        token
    }

    fn between(&mut self, open: char, close: char, what: &'static str) -> Result<&'a str, ReadError> {
        let inside = self.rest().strip_prefix(open).unwrap_or_default();
        let length = inside.find(close).ok_or_else(|| self.fail(self.at, Problem::Unclosed(what)))?;
        self.at += open.len_utf8() + length + close.len_utf8();
        Ok(inside.get(..length).unwrap_or_default())
    }

    /// `[Key "value"]`, with quotes in the value escaped.
    fn tag(&mut self) -> Result<Token<'a>, ReadError> {
        let start = self.at;
        self.at += 1;
        self.skip(char::is_whitespace);
        let key = self.skip(|sign| sign.is_alphanumeric() || sign == '_');
        self.skip(char::is_whitespace);
        if key.is_empty() || !self.rest().starts_with('"') {
            return Err(self.fail(start, Problem::Expected("a tag such as [Black \"Ivanov\"]")));
        }
        self.at += 1;
        let rest = self.rest();
        let mut is_escaped = false;
        let length = rest.find(|sign| match sign {
            _ if is_escaped => {
                is_escaped = false;
                false
            }
            '\\' => {
                is_escaped = true;
                false
            }
            sign => sign == '"',
        });
        let length = length.ok_or_else(|| self.fail(start, Problem::Unclosed("a tag")))?;
        let value = rest.get(..length).unwrap_or_default();
        self.at += length + 1;
        self.skip(char::is_whitespace);
        if !self.rest().starts_with(']') {
            return Err(self.fail(self.at, Problem::Expected("] at the end of a tag")));
        }
        self.at += 1;
        Ok(Token::Tag(key, unescape(value)))
    }

    fn result(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        let result = RESULTS.iter().find(|&&result| rest.starts_with(result))?;
        let (result, after) = rest.split_at_checked(result.len())?;
        let is_whole =
            after.chars().next().is_none_or(|sign| sign.is_whitespace() || matches!(sign, ')' | '{'));
        self.at += if is_whole { result.len() } else { 0 };
        is_whole.then_some(result)
    }

    fn number(&mut self) -> Result<Token<'a>, ReadError> {
        let at = self.at;
        let digits = self.skip(|sign| sign.is_ascii_digit());
        let number = digits.parse().map_err(|_| self.fail(at, Problem::Expected("a move number")))?;
        self.skip(|sign| sign == '.');
        Ok(Token::Number(number))
    }

    /// A letter with its digits, or the word for a pass.
    fn point(&mut self, dialect: Option<Dialect>) -> Result<Token<'a>, ReadError> {
        let start = self.at;
        let rest = self.rest();
        if rest.get(..4).is_some_and(|word| word.eq_ignore_ascii_case("pass")) {
            self.at += 4;
            return Ok(Token::Move(Move::Pass));
        }
        let dialect = dialect.ok_or_else(|| self.fail(start, Problem::NoDialect))?;
        self.at += rest.chars().next().map_or(0, char::len_utf8);
        self.skip(|sign| sign.is_ascii_digit());
        let name = self.text.get(start..self.at).unwrap_or_default();
        let point = dialect.read(name).map_err(|error| self.fail(start, error.into()))?;
        Ok(Token::Move(Move::Stone(point)))
    }
}
