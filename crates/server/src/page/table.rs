//! A table: the board, the clocks, the moves.

use axum::extract::{Path, State};
use maud::{Markup, html};

use super::layout;
use crate::api::error::Error;
use crate::app::App;

/// Shows a table.
pub(crate) async fn get(State(app): State<App>, Path(id): Path<String>) -> Result<Markup, Error> {
    app.hall.desk(&id).await?;
    let content = html! {
        main { damka-table table=(id) {} }
    };
    Ok(layout::page("Table", &["table.js"], &content))
}
