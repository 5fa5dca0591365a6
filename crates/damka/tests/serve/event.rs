//! Whatever an event acknowledged is there after the server was killed in the middle, again and again.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::child::Server;
use crate::crash::deaths;
use crate::kit::{Home, run, verify};
use crate::player::{Answer, call};

#[test]
fn nothing_an_event_acknowledged_is_lost_in_sqlite_when_the_server_is_killed() {
    conduct_and_kill(&Home::folder(), deaths(5));
}

#[test]
fn nothing_an_event_acknowledged_is_lost_in_postgres_when_the_server_is_killed() {
    conduct_and_kill(&Home::database(), deaths(5));
}

/// So many deaths an event lives through before another is opened: what is verified and read after each stays small, so that each of 300 deaths
/// takes as long as each of five, a few seconds.
const LIVES: u64 = 8;

/// Somebody who conducts an event as fast as he can, and remembers what was acknowledged.
struct Secretary {
    cookie: String,
    event: String,
    /// What was acknowledged, in order, each under a name of its own.
    done: Vec<String>,
    /// The name of what was sent last, if it was not acknowledged.
    sent: Option<String>,
    /// Everything that was acknowledged at earlier events.
    before: usize,
}

fn conduct_and_kill(home: &Home, deaths: u64) {
    let mut random = fastrand::Rng::with_seed(deaths);
    let mut server = Server::start(&home.arguments, "north");
    let mut secretary = run(Secretary::come(&server));
    let mut unheard = 0;
    for death in 0..deaths {
        if death > 0 && death % LIVES == 0 {
            run(secretary.begin(&server.address));
        }
        let pause = Duration::from_millis(random.u64(100..900));
        let victim = server;
        let address = victim.address.clone();
        let killer = thread::spawn(move || {
            thread::sleep(pause);
            victim.kill();
        });
        run(secretary.conduct(&address, death));
        killer.join().expect("killed");
        verify(home);
        server = Server::start(&home.arguments, "north");
        unheard += usize::from(run(secretary.all_is_there(&server.address)));
    }
    server.kill();
    let all = secretary.before + secretary.done.len();
    println!("{deaths} deaths, {all} acknowledged, none lost; {unheard} more stood unheard");
    assert!(all as u64 > deaths, "too few to tell: {all}");
}

/// The password of the first administrator.
pub(crate) const PASSWORD: &str = "кінь їсть вівса";

/// Whoever used the link of the first start: the cookie of the session.
pub(crate) async fn administrator(server: &Server) -> String {
    let link = server.link.as_deref().expect("a link for the first administrator");
    let account = json!({ "name": "Olena", "password": PASSWORD, "invitation": link });
    let answer = call(&server.address, "POST", "/api/account", "", &account).await.expect("an answer");
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.cookie.expect("a session")
}

/// Opens an event of a discipline.
pub(crate) async fn open(address: &str, cookie: &str, discipline: &str) -> String {
    let draft = competition::Draft {
        name: "Cup".to_owned(),
        ..competition::Draft::usual(rulebook::Edition::Ru22, discipline.parse().expect("a discipline"))
    };
    let opened = call(address, "POST", "/api/events", cookie, &json!({ "draft": draft })).await;
    let opened = opened.expect("an answer");
    assert_eq!(opened.status, 201, "{opened:?}");
    opened.json["id"].as_str().expect("a name").to_owned()
}

/// Something that is done at an event, by its number: somebody is entered, with or without something for the vault, a result is put right,
/// a sanction is decided, something is noted. It holds its name.
fn command(number: u64, name: &str) -> Value {
    match number % 5 {
        0 => {
            let person = json!({ "name": name, "capacities": ["coach"] });
            json!({ "entry": { "register": { "person": person, "namesake": true } } })
        }
        1 => {
            let person = json!({ "name": name, "capacities": ["coach"], "birth": { "day": 14_381 } });
            json!({ "entry": { "register": { "person": person, "namesake": true } } })
        }
        2 => {
            let outcome = if number % 2 == 0 { "white" } else { "black" };
            json!({ "round": { "correct": { "round": 1, "no": 1, "outcome": outcome, "reason": name } } })
        }
        3 => json!({ "protest": { "decide": {
            "matter": "play", "what": { "words": name }, "round": 1, "board": 1, "parties": [{ "person": 1 }],
        } } }),
        _ => json!({ "note": { "article": "RU22:12.4.3.a", "text": name } }),
    }
}

