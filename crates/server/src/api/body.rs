//! Bodies are read whole before anybody looks at them: small ones, that come in time.

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_LENGTH;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::error::Error;
use crate::app::App;
use crate::table::No;

/// Reads the body of a request, or says why it is not read.
pub(crate) async fn read(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    // Whole lists of players come to events.
    let most = match request.uri().path() {
        "/api/events/import" => app.limits.archive_bytes,
        path if path.starts_with("/api/events") => app.limits.event_bytes,
        _ => app.limits.body_bytes,
    };
    let told = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if told.is_some_and(|length: u64| usize::try_from(length).map_or(true, |length| length > most)) {
        return too_large().into_response();
    }
    let (parts, body) = request.into_parts();
    match tokio::time::timeout(app.limits.body_time, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        Ok(Err(_)) => too_large().into_response(),
        Err(_) => {
            let no = No::new("too-slow", "the message took too long to come");
            Error::new(StatusCode::REQUEST_TIMEOUT, no).into_response()
        }
    }
}

fn too_large() -> Error {
    Error::new(StatusCode::PAYLOAD_TOO_LARGE, No::new("too-large", "the message is too large"))
}
