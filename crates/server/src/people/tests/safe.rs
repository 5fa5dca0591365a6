//! What pages of other sites, other nodes and hostile callers can do: nothing.

use std::sync::Arc;

use people::{Actor, Command, Hash, PasswordHash, Refusal};
use serde_json::json;
use store::Position;

use super::super::house::{account, secret, session};
use super::super::{House, Trouble};
use super::site::{Browser, PASSWORD, Site};
use crate::router::routes;

#[tokio::test]
async fn a_page_of_another_site_changes_nothing_on_any_route() {
    let site = Site::start().await;
    let (_, browser) = site.somebody("Olena", Some(people::Role::Administrator)).await;
    for route in routes().iter().filter(|route| route.method != "GET") {
        for (name, value) in [
            ("origin", "https://evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let path = route.path.replace("{id}", "0000000000000000").replace("{role}", "arbiter");
            let answer =
                site.call(&browser.with(name, value), &format!("{} {path}", route.method), json!({})).await;
            assert_eq!(answer.no(), (403, "foreign".to_owned()), "{name}: {value} {} {path}", route.method);
        }
    }
    let own = browser.with("origin", &format!("http://{}", site.at)).with("sec-fetch-site", "same-origin");
    assert_eq!(site.call(&own, "DELETE /api/session", json!(null)).await.status, 204);
}

#[tokio::test]
async fn what_a_form_of_html_can_send_is_not_read() {
    let site = Site::start().await;
    let body = json!({ "name": "Olena", "password": PASSWORD }).to_string();
    for kind in [Some("text/plain"), Some("application/x-www-form-urlencoded"), None] {
        let answer = site.send(&Browser::default(), "POST /api/account", kind, &body).await;
        assert_eq!(answer.no(), (415, "malformed".to_owned()), "{kind:?}");
    }
    let long = json!({ "name": "Olena", "password": "x".repeat(100_000) }).to_string();
    let answer = site.send(&Browser::default(), "POST /api/account", Some("application/json"), &long).await;
    assert_eq!(answer.status, 413, "{answer:?}");
    assert_eq!(site.house.look(|people, _| people.count()), 0);
}

#[tokio::test]
async fn nonsense_in_cookies_and_tokens_harms_nobody() {
    let site = Site::start().await;
    for cookie in
        ["__Host-damka-session=", "__Host-damka-session=x", "__Host-damka-session=\u{fffd}", "=;=;;", ";;;"]
    {
        let browser = Browser { cookie: Some(cookie.to_owned()), ..Browser::default() };
        assert_eq!(site.call(&browser, "GET /api/account", json!(null)).await.status, 401, "{cookie}");
        assert_eq!(site.call(&browser, "GET /sign-in", json!(null)).await.status, 200, "{cookie}");
    }
    let (_, browser) = site.somebody("Olena", None).await;
    let unsafe_name = browser.cookie.as_deref().map(|cookie| cookie.replace("__Host-", ""));
    let browser = Browser { cookie: unsafe_name, ..Browser::default() };
    assert_eq!(
        site.call(&browser, "GET /api/account", json!(null)).await.status,
        401,
        "another site could set it"
    );
}

#[tokio::test]
async fn the_journal_holds_no_secret_and_no_password() {
    let site = Site::start().await;
    let mut olena = Browser::default();
    olena.keep(
        &site.call(&olena, "POST /api/account", json!({ "name": "Olena", "password": PASSWORD })).await,
    );
    let token = json!({ "password": PASSWORD, "label": "bot", "scopes": ["read"], "days": 1 });
    let token = site.call(&olena, "POST /api/account/tokens", token).await.json()["token"]
        .as_str()
        .expect("a token")
        .to_owned();
    let cookie =
        olena.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).expect("a cookie").1.to_owned();
    let entries = site.journal.since(Position::START, 1_000).await.expect("it can be read");
    let all: String = entries.iter().map(|entry| entry.what.body.as_str()).collect();
    assert!(all.contains("$argon2id$v=19$m=19456,t=2,p=1$"), "{all}");
    for secret in [PASSWORD, &token, &cookie] {
        assert!(!all.contains(secret));
    }
}

