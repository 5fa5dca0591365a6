//! The list of tables: who waits for an opponent, what is being played, what was played last.
//!
//! It is a model of the journal: kept on the shelf so that a start is quick, and rebuilt from the journal at any time.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, PoisonError, RwLock};

use game::micromatch;
use serde::{Deserialize, Serialize};
use store::limits::UPDATE_ROWS_MAX;
use store::{Entry, Error, Journal, Keys, Position, Update};
use tokio::sync::{Mutex, broadcast};

use crate::hall::KIND;
use crate::json;
use crate::table::{Audience, Fact, Guest};

/// The model on the shelf; another number makes it be rebuilt.
const MODEL: &str = "tables-3";

/// Finished tables that are kept in memory.
const RECENT: usize = 50;

/// Entries that are folded at a time.
const PAGE: usize = 5_000;

/// Changes that a slow listener can be behind before he has to look at all his tables again.
const BEHIND_MAX: usize = 1_024;

/// A table as a list shows it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Summary {
    /// Its name.
    pub id: String,
    /// The discipline.
    pub kind: String,
    /// How fast it is played, as records call it.
    pub tempo: String,
    /// By which edition it is refereed.
    pub edition: String,
    /// The time control.
    pub control: String,
    /// How many games the two play.
    pub games: u8,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Who sits at it; a nameless guest has an empty name.
    pub names: [Option<String>; 2],
    /// By what they are known, for those who look for their own tables. Never shown.
    #[serde(default)]
    pub known_by: Vec<String>,
    /// The accounts of those who sit at it, seat by seat. Never shown.
    #[serde(default)]
    pub accounts: [Option<String>; 2],
    /// The points of the two, once it is over and something came of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<[String; 2]>,
    /// Why nothing has come of its games by now: `aborted`, `annulled`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub void: Option<String>,
    /// How many of its games have a result.
    #[serde(default)]
    pub counted: u8,
    /// When it was opened, and when it ended.
    pub at: u64,
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shelf {
    /// Waits for an opponent.
    Open,
    /// Is being played.
    Live,
    /// Is over.
    Past,
}

/// What has become of a table.
#[derive(Clone, Debug)]
pub struct Change {
    /// Where it stands now; nowhere, if it was closed before anybody came.
    pub shelf: Option<Shelf>,
    /// The table.
    pub table: Summary,
}

impl Change {
    /// Whether somebody sits at the table.
    #[must_use]
    pub fn is_of(&self, guest: &Guest) -> bool {
        self.table.is_of(guest)
    }
}

impl Summary {
    fn is_of(&self, guest: &Guest) -> bool {
        names_of(guest).any(|name| self.known_by.iter().any(|by| by == name))
    }
}

/// The list of tables.
pub struct Index {
    lists: RwLock<Lists>,
    changes: broadcast::Sender<Arc<Change>>,
    waiting: Mutex<Waiting>,
}

/// What is to be put on the shelf.
struct Waiting {
    /// In order, each small enough for the shelf. What cannot be put there now is put there the next time.
    updates: VecDeque<Update>,
    /// How far the lists have come.
    reached: Position,
}

#[derive(Default)]
struct Lists {
    tables: BTreeMap<String, (Shelf, Summary)>,
    /// Those of them that stand in the lobby, the newest of each list first.
    lobby: BTreeSet<(Shelf, Reverse<u64>, String)>,
    /// The names of those at which somebody sits, by what he is known.
    own: BTreeMap<String, BTreeSet<String>>,
    /// Finished tables by the time of their end.
    past: BTreeMap<String, Summary>,
    /// What has changed and was not told yet.
    changed: Vec<Change>,
}

impl Index {
    /// The list as it is on the shelf, brought up to date.
    pub async fn read(journal: &dyn Journal) -> Result<(Self, Position), Error> {
        let (lists, mut reached) = loop {
            let before = journal.reached(MODEL).await?;
            let lists = Lists::read(journal).await?;
            // Another node may have moved the model on in the meantime: the rows are then of two moments.
            if journal.reached(MODEL).await? == before {
                break (lists, before);
            }
        };
        let waiting = Mutex::new(Waiting { updates: VecDeque::new(), reached });
        let (lists, changes) = (RwLock::new(lists), broadcast::Sender::new(BEHIND_MAX));
        let index = Self { lists, changes, waiting };
        loop {
            let entries = journal.since(reached, PAGE).await?;
            let Some(last) = entries.last() else { return Ok((index, reached)) };
            reached = last.position;
            index.fold(journal, &entries).await?;
        }
    }

