//! The values of tags: quotes and backslashes in them are escaped by a backslash.

use std::borrow::Cow;

use super::Text;

/// The value of a tag as the reader was given it: decoded and without escapes.
///
/// ```
/// use notation::pdn::{Place, Text, value};
/// let text = Text { bytes: br#"The \"big\" one"#, place: Place { line: 1, column: 1 } };
/// assert_eq!(value(text), "The \"big\" one");
/// ```
#[must_use]
pub fn value(text: Text<'_>) -> Cow<'_, str> {
    match text.decode() {
        Cow::Borrowed(text) => unescape(text),
        Cow::Owned(text) => Cow::Owned(unescape(&text).into_owned()),
    }
}

/// A text without the backslashes that escape quotes and backslashes.
#[must_use]
pub fn unescape(text: &str) -> Cow<'_, str> {
    if !text.contains('\\') {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(char) = chars.next() {
        match (char, chars.peek()) {
            ('\\', Some('"' | '\\')) => plain.extend(chars.next()),
            _ => plain.push(char),
        }
    }
    Cow::Owned(plain)
}

/// A text with its quotes and backslashes escaped, on one line.
#[must_use]
pub fn escape(text: &str) -> Cow<'_, str> {
    if !text.contains(['"', '\\', '\n', '\r']) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len() + 2);
    for char in text.chars() {
        match char {
            '"' | '\\' => escaped.extend(['\\', char]),
            '\n' | '\r' => escaped.push(' '),
            _ => escaped.push(char),
        }
    }
    Cow::Owned(escaped)
}
