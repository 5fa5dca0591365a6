//! Standings of 2,000 players after 11 rounds: what they cost to find and to show, and how soon 1,000 who watch see a result.
//! `cargo bench -p server --bench standings`

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clock::{Millis, Moment};
use competition::entry::{self, Document, Finding, Person, Shown};
use competition::regulation::System;
use competition::round::{self, Outcome};
use competition::{Actor, Command, Competition, Draft, No, PersonId, Role, standing, swiss};
use hall::Nodes;
use hall::table::Guest;
use hall::time::Time;
use rulebook::Edition;
use rulebook::law::event::{List, Paper};
use server::office::Office;
use server::{Limits, Options, serve};
use sha2::{Digest, Sha256};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use venue::view::{crosstable, pairings, patch, progress, standings};
use venue::{Audience, Fact, Holder, Opened, Publication, Seat, Terms};

const PLAYERS: u16 = 2_000;
const ROUNDS: u16 = 11;
const WATCHERS: usize = 1_000;
const TIMES: usize = 15;
const CHIEF: Actor = Actor::Official(Role::ChiefArbiter);
/// What the browser of the host is known by.
const SECRET: &str = "aaaaaaaabbbbbbbbccccccccdddddddd";

fn main() {
    let began = Instant::now();
    let event = event();
    println!(
        "{PLAYERS} players, {ROUNDS} rounds: entered, paired and played in {:.1} s",
        began.elapsed().as_secs_f64()
    );
    find(&event);
    tokio::runtime::Runtime::new().expect("a runtime").block_on(serve_and_watch(&event));
}

/// An event whose last round has one game without a result.
fn event() -> Competition {
    let system = System::Swiss { by: swiss::System::Individual, rounds: ROUNDS };
    let mut draft = Draft::usual(Edition::Ru22, "russian".parse().expect("a discipline"));
    draft.name = "The large open".to_owned();
    draft.standing = standing::Terms::usual(Edition::Ru22, &system);
    draft.system = system;
    let mut event = Competition::new(draft.check().expect("a regulation").0);
    let mut now = Moment(1_790_000_000_000);
    let mut act = |event: &mut Competition, command: Command| {
        now = now + Millis::seconds(1);
        let events = event.decide(CHIEF, &command, now).expect("obeyed");
        events.iter().for_each(|each| event.apply(each));
    };
    for at in 0..PLAYERS {
        let person =
            Person::player(&format!("Player {at:04}")).rated(2_400 - at / 2).of(&format!("Club {}", at % 97));
        act(&mut event, entry::Command::register(person).into());
    }
    let people: Vec<PersonId> = (1..=u32::from(PLAYERS)).map(PersonId).collect();
    let paper = Shown::new(Document::Paper(Paper::AntidopingCourse));
    act(&mut event, entry::Command::Show { people: people.clone(), paper }.into());
    let lists = vec![List::NationalCentre, List::InternationalFederation, List::TestingAgency];
    act(&mut event, entry::Command::Check { people, lists, finding: Finding::Clear }.into());
    act(&mut event, entry::Command::AdmitReady.into());
    act(&mut event, Command::Round(round::Command::DrawLots { seed: 1, nonce: String::new() }));
    let mut random = fastrand::Rng::with_seed(1);
    for round in 1..=ROUNDS {
        act(&mut event, Command::Round(round::Command::Pair { seed: u64::from(round) }));
        let boards: Vec<No> =
            event.stage().round(round).expect("a round").boards.iter().map(|board| board.white).collect();
        for no in boards.into_iter().skip(usize::from(round == ROUNDS)) {
            let outcome = [Outcome::White, Outcome::Draw, Outcome::Black][random.usize(..3)];
            act(&mut event, Command::Round(round::Command::Score { round, no, outcome }));
        }
    }
    event
}

