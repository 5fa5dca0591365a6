//! How much fits: the bounds that keep every request, transaction and answer small.

use std::fmt;

use crate::entry::{Append, NewEntry};
use crate::shelf::Update;
use crate::vault::Secret;

/// Letters of a stream's kind.
pub const KIND_LETTERS_MAX: usize = 24;
/// Letters of a stream's id.
pub const ID_LETTERS_MAX: usize = 64;
/// Bytes of an actor's name.
pub const ACTOR_BYTES_MAX: usize = 256;
/// Bytes of a body.
pub const BODY_BYTES_MAX: usize = 1 << 20;
/// Entries that are appended together.
pub const TOGETHER_MAX: usize = 10_000;
/// Bytes of bodies and actors that are appended together.
pub const TOGETHER_BYTES_MAX: usize = 16 << 20;
/// Entries, or names of streams, of one answer.
pub const PAGE_MAX: usize = 10_000;
/// Bytes of bodies after which an answer ends, though there is more.
pub const PAGE_BYTES: usize = 4 << 20;
/// Letters of a model's name.
pub const MODEL_LETTERS_MAX: usize = 32;
/// Bytes of a key of a model; a value has at most as many as a body.
pub const KEY_BYTES_MAX: usize = 512;
/// Rows of one update.
pub const UPDATE_ROWS_MAX: usize = 1_000;
/// Bytes of keys and values of one update.
pub const UPDATE_BYTES_MAX: usize = 4 << 20;
/// Letters of a node's name.
pub const NODE_LETTERS_MAX: usize = 64;
/// The last moment that can be written down: what JSON readers everywhere take for an exact number.
pub const AT_MS_MAX: u64 = (1 << 53) - 1;

/// What does not fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// The name of a stream has letters it cannot have, none, or too many.
    Name,
    /// An actor's name is too long.
    Actor,
    /// A body is too long.
    Body,
    /// A text holds the character U+0000, which not every database can keep.
    Nul,
    /// A moment is too late to be one.
    Moment,
    /// There is nothing to append.
    Nothing,
    /// Too much is appended together.
    Together,
    /// The name of a model has letters it cannot have, none, or too many.
    Model,
    /// A key is empty or too long.
    Key,
    /// An update has too many rows, or too long ones.
    Update,
    /// A model cannot go backwards, nor ahead of the journal.
    Reached,
    /// The name of a node has letters it cannot have, none, or too many.
    Node,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => write!(
                f,
                "a stream is named kind/id: up to {KIND_LETTERS_MAX} of a-z and -, then up to {ID_LETTERS_MAX} ASCII letters, digits, -, _ and ."
            ),
            Self::Actor => write!(f, "an actor's name has at most {ACTOR_BYTES_MAX} bytes"),
            Self::Body => write!(f, "a body has at most {BODY_BYTES_MAX} bytes"),
            Self::Nul => write!(f, "texts cannot hold the character U+0000"),
            Self::Moment => write!(f, "a moment is at most {AT_MS_MAX} milliseconds after 1970"),
            Self::Nothing => write!(f, "there is nothing to append"),
            Self::Together => write!(
                f,
                "at most {TOGETHER_MAX} entries and {TOGETHER_BYTES_MAX} bytes can be appended together"
            ),
            Self::Model => {
                write!(f, "a model is named by up to {MODEL_LETTERS_MAX} of a-z, 0-9 and -")
            }
            Self::Key => write!(f, "a key has 1 to {KEY_BYTES_MAX} bytes"),
            Self::Update => {
                write!(f, "an update has at most {UPDATE_ROWS_MAX} rows and {UPDATE_BYTES_MAX} bytes")
            }
            Self::Reached => write!(f, "a model cannot go backwards, nor ahead of the journal"),
            Self::Node => {
                write!(f, "a node is named by up to {NODE_LETTERS_MAX} ASCII letters, digits, -, _ and .")
            }
        }
    }
}

impl std::error::Error for Limit {}

