//! A table in memory: one at a time changes it, everybody who watches is told.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use clock::Moment;
use game::Phase;
use game::micromatch::Contender;
use serde::Serialize;
use tokio::sync::{Mutex, MutexGuard, broadcast};

use crate::json;
use crate::table::{Ply, Said, Static, Table, View, index, letter};

/// News that a slow listener can be behind before he gets the whole table again.
const BEHIND_MAX: usize = 16;

/// Bytes that news of a move have.
const USUAL_BYTES: usize = 2_048;

/// So long whoever is gone is still waited for.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A table in memory.
pub struct Desk {
    table: Mutex<Table>,
    /// The version of the table, for those who need not wait for it.
    version: AtomicU64,
    news: broadcast::Sender<Told>,
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
    /// When a player was seen last.
    pub seen: Option<Instant>,
}

impl Present {
    /// Whether a player is there, or was a moment ago: whose line broke comes back.
    #[must_use]
    pub fn is_attended(&self) -> bool {
        self.players != [0; 2] || self.seen.is_some_and(|seen| seen.elapsed() < PATIENCE)
    }
}

/// Something that is told: to everybody, or to one who plays and to nobody else.
#[derive(Clone)]
pub struct Told {
    to: Option<Contender>,
    text: Utf8Bytes,
}

impl Told {
    /// Whether everybody is told.
    #[must_use]
    pub const fn is_for_all(&self) -> bool {
        self.to.is_none()
    }

    /// It, for who sits on a seat or on none; nothing if it is not for him.
    #[must_use]
    pub fn for_seat(self, seat: Option<Contender>) -> Option<Utf8Bytes> {
        (self.to.is_none() || self.to == seat).then_some(self.text)
    }
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
    /// What officials have written to who has come.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    said: Vec<Said>,
    watching: u32,
}

/// What officials have written to one who plays.
#[derive(Serialize)]
struct Letter {
    said: Vec<Said>,
}

/// What a table looked like before.
pub struct Mark {
    said: [usize; 2],
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
            said: table.said(),
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

    /// Whether nothing goes on at it: no clock runs, nothing happens by itself, and nobody waits.
    pub(crate) fn is_idle(&self) -> bool {
        let is_attended = self.present(|present| present.is_attended());
        let waits = |table: &Table| table.is_open() && is_attended;
        let adjourned = |table: &Table| table.game().is_some_and(|game| game.phase() == Phase::Adjourned);
        let idle = |table: &Table| table.is_over() || table.meeting().is_none() || adjourned(table);
        self.table.try_lock().is_ok_and(|table| idle(&table) && !waits(&table))
    }

    /// What happens from now on.
    #[must_use]
    pub fn listen(&self) -> broadcast::Receiver<Told> {
        self.news.subscribe()
    }

    /// How many entries of the journal it has taken in.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version.load(Ordering::Acquire)
    }

    /// Tells everybody what happened to the table, and those who play what was written to them.
    pub fn tell(&self, table: &Table, before: &Mark, now: Moment) {
        self.version.store(table.version(), Ordering::Release);
        if self.news.receiver_count() > 0 {
            let watching = self.present(|present| present.others);
            let news = text(&News::of(table, before, watching, now));
            let _ = self.news.send(Told { to: None, text: news });
            for seat in Contender::BOTH {
                if table.said()[index(seat)] > before.said[index(seat)] {
                    let said = table.said_to(seat).split_off(before.said[index(seat)]);
                    let _ = self.news.send(Told { to: Some(seat), text: text(&Letter { said }) });
                }
            }
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
            said: you.map(|seat| table.said_to(seat)).unwrap_or_default(),
            watching,
        }
    }
}

/// What is sent.
#[must_use]
pub fn text(what: &impl Serialize) -> Utf8Bytes {
    json::text_of(what, USUAL_BYTES).unwrap_or_default().into()
}
