//! The list of events.

use axum::extract::State;
use serde::Serialize;

use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::office::{Events, Listed};

/// Events that are shown of each kind.
const SHOWN: usize = 200;

/// The list of events.
#[derive(Serialize)]
pub(crate) struct List {
    /// Those that everybody finds.
    events: Vec<Shown>,
    /// Those at which the caller has a seat.
    yours: Vec<Shown>,
}

/// An event as others see it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Shown {
    id: String,
    name: String,
    edition: String,
    discipline: String,
    place: String,
    first_day: Option<clock::Day>,
    last_day: Option<clock::Day>,
    phase: venue::Phase,
    round: u16,
    rounds: u16,
    players: usize,
    public: bool,
    at: i64,
}

/// Shows the list.
pub(crate) async fn get(State(app): State<App>, caller: Caller) -> Json<List> {
    let shown = |events: Vec<Listed>| events.into_iter().map(Shown::from).collect();
    let all = Events::seen(&app.office, &caller.guest, app.events.public(SHOWN)).await;
    let yours = Events::seen(&app.office, &caller.guest, app.events.of(&caller.guest, SHOWN)).await;
    Json(List { events: shown(all), yours: shown(yours) })
}

impl From<Listed> for Shown {
    fn from(event: Listed) -> Self {
        let Listed { id, name, edition, discipline, place, first_day, last_day, .. } = event;
        let Listed { phase, round, rounds, players, public, at, .. } = event;
        Self {
            id,
            name,
            edition,
            discipline,
            place,
            first_day,
            last_day,
            phase,
            round,
            rounds,
            players,
            public,
            at,
        }
    }
}
