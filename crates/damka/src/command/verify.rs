//! `damka verify`: is the journal what was written?

use std::io::Write;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use store::{Fault, Flaw};

use crate::command::place::{self, PlaceArgs};
use crate::printable::printable;
use crate::stop::Stop;

/// Check that the journal is what was written.
///
/// Follows the hash chain of every stream, counts the entries, and tells every game again: each move must be one that could
/// be made. What is personal must be in the vault as it was kept, unless it was erased. The journal may be in use. Exit
/// code 1 if anything is wrong.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka verify --data /var/lib/damka
  damka verify --database postgres://damka@db/damka --json

JSON: {\"sound\":true|false,\"streams\",\"entries\",\"secrets\",\"position\",\"faults\":[{\"stream\",\"sequence\",
\"flaw\":\"hash\"|\"missing\"|\"order\"|\"replay\"|\"vault\"|\"unreadable\"|\"count\",\"message\"}],\"faults_count\",\"seconds\"}; the first thousand faults.")]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// Answer as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What was found; its JSON is a contract.
#[derive(Serialize)]
struct Answer {
    sound: bool,
    streams: u64,
    entries: u64,
    secrets: u64,
    position: u64,
    faults: Vec<Found>,
    faults_count: u64,
    seconds: f64,
}

/// One fault.
#[derive(Serialize)]
struct Found {
    stream: Option<String>,
    sequence: Option<u64>,
    flaw: &'static str,
    message: String,
}

/// Runs the command.
pub(crate) fn run(args: &VerifyArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let place = args.place.place()?;
    let begun = Instant::now();
    let bar = place::progress();
    let tell = |done: u64, all: u64| {
        bar.set_length(all);
        bar.set_position(done);
    };
    let mut replay = server::Replay::default();
    let health = place::wait(async { Ok(store::replay(&*place.look().await?, &mut replay, tell).await?) })?;
    bar.finish_and_clear();
    let answer = Answer {
        sound: health.is_sound(),
        streams: health.streams,
        entries: health.entries,
        secrets: health.secrets,
        position: health.position.0,
        faults: health.faults.iter().map(found).collect(),
        faults_count: health.faults_count,
        seconds: begun.elapsed().as_secs_f64(),
    };
    if args.json {
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        write_words(&answer, out)?;
    }
    if answer.sound { Ok(()) } else { Err(Stop::TroubleFound) }
}

fn write_words(answer: &Answer, out: &mut dyn Write) -> Result<(), Stop> {
    for fault in &answer.faults {
        writeln!(out, "{}", printable(&fault.message))?;
    }
    let entries = place::count(answer.entries, "entry", "entries");
    let streams = place::count(answer.streams, "stream", "streams");
    let vault = match answer.secrets {
        0 => String::new(),
        secrets => format!(", {} in the vault", place::count(secrets, "secret", "secrets")),
    };
    let verdict = match answer.faults_count {
        0 => "all sound".to_owned(),
        faults => place::count(faults, "fault", "faults"),
    };
    writeln!(out, "{entries} in {streams}{vault}, {verdict}; {:.2} s", answer.seconds)?;
    Ok(())
}

fn found(fault: &Fault) -> Found {
    let flaw = match fault.flaw {
        Flaw::Hash => "hash",
        Flaw::Missing => "missing",
        Flaw::Order => "order",
        Flaw::Told(_) => "replay",
        Flaw::Secret { .. } => "vault",
        Flaw::Unreadable(_) => "unreadable",
        Flaw::Count { .. } => "count",
    };
    Found {
        stream: fault.stream.as_ref().map(ToString::to_string),
        sequence: fault.sequence.map(|sequence| sequence.0),
        flaw,
        message: fault.to_string(),
    }
}
