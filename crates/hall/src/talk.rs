//! The talk with somebody at a table: one connection of one browser.

use std::pin::pin;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use clock::{Millis, Moment};
use futures_util::SinkExt;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tokio::sync::broadcast::{
    self,
    error::{RecvError, TryRecvError},
};
use tokio::sync::watch;

use crate::desk::{Desk, Hello, Told, text};
use crate::hall::{Hall, Trouble};
use crate::limits::Limits;
use crate::metrics::UNAVAILABLE;
use crate::place::Place;
use crate::table::{Command, Guest, No, Wish};
use crate::turnstile::Bucket;

/// So many times the size of a message are heard out, for its sender to be told; what is larger still closes the socket.
const HEARD_OUT: usize = 4;
/// What who sends too much is told.
const TOO_FAST: &str = "too many messages";
/// Bytes that wait for what follows them at once.
const TOGETHER: usize = 256;

/// What a browser sends: a number by which the answer is known, and what it wishes.
enum Incoming {
    Ping(u64),
    Wish(u64, Wish),
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

/// What the house allows somebody who talks at a table.
pub trait Permit: Send + Sync {
    /// How much of everything.
    fn limits(&self) -> &Limits;

    /// Whether he may play. He is asked for it at every word, for he may lose it meanwhile.
    ///
    /// # Errors
    /// If he may not.
    fn play(&self) -> Result<(), No>;

    /// Whether the house closes, and when it does.
    fn closing(&self) -> watch::Receiver<bool>;
}

/// Somebody who talks at a table.
pub struct Talk {
    /// The hall in which the table stands.
    pub hall: Arc<Hall>,
    /// The table.
    pub desk: Arc<Desk>,
    /// Who it is.
    pub guest: Guest,
    /// What he is allowed.
    pub permit: Box<dyn Permit>,
}

impl Talk {
    /// What somebody asks for who wants to talk, bounded as the house bounds it.
    pub fn bounded(upgrade: WebSocketUpgrade, limits: &Limits) -> WebSocketUpgrade {
        upgrade
            .max_message_size(limits.message_bytes * HEARD_OUT)
            .max_frame_size(limits.message_bytes * HEARD_OUT)
            .read_buffer_size(1 << 10)
            .write_buffer_size(TOGETHER)
    }

    /// Begins to talk.
    #[must_use]
    pub fn begin(self, upgrade: WebSocketUpgrade) -> Response {
        Self::bounded(upgrade, self.permit.limits()).on_upgrade(move |socket| async move {
            let (_open, now) = (self.hall.metrics().socket(), Instant::now());
            let credit = Bucket::full(self.permit.limits().messages, now);
            let place = Place::enter(self.hall.clone(), self.desk.clone(), self.permit.closing());
            Connection { talk: self, socket, place, credit, refused: 0, heard: now, asked: now, delay: None }
                .run()
                .await;
        })
    }

