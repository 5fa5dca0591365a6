//! `damka event`: pairs made elsewhere are checked, and whole events invented.

use std::fs;

use competition::trf::{Document, Record};
use draughts::Colour;
use serde_json::Value;

use crate::{damka, damka_reading};

const SYSTEMS: [&str; 7] = [
    "individual",
    "truncated-solkoff",
    "current-buchholz",
    "median-solkoff",
    "blind-lot",
    "renju-rating",
    "renju-lot",
];

fn simulate(system: &str, seed: &str, more: &[&str]) -> String {
    let all = [
        &["event", "simulate", "--players", "21", "--rounds", "6", "--system", system, "--seed", seed],
        more,
    ];
    let run = damka(&all.concat());
    assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{system} {seed}");
    run.stdout
}

#[test]
fn an_invented_event_has_no_faults_in_any_system() {
    for system in SYSTEMS {
        let text = simulate(system, "5", &[]);
        let check = ["event", "check", "-", "--system", system, "--seed", "5"];
        let run = damka_reading(&check, text.as_bytes());
        assert_eq!((run.code, run.stderr.as_str()), (0, ""), "{system}: {}", run.stdout);
        assert_eq!(run.stdout, "6 rounds of 21 players, no faults\n");
    }
}

#[test]
fn the_same_numbers_give_the_same_event() {
    assert_eq!(simulate("individual", "1", &[]), simulate("individual", "1", &[]));
    assert_ne!(simulate("individual", "1", &[]), simulate("individual", "2", &[]));
}

#[test]
fn forfeits_absences_and_withdrawals_happen_as_often_as_asked() {
    let never = ["--absences", "0", "--forfeits", "0", "--withdrawals", "0"];
    let text = simulate("individual", "3", &never);
    assert!(!text.contains("- Z") && !text.contains(" +"), "{text}");
    let often = ["--absences", "20", "--forfeits", "20", "--withdrawals", "30"];
    let text = simulate("individual", "3", &often);
    assert!(text.contains("0000 - Z") && text.contains(" +") && text.contains("0000 - U"), "{text}");
}

#[test]
fn a_changed_pair_is_caught_with_its_round_and_article() {
    let text = simulate("individual", "8", &[]);
    let mut document = Document::read(text.as_bytes()).expect("a good file");
    // The first two who met in round 4 change colours.
    let (line, slot) =
        document.players().find_map(|(line, player)| Some((line, player.slot(4)?))).expect("somebody");
    let other = slot.opponent.expect("a pair");
    let there = document.players().find(|(_, player)| player.number == other).expect("the opponent").0;
    for line in [line, there] {
        let Record::Player(player) = document.lines_mut()[line - 1].change() else { panic!("a player") };
        let slot = player.rounds[3].as_mut().expect("a pair");
        slot.colour =
            slot.colour.map(|colour| if colour == Colour::White { Colour::Black } else { Colour::White });
    }
    let check = ["event", "check", "-", "--system", "individual", "--seed", "8", "--json"];
    let run = damka_reading(&check, document.write().as_bytes());
    assert_eq!(run.code, 1, "{}", run.stdout);
    let answer: Value = serde_json::from_str(&run.stdout).expect("one JSON value");
    let faults = answer["faults"].as_array().expect("a list");
    assert_eq!(faults[0]["round"], 4, "{faults:?}");
    assert!(faults[0]["article"].as_str().expect("an article").starts_with("RU22:5.4.10"), "{faults:?}");
}

#[test]
fn a_file_that_disagrees_with_itself_is_refused() {
    let text = simulate("individual", "8", &[]).replacen(" w 1", " w +", 1);
    let run = damka_reading(&["event", "check", "-", "--system", "individual"], text.as_bytes());
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("they cannot both"), "{}", run.stderr);
}

#[test]
fn a_file_is_written_whole() {
    let folder = std::env::temp_dir().join(format!("damka-event-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("event.trf");
    let name = path.to_str().expect("a name");
    let simulate =
        ["event", "simulate", "--players", "8", "--rounds", "3", "--system", "individual", "--out", name];
    let answer = damka(&[&simulate[..], &["--json"]].concat()).json();
    assert_eq!(
        (&answer["players"], &answer["rounds"], &answer["system"]),
        (&8.into(), &3.into(), &"individual".into())
    );
    let text = fs::read_to_string(&path).expect("the file");
    assert_eq!(Document::read(text.as_bytes()).expect("a good file").players().count(), 8);
    fs::remove_dir_all(&folder).expect("the folder is ours");
}

#[test]
fn too_many_rounds_end_with_a_refusal() {
    let run = damka(&["event", "simulate", "--players", "4", "--rounds", "9", "--system", "individual"]);
    assert_eq!((run.code, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.contains("cannot be paired"), "{}", run.stderr);
}
