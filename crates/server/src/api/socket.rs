//! A live table: one connection of one browser.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use clock::{Millis, Moment};
use game::micromatch::Contender;
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast::error::RecvError;

use super::error::Error;
use crate::app::App;
use crate::caller::Caller;
use crate::hall::{Desk, Hello, Trouble, text};
use crate::table::{Command, No, Own, Wish, index, letter};

/// The longest message that is read.
const MESSAGE_MAX: usize = 4 << 10;
/// Messages that may come at once, and how many are forgiven a second.
const BURST: u32 = 40;
const FORGIVEN: u32 = 20;
/// How long a browser may be gone before its player counts as gone.
const GRACE: Duration = Duration::from_secs(3);
/// How often a quiet connection is asked whether it is still there.
const ASK: Duration = Duration::from_secs(5);

/// What a browser sends.
#[derive(Deserialize)]
struct Incoming {
    id: u64,
    #[serde(default)]
    ping: bool,
    #[serde(flatten)]
    wish: Option<Wish>,
}

/// What it is sent beside the news.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Outgoing<'a> {
    Hello(&'a Hello),
    Ok(u64),
    No(Refused),
    Pong { id: u64, now: i64 },
}

#[derive(Serialize)]
struct Refused {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<u64>,
    #[serde(flatten)]
    no: No,
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
    let upgrade = upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .read_buffer_size(1 << 10)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(move |socket| async move {
        Connection { app, caller, desk, socket, seat: None, credit: BURST, since: Moment(0), delay: None }
            .run()
            .await;
    }))
}

struct Connection {
    app: App,
    caller: Caller,
    desk: Arc<Desk>,
    socket: WebSocket,
    seat: Option<Contender>,
    credit: u32,
    since: Moment,
    /// How long a message to the browser and back takes.
    delay: Option<Millis>,
}

impl Connection {
    async fn run(mut self) {
        let mut news = self.desk.listen();
        if self.greet().await.is_err() {
            self.leave();
            return;
        }
        let mut stopping = self.app.stopping();
        let mut quiet = tokio::time::interval(ASK);
        quiet.reset();
        loop {
            let sent = tokio::select! {
                heard = self.socket.recv() => match heard {
                    Some(Ok(Message::Text(message))) => self.heard(&message).await,
                    Some(Ok(Message::Pong(sent))) => {
                        self.measured(&sent);
                        Ok(())
                    }
                    Some(Ok(Message::Ping(_))) => Ok(()),
                    Some(Ok(Message::Binary(_))) => self.refuse(None, No::new("malformed", "messages are JSON texts")).await,
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                },
                told = news.recv() => match told {
                    Ok(told) => self.send(told).await,
                    Err(RecvError::Lagged(_)) => {
                        news = self.desk.listen();
                        self.greet().await
                    }
                    Err(RecvError::Closed) => break,
                },
                _ = quiet.tick() => self.ask().await,
                _ = stopping.changed() => break,
            };
            if sent.is_err() {
                break;
            }
        }
        let _ = self.socket.send(Message::Close(None)).await;
        self.leave();
    }

    /// Asks the browser to answer at once: that it does says it is there, and how far away.
    async fn ask(&mut self) -> Result<(), axum::Error> {
        let now = self.app.hall.time().now().0.to_be_bytes();
        self.socket.send(Message::Ping(now.to_vec().into())).await
    }

    /// The delay follows what is measured, the short ones faster: a single slow answer is no slow line.
    fn measured(&mut self, sent: &[u8]) {
        let Ok(sent) = <[u8; 8]>::try_from(sent) else { return };
        let now = self.app.hall.time().now();
        let took = (now - Moment(i64::from_be_bytes(sent))).as_millis();
        let before = self.delay.map_or(took, Millis::as_millis);
        let next = if took < before { (before + took) / 2 } else { (3 * before + took) / 4 };
        self.delay = Some(Millis(next));
    }

    /// Shows the whole table; a player who was not here has come.
    async fn greet(&mut self) -> Result<(), axum::Error> {
        let now = self.app.hall.time().now();
        let (seat, hello) = {
            let table = self.desk.lock().await;
            let seat = table.seat_of(&self.caller.guest);
            (seat, text(&Outgoing::Hello(&self.desk.hello(&table, seat, now))))
        };
        self.send(hello).await?;
        self.take(seat).await;
        Ok(())
    }

