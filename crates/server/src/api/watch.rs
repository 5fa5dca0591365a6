//! What is counted and written down of every request: never its cookies, tokens, query or body.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use hall::metrics;

use super::error::Code;
use crate::app::App;

/// Routes that are asked for so often that they are written down only when somebody looks for them.
const QUIET: [&str; 5] =
    ["/health", "/metrics", "/api/lobby/boards", "/web/{edition}/{*file}", "/words/{edition}/{language}"];

/// Counts a request and writes a line about it.
pub(crate) async fn watch(State(app): State<App>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = known(request.method());
    // Only the router's own words: an address may hold a secret, and clients can think of endlessly many.
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let (status, time) = (response.status(), began.elapsed());
    let code = response.extensions().get::<Code>().map(|code| code.0);
    let ms = u64::try_from(time.as_micros()).unwrap_or(u64::MAX) as f64 / 1000.0;
    if QUIET.contains(&route.as_str()) && !status.is_server_error() {
        tracing::debug!(method, route, status = status.as_u16(), ms, "request");
    } else {
        tracing::info!(method, route, status = status.as_u16(), code, ms, "request");
    }
    let metrics = app.hall.metrics();
    if let Some(code) = code {
        metrics.refused(code);
    }
    metrics.answered(metrics::Request { method, route, status: status.as_u16() }, time);
    response
}

fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::OPTIONS => "OPTIONS",
        _ => "OTHER",
    }
}
