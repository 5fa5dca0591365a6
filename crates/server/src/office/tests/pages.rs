//! The pages of the desk over HTTP, and the commands their forms give.

use people::Role;
use serde_json::{Value, json};

use super::{ask, done, open, paired};
use crate::page::event::desk::PAGES;
use crate::people::tests::site::Site;

#[tokio::test]
async fn every_page_of_the_desk_is_shown_to_those_who_conduct_the_event() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("olena", Some(Role::Organiser)).await;
    let (_, stranger) = site.somebody("taras", None).await;
    let id = paired(&site, &olena).await;
    for page in PAGES {
        let call = format!("GET /events/{id}/desk/{page}");
        let call = call.trim_end_matches('/');
        assert_eq!(site.call(&olena, call, Value::Null).await.status, 200, "{call}");
        assert_eq!(site.call(&stranger, call, Value::Null).await.status, 403, "{call}");
    }
    let none = site.call(&olena, &format!("GET /events/{id}/desk/nothing"), Value::Null).await;
    assert_eq!(none.status, 404);
}

#[tokio::test]
async fn the_panel_is_appointed_moved_and_relieved_from_its_page() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    let page = format!("GET /events/{id}/desk/panel");
    // What the form for somebody new gives: he enters the register with his office.
    let commands = json!([
        { "entry": { "register": { "person": { "capacities": ["arbiter"], "name": "Орлова Анна" } } } },
        { "panel": { "appoint": { "who": { "person": 1, "name": "Орлова Анна" }, "post": null, "role": "arbiter" } } },
        { "panel": { "sector": { "name": "A", "first": 1, "last": 10 } } },
        { "panel": { "move": { "person": 1, "to": "A" } } },
    ]);
    done(&site, &olena, &id, commands).await;
    let shown = site.call(&olena, &page, Value::Null).await.body;
    assert!(shown.contains("Орлова Анна") && shown.contains("A: 1–10"), "{shown}");
    let twice =
        ask(&site, &olena, &id, json!([{ "panel": { "sector": { "name": "B", "first": 10, "last": 20 } } }]))
            .await;
    assert_eq!(twice.status, 409, "{twice:?}");
    done(&site, &olena, &id, json!([{ "panel": { "dismiss": { "person": 1, "reason": "ill" } } }])).await;
    let shown = site.call(&olena, &page, Value::Null).await.body;
    assert!(!shown.contains("panel.dismiss.reason"), "nobody is left: {shown}");
}

#[tokio::test]
async fn programme_and_regulation_are_written_on_their_pages() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    let mut draft = super::draft("City cup");
    draft["protests"]["deposit"] = json!(500);
    draft["entries"]["more-documents"] = json!([{ "other": "Карта" }]);
    done(
        &site,
        &olena,
        &id,
        json!([
            { "schedule": { "write": { "block": "contacts", "text": "Call Olena" } } },
            { "note": { "article": format!("UA24:{}", "II.regulation.2.1"), "text": "To find the best" } },
            { "venue": { "regulate": draft } },
        ]),
    )
    .await;
    let programme = site.call(&olena, &format!("GET /events/{id}/desk/programme"), Value::Null).await.body;
    assert!(programme.contains("Call Olena") && programme.contains("To find the best"), "{programme}");
    let regulation = site.call(&olena, &format!("GET /events/{id}/desk/regulation"), Value::Null).await.body;
    assert!(regulation.contains(r#"value="500""#) && regulation.contains("Карта"), "{regulation}");
}
