//! The journal of an event, for those who conduct it.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use hall::table::No;
use serde::{Deserialize, Serialize};

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::office::Told;

/// Entries of one answer.
const PAGE_MAX: usize = 500;

/// Which entries.
#[derive(Debug, Deserialize)]
pub(crate) struct Which {
    /// Those after this version.
    #[serde(default)]
    after: u64,
    /// So many at most.
    limit: Option<usize>,
}

/// Some entries.
#[derive(Serialize)]
pub(crate) struct Page {
    version: u64,
    entries: Vec<Told>,
}

/// Shows the journal, the oldest entry first.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Json<Page>, Error> {
    let desk = app.office.venue(&id).await?;
    if !desk.read(|venue| venue.conducts(&caller.guest)) {
        let no =
            No::new("no-seat", "you have no seat at this event").instead("an invitation of the organiser");
        return Err(Error::new(StatusCode::FORBIDDEN, no));
    }
    let limit = which.limit.unwrap_or(PAGE_MAX).clamp(1, PAGE_MAX);
    let entries = app.office.told(&id, which.after, limit).await?;
    Ok(Json(Page { version: desk.version(), entries }))
}