    async fn obey(&self, wish: Wish, (at, delay): (Moment, Option<Millis>)) -> Result<u64, Trouble> {
        self.permit.play()?;
        let command = match wish {
            // The common case asks for no second look at the table.
            Wish::Move { text, offer, ply } => Command::Move { text, offer, ply, delay },
            wish => self.desk.lock().await.meant(wish)?,
        };
        self.hall.command(&self.desk, &self.guest, &command, at).await
    }
}

struct Connection {
    talk: Talk,
    socket: WebSocket,
    place: Place,
    credit: Bucket,
    /// Messages in a row that were too many.
    refused: u32,
    /// When it was heard last.
    heard: Instant,
    /// When it was asked last whether it is there.
    asked: Instant,
    /// How long a message to the browser and back takes.
    delay: Option<Millis>,
}

impl Connection {
    async fn run(mut self) {
        let mut news = self.talk.desk.listen();
        if Box::pin(self.greet()).await.is_err() {
            return;
        }
        let mut closing = self.talk.permit.closing();
        let mut closed = pin!(async { closing.wait_for(|closing| *closing).await.is_ok() });
        let mut quiet = tokio::time::interval(self.limits().ask_time);
        quiet.reset();
        let end = loop {
            let sent = tokio::select! {
                heard = self.socket.recv() => match self.noted(heard) {
                    Some(Ok(_)) if self.is_rude() => break end(close_code::POLICY, TOO_FAST),
                    Some(Ok(message)) if !matches!(message, Message::Close(_)) && self.is_too_fast() => {
                        let a_second = self.limits().messages.per_minute / 60;
                        let no = No::new("too-fast", TOO_FAST).instead(format!("at most {a_second} a second"));
                        self.refuse(None, no).await
                    }
                    // On the heap: most connections only listen, and need not keep room for what they do not do.
                    Some(Ok(Message::Text(message))) => match Box::pin(self.heard(&message)).await {
                        Ok(()) => self.rest(&mut news).await,
                        broken => broken,
                    },
                    Some(Ok(Message::Pong(sent))) => {
                        self.measured(&sent);
                        Ok(())
                    }
                    Some(Ok(Message::Ping(_))) => Ok(()),
                    Some(Ok(Message::Binary(_))) => self.refuse(None, No::new("malformed", "messages are JSON texts")).await,
                    Some(Ok(Message::Close(_))) | None => break None,
                    Some(Err(error)) => break broken(error),
                },
                told = news.recv() => match told {
                    Ok(told) => match told.for_seat(self.place.seat()) {
                        Some(told) => self.tell(told).await,
                        None => Ok(()),
                    },
                    Err(RecvError::Lagged(_)) => {
                        news = self.talk.desk.listen();
                        Box::pin(self.greet()).await
                    }
                    Err(RecvError::Closed) => break None,
                },
                _ = quiet.tick() => {
                    if self.heard.elapsed() > self.limits().silence {
                        break end(close_code::POLICY, "nothing was heard for too long");
                    }
                    self.ask().await
                }
                _ = &mut closed => break end(close_code::AWAY, "the server ends"),
            };
            if sent.is_err() {
                break None;
            }
        };
        let _ = self.socket.send(Message::Close(end)).await;
    }

    /// What a command has changed goes out together with its answer.
    async fn rest(&mut self, news: &mut broadcast::Receiver<Told>) -> Result<(), axum::Error> {
        match news.try_recv() {
            Ok(told) => match told.for_seat(self.place.seat()) {
                Some(told) => self.tell(told).await,
                None => self.socket.flush().await,
            },
            Err(TryRecvError::Lagged(_)) => {
                *news = self.talk.desk.listen();
                Box::pin(self.greet()).await
            }
            Err(TryRecvError::Empty | TryRecvError::Closed) => self.socket.flush().await,
        }
    }

    /// Sends news, and with them the question whether the browser is there, if it is time for it: who hears of every move is
    /// asked without a message of its own.
    async fn tell(&mut self, news: Utf8Bytes) -> Result<(), axum::Error> {
        if let Some(question) = self.question() {
            Box::pin(self.socket.feed(question)).await?;
        }
        self.send(news).await
    }

    /// Asks a browser to which nothing was sent.
    async fn ask(&mut self) -> Result<(), axum::Error> {
        match self.question() {
            Some(question) => self.socket.send(question).await,
            None => Ok(()),
        }
    }

    /// What the browser answers at once, unless it was asked just now: that it does says it is there, and how far away.
    fn question(&mut self) -> Option<Message> {
        if self.asked.elapsed() < self.limits().ask_time / 2 {
            return None;
        }
        self.asked = Instant::now();
        let now = self.talk.hall.time().now().0.to_be_bytes();
        Some(Message::Ping(now.to_vec().into()))
    }

