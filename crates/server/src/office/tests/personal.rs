//! What is personal is seen by those who admit players and by nobody else, stands nowhere in the journal, and is gone when it is erased.

use hall::Nodes;
use hall::table::Guest;
use hall::time::Time;
use people::Role;
use serde_json::{Value, json};

use super::super::{Events, Include, Office};
use super::{done, open};
use crate::people::tests::site::{Browser, Site};

/// What must appear nowhere: a day of birth (17 May 2009, counted in days), the number of a passport, an address, a policy.
const PRIVATE: [&str; 4] = ["14381", "4507-998877", "Lisova 5", "POLICY-77"];

async fn entered(site: &Site, olena: &Browser) -> String {
    let id = open(site, olena).await;
    let person = json!({ "name": "Ким Юрий", "capacities": ["player"], "birth": { "day": 14_381 }, "other": [["address", "Lisova 5"]] });
    let paper = |paper: &str, number: &str| json!({ "entry": { "show": { "people": [1], "paper": { "document": { "paper": paper }, "number": number, "until": 30_000 } } } });
    let commands = json!([
        { "entry": { "register": { "person": person } } },
        paper("passport", "4507-998877"),
        paper("accident-insurance", "POLICY-77"),
        { "entry": { "register": { "person": { "name": "Їжак Остап", "capacities": ["player"], "birth": { "day": 14_381 } } } } },
        { "entry": "admit-ready" }, { "round": "draw-lots" }, { "round": "pair" }, { "venue": "publish" },
    ]);
    done(site, olena, &id, commands).await;
    id
}

fn holds(text: &str) -> Option<&'static str> {
    PRIVATE.into_iter().find(|private| text.contains(private))
}

#[tokio::test]
async fn nothing_personal_stands_in_the_journal_or_in_what_others_get() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let (_, taras) = site.somebody("Taras", None).await;
    let id = entered(&site, &olena).await;
    done(
        &site,
        &olena,
        &id,
        json!([{ "venue": { "grant": { "account": "Taras", "seat": { "official": "arbiter" } } } }]),
    )
    .await;
    for entry in site.journal.since(store::Position::START, 10_000).await.expect("entries") {
        assert_eq!(holds(&entry.what.body), None, "{}", entry.what.body);
    }
    for row in site.journal.rows("events-3", store::Keys::all(), 1_000).await.expect("rows") {
        assert_eq!(holds(&row.value), None);
    }
    for route in crate::router::routes()
        .iter()
        .filter(|route| route.method == "GET" && route.path.contains("/events/{id}"))
    {
        let path = route
            .path
            .replace("{id}", &id)
            .replace("{no}", "1")
            .replace("{form}", "entries")
            .replace("{file}", "entries.csv");
        for who in [&Browser::default(), &taras] {
            let answer = site.call(who, &format!("GET {path}"), Value::Null).await;
            assert_eq!(holds(&answer.body), None, "{path}: {}", answer.body);
        }
    }
    // Those who admit see it, also after it was read again.
    let office = Office::new(site.journal.clone(), Nodes::One, Time::start());
    let venue = office.venue(&id).await.expect("the event").now();
    let whole = format!("{:?}", venue.competition().entries().get(competition::PersonId(1)));
    for private in PRIVATE {
        assert!(whole.contains(private), "{private}: {whole}");
    }
    let shown = format!("{:?} {:?}", venue.shown(), venue.discreet());
    assert_eq!(holds(&shown), None, "{shown}");
    let (events, _) = Events::read(&*site.journal, &office).await.expect("a list");
    assert_eq!(holds(&format!("{:?}", events.public(10))), None);
}

#[tokio::test]
async fn what_is_erased_is_gone_and_the_event_tells_on() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = entered(&site, &olena).await;
    let erase = |person: Value| json!([{ "venue": { "erase": { "person": person } } }]);
    let early = super::ask(&site, &olena, &id, erase(json!(1))).await;
    assert_eq!(early.no(), (409, "not-closed".to_owned()));
    done(&site, &olena, &id, json!([{ "schedule": { "cancel": { "reason": "no hall" } } }])).await;
    done(&site, &olena, &id, erase(json!(1))).await;
    let stream = format!("event/{id}").parse().expect("a name");
    let left = site.journal.secrets(Some(&stream), None, 100).await.expect("secrets");
    assert!(left.iter().all(|secret| secret.key.starts_with("2/")) && left.len() == 1, "{left:?}");
    let office = Office::new(site.journal.clone(), Nodes::One, Time::start());
    let venue = office.venue(&id).await.expect("the event").now();
    let (one, other) = (competition::PersonId(1), competition::PersonId(2));
    let born = |person| venue.competition().person(person).expect("registered").birth;
    assert_eq!(born(one), Some(competition::entry::Birth::Year(2009)));
    assert_eq!(born(other), Some(competition::entry::Birth::Day(clock::Day(14_381))));
    assert_eq!(venue.competition().stage().rounds().len(), 1, "what was decided stands");
    done(&site, &olena, &id, erase(Value::Null)).await;
    assert_eq!(site.journal.secrets(Some(&stream), None, 100).await.expect("secrets"), []);
    let again = office.venue(&id).await;
    drop(again);
}

