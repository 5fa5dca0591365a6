//! Whoever reads Ukrainian or Russian meets no English word on any page of an event.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use competition::Draft;
use language::Language;
use people::Role;
use rulebook::Edition;
use serde_json::{Value, json};

use super::{ask, done};
use crate::page::event::desk::PAGES;
use crate::people::tests::site::{Browser, Site};

/// What is written in Latin letters in every language: names of formats, keys as they are printed on keyboards, time as the
/// world writes it, the name of the program.
const ABROAD: [&str; 14] = [
    "Alt",
    "CSV",
    "Damka",
    "Escape",
    "FMJD",
    "JSON",
    "JavaScript",
    "PDF",
    "PDN",
    "SGF",
    "SHA",
    "TRF",
    "UTC",
    "damka",
];
/// What is for machines, or stands on keys.
const CODE: [&str; 5] = ["code", "kbd", "pre", "script", "style"];
/// Attributes that are read out or shown.
const SHOWN: [&str; 4] = ["alt", "aria-label", "placeholder", "title"];

thread_local! {
    /// What was refused in words that are not there in every language.
    static UNSAID: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

#[tokio::test]
async fn an_event_of_russia_is_read_without_english() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Олена", Some(Role::Organiser)).await;
    let id = individual(&site, &olena, Edition::Ru22, "russian").await;
    reads(&site, &olena, &id).await;
}

#[tokio::test]
async fn an_event_of_ukraine_is_read_without_english() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Олена", Some(Role::Organiser)).await;
    let id = individual(&site, &olena, Edition::Ua24, "russian").await;
    reads(&site, &olena, &id).await;
}

#[tokio::test]
async fn an_event_of_renju_is_read_without_english() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Олена", Some(Role::Organiser)).await;
    let id = individual(&site, &olena, Edition::RuRenju, "renju").await;
    reads(&site, &olena, &id).await;
}

#[tokio::test]
async fn an_event_of_teams_is_read_without_english() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Олена", Some(Role::Organiser)).await;
    let id = of_teams(&site, &olena).await;
    reads(&site, &olena, &id).await;
    // A team plays both colours in a match, and no sum of points is kept for it round by round.
    let card = site.call(&olena, &format!("GET /events/{id}/players/1"), Value::Null).await;
    let said = |words: [&str; 3]| words.map(|words| card.body.contains(&format!(">{words}<")));
    assert_eq!((card.status, said(["Колір", "Кольори", "Сума"])), (200, [false; 3]), "{card:?}");
}

/// Opens an event of a preset.
async fn open(site: &Site, who: &Browser, edition: Edition, discipline: &str, preset: &str) -> String {
    let discipline = discipline.parse().expect("a game");
    let fits = |draft: &Draft| draft.edition == edition && draft.discipline == discipline;
    let found = crate::api::preset::presets().into_iter().find(|each| each.id == preset && fits(&each.draft));
    let mut draft = found.expect("a preset").draft;
    draft.name = "Кубок".to_owned();
    draft.protests.deposit = rulebook::event_law(edition).protest.deposit.map(|most| most.value.min(500));
    let body = json!({ "draft": draft, "terms": { "audience": "public", "publication": "at-once" } });
    let answer = site.call(who, "POST /api/events", body).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["id"].as_str().expect("a name").to_owned()
}

/// Somebody for the register.
fn person(name: &str, capacity: &str, organisation: &str) -> Value {
    let person = json!({ "name": name, "capacities": [capacity], "organisation": organisation, "birth": { "year": 1990 } });
    json!({ "entry": { "register": { "person": person } } })
}