    /// The delay follows what is measured, the short ones faster: a single slow answer is no slow line.
    fn measured(&mut self, sent: &[u8]) {
        let Ok(sent) = <[u8; 8]>::try_from(sent) else { return };
        let now = self.talk.hall.time().now();
        let took = (now - Moment(i64::from_be_bytes(sent))).as_millis();
        let before = self.delay.map_or(took, Millis::as_millis);
        let next = if took < before { (before + took) / 2 } else { (3 * before + took) / 4 };
        self.delay = Some(Millis(next));
    }

    /// Shows the whole table; a player who was not here has come.
    async fn greet(&mut self) -> Result<(), axum::Error> {
        let now = self.talk.hall.time().now();
        let desk = self.talk.desk.clone();
        let (came, hello) = {
            let table = desk.lock().await;
            let seat = table.seat_of(&self.talk.guest);
            // Who may only look is not there to play.
            let came = self.place.take(seat.filter(|_| self.talk.permit.play().is_ok()));
            (came, text(&Outgoing::Hello(&desk.hello(&table, seat, now))))
        };
        self.send(hello).await?;
        if let Some(seat) = came {
            self.place.came(seat, now).await;
        }
        Ok(())
    }

    async fn heard(&mut self, message: &str) -> Result<(), axum::Error> {
        let at = self.talk.hall.time().now();
        let most = self.limits().message_bytes;
        if message.len() > most {
            let no =
                No::new("too-large", "the message is too large").instead(format!("at most {most} bytes"));
            return self.refuse(None, no).await;
        }
        let (id, wish) = match Incoming::read(message) {
            Ok(Incoming::Ping(id)) => return self.send(text(&Outgoing::Pong { id, now: at.0 })).await,
            Ok(Incoming::Wish(id, wish)) => (id, wish),
            Err((id, no)) => return self.refuse(id, no).await,
        };
        match self.talk.obey(wish, (at, self.delay)).await {
            Ok(_) => {
                self.socket.feed(Message::Text(text(&Outgoing::Ok(id)))).await?;
                if self.place.seat().is_none() {
                    let seat = self.talk.desk.lock().await.seat_of(&self.talk.guest);
                    if seat.is_some() {
                        return self.greet().await;
                    }
                }
                Ok(())
            }
            Err(Trouble::No(no)) => self.refuse(Some(id), no).await,
            Err(trouble) => {
                tracing::error!(?trouble, "a command was not written");
                let no = No::new(UNAVAILABLE, "nothing was written").instead("try again in a moment");
                self.refuse(Some(id), no).await
            }
        }
    }

    fn limits(&self) -> &Limits {
        self.talk.permit.limits()
    }

    /// Something was heard: it is still there.
    fn noted<T>(&mut self, heard: T) -> T {
        self.heard = Instant::now();
        heard
    }

    /// Whether it sends more than it may, whatever it sends.
    fn is_too_fast(&mut self) -> bool {
        let too_fast = self.credit.take(self.limits().messages, Instant::now()).is_err();
        self.refused = if too_fast { self.refused.saturating_add(1) } else { 0 };
        too_fast
    }

    /// Whether it does not stop though it was told so often that it is too fast.
    fn is_rude(&self) -> bool {
        self.refused >= self.limits().messages_refused
    }

    async fn refuse(&mut self, id: Option<u64>, no: No) -> Result<(), axum::Error> {
        self.talk.hall.metrics().refused(no.code);
        self.send(text(&Outgoing::No(Refused { id, no }))).await
    }

