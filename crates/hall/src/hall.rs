//! The hall: all tables of this node, kept in memory while somebody plays or watches, and written down before anybody
//! is told.
//!
//! A command is decided on the node's copy of the table and appended where the copy stands. If another node was first, the copy
//! is brought up to date and the command decided again. What was appended is applied and shown; only then is it acknowledged.

use std::collections::HashMap;
use std::collections::hash_map::Entry as MapEntry;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

use clock::Moment;
use game::micromatch::Contender;
use store::{Append, Entry, Error, Journal, NewEntry, Sequence, Stream};
use tokio::sync::mpsc::UnboundedSender;

use crate::desk::{Desk, News, PATIENCE};
use crate::json;
use crate::load;
use crate::metrics::Metrics;
use crate::table::{Audience, Command, Fact, Guest, No, Opened, Own, Table, index};
use crate::time::Time;
use crate::timer::Timer;

/// The kind of the streams in which tables are kept.
pub const KIND: &str = "table";

/// How often a command is decided again because somebody else was first.
const TRIES: usize = 8;

/// Who does something that nobody asked for.
const PROGRAM: &str = "program";

/// All tables of this node.
pub struct Hall {
    journal: Arc<dyn Journal>,
    desks: Mutex<HashMap<String, Arc<Desk>>>,
    timer: Timer,
    metrics: Arc<Metrics>,
    time: Time,
    nodes: Nodes,
    /// Who is told that a board of an event has ended.
    ends: OnceLock<UnboundedSender<String>>,
    /// Since when this node works.
    pub(crate) since: Instant,
    /// Since when the program was down before it was started, and when it was started.
    down: Option<(Moment, Moment)>,
}

/// Who writes to the journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nodes {
    /// This node alone: what is in memory is all there is.
    One,
    /// Others as well.
    Several,
}

/// Why nothing was done.
#[derive(Debug)]
pub enum Trouble {
    /// The table says no.
    No(No),
    /// There is no such table.
    NoTable,
    /// The journal could not be written or read; nothing was acknowledged.
    Store(Error),
}

