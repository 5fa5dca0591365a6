//! Coming in: opening an account, signing in, and what links are good for.

use axum::extract::State;
use axum::http::{Extensions, HeaderMap, StatusCode};
use axum::response::IntoResponse;
use people::{Actor, Command, Name, password};
use serde::{Deserialize, Serialize};

use super::Trouble;
use super::house::{self, link};
use super::known::{device, set_cookie};
use super::own::Own;
use crate::address;
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;

/// Somebody who would like an account.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Registration {
    name: String,
    password: String,
    /// What an invitation's link holds.
    invitation: Option<String>,
}

/// Somebody who has an account.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    name: String,
    password: String,
    /// Of the second factor, if there is one.
    code: Option<String>,
}

/// A new password by a link.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPassword {
    link: String,
    password: String,
    /// Of the second factor, if there is one.
    code: Option<String>,
}

/// What a link holds.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Link {
    pub(super) link: String,
}

/// What an invitation is for.
#[derive(Serialize)]
pub(crate) struct Invited {
    role: Option<&'static str>,
    label: String,
    until: i64,
}

/// Where a request comes from, and by what.
pub(crate) struct Trace {
    pub(super) headers: HeaderMap,
    extensions: Extensions,
}

impl Trace {
    pub(super) fn address(&self) -> std::net::IpAddr {
        address::of(&self.extensions, &self.headers)
    }
}

impl<S: Sync> axum::extract::FromRequestParts<S> for Trace {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut axum::http::request::Parts,
        _: &S,
    ) -> Result<Self, Self::Rejection> {
        Ok(Self { headers: parts.headers.clone(), extensions: parts.extensions.clone() })
    }
}

/// Opens an account and signs in.
pub(crate) async fn register(
    State(app): State<App>,
    trace: Trace,
    body: Result<Json<Registration>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let name = Name::new(&asked.name)?;
    let password = password::check(&asked.password, name.as_str())?;
    let invitation = asked.invitation.as_deref().map(link).transpose()?;
    app.house.count_registration(trace.address())?;
    let password = app.house.hash(password).await?;
    let (secret, session) = house::session(device(&trace.headers));
    let account = house::account();
    let command = Command::Register { account, name: asked.name, password, session, invitation };
    app.house.command(Actor::Visitor, &command).await?;
    let own = app.house.look(|people, now| Own::of(people, account, now))?;
    Ok((StatusCode::CREATED, set_cookie(&app, Some(&secret)), Json(own)))
}

/// Signs in. Whoever was signed in by this browser before no longer is. Who has a second factor and brings no code is told so, and
/// nothing else has happened.
pub(crate) async fn sign_in(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Credentials>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let Credentials { name, password, code } = asked;
    let (account, proof) = app.house.prove(&name, &password, code.as_deref(), trace.address()).await?;
    let (secret, session) = house::session(device(&trace.headers));
    app.house.command(Actor::Visitor, &Command::SignIn { account, proof, session }).await?;
    if let Actor::Session { .. } = caller.actor {
        app.house.command(caller.actor, &Command::SignOut).await?;
    }
    let own = app.house.look(|people, now| Own::of(people, account, now))?;
    Ok((set_cookie(&app, Some(&secret)), Json(own)))
}

/// Sets a new password by a link, and signs in. A second factor stays, and without its code nothing is set.
pub(crate) async fn reset(
    State(app): State<App>,
    trace: Trace,
    body: Result<Json<NewPassword>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let link = link(&asked.link)?;
    let (account, name) = app.house.look(|people, now| {
        people.reset(&link, now).map(|person| (person.id(), person.name().to_string()))
    })?;
    let password = password::check(&asked.password, &name)?;
    let factor = app.house.prove_again(account, &name, asked.code.as_deref(), trace.address()).await?;
    let password = app.house.hash(password).await?;
    let (secret, session) = house::session(device(&trace.headers));
    app.house.command(Actor::Visitor, &Command::Reset { link, factor, password, session }).await?;
    let own = app.house.look(|people, now| Own::of(people, account, now))?;
    Ok((set_cookie(&app, Some(&secret)), Json(own)))
}

/// Says what an invitation is for.
pub(crate) async fn invitation(
    State(app): State<App>,
    body: Result<Json<Link>, Error>,
) -> Result<Json<Invited>, Trouble> {
    let Json(asked) = body?;
    let link = link(&asked.link)?;
    let invited = app.house.look(|people, now| {
        people.invitation(&link, now).map(|invitation| Invited {
            role: invitation.role.map(people::Role::word),
            label: invitation.label.clone(),
            until: invitation.until.0,
        })
    })?;
    Ok(Json(invited))
}
