//! Whether the lines of a file agree with each other.
//!
//! ```
//! use competition::trf::Document;
//! let text = "\
//! 001    1      One                                                                             2 w 1
//! 001    2      Two                                                                             1 b 1
//! ";
//! let faults = Document::read(text.as_bytes()).unwrap().check();
//! assert_eq!(faults[0].to_string(), "line 1, column 99: round 1: 1 has 1 and 2 (line 2) has 1: they cannot both");
//! ```

use std::collections::BTreeMap;

use rulebook::Scale;

use super::fault::Fault;
use super::list::Abnormal;
use super::record::Record;
use super::score::Score;
use super::scoring::{Scoring, ScoringTag};
use super::slot::{Outcome, Slot};
use super::{Document, Header, Player};

/// Tags of lines that only tell readers something.
const TOLD: [&str; 4] = ["###", "DAT", "801", "802"];

/// The players of a file by their start numbers, each with the number of his line.
type Roll<'a> = BTreeMap<u16, (usize, &'a Player)>;

impl Document {
    /// Everything in which the lines of the file do not agree, in their order.
    #[must_use]
    pub fn check(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut roll = Roll::new();
        for (line, player) in self.players() {
            if let Some((first, _)) = roll.get(&player.number) {
                let what = format!("the start number {} was given in line {first} already", player.number);
                faults.push(Fault::error(line, 5, what));
            } else {
                roll.insert(player.number, (line, player));
            }
        }
        if roll.is_empty() {
            faults.push(Fault::error(0, 0, "there are no players; expected lines that begin with 001"));
        }
        for (line, player) in roll.values() {
            pairs(*line, player, &roll, &mut faults);
        }
        self.check_rounds(&roll, &mut faults);
        self.check_points(&mut faults);
        self.check_headers(&roll, &mut faults);
        self.check_numbers(&roll, &mut faults);
        faults.sort();
        faults
    }

    /// What wins and draws count: as the file says, or as the points of most players tell.
    #[must_use]
    pub fn scale(&self) -> Option<Scale> {
        let said =
            |record: &Record| matches!(record, Record::Scoring(line) if line.tag != ScoringTag::Matches);
        if self.records().any(|(_, record)| said(record)) {
            return self.scoring().scale();
        }
        let fits = |scale| {
            let scoring = Scoring::of(scale);
            let fits =
                |player: &Player| player.points == Some(sum(&scoring, player.number, &player.rounds, &[]));
            self.players().filter(|(_, player)| fits(player)).count()
        };
        let two = fits(Scale::TwoOneZero) > fits(Scale::OneHalfZero);
        Some(if two { Scale::TwoOneZero } else { Scale::OneHalfZero })
    }

    /// How many rounds have pairs, counted to the first that has none.
    #[must_use]
    pub fn paired_rounds(&self) -> usize {
        let last = self.players().map(|(_, player)| player.paired_until()).max().unwrap_or(0);
        let mut paired = vec![false; last];
        for (_, player) in self.players() {
            for (slot, paired) in player.rounds.iter().zip(&mut paired) {
                *paired |= slot.is_some_and(|slot| slot.opponent.is_some());
            }
        }
        paired.iter().position(|paired| !paired).unwrap_or(last)
    }

    fn check_rounds(&self, roll: &Roll<'_>, faults: &mut Vec<Fault>) {
        let paired = self.paired_rounds();
        let beyond = roll.values().find(|(_, player)| player.paired_until() > paired);
        if let Some((line, player)) = beyond {
            let (last, empty) = (player.paired_until(), paired + 1);
            let what = format!("there are pairs in round {last}, but none in round {empty}");
            faults.push(Fault::error(*line, Slot::column(last), what));
        }
        if let Some(rounds) = self.rounds().filter(|rounds| usize::from(*rounds) < paired) {
            let what = format!("{paired} rounds have pairs, but the event has {rounds}");
            faults.push(Fault::warning(0, 0, what));
        }
        for round in 1..=paired {
            let odd =
                |player: &Player| player.slot(round).is_some_and(|slot| slot.outcome == Outcome::PairingBye);
            for (line, player) in roll.values().filter(|(_, player)| odd(player)).skip(1) {
                let what =
                    format!("round {round}: {} is free too; U is for one player a round", player.number);
                faults.push(Fault::warning(*line, Slot::column(round) + 7, what));
            }
        }
    }

    fn check_points(&self, faults: &mut Vec<Fault>) {
        let scoring = self.scale().map_or_else(|| self.scoring(), Scoring::of);
        let otherwise: Vec<&Abnormal> = self
            .records()
            .filter_map(|(_, record)| match record {
                Record::Abnormal(abnormal) => Some(abnormal),
                _ => None,
            })
            .collect();
        let paired = self.paired_rounds();
        for (line, player) in self.players() {
            let Some(points) = player.points else { continue };
            let until = |rounds| {
                sum(
                    &scoring,
                    player.number,
                    player.rounds.get(..rounds).unwrap_or(&player.rounds),
                    &otherwise,
                )
            };
            // Half a point asked for in the round to be paired may have been added already, or not yet.
            let given = until(paired);
            if points != given && points != until(player.rounds.len()) {
                let what = format!("{} has {points} points, but the rounds give {given}", player.number);
                faults.push(Fault::warning(line, 81, what));
            }
        }
    }

