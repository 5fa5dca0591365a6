//! Random requests, answered by a journal and by a model that is too simple to be wrong.

use std::collections::BTreeMap;

use fastrand::Rng;
use store::{Append, Conflict, Entry, Error, Hash, Head, Journal, NewEntry, Position, Sequence, Stream};

use crate::kit::{Home, contract, everything, health, stream};

contract! {
    random_requests_are_answered_like_the_model,
}

const SEEDS: u64 = 6;
const REQUESTS: usize = 120;

/// A journal as a list.
#[derive(Default)]
struct Model {
    entries: Vec<Entry>,
}

impl Model {
    fn head(&self, stream: &Stream) -> Head {
        let last = self.entries.iter().rev().find(|entry| entry.stream == *stream);
        last.map_or(Head::START, |entry| Head { sequence: entry.sequence, hash: entry.hash })
    }

    fn append_all(&mut self, appends: &[Append]) -> Result<Vec<(Sequence, Position, Hash)>, Conflict> {
        let before = self.entries.len();
        let mut done = Vec::new();
        for Append { stream, expected, entries } in appends {
            let actual = self.head(stream).sequence;
            if actual != *expected {
                self.entries.truncate(before);
                return Err(Conflict { stream: stream.clone(), expected: *expected, actual });
            }
            for what in entries {
                let head = self.head(stream);
                let sequence = Sequence(head.sequence.0 + 1);
                let hash = head.hash.then(stream, sequence, what);
                let position = Position(self.entries.len() as u64 + 1);
                self.entries.push(Entry {
                    position,
                    stream: stream.clone(),
                    sequence,
                    what: what.clone(),
                    hash,
                });
            }
            let head = self.head(stream);
            done.push((head.sequence, Position(self.entries.len() as u64), head.hash));
        }
        Ok(done)
    }

    fn streams(&self, kind: Option<&str>, after: Option<&Stream>, limit: usize) -> Vec<Stream> {
        let all: BTreeMap<&Stream, ()> = self.entries.iter().map(|entry| (&entry.stream, ())).collect();
        let fits = |name: &&Stream| {
            kind.is_none_or(|kind| name.kind() == kind) && after.is_none_or(|after| *name > after)
        };
        all.into_keys().filter(fits).take(limit).cloned().collect()
    }
}

async fn random_requests_are_answered_like_the_model(home: Home) {
    let mut model = Model::default();
    let mut journal = home.open().await;
    for seed in 0..SEEDS {
        let mut random = Rng::with_seed(seed);
        for request in 0..REQUESTS {
            ask(&mut random, &*journal, &mut model, &format!("seed {seed}, request {request}")).await;
        }
        if random.bool() {
            journal.close().await;
        }
        drop(journal);
        journal = home.open().await;
        assert_eq!(everything(&*journal).await, model.entries, "seed {seed}");
    }
    assert!(model.entries.len() > 500, "the model was not asked for much");
    assert!(health(&*journal).await.is_sound());
}

async fn ask(random: &mut Rng, journal: &dyn Journal, model: &mut Model, request: &str) {
    let name = any_stream(random);
    match random.u8(0..10) {
        0..=4 => {
            let appends: Vec<_> = (0..random.usize(1..4)).map(|_| any_append(random, model)).collect();
            let answer = journal.append_all(appends.clone()).await;
            let answer = answer.map(|done| {
                done.iter().map(|done| (done.sequence, done.position, done.hash)).collect::<Vec<_>>()
            });
            assert_eq!(answer, model.append_all(&appends).map_err(Error::Conflict), "{request}");
        }
        5 => assert_eq!(journal.head(&name).await, Ok(model.head(&name)), "{request}"),
        6 => {
            let (after, limit) = (Sequence(random.u64(0..20)), random.usize(0..20));
            let entries = model.entries.iter().filter(|entry| entry.stream == name && entry.sequence > after);
            let page: Vec<Entry> = entries.take(limit).cloned().collect();
            assert_eq!(journal.read(&name, after, limit).await, Ok(page), "{request}");
        }
        7 => {
            let after = random.usize(0..model.entries.len() + 3);
            let page: Vec<Entry> = model.entries.iter().skip(after).take(15).cloned().collect();
            assert_eq!(journal.since(Position(after as u64), 15).await, Ok(page), "{request}");
        }
        8 => {
            let kind = random.bool().then(|| name.kind());
            let other = any_stream(random);
            let after = random.bool().then_some(&other);
            let limit = random.usize(0..10);
            let page = model.streams(kind, after, limit);
            assert_eq!(journal.streams(kind, after, limit).await, Ok(page), "{request}");
        }
        _ => {
            let reached = Position(model.entries.len() as u64);
            assert_eq!(journal.position().await, Ok(reached), "{request}");
        }
    }
}

fn any_stream(random: &mut Rng) -> Stream {
    let kind = random.choice(["game", "game-x", "user", "g"]).unwrap_or("game");
    stream(&format!("{kind}/{}", random.choice(["a", "B", "a.1", "0", "-", "zz"]).unwrap_or("a")))
}

fn any_append(random: &mut Rng, model: &Model) -> Append {
    let stream = any_stream(random);
    let head = model.head(&stream).sequence.0;
    let expected = if random.u8(0..8) == 0 { random.u64(0..head + 3) } else { head };
    let entry = |random: &mut Rng| NewEntry {
        at_ms: random.u64(..=store::limits::AT_MS_MAX),
        actor: any_text(random, 10),
        body: any_text(random, 300),
    };
    let entries = (0..random.usize(1..6)).map(|_| entry(random)).collect();
    Append { stream, expected: Sequence(expected), entries }
}

fn any_text(random: &mut Rng, longest: usize) -> String {
    (0..random.usize(0..=longest)).map(|_| random.char('\u{1}'..)).take(60).collect()
}
