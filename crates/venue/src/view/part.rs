//! The parts of an event: its stages, and the play-offs between them.
//!
//! A part that is over is told again from the journal up to its end, so that it is shown exactly as it ended: with its
//! own table, criteria and play-offs.

use std::borrow::Cow;

use competition::regulation::System;
use competition::round::Fact as RoundFact;
use competition::{Competition, Fact};
use serde::Serialize;

/// A part of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Part {
    /// Its place among the parts, from 1.
    pub part: u16,
    /// What it is.
    #[serde(flatten)]
    pub kind: Kind,
    /// How it is played.
    pub system: &'static str,
    /// Whether it is the one that is being played, or the last.
    pub now: bool,
}

/// What a part of an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A stage, from 1.
    Stage(u16),
    /// A play-off for these places.
    PlayOff {
        /// The first of them.
        first: u32,
        /// The last of them.
        last: u32,
    },
}

/// A part, and how much of the journal belongs to it and what was before.
struct Mark {
    part: Part,
    end: Option<usize>,
}

/// The parts of an event, the first first.
#[must_use]
pub fn parts(event: &Competition) -> Vec<Part> {
    marks(event).into_iter().map(|mark| mark.part).collect()
}

/// The event as it stood at the end of a part, from 1; as it stands now for the one that is being played.
#[must_use]
pub fn told(event: &Competition, part: u16) -> Option<Cow<'_, Competition>> {
    let mark = marks(event).into_iter().find(|mark| mark.part.part == part)?;
    let Some(end) = mark.end else { return Some(Cow::Borrowed(event)) };
    let mut then = Competition::new(event.regulation().clone());
    event.standing().take(end).for_each(|fact| then.apply(fact));
    Some(Cow::Owned(then))
}

/// The part that is being played, or the last.
pub(super) fn now(event: &Competition) -> Part {
    let stage = event.earlier().len() as u16 + 1;
    let mut parts = parts(event);
    let at = parts.iter().position(|part| part.now);
    at.map(|at| parts.swap_remove(at)).unwrap_or_else(|| first(event, stage))
}

/// Whether nothing comes after the part that is being played.
#[must_use]
pub fn is_last(event: &Competition) -> bool {
    event.play_off().is_none() && event.earlier().len() >= event.regulation().later.len()
}

fn first(event: &Competition, stage: u16) -> Part {
    Part { part: 1, kind: Kind::Stage(stage), system: name(event.system()), now: true }
}

fn marks(event: &Competition) -> Vec<Mark> {
    let regulation = event.regulation();
    let stage = |part: usize, number: u16, system: &System| {
        let part = Part { part: part as u16, kind: Kind::Stage(number), system: name(system), now: true };
        Mark { part, end: None }
    };
    let mut marks = vec![stage(1, 1, &regulation.system)];
    let (mut number, mut main, mut playing) = (1, 0, None);
    for (at, event) in event.standing().enumerate() {
        let Fact::Round(fact) = &event.fact else { continue };
        match fact {
            RoundFact::StageBegun { .. } => {
                marks[main].end = Some(at);
                let later = regulation.later.get(usize::from(number) - 1);
                number += 1;
                main = marks.len();
                marks.push(stage(main + 1, number, later.map_or(&regulation.system, |later| &later.system)));
            }
            RoundFact::PlayOffBegun { contest, .. } => {
                marks[main].end = Some(at);
                playing = Some(marks.len());
                let kind = Kind::PlayOff { first: contest.first, last: contest.last };
                let part = Part { kind, ..stage(marks.len() + 1, number, &contest.system).part };
                marks.push(Mark { part, end: None });
            }
            RoundFact::PlayedOff { .. } => {
                if let Some(over) = playing.take() {
                    marks[over].end = Some(at);
                    marks[main].end = None;
                }
            }
            _ => {}
        }
    }
    marks.iter_mut().for_each(|mark| mark.part.now = mark.end.is_none());
    marks
}

/// The name of a system.
pub(super) const fn name(system: &System) -> &'static str {
    match system {
        System::RoundRobin { .. } => "round-robin",
        System::Swiss { .. } => "swiss",
        System::Knockout { .. } => "knockout",
        System::Lives { .. } => "lives",
        System::Scheveningen => "scheveningen",
        System::Match(_) => "match",
    }
}
