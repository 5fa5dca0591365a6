//! The office: all events of this node, kept in memory while somebody needs them, and written down before anybody is told.
//!
//! A request is decided on the node's copy of the event and appended where the copy stands. If another node was first, the copy
//! is brought up to date and the request decided again. What was appended is applied and shown; only then is it acknowledged.

mod archive;
mod desk;
mod list;
mod live;
mod load;
mod lots;
mod news;
mod sight;

#[cfg(test)]
pub(crate) mod tests;

pub use archive::Include;
pub use desk::{Circle, VenueDesk};
pub(crate) use list::{Events, Listed};
pub use live::Topic;
pub(crate) use lots::{SEALED, sound};
pub(crate) use news::hello;
pub use sight::Sight;

use std::collections::HashMap;
use std::collections::hash_map::Entry as MapEntry;
use std::sync::{Arc, Mutex, PoisonError};

use clock::{Millis, Moment};
use hall::table::{Guest, No};
use hall::time::Time;
use hall::{Nodes, Timer};
use serde::Serialize;
use store::{Append, Entry, Error, Journal, NewEntry, Secret, Sequence, Stream};

use crate::json;
use venue::{self, Command, Fact, Opened, Refused, Venue};

/// The kind of the streams in which events are kept.
pub const KIND: &str = "event";

/// How often a request is decided again because somebody else was first.
const TRIES: usize = 8;
/// Bytes of events after which another entry begins; the journal takes a mebibyte.
const ENTRY_BYTES: usize = 512 << 10;
/// Entries that are read at a time.
const PAGE: usize = 1_000;
/// Secrets that are kept together.
const SECRETS: usize = 1_000;
/// How often those who see an event later are shown what has come of age.
const EVERY: Millis = Millis::seconds(1);
/// Who does something that nobody asked for.
const PROGRAM: &str = "program";

/// All events of this node.
pub struct Office {
    journal: Arc<dyn Journal>,
    desks: Mutex<HashMap<String, Arc<VenueDesk>>>,
    timer: Timer,
    time: Time,
    nodes: Nodes,
}

/// An entry of the journal of an event.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Told {
    /// The version it made.
    pub version: u64,
    /// When it was written, in milliseconds after the beginning of 1970.
    pub at: u64,
    /// What happened.
    pub facts: Vec<Fact>,
    /// The hash of everything up to here.
    pub hash: String,
}

/// Why nothing was done.
#[derive(Debug)]
pub enum Trouble {
    /// The event says no.
    Refused(Box<Refused>),
    /// There is no such event.
    NoVenue,
    /// The journal could not be written or read; nothing was acknowledged.
    Store(Error),
}

impl From<No> for Trouble {
    fn from(no: No) -> Self {
        Self::Refused(Box::new(no.into()))
    }
}

impl From<Box<Refused>> for Trouble {
    fn from(refused: Box<Refused>) -> Self {
        Self::Refused(refused)
    }
}

impl From<Error> for Trouble {
    fn from(error: Error) -> Self {
        Self::Store(error)
    }
}

impl From<store::Limit> for Trouble {
    fn from(limit: store::Limit) -> Self {
        Self::Store(Error::Limit(limit))
    }
}

impl Office {
    /// The office over a journal.
    #[must_use]
    pub fn new(journal: Arc<dyn Journal>, nodes: Nodes, time: Time) -> Self {
        Self { journal, desks: Mutex::default(), timer: Timer::default(), time, nodes }
    }

    /// The time of day.
    #[must_use]
    pub const fn time(&self) -> Time {
        self.time
    }

    /// Opens an event and gives its name.
    ///
    /// # Errors
    /// If the journal cannot be written, or the regulation is none.
    pub async fn open(&self, actor: &Guest, opened: Opened) -> Result<String, Trouble> {
        let id = hall::token::name();
        let venue = Venue::open(&id, opened.clone()).map_err(|broken| No::new("malformed", broken.0))?;
        let facts = vec![Fact::Opened(Box::new(opened))];
        let stream = Stream::new(KIND, &id)?;
        let entries = vec![self.entry(known_by(actor), &facts)?];
        self.journal.append(Append { stream, expected: Sequence::START, entries }).await?;
        self.lock().insert(id.clone(), Arc::new(VenueDesk::new(venue)));
        Ok(id)
    }

