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

/// Somebody who enters players as fast as he can, and remembers what was acknowledged.
struct Secretary {
    cookie: String,
    event: String,
    /// Names that were acknowledged, in order.
    entered: Vec<String>,
    /// The name that was sent last, if it was not acknowledged.
    sent: Option<String>,
}

fn conduct_and_kill(home: &Home, deaths: u64) {
    let mut random = fastrand::Rng::with_seed(deaths);
    let mut server = Server::start(&home.arguments, "north");
    let mut secretary = run(Secretary::come(&server));
    let mut unheard = 0;
    for death in 0..deaths {
        let pause = Duration::from_millis(random.u64(100..900));
        let victim = server;
        let address = victim.address.clone();
        let killer = thread::spawn(move || {
            thread::sleep(pause);
            victim.kill();
        });
        run(secretary.enter(&address, death));
        killer.join().expect("killed");
        verify(home);
        server = Server::start(&home.arguments, "north");
        unheard += usize::from(run(secretary.all_is_there(&server.address)));
    }
    server.kill();
    println!(
        "{deaths} deaths, {} acknowledged, none lost; {unheard} more stood unheard",
        secretary.entered.len()
    );
    assert!(secretary.entered.len() as u64 > deaths, "too few to tell: {}", secretary.entered.len());
}

/// Whoever used the link of the first start: the cookie of the session.
pub(crate) async fn administrator(server: &Server) -> String {
    let link = server.link.as_deref().expect("a link for the first administrator");
    let account = json!({ "name": "Olena", "password": "кінь їсть вівса", "invitation": link });
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

impl Secretary {
    /// Becomes the administrator by the link of the first start, and opens an event.
    async fn come(server: &Server) -> Self {
        let cookie = administrator(server).await;
        let event = open(&server.address, &cookie, "russian").await;
        Self { cookie, event, entered: Vec::new(), sent: None }
    }

    /// Enters players until the connection breaks.
    async fn enter(&mut self, address: &str, death: u64) {
        for number in 0.. {
            let name = format!("P {death} {number}");
            self.sent = Some(name.clone());
            // Half of them with something for the vault.
            let mut person = json!({ "name": name, "capacities": ["player"] });
            if number % 2 == 0 {
                person["birth"] = json!({ "day": 14_381 });
            }
            let body =
                json!({ "commands": [{ "entry": { "register": { "person": person, "namesake": true } } }] });
            let path = format!("/api/events/{}/commands", self.event);
            match call(address, "POST", &path, &self.cookie, &body).await {
                Ok(Answer { status: 200, .. }) => {
                    self.entered.push(name);
                    self.sent = None;
                }
                // Nothing was done; on a fast machine this one asks faster than anybody types.
                Ok(Answer { status: 429, .. }) => {
                    self.sent = None;
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Ok(answer) => panic!("{answer:?}"),
                Err(_) => return,
            }
        }
    }

    /// Everything that was acknowledged stands, in order; what was sent and not acknowledged stands once or not at all. Says whether it does.
    async fn all_is_there(&mut self, address: &str) -> bool {
        let path = format!("/api/events/{}/export.json", self.event);
        let answer = call(address, "GET", &path, &self.cookie, &Value::Null).await.expect("an answer");
        let entries = answer.json["entries"].as_array().expect("entries");
        let names: Vec<&str> = entries.iter().filter_map(|entry| entry["person"]["name"].as_str()).collect();
        let (stand, more) = names.split_at(self.entered.len().min(names.len()));
        assert_eq!(stand, self.entered, "what was acknowledged stands");
        let sent = self.sent.take();
        assert!(
            more.is_empty() || more == [sent.as_deref().unwrap_or_default()],
            "{more:?} was not sent, but {sent:?}"
        );
        let unheard = !more.is_empty();
        self.entered.extend(sent.filter(|_| unheard));
        unheard
    }
}
