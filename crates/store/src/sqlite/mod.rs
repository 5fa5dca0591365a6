//! A journal in one file of a folder: nothing to install, one process that writes.
//!
//! The file is in WAL mode with `synchronous=FULL`: a commit returns when the disk has it. One thread writes and takes
//! everything that gathered during the last sync into the next transaction. Readers have connections of their own and
//! wait for nobody; other processes may read too ([`Sqlite::look`]).

mod checkpoint;
mod errands;
mod lock;
mod readers;
mod rows;
mod schema;
mod shelf;
mod writer;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};

use rusqlite::ErrorCode;

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
use errands::What;
use lock::Lock;
use readers::Readers;
use writer::Writer;

/// The name of the file in its folder.
pub(crate) const FILE: &str = "journal.db";
/// Its name while it is being restored.
pub(crate) const PART: &str = "journal.db.part";

/// A journal in one file of a folder.
#[derive(Debug)]
pub struct Sqlite {
    readers: Arc<Readers>,
    /// The door to the writer; who only looks has none.
    queue: Option<Queue<What>>,
    /// The thread that writes, as long as it has not been waited for.
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Sqlite {
    /// Opens the journal of a folder to write it, and begins one if there is none.
    ///
    /// Refused if another process writes the folder, if the file is no journal or damaged, or if a newer program wrote it.
    pub async fn open(folder: &Path, bus: Arc<dyn Bus>) -> Result<Self, Error> {
        // Nobody shall take an empty journal for the one that was to be restored.
        if folder.join(PART).exists() {
            return Err(Error::Unfinished(folder.display().to_string()));
        }
        Self::open_file(folder, FILE, bus).await
    }

    /// Opens the journal of a folder to read it, also while another process writes it.
    pub async fn look(folder: &Path) -> Result<Self, Error> {
        let file = folder.join(FILE);
        match fs::metadata(&file) {
            Ok(about) if about.is_file() => {}
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                return Err(cannot("read", &file, &error));
            }
            _ if folder.join(PART).exists() => return Err(Error::Unfinished(folder.display().to_string())),
            _ => return Err(Error::Absent(folder.display().to_string())),
        }
        let readers = Readers::new(file);
        readers.ask(schema::check).await?;
        Ok(Self { readers, queue: None, thread: Mutex::new(None) })
    }

    /// Where the journal of a folder is kept.
    #[must_use]
    pub fn file(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// The same as [`Sqlite::open`] for a file of another name.
    pub(crate) async fn open_file(folder: &Path, name: &str, bus: Arc<dyn Bus>) -> Result<Self, Error> {
        let (folder, file) = (folder.to_owned(), folder.join(name));
        let (queue, batches) = queue::queue();
        let readers = Readers::new(file.clone());
        let open = move || -> Result<JoinHandle<()>, Error> {
            make_folder(&folder).map_err(|error| cannot("use", &folder, &error))?;
            let lock = Lock::take(&folder)?;
            make_file(&file).map_err(|error| cannot("use", &file, &error))?;
            let mut writer = Writer::open(&file, bus)?;
            sync_folder(&folder).map_err(|error| cannot("use", &folder, &error))?;
            let run = move || {
                let closing = writer.run(batches);
                drop(writer);
                drop(lock);
                queue::tell_closed(closing);
            };
            let thread = thread::Builder::new().name("journal".to_owned()).spawn(run);
            thread.map_err(|error| Error::Storage(format!("cannot start a thread: {error}")))
        };
        let thread = tokio::task::spawn_blocking(open).await.map_err(|_| Error::Closed)??;
        Ok(Self { readers, queue: Some(queue), thread: Mutex::new(Some(thread)) })
    }

    async fn ask<T: Send + 'static>(
        &self,
        question: impl FnOnce(&rusqlite::Connection) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        if self.queue.as_ref().is_some_and(Queue::is_closed) {
            return Err(Error::Closed);
        }
        self.readers.ask(question).await
    }

    async fn errand(&self, what: What, bytes: usize) -> Result<(), Error> {
        match &self.queue {
            Some(queue) => queue.errand(what, bytes).await,
            None => Err(Error::Closed),
        }
    }
}

impl Reader for Sqlite {
    fn read<'a>(&'a self, stream: &'a Stream, after: Sequence, limit: usize) -> Answer<'a, Vec<Entry>> {
        let stream = stream.clone();
        Box::pin(self.ask(move |from| rows::read(from, &stream, after, limit)))
    }

