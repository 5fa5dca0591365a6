//! A server in a folder of its own, and clients that say exactly what a test wants them to say.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, Once};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Limits, Options};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
pub(crate) use tokio_tungstenite::tungstenite::{Error as WsError, Message};

static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());
static HOUSES: AtomicUsize = AtomicUsize::new(0);

/// Runs a test and fails if anything panicked anywhere, also in a task nobody waits for.
pub(crate) fn run(test: impl Future<Output = ()>) {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let place = info.location().map(ToString::to_string).unwrap_or_default();
            if !place.contains("tests/gate") {
                PANICS.lock().unwrap().push(info.to_string());
            }
            usual(info);
        }));
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { tokio::time::timeout(Duration::from_secs(120), test).await.expect("in time") });
    let panics = PANICS.lock().unwrap();
    assert!(panics.is_empty(), "the server panicked: {panics:?}");
}

/// A server that runs.
pub(crate) struct House {
    pub(crate) at: SocketAddr,
    folder: PathBuf,
    stop: Option<oneshot::Sender<()>>,
    ended: JoinHandle<Result<(), server::Stopped>>,
}

/// An answer to a request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

/// A visitor with his cookie.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) at: SocketAddr,
    pub(crate) cookie: String,
}

pub(crate) type Socket = WebSocketStream<TcpStream>;

impl House {
    pub(crate) async fn open(limits: Limits) -> Self {
        let number = HOUSES.fetch_add(1, Relaxed);
        let folder = std::env::temp_dir().join(format!("damka-gate-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let place = store::Place::Folder(folder.clone());
        let (stop, told) = oneshot::channel::<()>();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let options = Options { listen, place, limits, ..Options::default() };
        let (ready, address) = oneshot::channel::<String>();
        let ready = |address: &str| ready.send(address.to_owned()).unwrap();
        let ended = tokio::spawn(server::serve(options, ready, async move {
            let _ = told.await;
        }));
        let address = address.await.expect("the server starts");
        let at = address.trim_start_matches("http://").parse().expect("an address");
        Self { at, folder, stop: Some(stop), ended }
    }

    /// Ends the server and waits for its end.
    pub(crate) async fn close(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        (&mut self.ended).await.unwrap().unwrap();
    }

    /// Sends bytes and reads whatever comes until the end.
    pub(crate) async fn raw(&self, bytes: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(self.at).await.unwrap();
        // The server may close before it has read everything.
        let _ = stream.write_all(bytes).await;
        let mut read = Vec::new();
        let _ = stream.read_to_end(&mut read).await;
        Answer::parse(&read)
    }

    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        ask(self.at, method, path, headers, body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"").await
    }

    /// Somebody who comes for the first time.
    pub(crate) async fn visitor(&self) -> Visitor {
        let answer = self.get("/api/lobby").await;
        let cookie = answer.header("set-cookie").expect("a visitor is known by a cookie");
        Visitor { at: self.at, cookie: cookie.split(';').next().unwrap().to_owned() }
    }

    /// Two visitors at a table where the game is on, the first to move first.
    pub(crate) async fn meeting(&self) -> (String, Visitor, Visitor) {
        let (one, another) = (self.visitor().await, self.visitor().await);
        let table = one.open(&json!({ "discipline": "russian", "control": "5m+3s", "seat": "first" })).await;
        let id = table.json()["id"].as_str().expect("a table").to_owned();
        let sat = another.command(&id, &json!({ "do": "sit" })).await;
        assert_eq!(sat.status, 200, "{sat:?}");
        (id, one, another)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.ended.abort();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Visitor {
    pub(crate) async fn ask(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let headers: Vec<_> = headers.iter().copied().chain([("Cookie", self.cookie.as_str())]).collect();
        ask(self.at, method, path, &headers, body).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &[], b"").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let kind = ("Content-Type", "application/json");
        self.ask("POST", path, &[kind], body.to_string().as_bytes()).await
    }

    pub(crate) async fn open(&self, challenge: &Value) -> Answer {
        self.post("/api/tables", challenge).await
    }

    pub(crate) async fn command(&self, table: &str, wish: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/commands"), wish).await
    }

    /// A socket at a table, after its hello.
    pub(crate) async fn sit(&self, table: &str) -> Socket {
        let mut socket = self.socket(table, &[]).await.expect("a socket");
        assert!(hear(&mut socket).await.get("hello").is_some());
        socket
    }

    pub(crate) async fn socket(
        &self,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, WsError> {
        let url = format!("ws://{}/api/tables/{table}/socket", self.at);
        let mut request = url.into_client_request()?;
        let all = headers.iter().copied().chain([("cookie", self.cookie.as_str())]);
        for (name, value) in all {
            request.headers_mut().insert(name, HeaderValue::from_str(value).unwrap());
        }
        let stream = TcpStream::connect(self.at).await.map_err(WsError::Io)?;
        tokio_tungstenite::client_async(request, stream).await.map(|(socket, _)| socket)
    }
}

/// Says something on a socket.
pub(crate) async fn say(socket: &mut Socket, what: &Value) {
    socket.send(Message::text(what.to_string())).await.expect("the socket is open");
}

/// The next text on a socket.
pub(crate) async fn hear(socket: &mut Socket) -> Value {
    loop {
        match socket.next().await.expect("something").expect("a message") {
            Message::Text(text) => return serde_json::from_str(&text).expect("JSON"),
            Message::Close(close) => panic!("closed: {close:?}"),
            _ => {}
        }
    }
}

/// The answer to a message with an id, whatever news comes before.
pub(crate) async fn answer(socket: &mut Socket, id: u64) -> Value {
    loop {
        let heard = hear(socket).await;
        let no = heard.get("no").filter(|no| no["id"] == id);
        if heard.get("ok") == Some(&json!(id)) || no.is_some() || heard["pong"]["id"] == id {
            return heard;
        }
    }
}

/// Waits until the other side has closed a socket, reading on.
pub(crate) async fn closed(socket: &mut Socket) {
    while let Some(Ok(message)) = socket.next().await {
        if matches!(message, Message::Close(_)) {
            return;
        }
    }
}

async fn ask(at: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Answer {
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {at}\r\nConnection: close\r\n");
    headers.iter().for_each(|(name, value)| head.push_str(&format!("{name}: {value}\r\n")));
    if !body.is_empty() || !matches!(method, "GET" | "HEAD") {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    head.push_str("\r\n");
    let mut stream = TcpStream::connect(at).await.unwrap();
    stream.write_all(head.as_bytes()).await.unwrap();
    let _ = stream.write_all(body).await;
    let mut read = Vec::new();
    let _ = stream.read_to_end(&mut read).await;
    Answer::parse(&read)
}

impl Answer {
    fn parse(read: &[u8]) -> Self {
        let end = read.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(read.len());
        let head = String::from_utf8_lossy(&read[..end]).into_owned();
        let mut lines = head.split("\r\n");
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or(0);
        let headers: Vec<(String, String)> = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        let body = read.get(end + 4..).unwrap_or_default().to_vec();
        let mut answer = Self { status, headers, body };
        if answer.header("transfer-encoding") == Some("chunked") {
            answer.body = unchunked(&answer.body);
        }
        answer
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = rest.windows(2).position(|two| two == b"\r\n") {
        let size = usize::from_str_radix(&String::from_utf8_lossy(&rest[..end]), 16).unwrap_or(0);
        if size == 0 || rest.len() < end + 2 + size {
            break;
        }
        whole.extend_from_slice(&rest[end + 2..end + 2 + size]);
        rest = rest.get(end + 4 + size..).unwrap_or_default();
    }
    whole
}