/// An event in which everything happens that can, some of it against the rules.
async fn individual(site: &Site, who: &Browser, edition: Edition, discipline: &str) -> String {
    let preset = if edition == Edition::RuRenju { "round-robin" } else { "swiss" };
    let id = open(site, who, edition, discipline, preset).await;
    let names = ["Їжак Остап", "Коваль Олена", "Мороз Анна", "Ткач Роман", "Шевчук Ілля"];
    let mut commands: Vec<Value> = names.map(|name| person(name, "player", "Суми")).to_vec();
    commands.extend(
        ["Орлова Анна", "Гай Петро", "Лис Марія", "Яр Іван", "Дуб Юрій", "Клен Ада", "Граб Лев"]
            .map(|name| person(name, "arbiter", "Львів")),
    );
    done(site, who, &id, json!(commands)).await;
    if let Some(lists) = rulebook::event_law(edition).admission.lists {
        let check = json!({ "entry": { "check": { "people": [1, 2, 3, 4, 5], "lists": lists.value, "finding": "clear" } } });
        done(site, who, &id, json!([check])).await;
    }
    for paper in [
        "passport",
        "birth-certificate",
        "record-book",
        "medical-insurance",
        "accident-insurance",
        "antidoping-course",
    ] {
        let paper = json!({ "document": { "paper": paper }, "number": "77", "until": 30_000 });
        tried(site, who, &id, json!({ "entry": { "show": { "people": [1, 2, 3, 4, 5], "paper": paper } } }))
            .await;
    }
    before(site, who, &id).await;
    for round in 1..=3_u16 {
        done(site, who, &id, json!([{ "round": "pair" }])).await;
        tried(site, who, &id, json!({ "schedule": { "set": { "round": round, "slot": { "starts": 1_790_000_000_000_u64, "hall": "А" } } } })).await;
        tried(site, who, &id, json!({ "schedule": { "begin": round } })).await;
        if round == 1 {
            measures(site, who, &id).await;
        }
        for no in 1..=5 {
            let outcome = ["white", "draw", "black"][usize::from(round) % 3];
            tried(
                site,
                who,
                &id,
                json!({ "round": { "score": { "round": round, "no": no, "outcome": outcome } } }),
            )
            .await;
        }
        tried(site, who, &id, json!({ "round": { "correct": { "round": round, "no": 1, "outcome": "black", "reason": "бланк" } } })).await;
        tried(site, who, &id, json!({ "schedule": { "end": round } })).await;
    }
    after(site, who, &id).await;
    // Enough has happened for the pages to have something to say.
    let docket = site.call(who, &format!("GET /api/events/{id}/cases"), Value::Null).await.json();
    let length = |list: &str| docket[list].as_array().map_or(0, Vec::len);
    assert!(length("decisions") > 3 && length("cases") > 0, "{docket}");
    id
}

/// Everything before the first round.
async fn before(site: &Site, who: &Browser, id: &str) {
    let candidate = |no: u32, name: &str| json!({ "person": no, "name": name, "region": "Київ" });
    for command in [
        json!({ "panel": { "appoint": { "who": candidate(6, "Орлова Анна"), "role": "arbiter", "post": null } } }),
        json!({ "panel": { "appoint": { "who": candidate(7, "Гай Петро"), "role": "doctor", "post": null } } }),
        json!({ "panel": { "sector": { "name": "А", "first": 1, "last": 2 } } }),
        json!({ "panel": { "sector": { "name": "Б", "first": 2, "last": 4 } } }),
        json!({ "panel": { "move": { "person": 6, "to": "А" } } }),
        json!({ "panel": { "leave": 6 } }),
        json!({ "panel": { "return": 6 } }),
        json!({ "panel": { "admission": [{ "organiser": "Пан" }, { "officer": 6 }] } }),
        json!({ "protest": { "committee": { "chair": candidate(8, "Лис Марія"), "members": [candidate(9, "Яр Іван"), candidate(10, "Дуб Юрій")], "reserves": [candidate(11, "Клен Ада"), candidate(12, "Граб Лев")], "formed": "appointed" } } }),
        json!({ "schedule": { "arrival": 20_800 } }),
        json!({ "schedule": { "departure": 20_810 } }),
        json!({ "schedule": { "write": { "block": "contacts", "text": "Дзвоніть" } } }),
        json!({ "schedule": "publish-programme" }),
        json!({ "entry": { "show": { "people": [1], "paper": { "document": { "paper": "passport" }, "number": "77", "until": 30_000 } } } }),
        json!({ "entry": { "pay": { "id": 1, "amount": 500 } } }),
        json!({ "entry": { "refund": { "id": 1, "amount": 100, "reason": "зайве" } } }),
        json!({ "entry": { "decide": { "id": 5, "verdict": { "refused": { "ground": null, "reason": "нема заявки" } } } } }),
        json!({ "entry": "admit-ready" }),
        json!({ "venue": "commit-lots" }),
        json!({ "venue": "reveal-lots" }),
        json!({ "round": "draw-lots" }),
        json!({ "schedule": "publish" }),
        json!({ "round": { "enter-late": { "person": 5 } } }),
        json!({ "note": { "article": "RU22:12.4.3.a", "text": "Перевірено" } }),
        json!({ "venue": { "invite": { "seat": { "official": "secretary" }, "label": "Тарас" } } }),
    ] {
        tried(site, who, id, command).await;
    }
}

