//! `damka referee`: games refereed line by line, and files judged by an edition.

use serde_json::Value;

use crate::{Run, damka, damka_reading};

fn referee(arguments: &[&str], script: &str) -> Run {
    let arguments: Vec<&str> = ["referee"].iter().chain(arguments).copied().collect();
    damka_reading(&arguments, script.as_bytes())
}

fn lines(run: &Run) -> Vec<Value> {
    run.stdout.lines().map(|line| serde_json::from_str(line).expect("one JSON value a line")).collect()
}

#[test]
fn a_game_is_followed_to_a_cited_draw() {
    let shuffle = "c1-d2\nb8-a7\nd2-c1\na7-b8\n";
    let script = format!("{shuffle}{shuffle}c1-d2\nclaim moves\nb8-a7\nclaim moves\ncheck\n");
    let run = referee(&["--fen", "W:WKc1:BKb8"], &script);
    assert!(run.stdout.contains("4 of 5 moves by each side [RU22:6.1.8.6.a"), "{}", run.stdout);
    assert!(run.stdout.contains("refused: no count is complete"), "{}", run.stdout);
    assert!(run.stdout.ends_with("[RU22:6.1.8.6.a, Two or three pieces, five moves]\n"), "{}", run.stdout);
    assert_eq!(run.code, 1, "a claim was refused on the way");
}

#[test]
fn at_screens_a_flag_ends_the_game_by_itself() {
    let run =
        referee(&["--discipline", "russian blitz", "--control", "3m", "--remote", "--json"], "c3-d4\n+3m\n");
    let told = lines(&run);
    let last = told.last().expect("an event");
    assert_eq!((last["event"].as_str(), last["result"].as_str()), (Some("ended"), Some("1-0")));
    assert_eq!((last["article"].as_str(), last["at"].as_i64()), (Some("RU22:5.4.2.6"), Some(180_000)));
    assert_eq!(run.code, 0, "{}", run.stderr);
}

#[test]
fn a_control_against_the_edition_is_refused_by_its_article() {
    let run = referee(&["--discipline", "russian blitz", "--control", "7m"], "");
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("RU22:6.1.9.3") && run.stderr.contains("3 min to 5 min"), "{}", run.stderr);
    let run = referee(&["--edition", "UA24", "--discipline", "renju"], "");
    assert_eq!(run.code, 1, "UA24 has no renju");
    let run = referee(&["--edition", "FIDE"], "");
    assert_eq!(run.code, 2);
}

/// Eight minutes are rapid play, so that is what is meant.
#[test]
fn a_control_tells_the_tempo_that_was_not_said() {
    let run = referee(&["--edition", "RU22", "--discipline", "russian", "--control", "8m+4s"], "c3-d4\n");
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.starts_with("russian rapid under RU22, 8m+4s"), "{}", run.stdout);
    let run = referee(&["--discipline", "russian classical", "--control", "8m+4s"], "");
    assert_eq!(run.code, 1, "said to be classical, it is too short");
}

#[test]
fn nonsense_is_told_what_is_wrong_and_the_game_goes_on() {
    let script = "c3\n???\nnote nothing x\nviolation nobody RU22:1\n+never c3-d4\nc3-d4\nwhite: c3-d4\nspectator: flag\n";
    let run = referee(&["--json"], script);
    let told = lines(&run);
    let refused = told.iter().filter(|line| line.get("refused").is_some()).count();
    assert_eq!(refused, 7, "{}", run.stdout);
    assert!(told.iter().any(|line| line["move"] == "c3-d4"));
    assert!(told.iter().any(|line| line["refused"]["article"] == "RU22:5.4.2.7"), "{}", run.stdout);
    assert_eq!(run.code, 1);
}

#[test]
fn renju_is_refereed_through_the_same_door() {
    let script = "h8\nswap\nh9\nkeep\nfoul\n";
    let run = referee(&["--discipline", "renju", "--opening", "tarannikov"], script);
    assert!(run.stdout.contains("1. White swap"), "{}", run.stdout);
    assert!(run.stdout.contains("refused:"), "{}", run.stdout);
}

#[test]
fn games_of_a_file_are_told_where_they_should_have_ended() {
    let moves = "1. c1-d2 b8-a7 2. d2-c1 a7-b8 ".repeat(4);
    let pdn = format!("[GameType \"25\"]\n[SetUp \"1\"]\n[FEN \"W:WKc1:BKb8\"]\n[Result \"*\"]\n{moves}*\n");
    let run = damka_reading(&["referee", "--replay", "-", "--edition", "UA24", "--json"], pdn.as_bytes());
    let told = lines(&run);
    let ended = &told[0]["ended"];
    assert_eq!(
        (ended["ply"].as_u64(), ended["article"].as_str()),
        (Some(8), Some("UA24:VI.draws.1.3")),
        "{}",
        run.stdout
    );
    assert_eq!(ended["played_on"], 8);
    assert_eq!(told[1]["summary"]["played_on"], 1);
    let run = damka(&["referee", "--replay", "missing.pdn"]);
    assert_eq!(run.code, 2);
}
