//! The vault: what stands beside the journal because it may have to be forgotten.
//!
//! A journal never forgets, so what is personal does not stand in it. It is kept here, by the stream it belongs to and a key, and erased
//! when its time is over: the journal tells on without it.
//!
//! ```
//! use std::sync::Arc;
//! use store::{Error, Journal, LocalBus, Reader, Secret, Sqlite, Vault};
//!
//! # let folder = std::env::temp_dir().join(format!("damka-vault-{}", std::process::id()));
//! # let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
//! # runtime.block_on(async {
//! let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await?;
//! let cup = "event/cup".parse()?;
//! journal.keep(vec![Secret::new(&cup, "7/passport", "AB 123")]).await?;
//! assert_eq!(journal.secrets(Some(&cup), None, 100).await?.len(), 1);
//! journal.erase(&cup, "7/").await?;
//! assert_eq!(journal.secrets(Some(&cup), None, 100).await?, []);
//! journal.close().await;
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), Error>(()) }).unwrap();
//! ```

use crate::journal::Answer;
use crate::stream::Stream;

/// Something that may have to be forgotten.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Secret {
    /// The stream it belongs to.
    pub stream: Stream,
    /// Which it is.
    pub key: String,
    /// What it is. The store never reads it.
    pub body: String,
}

/// A place that can forget. What it keeps is read by [`Reader::secrets`](crate::Reader::secrets).
pub trait Vault: Send + Sync {
    /// Keeps secrets, all or nothing; one under the same key takes the place of the one before. The answer comes when they are on the disk.
    fn keep(&self, secrets: Vec<Secret>) -> Answer<'_, ()>;

    /// Erases the secrets of a stream whose keys begin with something, all of them if it is empty: their bytes as well, as far as the database
    /// lets us. Copies and backups that were made before are not reached.
    fn erase<'a>(&'a self, stream: &'a Stream, prefix: &'a str) -> Answer<'a, ()>;
}

impl Secret {
    /// A secret.
    #[must_use]
    pub fn new(stream: &Stream, key: &str, body: &str) -> Self {
        Self { stream: stream.clone(), key: key.to_owned(), body: body.to_owned() }
    }
}
