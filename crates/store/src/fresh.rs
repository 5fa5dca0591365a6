//! A journal that is being filled, and is there only when it is complete.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;

use crate::bus::LocalBus;
use crate::error::Error;
use crate::journal::{Journal, Reader};
use crate::place::Place;
use crate::postgres::{self, Postgres};
use crate::sequence::Position;
use crate::sqlite::{FILE, PART, Sqlite, sync_folder};

/// What may lie in an empty folder: what the system itself puts into an empty volume, and the file that is locked.
const ALLOWED: [&str; 2] = ["lost+found", "lock"];

/// A journal in an empty place. In a folder it has its name only after [`Fresh::keep`]; in a database it is marked as
/// unfinished until then, and whoever would open it is refused.
pub struct Fresh {
    journal: Box<dyn Journal>,
    place: Place,
}

impl Fresh {
    /// Begins a journal where there is nothing at all.
    pub async fn begin(place: &Place) -> Result<Self, Error> {
        let bus = Arc::new(LocalBus::new());
        let not_empty = || Err(Error::NotEmpty(place.to_string()));
        let journal: Box<dyn Journal> = match place {
            Place::Folder(folder) => {
                if folder.join(PART).exists() {
                    return Err(Error::Unfinished(place.to_string()));
                }
                if !is_empty(folder).map_err(|error| cannot(folder, &error))? {
                    return not_empty();
                }
                match Sqlite::open_file(folder, PART, bus).await {
                    Ok(journal) => Box::new(journal),
                    // Somebody else is at it.
                    Err(error @ Error::InUse { .. }) => return Err(error),
                    Err(error) => {
                        clear(folder);
                        return Err(error);
                    }
                }
            }
            Place::Database(address) => {
                let journal = Postgres::open(address, bus).await?;
                if journal.position().await? != Position::START {
                    return not_empty();
                }
                postgres::begin(address).await?;
                Box::new(journal)
            }
        };
        Ok(Self { journal, place: place.clone() })
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
        match &self.place {
            Place::Folder(folder) => {
                let keep = || {
                    fs::rename(folder.join(PART), folder.join(FILE))?;
                    sync_folder(folder)
                };
                keep().map_err(|error| cannot(folder, &error))
            }
            Place::Database(address) => postgres::keep(address).await,
        }
    }

    /// The journal will not be complete: its place is as empty as before. What cannot be removed is known as unfinished.
    pub async fn discard(self) {
        self.journal.close().await;
        drop(self.journal);
        match &self.place {
            Place::Folder(folder) => clear(folder),
            Place::Database(address) => drop(postgres::discard(address).await),
        }
    }
}

fn clear(folder: &Path) {
    for name in [PART, "journal.db.part-wal", "journal.db.part-shm", "lock"] {
        // What cannot be removed says by its name what it is.
        let _ = fs::remove_file(folder.join(name));
    }
}

fn is_empty(folder: &Path) -> io::Result<bool> {
    let is_nothing = |entry: fs::DirEntry| ALLOWED.iter().any(|name| entry.file_name() == *name);
    match fs::read_dir(folder) {
        Ok(mut inside) => Ok(inside.all(|entry| entry.is_ok_and(is_nothing))),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(true),
        Err(error) => Err(error),
    }
}

fn cannot(folder: &Path, error: &io::Error) -> Error {
    Error::Storage(format!("cannot use {}: {error}", folder.display()))
}
