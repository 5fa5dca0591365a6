//! Renju: `damka renju` and the renju side of `moves`, `show`, `convert` and `bench`.

use serde_json::{Value, json};

use crate::{damka, damka_reading};

/// The double three of the rulebook's fixtures, in both spellings.
const R33: &str = "B:Bh8,e7,f7,g5,g6:Wa1,a15,o1,o15,a8";
const R33_RU22: &str = "B:BH8,E7,F7,G5,G6:WA1,A15,P1,P15,A8";

fn lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("one JSON value a line")).collect()
}

#[test]
fn the_moves_of_renju_have_exactly_the_fields_of_the_contract() {
    let answer = damka(&["moves", "renju", "--position", "h8 i9", "--json"]).json();
    let fields: Vec<_> = answer.as_object().expect("an object").keys().cloned().collect();
    let mut expected =
        ["variant", "dialect", "position", "fen", "turn", "moves", "pass", "forbidden", "outcome"]
            .map(str::to_owned);
    expected.sort();
    assert_eq!(fields, expected);
    assert_eq!(answer["turn"], "black");
    assert_eq!(answer["moves"].as_array().expect("a list").len(), 223);
    assert_eq!((&answer["forbidden"], &answer["outcome"]), (&json!([]), &Value::Null));
    assert_eq!(answer["fen"], "B:Bh8:Wi9");
}

#[test]
fn ru22_9_2_4_2_a_forbidden_points_are_explained() {
    let answer = damka(&["moves", "renju", "--position", R33, "--json"]).json();
    let [forbidden] = &answer["forbidden"].as_array().expect("a list")[..] else { panic!("{answer}") };
    assert_eq!((&forbidden["point"], &forbidden["kind"]), (&json!("g7"), &json!("33")));
    assert_eq!(forbidden["article"], "RU22:9.2.4.2.a");
    let because = forbidden["because"].as_array().expect("a list");
    assert_eq!(because.iter().filter(|row| row["row"] == "three" && row["counts"] == true).count(), 2);
    assert_eq!(because[0]["extensions"][0]["effect"], "open four");
    assert!(!answer["moves"].as_array().expect("a list").contains(&json!("g7")));
    let words = damka(&["moves", "renju", "--position", R33]).stdout;
    assert!(words.contains("\ng7: double three (RU22:9.2.4.2.a)\n  three "), "{words}");
    assert!(words.ends_with("\n214 points, black to move, 1 forbidden to black\n"), "{words}");
}

#[test]
fn ru22_9_2_2_2_the_dialect_is_explicit() {
    let answer = damka(&["moves", "renju", "--position", R33_RU22, "--dialect", "ru22", "--json"]).json();
    assert_eq!(answer["dialect"], "ru22");
    assert_eq!(answer["forbidden"][0]["point"], "G7");
    assert!(answer["forbidden"][0]["text"].as_str().expect("text").starts_with("G7: double three"));
    let error = damka(&["moves", "renju", "--position", R33_RU22, "--json"]).error();
    assert_eq!(error["article"], "RU22:9.2.2.2");
    assert!(error["message"].as_str().expect("text").contains("dialect ru22"), "{error}");
}

#[test]
fn refusals_name_the_article_and_what_is_allowed() {
    let error = damka(&["moves", "renju", "--position", "g7", "--json"]);
    assert_eq!(error.code, 1);
    assert_eq!(error.error()["article"], "RU22:9.2.4.1");
    assert_eq!(error.error()["allowed"], json!(["h8"]));
    let error = damka(&["moves", "renju", "--position", "h8 h8", "--json"]).error();
    assert_eq!(error["allowed"].as_array().expect("a list").len(), 224);
    assert!(
        error["message"]
            .as_str()
            .expect("text")
            .starts_with("move 2: a stone lies on h8; allowed: any of 224")
    );
    // A foul: refused by default, let through where it is corrected, lost where it loses.
    let foul = "h8 a1 e7 a15 f7 o1 g5 o15 g6 a8 g7";
    let error = damka(&["moves", "renju", "--position", foul, "--json"]).error();
    assert_eq!(error["article"], "RU22:9.2.4.2.a");
    let corrected = damka(&["moves", "renju", "--position", foul, "--foul", "corrected", "--json"]).json();
    assert_eq!((&corrected["turn"], &corrected["outcome"]), (&json!("white"), &Value::Null));
    let lost = damka(&["moves", "renju", "--position", foul, "--foul", "loses", "--json"]).json();
    assert_eq!((&lost["outcome"], &lost["moves"]), (&json!("white"), &json!([])));
}

