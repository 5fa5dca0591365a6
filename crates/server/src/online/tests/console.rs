//! Everything an official may do at an online board: by its article, within its limits, kept by the event and obeyed by the game.

use clock::Millis;
use game::Player;
use game::sanction::{Grade, Offender};
use rulebook::law::Measure;
use serde_json::{Value, json};

use super::Blitz;
use crate::people::tests::site::Answer;

const SEEN: &str = "RU22:2.3.3.e";

impl Blitz {
    /// An official does something that is kept by an article; what the last decision says of it.
    pub(super) async fn must(&self, deed: Value) -> Value {
        let before = self.decisions().await.len();
        let answer = self.deed(&self.olena, deed.clone()).await;
        assert_eq!(answer.status, 200, "{deed}: {answer:?}");
        let decisions = self.decisions().await;
        assert_eq!(decisions.len(), before + 1, "{deed} is one decision");
        let last = decisions.into_iter().max_by_key(|decision| decision["no"].as_u64()).expect("a decision");
        let articles = last["articles"].as_array().cloned().unwrap_or_default();
        assert!(articles.iter().all(|one| one.as_str().is_some_and(|one| one.contains(':'))), "{last}");
        assert!(!articles.is_empty(), "{deed} names its article: {last}");
        last
    }

    pub(super) async fn refused(&self, deed: Value) -> (u16, String) {
        let answer: Answer = self.deed(&self.olena, deed.clone()).await;
        let by = answer.json()["by"].as_str().unwrap_or_default().to_owned();
        (answer.status, by)
    }

    /// Why the clocks are stopped, as those who sit or watch at the table are told.
    async fn why(&self, table: &str) -> Value {
        self.site.call(&self.olena, &format!("GET /api/tables/{table}"), Value::Null).await.json()["view"]["stopped"]
            .clone()
    }

    async fn left(&self) -> [u64; 2] {
        let left = self.board().await["table"]["left"].clone();
        [&left[0], &left[1]].map(|left| left.as_u64().expect("a clock"))
    }
}

fn impose(who: &str, measure: &Value) -> Value {
    json!({ "do": "impose", "who": who, "measure": measure, "articles": [SEEN] })
}

#[tokio::test]
async fn clocks_are_corrected_stopped_and_set_and_time_is_given_within_the_limits() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    blitz.begin(&table).await;
    let near = |one: u64, other: u64| one.abs_diff(other) < 30_000;
    let [white, black] = blitz.left().await;
    blitz.must(json!({ "do": "stop" })).await;
    assert_eq!(blitz.board().await["table"]["phase"], json!("stopped"));
    assert_eq!(blitz.why(&table).await, json!("arbiter"));
    blitz.must(json!({ "do": "give", "who": "both", "ms": 600_000, "ground": "fault" })).await;
    let after = blitz.left().await;
    assert!(near(after[0], white + 600_000) && near(after[1], black + 600_000), "{after:?}");
    blitz.must(json!({ "do": "take", "who": "black", "ms": 300_000 })).await;
    assert!(near(blitz.left().await[1], black + 300_000));
    blitz.must(json!({ "do": "replace", "white": 240_000, "black": 120_000 })).await;
    assert_eq!(blitz.left().await, [240_000, 120_000], "another clock stands still too");
    // RU22 5.4.15.1.c: from the increment to two minutes.
    let given = blitz.must(impose("white", &json!({ "opponent-time": 120_000 }))).await;
    assert_eq!(given["by"], json!("RU22:5.4.15.1.c"), "{given}");
    assert_eq!(blitz.left().await, [240_000, 240_000]);
    for beyond in [120_001, 0] {
        let refused = blitz.refused(impose("white", &json!({ "opponent-time": beyond }))).await;
        assert_eq!(refused, (409, "RU22:5.4.15.1.c".to_owned()), "{beyond}");
    }
    assert_eq!(blitz.left().await, [240_000, 240_000], "what was refused was not done");
    blitz.must(json!({ "do": "go" })).await;
    assert_eq!(blitz.board().await["table"]["phase"], json!("playing"));
    assert_eq!(blitz.why(&table).await, Value::Null);
    for deed in [json!({ "do": "claim", "upheld": true }), json!({ "do": "resume" })] {
        let before = blitz.decisions().await.len();
        let (status, by) = blitz.refused(deed.clone()).await;
        assert_eq!((status, by.starts_with("RU22:")), (409, true), "{deed} {by}");
        assert_eq!(blitz.decisions().await.len(), before, "what is refused is not kept");
    }
}

