//! A player at a socket, and the few requests he needs beside it.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing on this machine takes so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// The connection broke.
#[derive(Debug)]
pub(crate) struct Cut;

/// A player at a socket.
pub(crate) struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    id: u64,
    /// The whole table as it was shown first.
    pub(crate) hello: Value,
    /// What is shown now.
    pub(crate) view: Value,
}

impl Player {
    /// Connects to a table and waits for its greeting.
    pub(crate) async fn connect(address: &str, table: &str, secret: &str) -> Result<Self, Cut> {
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request().expect("an address");
        request.headers_mut().insert("cookie", cookie(secret).parse().expect("a cookie"));
        let connecting = tokio_tungstenite::connect_async(request);
        let (socket, _) =
            tokio::time::timeout(PATIENCE, connecting).await.expect("an answer").map_err(|_| Cut)?;
        let mut player = Self { socket, id: 0, hello: Value::Null, view: Value::Null };
        while player.hello.is_null() {
            player.hear().await?;
        }
        Ok(player)
    }

    /// Asks for something and waits for the answer: `Ok`, or what was said with the no.
    pub(crate) async fn ask(&mut self, mut what: Value) -> Result<Result<(), Value>, Cut> {
        self.id += 1;
        what["id"] = self.id.into();
        self.socket.send(Message::text(what.to_string())).await.map_err(|_| Cut)?;
        loop {
            let mut said = self.hear().await?;
            if said["ok"] == self.id {
                return Ok(Ok(()));
            }
            if said["no"]["id"] == self.id {
                return Ok(Err(said["no"].take()));
            }
        }
    }

    /// Waits for the next message and takes in what it shows.
    pub(crate) async fn hear(&mut self) -> Result<Value, Cut> {
        loop {
            let heard = tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("something is said");
            let Some(Ok(message)) = heard else { return Err(Cut) };
            let Message::Text(text) = message else { continue };
            let mut said: Value = serde_json::from_str(&text).expect("messages are JSON");
            if !said["hello"].is_null() {
                self.hello = said["hello"].take();
                self.view = self.hello["view"].clone();
            } else if !said["view"].is_null() {
                self.view = said["view"].take();
            }
            return Ok(said);
        }
    }

    /// Waits until something is shown.
    pub(crate) async fn until(&mut self, shown: impl Fn(&Value) -> bool) -> Result<(), Cut> {
        while !shown(&self.view) {
            self.hear().await?;
        }
        Ok(())
    }
}

/// Opens a table and gives its name.
pub(crate) async fn open(address: &str, secret: &str, challenge: &Value) -> Result<String, Cut> {
    let made = request(address, "POST", "/api/tables", secret, &challenge.to_string()).await?;
    Ok(made["id"].as_str().unwrap_or_else(|| panic!("no table: {made}")).to_owned())
}

/// The whole of a table as anybody sees it.
pub(crate) async fn show(address: &str, table: &str) -> Result<Value, Cut> {
    request(address, "GET", &format!("/api/tables/{table}"), &secret(0), "").await
}

/// A secret by which a browser is known.
pub(crate) fn secret(number: usize) -> String {
    let letters = "abcdefghijkmnpqrstuvwxyz".as_bytes();
    let digit = |place: u32| char::from(letters[number / 24_usize.pow(place) % 24]);
    std::iter::repeat_n('s', 28).chain((0..4).map(digit)).collect()
}

/// A challenge to a game.
pub(crate) fn challenge(discipline: &str, control: &str) -> Value {
    json!({ "discipline": discipline, "control": control, "seat": "first" })
}

fn cookie(secret: &str) -> String {
    format!("__Host-damka={secret}")
}

/// What was answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    /// The cookie of a session, if one was set.
    pub(crate) cookie: Option<String>,
    pub(crate) json: Value,
}

/// Calls with a cookie of one's own.
pub(crate) async fn call(
    address: &str,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> Result<Answer, Cut> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let answer = exchange(address, method, path, cookie, &body).await?;
    let (head, body) = answer.split_once("\r\n\r\n").ok_or(Cut)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(Cut)?;
    let mut set = head.lines().filter_map(|line| line.strip_prefix("set-cookie: "));
    let session = set.find(|set| set.contains("damka-session"));
    let cookie = session.and_then(|set| set.split(';').next()).map(str::to_owned);
    Ok(Answer { status, cookie, json: serde_json::from_str(body).map_err(|_| Cut)? })
}

/// What an address answers, with its head.
pub(crate) async fn text(address: &str, path: &str, cookie: &str) -> Result<String, Cut> {
    exchange(address, "GET", path, cookie, "").await
}

async fn request(address: &str, method: &str, path: &str, secret: &str, body: &str) -> Result<Value, Cut> {
    let answer = exchange(address, method, path, &cookie(secret), body).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or(Cut)?;
    serde_json::from_str(body).map_err(|_| Cut)
}

async fn exchange(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Result<String, Cut> {
    let exchange = async {
        let mut stream = TcpStream::connect(address).await?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        std::io::Result::Ok(answer)
    };
    tokio::time::timeout(PATIENCE, exchange).await.expect("an answer").map_err(|_| Cut)
}
