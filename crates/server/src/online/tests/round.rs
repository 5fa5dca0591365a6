//! Rounds begun by the clock, those who do not come, micromatches, and boards of teams.

use clock::{Millis, Moment};
use game::micromatch::Contender;
use hall::table::Own;
use people::Role;
use rulebook::{Draft as Games, Edition};
use serde_json::{Value, json};

use super::Blitz;
use crate::people::tests::site::{Browser, Site};

impl Blitz {
    /// Points of everybody, by name.
    async fn points(&self) -> Vec<(String, String)> {
        let whole = self.get(&self.olena, "/export.json").await.json();
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let mut points: Vec<_> = whole["standings"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|place| (text(&place["name"]), text(&place["points"])))
            .collect();
        points.sort();
        points
    }
}

#[tokio::test]
async fn nobody_loses_before_the_time_of_the_regulation_and_both_who_do_not_come_get_a_minus() {
    let limit = Millis::minutes(2);
    let late = async |comes: &[Contender]| {
        let blitz = Blitz::with(|game| game.lateness = Some(limit)).await;
        let table = blitz.hour().await;
        let hall = &blitz.site.online.hall;
        let desk = hall.desk(&table).await.expect("a table");
        let beginning = desk.lock().await.game().expect("a game").beginning();
        for seat in comes {
            hall.own(&desk, &Own::Came(*seat), beginning).await.expect("written");
        }
        hall.own(&desk, &Own::Tick, beginning).await.expect("written");
        hall.own(&desk, &Own::Tick, beginning + limit).await.expect("written");
        assert!(!desk.lock().await.is_over(), "so late one may come");
        let needs = blitz.board().await["needs"].clone();
        let missing = needs.as_array().into_iter().flatten().filter(|need| need["what"] == "late").count();
        assert_eq!(missing, 2 - comes.len(), "{needs}");
        hall.own(&desk, &Own::Tick, beginning + limit + Millis(1)).await.expect("written");
        let by = desk.lock().await.game().expect("a game").outcome().map(|outcome| outcome.by.name());
        blitz.site.online.look(&blitz.id).await.expect("looked");
        (blitz.outcome().await, by, blitz.points().await)
    };
    let (both, by, points) = late(&[]).await;
    assert_eq!((both, by), (json!("neither-came"), Some("RU22:5.4.4.2")));
    assert!(points.iter().all(|(_, points)| points == "0"), "{points:?}");
    let (white, by, points) = late(&[Contender::A]).await;
    assert_eq!(white, json!("white-plus"));
    assert!(by.is_some_and(|by| by.starts_with("RU22:5.4.4")), "{by:?}");
    assert_eq!(points.iter().filter(|(_, points)| points == "2").count(), 1, "{points:?}");
}

#[tokio::test]
async fn both_games_of_a_micromatch_are_played_with_colours_changed_and_its_score_is_kept() {
    let blitz = Blitz::open(2).await;
    let table = blitz.hour().await;
    let [one, other] = blitz.begin(&table).await;
    let view = blitz.seen(one, &table).await["view"].clone();
    assert_eq!((&view["game"], &view["colours"]["a"]), (&json!(1), &json!("white")), "{view}");
    blitz.play(&table, [one, other], &["cd4", "de5"]).await;
    assert_eq!(blitz.says(other, &table, json!({ "do": "resign" })).await.status, 200);
    blitz.site.online.look(&blitz.id).await.expect("looked");
    assert_eq!(blitz.outcome().await, Value::Null, "one game is not the micromatch");
    let desk = blitz.site.online.hall.desk(&table).await.expect("a table");
    let begins = desk.lock().await.game().expect("the second game").beginning();
    let hall = &blitz.site.online.hall;
    for seat in Contender::BOTH {
        hall.own(&desk, &Own::Came(seat), begins).await.expect("written");
    }
    hall.own(&desk, &Own::Tick, begins).await.expect("written");
    let view = blitz.seen(one, &table).await["view"].clone();
    assert_eq!(
        (&view["game"], &view["phase"], &view["colours"]["a"]),
        (&json!(2), &json!("playing"), &json!("black"))
    );
    let refused = blitz.says(one, &table, json!({ "do": "move", "text": "cd4", "ply": 0 })).await;
    assert_eq!(refused.code(), "not-your-turn", "the other one has White now");
    blitz.play(&table, [other, one], &["gh4", "fg5"]).await;
    assert_eq!(blitz.says(one, &table, json!({ "do": "offer" })).await.status, 200);
    let agreed = blitz.says(other, &table, json!({ "do": "accept" })).await;
    assert_eq!(agreed.status, 200, "{agreed:?}");
    blitz.site.online.look(&blitz.id).await.expect("looked");
    assert_eq!(blitz.outcome().await, json!("white"), "won by a win and a draw");
    let whole = blitz.get(&blitz.olena, "/export.json").await.json();
    let board = &whole["stages"][0]["rounds"][0]["boards"][0];
    assert_eq!(board["games"], json!(["white", "draw"]), "{board}");
    let pdn = blitz.get(&blitz.olena, "/export.pdn").await.body;
    let whites: Vec<&str> = pdn.lines().filter(|line| line.starts_with("[White ")).collect();
    assert_eq!(whites.len(), 2, "{pdn}");
    assert_ne!(whites[0], whites[1], "colours are changed in the file too: {pdn}");
}