    fn check_headers(&self, roll: &Roll<'_>, faults: &mut Vec<Fault>) {
        for (line, record) in self.records() {
            match record {
                Record::Header(Header::Players, text) => {
                    let said = text.parse::<usize>().ok();
                    if said.is_some_and(|said| said != roll.len()) {
                        let what = format!("{text} players are announced, but there are {}", roll.len());
                        faults.push(Fault::warning(line, 5, what));
                    }
                }
                Record::Other(text) if !text.trim().is_empty() => {
                    let tag: String = text.chars().take(3).collect();
                    if !TOLD.contains(&tag.as_str()) {
                        let what = format!("no line begins with {tag:?}; it is kept as it stands");
                        faults.push(Fault::warning(line, 1, what));
                    }
                }
                _ => {}
            }
        }
    }

    /// Numbers in lists are numbers of players, unless the event is one of teams.
    fn check_numbers(&self, roll: &Roll<'_>, faults: &mut Vec<Fault>) {
        if self.is_of_teams() {
            return;
        }
        for (line, record) in self.records() {
            let numbers = match record {
                Record::Absent(numbers) => numbers.as_slice(),
                Record::Forbidden(forbidden) => &forbidden.numbers,
                Record::Byes(byes) => &byes.numbers,
                Record::Abnormal(abnormal) => &abnormal.numbers,
                Record::Accelerated(player) => core::slice::from_ref(&player.number),
                _ => continue,
            };
            for number in numbers.iter().filter(|number| !roll.contains_key(number)) {
                faults.push(Fault::error(line, 0, format!("there is no player with the number {number}")));
            }
        }
    }

    /// Whether the event is one of teams.
    #[must_use]
    pub fn is_of_teams(&self) -> bool {
        self.records().any(|(_, record)| matches!(record, Record::Team(_) | Record::OldTeam(_)))
    }
}

/// The points of some rounds of a player.
fn sum(scoring: &Scoring, number: u16, rounds: &[Option<Slot>], otherwise: &[&Abnormal]) -> Score {
    let score = |(round, slot): (u16, &Option<Slot>)| {
        let Some(slot) = *slot else { return Score::ZERO };
        let about = |abnormal: &&&Abnormal| {
            abnormal.kind.is_some_and(|kind| is_of_kind(slot, kind)) && abnormal.is_about(number, round)
        };
        let given = otherwise.iter().rfind(about).and_then(|abnormal| abnormal.points);
        given.unwrap_or_else(|| scoring.score(slot))
    };
    let extra = |abnormal: &&&Abnormal| {
        abnormal.kind.is_none() && (abnormal.numbers.is_empty() || abnormal.numbers.contains(&number))
    };
    let extra = otherwise.iter().filter(extra).filter_map(|abnormal| abnormal.points);
    (1..).zip(rounds).map(score).chain(extra).sum()
}

fn is_of_kind(slot: Slot, kind: char) -> bool {
    match slot.outcome {
        Outcome::Win | Outcome::ShortWin => kind == 'W',
        Outcome::Draw | Outcome::ShortDraw => kind == 'D',
        Outcome::Loss | Outcome::ShortLoss => kind == 'L',
        outcome => kind == outcome.code(),
    }
}

/// The pairs of a player, each told of once.
fn pairs(line: usize, player: &Player, roll: &Roll<'_>, faults: &mut Vec<Fault>) {
    for (round, slot) in (1..).zip(&player.rounds) {
        let Some(slot) = *slot else { continue };
        let (from, me) = (Slot::column(round), player.number);
        let Some(other) = slot.opponent else {
            // Some write half a point for a round missed as a draw with nobody.
            if slot.outcome.was_played() && slot.outcome != Outcome::Draw {
                let what = format!("round {round}: {me} has {} without an opponent", slot.outcome.code());
                faults.push(Fault::error(line, from + 7, what));
            }
            continue;
        };
        if slot.outcome.is_bye() {
            let what = format!("round {round}: {} is for a round without an opponent", slot.outcome.code());
            faults.push(Fault::error(line, from + 7, what));
            continue;
        }
        let Some((there, opponent)) = roll.get(&other).filter(|_| other != me) else {
            let what = match other == me {
                true => format!("round {round}: {me} is his own opponent"),
                false => format!("round {round}: there is no player with the number {other}"),
            };
            faults.push(Fault::error(line, from, what));
            continue;
        };
        let answer = opponent.slot(round).filter(|answer| answer.opponent == Some(me));
        let Some(answer) = answer else {
            let paired = opponent.slot(round).and_then(|slot| slot.opponent);
            let with = paired.map_or("nobody".to_owned(), |number| number.to_string());
            let what = format!("round {round}: {me} meets {other}, but {other} (line {there}) meets {with}");
            faults.push(Fault::error(line, from, what));
            continue;
        };
        if me > other {
            continue;
        }
        if slot.colour.is_some() && slot.colour == answer.colour {
            let what = format!("round {round}: {me} and {other} (line {there}) have the same colour");
            faults.push(Fault::error(line, from + 5, what));
        } else if slot.colour.is_some() != answer.colour.is_some() {
            let what = format!("round {round}: only one of {me} and {other} (line {there}) has a colour");
            faults.push(Fault::warning(line, from + 5, what));
        }
        if !slot.outcome.agrees(answer.outcome) {
            let told = |outcome: Outcome| match outcome {
                Outcome::Open => "no result".to_owned(),
                known => known.code().to_string(),
            };
            let (mine, his) = (told(slot.outcome), told(answer.outcome));
            let what = format!(
                "round {round}: {me} has {mine} and {other} (line {there}) has {his}: they cannot both"
            );
            faults.push(Fault::error(line, from + 7, what));
        }
    }
}
