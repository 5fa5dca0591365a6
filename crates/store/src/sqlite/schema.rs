//! The tables in SQLite, and how they came to be.

use rusqlite::{Connection, OptionalExtension};

use super::said;
use crate::error::Error;
use crate::migration::{self, Migration};

/// Marks a SQLite file as a journal of Damka: `DAMK` in ASCII.
const APPLICATION_ID: i64 = 0x4441_4D4B;

/// Every step so far. What has been published is never changed.
pub(super) const STEPS: [Migration; 5] = [
    Migration {
        version: 1,
        sql: "
            CREATE TABLE entry (
                position INTEGER PRIMARY KEY,
                stream TEXT NOT NULL,
                sequence INTEGER NOT NULL,
                at_ms INTEGER NOT NULL,
                actor TEXT NOT NULL,
                body TEXT NOT NULL,
                hash BLOB NOT NULL,
                UNIQUE (stream, sequence)
            ) STRICT;
            CREATE TABLE head (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL) STRICT;
            INSERT INTO head VALUES (1, 0);",
    },
    // Lists of streams without walking through their entries.
    Migration { version: 2, sql: "CREATE INDEX beginning ON entry (stream) WHERE sequence = 1;" },
    // Models. A position of -1 says that the rows are being removed.
    Migration {
        version: 3,
        sql: "
            CREATE TABLE model (name TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT, WITHOUT ROWID;
            CREATE TABLE shelf (
                model TEXT NOT NULL,
                key TEXT NOT NULL,
                value TEXT NOT NULL,
                PRIMARY KEY (model, key)
            ) STRICT, WITHOUT ROWID;",
    },
    // When each node was last known to work.
    Migration {
        version: 4,
        sql: "CREATE TABLE beat (node TEXT PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID;",
    },
    // What may have to be forgotten.
    Migration {
        version: 5,
        sql: "
            CREATE TABLE vault (
                stream TEXT NOT NULL,
                key TEXT NOT NULL,
                body TEXT NOT NULL,
                PRIMARY KEY (stream, key)
            ) STRICT, WITHOUT ROWID;",
    },
];

/// Brings the file to the form of today.
pub(super) fn migrate(database: &mut Connection) -> Result<(), Error> {
    let transaction =
        database.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate).map_err(said)?;
    let tables: i64 =
        transaction.query_row("SELECT count(*) FROM sqlite_schema", (), |row| row.get(0)).map_err(said)?;
    if tables == 0 {
        transaction.pragma_update(None, "application_id", APPLICATION_ID).map_err(said)?;
        transaction
            .execute_batch("CREATE TABLE migration (version INTEGER PRIMARY KEY) STRICT;")
            .map_err(said)?;
    }
    let found = version(&transaction)?;
    for step in migration::left(&STEPS, found)? {
        transaction.execute_batch(step.sql).map_err(said)?;
        transaction.execute("INSERT INTO migration VALUES (?1)", [step.version]).map_err(said)?;
    }
    transaction.commit().map_err(said)
}

/// Refuses what is no journal, and what is newer than this program.
pub(super) fn check(database: &Connection) -> Result<(), Error> {
    match version(database)? {
        0 => Err(Error::Foreign("its tables were never made".to_owned())),
        found => migration::left(&STEPS, found).map(drop),
    }
}

fn version(database: &Connection) -> Result<u32, Error> {
    let id: i64 = database.query_row("PRAGMA application_id", (), |row| row.get(0)).map_err(said)?;
    if id != APPLICATION_ID {
        return Err(Error::Foreign("the SQLite file belongs to another program".to_owned()));
    }
    let sql = "SELECT version FROM migration ORDER BY version DESC LIMIT 1";
    let version = database.query_row(sql, (), |row| row.get(0)).optional().map_err(said)?;
    Ok(version.unwrap_or(0))
}
