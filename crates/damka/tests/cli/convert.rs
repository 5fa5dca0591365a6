//! `damka convert`: from any format to any other, and nothing lost where nothing must be.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{Run, damka, damka_reading};

/// A game with everything in it: escapes, comments, glyphs, clocks, nested variations.
const RICH: &str = "[Event \"The \\\"quoted\\\" cup\"]\n[White \"Иванов\"]\n[Black \"Petrov\"]\n[GameType \"25\"]\n[Result \"0-1\"]\n\
    {Before all} 1.ed4! {good [%clk 1:02:03]} (1. cd4 {also} dc5 (1... ba5 $4) 2. bc3) dc5 2.fe3 fg5 \
    3.cb4 gh4 4.b:d6 h:f2 5.e:g3 c:h4 0-1\n\n\
    [GameType \"20\"] 1. 32-28 /FEN \"B:W28,31,33-50:B1-20\"/ 19-23 *\n";

/// A folder of its own for a test, removed when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("damka-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("a name").to_owned()
    }

    fn write(&self, name: &str, text: &str) -> String {
        fs::write(self.file(name), text).expect("written");
        self.file(name)
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("a folder");
        let mut names: Vec<_> =
            entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("text")).collect();
        names.sort();
        names
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn pipe(from: &str, to: &str, more: &[&str], input: &str) -> Run {
    damka_reading(&[&["convert", "--from", from, "--to", to, "-", "-"], more].concat(), input.as_bytes())
}

#[track_caller]
fn piped(from: &str, to: &str, more: &[&str], input: &str) -> String {
    let run = pipe(from, to, more, input);
    assert_eq!(run.code, 0, "{}", run.stderr);
    run.stdout
}

#[test]
fn pdn_through_json_and_back_loses_nothing() {
    let written = piped("pdn", "pdn", &[], RICH);
    assert!(written.contains("[%clk 1:02:03]") && written.contains("Иванов"), "{written}");
    let json = piped("pdn", "jsonl", &[], RICH);
    assert_eq!(json.lines().count(), 2);
    assert_eq!(piped("jsonl", "pdn", &[], &json), written);
    assert_eq!(piped("jsonl", "jsonl", &[], &json), json);
}

#[test]
fn a_line_of_json_has_the_fields_of_the_contract() {
    let json = piped("pdn", "jsonl", &[], RICH);
    let game: Value = serde_json::from_str(json.lines().next().expect("a line")).expect("JSON");
    assert_eq!(game["variant"], "russian");
    assert_eq!(game["tags"]["Event"], "The \"quoted\" cup");
    assert_eq!(game["moves"].as_array().map(Vec::len), Some(10));
    assert_eq!(game["moves"][9], "c7:e5:c3:e1:h4");
    assert_eq!(game["notes"][1]["variations"][0]["moves"][0], "c3-d4");
    assert_eq!(game["result"], "0-1");
    assert_eq!(game["end"], "W:Wa3,e3,b2,h2,a1,c1,g1:Bb8,d8,f8,h8,a7,e7,g7,b6,h6,Kh4");
}

#[test]
fn positions_go_through_every_format_that_can_be_read() {
    let fens = "W:Wa1:Bh8\nB:Wc3:BKf6\n";
    let russian = ["--variant", "russian"];
    for format in ["fen", "jsonl", "txt", "pdn"] {
        let there = piped("fen", format, &russian, fens);
        assert_eq!(piped(format, "fen", &russian, &there), fens, "{format}");
    }
}

#[test]
fn a_rulebooks_list_is_a_text_too() {
    let fen = piped("txt", "fen", &["--variant", "russian"], "белые: a1, с3 (2); черные: дамка b8\n");
    assert_eq!(fen, "W:Wc3,a1:BKb8\n");
}

#[test]
fn the_record_of_a_game_is_a_text_too() {
    let game = "[White \"A\"][Black \"B\"][GameType \"25\"] 1. e3-d4 d6-c5 2. f2-e3 *";
    let text = piped("pdn", "txt", &["--language", "uk"], game);
    assert!(text.starts_with("Білі: A   Чорні: B\n1. e3-d4 d6-c5\n"), "{text}");
    let russian = ["--variant", "russian"];
    assert_eq!(piped("txt", "fen", &russian, &text), piped("pdn", "fen", &[], game));
}