/// What an arbiter does at the first board.
async fn measures(site: &Site, who: &Browser, id: &str) {
    let board = site.call(who, &format!("GET /api/events/{id}/console/1/1"), Value::Null).await.json();
    let offered = board["offered"].as_array().cloned().unwrap_or_default();
    let deeds = offered
        .iter()
        .filter_map(|each| each.get("measure"))
        .map(|measure| json!({ "do": "impose", "who": "white", "measure": measure, "articles": [] }));
    let others = [
        json!({ "do": "give", "who": "white", "ms": 60_000, "ground": "fault" }),
        json!({ "do": "give", "who": "white", "ms": 60_000, "ground": "disturbance" }),
        json!({ "do": "take", "who": "black", "ms": 60_000 }),
        json!({ "do": "replace", "white": 60_000, "black": 30_000 }),
        json!({ "do": "stop" }),
        json!({ "do": "go" }),
        json!({ "do": "claim", "upheld": true }),
        json!({ "do": "claim", "upheld": false }),
        json!({ "do": "draw" }),
        json!({ "do": "neither-wins" }),
        json!({ "do": "flag", "who": "white" }),
        json!({ "do": "refuses", "who": "white", "what": "rules" }),
        json!({ "do": "refuses", "who": "white", "what": "play" }),
        json!({ "do": "unfounded" }),
        json!({ "do": "judge", "made": "resignation" }),
        json!({ "do": "excuse", "who": "white" }),
        json!({ "do": "adjourn", "ground": "illness" }),
        json!({ "do": "resume" }),
        json!({ "do": "check", "who": "white", "check": "identity", "finding": "passed" }),
    ];
    for deed in deeds.chain(others) {
        let answer = site
            .call(
                who,
                &format!("POST /api/events/{id}/console/1/1"),
                json!({ "deed": deed, "reason": "бо так" }),
            )
            .await;
        assert!(answer.status == 200 || answer.status == 409, "{deed}: {answer:?}");
        understood(&answer.body);
    }
    tried(site, who, id, json!({ "protest": { "decide": { "matter": "play", "what": { "measure": "exclusion" }, "round": 1, "board": 2, "parties": [{ "person": 4, "team": null }], "articles": [] } } })).await;
    for person in 1..=5 {
        let seat = json!({ "venue": { "grant": { "account": "Олена", "seat": { "person": person } } } });
        tried(site, who, id, seat).await;
    }
    let cases = site.call(who, &format!("GET /api/events/{id}/cases"), Value::Null).await.json();
    for game in cases["games"].as_array().into_iter().flatten() {
        let mut petition = game["petition"].clone();
        (petition["text"], petition["articles"]) = (json!("Неправильно"), json!(["RU22:2.3.3.e"]));
        tried(site, who, id, json!({ "protest": { "file": petition } })).await;
    }
    for decision in cases["decisions"].as_array().into_iter().flatten() {
        let Some(petition) = decision["petition"].as_object() else { continue };
        let mut petition = petition.clone();
        petition.insert("text".to_owned(), json!("Неправильно"));
        petition.insert("articles".to_owned(), decision["articles"].clone());
        tried(site, who, id, json!({ "protest": { "file": petition } })).await;
    }
}

