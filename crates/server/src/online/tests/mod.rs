//! Online events over HTTP: boards open, are played, are arbitrated, and come to the table of the event once.

mod adjourn;
mod console;
mod ear;
mod games;
mod hall;
mod late;
mod letter;
mod round;
mod stop;
mod travel;

use clock::Millis;
use game::micromatch::Contender;
use people::Role;
use rulebook::{Draft as Games, Edition};
use serde_json::{Value, json};

use crate::people::tests::site::{Answer, Browser, Site};
use ::hall::table::Own;

/// An online blitz of two, drawn, paired and published; who leads it, and the two.
struct Blitz {
    site: Site,
    id: String,
    olena: Browser,
    players: [Browser; 2],
}

impl Blitz {
    async fn open(games: u8) -> Self {
        Self::on(Site::start().await, |game| game.games = games).await
    }

    /// The same with games of another kind.
    async fn with(change: impl FnOnce(&mut Games)) -> Self {
        Self::on(Site::start().await, change).await
    }

    async fn on(site: Site, change: impl FnOnce(&mut Games)) -> Self {
        Self::by(site, Edition::Ru22, "russian blitz", change).await
    }

    /// The same by another edition.
    async fn by(site: Site, edition: Edition, discipline: &str, change: impl FnOnce(&mut Games)) -> Self {
        let (_, olena) = site.somebody("Olena", Some(Role::Organiser)).await;
        let (_, anna) = site.somebody("Anna", None).await;
        let (_, borys) = site.somebody("Borys", None).await;
        let discipline = discipline.parse().expect("a discipline");
        let mut draft = competition::Draft::usual(edition, discipline);
        draft.name = "Online blitz".to_owned();
        draft.system =
            serde_json::from_value(json!({ "kind": "round-robin", "cycles": 2 })).expect("a system");
        let mut game = Games::preset(edition, discipline).expect("known").remote();
        change(&mut game);
        draft.game = Some(Box::new(game));
        let opened = site.call(&olena, "POST /api/events", json!({ "draft": draft })).await;
        assert_eq!(opened.status, 201, "{opened:?}");
        let id = opened.json()["id"].as_str().expect("a name").to_owned();
        let this = Self { site, id, olena, players: [anna, borys] };
        let person = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
        this.done(json!([person("Anna"), person("Borys")])).await;
        if edition == Edition::Ua24 {
            let lists = ["national-centre", "international-federation", "testing-agency"];
            let course =
                json!({ "document": { "paper": "antidoping-course" }, "number": "1", "until": 30_000 });
            this.done(json!([
                { "entry": { "check": { "people": [1, 2], "lists": lists, "finding": "clear" } } },
                { "entry": { "show": { "people": [1, 2], "paper": course } } },
            ]))
            .await;
        }
        this.done(json!([
            { "entry": "admit-ready" }, { "round": { "draw-lots": { "seed": 1, "nonce": "" } } },
            { "round": { "pair": { "seed": 1 } } }, { "venue": "publish" },
            { "venue": { "grant": { "account": "Anna", "seat": { "person": 1 } } } },
            { "venue": { "grant": { "account": "Borys", "seat": { "person": 2 } } } },
        ]))
        .await;
        this
    }

    async fn ask(&self, who: &Browser, commands: Value) -> Answer {
        self.site
            .call(who, &format!("POST /api/events/{}/commands", self.id), json!({ "commands": commands }))
            .await
    }

    async fn done(&self, commands: Value) {
        let answer = self.ask(&self.olena, commands.clone()).await;
        assert_eq!(answer.status, 200, "{commands}: {answer:?}");
    }

    async fn get(&self, who: &Browser, rest: &str) -> Answer {
        self.site.call(who, &format!("GET /api/events/{}{rest}", self.id), Value::Null).await
    }

    async fn deed(&self, who: &Browser, deed: Value) -> Answer {
        self.deed_at(who, (1, 1), deed).await
    }

