//! A journal as a file of lines, the same for every database.
//!
//! The first line is `{"damka":"journal","version":1}`. Then comes one line an entry, in the order of positions:
//! `{"position":1,"stream":"game/ab12","sequence":1,"at_ms":1790000000000,"actor":"white","body":"{}","hash":"5f.."}`.
//! Then what the vault keeps, one line a secret: `{"secret":"event/cup","key":"7/..","body":"{}"}`; a file that has some is of version 2.
//! The last line is `{"entries":1,"sha256":"a0.."}`, the SHA-256 of all bytes before it. Hashes are in hexadecimal digits;
//! [`hash`](crate::hash) says how those of entries are made.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, BufRead, Read, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::entry::{Append, Appended, Entry, NewEntry};
use crate::error::Error;
use crate::hash::Hash;
use crate::journal::{Journal, Reader};
use crate::limits::{BODY_BYTES_MAX, PAGE_BYTES};
use crate::milestone::Milestone;
use crate::sequence::{Position, Sequence};
use crate::stream::Stream;
use crate::vault::Secret;

/// The version of a file without secrets.
const PLAIN: u32 = 1;
/// The version of a file with secrets; the newest.
const VERSION: u32 = 2;
/// Entries that are read or written together.
const TOGETHER: usize = 1_000;
/// Bytes of a line: a body whose every byte is escaped, and the rest.
const LINE_BYTES_MAX: u64 = 6 * BODY_BYTES_MAX as u64 + 65_536;

/// Why a backup is not written, or not read.
#[derive(Debug)]
pub enum Trouble {
    /// The journal said no.
    Journal(Error),
    /// The file could not be read or written.
    File(io::Error),
    /// The file is not a whole and unchanged backup.
    Line {
        /// The number of the line.
        line: u64,
        /// What is wrong with it.
        what: String,
    },
}

/// The lines of a backup, checked one after another.
#[derive(Debug)]
pub struct Backup<R> {
    input: R,
    /// The bytes of the line in hand.
    bytes: Vec<u8>,
    line: u64,
    reached: Milestone,
    sha: Sha256,
    /// Whether the last line has been read.
    ended: bool,
    /// Whether the line in hand is a secret that nobody has taken yet.
    secret: bool,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    damka: String,
    version: u32,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct EntryLine<'a> {
    position: u64,
    stream: Cow<'a, str>,
    sequence: u64,
    at_ms: u64,
    actor: Cow<'a, str>,
    body: Cow<'a, str>,
    hash: String,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct SecretLine<'a> {
    secret: Cow<'a, str>,
    key: Cow<'a, str>,
    body: Cow<'a, str>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct LastLine {
    entries: u64,
    sha256: String,
}

/// What the last line begins with, and no other.
const LAST: &[u8] = br#"{"entries":"#;
/// What the line of a secret begins with, and no other.
const SECRET: &[u8] = br#"{"secret":"#;

/// Writes the entries of a journal, which may be in use, up to the position it has reached when this begins. Progress is
/// told as entries written, of so many. Gives the milestone at which it ends.
pub async fn write<R: Reader + ?Sized>(
    reader: &R,
    out: &mut dyn Write,
    mut progress: impl FnMut(u64, u64),
) -> Result<Milestone, Trouble> {
    // The vault as it was when the journal had reached the position: what is erased from now on was there, and what was kept
    // for the last entries came between the two looks.
    let mut secrets = vault(reader).await?;
    let reached = reader.position().await?;
    secrets.extend(vault(reader).await?);
    let mut sha = Sha256::new();
    let mut put = |line: &[u8], out: &mut dyn Write| {
        sha.update(line);
        sha.update(b"\n");
        out.write_all(line)?;
        out.write_all(b"\n")
    };
    let version = if secrets.is_empty() { PLAIN } else { VERSION };
    put(&json(&FirstLine { damka: "journal".to_owned(), version })?, out)?;
    let mut milestone = Milestone::START;
    while milestone.position < reached {
        let page = reader.since(milestone.position, TOGETHER).await?;
        for entry in page.iter().take_while(|entry| entry.position <= reached) {
            milestone = milestone.then(entry)?;
            put(&json(&EntryLine::from(entry))?, out)?;
        }
        let position = milestone.position;
        if page.is_empty() {
            return Err(Error::Damaged(format!("the entries after position {position} are missing")).into());
        }
        progress(position.0, reached.0);
    }
    for secret in secrets.values() {
        put(&json(&SecretLine::from(secret))?, out)?;
    }
    let last = LastLine { entries: reached.0, sha256: Hash(sha.finalize().into()).to_string() };
    out.write_all(&json(&last)?)?;
    out.write_all(b"\n")?;
    Ok(milestone)
}