#[tokio::test]
async fn a_round_by_the_clock_is_paired_published_and_opened_and_what_holds_it_back_is_said() {
    let blitz = Blitz::open(1).await;
    // Another event, whose first round the clock begins.
    let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
    let draft = blitz.get(&blitz.olena, "").await.json()["draft"].clone();
    let opened = blitz.site.call(&blitz.olena, "POST /api/events", json!({ "draft": draft })).await;
    let blitz = Blitz { id: opened.json()["id"].as_str().expect("a name").to_owned(), ..blitz };
    let (office, online) = (blitz.site.online.office.clone(), blitz.site.online.clone());
    let starts = office.time().now() + Millis::seconds(300);
    blitz
        .done(json!([
            person("Anna"), person("Borys"), { "entry": "admit-ready" }, { "round": "draw-lots" },
            { "schedule": { "set": { "round": 1, "slot": { "starts": starts } } } },
            { "venue": { "arrange": { "audience": "public", "rounds": "by-clock" } } },
        ]))
        .await;
    let desk = office.venue(&blitz.id).await.expect("the event");
    let tick = async |now: Moment| {
        office.conduct(&desk, "program", |venue, _| Ok(venue.tick(3, now))).await.expect("written")
    };
    tick(starts).await;
    online.look(&blitz.id).await.expect("looked");
    let console = blitz.get(&blitz.olena, "/console").await.json();
    let waits = &console["waits"];
    assert_eq!((&waits["round"], &waits["code"]), (&json!(1), &json!("refused")), "{console}");
    assert!(waits["by"].as_str().is_some_and(|by| by.starts_with("RU22:")), "{waits}");
    assert!(waits["why"].as_str().is_some_and(|why| !why.is_empty()), "{waits}");
    assert_eq!(console["boards"][0]["table"], Value::Null, "nobody plays a round that may not begin");
    // What the first round waits for is seen to.
    let appoint = |person: u32, role: &str| json!({ "panel": { "appoint": { "who": { "person": person, "name": format!("O{person}") }, "role": role } } });
    let slot = |round: u16, starts| json!({ "schedule": { "set": { "round": round, "slot": { "starts": starts, "hall": "online" } } } });
    blitz
        .done(json!([
            appoint(91, "chief-arbiter"),
            appoint(92, "secretary"),
            slot(1, starts),
            slot(2, starts + Millis::minutes(60)),
        ]))
        .await;
    loop {
        let chapters = blitz.get(&blitz.olena, "/duties").await.json();
        let duties =
            chapters.as_array().into_iter().flatten().flat_map(|chapter| chapter["duties"].as_array());
        let open = duties
            .flatten()
            .find(|duty| duty["open"] == true && duty["blocks"] == true && duty["noted"] == true);
        let Some(open) = open else { break };
        blitz.done(json!([{ "note": { "article": open["by"], "text": "seen to" } }])).await;
    }
    let console = blitz.get(&blitz.olena, "/console").await.json();
    assert_eq!(console["waits"], Value::Null, "{console}");
    online.look(&blitz.id).await.expect("looked");
    let console = blitz.get(&blitz.olena, "/console").await.json();
    let table = console["boards"][0]["table"]["id"].as_str().expect("open before the hour").to_owned();
    let hall = &blitz.site.online.hall;
    let beginning =
        hall.desk(&table).await.expect("a table").lock().await.game().expect("a game").beginning();
    assert_eq!(beginning, starts, "the clocks run from the hour");
    tick(Moment(starts.0 - 1)).await;
    assert_eq!(desk.now().competition().round_began_at(1), None);
    tick(starts).await;
    tick(starts).await;
    let venue = desk.now();
    assert_eq!(venue.competition().round_began_at(1), Some(starts));
    assert_eq!(venue.competition().stage().rounds().len(), 1, "paired once");
}

