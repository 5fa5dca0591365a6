//! What browsers load: embedded, under names that change with the content.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::packed::Packed;

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
        ("svg", "image/svg+xml; charset=utf-8"),
        ("json", "application/json"),
        ("webmanifest", "application/manifest+json"),
        ("txt", "text/plain; charset=utf-8"),
    ])
});

/// All files by their names.
static FILES: LazyLock<HashMap<String, Packed>> = LazyLock::new(|| {
    let packed = |file: &str| {
        let ending = file.rsplit('.').next().unwrap_or_default();
        let kind = TYPES.get(ending).copied().unwrap_or("application/octet-stream");
        Some((file.to_owned(), Packed::new(kind, Web::get(file)?.data.into_owned())))
    };
    Web::iter().filter_map(|file| packed(&file)).collect()
});

/// The address of a file.
pub(crate) fn address(file: &str) -> String {
    format!("/web/{}/{file}", *EDITION)
}

/// The picture of the house, where a browser looks for it by itself.
pub(crate) async fn icon(headers: HeaderMap) -> Response {
    let Some(content) = FILES.get("icon.svg") else { return StatusCode::NOT_FOUND.into_response() };
    content.answer(&headers, [(CACHE_CONTROL, "public, max-age=86400")])
}

/// Serves a file; under the name of this edition it never changes.
pub(crate) async fn get(Path((edition, file)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let Some(content) = FILES.get(&file) else { return StatusCode::NOT_FOUND.into_response() };
    let keep = if edition == *EDITION { "public, max-age=31536000, immutable" } else { "no-cache" };
    content.answer(&headers, [(CACHE_CONTROL, keep)])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Words that let text become code, or make two different things equal.
    const DANGEROUS: [&str; 12] = [
        "innerHTML",
        "outerHTML",
        "insertAdjacentHTML",
        "document.write",
        "eval(",
        "new Function",
        "__proto__",
        "postMessage",
        "document.cookie",
        "javascript:",
        " == ",
        " != ",
    ];

    fn dangers(code: &str) -> Vec<&'static str> {
        DANGEROUS.into_iter().filter(|word| code.contains(word)).collect()
    }

    #[test]
    fn modules_keep_to_what_is_safe() {
        assert_eq!(dangers("if (a == b) element.innerHTML = text"), ["innerHTML", " == "]);
        let modules: Vec<_> = FILES.iter().filter(|(name, _)| name.ends_with(".js")).collect();
        assert!(modules.len() > 30, "{}", modules.len());
        for (name, module) in modules {
            let code = std::str::from_utf8(module.plain()).expect("modules are text");
            assert_eq!(dangers(code), Vec::<&str>::new(), "{name}");
        }
    }
}
