//! Those who listen to a table: by a socket, or by a stream.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;

use super::Blitz;
use crate::people::tests::site::Browser;

/// Longer than anything takes.
const LONG: Duration = Duration::from_secs(30);

/// Somebody at a socket, with everything that it said.
pub(super) struct Ear {
    socket: WebSocketStream<TcpStream>,
    pub(super) heard: Vec<Value>,
}

impl Ear {
    pub(super) async fn at(blitz: &Blitz, who: &Browser, table: &str) -> Self {
        let url = format!("ws://{}/api/tables/{table}/socket", blitz.site.at);
        let mut request = url.into_client_request().expect("an address");
        if let Some(cookie) = &who.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).expect("a cookie"));
        }
        let stream = TcpStream::connect(blitz.site.at).await.expect("a connection");
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await.expect("a socket");
        let mut ear = Self { socket, heard: Vec::new() };
        ear.until(|told| told.get("hello").is_some()).await;
        ear
    }

    pub(super) async fn says(&mut self, what: &str) {
        self.socket.send(Message::text(what)).await.expect("the socket is open");
    }

    /// Listens until something is said that passes.
    pub(super) async fn until(&mut self, test: impl Fn(&Value) -> bool) -> Value {
        loop {
            let told = timeout(LONG, self.next()).await.unwrap_or_else(|_| panic!("only {:?}", self.heard));
            if test(&told) {
                return told;
            }
        }
    }

    /// Listens for a while.
    pub(super) async fn during(&mut self, time: Duration) {
        let _ = timeout(time, async {
            loop {
                self.next().await;
            }
        })
        .await;
    }

    async fn next(&mut self) -> Value {
        loop {
            match self.socket.next().await.expect("something").expect("a message") {
                Message::Text(text) => {
                    let told: Value = serde_json::from_str(&text).expect("JSON");
                    self.heard.push(told.clone());
                    return told;
                }
                Message::Close(close) => panic!("closed: {close:?}"),
                _ => {}
            }
        }
    }

    /// Everything that was heard, as it was written.
    pub(super) fn all(&self) -> String {
        Value::from(self.heard.clone()).to_string()
    }
}

/// Whether something tells of a table with so many half-moves.
pub(super) fn stands(ply: usize) -> impl Fn(&Value) -> bool {
    move |told| told["view"]["ply"] == ply
}

/// Somebody at a stream, with everything that it said.
pub(super) struct Stream {
    stream: TcpStream,
    pub(super) heard: String,
}

impl Stream {
    pub(super) async fn at(blitz: &Blitz, who: &Browser, table: &str, accept: &str) -> Self {
        let mut stream = TcpStream::connect(blitz.site.at).await.expect("a connection");
        let cookie = who.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let call = format!(
            "GET /api/tables/{table}/stream HTTP/1.1\r\nhost: {}\r\naccept: {accept}\r\n{cookie}\r\n",
            blitz.site.at
        );
        stream.write_all(call.as_bytes()).await.expect("sent");
        let mut this = Self { stream, heard: String::new() };
        this.until("\"hello\"").await;
        this
    }

    /// Listens until something is there to be read.
    pub(super) async fn until(&mut self, what: &str) {
        let mut bytes = [0; 4096];
        while !self.heard.contains(what) {
            let read = timeout(LONG, self.stream.read(&mut bytes)).await;
            let read =
                read.unwrap_or_else(|_| panic!("no {what} in {}", self.heard)).expect("it can be read");
            assert_ne!(read, 0, "it ended: {}", self.heard);
            self.heard.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
    }
}
