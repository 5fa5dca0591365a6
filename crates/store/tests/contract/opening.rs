//! Opening: what is old is brought up, what is new, foreign, damaged or in use is refused with a reason.

use std::fs;
use std::sync::Arc;

use store::{Error, LocalBus, Place, Position, Sqlite};

use crate::kit::{Folder, Home, append, bodies, contract, health, run};

contract! {
    an_older_journal_is_brought_up,
    a_newer_journal_is_refused,
}

/// The tables of version 1, as they were published.
const FIRST_VERSION: [&str; 2] = [
    "PRAGMA application_id = 0x44414D4B;
    CREATE TABLE migration (version INTEGER PRIMARY KEY) STRICT;
    INSERT INTO migration VALUES (1);
    CREATE TABLE entry (position INTEGER PRIMARY KEY, stream TEXT NOT NULL, sequence INTEGER NOT NULL,
        at_ms INTEGER NOT NULL, actor TEXT NOT NULL, body TEXT NOT NULL, hash BLOB NOT NULL,
        UNIQUE (stream, sequence)) STRICT;
    CREATE TABLE head (one INTEGER PRIMARY KEY CHECK (one = 1), position INTEGER NOT NULL) STRICT;",
    r#"CREATE TABLE damka_migration (version integer PRIMARY KEY);
    INSERT INTO damka_migration VALUES (1);
    CREATE TABLE damka_entry (position bigint PRIMARY KEY, stream text COLLATE "C" NOT NULL, sequence bigint NOT NULL,
        at_ms bigint NOT NULL, actor text NOT NULL, body text NOT NULL, hash bytea NOT NULL,
        UNIQUE (stream, sequence));
    CREATE TABLE damka_head (one integer PRIMARY KEY CHECK (one = 1), position bigint NOT NULL);"#,
];

async fn an_older_journal_is_brought_up(home: Home) {
    let hash = "5b0bf47a98eb0a4cf72d7f4a7d7b4a39f0b6b4d4d5e5c5e0d9e7bdbb6d1a5b5e";
    let (tables, literal) = match home.place {
        Place::Folder(_) => (FIRST_VERSION[0], format!("x'{hash}'")),
        Place::Database(_) => (FIRST_VERSION[1], format!("'\\x{hash}'")),
    };
    home.sql(tables).await;
    home.sql("INSERT INTO {}head VALUES (1, 1)").await;
    home.sql(&format!("INSERT INTO {{}}entry VALUES (1, 'game/a', 1, 5, 'white', 'old', {literal})")).await;
    let journal = home.open().await;
    assert_eq!(bodies(&*journal, "game/a").await, ["old"]);
    let done = journal.append(append("game/a", 1, &["new"])).await.expect("written");
    assert_eq!(done.position, Position(2));
    assert_eq!(journal.streams(None, None, 9).await.expect("a page").len(), 1);
    assert_eq!(journal.models().await, Ok(vec![]));
    assert_eq!(journal.last_beat().await, Ok(Some(1_790_000_000_000)));
    journal.beat("north", 1_790_000_000_001).await.expect("noted");
    journal.close().await;
    drop(journal);
    // It is brought up once: the step would fail if it were done again.
    assert_eq!(bodies(&*home.open().await, "game/a").await, ["old", "new"]);
}

async fn a_newer_journal_is_refused(home: Home) {
    home.open().await.close().await;
    home.sql("INSERT INTO {}migration VALUES (99)").await;
    let refused = home.place.open(Arc::new(LocalBus::new())).await.err().expect("refused");
    assert!(matches!(refused, Error::Newer { found: 99, .. }), "{refused}");
    assert!(refused.to_string().contains("newer"), "{refused}");
    let refused = home.place.look().await.err().expect("refused");
    assert!(matches!(refused, Error::Newer { found: 99, .. }), "{refused}");
}

fn open(folder: &Folder) -> Result<Sqlite, Error> {
    run(Sqlite::open(folder.path(), Arc::new(LocalBus::new())))
}

#[test]
fn a_folder_in_use_is_refused_by_the_number_of_its_user() {
    let folder = Folder::new();
    let first = open(&folder).expect("opened");
    let refused = open(&folder).expect_err("in use");
    let process = Some(std::process::id());
    assert_eq!(refused, Error::InUse { folder: folder.path().to_owned(), process });
    assert!(refused.to_string().contains("in use"), "{refused}");
    drop(first);
    open(&folder).expect("free again");
}