#[tokio::test]
async fn boards_of_a_team_match_open_from_the_line_ups_and_count_for_the_match() {
    let site = Site::start().await;
    let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
    let discipline = "russian blitz".parse().expect("a discipline");
    let presets = site.call(&Browser::default(), "GET /api/events/presets", Value::Null).await.json();
    let preset = presets.as_array().into_iter().flatten().find(|preset| {
        preset["id"] == "teams"
            && preset["draft"]["edition"] == "RU22"
            && preset["draft"]["discipline"] == "russian blitz"
    });
    let mut draft = preset.unwrap_or_else(|| panic!("{presets}"))["draft"].clone();
    let game = Games::preset(Edition::Ru22, discipline).expect("known").remote();
    draft["game"] = json!(game);
    draft["name"] = json!("Online teams");
    draft["teams"]["boards"] = json!(2);
    let opened = site.call(&olena, "POST /api/events", json!({ "draft": draft })).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    let id = opened.json()["id"].as_str().expect("a name").to_owned();
    let blitz = Blitz { site, id, olena, players: [Browser::default(), Browser::default()] };
    let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
    let team = |name: &str, main: [u32; 2]| json!({ "team": { "enter": { "name": name, "main": main, "reserves": [] } } });
    blitz
        .done(json!([person("A1"), person("A2"), person("B1"), person("B2"), { "entry": "admit-ready" }]))
        .await;
    blitz.done(json!([team("A", [1, 2]), team("B", [3, 4]), { "round": "draw-lots" }])).await;
    blitz.done(json!([{ "round": "pair" }, { "venue": "publish" }])).await;
    let line_up = |team: u32, boards: [u32; 2]| json!({ "team": { "line-up": { "team": team, "round": 1, "boards": boards } } });
    blitz.done(json!([line_up(1, [1, 2]), line_up(2, [3, 4])])).await;
    blitz.hour().await;
    let boards = blitz.get(&blitz.olena, "/console").await.json()["boards"].clone();
    let tables: Vec<String> = boards
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|row| row["table"]["id"].as_str().map(str::to_owned))
        .collect();
    assert_eq!(tables.len(), 2, "{boards}");
    let hall = &blitz.site.online.hall;
    // On the first board White comes and Black does not; the second one is adjudicated.
    let desk = hall.desk(&tables[0]).await.expect("a table");
    let beginning = desk.lock().await.game().expect("a game").beginning();
    hall.own(&desk, &Own::Came(Contender::A), beginning).await.expect("written");
    for later in [0, 36_000] {
        hall.own(&desk, &Own::Tick, beginning + Millis::seconds(later)).await.expect("written");
    }
    blitz.site.online.look(&blitz.id).await.expect("looked");
    let second = boards[1]["board"].as_u64().and_then(|board| u16::try_from(board).ok()).expect("a number");
    let adjudicated =
        blitz.deed_at(&blitz.olena, (1, second), json!({ "do": "adjudicate", "outcome": "draw" })).await;
    assert_eq!(adjudicated.status, 200, "{adjudicated:?}");
    let boards = blitz.get(&blitz.olena, "/console").await.json()["boards"].clone();
    let outcomes: Vec<&Value> = boards.as_array().into_iter().flatten().map(|row| &row["outcome"]).collect();
    assert!(outcomes.contains(&&json!("white-plus")) && outcomes.contains(&&json!("draw")), "{boards}");
    let points = blitz.points().await;
    let mut sums: Vec<&str> = points.iter().map(|(_, points)| points.as_str()).collect();
    sums.sort_unstable();
    assert_eq!(sums, ["0", "2"], "the match is won by the board that was: {points:?}");
    let teams = blitz.get(&blitz.olena, "/teams").await.json();
    let members = teams["teams"].as_array().into_iter().flatten().flat_map(|team| team["members"].as_array());
    let mut members: Vec<(&str, &str)> = members
        .flatten()
        .filter_map(|member| Some((member["name"].as_str()?, member["points"].as_str()?)))
        .collect();
    members.sort_unstable();
    let (first, second) = members.split_at(2);
    let points = [first, second].map(|team| [team[0].1, team[1].1]);
    assert!(points.contains(&["2", "1"]) && points.contains(&["0", "1"]), "{members:?}");
}
