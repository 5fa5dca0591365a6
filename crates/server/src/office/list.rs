//! The list of events.
//!
//! It is a model of the journal: kept on the shelf so that a start is quick, and rebuilt from the journal at any time. A row
//! is made from the event itself, as everybody may see it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{PoisonError, RwLock};

use hall::table::Guest;
use serde::{Deserialize, Serialize};
use store::{Entry, Error, Journal, Keys, Position, Update};
use tokio::sync::Mutex;

use super::{KIND, Office};
use crate::json;
use venue::{Audience, Phase, Rounds, Venue};

/// The model on the shelf; another number makes it be rebuilt.
const MODEL: &str = "events-4";
/// Rows, or entries, that are read at a time.
const PAGE: usize = 1_000;
/// Rows that are put on the shelf at a time: each names everybody who has a seat.
const TOGETHER: usize = 50;

/// An event as a list shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Listed {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) edition: String,
    pub(crate) discipline: String,
    /// Where it is held.
    pub(crate) place: String,
    pub(crate) first_day: Option<clock::Day>,
    pub(crate) last_day: Option<clock::Day>,
    pub(crate) phase: Phase,
    pub(crate) round: u16,
    pub(crate) rounds: u16,
    pub(crate) players: usize,
    /// Whether everybody finds it.
    pub(crate) public: bool,
    /// Whether the program begins its rounds.
    pub(crate) by_clock: bool,
    /// Whether those who only watch see it later.
    pub(crate) delayed: bool,
    /// When it was opened.
    pub(crate) at: i64,
    /// By what those who have a seat are known. Never shown.
    pub(crate) known_by: BTreeSet<String>,
}

/// The list of events.
#[derive(Default)]
pub(crate) struct Events {
    rows: RwLock<BTreeMap<String, Listed>>,
    waiting: Mutex<Waiting>,
}

/// What is to be put on the shelf. What cannot be put there now is put there the next time.
#[derive(Default)]
struct Waiting {
    /// The events that have changed.
    events: BTreeSet<String>,
    /// How far the shelf has come.
    after: Position,
    /// How far the journal was read.
    reached: Position,
}

impl Events {
    /// The list as it is on the shelf, brought up to date.
    pub(crate) async fn read(journal: &dyn Journal, office: &Office) -> Result<(Self, Position), Error> {
        let (rows, mut reached) = loop {
            let before = journal.reached(MODEL).await?;
            let rows = rows(journal).await?;
            // Another node may have moved the model on in the meantime: the rows are then of two moments.
            if journal.reached(MODEL).await? == before {
                break (rows, before);
            }
        };
        let waiting = Mutex::new(Waiting { events: BTreeSet::new(), after: reached, reached });
        let events = Self { rows: RwLock::new(rows), waiting };
        loop {
            let entries = journal.since(reached, PAGE).await?;
            let Some(last) = entries.last() else { return Ok((events, reached)) };
            reached = last.position;
            events.fold(journal, office, &entries).await?;
        }
    }

    /// Takes in the next entries, and puts what changed on the shelf, with what could not be put there before.
    pub(crate) async fn fold(
        &self,
        journal: &dyn Journal,
        office: &Office,
        entries: &[Entry],
    ) -> Result<(), Error> {
        let mut waiting = self.waiting.lock().await;
        let events = entries.iter().filter(|entry| entry.stream.kind() == KIND);
        waiting.events.extend(events.map(|entry| entry.stream.id().to_owned()));
        waiting.reached = entries.last().map_or(waiting.reached, |entry| entry.position);
        loop {
            let some: Vec<String> = waiting.events.iter().take(TOGETHER).cloned().collect();
            let is_all = some.len() == waiting.events.len();
            let reached = if is_all { waiting.reached } else { waiting.after };
            let rows = self.list(office, &some).await?;
            let update = Update { model: MODEL.to_owned(), after: waiting.after, reached, rows };
            match journal.shelve(update).await {
                // Another node keeps the same model and was first.
                Ok(()) | Err(Error::Stale { .. }) => {}
                Err(error) => return Err(error),
            }
            waiting.events.retain(|id| !some.contains(id));
            waiting.after = reached;
            if is_all {
                return Ok(());
            }
        }
    }

