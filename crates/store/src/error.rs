//! Why the journal says no.

use std::fmt;
use std::path::PathBuf;

use crate::limits::Limit;
use crate::sequence::{Position, Sequence};
use crate::stream::Stream;

/// Somebody else was first: the stream has not reached what was expected, or has gone on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The stream.
    pub stream: Stream,
    /// What was expected.
    pub expected: Sequence,
    /// What the stream has reached.
    pub actual: Sequence,
}

/// Why the journal says no. Nothing of a refused append is kept, except perhaps after [`Error::Unavailable`] and
/// [`Error::Storage`]: then the head of the stream will tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// Somebody else was first.
    Conflict(Conflict),
    /// What was brought does not fit.
    Limit(Limit),
    /// A model has not reached the position after which it was to go on.
    Stale {
        /// The model.
        model: String,
        /// What was expected.
        expected: Position,
        /// What the model has reached.
        actual: Position,
    },
    /// The journal is closed or closing.
    Closed,
    /// Another process, its number if known, writes this folder.
    InUse {
        /// The folder.
        folder: PathBuf,
        /// The process.
        process: Option<u32>,
    },
    /// A newer program has written this journal.
    Newer {
        /// The version found.
        found: u32,
        /// The highest version known here.
        known: u32,
    },
    /// There is no journal.
    Absent(String),
    /// There is something where nothing was expected.
    NotEmpty(String),
    /// A restore has begun there and not ended.
    Unfinished(String),
    /// There is something else in the place of the journal.
    Foreign(String),
    /// What is stored cannot be what was written.
    Damaged(String),
    /// The database could not be reached in time.
    Unavailable(String),
    /// The disk or the database refused.
    Storage(String),
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { stream, expected, actual } = self;
        write!(f, "{stream} has reached {actual}, not {expected}")
    }
}

impl std::error::Error for Conflict {}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict(conflict) => conflict.fmt(f),
            Self::Limit(limit) => limit.fmt(f),
            Self::Stale { model, expected, actual } => {
                write!(f, "the model {model} has reached {actual} and not yet {expected}")
            }
            Self::Closed => f.write_str("the journal is closed"),
            Self::InUse { folder, process } => {
                write!(f, "{} is in use by another process", folder.display())?;
                match process {
                    Some(process) => write!(f, " ({process}); stop it first"),
                    None => f.write_str("; stop it first"),
                }
            }
            Self::Newer { found, known } => {
                write!(
                    f,
                    "the journal has version {found}, this program knows versions up to {known}: use a newer damka"
                )
            }
            Self::Absent(place) => write!(f, "there is no journal in {place}"),
            Self::NotEmpty(place) => write!(f, "{place} is not empty"),
            Self::Unfinished(place) => {
                write!(
                    f,
                    "a restore in {place} is under way or was broken off: if none is running, empty it and restore again"
                )
            }
            Self::Foreign(what) => write!(f, "this is no journal of damka: {what}"),
            Self::Damaged(what) => write!(f, "the journal is damaged: {what}"),
            Self::Unavailable(why) => write!(f, "the database is out of reach: {why}"),
            Self::Storage(why) => write!(f, "cannot store: {why}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<Conflict> for Error {
    fn from(conflict: Conflict) -> Self {
        Self::Conflict(conflict)
    }
}

impl From<Limit> for Error {
    fn from(limit: Limit) -> Self {
        Self::Limit(limit)
    }
}
