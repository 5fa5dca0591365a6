//! Events as files, the ceremony of the lots, and rounds that begin by themselves.

use clock::{Millis, Moment};
use hall::Nodes;
use hall::time::Time;
use people::Role;
use serde_json::{Value, json};

use super::super::Office;
use super::{ask, done, open, paired};
use crate::people::tests::site::{Browser, Site};
use venue::AHEAD;

async fn get(site: &Site, who: &Browser, path: &str) -> crate::people::tests::site::Answer {
    site.call(who, &format!("GET {path}"), Value::Null).await
}

#[tokio::test]
async fn an_event_is_taken_away_in_every_form() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &olena).await;
    done(&site, &olena, &id, json!([{ "round": { "score": { "round": 1, "no": 1, "outcome": "draw" } } }]))
        .await;
    let anybody = Browser::default();
    let places = get(&site, &anybody, &format!("/api/events/{id}/export.csv")).await;
    assert!(places.body.starts_with("place,no,name,organisation,rating,points"), "{}", places.body);
    assert_eq!(places.body.lines().count(), 5);
    let entries = get(&site, &anybody, &format!("/api/events/{id}/export.csv?what=entries")).await.body;
    assert!(entries.contains("Aa") && entries.contains("admitted"), "{entries}");
    let games = get(&site, &anybody, &format!("/api/events/{id}/export.csv?what=games")).await.body;
    assert!(games.contains("1-1"), "{games}");
    let whole = get(&site, &anybody, &format!("/api/events/{id}/export.json")).await.json();
    assert_eq!(whole["stages"][0]["rounds"].as_array().map(Vec::len), Some(1));
    assert_eq!(whole["standings"].as_array().map(Vec::len), Some(4));
    let trf = get(&site, &anybody, &format!("/api/events/{id}/export.trf")).await.body;
    assert!(competition::trf::Document::read(trf.as_bytes()).is_ok(), "{trf}");
    assert_eq!(get(&site, &anybody, &format!("/api/events/{id}/export.pdn")).await.status, 200);
    let kept_out = get(&site, &anybody, &format!("/api/events/{id}/export.damka")).await;
    assert_eq!(kept_out.no(), (403, "not-allowed".to_owned()));
}

#[tokio::test]
async fn ru22_15_2_press_and_participants_read_the_papers_that_say_what_was_made_known() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = paired(&site, &olena).await;
    let anybody = Browser::default();
    let page = get(&site, &anybody, &format!("/events/{id}/papers")).await.body;
    assert!(
        page.contains("round-protocol.html?lang=en&amp;round=1") && page.contains("bulletin.html"),
        "{page}"
    );
    assert!(!page.contains("papers/report.html") && !page.contains("admission-protocol"), "{page}");
    let status = async |who: &Browser, paper: &str| {
        get(&site, who, &format!("/api/events/{id}/papers/{paper}")).await.status
    };
    for paper in ["bulletin.html", "press-report.html", "regulation.html", "protest.html", "standings.html"] {
        assert_eq!(status(&anybody, paper).await, 200, "{paper}");
    }
    // A programme is for everybody when it is made known; the rest is for those who conduct the event.
    for paper in ["programme.html", "report.html", "certificate.html", "bulletin.pdf", "protest.html?case=1"]
    {
        assert_eq!(status(&anybody, paper).await, 403, "{paper}");
    }
    assert_eq!(status(&olena, "programme.html").await, 200);
    assert_eq!(status(&olena, "bulletin.pdf").await, 200);
    // What is kept back is on no paper of theirs.
    let second = json!([
        { "round": { "score": { "round": 1, "no": 1, "outcome": "white" } } },
        { "round": { "score": { "round": 1, "no": 2, "outcome": "white" } } },
        { "round": "pair" },
    ]);
    done(&site, &olena, &id, second).await;
    assert_eq!(status(&anybody, "round-protocol.html?round=2").await, 409);
    assert_eq!(status(&olena, "round-protocol.html?round=2").await, 200);
}