    /// Lists events as they are now. Gives their rows.
    async fn list(
        &self,
        office: &Office,
        events: &[String],
    ) -> Result<BTreeMap<String, Option<String>>, Error> {
        let mut rows = BTreeMap::new();
        for id in events {
            match office.venue(id).await {
                Ok(desk) => {
                    let listed = desk.read(Listed::of);
                    rows.insert(id.clone(), json::text(&listed).ok());
                    self.rows.write().unwrap_or_else(PoisonError::into_inner).insert(id.clone(), listed);
                }
                Err(super::Trouble::Store(error @ Error::Unavailable(_))) => return Err(error),
                Err(trouble) => tracing::error!(event = id, ?trouble, "an event cannot be listed"),
            }
        }
        Ok(rows)
    }

    /// The events that everybody finds, the newest first.
    pub(crate) fn public(&self, limit: usize) -> Vec<Listed> {
        self.some(limit, |listed| listed.public)
    }

    /// The events at which somebody has a seat, the newest first.
    pub(crate) fn of(&self, guest: &Guest, limit: usize) -> Vec<Listed> {
        let known = |known: &Option<String>, listed: &Listed| {
            known.as_ref().is_some_and(|known| listed.known_by.contains(known))
        };
        let visitor = Some(guest.visitor.clone());
        self.some(limit, |listed| known(&guest.account, listed) || known(&visitor, listed))
    }

    /// Events of the list as somebody sees them: who only watches sees them later, if the event says so.
    pub(crate) async fn seen(office: &Office, guest: &Guest, mut listed: Vec<Listed>) -> Vec<Listed> {
        for row in listed.iter_mut().filter(|row| row.delayed) {
            if let Ok(desk) = office.venue(&row.id).await {
                *row = desk.seen_by(guest).read(Listed::of);
            }
        }
        listed
    }

    /// The names of events whose rounds the program begins.
    pub(crate) fn by_clock(&self) -> Vec<String> {
        let is_on = |listed: &Listed| listed.by_clock && listed.phase <= Phase::Playing;
        self.some(usize::MAX, is_on).into_iter().map(|listed| listed.id).collect()
    }

    /// The events that are not over.
    pub(crate) fn running(&self) -> Vec<String> {
        let rows = self.rows.read().unwrap_or_else(PoisonError::into_inner);
        rows.values().filter(|listed| listed.phase.is_running()).map(|listed| listed.id.clone()).collect()
    }

    fn some(&self, limit: usize, is_meant: impl Fn(&Listed) -> bool) -> Vec<Listed> {
        let rows = self.rows.read().unwrap_or_else(PoisonError::into_inner);
        let mut found: Vec<&Listed> = rows.values().filter(|listed| is_meant(listed)).collect();
        found.sort_unstable_by_key(|listed| std::cmp::Reverse(listed.at));
        found.into_iter().take(limit).cloned().collect()
    }
}

impl Listed {
    fn of(venue: &Venue) -> Self {
        let (event, draft) = (venue.shown(), &venue.opened().draft);
        let numbers = event.stage().len();
        let known_by =
            |held: &venue::Held| held.holder.account.clone().unwrap_or_else(|| held.holder.visitor.clone());
        let phase = Phase::of(event);
        Self {
            id: venue.id().to_owned(),
            name: draft.name.clone(),
            edition: draft.edition.name().to_owned(),
            discipline: draft.discipline.to_string(),
            place: draft.organisation.place.clone(),
            first_day: draft.first_day,
            last_day: draft.last_day,
            phase,
            round: event.stage().next() - 1,
            rounds: event.planned_rounds(),
            players: if numbers > 0 { numbers } else { event.competitors().len() },
            public: venue.terms().audience == Audience::Public,
            by_clock: venue.terms().rounds == Rounds::ByClock,
            delayed: venue.delay().is_some() && phase.is_running(),
            at: venue.opened().at.0,
            known_by: venue.seats().iter().map(known_by).collect(),
        }
    }
}

async fn rows(journal: &dyn Journal) -> Result<BTreeMap<String, Listed>, Error> {
    let mut all = BTreeMap::new();
    let mut keys = Keys::all();
    loop {
        let rows = journal.rows(MODEL, keys, PAGE).await?;
        let Some(last) = rows.last() else { return Ok(all) };
        keys = Keys::all().after(&last.key);
        for row in &rows {
            if let Ok(listed) = serde_json::from_str(&row.value) {
                all.insert(row.key.clone(), listed);
            }
        }
    }
}
