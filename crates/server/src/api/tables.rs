//! Tables: opened, shown, played at.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use game::micromatch::Contender;
use hall::Hello;
use hall::table::{Audience, No, Opened, Wish};
use hall::token;
use rulebook::{Asked, Draft};
use serde::{Deserialize, Serialize};

use super::error::Error;
use super::rules::GAMES_MAX;
use crate::app::App;
use crate::caller::Caller;
use crate::json::Json;
use crate::site::Here;
use venue::writing;

/// How much of the delay of a line is given back for a move.
const LAG: clock::Millis = clock::Millis(500);

/// Letters of a name at a table.
const NAME_MAX: usize = 30;

/// A table that somebody would like to open.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Challenge {
    /// `russian`, `international blitz`, `renju` ...
    discipline: String,
    /// `RU22`, `UA24` ...; what fits the discipline best if it is left out.
    edition: Option<String>,
    /// `5m+3s` ...; what the edition recommends if it is left out.
    control: Option<String>,
    /// Games of a meeting.
    games: Option<u64>,
    /// The table first moves are drawn from.
    ballot: Option<String>,
    /// Renju: how the first moves are made.
    opening: Option<String>,
    /// What the host is called at the table, if he has no account.
    name: Option<String>,
    /// Who begins.
    #[serde(default)]
    seat: Seat,
    /// Who may come.
    #[serde(default)]
    audience: Door,
}

/// Where somebody would like to sit.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Seat {
    /// Has the first move.
    First,
    /// Has the second.
    Second,
    /// Lots decide.
    #[default]
    Any,
}

/// Who may come.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Door {
    /// Whoever has the link.
    #[default]
    Link,
    /// Everybody.
    Lobby,
}

/// A table that was opened.
#[derive(Serialize)]
pub(crate) struct Made {
    id: String,
    /// To be sent to a friend.
    url: String,
}

/// What was done.
#[derive(Serialize)]
pub(crate) struct Done {
    /// How many entries of the journal the table has now.
    v: u64,
}

/// Opens a table.
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    here: Here,
    challenge: Result<Json<Challenge>, Error>,
) -> Result<impl IntoResponse, Error> {
    let Json(challenge) = challenge?;
    let draft = draft(&challenge)?;
    let seat = match challenge.seat {
        Seat::First => Contender::A,
        Seat::Second => Contender::B,
        Seat::Any if token::number(2) == 0 => Contender::A,
        Seat::Any => Contender::B,
    };
    let audience = match challenge.audience {
        Door::Link => Audience::Link,
        Door::Lobby => Audience::Lobby,
    };
    may_open(&app, &caller)?;
    let mut host = caller.guest;
    if let Some(name) = challenge.name.as_deref().filter(|_| host.account.is_none()) {
        host.name = called(&app, name)?;
    }
    let id = app
        .hall
        .open(Opened { draft, host, seat, audience, follows: None, guest: None, booking: None })
        .await?;
    let path = format!("/table/{id}");
    let made = Made { id, url: here.url(&path) };
    Ok((StatusCode::CREATED, [(LOCATION, path)], Json(made)))
}

/// Shows a table.
pub(crate) async fn show(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Hello>, Error> {
    let desk = app.hall.desk(&id).await?;
    if let Some(delay) = crate::online::delay(&app, &desk, &caller).await? {
        let (table, then) = crate::online::seen(&app, &id, delay).await?;
        return Ok(Json(desk.hello(&table, None, then)));
    }
    let table = desk.lock().await;
    let you = table.seat_of(&caller.guest);
    Ok(Json(desk.hello(&table, you, app.hall.time().now())))
}

/// Does something at a table.
pub(crate) async fn command(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    wish: Result<Json<Wish>, Error>,
) -> Result<Json<Done>, Error> {
    let at = app.hall.time().now();
    let Json(wish) = wish?;
    let desk = app.hall.desk(&id).await?;
    crate::online::admit(&app, &desk, &caller).await?;
    // What a refusal says of a move tells how the board stands: who sees it later is not told sooner.
    if crate::online::delay(&app, &desk, &caller).await?.is_some() {
        return Err(No::not_seated().into());
    }
    if matches!(wish, Wish::Move { .. } | Wish::Sit {}) {
        app.hall.comes(&desk, &caller.guest, at).await?;
    }
    let command = desk.lock().await.meant(wish)?;
    let v = app.hall.command(&desk, &caller.guest, &command, at).await?;
    Ok(Json(Done { v }))
}

/// Nobody fills the hall with tables at which nobody plays.
fn may_open(app: &App, caller: &Caller) -> Result<(), Error> {
    if app.index.waiting(&caller.guest) >= app.limits.open_tables {
        let no = No::new("too-many-tables", "so many tables of yours wait for an opponent already");
        return Err(Error::new(StatusCode::CONFLICT, no.instead("close one of them first")));
    }
    app.pace.may_open(caller)
}

/// The regulation of a challenge.
fn draft(challenge: &Challenge) -> Result<Draft, Error> {
    let asked: Asked = challenge.discipline.parse().map_err(|error| field("discipline", &error, ""))?;
    let edition = match &challenge.edition {
        Some(edition) => edition.parse().map_err(|error| field("edition", &error, ""))?,
        None => rulebook::Edition::ALL
            .into_iter()
            .find(|&edition| rulebook::law(edition, asked.kind).is_some())
            .unwrap_or(rulebook::Edition::Ru22),
    };
    let control = challenge.control.as_deref().map(str::parse::<clock::Control>).transpose();
    let control = control.map_err(|error| field("control", &error, "for example 5m+3s"))?;
    let discipline = Draft::meant(edition, asked, control);
    let draft = match control {
        Some(control) => Draft::usual(edition, discipline, control)
            .ok_or_else(|| field("edition", &"it does not know this game", ""))?,
        None => Draft::preset(edition, discipline).map_err(|objection| Error::objected(vec![objection]))?,
    };
    let mut draft = Draft { lag: LAG, ..draft.remote() };
    if let Some(games) = challenge.games {
        // More than can be counted is more than any edition has.
        draft.games = u8::try_from(games).unwrap_or(u8::MAX);
    }
    if let Some(ballot) = &challenge.ballot {
        draft.ballot = Some(ballot.parse().map_err(|error| field("ballot", &error, ""))?);
    }
    if let Some(opening) = &challenge.opening {
        draft.opening = opening.parse().map_err(|error| field("opening", &error, ""))?;
    }
    let (regulation, _) = draft.clone().check().map_err(Error::objected)?;
    let most = regulation.law().choices.meeting.and_then(|meeting| meeting.most).unwrap_or(GAMES_MAX);
    if draft.games > most {
        return Err(field("games", &format!("at most {most} games"), ""));
    }
    Ok(draft)
}

/// A name somebody without an account gives himself for a table: not that of somebody who has one.
fn called(app: &App, name: &str) -> Result<String, Error> {
    let name = writing::line(name, NAME_MAX)?;
    app.house.look(|people, _| people.may_be_called(name))?;
    Ok(name.to_owned())
}

fn field(name: &'static str, error: &impl std::fmt::Display, allowed: &str) -> Error {
    Error::field(name, error.to_string(), allowed.to_owned())
}
