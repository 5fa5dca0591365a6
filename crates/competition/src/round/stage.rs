//! A stage of an event: who plays under which number, and what came of each round.

use std::collections::{BTreeMap, BTreeSet};

use article::Article;
use draughts::Colour;
use rulebook::Points;
use rulebook::law::event::TieWay;
use serde::{Deserialize, Serialize};

use super::{Because, Outcome};
use crate::panel::Record;
use crate::regulation::System;
use crate::round_robin::Order;
use crate::schedule::Hours;
use crate::{Cell, Line, No, PersonId, Table, TeamId, knockout};

/// Who has a number: somebody, or a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Competitor {
    /// A player.
    Person(PersonId),
    /// A team.
    Team(TeamId),
}

/// How somebody leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Leaving {
    /// By his own will, or because he does not come.
    Withdrew,
    /// By a decision of the officials.
    Excluded,
}

/// The pairs of a round and what came of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Round {
    /// Which, from 1.
    pub round: u16,
    /// The seed of its lots.
    pub seed: Option<u64>,
    /// Its boards.
    pub boards: Vec<Board>,
    /// Who has no partner and gets a plus.
    #[serde(default)]
    pub bye: Option<No>,
    /// Who is free without one, as tables have it.
    #[serde(default)]
    pub free: Vec<No>,
    /// Who goes on without a partner in a knockout.
    #[serde(default)]
    pub on: Vec<No>,
    /// Which round of the table it is.
    #[serde(default)]
    pub table: Option<u16>,
    /// Who does not play.
    #[serde(default)]
    pub absent: Vec<No>,
    /// Why, beyond the boards.
    #[serde(default)]
    pub because: Vec<Because>,
    /// Why the pairs were made by hand, if they were.
    #[serde(default)]
    pub by_hand: Option<String>,
}

/// A pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Board {
    /// Who has White.
    pub white: No,
    /// Who has Black.
    pub black: No,
    /// What came of it.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// The games of a micromatch, who had White in the first one first every time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<Outcome>,
    /// What was decided about single games of a micromatch, by their numbers from 1.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub decided: BTreeMap<u8, Outcome>,
    /// Whether it was interrupted and not finished.
    #[serde(default)]
    pub suspended: bool,
    /// What was done to break the tie.
    #[serde(default)]
    pub extra: Vec<Extra>,
    /// Why these two, and these colours.
    #[serde(default)]
    pub because: Vec<Because>,
}

/// Something played or drawn to break a tie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Extra {
    /// How.
    pub how: TieWay,
    /// By which article.
    pub by: Article,
    /// What was played, if something was; White is who had White in the tie when that is even, else Black.
    #[serde(default)]
    pub outcome: Option<Outcome>,
    /// Who won the tie by it.
    #[serde(default)]
    pub winner: Option<No>,
}

/// What those of a stage bring from the one before.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Brought {
    /// Their points, in the order of the numbers; none if they begin again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Points>,
    /// The games between them, White first; they do not meet again.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<(No, No, Outcome)>,
}

/// A stage of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stage {
    competitors: Vec<Competitor>,
    from: BTreeMap<No, u16>,
    left: BTreeMap<No, (u16, Leaving)>,
    absences: BTreeSet<(No, u16)>,
    pub(crate) order: Order,
    pub(crate) brought: Brought,
    pub(crate) rounds: Vec<Round>,
    records: Vec<Record>,
    pub(crate) hours: Hours,
}

impl Round {
    /// A round with nothing in it.
    #[must_use]
    pub const fn new(round: u16) -> Self {
        Self {
            round,
            seed: None,
            boards: Vec::new(),
            bye: None,
            free: Vec::new(),
            on: Vec::new(),
            table: None,
            absent: Vec::new(),
            because: Vec::new(),
            by_hand: None,
        }
    }

    /// The board somebody sits at.
    #[must_use]
    pub fn board_of(&self, no: No) -> Option<&Board> {
        self.boards.iter().find(|board| board.white == no || board.black == no)
    }

