//! There is no such page.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::html;

use super::layout::Page;
use crate::caller::Caller;

/// Says so, and where to go.
pub(crate) fn page(caller: &Caller) -> Response {
    let t = caller.language.text();
    let content = html! {
        h1 { (t.error_not_found()) }
        p { a href="/" { (t.home()) } }
    };
    (StatusCode::NOT_FOUND, Page { title: t.error_not_found(), scripts: &[], content }.show(caller))
        .into_response()
}