    fn since(&self, after: Position, limit: usize) -> Answer<'_, Vec<Entry>> {
        Box::pin(self.ask(move |from| rows::since(from, after, limit)))
    }

    fn streams<'a>(
        &'a self,
        kind: Option<&'a str>,
        after: Option<&'a Stream>,
        limit: usize,
    ) -> Answer<'a, Vec<Stream>> {
        let (kind, after) = (kind.map(str::to_owned), after.cloned());
        Box::pin(self.ask(move |from| rows::streams(from, kind.as_deref(), after.as_ref(), limit)))
    }

    fn head<'a>(&'a self, stream: &'a Stream) -> Answer<'a, Head> {
        let stream = stream.clone();
        Box::pin(self.ask(move |from| rows::head(from, &stream)))
    }

    fn position(&self) -> Answer<'_, Position> {
        Box::pin(self.ask(rows::position))
    }

    fn secrets<'a>(
        &'a self,
        stream: Option<&'a Stream>,
        after: Option<&'a Secret>,
        limit: usize,
    ) -> Answer<'a, Vec<Secret>> {
        let (stream, after) = (stream.cloned(), after.cloned());
        Box::pin(self.ask(move |from| shelf::secrets(from, stream.as_ref(), after.as_ref(), limit)))
    }

    fn complaints(&self) -> Answer<'_, Vec<String>> {
        Box::pin(self.ask(rows::complaints))
    }
}

impl Shelf for Sqlite {
    fn shelve(&self, update: Update) -> Answer<'_, ()> {
        Box::pin(async move {
            let bytes = limits::check_update(&update)?;
            self.errand(What::Shelve(update), bytes).await
        })
    }

    fn clear<'a>(&'a self, model: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            limits::check_model(model)?;
            self.errand(What::Clear(model.to_owned()), 0).await
        })
    }

    fn reached<'a>(&'a self, model: &'a str) -> Answer<'a, Position> {
        let model = model.to_owned();
        Box::pin(self.ask(move |from| shelf::reached(from, &model)))
    }

    fn models(&self) -> Answer<'_, Vec<(String, Position)>> {
        Box::pin(self.ask(shelf::models))
    }

    fn row<'a>(&'a self, model: &'a str, key: &'a str) -> Answer<'a, Option<String>> {
        let (model, key) = (model.to_owned(), key.to_owned());
        Box::pin(self.ask(move |from| shelf::row(from, &model, &key)))
    }

    fn rows<'a>(&'a self, model: &'a str, keys: Keys, limit: usize) -> Answer<'a, Vec<Row>> {
        let model = model.to_owned();
        Box::pin(self.ask(move |from| shelf::rows(from, &model, &keys, limit)))
    }
}

impl Pulse for Sqlite {
    fn beat<'a>(&'a self, node: &'a str, at_ms: u64) -> Answer<'a, ()> {
        Box::pin(async move {
            limits::check_beat(node, at_ms)?;
            self.errand(What::Beat { node: node.to_owned(), at_ms }, 0).await
        })
    }

    fn beats(&self) -> Answer<'_, Vec<Beat>> {
        Box::pin(self.ask(shelf::beats))
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        Box::pin(self.ask(shelf::last_beat))
    }
}

impl Vault for Sqlite {
    fn keep(&self, secrets: Vec<Secret>) -> Answer<'_, ()> {
        Box::pin(async move {
            let bytes = limits::check_secrets(&secrets)?;
            self.errand(What::Keep(secrets), bytes).await
        })
    }

    fn erase<'a>(&'a self, stream: &'a Stream, prefix: &'a str) -> Answer<'a, ()> {
        let (stream, prefix) = (stream.clone(), prefix.to_owned());
        Box::pin(async move {
            limits::check_text(&prefix)?;
            self.errand(What::Erase { stream, prefix }, 0).await
        })
    }
}

impl Journal for Sqlite {
    fn append_all(&self, appends: Vec<Append>) -> Answer<'_, Vec<Appended>> {
        match &self.queue {
            Some(queue) => Box::pin(queue.write(appends)),
            None => Box::pin(async { Err(Error::Closed) }),
        }
    }

    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(async {
            self.readers.rest();
            if let Some(queue) = &self.queue {
                queue.close().await;
            }
        })
    }
}

/// Who drops a journal without closing it waits until the writer is done.
impl Drop for Sqlite {
    fn drop(&mut self) {
        self.readers.rest();
        self.queue = None;
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            let _ = thread.join();
        }
    }
}

/// Makes the folder, for its owner only where the system knows owners.
fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(folder)?;
    folder.parent().map_or(Ok(()), sync_folder)
}

/// Makes the file, if there is none, for its owner only where the system knows owners; SQLite gives what it puts beside it the
/// same rights.
fn make_file(file: &Path) -> io::Result<()> {
    let mut options = File::options();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// A new file is durable when its folder is.
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Error {
    Error::Storage(format!("cannot {what} {}: {error}", path.display()))
}

/// What SQLite says, in our words.
fn said(error: rusqlite::Error) -> Error {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => Error::Foreign("the file is no SQLite database".to_owned()),
        Some(ErrorCode::DatabaseCorrupt) => Error::Damaged(error.to_string()),
        _ => Error::Storage(error.to_string()),
    }
}
