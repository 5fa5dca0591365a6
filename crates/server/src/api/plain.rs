//! Programs are told in JSON what went wrong, also where the framework says it in plain words.

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hall::table::No;

use super::error::Error;

/// Longer than anything the framework says.
const WORDS_MAX: usize = 4 << 10;

/// Turns plain words about what went wrong into a [`No`].
pub(crate) async fn to_json(request: Request, next: Next) -> Response {
    let for_programs = request.uri().path().starts_with("/api/");
    let response = next.run(request).await;
    let kind = response.headers().get(CONTENT_TYPE).map(|kind| kind.as_bytes().starts_with(b"text/plain"));
    let failed = response.status().is_client_error() || response.status().is_server_error();
    if !for_programs || !failed || kind == Some(false) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let words = to_bytes(body, WORDS_MAX).await.unwrap_or_default();
    let words = String::from_utf8_lossy(&words).into_owned();
    parts.headers.remove(CONTENT_TYPE);
    parts.headers.remove(axum::http::header::CONTENT_LENGTH);
    let mut told = Error::new(parts.status, No::new("malformed", words)).into_response();
    for (name, value) in &parts.headers {
        told.headers_mut().append(name, value.clone());
    }
    told
}
