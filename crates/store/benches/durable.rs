//! Durable appends a second, beside what SQLite itself can do with the same rows in the same run.
//!
//! `cargo bench -p store`; with `DAMKA_TEST_POSTGRES=postgres://user@host/database` also in that database, which must be empty.
//! The limit is one thread that writes rows in transactions as large as there are authors waiting, and nothing else.
//! "kept" is the journal while somebody follows it and keeps a model of it, a row an entry.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Append, Bus, Follower, Journal, LocalBus, NewEntry, Place, Position, Sequence, Stream, Update};

/// How many authors wait at the same time.
const WAITING: [usize; 4] = [1, 16, 128, 512];
/// How long each is measured, and how often in turns; the best counts.
const TIME: Duration = Duration::from_millis(1_500);
const TURNS: usize = 3;
/// As long as the entry of a move.
const BODY: &str = r#"{"moved":{"by":"white","text":"c3-d4","clock":{"white":298400,"black":300000},"lag":38,"version":17}}"#;

/// Whether somebody keeps a model meanwhile.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Model {
    None,
    Kept,
}

/// Acknowledgements a second, and how long 99 of 100 took at most.
#[derive(Clone, Copy, Default)]
struct Figures {
    rate: f64,
    p99: Duration,
}

fn main() {
    let folder = std::env::temp_dir().join(format!("damka-bench-{}", std::process::id()));
    let titles = ["SQLite alone", "journal", "ratio", "p99 ms", "kept", "p99 ms"];
    let [alone, ours, ratio, p99, kept, kept_p99] = titles;
    println!("{:>8} {alone:>12} {ours:>8} {ratio:>6} {p99:>8} {kept:>8} {kept_p99:>8}", "waiting");
    for waiting in WAITING {
        let (mut alone, mut ours, mut kept) = (Figures::default(), Figures::default(), Figures::default());
        for turn in 0..TURNS {
            alone = better(alone, limit(&folder.join(format!("limit-{waiting}-{turn}")), waiting));
            let place = Place::Folder(folder.join(format!("journal-{waiting}-{turn}")));
            ours = better(ours, journal(&place, waiting, turn, Model::None));
            let place = Place::Folder(folder.join(format!("kept-{waiting}-{turn}")));
            kept = better(kept, journal(&place, waiting, turn, Model::Kept));
        }
        let ratio = ours.rate / alone.rate;
        let [p99, kept_p99] = [ours, kept].map(|figures| figures.p99.as_secs_f64() * 1e3);
        let [alone, ours, kept] = [alone, ours, kept].map(|figures| figures.rate);
        println!(
            "{waiting:>8} {alone:>12.0} {ours:>8.0} {ratio:>6.2} {p99:>8.2} {kept:>8.0} {kept_p99:>8.2}"
        );
    }
    // What cannot be removed says by its name what it is.
    let _ = std::fs::remove_dir_all(&folder);
    if let Ok(address) = std::env::var("DAMKA_TEST_POSTGRES") {
        println!("\n{:>8} {:>12} {:>10}", "waiting", "PostgreSQL", "p99 ms");
        for waiting in WAITING {
            let place = Place::Database(address.clone());
            let turns = (0..TURNS).map(|turn| journal(&place, waiting, turn, Model::None));
            let best = turns.fold(Figures::default(), better);
            println!("{waiting:>8} {:>12.0} {:>10.2}", best.rate, best.p99.as_secs_f64() * 1e3);
        }
    }
}

fn better(one: Figures, other: Figures) -> Figures {
    if other.rate > one.rate { other } else { one }
}

/// The journal with so many authors, each on a stream of its own, each waiting for its answer before it goes on.
fn journal(place: &Place, waiting: usize, turn: usize, model: Model) -> Figures {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let bus: Arc<dyn Bus> = Arc::new(LocalBus::new());
        let journal: Arc<dyn Journal> = place.open(Arc::clone(&bus)).await.expect("the journal opens").into();
        let keeper = (model == Model::Kept).then(|| tokio::spawn(keep(Arc::clone(&journal), bus)));
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
        if let Some(keeper) = keeper {
            keeper.abort();
        }
        journal.close().await;
        times.sort_unstable();
        let p99 = times.get(times.len() * 99 / 100).copied().unwrap_or_default();
        Figures { rate, p99 }
    })
}

/// Keeps a model with a row an entry.
async fn keep(journal: Arc<dyn Journal>, bus: Arc<dyn Bus>) {
    let mut follower = Follower::new(Arc::clone(&journal), &*bus, Position::START);
    loop {
        let after = follower.reached();
        let page = follower.next().await.expect("a page");
        let row = |entry: &store::Entry| (format!("{:012}", entry.position.0), Some(BODY.to_owned()));
        let rows = page.iter().map(row).collect();
        let update = Update { model: "moves".to_owned(), after, reached: follower.reached(), rows };
        journal.shelve(update).await.expect("shelved");
    }
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
