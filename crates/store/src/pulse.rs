//! The pulse: the last moment this place was known to work.
//!
//! A node that starts again asks [`Pulse::last_beat`] before its first own beat: the time since then is nobody's time on
//! any clock.
//!
//! ```
//! use std::sync::Arc;
//! use store::{Error, Journal, LocalBus, Pulse, Sqlite};
//!
//! # let folder = std::env::temp_dir().join(format!("damka-pulse-{}", std::process::id()));
//! # let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
//! # runtime.block_on(async {
//! let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await?;
//! assert_eq!(journal.last_beat().await?, None);
//! journal.beat("north", 1_790_000_000_000).await?;
//! journal.beat("north", 1_790_000_001_000).await?;
//! assert_eq!(journal.last_beat().await?, Some(1_790_000_001_000));
//! assert_eq!(journal.beats().await?.len(), 1);
//! journal.close().await;
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), Error>(()) }).unwrap();
//! ```

use crate::journal::Answer;

/// How far from the latest beat others are kept: a day, in milliseconds.
pub(crate) const KEPT_MS: u64 = 24 * 60 * 60 * 1_000;

/// When a node was last known to work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The name of the node.
    pub node: String,
    /// When, in milliseconds after the beginning of 1970 (UTC).
    pub at_ms: u64,
}

/// A place that knows when it last worked.
pub trait Pulse: Send + Sync {
    /// Says that a node works at this moment, which replaces what it said before, and forgets nodes that were not heard of
    /// for a day. It costs one sync of the disk: once a second is cheap.
    ///
    /// A node is named by up to [`NODE_LETTERS_MAX`](crate::limits::NODE_LETTERS_MAX) ASCII letters, digits, `-`, `_` and `.`.
    fn beat<'a>(&'a self, node: &'a str, at_ms: u64) -> Answer<'a, ()>;

    /// The last beat of each node, the latest first.
    fn beats(&self) -> Answer<'_, Vec<Beat>>;

    /// The latest of all beats and of the last entry of the journal. It can lie in the future, if a clock was wrong.
    fn last_beat(&self) -> Answer<'_, Option<u64>>;
}
