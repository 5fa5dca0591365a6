//! A live table for browsers.

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use hall::table::No;
use hall::{Limits, Permit, Talk};
use people::{Action, Actor};
use tokio::sync::watch;

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;

/// Somebody who talks at a table, as the house knows him.
struct Visit {
    app: App,
    actor: Actor,
}

impl Permit for Visit {
    fn limits(&self) -> &Limits {
        &self.app.limits
    }

    fn play(&self) -> Result<(), No> {
        self.app.house.allow(self.actor, Action::Play).map_err(crate::people::no)
    }

    fn closing(&self) -> watch::Receiver<bool> {
        self.app.stopping()
    }
}

/// Opens a connection to a table.
pub(crate) async fn open(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Error> {
    super::origin::check(&app, &headers)?;
    let desk = app.hall.desk(&id).await?;
    crate::online::admit(&app, &desk, &caller).await?;
    if let Some(delay) = crate::online::delay(&app, &desk, &caller).await? {
        let upgrade = Talk::bounded(upgrade, &app.limits);
        return Ok(upgrade.on_upgrade(move |socket| crate::online::watch(app, desk, delay, socket)));
    }
    let Caller { guest, actor, .. } = caller;
    let talk = Talk { hall: app.hall.clone(), desk, guest, permit: Box::new(Visit { app, actor }) };
    Ok(talk.begin(upgrade))
}
