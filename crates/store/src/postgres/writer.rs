//! The one who writes on this node: a transaction for everything that has gathered.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::time::{Instant, timeout};
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Statement};

use super::link::{Backoff, Link};
use super::{rows, said};
use crate::bus::Bus;
use crate::decide::{Decided, Ends};
use crate::entry::{Append, Appended, Entry, Head};
use crate::error::Error;
use crate::queue::{self, Batch, Batches, Job};
use crate::sequence::{Position, to_sql};
use crate::stream::Stream;

/// How long one try may take.
const TRY_TIME_MAX: Duration = Duration::from_secs(15);
/// How long a batch is tried before its authors are told.
const PATIENCE: Duration = Duration::from_secs(10);

/// What each author is told.
type Answers = Vec<Result<Vec<Appended>, Error>>;

/// The writer of this node.
pub(super) struct Writer {
    link: Link,
    bus: Arc<dyn Bus>,
    session: Option<Session>,
}

/// A connection with its statements.
struct Session {
    client: Client,
    lock: Statement,
    heads: Statement,
    insert: Statement,
    reach: Statement,
}

/// What was sent to be committed, when the answer was lost.
struct Doubt {
    /// The last entry of the transaction: if it is there, all are.
    last: Entry,
    answers: Answers,
}

impl Writer {
    /// A writer; it connects with the first batch.
    pub(super) fn new(link: Link, bus: Arc<dyn Bus>) -> Self {
        Self { link, bus, session: None }
    }

    /// Writes batch after batch until nobody can bring more.
    pub(super) async fn run(mut self, mut batches: Batches) {
        while let Some(Batch { mut jobs, .. }) = batches.next().await {
            if jobs.is_empty() {
                continue;
            }
            let appends: Vec<_> = jobs.iter_mut().map(|job| std::mem::take(&mut job.appends)).collect();
            let written = self.write(&appends).await;
            tell(jobs, written);
        }
        drop(self.session.take());
        queue::tell_closed(batches.closing);
    }

    /// Writes a batch, again if the connection is lost, until patience ends.
    async fn write(&mut self, batch: &[Vec<Append>]) -> Result<Answers, Error> {
        let begun = Instant::now();
        let mut backoff = Backoff::new();
        let mut doubt = None;
        loop {
            let tried = timeout(TRY_TIME_MAX, self.try_write(batch, &mut doubt)).await;
            let error = match tried {
                Ok(Ok((answers, position))) => {
                    self.bus.tell(position);
                    return Ok(answers);
                }
                Ok(Err(error)) => error,
                Err(_) => Error::Unavailable("no answer to a transaction".to_owned()),
            };
            // A session that failed may be inside a transaction: a new one is not.
            self.session = None;
            if !matches!(error, Error::Unavailable(_)) || begun.elapsed() > PATIENCE {
                return Err(error);
            }
            backoff.wait().await;
        }
    }

    async fn try_write(
        &mut self,
        batch: &[Vec<Append>],
        doubt: &mut Option<Doubt>,
    ) -> Result<(Answers, Position), Error> {
        let session = match self.session.take() {
            Some(session) => self.session.insert(session),
            None => self.session.insert(Session::open(&self.link).await?),
        };
        // Step 1. Lock the journal and look at the ends of the streams, in one round trip.
        let mut ends = session.begin(batch).await?;
        // Step 2. The lock says that the transaction in doubt has ended. Was it committed?
        if let Some(Doubt { last, answers }) = doubt {
            if session.has(last).await? {
                let answers = std::mem::take(answers);
                session.client.batch_execute("ROLLBACK").await.map_err(said)?;
                return Ok((answers, ends.position));
            }
        }
        // Step 3. Decide who is first.
        let mut entries = Vec::new();
        let answers: Answers = batch
            .iter()
            .map(|appends| {
                let Decided { entries: more, appended } = ends.decide(appends.clone())?;
                entries.extend(more);
                Ok(appended)
            })
            .collect();
        // Step 4. Write and commit, in one round trip.
        let Some(last) = entries.last().cloned() else {
            session.client.batch_execute("ROLLBACK").await.map_err(said)?;
            return Ok((answers, ends.position));
        };
        *doubt = Some(Doubt { last, answers: answers.clone() });
        session.commit(&entries, ends.position).await?;
        Ok((answers, ends.position))
    }
}

