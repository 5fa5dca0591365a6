//! A restart charges its own time to nobody.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use crate::child::Server;
use crate::kit::{Home, run};
use crate::player::{Player, challenge, open, secret, show};

/// How exact the comparison is: messages take time, and a busy machine takes more.
const TOLERANCE_MS: i64 = 500;
/// What may be given back: the server notes every second that it works, and a busy one somewhat later.
const GIVEN_MS: i64 = 4_000;

/// Compares what the clocks of one table showed before and after: together they lost no more time than a server lived.
pub(crate) fn compare(before: &Value, after: &Value, outages: &[(i64, i64)]) {
    let when = |view: &Value| view["now"].as_i64();
    let (Some(from), Some(to)) = (when(before), when(after)) else { return };
    if before["game"] != after["game"] {
        return;
    }
    let left = |view: &Value| -> i64 {
        ["a", "b"].iter().map(|seat| view["clock"]["left"][seat].as_i64().expect("a clock")).sum()
    };
    let down: i64 = outages.iter().map(|&(begun, ended)| (ended.min(to) - begun.max(from)).max(0)).sum();
    let (charged, lived) = (left(before) - left(after), to - from - down);
    assert!(
        charged <= lived + TOLERANCE_MS,
        "charged {charged} ms, but a server lived {lived} ms: {before} {after}"
    );
    assert!(charged >= -GIVEN_MS, "{} ms were given away: {before} {after}", -charged);
}

#[test]
fn a_flag_does_not_fall_in_sqlite_while_the_server_is_down() {
    flag(&Home::folder());
}

#[test]
fn a_flag_does_not_fall_in_postgres_while_the_server_is_down() {
    flag(&Home::database());
}

fn flag(home: &Home) {
    let (first, second) = (secret(1), secret(2));
    let server = Server::start(&home.arguments, "north");
    let table = run(async {
        let at = server.address.as_str();
        let mut challenge = challenge("russian", "8s");
        challenge["edition"] = "UA24".into();
        let table = open(at, &first, &challenge).await.expect("it lives");
        let mut a = Player::connect(at, &table, &first).await.expect("it lives");
        let mut b = Player::connect(at, &table, &second).await.expect("it lives");
        b.ask(json!({ "do": "sit" })).await.expect("it lives").expect("the seat is free");
        a.until(|view| view["phase"] == "playing").await.expect("it lives");
        a.ask(json!({ "do": "move", "text": "c3-d4", "ply": 0 })).await.expect("it lives").expect("legal");
        b.until(|view| view["ply"] == 1).await.expect("it lives");
        table
    });
    server.kill();
    thread::sleep(Duration::from_secs(10));
    let server = Server::start(&home.arguments, "north");
    run(async {
        let at = server.address.as_str();
        let shown = show(at, &table).await.expect("it lives");
        assert_ne!(shown["view"]["phase"], "over", "{shown}");
        let mut b = Player::connect(at, &table, &second).await.expect("it lives");
        let left = b.view["clock"]["left"]["b"].as_i64().expect("a clock");
        assert!(left > 8_000 - 2_000, "{left} ms are left");
        let mut a = Player::connect(at, &table, &first).await.expect("it lives");
        b.until(|view| view["phase"] == "playing").await.expect("it lives");
        b.ask(json!({ "do": "move", "text": "b6-c5", "ply": 1 })).await.expect("it lives").expect("legal");
        // Now that the server lives, the flag falls.
        a.until(|view| view["phase"] == "over").await.expect("it lives");
        assert_eq!(a.view["outcome"]["cause"], "time", "{}", a.view);
        assert_eq!(a.view["outcome"]["result"], "b", "{}", a.view);
    });
    server.kill();
}
