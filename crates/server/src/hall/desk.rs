//! A table in memory: one at a time changes it, everybody who watches is told.

use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::Utf8Bytes;
use clock::Moment;
use game::Phase;
use game::micromatch::Contender;
use serde::Serialize;
use tokio::sync::{Mutex, MutexGuard, broadcast};

use crate::table::{Ply, Static, Table, View, letter};

/// News that a slow listener can be behind before he gets the whole table again.
const BEHIND_MAX: usize = 16;

/// A table in memory.
pub struct Desk {
    table: Mutex<Table>,
    /// The version of the table, for those who need not wait for it.
    version: AtomicU64,
    news: broadcast::Sender<Utf8Bytes>,
    /// Open connections of the two players, and of all others.
    present: std::sync::Mutex<Present>,
}

/// Who is there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Present {
    /// Connections of each player.
    pub players: [u16; 2],
    /// Connections of others.
    pub others: u32,
}

/// What changed, as it is sent to everybody.
#[derive(Serialize)]
pub struct News {
    view: View,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    played: Vec<Ply>,
    /// Sent when somebody sat down or another game began.
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<Static>,
    watching: u32,
}

/// The whole of a table, for one who has just come.
#[derive(Serialize)]
pub struct Hello {
    table: Static,
    view: View,
    moves: Vec<Ply>,
    /// The board before the first of them.
    start: String,
    you: Option<&'static str>,
    watching: u32,
}

/// What a table looked like before.
pub struct Mark {
    ply: usize,
    game: usize,
    open: bool,
}

impl News {
    /// What a table looks like before something happens.
    #[must_use]
    pub fn mark(table: &Table) -> Mark {
        Mark {
            ply: table.game().map_or(0, |game| game.plies().len()),
            game: table.meeting().map_or(0, |meeting| meeting.games().count()),
            open: table.is_open(),
        }
    }

    /// What happened since.
    #[must_use]
    pub fn of(table: &Table, before: &Mark, watching: u32, now: Moment) -> Self {
        let same_game = table.meeting().map_or(0, |meeting| meeting.games().count()) == before.game;
        let from = if same_game { before.ply } else { 0 };
        let table_changed = !same_game || table.is_open() != before.open;
        let (view, played) = (table.view(now), table.plies(from));
        Self { view, played, table: table_changed.then(|| table.fixed()), watching }
    }
}

impl Desk {
    /// A desk for a table.
    #[must_use]
    pub fn new(table: Table) -> Self {
        Self {
            version: AtomicU64::new(table.version()),
            table: Mutex::new(table),
            news: broadcast::Sender::new(BEHIND_MAX),
            present: std::sync::Mutex::default(),
        }
    }

    /// The table, for one at a time.
    pub async fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().await
    }

    /// Whether nothing goes on at it: no clock runs, and nothing happens by itself.
    pub(super) fn is_idle(&self) -> bool {
        let adjourned = |table: &Table| table.game().is_some_and(|game| game.phase() == Phase::Adjourned);
        let idle = |table: &Table| table.is_over() || table.meeting().is_none() || adjourned(table);
        self.table.try_lock().is_ok_and(|table| idle(&table))
    }

    /// What happens from now on.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<Utf8Bytes> {
        self.news.subscribe()
    }

    /// How many entries of the journal it has taken in.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Tells everybody what happened to the table.
    pub fn tell(&self, table: &Table, before: &Mark, now: Moment) {
        self.version.store(table.version(), Ordering::Release);
        if self.news.receiver_count() > 0 {
            let watching = self.present(|present| present.others);
            let _ = self.news.send(text(&News::of(table, before, watching, now)));
        }
    }

    /// Who is there.
    pub fn present<T>(&self, change: impl FnOnce(&mut Present) -> T) -> T {
        change(&mut self.present.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    /// The whole table, for somebody who has just come.
    #[must_use]
    pub fn hello(&self, table: &Table, you: Option<Contender>, now: Moment) -> Hello {
        let watching = self.present(|present| present.others);
        Hello {
            table: table.fixed(),
            view: table.view(now),
            moves: table.plies(0),
            start: table.start(),
            you: you.map(letter),
            watching,
        }
    }
}

/// What is sent.
#[must_use]
pub fn text(what: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(what).unwrap_or_default().into()
}
