//! The administrators' desk.

use people::Role;
use serde_json::json;

use super::site::{Browser, PASSWORD, Site};

#[tokio::test]
async fn accounts_are_searched_and_shown() {
    let site = Site::start().await;
    let (olena, desk) = site.somebody("Olena", Some(Role::Administrator)).await;
    for name in ["Taras", "Tamara", "Ivan"] {
        site.somebody(name, None).await;
    }
    let names = |answer: &super::site::Answer| {
        let list = answer.json();
        let lines = list.as_array().expect("a list").iter();
        lines.map(|line| line["name"].as_str().unwrap_or_default().to_owned()).collect::<Vec<_>>()
    };
    let all = site.call(&desk, "GET /api/accounts", json!(null)).await;
    assert_eq!(names(&all), ["Ivan", "Olena", "Tamara", "Taras"]);
    assert!(!all.body.contains("password") && !all.body.contains("secret"), "{}", all.body);
    assert_eq!(
        names(&site.call(&desk, "GET /api/accounts?search=TA", json!(null)).await),
        ["Tamara", "Taras"]
    );
    assert_eq!(
        names(&site.call(&desk, "GET /api/accounts?search=ta&after=tamara", json!(null)).await),
        ["Taras"]
    );
    assert_eq!(
        site.call(&desk, "GET /api/accounts?x=1", json!(null)).await.no(),
        (422, "malformed".to_owned())
    );
    let page = site.call(&desk, "GET /accounts?search=iva&lang=uk", json!(null)).await;
    assert!(
        page.status == 200 && page.body.contains(">Ivan</a>") && !page.body.contains(">Taras</a>"),
        "{page:?}"
    );
    let page = site.call(&desk, &format!("GET /accounts/{olena}"), json!(null)).await;
    assert!(page.status == 200 && page.body.contains("<h1>Olena</h1>"), "{page:?}");
    for nonsense in ["0000000000000000", "x"] {
        let answer = site.call(&desk, &format!("GET /api/accounts/{nonsense}"), json!(null)).await;
        assert_eq!(answer.no(), (404, "unknown-account".to_owned()));
        assert_eq!(site.call(&desk, &format!("GET /accounts/{nonsense}"), json!(null)).await.status, 404);
    }
}

#[tokio::test]
async fn roles_are_given_and_taken_and_the_last_administrator_stays() {
    let site = Site::start().await;
    let (olena, desk) = site.somebody("Olena", Some(Role::Administrator)).await;
    let (taras, _) = site.somebody("Taras", None).await;
    let give = format!("POST /api/accounts/{taras}/roles");
    let given = site.call(&desk, &give, json!({ "role": "arbiter" })).await;
    assert_eq!(given.json()["roles"], json!(["player", "arbiter"]));
    assert_eq!(site.call(&desk, &give, json!({ "role": "arbiter" })).await.code(), "role-stands");
    assert_eq!(site.call(&desk, &give, json!({ "role": "king" })).await.code(), "malformed");
    assert_eq!(site.call(&desk, &give, json!({ "role": "player" })).await.code(), "role-of-all");
    let taken = site.call(&desk, &format!("DELETE /api/accounts/{taras}/roles/arbiter"), json!(null)).await;
    assert_eq!(taken.json()["roles"], json!(["player"]));
    let last =
        site.call(&desk, &format!("DELETE /api/accounts/{olena}/roles/administrator"), json!(null)).await;
    assert_eq!(last.no(), (409, "last-administrator".to_owned()));
    let oneself =
        site.call(&desk, &format!("POST /api/accounts/{olena}/block"), json!({ "reason": "why not" })).await;
    assert_eq!(oneself.no(), (409, "oneself".to_owned()));
}