/// What the vault keeps, in the order of streams and keys.
async fn vault<R: Reader + ?Sized>(reader: &R) -> Result<BTreeMap<(Stream, String), Secret>, Error> {
    let (mut all, mut last) = (BTreeMap::new(), None);
    loop {
        let page = reader.secrets(None, last.as_ref(), TOGETHER).await?;
        last = page.last().cloned();
        if last.is_none() {
            return Ok(all);
        }
        all.extend(page.into_iter().map(|secret| ((secret.stream.clone(), secret.key.clone()), secret)));
    }
}

/// Reads a whole backup without keeping it. Gives the milestone at which it ends.
pub fn check(input: impl BufRead) -> Result<Milestone, Trouble> {
    let mut backup = Backup::open(input)?;
    while backup.next_entry()?.is_some() {}
    while backup.next_secret()?.is_some() {}
    Ok(backup.reached)
}

/// Fills an empty journal from a backup. Progress is told as entries restored. Gives the milestone at which it ends.
///
/// The hashes are made anew and must be those of the file; so must the positions.
pub async fn restore<J: Journal + ?Sized>(
    journal: &J,
    input: impl BufRead,
    mut progress: impl FnMut(u64),
) -> Result<Milestone, Trouble> {
    let mut backup = Backup::open(input)?;
    loop {
        let first = backup.line;
        let mut chunk = Chunk::default();
        while !chunk.is_full() {
            let Some(entry) = backup.next_entry()? else { break };
            chunk.push(entry);
        }
        if chunk.appends.is_empty() {
            secrets(journal, &mut backup).await?;
            return Ok(backup.reached);
        }
        let done = journal.append_all(chunk.appends).await?;
        if done != chunk.expected {
            let what = "a hash after this line does not follow from the entries".to_owned();
            return Err(Trouble::Line { line: first, what });
        }
        progress(backup.reached.position.0);
    }
}

/// Fills the vault with what comes after the entries.
async fn secrets<J: Journal + ?Sized, R: BufRead>(
    journal: &J,
    backup: &mut Backup<R>,
) -> Result<(), Trouble> {
    loop {
        let (mut some, mut bytes) = (Vec::new(), 0);
        while some.len() < TOGETHER && bytes < PAGE_BYTES / 2 {
            let Some(secret) = backup.next_secret()? else { break };
            bytes += secret.body.len();
            some.push(secret);
        }
        if some.is_empty() {
            return Ok(());
        }
        journal.keep(some).await?;
    }
}

/// Entries on their way into a journal, and where they must arrive.
#[derive(Default)]
struct Chunk {
    appends: Vec<Append>,
    expected: Vec<Appended>,
    entries: usize,
    bytes: usize,
}

impl Chunk {
    fn is_full(&self) -> bool {
        self.entries >= TOGETHER || self.bytes >= PAGE_BYTES
    }

    fn push(&mut self, entry: Entry) {
        self.entries += 1;
        self.bytes += entry.what.body.len();
        let arrival = Appended { sequence: entry.sequence, position: entry.position, hash: entry.hash };
        let follows = |end: &Appended| end.sequence.next() == entry.sequence;
        match (self.appends.last_mut(), self.expected.last_mut()) {
            (Some(append), Some(end)) if append.stream == entry.stream && follows(end) => {
                append.entries.push(entry.what);
                *end = arrival;
            }
            _ => {
                let expected = Sequence(entry.sequence.0.saturating_sub(1));
                self.appends.push(Append { stream: entry.stream, expected, entries: vec![entry.what] });
                self.expected.push(arrival);
            }
        }
    }
}

impl<R: BufRead> Backup<R> {
    /// Reads the first line.
    pub fn open(input: R) -> Result<Self, Trouble> {
        let mut backup = Self {
            input,
            bytes: Vec::new(),
            line: 0,
            reached: Milestone::START,
            sha: Sha256::new(),
            ended: false,
            secret: false,
        };
        backup.next_line()?;
        match serde_json::from_slice::<FirstLine>(&backup.bytes) {
            Ok(first) if first.damka == "journal" && (PLAIN..=VERSION).contains(&first.version) => {}
            Ok(first) if first.damka == "journal" && first.version > VERSION => {
                let what = format!("the backup has version {}, this program knows {VERSION}", first.version);
                return Err(backup.trouble(what));
            }
            _ => return Err(backup.trouble("this is no backup of a journal")),
        }
        backup.count_in();
        Ok(backup)
    }

