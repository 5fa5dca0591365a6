//! `damka regulation`: what holds, what is refused, and which controls are recommended.

use serde_json::{Value, json};

use crate::damka;

#[test]
fn a_regulation_is_shown_with_the_article_of_each_value() {
    let run = damka(&["regulation", "--discipline", "russian"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    for [value, article] in [["30m+30s", "RU22:6.1.9.1.b"], ["loses beyond 30 min", "RU22:5.4.4.1"]] {
        let line = run.stdout.lines().find(|line| line.contains(value)).expect(value);
        assert!(line.ends_with(article), "{line}");
    }
    let answer = damka(&["regulation", "--discipline", "russian", "--games", "2", "--json"]).json();
    assert_eq!((&answer["accepted"], &answer["objections"]), (&json!(true), &json!([])));
    let pause = json!({ "about": "pause", "value": "5 min", "article": "RU22:5.4.6" });
    assert!(answer["terms"].as_array().expect("a list").contains(&pause), "{answer}");
}

#[test]
fn blitz_of_seven_minutes_is_refused() {
    let blitz = ["regulation", "--edition", "RU22", "--discipline", "russian blitz", "--control", "7m"];
    let run = damka(&blitz);
    assert_eq!((run.code, run.stderr.as_str()), (1, ""));
    assert!(run.stdout.contains("refusal: 7m gives 7 min for the game (RU22:6.1.9.3)"), "{}", run.stdout);
    assert!(
        run.stdout.contains("allowed: from 3 min to 5 min for the game; recommended: 3m+2s"),
        "{}",
        run.stdout
    );
    let run = damka(&[&blitz[..], &["--json"]].concat());
    assert_eq!(run.code, 1);
    let answer: Value = serde_json::from_str(&run.stdout).expect("one JSON value");
    assert_eq!((&answer["accepted"], &answer["terms"]), (&json!(false), &json!([])));
    assert_eq!(answer["objections"][0]["article"], "RU22:6.1.9.3");
    assert_eq!(answer["objections"][0]["weight"], "refusal");
}

#[test]
fn every_choice_reaches_the_edition() {
    let cases: [(&[&str], &str); 11] = [
        (&["--clock", "mechanical"], "RU22:5.4.2.1"),
        (&["--record", "none"], "RU22:5.4.3.1"),
        (&["--lateness", "61m"], "RU22:5.4.4.1"),
        (&["--games", "0"], "RU22:5.4.6"),
        (&["--games", "2", "--pause", "6m"], "RU22:5.4.6"),
        (&["--ballot", "UA24-App.5"], "RU22:6.2.2"),
        (&["--ballot", "UA24-App.2", "--drawn"], "RU22:VI.b"),
        (&["--additional", "1"], "RU22:5.4.6"),
        (&["--opening", "rif"], "RU22:9.2.4.3"),
        (&["--connection-pause", "2m"], "RU22:1.1.par2"),
        (&["--remote", "--record", "none"], "RU22:5.4.12.3"),
    ];
    for (choice, article) in cases {
        let run = damka(&[&["regulation"], choice].concat());
        assert_eq!(run.code, 1, "{choice:?}: {}", run.stdout);
        assert!(run.stdout.contains(&format!("({article})")), "{choice:?}: {}", run.stdout);
    }
    let advice: [(&[&str], &str); 4] = [
        (&["--remote", "--official"], "RU22:5.4.12.13"),
        (&["--control", "45m", "--clock", "mechanical", "--official"], "RU22:4.2.par6"),
        (&["--offers-from", "10"], "RU22:6.1.8.1"),
        (&["--form", "blindfold"], "RU22:1.2"),
    ];
    for (choice, article) in advice {
        let run = damka(&[&["regulation"], choice].concat());
        assert_eq!(run.code, 0, "{choice:?}: {}", run.stdout);
        assert!(
            run.stdout.lines().any(|line| line.starts_with("advice: ") && line.contains(article)),
            "{}",
            run.stdout
        );
    }
}

#[test]
fn a_control_has_to_be_stated_where_none_is_recommended() {
    let checkers = ["regulation", "--edition", "ua24", "--discipline", "checkers rapid"];
    let run = damka(&checkers);
    assert_eq!(run.code, 1);
    assert!(run.stdout.contains("UA24:III.clockuse.2"), "{}", run.stdout);
    let run = damka(&[&checkers[..], &["--control", "15m+3s"]].concat());
    assert_eq!(run.code, 0);
    assert!(run.stdout.contains("set by the organiser (UA24:III.timecontrol.7)"), "{}", run.stdout);
    let unknown = damka(&["regulation", "--edition", "RU-RENJU", "--control", "30m"]);
    assert_eq!(unknown.code, 1);
    assert!(unknown.stdout.contains("RU-RENJU has no rules for russian"), "{}", unknown.stdout);
}

#[test]
fn presets_are_listed_with_their_articles() {
    let run = damka(&["regulation", "presets", "--edition", "UA24", "--discipline", "international"]);
    assert_eq!((run.code, run.stderr.as_str()), (0, ""));
    for line in ["  90m/45,30m+30s ", "  limit: at least 30 s added for a move, with increment "] {
        assert!(run.stdout.contains(line), "{}", run.stdout);
    }
    let rapid = ["regulation", "presets", "--discipline", "russian rapid", "--json"];
    let page = damka(&rapid).json();
    assert_eq!(
        page[0]["presets"][0],
        json!({ "control": "8m+4s", "words": "8m+4s", "article": "RU22:6.1.9.2.a", "default": true })
    );
    assert_eq!(
        page[0]["limits"],
        json!([{ "words": "from 7 min to 15 min for the game", "article": "RU22:6.1.9.2", "weight": "refusal" }])
    );
    assert_eq!(page[0]["other"], "RU22:6.1.9.4");
    let whole = damka(&["regulation", "presets", "--edition", "RU22", "--json"]).json();
    assert_eq!(whole.as_array().expect("a list").len(), 18);
    let codex = damka(&["regulation", "presets", "--edition", "RU-CODEX"]);
    assert!(codex.stdout.contains("at most 6 h for a game of both players together"), "{}", codex.stdout);
}

#[test]
fn what_cannot_be_read_is_wrong_use_and_what_does_not_exist_is_refused() {
    for wrong in [["--lateness", "soon"], ["--lateness", "5m+3s"], ["--control", "7x"], ["--ballot", "none"]]
    {
        assert_eq!(damka(&["regulation", wrong[0], wrong[1]]).code, 2, "{wrong:?}");
    }
    let presets = ["regulation", "presets", "--edition", "RU-RENJU", "--discipline", "russian", "--json"];
    assert_eq!(damka(&presets).error()["article"], "RU-RENJU:5.2.1.2");
}
