//! Who only watches sees a board later than the players, whichever way he looks.

use std::time::Duration;

use futures_util::future::join_all;
use hall::Nodes;
use hall::table::Guest;
use hall::time::Time;
use serde_json::{Value, json};

use super::Blitz;
use super::ear::{Ear, stands};
use crate::office::tests::doors::doors;
use crate::office::{Circle, Events, Office, Sight};
use crate::people::tests::site::Browser;

impl Blitz {
    async fn delayed(seconds: u16) -> (Self, String) {
        let blitz = Self::open(1).await;
        blitz.done(json!([{ "venue": { "arrange": { "audience": "public", "delay": seconds } } }])).await;
        let table = blitz.hour().await;
        (blitz, table)
    }

    async fn raw(&self, who: &Browser, path: &str) -> (u16, String) {
        let answer = self.site.call(who, &format!("GET {path}"), Value::Null).await;
        (answer.status, answer.body)
    }
}

/// How many half-moves what was answered tells of.
fn plies(text: &str) -> usize {
    let hello = text.lines().find_map(|line| {
        let line = line.strip_prefix("data: ").unwrap_or(line);
        let told: Value = serde_json::from_str(line).ok()?;
        Some(told.get("hello").unwrap_or(&told)["moves"].as_array()?.len())
    });
    hello.unwrap_or_else(|| panic!("nobody was greeted: {text}"))
}

#[tokio::test]
async fn spectators_see_nothing_before_its_time_whichever_way_they_look() {
    let (blitz, table) = Blitz::delayed(3_600).await;
    let [white, black] = blitz.begin(&table).await;
    blitz.play(&table, [white, black], &["cd4", "de5"]).await;
    let (_, stranger) = blitz.site.somebody("Stranger", None).await;
    let api = format!("/api/tables/{table}");
    for (who, name, sees) in [
        (white, "White", 2),
        (black, "Black", 2),
        (&blitz.olena, "the chief arbiter", 2),
        (&stranger, "somebody with an account", 0),
        (&Browser::default(), "anybody", 0),
    ] {
        let streamed = who.with("accept", "text/event-stream");
        for (who, path) in
            [(who, api.clone()), (who, format!("{api}/stream")), (&streamed, format!("{api}/stream"))]
        {
            let (status, body) = blitz.raw(who, &path).await;
            assert_eq!((status, plies(&body)), (200, sees), "{name} at {path}");
        }
        let (_, game) = blitz.raw(who, &format!("{api}/game.pdn")).await;
        assert_eq!(game.contains("\n1. "), sees > 0, "{name}: {game}");
        let (status, _) = blitz.raw(who, &format!("{api}/diagram.svg?ply=2")).await;
        assert_eq!(status == 200, sees > 0, "{name}");
        let (_, now) = blitz.raw(who, &format!("{api}/diagram.svg")).await;
        let (_, start) = blitz.raw(&blitz.olena, &format!("{api}/diagram.svg?ply=0")).await;
        assert_eq!(now == start, sees == 0, "{name}");
        let (_, all) = blitz.raw(who, &format!("/api/events/{}/export.pdn", blitz.id)).await;
        assert!(!all.contains("\n1. "), "a game that is on is in no file: {all}");
    }
    // What is refused says nothing about the board: a move that can be made and one that cannot are the same.
    let claim = |text: &str| json!({ "do": "claim", "what": "repetition-after", "text": text });
    for text in ["ed4", "gh4", "zz9"] {
        let refused = blitz.says(&stranger, &table, claim(text)).await;
        assert_eq!(refused.no(), (403, "not-your-seat".to_owned()), "{text}");
    }
}

