//! A journal in PostgreSQL: several equal nodes may write it.
//!
//! Every transaction first locks the one row that holds the journal's position. So positions have no holes and appear
//! in order on every node, whoever wrote them, and any server of this protocol will do. What gathers on a node while
//! it waits for a commit goes into its next transaction, which is what makes one lock enough.

mod bus;
mod link;
mod rows;
mod schema;
mod shelf;
mod vault;
mod writer;

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio_postgres::Config;

use crate::bus::Bus;
use crate::entry::{Append, Appended, Entry, Head};
use crate::error::Error;
use crate::journal::{Answer, Journal, Reader};
use crate::limits;
use crate::pulse::{Beat, Pulse};
use crate::queue::{self, Queue};
use crate::sequence::{Position, Sequence};
use crate::shelf::{Keys, Row, Shelf, Update};
use crate::stream::Stream;
use crate::vault::{Secret, Vault};
pub use bus::PostgresBus;
pub(crate) use link::{Backoff, Link};
pub(crate) use rows::{name, position};
use shelf::Shelver;
use writer::Writer;

/// How long a line may be silent though something was said.
const SILENCE_MAX: Duration = Duration::from_secs(15);
/// How often a quiet line is asked whether it is still there.
const PING_EVERY: Duration = Duration::from_secs(5);
/// How many connections read.
const READERS: usize = 4;

/// A journal in PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    readers: Vec<Link>,
    /// Whose turn it is.
    turn: AtomicUsize,
    /// The door to the writer; who only looks has none.
    queue: Option<Queue>,
    shelver: Shelver,
}

impl Postgres {
    /// Opens the journal of a database to write it, and begins one if there is none.
    ///
    /// The address is like `postgres://user:password@host/database`. It must be called within a tokio runtime that can
    /// wait for sockets and time.
    pub async fn open(address: &str, bus: Arc<dyn Bus>) -> Result<Self, Error> {
        let config = config(address)?;
        let link = Link::new(config.clone());
        let mut client = link.connect().await?;
        schema::migrate(&mut client).await?;
        let (queue, batches) = queue::queue();
        bus.tell(rows::position(&client).await?);
        tokio::spawn(Writer::new(link, bus).run(batches));
        Ok(Self { queue: Some(queue), ..Self::reading(&config) })
    }

    /// Opens the journal of a database to read it.
    pub async fn look(address: &str) -> Result<Self, Error> {
        let config = config(address)?;
        schema::check(&Link::new(config.clone()).connect().await?).await?;
        Ok(Self::reading(&config))
    }

    fn reading(config: &Config) -> Self {
        let readers = (0..READERS).map(|_| Link::new(config.clone())).collect();
        Self { readers, turn: AtomicUsize::new(0), queue: None, shelver: Shelver::new(config.clone()) }
    }

    /// The next connection in turn.
    async fn reader(&self) -> Result<Arc<tokio_postgres::Client>, Error> {
        if self.queue.as_ref().is_some_and(Queue::is_closed) {
            return Err(Error::Closed);
        }
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % READERS;
        match self.readers.get(turn) {
            Some(link) => link.client().await,
            None => Err(Error::Closed),
        }
    }

    /// Refused to who only looks, and after the end.
    fn may_write(&self) -> Result<(), Error> {
        match &self.queue {
            Some(queue) if !queue.is_closed() => Ok(()),
            _ => Err(Error::Closed),
        }
    }
}

impl Reader for Postgres {
    fn read<'a>(&'a self, stream: &'a Stream, after: Sequence, limit: usize) -> Answer<'a, Vec<Entry>> {
        Box::pin(async move { rows::read(&*self.reader().await?, stream, after, limit).await })
    }

    fn since(&self, after: Position, limit: usize) -> Answer<'_, Vec<Entry>> {
        Box::pin(async move { rows::since(&*self.reader().await?, after, limit).await })
    }

    fn streams<'a>(
        &'a self,
        kind: Option<&'a str>,
        after: Option<&'a Stream>,
        limit: usize,
    ) -> Answer<'a, Vec<Stream>> {
        Box::pin(async move { rows::streams(&*self.reader().await?, kind, after, limit).await })
    }

    fn head<'a>(&'a self, stream: &'a Stream) -> Answer<'a, Head> {
        Box::pin(async move { rows::head(&*self.reader().await?, stream).await })
    }

    fn position(&self) -> Answer<'_, Position> {
        Box::pin(async move { rows::position(&*self.reader().await?).await })
    }

    fn secrets<'a>(
        &'a self,
        stream: Option<&'a Stream>,
        after: Option<&'a Secret>,
        limit: usize,
    ) -> Answer<'a, Vec<Secret>> {
        Box::pin(async move { vault::secrets(&*self.reader().await?, stream, after, limit).await })
    }
}

