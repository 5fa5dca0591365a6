//! Addresses and methods that are not there.

use axum::extract::Request;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hall::table::No;

use super::error::Error;
use crate::caller::Caller;

/// Says that nothing is under an address: to programs in their way, to people by a page.
pub(crate) async fn address(caller: Caller, request: Request) -> Response {
    let path = request.uri().path();
    if path == "/api" || path.starts_with("/api/") {
        let no = No::new("not-found", "there is nothing under this address").instead("see /api");
        return Error::new(StatusCode::NOT_FOUND, no).into_response();
    }
    crate::page::missing::page(&caller)
}

/// Says that an address does not know a method; which ones it knows stands in `Allow`.
pub(crate) async fn method() -> Error {
    let no = No::new("method", "this method is not for this address").instead("see /api");
    Error::new(StatusCode::METHOD_NOT_ALLOWED, no)
}
