//! One's own account: password, sessions, tokens. The second factor has a file of its own.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use clock::{Millis, Moment};
use people::{AccountId, Actor, Command, PasswordHash, People, Proof, Refusal, Scope, Scopes, password};
use serde::{Deserialize, Serialize};

use super::Trouble;
use super::door::{Link, Trace};
use super::house::{self, link, secret};
use super::known::{device, forget, set_cookie};
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;

/// One's own account.
#[derive(Serialize)]
pub(crate) struct Own {
    id: String,
    name: String,
    roles: Vec<&'static str>,
    registered: i64,
    /// Since when a second factor is asked for.
    factor: Option<i64>,
}

/// A session.
#[derive(Serialize)]
pub(crate) struct SessionLine {
    pub(super) id: String,
    pub(super) device: String,
    pub(super) begun: i64,
    pub(super) seen: i64,
    pub(super) until: i64,
    /// Whether it is the one that asks.
    pub(super) current: bool,
}

/// A token of one's own.
#[derive(Serialize)]
pub(crate) struct TokenLine {
    pub(super) id: String,
    pub(super) label: String,
    pub(super) scopes: Vec<&'static str>,
    pub(super) made: i64,
    pub(super) seen: Option<i64>,
    pub(super) until: i64,
}

/// A new password, with the old one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Change {
    old: String,
    new: String,
    /// Of the second factor, if there is one.
    code: Option<String>,
}

/// The password again, for what must not be done by somebody who passes by.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Again {
    password: String,
    /// Of the second factor, if there is one.
    code: Option<String>,
}

/// Which session is to end, with the password; all others if none is named.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ending {
    password: String,
    session: Option<String>,
}

/// A token that is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    password: String,
    label: String,
    scopes: Vec<Scope>,
    days: u16,
    /// Of the second factor, if there is one.
    code: Option<String>,
}

/// A token that was made: its text is told once.
#[derive(Serialize)]
pub(crate) struct Made {
    token: String,
}

impl Own {
    pub(super) fn of(people: &People, account: AccountId, _: Moment) -> Result<Self, Refusal> {
        let person = people.account(account).ok_or(Refusal::UnknownAccount)?;
        Ok(Self {
            id: account.to_string(),
            name: person.name().to_string(),
            roles: person.roles().iter().map(people::Role::word).collect(),
            registered: person.registered().0,
            factor: person.factor().map(|factor| factor.since.0),
        })
    }
}

/// Shows one's own account.
pub(crate) async fn show(State(app): State<App>, caller: Caller) -> Result<Json<Own>, Trouble> {
    let account = account(&caller)?;
    Ok(Json(app.house.look(|people, now| Own::of(people, account, now))?))
}

/// Signs out.
pub(crate) async fn sign_out(State(app): State<App>, caller: Caller) -> Result<impl IntoResponse, Trouble> {
    app.house.command(caller.actor, &Command::SignOut).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, None), forget(&app), ()))
}

/// Closes the account.
pub(crate) async fn close(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Again>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let account = account(&caller)?;
    let proof = prove(&app, &caller, &asked.password, asked.code.as_deref(), &trace).await?;
    let seeds = app.house.look(|people, now| {
        let own = people.account(account);
        own.into_iter()
            .flat_map(|own| own.factor().map(|f| f.id).into_iter().chain(own.factor_begun(now)))
            .collect()
    });
    let seeds: Vec<people::FactorId> = seeds;
    app.house.command(caller.actor, &Command::Close { proof }).await?;
    for factor in seeds {
        app.house.seeds.forget(account, factor).await;
    }
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, None), forget(&app), ()))
}

/// Changes the password; all other sessions end.
pub(crate) async fn change_password(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Change>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let new = password::check(&asked.new, &caller.guest.name)?;
    let proof = prove(&app, &caller, &asked.old, asked.code.as_deref(), &trace).await?;
    let password = app.house.hash(new).await?;
    let (secret, session) = house::session(device(&trace.headers));
    app.house.command(caller.actor, &Command::ChangePassword { proof, password, session }).await?;
    Ok((StatusCode::NO_CONTENT, set_cookie(&app, Some(&secret))))
}

/// Accepts an invitation.
pub(crate) async fn accept(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Link>, Error>,
) -> Result<Json<Own>, Trouble> {
    let Json(asked) = body?;
    app.house.command(caller.actor, &Command::Accept { link: link(&asked.link)? }).await?;
    show(State(app), caller).await
}

