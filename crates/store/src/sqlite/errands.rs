//! What the writer does between two batches of appends: models and beats, a little at a time.
//!
//! The log is written in order, so what is kept of it after a loss of power begins at its beginning: a model that was not
//! synced may be lost, but never stays without the entries it was made of.

use std::collections::VecDeque;

use rusqlite::{Connection, OptionalExtension, Statement};

use super::said;
use super::writer::FULL;
use crate::error::Error;
use crate::limits::UPDATE_ROWS_MAX;
use crate::pulse::KEPT_MS;
use crate::queue::Errand;
use crate::sequence::{Position, to_sql};
use crate::shelf::{Fits, Update};
use crate::stream::Stream;
use crate::vault::Secret;

/// The position of a model whose rows are being removed.
const CLEARING: i64 = -1;

/// What there is to do.
#[derive(Debug)]
pub(super) enum What {
    /// Update a model.
    Shelve(Update),
    /// Remove a model.
    Clear(String),
    /// Note that a node works.
    Beat { node: String, at_ms: u64 },
    /// Keep what may have to be forgotten.
    Keep(Vec<Secret>),
    /// Forget it.
    Erase { stream: Stream, prefix: String },
}

/// What waits to be done, in order.
pub(super) struct Errands<'a> {
    waiting: VecDeque<Errand<What>>,
    statements: Statements<'a>,
}

/// How far an errand has come.
enum Step {
    Done,
    /// There is more to do the next time.
    Begun,
    /// It cannot be done, and nothing was changed.
    Refused(Error),
}

/// The statements, prepared once.
struct Statements<'a> {
    reached: Statement<'a>,
    reach: Statement<'a>,
    put: Statement<'a>,
    remove: Statement<'a>,
    remove_some: Statement<'a>,
    forget: Statement<'a>,
    beat: Statement<'a>,
    forget_beats: Statement<'a>,
    keep: Statement<'a>,
    erase: Statement<'a>,
}