    /// Whether something really happened in it.
    #[must_use]
    pub fn has_begun(&self) -> bool {
        self.boards.iter().any(|board| {
            let played = board.outcome.iter().chain(board.decided.values()).any(|one| one.was_played());
            played || board.suspended
        })
    }

    /// The boards whose results are not known.
    pub fn open(&self) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(|board| board.outcome.is_none())
    }
}

impl Board {
    /// A pair that has not played.
    #[must_use]
    pub const fn new(white: No, black: No) -> Self {
        Self {
            white,
            black,
            outcome: None,
            games: Vec::new(),
            decided: BTreeMap::new(),
            suspended: false,
            extra: Vec::new(),
            because: Vec::new(),
        }
    }

    /// How the tie ended, if it is decided.
    #[must_use]
    pub fn tie(&self) -> Option<knockout::Outcome> {
        match self.outcome? {
            Outcome::White | Outcome::WhitePlus => Some(knockout::Outcome::Won(self.white)),
            Outcome::Black | Outcome::BlackPlus => Some(knockout::Outcome::Won(self.black)),
            Outcome::NeitherCame | Outcome::BothLost => Some(knockout::Outcome::BothLost),
            Outcome::Draw => self.extra.iter().find_map(|extra| extra.winner).map(knockout::Outcome::Won),
        }
    }
}

impl Stage {
    /// A stage of these, in the order of their numbers.
    #[must_use]
    pub(crate) fn of(competitors: Vec<Competitor>, system: &System) -> Self {
        let rounds = system.rounds(competitors.len() as u16).unwrap_or(0);
        Self { competitors, order: Order::printed(rounds), ..Self::default() }
    }

    pub(super) fn pair(&mut self, round: &Round) {
        if let Some(table) = round.table {
            self.order.play(table);
        }
        self.rounds.push(round.clone());
    }

    pub(super) fn unpair(&mut self, system: &System) {
        if let Some(taken) = self.rounds.pop() {
            self.records.retain(|record| record.round != taken.round);
        }
        let planned = Self::of(self.competitors.clone(), system).order;
        let played = self.rounds.iter().filter_map(|round| round.table);
        self.order = played.fold(planned, |mut order, table| {
            order.play(table);
            order
        });
    }

    /// The later record of a game stands.
    pub(crate) fn record(&mut self, record: &Record) {
        let at = |record: &Record| (record.round, record.board, record.game);
        self.records.retain(|known| at(known) != at(record));
        self.records.push(record.clone());
    }

    /// The games whose moves were entered.
    #[must_use]
    pub fn records(&self) -> &[Record] {
        &self.records
    }

    /// When its rounds are played.
    #[must_use]
    pub const fn hours(&self) -> &Hours {
        &self.hours
    }

    /// Whether the numbers were drawn.
    #[must_use]
    pub fn has_numbers(&self) -> bool {
        !self.competitors.is_empty()
    }

    /// How many have a number.
    #[must_use]
    pub fn len(&self) -> usize {
        self.competitors.len()
    }

