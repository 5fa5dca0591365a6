//! A journal that is being filled, and is there only when it is complete.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::bus::LocalBus;
use crate::error::Error;
use crate::journal::{Journal, Reader};
use crate::place::Place;
use crate::postgres::Postgres;
use crate::sequence::Position;
use crate::sqlite::{FILE, Sqlite, sync_folder};

/// The name of an incomplete file.
const PART: &str = "journal.db.part";
/// What the system itself puts into an empty volume.
const ALLOWED: &str = "lost+found";

/// A journal in an empty place. In a folder it has its name only after [`Fresh::keep`]; in a database it is written
/// as it comes.
pub struct Fresh {
    journal: Box<dyn Journal>,
    folder: Option<PathBuf>,
}

impl Fresh {
    /// Begins a journal where there is nothing at all.
    pub async fn begin(place: &Place) -> Result<Self, Error> {
        let bus = Arc::new(LocalBus::new());
        let not_empty = || Err(Error::NotEmpty(place.to_string()));
        match place {
            Place::Folder(folder) => {
                if !is_empty(folder).map_err(|error| cannot(folder, &error))? {
                    return not_empty();
                }
                let journal = Box::new(Sqlite::open_file(folder, PART, bus).await?);
                Ok(Self { journal, folder: Some(folder.clone()) })
            }
            Place::Database(address) => {
                let journal = Box::new(Postgres::open(address, bus).await?);
                if journal.position().await? != Position::START {
                    return not_empty();
                }
                Ok(Self { journal, folder: None })
            }
        }
    }

    /// The journal to fill.
    #[must_use]
    pub fn journal(&self) -> &dyn Journal {
        &*self.journal
    }

    /// The journal is complete.
    pub async fn keep(self) -> Result<(), Error> {
        self.journal.close().await;
        drop(self.journal);
        let Some(folder) = self.folder else { return Ok(()) };
        let keep = || {
            fs::rename(folder.join(PART), folder.join(FILE))?;
            sync_folder(&folder)
        };
        keep().map_err(|error| cannot(&folder, &error))
    }

    /// The journal will not be complete: a folder is as empty as before.
    pub async fn discard(self) {
        self.journal.close().await;
        drop(self.journal);
        if let Some(folder) = self.folder {
            for name in [PART, "journal.db.part-wal", "journal.db.part-shm", "lock"] {
                // What cannot be removed says by its name what it is.
                let _ = fs::remove_file(folder.join(name));
            }
        }
    }
}

fn is_empty(folder: &Path) -> io::Result<bool> {
    match fs::read_dir(folder) {
        Ok(mut inside) => Ok(inside.all(|entry| entry.is_ok_and(|entry| entry.file_name() == ALLOWED))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(error),
    }
}

fn cannot(folder: &Path, error: &io::Error) -> Error {
    Error::Storage(format!("cannot use {}: {error}", folder.display()))
}