#[test]
fn ru22_9_2_7_1_b_two_passes_are_a_draw() {
    let answer = damka(&["moves", "renju", "--position", "h8 - -", "--json"]).json();
    assert_eq!((&answer["outcome"], &answer["pass"]), (&json!("draw"), &json!(false)));
    let words = damka(&["moves", "renju", "--position", "1 h8 2 - 3 -"]);
    assert_eq!(words.stdout, "drawn by two passes (RU22:9.2.7.1.b)\n");
}

#[test]
fn options_of_one_game_are_no_options_of_the_other() {
    assert_eq!(damka(&["moves", "russian", "--position", "h8"]).code, 2);
    assert_eq!(damka(&["show", "renju", "--mark", "h8"]).code, 2);
    assert_eq!(damka(&["moves", "renju", "--dialect", "latin"]).code, 2);
    assert_eq!(damka(&["perft", "renju", "1"]).code, 2);
}

#[test]
fn forbidden_points_of_a_file_come_line_by_line() {
    let file = format!("# fixtures\n{R33}\n\nh8 i9\nh8 h8\nB:Bd7,e7,f7,h7,i7:W\n");
    let run = damka_reading(&["renju", "forbidden", "-", "--json"], file.as_bytes());
    assert_eq!(run.code, 1);
    let answers = lines(&run.stdout);
    assert_eq!(
        answers.iter().map(|answer| answer["line"].as_u64()).collect::<Vec<_>>(),
        [Some(2), Some(4), Some(5), Some(6)]
    );
    assert_eq!(answers[0]["forbidden"][0]["point"], "g7");
    assert_eq!(answers[1]["forbidden"], json!([]));
    assert_eq!(answers[2]["error"]["article"], "RU22:9.2.4.1");
    let unread = damka_reading(&["renju", "forbidden", "-"], b"h8\nh8 zz");
    assert!(
        unread.stdout.contains("2: the position \"h8 zz\" cannot be read: column 4: "),
        "{}",
        unread.stdout
    );
    assert_eq!(answers[3]["forbidden"][0]["kind"], "6");
    let words = damka_reading(&["renju", "forbidden", "-"], R33.as_bytes());
    assert_eq!(words.code, 0);
    assert!(words.stdout.starts_with("1: g7 (33)  ["), "{}", words.stdout);
    assert_eq!(damka(&["renju", "forbidden", "/nowhere/at/all"]).code, 2);
}

#[test]
fn openings_are_named_under_every_symmetry() {
    let answer = damka(&["renju", "opening", "h8 h9 i10", "--json"]).json();
    let expected = json!({"position": "h8 h9 i10", "dialect": "world", "code": "2D", "name": "Keigetsu", "signs": "渓月",
        "canonical": "h8 h9 i10", "symmetry": "as it stands"});
    assert_eq!(answer, expected);
    let turned = damka(&["renju", "opening", "h8i8j7", "--json"]).json();
    assert_eq!((&turned["code"], &turned["symmetry"]), (&json!("2D"), &json!("three quarter turn")));
    assert_eq!(
        damka(&["renju", "opening", "H8 H9 K10", "--dialect", "ru22"]).stdout.split(' ').next(),
        Some("3D")
    );
    for moves in ["h8 h9", "h8 h10 h9", "h8 - i9", "h8 h9 a1"] {
        let run = damka(&["renju", "opening", moves, "--json"]);
        assert_eq!((run.code, &run.error()["article"]), (1, &json!("RU22:9.2.4.3")), "{moves}");
    }
}

