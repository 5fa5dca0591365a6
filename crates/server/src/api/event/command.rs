//! What is asked of an event: done, all or none, or only tried.

use axum::extract::{Path, State};
use hall::table::{Guest, No};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::wish::{Meant, meant};
use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::office::VenueDesk;
use crate::site::Here;
use venue::{Command, Fact};

/// Commands, and what their author has seen.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Asked {
    commands: Vec<Value>,
    /// The version he has seen: if somebody else changed the same since, he is told so and nothing is done.
    #[serde(default)]
    seen: Option<u64>,
}

/// What was done.
#[derive(Serialize)]
pub(crate) struct Done {
    /// How many entries of the journal the event has now.
    version: u64,
    /// The links of invitations; told once.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    links: Vec<Link>,
}

/// The link of an invitation.
#[derive(Serialize)]
struct Link {
    /// The command that made it, from 1.
    command: usize,
    url: String,
}

/// What would follow.
#[derive(Serialize)]
pub(crate) struct Tried {
    version: u64,
    facts: Vec<Fact>,
}

/// What links hold, each with its command.
type Secrets = Vec<(usize, String)>;

/// Does something at an event.
pub(crate) async fn command(
    State(app): State<App>,
    caller: Caller,
    here: Here,
    Path(id): Path<String>,
    asked: Result<Json<Asked>, Error>,
) -> Result<Json<Done>, Error> {
    let desk = app.office.venue(&id).await?;
    let Json(Asked { commands, seen }) = asked?;
    let (commands, secrets) = understood((&app, &desk, &caller.guest), commands).await?;
    let version = app.office.command(&desk, &caller.guest, &commands, seen).await?;
    // After `#` only the browser sees it: it is in no log, and no page is told that it was opened from there.
    let url = |secret: &String| here.url(&format!("/events/{id}/join#{secret}"));
    let links =
        secrets.iter().map(|(command, secret)| Link { command: *command, url: url(secret) }).collect();
    Ok(Json(Done { version, links }))
}

/// Says what would follow; nothing is kept.
pub(crate) async fn attempt(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    asked: Result<Json<Asked>, Error>,
) -> Result<Json<Tried>, Error> {
    let desk = app.office.venue(&id).await?;
    let Json(Asked { commands, seen }) = asked?;
    let (commands, _) = understood((&app, &desk, &caller.guest), commands).await?;
    let facts = app.office.attempt(&desk, &caller.guest, &commands, seen)?;
    Ok(Json(Tried { version: desk.version(), facts }))
}

/// The commands, and the secrets of links with the command each belongs to.
async fn understood(
    (app, desk, by): (&App, &VenueDesk, &Guest),
    values: Vec<Value>,
) -> Result<(Vec<Command>, Secrets), Error> {
    if values.len() > venue::COMMANDS_MAX {
        let no = No::new("malformed", "too many commands at once");
        return Err(no.instead(format!("at most {}", venue::COMMANDS_MAX)).into());
    }
    let now = app.office.time().now();
    let (mut commands, mut secrets) = (Vec::new(), Vec::new());
    for (at, value) in (1..).zip(values) {
        let Meant { command, secret } = meant((app, desk, by), at, value, now).await?;
        commands.push(command);
        secrets.extend(secret.map(|secret| (at, secret)));
    }
    Ok((commands, secrets))
}