impl Secretary {
    /// Becomes the administrator by the link of the first start, and begins an event.
    async fn come(server: &Server) -> Self {
        let cookie = administrator(server).await;
        let mut this = Self { cookie, event: String::new(), done: Vec::new(), sent: None, before: 0 };
        this.begin(&server.address).await;
        this
    }

    /// Opens another event, and pairs its first round.
    async fn begin(&mut self, address: &str) {
        self.before += std::mem::take(&mut self.done).len();
        self.event = open(address, &self.cookie, "russian").await;
        let person = |name| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
        let commands = json!([
            person("Aa"), person("Bb"), person("Cc"), person("Dd"), { "entry": "admit-ready" },
            { "round": "draw-lots" }, { "round": "pair" }, { "venue": "publish" },
            { "round": { "score": { "round": 1, "no": 1, "outcome": "draw" } } },
        ]);
        let path = format!("/api/events/{}/commands", self.event);
        let body = json!({ "commands": commands });
        let answer = call(address, "POST", &path, &self.cookie, &body).await.expect("an answer");
        assert_eq!(answer.status, 200, "{answer:?}");
    }

    /// Does one thing after the other until the connection breaks.
    async fn conduct(&mut self, address: &str, death: u64) {
        for number in 0.. {
            let name = format!("P {death} {number}.");
            self.sent = Some(name.clone());
            let body = json!({ "commands": [command(number, &name)] });
            let path = format!("/api/events/{}/commands", self.event);
            match call(address, "POST", &path, &self.cookie, &body).await {
                Ok(Answer { status: 200, .. }) => {
                    self.done.push(name);
                    self.sent = None;
                }
                // Nothing was done; on a fast machine this one asks faster than anybody types.
                Ok(Answer { status: 429, .. }) => {
                    self.sent = None;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                // Nobody puts a result right with itself; the next one is another.
                Ok(Answer { status: 409, .. }) if number % 5 == 2 => self.sent = None,
                Ok(answer) => panic!("{answer:?}"),
                Err(_) => return,
            }
        }
    }

    /// Everything that was acknowledged stands, in order; what was sent and not acknowledged stands once or not at all. Says whether it does.
    async fn all_is_there(&mut self, address: &str) -> bool {
        let mut names = Vec::new();
        let mut after = 0;
        loop {
            let path = format!("/api/events/{}/journal?after={after}", self.event);
            let answer = call(address, "GET", &path, &self.cookie, &Value::Null).await.expect("an answer");
            let entries = answer.json["entries"].as_array().expect("entries").clone();
            let Some(last) = entries.last() else { break };
            after = last["version"].as_u64().expect("a version");
            names.extend(entries.iter().filter_map(|entry| named(&entry["facts"].to_string())));
        }
        let (stand, more) = names.split_at(self.done.len().min(names.len()));
        assert_eq!(stand, self.done, "what was acknowledged stands");
        let sent = self.sent.take();
        assert!(more.is_empty() || more == sent.as_slice(), "{more:?} was not sent, but {sent:?}");
        let unheard = !more.is_empty();
        self.done.extend(sent.filter(|_| unheard));
        unheard
    }
}

/// The name of what was done.
fn named(facts: &str) -> Option<String> {
    let begin = facts.find("\"P ")? + 1;
    let end = begin + facts.get(begin..)?.find('.')? + 1;
    facts.get(begin..end).map(str::to_owned)
}
