//! `damka rulebook conformance`: how each article is kept, and totals.

use std::io::Write;

use rulebook::{Area, Book, Disposition, Entry, Evidence, Found, Lack, Share, Totals};
use serde::Serialize;

use super::cli::ConformanceArgs;
use super::lines::Lines;
use crate::stop::Stop;

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer<'a> {
    articles: Vec<Row<'a>>,
    areas: Vec<Sum>,
    totals: Sum,
}

/// How one article is kept.
#[derive(Serialize)]
struct Row<'a> {
    article: &'static str,
    area: &'static str,
    weight: &'static str,
    disposition: &'static str,
    title: &'static str,
    code: Vec<&'a str>,
    tests: Vec<&'a str>,
    lacks: Option<&'static str>,
}

/// What several articles come to.
#[derive(Serialize)]
struct Sum {
    #[serde(skip_serializing_if = "Option::is_none")]
    area: Option<&'static str>,
    articles: usize,
    stated: Part,
    enacted: Part,
    entrusted: Part,
    reference: Part,
    must: Part,
}

/// So many out of so many.
#[derive(Serialize)]
struct Part {
    kept: usize,
    of: usize,
}

/// Runs the command.
pub(crate) fn run(args: &ConformanceArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let (book, evidence) = (Book::open(), Evidence::kept());
    let entries: Vec<&Entry> = book.entries().iter().filter(|entry| args.part.has(entry)).collect();
    let of_area = |area| Totals::of(entries.iter().copied().filter(|entry| entry.area == area), &evidence);
    let areas: Vec<(Area, Totals)> = Area::ALL.map(|area| (area, of_area(area))).to_vec();
    let areas: Vec<(Area, Totals)> = areas.into_iter().filter(|(_, totals)| totals.all().of > 0).collect();
    let totals = Totals::of(entries.iter().copied(), &evidence);
    let found = entries.iter().map(|&entry| (entry, evidence.of(entry.article)));
    let found: Vec<(&Entry, Found)> =
        found.filter(|(entry, found)| !args.missing || found.lack(entry).is_some()).collect();
    if args.json {
        let answer = Answer {
            articles: found.iter().map(|(entry, found)| row(entry, found)).collect(),
            areas: areas.iter().map(|(area, totals)| sum(Some(*area), totals)).collect(),
            totals: sum(None, &totals),
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(());
    }
    let mut lines = Lines::new(out);
    for (entry, found) in &found {
        write(entry, found, &mut lines)?;
    }
    if !found.is_empty() {
        lines.gap()?;
    }
    let heading = ["articles", "stated", "enacted", "entrusted", "reference", "must, tested"];
    lines.line(&table("area", &heading.map(str::to_owned)))?;
    for (area, totals) in &areas {
        lines.line(&table(area.name(), &cells(totals)))?;
    }
    Ok(lines.line(&table("all", &cells(&totals)))?)
}

fn write(entry: &Entry, found: &Found, lines: &mut Lines<'_>) -> Result<(), Stop> {
    let begin = format!("{:<22} {:<9} ", entry.article, entry.disposition);
    lines.hanging(&begin, entry.title)?;
    for (label, names) in [("code", &found.code), ("tests", &found.tests)] {
        if !names.is_empty() {
            let names = names.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
            lines.hanging(&format!("    {label:<6} "), &names)?;
        }
    }
    if let Some(lack) = found.lack(entry) {
        lines.hanging(&format!("    {:<6} ", "lacks"), lack.words())?;
    }
    Ok(())
}

/// One line of the table of totals.
fn table(area: &str, cells: &[String; 6]) -> String {
    let [articles, stated, enacted, entrusted, reference, must] = cells;
    format!(
        "{area:<14} {articles:>8}  {stated:>11}  {enacted:>12}  {entrusted:>10}  {reference:>10}  {must:>12}"
    )
}

fn cells(totals: &Totals) -> [String; 6] {
    let [stated, enacted, entrusted, reference] =
        Disposition::ALL.map(|disposition| totals.disposition(disposition).to_string());
    [totals.all().of.to_string(), stated, enacted, entrusted, reference, totals.must.to_string()]
}

fn row<'a>(entry: &Entry, found: &'a Found) -> Row<'a> {
    Row {
        article: entry.article.name(),
        area: entry.area.name(),
        weight: entry.weight.name(),
        disposition: entry.disposition.name(),
        title: entry.title,
        code: found.code.iter().map(String::as_str).collect(),
        tests: found.tests.iter().map(String::as_str).collect(),
        lacks: found.lack(entry).map(Lack::words),
    }
}

fn sum(area: Option<Area>, totals: &Totals) -> Sum {
    let part = |Share { kept, of }| Part { kept, of };
    let of = |disposition| part(totals.disposition(disposition));
    Sum {
        area: area.map(Area::name),
        articles: totals.all().of,
        stated: of(Disposition::Stated),
        enacted: of(Disposition::Enacted),
        entrusted: of(Disposition::Entrusted),
        reference: of(Disposition::Reference),
        must: part(totals.must),
    }
}
