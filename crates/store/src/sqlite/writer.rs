//! The one who writes: a transaction for everything that has gathered.

use std::path::Path;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OptionalExtension, Statement};
use tokio::sync::oneshot;

use super::checkpoint::{Checkpoint, Due};
use super::errands::{Errands, What};
use super::rows::{self, HEAD, head_of};
use super::{said, schema};
use crate::bus::Bus;
use crate::decide::{Decided, Ends};
use crate::entry::{Append, Head};
use crate::error::Error;
use crate::queue::{Batches, Job};
use crate::sequence::to_sql;

/// Ends of streams that are remembered; beyond that all are forgotten and looked up anew.
const REMEMBERED_MAX: usize = 65_536;
/// Pages of the log after which the writer itself takes it into the file, some 250 MB: only if nobody did before.
const CHECKPOINT_PAGES: u32 = 64_000;
/// Pages that are kept in memory. More would be found there more often, but after every split of a page of an index SQLite looks
/// through all of them (`pcache1TruncateUnsafe`), which cost an eighth of what the writer does with 16 MiB.
const CACHE_KIB: u32 = 4_096;
/// When the log is taken into the file beside the writer: at the latest at some 200 MB.
const CHECKPOINT: Due = Due { writes: 4_000, alone: Duration::from_secs(4), most: 32_000 };
/// The least time from one sync to the next while several wait for each: more of them share one.
const PACE: Duration = Duration::from_millis(2);
/// A commit returns when the disk has it.
pub(super) const FULL: &str = "PRAGMA synchronous = FULL";
/// How long to wait for another process that recovers the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// The connection that writes, and what it remembers.
pub(super) struct Writer {
    database: Connection,
    bus: Arc<dyn Bus>,
    ends: Ends,
    checkpoint: Checkpoint,
}

/// The statements of a batch, prepared once.
struct Statements<'a> {
    head: Statement<'a>,
    insert: Statement<'a>,
    reach: Statement<'a>,
}

impl Writer {
    /// Opens the file, makes it if there is none, and brings it to the form of today.
    pub(super) fn open(file: &Path, bus: Arc<dyn Bus>) -> Result<Self, Error> {
        let mut database = Connection::open(file).map_err(said)?;
        database.busy_timeout(PATIENCE).map_err(said)?;
        let mode: String =
            database.query_row("PRAGMA journal_mode = WAL", (), |row| row.get(0)).map_err(said)?;
        if mode != "wal" {
            return Err(Error::Storage(format!("{} cannot be written ahead (mode {mode})", file.display())));
        }
        // `fullfsync` is for macOS, where a plain sync does not reach the disk.
        let sql = format!(
            "{FULL}; PRAGMA fullfsync = 1; PRAGMA checkpoint_fullfsync = 1;
            PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}; PRAGMA trusted_schema = 0; PRAGMA cache_size = -{CACHE_KIB};
            PRAGMA secure_delete = ON;"
        );
        database.execute_batch(&sql).map_err(said)?;
        schema::migrate(&mut database)?;
        let position = rows::position(&database)?;
        bus.tell(position);
        let checkpoint = Checkpoint::beside(file, CHECKPOINT)?;
        Ok(Self { database, bus, ends: Ends { position, ..Ends::default() }, checkpoint })
    }

    /// Writes batch after batch until nobody can bring more; gives back who waits for the end.
    pub(super) fn run(&mut self, mut batches: Batches<What>) -> Vec<oneshot::Sender<()>> {
        let Self { database, bus, ends, checkpoint } = self;
        let ready = Statements::prepare(database).and_then(|ready| Ok((ready, Errands::left(database)?)));
        let end = match ready {
            Ok((mut statements, mut errands)) => loop {
                let next = if errands.is_empty() { batches.next_blocking() } else { Some(batches.ready()) };
                let Some(batch) = next else { break None };
                let (began, jobs) = (Instant::now(), batch.jobs.len());
                checkpoint.written(jobs + batch.errands.len());
                errands.add(batch.errands);
                if let Err(error) = write(database, &mut statements, ends, bus, batch.jobs) {
                    errands.refuse(&error);
                    break Some(error);
                }
                if let Err(error) = errands.some(database, ends.position) {
                    // What waits would fail in the same way, again and again.
                    errands.refuse(&error);
                    if let Err(error) = recover(database, ends) {
                        break Some(error);
                    }
                }
                checkpoint.finish(database);
                if jobs > 1 {
                    thread::sleep(PACE.saturating_sub(began.elapsed()));
                }
            },
            Err(error) => Some(error),
        };
        // What the disk holds is not known any more: nothing more is written.
        while let Some((error, batch)) = end.as_ref().zip(batches.next_blocking()) {
            batch.refuse(error);
        }
        // The next start is faster when the log is empty; without it nothing is lost.
        let _ = database.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()));
        batches.closing
    }
}