#[test]
fn what_is_no_journal_is_refused_and_left_alone() {
    let folder = Folder::new();
    let file = Sqlite::file(folder.path());
    let text = "Dear diary, this is no database at all. ".repeat(400);
    fs::write(&file, &text).expect("written");
    let refused = open(&folder).expect_err("refused");
    assert!(matches!(refused, Error::Foreign(_)), "{refused}");
    assert_eq!(fs::read_to_string(&file).expect("text"), text);

    fs::remove_file(&file).expect("removed");
    let other = rusqlite::Connection::open(&file).expect("a file");
    other
        .execute_batch("CREATE TABLE recipe (name TEXT); INSERT INTO recipe VALUES ('borscht')")
        .expect("made");
    drop(other);
    let refused = open(&folder).expect_err("refused");
    assert!(matches!(refused, Error::Foreign(_)), "{refused}");
    let refused = run(Sqlite::look(folder.path())).expect_err("refused");
    assert!(matches!(refused, Error::Foreign(_)), "{refused}");
    let other = rusqlite::Connection::open(&file).expect("a file");
    let kept: String = other.query_row("SELECT name FROM recipe", (), |row| row.get(0)).expect("a row");
    assert_eq!(kept, "borscht");
}

#[test]
fn a_damaged_file_is_refused_or_found_out_and_never_a_panic() {
    let folder = Folder::new();
    let journal = open(&folder).expect("opened");
    run(async {
        use store::{Journal, Reader, Shelf, Update};
        for i in 0..40 {
            journal.append(append(&format!("game/{i}"), 0, &[&*"x".repeat(900); 8])).await.expect("written");
        }
        let rows = [("a".to_owned(), Some("1".to_owned()))].into();
        let (model, reached) = ("lists".to_owned(), journal.position().await.expect("a position"));
        let update = Update { model, after: Position::START, reached, rows };
        journal.shelve(update).await.expect("written");
        journal.close().await;
    });
    drop(journal);
    let file = Sqlite::file(folder.path());
    let sound = fs::read(&file).expect("bytes");
    let mut random = fastrand::Rng::with_seed(64);
    for round in 0..40 {
        let mut bytes = sound.clone();
        if round % 4 == 0 {
            bytes.truncate(random.usize(100..bytes.len()));
        } else {
            // Whole blocks, as disks lose them.
            let at = random.usize(0..bytes.len() / 512) * 512;
            bytes[at..at + 512].fill(random.u8(..));
        }
        fs::write(&file, &bytes).expect("written");
        let unharmed = bytes == sound;
        let verdict = run(async {
            let journal = Sqlite::look(folder.path()).await?;
            Ok::<_, Error>(health_or_error(&journal).await?.is_sound())
        });
        // Blocks that no page uses may be lost without harm; a cut never.
        if round % 4 == 0 {
            assert!(verdict != Ok(true) || unharmed, "a cut goes unseen in round {round}");
        }
    }
    // What stands beside the entries is not read to check them, and is looked at all the same.
    for table in ["shelf", "model", "beginning", "vault"] {
        fs::write(&file, &sound).expect("written");
        let (page, size) = {
            let database = rusqlite::Connection::open(&file).expect("a file");
            let size = database.query_row("PRAGMA page_size", (), |row| row.get::<_, u32>(0)).expect("a size")
                as usize;
            let sql = "SELECT rootpage FROM sqlite_schema WHERE name = ?1";
            (database.query_row(sql, [table], |row| row.get::<_, u32>(0)).expect("a page") as usize, size)
        };
        let mut bytes = sound.clone();
        let at = (page - 1) * size;
        bytes[at..at + 512].fill(0x55);
        fs::write(&file, &bytes).expect("written");
        let verdict = run(async {
            let journal = Sqlite::look(folder.path()).await?;
            Ok::<_, Error>(health_or_error(&journal).await?.is_sound())
        });
        assert_ne!(verdict, Ok(true), "{table}");
    }
    fs::write(&file, &sound).expect("written");
    let journal = open(&folder).expect("as before");
    assert!(run(health(&journal)).is_sound());
}

async fn health_or_error(journal: &Sqlite) -> Result<store::Health, Error> {
    store::verify(journal, |_, _| ()).await
}

#[test]
fn a_folder_that_cannot_be_one_is_refused() {
    let folder = Folder::new();
    let file = folder.path().join("file");
    fs::write(&file, "x").expect("written");
    let refused = run(Sqlite::open(&file, Arc::new(LocalBus::new()))).expect_err("refused");
    assert!(matches!(refused, Error::Storage(_)), "{refused}");
    let refused = run(Sqlite::look(&file)).expect_err("refused");
    assert!(matches!(refused, Error::Absent(_)), "{refused}");
}

#[test]
fn an_address_that_is_none_is_refused_without_its_password() {
    let bus = || Arc::new(LocalBus::new());
    for address in ["", "postgres://", "mysql://a:secret@b/c", "postgres://a:secret@b:port/c"] {
        let place = Place::Database(address.to_owned());
        let refused = run(place.open(bus())).err().expect("refused");
        assert!(!refused.to_string().contains("secret"), "{refused}");
        assert!(!format!("{place:?} {place}").contains("secret"));
    }
    let nobody = Place::Database("postgres://a:secret@127.0.0.1:1/c".to_owned());
    let refused = run(nobody.open(bus())).err().expect("refused");
    assert!(matches!(refused, Error::Unavailable(_)), "{refused}");
}
