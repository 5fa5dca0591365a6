//! `damka rulebook diff`: two editions article by article.

use std::io::Write;

use rulebook::{Book, Difference, Entry, How};
use serde::Serialize;

use super::cli::DiffArgs;
use super::lines::Lines;
use crate::stop::{Refusal, Stop};

/// One line of the comparison; its JSON is a contract.
#[derive(Serialize)]
struct Line {
    how: &'static str,
    left: Option<&'static str>,
    right: Option<&'static str>,
    title: &'static str,
    words: Option<&'static str>,
}

/// Runs the command.
pub(crate) fn run(args: &DiffArgs, out: &mut dyn Write) -> Result<(), Stop> {
    if args.left == args.right {
        return Err(Refusal::new(format!("{} is compared with itself; name two editions", args.left)).into());
    }
    let book = Book::open();
    let found = book.diff(args.left, args.right, args.area);
    if args.json {
        let lines: Vec<Line> = found.iter().map(line).collect();
        serde_json::to_writer(&mut *out, &lines)?;
        writeln!(out)?;
        return Ok(());
    }
    let mut lines = Lines::new(out);
    let groups = [
        (How::Differs, None, "They differ".to_owned()),
        (How::Only, Some(args.left), format!("Only {}", args.left)),
        (How::Only, Some(args.right), format!("Only {}", args.right)),
        (How::Alike, None, "Under the same title; nobody has compared the texts".to_owned()),
        (How::Same, None, "The same".to_owned()),
    ];
    let mut first = true;
    for (how, only, heading) in groups {
        let of_group = |difference: &&Difference<'_>| {
            let main = subject(difference);
            difference.how == how && only.is_none_or(|only| main.is_some_and(|entry| entry.edition() == only))
        };
        let group: Vec<&Difference<'_>> = found.iter().filter(of_group).collect();
        if group.is_empty() {
            continue;
        }
        if !first {
            lines.gap()?;
        }
        first = false;
        lines.line(&format!("{heading} ({})", group.len()))?;
        for difference in group {
            write(difference, &mut lines)?;
        }
    }
    if first {
        lines.line("neither has an article here")?;
    }
    Ok(())
}

fn write(difference: &Difference<'_>, lines: &mut Lines<'_>) -> Result<(), Stop> {
    let Some(entry) = subject(difference) else { return Ok(()) };
    let other = other(difference, entry).map(|other| format!("  ({})", other.article)).unwrap_or_default();
    lines.hanging(&format!("  {:<24} ", entry.article), &format!("{}{other}", entry.title))?;
    if difference.how == How::Differs {
        lines.text(27, difference.words)?;
    }
    Ok(())
}

fn line(difference: &Difference<'_>) -> Line {
    let name = |entry: Option<&Entry>| entry.map(|entry| entry.article.name());
    Line {
        how: difference.how.name(),
        left: name(difference.left),
        right: name(difference.right),
        title: subject(difference).map_or("", |entry| entry.title),
        words: Some(difference.words).filter(|words| !words.is_empty()),
    }
}

/// The entry the line is about: the one that says how it differs, or the only one.
fn subject<'a>(difference: &Difference<'a>) -> Option<&'a Entry> {
    let says = |entry: &&Entry| !entry.differs.is_empty();
    let spoken = [difference.left, difference.right].into_iter().flatten().find(says);
    let plain = [difference.left, difference.right].into_iter().flatten().next();
    spoken.filter(|_| !difference.words.is_empty()).or(plain)
}

fn other<'a>(difference: &Difference<'a>, entry: &Entry) -> Option<&'a Entry> {
    [difference.left, difference.right].into_iter().flatten().find(|other| other.article != entry.article)
}
