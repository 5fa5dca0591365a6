//! Whatever is changed behind the journal's back is found.

use store::{Entry, Fault, Flaw, Health, Milestone, Position, Reader, Sequence, Stream, Teller};

use crate::kit::{Home, append, contract, health, stream};

contract! {
    every_change_behind_its_back_is_found,
    what_is_unreadable_is_a_fault_and_no_end,
    every_stream_is_told_to_who_knows_what_it_means,
    a_milestone_gives_away_what_no_chain_does,
}

/// Changes, each with the flaw that is found first: each is tried on a journal that has no other.
const CHANGES: [(&str, &str, &str); 12] = [
    ("a body", "hash", "UPDATE {}entry SET body = 'z' WHERE stream = 'game/a' AND sequence = 2"),
    ("a body at the end", "hash", "UPDATE {}entry SET body = 'z' WHERE stream = 'game/a' AND sequence = 4"),
    ("an actor", "hash", "UPDATE {}entry SET actor = 'black' WHERE stream = 'game/a' AND sequence = 1"),
    ("a moment", "hash", "UPDATE {}entry SET at_ms = at_ms + 1 WHERE stream = 'game/a' AND sequence = 3"),
    (
        "a hash",
        "hash",
        "UPDATE {}entry SET hash = (SELECT hash FROM {}entry WHERE position = 1) WHERE position = 2",
    ),
    ("a name", "hash", "UPDATE {}entry SET stream = 'game/z' WHERE stream = 'game/a'"),
    ("an entry taken out", "missing", "DELETE FROM {}entry WHERE stream = 'game/a' AND sequence = 2"),
    ("the beginning taken off", "count", "DELETE FROM {}entry WHERE stream = 'game/a' AND sequence = 1"),
    ("the end cut off", "count", "DELETE FROM {}entry WHERE position = (SELECT max(position) FROM {}entry)"),
    ("a whole stream taken out", "count", "DELETE FROM {}entry WHERE stream = 'game/b'"),
    (
        "two entries exchanged",
        "hash",
        "UPDATE {}entry SET sequence = 9 WHERE stream = 'game/a' AND sequence = 2;
        UPDATE {}entry SET sequence = 2 WHERE stream = 'game/a' AND sequence = 3;
        UPDATE {}entry SET sequence = 3 WHERE stream = 'game/a' AND sequence = 9;",
    ),
    (
        "two positions exchanged",
        "order",
        "UPDATE {}entry SET position = 99 WHERE stream = 'game/a' AND sequence = 2;
        UPDATE {}entry SET position = 2 WHERE stream = 'game/a' AND sequence = 3;
        UPDATE {}entry SET position = 3 WHERE position = 99;",
    ),
];

async fn every_change_behind_its_back_is_found(home: Home) {
    let journal = home.open().await;
    for name in ["game/a", "game/b"] {
        journal.append(append(name, 0, &["1", "2", "3", "4"])).await.expect("written");
    }
    assert!(health(&*journal).await.is_sound(), "before anything is changed");
    journal.close().await;
    drop(journal);
    home.sql("CREATE TABLE {}kept AS SELECT * FROM {}entry").await;
    for (what, flaw, sql) in CHANGES {
        home.sql(sql).await;
        let found = health(&*home.place.look().await.expect("a journal")).await;
        let first = found.faults.first().map(|fault| match fault.flaw {
            Flaw::Hash => "hash",
            Flaw::Missing => "missing",
            Flaw::Order => "order",
            Flaw::Count { .. } => "count",
            _ => "another",
        });
        assert_eq!(first, Some(flaw), "{what} was changed: {:?}", found.faults);
        assert_eq!(found.faults.len() as u64, found.faults_count, "{what}");
        home.sql("DELETE FROM {}entry; INSERT INTO {}entry SELECT * FROM {}kept").await;
        let found = health(&*home.place.look().await.expect("a journal")).await;
        assert!(found.is_sound(), "after {what} was put back: {:?}", found.faults);
    }
    // A forger who makes a good hash for one entry still breaks the next.
    let looking = home.place.look().await.expect("a journal");
    let page = looking.read(&stream("game/a"), store::Sequence::START, 2).await.expect("a page");
    let forged = store::NewEntry { body: "forged".to_owned(), ..page[1].what.clone() };
    let hash = page[0].hash.then(&page[1].stream, page[1].sequence, &forged);
    let literal = match home.place {
        store::Place::Folder(_) => format!("x'{hash}'"),
        store::Place::Database(_) => format!("'\\x{hash}'"),
    };
    home.sql(&format!("UPDATE {{}}entry SET body = 'forged', hash = {literal} WHERE position = 2")).await;
    let found = health(&*looking).await;
    assert_eq!(
        found.faults.iter().map(|fault| (fault.sequence, &fault.flaw)).collect::<Vec<_>>(),
        [(Some(store::Sequence(3)), &Flaw::Hash)]
    );
}

