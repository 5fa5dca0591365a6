//! Tables as the journal tells of them.

use store::{Entry, Error, Reader, Sequence, Stream};

use crate::hall::{KIND, Trouble};
use crate::table::{Fact, Table};

/// Entries that are read at a time.
const PAGE: usize = 1_000;

/// A table, if there is one.
pub(crate) async fn table<R: Reader + ?Sized>(journal: &R, id: &str) -> Result<Option<Table>, Trouble> {
    let Ok(stream) = Stream::new(KIND, id) else { return Ok(None) };
    let mut table: Option<Table> = None;
    let mut after = Sequence::START;
    loop {
        let entries = journal.read(&stream, after, PAGE).await?;
        let Some(last) = entries.last() else { return Ok(table) };
        after = last.sequence;
        for entry in &entries {
            let facts = facts(entry)?;
            match &mut table {
                Some(table) => table.apply(&facts),
                None => table = Some(Table::begin(id, &facts).map_err(|broken| corrupt(entry, &broken))?),
            }
        }
    }
}

/// What an entry tells.
pub(crate) fn facts(entry: &Entry) -> Result<Vec<Fact>, Trouble> {
    serde_json::from_str(&entry.what.body).map_err(|error| corrupt(entry, &error))
}

fn corrupt(entry: &Entry, error: &dyn std::fmt::Display) -> Trouble {
    Trouble::Store(Error::Storage(format!("entry {} of {}: {error}", entry.sequence.0, entry.stream)))
}
