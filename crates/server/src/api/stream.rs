//! A live table for programs: lines of JSON, or events for `EventSource`.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use hall::{self, Desk, Hello, Place, text};
use people::Action;
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
    /// Who plays is there as long as he listens.
    place: Option<Place>,
    /// Whether somebody, perhaps he, can still sit down.
    open: bool,
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
    crate::online::admit(&app, &desk, &caller).await?;
    let (late, told) = match crate::online::delay(&app, &desk, &caller).await? {
        Some(delay) => (Some(Box::new(Late::come(app.clone(), desk.clone(), delay).await?)), Told::Nothing),
        None => (None, Told::Whole),
    };
    let (form, news) = (Form::asked(&headers), desk.listen());
    let actor = caller.actor;
    let place = late.is_none().then(|| Place::enter(app.hall.clone(), desk.clone(), app.stopping()));
    let listener = Listener { app: app.clone(), caller, desk, form, news, place, open: true, late, told };
    Ok(lines::send(app, actor, form, listener))
}

impl Source for Listener {
    async fn line(&mut self) -> Option<Bytes> {
        match std::mem::replace(&mut self.told, Told::Nothing) {
            Told::Nothing => None,
            Told::News(news) => Some(self.form.line(&news)),
            Told::Heard(_) if self.has_sat_down().await => self.whole().await,
            Told::Heard(news) => {
                let seat = match news.is_for_all() {
                    true => None,
                    false => self.desk.lock().await.seat_of(&self.caller.guest),
                };
                news.for_seat(seat).map(|news| self.form.line(&news))
            }
            Told::Whole => self.whole().await,
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

impl Listener {
    /// Whether who only watched plays now.
    async fn has_sat_down(&mut self) -> bool {
        if !self.open {
            return false;
        }
        let table = self.desk.lock().await;
        self.open = table.is_open();
        self.place.as_ref().is_some_and(|place| place.seat().is_none())
            && table.seat_of(&self.caller.guest).is_some()
    }

    async fn whole(&mut self) -> Option<Bytes> {
        let now = self.app.hall.time().now();
        let (came, line) = {
            let table = self.desk.lock().await;
            let you = table.seat_of(&self.caller.guest);
            self.open = table.is_open();
            // Who may only look is not there to play.
            let plays = you.filter(|_| self.app.house.allow(self.caller.actor, Action::Play).is_ok());
            let came = self.place.as_mut().and_then(|place| place.take(plays));
            (came, self.form.line(&text(&Greeting { hello: &self.desk.hello(&table, you, now) })))
        };
        if let (Some(seat), Some(place)) = (came, &self.place) {
            place.came(seat, now).await;
        }
        Some(line)
    }
}