    /// Whether nobody has.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.competitors.is_empty()
    }

    /// Who has a number.
    #[must_use]
    pub fn competitor(&self, no: No) -> Option<Competitor> {
        self.competitors.get(no.index()).copied()
    }

    /// The number somebody has.
    #[must_use]
    pub fn no_of(&self, who: Competitor) -> Option<No> {
        self.competitors.iter().position(|each| *each == who).map(No::at)
    }

    /// Every number with who has it.
    pub fn numbers(&self) -> impl Iterator<Item = (No, Competitor)> + '_ {
        self.competitors.iter().enumerate().map(|(at, who)| (No::at(at), *who))
    }

    /// What those of the stage brought from the one before.
    #[must_use]
    pub const fn brought(&self) -> &Brought {
        &self.brought
    }

    /// The rounds that were paired.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// A round, from 1.
    #[must_use]
    pub fn round(&self, round: u16) -> Option<&Round> {
        self.rounds.get(usize::from(round).checked_sub(1)?)
    }

    /// The round that is paired next.
    #[must_use]
    pub fn next(&self) -> u16 {
        self.rounds.len() as u16 + 1
    }

    /// After which round somebody left, and how.
    #[must_use]
    pub fn left(&self, no: No) -> Option<(u16, Leaving)> {
        self.left.get(&no).copied()
    }

    /// Who said that he would not play in a round, and who came later than that.
    pub fn absent(&self, round: u16) -> impl Iterator<Item = No> + '_ {
        let announced = self.absences.iter().filter(move |(_, each)| *each == round).map(|(no, _)| *no);
        let late = self.from.iter().filter(move |(_, from)| **from > round).map(|(no, _)| *no);
        announced.chain(late)
    }

    /// Whether somebody said that he would not play in a round.
    #[must_use]
    pub fn is_absent(&self, no: No, round: u16) -> bool {
        self.absences.contains(&(no, round))
    }

    pub(super) fn enter(&mut self, who: Competitor, from: u16) {
        self.competitors.push(who);
        self.from.insert(No::at(self.competitors.len() - 1), from);
    }

    pub(super) fn replace(&mut self, no: No, by: Competitor) {
        if let Some(who) = self.competitors.get_mut(no.index()) {
            *who = by;
        }
    }

    pub(super) fn set_absent(&mut self, no: No, round: u16, absent: bool) {
        if absent {
            self.absences.insert((no, round));
        } else {
            self.absences.remove(&(no, round));
        }
    }

    pub(super) fn leave(&mut self, no: No, after: u16, how: Leaving) {
        self.left.insert(no, (after, how));
    }

    /// The rounds he missed stay as they are; where he was not paired, he was absent.
    pub(super) fn come_back(&mut self, no: No) {
        let Some((after, _)) = self.left.remove(&no) else { return };
        for round in self.rounds.iter_mut().filter(|round| round.round > after) {
            let sits = round.board_of(no).is_some() || round.free.contains(&no);
            if !sits && !round.absent.contains(&no) {
                round.absent.push(no);
            }
        }
    }

    pub(crate) fn set_outcome(&mut self, round: u16, white: No, outcome: Option<Outcome>) {
        if let Some(board) = self.board_mut(round, white) {
            board.outcome = outcome;
        }
    }

    pub(super) fn board_mut(&mut self, round: u16, white: No) -> Option<&mut Board> {
        let round = self.rounds.get_mut(usize::from(round).checked_sub(1)?)?;
        round.boards.iter_mut().find(|board| board.white == white)
    }

    /// The table of the stage.
    #[must_use]
    pub fn table(&self, scale: rulebook::Scale, line: impl Fn(Competitor) -> (String, Option<u16>)) -> Table {
        let mut lines: Vec<Line> = self
            .numbers()
            .map(|(no, who)| {
                let (name, rating) = line(who);
                let withdrawn_after = self.left(no).map(|(after, _)| after);
                let carried = self.brought.points.get(no.index()).copied().unwrap_or_default();
                let cells = Vec::with_capacity(self.rounds.len());
                Line { name, rating, withdrawn_after, carried, cells }
            })
            .collect();
        for round in &self.rounds {
            lines.iter_mut().for_each(|line| line.cells.push(Cell::default()));
            let mut put = |no: No, cell: Cell| {
                if let Some(last) = lines.get_mut(no.index()).and_then(|line| line.cells.last_mut()) {
                    *last = cell;
                }
            };
            let late = self.from.iter().filter(|(_, from)| **from > round.round).map(|(no, _)| *no);
            late.chain(round.absent.iter().copied()).for_each(|no| put(no, Cell::ABSENT));
            if let Some(no) = round.bye {
                put(no, Cell::BYE);
            }
            for board in &round.boards {
                let marks = board.outcome.map(Outcome::marks);
                let cell =
                    |opponent, colour, mark| Cell { opponent: Some(opponent), colour: Some(colour), mark };
                put(board.white, cell(board.black, Colour::White, marks.map(|marks| marks.0)));
                put(board.black, cell(board.white, Colour::Black, marks.map(|marks| marks.1)));
            }
        }
        Table::new(scale, lines)
    }
}