impl<'a> Errands<'a> {
    /// What was left undone when the last writer ended.
    pub(super) fn left(database: &'a Connection) -> Result<Self, Error> {
        let prepare = |sql| database.prepare(sql).map_err(said);
        let remove_some = format!(
            "DELETE FROM shelf WHERE model = ?1
            AND key IN (SELECT key FROM shelf WHERE model = ?1 LIMIT {UPDATE_ROWS_MAX})"
        );
        let statements = Statements {
            reached: prepare("SELECT position FROM model WHERE name = ?1")?,
            reach: prepare("INSERT OR REPLACE INTO model VALUES (?1, ?2)")?,
            put: prepare("INSERT OR REPLACE INTO shelf VALUES (?1, ?2, ?3)")?,
            remove: prepare("DELETE FROM shelf WHERE model = ?1 AND key = ?2")?,
            remove_some: prepare(&remove_some)?,
            forget: prepare("DELETE FROM model WHERE name = ?1")?,
            beat: prepare("INSERT OR REPLACE INTO beat VALUES (?1, ?2)")?,
            forget_beats: prepare("DELETE FROM beat WHERE at_ms NOT BETWEEN ?1 AND ?2")?,
            keep: prepare("INSERT OR REPLACE INTO vault VALUES (?1, ?2, ?3)")?,
            erase: prepare("DELETE FROM vault WHERE stream = ?1 AND substr(key, 1, length(?2)) = ?2")?,
        };
        let mut unfinished = database.prepare("SELECT name FROM model WHERE position = ?1").map_err(said)?;
        let names = unfinished.query_map([CLEARING], |row| row.get(0)).map_err(said)?;
        let own = |name: rusqlite::Result<String>| name.map(|name| Errand::own(What::Clear(name)));
        let waiting = names.map(own).collect::<Result<_, _>>().map_err(said)?;
        Ok(Self { waiting, statements })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    pub(super) fn add(&mut self, errands: Vec<Errand<What>>) {
        self.waiting.extend(errands);
    }

    /// Tells everybody who waits that nothing will be done.
    pub(super) fn refuse(&mut self, error: &Error) {
        self.waiting.drain(..).for_each(|errand| errand.answer(Err(error.clone())));
    }

    /// Does a little of what waits, in one transaction. After an error nothing of it is done, and the database is to be
    /// recovered.
    pub(super) fn some(&mut self, database: &Connection, journal: Position) -> Result<(), Error> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let lasting = self.waiting.iter().any(|errand| errand.what.is_lasting());
        let sync = if lasting { FULL } else { "PRAGMA synchronous = NORMAL" };
        let mut taken = Vec::new();
        let done = database
            .execute_batch(&format!("{sync}; BEGIN IMMEDIATE"))
            .map_err(said)
            .and_then(|()| self.take_some(journal, &mut taken))
            .and_then(|()| database.execute_batch("COMMIT").map_err(said));
        if taken.iter().any(|(errand, _)| matches!(errand.what, What::Erase { .. })) {
            // Nor does the log keep what was erased, unless somebody reads at this moment; the next checkpoint takes it then.
            let _ = database.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(()));
        }
        for (errand, refused) in taken {
            errand.answer(done.clone().and(refused));
        }
        done.and_then(|()| database.execute_batch(FULL).map_err(said))
    }

    /// Takes errands until they have as many rows as one update may have.
    fn take_some(
        &mut self,
        journal: Position,
        taken: &mut Vec<(Errand<What>, Result<(), Error>)>,
    ) -> Result<(), Error> {
        let mut rows = 0;
        while let Some(errand) = self.waiting.front() {
            rows += errand.what.rows();
            if rows > UPDATE_ROWS_MAX {
                break;
            }
            // Whatever happens now, it is told to the author.
            let Some(errand) = self.waiting.pop_front() else { break };
            match self.statements.run(&errand.what, journal) {
                Ok(Step::Done) => taken.push((errand, Ok(()))),
                Ok(Step::Begun) => self.waiting.push_front(errand),
                Ok(Step::Refused(refused)) => taken.push((errand, Err(refused))),
                Err(error) => {
                    taken.push((errand, Ok(())));
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}

impl What {
    /// How much work it is.
    fn rows(&self) -> usize {
        match self {
            Self::Shelve(update) => update.rows.len(),
            Self::Clear(_) => UPDATE_ROWS_MAX,
            Self::Keep(secrets) => secrets.len(),
            Self::Erase { .. } | Self::Beat { .. } => 0,
        }
    }

    /// Whether it cannot be made again from the journal.
    const fn is_lasting(&self) -> bool {
        matches!(self, Self::Beat { .. } | Self::Keep(_) | Self::Erase { .. })
    }
}

impl Statements<'_> {
    fn run(&mut self, what: &What, journal: Position) -> Result<Step, Error> {
        match what {
            What::Shelve(update) => self.shelve(update, journal),
            What::Clear(model) => self.clear(model),
            What::Beat { node, at_ms } => self.beat(node, *at_ms).map(|()| Step::Done),
            What::Keep(secrets) => self.keep(secrets).map(|()| Step::Done),
            What::Erase { stream, prefix } => {
                self.erase.execute((stream.as_str(), prefix)).map(|_| Step::Done).map_err(said)
            }
        }
    }

    fn shelve(&mut self, update: &Update, journal: Position) -> Result<Step, Error> {
        let Update { model, reached, rows, .. } = update;
        let actual = self.reached.query_row([model], |row| row.get(0)).optional().map_err(said)?;
        if actual == Some(CLEARING) {
            // It waits behind the clearing, so that one has failed.
            return Ok(Step::Refused(Error::Storage(format!("the model {model} is not quite cleared"))));
        }
        let actual = actual.and_then(|actual| u64::try_from(actual).ok()).unwrap_or(0);
        match update.fits(Position(actual), journal) {
            Ok(Fits::Now) => {}
            Ok(Fits::Over) => return Ok(Step::Done),
            Err(refused) => return Ok(Step::Refused(refused)),
        }
        for (key, value) in rows {
            match value {
                Some(value) => self.put.execute((model, key, value)).map_err(said)?,
                None => self.remove.execute((model, key)).map_err(said)?,
            };
        }
        self.reach.execute((model, to_sql(reached.0))).map_err(said)?;
        Ok(Step::Done)
    }

    fn clear(&mut self, model: &str) -> Result<Step, Error> {
        let removed = self.remove_some.execute([model]).map_err(said)?;
        if removed == UPDATE_ROWS_MAX {
            self.reach.execute((model, CLEARING)).map_err(said)?;
            return Ok(Step::Begun);
        }
        self.forget.execute([model]).map_err(said)?;
        Ok(Step::Done)
    }

    fn keep(&mut self, secrets: &[Secret]) -> Result<(), Error> {
        for secret in secrets {
            self.keep.execute((secret.stream.as_str(), &secret.key, &secret.body)).map_err(said)?;
        }
        Ok(())
    }

    fn beat(&mut self, node: &str, at_ms: u64) -> Result<(), Error> {
        self.beat.execute((node, to_sql(at_ms))).map_err(said)?;
        let kept = (to_sql(at_ms.saturating_sub(KEPT_MS)), to_sql(at_ms.saturating_add(KEPT_MS)));
        self.forget_beats.execute(kept).map(drop).map_err(said)
    }
}
