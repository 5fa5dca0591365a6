//! What a link to a seat is for: asked by the page that the link opens, before anybody takes the seat.

use axum::extract::{Path, State};
use hall::table::No;
use hall::token;
use serde::{Deserialize, Serialize};

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::page::event::desk::people::seat_name;
use venue::Seat;

/// What a link holds after its `#`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asked {
    token: String,
}

/// What an invitation is for.
#[derive(Serialize)]
pub(crate) struct Invited {
    seat: Seat,
    /// The seat in the caller's language.
    words: String,
    label: String,
    until: i64,
}

/// Says what an invitation is for. Asking takes nothing: the seat stays free.
pub(crate) async fn post(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    asked: Result<Json<Asked>, Error>,
) -> Result<Json<Invited>, Error> {
    let desk = app.office.venue(&id).await?;
    let Json(Asked { token }) = asked?;
    let (venue, now) = (desk.now(), app.office.time().now());
    let hash = token::known_by(token.trim());
    let open = venue.invitations().iter().find(|known| known.hash == hash && known.is_open(now));
    let open = open.ok_or_else(|| No::new("link-over", "this link was used, withdrawn or is too old"))?;
    let words = seat_name(caller.language.text(), venue.shown(), open.seat);
    Ok(Json(Invited { seat: open.seat, words, label: open.label.clone(), until: open.until.0 }))
}
