//! What can be written at most: the same rows by SQLite alone, from one thread, and by the journal without a server around it.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, Journal, LocalBus, NewEntry, Sequence, Sqlite, Stream};

/// Rows of a transaction.
const TOGETHER: [usize; 3] = [64, 512, 4_096];
const TIME: Duration = Duration::from_secs(2);

/// Rows as a server has written them: stream, actor, body.
pub(crate) type Rows = Vec<(String, String, String)>;

/// The last rows that a server has written.
pub(crate) fn rows(folder: &Path) -> Rows {
    let database = rusqlite::Connection::open(Sqlite::file(folder)).expect("the file opens");
    let sql = "SELECT stream, actor, body FROM entry ORDER BY position DESC LIMIT 5000";
    let mut statement = database.prepare(sql).expect("prepared");
    let rows = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).expect("rows");
    rows.collect::<Result<_, _>>().expect("rows")
}

/// Rows a second, for transactions of several sizes.
pub(crate) fn alone(folder: &Path, rows: &Rows) -> Vec<(usize, f64)> {
    let one = |together: usize| (together, rate(&folder.join(together.to_string()), rows, together));
    TOGETHER.into_iter().map(one).collect()
}

/// Rows a second that the journal acknowledges to so many authors, each of whom waits for his answer before he goes on.
pub(crate) async fn journal(folder: &Path, rows: &Rows, authors: usize) -> f64 {
    let opened = Sqlite::open(folder, Arc::new(LocalBus::new())).await;
    let (journal, begun) = (Arc::new(opened.expect("the journal opens")), Instant::now());
    let author = |(_, actor, body): &(String, String, String)| {
        let (journal, actor, body) = (journal.clone(), actor.clone(), body.clone());
        // By chance, as tables are: so no two that write together stand together.
        let name = format!("{:012x}", fastrand::u64(..1 << 48));
        let stream = Stream::new("table", &name).expect("a name");
        tokio::spawn(async move {
            let mut written = 0;
            while begun.elapsed() < TIME {
                let entry = NewEntry { at_ms: written, actor: actor.clone(), body: body.clone() };
                let (stream, expected) = (stream.clone(), Sequence(written));
                journal.append(Append { stream, expected, entries: vec![entry] }).await.expect("written");
                written += 1;
            }
            written
        })
    };
    let writing: Vec<_> = rows.iter().cycle().take(authors).map(author).collect();
    let mut written = 0;
    for author in writing {
        written += author.await.expect("no panic");
    }
    let rate = written as f64 / begun.elapsed().as_secs_f64();
    journal.close().await;
    rate
}

fn rate(folder: &Path, rows: &Rows, together: usize) -> f64 {
    // The journal itself makes the tables.
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    drop(runtime.block_on(Sqlite::open(folder, Arc::new(LocalBus::new()))).expect("the journal opens"));
    let database = rusqlite::Connection::open(Sqlite::file(folder)).expect("the file opens");
    database.execute_batch("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000").expect("set");
    let mut insert =
        database.prepare("INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)").expect("prepared");
    let mut reach = database.prepare("UPDATE head SET position = ?1").expect("prepared");
    let (mut position, begun) = (0_i64, Instant::now());
    let mut endless = rows.iter().cycle();
    while begun.elapsed() < TIME {
        database.execute_batch("BEGIN IMMEDIATE").expect("begun");
        for (stream, actor, body) in endless.by_ref().take(together) {
            position += 1;
            let row = (position, stream, position, position, actor, body, [7_u8; 32].as_slice());
            insert.execute(row).expect("inserted");
        }
        reach.execute([position]).expect("updated");
        database.execute_batch("COMMIT").expect("committed");
    }
    position as f64 / begun.elapsed().as_secs_f64()
}
