//! The law against the code: every article of a built area is kept, and the pages that say so are fresh.
//!
//! `DAMKA_UPDATE=1 cargo test -p damka --test conformance` rewrites `law/evidence.tsv`, `docs/conformance/`
//! and `docs/where.md`.

mod page;
mod place;
mod scan;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use rulebook::{Area, Book, Edition, Evidence};

/// The areas in which every article that has to hold is kept.
const BUILT: [&[Area]; 2] = [&Area::OF_A_GAME, &Area::OF_AN_EVENT];

#[test]
fn evidence_and_pages_are_fresh() {
    let (book, evidence) = (Book::open(), scan::evidence());
    let mut stale = Vec::new();
    refresh("law/evidence.tsv", &evidence.write(), &mut stale);
    refresh("docs/conformance/README.md", &page::summary(&book, &evidence), &mut stale);
    for edition in Edition::ALL {
        let path = format!("docs/conformance/{}.md", edition.name());
        refresh(&path, &page::edition(&book, edition, &evidence), &mut stale);
    }
    refresh("docs/where.md", &place::page(&book, &place::rows()), &mut stale);
    assert!(
        stale.is_empty(),
        "not fresh: {}\nrun DAMKA_UPDATE=1 cargo test -p damka --test conformance, and commit what it writes",
        stale.join(", ")
    );
}

#[test]
fn every_article_of_a_built_area_is_kept() {
    let (book, evidence) = (Book::open(), scan::evidence());
    let lacking: Vec<String> =
        BUILT.iter().copied().flatten().filter_map(|&area| lacking(&book, &evidence, area)).collect();
    assert!(lacking.is_empty(), "articles that are not kept\n{}", lacking.join("\n"));
}

#[test]
fn every_article_of_an_event_is_found_in_the_browser() {
    let faults = place::faults(&Book::open(), &place::rows(), &server::pages(), &server::papers());
    assert!(faults.is_empty(), "law/where.tsv\n  {}", faults.join("\n  "));
}

#[test]
fn tests_are_named_after_articles_that_exist() {
    let wrong = scan::misnamed_tests();
    assert!(wrong.is_empty(), "no edition has the articles of these tests\n  {}", wrong.join("\n  "));
}

#[test]
fn articles_named_in_texts_exist() {
    let wrong = scan::wrong_citations();
    assert!(wrong.is_empty(), "no edition has these articles\n  {}", wrong.join("\n  "));
}

/// What the articles of an area lack, a line each; none if they are kept.
fn lacking(book: &Book, evidence: &Evidence, area: Area) -> Option<String> {
    let entries = book.entries().iter().filter(|entry| entry.area == area);
    let lines: Vec<String> = entries
        .filter_map(|entry| {
            let lack = evidence.of(entry.article).lack(entry)?;
            Some(format!("  {} has {}: {}", entry.article, lack.words(), entry.title))
        })
        .collect();
    (!lines.is_empty()).then(|| format!("{area}: {}\n{}", lines.len(), lines.join("\n")))
}

/// Compares a file of the workspace with what it should say, or writes that, if this was asked for.
fn refresh(path: &str, text: &str, stale: &mut Vec<String>) {
    let file = root().join(path);
    let says = fs::read_to_string(&file).unwrap_or_default();
    if says == text {
        return;
    }
    if env::var_os("DAMKA_UPDATE").is_some_and(|value| value == "1") {
        fs::write(&file, text).unwrap_or_else(|error| panic!("{path}: {error}"));
    } else {
        stale.push(path.to_owned());
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
