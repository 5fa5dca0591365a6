//! Who sends a request.

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use crate::app::App;
use crate::table::Guest;
use crate::token;

/// Days for which a browser is known.
const DAYS: u32 = 400;

/// Who sends a request. A browser that comes for the first time gets a secret to be known by.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) guest: Guest,
}

/// Finds out who calls, and gives a new browser its secret.
pub(crate) async fn know(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let name = if app.is_safe() { "__Host-damka" } else { "damka" };
    let known = cookie(request.headers(), name).filter(|secret| token::is_secret(secret));
    let fresh = known.is_none();
    let secret = known.map_or_else(token::secret, str::to_owned);
    request.extensions_mut().insert(Caller { guest: Guest::visitor(token::known_by(&secret)) });
    let mut response = next.run(request).await;
    if fresh {
        let secure = if app.is_safe() { "; Secure" } else { "" };
        let age = u64::from(DAYS) * 24 * 3600;
        let cookie = format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

/// A cookie by its name.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|header| header.to_str().ok());
    all.flat_map(|header| header.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let nobody = || Self { guest: Guest::visitor(token::known_by(&token::secret())) };
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or_else(nobody))
    }
}
