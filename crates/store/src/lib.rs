//! The journal: append-only streams of entries, in SQLite or PostgreSQL, behind one port.
//!
//! An entry is acknowledged when it is on the disk, never before. Who appends says which [`Sequence`] the stream
//! has reached; of several who say the same one is first and the others get a [`Conflict`]. The entries of a stream
//! are a chain of hashes that anybody can follow ([`hash`]). The store knows no rules: bodies are text it never reads.
//! Beside the journal stand models made of it ([`Shelf`]), the last moment it was known to work ([`Pulse`]), and what may have
//! to be forgotten ([`Vault`]).
//!
//! ```
//! use std::sync::Arc;
//! use store::{Append, Error, Journal, LocalBus, NewEntry, Position, Reader, Sequence, Sqlite, Stream};
//!
//! # let folder = std::env::temp_dir().join(format!("damka-doc-{}", std::process::id()));
//! # let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
//! # runtime.block_on(async {
//! let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await?;
//! let stream = Stream::new("game", "ab12")?;
//! let entry = NewEntry { at_ms: 1_790_000_000_000, actor: "white".into(), body: r#"{"move":"c3-d4"}"#.into() };
//! let append = Append { stream: stream.clone(), expected: Sequence::START, entries: vec![entry] };
//!
//! let done = journal.append(append.clone()).await?;
//! assert_eq!(done.sequence, Sequence(1));
//! assert!(matches!(journal.append(append).await, Err(Error::Conflict(_))));
//!
//! let entries = journal.read(&stream, Sequence::START, 100).await?;
//! assert_eq!(entries[0].hash, done.hash);
//! assert_eq!(journal.since(Position::START, 100).await?, entries);
//! journal.close().await;
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), Error>(()) }).unwrap();
//! ```

pub mod backup;
mod bus;
mod decide;
mod entry;
mod error;
mod follower;
mod fresh;
pub mod hash;
mod journal;
pub mod limits;
mod migration;
mod milestone;
mod nats;
mod place;
mod postgres;
mod pulse;
mod queue;
mod sequence;
mod shelf;
mod sqlite;
mod stream;
mod vault;
mod verify;

pub use bus::{Bus, LocalBus};
pub use entry::{Append, Appended, Entry, Head, NewEntry};
pub use error::{Conflict, Error};
pub use follower::Follower;
pub use fresh::Fresh;
pub use hash::Hash;
pub use journal::{Answer, Journal, Reader};
pub use limits::Limit;
pub use milestone::{Milestone, NoMilestone};
pub use nats::NatsBus;
pub use place::Place;
pub use postgres::{Postgres, PostgresBus};
pub use pulse::{Beat, Pulse};
pub use sequence::{Position, Sequence};
pub use shelf::{Keys, Row, Shelf, Update};
pub use sqlite::Sqlite;
pub use stream::Stream;
pub use vault::{Secret, Vault};
pub use verify::{Fault, Flaw, Health, Teller, replay, verify};
