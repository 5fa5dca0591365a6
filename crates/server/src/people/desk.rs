//! The administrators' desk: accounts, roles, blocks, sessions, resets, second factors, invitations.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use clock::Moment;
use hall::table::No;
use people::{AccountId, Command, Demand, Door, Person, Role};
use serde::{Deserialize, Serialize};

use super::Trouble;
use super::house::secret;
use super::own::{SessionLine, session_lines_of};
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::site::Here;

/// Accounts of one answer.
pub(super) const PAGE: usize = 50;

/// Which accounts are wanted.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Search {
    /// What the name holds.
    #[serde(default)]
    pub(super) search: String,
    /// The last name of the page before.
    pub(super) after: Option<String>,
    /// Pages are asked for in a language too.
    #[serde(rename = "lang")]
    _language: Option<String>,
}

/// An account as administrators see it.
#[derive(Serialize)]
pub(crate) struct Line {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) roles: Vec<&'static str>,
    pub(super) registered: i64,
    pub(super) sessions: usize,
    pub(super) tokens: usize,
    pub(super) closed: Option<i64>,
    pub(super) blocked: Option<Blocked>,
    /// Until when a link to a new password waits.
    pub(super) reset: Option<i64>,
    /// Since when a second factor is asked for.
    pub(super) factor: Option<i64>,
    /// When all this was so.
    pub(super) now: i64,
}

/// Why an account is blocked.
#[derive(Serialize)]
pub(crate) struct Blocked {
    pub(super) at: i64,
    pub(super) by: Option<String>,
    pub(super) reason: String,
}

/// A role that is given.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Given {
    role: Role,
}

/// Why something is done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Reason {
    reason: String,
}

/// An invitation that is wanted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    role: Option<Role>,
    label: String,
    #[serde(default = "one")]
    count: u16,
}

/// Who may come in.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Opening {
    door: Door,
}

/// Of whom a second factor is demanded.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Demanded {
    of: Demand,
}

/// A link, told once.
#[derive(Serialize)]
pub(crate) struct Url {
    url: String,
}

/// An invitation that waits.
#[derive(Serialize)]
pub(crate) struct Waiting {
    pub(super) id: String,
    pub(super) role: Option<&'static str>,
    pub(super) label: String,
    /// Whether the program printed it, and nobody of the site made it.
    pub(super) printed: bool,
    pub(super) left: u16,
    pub(super) until: i64,
}

impl Line {
    pub(super) fn of(person: Person<'_>, now: Moment) -> Self {
        Self {
            id: person.id().to_string(),
            name: person.name().to_string(),
            roles: person.roles().iter().map(Role::word).collect(),
            registered: person.registered().0,
            sessions: person.sessions(now).count(),
            tokens: person.tokens(now).count(),
            closed: person.closed().map(|at| at.0),
            blocked: person.block().map(|block| Blocked {
                at: block.at.0,
                by: block.by.map(|by| by.to_string()),
                reason: block.reason.clone(),
            }),
            reset: person.reset_until(now).map(|at| at.0),
            factor: person.factor().map(|factor| factor.since.0),
            now: now.0,
        }
    }
}

/// Lists accounts.
pub(crate) async fn list(
    State(app): State<App>,
    search: Result<Query<Search>, QueryRejection>,
) -> Result<Json<Vec<Line>>, Trouble> {
    let Query(search) = search.map_err(|rejection| {
        Error::new(StatusCode::UNPROCESSABLE_ENTITY, No::new("malformed", rejection.body_text()))
    })?;
    Ok(Json(lines(&app, &search)))
}

pub(super) fn lines(app: &App, search: &Search) -> Vec<Line> {
    app.house.look(|people, now| {
        let found = people.search(&search.search, search.after.as_deref(), PAGE);
        found.into_iter().map(|person| Line::of(person, now)).collect()
    })
}

/// Shows an account.
pub(crate) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Line>, Trouble> {
    Ok(Json(line(&app, &id)?))
}

pub(super) fn line(app: &App, id: &str) -> Result<Line, people::Refusal> {
    let id: AccountId = id.parse()?;
    let found = app.house.look(|people, now| people.account(id).map(|person| Line::of(person, now)));
    found.ok_or(people::Refusal::UnknownAccount)
}

