//! The texts a browser puts together itself, as a module a language.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use language::{Language, Topic};
use sha2::{Digest, Sha256};

use crate::packed::Packed;

/// A module for each language.
static MODULES: LazyLock<Vec<(Language, Packed)>> = LazyLock::new(|| {
    let packed =
        |language| Packed::new("text/javascript; charset=utf-8", language::module(language, Topic::ALL));
    Language::ALL.into_iter().map(|language| (language, packed(language))).collect()
});

/// The hash of all of them.
static EDITION: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    MODULES.iter().for_each(|(_, text)| all.update(text.plain()));
    all.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
});

/// The address of a language's module.
pub(crate) fn address(language: Language) -> String {
    format!("/words/{}/{}.js", *EDITION, language.code())
}

/// Serves a module.
pub(crate) async fn get(Path((edition, file)): Path<(String, String)>, headers: HeaderMap) -> Response {
    let asked = file.strip_suffix(".js").and_then(|code| code.parse::<Language>().ok());
    let found = asked.and_then(|asked| MODULES.iter().find(|(language, _)| *language == asked));
    let Some((_, text)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let keep = if edition == *EDITION { "public, max-age=31536000, immutable" } else { "no-cache" };
    text.answer(&headers, [(CACHE_CONTROL, keep)])
}
