//! The commands on a journal: each opens it, gives a command to the event, and tells what came of it.

use std::io::{Read, Write};
use std::path::Path;
use std::time::SystemTime;

use clock::{Day, Moment};
use competition::entry::{self, Finding, Person, Shown};
use competition::round::{self, Leaving, Outcome, digest};
use competition::trf::{Document, Export};
use competition::{Command, Competition, Event, No, PersonId};
use serde_json::json;

use super::super::cli::EventCommand;
use super::cli::{
    AddArgs, ExplainArgs, ExportArgs, JournalArgs, LeaveArgs, LotsArgs, NextArgs, PlacesArgs, ResultArgs,
    UndoArgs,
};
use super::{Journal, Purpose, begin, stages, tell};
use crate::file::{Source, write_whole};
use crate::printable::printable;
use crate::stop::{Refusal, Stop};

/// Runs a command on a journal.
pub(crate) fn run(command: &EventCommand, out: &mut dyn Write) -> Result<(), Stop> {
    match command {
        EventCommand::New(args) => begin::run(args, out),
        EventCommand::Add(args) => add(args, out),
        EventCommand::Lots(args) => lots(args, out),
        EventCommand::Pair(args) => pair(args, out),
        EventCommand::Result(args) => result(args, out),
        EventCommand::Leave(args) => leave(args, out),
        EventCommand::Tie(args) => stages::tie(args, out),
        EventCommand::Stage(args) => stages::stage(args, out),
        EventCommand::PlayOff(args) => stages::play_off(args, out),
        EventCommand::Standings(args) => places(args, out),
        EventCommand::Explain(args) => explain(args, out),
        EventCommand::Undo(args) => undo(args, out),
        EventCommand::Export(args) => export(args, out),
        EventCommand::Check(_) | EventCommand::Simulate(_) => Ok(()),
    }
}

fn add(args: &AddArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let people = match &args.from {
        Some(path) => people(path)?,
        None => args
            .name
            .iter()
            .map(|name| Person { rating: args.rating, organisation: args.of.clone(), ..Person::player(name) })
            .collect(),
    };
    let mut journal = open(&args.journal, Purpose::Write)?;
    let first = journal.event.entries().len();
    let entered: Vec<Command> =
        people.into_iter().map(|person| entry::Command::register(person).into()).collect();
    let mut events = journal.commands(&entered, now())?;
    if args.seen {
        let seen = everything_seen(&journal.event, first);
        events.extend(journal.commands(&seen, now())?);
    }
    if !args.pending {
        // Nobody may be ready: what stands against each is told below.
        match journal.command(&entry::Command::AdmitReady.into(), now()) {
            Ok(admitted) => events.extend(admitted),
            Err(Stop::Refused(_)) => {}
            Err(stop) => return Err(stop),
        }
    }
    if args.journal.json {
        return tell::events(&events, out);
    }
    let admitted = journal.event.admitted().count();
    writeln!(out, "{} registered, {admitted} admitted", journal.event.entries().len())?;
    let today = today();
    for (id, waiting) in journal.event.entries().athletes().filter(|(_, entry)| !entry.is_admitted()) {
        for lack in journal.event.lacks(id, today) {
            let name = printable(&waiting.person.name).into_owned();
            writeln!(out, "  {name}: {}; {} [{}]", lack.what, printable(&lack.remedy), lack.by)?;
        }
    }
    Ok(())
}

/// What keeps that those who were entered last showed every paper and stand on no list of the suspended.
fn everything_seen(event: &Competition, first: usize) -> Vec<Command> {
    let people: Vec<PersonId> = event.entries().athletes().map(|(id, _)| id).skip(first).collect();
    let mut commands = Vec::new();
    for id in &people {
        let missing = event.papers(*id, today()).into_iter().filter(|item| item.lack.is_some());
        commands.extend(
            missing.map(|item| {
                entry::Command::Show { people: vec![*id], paper: Shown::new(item.document) }.into()
            }),
        );
    }
    if let Some(lists) = event.law().admission.lists {
        let lists = lists.value.to_vec();
        commands.push(entry::Command::Check { people, lists, finding: Finding::Clear }.into());
    }
    commands
}

/// The players of a table or a TRF file.
fn people(path: &Path) -> Result<Vec<Person>, Stop> {
    let mut bytes = Vec::new();
    let read = Source::open(path)?.bytes.take(1 << 26).read_to_end(&mut bytes);
    read.map_err(|error| Stop::file("read", path, &error))?;
    let trf = Document::read(&bytes).ok().filter(|document| document.players().next().is_some());
    if let Some(document) = trf {
        let person = |player: &competition::trf::Player| Person {
            rating: player.rating.filter(|rating| *rating > 0),
            federation: player.federation.clone(),
            number: player.id.clone(),
            birth: player.birth.get(..4).and_then(|year| year.parse().ok()).map(entry::Birth::Year),
            ..Person::player(&player.name)
        };
        return Ok(document.players().map(|(_, player)| person(player)).collect());
    }
    let text = String::from_utf8(bytes).map_err(|_| {
        Refusal::new(format!("{} is no UTF-8; expected a file saved as UTF-8", path.display()))
    })?;
    let import = entry::import(&text);
    let told = |each: &entry::Complaint| {
        format!("line {}: {} is {:?}; expected {}", each.line, each.column, each.found, each.expected)
    };
    match import.complaints.as_slice() {
        [] => Ok(import.people.into_iter().map(|imported| imported.person).collect()),
        some => Err(Refusal::new(some.iter().map(told).collect::<Vec<_>>().join("; ")).into()),
    }
}