/// Everything after the last round.
async fn after(site: &Site, who: &Browser, id: &str) {
    for command in [
        json!({ "protest": "approve" }),
        json!({ "protest": { "hear": { "case": 1, "party": 1, "came": true } } }),
        json!({ "protest": { "rule": { "case": 1, "verdict": "rejected", "reason": "усе правильно" } } }),
        json!({ "protest": { "hear": { "case": 2, "party": 1, "came": false } } }),
        json!({ "protest": { "rule": { "case": 2, "verdict": "upheld", "reason": "справді" } } }),
        json!({ "round": { "leave": { "no": 3, "how": "withdrew", "reason": "захворів" } } }),
        json!({ "round": { "leave": { "no": 4, "how": "excluded", "reason": "грубість" } } }),
        json!({ "round": { "absent": { "no": 2, "round": 4 } } }),
        json!({ "protest": { "annul": 4 } }),
        json!({ "protest": { "confirm": { "decision": 1 } } }),
        json!({ "panel": { "dismiss": { "person": 7, "reason": "поїхав" } } }),
        json!({ "undo": { "reason": "помилка" } }),
        json!({ "venue": { "ask": { "annul-round": { "round": 3, "reason": "не ті пари" } } } }),
    ] {
        tried(site, who, id, command).await;
    }
}

/// Two teams of two.
async fn of_teams(site: &Site, who: &Browser) -> String {
    let id = open(site, who, Edition::Ru22, "russian", "teams").await;
    let names = [
        "Їжак Остап",
        "Коваль Олена",
        "Мороз Анна",
        "Ткач Роман",
        "Шевчук Ілля",
        "Бук Ян",
        "В’яз Ія",
        "Тис Ор",
    ];
    done(site, who, &id, json!(names.map(|name| person(name, "player", "Суми")))).await;
    for command in [
        json!({ "entry": "admit-ready" }),
        json!({ "team": { "enter": { "name": "Суми", "captain": null, "main": [1, 2, 3, 4], "reserves": [] } } }),
        json!({ "team": { "enter": { "name": "Ніжин", "captain": null, "main": [5, 6, 7, 8], "reserves": [] } } }),
        json!({ "round": "draw-lots" }),
        json!({ "round": "pair" }),
        json!({ "team": { "arrive": { "team": 1, "round": 1, "present": [1, 2] } } }),
        json!({ "team": { "line-up": { "team": 1, "round": 1, "boards": [1, 2, 3, 4] } } }),
        json!({ "team": { "line-up": { "team": 2, "round": 1, "boards": [5, 6, 7, 8] } } }),
        json!({ "team": { "score": { "round": 1, "team": 1, "board": 1, "outcome": "draw" } } }),
        json!({ "team": { "score": { "round": 1, "team": 1, "board": 2, "outcome": "white" } } }),
    ] {
        tried(site, who, &id, command).await;
    }
    id
}

/// Asks for something; a no has to be understood as well.
async fn tried(site: &Site, who: &Browser, id: &str, command: Value) {
    let answer = ask(site, who, id, json!([command])).await;
    assert!(answer.status == 200 || answer.status == 409 || answer.status == 403, "{command}: {answer:?}");
    if answer.status != 200 {
        understood(&answer.body);
    }
}

/// A no is there in every language.
fn understood(body: &str) {
    let no: Value = serde_json::from_str(body).unwrap_or_default();
    for language in [Language::Ukrainian, Language::Russian] {
        for part in ["why", "instead"] {
            let english = no[part].as_str().unwrap_or_default();
            let said = language.text().said(english).into_owned();
            if !foreign(&said).is_empty() {
                UNSAID.with_borrow_mut(|unsaid| unsaid.insert(format!("{english} -> {said}")));
            }
        }
    }
}