#[test]
fn ru22_9_2_4_3_a_regulation_says_who_acts_and_what_is_allowed() {
    let follow = |regulation: &str, acts: &str| {
        damka(&["renju", "opening", acts, "--regulation", regulation, "--json"])
    };
    let answer = follow("taraguchi-10", "1:h8 2:keep h9 swap i10 press g7").json();
    assert_eq!((&answer["position"], &answer["code"]), (&json!("h8 h9 i10 g7"), &json!("2D")));
    assert_eq!((&answer["black"], &answer["white"]), (&json!("second"), &json!("first")));
    let expected = json!({"player": "second", "task": "choose", "allowed": ["keep", "swap", "offer"]});
    assert_eq!(answer["turn"], expected);
    // Black of the four stones h8 h9 h7 h10 cannot offer both sides of a symmetrical row.
    let offers = follow("rif", "h8 h9 h7 keep h10 g8").json();
    assert_eq!((&offers["offers"], &offers["turn"]["task"]), (&json!(["g8"]), &json!("offer")));
    let over = follow("rif", "h8 h9 i10 keep g7 a1 a2 a2 o1").json();
    assert_eq!((&over["turn"], &over["position"]), (&Value::Null, &json!("h8 h9 i10 g7 a2 o1")));
    let words =
        damka(&["renju", "opening", "H8 H9 K10", "--regulation", "sakata", "--dialect", "ru22"]).stdout;
    assert!(words.contains("3D Sosei") && words.contains("the second player puts a white stone"), "{words}");
}

#[test]
fn ru22_9_2_4_3_what_a_regulation_does_not_allow_is_refused_with_what_it_does() {
    let cases = [
        ("rif", "2:h8", "the other player acts", "RU22:9.2.4.3", "h8"),
        ("rif", "g7", "outside the area", "RU22:9.2.4.3", "h8"),
        ("rif", "h8 h9 h9", "a stone lies on h9", "RU22:9.2.4.1", "f6"),
        ("rif", "h8 h9 h7 keep h10 g8 i8", "equals g8", "RU22:9.2.4.3", "a1"),
        ("rif", "h8 h9 i10 keep g7 a1 a2 a3", "a3 was not offered", "RU22:9.2.4.3", "a1"),
        ("yamaguchi-12", "h8 h9 i10 13", "13 fifth moves are not allowed", "RU22:9.2.4.3", "1"),
        ("sakata", "h8 h9 i10 1:g7", "the other player acts", "RU22:9.2.4.3", "e5"),
        ("tarannikov", "h8 1:swap", "the other player acts", "RU22:9.2.4.3", "keep"),
        ("taraguchi-10", "h8 keep h9 keep i10 keep g7 two", "something else", "RU22:9.2.4.3", "keep"),
        ("soosyrv-8", "h8 h9 i10 keep a1 2:9", "9 fifth moves are not allowed", "RU22:9.2.4.3", "1"),
        ("swap", "h8 h9 j6", "13D is excluded", "RU22:9.2.4.3", "g6"),
        ("swap2", "a1 b1 c1 1:keep", "the other player acts", "RU22:9.2.4.3", "keep"),
        ("free", "press", "no pass", "RU22:9.3.1.5", "h8"),
        ("rif", "h8 q9", "\"q9\" is no point", "RU22:9.2.2.2", ""),
    ];
    for (regulation, acts, message, article, allowed) in cases {
        let run = damka(&["renju", "opening", acts, "--regulation", regulation, "--json"]);
        assert_eq!(run.code, 1, "{regulation} {acts}");
        let error = run.error();
        assert!(error["message"].as_str().expect("text").contains(message), "{regulation} {acts}: {error}");
        assert_eq!(error["article"], article, "{regulation} {acts}");
        assert_eq!(error["allowed"][0].as_str().unwrap_or_default(), allowed, "{regulation} {acts}");
    }
    let unknown = damka(&["renju", "opening", "h8", "--regulation", "taraguchi-99"]);
    assert_eq!(unknown.code, 2);
    assert!(
        unknown.stderr.contains("taraguchi-10") && unknown.stderr.contains("1 to 56"),
        "{}",
        unknown.stderr
    );
}

