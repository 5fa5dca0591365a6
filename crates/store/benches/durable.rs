//! Durable appends a second, beside what SQLite itself can do with the same rows in the same run.
//!
//! `cargo bench -p store`; with `DAMKA_TEST_POSTGRES=postgres://user@host/database` also in that database, which must be empty.
//! The limit is one thread that writes rows in transactions as large as there are authors waiting, and nothing else.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, Journal, LocalBus, NewEntry, Place, Sequence, Stream};

/// How many authors wait at the same time.
const WAITING: [usize; 4] = [1, 16, 128, 512];
/// How long each is measured, and how often in turns; the best counts.
const TIME: Duration = Duration::from_millis(1_500);
const TURNS: usize = 3;
/// As long as the entry of a move.
const BODY: &str = r#"{"moved":{"by":"white","text":"c3-d4","clock":{"white":298400,"black":300000},"lag":38,"version":17}}"#;

/// Acknowledgements a second, and how long 99 of 100 took at most.
#[derive(Clone, Copy, Default)]
struct Figures {
    rate: f64,
    p99: Duration,
}

fn main() {
    let folder = std::env::temp_dir().join(format!("damka-bench-{}", std::process::id()));
    println!("{:>8} {:>12} {:>12} {:>6} {:>10}", "waiting", "SQLite alone", "journal", "ratio", "p99 ms");
    for waiting in WAITING {
        let (mut alone, mut ours) = (Figures::default(), Figures::default());
        for turn in 0..TURNS {
            alone = better(alone, limit(&folder.join(format!("limit-{waiting}-{turn}")), waiting));
            let place = Place::Folder(folder.join(format!("journal-{waiting}-{turn}")));
            ours = better(ours, journal(&place, waiting, turn));
        }
        let ratio = ours.rate / alone.rate;
        let p99 = ours.p99.as_secs_f64() * 1e3;
        println!("{waiting:>8} {:>12.0} {:>12.0} {ratio:>6.2} {p99:>10.2}", alone.rate, ours.rate);
    }
    // What cannot be removed says by its name what it is.
    let _ = std::fs::remove_dir_all(&folder);
    if let Ok(address) = std::env::var("DAMKA_TEST_POSTGRES") {
        println!("\n{:>8} {:>12} {:>10}", "waiting", "PostgreSQL", "p99 ms");
        for waiting in WAITING {
            let place = Place::Database(address.clone());
            let turns = (0..TURNS).map(|turn| journal(&place, waiting, turn));
            let best = turns.fold(Figures::default(), better);
            println!("{waiting:>8} {:>12.0} {:>10.2}", best.rate, best.p99.as_secs_f64() * 1e3);
        }
    }
}

fn better(one: Figures, other: Figures) -> Figures {
    if other.rate > one.rate { other } else { one }
}

/// The journal with so many authors, each on a stream of its own, each waiting for its answer before it goes on.
fn journal(place: &Place, waiting: usize, turn: usize) -> Figures {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let journal: Arc<dyn Journal> =
            place.open(Arc::new(LocalBus::new())).await.expect("the journal opens").into();
        let end = Instant::now() + TIME;
        let author = |author: usize| {
            let journal = Arc::clone(&journal);
            let stream = Stream::new("game", &format!("{waiting}-{turn}-{author}")).expect("a name");
            tokio::spawn(async move {
                let mut times = Vec::new();
                for i in 0.. {
                    let begun = Instant::now();
                    if begun > end {
                        break;
                    }
                    let entry = NewEntry { at_ms: i, actor: "white".to_owned(), body: BODY.to_owned() };
                    let stream = stream.clone();
                    let append = Append { stream, expected: Sequence(i), entries: vec![entry] };
                    journal.append(append).await.expect("written");
                    times.push(begun.elapsed());
                }
                times
            })
        };
        let begun = Instant::now();
        let authors: Vec<_> = (0..waiting).map(author).collect();
        let mut times = Vec::new();
        for author in authors {
            times.extend(author.await.expect("no panic"));
        }
        let rate = times.len() as f64 / begun.elapsed().as_secs_f64();
        journal.close().await;
        times.sort_unstable();
        let p99 = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        Figures { rate, p99 }
    })
}

/// SQLite alone: the same rows into the same tables, so many a transaction.
fn limit(folder: &Path, waiting: usize) -> Figures {
    // The journal itself makes the tables.
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let opened = runtime.block_on(store::Sqlite::open(folder, Arc::new(LocalBus::new())));
    drop(opened.expect("the journal opens"));
    let database = rusqlite::Connection::open(store::Sqlite::file(folder)).expect("the file opens");
    database.execute_batch("PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 4000").expect("set");
    let mut insert =
        database.prepare("INSERT INTO entry VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)").expect("prepared");
    let mut reach = database.prepare("UPDATE head SET position = ?1").expect("prepared");
    let streams: Vec<String> = (0..waiting).map(|author| format!("game/{author}")).collect();
    let (mut position, mut sequence, begun) = (0_i64, 0_i64, Instant::now());
    while begun.elapsed() < TIME {
        sequence += 1;
        database.execute_batch("BEGIN IMMEDIATE").expect("begun");
        for stream in &streams {
            position += 1;
            let row = (position, stream, sequence, sequence, "white", BODY, [7_u8; 32].as_slice());
            insert.execute(row).expect("inserted");
        }
        reach.execute([position]).expect("updated");
        database.execute_batch("COMMIT").expect("committed");
    }
    Figures { rate: position as f64 / begun.elapsed().as_secs_f64(), p99: Duration::ZERO }
}