#[tokio::test]
async fn an_archive_brings_the_same_event_elsewhere_and_a_changed_one_brings_nothing() {
    let (here, there) = (Site::start().await, Site::start().await);
    let (_, olena) = here.somebody("Olena", Some(Role::Organiser)).await;
    let (_, taras) = there.somebody("Taras", Some(Role::Organiser)).await;
    let id = paired(&here, &olena).await;
    let born = json!([{ "entry": { "register": { "person": { "name": "Zz", "capacities": ["coach"], "birth": { "day": 14_381 } } } } }]);
    done(&here, &olena, &id, born).await;
    let file = get(&here, &olena, &format!("/api/events/{id}/export.damka")).await.body;
    assert!(!file.contains("14381"));
    let personal = get(&here, &olena, &format!("/api/events/{id}/export.damka?personal=true")).await.body;
    assert!(personal.contains("14381"));
    let bring = async |text: &str| {
        there.send(&taras, "POST /api/events/import", Some("application/x-ndjson"), text).await
    };
    let first = get(&here, &olena, &format!("/api/events/{id}/export.json")).await.body;
    for text in [&file, &personal] {
        let answer = bring(text).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        let new = answer.json()["id"].as_str().expect("a name").to_owned();
        assert_eq!(get(&there, &taras, &format!("/api/events/{new}/export.json")).await.body, first);
        // Who brought it runs it.
        done(
            &there,
            &taras,
            &new,
            json!([{ "round": { "score": { "round": 1, "no": 1, "outcome": "draw" } } }]),
        )
        .await;
        let office = Office::new(there.journal.clone(), Nodes::One, Time::start());
        let venue = office.venue(&new).await.expect("the event").now();
        let birth = venue.competition().person(competition::PersonId(5)).expect("registered").birth;
        let day = competition::entry::Birth::Day(clock::Day(14_381));
        assert_eq!(birth == Some(day), text == &personal, "{birth:?}");
    }
    let cut = &file[..file.len() / 2];
    let changed = file.replacen("Aa", "Ab", 1);
    for text in ["", "{}", "x\ny\n", cut, &changed] {
        assert_eq!(bring(text).await.no(), (422, "malformed".to_owned()), "{text}");
    }
    assert_eq!(
        there.send(&Browser::default(), "POST /api/events/import", None, &file).await.code(),
        "sign-in-first"
    );
}

#[tokio::test]
async fn lots_are_bound_first_and_revealed_later() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    assert_eq!(
        ask(&site, &olena, &id, json!([{ "venue": "reveal-lots" }])).await.no(),
        (404, "absent".to_owned())
    );
    let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
    done(&site, &olena, &id, json!([person("Aa"), person("Bb"), person("Cc"), { "entry": "admit-ready" }]))
        .await;
    done(&site, &olena, &id, json!([{ "venue": "commit-lots" }])).await;
    let other = json!([{ "round": { "draw-lots": { "seed": 5, "nonce": "mine" } } }]);
    assert_eq!(ask(&site, &olena, &id, other).await.code(), "refused", "another seed was bound");
    let journal = get(&site, &olena, &format!("/api/events/{id}/journal")).await.body;
    assert!(journal.contains("committed") && !journal.contains("\"seed\""), "{journal}");
    done(&site, &olena, &id, json!([{ "venue": "reveal-lots" }])).await;
    let journal = get(&site, &olena, &format!("/api/events/{id}/journal")).await.json();
    let text = journal.to_string();
    let drawn = journal["entries"].as_array().expect("entries").iter().rev().find_map(|entry| {
        let drawn = entry.pointer("/facts/0/conducted/events/0/fact/round/drawn")?;
        Some((drawn["seed"].as_u64()?, drawn["nonce"].as_str()?.to_owned()))
    });
    let (seed, nonce) = drawn.expect("a drawing");
    assert!(text.contains(&competition::round::digest(seed, &nonce).0), "what was bound is what was drawn");
}

#[tokio::test]
async fn a_round_begins_by_itself_at_its_hour() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    let office = Office::new(site.journal.clone(), Nodes::One, Time::start());
    let starts = office.time().now() + Millis::seconds(3_600);
    let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
    let appoint = |person: u32, role: &str| json!({ "panel": { "appoint": { "who": { "person": person, "name": format!("O{person}") }, "role": role } } });
    done(&site, &olena, &id, json!([
        person("Aa"), person("Bb"), person("Cc"), person("Dd"), { "entry": "admit-ready" }, { "round": "draw-lots" },
        { "schedule": { "set": { "round": 1, "slot": { "starts": starts } } } },
        { "schedule": { "set": { "round": 2, "slot": { "starts": starts + Millis::seconds(7_200) } } } },
        appoint(91, "chief-arbiter"), appoint(92, "secretary"),
        { "venue": { "arrange": { "audience": "public", "rounds": "by-clock" } } },
    ])).await;
    let desk = office.venue(&id).await.expect("the event");
    let mut venue = (*desk.now()).clone();
    let ahead = Moment(starts.0 - AHEAD.as_seconds() as i64 * 1_000);
    assert_eq!(venue.wake(office.time().now()), Some(ahead));
    assert_eq!(venue.tick(7, Moment(ahead.0 - 1)), []);
    let facts = venue.tick(7, ahead);
    venue.apply(&facts);
    assert_eq!((venue.held(), venue.shown().stage().rounds().len()), (None, 1), "paired and shown");
    assert_eq!(venue.competition().round_began_at(1), None);
    assert_eq!(venue.wake(ahead), Some(starts));
    let facts = venue.tick(7, starts);
    venue.apply(&facts);
    assert!(venue.tick(7, starts).is_empty());
    // What the panel has to see to before the first round holds for the program as for everybody.
    let may_begin = venue.competition().may_begin().is_ok();
    assert_eq!(venue.competition().round_began_at(1).is_some(), may_begin);
    assert!(may_begin || venue.wake(starts).is_some_and(|again| again > starts), "it is tried again");
}

