//! What an official writes to a player reaches that player whichever way he looks, and nobody else.

use clock::Millis;
use game::micromatch::Contender;
use hall::table::Own;
use serde_json::{Value, json};

use super::Blitz;
use super::ear::{Ear, Stream, stands};
use crate::people::tests::site::Browser;

const WHITE: &str = "white: come to the desk";
const BOTH: &str = "both: five minutes of rest";

impl Blitz {
    async fn writes(&self, who: &str, text: &str) {
        let answer = self.deed(&self.olena, json!({ "do": "message", "who": who, "text": text })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }

    /// The words that somebody finds when he looks at a table.
    async fn letters(&self, who: &Browser, table: &str) -> Vec<String> {
        texts(&self.seen(who, table).await["said"])
    }
}

fn texts(said: &Value) -> Vec<String> {
    said.as_array().into_iter().flatten().filter_map(|one| Some(one["text"].as_str()?.to_owned())).collect()
}

fn told(ear: &Ear) -> Vec<String> {
    ear.heard.iter().flat_map(|told| texts(&told["said"])).collect()
}

#[tokio::test]
async fn what_is_written_to_a_player_reaches_him_at_once_and_nobody_else() {
    let blitz = Blitz::open(1).await;
    let table = blitz.hour().await;
    let [white, black] = blitz.begin(&table).await;
    let stranger = Browser::default();
    let mut ears = Vec::new();
    for who in [white, black, &stranger, &blitz.olena] {
        ears.push(Ear::at(&blitz, who, &table).await);
    }
    let mut streams = Vec::new();
    for (who, accept) in [(white, "*/*"), (white, "text/event-stream"), (black, "*/*"), (&stranger, "*/*")] {
        streams.push(Stream::at(&blitz, who, &table, accept).await);
    }
    blitz.writes("white", WHITE).await;
    blitz.writes("both", BOTH).await;
    blitz.play(&table, [white, black], &["cd4"]).await;
    for ear in &mut ears {
        ear.until(stands(1)).await;
    }
    let heard: Vec<Vec<String>> = ears.iter().map(told).collect();
    assert_eq!(heard, [vec![WHITE, BOTH], vec![BOTH], vec![], vec![]]);
    for other in &ears[1..] {
        assert!(!other.all().contains(WHITE), "{}", other.all());
    }
    assert!(!ears[2].all().contains(BOTH), "who watches is told nothing");
    for stream in &mut streams {
        stream.until("\"ply\":1,").await;
    }
    let read = |text: &str| streams.iter().map(|stream| stream.heard.contains(text)).collect::<Vec<_>>();
    assert_eq!(read(WHITE), [true, true, false, false]);
    assert_eq!(read(BOTH), [true, true, true, false]);
    assert_eq!(blitz.decisions().await, Vec::<Value>::new(), "words are no decision");
}

#[tokio::test]
async fn what_was_written_is_there_after_a_reload_and_belongs_to_the_seat_in_every_game() {
    let blitz = Blitz::open(2).await;
    let table = blitz.hour().await;
    let [white, black] = blitz.begin(&table).await;
    blitz.writes("white", WHITE).await;
    blitz.writes("both", BOTH).await;
    assert_eq!(blitz.says(black, &table, json!({ "do": "resign" })).await.status, 200);
    let hall = &blitz.site.online.hall;
    let desk = hall.desk(&table).await.expect("a table");
    let begins = desk.lock().await.game().expect("the second game").beginning();
    for seat in Contender::BOTH {
        hall.own(&desk, &Own::Came(seat), begins).await.expect("written");
    }
    hall.own(&desk, &Own::Tick, begins + Millis::seconds(1)).await.expect("written");
    assert_eq!(blitz.seen(white, &table).await["view"]["game"], json!(2), "colours are changed");
    blitz.writes("white", "again").await;
    let (stranger, mine) = (Browser::default(), vec![WHITE.to_owned(), BOTH.to_owned(), "again".to_owned()]);
    assert_eq!(blitz.letters(white, &table).await, mine, "White is who has White by the pairing");
    assert_eq!(blitz.letters(black, &table).await, [BOTH]);
    assert_eq!(blitz.seen(white, &table).await["said"][2]["n"], json!(3));
    for other in [&stranger, &blitz.olena] {
        assert_eq!(blitz.seen(other, &table).await.get("said"), None);
    }
    let ear = Ear::at(&blitz, white, &table).await;
    assert_eq!(texts(&ear.heard[0]["hello"]["said"]), mine, "a new line begins with all of it");
    let stream = Stream::at(&blitz, &stranger, &table, "*/*").await;
    assert!(!stream.heard.contains(BOTH), "{}", stream.heard);
    // Read from the journal again, as after a restart.
    let again = hall.as_of(&table, hall.time().now() + Millis::seconds(60)).await.expect("it is written");
    assert_eq!(again.said_to(Contender::A).len(), 3);
}