#[tokio::test]
async fn a_block_has_a_reason_and_an_end() {
    let site = Site::start().await;
    let (_, desk) = site.somebody("Olena", Some(Role::Administrator)).await;
    let mut taras = Browser::default();
    let register = json!({ "name": "Taras", "password": PASSWORD });
    let answer = site.call(&taras, "POST /api/account", register.clone()).await;
    taras.keep(&answer);
    let id = answer.json()["id"].as_str().expect("an id").to_owned();
    let block = format!("POST /api/accounts/{id}/block");
    assert_eq!(site.call(&desk, &block, json!({ "reason": " " })).await.no(), (422, "reason".to_owned()));
    let line = site.call(&desk, &block, json!({ "reason": "<b>rude</b>" })).await.json();
    assert_eq!((&line["blocked"]["reason"], &line["sessions"]), (&json!("<b>rude</b>"), &json!(0)));
    let page = site.call(&desk, "GET /accounts", json!(null)).await;
    assert!(page.body.contains("&lt;b&gt;rude") && !page.body.contains("<b>rude"), "it is shown as text");
    assert_eq!(site.call(&taras, "GET /api/account", json!(null)).await.status, 401);
    let visitor = Browser::default();
    assert_eq!(
        site.call(&visitor, "POST /api/session", register.clone()).await.no(),
        (403, "blocked".to_owned())
    );
    let free =
        site.call(&desk, &format!("POST /api/accounts/{id}/unblock"), json!({ "reason": "sorry" })).await;
    assert_eq!(free.json()["blocked"], json!(null));
    assert_eq!(
        site.call(&taras, "GET /api/account", json!(null)).await.status,
        401,
        "what was ended stays so"
    );
    assert_eq!(site.call(&visitor, "POST /api/session", register).await.status, 200);
}