impl Session {
    async fn open(link: &Link) -> Result<Self, Error> {
        let client = link.connect().await?;
        let heads = "SELECT asked.stream, found.sequence, found.hash FROM unnest($1::text[]) AS asked (stream)
            CROSS JOIN LATERAL (SELECT sequence, hash FROM damka_entry WHERE stream = asked.stream COLLATE \"C\"
                ORDER BY sequence DESC LIMIT 1) AS found";
        let insert = "INSERT INTO damka_entry SELECT * FROM unnest($1::bigint[], $2::text[], $3::bigint[],
            $4::bigint[], $5::text[], $6::text[], $7::bytea[])";
        let prepare = |sql| client.prepare(sql);
        let (lock, heads, insert, reach) = tokio::try_join!(
            prepare("SELECT position FROM damka_head FOR UPDATE"),
            prepare(heads),
            prepare(insert),
            prepare("UPDATE damka_head SET position = $1"),
        )
        .map_err(said)?;
        Ok(Self { client, lock, heads, insert, reach })
    }

    /// Begins a transaction: from here on no other node writes.
    async fn begin(&self, batch: &[Vec<Append>]) -> Result<Ends, Error> {
        let streams = batch.iter().flatten().map(|append| append.stream.as_str());
        let mut asked: Vec<&str> = streams.collect();
        asked.sort_unstable();
        asked.dedup();
        let asked: [&(dyn ToSql + Sync); 1] = [&asked];
        // The requests are sent in the order they are written here, one behind the other.
        let ((), locked, found) = tokio::try_join!(
            biased;
            self.client.batch_execute("BEGIN"),
            self.client.query_one(&self.lock, &[]),
            self.client.query(&self.heads, &asked),
        )
        .map_err(said)?;
        let position: i64 = locked.try_get(0).map_err(said)?;
        let position =
            u64::try_from(position).map_err(|_| Error::Damaged("a position below 0".to_owned()))?;
        let mut heads: HashMap<Stream, Head> = HashMap::with_capacity(found.len());
        for row in &found {
            let name: &str = row.try_get(0).map_err(said)?;
            let stream = name.parse().map_err(|_| Error::Damaged(format!("a stream is named {name:?}")))?;
            heads.insert(stream, rows::head_of(row, 1)?);
        }
        Ok(Ends { heads, position: Position(position) })
    }

    /// Whether an entry has been written.
    async fn has(&self, entry: &Entry) -> Result<bool, Error> {
        let sql = "SELECT 1 FROM damka_entry WHERE stream = $1 AND sequence = $2 AND hash = $3";
        let (sequence, hash) = (to_sql(entry.sequence.0), entry.hash.0.as_slice());
        let found = self.client.query_opt(sql, &[&entry.stream.as_str(), &sequence, &hash]).await;
        Ok(found.map_err(said)?.is_some())
    }

    async fn commit(&self, entries: &[Entry], position: Position) -> Result<(), Error> {
        let numbers = |number: fn(&Entry) -> u64| -> Vec<i64> {
            entries.iter().map(|entry| to_sql(number(entry))).collect()
        };
        let positions = numbers(|entry| entry.position.0);
        let streams: Vec<&str> = entries.iter().map(|entry| entry.stream.as_str()).collect();
        let sequences = numbers(|entry| entry.sequence.0);
        let moments = numbers(|entry| entry.what.at_ms);
        let actors: Vec<&str> = entries.iter().map(|entry| entry.what.actor.as_str()).collect();
        let bodies: Vec<&str> = entries.iter().map(|entry| entry.what.body.as_str()).collect();
        let hashes: Vec<&[u8]> = entries.iter().map(|entry| entry.hash.0.as_slice()).collect();
        let columns: [&(dyn ToSql + Sync); 7] =
            [&positions, &streams, &sequences, &moments, &actors, &bodies, &hashes];
        let position = to_sql(position.0);
        let reached: [&(dyn ToSql + Sync); 1] = [&position];
        tokio::try_join!(
            biased;
            self.client.execute(&self.insert, &columns),
            self.client.execute(&self.reach, &reached),
            self.client.batch_execute("COMMIT"),
        )
        .map(drop)
        .map_err(said)
    }
}

fn tell(jobs: Vec<Job>, written: Result<Answers, Error>) {
    match written {
        Ok(answers) => jobs.into_iter().zip(answers).for_each(|(job, answer)| job.answer(answer)),
        Err(error) => jobs.into_iter().for_each(|job| job.answer(Err(error.clone()))),
    }
}
