//! Who waits for an opponent, and what is played.

use axum::extract::State;
use serde::Serialize;

use crate::app::App;
use crate::caller::Caller;
use crate::index::{Shelf, Summary};
use crate::json::Json;

/// Tables that are shown of each kind.
const SHOWN: usize = 50;

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
struct Shown {
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
    let me = caller.guest.account.as_ref().unwrap_or(&caller.guest.visitor);
    let mine = |table: &Summary| table.known_by.iter().any(|known| known == me);
    let open = app.index.list(Shelf::Open);
    let live = app.index.list(Shelf::Live);
    let yours = open.iter().chain(&live).filter(|table| mine(table)).cloned().map(Shown::from).collect();
    let public = |tables: Vec<Summary>| {
        tables.into_iter().filter(|table| table.public && !mine(table)).take(SHOWN).map(Shown::from).collect()
    };
    let past = app.index.list(Shelf::Past);
    let past =
        past.into_iter().filter(|table| table.public || mine(table)).take(SHOWN).map(Shown::from).collect();
    Json(Lobby { open: public(open), live: public(live), past, yours })
}

impl From<Summary> for Shown {
    fn from(table: Summary) -> Self {
        let Summary { id, kind, tempo, edition, control, games, names, points, void, at, .. } = table;
        Self { id, kind, tempo, edition, control, games, names, points, void, at }
    }
}
