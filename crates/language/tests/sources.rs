//! What other rooms and the browser name has to be sayable; their sources are read as text.
#![expect(clippy::disallowed_methods, reason = "these tests read sources")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use language::{Language, Topic, module};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The variants of an enum, as the wire names them: `no-pieces`.
fn variants(path: &str, name: &str) -> Vec<String> {
    let text = read(path);
    let (_, rest) = text.split_once(&format!("pub enum {name} {{\n")).expect("the enum");
    let (body, _) = rest.split_once("\n}").expect("its end");
    let names = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names = names.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    names.map(|line| kebab(line.split(['(', ' ', ',']).next().unwrap_or_default())).collect()
}

fn kebab(camel: &str) -> String {
    let mut kebab = String::new();
    for letter in camel.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

#[test]
fn whatever_has_a_name_in_the_rules_has_one_in_every_language() {
    let text = Language::English.text();
    for (family, path, name, least) in [
        ("cause", "crates/game/src/outcome.rs", "Cause", 24),
        ("right", "crates/game/src/rights.rs", "What", 23),
        ("claim", "crates/game/src/command.rs", "Claim", 8),
        ("phase", "crates/game/src/state.rs", "Phase", 5),
        ("tempo", "crates/rulebook/src/discipline.rs", "Tempo", 3),
        ("edition", "crates/rulebook/src/edition/mod.rs", "Edition", 5),
        ("edition-short", "crates/rulebook/src/edition/mod.rs", "Edition", 5),
        ("opening", "crates/renju/src/opening/regulation.rs", "Regulation", 9),
        ("opening-about", "crates/renju/src/opening/regulation.rs", "Regulation", 9),
        ("choice", "crates/renju/src/opening/step.rs", "Choice", 4),
        ("foul", "crates/renju/src/foul.rs", "Foul", 3),
        ("foul-about", "crates/renju/src/foul.rs", "Foul", 3),
        ("role", "crates/people/src/role.rs", "Role", 4),
        ("scope", "crates/people/src/scope.rs", "Scope", 4),
        ("colour", "crates/draughts/src/colour.rs", "Colour", 2),
    ] {
        let variants = variants(path, name);
        assert!(variants.len() >= least, "{name} has only {variants:?}");
        for variant in variants {
            assert!(text.named(family, &variant).is_some(), "no language has {family}-{variant}");
        }
    }
}

#[test]
fn every_ballot_table_has_a_name_in_every_language() {
    let code = read("crates/rulebook/src/ballot.rs");
    let names: Vec<&str> =
        code.split("=> \"UA24-App.").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(names.len() >= 4, "{names:?}");
    for name in names {
        let name = format!("UA24-App.{name}");
        assert!(Language::English.text().named("ballot", &name).is_some(), "no language has ballot-{name}");
    }
}

#[test]
fn every_variant_has_a_name_in_every_language() {
    let text = Language::English.text();
    let mut variants = Vec::new();
    for entry in fs::read_dir(root().join("crates/draughts/src/variant")).expect("the variants") {
        variants.extend(
            entry.expect("a file").path().file_stem().map(|name| name.to_string_lossy().into_owned()),
        );
    }
    variants.retain(|name| name != "mod");
    assert!(variants.len() >= 6, "{variants:?}");
    for name in variants.iter().map(String::as_str).chain(["renju"]) {
        for family in ["discipline", "discipline-about"] {
            assert!(text.named(family, name).is_some(), "no language has {family}-{name}");
        }
    }
}

#[test]
fn the_browser_asks_only_for_what_there_is() {
    let all = module(Language::English, Topic::ALL);
    let mut files = Vec::new();
    scripts(&root().join("web"), &mut files);
    assert!(!files.is_empty());
    for file in files {
        let text = fs::read_to_string(&file).expect("a script");
        let code =
            text.lines().filter(|line| !line.trim_start().starts_with('*')).collect::<Vec<_>>().join("\n");
        for call in code.split("say(`").skip(1) {
            let family = call.split(['$', '`']).next().unwrap_or_default();
            let some = all.contains(&format!("\n\"{family}"));
            assert!(family.is_empty() || some, "{}: no language has {family}", file.display());
        }
        for call in code.split("say(").skip(1) {
            let Some(quote) = call.chars().next().filter(|sign| ['"', '\''].contains(sign)) else { continue };
            let (key, rest) = call[1..].split_once(quote).expect("a closed string");
            // What goes on after the string is a key made at run time.
            if rest.trim_start().starts_with([',', ')']) {
                assert!(all.contains(&format!("\n\"{key}\": ")), "{}: no language has {key}", file.display());
            }
        }
    }
}

fn scripts(folder: &Path, files: &mut Vec<PathBuf>) {
    sources(folder, "js", files);
}

fn sources(folder: &Path, kind: &str, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, kind, files);
        } else if path.extension().is_some_and(|extension| extension == kind) {
            files.push(path);
        }
    }
}

