//! For each seat and each address of an event: who may look is shown it, who may not is kept out, and what is personal is seen by those
//! who admit players and by nobody else.

use std::collections::BTreeSet;

use forms::Form;
use futures_util::future::join_all;
use people::Role;
use serde_json::{Value, json};

use super::{done, draft};
use crate::page::event::desk;
use crate::people::tests::site::{Browser, Site};

/// The seats, in the order of the columns below; the last has none.
const SEATS: [&str; 9] = [
    r#""organiser""#,
    r#"{"official":"chief-arbiter"}"#,
    r#"{"official":"deputy"}"#,
    r#"{"official":"secretary"}"#,
    r#"{"official":"arbiter"}"#,
    r#"{"captain":1}"#,
    r#"{"person":1}"#,
    r#""press""#,
    "",
];
/// Those who admit players, and see what is personal.
const ADMIT: &str = "YYYYnnnnn";
/// Those who conduct the event.
const CONDUCT: &str = "YYYYYnnnn";
/// Everybody.
const ALL: &str = "YYYYYYYYY";

/// Who is shown what: organiser, chief arbiter, deputy, secretary, arbiter, captain, player, press, spectator.
const DOORS: [(&str, &str); 46] = [
    ("/events/{id}", ALL),
    ("/events/{id}/pairings", ALL),
    ("/events/{id}/standings", ALL),
    ("/events/{id}/crosstable", ALL),
    ("/events/{id}/players", ALL),
    ("/events/{id}/players/1", ALL),
    ("/events/{id}/teams", ALL),
    ("/events/{id}/statistics", ALL),
    ("/events/{id}/papers", ALL),
    ("/events/{id}/screen", ALL),
    ("/events/{id}/embed/*", ALL),
    ("/events/{id}/boards", ALL),
    ("/events/{id}/join", ALL),
    ("/events/{id}/desk", CONDUCT),
    ("/events/{id}/desk/entries", ADMIT),
    ("/events/{id}/desk/admission", ADMIT),
    ("/events/{id}/desk/*", CONDUCT),
    ("/events/{id}/desk/teams/1", "YYYYYYnnn"),
    ("/events/{id}/desk/teams/2", CONDUCT),
    ("/events/{id}/console", CONDUCT),
    ("/events/{id}/console/cases", "YYYYYYYnn"),
    ("/events/{id}/console/duties", CONDUCT),
    ("/events/{id}/console/journal", CONDUCT),
    ("/api/events/{id}", ALL),
    ("/api/events/{id}/stream", ALL),
    ("/api/events/{id}/journal", CONDUCT),
    ("/api/events/{id}/export.csv", ALL),
    ("/api/events/{id}/export.json", ALL),
    ("/api/events/{id}/export.trf", ALL),
    ("/api/events/{id}/export.pdn", ALL),
    ("/api/events/{id}/export.sgf", ALL),
    ("/api/events/{id}/export.damka", "YYYYnnnnn"),
    ("/api/events/{id}/export.damka?personal=true", ADMIT),
    ("/api/events/{id}/standings", ALL),
    ("/api/events/{id}/crosstable", ALL),
    ("/api/events/{id}/pairings", ALL),
    ("/api/events/{id}/*/stream", ALL),
    ("/api/events/{id}/players", ALL),
    ("/api/events/{id}/players/1", ALL),
    ("/api/events/{id}/teams", ALL),
    ("/api/events/{id}/statistics", ALL),
    ("/api/events/{id}/console", CONDUCT),
    ("/api/events/{id}/console/1/1", CONDUCT),
    ("/api/events/{id}/cases", ALL),
    ("/api/events/{id}/duties", CONDUCT),
    ("/api/events/{id}/journal.*", CONDUCT),
];

/// Papers that everybody may read, once there is something in them.
const PUBLIC: [&str; 17] = [
    "regulation",
    "technical-regulation",
    "disciplines",
    "pairings-by-board",
    "pairings-by-name",
    "games",
    "round-protocol",
    "match-protocol",
    "match-summary",
    "player-card",
    "round-robin-table",
    "swiss-table",
    "team-scoring",
    "standings",
    "bulletin",
    "press-report",
    "protest",
];

/// What must not be seen by others: a day of birth however it is written, an address, the numbers of papers, until when one is valid.
const PRIVATE: [&str; 11] = [
    "14381",
    "17.05.2009",
    "2009-05-17",
    "2009.05.17",
    "17 May 2009",
    "17 травня 2009",
    "17 мая 2009",
    "4507-998877",
    "Lisova 5",
    "POLICY-77",
    "29876",
];

/// Every address of an event that can be looked at.
pub(crate) fn doors(id: &str) -> Vec<String> {
    let routes = crate::router::routes().into_iter();
    let paths = routes.filter(|route| route.method == "GET" && route.path.contains("/events/{id}"));
    let filled = paths.flat_map(|route| {
        let gaps: Vec<String> = match route.path {
            path if path.contains("{page}") => desk::PAGES[1..].iter().map(|&page| page.to_owned()).collect(),
            path if path.contains("{what}") => {
                ["standings", "pairings", "crosstable"].map(str::to_owned).to_vec()
            }
            path if path.contains("{file}") => Form::ALL
                .iter()
                .flat_map(|form| ["html", "pdf"].map(|end| format!("{}.{end}", form.name())))
                .collect(),
            _ => vec![String::new()],
        };
        gaps.into_iter().map(move |gap| {
            let gaps = ["{page}", "{what}", "{file}"];
            gaps.iter().fold(route.path.to_owned(), |path, name| path.replace(name, &gap))
        })
    });
    let numbers = ["{no}", "{team}", "{round}", "{board}"];
    filled
        .map(|path| numbers.iter().fold(path, |path, name| path.replace(name, "1")).replace("{id}", id))
        .collect()
}