    async fn deed_at(&self, who: &Browser, (round, board): (u16, u16), deed: Value) -> Answer {
        let address = format!("POST /api/events/{}/console/{round}/{board}", self.id);
        self.site.call(who, &address, json!({ "deed": deed, "reason": "seen" })).await
    }

    /// A board as the console shows it.
    async fn board(&self) -> Value {
        self.get(&self.olena, "/console/1/1").await.json()
    }

    /// What the event has decided, the last first.
    async fn decisions(&self) -> Vec<Value> {
        let cases = self.get(&self.olena, "/cases").await.json();
        cases["decisions"].as_array().cloned().unwrap_or_default()
    }

    /// Somebody does something at a table.
    async fn says(&self, who: &Browser, table: &str, wish: Value) -> Answer {
        self.site.call(who, &format!("POST /api/tables/{table}/commands"), wish).await
    }

    /// Both play, White first.
    async fn play(&self, table: &str, players: [&Browser; 2], moves: &[&str]) {
        self.play_on(table, players, 0, moves).await;
    }

    /// Both play on after so many half-moves.
    async fn play_on(&self, table: &str, [white, black]: [&Browser; 2], made: usize, moves: &[&str]) {
        for (ply, text) in (made..).zip(moves) {
            let mover = if ply % 2 == 0 { white } else { black };
            let moved = self.says(mover, table, json!({ "do": "move", "text": text, "ply": ply })).await;
            assert_eq!(moved.status, 200, "{text}: {moved:?}");
        }
    }

    /// The whole of a table, as somebody sees it.
    async fn seen(&self, who: &Browser, table: &str) -> Value {
        self.site.call(who, &format!("GET /api/tables/{table}"), Value::Null).await.json()
    }

    /// The hour of the round has come; the name of the table.
    async fn hour(&self) -> String {
        self.hour_of(1).await
    }

    async fn hour_of(&self, round: u16) -> String {
        let now = self.site.online.office.time().now().0;
        self.done(
            json!([{ "schedule": { "set": { "round": round, "slot": { "starts": now, "hall": null } } } }]),
        )
        .await;
        self.site.online.look(&self.id).await.expect("looked");
        let boards = self.get(&self.olena, "/console").await.json();
        boards["boards"][0]["table"]["id"].as_str().expect("a table").to_owned()
    }

    /// Both have come and the clocks run; the players with White and Black.
    async fn begin(&self, table: &str) -> [&Browser; 2] {
        let hall = &self.site.online.hall;
        let desk = hall.desk(table).await.expect("a table");
        let now = hall.time().now();
        for seat in Contender::BOTH {
            hall.own(&desk, &Own::Came(seat), now).await.expect("written");
        }
        hall.own(&desk, &Own::Tick, now + Millis::seconds(10)).await.expect("written");
        self.seated(table).await
    }

    /// The players who have White and Black by the pairing.
    async fn seated(&self, table: &str) -> [&Browser; 2] {
        let desk = self.site.online.hall.desk(table).await.expect("a table");
        let white = desk.lock().await.guest(Contender::A).expect("White").name.clone();
        let [anna, borys] = &self.players;
        if white == "Anna" { [anna, borys] } else { [borys, anna] }
    }

    async fn outcome(&self) -> Value {
        self.get(&self.olena, "/console").await.json()["boards"][0]["outcome"].clone()
    }
}

