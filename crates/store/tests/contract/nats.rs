//! Nodes that hear of each other by NATS, and what happens when it, or one of them, is gone.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use store::{Append, Bus, Entry, Error, Follower, Journal, LocalBus, Position, Sequence};
use tokio::sync::{mpsc, watch};
use tokio::time::timeout;

use crate::crash::{Victim, check};
use crate::kit::{Home, append, contract, entry, everything, health, run, stream};

/// The address of a server that runs already, as `./test` brings it.
const GIVEN: &str = "DAMKA_TEST_NATS";
/// Long enough on a machine that has other things to do.
const LONG: Duration = Duration::from_secs(30);

contract! {
    a_follower_sees_every_entry_once_without_any_news,
}

/// A NATS server of our own, on a port that was free.
pub(crate) struct Nats {
    port: u16,
    arguments: Vec<String>,
    /// The shell that ends the server when its input ends, that is with this process, however it ends.
    keeper: Option<Child>,
}

impl Nats {
    fn start(arguments: &[&str]) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").expect("a socket");
        let port = free.local_addr().expect("an address").port();
        drop(free);
        let arguments = arguments.iter().map(|argument| (*argument).to_owned()).collect();
        let mut nats = Self { port, arguments, keeper: None };
        nats.run();
        nats
    }

    fn run(&mut self) {
        let script = r#""$0" "$@" >/dev/null 2>&1 & echo $!; read -r word; kill -9 $! 2>/dev/null; wait"#;
        let mut keeper = Command::new("sh");
        keeper.args(["-c", script]).arg(program()).args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        keeper.args(&self.arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut keeper = keeper.spawn().expect("sh starts");
        let mut line = String::new();
        let out = keeper.stdout.take().expect("a pipe");
        BufReader::new(out).read_line(&mut line).expect("the number of the server");
        self.keeper = Some(keeper);
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            assert!(begun.elapsed() < LONG, "no answer from nats-server");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn stop(&mut self) {
        if let Some(mut keeper) = self.keeper.take() {
            drop(keeper.stdin.take());
            let _ = keeper.wait();
        }
    }

    fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}

/// The address of a server that all tests of this process share.
fn shared() -> &'static str {
    static SHARED: OnceLock<(String, Option<Nats>)> = OnceLock::new();
    let (address, _) = SHARED.get_or_init(|| match std::env::var(GIVEN) {
        Ok(address) if !address.is_empty() => (address, None),
        _ => {
            let nats = Nats::start(&[]);
            (nats.address(), Some(nats))
        }
    });
    address
}

/// Debian keeps it where not everybody looks.
fn program() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain(["/usr/sbin", "/usr/local/sbin"].map(PathBuf::from));
    folders
        .map(|folder| folder.join("nats-server"))
        .find(|program| Path::is_file(program))
        .expect("nats-server is missing. Run ./test, which installs it, or: apt-get install nats-server")
}

async fn reach(news: &mut watch::Receiver<Position>, position: u64) {
    let heard = timeout(LONG, news.wait_for(|reached| *reached >= Position(position)));
    heard.await.expect("the news come in time").expect("the bus is there");
}