    /// The desk of an event, read from the journal if it is not in memory.
    ///
    /// # Errors
    /// If there is no such event, or the journal cannot be read.
    pub async fn venue(&self, id: &str) -> Result<Arc<VenueDesk>, Trouble> {
        let known = self.lock().get(id).cloned();
        if let Some(desk) = known {
            // Who was told elsewhere that his result stands finds it here.
            if self.nodes == Nodes::Several {
                let _turn = desk.turn.lock().await;
                self.catch_up(&desk).await?;
            }
            return Ok(desk);
        }
        let venue = load::venue(&*self.journal, id, |_, _| true).await?.ok_or(Trouble::NoVenue)?;
        let late = match venue.delay() {
            None => None,
            Some(delay) => {
                let until = self.until(delay);
                let is_known =
                    |told: &Venue, entry: &Entry| told.games().is_empty() || entry.what.at_ms <= until;
                load::venue(&*self.journal, id, is_known).await?
            }
        };
        // Whoever was killed between saying so and doing it has not erased yet.
        let stream = Stream::new(KIND, id)?;
        let erased: Vec<Fact> =
            venue.erased().iter().map(|person| Fact::Erased { person: *person }).collect();
        self.erase(&stream, erased.iter()).await?;
        let desk = match self.lock().entry(id.to_owned()) {
            MapEntry::Occupied(there) => there.get().clone(),
            MapEntry::Vacant(free) => free.insert(Arc::new(VenueDesk::with_late(venue, late))).clone(),
        };
        self.set_timer(&desk);
        Ok(desk)
    }

    /// Commands of somebody, all or none; the answer comes when what followed is on the disk, and is the version it made.
    ///
    /// # Errors
    /// If the event says no, somebody else has changed the same since `seen`, or the journal cannot be written.
    pub async fn command(
        &self,
        desk: &VenueDesk,
        by: &Guest,
        commands: &[Command],
        seen: Option<u64>,
    ) -> Result<u64, Trouble> {
        let decide = |venue: &Venue, now| Ok(venue.decide(by, commands, seen, now)?);
        self.conduct(desk, known_by(by), decide).await
    }

    /// What would follow from commands of somebody. Nothing is kept.
    ///
    /// # Errors
    /// As for [`Office::command`].
    pub fn attempt(
        &self,
        desk: &VenueDesk,
        by: &Guest,
        commands: &[Command],
        seen: Option<u64>,
    ) -> Result<Vec<Fact>, Trouble> {
        Ok(desk.now().decide(by, commands, seen, self.time.now())?)
    }

    /// What the program does by itself.
    ///
    /// # Errors
    /// If the competition says no, or the journal cannot be written.
    pub async fn own(&self, desk: &VenueDesk, commands: &[competition::Command]) -> Result<u64, Trouble> {
        self.conduct(desk, PROGRAM, |venue, now| Ok(venue.own(commands, now)?)).await
    }

    /// Decides, writes, applies and tells; again if another node was first.
    ///
    /// # Errors
    /// What the decision says, or if the journal cannot be written.
    pub async fn conduct(
        &self,
        desk: &VenueDesk,
        actor: &str,
        decide: impl Fn(&Venue, Moment) -> Result<Vec<Fact>, Trouble>,
    ) -> Result<u64, Trouble> {
        self.conduct_with(desk, actor, None, decide).await
    }

