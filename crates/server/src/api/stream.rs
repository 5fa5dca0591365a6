//! A live table for programs: lines of JSON, or events for `EventSource`.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use hall::{self, Desk, Hello, text};
use serde::Serialize;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use super::error::Error;
use super::lines::{self, Form, Source};
use crate::app::App;
use crate::caller::Caller;
use crate::online::Late;

#[derive(Serialize)]
struct Greeting<'a> {
    hello: &'a Hello,
}

struct Listener {
    app: App,
    caller: Caller,
    desk: Arc<Desk>,
    form: Form,
    news: broadcast::Receiver<hall::Told>,
    /// For who sees the table later than the players.
    late: Option<Box<Late>>,
    /// What is to be sent.
    told: Told,
}

enum Told {
    Nothing,
    News(Utf8Bytes),
    /// News that may be another's.
    Heard(hall::Told),
    /// The whole, as somebody who has just come needs it.
    Whole,
}

/// Everything that happens at a table from now on; first the whole of it. `Accept: text/event-stream` asks for events.
pub(crate) async fn get(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let desk = app.hall.desk(&id).await?;
    let (late, told) = match crate::online::delay(&app, &desk, &caller).await? {
        Some(delay) => (Some(Box::new(Late::come(app.clone(), desk.clone(), delay).await?)), Told::Nothing),
        None => (None, Told::Whole),
    };
    let (form, news) = (Form::asked(&headers), desk.listen());
    let actor = caller.actor;
    let listener = Listener { app: app.clone(), caller, desk, form, news, late, told };
    Ok(lines::send(app, actor, form, listener))
}

impl Source for Listener {
    async fn line(&mut self) -> Option<Bytes> {
        match std::mem::replace(&mut self.told, Told::Nothing) {
            Told::Nothing => None,
            Told::News(news) => Some(self.form.line(&news)),
            Told::Heard(news) => {
                let seat = match news.is_for_all() {
                    true => None,
                    false => self.desk.lock().await.seat_of(&self.caller.guest),
                };
                news.for_seat(seat).map(|news| self.form.line(&news))
            }
            Told::Whole => {
                let table = self.desk.lock().await;
                let you = table.seat_of(&self.caller.guest);
                let hello = self.desk.hello(&table, you, self.app.hall.time().now());
                Some(self.form.line(&text(&Greeting { hello: &hello })))
            }
        }
    }

    async fn wait(&mut self) -> bool {
        if let Some(late) = &mut self.late {
            self.told = Told::News(late.next().await);
            return true;
        }
        self.told = match self.news.recv().await {
            Ok(news) => Told::Heard(news),
            Err(RecvError::Lagged(_)) => {
                self.news = self.desk.listen();
                Told::Whole
            }
            Err(RecvError::Closed) => return false,
        };
        true
    }
}
