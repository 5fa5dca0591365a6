//! How many live games one server carries: players at sockets, every move on the disk before it is acknowledged.
//!
//! `cargo bench -p damka --bench load`; `-- --games 100,1000 --seconds 10` asks for less. This process plays, the server is
//! a process of its own, both on this machine. Latency is counted from the moment a move was due, so a player who comes late
//! because this process is busy counts as well.

#[path = "../../tests/serve/child.rs"]
#[expect(dead_code, reason = "nobody here becomes the administrator")]
mod child;
mod cost;
mod limit;
mod others;
mod spectators;
mod table;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use child::Server;
use cost::{Cost, memory_mb};
use futures_util::{StreamExt, stream};
use others::Others;
use table::{Pace, Table, Time};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How many connect at the same time.
const AT_ONCE: usize = 64;
/// After so long everything has begun and found its pace.
const WARM_UP: Duration = Duration::from_secs(2);
/// Idle spectators, and the games they look at.
const SPECTATORS: usize = 10_000;
const WATCHED: usize = 100;
/// Games that are live when the server is started again, and when it is asked for all it can.
const LIVE: usize = 5_000;

/// A meeting begins some seconds after the second player has come.
const BEGINS: Duration = Duration::from_secs(4);
/// Files of a process that are no players.
const OTHER_FILES: u64 = 100;

/// Which part of all moves was acknowledged in a time that is shown, and the heads of these columns.
const PARTS: [f64; 5] = [0.5, 0.9, 0.99, 0.999, 1.0];
const TIMES: &str = "     50      90      99    99.9     all";

/// What the players take of the machine the server cannot have.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

struct Asked {
    games: Vec<usize>,
    seconds: Duration,
}

fn main() {
    let mut asked = asked();
    let most = rlimit::increase_nofile_limit(u64::MAX).unwrap_or(1_024).saturating_sub(OTHER_FILES) / 2;
    let most = usize::try_from(most).unwrap_or(usize::MAX);
    if let Some(games) = asked.games.iter_mut().find(|games| **games > most) {
        println!("{games} games need more open files than the system allows; {most} are played");
        *games = most;
    }
    let folder = std::env::temp_dir().join(format!("damka-load-{}", std::process::id()));
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build();
    runtime.expect("a runtime").block_on(run(&asked, &folder));
    // What cannot be removed says by its name what it is.
    let _ = std::fs::remove_dir_all(&folder);
}

fn asked() -> Asked {
    let mut asked = Asked { games: vec![100, 1_000, LIVE, 10_000], seconds: Duration::from_secs(10) };
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--games" => {
                let numbers = words.next().unwrap_or_default();
                asked.games = numbers.split(',').filter_map(|number| number.parse().ok()).collect();
            }
            "--seconds" => {
                let seconds = words.next().and_then(|number| number.parse().ok());
                asked.seconds = Duration::from_secs(seconds.unwrap_or(10));
            }
            // What cargo says to every benchmark.
            "--bench" => {}
            other => panic!("{other} is not known; --games 100,1000 and --seconds 10 are"),
        }
    }
    asked
}

async fn run(asked: &Asked, folder: &Path) {
    println!("one move a second in every game; acknowledged after, ms (50, 90, 99, 99.9 %, all)");
    println!(
        "{:>6} {:>8} {TIMES} {:>10} {:>10} {:>10} {:>8} {:>8}",
        "games", "moves/s", "CPU server", "CPU player", "CPU others", "MB", "KB/game"
    );
    for &games in &asked.games {
        let place = place(folder, &format!("paced-{games}"));
        let server = Server::start(&place, "north");
        let empty = memory_mb(server.id());
        let tables = seat(&server.address, games).await;
        let (before, others) = (Cost::of(server.id()), Others::watch(server.id()));
        let pace = Pace::Every(Duration::from_secs(1), WARM_UP);
        let begun = Instant::now();
        let (tables, times) = play(tables, pace, WARM_UP + asked.seconds).await;
        // Who cannot keep the pace needs longer.
        let lasted = begun.elapsed() - WARM_UP;
        let (spent, taken) = (before.until(&Cost::of(server.id())), others.end());
        let memory = memory_mb(server.id());
        let rate = times.len() as f64 / lasted.as_secs_f64().max(asked.seconds.as_secs_f64());
        println!(
            "{games:>6} {rate:>8.0} {} {:>9.0}% {:>9.0}% {:>9.0}% {memory:>8.1} {:>8.1}",
            parts(times.iter().map(|time| time.took)),
            spent.server * 100.0,
            spent.player * 100.0,
            taken.cores() * 100.0,
            (memory - empty) * 1024.0 / games as f64,
        );
        let quiet: Vec<_> = times.iter().filter(|time| taken.is_quiet(time.due)).collect();
        let shown = if quiet.is_empty() {
            " ".repeat(TIMES.len())
        } else {
            parts(quiet.iter().map(|time| time.took))
        };
        println!("{:>15} {shown} ({} of {} moves: while others took nothing)", "", quiet.len(), times.len());
        if games == LIVE {
            restart(server, &place, tables).await;
        }
    }
    highest(folder, asked.seconds).await;
    watch(folder).await;
}

