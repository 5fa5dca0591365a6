//! For each role and route: the wrong person is kept out, the right one is let in.

use people::{Action, Role, Scope, may};
use serde_json::json;

use super::site::{Answer, Browser, Site};
use crate::router::routes;

/// Codes by which the gate itself says no.
const GATE: [&str; 6] =
    ["sign-in-first", "forbidden", "out-of-scope", "session-over", "token-over", "blocked"];

/// A call of a route with something for each of its gaps.
fn call(method: &str, path: &str) -> String {
    let filled: Vec<&str> =
        path.split('/').map(|part| if part.starts_with('{') { "0000000000000000" } else { part }).collect();
    format!("{method} {}", filled.join("/"))
}

async fn ask(site: &Site, who: &Browser, method: &str, path: &str) -> Answer {
    let body = if matches!(method, "GET" | "DELETE") { json!(null) } else { json!({}) };
    site.call(who, &call(method, path), body).await
}

/// What a page or a call says to somebody who may not.
fn is_kept_out(answer: &Answer, path: &str, expected: &str) -> bool {
    if path.starts_with("/api/") {
        return answer.code() == expected && matches!(answer.status, 401 | 403);
    }
    match expected {
        "sign-in-first" => answer.status == 303 && answer.header("location") == Some("/sign-in"),
        _ => answer.status == 403,
    }
}

fn is_let_in(answer: &Answer) -> bool {
    let sent_away = answer.status == 303 || (answer.status == 403 && answer.code() != "foreign");
    answer.status != 0 && !sent_away && !GATE.contains(&answer.code().as_str())
}

#[tokio::test]
async fn every_route_lets_in_whom_the_table_lets_in_and_nobody_else() {
    let site = Site::start().await;
    let mut people = vec![(None, None)];
    for role in [Role::Administrator, Role::Player, Role::Organiser, Role::Arbiter] {
        let given = Some(role).filter(|role| *role != Role::Player);
        let (account, _) = site.somebody(&format!("{role}-1"), given).await;
        people.push((Some(role), Some(account)));
    }
    let (mut kept_out, mut let_in) = (0, 0);
    for route in routes() {
        for (role, account) in &people {
            // Some calls end the session that makes them.
            let who = match account {
                Some(account) => site.again(*account).await,
                None => Browser::default(),
            };
            let answer = ask(&site, &who, route.method.as_str(), route.path).await;
            let told = format!("{role:?} {} {}: {answer:?}", route.method, route.path);
            let own = may(*role, route.action) || (role.is_some() && may(Some(Role::Player), route.action));
            if own {
                assert!(is_let_in(&answer), "{told}");
                let_in += 1;
            } else {
                let expected = if role.is_none() { "sign-in-first" } else { "forbidden" };
                assert!(is_kept_out(&answer, route.path, expected), "{told}");
                kept_out += 1;
            }
        }
    }
    assert!(kept_out > 60 && let_in > 100, "{kept_out} {let_in}");
}

#[tokio::test]
async fn every_route_lets_in_a_token_as_far_as_its_scope_reaches() {
    let site = Site::start().await;
    let (administrator, _) = site.somebody("Olena", Some(Role::Administrator)).await;
    let (player, _) = site.somebody("Taras", None).await;
    let mut programs = Vec::new();
    for scope in Scope::ALL {
        programs.push((scope, Role::Administrator, site.program(administrator, &[scope]).await));
        if scope != Scope::Admin {
            programs.push((scope, Role::Player, site.program(player, &[scope]).await));
        }
    }
    for route in routes() {
        for (scope, role, program) in &programs {
            let answer = ask(&site, program, route.method.as_str(), route.path).await;
            let told = format!("{role} {scope} {} {}: {answer:?}", route.method, route.path);
            if !scope.reaches(route.action) {
                assert!(is_kept_out(&answer, route.path, "out-of-scope"), "{told}");
            } else if may(Some(*role), route.action) {
                assert!(is_let_in(&answer), "{told}");
            } else {
                assert!(is_kept_out(&answer, route.path, "forbidden"), "{told}");
            }
        }
    }
}

#[tokio::test]
async fn who_was_blocked_or_has_signed_out_is_a_stranger_on_every_route() {
    let site = Site::start().await;
    let (olena, _) = site.somebody("Olena", Some(Role::Administrator)).await;
    let (taras, blocked) = site.somebody("Taras", None).await;
    let (_, gone) = site.somebody("Lesia", None).await;
    let program = site.program(taras, &[Scope::Play]).await;
    assert_eq!(site.call(&gone, "DELETE /api/session", json!(null)).await.status, 204);
    let desk = site.again(olena).await;
    let answer =
        site.call(&desk, &format!("POST /api/accounts/{taras}/block"), json!({ "reason": "rude" })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    for route in routes() {
        for who in [&blocked, &gone] {
            let answer = ask(&site, who, route.method.as_str(), route.path).await;
            let told = format!("{} {}: {answer:?}", route.method, route.path);
            assert_eq!(is_let_in(&answer), may(None, route.action), "{told}");
        }
        let answer = ask(&site, &program, route.method.as_str(), route.path).await;
        assert_eq!(answer.no(), (403, "blocked".to_owned()), "{} {}", route.method, route.path);
    }
}

#[tokio::test]
async fn who_was_blocked_or_has_signed_out_has_left_his_seat_at_a_table() {
    let site = Site::start().await;
    let (olena, _) = site.somebody("Olena", Some(Role::Administrator)).await;
    let (taras, blocked) = site.somebody("Taras", None).await;
    let (_, gone) = site.somebody("Lesia", None).await;
    let mut seats = Vec::new();
    for who in [&blocked, &gone] {
        let challenge = json!({ "discipline": "russian", "control": "5m+3s", "seat": "first" });
        let made = site.call(who, "POST /api/tables", challenge).await;
        assert_eq!(made.status, 201, "{made:?}");
        let id = made.json()["id"].as_str().expect("a table").to_owned();
        let shown = site.call(who, &format!("GET /api/tables/{id}"), json!(null)).await.json();
        assert_eq!(shown["you"], "a", "{shown}");
        seats.push((who, id));
    }
    assert_eq!(site.call(&gone, "DELETE /api/session", json!(null)).await.status, 204);
    let desk = site.again(olena).await;
    let block = format!("POST /api/accounts/{taras}/block");
    assert_eq!(site.call(&desk, &block, json!({ "reason": "rude" })).await.status, 200);
    for (who, id) in seats {
        let shown = site.call(who, &format!("GET /api/tables/{id}"), json!(null)).await.json();
        assert_eq!(shown["you"], json!(null), "{shown}");
        let answer =
            site.call(who, &format!("POST /api/tables/{id}/commands"), json!({ "do": "close" })).await;
        assert_eq!(answer.no(), (403, "not-your-seat".to_owned()));
    }
}

#[tokio::test]
async fn what_is_about_one_person_is_kept_by_no_cache() {
    let site = Site::start().await;
    let (account, _) = site.somebody("Olena", Some(Role::Administrator)).await;
    for route in routes().iter().filter(|route| route.method == "GET" && route.action != Action::Look) {
        let who = site.again(account).await;
        let answer = ask(&site, &who, "GET", route.path).await;
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{}", route.path);
    }
}
