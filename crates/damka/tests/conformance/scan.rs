//! Reading the sources for citations of articles and for tests named after them.

use std::fs;
use std::path::Path;

use article::{Article, EDITIONS};
use rulebook::Evidence;

use crate::root;

/// A source file: its path from the root, and what it says.
struct Source {
    path: String,
    text: String,
}

/// Where code cites each article, and which tests are about it.
pub(crate) fn evidence() -> Evidence {
    let mut evidence = Evidence::default();
    for source in rust().iter().filter(|source| source.is_code()) {
        for article in literals(source.without_tests()) {
            evidence.cite(article, &source.path);
        }
    }
    for source in rust() {
        for test in tests(&source.text) {
            if let Some(article) = article_of(test) {
                evidence.test(article, &format!("{}::{test}", source.room()));
            }
        }
    }
    for case in testkit::suite::cases() {
        for article in case.articles.iter().filter_map(|name| Article::find(name)) {
            evidence.test(article, &format!("rules::{}", case.id));
        }
    }
    evidence
}

/// Tests named after an edition and something that is none of its articles.
pub(crate) fn misnamed_tests() -> Vec<String> {
    let mut wrong = Vec::new();
    for source in rust() {
        let named = tests(&source.text)
            .into_iter()
            .filter(|test| EDITIONS.iter().any(|edition| begins(test, edition)));
        let missing = named.filter(|test| article_of(test).is_none());
        wrong.extend(missing.map(|test| format!("{}: {test}", source.path)));
    }
    wrong
}

/// Articles named in code, comments, documents and rule cases that no edition has.
pub(crate) fn wrong_citations() -> Vec<String> {
    let mut sources: Vec<Source> = rust().into_iter().filter(Source::is_code).collect();
    for source in &mut sources {
        source.text = source.without_tests().to_owned();
    }
    for (folder, extension) in [("", "md"), ("docs", "md"), ("testdata/rules", "toml"), ("law", "tsv")] {
        sources.extend(files(folder, extension));
    }
    let mut wrong = Vec::new();
    for source in &sources {
        let names = EDITIONS.iter().flat_map(|edition| names(&source.text, edition));
        let missing = names.filter(|name| Article::find(name).is_none());
        wrong.extend(missing.map(|name| format!("{}: {name}", source.path)));
    }
    wrong
}

impl Source {
    /// Part of the program; what tests are made of is not, and `article` cites nothing.
    fn is_code(&self) -> bool {
        let inside = |folder| self.path.starts_with(folder);
        self.path.contains("/src/") && !inside("crates/testkit/") && !inside("crates/article/")
    }

    /// The crate.
    fn room(&self) -> &str {
        self.path.split('/').nth(1).unwrap_or_default()
    }

    fn without_tests(&self) -> &str {
        self.text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default()
    }
}

/// The articles that are whole string literals, comments left out.
fn literals(text: &str) -> Vec<Article> {
    text.lines().flat_map(quoted).filter_map(Article::find).collect()
}

/// The string literals of a line, up to a comment.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    let parts = line.split('"').enumerate();
    let code = parts.take_while(|(i, part)| i % 2 == 1 || !part.contains("//"));
    code.filter(|(i, _)| i % 2 == 1).map(|(_, part)| part)
}

/// What is written like an article of the edition, without the point that ends a sentence.
fn names<'a>(text: &'a str, edition: &str) -> impl Iterator<Item = &'a str> {
    let starts = text.match_indices(edition).map(|(at, _)| at);
    let edition = edition.len();
    starts.filter_map(move |at| {
        let rest = text.get(at + edition..)?.strip_prefix(':')?;
        let end = rest.find(|sign: char| !sign.is_ascii_alphanumeric() && sign != '.' && sign != '-');
        let number = rest.get(..end.unwrap_or(rest.len()))?.trim_end_matches(['.', '-']);
        let whole = text.get(at..at + edition + 1 + number.len());
        whole.filter(|_| !number.is_empty())
    })
}

