//! What happens at an event, for those who only listen: lines of JSON, or events for `EventSource`.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::seated;
use crate::api::error::Error;
use crate::api::lines::{self, Form, Source};
use crate::app::App;
use crate::caller::Caller;
use crate::office::{Circle, VenueDesk, hello};

struct Listener {
    app: App,
    caller: Caller,
    desk: Arc<VenueDesk>,
    form: Form,
    circle: Circle,
    news: broadcast::Receiver<Utf8Bytes>,
    /// What is to be sent.
    told: Option<Utf8Bytes>,
}

/// What is changed at an event from now on; first how it stands. `Accept: text/event-stream` asks for events.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let (form, desk) = (Form::asked(&headers), app.office.venue(&id).await?);
    let circle = desk.circle(&seated(&app, &caller));
    let news = desk.listen(circle);
    let actor = caller.actor;
    let mut listener = Listener { app: app.clone(), caller, desk, form, circle, news, told: None };
    listener.greet();
    Ok(lines::send(app, actor, form, listener))
}

impl Source for Listener {
    async fn line(&mut self) -> Option<Bytes> {
        self.told.take().map(|told| self.form.line(&told))
    }

    async fn wait(&mut self) -> bool {
        match self.news.recv().await {
            // Who has lost his seat is told what everybody is told.
            Ok(_) if self.circle() != self.circle => self.begin_again(),
            Ok(told) => self.told = Some(told),
            Err(RecvError::Lagged(_)) => self.begin_again(),
            Err(RecvError::Closed) => return false,
        }
        true
    }
}

impl Listener {
    fn circle(&self) -> Circle {
        self.desk.circle(&seated(&self.app, &self.caller))
    }

    fn begin_again(&mut self) {
        self.circle = self.circle();
        self.news = self.desk.listen(self.circle);
        self.greet();
    }

    fn greet(&mut self) {
        let seen = self.desk.seen_by(&seated(&self.app, &self.caller));
        self.told = Some(seen.read(|venue| hello(venue, self.circle)));
    }
}