/// The time in which the half, nine tenths and so on of all was done, in milliseconds.
fn parts(times: impl Iterator<Item = Duration>) -> String {
    let mut times: Vec<Duration> = times.collect();
    times.sort_unstable();
    let at = |part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    };
    PARTS.map(|part| format!("{:>7.1}", at(part))).join(" ")
}

/// Kills the server and starts it again: how long until a move is acknowledged, and until everybody is back.
async fn restart(server: Server, place: &[String; 2], mut tables: Vec<Table>) {
    server.kill();
    let begun = Instant::now();
    let server = Server::start(place, "north");
    let serves = begun.elapsed();
    let mut one = tables.pop().expect("a table");
    one.connect(&server.address).await;
    one.play_one().await;
    let first = begun.elapsed();
    let all = connect(&server.address, tables).await;
    let everybody = begun.elapsed() - BEGINS;
    println!(
        "killed and started again with {} games: serves after {serves:.2?}, first move acknowledged after {first:.2?}, \
         everybody back after {everybody:.2?} ({:.1} MB)",
        all.len() + 1,
        memory_mb(server.id())
    );
}

/// Every player answers at once: the highest rate, beside what the journal and SQLite can write by themselves.
async fn highest(folder: &Path, seconds: Duration) {
    let place = place(folder, "highest");
    let server = Server::start(&place, "north");
    let tables = seat(&server.address, LIVE).await;
    let before = Cost::of(server.id());
    let (_tables, times) = play(tables, Pace::AtOnce(WARM_UP), WARM_UP + seconds).await;
    let spent = before.until(&Cost::of(server.id()));
    let rate = times.len() as f64 / seconds.as_secs_f64();
    server.kill();
    let rows = limit::rows(Path::new(&place[1]));
    let journal = limit::journal(&folder.join("journal"), &rows, LIVE).await;
    let file = folder.join("limit");
    let alone = tokio::task::spawn_blocking(move || limit::alone(&file, &rows)).await.expect("no panic");
    println!(
        "highest rate with {LIVE} games: {rate:.0} moves/s (CPU server {:.0}%, player {:.0}%)",
        spent.server * 100.0,
        spent.player * 100.0
    );
    println!(
        "the journal alone, the same rows, {LIVE} waiting: {journal:.0} rows/s; ratio {:.2}",
        rate / journal
    );
    for (rows, alone) in alone {
        println!(
            "SQLite alone, the same rows, {rows} a transaction: {alone:.0} rows/s; ratio {:.2}",
            rate / alone
        );
    }
}

/// Idle spectators: what they weigh.
async fn watch(folder: &Path) {
    let server = Server::start(&place(folder, "watched"), "north");
    let tables = seat(&server.address, WATCHED).await;
    let before = memory_mb(server.id());
    let address = Arc::new(server.address.clone());
    let watching = stream::iter(0..SPECTATORS).map(|number| {
        let (address, table) = (address.clone(), tables[number % tables.len()].id.clone());
        async move { spectators::watch(&address, &table, number).await }
    });
    let watching: Vec<_> = watching.buffer_unordered(AT_ONCE).collect().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let memory = memory_mb(server.id()) - before;
    println!(
        "{} idle spectators add {memory:.1} MB, {:.1} KB each",
        watching.len(),
        memory * 1024.0 / watching.len() as f64
    );
}

/// Opens tables and seats two players at each; when the last has come, the games have begun.
async fn seat(address: &str, games: usize) -> Vec<Table> {
    let opened = stream::iter(0..games).map(|number| Table::open(address, number)).buffer_unordered(AT_ONCE);
    connect(address, opened.collect().await).await
}

/// A table whose players listen.
struct Waiting(JoinHandle<Table>);

/// Everybody connects, and listens until the last has come.
async fn connect(address: &str, tables: Vec<Table>) -> Vec<Table> {
    let (all_here, wait) = watch::channel(());
    let connecting = stream::iter(tables).map(|mut table| {
        let mut wait = wait.clone();
        async move {
            table.connect(address).await;
            Waiting(tokio::spawn(async move {
                tokio::select! { _ = wait.changed() => {}, () = table.listen() => {} }
                table
            }))
        }
    });
    let waiting: Vec<_> = connecting.buffer_unordered(AT_ONCE).collect().await;
    tokio::time::sleep(BEGINS).await;
    all_here.send_replace(());
    let mut tables = Vec::with_capacity(waiting.len());
    for Waiting(table) in waiting {
        tables.push(table.await.expect("no panic"));
    }
    tables
}

/// Plays at all tables at once; gives the latencies after the warm-up.
async fn play(tables: Vec<Table>, pace: Pace, time: Duration) -> (Vec<Table>, Vec<Time>) {
    let (begun, count) = (Instant::now(), tables.len());
    let playing = tables.into_iter().enumerate().map(|(number, mut table)| {
        tokio::spawn(async move {
            let times = table.play(pace, begun, time, number as f64 / count as f64).await;
            (table, times)
        })
    });
    let (mut tables, mut all) = (Vec::with_capacity(count), Vec::new());
    for playing in playing.collect::<Vec<_>>() {
        let (table, times) = playing.await.expect("no panic");
        tables.push(table);
        all.extend(times);
    }
    (tables, all)
}

fn place(folder: &Path, name: &str) -> [String; 2] {
    let data: PathBuf = folder.join(name);
    std::fs::create_dir_all(folder).expect("a folder");
    ["--data".to_owned(), data.to_string_lossy().into_owned()]
}
