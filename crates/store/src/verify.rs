//! Is the journal what was written? Every hash chain followed, every entry counted.

use std::fmt;

use crate::entry::{Entry, Head};
use crate::error::Error;
use crate::journal::Reader;
use crate::limits::PAGE_MAX;
use crate::sequence::{Position, Sequence};
use crate::stream::Stream;

/// How many faults are kept; all are counted.
const FAULTS_MAX: usize = 1_000;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// How many streams there are.
    pub streams: u64,
    /// How many entries they have.
    pub entries: u64,
    /// The position the journal had reached when the check began; what came later was not looked at.
    pub position: Position,
    /// The faults, the first thousand.
    pub faults: Vec<Fault>,
    /// How many faults there are in all.
    pub faults_count: u64,
}

/// One fault, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The stream, if it is about one.
    pub stream: Option<Stream>,
    /// The sequence, if it is about one entry.
    pub sequence: Option<Sequence>,
    /// What is wrong.
    pub flaw: Flaw,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The hash does not follow from the entry and the one before it.
    Hash,
    /// The entry before it is missing.
    Missing,
    /// It stands before the entry it follows.
    Order,
    /// It cannot be read at all.
    Unreadable(String),
    /// The journal has reached this position, and has more entries or fewer.
    Count {
        /// How many entries were found in streams that have a beginning.
        found: u64,
        /// How many there must be.
        reached: u64,
    },
}

impl Health {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.faults_count == 0
    }

    fn note(&mut self, stream: Option<&Stream>, sequence: Option<Sequence>, flaw: Flaw) {
        self.faults_count += 1;
        if self.faults.len() < FAULTS_MAX {
            self.faults.push(Fault { stream: stream.cloned(), sequence, flaw });
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(stream) = &self.stream {
            write!(f, "{stream}")?;
            if let Some(sequence) = self.sequence {
                write!(f, ", entry {sequence}")?;
            }
            f.write_str(": ")?;
        }
        match &self.flaw {
            Flaw::Hash => f.write_str("the hash does not follow from the entry and the one before it"),
            Flaw::Missing => f.write_str("the entry before it is missing"),
            Flaw::Order => f.write_str("it stands before the entry it follows"),
            Flaw::Unreadable(why) => write!(f, "unreadable: {why}"),
            Flaw::Count { found, reached } => {
                write!(f, "the journal has reached position {reached}, but {found} entries were found")
            }
        }
    }
}

/// Checks every stream of a journal, which may be in use. Progress is told as entries seen, of so many.
pub async fn verify<R: Reader + ?Sized>(
    reader: &R,
    mut progress: impl FnMut(u64, u64),
) -> Result<Health, Error> {
    let mut health = Health { position: reader.position().await?, ..Health::default() };
    let mut last = None;
    loop {
        let streams = reader.streams(None, last.as_ref(), PAGE_MAX).await?;
        for stream in &streams {
            check(reader, stream, &mut health).await?;
            progress(health.entries, health.position.0);
        }
        let Some(end) = streams.into_iter().next_back() else { break };
        last = Some(end);
    }
    let (found, reached) = (health.entries, health.position.0);
    if found != reached {
        health.note(None, None, Flaw::Count { found, reached });
    }
    Ok(health)
}

/// Follows the chain of one stream.
async fn check<R: Reader + ?Sized>(reader: &R, stream: &Stream, health: &mut Health) -> Result<(), Error> {
    let (mut head, mut position) = (Head::START, Position::START);
    loop {
        let page = match reader.read(stream, head.sequence, PAGE_MAX).await {
            Ok(page) => page,
            Err(Error::Damaged(why)) => {
                health.note(Some(stream), None, Flaw::Unreadable(why));
                return Ok(());
            }
            Err(error) => return Err(error),
        };
        let known = page.iter().take_while(|entry| entry.position <= health.position).count();
        for entry in page.iter().take(known) {
            if let Some(flaw) = flaw(entry, head, position) {
                health.note(Some(stream), Some(entry.sequence), flaw);
            }
            health.entries += 1;
            (head, position) = (Head { sequence: entry.sequence, hash: entry.hash }, entry.position);
        }
        if known == 0 || known < page.len() {
            health.streams += u64::from(head != Head::START);
            return Ok(());
        }
    }
}

fn flaw(entry: &Entry, before: Head, position: Position) -> Option<Flaw> {
    if entry.sequence != before.sequence.next() {
        Some(Flaw::Missing)
    } else if entry.hash != before.hash.then(&entry.stream, entry.sequence, &entry.what) {
        Some(Flaw::Hash)
    } else if entry.position <= position {
        Some(Flaw::Order)
    } else {
        None
    }
}
