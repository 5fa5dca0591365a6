//! Events over HTTP, as browsers and programs meet them.

mod conduct;
pub(crate) mod doors;
mod files;
mod pages;
mod personal;
mod protests;
mod seats;
mod watch;
mod words;

use competition::Draft;
use serde_json::{Value, json};

use crate::people::tests::site::{Answer, Browser, Site};

/// The usual regulation of a club evening.
pub(super) fn draft(name: &str) -> Value {
    let mut draft = Draft::usual(rulebook::Edition::Ru22, "russian".parse().expect("a game"));
    draft.name = name.to_owned();
    serde_json::to_value(draft).expect("a regulation")
}

/// Opens an event and gives its name.
pub(super) async fn open(site: &Site, who: &Browser) -> String {
    let body = json!({ "draft": draft("City cup"), "terms": { "audience": "public" } });
    let answer = site.call(who, "POST /api/events", body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().expect("a name").to_owned()
}

/// Asks something of an event.
pub(super) async fn ask(site: &Site, who: &Browser, id: &str, commands: Value) -> Answer {
    site.call(who, &format!("POST /api/events/{id}/commands"), json!({ "commands": commands })).await
}

/// Asks something that is done.
pub(super) async fn done(site: &Site, who: &Browser, id: &str, commands: Value) -> Value {
    let answer = ask(site, who, id, commands.clone()).await;
    assert_eq!(answer.status, 200, "{commands}: {answer:?}");
    answer.json()
}

/// An event of four that was paired and published.
pub(super) async fn paired(site: &Site, who: &Browser) -> String {
    let id = open(site, who).await;
    let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
    let commands = json!([
        person("Aa"), person("Bb"), person("Cc"), person("Dd"),
        { "entry": "admit-ready" }, { "round": "draw-lots" }, { "round": "pair" }, { "venue": "publish" },
    ]);
    done(site, who, &id, commands).await;
    id
}
