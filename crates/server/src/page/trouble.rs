//! Whoever asks for a page and cannot have it is told so on a page, in his language.

use axum::extract::Request;
use axum::http::header::{ACCEPT, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use super::layout::Page;
use crate::api::error::Code;
use crate::caller::Caller;

/// Puts what was meant for programs, or said by the framework, on a page.
pub(crate) async fn show(request: Request, next: Next) -> Response {
    let asked = is_for_people(&request).then(|| request.headers().clone());
    let response = next.run(request).await;
    let failed = response.status().is_client_error() || response.status().is_server_error();
    let Some(asked) = asked.filter(|_| failed && !has(response.headers(), CONTENT_TYPE, "text/html")) else {
        return response;
    };
    let (mut parts, _) = response.into_parts();
    let code = parts.extensions.get::<Code>().map_or("", |code| code.0);
    let wait = parts.headers.get(RETRY_AFTER).and_then(|seconds| seconds.to_str().ok()?.parse().ok());
    let mut told = (parts.status, page(&Caller::stranger(&asked), parts.status, code, wait)).into_response();
    parts.headers.remove(CONTENT_TYPE);
    parts.headers.remove(CONTENT_LENGTH);
    told.headers_mut().extend(parts.headers);
    told
}

fn is_for_people(request: &Request) -> bool {
    let path = request.uri().path();
    request.method() == Method::GET
        && !path.starts_with("/api")
        && has(request.headers(), ACCEPT, "text/html")
}

fn has(headers: &HeaderMap, name: axum::http::HeaderName, what: &str) -> bool {
    headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains(what))
}

fn page(caller: &Caller, status: StatusCode, code: &str, wait: Option<u64>) -> Markup {
    let t = caller.language.text();
    // What cannot be read here is the address.
    let known = t.named("no", code).filter(|_| status != StatusCode::BAD_REQUEST);
    let content = html! {
        h1 { (known.unwrap_or(t.error())) }
        @if let Some(seconds) = wait { p { (t.error_wait(seconds)) } }
        @if status == StatusCode::BAD_REQUEST { p { (t.error_not_found_help()) } }
        @if status == StatusCode::FORBIDDEN { p { (t.error_forbidden_help()) } }
        @if status.is_server_error() { p { (t.error_server()) } }
        p { a href="" { (t.error_try_again()) } " · " a href="/" { (t.home()) } }
    };
    Page { title: t.error(), scripts: &[], content }.show(caller)
}
