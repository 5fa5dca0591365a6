//! The commands on a journal: each opens it, gives a command to the event, and tells what came of it.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::Path;
use std::time::SystemTime;

use clock::{Day, Moment};
use competition::entry::{self, Finding, Person, Shown};
use competition::round::{self, Competitor, Leaving, Outcome, digest};
use competition::trf::{Document, Export, Record};
use competition::{Command, Competition, Event, No, PersonId};
use serde_json::json;

use super::super::cli::{EventCommand, TrfArgs};
use super::super::source;
use super::cli::{
    AddArgs, ExplainArgs, ExportArgs, JournalArgs, LeaveArgs, LotsArgs, NextArgs, PlacesArgs, ResultArgs,
    UndoArgs,
};
use super::{Journal, Purpose, begin, stages, tell};
use crate::file::{Source, write_whole};
use crate::printable::printable;
use crate::stop::{Refusal, Stop, Voice};

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
        Some(path) => people(path, voice(&args.journal))?,
        None => args
            .name
            .iter()
            .map(|name| Person { rating: args.rating, organisation: args.of.clone(), ..Person::player(name) })
            .collect(),
    };
    let mut journal = open(&args.journal, Purpose::Write)?;
    let mut call = journal.call(now());
    let first = call.event.entries().len();
    for person in people {
        call.give(&entry::Command::register(person).into())?;
    }
    if args.seen {
        let seen = everything_seen(&call.event, first);
        seen.iter().try_for_each(|command| call.give(command))?;
    }
    if !args.pending {
        // Nobody may be ready: what stands against each is told below.
        match call.give(&entry::Command::AdmitReady.into()) {
            Ok(()) | Err(Stop::Refused(_)) => {}
            Err(stop) => return Err(stop),
        }
    }
    let late = without_a_number(&call.event);
    // Before the first round the numbers can be drawn once more, for everybody.
    let is_drawn_anew = call.event.stage().rounds().is_empty() && !call.event.system().takes_late_entries();
    for who in late.iter().filter(|_| !is_drawn_anew) {
        call.give(&Command::Round(round::Command::EnterLate(*who)))?;
    }
    let events = journal.keep(call)?;
    if args.journal.json {
        return tell::events(&events, out);
    }
    let admitted = journal.event.admitted().count();
    writeln!(out, "{} registered, {admitted} admitted", journal.event.entries().len())?;
    if is_drawn_anew && !late.is_empty() {
        writeln!(out, "the numbers were drawn without {}; draw them again: damka event lots", late.len())?;
    }
    let stage = journal.event.stage();
    for (no, who) in late.iter().filter_map(|who| Some((stage.no_of(*who)?, who))) {
        let name = printable(&journal.event.name_of(*who)).into_owned();
        writeln!(out, "  {name}: number {no}, from round {}", stage.next())?;
    }
    let today = today();
    for (id, waiting) in journal.event.entries().athletes().filter(|(_, entry)| !entry.is_admitted()) {
        for lack in journal.event.lacks(id, today) {
            let name = printable(&waiting.person.name).into_owned();
            writeln!(out, "  {name}: {}; {} [{}]", lack.what, printable(&lack.remedy), lack.by)?;
        }
    }
    Ok(())
}