    async fn send(&mut self, message: Utf8Bytes) -> Result<(), axum::Error> {
        self.socket.send(Message::Text(message)).await
    }
}

/// Why a connection ends, as a program can read it.
fn end(code: u16, why: &'static str) -> Option<CloseFrame> {
    Some(CloseFrame { code, reason: Utf8Bytes::from_static(why) })
}

/// The same for one that broke the rules of sockets; nobody is told who is not there any more.
fn broken(error: axum::Error) -> Option<CloseFrame> {
    use tungstenite::error::{Error, ProtocolError};
    match error.into_inner().downcast_ref()? {
        Error::Capacity(_) => end(close_code::SIZE, "the message is too large"),
        Error::Utf8(_) => end(close_code::INVALID, "a text is not in UTF-8"),
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
        Error::Protocol(_) => end(close_code::PROTOCOL, "this is not how sockets speak (RFC 6455)"),
        _ => None,
    }
}

/// A move, which is most of what is sent. It is read at once; whatever else there is, is looked into first.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Moving {
    id: u64,
    #[serde(rename = "do")]
    _what: Moves,
    text: String,
    #[serde(default)]
    offer: bool,
    ply: Option<usize>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Moves {
    Move,
}

impl Incoming {
    /// What a message says; with its number, if it has one, where it says nothing that is known.
    fn read(message: &str) -> Result<Self, (Option<u64>, No)> {
        // Serde takes a list of its fields for a move as well.
        let moving = message.trim_start().starts_with('{').then(|| serde_json::from_str(message));
        match moving {
            Some(Ok(Moving { id, text, offer, ply, .. })) => {
                Ok(Self::Wish(id, Wish::Move { text, offer, ply }))
            }
            _ => Self::read_any(message),
        }
    }

    /// The same, whatever it says.
    fn read_any(message: &str) -> Result<Self, (Option<u64>, No)> {
        let malformed = |error: serde_json::Error| No::unread(&error.to_string());
        let mut fields: Map<String, Value> =
            serde_json::from_str(message).map_err(|error| (None, malformed(error)))?;
        let id = fields.remove("id").and_then(|id| id.as_u64());
        let id = id.ok_or((None, No::new("malformed", "a message has a number as its id")))?;
        if fields.len() == 1 && fields.get("ping") == Some(&Value::Bool(true)) {
            return Ok(Self::Ping(id));
        }
        let wish = Wish::deserialize(Value::Object(fields));
        wish.map(|wish| Self::Wish(id, wish)).map_err(|error| (Some(id), malformed(error)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_at_once_as_it_is_read_with_a_look_into_it() {
        let said = |read: Result<Incoming, (Option<u64>, No)>| match read {
            Ok(Incoming::Ping(id)) => format!("{id} ping"),
            Ok(Incoming::Wish(id, wish)) => format!("{id} {wish:?}"),
            Err((id, no)) => format!("{id:?} {no:?}"),
        };
        for message in [
            r#"{"id":1,"do":"move","text":"c3-d4","ply":0}"#,
            r#" { "ply" : null, "text" : "c3\u002dd4", "offer" : true, "do" : "move", "id" : 7 } "#,
            r#"{"id":1,"do":"move","text":"c3-d4"}"#,
            r#"{"id":1,"do":"move"}"#,
            r#"{"id":1,"do":"move","text":3}"#,
            r#"{"id":1,"do":"move","text":"c3-d4","ply":-1}"#,
            r#"{"id":1,"do":"move","text":"c3-d4","play":1}"#,
            r#"{"id":1,"do":"move","text":"c3-d4","text":"e3-f4"}"#,
            r#"{"id":1,"do":"seal","text":"c3-d4"}"#,
            r#"{"id":1,"do":"resign"}"#,
            r#"{"id":1,"ping":true}"#,
            r#"{"id":-1,"do":"move","text":"c3-d4"}"#,
            r#"{"do":"move","text":"c3-d4"}"#,
            r#"{"id":1,"do":"move","text":"c3-d4"} and more"#,
            r#"[1,"move","c3-d4",false,0]"#,
            "[]",
            "",
        ] {
            assert_eq!(said(Incoming::read(message)), said(Incoming::read_any(message)), "{message}");
        }
        let read = said(Incoming::read(r#"{"id":1,"do":"move","text":"c3-d4","ply":0}"#));
        assert_eq!(read, r#"1 Move { text: "c3-d4", offer: false, ply: Some(0) }"#);
    }
}