/// An event of two teams of two, with everything personal that can be written.
async fn league(site: &Site, olena: &Browser) -> String {
    let mut draft = draft("League");
    draft["organisation"]["character"] = json!("team");
    draft["teams"]["boards"] = json!(2);
    draft["teams"]["reserves"] = json!(0);
    let body = json!({ "draft": draft, "terms": { "audience": "public" } });
    let opened = site.call(olena, "POST /api/events", body).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let id = opened.json()["id"].as_str().expect("a name").to_owned();
    let person = |name: &str| {
        json!({ "entry": { "register": { "person": {
        "name": name, "capacities": ["team-member"], "birth": { "day": 14_381 }, "other": [["address", "Lisova 5"]],
    } } } })
    };
    let paper = |paper: &str, number: &str| {
        json!({ "entry": { "show": { "people": [1], "paper": {
        "document": { "paper": paper }, "number": number, "until": 29_876,
    } } } })
    };
    let official = json!({ "person": 90, "name": "Ff", "born": 14_381 });
    done(
        site,
        olena,
        &id,
        json!([
            person("Aa"), person("Bb"), person("Cc"), person("Dd"),
            paper("passport", "4507-998877"), paper("accident-insurance", "POLICY-77"),
            { "entry": { "ban": { "name": "X", "from": 1, "birth": { "day": 14_381 } } } },
            { "panel": { "appoint": { "who": official, "role": "arbiter" } } },
            { "entry": "admit-ready" },
            { "team": { "enter": { "name": "Kyiv", "main": [1, 2] } } },
            { "team": { "enter": { "name": "Lviv", "main": [3, 4] } } },
            { "round": "draw-lots" }, { "round": "pair" }, { "venue": "publish" },
        ]),
    )
    .await;
    id
}

/// Who may look, by the table.
fn expected(path: &str) -> Option<&'static str> {
    let fits = |pattern: &str| match pattern.split_once('*') {
        Some((head, tail)) => path
            .strip_prefix(head)
            .and_then(|rest| rest.strip_suffix(tail))
            .is_some_and(|gap| !gap.is_empty() && !gap.contains('/')),
        None => path == pattern,
    };
    DOORS.iter().find(|(pattern, _)| fits(pattern)).map(|(_, who)| *who)
}

#[tokio::test]
async fn every_door_opens_for_those_it_is_for_and_what_is_personal_stays_with_those_who_admit() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let id = league(&site, &olena).await;
    let mut browsers = Vec::new();
    for (at, seat) in SEATS.iter().enumerate() {
        let (_, browser) = site.somebody(&format!("Seat-{at}"), None).await;
        if !seat.is_empty() {
            let seat: Value = serde_json::from_str(seat).expect("a seat");
            done(
                &site,
                &olena,
                &id,
                json!([{ "venue": { "grant": { "account": format!("Seat-{at}"), "seat": seat } } }]),
            )
            .await;
        }
        browsers.push(browser);
    }
    let more = ["/events/{id}/desk/teams/2", "/api/events/{id}/export.damka?personal=true"];
    let doors = doors(&id).into_iter().chain(more.map(|path| path.replace("{id}", &id)));
    let (site, browsers) = (&site, &browsers);
    let tried = join_all(doors.map(async |path| {
        let call = format!("GET {path}");
        let answers = join_all(browsers.iter().map(|who| site.call(who, &call, Value::Null))).await;
        (path, answers)
    }));
    let (mut wrong, mut tries, mut shown) = (Vec::new(), 0, BTreeSet::<&str>::new());
    for (path, answers) in tried.await {
        let known = path.replace(&id, "{id}");
        let paper = known.strip_prefix("/api/events/{id}/papers/").and_then(|file| file.split_once('.'));
        let who = match paper {
            Some((name, "html")) if PUBLIC.contains(&name) => ALL,
            Some(_) => CONDUCT,
            None => expected(&known).unwrap_or_else(|| panic!("{known} is not in the table")),
        };
        for ((seat, answer), (may, admits)) in SEATS.iter().zip(&answers).zip(who.chars().zip(ADMIT.chars()))
        {
            tries += 1;
            // A paper that has nothing to say yet is refused to those who may read it for that reason.
            let is_in = answer.status == 200 || (paper.is_some() && answer.status == 409);
            if is_in != (may == 'Y') || !matches!(answer.status, 200 | 403 | 409) {
                wrong.push(format!("{known} {seat}: {} {}", answer.status, answer.code()));
            }
            shown.extend(PRIVATE.into_iter().filter(|private| answer.body.contains(private)));
            let seen = PRIVATE.iter().find(|private| answer.body.contains(**private));
            if let Some(seen) = seen.filter(|_| admits == 'n') {
                wrong.push(format!("{known} {seat} is shown {seen}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tries > 900, "{tries}");
    for private in ["2009-05-17", "4507-998877", "Lisova 5", "POLICY-77"] {
        assert!(shown.contains(private), "those who admit are shown {private}: {shown:?}");
    }
}
