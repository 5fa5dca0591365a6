//! Every reason another room can give a player has to be there in every language. The rooms are read as text: whatever they put
//! in quotation marks and has a space in it is something they say.
#![expect(clippy::disallowed_methods, reason = "these tests read sources")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Files beside those of `crates/game/src` whose words reach players.
const FILES: [&str; 14] = [
    "rulebook/src/check.rs",
    "rulebook/src/ballot.rs",
    "rulebook/src/preset.rs",
    "rulebook/src/objection.rs",
    "rulebook/src/law/irregularity.rs",
    "renju/src/opening/mod.rs",
    "renju/src/position.rs",
    "renju/src/foul.rs",
    "notation/src/moves/error.rs",
    "notation/src/square.rs",
    "draughts/src/refusal.rs",
    "clock/src/refused.rs",
    "clock/src/text.rs",
    "game/src/outcome.rs",
];

/// What is said to nobody, or only as a part of something longer that is translated as a whole.
const PARTS: [&str; 20] = [
    "{} gives {} {}",
    "chief arbiter",
    "touched a piece on the opponent's turn",
    "touched, not lifted",
    ", {} moves counted",
    "no ballot table is called {}; there are",
    "at most ",
    "{} to {}",
    ", with increment",
    ", without increment",
    "there is no piece on ",
    "the piece on ",
    " belongs to the opponent",
    "the piece cannot go as far as ",
    "the square ",
    " is not free",
    " stands in the way",
    "the own piece on ",
    " is not jumped",
    " is jumped only once",
];

/// Of an event: what is said to nobody, or only as a part of something longer.
const OF_EVENTS: [&str; 26] = [
    "a complete pairing was seen",
    "nobody stays without an opponent",
    "no more and no fewer",
    "the group was seen to be pairable",
    ", of ",
    " by the {}",
    "refused: {}{}{}",
    "no category or title is called {}; known are",
    "not decided:",
    "{} by {}",
    "{} is no result; results are",
    "{} to {} by ",
    ", value {}",
    " against {}",
    "is ruled out by the regulation",
    "has been paired before",
    "the pair {}-{} {}",
    "counts are indexed by the colours that may be given",
    "goes down",
    "goes up",
    "{} {} from the group of {} to that of {}",
    "{} stands at an {} place and has {}",
    "the {} players cannot all be paired without a pair that is ruled out",
    "; nobody is left for {}",
    "a protest is about one thing: name either `decision` or `game`",
    "; play fewer rounds, lift forced or forbidden pairs, or end the event here",
];

#[test]
fn every_reason_is_there_in_every_language() {
    let english = english();
    let (mut missing, mut found) = (BTreeSet::new(), 0);
    for (path, code) in sources() {
        for words in literals(&code) {
            let shape = shape(&words);
            let whole = shape.strip_suffix(" ({})").unwrap_or(&shape);
            if !shape.contains(|letter: char| letter.is_ascii_alphabetic()) {
                continue;
            }
            found += 1;
            if !english.contains(whole) && !PARTS.contains(&whole) {
                missing.insert(format!("{path}: {words}"));
            }
        }
    }
    let list = missing.into_iter().collect::<Vec<_>>().join("\n  ");
    assert!(list.is_empty(), "text/*/refusal.ftl or objection.ftl lack\n  {list}");
    assert!(found > 500, "only {found} texts were found");
}

/// What an event says on its pages: reasons, objections, notices, explanations of pairs.
#[test]
fn every_reason_of_an_event_is_there_in_every_language() {
    let english = english();
    let mut files = Vec::new();
    gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../competition/src"), &mut files);
    // Files of other programs are read by those who write them.
    files.retain(|file| {
        !file.components().any(|part| ["trf", "import"].iter().any(|name| part.as_os_str() == *name))
    });
    let (mut missing, mut found) = (BTreeSet::new(), 0);
    for (path, code) in files.into_iter().map(code) {
        for words in literals(&code) {
            let shape = shape(&words);
            found += 1;
            let is_words = shape.replace("{}", "").contains(|letter: char| letter.is_ascii_alphabetic());
            if is_words && !english.contains(&shape) && !OF_EVENTS.contains(&&*shape) {
                missing.insert(format!("{path}: {words}"));
            }
        }
    }
    let list = missing.into_iter().collect::<Vec<_>>().join("\n  ");
    assert!(list.is_empty(), "text/*/event.ftl lacks\n  {list}");
    assert!(found > 500, "only {found} texts were found");
}

