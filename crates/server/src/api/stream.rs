//! A live table for programs: lines of JSON, or events for `EventSource`.

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
use serde::Serialize;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::hall::{Desk, Hello, text};
use crate::metrics::Open;
use crate::online::Late;

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

#[derive(Serialize)]
struct Greeting<'a> {
    hello: &'a Hello,
}

struct Listener {
    app: App,
    caller: Caller,
    desk: Arc<Desk>,
    news: broadcast::Receiver<Utf8Bytes>,
    /// For who sees the table later than the players.
    late: Option<Late>,
    greeted: bool,
    form: Form,
    _open: Open,
}

/// Everything that happens at a table from now on; first the whole of it. `Accept: text/event-stream` asks for events.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let events = headers.get(ACCEPT).and_then(|accept| accept.to_str().ok());
    let events = events.is_some_and(|accept| accept.contains("text/event-stream"));
    let (form, kind) = match events {
        true => (Form::Events, "text/event-stream"),
        false => (Form::Lines, "application/x-ndjson"),
    };
    let desk = app.hall.desk(&id).await?;
    let late = match crate::online::delay(&app, &desk, &caller).await? {
        Some(delay) => Some(Late::come(app.clone(), desk.clone(), delay).await?),
        None => None,
    };
    let news = desk.listen();
    let _open = app.hall.metrics().stream();
    let listener = Listener { app, caller, desk, news, late, greeted: false, form, _open };
    let lines = stream::unfold(listener, |mut listener| async move {
        let line = listener.next().await?;
        Some((Ok::<_, Infallible>(line), listener))
    });
    let headers = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(lines)).into_response())
}

impl Listener {
    async fn next(&mut self) -> Option<Bytes> {
        if let Some(late) = &mut self.late {
            let told = tokio::select! {
                told = late.next() => told,
                () = tokio::time::sleep(QUIET) => return Some(self.quiet()),
                () = self.app.stopped() => return None,
            };
            return Some(self.line(&told));
        }
        if !self.greeted {
            self.greeted = true;
            return Some(self.greeting().await);
        }
        tokio::select! {
            told = self.news.recv() => match told {
                Ok(told) => Some(self.line(&told)),
                Err(RecvError::Lagged(_)) => {
                    self.news = self.desk.listen();
                    Some(self.greeting().await)
                }
                Err(RecvError::Closed) => None,
            },
            () = tokio::time::sleep(QUIET) => Some(self.quiet()),
            () = self.app.stopped() => None,
        }
    }

    fn quiet(&self) -> Bytes {
        Bytes::from_static(match self.form {
            Form::Lines => b"\n",
            Form::Events => b":\n\n",
        })
    }

    async fn greeting(&self) -> Bytes {
        let table = self.desk.lock().await;
        let you = table.seat_of(&self.caller.guest);
        let hello = self.desk.hello(&table, you, self.app.hall.time().now());
        self.line(&text(&Greeting { hello: &hello }))
    }

    fn line(&self, json: &str) -> Bytes {
        match self.form {
            Form::Lines => format!("{json}\n").into(),
            Form::Events => format!("data: {json}\n\n").into(),
        }
    }
}