/// Lists the sessions.
pub(crate) async fn sessions(
    State(app): State<App>,
    caller: Caller,
) -> Result<Json<Vec<SessionLine>>, Trouble> {
    Ok(Json(session_lines(&app, &caller)?))
}

/// Ends a session, or all others.
pub(crate) async fn end(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Ending>, Error>,
) -> Result<StatusCode, Trouble> {
    let Json(asked) = body?;
    let session = asked.session.as_deref().map(str::parse).transpose()?;
    let verified = verify(&app, &caller, &asked.password, &trace).await?;
    let command = match session {
        Some(session) => Command::EndSession { verified, session },
        None => Command::EndOtherSessions { verified },
    };
    app.house.command(caller.actor, &command).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the tokens.
pub(crate) async fn tokens(State(app): State<App>, caller: Caller) -> Result<Json<Vec<TokenLine>>, Trouble> {
    Ok(Json(token_lines(&app, &caller)?))
}

/// Makes a token.
pub(crate) async fn make_token(
    State(app): State<App>,
    caller: Caller,
    trace: Trace,
    body: Result<Json<Wanted>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(asked) = body?;
    let proof = prove(&app, &caller, &asked.password, asked.code.as_deref(), &trace).await?;
    let (token, scopes): (_, Scopes) = (secret(), asked.scopes.into_iter().collect());
    let until = app.house.look(|_, now| now + Millis::days(u64::from(asked.days)));
    let command = Command::MakeToken { proof, secret: token.hash(), label: asked.label, scopes, until };
    app.house.command(caller.actor, &command).await?;
    Ok((StatusCode::CREATED, Json(Made { token: token.text() })))
}

/// Revokes a token.
pub(crate) async fn revoke_token(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Trouble> {
    app.house.command(caller.actor, &Command::RevokeToken { token: id.parse()? }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The sessions, the one that asks first, then by when they were last seen.
pub(super) fn session_lines(app: &App, caller: &Caller) -> Result<Vec<SessionLine>, Refusal> {
    Ok(session_lines_of(app, caller, account(caller)?))
}

/// The same of any account.
pub(super) fn session_lines_of(app: &App, caller: &Caller, account: AccountId) -> Vec<SessionLine> {
    let current = |id| matches!(caller.actor, Actor::Session { session, .. } if session == id);
    let mut lines: Vec<SessionLine> = app.house.look(|people, now| {
        let sessions = people.account(account).into_iter().flat_map(|person| person.sessions(now));
        let line = |(id, session): (people::SessionId, &people::Session)| SessionLine {
            id: id.to_string(),
            device: session.device.clone(),
            begun: session.begun.0,
            seen: session.seen.0,
            until: session.until.0,
            current: current(id),
        };
        sessions.map(line).collect()
    });
    lines.sort_unstable_by_key(|line| (!line.current, -line.seen));
    lines
}

/// The tokens, the newest first.
pub(super) fn token_lines(app: &App, caller: &Caller) -> Result<Vec<TokenLine>, Refusal> {
    let account = account(caller)?;
    let mut lines: Vec<TokenLine> = app.house.look(|people, now| {
        let tokens = people.account(account).into_iter().flat_map(|person| person.tokens(now));
        let line = |(id, token): (people::TokenId, &people::Token)| TokenLine {
            id: id.to_string(),
            label: token.label.clone(),
            scopes: token.scopes.iter().map(Scope::word).collect(),
            made: token.made.0,
            seen: token.seen.map(|seen| seen.0),
            until: token.until.0,
        };
        tokens.map(line).collect()
    });
    lines.sort_unstable_by_key(|line| -line.made);
    Ok(lines)
}

pub(super) fn account(caller: &Caller) -> Result<AccountId, Refusal> {
    caller.actor.account().ok_or(Refusal::SignInFirst)
}

/// Password and second factor of whoever asks.
pub(super) async fn prove(
    app: &App,
    caller: &Caller,
    password: &str,
    code: Option<&str>,
    trace: &Trace,
) -> Result<Proof, Trouble> {
    account(caller)?;
    Ok(app.house.prove(&caller.guest.name, password, code, trace.address()).await?.1)
}

/// The password of whoever asks, and nothing else.
pub(super) async fn verify(
    app: &App,
    caller: &Caller,
    password: &str,
    trace: &Trace,
) -> Result<PasswordHash, Trouble> {
    account(caller)?;
    Ok(app.house.verify(&caller.guest.name, password, trace.address()).await?.1)
}
