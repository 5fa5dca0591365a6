//! Those who only watch the board of an event may see it later than those who play: nobody whispers what nobody knows yet.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, WebSocket};
use clock::{Millis, Moment};
use serde::Serialize;

use super::of_hall;
use crate::app::App;
use crate::caller::Caller;
use crate::hall::{Desk, Hello, News, text};
use crate::office::Trouble;
use crate::table::Table;

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

/// Shows a table to somebody who sees it later, until he goes.
pub(crate) async fn watch(app: App, id: String, desk: Arc<Desk>, delay: Millis, mut socket: WebSocket) {
    let Ok((mut table, then)) = seen(&app, &id, delay).await else { return };
    let hello = text(&Greeting { hello: &desk.hello(&table, None, then) });
    if socket.send(Message::Text(hello)).await.is_err() {
        return;
    }
    let mut each = tokio::time::interval(EVERY);
    loop {
        let sent = tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
                Some(Ok(_)) => Ok(()),
            },
            _ = each.tick() => {
                let then = before(app.hall.time().now(), delay);
                let mark = News::mark(&table);
                match app.hall.tell_until(&mut table, then).await {
                    Ok(0) => Ok(()),
                    Ok(_) => {
                        let watching = desk.present(|present| present.others);
                        socket.send(Message::Text(text(&News::of(&table, &mark, watching, then)))).await
                    }
                    Err(trouble) => {
                        tracing::warn!(?trouble, "a late watcher was not shown a table");
                        Ok(())
                    }
                }
            }
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
