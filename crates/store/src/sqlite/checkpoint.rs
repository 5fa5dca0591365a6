//! Takes the log into the file beside the writer, so that nobody who waits for a sync waits for that too.
//!
//! A log can begin anew only when all of it is in the file, and while somebody writes there is always a little more. So most
//! of it is taken over by a thread of its own, and the writer takes what was added meanwhile. The file is synced by whoever has
//! taken the last of the log: the thread tries that a few times, so that little is left to sync for the writer, for whom all
//! wait. It still costs them something; so it is done after some time, and sooner only if the log becomes long.

use std::path::Path;
use std::sync::mpsc::{self, Receiver, SyncSender, TryRecvError};
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::said;
use crate::error::Error;

/// How often the thread tries to take the last of it.
const TRIES: usize = 6;

/// When the log is taken over.
pub(super) struct Due {
    /// After so many writes, if it was not just now.
    pub(super) writes: usize,
    /// How long it is left alone.
    pub(super) alone: Duration,
    /// After so many it is taken however soon that is.
    pub(super) most: usize,
}

/// The one who takes the log over.
pub(super) struct Checkpoint {
    due: Due,
    ask: SyncSender<()>,
    done: Receiver<()>,
    /// Writes since it was last asked, and when that was.
    written: usize,
    since: Instant,
    asked: bool,
}

impl Checkpoint {
    /// Begins a thread with a connection of its own.
    pub(super) fn beside(file: &Path, due: Due) -> Result<Self, Error> {
        let database = Connection::open(file).map_err(said)?;
        let (ask, asked) = mpsc::sync_channel(1);
        let (tell, done) = mpsc::sync_channel(1);
        let run = move || {
            // Ends with the writer.
            while asked.recv().is_ok() {
                (0..TRIES).for_each(|_| take(&database));
                if tell.send(()).is_err() {
                    break;
                }
            }
        };
        let thread = thread::Builder::new().name("checkpoint".to_owned()).spawn(run);
        thread.map_err(|error| Error::Storage(format!("cannot start a thread: {error}")))?;
        Ok(Self { due, ask, done, written: 0, since: Instant::now(), asked: false })
    }

    /// Notes that something will be written.
    pub(super) fn written(&mut self, count: usize) {
        self.written += count;
        let Due { writes, alone, most } = self.due;
        let due = self.written >= most || (self.written >= writes && self.since.elapsed() >= alone);
        if due && !self.asked {
            self.asked = self.ask.try_send(()).is_ok();
            (self.written, self.since) = (0, Instant::now());
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
    use std::path::PathBuf;

    use super::*;

    /// Rows of almost a page that are written, each in a transaction of its own: some three pages of the log a row.
    const ROWS: usize = 20_000;
    /// What the log may grow to: a half of what it has if it never begins anew.
    const BYTES_MAX: u64 = 6 * 1_024 * ROWS as u64;
    /// What a sync takes on a fast disk.
    const SYNC: Duration = Duration::from_micros(200);
    /// Longer than any test takes.
    const LONG: Duration = Duration::from_secs(3_600);

    /// A file with a log, in a folder of its own.
    fn file(name: &str) -> (PathBuf, Connection) {
        let folder = std::env::temp_dir().join(format!("damka-checkpoint-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let database = Connection::open(folder.join("log.db")).expect("a file");
        let begin = "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 0;
            CREATE TABLE page (body BLOB);";
        database.execute_batch(begin).expect("a table");
        (folder, database)
    }

    #[test]
    fn the_log_begins_anew_while_somebody_writes() {
        let (folder, database) = file("anew");
        let due = Due { writes: ROWS / 5, alone: Duration::ZERO, most: usize::MAX };
        let mut checkpoint = Checkpoint::beside(&folder.join("log.db"), due).expect("a thread");
        let mut insert = database.prepare("INSERT INTO page VALUES (zeroblob(4000))").expect("a statement");
        for _ in 0..ROWS {
            checkpoint.written(1);
            insert.execute(()).expect("a row");
            checkpoint.finish(&database);
            if checkpoint.asked {
                // Who waits for the disk is not faster than the thread.
                thread::sleep(SYNC);
            }
        }
        let log = fs::metadata(folder.join("log.db-wal")).expect("a log").len();
        drop(insert);
        drop((database, checkpoint));
        // The thread may still close the file.
        let _ = fs::remove_dir_all(&folder);
        assert!(log < BYTES_MAX, "{log} bytes of log after {ROWS} rows");
    }

    #[test]
    fn the_log_is_left_alone_for_some_time_unless_it_becomes_long() {
        let (folder, database) = file("alone");
        let after = |alone: Duration| {
            let due = Due { writes: 10, alone, most: 50 };
            let mut checkpoint = Checkpoint::beside(&folder.join("log.db"), due).expect("a thread");
            (1..1_000).find(|_| {
                checkpoint.written(1);
                checkpoint.asked
            })
        };
        assert_eq!([after(Duration::ZERO), after(LONG)], [Some(10), Some(50)]);
        drop(database);
        // The thread may still close the file.
        let _ = fs::remove_dir_all(&folder);
    }
}
