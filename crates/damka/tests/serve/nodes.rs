//! Two servers on one database: when one is killed, the other goes on, and its players come over.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::child::Server;
use crate::crash::{deaths, progress, with_pairs};
use crate::kit::{Home, now, run, verify};
use crate::pair::World;
use crate::player::call;

/// Tables that are played at once: a quarter at each node, half of them across.
const PAIRS: usize = 16;
const NODES: [&str; 2] = ["north", "south"];

#[test]
fn when_one_of_two_nodes_is_killed_the_other_goes_on_and_nothing_is_lost() {
    let home = Home::database();
    let mut random = fastrand::Rng::with_seed(2);
    let world = Arc::new(World::default());
    let mut nodes = NODES.map(|node| Some(Server::start(&home.arguments, node)));
    for (number, node) in nodes.iter().flatten().enumerate() {
        world.up(number, &node.address);
    }
    with_pairs(&world, PAIRS, || {
        for _ in 0..deaths(4) {
            let number = random.usize(0..2);
            progress(&world, 60);
            thread::sleep(Duration::from_millis(random.u64(0..300)));
            world.down(number);
            nodes[number].take().expect("it lives").kill();
            progress(&world, 60);
            let again = nodes[number].insert(Server::start(&home.arguments, NODES[number]));
            world.up(number, &again.address);
        }
    });
    nodes.into_iter().flatten().for_each(Server::kill);
    verify(&home);
    println!("{} moves acknowledged, none lost", world.acknowledged.load(Ordering::Relaxed));
}

/// How long something is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// What an event tells those who watch it at a node, line by line.
fn watch(address: &str, event: &str) -> mpsc::Receiver<Value> {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let request = format!("GET /api/events/{event}/stream HTTP/1.1\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes()).expect("sent");
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            if let Ok(news @ Value::Object(_)) = serde_json::from_str(&line) {
                let _ = tell.send(news);
            }
        }
    });
    told
}

/// Waits until something is so.
fn until<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < PATIENCE, "{what}");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn an_event_is_conducted_at_two_nodes_and_its_clock_pairs_begins_and_opens_once() {
    let home = Home::database();
    let [north, south] = NODES.map(|node| Server::start(&home.arguments, node));
    let link = [&north, &south].iter().find_map(|node| node.link.clone()).expect("a link");
    let account = json!({ "name": "Olena", "password": "кінь їсть вівса", "invitation": link });
    let registered = run(call(&north.address, "POST", "/api/account", "", &account)).expect("an answer");
    let olena = registered.cookie.expect("a session");
    let ask = |node: &Server, method: &str, path: &str, body: &Value| {
        let answer = run(call(&node.address, method, path, &olena, body)).expect("an answer");
        assert!(answer.status < 300, "{path} {body}: {answer:?}");
        answer.json
    };
    let discipline = "russian blitz".parse().expect("a game");
    let mut draft = competition::Draft::usual(rulebook::Edition::Ru22, discipline);
    draft.name = "Two nodes".to_owned();
    draft.game =
        Some(Box::new(rulebook::Draft::preset(rulebook::Edition::Ru22, discipline).expect("known").remote()));
    let opened = ask(&north, "POST", "/api/events", &json!({ "draft": draft }));
    let event = opened["id"].as_str().expect("a name");
    let commands = format!("/api/events/{event}/commands");
    let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
    let appoint = |person: u32, role: &str| json!({ "panel": { "appoint": { "who": { "person": person, "name": format!("O{person}") }, "role": role } } });
    let players = json!({ "commands": [
        person("Anna"), person("Borys"), { "entry": "admit-ready" }, { "round": "draw-lots" },
        appoint(91, "chief-arbiter"), appoint(92, "secretary"),
    ] });
    ask(&north, "POST", &commands, &players);
    let watchers = [&north, &south].map(|node| watch(&node.address, event));
    let starts = now() + 5_000;
    let slot = json!({ "commands": [
        { "schedule": { "set": { "round": 1, "slot": { "starts": starts, "hall": "online" } } } },
        { "venue": { "arrange": { "audience": "public", "rounds": "by-clock" } } },
    ] });
    // At the other node than the one at which everything else was done.
    ask(&south, "POST", &commands, &slot);
    loop {
        let chapters = ask(&south, "GET", &format!("/api/events/{event}/duties"), &Value::Null);
        let duties =
            chapters.as_array().into_iter().flatten().flat_map(|chapter| chapter["duties"].as_array());
        let open = duties
            .flatten()
            .find(|duty| duty["open"] == true && duty["blocks"] == true && duty["noted"] == true);
        let Some(open) = open else { break };
        let note = json!({ "commands": [{ "note": { "article": open["by"], "text": "seen to" } }] });
        ask(&north, "POST", &commands, &note);
    }
    let console = format!("/api/events/{event}/console");
    let played = |node: &Server| {
        let told = ask(node, "GET", &console, &Value::Null);
        (told["boards"][0]["table"]["phase"] == "playing").then_some(told)
    };
    until("the round begins at the first node", || played(&north));
    until("and at the second", || played(&south));
    // What is decided at the one node ends the game that the other one looks after as well.
    let loss = json!({ "deed": { "do": "impose", "who": "black", "measure": "loss", "articles": ["RU22:2.3.3.e"] } });
    ask(&south, "POST", &format!("{console}/1/1"), &loss);
    for node in [&north, &south] {
        until("the result is known", || {
            let told = ask(node, "GET", &console, &Value::Null);
            (told["boards"][0]["outcome"] == "white").then_some(())
        });
    }
    for (watcher, node) in watchers.iter().zip(NODES) {
        until(&format!("who watches at {node} is told of the result"), || {
            let news = watcher.recv_timeout(PATIENCE).ok()?;
            news["changed"].as_array()?.iter().any(|change| change.get("board").is_some()).then_some(())
        });
    }
    let journal =
        ask(&north, "GET", &format!("/api/events/{event}/journal?limit=1000"), &Value::Null).to_string();
    for (once, times) in [
        ("\"paired\"", 1),
        ("\"began\"", 1),
        ("\"board-opened\"", 1),
        ("\"scored\"", 1),
        ("\"protest\":{\"decided\"", 1),
    ] {
        assert_eq!(journal.matches(once).count(), times, "{once} in {journal}");
    }
    let places = [&north, &south]
        .map(|node| ask(node, "GET", &format!("/api/events/{event}/export.json"), &Value::Null));
    assert_eq!(places[0], places[1], "both nodes show the same");
    drop(watchers);
    [north, south].into_iter().for_each(Server::kill);
    verify(&home);
}
