//! Who waits for an opponent, and what is played.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::response::Response;
use hall::index::{Shelf, Summary};
use hall::table::Glance;
use serde::Serialize;
use tokio::sync::Mutex;

use crate::app::App;
use crate::caller::Caller;
use crate::json::{self, Json};

/// Tables that are shown of each kind.
const SHOWN: usize = 50;

/// Games of which the board is shown.
const BOARDS: usize = 12;
/// How long what was seen of them is shown to others: however many look, the boards are looked at once.
const FRESH: Duration = Duration::from_secs(1);

/// What stands in the lobby.
#[derive(Serialize)]
pub(crate) struct Lobby {
    /// Tables that wait for an opponent.
    open: Vec<Shown>,
    /// Games that are being played.
    live: Vec<Shown>,
    /// Games that were played last.
    past: Vec<Shown>,
    /// The caller's own tables.
    yours: Vec<Shown>,
}

/// A table as others see it.
#[derive(Serialize)]
pub(crate) struct Shown {
    id: String,
    kind: String,
    tempo: String,
    edition: String,
    control: String,
    games: u8,
    names: [Option<String>; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<[String; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    void: Option<String>,
    at: u64,
}

/// Shows the lobby.
pub(crate) async fn get(State(app): State<App>, caller: Caller) -> Json<Lobby> {
    let shown = |tables: Vec<Summary>| tables.into_iter().map(Shown::from).collect();
    let seen = |shelf| shown(app.index.lobby(shelf, &caller.guest, SHOWN, |id| app.hall.is_attended(id)));
    let yours = shown(app.index.own(&caller.guest).into_iter().map(|(_, table)| table).collect());
    Json(Lobby { open: seen(Shelf::Open), live: seen(Shelf::Live), past: seen(Shelf::Past), yours })
}

/// The boards that were looked at last, as they are sent, and when that was.
pub(crate) type Seen = Mutex<Option<(Instant, Vec<u8>)>>;

/// What is seen of the games that are on.
#[derive(Serialize)]
struct Boards {
    /// When that was.
    now: i64,
    boards: Vec<Glance>,
}

/// Shows the boards of the games that began last, with their clocks.
pub(crate) async fn boards(State(app): State<App>) -> Response {
    let mut seen = app.boards.lock().await;
    if let Some((_, text)) = seen.as_ref().filter(|(at, _)| at.elapsed() < FRESH) {
        return json::answer(Ok(text.clone()));
    }
    let live = app.index.newest(Shelf::Live, BOARDS);
    let now = app.hall.time().now();
    let mut boards = Vec::new();
    for id in live {
        // A table that cannot be read is one board less.
        let Ok(desk) = app.hall.desk(&id).await else { continue };
        boards.extend(desk.lock().await.glance(now));
    }
    let text = json::write(&Boards { now: now.0, boards });
    *seen = text.as_ref().ok().map(|text| (Instant::now(), text.clone()));
    json::answer(text)
}

impl From<Summary> for Shown {
    fn from(table: Summary) -> Self {
        let Summary { id, kind, tempo, edition, control, games, names, points, void, at, .. } = table;
        Self { id, kind, tempo, edition, control, games, names, points, void, at }
    }
}
