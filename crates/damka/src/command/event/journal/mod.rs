//! The journal of an event: a file of JSON lines, the regulation first, then a line for each call with all its events.
//!
//! What is appended is on the disk before the command answers. What was asked in one call stands in one line, so a
//! crash keeps all of it or nothing: a last line that was cut short is left out. Journals of the first form have one
//! event a line and are read and continued as well. Who writes holds a lock beside the file.

pub(crate) mod begin;
pub(crate) mod cli;
mod conduct;
mod lock;
pub(crate) mod stages;
mod tell;

use std::fs::{self, File};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use clock::Moment;
use competition::{Actor, Command, Competition, Draft, Event, Role};
use rulebook::Objection;
use serde::{Deserialize, Serialize};

pub(crate) use conduct::run;
use lock::Lock;

use crate::file::write_whole;
use crate::stop::{Refusal, Stop};

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Head {
    /// The form of the file.
    journal: u32,
    /// The regulation.
    regulation: Draft,
}

/// An event and its journal.
pub(super) struct Journal {
    pub(super) event: Competition,
    /// What was left out at the end, if something was.
    pub(super) torn: Option<String>,
    path: PathBuf,
    /// How many bytes of the file are sound.
    sound: u64,
    _lock: Option<Lock>,
}

/// Commands that are kept together: all of them or none.
pub(super) struct Call {
    /// What the event would be.
    pub(super) event: Competition,
    events: Vec<Event>,
    now: Moment,
}

/// Whether a journal is opened to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Nothing will change.
    Read,
    /// Something will be appended.
    Write,
}

/// The form that is written.
const FORM: u32 = 2;
/// The oldest form that is read.
const FIRST_FORM: u32 = 1;
/// Who writes at the command line leads the event.
const ACTOR: Actor = Actor::Official(Role::ChiefArbiter);

impl Journal {
    /// Begins a journal; what the edition advises comes with it.
    pub(super) fn begin(path: &Path, draft: Draft) -> Result<Vec<Objection>, Stop> {
        if fs::exists(path).map_err(|error| Stop::file("read", path, &error))? {
            return Err(
                Refusal::new(format!("{} is there already; nothing is overwritten", path.display())).into()
            );
        }
        let head = Head { journal: FORM, regulation: draft.clone() };
        let advice = match draft.check() {
            Ok((_, advice)) => advice,
            Err(objections) => return Err(refusal(&objections).into()),
        };
        let line = serde_json::to_string(&head)? + "\n";
        write_whole(path, line.as_bytes())?;
        Ok(advice)
    }

    /// Opens a journal and goes through everything that happened.
    pub(super) fn open(path: &Path, purpose: Purpose) -> Result<Self, Stop> {
        let lock = match purpose {
            Purpose::Write => Some(Lock::take(path)?),
            Purpose::Read => None,
        };
        let mut text = String::new();
        let read = File::open(path).and_then(|mut file| file.read_to_string(&mut text));
        read.map_err(|error| Stop::file("read", path, &error))?;
        let mut lines = text.split_inclusive('\n').enumerate();
        let broken = |at: usize, what: &dyn std::fmt::Display| {
            Refusal::new(format!("{}, line {}: {what}", path.display(), at + 1))
        };
        let (_, first) = lines.next().unwrap_or((0, ""));
        let head: Head = serde_json::from_str(first).map_err(|error| broken(0, &error))?;
        if !(FIRST_FORM..=FORM).contains(&head.journal) {
            let what = format!("form {} is not known; expected {FIRST_FORM} to {FORM}", head.journal);
            return Err(broken(0, &what).into());
        }
        let (regulation, _) = head.regulation.check().map_err(|objections| refusal(&objections))?;
        let mut sound = first.len();
        let mut calls: Vec<(usize, Vec<Event>)> = Vec::new();
        let mut torn = None;
        for (at, line) in lines {
            match events_of(line) {
                Ok(events) if line.ends_with('\n') => calls.push((line.len(), events)),
                _ if sound + bytes(&calls) + line.len() == text.len() => torn = Some((at, line)),
                Ok(_) => return Err(broken(at, &"the line does not end").into()),
                Err(error) => return Err(broken(at, &error).into()),
            }
        }
        if let Some((_, line)) = torn {
            let step = step_of(line);
            calls.retain(|(_, events)| events.last().is_none_or(|event| Some(event.step) != step));
        }
        sound += bytes(&calls);
        let mut event = Competition::new(regulation);
        calls.iter().flat_map(|(_, events)| events).for_each(|each| event.apply(each));
        let torn = torn.map(|(at, _)| {
            format!("line {} was cut short; its command is left out and has to be given again", at + 1)
        });
        Ok(Self { event, torn, path: path.to_owned(), sound: sound as u64, _lock: lock })
    }

    /// Gives a command, keeps what follows from it, and says what that is.
    pub(super) fn command(&mut self, command: &Command, now: Moment) -> Result<Vec<Event>, Stop> {
        self.commands(core::slice::from_ref(command), now)
    }

    /// Gives several commands, all of them or none.
    pub(super) fn commands(&mut self, commands: &[Command], now: Moment) -> Result<Vec<Event>, Stop> {
        let mut call = self.call(now);
        commands.iter().try_for_each(|command| call.give(command))?;
        self.keep(call)
    }

    /// Begins a call of several commands; nothing is kept yet.
    pub(super) fn call(&self, now: Moment) -> Call {
        Call { event: self.event.clone(), events: Vec::new(), now }
    }

    /// Keeps everything that followed from a call.
    pub(super) fn keep(&mut self, call: Call) -> Result<Vec<Event>, Stop> {
        let line = serde_json::to_string(&call.events)? + "\n";
        self.append(&line).map_err(|error| Stop::file("write", &self.path, &error))?;
        self.event = call.event;
        Ok(call.events)
    }

    fn append(&mut self, line: &str) -> std::io::Result<()> {
        let mut file = File::options().write(true).open(&self.path)?;
        // What a crash left behind the last sound line goes first.
        file.set_len(self.sound)?;
        file.seek(SeekFrom::End(0))?;
        file.write_all(line.as_bytes())?;
        file.sync_all()?;
        self.sound += line.len() as u64;
        Ok(())
    }
}

impl Call {
    /// Gives a command; a refusal changes nothing.
    pub(super) fn give(&mut self, command: &Command) -> Result<(), Stop> {
        let decided = self.event.decide(ACTOR, command, self.now);
        for event in decided.map_err(|no| Refusal::new(no.to_string()).by(Some(no.by)))? {
            self.event.apply(&event);
            self.events.push(event);
        }
        Ok(())
    }
}

fn bytes(calls: &[(usize, Vec<Event>)]) -> usize {
    calls.iter().map(|(length, _)| length).sum()
}

/// The events of a line; one, in the first form.
fn events_of(line: &str) -> Result<Vec<Event>, serde_json::Error> {
    if line.starts_with('[') {
        serde_json::from_str(line)
    } else {
        serde_json::from_str(line).map(|event| vec![event])
    }
}

/// The command a torn line of the first form followed from, if that much of it is there.
fn step_of(line: &str) -> Option<u32> {
    let digits: String = line.strip_prefix("{\"step\":")?.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}

/// Everything an edition has against a regulation.
fn refusal(objections: &[Objection]) -> Refusal {
    let each = objections.iter().map(|no| format!("{}; allowed: {} [{}]", no.what, no.allowed, no.by));
    Refusal::new(each.collect::<Vec<_>>().join("; ")).by(objections.first().map(|no| no.by))
}
