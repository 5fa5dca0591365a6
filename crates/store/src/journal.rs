//! The port: what every journal can do, whatever it is kept in.

use std::pin::Pin;

use crate::entry::{Append, Appended, Entry, Head};
use crate::error::Error;
use crate::pulse::Pulse;
use crate::sequence::{Position, Sequence};
use crate::shelf::Shelf;
use crate::stream::Stream;
use crate::vault::{Secret, Vault};

/// What a journal answers, in time.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Error>> + Send + 'a>>;

/// A journal that can be read, also while somebody writes it.
///
/// Answers are pages: at most so many as asked for (and [`PAGE_MAX`](crate::limits::PAGE_MAX)), fewer when they are
/// long ([`PAGE_BYTES`](crate::limits::PAGE_BYTES)). Only an empty page says that there is no more.
pub trait Reader: Send + Sync {
    /// The entries of a stream that come after a sequence, in order.
    fn read<'a>(&'a self, stream: &'a Stream, after: Sequence, limit: usize) -> Answer<'a, Vec<Entry>>;

    /// The entries of all streams that come after a position, in order. Nothing will ever appear before an entry
    /// that has been seen.
    fn since(&self, after: Position, limit: usize) -> Answer<'_, Vec<Entry>>;

    /// The streams of one kind, or of all, that come after another one, in the order of their names.
    fn streams<'a>(
        &'a self,
        kind: Option<&'a str>,
        after: Option<&'a Stream>,
        limit: usize,
    ) -> Answer<'a, Vec<Stream>>;

    /// The end of a stream.
    fn head<'a>(&'a self, stream: &'a Stream) -> Answer<'a, Head>;

    /// The position the journal has reached.
    fn position(&self) -> Answer<'_, Position>;

    /// What the vault keeps of one stream, or of all, that comes after another secret, in the order of streams and keys.
    fn secrets<'a>(
        &'a self,
        stream: Option<&'a Stream>,
        after: Option<&'a Secret>,
        limit: usize,
    ) -> Answer<'a, Vec<Secret>>;

    /// What the database itself finds wrong with its own pages, also with those on which no entry stands. One that looks after them
    /// all the time has nothing to say here.
    fn complaints(&self) -> Answer<'_, Vec<String>> {
        Box::pin(async { Ok(Vec::new()) })
    }
}

/// A journal that can be written, with what stands beside it.
pub trait Journal: Reader + Shelf + Pulse + Vault {
    /// Appends to several streams: all or nothing. The answer comes when it is on the disk.
    ///
    /// Who stops waiting for the answer cannot know whether it was written; it may be.
    fn append_all(&self, appends: Vec<Append>) -> Answer<'_, Vec<Appended>>;

    /// Writes what is waiting, refuses the rest, and ends.
    fn close(&self) -> Pin<Box<dyn Future<Output = ()> + Send + '_>>;

    /// Appends to one stream.
    fn append(&self, append: Append) -> Answer<'_, Appended> {
        let done = self.append_all(vec![append]);
        Box::pin(async move { done.await?.pop().ok_or(Error::Closed) })
    }
}