#[test]
fn first_last_or_all_positions_of_a_game() {
    let game = "[GameType \"25\"] 1. e3-d4 d6-c5 *";
    let fens = |which| {
        piped("pdn", "fen", &["--positions", which], game).lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let all = fens("all");
    assert_eq!(all.len(), 3);
    assert_eq!(fens("first"), all[..1]);
    assert_eq!(fens("last"), all[2..]);
}

#[test]
fn formats_follow_from_names_and_drawings_are_numbered() {
    let folder = Folder::new("convert-names");
    let games = folder.write("games.PDN", RICH);
    assert_eq!(damka(&["convert", &games, &folder.file("one.svg"), "--positions", "first"]).code, 0);
    assert_eq!(folder.names(), ["games.PDN", "one-1.svg", "one-2.svg"]);
    let single = folder.write("single.fen", "W:Wa1:Bh8");
    assert_eq!(damka(&["convert", &single, &folder.file("single.svg"), "--variant", "russian"]).code, 0);
    assert!(fs::read_to_string(folder.file("single.svg")).expect("a drawing").starts_with("<svg "));
}

#[test]
fn trouble_leaves_everything_as_it_was() {
    let folder = Folder::new("convert-trouble");
    let games = folder
        .write("games.pdn", "[GameType \"25\"] 1. e3-d4 *\n[GameType \"25\"] 1. e3-d4 d6-e5 2. a1-b2 *\n");
    let out = folder.write("out.jsonl", "what was there\n");
    let run = damka(&["convert", &games, &out, "--json"]);
    assert_eq!(run.code, 1);
    let message = run.error()["message"].as_str().expect("words").to_owned();
    assert!(message.contains("line 2") && message.contains("--skip-trouble"), "{message}");
    assert_eq!(fs::read_to_string(&out).expect("a file"), "what was there\n");
    assert_eq!(folder.names(), ["games.pdn", "out.jsonl"], "no temporary file is left behind");

    let run = damka(&["convert", &games, &out, "--skip-trouble"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, "damka: left out 1 with trouble\n"));
    assert_eq!(fs::read_to_string(&out).expect("a file").lines().count(), 1);
}

#[test]
fn a_file_can_be_converted_onto_itself() {
    let folder = Folder::new("convert-itself");
    let fens = folder.write("list.fen", "W:W29:B4\n# a remark\n\nW:WK29:B4\n");
    assert_eq!(damka(&["convert", &fens, &fens, "--variant", "russian"]).code, 0);
    assert_eq!(fs::read_to_string(&fens).expect("a file"), "W:Wa1:Bh8\nW:WKa1:Bh8\n");
}

#[test]
fn devices_are_written_to_and_not_replaced() {
    if Path::new("/dev/null").exists() {
        let run =
            damka_reading(&["convert", "--from", "pdn", "--to", "fen", "-", "/dev/null"], RICH.as_bytes());
        assert_eq!(run.code, 0, "{}", run.stderr);
        assert!(!fs::metadata("/dev/null").expect("a device").is_file());
    }
}

#[test]
fn wrong_use_is_explained() {
    let calls: [(&[&str], &str); 5] = [
        (&["convert", "-", "-"], "--from"),
        (&["convert", "--from", "pdn", "-", "out"], "--to"),
        (&["convert", "--from", "svg", "--to", "pdn", "-", "-"], "not read"),
        (&["convert", "--from", "fen", "--to", "pdn", "-", "-"], "--variant"),
        (&["convert", "no-such-file.pdn", "-", "--to", "fen"], "no-such-file.pdn"),
    ];
    for (arguments, word) in calls {
        let run = damka(arguments);
        assert_eq!(run.code, 2, "{arguments:?}");
        assert!(run.stderr.contains(word), "{arguments:?}: {}", run.stderr);
    }
}

#[test]
fn hostile_input_is_refused_and_does_no_harm() {
    let deep = format!(
        "{}{}",
        "{\"moves\":[],\"notes\":[{\"ply\":0,\"variations\":[".repeat(5000),
        "]}]}".repeat(5000)
    );
    let hostile = [
        ("jsonl", "{"),
        ("jsonl", "[]"),
        ("jsonl", "{\"variant\":\"chess\",\"moves\":[]}"),
        ("jsonl", "{\"variant\":\"russian\",\"moves\":[\"e3-d5\"]}"),
        ("jsonl", "{\"variant\":\"russian\",\"moves\":[\"/FEN \\\"\\\"/\"]}"),
        ("jsonl", "{\"variant\":\"russian\",\"moves\":[],\"notes\":[{\"ply\":9}]}"),
        ("jsonl", "{\"variant\":\"russian\",\"moves\":[],\"result\":\"3-0\"}"),
        ("jsonl", deep.as_str()),
        ("txt", "nonsense"),
        ("txt", "8 w w w w"),
        ("fen", "W:Wa1,a1,a1"),
        ("pdn", "((((((((((((((((((("),
    ];
    for (from, input) in hostile {
        let run = pipe(from, "jsonl", &["--variant", "russian"], input);
        let start: String = input.chars().take(60).collect();
        assert_eq!((run.code, run.stdout.as_str()), (1, ""), "{start}: {}", run.stderr);
        assert!(!run.stderr.contains("panicked"), "{start}: {}", run.stderr);
    }
}