/// Opens every page of an event in both languages.
async fn reads(site: &Site, who: &Browser, id: &str) {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for language in ["uk", "ru"] {
        let reader = who.with("accept-language", language);
        for address in addresses(id) {
            let answer = site.call(&reader, &format!("GET {address}"), Value::Null).await;
            assert!([200, 409].contains(&answer.status), "{address}: {answer:?}");
            if answer.status == 409 {
                understood(&answer.body);
                continue;
            }
            let text =
                if address.contains("/journal.") { answer.body } else { visible(&answer.body, language) };
            for word in foreign(&text) {
                found.entry(word).or_default().push(format!("{language} {address}"));
            }
        }
    }
    let mut told: Vec<String> =
        found.iter().map(|(word, places)| format!("{word}: {}", places.join(" "))).collect();
    told.extend(UNSAID.with_borrow(BTreeSet::clone));
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// Everything a person can open.
fn addresses(id: &str) -> Vec<String> {
    let mut all: Vec<String> =
        PAGES.iter().map(|page| format!("/desk/{page}").trim_end_matches('/').to_owned()).collect();
    all.extend(
        [
            "",
            "/pairings",
            "/standings",
            "/crosstable",
            "/players",
            "/players/1",
            "/statistics",
            "/papers",
            "/screen",
            "/boards",
            "/console",
            "/console/cases",
            "/console/duties",
            "/console/journal",
            "/desk/rounds?try=1",
            "/desk/rounds?round=1",
            "/desk/entries?edit=1",
            "/embed/standings",
            "/join",
        ]
        .map(str::to_owned),
    );
    let mut all: Vec<String> = all.into_iter().map(|page| format!("/events/{id}{page}")).collect();
    // The register of disciplines gives their names as they stand in international protocols.
    let papers = crate::router::papers().into_iter().filter(|paper| *paper != "disciplines");
    all.extend(papers.map(|paper| format!("/api/events/{id}/papers/{paper}.html")));
    all.extend(["journal.txt", "journal.csv"].map(|file| format!("/api/events/{id}/{file}")));
    all.extend(["/events", "/events/new", "/rules", "/rules/RU22/12.4.3.a"].map(str::to_owned));
    all
}

/// Words of three Latin letters and more that are nobody's name.
fn foreign(text: &str) -> Vec<String> {
    // Articles have names of their own, and so have moves and addresses.
    let plain = text.split_whitespace().filter(|word| !word.contains("://") && !is_article(word));
    let words = plain.flat_map(|word| word.split(|letter: char| !letter.is_ascii_alphabetic()));
    let mut words: Vec<String> = words
        .filter(|word| word.len() >= 3 && !ABROAD.contains(word) && !is_roman(word))
        .map(str::to_owned)
        .collect();
    words.sort_unstable();
    words.dedup();
    words
}

fn is_roman(word: &str) -> bool {
    word.chars().all(|letter| "IVX".contains(letter))
}

fn is_article(word: &str) -> bool {
    let word = word.trim_matches(|sign: char| "()[],;.«»\"".contains(sign));
    article::Article::find(word).is_some()
        || Edition::ALL
            .iter()
            .any(|edition| word == edition.name() || word.starts_with(&format!("{}:", edition.name())))
}

/// What of a page is seen or read out in its language: no code, and nothing that says itself that it is in another language.
fn visible(page: &str, language: &str) -> String {
    let mut text = String::new();
    let mut skipped: Option<(String, usize)> = None;
    for piece in page.split('<') {
        let (tag, words) = piece.split_once('>').unwrap_or(("", piece));
        let name =
            tag.trim_start_matches('/').split(|sign: char| sign.is_whitespace()).next().unwrap_or_default();
        if let Some((outer, depth)) = &mut skipped {
            if name == outer {
                *depth = if tag.starts_with('/') { *depth - 1 } else { *depth + 1 };
            }
            if *depth > 0 {
                continue;
            }
            skipped = None;
            text.push_str(words);
            continue;
        }
        let other = attribute(tag, "lang").is_some_and(|held| held != language);
        if CODE.contains(&name) || (other && name != "html") {
            skipped = Some((name.to_owned(), 1));
            continue;
        }
        for shown in SHOWN.into_iter().filter_map(|shown| attribute(tag, shown)) {
            text.push_str(&format!(" {shown} "));
        }
        text.push(' ');
        text.push_str(words);
    }
    text.replace("&quot;", "\"").replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">")
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split_once('"').map(|(value, _)| value)
}
