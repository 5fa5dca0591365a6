//! House rules that a machine can check, over every file of the workspace.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Folders that hold nothing written by hand.
const SKIPPED: [&str; 6] = ["target", ".git", "artifacts", "corpus", "coverage", "node_modules"];
/// Files longer than this hold more than one noun.
const LINES_MAX: usize = 700;

/// How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has; they are numbered from 1.
#[rustfmt::skip]
const ASVS: &[(&str, u8)] = &[
    ("1.1", 2), ("1.2", 9), ("1.3", 11), ("1.4", 3), ("1.5", 2), ("2.1", 3), ("2.2", 3), ("2.3", 4), ("2.4", 1),
    ("3.2", 2), ("3.3", 4), ("3.4", 6), ("3.5", 5), ("3.7", 2), ("4.1", 3), ("4.2", 1), ("4.3", 2), ("4.4", 4),
    ("5.1", 1), ("5.2", 3), ("5.3", 2), ("5.4", 3), ("6.1", 3), ("6.2", 12), ("6.3", 4), ("6.4", 4), ("6.5", 5),
    ("6.6", 3), ("6.8", 4), ("7.1", 3), ("7.2", 4), ("7.3", 2), ("7.4", 5), ("7.5", 2), ("7.6", 2), ("8.1", 2),
    ("8.2", 3), ("8.3", 1), ("8.4", 1), ("9.1", 3), ("9.2", 4), ("10.1", 2), ("10.2", 2), ("10.3", 4), ("10.4", 11),
    ("10.5", 5), ("10.6", 2), ("10.7", 3), ("11.1", 2), ("11.2", 3), ("11.3", 3), ("11.4", 4), ("11.5", 1), ("11.6", 1),
    ("12.1", 3), ("12.2", 2), ("12.3", 4), ("13.1", 1), ("13.2", 5), ("13.3", 2), ("13.4", 5), ("14.1", 2), ("14.2", 4),
    ("14.3", 3), ("15.1", 3), ("15.2", 3), ("15.3", 7), ("16.1", 1), ("16.2", 5), ("16.3", 4), ("16.4", 3), ("16.5", 3),
    ("17.1", 1), ("17.2", 4), ("17.3", 2),
];

/// A text file: its path from the root, and what it says.
struct Source {
    path: String,
    text: String,
}

impl Source {
    fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// The lines that contain a word, each as `path:line`.
    fn lines_with(&self, word: &str) -> Vec<String> {
        let lines = self.text.lines().enumerate().filter(|(_, line)| line.contains(word));
        lines.map(|(i, _)| format!("{}:{}: {word}", self.path, i + 1)).collect()
    }
}

#[test]
fn arrows_between_crates_are_those_of_the_architecture() {
    let drawn = drawn_arrows();
    let mut built = BTreeMap::new();
    for manifest in manifests() {
        let name =
            Path::new(&manifest.path).parent().and_then(Path::file_name).expect("crates/NAME/Cargo.toml");
        let name = name.to_string_lossy().into_owned();
        let always = dependencies(&manifest.text, "dependencies");
        let for_tests = dependencies(&manifest.text, "dev-dependencies");
        let extra: Vec<_> = for_tests
            .iter()
            .filter(|&krate| krate != "testkit" && drawn.contains_key(krate) && !always.contains(krate))
            .collect();
        assert!(extra.is_empty(), "{name}: tests may add only testkit, not {extra:?}");
        built.insert(name, always);
    }
    for dependencies in built.values_mut() {
        dependencies.retain(|krate| drawn.contains_key(krate));
    }
    assert_eq!(built, drawn, "left the manifests, right the arrows of ARCHITECTURE.md");
}

#[test]
fn every_crate_takes_licence_and_lints_from_the_workspace() {
    for manifest in manifests() {
        for line in ["license.workspace = true", "rust-version.workspace = true", "[lints]\nworkspace = true"]
        {
            assert!(manifest.text.contains(line), "{} lacks {line:?}", manifest.path);
        }
    }
}

