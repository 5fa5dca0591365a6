//! `damka event` beyond one table: every system, ties, stages, groups and play-offs.

use std::fs;

use serde_json::{Value, json};

use crate::journal::Desk;
use crate::{damka, damka_reading};

/// An event of these players, all of one strength, numbers drawn.
fn begun(name: &str, new: &[&str], players: &[&str]) -> Desk {
    let desk = Desk::new(name);
    desk.well("new", new);
    desk.well("add", players);
    desk.well("lots", &["--seed", "7"]);
    desk
}

/// Pairs a round and lets White win on every board.
fn white_wins(desk: &Desk) -> Vec<Value> {
    desk.well("pair", &["--seed", "3"]);
    let round = desk.run("explain", &["--json"]).json();
    let pairs = round["pairs"].as_array().expect("a list").clone();
    let results: Vec<String> = pairs.iter().map(|pair| format!("{}=2-0", pair["white"])).collect();
    desk.well("result", &results.iter().map(String::as_str).collect::<Vec<_>>());
    pairs
}

fn places(desk: &Desk) -> Vec<(u64, bool)> {
    let standings = desk.run("standings", &["--json"]).json();
    let rows = standings["standings"].as_array().expect("a list").clone();
    rows.iter().map(|row| (row["place"].as_u64().expect("a place"), row["shared"] == json!(true))).collect()
}

#[test]
fn a_cup_breaks_its_ties_and_plays_for_the_third_place() {
    let desk = begun("cup", &["--system", "third-place-knockout"], &["А", "Б", "В", "Г"]);
    desk.well("pair", &[]);
    let pairs = desk.run("explain", &["--json"]).json()["pairs"].clone();
    let (first, second) = (&pairs[0], &pairs[1]);
    desk.well("result", &[&format!("{}=1-1", first["white"]), &format!("{}=2-0", second["white"])]);
    let open = desk.run("pair", &["--json"]);
    assert!(open.error()["message"].as_str().expect("words").contains("a tie is not decided"));
    let white = first["white"].to_string();
    let drawn = desk.well("tie", &[&white, "--result", "1-1"]);
    assert_eq!(drawn, "the tie is still drawn\n");
    let won = desk.well("tie", &[&white, "--seed", "5"]);
    assert!(won.contains("goes on [RU22:"), "the lot: {won}");
    assert_eq!(desk.run("tie", &[&white, "--result", "2-0"]).code, 1, "once");
    assert_eq!(white_wins(&desk).len(), 2, "the final and the match for the third place");
    assert_eq!(places(&desk), [(1, false), (2, false), (3, false), (4, false)]);
}

#[test]
fn every_system_is_begun_and_played_to_its_end() {
    let four = ["А", "Б", "В", "Г"];
    for (system, players, rounds) in [
        (&["--system", "knockout"][..], &four[..], 2),
        (&["--system", "placement-knockout"], &four[..], 2),
        (&["--system", "lives", "--lost", "2", "--edition", "RU-RENJU", "--discipline", "renju"], &four, 2),
        (&["--system", "match", "--rounds", "4"], &four[..2], 4),
        (&["--system", "match", "--wins", "1"], &four[..2], 1),
        (&["--system", "round-robin", "--rounds", "2"], &four[..3], 6),
    ] {
        let name = system.join("");
        let desk = begun(&name, system, players);
        for _ in 0..rounds {
            white_wins(&desk);
        }
        assert_eq!(desk.run("pair", &[]).code, 1, "{name}: the event is over");
        assert_eq!(places(&desk).len(), players.len());
    }
    for wrong in [
        &["--system", "match"][..],
        &["--system", "lives"],
        &["--system", "knockout", "--rounds", "3"],
        &["--system", "round-robin", "--ties", "lot"],
        &["--system", "individual", "--rounds", "3", "--wins", "2"],
    ] {
        assert_eq!(Desk::new("wrong").run("new", wrong).code, 2, "{wrong:?}");
    }
    let three = Desk::new("three");
    three.well("new", &["--system", "match", "--rounds", "4"]);
    three.well("add", &["А", "Б", "В"]);
    let refused = three.run("lots", &["--seed", "1", "--json"]).error();
    assert!(refused["message"].as_str().expect("words").contains("a match is between two"), "{refused}");
}

#[test]
fn two_clubs_meet_by_the_scheveningen_system() {
    let desk = Desk::new("clubs");
    desk.well("new", &["--system", "scheveningen"]);
    desk.well("add", &["А", "Б", "--of", "North"]);
    desk.well("add", &["В", "--of", "South"]);
    desk.well("add", &["Г", "--of", "South"]);
    desk.well("lots", &["--seed", "7"]);
    for _ in 0..2 {
        for pair in white_wins(&desk) {
            let of = |side: &str| pair[side].as_u64().expect("a number") <= 2;
            assert_ne!(of("white"), of("black"), "nobody meets one of his own");
        }
    }
    assert_eq!(desk.run("pair", &[]).code, 1);
    let uneven = Desk::new("uneven");
    uneven.well("new", &["--system", "scheveningen"]);
    uneven.well("add", &["А", "Б", "В", "--of", "North"]);
    uneven.well("add", &["Г", "--of", "South"]);
    let refused = uneven.run("lots", &["--seed", "1", "--json"]).error();
    assert!(refused["message"].as_str().expect("words").contains("3 and 1"), "{refused}");
}