/// How many bytes secrets have, if they fit.
pub(crate) fn check_secrets(secrets: &[Secret]) -> Result<usize, Limit> {
    let mut bytes = 0_usize;
    for secret in secrets {
        check_text(&secret.key).and_then(|()| check_text(&secret.body))?;
        if !(1..=KEY_BYTES_MAX).contains(&secret.key.len()) {
            return Err(Limit::Key);
        }
        if secret.body.len() > BODY_BYTES_MAX {
            return Err(Limit::Body);
        }
        bytes = bytes.saturating_add(secret.key.len()).saturating_add(secret.body.len());
    }
    let fits = secrets.len() <= UPDATE_ROWS_MAX && bytes <= UPDATE_BYTES_MAX;
    if fits { Ok(bytes) } else { Err(Limit::Update) }
}

/// Whether every database can keep a text.
pub(crate) fn check_text(text: &str) -> Result<(), Limit> {
    if text.contains('\0') { Err(Limit::Nul) } else { Ok(()) }
}

/// How many bytes the appends bring, if they fit.
pub(crate) fn check(appends: &[Append]) -> Result<usize, Limit> {
    let (mut count, mut bytes) = (0_usize, 0_usize);
    if appends.is_empty() || appends.iter().any(|append| append.entries.is_empty()) {
        return Err(Limit::Nothing);
    }
    for entry in appends.iter().flat_map(|append| &append.entries) {
        check_entry(entry)?;
        count = count.saturating_add(1);
        bytes = bytes.saturating_add(entry.body.len()).saturating_add(entry.actor.len());
    }
    if count > TOGETHER_MAX || bytes > TOGETHER_BYTES_MAX { Err(Limit::Together) } else { Ok(bytes) }
}

fn check_entry(entry: &NewEntry) -> Result<(), Limit> {
    if entry.actor.len() > ACTOR_BYTES_MAX {
        Err(Limit::Actor)
    } else if entry.body.len() > BODY_BYTES_MAX {
        Err(Limit::Body)
    } else if entry.actor.contains('\0') || entry.body.contains('\0') {
        Err(Limit::Nul)
    } else if entry.at_ms > AT_MS_MAX {
        Err(Limit::Moment)
    } else {
        Ok(())
    }
}

/// The name of a model, if it can be one.
pub(crate) fn check_model(name: &str) -> Result<(), Limit> {
    let is_letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
    let fits = (1..=MODEL_LETTERS_MAX).contains(&name.len()) && name.bytes().all(is_letter);
    if fits { Ok(()) } else { Err(Limit::Model) }
}

/// How many bytes an update brings, if it fits.
pub(crate) fn check_update(update: &Update) -> Result<usize, Limit> {
    check_model(&update.model)?;
    if update.reached < update.after {
        return Err(Limit::Reached);
    }
    let mut bytes = 0_usize;
    for (key, value) in &update.rows {
        let value = value.as_deref().unwrap_or_default();
        if !(1..=KEY_BYTES_MAX).contains(&key.len()) {
            return Err(Limit::Key);
        } else if value.len() > BODY_BYTES_MAX {
            return Err(Limit::Body);
        } else if key.contains('\0') || value.contains('\0') {
            return Err(Limit::Nul);
        }
        bytes = bytes.saturating_add(key.len()).saturating_add(value.len());
    }
    let fits = update.rows.len() <= UPDATE_ROWS_MAX && bytes <= UPDATE_BYTES_MAX;
    if fits { Ok(bytes) } else { Err(Limit::Update) }
}

/// A node and a moment, if they can be ones.
pub(crate) fn check_beat(node: &str, at_ms: u64) -> Result<(), Limit> {
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    if !(1..=NODE_LETTERS_MAX).contains(&node.len()) || !node.bytes().all(is_letter) {
        Err(Limit::Node)
    } else if at_ms > AT_MS_MAX {
        Err(Limit::Moment)
    } else {
        Ok(())
    }
}
