//! `damka rulebook list` and `search`: articles with their titles, a line each.

use std::io::Write;

use rulebook::Entry;
use serde::Serialize;

use super::cli::{ListArgs, SearchArgs};
use super::lines::Lines;
use crate::stop::{Refusal, Stop};

/// One article; its JSON is a contract.
#[derive(Serialize)]
struct Row {
    article: &'static str,
    area: &'static str,
    weight: &'static str,
    disposition: &'static str,
    title: &'static str,
    summary: &'static str,
}

/// Runs `list`.
pub(crate) fn run(args: &ListArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let book = args.told.book();
    let entries: Vec<&Entry> = book.entries().iter().filter(|entry| args.part.has(entry)).collect();
    write(&entries, args.json, out)
}

/// Runs `search`.
pub(crate) fn search(args: &SearchArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let book = args.told.book();
    let words = args.words.join(" ");
    let mut found = book.search(&words);
    found.retain(|entry| args.part.has(entry));
    if found.is_empty() {
        let advice = "try fewer or shorter words, such as sealed or clock";
        return Err(Refusal::new(format!("no article has all of {words:?}; {advice}")).into());
    }
    write(&found, args.json, out)
}

fn write(entries: &[&Entry], json: bool, out: &mut dyn Write) -> Result<(), Stop> {
    if json {
        let rows: Vec<Row> = entries.iter().map(|entry| row(entry)).collect();
        serde_json::to_writer(&mut *out, &rows)?;
        writeln!(out)?;
        return Ok(());
    }
    let width = entries.iter().map(|entry| entry.article.name().len()).max().unwrap_or_default();
    let mut lines = Lines::new(out);
    for entry in entries {
        lines.hanging(&format!("{:<width$}  {:<13}  ", entry.article, entry.area), entry.title)?;
    }
    let plural = if entries.len() == 1 { "" } else { "s" };
    Ok(lines.line(&format!("{} article{plural}", entries.len()))?)
}

fn row(entry: &Entry) -> Row {
    Row {
        article: entry.article.name(),
        area: entry.area.name(),
        weight: entry.weight.name(),
        disposition: entry.disposition.name(),
        title: entry.title,
        summary: entry.summary,
    }
}
