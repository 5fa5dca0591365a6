//! The vault in PostgreSQL.

use tokio_postgres::Client;

use super::rows::rows_of;
use super::said;
use crate::error::Error;
use crate::stream::Stream;
use crate::vault::Secret;

/// Keeps secrets; the answer comes when they are on the disk.
pub(super) async fn keep(client: &Client, secrets: &[Secret]) -> Result<(), Error> {
    // Of two with the same key in one request the last one is meant, and no row is written twice.
    let last: std::collections::BTreeMap<(&str, &str), &str> =
        secrets.iter().map(|secret| ((secret.stream.as_str(), &*secret.key), &*secret.body)).collect();
    let (mut streams, mut keys, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    for ((stream, key), body) in last {
        streams.push(stream);
        keys.push(key);
        bodies.push(body);
    }
    let sql = "INSERT INTO damka_vault SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
        ON CONFLICT (stream, key) DO UPDATE SET body = excluded.body";
    client.execute(sql, &[&streams, &keys, &bodies]).await.map(drop).map_err(said)
}

/// Erases secrets. What the tables still hold of them goes with the next vacuum, which is asked for here.
pub(super) async fn erase(client: &Client, stream: &Stream, prefix: &str) -> Result<(), Error> {
    let sql = "DELETE FROM damka_vault WHERE stream = $1 AND left(key, length($2)) = $2";
    client.execute(sql, &[&stream.as_str(), &prefix]).await.map_err(said)?;
    // Other servers of this protocol may not know it, and the database does it by itself in time.
    let _ = client.batch_execute("VACUUM damka_vault").await;
    Ok(())
}

/// A page of what is kept.
pub(super) async fn secrets(
    client: &Client,
    stream: Option<&Stream>,
    after: Option<&Secret>,
    limit: usize,
) -> Result<Vec<Secret>, Error> {
    let sql = "SELECT stream, key, body FROM damka_vault WHERE ($1 = '' OR stream = $1) AND (stream, key) > ($2, $3)
        ORDER BY stream, key LIMIT $4";
    let stream = stream.map_or("", Stream::as_str);
    let (last, key) = after.map_or(("", ""), |after| (after.stream.as_str(), after.key.as_str()));
    let rows = client.query(sql, &[&stream, &last, &key, &rows_of(limit)]).await.map_err(said)?;
    let secret = |row: &tokio_postgres::Row| {
        let name: String = row.try_get(0).map_err(said)?;
        let stream = name.parse().map_err(|_| Error::Damaged(format!("a stream is named {name:?}")))?;
        Ok(Secret { stream, key: row.try_get(1).map_err(said)?, body: row.try_get(2).map_err(said)? })
    };
    rows.iter().map(secret).collect()
}
