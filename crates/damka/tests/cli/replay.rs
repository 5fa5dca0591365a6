//! `damka replay`: games checked move by move.

use std::fs;

use serde_json::{Value, json};

use crate::{Run, damka, damka_reading};

/// The sample game of RU22 6.1.6 in short notation.
const GAME64: &str = "[White \"Ivanov\"]\n[Black \"Petrov\"]\n[GameType \"25\"]\n[Result \"0-1\"]\n\
    1.ed4 dc5 2.fe3 fg5 3.cb4 gh4 4.b:d6 h:f2 5.e:g3 c:h4 0-1\n\n";

fn replay(input: impl AsRef<[u8]>) -> Run {
    damka_reading(&["replay", "-", "--json"], input.as_ref())
}

/// The JSON lines: games, then the summary.
#[track_caller]
fn lines(run: &Run) -> (Vec<Value>, Value) {
    let mut lines: Vec<Value> =
        run.stdout.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let summary = lines.pop().expect("a summary")["summary"].clone();
    assert_eq!(summary["games"], lines.len());
    (lines, summary)
}

#[test]
fn a_legal_game_is_told_with_exactly_the_fields_of_the_contract() {
    let run = replay(GAME64);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let (games, summary) = lines(&run);
    let expected = json!({
        "game": 1, "line": 1, "white": "Ivanov", "black": "Petrov", "variant": "russian",
        "moves_read": 10, "moves_legal": 10, "variation_moves_read": 0, "variation_moves_legal": 0,
        "fen": "W:Wa3,e3,b2,h2,a1,c1,g1:Bb8,d8,f8,h8,a7,e7,g7,b6,h6,Kh4",
        "claimed": "0-1", "board": null, "agrees": true, "trouble": null
    });
    assert_eq!(games, [expected]);
    assert_eq!((&summary["with_trouble"], &summary["bytes"]), (&json!(0), &json!(GAME64.len())));
}

#[test]
fn ru22_6_1_5_3_a_missed_capture_is_trouble_with_its_line_and_article() {
    let run = replay(format!("{GAME64}[GameType \"25\"]\n\n1. e3-d4 d6-c5\n2. c3-b4 f6-g5 *\n{GAME64}"));
    assert_eq!(run.code, 1);
    let (games, summary) = lines(&run);
    assert_eq!(summary["with_trouble"], 1);
    let trouble = &games[1]["trouble"];
    assert_eq!(
        (&trouble["line"], &trouble["column"], &trouble["article"]),
        (&json!(10), &json!(10), &json!("RU22:6.1.5.3"))
    );
    assert_eq!((&games[1]["moves_read"], &games[1]["moves_legal"]), (&json!(4), &json!(3)));
    assert_eq!(games[2]["moves_legal"], 10, "the reader goes on with the next game");
}

#[test]
fn an_impossible_position_is_trouble_with_its_article() {
    let (games, _) = lines(&replay("[GameType \"25\"][FEN \"W:Wd8:Bb8\"] 1. d8-e7 *"));
    let trouble = &games[0]["trouble"];
    assert_eq!((&games[0]["fen"], &trouble["article"]), (&Value::Null, &json!("RU22:6.1.4.4")), "{trouble}");
}

#[test]
fn what_the_board_says_is_set_beside_the_claim() {
    let run = replay("[GameType \"25\"][FEN \"W:Wa5,c5:Ba7\"] 1. a5-b6 0-1");
    let (games, summary) = lines(&run);
    assert_eq!(
        games[0]["board"],
        json!({"winner": "white", "reason": "no move left", "article": "RU22:6.1.7.b"})
    );
    assert_eq!((&games[0]["agrees"], &summary["disagreeing"]), (&json!(false), &json!(1)));
    assert_eq!(run.code, 0, "the moves are in order; the claim is the players' business");
}

#[test]
fn a_variant_can_be_given() {
    let moves = "1. c3-d4 b6-a5 *";
    assert_eq!(lines(&replay(moves)).0[0]["variant"], "russian");
    let run = damka_reading(&["replay", "-", "--variant", "brazilian", "--json"], moves.as_bytes());
    assert_eq!(lines(&run).0[0]["variant"], "brazilian");
}

#[test]
fn hostile_files_end_in_trouble_and_not_in_a_panic() {
    let hostile: [Vec<u8>; 12] = [
        b"{ never closed".to_vec(),
        b"[White \"never closed".to_vec(),
        vec![b'('; 100_000],
        vec![0; 10_000],
        vec![0xff; 10_000],
        b"1. ".repeat(100_000),
        b"[GameType \"99999999999999999999\"] 1. c3-d4 *".to_vec(),
        b"[FEN \"W:W1-99999999999:B\"] 1. 32-28 *".to_vec(),
        b"[FEN \"\"] *".to_vec(),
        [b"1. ".to_vec(), vec![b'x'; 3_000_000]].concat(),
        "1. c3-d4 (".repeat(3000).into_bytes(),
        "[White \"\u{1b}]0;x\u{7}\"] 1. c3-\u{202e}d5 *".into(),
    ];
    for input in hostile {
        for json in [&["--json"][..], &[]] {
            let run = damka_reading(&[&["replay", "-"], json].concat(), &input);
            let start = String::from_utf8_lossy(&input[..input.len().min(40)]).into_owned();
            assert!(run.code == 0 || run.code == 1, "{start:?}: {}", run.stderr);
            assert!(!run.stderr.contains("panicked"), "{start:?}: {}", run.stderr);
            assert!(run.stdout.chars().all(|sign| sign == '\n' || !sign.is_control()), "{start:?}");
        }
    }
}

#[test]
fn nothing_to_read_is_no_trouble() {
    for input in ["", "\n\n", "% only a comment line\n", "\u{feff}"] {
        let run = replay(input);
        assert_eq!((run.code, lines(&run).0.len()), (0, 0), "{input:?}");
    }
}

#[test]
fn a_file_that_is_not_there_is_wrong_use() {
    let run = damka(&["replay", "no-such-file.pdn", "--json"]);
    assert_eq!(run.code, 2);
    assert!(run.error()["message"].as_str().is_some_and(|words| words.contains("no-such-file.pdn")));
    assert_eq!(damka(&["replay", env!("CARGO_MANIFEST_DIR")]).code, 2, "a folder");
}

#[test]
fn files_and_standard_input_give_the_same() {
    let path = std::env::temp_dir().join(format!("damka-replay-{}.pdn", std::process::id()));
    fs::write(&path, GAME64.repeat(50)).expect("written");
    let from_file = damka(&["replay", path.to_str().expect("a name")]);
    fs::remove_file(&path).expect("removed");
    let from_input = damka_reading(&["replay", "-"], GAME64.repeat(50).as_bytes());
    let games = |run: &Run| {
        run.stdout.lines().filter(|line| !line.contains(" MB in ")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(games(&from_file), games(&from_input));
    assert_eq!(games(&from_file).len(), 100, "two lines a game");
    assert!(from_file.stdout.contains("50 games, 0 with trouble; 500 of 500 moves legal; "));
}
