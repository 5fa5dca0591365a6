//! Two players of one table, and how fast they play.

use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::spectators::{Socket, cookie, hear, join, say};

/// How fast moves follow each other.
#[derive(Clone, Copy)]
pub(crate) enum Pace {
    /// One in so long, whatever the server does; counted after so long.
    Every(Duration, Duration),
    /// As soon as the one before is acknowledged and seen; counted after so long.
    AtOnce(Duration),
}

/// When a move was due, and how long after that it was acknowledged.
pub(crate) struct Time {
    pub(crate) due: Instant,
    pub(crate) took: Duration,
}

/// Two players of one table.
pub(crate) struct Table {
    pub(crate) id: String,
    number: usize,
    players: Vec<Socket>,
    /// Half-moves made.
    ply: usize,
    /// What each player was shown last.
    shown: [Utf8Bytes; 2],
}

impl Table {
    /// The first player opens a table.
    pub(crate) async fn open(address: &str, number: usize) -> Self {
        let body = r#"{"discipline":"russian","control":"1h","seat":"first"}"#;
        let request = format!(
            "POST /api/tables HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            cookie(2 * number),
            body.len()
        );
        let mut stream = TcpStream::connect(address).await.expect("the server lives");
        stream.write_all(request.as_bytes()).await.expect("the server lives");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("the server lives");
        let id = between(&answer, r#""id":""#, "\"").unwrap_or_else(|| panic!("no table: {answer}"));
        Self { id: id.to_owned(), number, players: Vec::new(), ply: 0, shown: Default::default() }
    }

    /// Both players connect, and the second takes his seat if he has none.
    pub(crate) async fn connect(&mut self, address: &str) {
        self.players.clear();
        for player in 0..2 {
            let mut socket = join(address, &self.id, 2 * self.number + player).await;
            self.shown[player] = hear(&mut socket).await;
            self.players.push(socket);
        }
        if self.shown[1].contains(r#""you":null"#) {
            say(&mut self.players[1], r#"{"id":1,"do":"sit"}"#).await;
            while !hear(&mut self.players[1]).await.starts_with(r#"{"ok""#) {}
        }
    }

    /// Listens, so that nobody is taken for gone.
    pub(crate) async fn listen(&mut self) {
        let [first, second] = &mut self.players[..] else { return };
        loop {
            tokio::select! {
                said = hear(first) => self.shown[0] = said,
                said = hear(second) => self.shown[1] = said,
            }
        }
    }

    /// One move; says how long its acknowledgement took after it was due, or nothing if the game is over.
    async fn turn(&mut self, due: Instant) -> Option<Duration> {
        let player = self.ply % 2;
        let seen = format!(r#""ply":{},"#, self.ply);
        let (socket, shown) = (&mut self.players[player], &mut self.shown[player]);
        while !(shown.contains(&seen) && shown.contains(r#""phase":"playing""#)) {
            if shown.contains(r#""phase":"over""#) {
                return None;
            }
            *shown = hear(socket).await;
        }
        let legal: Vec<&str> = shown.match_indices(r#"{"text":""#).map(|(at, _)| &shown[at + 9..]).collect();
        let text = fastrand::choice(&legal)?.split_once('"')?.0.to_owned();
        say(socket, &format!(r#"{{"id":{},"do":"move","text":"{text}","ply":{}}}"#, self.ply, self.ply))
            .await;
        loop {
            let said = hear(socket).await;
            if said.starts_with(r#"{"ok""#) {
                self.ply += 1;
                return Some(due.elapsed());
            }
            assert!(!said.starts_with(r#"{"no""#), "{text}: {said}");
            *shown = said;
        }
    }

    pub(crate) async fn play_one(&mut self) {
        self.turn(Instant::now()).await.expect("the game is on");
    }

    /// Plays for so long, the first move after a part of the first interval.
    pub(crate) async fn play(&mut self, pace: Pace, begun: Instant, time: Duration, part: f64) -> Vec<Time> {
        let mut times = Vec::new();
        let (interval, uncounted) = match pace {
            Pace::Every(interval, uncounted) => (Some(interval), uncounted),
            Pace::AtOnce(uncounted) => (None, uncounted),
        };
        let mut due = begun + interval.unwrap_or_default().mul_f64(part);
        while due < begun + time {
            tokio::time::sleep_until(due.into()).await;
            let Some(took) = self.turn(due).await else { break };
            if due >= begun + uncounted {
                times.push(Time { due, took });
            }
            due = interval.map_or_else(Instant::now, |interval| due + interval);
        }
        times
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}