    /// Takes in the next entries, and puts what changed on the shelf, with what could not be put there before.
    pub async fn fold(&self, journal: &dyn Journal, entries: &[Entry]) -> Result<(), Error> {
        let mut waiting = self.waiting.lock().await;
        let changed = {
            let mut lists = self.lists.write().unwrap_or_else(PoisonError::into_inner);
            for entry in entries {
                let mut rows = BTreeMap::new();
                if entry.stream.kind() == KIND {
                    lists.take(entry, &mut rows);
                }
                waiting.add(entry.position, rows);
            }
            std::mem::take(&mut lists.changed)
        };
        for change in changed {
            // Nobody may listen.
            let _ = self.changes.send(Arc::new(change));
        }
        while let Some(update) = waiting.updates.front() {
            match journal.shelve(update.clone()).await {
                // Another node keeps the same model and was first.
                Ok(()) | Err(Error::Stale { .. }) => drop(waiting.updates.pop_front()),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// What becomes of tables from now on.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<Arc<Change>> {
        self.changes.subscribe()
    }

    /// The newest tables of a list, as somebody sees them in the lobby: his own only when they are over, and who waits only if he
    /// is there.
    pub fn lobby(
        &self,
        shelf: Shelf,
        guest: &Guest,
        most: usize,
        is_attended: impl Fn(&str) -> bool,
    ) -> Vec<Summary> {
        let lists = self.lists.read().unwrap_or_else(PoisonError::into_inner);
        let mine = |table: &&Summary| table.is_of(guest);
        if shelf == Shelf::Past {
            let past = lists.past.values().rev().filter(|table| table.public || mine(table));
            return past.take(most).cloned().collect();
        }
        let is_seen = |table: &&Summary| !mine(table) && (shelf != Shelf::Open || is_attended(&table.id));
        lists.public(shelf).filter(is_seen).take(most).cloned().collect()
    }

    /// The names of the newest tables of a list that stand in the lobby.
    pub fn newest(&self, shelf: Shelf, most: usize) -> Vec<String> {
        let lists = self.lists.read().unwrap_or_else(PoisonError::into_inner);
        lists.public(shelf).take(most).map(|table| table.id.clone()).collect()
    }

    /// The tables of somebody that are not over: those that wait for an opponent before the others, the newest first.
    pub fn own(&self, guest: &Guest) -> Vec<(Shelf, Summary)> {
        let lists = self.lists.read().unwrap_or_else(PoisonError::into_inner);
        let mut own: Vec<&(Shelf, Summary)> = lists.own(guest).collect();
        own.sort_unstable_by_key(|(shelf, table)| (*shelf, Reverse(table.at)));
        own.into_iter().cloned().collect()
    }

    /// How many tables a list has.
    pub fn count(&self, shelf: Shelf) -> usize {
        let lists = self.lists.read().unwrap_or_else(PoisonError::into_inner);
        lists.tables.values().filter(|(on, _)| *on == shelf).count()
    }

    /// How many tables of somebody wait for an opponent.
    pub fn waiting(&self, guest: &Guest) -> usize {
        let lists = self.lists.read().unwrap_or_else(PoisonError::into_inner);
        lists.own(guest).filter(|(on, _)| *on == Shelf::Open).count()
    }

    /// The names of all tables at which a game is on.
    pub fn live(&self) -> Vec<String> {
        let lists = self.lists.read().unwrap_or_else(PoisonError::into_inner);
        let live = lists.tables.iter().filter(|(_, (on, _))| *on == Shelf::Live);
        live.map(|(id, _)| id.clone()).collect()
    }
}

impl Waiting {
    /// Rows that changed with the entry at a position.
    fn add(&mut self, position: Position, rows: BTreeMap<String, Option<String>>) {
        let after = std::mem::replace(&mut self.reached, position);
        match self.updates.back_mut().filter(|last| last.rows.len() + rows.len() <= UPDATE_ROWS_MAX) {
            Some(last) => {
                last.rows.extend(rows);
                last.reached = position;
            }
            None => {
                let model = MODEL.to_owned();
                self.updates.push_back(Update { model, after, reached: position, rows });
            }
        }
    }
}

impl Lists {
    /// The lists as they are on the shelf.
    async fn read(journal: &dyn Journal) -> Result<Self, Error> {
        let mut lists = Self::default();
        for (shelf, prefix) in [(Shelf::Open, "open/"), (Shelf::Live, "live/")] {
            let mut keys = Keys::prefix(prefix);
            loop {
                let rows = journal.rows(MODEL, keys.clone(), PAGE).await?;
                let Some(last) = rows.last() else { break };
                keys = Keys::prefix(prefix).after(&last.key);
                for row in &rows {
                    if let Ok(summary) = serde_json::from_str::<Summary>(&row.value) {
                        lists.stand(shelf, summary);
                    }
                }
            }
        }
        for row in journal.rows(MODEL, Keys::prefix("past/").backwards(), RECENT).await? {
            if let Ok(summary) = serde_json::from_str(&row.value) {
                lists.past.insert(row.key, summary);
            }
        }
        Ok(lists)
    }

    /// The tables of a list that stand in the lobby, the newest first.
    fn public(&self, shelf: Shelf) -> impl Iterator<Item = &Summary> {
        let from = (shelf, Reverse(u64::MAX), String::new());
        let names = self.lobby.range(from..).take_while(move |(on, ..)| *on == shelf);
        names.filter_map(|(_, _, id)| self.tables.get(id).map(|(_, table)| table))
    }

    /// The tables of somebody, with the lists on which they are.
    fn own(&self, guest: &Guest) -> impl Iterator<Item = &(Shelf, Summary)> {
        let own = names_of(guest).filter_map(|name| self.own.get(name)).flatten();
        own.filter_map(|id| self.tables.get(id))
    }

    fn take(&mut self, entry: &Entry, rows: &mut BTreeMap<String, Option<String>>) {
        let Ok(facts) = serde_json::from_str::<Vec<Fact>>(&entry.what.body) else { return };
        let id = entry.stream.id();
        for fact in facts {
            match fact {
                Fact::Opened(opened) => {
                    let draft = &opened.draft;
                    let mut names = [None, None];
                    names[crate::table::index(opened.seat)] = Some(opened.host.name.clone());
                    let mut accounts = [None, None];
                    accounts[crate::table::index(opened.seat)].clone_from(&opened.host.account);
                    let summary = Summary {
                        id: id.to_owned(),
                        kind: draft.discipline.kind.name().to_owned(),
                        tempo: draft.discipline.tempo.name().to_owned(),
                        edition: draft.edition.name().to_owned(),
                        control: draft.control.to_string(),
                        games: draft.games,
                        public: opened.audience == Audience::Lobby,
                        names,
                        known_by: vec![known_by(&opened.host)],
                        accounts,
                        points: None,
                        void: None,
                        counted: 0,
                        at: entry.what.at_ms,
                    };
                    self.put(Shelf::Open, summary, rows);
                }
                Fact::Seated { seat, guest } => {
                    if let Some((_, mut summary)) = self.drop(id, rows) {
                        summary.names[crate::table::index(seat)] = Some(guest.name.clone());
                        summary.known_by.push(known_by(&guest));
                        summary.accounts[crate::table::index(seat)] = guest.account;
                        self.put(Shelf::Live, summary, rows);
                    }
                }
                Fact::Play(micromatch::Event {
                    fact: micromatch::Fact::Game(game::Fact::Ended(outcome)),
                    ..
                }) => {
                    if let Some((shelf, mut summary)) = self.drop(id, rows) {
                        summary.counted = summary.counted.saturating_add(u8::from(!outcome.is_void()));
                        let is_void = summary.counted == 0;
                        summary.void = is_void.then(|| outcome.cause.id().to_owned());
                        self.put(shelf, summary, rows);
                    }
                }
                Fact::Play(micromatch::Event { fact: micromatch::Fact::Ended(verdict), .. }) => {
                    if let Some((_, mut summary)) = self.drop(id, rows) {
                        let is_void = summary.void.is_some();
                        summary.points = (!is_void).then(|| verdict.points.map(|points| points.to_string()));
                        summary.at = entry.what.at_ms;
                        self.end(summary, rows);
                    }
                }
                Fact::Closed => {
                    match self.drop(id, rows) {
                        // A game that was begun and is closed is decided by the officials of its event.
                        Some((Shelf::Live, mut summary)) => {
                            summary.at = entry.what.at_ms;
                            self.end(summary, rows);
                        }
                        Some((_, table)) => self.changed.push(Change { shelf: None, table }),
                        None => {}
                    }
                }
                Fact::Met { .. }
                | Fact::Play(_)
                | Fact::Asked { .. }
                | Fact::Called { .. }
                | Fact::Answered
                | Fact::Again { .. }
                | Fact::Moved { .. } => {}
            }
        }
    }

    fn put(&mut self, shelf: Shelf, summary: Summary, rows: &mut BTreeMap<String, Option<String>>) {
        rows.insert(key(shelf, &summary.id), json::text(&summary).ok());
        self.changed.push(Change { shelf: Some(shelf), table: summary.clone() });
        self.stand(shelf, summary);
    }

    fn stand(&mut self, shelf: Shelf, summary: Summary) {
        if summary.public {
            self.lobby.insert((shelf, Reverse(summary.at), summary.id.clone()));
        }
        for known in &summary.known_by {
            self.own.entry(known.clone()).or_default().insert(summary.id.clone());
        }
        self.tables.insert(summary.id.clone(), (shelf, summary));
    }

    fn drop(&mut self, id: &str, rows: &mut BTreeMap<String, Option<String>>) -> Option<(Shelf, Summary)> {
        let (shelf, summary) = self.tables.remove(id)?;
        self.lobby.remove(&(shelf, Reverse(summary.at), summary.id.clone()));
        for known in &summary.known_by {
            if let Some(own) = self.own.get_mut(known) {
                own.remove(id);
                if own.is_empty() {
                    self.own.remove(known);
                }
            }
        }
        rows.insert(key(shelf, id), None);
        Some((shelf, summary))
    }

    fn end(&mut self, summary: Summary, rows: &mut BTreeMap<String, Option<String>>) {
        let (place, row) = (place(&summary), json::text(&summary).ok());
        self.changed.push(Change { shelf: Some(Shelf::Past), table: summary.clone() });
        for account in summary.accounts.iter().flatten() {
            rows.insert(format!("{}{place}", shelf_of(account)), row.clone());
        }
        let key = format!("past/{place}");
        rows.insert(key.clone(), row);
        self.past.insert(key, summary);
        while self.past.len() > RECENT {
            self.past.pop_first();
        }
    }
}

/// The finished tables of an account with their places on its shelf, the newest first; only those before a place, if one is given.
pub async fn finished(
    journal: &dyn Journal,
    account: &str,
    before: Option<&str>,
    limit: usize,
) -> Result<Vec<(String, Summary)>, Error> {
    let shelf = shelf_of(account);
    let mut found: Vec<(String, Summary)> = Vec::new();
    let mut after = before.map(|place| format!("{shelf}{place}"));
    while found.len() < limit {
        let keys = Keys::prefix(&shelf).backwards();
        let keys = after.iter().fold(keys, |keys, after| keys.after(after));
        let rows = journal.rows(MODEL, keys, limit - found.len()).await?;
        let Some(last) = rows.last() else { break };
        after = Some(last.key.clone());
        found.extend(rows.iter().filter_map(|row| {
            Some((row.key.strip_prefix(&shelf)?.to_owned(), serde_json::from_str(&row.value).ok()?))
        }));
    }
    Ok(found)
}

/// Under what the finished tables of an account stand.
fn shelf_of(account: &str) -> String {
    format!("of/{account}/")
}

/// Where a finished table stands among the others: by the time of its end.
fn place(table: &Summary) -> String {
    format!("{:016}-{}", table.at, table.id)
}

fn key(shelf: Shelf, id: &str) -> String {
    match shelf {
        Shelf::Open => format!("open/{id}"),
        Shelf::Live | Shelf::Past => format!("live/{id}"),
    }
}

fn known_by(guest: &Guest) -> String {
    guest.account.clone().unwrap_or_else(|| guest.visitor.clone())
}

/// By what somebody is known who looks for his own tables: whoever has signed in since he sat down has the seat by his browser.
fn names_of(guest: &Guest) -> impl Iterator<Item = &str> {
    let names = [guest.account.as_deref(), Some(guest.visitor.as_str())];
    names.into_iter().flatten().filter(|name| !name.is_empty())
}

/// The list, shared.
pub type Shared = Arc<Index>;