/// Who was admitted after the numbers had been drawn.
fn without_a_number(event: &Competition) -> Vec<Competitor> {
    let stage = event.stage();
    let lacks = |who: &Competitor| stage.has_numbers() && stage.no_of(*who).is_none();
    event.competitors().into_iter().filter(lacks).collect()
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
fn people(path: &Path, voice: Voice) -> Result<Vec<Person>, Stop> {
    let mut bytes = Vec::new();
    let read = Source::open(path)?.bytes.take(1 << 26).read_to_end(&mut bytes);
    read.map_err(|error| Stop::file("read", path, &error))?;
    // Where one line is that of a player in a TRF, the whole file is one.
    if bytes.split(|byte| *byte == b'\n' || *byte == b'\r').any(|line| line.starts_with(b"001 ")) {
        let document = Document::read(&bytes).map_err(|faults| source::refuse(&faults, voice))?;
        let people: Vec<(usize, Person)> = document.people().collect();
        if let Some((line, _)) = people.iter().find(|(_, person)| person.name.is_empty()) {
            let what = format!("line {line}: there is no name; expected one in columns 15 to 47");
            return Err(Refusal::new(what).into());
        }
        return Ok(people.into_iter().map(|(_, person)| person).collect());
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
    tell::numbers(&journal.event, out)?;
    tell::doubts(&journal.event, out)
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
    let Some(round) = journal.event.stage().rounds().last() else { return Ok(()) };
    tell::round(&journal.event, round, false, out)?;
    if round.round == 1 { tell::doubts(&journal.event, out) } else { Ok(()) }
}

fn result(args: &ResultArgs, out: &mut dyn Write) -> Result<(), Stop> {
    let mut journal = open(&args.journal, Purpose::Write)?;
    let round = args.round.unwrap_or(journal.event.stage().next().saturating_sub(1));
    let scale = journal.event.regulation().scale;
    let mut read = match &args.from {
        Some(path) => filled_in(&journal.event, round, path, voice(&args.journal))?,
        None => Vec::new(),
    };
    let taken = read.len() + args.results.len();
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
    Ok(writeln!(out, "round {round}: {taken} kept, {open} without a result")?)
}

/// The results of a round in a TRF file that the event does not have yet, each with the number of White.
fn filled_in(event: &Competition, round: u16, path: &Path, voice: Voice) -> Result<Vec<(No, Outcome)>, Stop> {
    let points = Some(event.regulation().scale);
    let import = source::read(&TrfArgs { file: path.to_owned(), points }, voice)?;
    let (mut results, table) = (Vec::new(), &import.table);
    for (white, black) in import.pairs(round) {
        let (one, other) = (No(import.number(white)), No(import.number(black)));
        let board = event.stage().round(round).and_then(|paired| paired.board_of(one));
        let Some(board) = board.filter(|board| (board.white, board.black) == (one, other)) else {
            let what =
                format!("round {round}: the file has {one} with White against {other}, the event has not");
            return Err(Refusal::new(what).by(Some(event.law().round.points)).into());
        };
        let mark = |no: No| table.cells(no).get(usize::from(round).checked_sub(1)?)?.mark;
        let Some((white, black)) = mark(white).zip(mark(black)) else { continue };
        let Some(outcome) = Outcome::of_marks(white, black) else {
            let all = Outcome::ALL.map(|outcome| outcome.text(event.regulation().scale)).join(" ");
            let what = format!("round {round}: {one}-{other} has a result of its own; results are {all}");
            return Err(Refusal::new(what).into());
        };
        if board.outcome != Some(outcome) {
            results.push((one, outcome));
        }
    }
    if results.is_empty() {
        let what = format!("the file has no result of round {round} that is not known");
        return Err(Refusal::new(what).into());
    }
    Ok(results)
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
    let mut document = Export { rounds, first, ..Export::new(&event.regulation().name, &table) }.document();
    let places: BTreeMap<No, u32> =
        event.standings().into_iter().map(|place| (place.no, place.first)).collect();
    for line in document.lines_mut() {
        let Record::Player(player) = line.record() else { continue };
        let no = No(player.number);
        let Record::Player(player) = line.change() else { continue };
        player.rank = places.get(&no).and_then(|place| u16::try_from(*place).ok());
        if let Some(Competitor::Person(id)) = event.stage().competitor(no) {
            event.person(id).into_iter().for_each(|person| player.tell_of(person));
        }
    }
    document.write()
}

/// How refusals are told.
const fn voice(args: &JournalArgs) -> Voice {
    if args.json { Voice::Json } else { Voice::Words }
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
