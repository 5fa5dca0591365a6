//! `damka rulebook show`: everything that is known about one article.

use std::io::Write;

use rulebook::{Book, Entry, Evidence, Found, Lack};
use serde::Serialize;

use super::cli::ArticleArgs;
use super::lines::Lines;
use crate::stop::{Refusal, Stop};

/// A name that is wrong is answered with so many that are nearly right.
const NEAR: usize = 4;

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer<'a> {
    article: &'static str,
    edition: &'static str,
    number: &'static str,
    area: &'static str,
    disciplines: Vec<&'static str>,
    weight: &'static str,
    disposition: &'static str,
    title: &'static str,
    summary: &'static str,
    example: Option<&'static str>,
    differs: Option<&'static str>,
    note: Option<&'static str>,
    reading: Option<&'static str>,
    parent: Option<&'static str>,
    children: Vec<&'static str>,
    code: Vec<&'a str>,
    tests: Vec<&'a str>,
    lacks: Option<&'static str>,
}

/// Runs the command.
pub(crate) fn run(args: &ArticleArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let book = args.told.book();
    let entry = book.named(&args.article).ok_or_else(|| refuse(&book, &args.article))?;
    let found = Evidence::kept().of(entry.article);
    if args.json {
        serde_json::to_writer(&mut *out, &answer(&book, entry, &found))?;
        writeln!(out)?;
        return Ok(());
    }
    write(&book, entry, &found, &mut Lines::new(out))
}

fn write(book: &Book, entry: &Entry, found: &Found, lines: &mut Lines<'_>) -> Result<(), Stop> {
    lines.hanging(&format!("{}  ", entry.article), entry.title)?;
    lines.gap()?;
    lines.text(2, entry.summary)?;
    lines.gap()?;
    lines.field("area", entry.area.name())?;
    lines.field("disciplines", &entry.disciplines().collect::<Vec<_>>().join(", "))?;
    lines.field("weight", entry.weight.name())?;
    lines.field("disposition", entry.disposition.name())?;
    lines.field("note", entry.note)?;
    lines.field("example", entry.example)?;
    lines.field("differs", entry.differs)?;
    lines.field("reading", entry.reading)?;
    let titled = |entry: &Entry| format!("{}  {}", entry.article, entry.title);
    lines.field("part of", &book.parent(entry).map(titled).unwrap_or_default())?;
    for (i, child) in book.children(entry).enumerate() {
        lines.field(if i == 0 { "contains" } else { "" }, &titled(child))?;
    }
    for (label, names) in [("code", &found.code), ("tests", &found.tests)] {
        for (i, name) in names.iter().enumerate() {
            lines.field(if i == 0 { label } else { "" }, name)?;
        }
    }
    Ok(lines.field("lacks", found.lack(entry).map_or("", Lack::words))?)
}

fn answer<'a>(book: &Book, entry: &Entry, found: &'a Found) -> Answer<'a> {
    let some = |text: &'static str| Some(text).filter(|text| !text.is_empty());
    Answer {
        article: entry.article.name(),
        edition: entry.article.edition(),
        number: entry.article.number(),
        area: entry.area.name(),
        disciplines: entry.disciplines().collect(),
        weight: entry.weight.name(),
        disposition: entry.disposition.name(),
        title: entry.title,
        summary: entry.summary,
        example: some(entry.example),
        differs: some(entry.differs),
        note: some(entry.note),
        reading: some(entry.reading),
        parent: book.parent(entry).map(|parent| parent.article.name()),
        children: book.children(entry).map(|child| child.article.name()).collect(),
        code: found.code.iter().map(String::as_str).collect(),
        tests: found.tests.iter().map(String::as_str).collect(),
        lacks: found.lack(entry).map(Lack::words),
    }
}

/// No such article, with the nearest ones.
fn refuse(book: &Book, name: &str) -> Refusal {
    let near: Vec<&Entry> = book.near(name, NEAR);
    let titled = |entry: &&Entry| format!("{} ({})", entry.article, entry.title);
    let advice = match near.iter().map(titled).collect::<Vec<_>>().join(", ") {
        none if none.is_empty() => "an article is named like RU22:6.1.8.3".to_owned(),
        names => format!("the nearest are {names}"),
    };
    let allowed = near.iter().map(|entry| entry.article.name().to_owned()).collect();
    Refusal { allowed, ..Refusal::new(format!("no edition has an article {name:?}; {advice}")) }
}
