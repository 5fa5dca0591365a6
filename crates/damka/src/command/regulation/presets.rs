//! `damka regulation presets`: the time controls of an edition.

use std::io::Write;

use rulebook::law::TempoLaw;
use rulebook::{Discipline, Kind, Tempo, law};
use serde::Serialize;

use super::cli::PresetsArgs;
use crate::stop::{Refusal, Stop};

/// The answer for one discipline; its JSON is a contract.
#[derive(Serialize)]
struct Page {
    discipline: String,
    article: &'static str,
    presets: Vec<Offered>,
    limits: Vec<Limited>,
    other: &'static str,
}

/// A recommended control.
#[derive(Serialize)]
struct Offered {
    control: String,
    words: String,
    article: &'static str,
    default: bool,
}

/// What every control keeps to.
#[derive(Serialize)]
struct Limited {
    words: String,
    article: &'static str,
    weight: &'static str,
}

/// Runs the command.
pub(super) fn run(args: &PresetsArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let pages: Vec<Page> =
        disciplines(args).into_iter().filter_map(|discipline| page(args, discipline)).collect();
    if pages.is_empty() {
        let unknown = args.discipline.map_or("any game".to_owned(), |discipline| discipline.kind.to_string());
        let words = format!("{} has no rules for {unknown}", args.edition);
        return Err(Refusal::new(words).by(Some(args.edition.scope())).into());
    }
    if args.json {
        serde_json::to_writer(&mut *out, &pages)?;
        writeln!(out)?;
        return Ok(());
    }
    for (i, page) in pages.iter().enumerate() {
        if i > 0 {
            writeln!(out)?;
        }
        writeln!(out, "{} ({})", page.discipline, page.article)?;
        for Offered { words, article, default, .. } in &page.presets {
            let words = if *default { format!("{words} (default)") } else { words.clone() };
            writeln!(out, "  {words:<75} {article}")?;
        }
        for Limited { words, article, weight } in &page.limits {
            let words =
                if *weight == "advice" { format!("advised: {words}") } else { format!("limit: {words}") };
            writeln!(out, "  {words:<75} {article}")?;
        }
        writeln!(out, "  {:<75} {}", "others if the regulation states them", page.other)?;
    }
    Ok(())
}

/// The disciplines that are asked about.
fn disciplines(args: &PresetsArgs) -> Vec<Discipline> {
    let all = Kind::all().flat_map(|kind| Tempo::ALL.map(|tempo| Discipline::new(kind, tempo)));
    args.discipline.map_or_else(|| all.collect(), |discipline| vec![discipline])
}

fn page(args: &PresetsArgs, discipline: Discipline) -> Option<Page> {
    let controls = &law(args.edition, discipline.kind)?.controls;
    let tempo: &TempoLaw = controls.tempo(discipline.tempo);
    let limits = tempo.limits.iter().chain(&controls.longest);
    let limits = limits.map(|limit| Limited {
        words: limit.words(),
        article: limit.by.name(),
        weight: limit.weight.name(),
    });
    Some(Page {
        discipline: format!("{} {}", discipline.kind, discipline.tempo),
        article: tempo.by.name(),
        presets: tempo
            .presets
            .iter()
            .map(|preset| Offered {
                control: preset.control.to_string(),
                words: preset.words(),
                article: preset.by.name(),
                default: preset.default,
            })
            .collect(),
        limits: limits.collect(),
        other: controls.other.name(),
    })
}
