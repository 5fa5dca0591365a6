//! The program stops in the middle of a decision: the event and the game have both kept it, or neither has.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use hall::table::Table;
use serde_json::{Value, json};
use store::{
    Answer, Append, Appended, Beat, Entry, Error, Head, Journal, Keys, Position, Pulse, Reader, Row, Secret,
    Sequence, Shelf, Stream, Update, Vault,
};

use super::Blitz;
use crate::people::tests::site::Site;

/// A journal that writes so many times more and then no longer, as if the program had been stopped there.
struct Stopping {
    journal: Arc<dyn Journal>,
    left: Arc<AtomicI64>,
}

impl Journal for Stopping {
    fn append_all(&self, appends: Vec<Append>) -> Answer<'_, Vec<Appended>> {
        if self.left.fetch_sub(1, Ordering::SeqCst) <= 0 {
            return Box::pin(async { Err(Error::Closed) });
        }
        self.journal.append_all(appends)
    }

    fn close(&self) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        self.journal.close()
    }
}

impl Reader for Stopping {
    fn read<'a>(&'a self, stream: &'a Stream, after: Sequence, limit: usize) -> Answer<'a, Vec<Entry>> {
        self.journal.read(stream, after, limit)
    }

    fn since(&self, after: Position, limit: usize) -> Answer<'_, Vec<Entry>> {
        self.journal.since(after, limit)
    }

    fn streams<'a>(
        &'a self,
        kind: Option<&'a str>,
        after: Option<&'a Stream>,
        limit: usize,
    ) -> Answer<'a, Vec<Stream>> {
        self.journal.streams(kind, after, limit)
    }

    fn head<'a>(&'a self, stream: &'a Stream) -> Answer<'a, Head> {
        self.journal.head(stream)
    }

    fn position(&self) -> Answer<'_, Position> {
        self.journal.position()
    }

    fn secrets<'a>(
        &'a self,
        stream: Option<&'a Stream>,
        after: Option<&'a Secret>,
        limit: usize,
    ) -> Answer<'a, Vec<Secret>> {
        self.journal.secrets(stream, after, limit)
    }
}

impl Shelf for Stopping {
    fn shelve(&self, update: Update) -> Answer<'_, ()> {
        self.journal.shelve(update)
    }

    fn clear<'a>(&'a self, model: &'a str) -> Answer<'a, ()> {
        self.journal.clear(model)
    }

    fn reached<'a>(&'a self, model: &'a str) -> Answer<'a, Position> {
        self.journal.reached(model)
    }

    fn models(&self) -> Answer<'_, Vec<(String, Position)>> {
        self.journal.models()
    }

    fn row<'a>(&'a self, model: &'a str, key: &'a str) -> Answer<'a, Option<String>> {
        self.journal.row(model, key)
    }

    fn rows<'a>(&'a self, model: &'a str, keys: Keys, limit: usize) -> Answer<'a, Vec<Row>> {
        self.journal.rows(model, keys, limit)
    }
}

impl Pulse for Stopping {
    fn beat<'a>(&'a self, node: &'a str, at_ms: u64) -> Answer<'a, ()> {
        self.journal.beat(node, at_ms)
    }

    fn beats(&self) -> Answer<'_, Vec<Beat>> {
        self.journal.beats()
    }

    fn last_beat(&self) -> Answer<'_, Option<u64>> {
        self.journal.last_beat()
    }
}

impl Vault for Stopping {
    fn keep(&self, secrets: Vec<Secret>) -> Answer<'_, ()> {
        self.journal.keep(secrets)
    }

    fn erase<'a>(&'a self, stream: &'a Stream, prefix: &'a str) -> Answer<'a, ()> {
        self.journal.erase(stream, prefix)
    }
}

/// How often black was punished: as the event and as the game keep it.
async fn punished(blitz: &Blitz, table: &str) -> (usize, usize) {
    let hall = &blitz.site.online.hall;
    let count = |table: &Table| table.game().expect("a game").sanctions().penalties().len();
    let penalties = count(&*hall.desk(table).await.expect("a table").lock().await);
    let later = hall.time().now() + clock::Millis::seconds(60);
    let written = count(&hall.as_of(table, later).await.expect("a table"));
    assert_eq!(penalties, written, "what this node knows is what a restart would find");
    (blitz.decisions().await.len(), penalties)
}

#[tokio::test]
async fn a_stop_between_the_decision_and_the_game_leaves_both_or_neither() {
    const ENOUGH: i64 = 1_000_000;
    let left = Arc::new(AtomicI64::new(ENOUGH));
    let stops = left.clone();
    let site = Site::start_with(None, |journal| Arc::new(Stopping { journal, left: stops })).await;
    let blitz = Blitz::on(site, |_| ()).await;
    let table = blitz.hour().await;
    blitz.begin(&table).await;
    let remark = json!({ "do": "impose", "who": "black", "measure": "remark", "articles": ["RU22:2.3.3.e"] });
    for writes in 0..3 {
        let before = punished(&blitz, &table).await;
        left.store(writes, Ordering::SeqCst);
        let answer = blitz.deed(&blitz.olena, remark.clone()).await;
        left.store(ENOUGH, Ordering::SeqCst);
        let after = punished(&blitz, &table).await;
        let more = usize::from(answer.status == 200);
        assert_eq!(after, (before.0 + more, before.1 + more), "after {writes} writes: {answer:?}");
        assert_eq!(answer.status == 200, writes > 0, "{answer:?}");
    }
}

#[tokio::test]
async fn what_is_sent_again_is_done_once_and_what_another_node_wrote_meanwhile_is_seen() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    let [_, black] = blitz.begin(&table).await;
    let address = format!("POST /api/events/{}/console/1/1", blitz.id);
    let asked = |key: &str| json!({ "deed": { "do": "impose", "who": "black", "measure": "remark", "articles": ["RU22:2.3.3.e"] }, "key": key });
    for _ in 0..3 {
        let answer = blitz.site.call(&blitz.olena, &address, asked("a-1")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }
    assert_eq!(punished(&blitz, &table).await, (1, 1), "the line broke before the answer came");
    assert_eq!(blitz.site.call(&blitz.olena, &address, asked("")).await.status, 422);
    // Another node writes at the table behind the back of this one.
    let stream = Stream::new(hall::KIND, &table).expect("a name");
    let desk = blitz.site.online.hall.desk(&table).await.expect("a table");
    let (expected, seat) = {
        let table = desk.lock().await;
        (Sequence(table.version()), table.seat(game::Player::First))
    };
    let facts = json!([{ "called": { "seat": seat, "text": "from afar" } }]);
    let entries = vec![store::NewEntry { at_ms: 1, actor: "another".to_owned(), body: facts.to_string() }];
    blitz.site.journal.append(Append { stream, expected, entries }).await.expect("written");
    let answer = blitz.site.call(&blitz.olena, &address, asked("a-2")).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(punished(&blitz, &table).await, (2, 2));
    let resigned = blitz.says(black, &table, json!({ "do": "resign" })).await;
    assert_eq!(resigned.status, 200, "the copy of this node stands where the journal does: {resigned:?}");
    assert_eq!(blitz.outcome().await, Value::Null, "the event is told by who looks after it");
}
