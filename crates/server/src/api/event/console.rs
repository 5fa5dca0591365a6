//! The arbiters' console for programs: boards, interventions, cases, duties, and the journal as a paper.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hall::table::No;
use rulebook::law::event::Act;
use serde::{Deserialize, Serialize};

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::console::journal::{self, Filter};
use crate::console::{self, Asked, Chapter, Climb, Docket, Offered, Official, Row};
use crate::json::Json;
use venue::{Venue, Waits};

/// Which round.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    /// The last one, if it is left out.
    round: Option<u16>,
}

/// The boards of a round.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Boards {
    version: u64,
    now: i64,
    round: u16,
    rounds: u16,
    online: bool,
    boards: Vec<Row>,
    /// Protests and appeals on which nobody has ruled yet.
    cases: usize,
    /// Those who were excluded and are still in the table.
    to_leave: Vec<competition::No>,
    /// The round that the program should begin and cannot, and why.
    #[serde(skip_serializing_if = "Option::is_none")]
    waits: Option<Waits>,
}

/// One board, and what may be done there.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct OneBoard {
    version: u64,
    now: i64,
    round: u16,
    #[serde(flatten)]
    row: Row,
    offered: Vec<Offered>,
    ladders: [Climb; 2],
}

/// What was done.
#[derive(Serialize)]
pub(crate) struct Done {
    version: u64,
}

/// Shows the boards of a round, those that need somebody first.
pub(crate) async fn boards(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Json<Boards>, Error> {
    let venue = conducted(&app, &caller, &id).await?;
    let (event, now) = (venue.competition(), app.hall.time().now());
    let last = event.stage().rounds().last().map_or(0, |last| last.round);
    let round = which.round.unwrap_or(last);
    Ok(Json(Boards {
        version: venue.version(),
        now: now.0,
        round,
        rounds: last,
        online: crate::online::regulation(&venue).is_some(),
        boards: console::rows(&app, &venue, round).await?,
        cases: event.protests().open_cases().count(),
        to_leave: event.to_leave().collect(),
        waits: venue.waits(now),
    }))
}

/// Shows one board and what the caller may do there.
pub(crate) async fn board(
    State(app): State<App>,
    caller: Caller,
    Path((id, round, board)): Path<(String, u16, u16)>,
) -> Result<Json<OneBoard>, Error> {
    let venue = conducted(&app, &caller, &id).await?;
    let event = venue.competition();
    let (now, version) = (app.hall.time().now(), venue.version());
    let row = console::rows(&app, &venue, round).await?.into_iter().find(|row| row.board == board);
    let row = row.ok_or_else(|| No::new("absent", "there is no such board"))?;
    // Who may not touch the clocks sees what there is, as the arbiter at the board would be told.
    let role = Official::of(&venue, &caller.guest, Act::Clocks, board).map(|official| official.role);
    let role = role.unwrap_or(game::Role::Arbiter);
    let offered = match venue.table_of(round, board) {
        Some(table) => {
            let desk = app.hall.desk(table).await?;
            let table = desk.lock().await;
            console::offered(event, Some(&table), table.is_over(), role, now)
        }
        None => console::offered(event, None, row.outcome.is_some(), role, now),
    };
    let ladders = [row.white.person, row.black.person].map(|person| console::climb(event, person, round));
    Ok(Json(OneBoard { version, now: now.0, round, row, offered, ladders }))
}

/// Does something at a board.
pub(crate) async fn act(
    State(app): State<App>,
    caller: Caller,
    Path((id, round, board)): Path<(String, u16, u16)>,
    asked: Result<Json<Asked>, Error>,
) -> Result<Json<Done>, Error> {
    let desk = app.office.venue(&id).await?;
    let Json(asked) = asked?;
    let version = console::act(&app, &caller.guest, &desk, (round, board), asked).await?;
    Ok(Json(Done { version }))
}

/// Shows decisions, protests and appeals, as far as they concern the caller.
pub(crate) async fn cases(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Docket>, Error> {
    let venue = app.office.venue(&id).await?.now();
    Ok(Json(console::docket(&venue, &caller.guest)))
}

/// Shows the duties of everybody.
pub(crate) async fn duties(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Vec<Chapter>>, Error> {
    let venue = conducted(&app, &caller, &id).await?;
    Ok(Json(console::chapters(venue.competition())))
}

/// The journal as a table.
pub(crate) async fn journal_csv(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(filter): Query<Filter>,
) -> Result<Response, Error> {
    let venue = conducted(&app, &caller, &id).await?;
    let named = format!("attachment; filename=\"journal-{id}.csv\"");
    let headers = [(CONTENT_TYPE, "text/csv; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, named)];
    Ok((headers, journal::csv(&venue, caller.language.text(), &filter)).into_response())
}

/// The journal as the report of the chief arbiter begins: line by line.
pub(crate) async fn journal_text(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(filter): Query<Filter>,
) -> Result<Response, Error> {
    let venue = conducted(&app, &caller, &id).await?;
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((headers, journal::text(&venue, caller.language.text(), &filter)).into_response())
}

/// An event, for those who conduct it.
async fn conducted(app: &App, caller: &Caller, id: &str) -> Result<Arc<Venue>, Error> {
    let venue = app.office.venue(id).await?.now();
    must_conduct(&venue, caller)?;
    Ok(venue)
}

/// The console is for those who conduct the event.
pub(crate) fn must_conduct(venue: &Venue, caller: &Caller) -> Result<(), Error> {
    if venue.conducts(&caller.guest) { Ok(()) } else { Err(No::no_office().into()) }
}
