//! One's own account: sessions, password, tokens, closing.

use serde_json::{Value, json};

use super::site::{Browser, PASSWORD, Site};

async fn register(site: &Site, name: &str) -> Browser {
    let mut browser = Browser::default();
    let answer =
        site.call(&browser, "POST /api/account", json!({ "name": name, "password": PASSWORD })).await;
    browser.keep(&answer);
    browser
}

async fn sign_in(site: &Site, name: &str, password: &str) -> Browser {
    let mut browser = Browser::default();
    let answer =
        site.call(&browser, "POST /api/session", json!({ "name": name, "password": password })).await;
    browser.keep(&answer);
    browser
}

async fn status(site: &Site, who: &Browser) -> u16 {
    site.call(who, "GET /api/account", json!(null)).await.status
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let site = Site::start().await;
    let laptop = register(&site, "Olena").await;
    let phone = sign_in(&site, "Olena", PASSWORD).await;
    let other = register(&site, "Taras").await;
    let list = site.call(&phone, "GET /api/account/sessions", json!(null)).await.json();
    let lines = list.as_array().expect("a list");
    assert_eq!((lines.len(), &lines[0]["current"], &lines[1]["current"]), (2, &json!(true), &json!(false)));
    let (end, session) = ("POST /api/account/sessions/end", &lines[1]["id"]);
    let right = json!({ "password": PASSWORD, "session": session });
    let nonsense = json!({ "password": PASSWORD, "session": "x" });
    for (who, body, no) in [
        (&other, &right, (404, "unknown-session")),
        (&phone, &nonsense, (404, "unknown-session")),
        (&phone, &json!({ "password": "a guess like any", "session": session }), (401, "password-wrong")),
        (&phone, &json!({ "password": "a guess like any" }), (401, "password-wrong")),
        (&phone, &json!({ "session": session }), (422, "malformed")),
    ] {
        assert_eq!(site.call(who, end, body.clone()).await.no(), (no.0, no.1.to_owned()), "{body}");
    }
    assert_eq!(status(&site, &laptop).await, 200, "nothing has happened yet");
    assert_eq!(site.call(&phone, end, right).await.status, 204);
    assert_eq!((status(&site, &laptop).await, status(&site, &phone).await), (401, 200));
    let tablet = sign_in(&site, "Olena", PASSWORD).await;
    assert_eq!(site.call(&tablet, end, json!({ "password": PASSWORD })).await.status, 204);
    assert_eq!(
        (status(&site, &phone).await, status(&site, &tablet).await, status(&site, &other).await),
        (401, 200, 200)
    );
}

#[tokio::test]
async fn a_new_password_ends_all_other_sessions() {
    let site = Site::start().await;
    let mut laptop = register(&site, "Olena").await;
    let phone = sign_in(&site, "Olena", PASSWORD).await;
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let wrong =
        site.call(&laptop, "POST /api/account/password", change("not this one", "вівса їсть кінь")).await;
    assert_eq!(wrong.no(), (401, "password-wrong".to_owned()));
    let weak = site.call(&laptop, "POST /api/account/password", change(PASSWORD, "12345678")).await;
    assert_eq!(weak.no(), (422, "password-common".to_owned()));
    assert_eq!(status(&site, &phone).await, 200, "nothing has happened yet");
    let old = laptop.clone();
    let answer = site.call(&laptop, "POST /api/account/password", change(PASSWORD, "вівса їсть кінь")).await;
    assert_eq!(answer.status, 204);
    laptop.keep(&answer);
    assert_eq!(
        (status(&site, &old).await, status(&site, &phone).await, status(&site, &laptop).await),
        (401, 401, 200)
    );
    let sign_in = |password: &str| json!({ "name": "Olena", "password": password });
    let visitor = Browser::default();
    assert_eq!(site.call(&visitor, "POST /api/session", sign_in(PASSWORD)).await.status, 401);
    assert_eq!(site.call(&visitor, "POST /api/session", sign_in("вівса їсть кінь")).await.status, 200);
}

