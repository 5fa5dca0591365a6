//! `damka pair`: the next round of an event in a TRF file.

use std::io::Write;

use competition::swiss::{self, Pairing, Request};
use competition::trf::Import;
use serde::Serialize;

use super::event::cli::PairArgs;
use super::event::columns::{Columns, Side};
use super::event::{source, words};
use crate::stop::{Refusal, Stop, Voice};

/// The answer; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    round: u16,
    pairs: Vec<Pair>,
    bye: Option<u16>,
    because: Vec<String>,
}

/// A pair by its start numbers.
#[derive(Serialize)]
struct Pair {
    white: u16,
    black: u16,
}

/// Runs the command.
pub(crate) fn run(args: &PairArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let voice = if args.json { Voice::Json } else { Voice::Words };
    let import = source::read(&args.event, voice)?;
    let round = import.next_round();
    let rounds = args.how.rounds.or(import.rounds);
    if let Some(rounds) = rounds.filter(|rounds| *rounds < round) {
        return Err(Refusal::new(format!(
            "all {rounds} rounds have pairs; --rounds says how many there are"
        ))
        .into());
    }
    if let [(before, white, black), rest @ ..] = import.open().as_slice() {
        let (white, black, more) = (import.number(*white), import.number(*black), rest.len());
        let more = if more > 0 { format!(", and {more} other pairs") } else { String::new() };
        let what = format!("round {before}: {white}-{black} has no result{more}");
        return Err(Refusal::new(format!("{what}; the next round is paired when all have one")).into());
    }
    let (absent, forbidden) = (import.absent(round), import.forbidden(round));
    let request = Request {
        edition: args.how.edition.unwrap_or(args.how.system.edition()),
        round,
        rounds,
        absent: &absent,
        forbidden: &forbidden,
        seed: args.how.seed,
        first: import.first,
        ..Request::new(&import.table, args.how.system)
    };
    if let Some(rounds) = rounds.filter(|_| round == 1) {
        let players = u16::try_from(import.table.len() - import.gaps().len()).unwrap_or(u16::MAX);
        if let Some(doubt) = swiss::may_run_out(request.edition, players, rounds) {
            source::advise(&doubt.what(), doubt.by, voice);
        }
    }
    let pairing = swiss::pair(&request).map_err(|no| Refusal::new(no.to_string()).by(Some(no.by)))?;
    if args.json {
        serde_json::to_writer(&mut *out, &answer(&import, &pairing))?;
        return Ok(writeln!(out)?);
    }
    writeln!(out, "Round {round}, {} ({})", args.how.system, request.edition.name())?;
    write(&import, &pairing, args.explain, out)
}

fn answer(import: &Import, pairing: &Pairing) -> Answer {
    let number = |no| import.number(no);
    let mut because = Vec::new();
    let mut pairs = Vec::new();
    for pair in &pairing.pairs {
        let (white, black) = (number(pair.white), number(pair.black));
        pairs.push(Pair { white, black });
        because.push(format!("{white}-{black}: {}", words::because(&pair.because)));
    }
    let bye = pairing.bye.as_ref().map(|bye| number(bye.no));
    because.extend(
        pairing.bye.iter().map(|bye| format!("{}: {}", number(bye.no), words::because(&bye.because))),
    );
    Answer { round: pairing.round, pairs, bye, because }
}

fn write(import: &Import, pairing: &Pairing, explain: bool, out: &mut dyn Write) -> Result<(), Stop> {
    let heads = [
        ("Board", Side::Right),
        ("White", Side::Left),
        ("Points", Side::Right),
        ("", Side::Left),
        ("Black", Side::Left),
        ("Points", Side::Right),
    ];
    let mut columns = Columns::new(&heads);
    let points = |no| import.table.points(no).to_string();
    for (board, pair) in (1..).zip(&pairing.pairs) {
        columns.row(vec![
            format!("{board}"),
            words::player(import, pair.white),
            points(pair.white),
            "-".to_owned(),
            words::player(import, pair.black),
            points(pair.black),
        ]);
    }
    let why = |at: usize| pairing.pairs.get(at).filter(|_| explain).map(|pair| words::because(&pair.because));
    columns.write(out, why)?;
    if let Some(bye) = &pairing.bye {
        writeln!(out, "free: {}", crate::printable::printable(&words::player(import, bye.no)))?;
        if explain {
            writeln!(out, "    {}", words::because(&bye.because))?;
        }
    }
    for note in &pairing.notes {
        writeln!(out, "{} [{}]", note.what, note.by)?;
    }
    Ok(())
}
