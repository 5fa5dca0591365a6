//! The protocol of NATS, as much of it as one subject needs: lines of text, and payloads of so many bytes.
//!
//! The server begins with `INFO {..}`; the client answers `CONNECT {..}`, `SUB subject 1` and `PING`, and is heard when the
//! server says `PONG`. Then `PUB subject size` goes out and `MSG subject 1 size` comes in, each before a line with its payload,
//! and either side may say `PING` at any time.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use super::address::{Address, Pass};
use crate::error::Error;
use crate::sequence::Position;

/// How long a connection may take.
const CONNECT_TIME_MAX: Duration = Duration::from_secs(5);
/// How often we ask whether the server is there.
const PING_EVERY: Duration = Duration::from_secs(5);
/// After how long a silent server counts as gone.
const SILENCE_MAX: Duration = Duration::from_secs(12);
/// Bytes of a line; what a server says about itself is a few thousand.
const LINE_BYTES_MAX: u64 = 65_536;
/// Bytes of a payload; ours are numbers.
const NEWS_BYTES_MAX: usize = 1_024;

/// The half that listens.
#[derive(Debug)]
pub(super) struct Hearing<R> {
    input: R,
    line: Vec<u8>,
    /// Where the other half learns that the server wants an answer.
    pings: mpsc::Sender<()>,
}

/// The half that speaks.
#[derive(Debug)]
pub(super) struct Saying<W> {
    output: W,
    subject: String,
    pings: mpsc::Receiver<()>,
}

/// What a server says about itself.
#[derive(Deserialize)]
struct Info {
    #[serde(default)]
    tls_required: bool,
}

/// What we say about ourselves.
#[derive(Serialize)]
struct Connect<'a> {
    verbose: bool,
    pedantic: bool,
    /// Whether what we say comes back to us.
    echo: bool,
    name: &'a str,
    lang: &'a str,
    version: &'a str,
    protocol: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    auth_token: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    user: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pass: Option<&'a str>,
}

/// What a server says.
#[derive(Debug, PartialEq, Eq)]
enum Word {
    Info,
    Ping,
    Pong,
    /// News with a payload of so many bytes.
    Msg(usize),
    Ok,
    Err(String),
}

/// Connects, and listens to a subject.
pub(super) async fn connect(
    address: &Address,
    subject: &str,
) -> Result<(Hearing<BufReader<OwnedReadHalf>>, Saying<OwnedWriteHalf>), Error> {
    let greet = async {
        let stream = TcpStream::connect(&address.server).await.map_err(lost)?;
        stream.set_nodelay(true).map_err(lost)?;
        let (input, output) = stream.into_split();
        greet(BufReader::new(input), output, address, subject).await
    };
    timeout(CONNECT_TIME_MAX, greet).await.unwrap_or_else(|_| Err(gone("no answer to a connection")))
}

async fn greet<R: AsyncBufRead + Unpin, W: AsyncWrite + Unpin>(
    input: R,
    output: W,
    address: &Address,
    subject: &str,
) -> Result<(Hearing<R>, Saying<W>), Error> {
    // One answer is enough for any number of pings.
    let (pings, asked) = mpsc::channel(1);
    let mut hearing = Hearing { input, line: Vec::new(), pings };
    let mut saying = Saying { output, subject: subject.to_owned(), pings: asked };
    hearing.next_line().await?;
    let info = hearing.line.strip_prefix(b"INFO ").ok_or_else(|| gone("this is no NATS server"))?;
    let info: Info = serde_json::from_slice(info).map_err(|_| gone("this is no NATS server"))?;
    if info.tls_required {
        return Err(gone("the NATS server wants TLS, which there is not"));
    }
    let hello = serde_json::to_string(&Connect::to(address)).map_err(|error| gone(&error.to_string()))?;
    saying.write(&format!("CONNECT {hello}\r\nSUB {subject} 1\r\nPING\r\n")).await?;
    loop {
        hearing.next_line().await?;
        match word(&hearing.line)? {
            Word::Pong => return Ok((hearing, saying)),
            Word::Err(why) => return Err(gone(&why)),
            word => drop(hearing.follow(&word).await?),
        }
    }
}

impl<R: AsyncBufRead + Unpin> Hearing<R> {
    /// Passes on the payload of every message, until the connection is lost.
    pub(super) async fn hear(&mut self, mut news: impl FnMut(&[u8])) -> Result<(), Error> {
        loop {
            let heard = timeout(SILENCE_MAX, self.next()).await;
            if let Some(payload) = heard.map_err(|_| gone("the NATS server is silent"))?? {
                news(&payload);
            }
        }
    }

    /// The next word of the server; its payload, if it is a message.
    async fn next(&mut self) -> Result<Option<Vec<u8>>, Error> {
        self.next_line().await?;
        let word = word(&self.line)?;
        self.follow(&word).await
    }

