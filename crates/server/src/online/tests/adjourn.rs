//! Adjournment and resumption from the console, where the edition has them.

use rulebook::Edition;
use serde_json::{Value, json};

use super::Blitz;
use crate::people::tests::site::{Browser, Site};

impl Blitz {
    /// A match by the older code, with a control that is met after two moves of each.
    async fn older() -> Self {
        let control = "50m/2,30m".parse().expect("a control");
        let change = |game: &mut rulebook::Draft| game.control = control;
        Self::by(Site::start().await, Edition::RuCodex, "international classical", change).await
    }

    /// What the console says to a deed: its article, and whether it is refused.
    async fn offered(&self, deed: &str, ground: Option<&str>) -> (String, bool) {
        let board = self.board().await;
        let is_it = |one: &&Value| one["do"] == deed && one.get("ground").and_then(Value::as_str) == ground;
        let one = board["offered"].as_array().into_iter().flatten().find(is_it).expect("it is offered");
        (one["by"].as_str().unwrap_or_default().to_owned(), one.get("no").is_some())
    }
}

const CONTROL: [&str; 4] = ["32-28", "19-23", "28x19", "14x23"];

#[tokio::test]
async fn a_game_is_adjourned_after_the_control_its_move_is_sealed_and_it_is_resumed() {
    let blitz = Blitz::older().await;
    let table = blitz.hour().await;
    let players = blitz.begin(&table).await;
    let over = json!({ "do": "adjourn", "ground": "session-over" });
    blitz.play(&table, players, &CONTROL[..2]).await;
    assert_eq!(blitz.refused(over.clone()).await, (409, "RU-CODEX:3.11.2".to_owned()), "before the control");
    assert_eq!(blitz.offered("adjourn", Some("session-over")).await, ("RU-CODEX:3.11.2".to_owned(), true));
    assert!(!blitz.offered("adjourn", Some("illness")).await.1, "an exceptional case waits for nothing");
    blitz.play_on(&table, players, 2, &CONTROL[2..]).await;
    assert_eq!(blitz.offered("adjourn", Some("session-over")).await, ("RU-CODEX:3.11.3".to_owned(), false));
    let adjourned = blitz.must(over).await;
    assert_eq!(adjourned["articles"], json!(["RU-CODEX:3.11.3"]), "{adjourned}");
    assert_eq!(blitz.board().await["table"]["adjournment"], json!("ordered"));
    // The player to move writes his move, and nobody is shown it.
    blitz.play_on(&table, players, 4, &["37-32"]).await;
    let board = blitz.board().await;
    let (seen, needs) = (&board["table"], &board["needs"]);
    assert_eq!((&seen["phase"], &seen["adjournment"]), (&json!("adjourned"), &json!("kept")), "{board}");
    assert_eq!((&seen["ply"], &seen["last"], &seen["sealed"]), (&json!(4), &json!("14x23"), &json!("white")));
    assert_eq!(needs[0]["what"], json!("adjourned"));
    assert!(!board.to_string().contains("37-32"), "not even the arbiter: {board}");
    assert!(!blitz.seen(&Browser::default(), &table).await.to_string().contains("37-32"));
    assert_eq!(seen["running"], Value::Null, "no clock runs");
    let resumed = blitz.must(json!({ "do": "resume" })).await;
    assert_eq!(resumed["articles"], json!(["RU-CODEX:3.12.1"]), "{resumed}");
    let seen = blitz.board().await["table"].clone();
    assert_eq!(
        (&seen["phase"], &seen["ply"], &seen["last"]),
        (&json!("playing"), &json!(5), &json!("37-32"))
    );
    assert_eq!((&seen["running"], seen.get("sealed")), (&json!("black"), None), "{seen}");
    blitz.play_on(&table, players, 5, &["10-14"]).await;
}

#[tokio::test]
async fn a_game_interrupted_by_an_exceptional_case_has_no_envelope_and_is_resumed_all_the_same() {
    let blitz = Blitz::older().await;
    let table = blitz.hour().await;
    let players = blitz.begin(&table).await;
    blitz.play(&table, players, &CONTROL[..1]).await;
    let interrupted = blitz.must(json!({ "do": "adjourn", "ground": "illness" })).await;
    assert_eq!(interrupted["articles"], json!(["RU-CODEX:3.11.2"]), "{interrupted}");
    let seen = blitz.board().await["table"].clone();
    assert_eq!((&seen["phase"], seen.get("sealed")), (&json!("adjourned"), None), "{seen}");
    blitz.must(json!({ "do": "resume" })).await;
    let seen = blitz.board().await["table"].clone();
    assert_eq!(
        (&seen["phase"], &seen["ply"], &seen["running"]),
        (&json!("playing"), &json!(1), &json!("black"))
    );
    blitz.play_on(&table, players, 1, &["19-23"]).await;
}
