//! A table: the board, the clocks, the moves.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use hall::Trouble;
use maud::html;

use super::layout::Page;
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::site::Here;

/// Shows a table.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    here: Here,
    Path(id): Path<String>,
) -> Response {
    let t = caller.language.text();
    match app.hall.desk(&id).await {
        Ok(_) => {
            let link = here.url(&format!("/table/{id}"));
            let content = html! { damka-table table=(id) link=(link) alone[here.is_local()] {} };
            Page { title: t.table(), scripts: &["table.js"], content }.show(&caller).into_response()
        }
        Err(Trouble::NoTable) => super::missing::table(&caller),
        Err(trouble) => Error::from(trouble).into_response(),
    }
}
