//! The front of an event: what it is, how far it has come, and what is next.

use competition::Competition;
use competition::round::Round;
use rulebook::law::event::Character;
use serde::Serialize;

use super::{Part, Tally, last, part};
use crate::Phase;

/// The front of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Front {
    /// What it is called.
    pub name: String,
    /// By which rules.
    pub edition: &'static str,
    /// The game.
    pub kind: &'static str,
    /// How fast.
    pub tempo: &'static str,
    /// The time control, if the regulation says one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control: Option<String>,
    /// Whether it is played at tables of this house.
    pub online: bool,
    /// Whether teams play for places.
    pub of_teams: bool,
    /// Whether there are teams at all.
    pub has_teams: bool,
    /// The first and the last day.
    pub days: [Option<String>; 2],
    /// How far it has come.
    pub phase: Phase,
    /// The part that is being played.
    #[serde(flatten)]
    pub part: Part,
    /// How many play.
    pub players: usize,
    /// The last round that was made known.
    pub round: u16,
    /// How many rounds are planned, if that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planned: Option<u16>,
    /// Games of that round, and how many of them have no result.
    pub games: usize,
    /// How many of them have no result.
    pub open: usize,
    /// The next round, as far as the schedule says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<Next>,
    /// When and where the rounds are played, as it was made known.
    pub schedule: Vec<Next>,
    /// What everybody was told.
    pub notices: Vec<String>,
}

/// A round to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Next {
    /// Which.
    pub round: u16,
    /// When it starts, in milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<i64>,
    /// In which hall.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hall: Option<String>,
}

/// The front of an event.
#[must_use]
pub fn front(event: &Competition) -> Front {
    let regulation = event.regulation();
    let tally = Tally::now(event);
    let numbered = event.stage().has_numbers();
    Front {
        name: regulation.name.clone(),
        edition: regulation.edition.name(),
        kind: regulation.discipline.kind.name(),
        tempo: regulation.discipline.tempo.name(),
        control: regulation.game.as_ref().map(|game| game.control.to_string()),
        online: regulation.game.as_ref().is_some_and(|game| game.venue == rulebook::Venue::Remote),
        of_teams: regulation.organisation.character() == Character::Team,
        has_teams: event.teams().teams().next().is_some(),
        days: [regulation.first_day, regulation.last_day].map(|day| day.map(|day| day.to_string())),
        phase: Phase::of(event),
        part: part::now(event),
        players: if numbered { event.stage().len() } else { event.competitors().len() },
        round: last(event),
        planned: event.system().rounds(event.stage().len() as u16).filter(|_| numbered),
        games: tally.games,
        open: tally.open,
        next: next(event),
        schedule: schedule(event),
        notices: event.schedule().notices().iter().rev().map(|notice| notice.text.clone()).collect(),
    }
}

/// The rounds of a schedule that was made known, in the order in which they are played.
fn schedule(event: &Competition) -> Vec<Next> {
    if event.schedule().published().is_none() {
        return Vec::new();
    }
    let rounds = 1..=event.planned_rounds().max(last(event)).max(1);
    let mut found: Vec<Next> = rounds
        .filter_map(|round| {
            let slot = event.hours().slot(round)?;
            Some(Next { round, starts: slot.starts.map(|at| at.0), hall: slot.hall.clone() })
        })
        .collect();
    found.sort_by_key(|next| (next.starts.is_none(), next.starts, next.round));
    found
}

/// The round that is to start: the one that was made known and has not begun, or the one after it.
fn next(event: &Competition) -> Option<Next> {
    if event.is_over() {
        return None;
    }
    let waits = |round: &&Round| !round.has_begun() && event.round_began_at(round.round).is_none();
    let waiting = event.stage().rounds().last().filter(waits).map(|round| round.round);
    let round = waiting.unwrap_or(last(event) + 1);
    let planned = event.system().rounds(event.stage().len() as u16);
    if event.stage().has_numbers() && planned.is_some_and(|planned| round > planned) {
        return None;
    }
    let slot = event.hours().slot(round);
    Some(Next {
        round,
        starts: slot.and_then(|slot| slot.starts).map(|at| at.0),
        hall: slot.and_then(|slot| slot.hall.clone()),
    })
}
