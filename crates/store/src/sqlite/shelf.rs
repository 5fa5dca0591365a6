//! Questions to the models, the beats and the vault.

use rusqlite::{Connection, OptionalExtension, ToSql};

use super::rows::{number, reached_of, rows_of};
use super::said;
use crate::error::Error;
use crate::limits::PAGE_BYTES;
use crate::pulse::Beat;
use crate::sequence::Position;
use crate::shelf::{Keys, Row};
use crate::stream::Stream;
use crate::vault::Secret;

/// The position a model has reached.
pub(super) fn reached(from: &Connection, model: &str) -> Result<Position, Error> {
    let sql = "SELECT position FROM model WHERE name = ?1";
    let found = from.query_row(sql, [model], reached_of).optional().map_err(said)?;
    Ok(found.unwrap_or(Position::START))
}

/// The models and the positions they have reached.
pub(super) fn models(from: &Connection) -> Result<Vec<(String, Position)>, Error> {
    let mut statement = from.prepare("SELECT position, name FROM model ORDER BY name").map_err(said)?;
    let rows = statement.query_map((), |row| Ok((row.get(1)?, reached_of(row)?))).map_err(said)?;
    rows.collect::<Result<_, _>>().map_err(said)
}

/// The value under a key.
pub(super) fn row(from: &Connection, model: &str, key: &str) -> Result<Option<String>, Error> {
    let sql = "SELECT value FROM shelf WHERE model = ?1 AND key = ?2";
    from.query_row(sql, (model, key), |row| row.get(0)).optional().map_err(said)
}

/// A page of rows.
pub(super) fn rows(from: &Connection, model: &str, keys: &Keys, limit: usize) -> Result<Vec<Row>, Error> {
    let (condition, values) = keys.sql('?', 3);
    let direction = keys.direction();
    let sql =
        format!("SELECT key, value FROM shelf WHERE model = ?1{condition} ORDER BY key {direction} LIMIT ?2");
    let mut statement = from.prepare(&sql).map_err(said)?;
    let limit = rows_of(limit);
    let mut all: Vec<&dyn ToSql> = vec![&model, &limit];
    all.extend(values.iter().map(|value| value as &dyn ToSql));
    let mut found = statement.query(&*all).map_err(said)?;
    let (mut page, mut bytes) = (Vec::new(), 0);
    while let Some(row) = found.next().map_err(said)? {
        let row = Row { key: row.get(0).map_err(said)?, value: row.get(1).map_err(said)? };
        bytes += row.value.len();
        page.push(row);
        if bytes >= PAGE_BYTES {
            break;
        }
    }
    Ok(page)
}

/// A page of what the vault keeps.
pub(super) fn secrets(
    from: &Connection,
    stream: Option<&Stream>,
    after: Option<&Secret>,
    limit: usize,
) -> Result<Vec<Secret>, Error> {
    let sql =
        "SELECT stream, key, body FROM vault WHERE (?1 = '' OR stream = ?1) AND (stream, key) > (?2, ?3)
        ORDER BY stream, key LIMIT ?4";
    let mut statement = from.prepare(sql).map_err(said)?;
    let stream = stream.map_or("", Stream::as_str);
    let (last, key) = after.map_or(("", ""), |after| (after.stream.as_str(), after.key.as_str()));
    let mut found = statement.query((stream, last, key, rows_of(limit))).map_err(said)?;
    let (mut page, mut bytes) = (Vec::new(), 0);
    while let Some(row) = found.next().map_err(said)? {
        let name: String = row.get(0).map_err(said)?;
        let stream = name.parse().map_err(|_| Error::Damaged(format!("a stream is named {name:?}")))?;
        let secret = Secret { stream, key: row.get(1).map_err(said)?, body: row.get(2).map_err(said)? };
        bytes += secret.body.len();
        page.push(secret);
        if bytes >= PAGE_BYTES {
            break;
        }
    }
    Ok(page)
}

/// The last beat of each node.
pub(super) fn beats(from: &Connection) -> Result<Vec<Beat>, Error> {
    let mut statement =
        from.prepare("SELECT at_ms, node FROM beat ORDER BY at_ms DESC, node").map_err(said)?;
    let beat = |row: &rusqlite::Row<'_>| Ok(Beat { node: row.get(1)?, at_ms: number(row, 0).unwrap_or(0) });
    statement.query_map((), beat).map_err(said)?.collect::<Result<_, _>>().map_err(said)
}

/// The latest of all beats and of the last entry.
pub(super) fn last_beat(from: &Connection) -> Result<Option<u64>, Error> {
    let sql = "SELECT max(at_ms) FROM (SELECT at_ms FROM beat UNION ALL
        SELECT at_ms FROM (SELECT at_ms FROM entry ORDER BY position DESC LIMIT 1))";
    from.query_row(sql, (), |row| Ok(number(row, 0))).map_err(said)
}