#[test]
fn wins_by_fours_come_with_their_proof() {
    let won = "B:Be7,f7,g7,h5,h6:Wd7,a1,a2,a4";
    let answer = damka(&["renju", "vcf", won, "--tree", "--json"]).json();
    assert_eq!((&answer["outcome"], &answer["attacker"]), (&json!("won"), &json!("black")));
    let line = answer["line"].as_array().expect("a list");
    assert_eq!(answer["moves"].as_u64().expect("a number"), line.len().div_ceil(2) as u64);
    assert_eq!(answer["tree"]["move"], line[0]);
    let words = damka(&["renju", "vcf", won]).stdout;
    assert!(words.starts_with("black wins by vcf in "), "{words}");
    // Black's double four is a foul, White's is not.
    let both = "e7,f7,g7,h4,h5,h6";
    let black = damka(&["renju", "vcf", &format!("B:B{both}:Wd7,h3,a1,a2,a4"), "--json"]).json();
    assert_eq!(black["outcome"], "no win");
    let white = damka(&["renju", "vcf", &format!("W:Bd7,h3,a1,a2,a4:W{both}"), "--json"]).json();
    assert_eq!(white["outcome"], "won");
    let limited = damka(&["renju", "vcf", won, "--nodes", "1", "--json"]).json();
    assert_eq!(limited["outcome"], "unknown");
    let over = damka(&["renju", "vcf", "B:Ba1,b1,c1,d1,e1:W", "--json"]);
    assert_eq!((over.code, &over.error()["article"]), (1, &json!("RU22:9.2.6.1")));
}

#[test]
fn ru22_9_3_2_1_records_are_shown_with_numbers_and_passes() {
    let text = damka(&["show", "renju", "--position", "h8 i9 -"]).stdout;
    assert!(text.contains("(1)") && text.ends_with("\n3 -\n"), "{text}");
    let circles = damka(&["show", "renju", "--position", "h8 i9 -", "--look", "circles", "--svg", "-"]);
    assert!(circles.stdout.starts_with("<svg ") && circles.stdout.contains(">3 -<"));
    let answer = damka(&["show", "renju", "--position", R33, "--forbidden", "--json"]).json();
    assert!(answer["svg"].as_str().expect("text").contains(">33</text>"));
    assert!(answer["words"].as_str().expect("text").ends_with("Forbidden to Black: g7 (double three)."));
}

#[test]
fn games_are_converted_and_come_back_the_same() {
    let record =
        b"[Black \"A\"]\n[White \"B\"]\n[Letters \"A-P\"]\n\n1 H8 2 K9 (2 H9 3 I9) 3 - 4 - 1/2-1/2\n";
    let convert = |from: &str, to: &str, input: &[u8]| {
        let run =
            damka_reading(&["convert", "--variant", "renju", "--from", from, "--to", to, "-", "-"], input);
        assert_eq!(run.code, 0, "{from} {to}: {}", run.stderr);
        run.stdout
    };
    let sgf = convert("txt", "sgf", record);
    assert!(sgf.contains("GM[4]") && sgf.contains(";B[hh](;W[jg];B[];W[])(;W[hg];B[ig])"), "{sgf}");
    let back = convert("sgf", "txt", sgf.as_bytes());
    assert!(
        back.contains("[Letters \"a-o\"]") && back.contains("1 h8 2 j9 (2 h9 3 i9) 3 - 4 - 1/2-1/2"),
        "{back}"
    );
    let json = convert("sgf", "jsonl", sgf.as_bytes());
    assert_eq!(lines(&json)[0]["moves"], json!(["h8", "j9", "-", "-"]));
    assert_eq!(lines(&json)[0]["lines"], json!([{"line": 0, "ply": 2, "moves": ["h9", "i9"]}]));
    assert_eq!(convert("jsonl", "jsonl", json.as_bytes()), json);
    assert_eq!(convert("jsonl", "sgf", json.as_bytes()), sgf);
    assert_eq!(convert("sgf", "fen", sgf.as_bytes()), "B:Bh8:Wj9\n");
    assert!(convert("sgf", "svg", sgf.as_bytes()).contains("A - B"));
    let psq = convert("sgf", "psq", b"(;GM[4];B[hh];W[ig])");
    assert_eq!(psq, "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n?\n?\n-1\n");
    let pos = convert("psq", "pos", psq.as_bytes());
    assert_eq!(pos.as_bytes(), [2, 112, 98]);
    assert!(convert("pos", "txt", pos.as_bytes()).contains("1 h8 2 i9 *"));
}

