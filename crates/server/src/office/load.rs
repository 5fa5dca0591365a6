//! Events as the journal tells of them.

use store::{Entry, Error, Reader, Sequence, Stream};

use super::{KIND, Trouble};
use crate::venue::{Fact, Venue};

/// Entries that are read at a time.
const PAGE: usize = 1_000;

/// An event, if there is one.
pub(super) async fn venue<R: Reader + ?Sized>(journal: &R, id: &str) -> Result<Option<Venue>, Trouble> {
    let Ok(stream) = Stream::new(KIND, id) else { return Ok(None) };
    let mut venue: Option<Venue> = None;
    let mut after = Sequence::START;
    loop {
        let entries = journal.read(&stream, after, PAGE).await?;
        let Some(last) = entries.last() else { return Ok(venue) };
        after = last.sequence;
        for entry in &entries {
            let facts = facts(entry)?;
            match &mut venue {
                Some(venue) => venue.apply(&facts),
                None => venue = Some(Venue::begin(id, &facts).map_err(|broken| corrupt(entry, &broken))?),
            }
        }
    }
}

/// What an entry tells.
pub(super) fn facts(entry: &Entry) -> Result<Vec<Fact>, Trouble> {
    serde_json::from_str(&entry.what.body).map_err(|error| corrupt(entry, &error))
}

fn corrupt(entry: &Entry, error: &dyn std::fmt::Display) -> Trouble {
    Trouble::Store(Error::Damaged(format!("entry {} of {}: {error}", entry.sequence.0, entry.stream)))
}
