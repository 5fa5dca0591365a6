//! For each seat and each family of commands: the right one is let in, the wrong one is kept out.

use people::{Role, Scope};
use serde_json::{Value, json};

use super::{ask, done, paired};
use crate::people::tests::site::{Browser, Site};
use venue::{Fact, Invitation, Seat};

/// The seats, in the order of the columns below; the last has none.
const SEATS: [&str; 9] = [
    r#""organiser""#,
    r#"{"official":"chief-arbiter"}"#,
    r#"{"official":"deputy"}"#,
    r#"{"official":"secretary"}"#,
    r#"{"official":"arbiter"}"#,
    r#"{"official":"doctor"}"#,
    r#"{"person":1}"#,
    r#""press""#,
    "",
];

/// What is asked for, and who may: organiser, chief arbiter, deputy, secretary, arbiter, doctor, player, press, spectator.
fn families() -> Vec<(&'static str, Value)> {
    vec![
        (
            "YYYYn-nnn",
            json!({ "entry": { "register": { "person": { "name": "Ee", "capacities": ["player"] } } } }),
        ),
        ("YYYYnnnnn", json!({ "entry": { "ban": { "name": "X", "from": 1 } } })),
        ("nnnnnYnnn", json!({ "entry": { "examine": { "id": 2, "fit": true } } })),
        ("nYYYYnnnn", json!({ "round": { "score": { "round": 1, "no": 1, "outcome": "white" } } })),
        ("nYYYnnnnn", json!({ "round": { "unpair": { "reason": "a mistake" } } })),
        ("nYYYnnnnn", json!({ "round": { "leave": { "no": 2, "how": "withdrew", "reason": "ill" } } })),
        ("YYYYnnYnn", json!({ "round": { "absent": { "no": "OWN", "round": 2 } } })),
        ("YYYYnnnnn", json!({ "round": { "absent": { "no": "OTHER", "round": 2 } } })),
        (
            "YY-nnnnnn",
            json!({ "panel": { "appoint": { "who": { "person": 90, "name": "Ff" }, "role": "arbiter" } } }),
        ),
        ("nYnnnnnnn", json!({ "panel": { "sector": { "name": "A", "first": 1, "last": 2 } } })),
        ("Y---nnnnn", json!({ "schedule": { "set": { "round": 1, "slot": { "hall": "A" } } } })),
        ("YYYYYYnnn", json!({ "note": { "article": "RU22:12.4.3.a", "text": "seen to" } })),
        ("nYYYnnnnn", json!({ "undo": { "reason": "a slip" } })),
        ("YYYYnnnnn", json!({ "venue": { "arrange": { "publication": "at-once" } } })),
        (
            "nYYYnnnnn",
            json!({ "venue": { "ask": { "annul-round": { "round": 1, "reason": "wrong pairs" } } } }),
        ),
        ("YY-nnnnnn", json!({ "venue": { "invite": { "seat": "press" } } })),
        ("Ynnnnnnnn", json!({ "venue": { "invite": { "seat": "organiser" } } })),
        ("YYYYnnnnn", json!({ "venue": { "erase": { "person": 5 } } })),
    ]
}

