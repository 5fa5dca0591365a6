//! `damka pair`: the next round of a TRF file.

use serde_json::json;

use crate::{damka, damka_reading};

pub(crate) const CUP: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/trf/cup.trf");
const EXTENSIONS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/trf/extensions.trf");

#[test]
fn the_next_round_is_answered_with_exactly_these_names() {
    let answer = damka(&["pair", CUP, "--system", "individual", "--json"]).json();
    let names: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    assert_eq!(names, ["because", "bye", "pairs", "round"]);
    assert_eq!((&answer["round"], &answer["bye"]), (&json!(4), &json!(null)));
    let pairs = json!([{ "black": 7, "white": 2 }, { "black": 6, "white": 3 }, { "black": 5, "white": 1 }]);
    assert_eq!(answer["pairs"], pairs);
    let because = answer["because"].as_array().expect("a list");
    assert_eq!(because.len(), 3);
    assert!(
        because.iter().all(|text| text.as_str().expect("words").contains("[RU22:5.4.10.")),
        "{because:?}"
    );
    assert!(because[1].as_str().expect("words").starts_with("3-6: "), "{because:?}");
}

#[test]
fn people_get_a_list_of_boards_with_names() {
    let run = damka(&["pair", CUP, "--system", "individual", "--explain"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    let first = run.stdout.lines().find(|line| line.trim_start().starts_with("1  ")).expect("board 1");
    assert!(first.contains("2 Ґедзь-Їжакевич, Єлизавета") && first.contains("7 Новачок, Олег"), "{first}");
    assert!(run.stdout.contains("[RU22:5.4.10.5.4]"), "{}", run.stdout);
}

#[test]
fn absent_players_gaps_and_forbidden_pairs_are_seen() {
    // 3, 6, 9 and 11 are absent in four ways; 1 and 2 must not meet.
    let run = damka(&["pair", EXTENSIONS, "--system", "individual", "--json"]);
    let answer = run.json();
    assert_eq!(answer["pairs"], json!([{ "black": 12, "white": 1 }, { "black": 4, "white": 2 }]));
    let warnings: Vec<serde_json::Value> =
        run.stderr.lines().map(|line| serde_json::from_str(line).expect("one JSON value")).collect();
    assert_eq!(warnings.len(), 4, "{}", run.stderr);
    assert!(warnings.iter().all(|warning| warning["warning"]["line"].as_u64() > Some(27)), "{}", run.stderr);
}

#[test]
fn a_seed_gives_the_same_lots_every_time() {
    let pair = |seed| damka(&["pair", CUP, "--system", "blind-lot", "--seed", seed, "--json"]).json();
    assert_eq!(pair("7"), pair("7"));
    let different = ["1", "2", "3", "4", "5", "6"].map(pair);
    assert!(different.iter().any(|one| *one != different[0]), "{different:?}");
}

#[test]
fn standard_input_is_a_file_like_others() {
    let cup = std::fs::read(CUP).expect("the file");
    let piped = damka_reading(&["pair", "-", "--system", "individual", "--json"], &cup);
    assert_eq!(piped.stdout, damka(&["pair", CUP, "--system", "individual", "--json"]).stdout);
}

#[test]
fn what_cannot_be_paired_is_refused_with_the_reason() {
    let pair = |text: &[u8], more: &[&str]| {
        damka_reading(&[&["pair", "-", "--system", "individual"], more].concat(), text)
    };
    let nonsense: [(&[u8], &str); 4] = [
        (b"", "there are no players"),
        (b"hello\nworld", "there are no players"),
        (b"012 Cup\n001    x      One\nXXZ 1 q", "line 3, column 7"),
        (b"012 M\xfcnster", "line 1, column 6"),
    ];
    for (text, told) in nonsense {
        let run = pair(text, &[]);
        assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{told}");
        assert!(run.stderr.starts_with("damka: ") && run.stderr.contains(told), "{}", run.stderr);
        let message = pair(text, &["--json"]).error()["message"].to_string();
        assert!(message.contains(told), "{message}");
    }
    let cup = std::fs::read_to_string(CUP).expect("the file");
    let open =
        cup.replace("4 b 0  ", "4 b    ").replace("5 b 0  0000", "5 b    0000").replace("4 w 1", "4 w");
    let run = pair(open.as_bytes(), &[]);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("round 3: 4-5 has no result"), "{}", run.stderr);
    let over = pair(cup.as_bytes(), &["--rounds", "3"]);
    assert_eq!(over.code, 1);
    assert!(over.stderr.contains("all 3 rounds have pairs"), "{}", over.stderr);
    let foreign = pair(cup.as_bytes(), &["--edition", "RU-RENJU", "--json"]).error();
    assert!(foreign["article"].as_str().expect("an article").starts_with("RU-RENJU:"), "{foreign}");
}

#[test]
fn wrong_use_is_two() {
    assert_eq!(damka(&["pair", CUP]).code, 2);
    assert_eq!(damka(&["pair", CUP, "--system", "dutch"]).code, 2);
    assert_eq!(damka(&["pair", "no/such/file.trf", "--system", "individual"]).code, 2);
}

#[test]
fn more_rounds_than_can_be_paired_are_told_before_the_first() {
    let text = "001    1      One\n001    2      Two\n001    3      Three\nXXR 9\n";
    let pair = |more: &[&str]| {
        damka_reading(&[&["pair", "-", "--system", "individual"], more].concat(), text.as_bytes())
    };
    let told = "3 players cannot play 9 rounds without meeting twice; at most 3";
    assert_eq!(pair(&[]).stderr, format!("damka: warning: {told} [RU22:5.4.10.2.a]\n"));
    let warning = pair(&["--edition", "RU-CODEX", "--json"]);
    assert_eq!(warning.code, 0);
    assert!(warning.stderr.contains("\"article\":\"RU-CODEX:3.18.2.a\""), "{}", warning.stderr);
    assert_eq!(pair(&["--rounds", "1"]).stderr, "");
}
