//! Whatever was acknowledged is there after the process, or the whole server, was killed in the middle.
//!
//! This test program starts itself again as the victim, which writes as fast as it can and says on its output what was
//! acknowledged. Beside it a keeper makes a model of the journal, and a node says that it works. `DAMKA_CRASHES=300` asks for more deaths than the few of an ordinary run.

use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Receiver;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use store::{Append, Bus, Entry, Error, Hash, Journal, Keys, LocalBus, Place, Sequence, Update};

use crate::cluster::Cluster;
use crate::kit::{Home, append, entry, everything, health, run, stream};
use crate::nats;

/// Set for the victim: where it writes.
const VICTIM: &str = "DAMKA_CRASH_VICTIM";
/// The model that the victim keeps: how far each stream has come.
const MODEL: &str = "streams";
/// How many streams are written at once.
const WRITERS: usize = 24;

/// What the victim said before it died: stream, sequence, hash.
pub(crate) type Said = Vec<(String, Sequence, Hash)>;

#[test]
fn nothing_acknowledged_is_lost_in_sqlite_when_the_process_is_killed() {
    kill_the_process(&Home::folder(), deaths(30));
}

#[test]
fn nothing_acknowledged_is_lost_in_postgres_when_the_process_is_killed() {
    kill_the_process(&Home::database(), deaths(20));
}

fn deaths(few: u64) -> u64 {
    std::env::var("DAMKA_CRASHES").ok().and_then(|text| text.parse().ok()).unwrap_or(few)
}

fn kill_the_process(home: &Home, deaths: u64) {
    let mut random = fastrand::Rng::with_seed(deaths);
    let mut acknowledged = 0;
    for death in 0..deaths {
        let said = live_and_die(home, death, Duration::from_millis(random.u64(0..120)));
        acknowledged += said.len();
        run(async {
            let journal = home.open().await;
            check(&*journal, &said).await;
            let model = journal.reached(MODEL).await.expect("a position");
            assert!(model <= journal.position().await.expect("a position"), "the model is ahead");
            if death % 10 == 9 || death + 1 == deaths {
                let health = health(&*journal).await;
                assert!(health.is_sound(), "after death {death}: {:?}", health.faults);
                check_model(&*journal).await;
            }
        });
    }
    println!("{deaths} deaths, {acknowledged} entries acknowledged, none lost");
    assert!(acknowledged as u64 > deaths * 10, "the victims lived too short to tell: {acknowledged}");
}

/// Every entry that was acknowledged is where it was acknowledged.
pub(crate) async fn check(journal: &dyn Journal, said: &Said) {
    for (name, sequence, hash) in said {
        let before = Sequence(sequence.0 - 1);
        let page = journal.read(&stream(name), before, 1).await.expect("a page");
        let found = page.first().map(|entry| (entry.sequence, entry.hash));
        assert_eq!(found, Some((*sequence, *hash)), "{name} {sequence} was acknowledged");
    }
}

/// The rows of the model are what the journal says up to the position it has reached.
async fn check_model(journal: &dyn Journal) {
    let reached = journal.reached(MODEL).await.expect("a position");
    let entries = everything(journal).await;
    let expected = rows_of(entries.iter().take_while(|entry| entry.position <= reached));
    let (mut found, mut keys) = (BTreeMap::new(), Keys::all());
    loop {
        let page = journal.rows(MODEL, keys.clone(), 1_000).await.expect("a page");
        let Some(last) = page.last() else { break };
        keys = keys.after(&*last.key);
        found.extend(page.into_iter().map(|row| (row.key, Some(row.value))));
    }
    assert_eq!(found, expected);
    assert!(!found.is_empty(), "the keeper has kept something");
}

fn rows_of<'a>(entries: impl Iterator<Item = &'a Entry>) -> BTreeMap<String, Option<String>> {
    entries.map(|entry| (entry.stream.to_string(), Some(entry.sequence.to_string()))).collect()
}

/// Makes the model, page by page, and says each time that this node works.
async fn keep(journal: Arc<dyn Journal>) {
    loop {
        let after = journal.reached(MODEL).await.expect("a position");
        let page = journal.since(after, 200).await.expect("a page");
        let reached = page.last().map_or(after, |entry| entry.position);
        let update = Update { model: MODEL.to_owned(), after, reached, rows: rows_of(page.iter()) };
        journal.shelve(update).await.expect("nobody else keeps it");
        journal.beat("victim", reached.0).await.expect("noted");
    }
}

/// A process that writes, and will be killed.
pub(crate) struct Victim {
    process: Child,
    /// The first acknowledgement.
    begins: Receiver<()>,
    listener: JoinHandle<Said>,
}

/// Starts a victim, lets it write for a while, kills it, and gives back what it had said.
fn live_and_die(home: &Home, death: u64, life: Duration) -> Said {
    let mut victim = Victim::start(home, death, None);
    // Every fifth dies at any moment, while it opens the journal perhaps; the others after they have begun to write.
    if death % 5 != 4 {
        victim = victim.begun();
    }
    thread::sleep(life);
    victim.kill()
}

