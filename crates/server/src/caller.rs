//! Who sends a request.

use std::net::IpAddr;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LENGTH, COOKIE, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use hall::table::Guest;
use hall::token;
use language::Language;
use people::Actor;

use crate::api::error::Told;
use crate::api::pace;
use crate::app::App;
use crate::people::{Trouble, known};

/// The cookie that keeps the language, over safe connections and over others.
const LANGUAGE: [&str; 2] = ["__Host-lang", "lang"];

/// Days for which a browser is known.
const DAYS: u32 = 400;

/// Who sends a request. A browser that comes for the first time gets a secret to be known by.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) guest: Guest,
    /// From where, if addresses are counted there.
    pub(crate) from: Option<IpAddr>,
    /// Who he is to the house.
    pub(crate) actor: Actor,
    /// What he reads.
    pub(crate) language: Language,
    /// What his address asks for besides the language: a round, words to look for, an invitation.
    pub(crate) query: String,
}

/// Finds out who calls, and gives a new browser its secret.
pub(crate) async fn know(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let name = if app.site.is_safe() { "__Host-damka" } else { "damka" };
    let known = cookie(request.headers(), name).filter(|secret| token::is_secret(secret));
    let fresh = known.is_none();
    let secret = known.map_or_else(token::secret, str::to_owned);
    let asked = wanted(request.uri().query()).and_then(|code| code.parse::<Language>().ok());
    let language = language(request.headers(), asked);
    let query = others(request.uri().query());
    let person = match known::know(&app, request.headers()).await {
        Ok(person) => person,
        Err(refusal) => return Trouble::from(refusal).into_response(),
    };
    let from = pace::counted(&app, request.extensions(), request.headers());
    let account = person.actor.account().map(|id| id.to_string());
    let guest = Guest { visitor: token::known_by(&secret), account, name: person.name };
    request.extensions_mut().insert(Caller { guest, from, actor: person.actor, language, query });
    let mut response = next.run(request).await;
    let told = response.extensions_mut().remove::<Told>().filter(|_| language != Language::English);
    if let Some(told) = told {
        response.headers_mut().remove(CONTENT_LENGTH);
        *response.body_mut() = told.said(language.text()).into();
    }
    if let Some(asked) = asked {
        let (name, secure) = if app.site.is_safe() { (LANGUAGE[0], "; Secure") } else { (LANGUAGE[1], "") };
        let code = asked.code();
        let cookie = format!("{name}={code}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    if fresh {
        let secure = if app.site.is_safe() { "; Secure" } else { "" };
        let age = u64::from(DAYS) * 24 * 3600;
        let cookie = format!("{name}={secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

/// The language a page is asked for in its address: `?lang=uk`.
fn wanted(query: Option<&str>) -> Option<&str> {
    query?.split('&').find_map(|pair| pair.strip_prefix("lang="))
}

/// What else a page is asked for in its address.
fn others(query: Option<&str>) -> String {
    let pairs = query.unwrap_or_default().split('&').filter(|pair| !pair.starts_with("lang="));
    pairs.collect::<Vec<&str>>().join("&")
}

fn language(headers: &HeaderMap, asked: Option<Language>) -> Language {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|header| header.to_str().ok());
    let kept = LANGUAGE.into_iter().find_map(|name| cookie(headers, name));
    asked.unwrap_or_else(|| Language::choose(None, kept, accepted))
}

/// A cookie by its name.
pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(COOKIE).into_iter().filter_map(|header| header.to_str().ok());
    all.flat_map(|header| header.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

impl Caller {
    /// Somebody of whom nothing is known but what he reads.
    pub(crate) fn stranger(headers: &HeaderMap) -> Self {
        Self {
            guest: Guest::visitor(token::known_by(&token::secret())),
            from: None,
            actor: Actor::Visitor,
            language: language(headers, None),
            query: String::new(),
        }
    }
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        Ok(parts.extensions.get::<Self>().cloned().unwrap_or_else(|| Self::stranger(&parts.headers)))
    }
}