    /// The same together with what belongs to it elsewhere: both are written or neither is. If somebody else was first there, that is
    /// for whoever asks to look at again.
    ///
    /// # Errors
    /// What the decision says, or if the journal cannot be written.
    pub(crate) async fn conduct_with(
        &self,
        desk: &VenueDesk,
        actor: &str,
        elsewhere: Option<&Append>,
        decide: impl Fn(&Venue, Moment) -> Result<Vec<Fact>, Trouble>,
    ) -> Result<u64, Trouble> {
        let _turn = desk.turn.lock().await;
        for _ in 0..TRIES {
            let venue = desk.now();
            let facts = decide(&venue, self.time.now())?;
            if facts.is_empty() && elsewhere.is_none() {
                return Ok(venue.version());
            }
            let entries = parted(facts)?;
            let (stream, expected) = (Stream::new(KIND, venue.id())?, Sequence(venue.version()));
            drop(venue);
            let (public, secrets) = self.discreet(&stream, &entries)?;
            // What is personal is there before anything tells of it.
            for some in secrets.chunks(SECRETS) {
                self.journal.keep(some.to_vec()).await?;
            }
            let written: Vec<NewEntry> =
                public.iter().map(|facts| self.entry(actor, facts)).collect::<Result<_, _>>()?;
            let own = Append { stream: stream.clone(), expected, entries: written };
            let appends = elsewhere.cloned().into_iter().chain((!own.entries.is_empty()).then_some(own));
            match self.journal.append_all(appends.collect()).await {
                Ok(_) if entries.is_empty() => return Ok(desk.version()),
                Ok(_) => {
                    desk.apply(&entries);
                    self.set_timer(desk);
                    self.erase(&stream, entries.iter().flatten()).await?;
                    return Ok(desk.version());
                }
                Err(Error::Conflict(conflict)) => {
                    for secret in &secrets {
                        self.journal.erase(&stream, &secret.key).await?;
                    }
                    if conflict.stream != stream {
                        return Err(Error::Conflict(conflict).into());
                    }
                    self.catch_up(desk).await?;
                }
                Err(error) => {
                    // Whether it was written is unknown: what the journal says holds.
                    let _ = self.catch_up(desk).await;
                    return Err(error.into());
                }
            }
        }
        Err(No::new("busy", "others were faster").instead("try again").into())
    }

    /// Entries without what is personal, and that for the vault.
    fn discreet(
        &self,
        stream: &Stream,
        entries: &[Vec<Fact>],
    ) -> Result<(Vec<Vec<Fact>>, Vec<Secret>), Trouble> {
        let mut public = entries.to_vec();
        let mut secrets = Vec::new();
        for facts in &mut public {
            let taken = venue::part(facts, &hall::token::name());
            let taken = taken.map_err(|error| No::new("unwritable", error.to_string()))?;
            secrets.extend(taken.iter().map(|(key, body)| Secret::new(stream, key, body)));
        }
        Ok((public, secrets))
    }

    /// Erases in the vault what facts say was erased.
    async fn erase(&self, stream: &Stream, facts: impl Iterator<Item = &Fact>) -> Result<(), Error> {
        for fact in facts {
            if let Fact::Erased { person } = fact {
                let prefix = person.map_or_else(String::new, |person| venue::prefix(Some(person)));
                self.journal.erase(stream, &prefix).await?;
            }
        }
        Ok(())
    }