#[tokio::test]
async fn of_two_nodes_that_open_the_same_name_one_is_first_and_both_come_to_know() {
    let site = Site::start().await;
    let (here, there) = (site.house.clone(), Arc::new(site.second_house().await));
    let register = |house: Arc<House>, name: &'static str| async move {
        let (account, (_, session)) = (account(), session(String::new()));
        let password = PasswordHash::new("x");
        let command =
            Command::Register { account, name: name.to_owned(), password, session, invitation: None };
        house.command(Actor::Visitor, &command).await
    };
    for (one, other) in [("Olena", "oLENA"), ("ВОВА", "boba"), ("corn", "com")] {
        let (one, other) = tokio::join!(register(here.clone(), one), register(there.clone(), other));
        let taken = |done: &Result<(), Trouble>| matches!(done, Err(Trouble::Refused(Refusal::NameTaken)));
        assert!(one.is_ok() != other.is_ok() && (taken(&one) || taken(&other)), "{one:?} {other:?}");
    }
    for entry in site.journal.since(Position::START, 1_000).await.expect("it can be read") {
        here.heard(&entry).await.expect("read");
        there.heard(&entry).await.expect("read");
    }
    let state = |house: &House| house.look(|people, _| people.clone());
    assert_eq!(state(&here), state(&there));
    assert_eq!(state(&here).count(), 3);
    assert_eq!(state(&here), state(&site.second_house().await), "and so does one that starts now");
}

#[tokio::test]
async fn who_came_in_at_one_node_is_known_at_another_before_it_is_told() {
    let site = Site::start().await;
    let there = site.second_house().await;
    let enter = |name: &str, invitation: Option<Hash>| {
        let (account, (secret, session)) = (account(), session(String::new()));
        let (name, password) = (name.to_owned(), PasswordHash::new("x"));
        (secret, Command::Register { account, name, password, session, invitation })
    };
    let (olena, register) = enter("Olena", None);
    site.house.command(Actor::Visitor, &register).await.expect("the door is open");
    let known = there.find(|people, now| people.session(&olena.hash(), now)).await;
    assert!(known.is_ok(), "{known:?}");
    let stranger = there.find(|people, now| people.session(&secret().hash(), now)).await;
    assert_eq!(stranger, Err(Refusal::SessionOver));

    let link = site.house.first_link().await.expect("there is no administrator").expect("a link");
    let (_, by_link) = enter("Iryna", Some(link.hash()));
    there.command(Actor::Visitor, &by_link).await.expect("the link of the other node is good here");
    assert!(there.look(|people, _| people.has_administrator()));
}

#[tokio::test]
async fn when_the_journal_does_not_answer_the_house_says_so_and_acknowledges_nothing() {
    let site = Site::start().await;
    let visitor = Browser::default();
    let health = site.call(&visitor, "GET /health", json!(null)).await;
    assert_eq!((health.status, health.json()), (200, json!({ "journal": "answers" })));
    site.journal.close().await;
    let health = site.call(&visitor, "GET /health", json!(null)).await;
    assert_eq!((health.status, health.json()), (503, json!({ "journal": "fails" })));
    let register = json!({ "name": "Olena", "password": PASSWORD });
    let challenge = json!({ "discipline": "russian", "control": "5m+3s" });
    for (call, body) in [("POST /api/account", register), ("POST /api/tables", challenge)] {
        let answer = site.call(&visitor, call, body).await;
        assert_eq!(answer.no(), (503, "unavailable".to_owned()), "{call}");
        assert!(!answer.body.contains("journal") && !answer.body.contains("closed"), "{}", answer.body);
    }
    assert_eq!(site.house.look(|people, _| people.count()), 0);
}

#[tokio::test]
async fn numbers_are_for_this_machine_and_administrators() {
    let site = Site::start().await;
    let (olena, desk) = site.somebody("Olena", Some(people::Role::Administrator)).await;
    let (_, arbiter) = site.somebody("Taras", Some(people::Role::Arbiter)).await;
    let admin = site.program(olena, &[people::Scope::Admin]).await;
    let reader = site.program(olena, &[people::Scope::Read, people::Scope::Play]).await;
    let visitor = Browser::default();
    // What is asked for from elsewhere comes by a proxy.
    let far = |who: &Browser| who.with("x-forwarded-for", "203.0.113.9");
    for (who, status) in [
        (visitor.clone(), 200),
        (far(&visitor), 403),
        (far(&arbiter), 403),
        (far(&desk), 200),
        (far(&admin), 200),
        (far(&reader), 403),
    ] {
        assert_eq!(site.call(&who, "GET /metrics", json!(null)).await.status, status, "{:?}", who.headers);
    }
}

#[tokio::test]
async fn browsers_are_told_to_come_by_https_only_where_there_is_https() {
    let only = "max-age=31536000; includeSubDomains";
    let (plain, safe) = (Site::start().await, Site::start_at(Some("https://play.example")).await);
    let visitor = Browser::default();
    for path in ["GET /", "GET /api/rules", "GET /health", "GET /nowhere", "POST /api/session"] {
        let said =
            |answer: super::site::Answer| answer.header("strict-transport-security").map(str::to_owned);
        assert_eq!(said(safe.call(&visitor, path, json!(null)).await).as_deref(), Some(only), "{path}");
        assert_eq!(said(plain.call(&visitor, path, json!(null)).await), None, "{path}");
        let by_proxy = visitor.with("x-forwarded-proto", "https");
        assert_eq!(said(plain.call(&by_proxy, path, json!(null)).await).as_deref(), Some(only), "{path}");
    }
}