#[test]
fn licences_are_present_in_full() {
    let read = |name: &str| fs::read_to_string(root().join(name)).expect("a licence file");
    assert!(read("LICENSE-MIT").contains("Permission is hereby granted, free of charge"));
    assert!(read("LICENSE-MIT").contains("The Damka authors"));
    assert!(read("LICENSE-APACHE").contains("END OF TERMS AND CONDITIONS"));
    assert!(read("Cargo.toml").contains("license = \"MIT OR Apache-2.0\""));
}

#[test]
fn every_source_file_says_first_what_it_is() {
    let silent = sources().into_iter().filter(|source| source.is_rust() && !source.text.starts_with("//! "));
    assert_none(silent.map(|source| source.path).collect());
}

#[test]
fn no_source_file_is_too_long() {
    let long =
        sources().into_iter().filter(|source| source.is_rust() && source.text.lines().count() > LINES_MAX);
    assert_none(long.map(|source| source.path).collect());
}

#[test]
fn nothing_is_silenced_or_put_off() {
    // Each word is written in two parts, or this file would find itself.
    let words = [
        concat!("#[al", "low"),
        concat!("#![al", "low"),
        concat!("#[ig", "nore"),
        concat!("TO", "DO"),
        concat!("FIX", "ME"),
        concat!("to", "do!("),
        concat!("unimple", "mented!("),
    ];
    let rust: Vec<Source> = sources().into_iter().filter(Source::is_rust).collect();
    assert_none(
        rust.iter().flat_map(|source| words.iter().flat_map(|word| source.lines_with(word))).collect(),
    );
}

#[test]
fn nothing_is_unsafe() {
    let words = [
        concat!("un", "safe {"),
        concat!("un", "safe fn"),
        concat!("un", "safe impl"),
        concat!("no_", "mangle"),
    ];
    let rust: Vec<Source> = sources().into_iter().filter(Source::is_rust).collect();
    assert_none(
        rust.iter().flat_map(|source| words.iter().flat_map(|word| source.lines_with(word))).collect(),
    );
    let manifest = fs::read_to_string(root().join("Cargo.toml")).expect("the workspace manifest");
    assert!(manifest.contains("unsafe_code = \"forbid\""));
}