impl<'a> Statements<'a> {
    fn prepare(database: &'a Connection) -> Result<Self, Error> {
        let prepare = |sql| database.prepare(sql).map_err(said);
        Ok(Self {
            head: prepare(HEAD)?,
            insert: prepare("INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?,
            reach: prepare("UPDATE head SET position = ?1")?,
        })
    }

    fn head(&mut self, append: &Append) -> Result<Head, Error> {
        let found = self.head.query_row([append.stream.as_str()], head_of).optional().map_err(said)?;
        found.unwrap_or(Ok(Head::START))
    }

    fn insert(&mut self, decided: &Decided) -> Result<(), Error> {
        for entry in &decided.entries {
            let row = (
                to_sql(entry.position.0),
                entry.stream.as_str(),
                to_sql(entry.sequence.0),
                to_sql(entry.what.at_ms),
                &entry.what.actor,
                &entry.what.body,
                entry.hash.0.as_slice(),
            );
            self.insert.execute(row).map_err(said)?;
        }
        Ok(())
    }
}

/// Writes a batch and gives each job its answer. An error means that nobody can know any more what the file says.
fn write(
    database: &Connection,
    statements: &mut Statements<'_>,
    ends: &mut Ends,
    bus: &Arc<dyn Bus>,
    mut jobs: Vec<Job>,
) -> Result<(), Error> {
    if jobs.is_empty() {
        return Ok(());
    }
    match try_write(database, statements, ends, &mut jobs) {
        Ok(answers) => {
            bus.tell(ends.position);
            jobs.into_iter().zip(answers).for_each(|(job, answer)| {
                job.answer(answer.map(|decided| decided.appended));
            });
            Ok(())
        }
        Err(error) => {
            let recovered = recover(database, ends);
            jobs.into_iter().for_each(|job| job.answer(Err(error.clone())));
            recovered
        }
    }
}

/// Writes a batch in one transaction and says what to answer; after an error nothing is written.
fn try_write(
    database: &Connection,
    statements: &mut Statements<'_>,
    ends: &mut Ends,
    jobs: &mut [Job],
) -> Result<Vec<Result<Decided, Error>>, Error> {
    if ends.heads.len() > REMEMBERED_MAX {
        ends.heads.clear();
    }
    database.execute_batch("BEGIN IMMEDIATE").map_err(said)?;
    let mut answers = Vec::with_capacity(jobs.len());
    for job in jobs {
        let appends = std::mem::take(&mut job.appends);
        for append in &appends {
            if !ends.heads.contains_key(&append.stream) {
                let head = statements.head(append)?;
                ends.heads.insert(append.stream.clone(), head);
            }
        }
        let decided = ends.decide(appends);
        if let Ok(decided) = &decided {
            statements.insert(decided)?;
        }
        answers.push(decided.map_err(Error::from));
    }
    statements.reach.execute([to_sql(ends.position.0)]).map_err(said)?;
    database.execute_batch("COMMIT").map_err(said)?;
    Ok(answers)
}

/// Goes back to what the file says. An error means that nobody can know what it says.
fn recover(database: &Connection, ends: &mut Ends) -> Result<(), Error> {
    if !database.is_autocommit() {
        database.execute_batch("ROLLBACK").map_err(said)?;
    }
    // Errands may have been content with less.
    database.execute_batch(FULL).map_err(said)?;
    *ends = Ends { position: rows::position(database)?, ..Ends::default() };
    Ok(())
}
