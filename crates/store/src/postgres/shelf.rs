//! Models and beats in PostgreSQL.

use tokio::sync::Mutex;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, Statement};

use super::link::Link;
use super::rows::{number, rows_of};
use super::said;
use crate::error::Error;
use crate::limits::PAGE_BYTES;
use crate::pulse::{Beat, KEPT_MS};
use crate::sequence::{Position, to_sql};
use crate::shelf::{Fits, Keys, Row, Update};

/// Who updates models on this node, one after another.
#[derive(Debug)]
pub(super) struct Shelver {
    link: Link,
    session: Mutex<Option<Session>>,
}

/// A connection with its statements.
#[derive(Debug)]
struct Session {
    client: Client,
    name: Statement,
    lock: Statement,
    put: Statement,
    remove: Statement,
    reach: Statement,
}

impl Shelver {
    /// A shelver; it connects with the first update.
    pub(super) fn new(config: Config) -> Self {
        Self { link: Link::new(config), session: Mutex::new(None) }
    }

    /// Updates a model.
    pub(super) async fn shelve(&self, update: &Update) -> Result<(), Error> {
        let mut kept = self.session.lock().await;
        let session = self.take(&mut kept).await?;
        let (actual, journal) = session.begin(&update.model).await?;
        let fits = update.fits(actual, journal);
        match &fits {
            Ok(Fits::Now) => session.commit(update).await?,
            _ => session.client.batch_execute("ROLLBACK").await.map_err(said)?,
        }
        *kept = Some(session);
        fits.map(drop)
    }

    /// Removes a model.
    pub(super) async fn clear(&self, model: &str) -> Result<(), Error> {
        let mut kept = self.session.lock().await;
        let session = self.take(&mut kept).await?;
        session.clear(model).await?;
        *kept = Some(session);
        Ok(())
    }

    /// The session, for one transaction. Who fails or stops waiting in the middle leaves none behind: it would be inside a
    /// transaction.
    async fn take(&self, kept: &mut Option<Session>) -> Result<Session, Error> {
        match kept.take().filter(|session| !session.client.is_closed()) {
            Some(session) => Ok(session),
            None => Session::open(&self.link).await,
        }
    }
}

impl Session {
    async fn open(link: &Link) -> Result<Self, Error> {
        let client = link.connect().await?;
        // A model can be made again, so it need not wait for the disk; the log keeps it behind its entries.
        client.batch_execute("SET synchronous_commit = off").await.map_err(said)?;
        let prepare = |sql| client.prepare(sql);
        let (name, lock, put, remove, reach) = tokio::try_join!(
            prepare("INSERT INTO damka_model VALUES ($1, 0) ON CONFLICT DO NOTHING"),
            prepare(
                "SELECT model.position, damka_head.position FROM damka_model AS model, damka_head
                WHERE name = $1 FOR UPDATE OF model"
            ),
            prepare(
                "INSERT INTO damka_shelf SELECT $1, * FROM unnest($2::text[], $3::text[])
                ON CONFLICT (model, key) DO UPDATE SET value = excluded.value"
            ),
            prepare("DELETE FROM damka_shelf WHERE model = $1 AND key = ANY ($2::text[])"),
            prepare("UPDATE damka_model SET position = $2 WHERE name = $1"),
        )
        .map_err(said)?;
        Ok(Self { client, name, lock, put, remove, reach })
    }

    /// Begins a transaction that holds the model. Gives back the positions of the model and of the journal.
    async fn begin(&self, model: &str) -> Result<(Position, Position), Error> {
        let values: [&(dyn ToSql + Sync); 1] = [&model];
        // The requests are sent in the order they are written here, one behind the other.
        let ((), _, locked) = tokio::try_join!(
            biased;
            self.client.batch_execute("BEGIN"),
            self.client.execute(&self.name, &values),
            self.client.query_one(&self.lock, &values),
        )
        .map_err(said)?;
        let reached = number(&locked, 0).zip(number(&locked, 1));
        let (model, journal) = reached.ok_or_else(|| Error::Damaged("a position below 0".to_owned()))?;
        Ok((Position(model), Position(journal)))
    }

    async fn commit(&self, update: &Update) -> Result<(), Error> {
        let model = &update.model;
        let (mut keys, mut texts, mut gone) = (Vec::new(), Vec::new(), Vec::new());
        for (key, value) in &update.rows {
            match value {
                Some(value) => {
                    keys.push(key.as_str());
                    texts.push(value.as_str());
                }
                None => gone.push(key.as_str()),
            }
        }
        let reached = to_sql(update.reached.0);
        let put: [&(dyn ToSql + Sync); 3] = [model, &keys, &texts];
        let remove: [&(dyn ToSql + Sync); 2] = [model, &gone];
        let reach: [&(dyn ToSql + Sync); 2] = [model, &reached];
        tokio::try_join!(
            biased;
            self.client.execute(&self.remove, &remove),
            self.client.execute(&self.put, &put),
            self.client.execute(&self.reach, &reach),
            self.client.batch_execute("COMMIT"),
        )
        .map(drop)
        .map_err(said)
    }

