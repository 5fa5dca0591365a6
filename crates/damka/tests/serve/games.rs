//! The games of events, as they leave the house, are what `damka replay` reads.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::child::Server;
use crate::event::{administrator, open};
use crate::kit::{Home, run};
use crate::player::{call, text};

#[test]
fn every_game_of_every_event_replays_with_its_result() {
    let home = Home::folder();
    let server = Server::start(&home.arguments, "north");
    let sixty_four = ["e3-d4", "d6-c5", "f2-e3", "f6-g5", "c3-b4", "g5-h4", "b4-d6", "h4:f2"];
    let hundred = ["32-28", "19-23", "28x19", "14x23", "33-28", "23x32", "37x28"];
    let events = [
        ("russian", &sixty_four[..]),
        // Here more must be taken.
        ("brazilian", &sixty_four[..7]),
        ("giveaway", &sixty_four),
        ("international", &hundred),
    ];
    let pdn = run(async {
        let cookie = administrator(&server).await;
        let mut all = String::new();
        for (discipline, moves) in events {
            let event = open(&server.address, &cookie, discipline).await;
            let player = |name: &str| json!({ "entry": { "register": { "person": { "name": name, "capacities": ["player"] } } } });
            let give = async |commands: Value| {
                let path = format!("/api/events/{event}/commands");
                let answer =
                    call(&server.address, "POST", &path, &cookie, &json!({ "commands": commands })).await;
                let answer = answer.expect("an answer");
                assert_eq!(answer.status, 200, "{discipline}: {answer:?}");
            };
            give(json!([player("Ким \"Ю\""), player("Їжак"), { "entry": "admit-ready" }, { "round": "draw-lots" }, { "round": "pair" }, { "venue": "publish" }])).await;
            let path = format!("/api/events/{event}/export.json");
            let whole =
                call(&server.address, "GET", &path, &cookie, &Value::Null).await.expect("an answer").json;
            let white = whole.pointer("/stages/0/rounds/0/boards/0/white").expect("a pair");
            give(json!([
                { "panel": { "record": { "round": 1, "board": 1, "moves": moves } } },
                { "round": { "score": { "round": 1, "no": white, "outcome": "black" } } },
            ]))
            .await;
            let answer = text(&server.address, &format!("/api/events/{event}/export.pdn"), "")
                .await
                .expect("an answer");
            all.push_str(answer.split_once("\r\n\r\n").expect("a head").1);
        }
        all
    });
    let mut replay = Command::new(env!("CARGO_BIN_EXE_damka"))
        .args(["replay", "-", "--json"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    replay.stdin.take().expect("a pipe").write_all(pdn.as_bytes()).expect("written");
    let told = replay.wait_with_output().expect("it ends");
    let lines: Vec<Value> = String::from_utf8(told.stdout)
        .expect("text")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(told.status.code(), Some(0), "{lines:?}\n{pdn}");
    let variants: Vec<&str> = lines.iter().filter_map(|game| game["variant"].as_str()).collect();
    assert_eq!(variants, ["russian", "brazilian", "giveaway", "international"], "{pdn}");
    for (game, (_, moves)) in lines.iter().zip(events) {
        let moves = moves.len();
        assert_eq!((&game["moves_read"], &game["moves_legal"]), (&json!(moves), &json!(moves)), "{game}");
        assert!(["0-1", "0-2"].contains(&game["claimed"].as_str().expect("a result")), "{game}");
        assert_eq!((&game["agrees"], &game["trouble"]), (&json!(true), &Value::Null), "{game}");
        let mut names = [game["white"].as_str(), game["black"].as_str()];
        names.sort_unstable();
        assert_eq!(names, [Some("Їжак"), Some("Ким \"Ю\"")], "{game}");
    }
}
