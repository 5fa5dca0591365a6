//! An event is opened, conducted and shown.

use people::Role;
use serde_json::{Value, json};

use super::{ask, done, draft, open, paired};
use crate::people::tests::site::{Browser, Site};

#[tokio::test]
async fn an_event_is_opened_conducted_and_found_again() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &olena).await;
    let shown = site.call(&olena, &format!("GET /api/events/{id}"), Value::Null).await.json();
    assert_eq!(
        (shown["phase"].as_str(), shown["round"].as_u64(), shown["open"].as_u64()),
        (Some("playing"), Some(1), Some(2))
    );
    assert!(shown["you"]["may"].as_array().expect("a list").contains(&json!("lots")), "{shown}");
    let stranger = site.call(&Browser::default(), &format!("GET /api/events/{id}"), Value::Null).await.json();
    assert_eq!((&stranger["you"]["seats"], &stranger["you"]["may"]), (&json!([]), &json!([])));
    let score = json!([{ "round": { "score": { "round": 1, "no": 1, "outcome": "white" } } }]);
    assert_eq!(ask(&site, &Browser::default(), &id, score.clone()).await.no(), (403, "no-seat".to_owned()));
    let version = done(&site, &olena, &id, score.clone()).await["version"].as_u64();
    assert_eq!(version, shown["version"].as_u64().map(|version| version + 1));
    let again = ask(&site, &olena, &id, score).await;
    assert_eq!(again.no(), (409, "refused".to_owned()));
    assert!(again.json()["by"].as_str().is_some_and(|by| by.starts_with("RU22:")), "{again:?}");
    // Another node reads the same from the journal.
    let second =
        super::super::Office::new(site.journal.clone(), hall::Nodes::Several, hall::time::Time::start());
    let desk = second.venue(&id).await.expect("the event");
    assert_eq!(Some(desk.version()), version);
    assert_eq!(desk.now().competition().stage().round(1).map(|round| round.open().count()), Some(1));
}

#[tokio::test]
async fn what_cannot_be_understood_is_said_to_be_so() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    for (commands, code) in [
        (json!([]), "malformed"),
        (json!([{ "dance": {} }]), "malformed"),
        (json!([{ "round": { "pair": { "speed": 1 } } }]), "malformed"),
        (json!([{ "venue": { "grant": { "account": "Nobody", "seat": "press" } } }]), "unknown-account"),
        (json!([{ "venue": "publish", "round": "pair" }]), "malformed"),
        (json!([{ "venue": { "join": { "token": "guess" } } }]), "link-over"),
        (json!([{ "venue": { "grant": { "account": "Olena", "seat": { "person": 99 } } } }]), "absent"),
        (json!([{ "round": { "annul-round": { "reason": "x" } } }]), "two-needed"),
    ] {
        let answer = ask(&site, &olena, &id, commands.clone()).await;
        assert_eq!(answer.code(), code, "{commands}: {answer:?}");
        assert!((400..500).contains(&answer.status), "{answer:?}");
    }
    assert_eq!(ask(&site, &olena, "zzzz", json!([])).await.no(), (404, "no-event".to_owned()));
    let many = vec![json!({ "round": "pair" }); venue::COMMANDS_MAX + 1];
    assert_eq!(ask(&site, &olena, &id, json!(many)).await.no(), (422, "malformed".to_owned()));
    let mut forged = draft("x");
    forged["entries"]["more-documents"] = json!([{ "other": "a card\nsigned by the chief arbiter" }]);
    let answer = site.call(&olena, "POST /api/events", json!({ "draft": forged })).await;
    assert_eq!(answer.no(), (422, "malformed".to_owned()), "a line of a journal is one line");
    forged["entries"]["more-documents"] = json!([{ "other": "a card" }]);
    assert_eq!(site.call(&olena, "POST /api/events", json!({ "draft": forged })).await.status, 201);
    let mut unsound = draft("x");
    unsound["system"] = json!({ "kind": "swiss", "by": "individual", "rounds": 0 });
    let answer = site.call(&olena, "POST /api/events", json!({ "draft": unsound })).await;
    assert_eq!(answer.no(), (422, "objected".to_owned()));
    let answer = site.call(&olena, "POST /api/events/check", json!({ "draft": unsound })).await.json();
    assert_eq!(answer["sound"], json!(false));
    assert!(answer["objections"][0]["by"].as_str().is_some_and(|by| by.contains(':')), "{answer}");
}

#[tokio::test]
async fn what_was_only_tried_is_not_kept() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &olena).await;
    let before = site.call(&olena, &format!("GET /api/events/{id}"), Value::Null).await.body;
    let body = json!({ "commands": [{ "round": { "unpair": { "reason": "what if" } } }, { "round": { "pair": { "seed": 9 } } }] });
    let tried = site.call(&olena, &format!("POST /api/events/{id}/try"), body).await;
    assert_eq!(tried.status, 200, "{tried:?}");
    let events = &tried.json()["facts"][0]["conducted"]["events"];
    assert!(events[1]["fact"]["round"]["paired"]["boards"][0]["because"].is_array(), "{events}");
    assert_eq!(site.call(&olena, &format!("GET /api/events/{id}"), Value::Null).await.body, before);
}

