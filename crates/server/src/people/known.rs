//! By what somebody is known: the cookie of a session, or a token.

use axum::http::header::{AUTHORIZATION, SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use people::{Actor, Command, Refusal, SESSION_LIFE, Secret};

use crate::app::App;
use crate::caller::cookie;

/// Somebody who is known.
#[derive(Clone, Debug)]
pub(crate) struct Known {
    pub(crate) actor: Actor,
    /// The name, if there is an account.
    pub(crate) name: String,
}

/// Who sends a request. A cookie that opens nothing makes a visitor; a token that opens nothing is refused.
pub(crate) async fn know(app: &App, headers: &HeaderMap) -> Result<Known, Refusal> {
    let actor = match headers.get(AUTHORIZATION) {
        Some(value) => {
            let text = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
            let secret = text.and_then(|text| Secret::parse(text.trim())).ok_or(Refusal::TokenOver)?;
            app.house.find(|people, now| people.token(&secret.hash(), now)).await?
        }
        None => match cookie(headers, cookie_name(app)).and_then(Secret::parse) {
            Some(secret) => {
                let session = app.house.find(|people, now| people.session(&secret.hash(), now)).await;
                session.unwrap_or(Actor::Visitor)
            }
            None => Actor::Visitor,
        },
    };
    see(app, actor);
    let name = actor
        .account()
        .and_then(|id| app.house.look(|people, _| people.account(id).map(|p| p.name().to_string())));
    Ok(Known { actor, name: name.unwrap_or_default() })
}

/// What a browser is told to keep, or to forget.
pub(super) fn set_cookie(app: &App, secret: Option<&Secret>) -> [(HeaderName, HeaderValue); 1] {
    let name = cookie_name(app);
    let secure = if app.site.is_safe() { "; Secure" } else { "" };
    let (text, age) = secret.map_or((String::new(), 0), |secret| (secret.text(), SESSION_LIFE.as_seconds()));
    let cookie = format!("{name}={text}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}");
    [(SET_COOKIE, HeaderValue::from_str(&cookie).unwrap_or_else(|_| HeaderValue::from_static("")))]
}

/// A browser is told to forget the pages it has seen. What it keeps besides is how the board looks, and the visitor's own
/// cookie, by which seats at tables are known. Over plain connections no browser does it.
pub(super) fn forget(app: &App) -> Option<[(HeaderName, HeaderValue); 1]> {
    app.site
        .is_safe()
        .then(|| [(HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cache\""))])
}

/// What a device calls itself, short enough to be recognised in a list.
pub(super) fn device(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let first = |words: &[&'static str]| words.iter().find(|word| agent.contains(**word)).copied();
    let browser = first(&["Firefox", "Edg", "OPR", "Chrome", "Safari", "curl", "python"]);
    let system = first(&["Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux"]);
    match (browser, system) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => agent.chars().take(30).collect(),
    }
}

fn cookie_name(app: &App) -> &'static str {
    if app.site.is_safe() { "__Host-damka-session" } else { "damka-session" }
}

/// That somebody is still there is written down now and then, and nobody waits for it.
fn see(app: &App, actor: Actor) {
    if app.house.look(|people, now| people.is_stale(actor, now)) {
        let house = app.house.clone();
        tokio::spawn(async move {
            if let Err(trouble) = house.command(actor, &Command::See).await {
                tracing::warn!(?trouble, "that somebody is there was not written");
            }
        });
    }
}
