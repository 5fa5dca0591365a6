//! Takes the log into the file beside the writer, so that nobody who waits for a sync waits for that too.
//!
//! A log can begin anew only when all of it is in the file, and while somebody writes there is always a little more. So most
//! of it is taken over by a thread of its own, and the writer takes what was added meanwhile.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, SyncSender, TryRecvError};
use std::thread;

use rusqlite::Connection;

use super::said;
use crate::error::Error;

/// Writes after which the log is taken over.
const WRITES: usize = 4_000;

/// The one who takes the log over.
pub(super) struct Checkpoint {
    ask: SyncSender<()>,
    done: Receiver<()>,
    /// Writes since it was last asked.
    written: usize,
    asked: bool,
}

impl Checkpoint {
    /// Begins a thread with a connection of its own.
    pub(super) fn beside(file: &Path) -> Result<Self, Error> {
        let database = Connection::open(file).map_err(said)?;
        let (ask, asked) = mpsc::sync_channel(1);
        let (tell, done) = mpsc::sync_channel(1);
        let run = move || {
            // Ends with the writer.
            while asked.recv().is_ok() {
                take(&database);
                if tell.send(()).is_err() {
                    break;
                }
            }
        };
        let thread = thread::Builder::new().name("checkpoint".to_owned()).spawn(run);
        thread.map_err(|error| Error::Storage(format!("cannot start a thread: {error}")))?;
        Ok(Self { ask, done, written: 0, asked: false })
    }

    /// Notes that something will be written.
    pub(super) fn written(&mut self, count: usize) {
        self.written += count;
        if self.written >= WRITES && !self.asked {
            self.asked = self.ask.try_send(()).is_ok();
            self.written = 0;
        }
    }

    /// Takes what was added while the thread took the rest, if it is done.
    pub(super) fn finish(&mut self, database: &Connection) {
        if !self.asked {
            return;
        }
        match self.done.try_recv() {
            Ok(()) => take(database),
            Err(TryRecvError::Empty) => return,
            // The writer does it by itself when the log is long.
            Err(TryRecvError::Disconnected) => {}
        }
        self.asked = false;
    }
}

/// Takes over as much as it can; what it cannot is taken the next time, and nothing is lost.
fn take(database: &Connection) {
    let _ = database.query_row("PRAGMA wal_checkpoint(PASSIVE)", (), |_| Ok(()));
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Rows of almost a page that are written, each in a transaction of its own: some three pages of the log a row.
    const ROWS: usize = 5 * WRITES;
    /// What the log may grow to: a half of what it has if it never begins anew.
    const BYTES_MAX: u64 = 6 * 1_024 * ROWS as u64;

    #[test]
    fn the_log_begins_anew_while_somebody_writes() {
        let folder = std::env::temp_dir().join(format!("damka-checkpoint-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let file = folder.join("log.db");
        let database = Connection::open(&file).expect("a file");
        let begin = "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0;
            CREATE TABLE page (body BLOB);";
        database.execute_batch(begin).expect("a table");
        let mut checkpoint = Checkpoint::beside(&file).expect("a thread");
        let mut insert = database.prepare("INSERT INTO page VALUES (zeroblob(4000))").expect("a statement");
        for _ in 0..ROWS {
            checkpoint.written(1);
            insert.execute(()).expect("a row");
            checkpoint.finish(&database);
        }
        let log = fs::metadata(folder.join("log.db-wal")).expect("a log").len();
        drop(insert);
        drop((database, checkpoint));
        fs::remove_dir_all(&folder).expect("removed");
        assert!(log < BYTES_MAX, "{log} bytes of log after {ROWS} rows");
    }
}