/// What each view costs.
fn find(event: &Competition) {
    let places = standings(event);
    time("find the standings", || drop(standings(event)));
    time("find the crosstable", || drop(crosstable(event, &places)));
    time("find the pairs", || drop(pairings(event, ROUNDS)));
    time("find how all came on", || drop(progress(event)));
    let sheets = places.sheets();
    let mut changed = sheets.clone();
    changed[0].rows.swap(10, 700);
    time("write the sheet", || drop(places.sheets()));
    time("compare two sheets", || drop(patch(&sheets[0], &changed[0])));
    time("copy the event", || drop(event.clone()));
    println!("  the standings as JSON have {} bytes", serde_json::to_string(&places).expect("JSON").len());
}

fn time(what: &str, act: impl Fn()) {
    let mut times: Vec<Duration> = (0..TIMES)
        .map(|_| {
            let began = (processor(), Instant::now());
            act();
            began.0.zip(processor()).map_or_else(|| began.1.elapsed(), |(from, to)| to.saturating_sub(from))
        })
        .collect();
    told(what, &mut times);
}

/// The time this thread had a processor, where the system says it: other work on the machine does not count.
fn processor() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split_whitespace().next()?.parse().ok().map(Duration::from_nanos)
}

fn told(what: &str, times: &mut [Duration]) {
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    let [least, middle, most] = [times[0], times[times.len() / 2], times[times.len() - 1]].map(ms);
    println!("  {what:<28} {middle:>8.2} ms in the middle, {least:.2} to {most:.2}");
}

async fn serve_and_watch(event: &Competition) {
    let folder = std::env::temp_dir().join(format!("damka-standings-{}", std::process::id()));
    let place = store::Place::Folder(folder.clone());
    let id = written(&place, event).await;
    let (ready, address) = tokio::sync::oneshot::channel();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let options = Options {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        place,
        limits: limits(),
        ..Options::default()
    };
    let house = tokio::spawn(serve(options, |address| drop(ready.send(address.to_owned())), async {
        drop(stopped.await);
    }));
    let address = address.await.expect("an address").trim_start_matches("http://").to_owned();
    show(&address, &id).await;
    watch(&address, &id).await;
    let _ = stop.send(());
    let _ = house.await;
    let _ = std::fs::remove_dir_all(folder);
}

/// Writes the event to a journal, as if this house had conducted it.
async fn written(place: &store::Place, event: &Competition) -> String {
    let bus = place.bus().expect("a bus");
    let journal: Arc<dyn store::Journal> = Arc::from(place.open(bus).await.expect("a journal"));
    let office = Office::new(journal.clone(), Nodes::One, Time::start());
    let visitor = Sha256::digest(SECRET.as_bytes())
        .iter()
        .take(16)
        .map(|byte| format!("{byte:02x}"))
        .collect::<String>();
    let host = Guest::visitor(&visitor);
    let opened = Opened {
        draft: (**event.regulation()).clone(),
        host: Holder::of(&host),
        at: Moment(0),
        seats: vec![Seat::Organiser, Seat::Official(Role::ChiefArbiter)],
        terms: Terms { audience: Audience::Public, publication: Publication::AtOnce, ..Terms::default() },
    };
    let id = office.open(&host, opened).await.expect("opened");
    let desk = office.venue(&id).await.expect("the event");
    let events = event.journal().to_vec();
    let facts = |_: &venue::Venue, _| {
        Ok(vec![Fact::Conducted { by: String::new(), vault: None, events: events.clone() }])
    };
    office.conduct(&desk, "bench", facts).await.expect("written");
    id
}

fn limits() -> Limits {
    Limits { connections: 10_000, ..Limits::default() }
}

/// How long a page takes when it is made, and when it was made before.
async fn show(address: &str, id: &str) {
    let mut random = fastrand::Rng::with_seed(2);
    for (what, path) in [("standings", "standings"), ("pairings", "pairings"), ("crosstable", "crosstable")] {
        let (mut made, mut kept, mut bytes) = (Vec::new(), Vec::new(), 0);
        for _ in 0..TIMES {
            // Another version: everything is made anew.
            correct(address, id, &mut random).await;
            for times in [&mut made, &mut kept] {
                let began = Instant::now();
                bytes = ask(
                    address,
                    &format!(
                        "GET /events/{id}/{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
                    ),
                )
                .await
                .len();
                times.push(began.elapsed());
            }
        }
        told(&format!("{what} page, made"), &mut made);
        told(&format!("{what} page, kept"), &mut kept);
        println!("  it has {bytes} bytes");
    }
}

