//! Milestones: how far a journal had come, and a hash of everything up to there.
//!
//! The chain of a stream says nothing of what came after its end: when the last entries are cut off, what is left is sound. Who
//! has written down a milestone, which is one line, or has kept a backup, can find out later whether a journal still holds
//! everything up to there.
//!
//! The hash of no entries is 32 zero bytes; the hash of more is the SHA-256 of the hash before the last one and the hash of
//! the last one, in the order of positions.
//!
//! ```
//! use store::Milestone;
//! assert_eq!(Milestone::START.to_string().parse(), Ok(Milestone::START));
//! assert!("12:ab".parse::<Milestone>().is_err());
//! ```

use std::fmt;
use std::str::FromStr;

use crate::entry::Entry;
use crate::error::Error;
use crate::hash::Hash;
use crate::journal::Reader;
use crate::sequence::Position;

/// Entries of one page.
const PAGE: usize = 1_000;

/// How far a journal had come, and a hash of everything up to there. Written `position:hash`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Milestone {
    /// The position.
    pub position: Position,
    /// The hash of all entries up to there.
    pub hash: Hash,
}

impl Milestone {
    /// Before the first entry.
    pub const START: Self = Self { position: Position::START, hash: Hash::START };

    /// The milestone at a later position, or at the end of the journal if it does not come so far. Progress is told as
    /// positions.
    ///
    /// # Errors
    /// If the journal cannot be read, or an entry on the way is missing.
    pub async fn walk<R: Reader + ?Sized>(
        self,
        reader: &R,
        until: Position,
        mut progress: impl FnMut(Position),
    ) -> Result<Self, Error> {
        let mut reached = self;
        while reached.position < until {
            let page = reader.since(reached.position, PAGE).await?;
            if page.is_empty() {
                break;
            }
            for entry in page.iter().take_while(|entry| entry.position <= until) {
                reached = reached.then(entry)?;
            }
            progress(reached.position);
        }
        Ok(reached)
    }

    /// The milestone at the next entry.
    pub(crate) fn then(self, entry: &Entry) -> Result<Self, Error> {
        let position = self.position.next();
        if entry.position == position {
            Ok(Self { position, hash: self.hash.and(entry.hash) })
        } else {
            Err(Error::Damaged(format!("the entry at position {position} is missing")))
        }
    }
}

impl fmt::Display for Milestone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.position, self.hash)
    }
}

/// A text that is no milestone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoMilestone;

impl fmt::Display for NoMilestone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a milestone is a position, a colon and 64 hexadecimal digits")
    }
}

impl std::error::Error for NoMilestone {}

impl FromStr for Milestone {
    type Err = NoMilestone;

    fn from_str(text: &str) -> Result<Self, NoMilestone> {
        let (position, hash) = text.split_once(':').ok_or(NoMilestone)?;
        let position = Position(position.parse().map_err(|_| NoMilestone)?);
        Ok(Self { position, hash: hash.parse().map_err(|_| NoMilestone)? })
    }
}