    /// An entry that another node may have written: who watches here is shown it.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn heard(&self, entry: &Entry) -> Result<(), Trouble> {
        let desk = self.lock().get(entry.stream.id()).cloned();
        let Some(desk) = desk.filter(|desk| desk.version() < entry.sequence.0) else { return Ok(()) };
        let _turn = desk.turn.lock().await;
        self.catch_up(&desk).await
    }

    /// Waits for the next moment at which an event does something by itself, and lets it.
    pub async fn keep_time(self: Arc<Self>) {
        loop {
            let id = self.timer.due(self.time).await;
            let looked = async {
                let desk = self.venue(&id).await?;
                let seed = hall::token::number(1 << 53);
                self.conduct(&desk, PROGRAM, |venue, now| Ok(venue.tick(seed, now))).await?;
                self.come_of_age(&desk).await?;
                self.set_timer(&desk);
                Ok::<(), Trouble>(())
            };
            if let Err(trouble) = looked.await {
                tracing::error!(event = %id, ?trouble, "an event could not be looked after");
                self.timer.set(&id, Some(self.time.now() + clock::Millis::seconds(5)));
            }
        }
    }

    fn set_timer(&self, desk: &VenueDesk) {
        let (venue, now) = (desk.now(), self.time.now());
        let age = desk.is_ahead().then(|| now + EVERY);
        self.timer.set(venue.id(), venue.wake(now).into_iter().chain(age).min());
    }

    /// Shows those who only watch what has happened so long ago that they may know.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub(crate) async fn come_of_age(&self, desk: &VenueDesk) -> Result<(), Trouble> {
        let _turn = desk.turn.lock().await;
        let (venue, late) = (desk.now(), desk.late());
        let Some((delay, late)) = venue.delay().zip(late) else { return Ok(()) };
        let (stream, until) = (Stream::new(KIND, venue.id())?, self.until(delay));
        drop(venue);
        loop {
            let entries = self.journal.read(&stream, Sequence(late.version()), PAGE).await?;
            let aged: Vec<Entry> =
                entries.into_iter().take_while(|entry| entry.what.at_ms <= until).collect();
            if aged.is_empty() {
                return Ok(());
            }
            let mut aged = aged.iter().map(load::facts).collect::<Result<Vec<_>, _>>()?;
            load::join(&*self.journal, &stream, &mut aged).await?;
            desk.apply_late(&late, &aged);
        }
    }

    /// The last moment that is known to those who see it so much later.
    fn until(&self, delay: Millis) -> u64 {
        u64::try_from(self.time.now().0).unwrap_or_default().saturating_sub(delay.as_millis())
    }

    /// Some entries of the journal of an event, those after a version.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn told(&self, id: &str, after: u64, limit: usize) -> Result<Vec<Told>, Trouble> {
        let stream = Stream::new(KIND, id)?;
        let entries = self.journal.read(&stream, Sequence(after), limit).await?;
        let told = |entry: &Entry| {
            Ok(Told {
                version: entry.sequence.0,
                at: entry.what.at_ms,
                facts: load::facts(entry)?,
                hash: entry.hash.to_string(),
            })
        };
        entries.iter().map(told).collect()
    }

    /// Forgets events at which nobody looks; the journal remembers them.
    pub fn tidy(&self) {
        self.lock().retain(|_, desk| Arc::strong_count(desk) > 1 || !desk.is_idle());
    }

    /// What other nodes have written since.
    async fn catch_up(&self, desk: &VenueDesk) -> Result<(), Trouble> {
        let stream = Stream::new(KIND, desk.now().id())?;
        loop {
            let entries = self.journal.read(&stream, Sequence(desk.version()), PAGE).await?;
            if entries.is_empty() {
                return Ok(());
            }
            let mut entries = entries.iter().map(load::facts).collect::<Result<Vec<_>, _>>()?;
            load::join(&*self.journal, &stream, &mut entries).await?;
            desk.apply(&entries);
            self.set_timer(desk);
        }
    }

    fn entry(&self, actor: &str, facts: &[Fact]) -> Result<NewEntry, Trouble> {
        let body = json::text(&facts).map_err(|error| No::new("unwritable", error.to_string()))?;
        let at_ms = u64::try_from(self.time.now().0).unwrap_or_default();
        Ok(NewEntry { at_ms, actor: actor.to_owned(), body })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<VenueDesk>>> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn known_by(guest: &Guest) -> &str {
    guest.account.as_ref().unwrap_or(&guest.visitor)
}

/// Facts in entries that the journal takes: many events are several entries, written together.
fn parted(facts: Vec<Fact>) -> Result<Vec<Vec<Fact>>, Trouble> {
    let mut entries: Vec<Vec<Fact>> = Vec::new();
    let mut bytes = usize::MAX;
    let mut put = |fact: Fact, size: usize| {
        if bytes.saturating_add(size) > ENTRY_BYTES {
            entries.push(Vec::new());
            bytes = 0;
        }
        bytes += size;
        let Some(entry) = entries.last_mut() else { return };
        match (entry.last_mut(), fact) {
            (Some(Fact::Conducted { by, events, .. }), Fact::Conducted { by: of, events: more, .. })
                if *by == of =>
            {
                events.extend(more);
            }
            (_, fact) => entry.push(fact),
        }
    };
    for fact in facts {
        match fact {
            Fact::Conducted { by, events, .. } => {
                for event in events {
                    let size = size_of(&event)?;
                    put(Fact::Conducted { by: by.clone(), vault: None, events: vec![event] }, size);
                }
            }
            fact => {
                let size = size_of(&fact)?;
                put(fact, size);
            }
        }
    }
    Ok(entries)
}

fn size_of(what: &impl Serialize) -> Result<usize, Trouble> {
    let text = json::text(what).map_err(|error| No::new("unwritable", error.to_string()))?;
    Ok(text.len())
}
