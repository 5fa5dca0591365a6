//! An event in a few words.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;

/// Shows an event.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    let desk = app.office.venue(&id).await?;
    Ok(desk.seen_by(&caller.guest).read(|venue| Json(venue.summary(&caller.guest)).into_response()))
}
