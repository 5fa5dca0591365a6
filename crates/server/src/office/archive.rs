//! A whole event as one file of lines: from which it is brought back in any house, without loss.
//!
//! The first line is `{"damka":"event","version":1}`. Then every entry of the journal, `{"entry":{"at":..,"actor":"..","body":".."}}`; what is
//! personal, if who asks may have it, `{"secret":{"key":"..","body":".."}}`; the entries of every table at which a game was played,
//! `{"table":{"id":"..","at":..,"actor":"..","body":".."}}`. The last line is `{"lines":9,"sha256":".."}` of all bytes before it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use store::{Append, Entry, Error, Hash, NewEntry, Position, Secret, Sequence, Stream, Teller};

use super::{KIND, Office, Trouble};
use hall::table::{self, Guest, No};

use crate::json;
use crate::replay::Replay;
use venue::{self, Fact, Held, Holder, Seat};

/// The version of the file.
const VERSION: u32 = 1;
/// Entries, or secrets, that are read at a time.
const PAGE: usize = 1_000;

/// Whether what is personal goes into a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Include {
    /// It does.
    Personal,
    /// Only what everybody may know of people.
    Public,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Line {
    Entry { at: u64, actor: String, body: String },
    Secret { key: String, body: String },
    Table { id: String, at: u64, actor: String, body: String },
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct First {
    damka: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Last {
    lines: usize,
    sha256: String,
}

impl Office {
    /// The file of an event.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn archive(&self, id: &str, include: Include) -> Result<String, Trouble> {
        let desk = self.venue(id).await?;
        let tables: BTreeSet<String> =
            desk.read(|venue| venue.games().iter().map(|game| game.table.clone()).collect());
        let mut text = line(&First { damka: "event".to_owned(), version: VERSION })?;
        let stream = Stream::new(KIND, id)?;
        for entry in self.whole(&stream).await? {
            let NewEntry { at_ms, actor, body } = entry.what;
            text.push_str(&line(&Line::Entry { at: at_ms, actor, body })?);
        }
        if include == Include::Personal {
            let mut last: Option<Secret> = None;
            loop {
                let page = self.journal.secrets(Some(&stream), last.as_ref(), PAGE).await?;
                for Secret { key, body, .. } in &page {
                    text.push_str(&line(&Line::Secret { key: key.clone(), body: body.clone() })?);
                }
                last = page.into_iter().next_back();
                if last.is_none() {
                    break;
                }
            }
        }
        for table in tables {
            let Ok(stream) = Stream::new(hall::KIND, &table) else { continue };
            for entry in self.whole(&stream).await? {
                let NewEntry { at_ms, actor, body } = entry.what;
                text.push_str(&line(&Line::Table { id: table.clone(), at: at_ms, actor, body })?);
            }
        }
        let last = Last { lines: text.lines().count(), sha256: sum(&text) };
        text.push_str(&line(&last)?);
        Ok(text)
    }

    /// Brings an event from its file into this house, under a new name. Who brings it runs it.
    ///
    /// # Errors
    /// If the file is not a whole and unchanged one of an event that can have happened, or the journal cannot be written.
    pub async fn import(&self, by: &Guest, text: &str) -> Result<String, Trouble> {
        let lines = read(text)?;
        let id = hall::token::name();
        let stream = Stream::new(KIND, &id)?;
        let (mut entries, mut secrets) = (Vec::new(), Vec::new());
        let mut tables: BTreeMap<String, Vec<NewEntry>> = BTreeMap::new();
        for line in lines {
            match line {
                Line::Entry { at, actor, body } => entries.push(NewEntry { at_ms: at, actor, body }),
                Line::Secret { key, body } => secrets.push(Secret::new(&stream, &key, &body)),
                Line::Table { id, at, actor, body } => {
                    tables.entry(id).or_default().push(NewEntry { at_ms: at, actor, body });
                }
            }
        }
        possible(&stream, &entries)?;
        forget_missing(&mut entries, &secrets)?;
        entries.push(self.entry(super::known_by(by), &seated(&entries, by)?)?);
        let mut appends = vec![Append { stream: stream.clone(), expected: Sequence::START, entries }];
        for (table, entries) in tables {
            let stream = Stream::new(hall::KIND, &table).map_err(|_| broken("a table has no name"))?;
            possible(&stream, &entries)?;
            let entries = booked(entries, &id)?;
            // In the house it comes from, the games are there.
            if self.journal.head(&stream).await?.sequence == Sequence::START {
                appends.push(Append { stream, expected: Sequence::START, entries });
            }
        }
        for some in secrets.chunks(PAGE) {
            self.journal.keep(some.to_vec()).await?;
        }
        match self.journal.append_all(appends).await {
            Ok(_) => Ok(id),
            Err(Error::Limit(_)) => Err(No::new("too-large", "the message is too large").into()),
            Err(error) => Err(error.into()),
        }
    }

    /// Every entry of a stream.
    async fn whole(&self, stream: &Stream) -> Result<Vec<Entry>, Error> {
        let (mut all, mut after) = (Vec::new(), Sequence::START);
        loop {
            let page = self.journal.read(stream, after, PAGE).await?;
            let Some(last) = page.last() else { return Ok(all) };
            after = last.sequence;
            all.extend(page);
        }
    }
}

/// The lines between the first and the last, if the file is whole and unchanged.
fn read(text: &str) -> Result<Vec<Line>, Trouble> {
    let cut = text.trim_end_matches('\n').rfind('\n').ok_or_else(|| broken("this is no file of an event"))?;
    let (body, last) = text.split_at(cut + 1);
    let mut lines = body.lines();
    let first = lines.next().and_then(|line| serde_json::from_str::<First>(line).ok());
    let Some(first) = first.filter(|first| first.damka == "event") else {
        return Err(broken("this is no file of an event"));
    };
    if first.version > VERSION {
        return Err(broken("a newer program has written this file"));
    }
    let last: Last =
        serde_json::from_str(last.trim()).map_err(|_| broken("the end of the file is missing"))?;
    if last.sha256 != sum(body) || last.lines != body.lines().count() {
        return Err(broken("the file was changed or cut short"));
    }
    let line =
        |line: &str| serde_json::from_str(line).map_err(|_| broken("a line of the file cannot be read"));
    lines.map(line).collect()
}

/// Whether entries tell of something that can have happened.
fn possible(stream: &Stream, entries: &[NewEntry]) -> Result<(), Trouble> {
    let mut replay = Replay::default();
    replay.begin(stream);
    for (number, what) in (1..).zip(entries) {
        let (position, sequence) = (Position(number), Sequence(number));
        let entry =
            Entry { position, stream: stream.clone(), sequence, what: what.clone(), hash: Hash::START };
        judged(stream, &entry.what)?;
        replay.tell(&entry).map_err(|_| broken("the file tells of what cannot have happened"))?;
    }
    if entries.is_empty() { Err(broken("this is no file of an event")) } else { Ok(()) }
}

/// A regulation that comes from elsewhere is judged as one that is made here.
fn judged(stream: &Stream, what: &NewEntry) -> Result<(), Trouble> {
    let unread = |_| broken("a line of the file cannot be read");
    let sound = if stream.kind() == KIND {
        let facts: Vec<Fact> = serde_json::from_str(&what.body).map_err(unread)?;
        facts.iter().all(|fact| match fact {
            Fact::Opened(opened) => opened.draft.clone().check().is_ok(),
            Fact::Regulated(draft) => draft.clone().check().is_ok(),
            _ => true,
        })
    } else {
        let facts: Vec<table::Fact> = serde_json::from_str(&what.body).map_err(unread)?;
        facts.iter().all(|fact| match fact {
            table::Fact::Opened(opened) => opened.draft.clone().check().is_ok(),
            _ => true,
        })
    };
    if sound { Ok(()) } else { Err(broken("the edition objects to this regulation")) }
}

/// The entries of a table whose board is now one of the event of this name.
fn booked(mut entries: Vec<NewEntry>, event: &str) -> Result<Vec<NewEntry>, Trouble> {
    let unread = |_| broken("a line of the file cannot be read");
    let Some(first) = entries.first_mut() else { return Ok(entries) };
    let mut facts: Vec<table::Fact> = serde_json::from_str(&first.body).map_err(unread)?;
    for fact in &mut facts {
        if let table::Fact::Opened(opened) = fact {
            opened.booking.iter_mut().for_each(|booking| event.clone_into(&mut booking.event));
        }
    }
    first.body = json::text(&facts).map_err(unread)?;
    Ok(entries)
}

/// What is personal and did not come along is not looked for.
fn forget_missing(entries: &mut [NewEntry], secrets: &[Secret]) -> Result<(), Trouble> {
    let came = secrets.iter().filter_map(|secret| venue::sound(&secret.key, &secret.body).ok());
    let came: BTreeSet<&str> = came.collect();
    for entry in entries {
        let mut facts: Vec<Fact> =
            serde_json::from_str(&entry.body).map_err(|_| broken("a line of the file cannot be read"))?;
        if venue::forget_missing(&mut facts, |name| came.contains(name)) {
            entry.body = json::text(&facts).map_err(|error| No::new("unwritable", error.to_string()))?;
        }
    }
    Ok(())
}

/// Who brings an event runs it.
fn seated(entries: &[NewEntry], by: &Guest) -> Result<Vec<Fact>, Trouble> {
    let mut given = 0;
    for entry in entries {
        let facts: Vec<Fact> =
            serde_json::from_str(&entry.body).map_err(|_| broken("a line of the file cannot be read"))?;
        for fact in facts {
            given = match fact {
                Fact::Opened(opened) => u32::try_from(opened.seats.len()).unwrap_or(u32::MAX),
                Fact::Seated(held) => held.no.max(given),
                _ => given,
            };
        }
    }
    let seats = [Seat::Organiser, Seat::Official(competition::Role::ChiefArbiter)];
    let held = |(no, seat)| Fact::Seated(Held { no, seat, holder: Holder::of(by), invitation: None });
    Ok((given.saturating_add(1)..).zip(seats).map(held).collect())
}

fn line(what: &impl Serialize) -> Result<String, Trouble> {
    let mut text = json::text(what).map_err(|error| No::new("unwritable", error.to_string()))?;
    text.push('\n');
    Ok(text)
}

fn sum(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn broken(why: &'static str) -> Trouble {
    No::new("malformed", why).into()
}
