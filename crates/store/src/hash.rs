//! The hash chain of a stream, in a form that anybody can compute.
//!
//! The hash of an entry is the SHA-256 of these bytes, one after another:
//!
//! 1. the hash of the stream's entry before it, 32 bytes; 32 zeros for the first entry
//! 2. the name of the stream, `kind/id`
//! 3. the sequence
//! 4. the moment in milliseconds after the beginning of 1970 (UTC)
//! 5. the actor
//! 6. the body
//!
//! Numbers are 8 bytes, most significant first. Texts are UTF-8, each after its length in bytes as such a number; so
//! no two different entries give the same bytes. The position in the journal is not part of it: a stream keeps its
//! hashes when it moves to another journal.
//!
//! A chain shows every change but one: the last entries of a stream can be cut off without breaking it. That is why
//! [`verify`](crate::verify()) also counts the entries against the position the journal has reached.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::entry::NewEntry;
use crate::sequence::Sequence;
use crate::stream::Stream;

/// The hash of an entry, which stands for its stream up to there.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// What stands before the first entry.
    pub const START: Self = Self([0; 32]);

    /// The hash of the entry that follows this one.
    #[must_use]
    pub fn then(self, stream: &Stream, sequence: Sequence, entry: &NewEntry) -> Self {
        let mut sha = Sha256::new();
        sha.update(self.0);
        add_text(&mut sha, stream.as_str());
        sha.update(sequence.0.to_be_bytes());
        sha.update(entry.at_ms.to_be_bytes());
        add_text(&mut sha, &entry.actor);
        add_text(&mut sha, &entry.body);
        Self(sha.finalize().into())
    }

    /// The hash of this one and another.
    pub(crate) fn and(self, other: Self) -> Self {
        Self(Sha256::new().chain_update(self.0).chain_update(other.0).finalize().into())
    }

    /// The hash of some bytes.
    pub(crate) fn read(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().map(Self).ok()
    }
}

/// In hexadecimal digits.
impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// A text that is not 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoHash;

impl fmt::Display for NoHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a hash is 64 hexadecimal digits")
    }
}

impl std::error::Error for NoHash {}

impl FromStr for Hash {
    type Err = NoHash;

    fn from_str(text: &str) -> Result<Self, NoHash> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NoHash);
        }
        let digit = |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
        let mut hash = Self::START;
        for (byte, pair) in hash.0.iter_mut().zip(digits.chunks_exact(2)) {
            let [high, low] = pair else { return Err(NoHash) };
            let (high, low) = digit(*high).zip(digit(*low)).ok_or(NoHash)?;
            *byte = high << 4 | low;
        }
        Ok(hash)
    }
}

fn add_text(sha: &mut Sha256, text: &str) {
    sha.update((text.len() as u64).to_be_bytes());
    sha.update(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stream() -> Stream {
        Stream::new("game", "ab12").expect("a name")
    }

    fn entry(actor: &str, body: &str) -> NewEntry {
        NewEntry { at_ms: 1_790_000_000_000, actor: actor.to_owned(), body: body.to_owned() }
    }

    #[test]
    fn the_documented_form_gives_this_hash() {
        // Computed from the words of this file by another program, in another language.
        let first = Hash::START.then(&stream(), Sequence(1), &entry("white", r#"{"move":"c3-d4"}"#));
        assert_eq!(first.to_string(), "20ee679e70620b3813a217cea28d246cc9e1b60cc5f3518940028801d31131ac");
        let second = first.then(&stream(), Sequence(2), &entry("black", "{}"));
        assert_eq!(second.to_string(), "dff39ca32482f04ac04b36702106bf85cefb29d78dbfc785b5e4e153bd184b8a");
    }

    #[test]
    fn every_field_counts_and_none_runs_into_the_next() {
        let base = Hash::START.then(&stream(), Sequence(1), &entry("ab", "c"));
        let later = NewEntry { at_ms: 1_790_000_000_001, ..entry("ab", "c") };
        let other = Stream::new("game", "ab13").expect("a name");
        let changed = [
            Hash([1; 32]).then(&stream(), Sequence(1), &entry("ab", "c")),
            Hash::START.then(&other, Sequence(1), &entry("ab", "c")),
            Hash::START.then(&stream(), Sequence(2), &entry("ab", "c")),
            Hash::START.then(&stream(), Sequence(1), &later),
            Hash::START.then(&stream(), Sequence(1), &entry("a", "bc")),
            Hash::START.then(&stream(), Sequence(1), &entry("ab", "d")),
        ];
        for hash in changed {
            assert_ne!(hash, base);
        }
    }

    #[test]
    fn a_hash_is_read_as_it_is_written() {
        let hash = Hash::START.then(&stream(), Sequence(1), &entry("", ""));
        assert_eq!(hash.to_string().parse(), Ok(hash));
        for text in ["", "00", &"g".repeat(64), &"0".repeat(65), &"é".repeat(32)] {
            assert_eq!(text.parse::<Hash>(), Err(NoHash), "{text}");
        }
    }
}