#[tokio::test]
async fn what_a_node_said_to_be_erased_and_did_not_is_erased_when_it_is_read() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = entered(&site, &olena).await;
    done(
        &site,
        &olena,
        &id,
        json!([{ "schedule": { "cancel": { "reason": "no hall" } } }, { "venue": { "erase": {} } }]),
    )
    .await;
    let stream: store::Stream = format!("event/{id}").parse().expect("a name");
    site.journal.keep(vec![store::Secret::new(&stream, "1/left-0.0", "{}")]).await.expect("kept");
    let office = Office::new(site.journal.clone(), Nodes::One, Time::start());
    office.venue(&id).await.expect("the event");
    assert_eq!(site.journal.secrets(Some(&stream), None, 100).await.expect("secrets"), []);
}

/// What `damka verify` finds.
async fn faults(site: &Site) -> Vec<String> {
    let health = store::replay(&*site.journal, &mut crate::Replay::default(), |_, _| ()).await.expect("read");
    health.faults.iter().map(ToString::to_string).collect()
}

#[tokio::test]
async fn what_is_damaged_or_missing_in_the_vault_is_found_and_what_was_erased_is_not_missed() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = entered(&site, &olena).await;
    let stream: store::Stream = format!("event/{id}").parse().expect("a name");
    let all = site.journal.secrets(Some(&stream), None, 100).await.expect("secrets");
    assert_eq!((all.len(), faults(&site).await), (4, vec![]));
    for secret in &all {
        let key = &secret.key;
        // One letter of a body that still can be read, and a body that cannot.
        for (body, why) in [
            (secret.body.replacen(['1', '7', '9'], "4", 1), "its digest is another one"),
            ("{".into(), "its digest"),
        ] {
            assert_ne!(body, secret.body);
            site.journal.keep(vec![store::Secret::new(&stream, key, &body)]).await.expect("kept");
            let found = faults(&site).await;
            assert!(found[0].starts_with(&format!("{stream}: {key} in the vault: {why}")), "{found:?}");
        }
        site.journal.erase(&stream, key).await.expect("gone");
        let found = faults(&site).await;
        let (name, _) = key.split_once('/').and_then(|(_, name)| name.split_once('#')).expect("a key");
        assert_eq!(found, [format!("{stream}: what is personal is missing in the vault: {name}")]);
        site.journal.keep(vec![secret.clone()]).await.expect("back");
        assert_eq!(faults(&site).await, Vec::<String>::new());
    }
    done(&site, &olena, &id, json!([{ "schedule": { "cancel": { "reason": "no hall" } } }])).await;
    done(&site, &olena, &id, json!([{ "venue": { "erase": { "person": 1 } } }])).await;
    assert_eq!(faults(&site).await, Vec::<String>::new(), "erased, not missing");
    done(&site, &olena, &id, json!([{ "venue": { "erase": {} } }])).await;
    assert_eq!(faults(&site).await, Vec::<String>::new());
}

/// A journal in which something happens when its position was told.
struct Meanwhile<'a> {
    journal: &'a dyn store::Journal,
    act: std::sync::Mutex<Option<store::Answer<'a, ()>>>,
}

