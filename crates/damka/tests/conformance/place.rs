//! Where in the browser the articles of an event are kept: `law/where.tsv` against the book, the pages and the papers, and
//! the page of `docs/` that says so.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use rulebook::{Area, Book, Edition, Entry, Weight};

use crate::root;

/// The areas that are looked for.
const AREAS: [Area; 8] = [
    Area::Form,
    Area::Panel,
    Area::Publication,
    Area::Protest,
    Area::Admission,
    Area::Organisation,
    Area::Team,
    Area::Result,
];

/// Rooms that are not there: what belongs in them is no part of running an event.
const ROOMS: [&str; 3] = ["@correspondence", "@composition", "@contests"];

const HOW_TO_READ: &str = "\
Generated from `law/where.tsv` by `crates/damka/tests/conformance`; not to be edited by hand. It lists every article that must
hold in the areas form, panel, publication, protest, admission, organisation, team and result, and where an organiser, an
official, a captain, a player or a reader finds it.

An address is a page; `{id}` stands for an event, or a table. A name without an address is a paper, which is printed from
`/events/{id}/desk/papers`. Articles about play by correspondence, composition and contests of composing or solving do not
concern the running of an event: they wait for rooms of their own.
";

/// A row: an article, with the articles it contains, and where they are kept.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Row {
    edition: String,
    article: String,
    places: Vec<String>,
    what: String,
}

/// The rows of `law/where.tsv`.
pub(crate) fn rows() -> Vec<Row> {
    let text = fs::read_to_string(root().join("law/where.tsv")).expect("law/where.tsv");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("edition\tarticle\twhere\twhat"));
    lines.map(Row::read).collect()
}

/// The page of `docs/`.
pub(crate) fn page(book: &Book, rows: &[Row]) -> String {
    let mut page = format!("# Where the articles of an event are found\n\n{HOW_TO_READ}");
    page += "\n## By page and paper\n\n| where | articles |\n|---|---|\n";
    for (place, found) in by_place(book, rows) {
        page += &format!("| {} | {found} |\n", shown(&place));
    }
    for edition in Edition::ALL {
        let entries: Vec<&Entry> = asked(book).filter(|entry| entry.edition() == edition).collect();
        if entries.is_empty() {
            continue;
        }
        page += &format!("\n## {}: {}\n\n", edition.name(), edition.title());
        page += "| article | title | where | what happens there |\n|---|---|---|---|\n";
        for entry in entries {
            let Some(row) = nearest(rows, entry) else { continue };
            let places: Vec<String> = row.places.iter().map(|place| shown(place)).collect();
            let (number, title) = (entry.article.number(), entry.title.replace('|', "\\|"));
            page += &format!("| {number} | {title} | {} | {} |\n", places.join(", "), row.what);
        }
    }
    page
}

/// What is wrong with the rows, a line each.
pub(crate) fn faults(book: &Book, rows: &[Row], pages: &[String], papers: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    let mut used = BTreeSet::new();
    for entry in asked(book) {
        match nearest(rows, entry) {
            Some(row) => _ = used.insert((&row.edition, &row.article)),
            None => faults.push(format!("{} is nowhere: {}", entry.article, entry.title)),
        }
    }
    let mut seen = BTreeSet::new();
    for row in rows {
        let name = format!("{}, {}", row.edition, row.article);
        let key = (&row.edition, &row.article);
        if !seen.insert(key) {
            faults.push(format!("{name} stands there twice"));
        }
        if !used.contains(&key) {
            faults.push(format!("{name} is the place of no article"));
        }
        if row.places.is_empty() {
            faults.push(format!("{name} has no place"));
        }
        let is_known = |place: &&String| match place.as_bytes().first() {
            Some(b'/') => pages.contains(place),
            Some(b'@') => ROOMS.contains(&place.as_str()),
            _ => papers.contains(&place.as_str()),
        };
        faults.extend(
            row.places
                .iter()
                .filter(|place| !is_known(place))
                .map(|place| format!("{name}: there is no {place}")),
        );
    }
    faults
}

impl Row {
    fn read(line: &str) -> Self {
        let cells: Vec<&str> = line.split('\t').collect();
        let [edition, article, places, what] = cells[..] else { panic!("four cells: {line:?}") };
        let places = places.split_whitespace().map(str::to_owned).collect();
        Self { edition: edition.to_owned(), article: article.to_owned(), places, what: what.to_owned() }
    }

    /// Whether it speaks of an article: of itself, or of one that contains it.
    fn is_of(&self, entry: &Entry) -> bool {
        let rest = entry.article.number().strip_prefix(&self.article);
        self.edition == entry.edition().name()
            && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    }
}

/// The articles that have to be found.
fn asked(book: &Book) -> impl Iterator<Item = &Entry> {
    book.entries().iter().filter(|entry| entry.weight == Weight::Must && AREAS.contains(&entry.area))
}

/// The row that speaks of an article most narrowly.
fn nearest<'a>(rows: &'a [Row], entry: &Entry) -> Option<&'a Row> {
    rows.iter().filter(|row| row.is_of(entry)).max_by_key(|row| row.article.len())
}

/// How many articles each place keeps.
fn by_place(book: &Book, rows: &[Row]) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for row in asked(book).filter_map(|entry| nearest(rows, entry)) {
        for place in &row.places {
            *found.entry(place.clone()).or_default() += 1;
        }
    }
    found
}

fn shown(place: &str) -> String {
    match place.strip_prefix('@') {
        Some(room) => format!("waits for the room of {room}"),
        None => format!("`{place}`"),
    }
}

#[test]
fn the_narrowest_row_is_taken_and_faults_are_found() {
    let book = Book::open();
    let row = |line: &str| Row::read(line);
    let entry = |name| book.named(name).expect("an article");
    let rows = [
        row("RU22\tA1\tdisciplines\t"),
        row("RU22\tA7\tmatch-protocol\t"),
        row("RU22\tA7.d\tmatch-summary\t"),
    ];
    let place = |name| nearest(&rows, entry(name)).map(|row| &*row.places[0]);
    assert_eq!(place("RU22:A7.c"), Some("match-protocol"));
    assert_eq!(place("RU22:A7.d"), Some("match-summary"));
    assert_eq!(place("RU22:A10"), None, "A1 is no part of it");
    let rows = [
        row("RU22\tA7\t/nowhere no-paper @no-room\t"),
        row("RU22\tA7\tmatch-protocol\t"),
        row("UA24\tA7\tcertificate\t"),
    ];
    let found = faults(&book, &rows, &["/events".to_owned()], &["certificate", "match-protocol"]);
    for fault in [
        "RU22, A7: there is no /nowhere",
        "RU22, A7: there is no no-paper",
        "RU22, A7: there is no @no-room",
        "RU22, A7 stands there twice",
        "UA24, A7 is the place of no article",
    ] {
        assert!(found.iter().any(|each| each == fault), "{fault}: {found:?}");
    }
    assert!(found.iter().any(|each| each.starts_with("RU22:A10 is nowhere")));
}