#[tokio::test]
async fn boards_open_at_the_hour_for_those_who_were_paired_and_results_come_back_once() {
    let blitz = Blitz::open(1).await;
    blitz.site.online.look(&blitz.id).await.expect("looked");
    let before = blitz.get(&blitz.olena, "/console").await.json();
    assert_eq!(before["boards"][0]["table"], Value::Null, "no hour is set");
    let table = blitz.hour().await;
    blitz.site.online.look(&blitz.id).await.expect("looked");
    let again = blitz.get(&blitz.olena, "/console").await.json();
    assert_eq!(again["boards"][0]["table"]["id"].as_str(), Some(table.as_str()), "opened once");
    let [white, _] = blitz.begin(&table).await;
    let stranger = Browser::default();
    let address = format!("POST /api/tables/{table}/commands");
    let refused = blitz.site.call(&stranger, &address, json!({ "do": "resign" })).await;
    assert_eq!(refused.no(), (403, "not-your-seat".to_owned()), "the seats are the players'");
    let refused = blitz.site.call(white, &address, json!({ "do": "abort" })).await;
    assert_eq!(refused.no(), (409, "of-an-event".to_owned()));
    let resigned = blitz.site.call(white, &address, json!({ "do": "resign" })).await;
    assert_eq!(resigned.status, 200, "{resigned:?}");
    // The program went down before the event was told: it looks again after its start.
    assert_eq!(blitz.outcome().await, Value::Null);
    blitz.site.online.look(&blitz.id).await.expect("looked");
    assert_eq!(blitz.outcome().await, json!("black"));
    let version = blitz.get(&blitz.olena, "").await.json()["version"].clone();
    blitz.site.online.look(&blitz.id).await.expect("looked");
    blitz.site.online.ended(&table).await;
    assert_eq!(blitz.get(&blitz.olena, "").await.json()["version"], version, "kept once");
}

#[tokio::test]
async fn who_comes_too_late_gets_a_minus() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    let hall = &blitz.site.online.hall;
    let desk = hall.desk(&table).await.expect("a table");
    let now = hall.time().now();
    hall.own(&desk, &Own::Came(Contender::B), now).await.expect("written");
    for later in [10, 36_000] {
        hall.own(&desk, &Own::Tick, now + Millis::seconds(later)).await.expect("written");
    }
    blitz.site.online.ended(&table).await;
    assert_eq!(blitz.outcome().await, json!("black-plus"), "White did not come");
}

#[tokio::test]
async fn officials_intervene_by_articles_and_nobody_else_does() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    let [white, black] = blitz.begin(&table).await;
    for who in [white, &Browser::default()] {
        for rest in ["/console", "/console/1/1", "/duties", "/journal.csv", "/journal.txt"] {
            assert_eq!(blitz.get(who, rest).await.status, 403, "{rest}");
        }
        let refused = blitz.deed(who, json!({ "do": "give", "who": "white", "ms": 60_000 })).await;
        assert_eq!(refused.no(), (403, "no-seat".to_owned()));
    }
    let board = blitz.get(&blitz.olena, "/console/1/1").await.json();
    let offered = board["offered"].as_array().expect("a list");
    assert!(
        offered.iter().all(|one| one["by"].as_str().is_some_and(|by| by.starts_with("RU22:"))),
        "{board}"
    );
    let before = board["table"]["left"][0].as_u64().expect("a clock");
    let gave = blitz
        .deed(&blitz.olena, json!({ "do": "give", "who": "white", "ms": 60_000, "ground": "disturbance" }))
        .await;
    assert_eq!(gave.status, 200, "{gave:?}");
    let after = blitz.get(&blitz.olena, "/console/1/1").await.json()["table"]["left"][0].as_u64();
    assert!(after.is_some_and(|after| after > before + 50_000), "{before} {after:?}");
    let call = json!({ "do": "call-arbiter", "text": "noise" });
    let called = blitz.site.call(black, &format!("POST /api/tables/{table}/commands"), call).await;
    assert_eq!(called.status, 200, "{called:?}");
    let needs = blitz.get(&blitz.olena, "/console").await.json()["boards"][0]["needs"].clone();
    assert_eq!((&needs[0]["what"], &needs[0]["text"]), (&json!("call"), &json!("noise")), "{needs}");
    let article = json!(["RU22:2.3.3.e"]);
    let remark = json!({ "do": "impose", "who": "black", "measure": "remark", "articles": article });
    assert_eq!(blitz.deed(&blitz.olena, remark).await.status, 200);
    let board = blitz.get(&blitz.olena, "/console/1/1").await.json();
    assert_eq!(board["ladders"][1]["past"][0]["measure"], json!("remark"), "{board}");
    assert_ne!(board["ladders"][1]["next"]["measure"], json!("remark"), "the ladder is climbed");
    assert!(board["needs"].as_array().is_some_and(|needs| needs.iter().all(|need| need["what"] != "call")));
    let exclusion = json!({ "do": "impose", "who": "black", "measure": "exclusion", "articles": article });
    let refused = blitz.deed(&blitz.olena, exclusion).await;
    assert_eq!(refused.no(), (409, "refused".to_owned()), "that is the panel's: {refused:?}");
    let loss = json!({ "do": "impose", "who": "black", "measure": "loss", "articles": article });
    let lost = blitz.deed(&blitz.olena, loss).await;
    assert_eq!(lost.status, 200, "{lost:?}");
    blitz.site.online.ended(&table).await;
    assert_eq!(blitz.outcome().await, json!("white"));
}

