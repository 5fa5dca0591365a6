//! Where a journal is kept.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::bus::{Bus, LocalBus};
use crate::error::Error;
use crate::journal::{Journal, Reader};
use crate::nats::NatsBus;
use crate::postgres::{Postgres, PostgresBus};
use crate::sqlite::Sqlite;

/// Where a journal is kept: the choice is made once, at the door.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// A folder, in SQLite.
    Folder(PathBuf),
    /// A PostgreSQL database by its address, `postgres://user@host/database`.
    Database(String),
}

impl Place {
    /// The bus that belongs to the place. It must be called within a tokio runtime.
    pub fn bus(&self) -> Result<Arc<dyn Bus>, Error> {
        match self {
            Self::Folder(_) => Ok(Arc::new(LocalBus::new())),
            Self::Database(address) => Ok(Arc::new(PostgresBus::join(address)?)),
        }
    }

    /// The same by a NATS server, `nats://host:4222`, if one is given. A folder has one node and no use for it: refused.
    pub fn bus_by(&self, nats: Option<&str>) -> Result<Arc<dyn Bus>, Error> {
        match (self, nats) {
            (_, None) => self.bus(),
            (Self::Database(address), Some(nats)) => Ok(Arc::new(NatsBus::join(nats, address)?)),
            (Self::Folder(_), Some(_)) => {
                Err(Error::Storage("NATS is for the nodes of a database; a folder has one".to_owned()))
            }
        }
    }

    /// The journal, to write it; a new one if there is none.
    pub async fn open(&self, bus: Arc<dyn Bus>) -> Result<Box<dyn Journal>, Error> {
        match self {
            Self::Folder(folder) => Ok(Box::new(Sqlite::open(folder, bus).await?)),
            Self::Database(address) => Ok(Box::new(Postgres::open(address, bus).await?)),
        }
    }

    /// The journal, to read it.
    pub async fn look(&self) -> Result<Box<dyn Reader>, Error> {
        match self {
            Self::Folder(folder) => Ok(Box::new(Sqlite::look(folder).await?)),
            Self::Database(address) => Ok(Box::new(Postgres::look(address).await?)),
        }
    }
}

/// Without the address of a database, which may hold a password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => folder.display().fmt(f),
            Self::Database(_) => f.write_str("the database"),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}
