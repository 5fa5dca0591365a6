//! Is the journal what was written? Every hash chain followed, every entry counted, everything in the vault read.
//!
//! Whether entries and secrets also mean something is for somebody who knows the rules: a [`Teller`] is told every stream.
//!
//! ```
//! # use std::sync::Arc;
//! # use store::{Append, Entry, Error, Journal, LocalBus, NewEntry, Sequence, Sqlite, Stream, Teller};
//! /// Bodies must be numbers that rise.
//! #[derive(Default)]
//! struct Rising(u32);
//!
//! impl Teller for Rising {
//!     fn begin(&mut self, _: &Stream) {
//!         self.0 = 0;
//!     }
//!
//!     fn tell(&mut self, entry: &Entry) -> Result<(), String> {
//!         let number = entry.what.body.parse().map_err(|_| "no number".to_owned())?;
//!         let before = std::mem::replace(&mut self.0, number);
//!         if before < number { Ok(()) } else { Err(format!("{number} comes after {before}")) }
//!     }
//! }
//! # let folder = std::env::temp_dir().join(format!("damka-verify-{}", std::process::id()));
//! # let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
//! # runtime.block_on(async {
//! # let journal = Sqlite::open(&folder, Arc::new(LocalBus::new())).await?;
//! # let entry = |body: &str| NewEntry { at_ms: 0, actor: String::new(), body: body.into() };
//! # let entries = ["1", "5", "4"].map(entry).to_vec();
//! # let append = Append { stream: Stream::new("game", "a")?, expected: Sequence::START, entries };
//! # journal.append(append).await?;
//!
//! let health = store::replay(&journal, &mut Rising::default(), |_, _| ()).await?;
//! assert_eq!(health.faults[0].to_string(), "game/a, entry 3: 4 comes after 5");
//! # journal.close().await;
//! # std::fs::remove_dir_all(&folder).unwrap();
//! # Ok::<(), Error>(()) }).unwrap();
//! ```

use std::collections::BTreeSet;
use std::fmt;

use crate::entry::{Entry, Head};
use crate::error::Error;
use crate::journal::Reader;
use crate::limits::PAGE_MAX;
use crate::milestone::Milestone;
use crate::sequence::{Position, Sequence};
use crate::stream::Stream;
use crate::vault::Secret;

/// How many faults are kept; all are counted.
const FAULTS_MAX: usize = 1_000;

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Health {
    /// How many streams there are.
    pub streams: u64,
    /// How many entries they have.
    pub entries: u64,
    /// How many secrets the vault keeps.
    pub secrets: u64,
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
    /// It cannot have happened, says who was told the stream.
    Told(String),
    /// Something in the vault is not what was kept, says the same.
    Secret {
        /// Which.
        key: String,
        /// Why.
        why: String,
    },
    /// It cannot be read at all.
    Unreadable(String),
    /// The journal has reached this position, and has more entries or fewer.
    Count {
        /// How many entries were found in streams that have a beginning.
        found: u64,
        /// How many there must be.
        reached: u64,
    },
    /// The journal does not hold what it held at a milestone.
    Milestone {
        /// The milestone.
        noted: Milestone,
        /// What is there now, as far as the journal comes.
        found: Milestone,
    },
}

/// Somebody who knows what entries mean, and is told the streams one after another.
pub trait Teller: Send {
    /// A stream begins.
    fn begin(&mut self, stream: &Stream);

    /// The next entry of the stream. After an error, which says why it cannot have happened, and after a fault in the chain,
    /// the rest of the stream is not told.
    fn tell(&mut self, entry: &Entry) -> Result<(), String>;

    /// Something the vault keeps of the stream, told when all entries were. An error says why it is not what was kept.
    fn keep(&mut self, _: &Secret) -> Result<(), String> {
        Ok(())
    }

    /// The stream has been told to its end, and what the vault keeps of it. An error is a fault of the whole, unless what
    /// came [`since`](Teller::since) explains it: then it is asked again.
    fn end(&mut self) -> Result<(), String> {
        Ok(())
    }

    /// An entry that was written after the check began and before the vault was read. It is not checked itself, but what
    /// is not in the vault any more may have been erased by it.
    fn since(&mut self, _: &Entry) {}
}

/// Nobody in particular.
struct Nobody;

impl Teller for Nobody {
    fn begin(&mut self, _: &Stream) {}

    fn tell(&mut self, _: &Entry) -> Result<(), String> {
        Ok(())
    }
}

impl Health {
    /// Whether nothing is wrong.
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.faults_count == 0
    }

    /// Goes through the checked journal once more, from its first entry to its last, past a milestone that was noted earlier
    /// if there is one. Gives the milestone it has reached; none if it cannot be read. Progress is told as positions.
    pub async fn walk<R: Reader + ?Sized>(
        &mut self,
        reader: &R,
        noted: Option<Milestone>,
        mut progress: impl FnMut(Position),
    ) -> Result<Option<Milestone>, Error> {
        let walked = async {
            let mut reached = Milestone::START;
            if let Some(noted) = noted {
                let until = noted.position.min(self.position);
                reached = reached.walk(reader, until, &mut progress).await?;
                if reached != noted {
                    self.note(None, None, Flaw::Milestone { noted, found: reached });
                }
            }
            reached.walk(reader, self.position, &mut progress).await
        };
        match walked.await {
            Ok(reached) => Ok(Some(reached)),
            Err(Error::Damaged(why)) => {
                self.note(None, None, Flaw::Unreadable(why));
                Ok(None)
            }
            Err(error) => Err(error),
        }
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
            Flaw::Told(why) => f.write_str(why),
            Flaw::Secret { key, why } => write!(f, "{key} in the vault: {why}"),
            Flaw::Unreadable(why) => write!(f, "unreadable: {why}"),
            Flaw::Count { found, reached } => {
                write!(f, "the journal has reached position {reached}, but {found} entries were found")
            }
            Flaw::Milestone { noted, found } if found.position < noted.position => {
                let (noted, found) = (noted.position, found.position);
                write!(
                    f,
                    "the journal held {noted} entries at the milestone and ends after {found} now: its end is missing"
                )
            }
            Flaw::Milestone { noted, .. } => {
                write!(f, "the first {} entries are not those of the milestone", noted.position)
            }
        }
    }
}

