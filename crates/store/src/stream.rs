//! The name of a stream: what it is about, and which one.
//!
//! ```
//! use store::Stream;
//! let stream = Stream::new("game", "ab12")?;
//! assert_eq!(stream.to_string(), "game/ab12");
//! assert_eq!("game/ab12".parse(), Ok(stream));
//! # Ok::<(), store::Limit>(())
//! ```

use std::fmt;
use std::str::FromStr;

use crate::limits::{ID_LETTERS_MAX, KIND_LETTERS_MAX, Limit};

/// The name of a stream, `kind/id`. Ordered by its bytes.
///
/// A kind is made of `a`-`z` and `-`, an id of letters, digits, `-`, `_` and `.`; both of ASCII only, so that a name
/// means the same in every database, address and file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stream(Box<str>);

impl Stream {
    /// A name, if its parts can be parts of one.
    pub fn new(kind: &str, id: &str) -> Result<Self, Limit> {
        let kind_fits = (1..=KIND_LETTERS_MAX).contains(&kind.len()) && kind.bytes().all(is_of_kind);
        let id_fits = (1..=ID_LETTERS_MAX).contains(&id.len()) && id.bytes().all(is_of_id);
        if kind_fits && id_fits { Ok(Self(format!("{kind}/{id}").into())) } else { Err(Limit::Name) }
    }

    /// What the stream is about.
    #[must_use]
    pub fn kind(&self) -> &str {
        self.0.split_once('/').map_or("", |(kind, _)| kind)
    }

    /// Which one it is.
    #[must_use]
    pub fn id(&self) -> &str {
        self.0.split_once('/').map_or("", |(_, id)| id)
    }

    /// The whole name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Stream {
    type Err = Limit;

    fn from_str(name: &str) -> Result<Self, Limit> {
        let (kind, id) = name.split_once('/').ok_or(Limit::Name)?;
        Self::new(kind, id)
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// All names of a kind lie between these two: `0` comes right after `/`, `~` after every letter.
pub(crate) fn bounds(kind: Option<&str>) -> (String, String) {
    kind.map_or_else(|| (String::new(), "~".to_owned()), |kind| (format!("{kind}/"), format!("{kind}0")))
}

fn is_of_kind(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte == b'-'
}

fn is_of_id(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_could_mean_two_things_are_none() {
        let too_long = "x".repeat(ID_LETTERS_MAX + 1);
        for name in ["", "game", "/", "game/", "/ab", "Game/ab", "game/a/b", "game/a b", "game/ї", "game/a\0"]
        {
            assert_eq!(name.parse::<Stream>(), Err(Limit::Name), "{name:?}");
        }
        assert_eq!(Stream::new("game", &too_long), Err(Limit::Name));
        assert_eq!(Stream::new("a/b", "c"), Err(Limit::Name));
        let stream: Stream = "game/Ab-1_2.3".parse().expect("a name");
        assert_eq!((stream.kind(), stream.id()), ("game", "Ab-1_2.3"));
    }
}
