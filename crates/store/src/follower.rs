//! The journal as it grows: every entry, in order, once.
//!
//! A bus makes a follower quick, but it need not be trusted: a follower asks the journal once a second whether there is more,
//! so whatever a bus loses is caught up. One follower for a whole process is enough; it passes on what it sees.
//!
//! ```
//! # use std::sync::Arc;
//! # use store::{Append, Bus, Error, Follower, Journal, LocalBus, NewEntry, Position, Sequence, Sqlite, Stream};
//! # let folder = std::env::temp_dir().join(format!("damka-follower-{}", std::process::id()));
//! # let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().unwrap();
//! # runtime.block_on(async {
//! let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
//! let journal: Arc<dyn Journal> = Arc::new(Sqlite::open(&folder, Arc::clone(&bus)).await?);
//! let mut follower = Follower::new(Arc::clone(&journal), &*bus, Position::START);
//! # let entries = vec![NewEntry { at_ms: 0, actor: String::new(), body: "first".into() }];
//! # let append = Append { stream: Stream::new("game", "a")?, expected: Sequence::START, entries };
//! journal.append(append).await?;
//! assert_eq!(follower.next().await?[0].what.body, "first");
//! assert_eq!(follower.reached(), Position(1));
//! # drop(follower); journal.close().await;
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), Error>(()) }).unwrap();
//! ```

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use crate::bus::Bus;
use crate::entry::Entry;
use crate::error::Error;
use crate::journal::Reader;
use crate::sequence::Position;

/// After how long without news the journal is asked.
const ROUND: Duration = Duration::from_secs(1);
/// Entries of one page.
const PAGE: usize = 1_000;

/// Somebody who follows the journal.
#[derive(Debug)]
pub struct Follower<J: ?Sized> {
    news: watch::Receiver<Position>,
    reached: Position,
    journal: Arc<J>,
}

impl<J: Reader + ?Sized> Follower<J> {
    /// Follows a journal from a position on. The runtime must know time.
    #[must_use]
    pub fn new(journal: Arc<J>, bus: &dyn Bus, after: Position) -> Self {
        Self { news: bus.listen(), reached: after, journal }
    }

    /// The last position that was given out.
    #[must_use]
    pub fn reached(&self) -> Position {
        self.reached
    }

    /// The next entries, at least one: waits until there are some. A database that is out of reach is waited for too.
    ///
    /// Who stops waiting loses nothing: the next call goes on where this one began.
    pub async fn next(&mut self) -> Result<Vec<Entry>, Error> {
        loop {
            // What is told from here on wakes us, also while we read.
            self.news.borrow_and_update();
            match self.journal.since(self.reached, PAGE).await {
                Ok(page) => {
                    if let Some(last) = page.last() {
                        self.reached = last.position;
                        return Ok(page);
                    }
                }
                Err(Error::Unavailable(_)) => {}
                Err(error) => return Err(error),
            }
            if let Ok(Err(_)) = timeout(ROUND, self.news.changed()).await {
                // The bus is gone.
                sleep(ROUND).await;
            }
        }
    }
}