impl From<No> for Trouble {
    fn from(no: No) -> Self {
        Self::No(no)
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

impl Hall {
    /// The hall over a journal.
    #[must_use]
    pub fn new(journal: Arc<dyn Journal>, nodes: Nodes, time: Time, down: Option<(Moment, Moment)>) -> Self {
        Self {
            journal,
            desks: Mutex::default(),
            timer: Timer::default(),
            metrics: Arc::default(),
            time,
            nodes,
            ends: OnceLock::new(),
            since: Instant::now(),
            down,
        }
    }

    /// Tells somebody of every board of an event that ends from now on.
    pub fn tell_ends(&self, whom: UnboundedSender<String>) {
        let _ = self.ends.set(whom);
    }

    /// The time of day.
    #[must_use]
    pub const fn time(&self) -> Time {
        self.time
    }

    /// What is counted.
    #[must_use]
    pub const fn metrics(&self) -> &Arc<Metrics> {
        &self.metrics
    }

    /// The journal.
    #[must_use]
    pub fn journal(&self) -> &dyn Journal {
        &*self.journal
    }

    /// How many tables are in memory.
    #[must_use]
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Opens a table.
    ///
    /// # Errors
    /// If the journal cannot be written, or the regulation is none.
    pub async fn open(&self, opened: Opened) -> Result<String, Trouble> {
        let id = crate::token::name();
        let facts = vec![Fact::Opened(Box::new(opened))];
        let table = Table::begin(&id, &facts).map_err(|broken| No::new("malformed", broken.0))?;
        let actor = table.opened().host.visitor.clone();
        let stream = Stream::new(KIND, &id)?;
        let append = Append { stream, expected: Sequence::START, entries: vec![self.entry(&actor, &facts)?] };
        self.journal.append(append).await?;
        let desk = Arc::new(Desk::new(table));
        desk.present(|present| present.seen = Some(Instant::now()));
        self.lock().insert(id.clone(), desk);
        Ok(id)
    }

    /// Opens a table under a name that was chosen for it, once: whoever comes second finds it as it is.
    ///
    /// # Errors
    /// If the journal cannot be written, or the facts open no table.
    pub async fn open_once(&self, id: &str, facts: &[Fact]) -> Result<(), Trouble> {
        let table = Table::begin(id, facts).map_err(|broken| No::new("malformed", broken.0))?;
        let stream = Stream::new(KIND, id)?;
        let append = Append { stream, expected: Sequence::START, entries: vec![self.entry(PROGRAM, facts)?] };
        match self.journal.append(append).await {
            Ok(_) => {
                self.timer.set(id, table.wake(self.time.now()));
                self.lock().entry(id.to_owned()).or_insert_with(|| Arc::new(Desk::new(table)));
                Ok(())
            }
            Err(Error::Conflict(_)) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Gives a seat to somebody to whom the event has given it.
    ///
    /// # Errors
    /// If the journal cannot be written.
    pub async fn give_seat(&self, desk: &Desk, seat: Contender, guest: &Guest) -> Result<u64, Trouble> {
        let seated = vec![Fact::Seated { seat, guest: guest.clone() }];
        self.conduct(desk, PROGRAM, self.time.now(), |_, _| Ok(seated.clone())).await
    }

    /// What writes facts of a table down where the copy stands.
    pub fn append_of(&self, table: &Table, actor: &str, facts: &[Fact]) -> Result<Append, Trouble> {
        Ok(Append {
            stream: Stream::new(KIND, table.id())?,
            expected: Sequence(table.version()),
            entries: vec![self.entry(actor, facts)?],
        })
    }

    /// The desk of a table, read from the journal if it is not in memory.
    ///
    /// # Errors
    /// If there is no such table, or the journal cannot be read.
    pub async fn desk(&self, id: &str) -> Result<Arc<Desk>, Trouble> {
        let known = self.lock().get(id).cloned();
        if let Some(desk) = known {
            // Who was told elsewhere that his move stands finds it here.
            if self.nodes == Nodes::Several {
                self.catch_up(&desk, &mut *desk.lock().await).await?;
                self.arrivals(&desk, self.time.now()).await?;
            }
            return Ok(desk);
        }
        let table = load::table(&*self.journal, id).await?.ok_or(Trouble::NoTable)?;
        let desk = Arc::new(Desk::new(table));
        // Whoever finds the desk meanwhile waits until the time that nobody is charged with is taken off.
        let mut table = desk.lock().await;
        match self.lock().entry(id.to_owned()) {
            MapEntry::Occupied(there) => return Ok(there.get().clone()),
            MapEntry::Vacant(free) => free.insert(desk.clone()),
        };
        let revived = self.revive(&desk, &mut table).await;
        drop(table);
        if let Err(trouble) = revived {
            self.lock().remove(id);
            return Err(trouble);
        }
        Ok(desk)
    }

    /// A table as it was at a moment; at the earliest as it was opened.
    ///
    /// # Errors
    /// If there is no such table, or the journal cannot be read.
    pub async fn as_of(&self, id: &str, then: Moment) -> Result<Table, Trouble> {
        let first = self.journal.read(&Stream::new(KIND, id)?, Sequence::START, 1).await?;
        let facts = load::facts(first.first().ok_or(Trouble::NoTable)?)?;
        let mut table = Table::begin(id, &facts).map_err(|broken| No::new("malformed", broken.0))?;
        self.tell_until(&mut table, then).await?;
        Ok(table)
    }

    /// Tells a copy of a table what had happened by a moment. Gives how many entries were new to it.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn tell_until(&self, table: &mut Table, then: Moment) -> Result<usize, Trouble> {
        let (stream, until) = (Stream::new(KIND, table.id())?, u64::try_from(then.0).unwrap_or(0));
        let mut told = 0;
        loop {
            let entries = self.journal.read(&stream, Sequence(table.version()), 1_000).await?;
            let aged = entries.iter().take_while(|entry| entry.what.at_ms <= until);
            let before = told;
            for entry in aged {
                table.apply(&load::facts(entry)?);
                told += 1;
            }
            if told == before {
                return Ok(told);
            }
        }
    }

    /// Whether a player is at a table, or was a moment ago. He may be with another node; and before they have had time to come back
    /// after a start, all are believed to be there.
    #[must_use]
    pub fn is_attended(&self, id: &str) -> bool {
        let known = || self.lock().get(id).is_some_and(|desk| desk.present(|present| present.is_attended()));
        self.nodes == Nodes::Several || self.since.elapsed() < PATIENCE || known()
    }

    /// Forgets tables at which nothing goes on and at which nobody looks; the journal remembers them.
    pub fn tidy(&self) {
        let idle = |desk: &Arc<Desk>| Arc::strong_count(desk) == 1 && desk.is_idle();
        self.lock().retain(|_, desk| !idle(desk));
    }

    /// A command of a guest; the answer comes when what followed is on the disk.
    ///
    /// # Errors
    /// If the table says no, or the journal cannot be written.
    pub async fn command(
        &self,
        desk: &Desk,
        by: &Guest,
        command: &Command,
        at: Moment,
    ) -> Result<u64, Trouble> {
        let seed = crate::token::number(u64::MAX);
        let actor = by.account.as_ref().unwrap_or(&by.visitor);
        let version =
            self.conduct(desk, actor, at, |table, now| table.decide(by, command, seed, now)).await?;
        if matches!(command, Command::Move { .. }) {
            self.metrics.moved();
        }
        if *command == Command::Sit { self.arrivals(desk, at).await } else { Ok(version) }
    }

    /// Who has a seat and makes a move, or sits down again, has come: whether or not he keeps a line open.
    ///
    /// # Errors
    /// If the journal cannot be written.
    pub async fn comes(&self, desk: &Desk, by: &Guest, at: Moment) -> Result<(), Trouble> {
        let seat = {
            let table = desk.lock().await;
            table.seat_of(by).filter(|seat| table.waits_for(*seat))
        };
        let Some(seat) = seat else { return Ok(()) };
        self.own(desk, &Own::Came(seat), at).await.map(drop)
    }

    /// The meeting begins, here or at another node: who was here before has come to it now.
    async fn arrivals(&self, desk: &Desk, at: Moment) -> Result<u64, Trouble> {
        for seat in Contender::BOTH {
            let here = desk.present(|present| present.players[index(seat)]) > 0;
            if here && desk.lock().await.waits_for(seat) {
                self.own(desk, &Own::Came(seat), at).await?;
            }
        }
        Ok(desk.version())
    }

    /// What the program does by itself.
    ///
    /// # Errors
    /// If the journal cannot be written.
    pub async fn own(&self, desk: &Desk, own: &Own, at: Moment) -> Result<u64, Trouble> {
        let seed = crate::token::number(u64::MAX);
        self.conduct(desk, PROGRAM, at, |table, now| Ok(table.own(own, seed, now))).await
    }

    async fn conduct(
        &self,
        desk: &Desk,
        actor: &str,
        at: Moment,
        decide: impl Fn(&Table, Moment) -> Result<Vec<Fact>, No>,
    ) -> Result<u64, Trouble> {
        self.conduct_at(desk, &mut *desk.lock().await, actor, at, decide).await
    }

    async fn conduct_at(
        &self,
        desk: &Desk,
        table: &mut Table,
        actor: &str,
        at: Moment,
        decide: impl Fn(&Table, Moment) -> Result<Vec<Fact>, No>,
    ) -> Result<u64, Trouble> {
        for _ in 0..TRIES {
            // A message that waited for another one of the same moment is not older than that.
            let facts = decide(table, table.game().map_or(at, |game| game.not_before(at)))?;
            if facts.is_empty() {
                return Ok(table.version());
            }
            let append = self.append_of(table, actor, &facts)?;
            let began = Instant::now();
            match self.journal.append(append).await {
                Ok(_) => {
                    self.metrics.appended(began.elapsed());
                    self.applied(desk, table, &facts);
                    if table.wants_next() {
                        self.play_again(desk, table).await?;
                    }
                    return Ok(table.version());
                }
                Err(Error::Conflict(_)) => self.catch_up(desk, table).await?,
                Err(error) => {
                    // Whether it was written is unknown: what the journal says holds.
                    let _ = self.catch_up(desk, table).await;
                    return Err(error.into());
                }
            }
        }
        Err(No::new("busy", "others were faster").instead("try again").into())
    }

    /// Takes in facts that are in the journal, and tells everybody.
    pub fn applied(&self, desk: &Desk, table: &mut Table, facts: &[Fact]) {
        let before = News::mark(table);
        table.apply(facts);
        let now = self.time.now();
        desk.tell(table, &before, now);
        self.timer.set(table.id(), table.wake(now));
        if let Some(ends) = self.ends.get().filter(|_| table.booking().is_some() && table.is_over()) {
            let _ = ends.send(table.id().to_owned());
        }
    }

    /// What other nodes have written since.
    pub async fn catch_up(&self, desk: &Desk, table: &mut Table) -> Result<(), Trouble> {
        let stream = Stream::new(KIND, table.id())?;
        loop {
            let entries = self.journal.read(&stream, Sequence(table.version()), 1_000).await?;
            if entries.is_empty() {
                return Ok(());
            }
            for entry in &entries {
                self.applied(desk, table, &load::facts(entry)?);
            }
        }
    }

    /// An entry that another node may have written: who watches here is shown it.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn heard(&self, entry: &Entry) -> Result<(), Trouble> {
        let desk = self.lock().get(entry.stream.id()).cloned();
        // Nobody waits for a table that is being written to only to learn that it knows.
        let Some(desk) = desk.filter(|desk| desk.version() < entry.sequence.0) else { return Ok(()) };
        self.catch_up(&desk, &mut *desk.lock().await).await?;
        self.arrivals(&desk, self.time.now()).await.map(drop)
    }

    async fn play_again(&self, desk: &Desk, table: &mut Table) -> Result<(), Trouble> {
        let [Some(a), Some(b)] = Contender::BOTH.map(|seat| table.guest(seat).cloned()) else {
            return Ok(());
        };
        // Who began now has the other side.
        let opened = Opened {
            draft: table.opened().draft.clone(),
            host: b,
            seat: Contender::A,
            audience: Audience::Link,
            follows: Some(table.id().to_owned()),
            guest: Some(a.clone()),
            booking: None,
        };
        let id = self.open(opened).await?;
        let next = Box::pin(self.desk(&id)).await?;
        Box::pin(self.command(&next, &a, &Command::Sit, self.time.now())).await?;
        let facts = vec![Fact::Moved { table: id }];
        let append = self.append_of(table, PROGRAM, &facts)?;
        self.journal.append(append).await?;
        self.applied(desk, table, &facts);
        Ok(())
    }

    /// A table that was read from the journal: what happened while the program was down is charged to nobody.
    async fn revive(&self, desk: &Desk, table: &mut Table) -> Result<(), Trouble> {
        let now = self.time.now();
        let playing = table.game().is_some_and(|game| game.phase() == game::Phase::Playing);
        let interrupted = self.down.filter(|(_, started)| table.last().is_some_and(|last| last < *started));
        if let Some((from, _)) = interrupted.filter(|_| playing) {
            let own = Own::Interrupted(from);
            self.conduct_at(desk, table, PROGRAM, now, |table, now| Ok(table.own(&own, 0, now))).await?;
        }
        self.timer.set(table.id(), table.wake(now));
        Ok(())
    }

    /// Waits for the next moment at which a table looks by itself, and lets it. Many do at the same time.
    pub async fn keep_time(self: Arc<Self>) {
        loop {
            let id = self.timer.due(self.time).await;
            tokio::spawn(self.clone().look(id));
        }
    }

    async fn look(self: Arc<Self>, id: String) {
        let looked = async {
            let desk = self.desk(&id).await?;
            self.own(&desk, &Own::Tick, self.time.now()).await
        };
        if let Err(trouble) = looked.await {
            tracing::error!(table = %id, ?trouble, "a table could not be looked after");
            self.timer.set(&id, Some(self.time.now() + clock::Millis::seconds(1)));
        }
    }

    fn entry(&self, actor: &str, facts: &[Fact]) -> Result<NewEntry, Trouble> {
        let body = json::text(&facts).map_err(|error| No::new("unwritable", error.to_string()))?;
        let at_ms = u64::try_from(self.time.now().0).unwrap_or_default();
        Ok(NewEntry { at_ms, actor: actor.to_owned(), body })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<Desk>>> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