/// A text that nothing says is translated for nobody, and promises what is not there.
#[test]
fn every_text_is_said_somewhere() {
    let mut files = Vec::new();
    scripts(&root().join("web"), &mut files);
    for room in ["hall", "venue", "server", "forms", "language"] {
        sources(&root().join("crates").join(room).join("src"), "rs", &mut files);
    }
    let code: String = files.iter().map(|file| fs::read_to_string(file).expect("a source")).collect();
    let quoted: BTreeSet<&str> = code.split('"').collect();
    let called: BTreeSet<&str> = code.split('.').filter_map(|rest| Some(rest.split_once('(')?.0)).collect();
    let looked_up: BTreeSet<&str> =
        code.split("named(\"").filter_map(|rest| Some(rest.split_once('"')?.0)).collect();
    // Keys that are put together begin with their family: `cause-${cause}`.
    let begun: BTreeSet<&str> =
        code.split(['`', '"']).filter_map(|rest| rest.split_once("-$")).map(|(of, _)| of).collect();
    let is_begun = |(of, dash): (&str, &str)| {
        looked_up.contains(of)
            || begun.contains(of)
            || quoted.contains(dash)
            || of.contains('-') && quoted.contains(of)
    };
    let is_said = |key: &str| {
        let mut families = key.match_indices('-').map(|(end, _)| (&key[..end], &key[..=end]));
        quoted.contains(key) || called.contains(key.replace('-', "_").as_str()) || families.any(is_begun)
    };
    // What the program says in English words elsewhere, what articles say and how pieces are called is looked up by
    // these words and names.
    let by_name =
        |key: &str| ["said-", "article-", "white-", "black-"].iter().any(|name| key.starts_with(name));
    let all = module(Language::English, Topic::ALL);
    let keys: Vec<&str> = all
        .lines()
        .filter_map(|line| line.strip_prefix('"')?.split_once("\": "))
        .map(|(key, _)| key)
        .collect();
    assert!(keys.len() > 2000, "{}", keys.len());
    let silent: Vec<&&str> = keys.iter().filter(|key| !by_name(key) && !is_said(key)).collect();
    assert!(silent.is_empty(), "nothing says {silent:?}");
}

/// A Latin letter inside a Cyrillic word looks right and is read wrongly.
#[test]
fn no_word_mixes_alphabets() {
    let is_cyrillic = |letter: char| ('\u{400}'..='\u{4ff}').contains(&letter);
    for language in Language::ALL {
        for word in module(language, Topic::ALL).split(|letter: char| !letter.is_alphabetic()) {
            let mixed =
                word.contains(is_cyrillic) && word.contains(|letter: char| letter.is_ascii_alphabetic());
            assert!(!mixed, "{language}: {word}");
        }
    }
}

/// Letters that only one of the two has tell that a text stands in the wrong file.
#[test]
fn each_language_keeps_to_its_letters() {
    let own = [
        (Language::English, "абвгґдеёєжзиіїй"),
        (Language::Ukrainian, "ёъыэЁЪЫЭ"),
        (Language::Russian, "ґєіїҐЄІЇ’"),
    ];
    for (language, strange) in own {
        let module = module(language, Topic::ALL);
        // How units of time are written is told in all alphabets.
        for line in module.lines().filter(|line| !line.starts_with("\"said-unknown-unit-")) {
            assert!(!line.contains(|letter| strange.contains(letter)), "{language}: {line}");
            assert!(!line.contains(['\u{2068}', '\u{2069}']), "{language}: a mark of direction in {line}");
        }
    }
}
