//! The tables in PostgreSQL, and how they came to be.

use tokio_postgres::{Client, GenericClient};

use super::said;
use crate::error::Error;
use crate::migration::{self, Migration};

/// A number that only our migrations lock: `DAMK` in ASCII.
const LOCK: i64 = 0x4441_4D4B;

/// A version that no program has: a restore has begun, and not ended. Older programs take it for a newer journal, and leave it
/// alone as well.
const UNFINISHED: u32 = 0x7FFF_FFFF;

/// The tables that the steps make.
const TABLES: &str = "damka_entry, damka_head, damka_model, damka_shelf, damka_beat, damka_place, damka_vault, damka_migration";

/// Every step so far. What has been published is never changed.
const STEPS: [Migration; 6] = [
    Migration {
        version: 1,
        sql: r#"
            CREATE TABLE damka_entry (
                position bigint PRIMARY KEY,
                stream text COLLATE "C" NOT NULL,
                sequence bigint NOT NULL,
                at_ms bigint NOT NULL,
                actor text NOT NULL,
                body text NOT NULL,
                hash bytea NOT NULL,
                UNIQUE (stream, sequence)
            );
            CREATE TABLE damka_head (one integer PRIMARY KEY CHECK (one = 1), position bigint NOT NULL);
            INSERT INTO damka_head VALUES (1, 0);"#,
    },
    // Lists of streams without walking through their entries.
    Migration { version: 2, sql: "CREATE INDEX damka_beginning ON damka_entry (stream) WHERE sequence = 1;" },
    // Models.
    Migration {
        version: 3,
        sql: r#"
            CREATE TABLE damka_model (name text COLLATE "C" PRIMARY KEY, position bigint NOT NULL);
            CREATE TABLE damka_shelf (
                model text COLLATE "C" NOT NULL,
                key text COLLATE "C" NOT NULL,
                value text NOT NULL,
                PRIMARY KEY (model, key)
            );"#,
    },
    // When each node was last known to work.
    Migration {
        version: 4,
        sql: r#"CREATE TABLE damka_beat (node text COLLATE "C" PRIMARY KEY, at_ms bigint NOT NULL);"#,
    },
    // What tells this journal from others where news of several are heard.
    Migration {
        version: 5,
        sql: "
            CREATE TABLE damka_place (one integer PRIMARY KEY CHECK (one = 1), name text NOT NULL);
            INSERT INTO damka_place VALUES (1, md5(random()::text || clock_timestamp()::text));",
    },
    // What may have to be forgotten.
    Migration {
        version: 6,
        sql: r#"
            CREATE TABLE damka_vault (
                stream text COLLATE "C" NOT NULL,
                key text COLLATE "C" NOT NULL,
                body text NOT NULL,
                PRIMARY KEY (stream, key)
            );"#,
    },
];

/// Brings the tables to the form of today; of several nodes that start together one does it.
pub(super) async fn migrate(client: &mut Client) -> Result<(), Error> {
    let transaction = client.transaction().await.map_err(said)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(said)?;
    let sql = "CREATE TABLE IF NOT EXISTS damka_migration (version integer PRIMARY KEY)";
    transaction.batch_execute(sql).await.map_err(said)?;
    for step in migration::left(&STEPS, version(&transaction).await?)? {
        transaction.batch_execute(step.sql).await.map_err(said)?;
        let sql = format!("INSERT INTO damka_migration VALUES ({})", step.version);
        transaction.batch_execute(&sql).await.map_err(said)?;
    }
    transaction.commit().await.map_err(said)
}

/// Refuses what is no journal, and what is newer than this program.
pub(super) async fn check(client: &Client) -> Result<(), Error> {
    let row =
        client.query_one("SELECT to_regclass('damka_migration') IS NOT NULL", &[]).await.map_err(said)?;
    if !row.try_get(0).map_err(said)? {
        return Err(Error::Absent("the database".to_owned()));
    }
    match version(client).await? {
        0 => Err(Error::Absent("the database".to_owned())),
        found => migration::left(&STEPS, found).map(drop),
    }
}

/// Marks the journal as one that is being restored.
pub(super) async fn begin(client: &Client) -> Result<(), Error> {
    let sql = format!("INSERT INTO damka_migration VALUES ({UNFINISHED}) ON CONFLICT DO NOTHING");
    match client.execute(&sql, &[]).await.map_err(said)? {
        0 => Err(unfinished()),
        _ => Ok(()),
    }
}

/// Takes the mark away: the journal is whole.
pub(super) async fn keep(client: &Client) -> Result<(), Error> {
    let sql = format!("DELETE FROM damka_migration WHERE version = {UNFINISHED}");
    client.execute(&sql, &[]).await.map(drop).map_err(said)
}

/// Takes away what was restored, and all tables with it.
pub(super) async fn discard(client: &Client) -> Result<(), Error> {
    client.batch_execute(&format!("DROP TABLE {TABLES}")).await.map_err(said)
}

fn unfinished() -> Error {
    Error::Unfinished("the database".to_owned())
}

/// The version of the tables; refused if they are being restored.
async fn version(client: &impl GenericClient) -> Result<u32, Error> {
    let sql = "SELECT coalesce(max(version), 0) FROM damka_migration";
    let version: i32 = client.query_one(sql, &[]).await.and_then(|row| row.try_get(0)).map_err(said)?;
    match u32::try_from(version).unwrap_or(u32::MAX) {
        UNFINISHED => Err(unfinished()),
        version => Ok(version),
    }
}