fn lots(args: &LotsArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let command = if args.commit {
        round::Command::CommitLots(digest(args.seed, &args.words))
    } else {
        round::Command::DrawLots { seed: args.seed, nonce: args.words.clone() }
    };
    let events = journal.command(&Command::Round(command), now())?;
    if args.journal.json {
        return tell::events(&events, out);
    }
    if args.commit {
        return Ok(writeln!(out, "publish before the drawing: {}", digest(args.seed, &args.words))?);
    }
    tell::numbers(&journal.event, out)
}

fn pair(args: &NextArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let round = journal.event.stage().next();
    let mut events = Vec::new();
    if let Some(reason) = &args.again {
        let absent = args.absent.iter().map(|no| No(*no)).collect();
        let (wrong, reason) = (Vec::new(), reason.clone());
        let again = round::Command::Repair { absent, wrong, seed: args.seed, reason };
        events.extend(journal.command(&Command::Round(again), now())?);
        return paired(&journal, args, &events, out);
    }
    let absent = args.absent.iter().map(|no| round::Command::Absent { no: No(*no), round });
    let commands: Vec<Command> =
        absent.chain([round::Command::Pair { seed: args.seed }]).map(Command::Round).collect();
    events.extend(journal.commands(&commands, now())?);
    paired(&journal, args, &events, out)
}

fn paired(journal: &Journal, args: &NextArgs, events: &[Event], out: &mut dyn Write) -> Result<(), Stop> {
    if args.journal.json {
        return tell::events(events, out);
    }
    match journal.event.stage().rounds().last() {
        Some(round) => tell::round(&journal.event, round, false, out),
        None => Ok(()),
    }
}

fn result(args: &ResultArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let round = args.round.unwrap_or(journal.event.stage().next().saturating_sub(1));
    let scale = journal.event.regulation().scale;
    let mut read = Vec::new();
    for text in &args.results {
        let parts = text.split_once('=').and_then(|(no, result)| Some((no.trim().parse().ok()?, result)));
        let Some((no, text)) = parts else {
            return Err(Stop::WrongUse(format!("{text:?} is not a number, = and a result, such as 4=1-1")));
        };
        let outcome = Outcome::read(text, scale).map_err(|error| Refusal::new(error.to_string()))?;
        read.push((No(no), outcome));
    }
    let commands: Vec<Command> = read
        .into_iter()
        .map(|(no, outcome)| match &args.correct {
            Some(reason) => round::Command::Correct { round, no, outcome, reason: reason.clone() },
            None => round::Command::Score { round, no, outcome },
        })
        .map(Command::Round)
        .collect();
    let events = journal.commands(&commands, now())?;
    if args.journal.json {
        return tell::events(&events, out);
    }
    let open = journal.event.stage().round(round).map_or(0, |round| round.open().count());
    Ok(writeln!(out, "round {round}: {} kept, {open} without a result", args.results.len())?)
}

fn leave(args: &LeaveArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let how = if args.excluded { Leaving::Excluded } else { Leaving::Withdrew };
    let command = round::Command::Leave { no: No(args.no), how, reason: args.reason.clone() };
    let events = journal.command(&Command::Round(command), now())?;
    done(&args.journal, &events, "he has left", out)
}

fn places(args: &PlacesArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let event = open(&args.journal, Purpose::Read)?.event;
    tell::all_places(&event, args.explain, args.journal.json, out)
}

fn explain(args: &ExplainArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let event = open(&args.journal, Purpose::Read)?.event;
    let stage = event.stage();
    let asked = args.round.unwrap_or(stage.next().saturating_sub(1));
    let Some(round) = stage.round(asked) else {
        let paired = stage.rounds().len();
        return Err(Refusal::new(format!("round {asked} has no pairs; paired are {paired} rounds")).into());
    };
    if args.journal.json { tell::round_json(round, out) } else { tell::round(&event, round, true, out) }
}

fn undo(args: &UndoArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let events = journal.command(&Command::Undo { reason: args.reason.clone() }, now())?;
    done(&args.journal, &events, "the last command is undone", out)
}

fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let event = open(&args.journal, Purpose::Read)?.event;
    let text = trf(&event);
    if args.output == Path::new("-") {
        return Ok(out.write_all(text.as_bytes())?);
    }
    write_whole(&args.output, text.as_bytes())
}

fn trf(event: &Competition) -> String {
    let table = event.table();
    let players = u16::try_from(table.len()).unwrap_or(u16::MAX);
    let first = table.numbers().find_map(|no| table.cells(no).first()?.colour);
    let rounds = event.system().rounds(players);
    Export { rounds, first, ..Export::new(&event.regulation().name, &table) }.document().write()
}

fn done(args: &JournalArgs, events: &[Event], words: &str, out: &mut dyn Write) -> Result<(), Stop> {
    if args.json { tell::events(events, out) } else { Ok(writeln!(out, "{words}")?) }
}

/// Opens a journal; what a crash left is told on standard error.
pub(super) fn open(args: &JournalArgs, purpose: Purpose) -> Result<Journal, Stop> {
    let journal = Journal::open(&args.journal, purpose)?;
    if let Some(torn) = &journal.torn {
        let _ = match args.json {
            true => writeln!(std::io::stderr(), "{}", json!({ "warning": { "message": torn } })),
            false => writeln!(std::io::stderr(), "damka: warning: {torn}"),
        };
    }
    Ok(journal)
}

/// The time of day.
pub(super) fn now() -> Moment {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    Moment(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

/// The day.
fn today() -> Day {
    Day(i32::try_from(now().0.div_euclid(86_400_000)).unwrap_or(i32::MAX))
}
