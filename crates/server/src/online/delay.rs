//! Those who only watch the board of an event may see it later than those who play: nobody whispers what nobody knows yet.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use clock::{Millis, Moment};
use hall::table::Table;
use hall::{Desk, Hello, News, text};
use serde::Serialize;
use tokio::time::Interval;

use super::of_hall;
use crate::app::App;
use crate::caller::Caller;
use crate::office::Trouble;

/// How often a late watcher is shown what has come of age.
const EVERY: Duration = Duration::from_secs(1);

/// The first words to a watcher.
#[derive(Serialize)]
struct Greeting<'a> {
    hello: &'a Hello,
}

/// How much later somebody sees a table; nothing for those who play or conduct the event.
pub(crate) async fn delay(app: &App, desk: &Desk, caller: &Caller) -> Result<Option<Millis>, Trouble> {
    let booking = {
        let table = desk.lock().await;
        let plays = table.seat_of(&caller.guest).is_some();
        table.booking().filter(|booking| !plays && booking.delay > Millis::ZERO).cloned()
    };
    let Some(booking) = booking else { return Ok(None) };
    let venue = app.office.venue(&booking.event).await?.now();
    Ok(Some(booking.delay).filter(|_| !venue.conducts(&caller.guest)))
}

/// A table as somebody may see it now who sees it later, and the moment that is shown.
pub(crate) async fn seen(app: &App, id: &str, delay: Millis) -> Result<(Table, Moment), Trouble> {
    let then = before(app.hall.time().now(), delay);
    let table = app.hall.as_of(id, then).await.map_err(of_hall)?;
    Ok((table, then))
}

/// A table as somebody sees it who sees it later.
pub(crate) struct Late {
    app: App,
    desk: Arc<Desk>,
    table: Table,
    delay: Millis,
    each: Interval,
    greeted: bool,
}

impl Late {
    /// For somebody who has just come.
    pub(crate) async fn come(app: App, desk: Arc<Desk>, delay: Millis) -> Result<Self, Trouble> {
        let id = desk.lock().await.id().to_owned();
        let (table, _) = seen(&app, &id, delay).await?;
        Ok(Self { app, desk, table, delay, each: tokio::time::interval(EVERY), greeted: false })
    }

    /// What he is told next, in words for all: first the whole table, then what has come of age. Nothing is lost if it is not waited for.
    pub(crate) async fn next(&mut self) -> Utf8Bytes {
        if !self.greeted {
            self.greeted = true;
            let then = before(self.app.hall.time().now(), self.delay);
            return text(&Greeting { hello: &self.desk.hello(&self.table, None, then) });
        }
        loop {
            self.each.tick().await;
            let then = before(self.app.hall.time().now(), self.delay);
            let mark = News::mark(&self.table);
            let mut table = self.table.clone();
            match self.app.hall.tell_until(&mut table, then).await {
                Ok(0) => {}
                Ok(_) => {
                    self.table = table;
                    let watching = self.desk.present(|present| present.others);
                    return text(&News::of(&self.table, &mark, watching, then));
                }
                Err(trouble) => tracing::warn!(?trouble, "a late watcher was not shown a table"),
            }
        }
    }
}

/// Shows a table to somebody who sees it later, until he goes.
pub(crate) async fn watch(app: App, desk: Arc<Desk>, delay: Millis, mut socket: WebSocket) {
    let Ok(mut late) = Late::come(app.clone(), desk, delay).await else { return };
    loop {
        let sent = tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => Ok(()),
            },
            told = late.next() => socket.send(Message::Text(told)).await,
            () = app.stopped() => return,
        };
        if sent.is_err() {
            return;
        }
    }
}

fn before(now: Moment, delay: Millis) -> Moment {
    Moment(now.0.saturating_sub(i64::try_from(delay.as_millis()).unwrap_or(i64::MAX)))
}