async fn connected(bus: &dyn Bus, expected: bool) {
    let begun = Instant::now();
    while bus.is_connected() != expected {
        assert!(begun.elapsed() < LONG, "the bus is not as expected: {expected}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A node: its bus and its journal.
async fn node(home: &Home, nats: &str) -> (Arc<dyn Bus>, Arc<dyn Journal>) {
    let bus = home.place.bus_by(Some(nats)).expect("a bus");
    let journal = home.place.open(Arc::clone(&bus)).await.expect("opened");
    (bus, journal.into())
}

#[test]
fn news_travel_by_nats_each_journal_on_its_own() {
    let (home, other) = (Home::database(), Home::database());
    run(async {
        let (here, journal) = node(&home, shared()).await;
        let (there, _kept) = node(&home, shared()).await;
        let (elsewhere, loud) = node(&other, shared()).await;
        for bus in [&here, &there, &elsewhere] {
            connected(&**bus, true).await;
        }
        loud.append(append("game/a", 0, &["x"; 50])).await.expect("written");
        let mut news = there.listen();
        for i in 0..20 {
            journal.append(append("game/a", i, &["x"])).await.expect("written");
            reach(&mut news, i + 1).await;
            assert_eq!(*news.borrow(), Position(i + 1), "nobody hears of another journal");
        }
    });
}

#[test]
fn news_come_again_when_nats_does() {
    let mut nats = Nats::start(&[]);
    let home = Home::database();
    run(async {
        let (here, journal) = node(&home, &nats.address()).await;
        let (there, _kept) = node(&home, &nats.address()).await;
        let mut news = there.listen();
        for round in 0..3 {
            connected(&*here, true).await;
            connected(&*there, true).await;
            journal.append(append("game/a", 2 * round, &["1"])).await.expect("written");
            reach(&mut news, 2 * round + 1).await;
            nats.stop();
            connected(&*here, false).await;
            connected(&*there, false).await;
            journal.append(append("game/a", 2 * round + 1, &["2"])).await.expect("without any bus");
            nats.run();
            // What was told while nobody could hear it is heard.
            reach(&mut news, 2 * round + 2).await;
        }
    });
}

#[test]
fn a_server_that_asks_who_we_are_is_told() {
    let home = Home::database();
    for (arguments, pass) in [(vec!["--user", "a", "--pass", "p@ss"], "a:p%40ss"), (vec!["--auth", "t"], "t")]
    {
        let nats = Nats::start(&arguments);
        run(async {
            let let_in = nats.address().replace("nats://", &format!("nats://{pass}@"));
            let (bus, _kept) = node(&home, &let_in).await;
            connected(&*bus, true).await;
            let (stranger, journal) = node(&home, &nats.address()).await;
            let before = journal.position().await.expect("a position").0;
            journal.append(append("game/a", before, &["x"])).await.expect("written");
            tokio::time::sleep(Duration::from_millis(300)).await;
            assert!(!stranger.is_connected());
        });
    }
}

#[test]
fn addresses_that_are_none_are_refused_and_a_folder_needs_no_nats() {
    let (folder, database) = (Home::folder(), Home::database());
    run(async {
        for nats in ["", "127.0.0.1:4222", "tls://a:secret@host", "nats://a:secret@host:port"] {
            let refused = database.place.bus_by(Some(nats)).err().expect("refused");
            assert!(!refused.to_string().contains("secret"), "{refused}");
        }
        assert!(matches!(folder.place.bus_by(Some("nats://host")).err(), Some(Error::Storage(_))));
        assert!(folder.place.bus_by(None).expect("a bus").is_connected());
    });
}

/// Servers that are none, or strange: nothing panics, and nothing stops.
#[test]
fn a_server_that_talks_nonsense_is_left_alone() {
    let home = Home::database();
    let long = "x".repeat(100_000);
    let nonsense = [
        String::new(),
        "HTTP/1.1 400 Bad Request\r\n\r\n".to_owned(),
        "INFO {\"tls_required\":true}\r\nPONG\r\n".to_owned(),
        "INFO {}\r\n-ERR 'Authorization Violation'\r\n".to_owned(),
        "INFO {}\r\nPONG\r\nMSG a 1 99999999999999999999\r\n".to_owned(),
        "INFO {}\r\nPONG\r\nMSG a 1 4294967295\r\n".to_owned(),
        "INFO {}\r\nPONG\r\nMSG a 1 3\r\nx".to_owned(),
        "INFO {}\r\nPING\r\n+OK\r\nPONG\r\nMSG a 1 re 5\r\nhello\r\nMSG a 1 2\r\n\u{7f}\u{1}\r\nMSG\r\n"
            .to_owned(),
        format!("INFO {long}"),
        format!("INFO {{}}\r\nPONG\r\n{long}{long}"),
    ];
    let listener = TcpListener::bind("127.0.0.1:0").expect("a socket");
    let address = format!("nats://{}", listener.local_addr().expect("an address"));
    let count = nonsense.len();
    let speaker = std::thread::spawn(move || {
        for text in nonsense {
            let (mut client, _) = listener.accept().expect("a client");
            // Who hangs up early does not want to hear it.
            let _ = client.write_all(text.as_bytes());
            client.set_read_timeout(Some(Duration::from_millis(50))).expect("set");
            let _ = client.read(&mut [0; 4_096]);
        }
        // The next one is heard.
        let (mut client, _) = listener.accept().expect("a client");
        client.write_all(b"INFO {}\r\nPONG\r\nMSG a 1 3\r\n777\r\n").expect("heard");
        std::thread::sleep(Duration::from_millis(500));
    });
    run(async {
        let (bus, journal) = node(&home, &address).await;
        let mut news = bus.listen();
        for i in 0..count as u64 {
            journal.append(append("game/a", i, &["x"])).await.expect("nothing stops");
        }
        reach(&mut news, 777).await;
    });
    speaker.join().expect("no panic");
}

async fn a_follower_sees_every_entry_once_without_any_news(home: Home) {
    let journal: Arc<dyn Journal> = home.open().await.into();
    // A bus that nobody tells anything, and one that is gone.
    let deaf = LocalBus::new();
    let mut follower = Follower::new(Arc::clone(&journal), &deaf, Position::START);
    let mut orphan = Follower::new(Arc::clone(&journal), &LocalBus::new(), Position(1));
    assert!(timeout(Duration::from_millis(50), follower.next()).await.is_err(), "there is nothing yet");
    for i in 0..3 {
        // It is written while the follower waits.
        let writing = async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            journal.append(append("game/a", i, &["x"])).await.expect("written");
        };
        let ((), page) = tokio::join!(writing, timeout(LONG, follower.next()));
        let page = page.expect("in time").expect("a page");
        assert_eq!(page.iter().map(|entry| entry.position.0).collect::<Vec<_>>(), [i + 1]);
        assert_eq!(follower.reached(), Position(i + 1));
        if i > 0 {
            let page = timeout(LONG, orphan.next()).await.expect("in time").expect("a page");
            assert_eq!(page.len(), 1);
        }
    }
    journal.close().await;
    let ended = timeout(LONG, follower.next()).await.expect("in time");
    assert_eq!(ended, Err(Error::Closed));
}

/// Follows from the start and passes on what it sees.
async fn follow(journal: Arc<dyn Journal>, bus: Arc<dyn Bus>, seen: mpsc::UnboundedSender<Entry>) {
    let mut follower = Follower::new(journal, &*bus, Position::START);
    while let Ok(page) = follower.next().await {
        page.into_iter().for_each(|entry| seen.send(entry).expect("somebody looks"));
    }
}

#[test]
fn a_killed_node_and_a_cut_bus_cost_nobody_an_entry() {
    let mut nats = Nats::start(&[]);
    let home = Home::database();
    let mut said = Vec::new();
    run(async {
        let (bus, journal) = node(&home, &nats.address()).await;
        let (sender, mut following) = mpsc::unbounded_channel();
        tokio::spawn(follow(Arc::clone(&journal), Arc::clone(&bus), sender));
        // This node and the victims want the same stream; who is first, is.
        let over = Arc::new(AtomicBool::new(false));
        let racing = tokio::spawn(race(Arc::clone(&journal), Arc::clone(&over)));
        for death in 0..6 {
            let victim = Victim::start(&home, death, Some(&nats.address()));
            let victim = tokio::task::spawn_blocking(move || victim.begun()).await.expect("no panic");
            if death % 2 == 1 {
                nats.stop();
                tokio::time::sleep(Duration::from_millis(150)).await;
                nats.run();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            said.extend(tokio::task::spawn_blocking(move || victim.kill()).await.expect("no panic"));
        }
        connected(&*bus, true).await;
        // What a dead node had sent to be committed may still be committed; then there is silence.
        tokio::time::sleep(Duration::from_millis(200)).await;
        over.store(true, Ordering::Relaxed);
        let won = racing.await.expect("no panic");
        let reached = journal.position().await.expect("a position");
        let mut seen: Vec<Entry> = Vec::new();
        while seen.last().is_none_or(|entry| entry.position < reached) {
            seen.push(timeout(LONG, following.recv()).await.expect("in time").expect("it follows"));
        }
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert!(following.try_recv().is_err(), "nothing comes twice");

        let positions: Vec<u64> = seen.iter().map(|entry| entry.position.0).collect();
        assert_eq!(positions, (1..=reached.0).collect::<Vec<_>>(), "in order, each once");
        assert_eq!(seen, everything(&*journal).await);
        check(&*journal, &said).await;
        assert!(said.len() > 100, "the victims lived too short to tell: {}", said.len());
        let mut shared: BTreeMap<&str, u64> = BTreeMap::new();
        for entry in seen.iter().filter(|entry| entry.stream == stream(SHARED)) {
            *shared.entry(entry.what.body.as_str()).or_default() += 1;
        }
        assert_eq!(shared.get("here"), Some(&won), "what was won is there, once: {shared:?}");
        assert!(shared.get("there").is_some_and(|count| *count > 0), "both have won: {shared:?}");
        assert!(health(&*journal).await.is_sound());
    });
}

/// The stream that all nodes want.
pub(crate) const SHARED: &str = "race/all";

/// Appends to the shared stream until it is told to stop. Gives back how often it was first.
async fn race(journal: Arc<dyn Journal>, over: Arc<AtomicBool>) -> u64 {
    let mut won = 0;
    while !over.load(Ordering::Relaxed) {
        won += u64::from(try_once(&*journal, "here").await);
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    won
}

/// Whether we were first.
pub(crate) async fn try_once(journal: &dyn Journal, body: &str) -> bool {
    let expected: Sequence = journal.head(&stream(SHARED)).await.expect("a head").sequence;
    match journal.append(Append { expected, entries: vec![entry(body)], ..append(SHARED, 0, &[]) }).await {
        Ok(done) => {
            assert_eq!(done.sequence, expected.next(), "first means right after what was seen");
            true
        }
        Err(Error::Conflict(_)) => false,
        Err(error) => panic!("{error}"),
    }
}