/// A result of the last round is put right: another version of the event.
async fn correct(address: &str, id: &str, random: &mut fastrand::Rng) -> Duration {
    loop {
        let (no, outcome) = (random.u16(3..PLAYERS), ["white", "black", "draw"][random.usize(..3)]);
        // Not every game has another result than this one.
        if let Some(time) = corrected(address, id, no, outcome).await {
            return time;
        }
    }
}

async fn corrected(address: &str, id: &str, no: u16, outcome: &str) -> Option<Duration> {
    let command = format!(
        r#"{{"commands":[{{"round":{{"correct":{{"round":{ROUNDS},"no":{no},"outcome":"{outcome}","reason":"bench"}}}}}}]}}"#
    );
    let head = format!(
        "POST /api/events/{id}/commands HTTP/1.1\r\nhost: {address}\r\norigin: http://{address}\r\nconnection: close\r\ncookie: __Host-damka={SECRET}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n",
        command.len()
    );
    let began = Instant::now();
    let answer = ask(address, &format!("{head}{command}")).await;
    let time = began.elapsed();
    assert!(answer.starts_with("HTTP/1.1 200") || answer.starts_with("HTTP/1.1 409"), "{answer}");
    answer.starts_with("HTTP/1.1 200").then_some(time)
}

async fn ask(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}

/// How soon everybody who watches the standings has what changed.
async fn watch(address: &str, id: &str) {
    let (told_by, mut told_to) = tokio::sync::mpsc::unbounded_channel::<(Instant, usize)>();
    let (address, id): (Arc<str>, Arc<str>) = (address.into(), id.into());
    for _ in 0..WATCHERS {
        let (address, id, told_by) = (address.clone(), id.clone(), told_by.clone());
        tokio::spawn(async move {
            let mut stream = TcpStream::connect(&*address).await.expect("connected");
            let request = format!(
                "GET /api/events/{id}/standings/stream HTTP/1.1\r\nhost: {address}\r\naccept: text/event-stream\r\n\r\n"
            );
            stream.write_all(request.as_bytes()).await.expect("sent");
            let (mut buffer, mut line) = (vec![0; 64 << 10], Vec::new());
            while let Ok(read @ 1..) = stream.read(&mut buffer).await {
                line.extend_from_slice(&buffer[..read]);
                // An event ends with an empty line; what comes before the first one is the head.
                if line.ends_with(b"\n\n\r\n") && line.windows(7).any(|sign| sign == b"\ndata: ") {
                    let _ = told_by.send((Instant::now(), line.len()));
                    line.clear();
                } else if line.ends_with(b"\n\n\r\n") {
                    line.clear();
                }
            }
        });
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut random = fastrand::Rng::with_seed(3);
    let (mut acknowledged, mut first, mut last, mut bytes) = (Vec::new(), Vec::new(), Vec::new(), 0);
    for _ in 0..TIMES {
        let began = Instant::now();
        acknowledged.push(correct(&address, &id, &mut random).await);
        let mut times = Vec::with_capacity(WATCHERS);
        while times.len() < WATCHERS {
            let told = tokio::time::timeout(Duration::from_secs(20), told_to.recv()).await;
            let Ok(Some((at, length))) = told else { break };
            times.push(at - began);
            bytes = length;
        }
        assert_eq!(times.len(), WATCHERS, "everybody is told");
        first.extend(times.iter().min());
        last.extend(times.iter().max());
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    println!("{WATCHERS} watch the standings; from the sending of a result");
    told("it is acknowledged", &mut acknowledged);
    told("the first sees it", &mut first);
    told("the last sees it", &mut last);
    println!("  each is sent about {bytes} bytes");
    let most = last.iter().max().copied().unwrap_or_default();
    assert!(most < Duration::from_secs(1), "a result was seen after {most:?}");
}
