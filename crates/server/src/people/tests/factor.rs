//! The second factor: set up, asked for, used once, and taken off.

use hall::time::Time;
use people::{AccountId, Role, Seed, Step};
use serde_json::{Value, json};
use store::{Position, Teller as _};

use super::site::{Answer, Browser, PASSWORD, Site};
use crate::replay::Replay;

/// Somebody with a second factor at one browser.
struct Owner {
    account: AccountId,
    browser: Browser,
    seed: Seed,
    codes: Vec<String>,
    /// The step of the code that was used last.
    last: Step,
}

impl Owner {
    /// Somebody opens an account and switches the second factor on.
    async fn new(site: &Site, name: &str) -> Self {
        let mut browser = Browser::default();
        let answer =
            site.call(&browser, "POST /api/account", json!({ "name": name, "password": PASSWORD })).await;
        browser.keep(&answer);
        let account = answer.json()["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
        let seed = begin(site, &browser).await;
        let step = Step::of(Time::of_day());
        let answer = site.call(&browser, SECOND, json!({ "code": seed.code(step) })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        browser.keep(&answer);
        let told = answer.json();
        let codes = told["codes"].as_array().expect("a list").iter();
        let codes = codes.filter_map(|code| code.as_str().map(str::to_owned)).collect();
        Self { account, browser, seed, codes, last: step }
    }

    /// A code that is good now and was not used: after the first that of the step ahead, as a fast clock shows it; then the test waits.
    async fn code(&mut self) -> String {
        loop {
            let now = Step::of(Time::of_day());
            if let Some(step) = [now, now.next()].into_iter().find(|step| *step > self.last) {
                self.last = step;
                return self.seed.code(step);
            }
            tokio::time::sleep(std::time::Duration::from_millis(200)).await;
        }
    }
}

const FIRST: &str = "POST /api/account/second-factor";
const SECOND: &str = "PUT /api/account/second-factor";
const CODES: &str = "POST /api/account/second-factor/codes";
const OFF: &str = "POST /api/account/second-factor/off";

async fn begin(site: &Site, browser: &Browser) -> Seed {
    let answer = site.call(browser, FIRST, json!({ "password": PASSWORD })).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    Seed::parse(answer.json()["secret"].as_str().expect("a text")).expect("a seed")
}

async fn sign_in(site: &Site, name: &str, code: Option<&str>) -> Answer {
    let body = match code {
        Some(code) => json!({ "name": name, "password": PASSWORD, "code": code }),
        None => json!({ "name": name, "password": PASSWORD }),
    };
    site.call(&Browser::default(), "POST /api/session", body).await
}

async fn status(site: &Site, who: &Browser) -> u16 {
    site.call(who, "GET /api/account", json!(null)).await.status
}

fn no(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

fn both(code: &str) -> Value {
    json!({ "password": PASSWORD, "code": code })
}

#[tokio::test]
async fn it_is_switched_on_by_password_and_a_code_and_shown_once() {
    let site = Site::start().await;
    let mut olena = Browser::default();
    olena.keep(
        &site.call(&olena, "POST /api/account", json!({ "name": "Olena", "password": PASSWORD })).await,
    );
    let phone = {
        let mut phone = Browser::default();
        phone.keep(&sign_in(&site, "Olena", None).await);
        phone
    };
    let guess = json!({ "password": "a guess like any" });
    assert_eq!(site.call(&olena, FIRST, guess).await.no(), no(401, "password-wrong"));
    assert_eq!(site.call(&olena, SECOND, json!({ "code": "000000" })).await.no(), no(410, "factor-over"));
    let answer = site.call(&olena, FIRST, json!({ "password": PASSWORD })).await;
    assert_eq!((answer.status, answer.header("cache-control")), (201, Some("no-store")));
    let told = answer.json();
    let text = told["secret"].as_str().expect("a text");
    let link =
        format!("otpauth://totp/Damka:Olena%40127.0.0.1%3A{}?secret={text}&issuer=Damka", site.at.port());
    assert_eq!(told["link"], link);
    assert!(told["picture"]["path"].as_str().is_some_and(|path| path.starts_with("M4 4h7v1h-7z")), "{told}");
    let seed = Seed::parse(text).expect("a seed");
    assert_eq!(sign_in(&site, "Olena", None).await.status, 200, "nothing asks for it yet");
    let old = begin(&site, &olena).await;
    let code = |seed: &Seed| json!({ "code": seed.code(Step::of(Time::of_day())) });
    assert_eq!(site.call(&olena, SECOND, code(&seed)).await.no(), no(401, "code-wrong"), "begun again since");
    let set = site.call(&olena, SECOND, code(&old)).await;
    let before = olena.clone();
    olena.keep(&set);
    let codes = set.json()["codes"].clone();
    assert_eq!((set.status, codes.as_array().map(Vec::len)), (200, Some(10)), "{set:?}");
    assert_eq!((status(&site, &before).await, status(&site, &phone).await), (401, 401), "other sessions end");
    let shown = site.call(&olena, "GET /api/account", json!(null)).await;
    assert!(shown.json()["factor"].is_i64(), "{shown:?}");
    let page = site.call(&olena, "GET /account", json!(null)).await;
    for secret in codes.as_array().into_iter().flatten().chain([&json!(old.text())]) {
        let secret = secret.as_str().expect("a text");
        assert!(!page.body.contains(secret) && !shown.body.contains(secret), "it is shown once");
    }
    assert_eq!(
        site.call(&olena, FIRST, json!({ "password": PASSWORD })).await.no(),
        no(409, "factor-stands")
    );
    assert_eq!(site.call(&olena, SECOND, code(&old)).await.no(), no(409, "factor-stands"));
}

#[tokio::test]
async fn after_the_password_the_code_is_asked_for_and_there_is_no_session_before_it() {
    let site = Site::start().await;
    let mut olena = Owner::new(&site, "Olena").await;
    let asked = sign_in(&site, "Olena", None).await;
    assert_eq!((asked.no(), asked.set_cookie()), (no(401, "code-wanted"), None));
    assert_eq!(sign_in(&site, "Olena", Some(" ")).await.no(), no(401, "code-wanted"));
    let wrong = json!({ "name": "Olena", "password": "a guess like any" });
    let wrong = site.call(&Browser::default(), "POST /api/session", wrong).await;
    assert_eq!(wrong.no(), no(401, "password-wrong"), "who guesses does not learn that there is one");
    let used = olena.seed.code(olena.last);
    assert_eq!(sign_in(&site, "Olena", Some(&used)).await.no(), no(401, "code-wrong"), "it switched it on");
    let code = olena.code().await;
    let answer = sign_in(&site, "Olena", Some(&code)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let again = sign_in(&site, "Olena", Some(&code)).await;
    assert_eq!((again.no(), again.set_cookie()), (no(401, "code-wrong"), None), "a code opens once");
    let here = site.second_house().await;
    let factor =
        |people: &people::People, _| people.account(olena.account).and_then(|own| own.factor().cloned());
    assert_eq!(here.look(factor), site.house.look(factor), "after a restart, too");
}

#[tokio::test]
async fn a_recovery_code_signs_in_once_and_new_ones_end_the_old() {
    let site = Site::start().await;
    let mut olena = Owner::new(&site, "Olena").await;
    let spoken = olena.codes[0].replace('-', " ").to_uppercase();
    assert_eq!(sign_in(&site, "Olena", Some(&spoken)).await.status, 200);
    assert_eq!(sign_in(&site, "Olena", Some(&olena.codes[0])).await.no(), no(401, "code-wrong"));
    let code = olena.code().await;
    let renewed = site.call(&olena.browser, CODES, both(&code)).await;
    assert_eq!(renewed.status, 200, "{renewed:?}");
    assert_eq!(sign_in(&site, "Olena", Some(&olena.codes[1])).await.no(), no(401, "code-wrong"));
    let new = renewed.json()["codes"][1].as_str().expect("a code").to_owned();
    assert_eq!(sign_in(&site, "Olena", Some(&new)).await.status, 200);
}

#[tokio::test]
async fn codes_are_guessed_against_the_limits_of_passwords() {
    let site = Site::start().await;
    let olena = Owner::new(&site, "Olena").await;
    // From elsewhere than where she signs in: strangers have a count of their own.
    let thief = Browser::default().with("x-forwarded-for", "203.0.113.9");
    let try_in = |code: Option<&'static str>| {
        let body = match code {
            Some(code) => json!({ "name": "Olena", "password": PASSWORD, "code": code }),
            None => json!({ "name": "Olena", "password": PASSWORD }),
        };
        site.call(&thief, "POST /api/session", body)
    };
    for _ in 0..5 {
        assert_eq!(try_in(Some("12345")).await.code(), "code-wrong");
        // Knowing the password takes no guess back.
        assert!(["code-wanted", "too-many-attempts"].contains(&try_in(None).await.code().as_str()));
    }
    let answer = try_in(Some("12345")).await;
    assert_eq!(answer.no(), no(429, "too-many-attempts"));
    assert_eq!(status(&site, &olena.browser).await, 200);
    assert_eq!(
        sign_in(&site, "Olena", Some(&olena.codes[0])).await.status,
        200,
        "nor is the owner locked out"
    );
}

#[tokio::test]
async fn the_first_code_is_guessed_against_the_same_limits() {
    let site = Site::start().await;
    let mut olena = Browser::default();
    olena.keep(
        &site.call(&olena, "POST /api/account", json!({ "name": "Olena", "password": PASSWORD })).await,
    );
    begin(&site, &olena).await;
    for _ in 0..5 {
        assert_eq!(site.call(&olena, SECOND, json!({ "code": "12345" })).await.code(), "code-wrong");
    }
    assert_eq!(
        site.call(&olena, SECOND, json!({ "code": "12345" })).await.no(),
        no(429, "too-many-attempts")
    );
}

#[tokio::test]
async fn what_changes_the_account_asks_for_the_code_too() {
    let site = Site::start().await;
    let olena = Owner::new(&site, "Olena").await;
    let calls = [
        ("POST /api/account/password", json!({ "old": PASSWORD, "new": "вівса їсть кінь" })),
        (
            "POST /api/account/tokens",
            json!({ "password": PASSWORD, "label": "x", "scopes": ["read"], "days": 1 }),
        ),
        ("POST /api/account/close", json!({ "password": PASSWORD })),
        (CODES, both("")),
        (OFF, both("")),
    ];
    for (call, body) in &calls {
        let answer = site.call(&olena.browser, call, body.clone()).await;
        assert_eq!(answer.no(), no(401, "code-wanted"), "{call}");
    }
    for (n, done) in [(1, 201), (0, 204)] {
        let (call, mut body) = calls[n].clone();
        body["code"] = json!(olena.codes[n]);
        let answer = site.call(&olena.browser, call, body).await;
        assert_eq!(answer.status, done, "{call}: {answer:?}");
    }
}

#[tokio::test]
async fn it_is_switched_off_by_both_and_its_seed_is_forgotten() {
    let site = Site::start().await;
    let mut olena = Owner::new(&site, "Olena").await;
    let code = olena.code().await;
    let off = |password: &str, code: &str| json!({ "password": password, "code": code });
    let guess = site.call(&olena.browser, OFF, off("a guess like any", &code)).await;
    assert_eq!(guess.no(), no(401, "password-wrong"));
    assert_eq!(site.call(&olena.browser, OFF, off(PASSWORD, "000000x")).await.no(), no(401, "code-wrong"));
    assert_eq!(vault(&site).await, [olena.seed.text()]);
    let answer = site.call(&olena.browser, OFF, off(PASSWORD, &olena.codes[9])).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    let before = olena.browser.clone();
    olena.browser.keep(&answer);
    assert_eq!((status(&site, &before).await, status(&site, &olena.browser).await), (401, 200));
    assert_eq!(vault(&site).await, Vec::<String>::new());
    assert_eq!(sign_in(&site, "Olena", None).await.status, 200);
    let nothing = site.call(&olena.browser, OFF, off(PASSWORD, &code)).await;
    assert_eq!(nothing.no(), no(409, "factor-missing"));
}

#[tokio::test]
async fn the_journal_holds_neither_seed_nor_codes_and_verifying_finds_a_seed_that_is_gone() {
    let site = Site::start().await;
    let olena = Owner::new(&site, "Olena").await;
    begin(&site, &site.somebody_who_types("Taras").await).await;
    let entries = site.journal.since(Position::START, 1_000).await.expect("it can be read");
    let all: String = entries.iter().map(|entry| entry.what.body.as_str()).collect();
    assert!(all.contains("factor-set"), "{all}");
    for secret in olena.codes.iter().chain([&olena.seed.text()]) {
        assert!(!all.contains(secret.as_str()) && !all.contains(&secret.replace('-', "")), "{secret}");
    }
    assert_eq!(told_again(&site, olena.account).await, Ok(()));
    let home = people::Home::Person(olena.account);
    let stream = store::Stream::new(home.kind(), &home.id()).expect("a name");
    site.journal.erase(&stream, "").await.expect("it is erased");
    let missing = told_again(&site, olena.account).await.expect_err("it is missing");
    assert!(missing.contains("missing in the vault"), "{missing}");
    assert_eq!(sign_in(&site, "Olena", Some(&olena.codes[0])).await.status, 200, "there are recovery codes");
}

#[tokio::test]
async fn a_reset_of_the_password_asks_for_the_code_and_leaves_the_factor() {
    let site = Site::start().await;
    let (_, desk) = site.somebody("Iryna", Some(Role::Administrator)).await;
    let mut olena = Owner::new(&site, "Olena").await;
    let url =
        site.call(&desk, &format!("POST /api/accounts/{}/reset", olena.account), json!(null)).await.json();
    let link = url["url"].as_str().and_then(|url| url.split_once('#')).expect("a link").1.to_owned();
    let reset = |code: Option<&str>| json!({ "link": link, "password": "вівса їсть кінь", "code": code });
    let visitor = Browser::default();
    assert_eq!(site.call(&visitor, "POST /api/reset", reset(None)).await.no(), no(401, "code-wanted"));
    assert_eq!(site.call(&visitor, "POST /api/reset", reset(Some("123"))).await.no(), no(401, "code-wrong"));
    assert_eq!(status(&site, &olena.browser).await, 200, "nothing has happened yet");
    let code = olena.code().await;
    let done = site.call(&visitor, "POST /api/reset", reset(Some(&code))).await;
    assert_eq!(done.status, 200, "{done:?}");
    let body = json!({ "name": "Olena", "password": "вівса їсть кінь" });
    assert_eq!(
        site.call(&visitor, "POST /api/session", body).await.no(),
        no(401, "code-wanted"),
        "it stands"
    );
}

#[tokio::test]
async fn an_administrator_takes_it_off_and_learns_nothing() {
    let site = Site::start().await;
    let (iryna, desk) = site.somebody("Iryna", Some(Role::Administrator)).await;
    let olena = Owner::new(&site, "Olena").await;
    let take = |account: AccountId| format!("DELETE /api/accounts/{account}/second-factor");
    let shown = site.call(&desk, &format!("GET /api/accounts/{}", olena.account), json!(null)).await;
    assert!(shown.json()["factor"].is_i64() && !shown.body.contains(&olena.seed.text()), "{shown:?}");
    let page = site.call(&desk, &format!("GET /accounts/{}", olena.account), json!(null)).await;
    assert!(page.body.contains(&take(olena.account)), "{}", page.body);
    assert_eq!(site.call(&olena.browser, &take(iryna), json!(null)).await.no(), no(403, "forbidden"));
    assert_eq!(site.call(&desk, &take(iryna), json!(null)).await.no(), no(409, "oneself"));
    let taken = site.call(&desk, &take(olena.account), json!(null)).await;
    assert_eq!((taken.status, &taken.json()["factor"]), (200, &json!(null)), "{taken:?}");
    assert_eq!(status(&site, &olena.browser).await, 401, "the sessions end");
    assert_eq!(vault(&site).await, Vec::<String>::new());
    assert_eq!(sign_in(&site, "Olena", None).await.status, 200);
    assert_eq!(site.call(&desk, &take(olena.account), json!(null)).await.no(), no(409, "factor-missing"));
    let last = site.journal.since(Position::START, 1_000).await.expect("it can be read");
    let removed =
        last.iter().find(|entry| entry.what.body.contains("factor-removed")).expect("it stands there");
    assert_eq!(removed.what.actor, iryna.to_string(), "with who did it");
}

#[tokio::test]
async fn who_owes_a_second_factor_reaches_his_account_page_only() {
    let site = Site::start().await;
    let (_, desk) = site.somebody("Iryna", Some(Role::Administrator)).await;
    let demand = |of: &str| json!({ "of": of });
    let refused = site.call(&desk, "PUT /api/second-factor", demand("officials")).await;
    assert_eq!(refused.no(), no(409, "factor-missing"), "first she has one herself");
    let olena = Owner::new(&site, "Olena").await;
    let give = format!("POST /api/accounts/{}/roles", olena.account);
    assert_eq!(site.call(&desk, &give, json!({ "role": "administrator" })).await.status, 200);
    let set = site.call(&olena.browser, "PUT /api/second-factor", demand("officials")).await;
    assert_eq!(set.status, 204, "{set:?}");
    for route in crate::router::routes() {
        use people::Action::{Look, OwnAccount, SeeOwn, SignIn};
        if matches!(route.action, Look | SignIn | SeeOwn | OwnAccount) {
            continue;
        }
        let parts =
            route.path.split('/').map(|part| if part.starts_with('{') { "0000000000000000" } else { part });
        let path = parts.collect::<Vec<_>>().join("/");
        let body = if matches!(route.method.as_str(), "GET" | "DELETE") { json!(null) } else { json!({}) };
        let answer = site.call(&desk, &format!("{} {path}", route.method), body).await;
        let told = format!("{} {path}: {answer:?}", route.method);
        if !people::may(Some(Role::Administrator), route.action)
            && !people::may(Some(Role::Player), route.action)
        {
            assert!(answer.status == 403, "{told}");
        } else if path.starts_with("/api/") {
            assert_eq!(answer.no(), no(403, "factor-first"), "{told}");
        } else {
            assert_eq!((answer.status, answer.header("location")), (303, Some("/account")), "{told}");
        }
    }
    let page = site.call(&desk, "GET /account?lang=en", json!(null)).await;
    assert!(page.status == 200 && page.body.contains("needs a second factor"), "{page:?}");
    assert_eq!(site.call(&olena.browser, "GET /api/accounts", json!(null)).await.status, 200, "she has one");
    assert_eq!(site.call(&olena.browser, "PUT /api/second-factor", demand("nobody")).await.status, 204);
    assert_eq!(site.call(&desk, "GET /api/accounts", json!(null)).await.status, 200);
}

#[tokio::test]
async fn who_closes_the_account_leaves_no_seed_behind() {
    let site = Site::start().await;
    let olena = Owner::new(&site, "Olena").await;
    let answer = site.call(&olena.browser, "POST /api/account/close", both(&olena.codes[0])).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    assert_eq!(vault(&site).await, Vec::<String>::new());
    assert_eq!(told_again(&site, olena.account).await, Ok(()));
}

/// What the vault keeps.
async fn vault(site: &Site) -> Vec<String> {
    let secrets = site.journal.secrets(None, None, 100).await.expect("it can be read");
    secrets.into_iter().map(|secret| secret.body).collect()
}

/// What verifying says of an account's stream.
async fn told_again(site: &Site, account: AccountId) -> Result<(), String> {
    let home = people::Home::Person(account);
    let stream = store::Stream::new(home.kind(), &home.id()).expect("a name");
    let mut replay = Replay::default();
    replay.begin(&stream);
    for entry in site.journal.read(&stream, store::Sequence::START, 100).await.expect("it can be read") {
        replay.tell(&entry)?;
    }
    for secret in site.journal.secrets(Some(&stream), None, 100).await.expect("it can be read") {
        replay.keep(&secret)?;
    }
    replay.end()
}