    /// Does what a word asks for.
    async fn follow(&mut self, word: &Word) -> Result<Option<Vec<u8>>, Error> {
        match word {
            Word::Info | Word::Pong | Word::Ok => Ok(None),
            Word::Ping => {
                // If the last one is not answered yet, one answer will do for both.
                let _ = self.pings.try_send(());
                Ok(None)
            }
            Word::Err(why) => Err(gone(why)),
            Word::Msg(size) => {
                let mut payload = vec![0; *size + 2];
                self.input.read_exact(&mut payload).await.map_err(lost)?;
                payload.truncate(*size);
                Ok(Some(payload))
            }
        }
    }

    /// Reads a line, without its end.
    async fn next_line(&mut self) -> Result<(), Error> {
        self.line.clear();
        (&mut self.input).take(LINE_BYTES_MAX).read_until(b'\n', &mut self.line).await.map_err(lost)?;
        if self.line.pop() != Some(b'\n') {
            return Err(gone("the NATS server is gone, or says too much"));
        }
        if self.line.last() == Some(&b'\r') {
            self.line.pop();
        }
        Ok(())
    }
}

impl<W: AsyncWrite + Unpin> Saying<W> {
    /// Says what is told, the latest only, and that we are there; until the connection is lost or nobody tells any more.
    pub(super) async fn say(&mut self, telling: &mut watch::Receiver<Position>) -> Result<(), Error> {
        let mut rounds = tokio::time::interval(PING_EVERY);
        loop {
            let words = tokio::select! {
                told = telling.changed() => {
                    told.map_err(|_| Error::Closed)?;
                    let news = telling.borrow_and_update().to_string();
                    format!("PUB {} {}\r\n{news}\r\n", self.subject, news.len())
                }
                asked = self.pings.recv() => {
                    asked.ok_or(Error::Closed)?;
                    "PONG\r\n".to_owned()
                }
                _ = rounds.tick() => "PING\r\n".to_owned(),
            };
            let written = timeout(SILENCE_MAX, self.write(&words)).await;
            written.map_err(|_| gone("the NATS server does not listen"))??;
        }
    }

    async fn write(&mut self, words: &str) -> Result<(), Error> {
        self.output.write_all(words.as_bytes()).await.map_err(lost)
    }
}

impl<'a> Connect<'a> {
    fn to(address: &'a Address) -> Self {
        let (auth_token, user, pass) = match &address.pass {
            None => (None, None, None),
            Some(Pass::Token(token)) => (Some(token.as_str()), None, None),
            Some(Pass::Password { user, password }) => (None, Some(user.as_str()), Some(password.as_str())),
        };
        let version = env!("CARGO_PKG_VERSION");
        Self {
            verbose: false,
            pedantic: false,
            echo: false,
            name: "damka",
            lang: "rust",
            version,
            protocol: 1,
            auth_token,
            user,
            pass,
        }
    }
}

/// The word of a line.
fn word(line: &[u8]) -> Result<Word, Error> {
    let line = std::str::from_utf8(line).map_err(|_| gone("the NATS server says no text"))?;
    let (verb, rest) = line.split_once(' ').unwrap_or((line, ""));
    match verb.to_ascii_uppercase().as_str() {
        "INFO" => Ok(Word::Info),
        "PING" => Ok(Word::Ping),
        "PONG" => Ok(Word::Pong),
        "+OK" => Ok(Word::Ok),
        "-ERR" => Ok(Word::Err(rest.to_owned())),
        // Subject, number of the subscription, perhaps where to answer, size.
        "MSG" => {
            let size = rest.split_ascii_whitespace().next_back().and_then(|size| size.parse().ok());
            let size = size.filter(|size| *size <= NEWS_BYTES_MAX);
            size.map(Word::Msg).ok_or_else(|| gone("these are no news of a journal"))
        }
        _ => Err(gone("this is no word of a NATS server")),
    }
}

fn lost(error: std::io::Error) -> Error {
    gone(&error.to_string())
}

fn gone(why: &str) -> Error {
    Error::Unavailable(why.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_read_and_others_are_none() {
        let read = |line: &str| word(line.as_bytes()).ok();
        assert_eq!(read("PING"), Some(Word::Ping));
        assert_eq!(read("pong"), Some(Word::Pong));
        assert_eq!(read("MSG a.b 1 12"), Some(Word::Msg(12)));
        assert_eq!(read("MSG a.b 1 answer.here 1024"), Some(Word::Msg(1_024)));
        assert_eq!(read("-ERR 'no'"), Some(Word::Err("'no'".to_owned())));
        for line in ["", "MSG", "MSG a 1 -1", "MSG a 1 1025", "MSG a 1 4294967295", "HMSG a 1 1 1", "PINGS"] {
            assert_eq!(read(line), None, "{line}");
        }
        assert!(word(b"MSG \xff 1 1").is_err());
    }
}