/// The names of the functions under `#[test]`.
fn tests(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut lines = text.lines().map(str::trim);
    while lines.by_ref().any(|line| line == "#[test]") {
        let name = lines.by_ref().find_map(|line| line.split_once("fn "));
        found.extend(name.and_then(|(_, rest)| rest.split('(').next()));
    }
    found
}

/// The article a test is named after: the longest whose name, in letters, digits and `_`, it begins with.
fn article_of(test: &str) -> Option<Article> {
    let begun = Article::all().filter(|article| begins(test, article.name()));
    begun.max_by_key(|article| article.name().len())
}

/// Whether a test's name is this name, alone or followed by `_`.
fn begins(test: &str, name: &str) -> bool {
    let slug =
        name.bytes().map(|sign| if sign.is_ascii_alphanumeric() { sign.to_ascii_lowercase() } else { b'_' });
    let mut letters = test.bytes();
    slug.eq(letters.by_ref().take(name.len())) && letters.next().is_none_or(|sign| sign == b'_')
}

/// Every Rust file of the rooms.
fn rust() -> Vec<Source> {
    let found = files("crates", "rs");
    assert!(found.len() > 50, "the workspace has been found");
    found
}

/// The files of a folder with this extension, and except at the root those of its folders.
fn files(folder: &str, extension: &str) -> Vec<Source> {
    let mut found = Vec::new();
    walk(&root().join(folder), folder, extension, &mut found);
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn walk(folder: &Path, path: &str, extension: &str, found: &mut Vec<Source>) {
    for entry in fs::read_dir(folder).expect("a folder of the workspace") {
        let entry = entry.expect("an entry");
        let name = entry.file_name().to_string_lossy().into_owned();
        let inner = if path.is_empty() { name.clone() } else { format!("{path}/{name}") };
        let is_folder = entry.file_type().expect("a file type").is_dir();
        if is_folder && !path.is_empty() {
            walk(&entry.path(), &inner, extension, found);
        } else if !is_folder && Path::new(&name).extension().is_some_and(|ending| ending == extension) {
            let text = fs::read_to_string(entry.path()).unwrap_or_else(|error| panic!("{inner}: {error}"));
            found.push(Source { path: inner, text });
        }
    }
}

#[test]
fn the_longest_article_wins() {
    let number = |test| article_of(test).map(|article| article.name());
    assert_eq!(number("ru22_6_1_5_17_a_after_capture"), Some("RU22:6.1.5.17.a"));
    assert_eq!(number("ru22_6_1_5_3_capture_is_mandatory"), Some("RU22:6.1.5.3"));
    assert_eq!(number("ru_codex_1_6_3_d8_x"), Some("RU-CODEX:1.6.3.d8"));
    assert_eq!(number("ru22_6_1_5_30_reasons"), Some("RU22:6.1.5"), "and not 6.1.5.3");
    assert_eq!(number("ua24_xx_nothing"), None);
}

#[test]
fn citations_are_found_where_they_are() {
    let code = "by: stated(1, \"RU22:6.1.5.3\"), // \"RU22:6.1.5.6\"\n/// \"RU22:6.1.5.9\"\nlet a = \"RU22:6.1.5.99\";";
    let found: Vec<&str> = literals(code).into_iter().map(Article::name).collect();
    assert_eq!(found, ["RU22:6.1.5.3"]);
    let text = "see RU22:6.1.5.99, RU22: none, and RU22:A2.3-4. RU22:VI.";
    assert_eq!(names(text, "RU22").collect::<Vec<_>>(), ["RU22:6.1.5.99", "RU22:A2.3-4", "RU22:VI"]);
}

#[test]
fn tests_are_found_under_their_attribute() {
    let code = "#[test]\n#[should_panic]\nfn one() {}\nfn two() {}\n    #[test]\n    fn three() {";
    assert_eq!(tests(code), ["one", "three"]);
}
