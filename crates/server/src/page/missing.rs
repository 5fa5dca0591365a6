//! There is no such page.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::layout::Page;
use crate::caller::Caller;

/// Says so, and where to go.
pub(crate) fn page(caller: &Caller) -> Response {
    told(caller, caller.language.text().error_not_found_help())
}

/// The same of a table, which people come to by a link that somebody sent.
pub(crate) fn table(caller: &Caller) -> Response {
    told(caller, caller.language.text().error_no_table_help())
}

fn told(caller: &Caller, help: &str) -> Response {
    let t = caller.language.text();
    let content = html! {
        h1 { (t.error_not_found()) }
        p { (help) }
        p { a href="/" { (t.home()) } }
    };
    (StatusCode::NOT_FOUND, Page { title: t.error_not_found(), scripts: &[], content }.show(caller))
        .into_response()
}
