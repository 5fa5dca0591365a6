//! Bodies are read whole before a handler looks at them: small ones, that come in time. Larger ones come to events, from those
//! who passed the gate, and share a room.

use std::error::Error as _;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_ENCODING, CONTENT_LENGTH};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hall::table::No;
use http_body_util::LengthLimitError;
use tokio::sync::SemaphorePermit;
use tokio::time::timeout;

use super::error::Error;
use crate::app::App;

/// Reads the body of a request, or says why it is not read.
pub(crate) async fn read(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    if request.headers().get(CONTENT_ENCODING).is_some_and(|packed| packed != "identity") {
        let no = No::new("malformed", "bodies are sent as they are, not packed");
        return Error::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, no).into_response();
    }
    // Whole lists of players come to events.
    let most = match request.uri().path() {
        "/api/events/import" => app.limits.archive_bytes,
        path if path.starts_with("/api/events") => app.limits.event_bytes,
        _ => app.limits.body_bytes,
    };
    let told = request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let bytes = told.map_or(most, |length: u64| usize::try_from(length).unwrap_or(usize::MAX));
    if bytes > most {
        return too_large(most).into_response();
    }
    let _room = match room(&app, bytes).await {
        Ok(room) => room,
        Err(busy) => return busy.into_response(),
    };
    let (parts, body) = request.into_parts();
    match timeout(app.limits.body_time, to_bytes(body, most)).await {
        Ok(Ok(bytes)) => next.run(Request::from_parts(parts, Body::from(bytes))).await,
        // Longer than was told, or than it may be; or its sender has gone, or counts its parts wrongly.
        Ok(Err(error)) if error.source().is_some_and(|why| why.is::<LengthLimitError>()) => {
            too_large(most).into_response()
        }
        Ok(Err(_)) => {
            let no = No::new("malformed", "the body broke off, or its parts have no right length");
            Error::new(StatusCode::BAD_REQUEST, no).into_response()
        }
        Err(_) => {
            let no = No::new("too-slow", "the message took too long to come");
            Error::new(StatusCode::REQUEST_TIMEOUT, no).into_response()
        }
    }
}

/// Room for a body, until it is done with; small ones need none.
async fn room(app: &App, bytes: usize) -> Result<Option<SemaphorePermit<'_>>, Error> {
    if bytes <= app.limits.body_bytes {
        return Ok(None);
    }
    let kilobytes = u32::try_from(bytes.div_ceil(1 << 10)).unwrap_or(u32::MAX);
    match timeout(app.limits.body_time, app.room.acquire_many(kilobytes)).await {
        Ok(Ok(room)) => Ok(Some(room)),
        _ => Err(Error::wait(app.limits.body_time)),
    }
}

fn too_large(most: usize) -> Error {
    let no = No::new("too-large", "the message is too large").instead(format!("at most {most} bytes"));
    Error::new(StatusCode::PAYLOAD_TOO_LARGE, no)
}
