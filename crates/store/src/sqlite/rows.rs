//! Questions to the tables, and rows as entries.

use rusqlite::{Connection, OptionalExtension, Row, ToSql};

use super::said;
use crate::entry::{Entry, Head, NewEntry};
use crate::error::Error;
use crate::hash::Hash;
use crate::limits::{PAGE_BYTES, PAGE_MAX};
use crate::sequence::{Position, Sequence, to_sql};
use crate::stream::{Stream, bounds};

/// The entries of a stream after a sequence.
pub(super) fn read(
    from: &Connection,
    stream: &Stream,
    after: Sequence,
    limit: usize,
) -> Result<Vec<Entry>, Error> {
    let sql = "SELECT position, stream, sequence, at_ms, actor, body, hash FROM entry
        WHERE stream = ?1 AND sequence > ?2 ORDER BY sequence LIMIT ?3";
    page(from, sql, &[&stream.as_str(), &to_sql(after.0), &rows_of(limit)])
}

/// The entries of all streams after a position.
pub(super) fn since(from: &Connection, after: Position, limit: usize) -> Result<Vec<Entry>, Error> {
    let sql = "SELECT position, stream, sequence, at_ms, actor, body, hash FROM entry
        WHERE position > ?1 ORDER BY position LIMIT ?2";
    page(from, sql, &[&to_sql(after.0), &rows_of(limit)])
}

/// What SQLite finds wrong with its pages.
pub(super) fn complaints(from: &Connection) -> Result<Vec<String>, Error> {
    let mut statement = from.prepare("PRAGMA integrity_check(20)").map_err(said)?;
    let words = statement.query_map((), |row| row.get::<_, String>(0)).map_err(said)?;
    let words = words.collect::<Result<Vec<_>, _>>().map_err(said)?;
    Ok(words.into_iter().filter(|word| word != "ok").collect())
}

/// The streams of one kind, or of all.
pub(super) fn streams(
    from: &Connection,
    kind: Option<&str>,
    after: Option<&Stream>,
    limit: usize,
) -> Result<Vec<Stream>, Error> {
    let (low, high) = bounds(kind);
    let low = after.map_or(low.as_str(), |after| after.as_str().max(&low));
    let sql = "SELECT stream FROM entry WHERE sequence = 1 AND stream > ?1 AND stream < ?2 ORDER BY stream LIMIT ?3";
    let mut statement = from.prepare(sql).map_err(said)?;
    let mut rows = statement.query((low, high, rows_of(limit))).map_err(said)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next().map_err(said)? {
        let name: String = row.get(0).map_err(|error| Error::Damaged(error.to_string()))?;
        found.push(name.parse().map_err(|_| Error::Damaged(format!("a stream is named {name:?}")))?);
    }
    Ok(found)
}

/// The end of a stream.
pub(super) fn head(from: &Connection, stream: &Stream) -> Result<Head, Error> {
    let mut statement = from.prepare(HEAD).map_err(said)?;
    statement.query_row([stream.as_str()], head_of).optional().map_err(said)?.unwrap_or(Ok(Head::START))
}

/// The end of one stream.
pub(super) const HEAD: &str =
    "SELECT sequence, hash FROM entry WHERE stream = ?1 ORDER BY sequence DESC LIMIT 1";

/// The row of [`HEAD`].
#[expect(clippy::unnecessary_wraps, reason = "the outer result is what SQLite's rows are asked for")]
pub(super) fn head_of(row: &Row<'_>) -> rusqlite::Result<Result<Head, Error>> {
    let head = || {
        Some(Head {
            sequence: Sequence(number(row, 0)?),
            hash: Hash::read(row.get_ref(1).ok()?.as_blob().ok()?)?,
        })
    };
    Ok(head().ok_or_else(|| Error::Damaged("the end of a stream is unreadable".to_owned())))
}

/// The position the journal has reached.
pub(super) fn position(from: &Connection) -> Result<Position, Error> {
    let position = from.query_row("SELECT position FROM head", (), |row| Ok(number(row, 0))).map_err(said)?;
    position.map(Position).ok_or_else(|| Error::Damaged("the position is unreadable".to_owned()))
}

/// The position of a model, from the first column; one below 0 says that it is being removed.
pub(super) fn reached_of(row: &Row<'_>) -> rusqlite::Result<Position> {
    let position: i64 = row.get(0)?;
    Ok(Position(u64::try_from(position).unwrap_or(0)))
}

pub(super) fn rows_of(limit: usize) -> i64 {
    to_sql(limit.min(PAGE_MAX) as u64)
}

fn page(from: &Connection, sql: &str, values: &[&dyn ToSql]) -> Result<Vec<Entry>, Error> {
    let mut statement = from.prepare(sql).map_err(said)?;
    let mut rows = statement.query(values).map_err(said)?;
    let (mut entries, mut bytes) = (Vec::new(), 0);
    while let Some(row) = rows.next().map_err(said)? {
        let entry = entry(row).ok_or_else(|| unreadable(row))?;
        bytes += entry.what.body.len();
        entries.push(entry);
        if bytes >= PAGE_BYTES {
            break;
        }
    }
    Ok(entries)
}

fn entry(row: &Row<'_>) -> Option<Entry> {
    Some(Entry {
        position: Position(number(row, 0)?),
        stream: row.get_ref(1).ok()?.as_str().ok()?.parse().ok()?,
        sequence: Sequence(number(row, 2)?),
        what: NewEntry { at_ms: number(row, 3)?, actor: row.get(4).ok()?, body: row.get(5).ok()? },
        hash: Hash::read(row.get_ref(6).ok()?.as_blob().ok()?)?,
    })
}

pub(super) fn number(row: &Row<'_>, column: usize) -> Option<u64> {
    u64::try_from(row.get::<_, i64>(column).ok()?).ok()
}

fn unreadable(row: &Row<'_>) -> Error {
    let position: i64 = row.get(0).unwrap_or_default();
    Error::Damaged(format!("the entry at position {position} is unreadable"))
}