#[tokio::test]
async fn a_forgotten_password_is_set_by_a_link_and_never_by_an_administrator() {
    let site = Site::start().await;
    let (_, desk) = site.somebody("Olena", Some(Role::Administrator)).await;
    let (taras, old) = site.somebody("Taras", None).await;
    let begin = format!("POST /api/accounts/{taras}/reset");
    let url = site.call(&desk, &begin, json!(null)).await.json()["url"].as_str().expect("a link").to_owned();
    let link = url.split_once("/reset#").expect("the secret comes after the hash").1.to_owned();
    assert_eq!(site.call(&old, "GET /api/account", json!(null)).await.status, 200, "nothing has changed yet");
    let set = |link: &str, password: &str| json!({ "link": link, "password": password });
    let mut visitor = Browser::default();
    assert_eq!(site.call(&visitor, "POST /api/reset", set(&link, "taras1")).await.code(), "password-short");
    let answer = site.call(&visitor, "POST /api/reset", set(&link, PASSWORD)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    visitor.keep(&answer);
    assert_eq!(site.call(&visitor, "GET /api/account", json!(null)).await.json()["name"], "Taras");
    assert_eq!(site.call(&old, "GET /api/account", json!(null)).await.status, 401);
    let nobody = Browser::default();
    assert_eq!(
        site.call(&nobody, "POST /api/reset", set(&link, PASSWORD)).await.no(),
        (410, "link-over".to_owned())
    );
    let sign_in = json!({ "name": "Taras", "password": PASSWORD });
    assert_eq!(site.call(&nobody, "POST /api/session", sign_in).await.status, 200);

    let url = site.call(&desk, &begin, json!(null)).await.json()["url"].as_str().expect("a link").to_owned();
    assert_eq!(
        site.call(&desk, &format!("DELETE /api/accounts/{taras}/reset"), json!(null)).await.status,
        200
    );
    let link = url.split_once('#').expect("a secret").1;
    assert_eq!(
        site.call(&nobody, "POST /api/reset", set(link, PASSWORD)).await.no(),
        (410, "link-over".to_owned())
    );
}

#[tokio::test]
async fn a_closed_door_lets_in_the_invited() {
    let site = Site::start().await;
    let (_, desk) = site.somebody("Olena", Some(Role::Administrator)).await;
    assert_eq!(site.call(&desk, "PUT /api/door", json!({ "door": "invited" })).await.status, 204);
    let visitor = Browser::default();
    let register = |name: &str, invitation: Option<&str>| match invitation {
        Some(link) => json!({ "name": name, "password": PASSWORD, "invitation": link }),
        None => json!({ "name": name, "password": PASSWORD }),
    };
    let closed = site.call(&visitor, "POST /api/account", register("Taras", None)).await;
    assert_eq!(closed.no(), (403, "invitation-only".to_owned()));
    let answer = site.call(&desk, "POST /api/invitations", json!({ "label": "club", "count": 1 })).await;
    let url = answer.json()["url"].as_str().expect("a link").to_owned();
    let link = url.split_once('#').expect("a secret").1;
    let list = site.call(&desk, "GET /api/invitations", json!(null)).await;
    assert!(!list.body.contains(link), "it is told once");
    assert_eq!(site.call(&visitor, "POST /api/account", register("Taras", Some(link))).await.status, 201);
    assert_eq!(
        site.call(&visitor, "POST /api/account", register("Ivan", Some(link))).await.code(),
        "link-over"
    );

    let (_, lesia) = {
        assert_eq!(site.call(&desk, "PUT /api/door", json!({ "door": "everybody" })).await.status, 204);
        site.somebody("Lesia", None).await
    };
    let invite = json!({ "label": "for Lesia", "role": "organiser" });
    let url = site.call(&desk, "POST /api/invitations", invite.clone()).await.json()["url"]
        .as_str()
        .expect("a link")
        .to_owned();
    let link = json!({ "link": url.split_once('#').expect("a secret").1 });
    let accepted = site.call(&lesia, "POST /api/account/invitation", link.clone()).await;
    assert_eq!(accepted.json()["roles"], json!(["player", "organiser"]));
    site.call(&desk, "POST /api/invitations", invite).await;
    let id = site.call(&desk, "GET /api/invitations", json!(null)).await.json()[0]["id"]
        .as_str()
        .expect("an id")
        .to_owned();
    assert_eq!(site.call(&desk, &format!("DELETE /api/invitations/{id}"), json!(null)).await.status, 204);
    assert_eq!(site.call(&desk, "GET /api/invitations", json!(null)).await.json(), json!([]));
}

#[tokio::test]
async fn an_administrator_ends_one_session_of_somebody() {
    let site = Site::start().await;
    let (olena, desk) = site.somebody("Olena", Some(Role::Administrator)).await;
    let (mut laptop, mut phone) = (Browser::default(), Browser::default());
    let signed = json!({ "name": "Taras", "password": PASSWORD });
    let answer = site.call(&laptop, "POST /api/account", signed.clone()).await;
    laptop.keep(&answer);
    let taras = answer.json()["id"].as_str().expect("an id").to_owned();
    phone.keep(&site.call(&phone, "POST /api/session", signed).await);
    let list = format!("GET /api/accounts/{taras}/sessions");
    assert_eq!(site.call(&laptop, &list, json!(null)).await.status, 403, "not even his own, this way");
    let lines = site.call(&desk, &list, json!(null)).await.json();
    let lines = lines.as_array().expect("a list");
    assert!(lines.len() == 2 && lines.iter().all(|line| line["current"] == false), "{lines:?}");
    let own = site.call(&phone, "GET /api/account/sessions", json!(null)).await.json();
    let end = |whose: &str| {
        format!("DELETE /api/accounts/{whose}/sessions/{}", own[0]["id"].as_str().expect("an id"))
    };
    let page = site.call(&desk, &format!("GET /accounts/{taras}"), json!(null)).await;
    assert!(page.body.contains(&end(&taras)), "{}", page.body);
    assert_eq!(site.call(&laptop, &end(&taras), json!(null)).await.status, 403);
    let elsewhere = site.call(&desk, &end(&olena.to_string()), json!(null)).await;
    assert_eq!(elsewhere.no(), (404, "unknown-session".to_owned()));
    let ended = site.call(&desk, &end(&taras), json!(null)).await;
    assert_eq!((ended.status, &ended.json()["sessions"]), (200, &json!(1)));
    let status = async |browser: &Browser| site.call(browser, "GET /api/account", json!(null)).await.status;
    assert_eq!((status(&phone).await, status(&laptop).await, status(&desk).await), (401, 200, 200));
    assert_eq!(site.call(&desk, &end(&taras), json!(null)).await.code(), "unknown-session");
}