#[tokio::test]
async fn a_token_is_made_with_the_password_used_and_revoked() {
    let site = Site::start().await;
    let olena = register(&site, "Olena").await;
    let want = |password: &str, scopes: Value, days: u16| json!({ "password": password, "label": "мій бот", "scopes": scopes, "days": days });
    for (body, no) in [
        (want("a guess like any", json!(["read"]), 9), (401, "password-wrong")),
        (want(PASSWORD, json!([]), 9), (422, "scope-missing")),
        (want(PASSWORD, json!(["admin"]), 9), (422, "scope-above-role")),
        (want(PASSWORD, json!(["read"]), 0), (422, "token-life")),
        (want(PASSWORD, json!(["read"]), 400), (422, "token-life")),
        (want(PASSWORD, json!(["fly"]), 9), (422, "malformed")),
    ] {
        let answer = site.call(&olena, "POST /api/account/tokens", body).await;
        assert_eq!(answer.no(), (no.0, no.1.to_owned()), "{answer:?}");
    }
    let answer = site.call(&olena, "POST /api/account/tokens", want(PASSWORD, json!(["play"]), 9)).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    let token = answer.json()["token"].as_str().expect("a token").to_owned();
    let program = Browser { token: Some(token.clone()), ..Browser::default() };
    let opened = site.call(&program, "POST /api/tables", json!({ "discipline": "russian" })).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let list = site.call(&olena, "GET /api/account/tokens", json!(null)).await;
    assert!(!list.body.contains(&token), "it is told once");
    let id = list.json()[0]["id"].as_str().expect("an id").to_owned();
    assert_eq!(
        (list.json()[0]["label"].as_str(), list.json()[0]["scopes"].clone()),
        (Some("мій бот"), json!(["play"]))
    );
    assert_eq!(site.call(&olena, &format!("DELETE /api/account/tokens/{id}"), json!(null)).await.status, 204);
    let refused = site.call(&program, "POST /api/tables", json!({ "discipline": "russian" })).await;
    assert_eq!(refused.no(), (401, "token-over".to_owned()));
    let nonsense = Browser { token: Some("nonsense".to_owned()), ..Browser::default() };
    assert_eq!(
        site.call(&nonsense, "GET /api/lobby", json!(null)).await.no(),
        (401, "token-over".to_owned())
    );
}

#[tokio::test]
async fn an_account_is_closed_by_its_owner_and_nobody_takes_its_name() {
    let site = Site::start().await;
    let olena = register(&site, "Olena").await;
    let close = |password: &str| json!({ "password": password });
    assert_eq!(site.call(&olena, "POST /api/account/close", close("a guess like any")).await.status, 401);
    assert_eq!(site.call(&olena, "POST /api/account/close", close(PASSWORD)).await.status, 204);
    assert_eq!(status(&site, &olena).await, 401);
    let visitor = Browser::default();
    let body = json!({ "name": "Olena", "password": PASSWORD });
    assert_eq!(site.call(&visitor, "POST /api/session", body.clone()).await.no(), (403, "closed".to_owned()));
    assert_eq!(site.call(&visitor, "POST /api/account", body).await.no(), (409, "name-taken".to_owned()));
}

#[tokio::test]
async fn pages_speak_three_languages_and_every_form_is_a_call() {
    let site = Site::start().await;
    let olena = register(&site, "Olena").await;
    for (page, who) in
        [("/register", Browser::default()), ("/sign-in", Browser::default()), ("/account", olena)]
    {
        let mut titles = Vec::new();
        for language in ["en", "uk", "ru"] {
            let answer = site.call(&who, &format!("GET {page}?lang={language}"), json!(null)).await;
            assert_eq!(answer.status, 200, "{page} {answer:?}");
            assert!(answer.body.contains(&format!("<html lang=\"{language}\"")), "{page}");
            assert!(answer.body.contains("account.js") && !answer.body.contains("<script>"), "{page}");
            let title = answer.body.split("<h1>").nth(1).and_then(|rest| rest.split('<').next());
            titles.push(title.unwrap_or_default().to_owned());
            for form in answer.body.split("<form class=\"call\" method=\"post\" data-call=\"").skip(1) {
                let (method, path) =
                    form.split('"').next().and_then(|call| call.split_once(' ')).expect("a call");
                let fits = |route: &crate::people::gate::Route| {
                    let parts: Vec<&str> = route.path.split('/').collect();
                    route.method == method
                        && parts.len() == path.split('/').count()
                        && parts.iter().zip(path.split('/')).all(|(a, b)| a.starts_with('{') || *a == b)
                };
                assert!(crate::router::routes().iter().any(fits), "{page}: {method} {path}");
            }
        }
        assert!(page == "/account" || titles[1] != titles[2] && titles[0] != titles[1], "{titles:?}");
    }
}
