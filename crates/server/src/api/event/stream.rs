//! What happens at an event, for those who only listen: lines of JSON, or events for `EventSource`.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::api::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::metrics::Open;
use crate::office::{Circle, VenueDesk, hello};

/// How often something is sent on a quiet line, so that nobody between takes it for dead.
const QUIET: Duration = Duration::from_secs(15);

/// How lines are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A line of JSON each.
    Lines,
    /// Server-sent events.
    Events,
}

struct Listener {
    app: App,
    caller: Caller,
    desk: Arc<VenueDesk>,
    circle: Circle,
    news: broadcast::Receiver<Utf8Bytes>,
    greeted: bool,
    form: Form,
    _open: Open,
}

/// What is changed at an event from now on; first how it stands. `Accept: text/event-stream` asks for events.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let accept = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
    let (form, kind) = match accept.is_some_and(|accept| accept.contains("text/event-stream")) {
        true => (Form::Events, "text/event-stream"),
        false => (Form::Lines, "application/x-ndjson"),
    };
    let desk = app.office.venue(&id).await?;
    let circle = desk.circle(&caller.guest);
    let (news, open) = (desk.listen(circle), app.hall.metrics().stream());
    let listener = Listener { app, caller, desk, circle, news, greeted: false, form, _open: open };
    let lines = stream::unfold(listener, |mut listener| async move {
        let line = listener.next().await?;
        Some((Ok::<_, Infallible>(line), listener))
    });
    Ok(([(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-store")], Body::from_stream(lines)).into_response())
}

impl Listener {
    async fn next(&mut self) -> Option<Bytes> {
        if !self.greeted {
            self.greeted = true;
            return Some(self.greeting());
        }
        tokio::select! {
            told = self.news.recv() => match told {
                // Who has lost his seat is told what everybody is told.
                Ok(_) if self.desk.circle(&self.caller.guest) != self.circle => Some(self.begin_again()),
                Ok(told) => Some(self.line(&told)),
                Err(RecvError::Lagged(_)) => Some(self.begin_again()),
                Err(RecvError::Closed) => None,
            },
            () = tokio::time::sleep(QUIET) => Some(Bytes::from_static(match self.form {
                Form::Lines => b"\n",
                Form::Events => b":\n\n",
            })),
            () = self.app.stopped() => None,
        }
    }

    fn begin_again(&mut self) -> Bytes {
        self.circle = self.desk.circle(&self.caller.guest);
        self.news = self.desk.listen(self.circle);
        self.greeting()
    }

    fn greeting(&self) -> Bytes {
        self.line(&self.desk.read(|venue| hello(venue, self.circle)))
    }

    fn line(&self, json: &str) -> Bytes {
        match self.form {
            Form::Lines => format!("{json}\n").into(),
            Form::Events => format!("data: {json}\n\n").into(),
        }
    }
}