#[tokio::test]
async fn times_in_the_details_of_the_journal_are_the_readers_and_files_say_whose() {
    let blitz = Blitz::open(1).await;
    // 16 November 2026, 09:05 in Greenwich.
    let slot = json!({ "starts": 1_794_819_900_000_u64, "hall": "Hall <A>" });
    blitz.done(json!([{ "schedule": { "set": { "round": 1, "slot": slot } } }])).await;
    let page = format!("GET /events/{}/console/journal?area=schedule&lang=en", blitz.id);
    let page = blitz.site.call(&blitz.olena, &page, Value::Null).await.body;
    let shown = "<td>Round 1 · <time datetime=\"2026-11-16T09:05Z\">2026.11.16 09:05 UTC</time> · Hall &lt;A&gt;</td>";
    assert!(page.contains(shown), "{page}");
    for file in ["/journal.txt?area=schedule&lang=en", "/journal.csv?area=schedule&lang=en"] {
        let told = blitz.get(&blitz.olena, file).await.body;
        assert!(told.contains("Round 1 · 2026.11.16 09:05 UTC · Hall <A>"), "{file}: {told}");
    }
    blitz.done(json!([{ "note": { "article": SEEN, "text": "a lamp broke" } }])).await;
    let report = blitz.get(&blitz.olena, "/papers/report.html?lang=en").await.body;
    let is_time = |cell: &&str| {
        let end: Vec<char> = cell.trim_end_matches(" UTC").chars().rev().take(3).collect();
        matches!(end[..], [ones, tens, ':'] if ones.is_ascii_digit() && tens.is_ascii_digit())
    };
    let times: Vec<&str> = report.split("</td>").filter(is_time).collect();
    assert!(!times.is_empty() && times.iter().all(|time| time.ends_with(" UTC")), "{report}");
}

#[tokio::test]
async fn the_ladder_is_climbed_in_a_game_and_an_earlier_loss_leads_to_exclusion() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    blitz.begin(&table).await;
    let next = async || blitz.board().await["ladders"][1]["next"].clone();
    for measure in ["remark", "warning", "loss"] {
        assert_eq!(next().await, json!({ "measure": measure, "by": "RU22:5.4.15.2" }));
        blitz.must(impose("black", &json!(measure))).await;
    }
    let told = blitz.get(&blitz.olena, "/journal.txt").await.body;
    assert_eq!(
        told.matches(" · seen · ").count(),
        3,
        "what a sanction was imposed for is kept with it: {told}"
    );
    assert!(!told.contains("1/1: "), "and nowhere else: {told}");
    assert!(blitz.decisions().await.iter().all(|kept| kept["reason"] == "seen"));
    let cases = format!("GET /events/{}/console/cases", blitz.id);
    let page = blitz.site.call(&blitz.olena, &cases, Value::Null).await.body;
    assert_eq!(page.matches("Reason: seen").count(), 3, "{page}");
    let report = blitz.get(&blitz.olena, "/papers/report.html?lang=en").await.body;
    assert_eq!(report.matches(">seen</td>").count(), 3, "{report}");
    let elsewhere = blitz.get(&blitz.olena, "/papers/report.html?lang=en&zone=120").await.body;
    assert!(report.contains(" UTC<") && !elsewhere.contains(" UTC<"), "{elsewhere}");
    assert_eq!(report.matches(" UTC").count(), elsewhere.matches(" UTC+2").count(), "{elsewhere}");
    let nowhere = blitz.get(&blitz.olena, "/papers/report.html?zone=900").await;
    assert_eq!(nowhere.no(), (422, "malformed".to_owned()));
    assert_eq!(blitz.board().await["ladders"][1]["past"][0]["reason"], json!("seen"));
    let named = told.lines().filter(|line| line.contains(" UTC ") && line.contains("Olena ("));
    assert!(named.count() >= 3, "who it was, and in which office: {told}");
    assert!(blitz.site.online.hall.desk(&table).await.expect("a table").lock().await.is_over());
    blitz.site.online.look(&blitz.id).await.expect("looked");
    assert_eq!(blitz.outcome().await, json!("white"));
    let over = blitz.refused(impose("black", &json!({ "opponent-time": 60_000 }))).await;
    assert_eq!(over.0, 409, "the game is over");
    blitz.must(impose("white", &json!("remark"))).await;
    assert_eq!(
        blitz.board().await["ladders"][0]["past"][0]["measure"],
        json!("remark"),
        "after the game too"
    );
    // Both meet again with colours changed: the event remembers, and so does the game.
    blitz.done(json!([{ "round": { "pair": { "seed": 1 } } }, { "venue": "publish" }])).await;
    let second = blitz.hour_of(2).await;
    assert_ne!(second, table);
    let board = blitz.get(&blitz.olena, "/console/2/1").await.json();
    let loser = board["ladders"].as_array().and_then(|both| {
        both.iter().position(|one| one["past"].as_array().is_some_and(|past| past.len() > 1))
    });
    let loser = loser.expect("the sanctions of the first round are shown in the second");
    assert_eq!(board["ladders"][loser]["next"]["measure"], json!("exclusion"), "{board}");
    assert_eq!(board["ladders"][1 - loser]["next"]["measure"], json!("remark"), "every game has its ladder");
    let desk = blitz.site.online.hall.desk(&second).await.expect("a table");
    let table = desk.lock().await;
    let proposes = |player| {
        let by = article::Article::new("RU22:2.3.3.e");
        table.game().expect("a game").propose(Offender::Player(player), by, Grade::Plain).measures
    };
    let players = [Player::First, Player::Second].map(proposes);
    assert!(
        players.contains(&vec![Measure::Exclusion]) && players.contains(&vec![Measure::Remark]),
        "{players:?}"
    );
}