    /// Holds the model first, so that nobody updates what is being removed.
    async fn clear(&self, model: &str) -> Result<(), Error> {
        self.begin(model).await?;
        let values: [&(dyn ToSql + Sync); 1] = [&model];
        tokio::try_join!(
            biased;
            self.client.execute("DELETE FROM damka_shelf WHERE model = $1", &values),
            self.client.execute("DELETE FROM damka_model WHERE name = $1", &values),
        )
        .map_err(said)?;
        self.client.batch_execute("COMMIT").await.map_err(said)
    }
}

/// The position a model has reached.
pub(super) async fn reached(client: &Client, model: &str) -> Result<Position, Error> {
    let sql = "SELECT position FROM damka_model WHERE name = $1";
    let row = client.query_opt(sql, &[&model]).await.map_err(said)?;
    Ok(row.and_then(|row| number(&row, 0)).map_or(Position::START, Position))
}

/// The models and the positions they have reached.
pub(super) async fn models(client: &Client) -> Result<Vec<(String, Position)>, Error> {
    let sql = "SELECT name, position FROM damka_model ORDER BY name";
    let rows = client.query(sql, &[]).await.map_err(said)?;
    let model = |row: &tokio_postgres::Row| {
        Ok((row.try_get(0).map_err(said)?, Position(number(row, 1).unwrap_or(0))))
    };
    rows.iter().map(model).collect()
}

/// The value under a key.
pub(super) async fn row(client: &Client, model: &str, key: &str) -> Result<Option<String>, Error> {
    if key.contains('\0') {
        return Ok(None);
    }
    let sql = "SELECT value FROM damka_shelf WHERE model = $1 AND key = $2";
    let row = client.query_opt(sql, &[&model, &key]).await.map_err(said)?;
    row.map(|row| row.try_get(0).map_err(said)).transpose()
}

/// A page of rows.
pub(super) async fn rows(client: &Client, model: &str, keys: &Keys, limit: usize) -> Result<Vec<Row>, Error> {
    let (condition, texts) = keys.sql('$', 4);
    let direction = keys.direction();
    let sql = format!(
        "SELECT key, value FROM (
            SELECT *, sum(octet_length(value)) OVER (ORDER BY key {direction}) - octet_length(value) AS before FROM (
                SELECT key, value FROM damka_shelf WHERE model = $1{condition} ORDER BY key {direction} LIMIT $2
            ) AS asked
        ) AS counted WHERE before < $3 ORDER BY key {direction}"
    );
    let (limit, bytes) = (rows_of(limit), to_sql(PAGE_BYTES as u64));
    let mut values: Vec<&(dyn ToSql + Sync)> = vec![&model, &limit, &bytes];
    values.extend(texts.iter().map(|text| text as &(dyn ToSql + Sync)));
    let rows = client.query(&sql, &values).await.map_err(said)?;
    let row = |row: &tokio_postgres::Row| {
        Ok(Row { key: row.try_get(0).map_err(said)?, value: row.try_get(1).map_err(said)? })
    };
    rows.iter().map(row).collect()
}

/// Notes that a node works, and forgets those that were not heard of for long.
pub(super) async fn beat(client: &Client, node: &str, at_ms: u64) -> Result<(), Error> {
    let sql = "WITH forgotten AS (DELETE FROM damka_beat WHERE node <> $1 AND at_ms NOT BETWEEN $3 AND $4)
        INSERT INTO damka_beat VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at_ms = excluded.at_ms";
    let (from, to) = (to_sql(at_ms.saturating_sub(KEPT_MS)), to_sql(at_ms.saturating_add(KEPT_MS)));
    client.execute(sql, &[&node, &to_sql(at_ms), &from, &to]).await.map(drop).map_err(said)
}

/// The last beat of each node.
pub(super) async fn beats(client: &Client) -> Result<Vec<Beat>, Error> {
    let sql = "SELECT node, at_ms FROM damka_beat ORDER BY at_ms DESC, node";
    let rows = client.query(sql, &[]).await.map_err(said)?;
    let beat = |row: &tokio_postgres::Row| {
        Ok(Beat { node: row.try_get(0).map_err(said)?, at_ms: number(row, 1).unwrap_or(0) })
    };
    rows.iter().map(beat).collect()
}

/// The latest of all beats and of the last entry.
pub(super) async fn last_beat(client: &Client) -> Result<Option<u64>, Error> {
    let sql = "SELECT max(at_ms) FROM (SELECT at_ms FROM damka_beat UNION ALL
        (SELECT at_ms FROM damka_entry ORDER BY position DESC LIMIT 1)) AS moments";
    let row = client.query_one(sql, &[]).await.map_err(said)?;
    Ok(number(&row, 0))
}