#[tokio::test]
async fn a_player_protests_what_concerns_him_and_the_chief_arbiter_rules() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    let [white, black] = blitz.begin(&table).await;
    let stop = blitz.deed(&blitz.olena, json!({ "do": "take", "who": "white", "ms": 5_000 })).await;
    assert_eq!(stop.status, 200, "{stop:?}");
    assert_eq!(blitz.get(&Browser::default(), "/cases").await.json()["decisions"], json!([]));
    let his = blitz.get(white, "/cases").await.json();
    let petition = &his["decisions"][0]["petition"];
    assert_eq!(his["decisions"][0]["yours"], json!(true), "{his}");
    let mut file = petition.clone();
    file["text"] = json!("the clock was right");
    file["articles"] = json!(["RU22:2.3.3.e"]);
    let command = json!([{ "protest": { "file": file } }]);
    assert_eq!(blitz.ask(black, command.clone()).await.status, 409, "it concerns somebody else");
    let filed = blitz.ask(white, command).await;
    assert_eq!(filed.status, 200, "{filed:?}");
    let cases = blitz.get(&blitz.olena, "/cases").await.json();
    assert!(cases["cases"][0]["by"].as_str().is_some_and(|name| !name.is_empty()), "{cases}");
    let page = blitz.site.call(white, &format!("GET /events/{}/console/cases", blitz.id), Value::Null).await;
    assert_eq!(page.status, 200);
    let kept_out = blitz.site.call(white, &format!("GET /events/{}/console", blitz.id), Value::Null).await;
    assert_eq!(kept_out.status, 403);
    let to = cases["cases"][0]["petition"]["to"].as_str().expect("an instance").to_owned();
    assert_eq!(to, "chief-arbiter");
    let rule = json!([{ "protest": { "rule": { "case": 1, "verdict": "upheld", "reason": "so it was", "votes": null } } }]);
    assert_eq!(blitz.ask(&blitz.olena, rule.clone()).await.status, 409, "both sides are heard first");
    let party = his["decisions"][0]["parties"][0]["person"].clone();
    blitz.done(json!([{ "protest": { "hear": { "case": 1, "party": party, "came": true } } }])).await;
    let ruled = blitz.ask(&blitz.olena, rule).await;
    assert_eq!(ruled.status, 200, "{ruled:?}");
    let cases = blitz.get(white, "/cases").await.json();
    assert_eq!(cases["decisions"][0]["overturned"], json!(true), "{cases}");
    for page in ["", "/cases", "/duties", "/journal?area=protest&q=the"] {
        let shown = blitz
            .site
            .call(&blitz.olena, &format!("GET /events/{}/console{page}", blitz.id), Value::Null)
            .await;
        assert_eq!(shown.status, 200, "{page}");
    }
    let csv = blitz.get(&blitz.olena, "/journal.csv?area=protest").await.body;
    assert!(csv.lines().count() >= 4 && !csv.contains("entry"), "{csv}");
}
