//! Requests from pages of other sites are not obeyed.

use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hall::table::No;

use super::error::Error;
use crate::app::App;

/// Refuses whatever changes something when a page of another site asks for it.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    if !request.method().is_safe() {
        if let Err(refused) = check(&app, request.headers()) {
            return refused.into_response();
        }
    }
    next.run(request).await
}

/// Refuses what a page of another site sends.
///
/// # Errors
/// If the request says that it comes from elsewhere.
pub(crate) fn check(app: &App, headers: &HeaderMap) -> Result<(), Error> {
    let refused =
        || Error::new(StatusCode::FORBIDDEN, No::new("foreign", "pages of other sites cannot do that"));
    let site = headers.get("sec-fetch-site").and_then(|site| site.to_str().ok());
    if site.is_some_and(|site| !matches!(site, "same-origin" | "none")) {
        return Err(refused());
    }
    let Some(origin) = headers.get(ORIGIN) else { return Ok(()) };
    let origin = origin.to_str().map_err(|_| refused())?;
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let here = origin == app.site.address() || origin.split_once("://").is_some_and(|(_, name)| name == host);
    if here { Ok(()) } else { Err(refused()) }
}