#[tokio::test]
async fn a_link_begins_with_an_address_that_others_can_open_if_there_is_one() {
    let (site, said) = (Site::start().await, Site::start_at(Some("https://play.example")).await);
    let (here, elsewhere) = (format!("http://{}", site.at), "http://192.168.1.5:8064".to_owned());
    for (site, host, begins) in [
        (&site, "192.168.1.5:8064", elsewhere),
        (&site, "localhost:8064", here.clone()),
        (&site, "\"onclick=", here),
        (&said, "192.168.1.5:8064", "https://play.example".to_owned()),
    ] {
        let who = Browser::default().with("host", host);
        let made = site.call(&who, "POST /api/tables", json!({ "discipline": "russian" })).await.json();
        let (id, url) = (made["id"].as_str().expect("a name"), made["url"].as_str().expect("a link"));
        assert_eq!(url, format!("{begins}/table/{id}"), "{host}");
        let page = site.call(&who, &format!("GET /table/{id}"), json!(null)).await.body;
        assert!(page.contains(&format!("link=\"{url}\"")), "{host}: {page}");
        assert_eq!(page.contains(" alone"), begins.contains("127.0.0.1"), "{host}: {page}");
        let picture = site.call(&who, &format!("GET /api/tables/{id}/link.svg"), json!(null)).await;
        assert_eq!(picture.header("content-type"), Some("image/svg+xml; charset=utf-8"));
        assert_eq!(picture.body, crate::qr::Picture::of(url).expect("it is short").svg(), "{host}");
    }
}

#[tokio::test]
async fn who_signs_out_leaves_no_page_behind() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", None).await;
    let answer = site.call(&olena, "DELETE /api/session", json!(null)).await;
    assert_eq!((answer.status, answer.header("clear-site-data")), (204, Some("\"cache\"")));
    let hall = Site::start_at(Some("http://192.168.1.5:8064")).await;
    let (_, taras) = hall.somebody("Taras", None).await;
    let plain = |browser: Browser| Browser {
        cookie: browser.cookie.map(|cookie| cookie.replace("__Host-", "")),
        ..Browser::default()
    };
    let answer = hall.call(&plain(taras), "DELETE /api/session", json!(null)).await;
    assert_eq!((answer.status, answer.header("clear-site-data")), (204, None), "browsers would complain");
}

#[tokio::test]
async fn who_writes_a_request_by_hand_is_told_in_his_language_what_is_allowed() {
    let site = Site::start().await;
    let table = site.call(&Browser::default(), "POST /api/tables", json!({ "discipline": "russian" })).await;
    let commands = format!("POST /api/tables/{}/commands", table.json()["id"].as_str().expect("a table"));
    let open = "POST /api/tables";
    for (call, body, uk, ru) in [
        (
            open,
            json!({ "discipline": "russian", "edition": "XX" }),
            "редакція: немає редакції з назвою \"XX\"; відомі RU22, RU-CODEX, UA24, RU-RENJU, RU-BEGIN",
            "редакция: нет редакции с названием \"XX\"; известны RU22, RU-CODEX, UA24, RU-RENJU, RU-BEGIN",
        ),
        (
            open,
            json!({ "discipline": "renju", "opening": "xx" }),
            "дебютний регламент: немає такого дебютного регламенту; є ",
            "дебютный регламент: нет такого дебютного регламента; есть ",
        ),
        (
            commands.as_str(),
            json!({ "do": "fly" }),
            "тут невідомо, що таке \"fly\"; move sit close resign ",
            "здесь неизвестно, что такое \"fly\"; move sit close resign ",
        ),
        (
            commands.as_str(),
            json!({ "do": "sit", "up": 1 }),
            "тут немає поля \"up\"",
            "здесь нет поля \"up\"",
        ),
        (commands.as_str(), json!({ "do": "move" }), "бракує поля \"text\"", "не хватает поля \"text\""),
    ] {
        for (name, value, words) in [
            ("accept-language", "uk", uk),
            ("cookie", "lang=ru", ru),
            ("accept-language", "ru-RU,ru;q=0.9", ru),
        ] {
            let answer = site.call(&Browser::default().with(name, value), call, body.clone()).await;
            assert_eq!(answer.no(), (422, "malformed".to_owned()), "{body}");
            let told = answer.json();
            let said = told["said"].as_str().unwrap_or_default();
            assert!(said.starts_with(words), "{said}");
            assert!(told["why"].as_str().is_some_and(str::is_ascii), "programs read English: {told}");
        }
        let english = site.call(&Browser::default(), call, body).await.json();
        assert_eq!(english.get("said"), None, "{english}");
    }
}