#[tokio::test]
async fn both_lose_somebody_is_excluded_by_the_panel_and_a_game_is_adjudicated() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    blitz.begin(&table).await;
    let answer = blitz.deed(&blitz.olena, impose("both", &json!("loss"))).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert_eq!(blitz.decisions().await.len(), 2, "a sanction of each");
    blitz.site.online.look(&blitz.id).await.expect("looked");
    assert_eq!(blitz.outcome().await, json!("both-lost"));

    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    blitz.begin(&table).await;
    let reserved = blitz.refused(impose("black", &json!("exclusion"))).await;
    assert_eq!(reserved, (409, "RU22:1.5.7".to_owned()), "that is the panel's");
    blitz.must(json!({ "do": "propose", "who": "black", "measure": "exclusion", "articles": [SEEN] })).await;
    assert_eq!(blitz.board().await["needs"][0]["what"], json!("proposed"), "the panel sees it");
    blitz
        .done(json!([{ "venue": { "grant": { "account": "Olena", "seat": { "official": "panel" } } } }]))
        .await;
    blitz.must(impose("black", &json!("exclusion"))).await;
    blitz.site.online.look(&blitz.id).await.expect("looked");
    let console = blitz.get(&blitz.olena, "/console").await.json();
    assert_eq!(console["boards"][0]["outcome"], json!("white"), "{console}");
    assert_eq!(console["to-leave"].as_array().map(Vec::len), Some(1), "he is still in the table");

    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    let players = blitz.begin(&table).await;
    blitz.play(&table, players, &["cd4", "de5"]).await;
    let picture = blitz
        .site
        .call(&blitz.olena, &format!("GET /api/tables/{table}/diagram.svg?ply=2"), Value::Null)
        .await;
    assert!(picture.body.starts_with("<svg"), "the position is on the screen");
    blitz.must(json!({ "do": "adjudicate", "outcome": "draw" })).await;
    assert_eq!(blitz.outcome().await, json!("draw"));
    assert_eq!(blitz.why(&table).await, json!("adjudication"));
    let refused = blitz.says(players[0], &table, json!({ "do": "move", "text": "gh4", "ply": 2 })).await;
    assert_eq!(refused.status, 409, "nobody plays on: {refused:?}");
    let pdn = blitz.get(&blitz.olena, "/export.pdn").await.body;
    assert!(
        pdn.contains("c3") && (pdn.contains("[Result \"1-1\"]") || pdn.contains("[Result \"1/2-1/2\"]")),
        "an adjudicated game is a game: {pdn}"
    );
}

#[tokio::test]
async fn games_of_an_official_event_wait_for_checks_and_are_played_to_their_end() {
    let blitz = Blitz::with(|game| game.official = true).await;
    let table = blitz.hour().await;
    blitz.begin(&table).await;
    let desk = blitz.site.online.hall.desk(&table).await.expect("a table");
    let beginning = desk.lock().await.game().expect("a game").beginning();
    while blitz.site.online.hall.time().now() < beginning {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let mut seen = 0;
    loop {
        let board = blitz.board().await;
        let needs = board["needs"].as_array().cloned().unwrap_or_default();
        let Some(unchecked) = needs.iter().find(|need| need["what"] == "unchecked") else { break };
        assert!(unchecked["by"].as_str().is_some_and(|by| by.starts_with("RU22:")), "{unchecked}");
        assert_eq!(board["table"]["phase"], json!("waiting"), "nobody plays who was not checked");
        for check in ["identity", "observation", "equipment", "software", "own-devices"] {
            let deed = json!({ "do": "check", "who": unchecked["who"], "check": check, "finding": "passed" });
            let kept = blitz.deed(&blitz.olena, deed).await;
            assert_eq!(kept.status, 200, "{check}: {kept:?}");
        }
        seen += 1;
        assert!(seen <= 2, "one player after the other");
    }
    assert_eq!(seen, 2);
    let journal = blitz.get(&blitz.olena, "/journal.txt").await.body;
    assert!(journal.contains("identity: passed"), "the checks are in the journal: {journal}");
    let hall = &blitz.site.online.hall;
    let last = desk.lock().await.last().expect("begun");
    hall.own(&desk, &hall::table::Own::Tick, last + Millis::seconds(10)).await.expect("written");
    assert_eq!(blitz.board().await["table"]["phase"], json!("playing"));
    for ground in ["session-over", "illness", "disaster", "noise", "venue"] {
        let refused = blitz.refused(json!({ "do": "adjourn", "ground": ground })).await;
        assert_eq!(refused, (409, "RU22:5.4.2.9".to_owned()), "{ground}");
    }
    assert_eq!(blitz.board().await["table"]["adjournment"], json!("none"));
    assert_eq!(blitz.decisions().await, Vec::<Value>::new(), "what is refused is not kept");
}