/// Lists the sessions of somebody.
pub(crate) async fn sessions(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Vec<SessionLine>>, Trouble> {
    line(&app, &id)?;
    Ok(Json(session_lines_of(&app, &caller, id.parse()?)))
}

/// Ends a session of somebody.
pub(crate) async fn end_session(
    State(app): State<App>,
    caller: Caller,
    Path((id, session)): Path<(String, String)>,
) -> Result<Json<Line>, Trouble> {
    let session = session.parse()?;
    done(&app, &caller, &id, |account| Command::EndSessionOf { account, session }).await
}

/// Gives a role.
pub(crate) async fn give(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    body: Result<Json<Given>, Error>,
) -> Result<Json<Line>, Trouble> {
    let Json(Given { role }) = body?;
    done(&app, &caller, &id, |account| Command::Give { account, role }).await
}

/// Takes a role.
pub(crate) async fn take(
    State(app): State<App>,
    caller: Caller,
    Path((id, role)): Path<(String, String)>,
) -> Result<Json<Line>, Trouble> {
    let role: Role = role.parse()?;
    done(&app, &caller, &id, |account| Command::Take { account, role }).await
}

/// Blocks an account.
pub(crate) async fn block(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    body: Result<Json<Reason>, Error>,
) -> Result<Json<Line>, Trouble> {
    let Json(Reason { reason }) = body?;
    done(&app, &caller, &id, |account| Command::Block { account, reason }).await
}

/// Frees a blocked account.
pub(crate) async fn unblock(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    body: Result<Json<Reason>, Error>,
) -> Result<Json<Line>, Trouble> {
    let Json(Reason { reason }) = body?;
    done(&app, &caller, &id, |account| Command::Unblock { account, reason }).await
}

/// Begins a reset; the link is for the owner of the account.
pub(crate) async fn begin_reset(
    State(app): State<App>,
    caller: Caller,
    here: Here,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Trouble> {
    let secret = secret();
    let link = secret.hash();
    let _: Json<Line> = done(&app, &caller, &id, |account| Command::BeginReset { account, link }).await?;
    Ok((StatusCode::CREATED, Json(Url { url: here.url(&format!("/reset#{}", secret.text())) })))
}

/// Calls a reset off.
pub(crate) async fn cancel_reset(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Line>, Trouble> {
    done(&app, &caller, &id, |account| Command::CancelReset { account }).await
}

/// Takes the second factor of somebody off. What it was is not learnt by it: the seed is erased.
pub(crate) async fn take_factor(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Line>, Trouble> {
    let account: AccountId = id.parse()?;
    let factor =
        app.house.look(|people, _| people.account(account).and_then(|person| person.factor().map(|f| f.id)));
    let line = done(&app, &caller, &id, |account| Command::TakeFactor { account }).await?;
    if let Some(factor) = factor {
        app.house.seeds.forget(account, factor).await;
    }
    Ok(line)
}

/// Says of whom a second factor is demanded.
pub(crate) async fn set_demand(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Demanded>, Error>,
) -> Result<StatusCode, Trouble> {
    let Json(Demanded { of: demand }) = body?;
    app.house.command(caller.actor, &Command::SetDemand { demand }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lists the invitations that wait.
pub(crate) async fn invitations(State(app): State<App>) -> Json<Vec<Waiting>> {
    Json(waiting(&app))
}

pub(super) fn waiting(app: &App) -> Vec<Waiting> {
    app.house.look(|people, now| {
        let line = |(id, invitation): (people::InvitationId, &people::Invitation)| Waiting {
            id: id.to_string(),
            role: invitation.role.map(Role::word),
            label: invitation.label.clone(),
            printed: invitation.by.is_none(),
            left: invitation.left,
            until: invitation.until.0,
        };
        people.invitations(now).map(line).collect()
    })
}

/// Invites.
pub(crate) async fn invite(
    State(app): State<App>,
    caller: Caller,
    here: Here,
    body: Result<Json<Wanted>, Error>,
) -> Result<impl IntoResponse, Trouble> {
    let Json(Wanted { role, label, count }) = body?;
    let secret = secret();
    let command = Command::Invite { link: secret.hash(), role, label, count };
    app.house.command(caller.actor, &command).await?;
    Ok((StatusCode::CREATED, Json(Url { url: here.url(&invitation_path(&secret)) })))
}

/// Where an invitation is taken up. Its secret comes after `#`: no server, proxy or log ever sees it there.
pub(crate) fn invitation_path(secret: &people::Secret) -> String {
    format!("/invitation#{}", secret.text())
}

/// Withdraws an invitation.
pub(crate) async fn withdraw(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Trouble> {
    app.house.command(caller.actor, &Command::Withdraw { invitation: id.parse()? }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says who may come in.
pub(crate) async fn set_door(
    State(app): State<App>,
    caller: Caller,
    body: Result<Json<Opening>, Error>,
) -> Result<StatusCode, Trouble> {
    let Json(Opening { door }) = body?;
    app.house.command(caller.actor, &Command::SetDoor { door }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Has something done to an account, and shows it.
async fn done(
    app: &App,
    caller: &Caller,
    id: &str,
    command: impl FnOnce(AccountId) -> Command,
) -> Result<Json<Line>, Trouble> {
    app.house.command(caller.actor, &command(id.parse()?)).await?;
    Ok(Json(line(app, id)?))
}

const fn one() -> u16 {
    1
}