/// What tables, events and the server add of their own: `No::new("taken", "both seats are taken").instead("you can watch the game")`.
#[test]
fn every_no_of_the_server_is_there_in_every_language() {
    let (english, text) = (english(), language::Language::English.text());
    let mut files = Vec::new();
    for room in ["hall", "venue", "server"] {
        gather(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(room).join("src"), &mut files);
    }
    let (mut missing, mut found) = (BTreeSet::new(), 0);
    for (path, code) in files.into_iter().map(code) {
        for call in code.split("No::new(").skip(1) {
            let mut words = strings(&call[..closing(call)]).into_iter();
            if let Some(name) = words.next().filter(|_| call.starts_with('"')) {
                found += 1;
                if text.named("no", &name).is_none() {
                    missing.insert(format!("{path}: no-{name}"));
                }
            }
            missing.extend(words.filter(|words| !english.contains(&shape(words))));
        }
        for call in code.split(".instead(").skip(1) {
            let words = strings(&call[..closing(call)]).into_iter();
            missing.extend(words.filter(|words| words.contains(' ') && !english.contains(&shape(words))));
        }
    }
    let list = missing.into_iter().collect::<Vec<_>>().join("\n  ");
    assert!(list.is_empty(), "text/*/*.ftl lack\n  {list}");
    assert!(found > 10, "only {found} were found");
}

#[test]
fn every_no_of_the_house_is_there_in_every_language() {
    let text = language::Language::English.text();
    let (_, code) = code(Path::new(env!("CARGO_MANIFEST_DIR")).join("../people/src/refusal.rs"));
    let ids: Vec<&str> = code
        .lines()
        .filter_map(|line| line.trim().strip_suffix("\",")?.split_once(" = \""))
        .map(|(_, id)| id)
        .collect();
    assert!(ids.len() > 30, "{ids:?}");
    for id in ids {
        assert!(text.named("no", id).is_some(), "no language has no-{id}");
    }
}

/// Where the bracket closes that was open before the text.
fn closing(code: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for (i, sign) in code.char_indices() {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = quoted,
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth == 0 => return i,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
    }
    code.len()
}

/// A key is made of the English words, or nobody finds it.
#[test]
fn keys_are_made_of_the_english_words() {
    for line in lines() {
        let (key, words) = line.split_once(" = ").expect("a message on one line");
        let plain = words.replace(['{', '}', '$'], " ");
        assert_eq!(key, format!("said-{}", language::slug(&plain)), "{words}");
    }
}

/// The rooms' code without tests and comments.
fn sources() -> Vec<(String, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files: Vec<PathBuf> = FILES.iter().map(|file| crates.join(file)).collect();
    gather(&crates.join("game/src"), &mut files);
    // What `What::words` says is in the family `right`.
    files.retain(|file| !file.ends_with("game/src/rights.rs"));
    files.into_iter().map(code).collect()
}

fn code(file: PathBuf) -> (String, String) {
    let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    (file.display().to_string(), lines.collect::<Vec<_>>().join("\n"))
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The string literals of several words.
fn literals(code: &str) -> Vec<String> {
    let mut literals = strings(code);
    let is_said = |words: &String| {
        words
            .chars()
            .zip(words.chars().skip(1))
            .any(|(a, b)| (a.is_ascii_lowercase() || a == '}') && b == ' ')
            || (words.starts_with(' ') && words.len() > 3)
    };
    literals.retain(is_said);
    literals
}

/// All string literals.
fn strings(code: &str) -> Vec<String> {
    let mut literals = Vec::new();
    let mut chars = code.chars().peekable();
    while let Some(sign) = chars.next() {
        match sign {
            // A quotation mark as a character: '"'.
            '\'' if chars.peek() == Some(&'"') => {
                chars.next();
            }
            '"' => literals.push(literal(&mut chars)),
            _ => {}
        }
    }
    literals
}

fn literal(chars: &mut std::iter::Peekable<std::str::Chars<'_>>) -> String {
    let mut words = String::new();
    while let Some(sign) = chars.next() {
        match sign {
            '"' => break,
            '\\' => match chars.next() {
                Some('\n') => while chars.next_if(|sign| sign.is_whitespace()).is_some() {},
                escaped => words.extend(escaped),
            },
            _ => words.push(sign),
        }
    }
    words
}

/// The words with their gaps, whatever they are called: `{point}` and `{ $n }` are `{}`.
fn shape(words: &str) -> String {
    let mut shape = String::new();
    for (i, part) in words.split('{').enumerate() {
        match part.split_once('}') {
            Some((_, rest)) if i > 0 => shape.extend(["{}", rest]),
            _ => shape.push_str(part),
        }
    }
    shape
}

fn english() -> BTreeSet<String> {
    lines().iter().filter_map(|line| line.split_once(" = ")).map(|(_, words)| shape(words)).collect()
}

fn lines() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("text/en");
    let mut lines = Vec::new();
    for entry in fs::read_dir(folder).expect("the English texts") {
        let text = fs::read_to_string(entry.expect("an entry").path()).expect("a text");
        lines.extend(text.lines().filter(|line| line.starts_with("said-")).map(str::to_owned));
    }
    lines
}
