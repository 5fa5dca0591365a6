//! `damka rulebook`: articles, words, differences and evidence.

use serde_json::Value;

use crate::damka;

#[test]
fn an_article_is_shown_with_everything_around_it() {
    let run = damka(&["rulebook", "show", "ru22:6.1.5.3"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    let words =
        ["RU22:6.1.5.3  ", "area         rules", "disposition  stated", "part of      RU22:6.1.5 Capture"];
    for word in words {
        assert!(run.stdout.contains(word), "{word:?} is not in\n{}", run.stdout);
    }
    assert!(run.stdout.contains("crates/draughts/src/variant/russian.rs"), "{}", run.stdout);
    let fits = |line: &str| line.chars().count() <= 100 || !line.trim().contains(' ');
    assert!(run.stdout.lines().all(fits), "{}", run.stdout);
}

#[test]
fn an_article_is_told_to_programs() {
    let answer = damka(&["rulebook", "show", "UA24:VI.capture.16.1", "--json"]).json();
    assert_eq!(answer["edition"], "UA24");
    assert_eq!(answer["number"], "VI.capture.16.1");
    assert_eq!(answer["weight"], "must");
    assert!(answer["differs"].as_str().is_some_and(|words| words.contains("6.2.3")), "{answer}");
    assert!(!answer["tests"].as_array().expect("a list").is_empty(), "{answer}");
    let parent = damka(&["rulebook", "show", "RU22:6.1.5", "--json"]).json();
    let children = parent["children"].as_array().expect("a list");
    assert!(children.contains(&Value::from("RU22:6.1.5.3")), "{parent}");
    assert_eq!(parent["example"], Value::Null);
}

#[test]
fn an_unknown_article_is_answered_with_the_nearest_ones() {
    let run = damka(&["rulebook", "show", "RU22:6.1.8.33"]);
    assert_eq!(run.code, 1);
    assert!(run.stderr.contains("no edition has an article \"RU22:6.1.8.33\""), "{}", run.stderr);
    assert!(run.stderr.contains("the nearest are RU22:6.1.8.3 ("), "{}", run.stderr);
    let error = damka(&["rulebook", "show", "RU22:6.1.8.33", "--json"]).error();
    assert_eq!(error["allowed"][0], "RU22:6.1.8.3");
    let nonsense = damka(&["rulebook", "show", "\u{1b}[2J"]);
    assert_eq!(nonsense.code, 1);
    assert!(nonsense.stderr.contains("an article is named like"), "{}", nonsense.stderr);
    assert!(!nonsense.stderr.contains('\u{1b}'));
}

#[test]
fn words_are_found_in_the_best_place_first() {
    let found = damka(&["rulebook", "search", "sealed", "MOVE", "--json"]).json();
    let found = found.as_array().expect("a list");
    assert!(found.len() > 3, "{found:?}");
    let title = found[0]["title"].as_str().expect("words").to_lowercase();
    assert!(title.contains("sealed") && title.contains("move"), "{title}");
    let some = damka(&["rulebook", "search", "sealed", "--edition", "ru-renju", "--json"]).json();
    let some = some.as_array().expect("a list");
    assert!(some.iter().all(|row| row["article"].as_str().is_some_and(|name| name.starts_with("RU-RENJU:"))));
    let none = damka(&["rulebook", "search", "zugzwang", "sealed"]);
    assert_eq!(none.code, 1);
    assert!(none.stderr.contains("no article has all of"), "{}", none.stderr);
}

#[test]
fn a_part_of_the_book_is_listed() {
    let run = damka(&["rulebook", "list", "--edition", "RU-CODEX", "--area", "adjournment"]);
    assert_eq!(run.code, 0, "{}", run.stderr);
    assert!(run.stdout.ends_with("14 articles\n"), "{}", run.stdout);
    assert_eq!(run.stdout.lines().filter(|line| line.starts_with("RU-CODEX:")).count(), 14);
    assert_eq!(damka(&["rulebook", "list", "--area", "openings"]).code, 2);
    assert_eq!(damka(&["rulebook", "list", "--edition", "RU23"]).code, 2);
}

#[test]
fn editions_are_compared() {
    let lines = damka(&["rulebook", "diff", "RU22", "UA24", "--area", "draw", "--json"]).json();
    let lines = lines.as_array().expect("a list");
    assert_eq!(lines.len(), 39, "every article of UA24 about draws");
    assert!(lines.iter().all(|line| line["right"].as_str().is_some_and(|name| name.starts_with("UA24:"))));
    for how in ["same", "differs", "only"] {
        assert!(lines.iter().any(|line| line["how"] == how), "{how}");
    }
    let run = damka(&["rulebook", "diff", "UA24", "RU22", "--area", "draw"]);
    assert!(run.stdout.contains("They differ (") && run.stdout.contains("Only UA24 ("), "{}", run.stdout);
    let beside = damka(&["rulebook", "diff", "RU-CODEX", "RU-RENJU"]);
    assert!(beside.stdout.contains("Only RU-CODEX (") && beside.stdout.contains("Only RU-RENJU ("));
    assert_eq!(damka(&["rulebook", "diff", "RU22", "RU22"]).code, 1);
}

#[test]
fn conformance_says_what_is_kept_and_what_is_missing() {
    let answer = damka(&["rulebook", "conformance", "--edition", "RU22", "--area", "rules", "--json"]).json();
    let articles = answer["articles"].as_array().expect("a list");
    assert_eq!(answer["totals"]["articles"], articles.len());
    let lacking = articles.iter().filter(|row| !row["lacks"].is_null()).count() as u64;
    let must = &answer["totals"]["must"];
    let (kept, of) = (must["kept"].as_u64().expect("a number"), must["of"].as_u64().expect("a number"));
    assert_eq!(of - kept, lacking, "what has to hold and has no test");
    let missing =
        damka(&["rulebook", "conformance", "--edition", "RU22", "--area", "rules", "--missing", "--json"]);
    assert_eq!(missing.json()["articles"].as_array().expect("a list").len() as u64, lacking);
    let run = damka(&["rulebook", "conformance", "--area", "ballot"]);
    let last = run.stdout.lines().last().unwrap_or_default();
    assert!(last.starts_with("all ") && last.contains(" 13 "), "{}", run.stdout);
}