#[test]
fn a_shared_place_is_played_off() {
    let new = ["--system", "round-robin", "--tiebreaks", "wins,play-off"];
    let desk = begun("play-off", &new, &["А", "Б", "В"]);
    for _ in 0..3 {
        desk.well("pair", &[]);
        desk.draw_all();
    }
    assert_eq!(places(&desk), [(1, true); 3]);
    assert_eq!(desk.run("play-off", &[]).code, 2, "a control is needed");
    let begun = desk.well("play-off", &["--control", "3m+2s", "--seed", "4"]);
    assert!(begun.starts_with("Play-off for places 1-3, 3m+2s\n"), "{begun}");
    for _ in 0..3 {
        let pair = &white_wins(&desk)[0];
        assert!(pair["white"].as_u64() <= Some(3));
    }
    let shown = desk.run("standings", &["--json"]).json();
    assert_eq!(shown["contest"], json!([1, 3]));
    let ended = desk.well("play-off", &["--end"]);
    assert!(ended.contains("play-off"), "a column of its own: {ended}");
    assert_eq!(desk.run("standings", &["--json"]).json().get("contest"), None);
    assert_eq!(desk.run("play-off", &["--end"]).code, 1);
    desk.well("undo", &["--reason", "a result is wrong"]);
    assert_eq!(desk.run("standings", &["--json"]).json()["contest"], json!([1, 3]));
}

#[test]
fn the_regulation_of_the_documentation_is_good() {
    let page =
        fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/events.md")).expect("a page");
    let example = page.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let desk = Desk::new("documented");
    let file = desk.folder.join("regulation.json");
    fs::write(&file, example).expect("a file");
    let file = file.to_str().expect("a name");
    let begun = desk.run("new", &["--regulation", file, "--json"]);
    assert_eq!(begun.code, 0, "{}", begun.stderr);
    let year = 1970 + std::time::UNIX_EPOCH.elapsed().expect("a clock").as_secs() / 31_556_952;
    let player = |at: u64| format!("Player {at};{};m\n", year - if at % 2 == 0 { 9 } else { 12 });
    let list: String = std::iter::once("name;birth;sex\n".to_owned()).chain((1..=8).map(player)).collect();
    let add = damka_reading(&["event", "add", &desk.journal, "--from", "-"], list.as_bytes());
    assert_eq!((add.code, add.stdout.as_str()), (0, "8 registered, 8 admitted\n"), "{}", add.stderr);
    desk.well("lots", &["--seed", "7"]);
    assert_eq!(desk.run("stage", &[]).code, 1, "not yet");
    for _ in 0..3 {
        white_wins(&desk);
    }
    let standings = desk.run("standings", &["--json"]).json();
    let groups = standings["groups"].as_array().expect("groups");
    assert_eq!(groups.len(), 2);
    for group in groups {
        assert!(group["group"].as_str().is_some_and(|name| name.contains("under")), "{group}");
        assert_eq!(
            (group["standings"].as_array().map(Vec::len), &group["standings"][0]["place"]),
            (Some(4), &json!(1))
        );
    }
    let words = desk.well("standings", &[]);
    assert_eq!(words.matches("Place").count(), 3, "{words}");
    while desk.run("stage", &["--seed", "1"]).code == 1 {
        // Those who share the last place that goes on play for it.
        desk.well("play-off", &["--control", "3m+2s"]);
        while desk.run("pair", &[]).code == 0 {
            let pairs = desk.run("explain", &["--json"]).json()["pairs"].as_array().expect("a list").clone();
            for pair in pairs {
                let (white, black) = (pair["white"].as_u64(), pair["black"].as_u64());
                let result = if white < black { "2-0" } else { "0-2" };
                desk.well("result", &[&format!("{}={result}", pair["white"])]);
            }
        }
        desk.well("play-off", &["--end"]);
    }
    assert_eq!(white_wins(&desk).len(), 2);
    assert_eq!(white_wins(&desk).len(), 2);
    assert_eq!(places(&desk).len(), 4);
}

#[test]
fn help_names_every_system() {
    let help = damka(&["event", "new", "--help"]).stdout;
    for word in ["placement-knockout", "scheveningen", "match", "lives", "--regulation", "docs/events.md"] {
        assert!(help.contains(word), "{word}");
    }
    for command in ["tie", "stage", "play-off"] {
        assert!(damka(&["event", command, "--help"]).stdout.contains("Examples:"));
    }
}
