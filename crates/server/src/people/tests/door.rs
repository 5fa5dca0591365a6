//! Coming in: accounts, passwords, links.

use serde_json::json;

use super::super::desk::invitation_path;
use super::site::{Browser, PASSWORD, Site};
use crate::people::known;

#[tokio::test]
async fn an_account_is_opened_signed_in_to_and_left() {
    let site = Site::start().await;
    let mut olena = Browser::default();
    let answer =
        site.call(&olena, "POST /api/account", json!({ "name": "Олена", "password": PASSWORD })).await;
    assert_eq!((answer.status, answer.json()["name"].as_str()), (201, Some("Олена")));
    let set = answer.set_cookie().expect("a cookie").to_owned();
    assert!(set.starts_with("__Host-damka-session="), "{set}");
    for part in ["Path=/", "HttpOnly", "Secure", "SameSite=Lax", "Max-Age=2592000"] {
        assert!(set.split("; ").any(|said| said == part), "{part} in {set}");
    }
    assert!(!set.contains("Domain"));
    olena.keep(&answer);
    let own = site.call(&olena, "GET /api/account", json!(null)).await.json();
    assert_eq!((own["name"].as_str(), own["roles"].as_array().map(Vec::len)), (Some("Олена"), Some(1)));

    let answer = site.call(&olena, "DELETE /api/session", json!(null)).await;
    assert_eq!(answer.status, 204);
    assert!(answer.set_cookie().is_some_and(|set| set.contains("session=;") && set.contains("Max-Age=0")));
    assert_eq!(
        site.call(&olena, "GET /api/account", json!(null)).await.no(),
        (401, "sign-in-first".to_owned())
    );

    let wrong = site
        .call(&olena, "POST /api/session", json!({ "name": "Олена", "password": "кінь їсть сіно" }))
        .await;
    let nobody =
        site.call(&olena, "POST /api/session", json!({ "name": "Нікого", "password": PASSWORD })).await;
    assert_eq!(wrong.no(), (401, "password-wrong".to_owned()));
    assert_eq!(
        (wrong.status, &wrong.body),
        (nobody.status, &nobody.body),
        "nobody learns which names there are"
    );
    let answer =
        site.call(&olena, "POST /api/session", json!({ "name": " ОЛЕНА ", "password": PASSWORD })).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    olena.keep(&answer);
    assert_eq!(site.call(&olena, "GET /api/account", json!(null)).await.status, 200);
}

#[tokio::test]
async fn nobody_calls_himself_like_somebody_who_has_an_account_or_like_the_house() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", None).await;
    let table = |name: &str| json!({ "discipline": "russian", "name": name });
    for (name, code, status) in [
        ("Olena", "name-taken", 409),
        (" OLENA ", "name-taken", 409),
        ("0lena", "name-taken", 409),
        ("Оlеnа", "name-taken", 409),
        ("O. lena", "name-taken", 409),
        ("Арбітр", "name-reserved", 422),
        ("Olena from Poltava", "", 201),
        ("Anna Maria", "", 201),
        ("♔", "", 201),
        ("", "", 201),
    ] {
        let answer = site.call(&Browser::default(), "POST /api/tables", table(name)).await;
        assert_eq!(answer.status, status, "{name}: {answer:?}");
        if status != 201 {
            assert_eq!(answer.no().1, code, "{name}");
        }
    }
    assert_eq!(site.call(&olena, "POST /api/tables", table("Olena")).await.status, 201, "it is her own");
}

#[tokio::test]
async fn names_and_passwords_are_refused_for_their_reason() {
    let site = Site::start().await;
    let visitor = Browser::default();
    site.somebody("Olena", None).await;
    for (name, password, code, status) in [
        ("x", PASSWORD, "name-length", 422),
        ("admin", PASSWORD, "name-reserved", 422),
        ("Oлена", PASSWORD, "name-scripts", 422),
        ("0LENA", PASSWORD, "name-taken", 409),
        ("Taras", "1234567", "password-short", 422),
        ("Taras", "password1", "password-common", 422),
        ("Taras", "taras123", "password-of-name", 422),
        ("Taras", &"x".repeat(129), "password-long", 422),
    ] {
        let answer =
            site.call(&visitor, "POST /api/account", json!({ "name": name, "password": password })).await;
        assert_eq!(answer.no(), (status, code.to_owned()), "{name} {password}");
    }
    for body in
        [json!({}), json!([]), json!({ "name": "Taras" }), json!({ "name": 1, "password": PASSWORD, "x": 1 })]
    {
        let answer = site.call(&visitor, "POST /api/account", body).await;
        assert_eq!(answer.code(), "malformed", "{answer:?}");
    }
    assert_eq!(site.house.look(|people, _| people.count()), 1);
}

