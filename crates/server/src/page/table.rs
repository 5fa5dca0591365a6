//! A table: the board, the clocks, the moves.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use hall::Trouble;
use maud::html;

use super::layout::Page;
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;

/// Shows a table.
pub(crate) async fn get(State(app): State<App>, caller: Caller, Path(id): Path<String>) -> Response {
    let t = caller.language.text();
    match app.hall.desk(&id).await {
        Ok(_) => {
            let content = html! { damka-table table=(id) {} };
            Page { title: t.table(), scripts: &["table.js"], content }.show(&caller).into_response()
        }
        Err(Trouble::NoTable) => super::missing::table(&caller),
        Err(trouble) => Error::from(trouble).into_response(),
    }
}
