//! Who watches is told what was changed, as far as he may know.

use std::time::Duration;

use hall::Nodes;
use hall::time::Time;
use people::Role;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::super::{Circle, Office};
use super::{done, paired};
use crate::people::tests::site::{Browser, Site};

/// Longer than anything takes.
const LONG: Duration = Duration::from_secs(30);

/// Somebody at a stream of an event, with everything that it said.
struct Ear {
    stream: TcpStream,
    heard: String,
}

impl Ear {
    async fn at(site: &Site, who: &Browser, id: &str) -> Self {
        let mut ear = Self::on(site, who, &format!("{id}/stream")).await;
        assert!(ear.hears("\"version\"").await, "{}", ear.heard);
        ear
    }

    async fn on(site: &Site, who: &Browser, stream: &str) -> Self {
        let path = format!("/api/events/{stream}");
        let mut stream = TcpStream::connect(site.at).await.expect("a connection");
        let cookie = who.cookie.as_ref().map(|cookie| format!("cookie: {cookie}\r\n")).unwrap_or_default();
        let head = format!("host: {}\r\nconnection: close\r\n{cookie}", site.at);
        let call = format!("GET {path} HTTP/1.1\r\n{head}\r\n");
        stream.write_all(call.as_bytes()).await.expect("sent");
        let mut ear = Self { stream, heard: String::new() };
        assert!(ear.hears("HTTP/1.1 200").await, "{}", ear.heard);
        ear
    }

    /// Listens until something is said; no if the stream ends before.
    async fn hears(&mut self, what: &str) -> bool {
        let mut bytes = [0; 4096];
        while !self.heard.contains(what) {
            let read = timeout(LONG, self.stream.read(&mut bytes)).await;
            let read = read.unwrap_or_else(|_| panic!("no {what} in {}", self.heard));
            let read = read.expect("it can be read");
            if read == 0 {
                return false;
            }
            self.heard.push_str(&String::from_utf8_lossy(&bytes[..read]));
        }
        true
    }
}

#[tokio::test]
async fn another_node_hears_and_tells_its_watchers_without_what_is_kept_back() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &olena).await;
    let second = Office::new(site.journal.clone(), Nodes::Several, Time::start());
    let desk = second.venue(&id).await.expect("the event");
    let (mut public, mut inner) = (desk.listen(Circle::Public), desk.listen(Circle::Desk));
    let commands = json!([
        { "round": { "score": { "round": 1, "no": 1, "outcome": "draw" } } },
        { "entry": { "ban": { "name": "X", "from": 1 } } },
    ]);
    done(&site, &olena, &id, commands).await;
    let entries = store::Reader::since(&*site.journal, store::Position::START, 1_000).await.expect("entries");
    for entry in entries.iter().filter(|entry| entry.stream.kind() == super::super::KIND) {
        second.heard(entry).await.expect("heard");
    }
    let told = public.try_recv().expect("news");
    assert!(
        told.contains(r#""changed":[{"board":[1,"#) && !told.contains("Olena") && !told.contains("entries"),
        "{told}"
    );
    let told = inner.try_recv().expect("news");
    assert!(told.contains(r#""by":"Olena""#) && told.contains("entries"), "{told}");
    assert!(public.try_recv().is_err(), "told once");
}

#[tokio::test]
async fn who_has_signed_out_or_is_blocked_hears_nothing_more_of_what_officials_are_told() {
    let site = Site::start().await;
    let (_, petro) = site.somebody("Petro", Some(Role::Administrator)).await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let (iryna_id, iryna) = site.somebody("Iryna", None).await;
    let id = paired(&site, &olena).await;
    for name in ["Taras", "Iryna"] {
        let grant = json!([{ "venue": { "grant": { "account": name, "seat": { "official": "deputy" } } } }]);
        done(&site, &olena, &id, grant).await;
    }
    let bans = async |name: &str| {
        done(&site, &olena, &id, json!([{ "entry": { "ban": { "name": name, "from": 1 } } }])).await
    };
    let mut officials = [Ear::at(&site, &taras, &id).await, Ear::at(&site, &iryna, &id).await];
    let mut stranger = Ear::at(&site, &Browser::default(), &id).await;
    let table = format!("{id}/standings/stream");
    let mut tables = [Ear::on(&site, &taras, &table).await, Ear::on(&site, &iryna, &table).await];
    bans("X").await;
    for ear in &mut officials {
        assert!(ear.hears("Olena").await, "{}", ear.heard);
        ear.heard.clear();
    }
    assert_eq!(site.call(&taras, "DELETE /api/session", Value::Null).await.status, 204);
    let block = json!({ "reason": "noise" });
    assert_eq!(site.call(&petro, &format!("POST /api/accounts/{iryna_id}/block"), block).await.status, 200);
    bans("Y").await;
    for ear in &mut officials {
        assert!(!ear.hears("Olena").await, "{}", ear.heard);
    }
    // Whoever has no account is told what everybody is told, as before.
    stranger.heard.clear();
    let score = json!([{ "round": { "score": { "round": 1, "no": 1, "outcome": "draw" } } }]);
    done(&site, &olena, &id, score).await;
    for ear in &mut tables {
        assert!(!ear.hears("\"patches\"").await, "{}", ear.heard);
    }
    assert!(stranger.hears("\"board\"").await && !stranger.heard.contains("Olena"), "{}", stranger.heard);
}
