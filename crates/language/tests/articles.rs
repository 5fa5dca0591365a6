//! Every article that a verdict, a right, a count, a claim, a refusal or an objection of a game can name is told in one
//! sentence. Where articles are named is read in the sources, as text.
#![expect(clippy::disallowed_methods, reason = "these tests read sources")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use article::{Article, EDITIONS};
use language::Language;

/// The pages of an edition that speak about one game from afar; the others are for halls and events.
const PAGES: [&str; 12] = [
    "adjournment",
    "board",
    "choices",
    "clock",
    "controls",
    "draws",
    "micromatch",
    "mod",
    "record",
    "remote",
    "results",
    "start",
];

#[test]
fn every_article_a_game_can_name_is_told() {
    let named = named();
    assert!(named.len() > 400, "only {} articles were found", named.len());
    for language in Language::ALL {
        let text = language.text();
        let untold: Vec<_> = named.iter().filter(|article| text.article(**article).is_none()).collect();
        assert!(untold.is_empty(), "text/{language}/article-*.ftl lack {untold:?}");
    }
}

fn named() -> BTreeSet<Article> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files = Vec::new();
    for folder in ["draughts/src", "renju/src", "game/src", "notation/src/moves"] {
        gather(&crates.join(folder), &mut files);
    }
    let mut pages = Vec::new();
    gather(&crates.join("rulebook/src/edition"), &mut pages);
    pages.retain(|page| {
        let of_an_event = page.components().any(|part| part.as_os_str() == "event");
        !of_an_event && page.file_stem().is_some_and(|name| PAGES.iter().any(|page| name == *page))
    });
    files.extend(pages);
    let mut named = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        named.extend(lines.flat_map(|line| line.split('"')).filter_map(cited));
    }
    named
}

fn cited(text: &str) -> Option<Article> {
    let (edition, _) = text.split_once(':')?;
    Article::find(text).filter(|_| EDITIONS.contains(&edition))
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
