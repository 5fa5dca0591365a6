//! Questions to the tables, and rows as entries.

use tokio_postgres::types::{FromSql, ToSql};
use tokio_postgres::{Client, Row};

use super::said;
use crate::entry::{Entry, Head, NewEntry};
use crate::error::Error;
use crate::hash::Hash;
use crate::limits::{PAGE_BYTES, PAGE_MAX};
use crate::sequence::{Position, Sequence, to_sql};
use crate::stream::{Stream, bounds};

/// The entries of a stream after a sequence.
pub(super) async fn read(
    client: &Client,
    stream: &Stream,
    after: Sequence,
    limit: usize,
) -> Result<Vec<Entry>, Error> {
    let sql = page_of("stream = $3 AND sequence > $4", "sequence");
    page(client, &sql, limit, &[&stream.as_str(), &to_sql(after.0)]).await
}

/// The entries of all streams after a position.
pub(super) async fn since(client: &Client, after: Position, limit: usize) -> Result<Vec<Entry>, Error> {
    page(client, &page_of("position > $3", "position"), limit, &[&to_sql(after.0)]).await
}

/// The streams of one kind, or of all.
pub(super) async fn streams(
    client: &Client,
    kind: Option<&str>,
    after: Option<&Stream>,
    limit: usize,
) -> Result<Vec<Stream>, Error> {
    let (low, high) = bounds(kind);
    let low = after.map_or(low.as_str(), |after| after.as_str().max(&low));
    let sql = "SELECT stream FROM damka_entry WHERE sequence = 1 AND stream > $1 AND stream < $2
        ORDER BY stream LIMIT $3";
    let rows = client.query(sql, &[&low, &high, &rows_of(limit)]).await.map_err(said)?;
    let name = |row: &Row| {
        let name: String = row.try_get(0).map_err(said)?;
        name.parse().map_err(|_| Error::Damaged(format!("a stream is named {name:?}")))
    };
    rows.iter().map(name).collect()
}

/// The end of a stream.
pub(super) async fn head(client: &Client, stream: &Stream) -> Result<Head, Error> {
    let sql = "SELECT sequence, hash FROM damka_entry WHERE stream = $1 ORDER BY sequence DESC LIMIT 1";
    let row = client.query_opt(sql, &[&stream.as_str()]).await.map_err(said)?;
    row.map_or(Ok(Head::START), |row| head_of(&row, 0))
}

/// The position the journal has reached.
pub(crate) async fn position(client: &Client) -> Result<Position, Error> {
    let row = client.query_one("SELECT position FROM damka_head", &[]).await.map_err(said)?;
    number(&row, 0).map(Position).ok_or_else(|| Error::Damaged("the position is unreadable".to_owned()))
}

/// The name the journal got by chance when it was made.
pub(crate) async fn name(client: &Client) -> Result<String, Error> {
    let row = client.query_one("SELECT name FROM damka_place", &[]).await.map_err(said)?;
    row.try_get(0).map_err(said)
}

/// An end of a stream, from two columns.
pub(super) fn head_of(row: &Row, column: usize) -> Result<Head, Error> {
    let head = || {
        let hash: &[u8] = get(row, column + 1)?;
        Some(Head { sequence: Sequence(number(row, column)?), hash: Hash::read(hash)? })
    };
    head().ok_or_else(|| Error::Damaged("the end of a stream is unreadable".to_owned()))
}

pub(super) fn rows_of(limit: usize) -> i64 {
    to_sql(limit.min(PAGE_MAX) as u64)
}

/// A page ends with the row that fills it: $1 rows, $2 bytes.
fn page_of(condition: &str, order: &str) -> String {
    format!(
        "SELECT position, stream, sequence, at_ms, actor, body, hash FROM (
            SELECT *, sum(octet_length(body)) OVER (ORDER BY {order}) - octet_length(body) AS before FROM (
                SELECT * FROM damka_entry WHERE {condition} ORDER BY {order} LIMIT $1
            ) AS asked
        ) AS counted WHERE before < $2 ORDER BY {order}"
    )
}

async fn page(
    client: &Client,
    sql: &str,
    limit: usize,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Entry>, Error> {
    let (rows, bytes) = (rows_of(limit), to_sql(PAGE_BYTES as u64));
    let mut all: Vec<&(dyn ToSql + Sync)> = vec![&rows, &bytes];
    all.extend(values);
    let rows = client.query(sql, &all).await.map_err(said)?;
    rows.iter().map(|row| entry(row).ok_or_else(|| unreadable(row))).collect()
}

fn entry(row: &Row) -> Option<Entry> {
    Some(Entry {
        position: Position(number(row, 0)?),
        stream: get::<&str>(row, 1)?.parse().ok()?,
        sequence: Sequence(number(row, 2)?),
        what: NewEntry { at_ms: number(row, 3)?, actor: get(row, 4)?, body: get(row, 5)? },
        hash: Hash::read(get(row, 6)?)?,
    })
}

fn get<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Option<T> {
    row.try_get(column).ok()
}

pub(super) fn number(row: &Row, column: usize) -> Option<u64> {
    u64::try_from(get::<i64>(row, column)?).ok()
}

fn unreadable(row: &Row) -> Error {
    let position = get::<i64>(row, 0).unwrap_or_default();
    Error::Damaged(format!("the entry at position {position} is unreadable"))
}