impl store::Reader for Meanwhile<'_> {
    fn read<'a>(
        &'a self,
        stream: &'a store::Stream,
        after: store::Sequence,
        limit: usize,
    ) -> store::Answer<'a, Vec<store::Entry>> {
        self.journal.read(stream, after, limit)
    }

    fn since(&self, after: store::Position, limit: usize) -> store::Answer<'_, Vec<store::Entry>> {
        self.journal.since(after, limit)
    }

    fn streams<'a>(
        &'a self,
        kind: Option<&'a str>,
        after: Option<&'a store::Stream>,
        limit: usize,
    ) -> store::Answer<'a, Vec<store::Stream>> {
        self.journal.streams(kind, after, limit)
    }

    fn head<'a>(&'a self, stream: &'a store::Stream) -> store::Answer<'a, store::Head> {
        self.journal.head(stream)
    }

    fn position(&self) -> store::Answer<'_, store::Position> {
        let act = self.act.lock().ok().and_then(|mut act| act.take());
        Box::pin(async move {
            let position = self.journal.position().await?;
            if let Some(act) = act {
                act.await?;
            }
            Ok(position)
        })
    }

    fn secrets<'a>(
        &'a self,
        stream: Option<&'a store::Stream>,
        after: Option<&'a store::Secret>,
        limit: usize,
    ) -> store::Answer<'a, Vec<store::Secret>> {
        self.journal.secrets(stream, after, limit)
    }
}

#[tokio::test]
async fn what_is_erased_while_the_vault_is_verified_is_not_missing_and_what_is_lost_is() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = entered(&site, &olena).await;
    done(&site, &olena, &id, json!([{ "schedule": { "cancel": { "reason": "no hall" } } }])).await;
    let stream: store::Stream = format!("event/{id}").parse().expect("a name");
    let found = async |act: store::Answer<'_, ()>| {
        let reader = Meanwhile { journal: &*site.journal, act: Some(act).into() };
        let health = store::replay(&reader, &mut crate::Replay::default(), |_, _| ()).await.expect("read");
        health.faults.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let say = async |person: u32| {
        done(&site, &olena, &id, json!([{ "venue": { "erase": { "person": person } } }])).await;
        Ok(())
    };
    assert_eq!(found(Box::pin(say(1))).await, Vec::<String>::new(), "erased, and the journal says so");
    let [kept] = &site.journal.secrets(Some(&stream), None, 100).await.expect("secrets")[..] else {
        panic!("of the other one something is kept")
    };
    // Somebody else is erased, and this one is gone without a word.
    let lost = found(Box::pin(async {
        say(1).await?;
        site.journal.erase(&stream, &kept.key).await
    }));
    let lost = lost.await;
    assert!(lost.len() == 1 && lost[0].contains("is missing in the vault"), "{lost:?}");
}

#[tokio::test]
async fn a_backup_holds_the_vault_as_it_was_when_it_began() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = entered(&site, &olena).await;
    done(&site, &olena, &id, json!([{ "schedule": { "cancel": { "reason": "no hall" } } }])).await;
    let erase = Box::pin(async {
        done(&site, &olena, &id, json!([{ "venue": { "erase": {} } }])).await;
        Ok(())
    });
    let reader = Meanwhile { journal: &*site.journal, act: std::sync::Mutex::new(Some(erase)) };
    let mut file = Vec::new();
    store::backup::write(&reader, &mut file, |_, _| ()).await.expect("written");
    // What comes of the file misses nothing: neither is it erased in it, nor gone.
    let file = String::from_utf8(file).expect("text");
    assert!(!file.contains("erased"), "it came later");
    assert_eq!(file.lines().filter(|line| line.starts_with("{\"secret\":")).count(), 4, "{file}");
    assert_eq!(site.journal.secrets(None, None, 100).await.expect("secrets"), []);
}

#[tokio::test]
async fn sealed_lots_are_those_that_were_bound() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = open(&site, &olena).await;
    let stream: store::Stream = format!("event/{id}").parse().expect("a name");
    let bound = store::Secret::new(&stream, &format!("lots/{}", competition::round::digest(5, "a")), "");
    for (body, sound) in
        [(r#"{"seed":5,"nonce":"a"}"#, true), (r#"{"seed":6,"nonce":"a"}"#, false), ("{", false)]
    {
        site.journal
            .keep(vec![store::Secret { body: body.to_owned(), ..bound.clone() }])
            .await
            .expect("kept");
        assert_eq!(faults(&site).await.is_empty(), sound, "{body}");
    }
}

#[tokio::test]
async fn an_event_that_came_without_what_is_personal_misses_nothing() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = entered(&site, &olena).await;
    let office = Office::new(site.journal.clone(), Nodes::One, Time::start());
    for include in [Include::Public, Include::Personal] {
        let file = office.archive(&id, include).await.expect("a file");
        office.import(&Guest::visitor("host"), &file).await.expect("brought");
        assert_eq!(faults(&site).await, Vec::<String>::new(), "{include:?}");
    }
}
