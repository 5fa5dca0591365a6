//! What is refused, how it is told, and with which exit code.

use crate::damka;

#[test]
fn a_text_that_is_no_position_is_refused() {
    let hostile = [
        "",
        ":",
        "W",
        "W:",
        "X:Wa1:Bb8",
        "W:Wa2:Bb8",
        "W:Wz9:Bb8",
        "W:W0:B1",
        "W:W99999999999999999999:B1",
        "W:W5-1:B",
        "W:Wa1,a1:Bb8",
        "W:WKKa1:Bb8",
        "W:Wa1:Wb8:Zc3",
        "--json",
        "W:Wа",
        "🎲",
        "W:W\u{202e}1:B2",
        "W:W1-:B2",
    ];
    for fen in hostile {
        let run = damka(&["moves", "russian", &format!("--fen={fen}")]);
        assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{fen:?}: {}", run.stderr);
        assert!(run.stderr.starts_with("damka: "), "{fen:?}: {}", run.stderr);
        assert!(!run.stderr.contains("panicked"), "{fen:?}: {}", run.stderr);
    }
}

#[test]
fn a_very_long_position_is_answered_at_once() {
    let fen = format!("W:W{}:Bb8", "a1,".repeat(30_000));
    assert_eq!(damka(&["moves", "russian", "--fen", &fen]).code, 1);
}

#[test]
fn an_impossible_position_is_refused_with_its_article() {
    let error = damka(&["moves", "russian", "--fen", "W:Wb8:Ba1", "--json"]).error();
    assert_eq!(error["article"], "RU22:6.1.4.4");
    let message = error["message"].as_str().expect("words");
    assert!(message.contains("a white man stands on the king row: b8"), "{message}");

    let too_many = damka(&["perft", "russian", "3", "--fen", "W:W1-16:B29", "--json"]).error();
    assert_eq!(too_many["article"], "RU22:6.1.3.1");
}

#[test]
fn an_illegal_move_is_refused_with_what_is_allowed() {
    let show = |played| damka(&["show", "russian", "--fen", "W:Wc3,a1:Bd4,h8", "--json", "--move", played]);
    let error = show("a1-b2").error();
    assert_eq!(error["article"], "RU22:6.1.5.3");
    assert_eq!(error["allowed"], serde_json::json!(["c3:e5"]));
    assert_eq!(show("a1-b2").code, 1);
    assert_eq!(show("nonsense").code, 1);
    assert_eq!(show("c3:e5").code, 0);
}

#[test]
fn wrong_use_is_two() {
    let calls: [&[&str]; 6] = [
        &["nonsense"],
        &["moves"],
        &["moves", "chess"],
        &["moves", "russian", "--fen"],
        &["completions", "dos"],
        &["show", "russian", "--svg", "no/such/folder/board.svg"],
    ];
    for arguments in calls {
        let run = damka(arguments);
        assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{arguments:?}");
        assert!(!run.stderr.is_empty(), "{arguments:?}");
    }
}

#[test]
fn an_unknown_variant_is_told_the_known_ones() {
    let told = damka(&["moves", "chess"]).stderr;
    for variant in ["russian", "brazilian", "international", "giveaway", "checkers", "spantsireti"] {
        assert!(told.contains(variant), "{told}");
    }
}

#[test]
fn without_arguments_the_next_step_is_shown() {
    let run = damka(&[]);
    assert_eq!(run.code, 0);
    assert!(run.stdout.contains("damka moves russian"), "{}", run.stdout);
}

#[test]
fn every_command_teaches_by_example() {
    for command in [
        "moves",
        "perft",
        "replay",
        "convert",
        "show",
        "variants",
        "bench",
        "completions",
        "pair",
        "standings",
    ] {
        let run = damka(&["help", command]);
        assert_eq!(run.code, 0);
        assert!(run.stdout.contains("Examples:\n  "), "{command}");
        assert!(run.stdout.contains(&format!("damka {command} ")), "{command}");
    }
}