    /// The connection belongs to a player from now on, or to somebody who watches.
    async fn take(&mut self, seat: Option<Contender>) {
        let Some(seat) = seat.filter(|_| self.seat.is_none()) else { return };
        self.seat = Some(seat);
        self.desk
            .present(|present| present.players[index(seat)] = present.players[index(seat)].saturating_add(1));
        let now = self.app.hall.time().now();
        if let Err(trouble) = self.app.hall.own(&self.desk, &Own::Came(seat), now).await {
            tracing::warn!(?trouble, "a player's arrival was not written");
        }
    }

    async fn heard(&mut self, message: &str) -> Result<(), axum::Error> {
        let at = self.app.hall.time().now();
        if !self.may_speak(at) {
            let no = No::new("too-fast", "too many messages").instead("a few a second");
            return self.refuse(None, no).await;
        }
        let incoming: Incoming = match serde_json::from_str(message) {
            Ok(incoming) => incoming,
            Err(error) => return self.refuse(None, No::new("malformed", error.to_string())).await,
        };
        let id = incoming.id;
        if incoming.ping {
            return self.send(text(&Outgoing::Pong { id, now: at.0 })).await;
        }
        let Some(wish) = incoming.wish else {
            return self.refuse(Some(id), No::new("malformed", "nothing is asked for")).await;
        };
        let done = obey(&self.app, &self.desk, &self.caller, wish, (at, self.delay)).await;
        match done {
            Ok(_) => {
                self.send(text(&Outgoing::Ok(id))).await?;
                if self.seat.is_none() {
                    let seat = self.desk.lock().await.seat_of(&self.caller.guest);
                    if seat.is_some() {
                        return self.greet().await;
                    }
                }
                Ok(())
            }
            Err(Trouble::No(no)) => self.refuse(Some(id), no).await,
            Err(trouble) => {
                tracing::error!(?trouble, "a command was not written");
                let no = No::new("unavailable", "nothing was written").instead("try again in a moment");
                self.refuse(Some(id), no).await
            }
        }
    }

    /// A few messages at once are fine, a stream of them is not.
    fn may_speak(&mut self, now: Moment) -> bool {
        let passed = (now - self.since).as_millis().min(10_000);
        let forgiven = u32::try_from(passed).unwrap_or(0) * FORGIVEN / 1000;
        if forgiven > 0 {
            self.credit = (self.credit + forgiven).min(BURST);
            self.since = now;
        }
        let may = self.credit > 0;
        self.credit = self.credit.saturating_sub(1);
        may
    }

    async fn refuse(&mut self, id: Option<u64>, no: No) -> Result<(), axum::Error> {
        self.send(text(&Outgoing::No(Refused { id, no }))).await
    }

    async fn send(&mut self, message: Utf8Bytes) -> Result<(), axum::Error> {
        self.socket.send(Message::Text(message)).await
    }

    /// The connection is gone; if it was the player's last one and stays so, he is.
    fn leave(self) {
        let Some(seat) = self.seat else { return };
        let (app, desk) = (self.app, self.desk);
        let left = desk.present(|present| {
            let left = &mut present.players[index(seat)];
            *left = left.saturating_sub(1);
            *left
        });
        if left > 0 || *app.stopping().borrow() {
            return;
        }
        tokio::spawn(async move {
            tokio::time::sleep(GRACE).await;
            if desk.present(|present| present.players[index(seat)]) == 0 {
                let now = app.hall.time().now();
                if let Err(trouble) = app.hall.own(&desk, &Own::Went(seat), now).await {
                    tracing::warn!(?trouble, seat = letter(seat), "a player's absence was not written");
                }
            }
        });
    }
}

async fn obey(
    app: &App,
    desk: &Desk,
    caller: &Caller,
    wish: Wish,
    (at, delay): (Moment, Option<Millis>),
) -> Result<u64, Trouble> {
    let command = match wish {
        // The common case asks for no second look at the table.
        Wish::Move { text, offer, ply } => Command::Move { text, offer, ply, delay },
        wish => desk.lock().await.meant(wish)?,
    };
    app.hall.command(desk, &caller.guest, &command, at).await
}
