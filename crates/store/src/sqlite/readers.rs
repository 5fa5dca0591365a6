//! Connections that read, a few at a time, on threads where waiting hurts nobody.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags};
use tokio::sync::Semaphore;

use super::said;
use crate::error::Error;

/// How many questions are answered at the same time.
const PLACES: usize = 4;
/// How long a reader waits while the file is being recovered or closed by somebody else.
const PATIENCE: Duration = Duration::from_secs(5);

/// The readers of one file.
#[derive(Debug)]
pub(super) struct Readers {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
    places: Arc<Semaphore>,
}

impl Readers {
    /// Readers of a file; it is opened with the first question.
    pub(super) fn new(file: PathBuf) -> Arc<Self> {
        Arc::new(Self { file, idle: Mutex::default(), places: Arc::new(Semaphore::new(PLACES)) })
    }

    /// Asks a question on a connection that nobody else uses meanwhile.
    pub(super) async fn ask<T: Send + 'static>(
        self: &Arc<Self>,
        question: impl FnOnce(&Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let place = Arc::clone(&self.places).acquire_owned().await.map_err(|_| Error::Closed)?;
        let readers = Arc::clone(self);
        let answer = move || {
            let idle = readers.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let connection = idle.map_or_else(|| readers.connect(), Ok)?;
            let answer = question(&connection);
            readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
            drop(place);
            answer
        };
        tokio::task::spawn_blocking(answer).await.map_err(|_| Error::Closed)?
    }

    /// Lets go of the connections nobody uses.
    pub(super) fn rest(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn connect(&self) -> Result<Connection, Error> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.file, flags).map_err(said)?;
        connection.busy_timeout(PATIENCE).map_err(said)?;
        Ok(connection)
    }
}
