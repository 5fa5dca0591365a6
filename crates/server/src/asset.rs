//! What browsers load: embedded, under names that change with the content.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

#[derive(RustEmbed)]
#[folder = "../../web"]
struct Web;

/// The hash of everything the browser loads: modules name each other, so they change their address together.
static EDITION: LazyLock<String> = LazyLock::new(|| {
    let mut files: Vec<_> = Web::iter().collect();
    files.sort_unstable();
    let mut all = Sha256::new();
    for file in files {
        all.update(file.as_bytes());
        if let Some(content) = Web::get(&file) {
            all.update(content.metadata.sha256_hash());
        }
    }
    all.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
});

/// The types of what is there.
static TYPES: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    HashMap::from([
        ("js", "text/javascript; charset=utf-8"),
        ("css", "text/css; charset=utf-8"),
        ("svg", "image/svg+xml"),
        ("json", "application/json"),
        ("webmanifest", "application/manifest+json"),
        ("txt", "text/plain; charset=utf-8"),
    ])
});

/// The address of a file.
pub(crate) fn address(file: &str) -> String {
    format!("/web/{}/{file}", *EDITION)
}

/// Serves a file; under the name of this edition it never changes.
pub(crate) async fn get(Path((edition, file)): Path<(String, String)>) -> Response {
    let Some(content) = Web::get(&file) else { return StatusCode::NOT_FOUND.into_response() };
    let ending = file.rsplit('.').next().unwrap_or_default();
    let kind = TYPES.get(ending).copied().unwrap_or("application/octet-stream");
    let keep = if edition == *EDITION { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, keep)], content.data).into_response()
}
