//! `damka regulation`: what an event may choose, and what its edition says to it.

pub(crate) mod cli;
mod presets;

use std::io::Write;

use rulebook::{Connection, Draft, Form, Gravity, Objection, Record, Regulation, System};
use serde::Serialize;

use crate::stop::Stop;
use cli::{ClockArg, EventArgs, FormArg, RecordArg, RegulationArgs, RegulationCommand};

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    edition: &'static str,
    discipline: String,
    accepted: bool,
    terms: Vec<Term>,
    objections: Vec<Objected>,
}

/// One choice.
#[derive(Serialize)]
struct Term {
    about: &'static str,
    value: String,
    article: Option<&'static str>,
}

/// One objection.
#[derive(Serialize)]
struct Objected {
    weight: &'static str,
    article: &'static str,
    what: String,
    allowed: String,
}

/// Runs the command.
pub(crate) fn run(args: &RegulationArgs, out: &mut dyn Write) -> Result<(), Stop> {
    if let Some(RegulationCommand::Presets(args)) = &args.command {
        return presets::run(args, out);
    }
    let checked = draft(&args.event).map_err(|objection| vec![objection]).and_then(Draft::check);
    let answer = answer(&args.event, checked);
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        write(&answer, out)?;
    }
    if answer.accepted { Ok(()) } else { Err(Stop::TroubleFound) }
}

/// The draft the arguments describe.
fn draft(args: &EventArgs) -> Result<Draft, Objection> {
    let preset = || Draft::preset(args.edition, args.discipline);
    let usual = args.control.and_then(|control| Draft::usual(args.edition, args.discipline, control));
    let mut draft = usual.map_or_else(preset, Ok)?;
    if args.remote {
        draft = draft.remote();
    }
    match args.record {
        Some(RecordArg::Kept) => draft.record = Record::Kept,
        Some(RecordArg::None) => draft.record = Record::NotKept,
        None => {}
    }
    if let Some(time) = args.connection_pause {
        draft.connection = Connection::Pause(time);
    }
    Ok(Draft {
        clock: match args.clock {
            ClockArg::Electronic => clock::Kind::Electronic,
            ClockArg::Mechanical => clock::Kind::Mechanical,
        },
        official: args.official,
        lateness: args.lateness,
        games: args.games,
        pause: args.pause,
        additional: args.additional,
        system: if args.drawn { System::Drawn } else { System::Ordinary },
        ballot: args.ballot,
        opening: args.opening,
        offers_from: args.offers_from,
        form: match args.form {
            FormArg::Ordinary => Form::Ordinary,
            FormArg::Simultaneous => Form::Simultaneous,
            FormArg::Blindfold => Form::Blindfold,
            FormArg::Consultation => Form::Consultation,
        },
        ..draft
    })
}

fn answer(args: &EventArgs, checked: Result<(Regulation, Vec<Objection>), Vec<Objection>>) -> Answer {
    let (terms, accepted, objections) = match checked {
        Ok((regulation, advice)) => (regulation.terms(), true, advice),
        Err(objections) => (Vec::new(), false, objections),
    };
    let article = |by: article::Article| by.name();
    Answer {
        edition: args.edition.name(),
        discipline: args.discipline.to_string(),
        accepted,
        terms: terms
            .into_iter()
            .map(|term| Term { about: term.about, value: term.value, article: term.by.map(article) })
            .collect(),
        objections: objections
            .into_iter()
            .map(|Objection { by, weight, what, allowed }| Objected {
                weight: weight.name(),
                article: by.name(),
                what,
                allowed,
            })
            .collect(),
    }
}

fn write(answer: &Answer, out: &mut dyn Write) -> Result<(), Stop> {
    if !answer.accepted {
        writeln!(out, "{} refuses this regulation of {}:", answer.edition, answer.discipline)?;
    }
    for Term { about, value, article } in &answer.terms {
        writeln!(out, "{}", format!("{about:<11} {value:<56} {}", article.unwrap_or_default()).trim_end())?;
    }
    for Objected { weight, article, what, allowed } in &answer.objections {
        writeln!(out, "{weight}: {what} ({article})\n  allowed: {allowed}")?;
    }
    debug_assert!(
        answer.accepted || answer.objections.iter().any(|told| told.weight == Gravity::Refusal.name())
    );
    Ok(())
}