#[tokio::test]
async fn what_has_come_of_age_is_shown() {
    let (blitz, table) = Blitz::delayed(1).await;
    let [white, black] = blitz.begin(&table).await;
    blitz.play(&table, [white, black], &["cd4", "de5"]).await;
    let api = format!("/api/tables/{table}");
    loop {
        let (_, body) = blitz.raw(&Browser::default(), &api).await;
        if plies(&body) == 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let (_, stream) = blitz.raw(&Browser::default(), &format!("{api}/stream")).await;
    assert_eq!(plies(&stream), 2, "{stream}");
}

#[tokio::test]
async fn a_socket_shows_the_player_a_move_at_once_and_who_watches_when_it_has_come_of_age() {
    const DELAY: u16 = 2;
    let (blitz, table) = Blitz::delayed(DELAY).await;
    let [white, black] = blitz.begin(&table).await;
    let mut player = Ear::at(&blitz, black, &table).await;
    let mut arbiter = Ear::at(&blitz, &blitz.olena, &table).await;
    let mut watcher = Ear::at(&blitz, &Browser::default(), &table).await;
    let time = blitz.site.online.hall.time();
    let made = time.now().0;
    blitz.play(&table, [white, black], &["cd4"]).await;
    let told = player.until(stands(1)).await;
    arbiter.until(stands(1)).await;
    assert!(!watcher.heard.iter().any(stands(1)), "{}", watcher.all());
    let late = watcher.until(stands(1)).await;
    let seen = time.now().0;
    assert!(seen >= made + i64::from(DELAY) * 1_000, "made at {made}, seen at {seen}");
    assert_eq!(late["played"][0]["text"], told["played"][0]["text"]);
    assert_eq!(
        late["view"]["legal"].as_array().map(Vec::len),
        told["view"]["legal"].as_array().map(Vec::len)
    );
}

#[tokio::test]
async fn nothing_that_a_watcher_says_on_his_socket_tells_him_more() {
    let (blitz, table) = Blitz::delayed(3_600).await;
    let [white, black] = blitz.begin(&table).await;
    let mut watcher = Ear::at(&blitz, &Browser::default(), &table).await;
    blitz.play(&table, [white, black], &["cd4", "de5"]).await;
    let wish = |id: u64, wish: Value| {
        let mut wish = wish;
        wish["id"] = json!(id);
        wish.to_string()
    };
    let wishes = [
        json!({ "do": "move", "text": "gh4", "ply": 2 }),
        json!({ "do": "move", "text": "gh4", "ply": 7 }),
        json!({ "do": "claim", "what": "repetition-after", "text": "gh4" }),
        json!({ "do": "sit" }),
        json!({ "do": "resign" }),
        json!({ "ping": true }),
    ];
    for (id, asked) in (1..).zip(wishes) {
        watcher.says(&wish(id, asked)).await;
    }
    watcher.says("nonsense").await;
    blitz.play_on(&table, [white, black], 2, &["gh4"]).await;
    watcher.during(Duration::from_millis(2_500)).await;
    assert_eq!(watcher.heard.len(), 1, "after the first words nothing has come of age: {}", watcher.all());
    let hello = &watcher.heard[0]["hello"];
    assert_eq!(
        (&hello["moves"], &hello["view"]["ply"], &hello["you"]),
        (&json!([]), &json!(0), &Value::Null)
    );
    // Who comes again finds nothing more.
    let again = Ear::at(&blitz, &Browser::default(), &table).await;
    assert_eq!(again.heard[0]["hello"]["view"]["ply"], json!(0));
}

/// Everything that can be looked at of an event, as somebody sees it.
async fn everything(blitz: &Blitz, who: &Browser) -> Vec<(String, u16, String)> {
    let doors = doors(&blitz.id).into_iter();
    let seen = doors.map(async |path| {
        let (status, body) = blitz.raw(who, &path).await;
        (path, status, body)
    });
    join_all(seen).await
}

#[tokio::test]
async fn what_came_of_a_board_is_told_to_those_who_watch_no_sooner_than_its_moves() {
    let (blitz, table) = Blitz::delayed(3_600).await;
    let (_, gazeta) = blitz.site.somebody("Gazeta", None).await;
    blitz.done(json!([{ "venue": { "grant": { "account": "Gazeta", "seat": "press" } } }])).await;
    let [white, black] = blitz.begin(&table).await;
    blitz.play(&table, [white, black], &["cd4", "de5"]).await;
    let desk = blitz.site.office.venue(&blitz.id).await.expect("the event");
    let watchers = [("anybody", Browser::default()), ("the press", gazeta)];
    let mut before = Vec::new();
    for (_, who) in &watchers {
        before.push(everything(&blitz, who).await);
    }
    let mut public = desk.listen(Circle::Public);
    assert_eq!(blitz.says(white, &table, json!({ "do": "resign" })).await.status, 200);
    blitz.site.online.look(&blitz.id).await.expect("looked");
    assert_eq!(blitz.outcome().await, "black");
    // The second round is paired, so that who plays whom would tell it too.
    blitz.done(json!([{ "round": "pair" }, { "venue": "publish" }])).await;
    blitz.site.office.come_of_age(&desk).await.expect("looked");
    for ((name, who), before) in watchers.iter().zip(before) {
        for (before, after) in before.into_iter().zip(everything(&blitz, who).await) {
            assert_eq!(before, after, "{name}");
        }
    }
    assert!(public.try_recv().is_err(), "nobody who watches was told");
    // Who plays and who conducts the event knows at once.
    for who in [white, black, &blitz.olena] {
        let (_, standings) = blitz.raw(who, &format!("/api/events/{}/standings", blitz.id)).await;
        assert!(standings.contains("\"points\":\"2\""), "{standings}");
        let (_, pairs) = blitz.raw(who, &format!("/api/events/{}/pairings", blitz.id)).await;
        assert!(pairs.contains("\"round\":2"), "{pairs}");
    }
    // Who starts the server again keeps the secret.
    let again = Office::new(blitz.site.journal.clone(), Nodes::One, Time::start());
    let again = again.venue(&blitz.id).await.expect("the event");
    let stranger = Guest::visitor("stranger");
    let open =
        |seen: &Sight| seen.read(|venue| venue.shown().stage().round(1).map(|round| round.open().count()));
    assert_eq!((open(&again.seen_by(&stranger)), open(&desk.seen_by(&stranger))), (Some(1), Some(1)));
    // Nor does the list of events tell it.
    let (events, _) = Events::read(&*blitz.site.journal, &blitz.site.office).await.expect("the list");
    let rounds = async |guest: &Guest| {
        let seen = Events::seen(&blitz.site.office, guest, events.public(10)).await;
        seen.iter().map(|listed| listed.round).collect::<Vec<_>>()
    };
    let host = desk.read(|venue| venue.opened().host.clone());
    let chief = Guest { account: host.account, ..Guest::visitor("x") };
    assert_eq!((rounds(&stranger).await, rounds(&chief).await), (vec![1], vec![2]));
    // Without a delay everybody sees it.
    blitz.done(json!([{ "venue": { "arrange": { "audience": "public", "delay": 0 } } }])).await;
    assert_eq!(open(&desk.seen_by(&stranger)), Some(0));
    assert!(public.try_recv().is_ok(), "those who watch are told");
}

#[tokio::test]
async fn what_came_of_a_board_is_told_when_it_has_come_of_age() {
    let (blitz, table) = Blitz::delayed(2).await;
    let [white, black] = blitz.begin(&table).await;
    blitz.play(&table, [white, black], &["cd4", "de5"]).await;
    let desk = blitz.site.office.venue(&blitz.id).await.expect("the event");
    let (mut public, time) = (desk.listen(Circle::Public), blitz.site.office.time());
    let stranger = Guest::visitor("stranger");
    let points = |seen: &Sight| seen.read(|venue| venue.shown().standings()[0].points);
    let ended = time.now().0;
    assert_eq!(blitz.says(white, &table, json!({ "do": "resign" })).await.status, 200);
    blitz.site.online.look(&blitz.id).await.expect("looked");
    let known = points(&desk.seen_by(&stranger));
    assert_ne!(desk.read(|venue| venue.competition().standings()[0].points), known);
    let keeping = tokio::spawn(blitz.site.office.clone().keep_time());
    loop {
        let told = tokio::time::timeout(Duration::from_secs(20), public.recv())
            .await
            .expect("in time")
            .expect("told");
        if told.contains(r#"{"board":[1,"#) {
            break;
        }
    }
    keeping.abort();
    assert!(time.now().0 >= ended + 2_000, "told at {}, ended at {ended}", time.now().0);
    assert_ne!(points(&desk.seen_by(&stranger)), known);
}
