//! Events are opened by a regulation, which is laid beside its edition first.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::LOCATION;
use axum::response::IntoResponse;
use competition::{Draft, Role};
use hall::table::No;
use rulebook::{Gravity, Objection};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::json::{Json, read};
use crate::site::Here;
use venue::writing;
use venue::{Holder, Opened, Seat, Terms};

/// Letters of an event's name.
const NAME_MAX: usize = 200;

/// An event that somebody would like to open.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Opening {
    draft: Draft,
    #[serde(default)]
    terms: Terms,
    /// What its host is at first; who opens an event runs it until he gives the offices to others.
    #[serde(default = "usual")]
    seats: Vec<Seat>,
}

/// A regulation that somebody asks about.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Asked {
    draft: Draft,
}

/// An event that was opened.
#[derive(Serialize)]
pub(crate) struct Made {
    id: String,
    url: String,
}

/// What an edition has to say about a regulation.
#[derive(Serialize)]
pub(crate) struct Checked {
    /// Whether an event can be opened with it.
    sound: bool,
    objections: Vec<Objected>,
}

/// An objection to a regulation.
#[derive(Serialize)]
struct Objected {
    weight: &'static str,
    what: String,
    allowed: String,
    by: &'static str,
}

/// Opens an event.
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    here: Here,
    opening: Result<Json<Value>, Error>,
) -> Result<impl IntoResponse, Error> {
    let Json(written) = opening?;
    let unread = |why: String| Error::new(StatusCode::UNPROCESSABLE_ENTITY, No::unread(&why));
    let Opening { draft, terms, mut seats } = read(&written).map_err(unread)?;
    app.pace.may_open(&caller)?;
    writing::all(&written)?;
    if writing::line(&draft.name, NAME_MAX)?.is_empty() {
        return Err(Error::field("name", format!("1 to {NAME_MAX} letters"), String::new()));
    }
    draft.clone().check().map_err(Error::objected)?;
    if seats.iter().any(|seat| matches!(seat, Seat::Person(_) | Seat::Captain(_))) {
        let no = No::new("malformed", "nobody of this number is at the event");
        return Err(Error::new(StatusCode::UNPROCESSABLE_ENTITY, no));
    }
    if !seats.contains(&Seat::Organiser) {
        seats.push(Seat::Organiser);
    }
    seats.sort_unstable();
    seats.dedup();
    let host = Holder::of(&caller.guest);
    let opened = Opened { draft, host, at: app.office.time().now(), seats, terms };
    let id = app.office.open(&caller.guest, opened).await?;
    let path = format!("/events/{id}");
    let made = Made { id, url: here.url(&path) };
    Ok((StatusCode::CREATED, [(LOCATION, path)], Json(made)))
}

/// Says what an edition has against a regulation.
pub(crate) async fn check(asked: Result<Json<Asked>, Error>) -> Result<Json<Checked>, Error> {
    let Json(Asked { draft }) = asked?;
    let objections = draft.objections();
    let sound = objections.iter().all(|each| each.weight != Gravity::Refusal);
    Ok(Json(Checked { sound, objections: objections.into_iter().map(Objected::from).collect() }))
}

fn usual() -> Vec<Seat> {
    vec![Seat::Organiser, Seat::Official(Role::ChiefArbiter)]
}

impl From<Objection> for Objected {
    fn from(objection: Objection) -> Self {
        let weight = match objection.weight {
            Gravity::Refusal => "refusal",
            _ => "advice",
        };
        Self { weight, what: objection.what, allowed: objection.allowed, by: objection.by.name() }
    }
}
