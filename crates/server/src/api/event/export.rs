//! An event to take away, and to bring along. Its games are told by [`games`](super::games).

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, LOCATION};
use axum::response::IntoResponse;
use hall::table::No;
use serde::{Deserialize, Serialize};

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::office::Include;
use crate::site::Here;
use venue::{self, Sheet};

/// Which table.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    #[serde(default)]
    what: Sheet,
}

/// What goes into an archive.
#[derive(Debug, Deserialize)]
pub(crate) struct Whole {
    /// Whether what is personal does.
    #[serde(default)]
    personal: bool,
}

/// An event that was brought along.
#[derive(Serialize)]
pub(crate) struct Made {
    id: String,
    url: String,
}

/// A table as CSV.
pub(crate) async fn csv(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<impl IntoResponse, Error> {
    let seen = app.office.venue(&id).await?.seen_by(&caller.guest);
    let text = seen.read(|venue| venue::csv(venue.shown(), which.what));
    Ok(file(&id, "csv", "text/csv; charset=utf-8", text))
}

/// Everything as JSON.
pub(crate) async fn json(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let seen = app.office.venue(&id).await?.seen_by(&caller.guest);
    let text = seen.read(|venue| venue::json(venue.shown()).to_string());
    Ok(file(&id, "json", "application/json", text))
}

/// The table as TRF.
pub(crate) async fn trf(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let seen = app.office.venue(&id).await?.seen_by(&caller.guest);
    let text = seen.read(|venue| venue::trf(venue.shown()));
    Ok(file(&id, "trf", "text/plain; charset=utf-8", text))
}

/// The whole event, for those who run it.
pub(crate) async fn archive(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(whole): Query<Whole>,
) -> Result<impl IntoResponse, Error> {
    let venue = app.office.venue(&id).await?.now();
    let runs = venue.organises(&caller.guest) || venue.leads(&caller.guest);
    if !runs || (whole.personal && !venue.admits(&caller.guest)) {
        let no = No::new("not-allowed", "somebody else does this").instead("by the organiser");
        return Err(Error::new(StatusCode::FORBIDDEN, no));
    }
    let include = if whole.personal { Include::Personal } else { Include::Public };
    let text = app.office.archive(&id, include).await?;
    Ok(file(&id, "damka", "application/x-ndjson", text))
}

/// Brings an event along.
pub(crate) async fn import(
    State(app): State<App>,
    caller: Caller,
    here: Here,
    body: Bytes,
) -> Result<impl IntoResponse, Error> {
    app.pace.may_open(&caller)?;
    let text = std::str::from_utf8(&body).map_err(|_| {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, No::new("malformed", "this is no file of an event"))
    })?;
    let id = app.office.import(&caller.guest, text).await?;
    let path = format!("/events/{id}");
    let made = Made { id, url: here.url(&path) };
    Ok((StatusCode::CREATED, [(LOCATION, path)], Json(made)))
}

pub(super) fn file(id: &str, ending: &str, kind: &'static str, text: String) -> impl IntoResponse + use<> {
    let name = format!("attachment; filename=\"damka-{id}.{ending}\"");
    ([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, name)], text)
}
