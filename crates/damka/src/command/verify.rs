//! `damka verify`: is the journal what was written?

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{BufReader, Write};
use std::path::Path;
use std::time::Instant;

use clap::Args;
use serde::Serialize;
use store::{Fault, Flaw, Milestone, NoMilestone, Position, backup};

use crate::command::place::{self, PlaceArgs};
use crate::printable::printable;
use crate::stop::Stop;

/// Check that the journal is what was written.
///
/// Follows the hash chain of every stream, counts the entries, and tells every game again: each move must be one that could
/// be made. What is personal must be in the vault as it was kept, unless it was erased. The journal may be in use. Exit
/// code 1 if anything is wrong.
///
/// When the last entries are cut off, what is left is sound. So a milestone is printed, a line that stands for everything up to
/// there: keep it somewhere else, or keep a backup, and --contains says later whether the journal still holds all of it.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  damka verify --data /var/lib/damka
  damka verify --database postgres://damka@db/damka --json
  damka verify --data /var/lib/damka --contains damka-2026-11-16.jsonl

JSON: {\"sound\":true|false,\"streams\",\"entries\",\"secrets\",\"position\",\"milestone\":TEXT|null,\"faults\":[{\"stream\",\"sequence\",
\"flaw\":\"hash\"|\"missing\"|\"order\"|\"replay\"|\"vault\"|\"unreadable\"|\"count\"|\"milestone\",\"message\"}],\"faults_count\",\"seconds\"}; the first thousand faults.")]
pub(crate) struct VerifyArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// What the journal must still hold: everything up to a milestone, or to the end of a backup.
    #[arg(long, value_name = "MILESTONE|FILE")]
    contains: Option<OsString>,
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
    milestone: Option<String>,
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
    let noted = args.contains.as_deref().map(noted).transpose()?;
    let tell = |done: u64, all: u64| {
        bar.set_length(all.saturating_mul(2));
        bar.set_position(done);
    };
    let mut replay = server::Replay::default();
    let (health, milestone) = place::wait(async {
        let reader = place.look().await?;
        let mut health = store::replay(&*reader, &mut replay, tell).await?;
        let checked = health.position.0;
        let tell = |done: Position| bar.set_position(checked.saturating_add(done.0));
        let milestone = health.walk(&*reader, noted, tell).await?;
        Ok((health, milestone))
    })?;
    bar.finish_and_clear();
    let answer = Answer {
        sound: health.is_sound(),
        streams: health.streams,
        entries: health.entries,
        secrets: health.secrets,
        position: health.position.0,
        milestone: milestone.map(|milestone| milestone.to_string()),
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
    if let Some(milestone) = &answer.milestone {
        writeln!(out, "milestone {milestone}")?;
    }
    Ok(())
}

/// The milestone that was asked for, or that at which a backup ends.
fn noted(text: &OsStr) -> Result<Milestone, Stop> {
    if let Some(milestone) = text.to_str().and_then(|text| text.parse().ok()) {
        return Ok(milestone);
    }
    let file = Path::new(text);
    let input = File::open(file).map_err(|error| {
        let text = file.display();
        Stop::WrongUse(format!("{text}: {NoMilestone}, and a backup cannot be read there: {error}"))
    })?;
    let input = BufReader::with_capacity(1 << 16, input);
    backup::check(input).map_err(|trouble| Stop::backup("read", file, trouble))
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
        Flaw::Milestone { .. } => "milestone",
    };
    Found {
        stream: fault.stream.as_ref().map(ToString::to_string),
        sequence: fault.sequence.map(|sequence| sequence.0),
        flaw,
        message: fault.to_string(),
    }
}
