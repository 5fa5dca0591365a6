//! Entries: what is brought, what is kept, and what is answered.

use crate::hash::Hash;
use crate::sequence::{Position, Sequence};
use crate::stream::Stream;

/// What happened, before it has its place in a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// When, in milliseconds after the beginning of 1970 (UTC).
    pub at_ms: u64,
    /// Who did it.
    pub actor: String,
    /// What it was. The store never reads it.
    pub body: String,
}

/// An entry of the journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the journal.
    pub position: Position,
    /// Its stream.
    pub stream: Stream,
    /// Its number in the stream.
    pub sequence: Sequence,
    /// What happened.
    pub what: NewEntry,
    /// The hash of the stream up to here.
    pub hash: Hash,
}

/// Entries for a stream, brought by somebody who has seen it up to some sequence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The stream; it begins with its first entry.
    pub stream: Stream,
    /// The sequence the stream must have reached, neither less nor more.
    pub expected: Sequence,
    /// What is appended, at least one.
    pub entries: Vec<NewEntry>,
}

/// Where a stream stands after an append. The entries are on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The sequence of the last entry.
    pub sequence: Sequence,
    /// The position of the last entry.
    pub position: Position,
    /// The hash of the last entry.
    pub hash: Hash,
}

/// The end of a stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The sequence of the last entry, [`Sequence::START`] if there is none.
    pub sequence: Sequence,
    /// Its hash, [`Hash::START`] if there is none.
    pub hash: Hash,
}

impl Head {
    /// The end of a stream that has no entry.
    pub const START: Self = Self { sequence: Sequence::START, hash: Hash::START };

    /// The entry that follows, and the new end.
    pub(crate) fn then(self, stream: &Stream, position: Position, what: NewEntry) -> (Entry, Self) {
        let sequence = self.sequence.next();
        let hash = self.hash.then(stream, sequence, &what);
        (Entry { position, stream: stream.clone(), sequence, what, hash }, Self { sequence, hash })
    }
}