    /// The next entry; none after the last line, if everything was as it must be.
    pub fn next_entry(&mut self) -> Result<Option<Entry>, Trouble> {
        if self.ended || self.secret {
            return Ok(None);
        }
        self.next_line()?;
        if self.bytes.starts_with(LAST) {
            self.ended = true;
            return self.end().map(|()| None);
        }
        if self.bytes.starts_with(SECRET) {
            self.secret = true;
            return Ok(None);
        }
        let line: EntryLine<'_> = serde_json::from_slice(&self.bytes)
            .map_err(|error| self.trouble(format!("this is no entry: {error}")))?;
        let entry = line.entry().ok_or_else(|| self.trouble("this is no entry of a journal"))?;
        self.reached =
            self.reached.then(&entry).map_err(|_| self.trouble("an entry is missing before this one"))?;
        self.count_in();
        Ok(Some(entry))
    }

    /// The next secret, once there are no more entries; none after the last line.
    pub fn next_secret(&mut self) -> Result<Option<Secret>, Trouble> {
        if self.ended || !self.secret {
            return Ok(None);
        }
        let line: SecretLine<'_> = serde_json::from_slice(&self.bytes)
            .map_err(|error| self.trouble(format!("this is no secret: {error}")))?;
        let stream = line.secret.parse().map_err(|_| self.trouble("this belongs to no stream"))?;
        let secret = Secret { stream, key: line.key.into_owned(), body: line.body.into_owned() };
        self.count_in();
        self.next_line()?;
        if self.bytes.starts_with(LAST) {
            self.ended = true;
            self.end()?;
        }
        Ok(Some(secret))
    }

    fn end(&mut self) -> Result<(), Trouble> {
        let last: LastLine = serde_json::from_slice(&self.bytes)
            .map_err(|error| self.trouble(format!("this is no last line: {error}")))?;
        let entries = self.reached.position.0;
        if last.entries != entries {
            let what = format!("there must be {} entries, not {entries}", last.entries);
            return Err(self.trouble(what));
        }
        if last.sha256 != Hash(self.sha.clone().finalize().into()).to_string() {
            return Err(self.trouble("the file was changed after it was written: its hash is another"));
        }
        if self.input.fill_buf()?.is_empty() {
            Ok(())
        } else {
            Err(self.trouble("there is more after the last line"))
        }
    }

    /// Reads a line into memory, without its end.
    fn next_line(&mut self) -> Result<(), Trouble> {
        self.line += 1;
        self.bytes.clear();
        self.input.by_ref().take(LINE_BYTES_MAX).read_until(b'\n', &mut self.bytes)?;
        if self.bytes.last() == Some(&b'\n') {
            self.bytes.pop();
            Ok(())
        } else if self.bytes.len() as u64 == LINE_BYTES_MAX {
            Err(self.trouble("the line is too long"))
        } else {
            Err(self.trouble("the file ends here, before its last line"))
        }
    }

    /// The line in hand is one of those the last line vouches for.
    fn count_in(&mut self) {
        self.sha.update(&self.bytes);
        self.sha.update(b"\n");
    }

    fn trouble(&self, what: impl Into<String>) -> Trouble {
        Trouble::Line { line: self.line, what: what.into() }
    }
}

impl EntryLine<'_> {
    fn entry(&self) -> Option<Entry> {
        Some(Entry {
            position: Position(self.position),
            stream: self.stream.parse().ok()?,
            sequence: Sequence(self.sequence),
            what: NewEntry { at_ms: self.at_ms, actor: self.actor.to_string(), body: self.body.to_string() },
            hash: self.hash.parse().ok()?,
        })
    }
}

impl<'a> From<&'a Secret> for SecretLine<'a> {
    fn from(secret: &'a Secret) -> Self {
        Self {
            secret: secret.stream.as_str().into(),
            key: secret.key.as_str().into(),
            body: secret.body.as_str().into(),
        }
    }
}

impl<'a> From<&'a Entry> for EntryLine<'a> {
    fn from(entry: &'a Entry) -> Self {
        Self {
            position: entry.position.0,
            stream: entry.stream.as_str().into(),
            sequence: entry.sequence.0,
            at_ms: entry.what.at_ms,
            actor: entry.what.actor.as_str().into(),
            body: entry.what.body.as_str().into(),
            hash: entry.hash.to_string(),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Journal(error) => error.fmt(f),
            Self::File(error) => error.fmt(f),
            Self::Line { line, what } => write!(f, "line {line}: {what}"),
        }
    }
}

impl std::error::Error for Trouble {}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Self::Journal(error)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::File(error)
    }
}

fn json(line: &impl Serialize) -> Result<Vec<u8>, io::Error> {
    serde_json::to_vec(line).map_err(io::Error::from)
}
