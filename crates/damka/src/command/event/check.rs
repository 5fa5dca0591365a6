//! `damka event check`: pairs that were made elsewhere.

use std::io::Write;

use competition::swiss::{self, FaultKind, Request};
use serde::Serialize;

use super::cli::CheckArgs;
use super::source;
use crate::printable::printable;
use crate::stop::{Stop, Voice};

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    rounds: u16,
    players: usize,
    faults: Vec<Fault>,
}

/// Something wrong with the pairs of a round.
#[derive(Serialize)]
struct Fault {
    round: u16,
    kind: FaultKind,
    article: &'static str,
    what: String,
}

/// Runs the command.
pub(crate) fn run(args: &CheckArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let voice = if args.json { Voice::Json } else { Voice::Words };
    let import = source::read(&args.event, voice)?;
    let rounds = import.next_round() - 1;
    let mut faults = Vec::new();
    for round in 1..=rounds {
        let (absent, forbidden) = (import.absent(round), import.forbidden(round));
        let request = Request {
            edition: args.how.edition.unwrap_or(args.how.system.edition()),
            round,
            rounds: args.how.rounds.or(import.rounds).or(Some(rounds)),
            absent: &absent,
            forbidden: &forbidden,
            seed: args.how.seed,
            first: import.first_colour(),
            ..Request::new(&import.table, args.how.system)
        };
        let found = swiss::check(&request, &import.pairs(round), import.byes(round).first().copied());
        faults.extend(found.into_iter().map(|swiss::Fault { kind, by, what }| Fault {
            round,
            kind,
            article: by.name(),
            what,
        }));
    }
    let answer = Answer { rounds, players: import.table.len() - import.gaps().len(), faults };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        write(&answer, out)?;
    }
    if answer.faults.is_empty() { Ok(()) } else { Err(Stop::TroubleFound) }
}

fn write(answer: &Answer, out: &mut dyn Write) -> Result<(), Stop> {
    for Fault { round, article, what, .. } in &answer.faults {
        writeln!(out, "round {round}: {} [{article}]", printable(what))?;
    }
    let Answer { rounds, players, faults } = answer;
    let found = if faults.is_empty() { "no faults".to_owned() } else { format!("faults: {}", faults.len()) };
    writeln!(out, "{rounds} rounds of {players} players, {found}")?;
    Ok(())
}