#[test]
fn trees_go_through_json_with_every_line_and_comment() {
    let convert = |from: &str, to: &str, input: &[u8]| {
        let run =
            damka_reading(&["convert", "--variant", "renju", "--from", from, "--to", to, "-", "-"], input);
        assert_eq!(run.code, 0, "{from} {to}: {}", run.stderr);
        run.stdout
    };
    let tree =
        "(;GM[4]C[before];B[hh]C[first](;W[ig](;B[ih])(;B[gg]C[side]))(;W[hg](;B[ii];W[aa])(;B[]))(;W[]))";
    let sgf = convert("sgf", "sgf", tree.as_bytes());
    let json = convert("sgf", "jsonl", tree.as_bytes());
    assert_eq!(convert("jsonl", "sgf", json.as_bytes()), sgf, "{json}");
    let comments = json!([{"line": 0, "ply": 0, "text": "before"}, {"line": 0, "ply": 1, "text": "first"},
        {"line": 3, "ply": 3, "text": "side"}]);
    assert_eq!(lines(&json)[0]["comments"], comments, "{json}");
    // Deeper than a reader of JSON would go into brackets.
    let deep = "(;W[aa])(;W[bb](;B[cc])(;B[dd]".repeat(3000);
    let deep = format!("(;GM[4];B[hh]{deep}{}", ")".repeat(6001));
    let json = convert("sgf", "jsonl", deep.as_bytes());
    assert_eq!(convert("jsonl", "sgf", json.as_bytes()), convert("sgf", "sgf", deep.as_bytes()));
    for wrong in [r#"{"line":0,"ply":2,"moves":["h9"]}"#, r#"{"line":1,"ply":1,"moves":[]}"#] {
        let entry = format!(r#"{{"variant":"renju","dialect":"world","moves":["h8"],"lines":[{wrong}]}}"#);
        let run = damka_reading(
            &["convert", "--variant", "renju", "--from", "jsonl", "--to", "sgf", "-", "-"],
            entry.as_bytes(),
        );
        assert_eq!(run.code, 1);
        assert!(run.stderr.contains("has no move at ply"), "{}", run.stderr);
    }
}

#[test]
fn what_cannot_be_converted_is_refused_with_its_place() {
    let convert = |from: &str, to: &str, input: &[u8]| {
        damka_reading(
            &["convert", "--variant", "renju", "--from", from, "--to", to, "-", "-", "--json"],
            input,
        )
    };
    let run = convert("sgf", "psq", b"(;GM[4];B[hh];W[])");
    assert_eq!((run.code, &run.error()["message"]), (1, &json!("this format cannot hold a pass")));
    let run = convert("txt", "sgf", b"1 h8 2 i9");
    assert!(run.error()["message"].as_str().expect("text").contains("letters"), "{}", run.stderr);
    let run = convert("sgf", "txt", b"(;GM[4];B[hh];W[hh])");
    assert_eq!((run.code, &run.error()["article"]), (1, &json!("RU22:9.2.4.1")));
    let run = convert("lib", "txt", b"\xffRenLib\xff\x03\x04");
    assert!(
        run.error()["message"].as_str().expect("text").starts_with("byte 10: the header is not finished"),
        "{}",
        run.stderr
    );
    assert_eq!(convert("pdn", "txt", b"").code, 2);
    assert_eq!(convert("fen", "txt", b"h8").code, 2);
    assert_eq!(
        damka_reading(
            &["convert", "--from", "pdn", "--to", "sgf", "-", "-"],
            b"[GameType \"25\"]\n1. c3-d4 *"
        )
        .code,
        2
    );
}

#[test]
fn the_bench_covers_renju() {
    let answer = damka(&["bench", "--quick", "--json"]).json();
    let renju = &answer["renju"];
    assert_eq!(renju["positions"], 200);
    assert!(renju["forbidden"].as_u64().expect("a number") > 100, "{renju}");
    assert!(renju["vcf_nodes"].as_u64().expect("a number") > 1000, "{renju}");
}