#[tokio::test]
async fn signing_in_again_ends_what_the_browser_had_before() {
    let site = Site::start().await;
    let register = json!({ "name": "Olena", "password": PASSWORD });
    let mut browser = Browser::default();
    browser.keep(&site.call(&browser, "POST /api/account", register.clone()).await);
    let old = browser.clone();
    browser.keep(&site.call(&browser, "POST /api/session", register).await);
    assert_ne!(old.cookie, browser.cookie, "a session has a secret of its own");
    assert_eq!(site.call(&old, "GET /api/account", json!(null)).await.status, 401);
    assert_eq!(site.call(&browser, "GET /api/account", json!(null)).await.status, 200);
}

#[tokio::test]
async fn guessing_is_slowed_down_by_account_before_address() {
    let site = Site::start().await;
    site.somebody("Olena", None).await;
    let visitor = Browser::default();
    let guess = |name: &str| json!({ "name": name, "password": "a guess like any" });
    for _ in 0..5 {
        assert_eq!(site.call(&visitor, "POST /api/session", guess("Olena")).await.code(), "password-wrong");
    }
    let answer = site.call(&visitor, "POST /api/session", guess("oLENA")).await;
    assert_eq!(answer.no(), (429, "too-many-attempts".to_owned()));
    assert!(answer.header("retry-after").is_some_and(|seconds| ["1", "2"].contains(&seconds)), "{answer:?}");
    assert_eq!(site.call(&visitor, "POST /api/session", guess("Taras")).await.code(), "password-wrong");
}

#[tokio::test]
async fn the_first_link_makes_one_administrator() {
    let site = Site::start().await;
    let secret = site.house.first_link().await.expect("written").expect("there is no administrator");
    let url = invitation_path(&secret);
    let text = url.split_once("/invitation#").expect("the secret comes after the hash").1;
    let visitor = Browser::default();
    let told = site.call(&visitor, "POST /api/invitation", json!({ "link": text })).await.json();
    assert_eq!(told["role"], "administrator");
    let register = json!({ "name": "Olena", "password": PASSWORD, "invitation": text });
    let answer = site.call(&visitor, "POST /api/account", register).await;
    assert_eq!(answer.json()["roles"], json!(["player", "administrator"]));
    let again = json!({ "name": "Taras", "password": PASSWORD, "invitation": text });
    assert_eq!(site.call(&visitor, "POST /api/account", again).await.no(), (410, "link-over".to_owned()));
    assert!(site.house.first_link().await.expect("read").is_none());
    let nonsense = json!({ "link": "../../etc" });
    assert_eq!(
        site.call(&visitor, "POST /api/invitation", nonsense).await.no(),
        (410, "link-over".to_owned())
    );
}

#[tokio::test]
async fn who_signs_in_stays_signed_in_when_the_server_starts_again() {
    let site = Site::start().await;
    let (account, browser) = site.somebody("Olena", None).await;
    let cookie = browser.cookie.as_deref().and_then(|cookie| cookie.split_once('=')).expect("a cookie").1;
    let secret = people::Secret::parse(cookie).expect("a secret");
    let again = site.second_house().await;
    let actor = again.look(|people, now| people.session(&secret.hash(), now)).expect("signed in");
    assert_eq!(actor.account(), Some(account));
}

#[tokio::test]
async fn in_a_local_network_without_https_the_cookie_is_plain_and_works() {
    let site = Site::start_at(Some("http://192.168.1.5:8064")).await;
    let mut olena = Browser::default();
    let answer =
        site.call(&olena, "POST /api/account", json!({ "name": "Olena", "password": PASSWORD })).await;
    let set = answer.set_cookie().expect("a cookie");
    assert!(set.starts_with("damka-session=") && !set.contains("Secure"), "{set}");
    assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"));
    olena.keep(&answer);
    assert_eq!(site.call(&olena, "GET /api/account", json!(null)).await.status, 200);
}

#[test]
fn a_device_is_called_by_what_people_recognise() {
    let device = |agent: &'static str| {
        let mut headers = axum::http::HeaderMap::new();
        headers.insert("user-agent", axum::http::HeaderValue::from_static(agent));
        known::device(&headers)
    };
    assert_eq!(
        device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
        "Firefox, Linux"
    );
    assert_eq!(
        device("Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36"),
        "Chrome, Android"
    );
    assert_eq!(device("my bot/1.0"), "my bot/1.0");
}

#[tokio::test]
async fn however_often_a_house_starts_there_is_a_link_and_few_of_them_are_good() {
    let site = Site::start().await;
    let visitor = Browser::default();
    let mut links = Vec::new();
    for _ in 0..12 {
        links.push(site.house.first_link().await.expect("written").expect("there is no administrator"));
        // Which is older is told by the millisecond.
        tokio::time::sleep(std::time::Duration::from_millis(2)).await;
    }
    let mut good = Vec::new();
    for link in &links {
        let told = site.call(&visitor, "POST /api/invitation", json!({ "link": link.text() })).await;
        good.push(told.status == 200);
    }
    assert_eq!(good, [[false; 4].as_slice(), &[true; 8]].concat());
}