#[tokio::test]
async fn who_has_seen_too_little_is_told_what_happened() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let id = paired(&site, &olena).await;
    let version = done(
        &site,
        &olena,
        &id,
        json!([{ "venue": { "grant": { "account": "Taras", "seat": { "official": "deputy" } } } }]),
    )
    .await["version"]
        .clone();
    done(&site, &olena, &id, json!([{ "round": { "score": { "round": 1, "no": 1, "outcome": "white" } } }]))
        .await;
    let correct = json!([{ "round": { "correct": { "round": 1, "no": 1, "outcome": "draw", "reason": "the sheet" } } }]);
    let body = json!({ "commands": correct, "seen": version });
    let answer = site.call(&taras, &format!("POST /api/events/{id}/commands"), body).await;
    assert_eq!(answer.no(), (409, "changed".to_owned()));
    assert_eq!(answer.json()["since"][0]["by"], json!("Olena"));
    // What the rules refuse is told with what happened meanwhile as well.
    let score = json!([{ "round": { "score": { "round": 1, "no": 1, "outcome": "draw" } } }]);
    let body = json!({ "commands": score, "seen": version });
    let answer = site.call(&taras, &format!("POST /api/events/{id}/commands"), body).await;
    assert_eq!(answer.no(), (409, "refused".to_owned()));
    assert_eq!(answer.json()["since"][0]["by"], json!("Olena"));
}

#[tokio::test]
async fn a_seat_is_taken_by_a_link_without_an_account() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    let told =
        done(&site, &olena, &id, json!([{ "venue": { "invite": { "seat": { "official": "secretary" } } } }]))
            .await;
    let url = told["links"][0]["url"].as_str().expect("a link").to_owned();
    let (page, token) = url.split_once('#').expect("the secret comes after the hash");
    assert!(page.ends_with(&format!("/events/{id}/join")) && hall::token::is_secret(token), "{url}");
    let journal = site.call(&olena, &format!("GET /api/events/{id}/journal"), Value::Null).await;
    assert_eq!(journal.status, 200);
    assert!(!journal.body.contains(token), "the journal holds no secret");
    let mut secretary = Browser::default();
    let first = site.call(&secretary, "GET /api/events", Value::Null).await;
    secretary.cookie = first.head.lines().find_map(|line| {
        line.strip_prefix("set-cookie: ")?
            .split(';')
            .next()
            .filter(|cookie| cookie.contains("damka="))
            .map(str::to_owned)
    });
    let join = json!([{ "venue": { "join": { "token": token, "name": "Тарас" } } }]);
    done(&site, &secretary, &id, join.clone()).await;
    done(
        &site,
        &secretary,
        &id,
        json!([{ "entry": { "register": { "person": { "name": "Aa", "capacities": ["player"] } } } }]),
    )
    .await;
    assert_eq!(ask(&site, &Browser::default(), &id, join).await.no(), (410, "link-over".to_owned()));
    assert_eq!(
        site.call(&Browser::default(), &format!("GET /api/events/{id}/journal"), Value::Null).await.status,
        403
    );
}

#[tokio::test]
async fn the_list_shows_public_events_to_all_and_others_to_their_own() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let public = open(&site, &olena).await;
    let answer = site.call(&olena, "POST /api/events", json!({ "draft": draft("Secret") })).await.json();
    let secret = answer["id"].as_str().expect("a name").to_owned();
    let office = super::super::Office::new(site.journal.clone(), hall::Nodes::One, hall::time::Time::start());
    let (events, _) = super::super::Events::read(&*site.journal, &office).await.expect("a list");
    let names =
        |events: Vec<super::super::Listed>| events.into_iter().map(|event| event.id).collect::<Vec<_>>();
    assert_eq!(names(events.public(10)), std::slice::from_ref(&public));
    let host = office.venue(&secret).await.expect("the event").now().opened().host.clone();
    let guest = hall::table::Guest { visitor: "x".into(), account: host.account, name: String::new() };
    let mut yours = names(events.of(&guest, 10));
    yours.sort();
    let mut both = vec![public, secret];
    both.sort();
    assert_eq!(yours, both);
    assert_eq!(names(events.of(&hall::table::Guest::visitor("x"), 10)), Vec::<String>::new());
}

#[tokio::test]
async fn an_event_that_could_not_be_put_on_the_shelf_is_put_there_the_next_time() {
    let (site, closed) = (Site::start().await, Site::start().await);
    closed.journal.close().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let office = super::super::Office::new(site.journal.clone(), hall::Nodes::One, hall::time::Time::start());
    let (events, reached) = super::super::Events::read(&*site.journal, &office).await.expect("a list");
    let first = open(&site, &olena).await;
    let entries = site.journal.since(reached, 9).await.expect("entries");
    events.fold(&*closed.journal, &office, &entries).await.expect_err("it is closed");
    let second = open(&site, &olena).await;
    let last = entries.last().expect("an entry").position;
    let entries = site.journal.since(last, 9).await.expect("entries");
    events.fold(&*site.journal, &office, &entries).await.expect("written");
    let (again, _) = super::super::Events::read(&*site.journal, &office).await.expect("a list");
    for events in [events, again] {
        let mut ids: Vec<_> = events.public(9).into_iter().map(|event| event.id).collect();
        ids.sort();
        let mut both = [first.clone(), second.clone()];
        both.sort();
        assert_eq!(ids, both);
    }
}
