//! Checks that all languages say the same things with the same variables.

use std::collections::{BTreeMap, BTreeSet};

use crate::catalogue::{Catalogue, Joined, Key, Kind, LANGUAGES, Part, Pattern};

/// Words of Rust: no method and no argument can have them as a name.
const RESERVED: [&str; 41] = [
    "abstract", "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
    "extern", "false", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut",
    "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "unsafe",
    "use", "where", "while", "yield",
];
/// What `Text` does besides saying messages.
const METHODS: [&str; 7] = ["article", "filled", "find", "language", "named", "plain", "said"];

/// The messages of all languages, key by key; what one of them lacks is a fault.
pub(crate) fn messages<'a>(
    catalogues: &'a [Catalogue; LANGUAGES.len()],
    faults: &mut Vec<String>,
) -> Vec<Joined<'a>> {
    let [english, ..] = catalogues;
    let keys: BTreeSet<&String> = catalogues.iter().flat_map(|catalogue| catalogue.messages.keys()).collect();
    let mut all = Vec::new();
    for key in keys {
        let topic = topic_of(catalogues, key);
        let before = faults.len();
        if !english.messages.contains_key(key) {
            let strangers = catalogues.iter().filter(|catalogue| catalogue.messages.contains_key(key));
            faults.extend(
                strangers
                    .map(|Catalogue { language, .. }| format!("{language}/{topic}.ftl: {key} is not in en")),
            );
            continue;
        }
        for Catalogue { language, messages } in catalogues {
            match messages.get(key) {
                None => {
                    faults.push(format!("{language}/{topic}.ftl: {key} is missing{}", said(english, key)));
                }
                Some(message) if message.topic != topic => {
                    faults.push(format!("{language}/{}.ftl: {key} belongs in {topic}.ftl", message.topic));
                }
                Some(message) if message.pattern.is_empty() => {
                    faults.push(format!("{language}/{topic}.ftl: {key} is empty"));
                }
                Some(_) => {}
            }
        }
        if faults.len() == before {
            all.extend(joined(catalogues, key, topic, faults));
        }
    }
    all
}

fn joined<'a>(
    catalogues: &'a [Catalogue; LANGUAGES.len()],
    key: &'a str,
    topic: &'a str,
    faults: &mut Vec<String>,
) -> Option<Joined<'a>> {
    let patterns: Vec<&Pattern> =
        catalogues.iter().filter_map(|catalogue| Some(&catalogue.messages.get(key)?.pattern)).collect();
    let patterns: [&Pattern; LANGUAGES.len()] = patterns.try_into().ok()?;
    let mut variables: BTreeMap<&str, Kind> = BTreeMap::new();
    let mut names = Vec::new();
    for (pattern, language) in patterns.into_iter().zip(LANGUAGES) {
        let mut own = BTreeMap::new();
        if let Err(fault) = gather(pattern, &mut own).and_then(|()| merge(&own, &mut variables)) {
            faults.push(format!("{language}/{topic}.ftl: {key}: {fault}"));
            return None;
        }
        names.push((language, own.into_keys().collect::<Vec<_>>()));
    }
    let [(_, expected), others @ ..] = names.as_slice() else { return None };
    for (language, own) in others.iter().filter(|(_, own)| own != expected) {
        faults.push(format!("{language}/{topic}.ftl: {key} has the variables {own:?}, en has {expected:?}"));
    }
    for name in variables.keys().copied().chain([key]).filter(|name| RESERVED.contains(name)) {
        faults.push(format!("en/{topic}.ftl: {key}: Rust keeps the name {name} for itself"));
    }
    if METHODS.contains(&key) {
        faults.push(format!("en/{topic}.ftl: {key}: `Text` has a method of this name"));
    }
    Some(Joined { key, topic, variables, patterns })
}

fn gather<'a>(pattern: &'a Pattern, into: &mut BTreeMap<&'a str, Kind>) -> Result<(), String> {
    for part in pattern {
        match part {
            Part::Text(_) => {}
            Part::Variable(name) => {
                into.entry(name).or_insert(Kind::Shown);
            }
            Part::Choice { by, of, otherwise } => {
                let is_word = of.iter().any(|(key, _)| matches!(key, Key::Word(_)));
                let is_number = of.iter().any(|(key, _)| !matches!(key, Key::Word(_)));
                let kind = match (is_word, is_number) {
                    (true, true) => return Err(format!("${by} is chosen by as a word and as a number")),
                    (true, false) => Kind::Word,
                    _ => Kind::Number,
                };
                merge(&BTreeMap::from([(by.as_str(), kind)]), into)?;
                for pattern in of.iter().map(|(_, pattern)| pattern).chain([otherwise]) {
                    gather(pattern, into)?;
                }
            }
        }
    }
    Ok(())
}

fn merge<'a>(own: &BTreeMap<&'a str, Kind>, into: &mut BTreeMap<&'a str, Kind>) -> Result<(), String> {
    for (name, kind) in own {
        let entry = into.entry(name).or_insert(*kind);
        match (*entry, *kind) {
            (Kind::Shown, kind) => *entry = kind,
            (known, kind) if kind != Kind::Shown && known != kind => {
                return Err(format!("${name} is a word and a number"));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The file of a key: that of the first language that has it.
fn topic_of<'a>(catalogues: &'a [Catalogue], key: &str) -> &'a str {
    let found = catalogues.iter().find_map(|catalogue| catalogue.messages.get(key));
    found.map_or("", |message| &message.topic)
}

/// What English says, for whoever has to translate it.
fn said(english: &Catalogue, key: &str) -> String {
    let Some(message) = english.messages.get(key) else {
        return String::new();
    };
    let mut text = String::new();
    for part in &message.pattern {
        match part {
            Part::Text(part) => text.push_str(part),
            Part::Variable(name) => text.push_str(&format!("{{ ${name} }}")),
            Part::Choice { by, .. } => text.push_str(&format!("{{ ${by} -> … }}")),
        }
    }
    format!("; en says: {}", text.replace('\n', " "))
}
