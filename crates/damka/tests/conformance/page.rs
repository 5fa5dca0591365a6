//! The pages of `docs/conformance/`.

use std::collections::BTreeSet;

use rulebook::{Area, Book, Disposition, Edition, Entry, Evidence, Totals};

/// A cell names at most so many tests; all are in `law/evidence.tsv`.
const TESTS_SHOWN: usize = 3;

const HOW_TO_READ: &str = "\
Generated from `law/*.tsv`, the sources and the tests by `crates/damka/tests/conformance`; not to be edited by hand.
*Stated* articles equal a constant of the game and are checked, *enacted* ones are read by code, *entrusted* ones are decided by an official
whom the program prompts, *reference* ones are shown. A cell `3 of 7` says that three of seven articles have evidence: code that cites
them or a test named after them.
";

/// The page about all editions.
pub(crate) fn summary(book: &Book, evidence: &Evidence) -> String {
    let mut page = format!("# How the editions are kept\n\n{HOW_TO_READ}\n");
    page += "| edition | articles | stated | enacted | entrusted | reference | must, with a test |\n|---|---|---|---|---|---|---|\n";
    for edition in Edition::ALL {
        let name = edition.name();
        let totals = Totals::of(book.edition(edition), evidence);
        page += &format!(
            "| [{name}]({name}.md) {} | {} |{}\n",
            edition.title(),
            totals.all().of,
            shares(&totals)
        );
    }
    page += &format!("\n## All editions by area\n\n{}", by_area(book.entries().iter(), evidence));
    page
}

/// The page about one edition.
pub(crate) fn edition(book: &Book, edition: Edition, evidence: &Evidence) -> String {
    let mut page = format!("# {}: {}\n\n{HOW_TO_READ}\n", edition.name(), edition.title());
    page += &by_area(book.edition(edition), evidence);
    page += "\n## Article by article\n\n| article | title | weight | disposition | where | tests |\n|---|---|---|---|---|---|\n";
    for entry in book.edition(edition) {
        let found = evidence.of(entry.article);
        page += &format!(
            "| {} | {} | {} | {} | {} | {} |\n",
            entry.article.number(),
            entry.title.replace('|', "\\|"),
            entry.weight,
            entry.disposition,
            links(&found.code),
            shown(&found.tests)
        );
    }
    page
}

fn by_area<'a>(entries: impl Iterator<Item = &'a Entry> + Clone, evidence: &Evidence) -> String {
    let mut table =
        "| area | articles | stated | enacted | entrusted | reference | must, with a test |\n|---|---|---|---|---|---|---|\n".to_owned();
    for area in Area::ALL {
        let totals = Totals::of(entries.clone().filter(|entry| entry.area == area), evidence);
        if totals.all().of > 0 {
            table += &format!("| {area} | {} |{}\n", totals.all().of, shares(&totals));
        }
    }
    let totals = Totals::of(entries, evidence);
    table + &format!("| all | {} |{}\n", totals.all().of, shares(&totals))
}

fn shares(totals: &Totals) -> String {
    let dispositions = Disposition::ALL.map(|disposition| format!(" {} |", totals.disposition(disposition)));
    format!("{} {} |", dispositions.concat(), totals.must)
}

fn links(code: &BTreeSet<String>) -> String {
    let link = |path: &String| {
        let name = path.trim_start_matches("crates/").replacen("/src/", "/", 1);
        format!("[{name}](../../{path})")
    };
    code.iter().map(link).collect::<Vec<_>>().join(" ")
}

fn shown(tests: &BTreeSet<String>) -> String {
    let mut names: Vec<String> = tests.iter().take(TESTS_SHOWN).map(|test| format!("`{test}`")).collect();
    if let Some(more) = tests.len().checked_sub(TESTS_SHOWN).filter(|&more| more > 0) {
        names.push(format!("and {more} more"));
    }
    names.join(" ")
}
