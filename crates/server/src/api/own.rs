//! What becomes of one's own tables, for programs: lines of JSON, or events for `EventSource`.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use hall::index::{Change, Shelf, Summary};
use hall::table::Guest;
use hall::text;
use serde::Serialize;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::lines::{self, Form, Source};
use super::lobby::Shown;
use crate::app::App;
use crate::caller::Caller;

/// One of the caller's tables, and what it is now.
#[derive(Serialize)]
struct Own {
    is: &'static str,
    table: Shown,
}

struct Listener {
    app: App,
    guest: Guest,
    form: Form,
    changes: broadcast::Receiver<Arc<Change>>,
    /// What is to be sent.
    told: VecDeque<Bytes>,
}

/// The caller's tables that are not over, and what becomes of each of them and of those he opens or sits down at.
pub(crate) async fn stream(State(app): State<App>, caller: Caller, headers: HeaderMap) -> Response {
    let Caller { guest, actor, .. } = caller;
    let (form, changes) = (Form::asked(&headers), app.index.listen());
    let mut listener = Listener { app: app.clone(), guest, form, changes, told: VecDeque::new() };
    listener.greet();
    lines::send(app, actor, form, listener)
}

impl Source for Listener {
    async fn line(&mut self) -> Option<Bytes> {
        self.told.pop_front()
    }

    async fn wait(&mut self) -> bool {
        match self.changes.recv().await {
            Ok(change) if change.is_of(&self.guest) => self.tell(change.shelf, change.table.clone()),
            Ok(_) => {}
            Err(RecvError::Lagged(_)) => {
                self.changes = self.app.index.listen();
                self.greet();
            }
            Err(RecvError::Closed) => return false,
        }
        true
    }
}

impl Listener {
    /// Whoever has no table yet hears at once that he is heard.
    fn greet(&mut self) {
        self.told.push_back(self.form.nothing());
        for (shelf, table) in self.app.index.own(&self.guest) {
            self.tell(Some(shelf), table);
        }
    }

    fn tell(&mut self, shelf: Option<Shelf>, table: Summary) {
        let is = match shelf {
            Some(Shelf::Open) => "open",
            Some(Shelf::Live) => "live",
            Some(Shelf::Past) => "over",
            None => "closed",
        };
        self.told.push_back(self.form.line(&text(&Own { is, table: table.into() })));
    }
}