#[tokio::test]
async fn a_round_set_when_its_hour_has_nearly_come_is_paired_at_once() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    let office = Office::new(site.journal.clone(), Nodes::One, Time::start());
    let now = office.time().now();
    let starts = now + Millis::seconds(300);
    let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
    done(
        &site,
        &olena,
        &id,
        json!([
            person("Aa"), person("Bb"), { "entry": "admit-ready" },
            { "schedule": { "set": { "round": 1, "slot": { "starts": starts } } } },
            { "venue": { "arrange": { "audience": "public", "rounds": "by-clock" } } },
        ]),
    )
    .await;
    let desk = office.venue(&id).await.expect("the event");
    let later = desk.now().wake(now).expect("it looks again");
    assert!(later > now && later < starts, "without numbers nothing can be done yet");
    done(&site, &olena, &id, json!([{ "round": "draw-lots" }])).await;
    let office = Office::new(site.journal.clone(), Nodes::One, Time::start());
    let desk = office.venue(&id).await.expect("the event");
    let mut venue = (*desk.now()).clone();
    assert_eq!(venue.wake(now), Some(now), "what can be done is not put off");
    let facts = venue.tick(7, now);
    venue.apply(&facts);
    assert_eq!((venue.shown().stage().rounds().len(), venue.wake(now)), (1, Some(starts)));
}

/// What opens an event whose regulation was accepted once and would not be today.
fn opened_long_ago() -> String {
    let mut draft = competition::Draft::usual(rulebook::Edition::Ru22, "russian".parse().expect("a game"));
    "Old cup".clone_into(&mut draft.name);
    draft.organisation.character = Some(rulebook::law::event::Character::Team);
    draft.system = competition::regulation::System::Scheveningen;
    assert!(draft.clone().check().is_err(), "nobody opens such an event any more");
    let host = json!({ "account": "7", "name": "Olena" });
    let terms = json!({ "audience": "public" });
    json!([{ "opened": { "draft": draft, "host": host, "at": 5, "seats": ["organiser"], "terms": terms } }])
        .to_string()
}

#[tokio::test]
async fn an_event_that_was_accepted_once_is_read_whatever_is_objected_to_now() {
    let site = Site::start().await;
    let entry = store::NewEntry { at_ms: 5, actor: "7".to_owned(), body: opened_long_ago() };
    let stream = store::Stream::new("event", "oldcup").expect("a name");
    let expected = store::Sequence::START;
    let append = store::Append { stream, expected, entries: vec![entry.clone()] };
    site.journal.append(append).await.expect("written");
    let page = get(&site, &Browser::default(), "/events/oldcup").await;
    assert_eq!(page.status, 200, "{page:?}");
    assert!(page.body.contains("Old cup"), "{page:?}");
    let told = store::replay(&*site.journal, &mut crate::Replay::default(), |_, _| ()).await.expect("read");
    assert!(told.is_sound(), "{:?}", told.faults);
    // What comes from elsewhere is judged as what is made here.
    let (_, taras) = site.somebody("Taras", Some(Role::Organiser)).await;
    let line = json!({ "entry": { "at": 5, "actor": "7", "body": entry.body } });
    let body = format!("{}\n{line}\n", json!({ "damka": "event", "version": 1 }));
    let digest = <sha2::Sha256 as sha2::Digest>::digest(&body);
    let sum: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let file = format!("{body}{}\n", json!({ "lines": 2, "sha256": sum }));
    let refused = site.send(&taras, "POST /api/events/import", Some("application/x-ndjson"), &file).await;
    assert_eq!(refused.json()["why"], json!("the edition objects to this regulation"), "{refused:?}");
}
