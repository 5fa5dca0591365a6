//! `damka perft`: the same count by every way of counting.

use crate::damka;

#[test]
fn the_answer_has_the_fields_of_the_contract() {
    let answer = damka(&["perft", "international", "5", "--json"]).json();
    let mut fields: Vec<_> = answer.as_object().expect("an object").keys().cloned().collect();
    fields.sort();
    assert_eq!(fields, ["depth", "fen", "nodes", "nodes_per_second", "seconds", "variant"]);
    assert_eq!(answer["nodes"], 27117);
    assert!(answer["seconds"].is_f64());
    assert!(answer["nodes_per_second"].is_u64());
}

#[test]
fn bulk_no_bulk_and_threads_count_the_same() {
    for more in [&[][..], &["--no-bulk"], &["--threads", "2"], &["--threads", "7", "--no-bulk"]] {
        let answer = damka(&[&["perft", "russian", "7", "--json"], more].concat()).json();
        assert_eq!(answer["nodes"], 190_146, "{more:?}");
    }
}

#[test]
fn divide_adds_up() {
    let answer = damka(&["perft", "checkers", "6", "--divide", "--threads", "2", "--json"]).json();
    let moves = answer["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 7);
    let sum: u64 = moves.iter().map(|share| share["nodes"].as_u64().expect("a number")).sum();
    assert_eq!(answer["nodes"], sum);
    assert!(moves.iter().any(|share| share["text"] == "11-15"));
}

#[test]
fn small_depths_are_counted_too() {
    for (depth, nodes) in [("0", 1), ("1", 7), ("2", 49), ("3", 302)] {
        assert_eq!(damka(&["perft", "russian", depth, "--json"]).json()["nodes"], nodes);
        assert_eq!(damka(&["perft", "russian", depth, "--json", "--threads", "3"]).json()["nodes"], nodes);
    }
}

#[test]
fn a_finished_game_has_no_sequences() {
    let count = |depth| {
        damka(&["perft", "russian", depth, "--fen", "B:Wb6,c5:Ba7", "--json"]).json()["nodes"].clone()
    };
    assert_eq!(count("0"), 1);
    assert_eq!(count("1"), 0);
    assert_eq!(count("99"), 0);
}

#[test]
fn impossible_depths_and_threads_are_wrong_use() {
    for arguments in [
        ["100", "--threads", "1"],
        ["-1", "--threads", "1"],
        ["3", "--threads", "0"],
        ["x", "--threads", "1"],
    ] {
        assert_eq!(damka(&[&["perft", "russian"], &arguments[..]].concat()).code, 2, "{arguments:?}");
    }
}