#[test]
fn no_path_of_anyones_machine_is_written_down() {
    let words = [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/tm", "p/")];
    let sources = sources();
    assert_none(
        sources.iter().flat_map(|source| words.iter().flat_map(|word| source.lines_with(word))).collect(),
    );
}

#[test]
fn rules_are_read_from_the_page_and_not_from_the_name_of_the_variant() {
    let names = ["Russian", "Brazilian", "International", "Giveaway", "Checkers", "Spantsireti"];
    let asks = |source: &Source| {
        names
            .iter()
            .flat_map(|name| {
                let forms = [
                    format!("AnyVariant::{name} =>"),
                    format!("== AnyVariant::{name}"),
                    format!("AnyPosition::{name}("),
                ];
                forms.iter().flat_map(|form| source.lines_with(form)).collect::<Vec<_>>()
            })
            .collect::<Vec<_>>()
    };
    let door = "crates/draughts/src/any.rs";
    let asked = sources()
        .iter()
        .filter(|source| is_room(&source.path) && source.path != door)
        .flat_map(asks)
        .collect();
    assert_none(asked);
}

#[test]
fn decisions_carry_their_date() {
    for source in sources().iter().filter(|source| source.path.starts_with("docs/decisions/")) {
        let name = source.path.rsplit('/').next().unwrap_or_default();
        let date = name.get(..10).unwrap_or_default();
        assert!(source.text.starts_with("# "), "{name} has no title");
        assert!(source.text.lines().any(|line| line == date), "{name} does not repeat its date {date:?}");
    }
}

#[test]
fn every_point_of_the_security_standard_is_answered_once() {
    let sources = sources();
    let page = sources.iter().find(|source| source.path == "docs/security.md").expect("the page is there");
    let mut answered: Vec<String> = page.text.lines().flat_map(numbers).collect();
    let mut asked: Vec<String> = ASVS
        .iter()
        .flat_map(|(section, count)| (1..=*count).map(move |number| format!("{section}.{number}")))
        .collect();
    assert_eq!(asked.len(), 253);
    answered.sort();
    asked.sort();
    assert_eq!(answered, asked);
}

#[test]
fn tests_that_the_security_page_names_are_there() {
    let sources = sources();
    let page = sources.iter().find(|source| source.path == "docs/security.md").expect("the page is there");
    let is_name = |word: &&str| {
        word.len() > 20
            && word.contains('_')
            && word.bytes().all(|sign| sign.is_ascii_lowercase() || b"_0123456789".contains(&sign))
    };
    let named: Vec<&str> = page.text.split('`').filter(is_name).collect();
    assert!(named.len() > 40, "{}", named.len());
    let is_there = |name: &str| {
        let test = format!("fn {name}(");
        sources.iter().any(|source| source.is_rust() && source.text.contains(&test))
    };
    assert_none(named.into_iter().filter(|name| !is_there(name)).map(str::to_owned).collect());
}

/// The requirements that a line answers: the first cell of a row, or a line that begins with numbers. `10.3.1–10.3.4` are four.
fn numbers(line: &str) -> Vec<String> {
    let cell = match line.strip_prefix("| ") {
        Some(row) => row.split('|').next().unwrap_or_default(),
        None => line.split(':').next().unwrap_or_default(),
    };
    let split = |text: &str| {
        let (section, number) = text.trim().rsplit_once('.')?;
        section.contains('.').then_some(())?;
        Some((section.to_owned(), number.parse::<u8>().ok()?))
    };
    let range = |text: &str| {
        let (first, last) = text.split_once('–').unwrap_or((text, text));
        let ((section, first), (_, last)) = (split(first)?, split(last)?);
        Some((first..=last).map(|number| format!("{section}.{number}")).collect::<Vec<_>>())
    };
    cell.split(", ").filter_map(range).flatten().collect()
}

fn assert_none(found: Vec<String>) {
    assert!(found.is_empty(), "found in\n  {}", found.join("\n  "));
}

fn is_room(path: &str) -> bool {
    path.starts_with("crates/") && path.contains("/src/")
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn manifests() -> Vec<Source> {
    let manifests: Vec<Source> = sources()
        .into_iter()
        .filter(|source| source.path.starts_with("crates/") && source.path.ends_with("/Cargo.toml"))
        .collect();
    assert!(manifests.len() >= 5, "the workspace has been found");
    manifests
}

/// The lines of the `arrows` block: each crate with the crates it uses.
fn drawn_arrows() -> BTreeMap<String, BTreeSet<String>> {
    let page = fs::read_to_string(root().join("ARCHITECTURE.md")).expect("ARCHITECTURE.md");
    let block =
        page.split("```arrows\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an arrows block");
    let arrow = |line: &str| {
        let (from, to) = line.split_once(':').expect("CRATE: CRATES");
        (from.to_owned(), to.split_whitespace().map(str::to_owned).collect())
    };
    block.lines().map(arrow).collect()
}

/// The names in one section of a manifest.
fn dependencies(manifest: &str, section: &str) -> BTreeSet<String> {
    let lines = manifest.lines().skip_while(|line| *line != format!("[{section}]")).skip(1);
    let lines = lines.take_while(|line| !line.starts_with('['));
    lines
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| !name.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Every text file of the workspace.
fn sources() -> Vec<Source> {
    let mut found = Vec::new();
    walk(&root(), "", &mut found);
    found
}

fn walk(folder: &Path, prefix: &str, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder of the workspace") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let kind = entry.file_type().expect("a file type");
        if kind.is_dir() && !SKIPPED.contains(&name.as_str()) {
            walk(&entry.path(), &format!("{path}/"), found);
        } else if kind.is_file() {
            // What is no text is evidence, not source.
            let Ok(text) = fs::read_to_string(entry.path()) else { continue };
            found.push(Source { path, text });
        }
    }
}
