//! Everybody with an account, in memory and in the journal.
//!
//! A command is decided on this node's copy and appended where the copy stands; if another node was first, the copy is brought up
//! to date and the command decided again. Nobody is turned away because the copy is a moment old: who signed in at another
//! node is looked for in the journal before he counts as a stranger, and so is what a refusal rests on.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use clock::Moment;
use hall::Nodes;
use hall::time::Time;
use people::{
    AccountId, Action, Actor, Command, Event, FactorId, Hash, Home, Limits, NewSession, PasswordHash, People,
    Recovery, Refusal, Role, Secret, Seed,
};
use store::{Append, Entry, Error, Journal, NewEntry, Position, Sequence, Stream};

use super::Trouble;
use super::hasher::{Hasher, random};
use super::seeds::Seeds;
use crate::json;

/// How often a command is decided again because somebody else was first.
const TRIES: usize = 8;
/// What an invitation of the house is for.
const FIRST: &str = "first administrator";
/// What an invitation is for that whoever runs the program has asked for.
const ANOTHER: &str = "another administrator";
/// Links for a first administrator that are good at a time: several nodes may start together, and each prints one.
const FIRST_LINKS: usize = 8;
/// Streams or entries that are read at a time.
const PAGE: usize = 1_000;

/// Everybody with an account, in memory and in the journal.
pub(crate) struct House {
    journal: Arc<dyn Journal>,
    nodes: Nodes,
    time: Time,
    people: RwLock<People>,
    /// One at a time writes, or takes in what others wrote; up to where that is done.
    turn: tokio::sync::Mutex<Position>,
    limits: Mutex<Limits>,
    pub(super) hasher: Hasher,
    pub(super) seeds: Seeds,
}

impl House {
    /// Everybody, as the journal tells.
    pub(crate) async fn open(journal: Arc<dyn Journal>, nodes: Nodes, time: Time) -> Result<Self, Error> {
        let reached = journal.position().await?;
        let mut people = People::new();
        for kind in [Home::KINDS[0], Home::KINDS[1]] {
            let mut after: Option<Stream> = None;
            loop {
                let streams = journal.streams(Some(kind), after.as_ref(), PAGE).await?;
                let Some(last) = streams.last() else { break };
                after = Some(last.clone());
                for stream in &streams {
                    read(&*journal, stream, Sequence::START, |event| people.apply(&event)).await?;
                }
            }
        }
        Ok(Self {
            seeds: Seeds::new(journal.clone()),
            journal,
            nodes,
            time,
            people: RwLock::new(people),
            turn: tokio::sync::Mutex::new(reached),
            limits: Mutex::default(),
            hasher: Hasher::start().await,
        })
    }

