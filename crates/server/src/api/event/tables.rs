//! The tables of an event for programs, and the lines on which their changes come.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use competition::{Competition, No};
use hall::table;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::api::error::Error;
use crate::api::lines::{self, Form, Source};
use crate::app::App;
use crate::caller::Caller;
use crate::office::{Topic, VenueDesk};
use venue::view::{self, Views};

/// Which part and round of an event; the last where nothing is said.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Which {
    part: Option<u16>,
    round: Option<u16>,
    #[serde(default)]
    by: By,
}

/// How the pairs of a round are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum By {
    #[default]
    Board,
    Name,
}

/// The standings.
pub(crate) async fn standings(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, Error> {
    shown(&app, &caller, &id, which.part, "standings", |event, views| match views {
        Some(views) => json(views.standings(event)),
        None => json(&view::standings(event)),
    })
    .await
}

/// The crosstable.
pub(crate) async fn crosstable(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, Error> {
    shown(&app, &caller, &id, which.part, "crosstable", |event, views| match views {
        Some(views) => json(views.crosstable(event)),
        None => json(&view::crosstable(event, &view::standings(event))),
    })
    .await
}

/// The pairs of a round.
pub(crate) async fn pairings(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, Error> {
    let key = format!("pairings {:?} {:?}", which.round, which.by);
    shown(&app, &caller, &id, which.part, &key, |event, _| {
        let round = which.round.unwrap_or(event.stage().rounds().len() as u16);
        let found = view::pairings(event, round)?;
        match which.by {
            By::Board => json(&found),
            By::Name => json(&view::by_name(&found)),
        }
    })
    .await
}

/// Those who play.
pub(crate) async fn players(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    shown(&app, &caller, &id, None, "players", |event, _| json(&view::players(event))).await
}

/// A player's card.
pub(crate) async fn card(
    State(app): State<App>,
    caller: Caller,
    Path((id, no)): Path<(String, u16)>,
    Query(which): Query<Which>,
) -> Result<Response, Error> {
    shown(&app, &caller, &id, which.part, &format!("card {no}"), |event, views| {
        let made = Views::default();
        let views = views.unwrap_or(&made);
        json(&view::card(event, No(no), views.standings(event), views.progress(event))?)
    })
    .await
}

/// The teams.
pub(crate) async fn teams(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Error> {
    shown(&app, &caller, &id, None, "teams", |event, _| json(&view::teams(event))).await
}

/// The figures, with what the event does to ratings.
pub(crate) async fn statistics(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<Which>,
) -> Result<Response, Error> {
    #[derive(Serialize)]
    struct Figures {
        #[serde(flatten)]
        statistics: view::Statistics,
        ratings: view::Ratings,
    }
    shown(&app, &caller, &id, which.part, "statistics", |event, _| {
        json(&Figures { statistics: view::statistics(event), ratings: view::ratings(event) })
    })
    .await
}

/// Shows something of a part of an event, made once a version.
async fn shown(
    app: &App,
    caller: &Caller,
    id: &str,
    part: Option<u16>,
    key: &str,
    make: impl FnOnce(&Competition, Option<&Views>) -> Option<Bytes>,
) -> Result<Response, Error> {
    let seen = app.office.venue(id).await?.seen_by(&caller.guest);
    let made = seen.once(&format!("json {part:?} {key}"), |venue| {
        let found = match part {
            None => make(venue.shown(), Some(&seen.views(venue))),
            Some(part) => view::told(venue.shown(), part).and_then(|event| make(&event, None)),
        };
        found.unwrap_or_default()
    });
    if made.is_empty() {
        let no = table::No::new("absent", "there is no such round, part or player");
        return Err(Error::new(StatusCode::NOT_FOUND, no));
    }
    Ok(([(CONTENT_TYPE, "application/json")], made).into_response())
}

fn json(what: &impl Serialize) -> Option<Bytes> {
    crate::json::write(what).ok().map(Bytes::from)
}

/// From which version on.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Since {
    since: Option<u64>,
}

struct Watcher {
    caller: Caller,
    desk: Arc<VenueDesk>,
    topic: Topic,
    version: u64,
    news: broadcast::Receiver<Utf8Bytes>,
    greeted: bool,
}

/// The changes of the standings from a version on.
pub(crate) async fn watch_standings(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Response, Error> {
    watch(app, caller, &id, since, Topic::Standings).await
}

/// The changes of the pairs of the last rounds from a version on.
pub(crate) async fn watch_pairings(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Response, Error> {
    watch(app, caller, &id, since, Topic::Pairings).await
}

/// The changes of the crosstable from a version on.
pub(crate) async fn watch_crosstable(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Response, Error> {
    watch(app, caller, &id, since, Topic::Crosstable).await
}

async fn watch(
    app: App,
    caller: Caller,
    id: &str,
    Since { since }: Since,
    topic: Topic,
) -> Result<Response, Error> {
    let desk = app.office.venue(id).await?;
    let news = desk.listen(desk.circle(&caller.guest));
    let version = since.unwrap_or_else(|| desk.seen_by(&caller.guest).version());
    let actor = caller.actor;
    let watcher = Watcher { caller, desk, topic, version, news, greeted: false };
    Ok(lines::send(app, actor, Form::Events, watcher))
}

impl Source for Watcher {
    async fn line(&mut self) -> Option<Bytes> {
        if !self.greeted {
            self.greeted = true;
            return Some(Form::Events.nothing());
        }
        let seen = self.desk.seen_by(&self.caller.guest);
        let (version, change) = seen.changed(self.topic, self.version).await?;
        self.version = version;
        Some(change)
    }

    async fn wait(&mut self) -> bool {
        !matches!(self.news.recv().await, Err(RecvError::Closed))
    }
}