impl Shelf for Postgres {
    fn shelve(&self, update: Update) -> Answer<'_, ()> {
        Box::pin(async move {
            limits::check_update(&update)?;
            self.may_write()?;
            self.shelver.shelve(&update).await
        })
    }

    fn clear<'a>(&'a self, model: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            limits::check_model(model)?;
            self.may_write()?;
            self.shelver.clear(model).await
        })
    }

    fn reached<'a>(&'a self, model: &'a str) -> Answer<'a, Position> {
        Box::pin(async move { shelf::reached(&*self.reader().await?, model).await })
    }

    fn models(&self) -> Answer<'_, Vec<(String, Position)>> {
        Box::pin(async move { shelf::models(&*self.reader().await?).await })
    }

    fn row<'a>(&'a self, model: &'a str, key: &'a str) -> Answer<'a, Option<String>> {
        Box::pin(async move { shelf::row(&*self.reader().await?, model, key).await })
    }

    fn rows<'a>(&'a self, model: &'a str, keys: Keys, limit: usize) -> Answer<'a, Vec<Row>> {
        Box::pin(async move { shelf::rows(&*self.reader().await?, model, &keys, limit).await })
    }
}

impl Pulse for Postgres {
    fn beat<'a>(&'a self, node: &'a str, at_ms: u64) -> Answer<'a, ()> {
        Box::pin(async move {
            limits::check_beat(node, at_ms)?;
            self.may_write()?;
            shelf::beat(&*self.reader().await?, node, at_ms).await
        })
    }

    fn beats(&self) -> Answer<'_, Vec<Beat>> {
        Box::pin(async move { shelf::beats(&*self.reader().await?).await })
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        Box::pin(async move { shelf::last_beat(&*self.reader().await?).await })
    }
}

impl Vault for Postgres {
    fn keep(&self, secrets: Vec<Secret>) -> Answer<'_, ()> {
        Box::pin(async move {
            limits::check_secrets(&secrets)?;
            self.may_write()?;
            vault::keep(&*self.reader().await?, &secrets).await
        })
    }

    fn erase<'a>(&'a self, stream: &'a Stream, prefix: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            limits::check_text(prefix)?;
            self.may_write()?;
            vault::erase(&*self.reader().await?, stream, prefix).await
        })
    }
}

impl Journal for Postgres {
    fn append_all(&self, appends: Vec<Append>) -> Answer<'_, Vec<Appended>> {
        match &self.queue {
            Some(queue) => Box::pin(queue.write(appends)),
            None => Box::pin(async { Err(Error::Closed) }),
        }
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {
            if let Some(queue) = &self.queue {
                queue.close().await;
            }
        })
    }
}

/// Marks an empty journal as one that is being restored: nobody else opens it until it is kept.
pub(crate) async fn begin(address: &str) -> Result<(), Error> {
    schema::begin(&link(address)?.connect().await?).await
}

/// The journal is restored.
pub(crate) async fn keep(address: &str) -> Result<(), Error> {
    schema::keep(&link(address)?.connect().await?).await
}

/// The journal will not be restored: the database is as empty as before.
pub(crate) async fn discard(address: &str) -> Result<(), Error> {
    schema::discard(&link(address)?.connect().await?).await
}

/// A connection to be.
pub(crate) fn link(address: &str) -> Result<Link, Error> {
    Ok(Link::new(config(address)?))
}

fn config(address: &str) -> Result<Config, Error> {
    // The words of the parser do not repeat the address, which may hold a password.
    let mut config: Config = address.parse().map_err(|error: tokio_postgres::Error| {
        Error::Storage(format!("no address of a database, such as postgres://user@host/database: {error}"))
    })?;
    // A line that is cut without a word would be waited for until the system gives it up, which takes a quarter of an hour.
    if config.get_tcp_user_timeout().is_none() {
        config.tcp_user_timeout(SILENCE_MAX);
    }
    if config.get_keepalives_interval().is_none() {
        config.keepalives_idle(PING_EVERY).keepalives_interval(PING_EVERY).keepalives_retries(2);
    }
    Ok(config)
}

/// What PostgreSQL says, in our words.
fn said(error: tokio_postgres::Error) -> Error {
    let Some(database) = error.as_db_error() else {
        let source = std::error::Error::source(&error).map(|source| format!(": {source}"));
        return Error::Unavailable(format!("{error}{}", source.unwrap_or_default()));
    };
    let words = database.message().to_owned();
    // Classes of SQLSTATE: 08 connection, 53 resources, 57 operator, 58 system, 55P03 lock not had in time,
    // 25P03 idle in a transaction for too long.
    let code = database.code().code();
    if ["08", "53", "57", "58", "55", "25"].iter().any(|class| code.starts_with(class)) {
        Error::Unavailable(words)
    } else if code.starts_with("XX") {
        Error::Damaged(words)
    } else {
        Error::Storage(words)
    }
}