    /// What is known now.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&People, Moment) -> T) -> T {
        look(&self.people.read().unwrap_or_else(PoisonError::into_inner), self.time.now())
    }

    /// Whether somebody may do it, now.
    pub(crate) fn allow(&self, actor: Actor, action: Action) -> Result<(), Refusal> {
        self.look(|people, now| people.allow(actor, action, now))
    }

    /// What somebody wants is done; the answer comes when it is on the disk.
    pub(crate) async fn command(&self, actor: Actor, command: &Command) -> Result<(), Trouble> {
        let mut reached = self.turn.lock().await;
        for _ in 0..TRIES {
            let decide = || self.look(|people, now| people.decide(actor, command, now));
            let events = match decide() {
                Err(_) if self.look_around(&mut reached).await? => decide()?,
                decided => decided?,
            };
            if events.is_empty() {
                return Ok(());
            }
            let homes: BTreeSet<Home> = events.iter().map(Event::home).collect();
            match self.journal.append_all(self.appends(&events)?).await {
                Ok(_) => {
                    self.change(|people| events.iter().for_each(|event| people.apply(event)));
                    return Ok(());
                }
                Err(Error::Conflict(_)) => self.catch_up(&homes).await?,
                Err(error) => {
                    // Whether it was written is unknown: what the journal says holds.
                    let _ = self.catch_up(&homes).await;
                    return Err(error.into());
                }
            }
        }
        Err(Trouble::Busy)
    }

    /// An entry that another node may have written.
    pub(crate) async fn heard(&self, entry: &Entry) -> Result<(), Error> {
        self.take(&mut *self.turn.lock().await, entry).await
    }

    /// What is found now; if nothing is, what is found when everything that other nodes have written is known.
    pub(crate) async fn find<T>(
        &self,
        find: impl Fn(&People, Moment) -> Result<T, Refusal>,
    ) -> Result<T, Refusal> {
        let found = self.look(&find);
        if found.is_ok() || self.nodes == Nodes::One {
            return found;
        }
        let mut reached = self.turn.lock().await;
        match self.look_around(&mut reached).await {
            Ok(true) => self.look(&find),
            Ok(false) => found,
            Err(error) => {
                tracing::warn!(%error, "whether another node knows more is unknown");
                found
            }
        }
    }

    /// The link for the first administrator, if there is none yet.
    pub(crate) async fn first_link(&self) -> Result<Option<Secret>, Trouble> {
        if self.look(|people, _| people.has_administrator()) {
            return Ok(None);
        }
        self.withdraw_first_links().await?;
        let secret = secret();
        let (link, role, label) = (secret.hash(), Some(Role::Administrator), FIRST.to_owned());
        match self.command(Actor::House, &Command::Invite { link, role, label, count: 1 }).await {
            Ok(()) => Ok(Some(secret)),
            Err(Trouble::Refused(Refusal::AdministratorStands | Refusal::TooManyInvitations)) => Ok(None),
            Err(trouble) => Err(trouble),
        }
    }

    /// A link for an administrator, whoever is one already: it was asked for at the machine itself.
    pub(crate) async fn rescue_link(&self) -> Result<Secret, Trouble> {
        let secret = secret();
        let (link, label) = (secret.hash(), ANOTHER.to_owned());
        self.command(Actor::House, &Command::Rescue { link, label }).await?;
        Ok(secret)
    }

    /// Links that earlier starts have printed end, the oldest first: what nobody used lies about somewhere.
    async fn withdraw_first_links(&self) -> Result<(), Trouble> {
        let mut links: Vec<_> = self.look(|people, now| {
            let waiting = people.invitations(now).filter(|(_, invitation)| invitation.label == FIRST);
            waiting.map(|(id, invitation)| (invitation.until, id)).collect()
        });
        links.sort_unstable_by_key(|(until, _)| *until);
        let old = (links.len() + 1).saturating_sub(FIRST_LINKS);
        for (_, invitation) in links.into_iter().take(old) {
            match self.command(Actor::House, &Command::Withdraw { invitation }).await {
                // Another node was first.
                Ok(()) | Err(Trouble::Refused(_)) => {}
                Err(trouble) => return Err(trouble),
            }
        }
        Ok(())
    }

    /// A password as it is kept.
    pub(crate) async fn hash(&self, password: String) -> Result<PasswordHash, Trouble> {
        Ok(self.hasher.hash(password).await?)
    }

    /// Somebody opens an account.
    pub(crate) fn count_registration(&self, address: IpAddr) -> Result<(), Trouble> {
        let now = self.time.now();
        Ok(self.limit(|limits| limits.register(address, now))?)
    }

    pub(super) fn limit<T>(&self, ask: impl FnOnce(&mut Limits) -> T) -> T {
        ask(&mut self.limits.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn change(&self, change: impl FnOnce(&mut People)) {
        change(&mut self.people.write().unwrap_or_else(PoisonError::into_inner));
    }

    /// Takes in what other nodes have written. Whether there was anything.
    async fn look_around(&self, reached: &mut Position) -> Result<bool, Error> {
        let before = *reached;
        let mut full = self.nodes == Nodes::Several;
        while full {
            let entries = self.journal.since(*reached, PAGE).await?;
            for entry in &entries {
                self.take(reached, entry).await?;
            }
            full = entries.len() == PAGE;
        }
        Ok(*reached > before)
    }

    async fn take(&self, reached: &mut Position, entry: &Entry) -> Result<(), Error> {
        if Home::KINDS.contains(&entry.stream.kind()) {
            let home = event(entry)?.home();
            if entry.sequence.0 > self.look(|people, _| people.seen(home)) {
                self.catch_up(&BTreeSet::from([home])).await?;
            }
        }
        *reached = (*reached).max(entry.position);
        Ok(())
    }

    /// What the journal has of some streams and this copy has not.
    async fn catch_up(&self, homes: &BTreeSet<Home>) -> Result<(), Error> {
        for home in homes {
            let seen = Sequence(self.look(|people, _| people.seen(*home)));
            let stream = Stream::new(home.kind(), &home.id())?;
            read(&*self.journal, &stream, seen, |event| self.change(|people| people.apply(&event))).await?;
        }
        Ok(())
    }

    /// One append a stream, in the order in which they come up.
    fn appends(&self, events: &[Event]) -> Result<Vec<Append>, Trouble> {
        let mut entries: BTreeMap<Home, Vec<NewEntry>> = BTreeMap::new();
        for event in events {
            let body = json::text(event).map_err(|error| Error::Storage(error.to_string()))?;
            let actor = event.by.map_or_else(|| "program".to_owned(), |account| account.to_string());
            let at_ms = u64::try_from(event.at.0).unwrap_or_default();
            entries.entry(event.home()).or_default().push(NewEntry { at_ms, actor, body });
        }
        let append = |(home, entries): (Home, Vec<NewEntry>)| {
            let expected = Sequence(self.look(|people, _| people.seen(home)));
            Ok(Append {
                stream: Stream::new(home.kind(), &home.id()).map_err(Error::from)?,
                expected,
                entries,
            })
        };
        entries.into_iter().map(append).collect()
    }
}

/// A secret nobody can guess.
pub(super) fn secret() -> Secret {
    Secret::new(random())
}

/// A new account.
pub(super) fn account() -> AccountId {
    AccountId::new(random())
}

/// A new second factor with its seed.
pub(super) fn factor() -> (FactorId, Seed) {
    (FactorId::new(random()), Seed::new(random()))
}

/// New recovery codes.
pub(super) fn recovery() -> Vec<Recovery> {
    (0..people::RECOVERY_CODES).map(|_| Recovery::new(random())).collect()
}

/// A new session with its secret.
pub(super) fn session(device: String) -> (Secret, NewSession) {
    let secret = secret();
    let new = NewSession { secret: secret.hash(), device };
    (secret, new)
}

/// The hash of what a link holds.
pub(super) fn link(text: &str) -> Result<Hash, Refusal> {
    Secret::parse(text.trim()).map(|secret| secret.hash()).ok_or(Refusal::LinkOver)
}

async fn read(
    journal: &dyn Journal,
    stream: &Stream,
    mut after: Sequence,
    mut take: impl FnMut(Event),
) -> Result<(), Error> {
    loop {
        let entries = journal.read(stream, after, PAGE).await?;
        let Some(last) = entries.last() else { return Ok(()) };
        after = last.sequence;
        for entry in &entries {
            take(event(entry)?);
        }
    }
}

fn event(entry: &Entry) -> Result<Event, Error> {
    serde_json::from_str(&entry.what.body)
        .map_err(|error| Error::Damaged(format!("entry {} of {}: {error}", entry.sequence.0, entry.stream)))
}