async fn what_is_unreadable_is_a_fault_and_no_end(home: Home) {
    let journal = home.open().await;
    for name in ["game/a", "game/b"] {
        journal.append(append(name, 0, &["1", "2"])).await.expect("written");
    }
    home.sql("UPDATE {}entry SET sequence = -5 WHERE stream = 'game/a' AND sequence = 2").await;
    home.sql("UPDATE {}entry SET at_ms = -5 WHERE stream = 'game/b' AND sequence = 1").await;
    let found = health(&*journal).await;
    let about: Vec<_> = found.faults.iter().map(|fault| fault.stream.clone()).collect();
    assert!(about.contains(&Some(stream("game/b"))) && about.contains(&None), "{:?}", found.faults);
    assert!(found.faults.iter().any(|fault| matches!(fault.flaw, Flaw::Unreadable(_))));
    assert!(found.faults.iter().any(|fault| matches!(fault.flaw, Flaw::Count { .. })));
}

/// Believes no entry that says "lie", and no stream that ends with "open"; remembers what it was told.
#[derive(Default)]
struct Listener {
    heard: Vec<String>,
}

impl Teller for Listener {
    fn begin(&mut self, stream: &Stream) {
        self.heard.push(format!("{stream}:"));
    }

    fn tell(&mut self, entry: &Entry) -> Result<(), String> {
        let Some(heard) = self.heard.last_mut() else { return Err("nothing has begun".to_owned()) };
        *heard += &entry.what.body;
        if entry.what.body == "lie" { Err("nobody believes it".to_owned()) } else { Ok(()) }
    }

    fn end(&mut self) -> Result<(), String> {
        let heard = self.heard.last_mut().ok_or("nothing has begun")?;
        *heard += ".";
        if heard.ends_with("open.") { Err("it has no end".to_owned()) } else { Ok(()) }
    }
}

async fn every_stream_is_told_to_who_knows_what_it_means(home: Home) {
    let journal = home.open().await;
    for (name, bodies) in [
        ("game/d", vec!["1", "2"]),
        ("game/c", vec!["1", "open"]),
        ("game/a", vec!["1", "2", "3"]),
        ("game/b", vec!["1", "lie", "3", "lie"]),
        ("event/a", vec!["1"]),
    ] {
        journal.append(append(name, 0, &bodies)).await.expect("written");
    }
    let mut listener = Listener::default();
    let found = store::replay(&*journal, &mut listener, |_, _| ()).await.expect("read");
    assert_eq!(listener.heard, ["event/a:1.", "game/a:123.", "game/b:1lie", "game/c:1open.", "game/d:12."]);
    assert_eq!((found.streams, found.entries, found.faults_count), (5, 12, 2));
    let faults: Vec<_> = found.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["game/b, entry 2: nobody believes it", "game/c: it has no end"]);
    assert_eq!(found.faults[0].sequence, Some(Sequence(2)));

    // What does not follow from the chain is not told.
    home.sql("UPDATE {}entry SET body = 'lie' WHERE stream = 'game/a' AND sequence = 2").await;
    let mut listener = Listener::default();
    let found = store::replay(&*journal, &mut listener, |_, _| ()).await.expect("read");
    assert_eq!(listener.heard[1], "game/a:1");
    assert_eq!(found.faults[0].flaw, Flaw::Hash);
}

/// What is found by who knows an earlier milestone, and the milestone of today.
async fn walk(journal: &dyn Reader, noted: Option<Milestone>) -> (Health, Option<Milestone>) {
    let mut health = health(journal).await;
    assert!(health.is_sound(), "{:?}", health.faults);
    let reached = health.walk(journal, noted, |_| ()).await.expect("read");
    (health, reached)
}

async fn a_milestone_gives_away_what_no_chain_does(home: Home) {
    let journal = home.open().await;
    assert_eq!(walk(&*journal, None).await.1, Some(Milestone::START));
    for name in ["game/a", "game/b", "game/c"] {
        journal.append(append(name, 0, &["1", "2"])).await.expect("written");
    }
    let (_, noted) = walk(&*journal, None).await;
    let noted = noted.expect("it can be read");
    assert_eq!((noted.position, noted.to_string().parse()), (Position(6), Ok(noted)));
    // By the words of the documentation.
    let mut hash = [0; 32];
    for entry in journal.since(Position::START, 9).await.expect("entries") {
        use sha2::{Digest, Sha256};
        hash = Sha256::new().chain_update(hash).chain_update(entry.hash.0).finalize().into();
    }
    assert_eq!(noted.hash.0, hash);
    journal.append(append("game/d", 0, &["1"])).await.expect("written");
    let (found, reached) = walk(&*journal, Some(noted)).await;
    assert!(found.is_sound(), "{:?}", found.faults);
    assert_eq!(reached.map(|reached| reached.position), Some(Position(7)));

    // The last entries and what is known of them are cut off, and then others take their place.
    home.sql("DELETE FROM {}entry WHERE position > 4; UPDATE {}head SET position = 4").await;
    journal.close().await;
    let journal = home.open().await;
    let (found, _) = walk(&*journal, Some(noted)).await;
    let cut = "the journal held 6 entries at the milestone and ends after 4 now: its end is missing";
    assert_eq!(found.faults.iter().map(ToString::to_string).collect::<Vec<_>>(), [cut]);
    journal.append(append("game/e", 0, &["1", "2"])).await.expect("written");
    let (found, _) = walk(&*journal, Some(noted)).await;
    assert!(matches!(found.faults[..], [Fault { flaw: Flaw::Milestone { .. }, .. }]), "{:?}", found.faults);
    assert_eq!(found.faults_count, 1);
}