impl Victim {
    pub(crate) fn start(home: &Home, death: u64, nats: Option<&str>) -> Self {
        let (kind, place) = match &home.place {
            Place::Folder(folder) => ("folder", folder.to_string_lossy().into_owned()),
            Place::Database(address) => ("database", address.clone()),
        };
        let mut process = Command::new(std::env::current_exe().expect("this program"))
            .args(["crash::victim", "--exact", "--nocapture", "--test-threads=1"])
            .env(VICTIM, format!("{kind} {death} {} {place}", nats.unwrap_or("-")))
            .stdout(Stdio::piped())
            .spawn()
            .expect("the victim starts");
        let out = BufReader::new(process.stdout.take().expect("a pipe"));
        let (begun, begins) = std::sync::mpsc::channel();
        let listener = thread::spawn(move || {
            let mut said = Said::new();
            for line in out.split(b'\n').map_while(Result::ok) {
                let line = String::from_utf8_lossy(&line).into_owned();
                let mut words = line.split(' ');
                // The last line may be half a line: then it has no hash, or half a hash.
                if let (Some("ok"), Some(name), Some(sequence), Some(hash)) =
                    (words.next(), words.next(), words.next(), words.next())
                {
                    let _ = begun.send(());
                    if let (Ok(sequence), Ok(hash)) = (sequence.parse(), hash.parse()) {
                        said.push((name.to_owned(), Sequence(sequence), hash));
                    }
                }
            }
            said
        });
        Self { process, begins, listener }
    }

    /// The same, when it has begun to write.
    pub(crate) fn begun(self) -> Self {
        let _ = self.begins.recv_timeout(Duration::from_secs(30));
        self
    }

    /// Kills it, and gives back what it had said.
    pub(crate) fn kill(mut self) -> Said {
        self.process.kill().expect("killed");
        let end = self.process.wait().expect("dead");
        assert_eq!(end.signal(), Some(9), "the victim lived until it was killed");
        self.listener.join().expect("no panic")
    }
}

/// The victim; in an ordinary run there is nothing for it to do.
#[test]
fn victim() {
    let Ok(orders) = std::env::var(VICTIM) else { return };
    let mut words = orders.splitn(4, ' ');
    let mut word = || words.next().expect("a word");
    let (kind, death, nats, place) = (word(), word(), word(), word());
    let place = match kind {
        "folder" => Place::Folder(PathBuf::from(place)),
        _ => Place::Database(place.to_owned()),
    };
    run(async {
        let bus: Arc<dyn Bus> = match nats {
            "-" => Arc::new(LocalBus::new()),
            nats => place.bus_by(Some(nats)).expect("a bus"),
        };
        let journal: Arc<dyn Journal> = place.open(bus).await.expect("opened").into();
        let write = |writer: usize| {
            let (journal, name) = (Arc::clone(&journal), format!("crash/{death}-{writer}"));
            tokio::spawn(async move {
                let mut expected = Sequence::START;
                for i in 0_u64.. {
                    let count = if i % 7 == 0 { 3 } else { 1 };
                    let what = Append {
                        expected,
                        entries: vec![entry(&format!("{name} {i}")); count],
                        ..append(&name, 0, &[])
                    };
                    let done = journal.append(what).await.expect("nobody else writes this stream");
                    expected = done.sequence;
                    let line = format!("ok {name} {} {}\n", done.sequence, done.hash);
                    io::stdout().write_all(line.as_bytes()).expect("somebody listens");
                }
            })
        };
        let keeper = tokio::spawn(keep(Arc::clone(&journal)));
        let writers = (0..WRITERS).map(write).collect::<Vec<_>>();
        let racer = (nats != "-").then(|| tokio::spawn(race(Arc::clone(&journal))));
        for writer in writers.into_iter().chain([keeper]).chain(racer) {
            writer.await.expect("it never ends by itself");
        }
    });
}

/// Wants the stream that others want too.
async fn race(journal: Arc<dyn Journal>) {
    loop {
        nats::try_once(&*journal, "there").await;
    }
}

#[test]
fn nothing_acknowledged_is_lost_when_the_whole_server_is_killed() {
    let mut cluster = Cluster::start();
    let home = Home::database_of(&cluster.address());
    let mut acknowledged = 0;
    for death in 0..deaths(3).min(20) {
        let said = live_while(&home, death, || {
            thread::sleep(Duration::from_millis(150));
            cluster.kill();
            cluster.run();
            thread::sleep(Duration::from_millis(300));
        });
        acknowledged += said.len();
        run(async {
            let journal = home.open().await;
            check(&*journal, &said).await;
            let health = health(&*journal).await;
            assert!(health.is_sound(), "after death {death}: {:?}", health.faults);
        });
    }
    assert!(acknowledged > 100, "too few to tell: {acknowledged}");
}

/// Writes from this process while the server dies and comes back.
fn live_while(home: &Home, death: u64, happen: impl FnOnce()) -> Said {
    let place = home.place.clone();
    let (begun, begins) = std::sync::mpsc::channel();
    let over = Arc::new(AtomicBool::new(false));
    let writing = thread::spawn({
        let over = Arc::clone(&over);
        move || {
            run(async {
                let journal: Arc<dyn Journal> =
                    place.open(Arc::new(LocalBus::new())).await.expect("opened").into();
                let write = |writer: usize| {
                    let (journal, begun, over) = (Arc::clone(&journal), begun.clone(), Arc::clone(&over));
                    tokio::spawn(async move {
                        let (name, mut said) = (format!("server/{death}-{writer}"), Said::new());
                        for i in 0.. {
                            if over.load(Ordering::Relaxed) {
                                break;
                            }
                            match journal.append(append(&name, i, &["x"])).await {
                                Ok(done) => said.push((name.clone(), done.sequence, done.hash)),
                                Err(Error::Unavailable(_)) => break,
                                Err(error) => panic!("{error}"),
                            }
                            let _ = begun.send(());
                        }
                        said
                    })
                };
                let mut said = Said::new();
                for writer in (0..WRITERS).map(write).collect::<Vec<_>>() {
                    said.extend(writer.await.expect("no panic"));
                }
                said
            })
        }
    });
    begins.recv_timeout(Duration::from_secs(30)).expect("writing has begun");
    happen();
    over.store(true, Ordering::Relaxed);
    writing.join().expect("no panic")
}