#[tokio::test]
async fn every_seat_does_what_it_may_and_nothing_else() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &olena).await;
    let coach = json!([{ "entry": { "register": { "person": { "name": "Gg", "capacities": ["coach"] } } } }]);
    done(&site, &olena, &id, coach).await;
    let desk = super::super::Office::new(site.journal.clone(), hall::Nodes::One, hall::time::Time::start());
    let first = competition::round::Competitor::Person(competition::PersonId(1));
    let own = desk
        .venue(&id)
        .await
        .expect("the event")
        .now()
        .competition()
        .stage()
        .no_of(first)
        .expect("a number")
        .0;
    let other = if own == 1 { 2 } else { 1 };
    let mut browsers = Vec::new();
    for (at, seat) in SEATS.iter().enumerate() {
        let (_, browser) = site.somebody(&format!("Seat-{at}"), None).await;
        if !seat.is_empty() {
            let seat: Value = serde_json::from_str(seat).expect("a seat");
            let grant = json!([{ "venue": { "grant": { "account": format!("Seat-{at}"), "seat": seat } } }]);
            done(&site, &olena, &id, grant).await;
        }
        browsers.push(browser);
    }
    let mut wrong = Vec::new();
    for (expected, command) in families() {
        let text =
            command.to_string().replace("\"OWN\"", &own.to_string()).replace("\"OTHER\"", &other.to_string());
        let command: Value = serde_json::from_str(&text).expect("a command");
        let mut found = String::new();
        let mut told = Vec::new();
        for browser in &browsers {
            let body = json!({ "commands": [command] });
            let answer = site.call(browser, &format!("POST /api/events/{id}/try"), body).await;
            assert!(matches!(answer.status, 200 | 403 | 409), "{command}: {answer:?}");
            found.push(if answer.status == 200 { 'Y' } else { 'n' });
            told.push(answer.body);
        }
        let fits =
            expected.chars().zip(found.chars()).all(|(expected, found)| expected == '-' || expected == found);
        if !fits {
            wrong.push(format!("{command}: {found}, not {expected}: {told:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // Who has no seat is told so before anything else is looked at.
    let body = json!({ "commands": [{ "round": "pair" }] });
    let answer = site.call(&Browser::default(), &format!("POST /api/events/{id}/commands"), body).await;
    assert_eq!(answer.no(), (403, "no-seat".to_owned()));
}

#[tokio::test]
async fn a_link_past_its_date_says_so_and_gives_nothing() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let id = paired(&site, &olena).await;
    let desk = site.office.venue(&id).await.expect("the event");
    for (no, token, hour) in [(1, "yesterday", -1), (2, "tomorrow", 1)] {
        let invited = |_: &venue::Venue, now: clock::Moment| {
            let until = clock::Moment(now.0 + hour * 3_600_000);
            let (hash, label) = (hall::token::known_by(token), "Taras".to_owned());
            Ok(vec![Fact::Invited(Invitation { no, hash, seat: Seat::Press, label, until, uses: 1 })])
        };
        site.office.conduct(&desk, "program", invited).await.expect("it is kept");
    }
    // The page asks what the link is for, and is told in the reader's language; asking takes nothing.
    let asks = async |who: &Browser, token: &str| {
        site.call(who, &format!("POST /api/events/{id}/invitation"), json!({ "token": token })).await
    };
    assert_eq!(asks(&taras, "yesterday").await.no(), (410, "link-over".to_owned()));
    assert_eq!(asks(&taras, "").await.no(), (410, "link-over".to_owned()));
    for (language, words) in [("en", "press"), ("uk", "преса"), ("ru", "пресса")] {
        let told = asks(&taras.with("accept-language", language), "tomorrow").await.json();
        assert_eq!(
            (&told["seat"], &told["words"], &told["label"]),
            (&json!("press"), &json!(words), &json!("Taras"))
        );
    }
    // The desk counts only the other one among those that can still be used.
    let people = site.call(&olena, &format!("GET /events/{id}/desk/people"), Value::Null).await;
    assert_eq!(people.body.matches("recall").count(), 1, "{}", people.body);
    let join = |token: &str| json!([{ "venue": { "join": { "token": token, "name": "Taras" } } }]);
    assert_eq!(ask(&site, &taras, &id, join("yesterday")).await.no(), (410, "link-over".to_owned()));
    done(&site, &taras, &id, join("tomorrow")).await;
}

#[tokio::test]
async fn who_has_lost_his_seat_has_lost_its_rights() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let id = paired(&site, &olena).await;
    done(
        &site,
        &olena,
        &id,
        json!([{ "venue": { "grant": { "account": "Taras", "seat": { "official": "deputy" } } } }]),
    )
    .await;
    let shown = site.call(&taras, &format!("GET /api/events/{id}"), Value::Null).await.json();
    let no = shown["you"]["seats"][0]["no"].clone();
    assert_eq!(site.call(&taras, &format!("GET /api/events/{id}/journal"), Value::Null).await.status, 200);
    done(&site, &olena, &id, json!([{ "venue": { "unseat": { "no": no, "reason": "ill" } } }])).await;
    assert_eq!(site.call(&taras, &format!("GET /api/events/{id}/journal"), Value::Null).await.status, 403);
    let body = json!({ "commands": [{ "round": { "unpair": { "reason": "x" } } }] });
    let answer = site.call(&taras, &format!("POST /api/events/{id}/commands"), body).await;
    assert_eq!(answer.no(), (403, "no-seat".to_owned()));
}

#[tokio::test]
async fn a_token_does_at_an_event_what_it_is_for() {
    let site = Site::start().await;
    let (olena, browser) = site.somebody("Olena", Some(Role::Administrator)).await;
    let id = paired(&site, &browser).await;
    let mut programs = Vec::new();
    for scope in Scope::ALL {
        programs.push((scope, site.program(olena, &[scope]).await));
    }
    let note = json!({ "commands": [{ "note": { "article": "RU22:12.4.3.a", "text": "seen to" } }] });
    let (sees, does) = (&[Scope::Read, Scope::Events][..], &[Scope::Events][..]);
    for (call, body, scopes) in [
        ("POST /api/events/{id}/commands", note.clone(), does),
        ("POST /api/events/{id}/try", note, does),
        ("POST /api/events/{id}/ballots", json!({ "round": 1 }), does),
        ("POST /api/events/{id}/console/1/1", json!({}), does),
        ("GET /api/events/{id}/export.damka", Value::Null, does),
        ("POST /api/events/{id}/roll", json!({ "text": "Ann" }), sees),
        ("GET /api/events/{id}/journal", Value::Null, sees),
        ("GET /api/events/{id}/journal.txt", Value::Null, sees),
        ("GET /api/events/{id}/console", Value::Null, sees),
        ("GET /api/events/{id}/cases", Value::Null, sees),
        ("GET /events/{id}/desk/admission", Value::Null, sees),
    ] {
        for (scope, program) in &programs {
            let answer = site.call(program, &call.replace("{id}", &id), body.clone()).await;
            let refused =
                answer.status == 403 && (call.contains(" /events/") || answer.code() == "out-of-scope");
            assert_eq!(refused, !scopes.contains(scope), "{scope} {call}: {answer:?}");
            if answer.status == 200 && call.starts_with("GET") {
                assert_eq!(answer.header("cache-control"), Some("no-store"), "{call}");
            }
        }
    }
    // Where everybody may look, who is not there for events is everybody.
    for (scope, program) in &programs {
        let answer =
            site.call(program, &format!("GET /api/events/{id}/papers/report.pdf"), Value::Null).await;
        assert_eq!(answer.status, if sees.contains(scope) { 200 } else { 403 }, "{scope}");
    }
}

#[tokio::test]
async fn who_owes_a_second_factor_has_no_seat_at_an_event() {
    let site = Site::start().await;
    let (_, browser) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &browser).await;
    let calls = [
        format!("GET /api/events/{id}/journal"),
        format!("GET /events/{id}/desk/admission"),
        format!("GET /api/events/{id}/papers/report.pdf"),
    ];
    for call in &calls {
        assert_eq!(site.call(&browser, call, Value::Null).await.status, 200, "{call}");
    }
    let demand = people::Command::SetDemand { demand: people::Demand::Officials };
    site.house.command(people::Actor::House, &demand).await.expect("the house may");
    for call in &calls {
        let answer = site.call(&browser, call, Value::Null).await;
        assert!([303, 403].contains(&answer.status), "{call}: {answer:?}");
    }
    let shown = site.call(&browser, &format!("GET /api/events/{id}"), Value::Null).await;
    assert_eq!(shown.status, 200, "what every visitor sees");
}