/// Checks every stream of a journal, which may be in use. Progress is told as entries seen, of so many.
pub async fn verify<R: Reader + ?Sized>(reader: &R, progress: impl FnMut(u64, u64)) -> Result<Health, Error> {
    replay(reader, &mut Nobody, progress).await
}

/// The same, and tells every stream to somebody who knows what entries mean.
pub async fn replay<R: Reader + ?Sized>(
    reader: &R,
    teller: &mut dyn Teller,
    mut progress: impl FnMut(u64, u64),
) -> Result<Health, Error> {
    let mut health = Health { position: reader.position().await?, ..Health::default() };
    let discreet = discreet(reader, &mut health).await?;
    let mut last = None;
    loop {
        let streams = reader.streams(None, last.as_ref(), PAGE_MAX).await?;
        for stream in &streams {
            check(reader, stream, discreet.contains(stream), teller, &mut health).await?;
            progress(health.entries, health.position.0);
        }
        let Some(end) = streams.into_iter().next_back() else { break };
        last = Some(end);
    }
    let (found, reached) = (health.entries, health.position.0);
    if found != reached {
        health.note(None, None, Flaw::Count { found, reached });
    }
    match reader.complaints().await {
        Ok(words) => words.into_iter().for_each(|words| health.note(None, None, Flaw::Unreadable(words))),
        Err(Error::Damaged(why)) => health.note(None, None, Flaw::Unreadable(why)),
        Err(error) => return Err(error),
    }
    Ok(health)
}

/// The streams of which the vault keeps something.
async fn discreet<R: Reader + ?Sized>(reader: &R, health: &mut Health) -> Result<BTreeSet<Stream>, Error> {
    let (mut streams, mut last) = (BTreeSet::new(), None);
    loop {
        let page = match reader.secrets(None, last.as_ref(), PAGE_MAX).await {
            Ok(page) => page,
            Err(Error::Damaged(why)) => {
                health.note(None, None, Flaw::Unreadable(format!("the vault: {why}")));
                return Ok(streams);
            }
            Err(error) => return Err(error),
        };
        health.secrets += page.len() as u64;
        for secret in &page {
            if !streams.contains(&secret.stream) {
                streams.insert(secret.stream.clone());
            }
        }
        last = page.into_iter().next_back();
        if last.is_none() {
            return Ok(streams);
        }
    }
}

/// Tells what the vault keeps of one stream.
async fn open_vault<R: Reader + ?Sized>(
    reader: &R,
    stream: &Stream,
    teller: &mut dyn Teller,
    health: &mut Health,
) -> Result<(), Error> {
    let mut last = None;
    loop {
        let page = reader.secrets(Some(stream), last.as_ref(), PAGE_MAX).await?;
        for secret in &page {
            if let Err(why) = teller.keep(secret) {
                health.note(Some(stream), None, Flaw::Secret { key: secret.key.clone(), why });
            }
        }
        last = page.into_iter().next_back();
        if last.is_none() {
            return Ok(());
        }
    }
}

/// Follows the chain of one stream.
async fn check<R: Reader + ?Sized>(
    reader: &R,
    stream: &Stream,
    discreet: bool,
    teller: &mut dyn Teller,
    health: &mut Health,
) -> Result<(), Error> {
    let (mut head, mut position) = (Head::START, Position::START);
    // Whether the teller still follows.
    let mut told = true;
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
            if head == Head::START {
                teller.begin(stream);
            }
            let tell = || teller.tell(entry).err().map(Flaw::Told);
            let flaw = flaw(entry, head, position).or_else(|| told.then(tell).flatten());
            if let Some(flaw) = flaw {
                health.note(Some(stream), Some(entry.sequence), flaw);
                told = false;
            }
            health.entries += 1;
            (head, position) = (Head { sequence: entry.sequence, hash: entry.hash }, entry.position);
        }
        if known == 0 || known < page.len() {
            if head != Head::START {
                health.streams += 1;
                if told && discreet {
                    open_vault(reader, stream, teller, health).await?;
                }
                let mut ended = if told { teller.end() } else { Ok(()) };
                if ended.is_err() && tell_since(reader, stream, head.sequence, teller).await? {
                    ended = teller.end();
                }
                if let Err(why) = ended {
                    health.note(Some(stream), None, Flaw::Told(why));
                }
            }
            return Ok(());
        }
    }
}

/// Tells what came after a sequence, and says whether anything did. Whoever erases says so in the journal first, so that it stands there when it is missed.
async fn tell_since<R: Reader + ?Sized>(
    reader: &R,
    stream: &Stream,
    mut after: Sequence,
    teller: &mut dyn Teller,
) -> Result<bool, Error> {
    let told = after;
    loop {
        let page = match reader.read(stream, after, PAGE_MAX).await {
            // It is for the next check to say so.
            Err(Error::Damaged(_)) => return Ok(after > told),
            page => page?,
        };
        let Some(last) = page.last() else { return Ok(after > told) };
        after = last.sequence;
        page.iter().for_each(|entry| teller.since(entry));
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
