//! The table of an event: who met whom in which round, with which colour and mark.

use core::fmt;

use draughts::Colour;
use rulebook::{Mark, Points, Scale};
use serde::{Deserialize, Serialize};

/// The number of a player in an event, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct No(pub u16);

/// What a player has in one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Cell {
    /// Whom he was paired with.
    pub opponent: Option<No>,
    /// The colour he was given.
    pub colour: Option<Colour>,
    /// What came of it; nothing while the game is not decided.
    pub mark: Option<Mark>,
}

/// A player's line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// His name.
    pub name: String,
    /// His rating, if he has one.
    pub rating: Option<u16>,
    /// After how many rounds he withdrew.
    pub withdrawn_after: Option<u16>,
    /// The points he brings from a stage before.
    pub carried: Points,
    /// His rounds.
    pub cells: Vec<Cell>,
}

/// The table of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// What wins and draws count.
    pub scale: Scale,
    lines: Vec<Line>,
}

impl No {
    /// Its place in a list of all.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 as usize).saturating_sub(1)
    }

    /// The number at a place in a list of all.
    #[must_use]
    pub const fn at(index: usize) -> Self {
        Self(index as u16 + 1)
    }
}

impl Cell {
    /// A game against an opponent.
    #[must_use]
    pub const fn game(opponent: No, colour: Colour, mark: Mark) -> Self {
        Self { opponent: Some(opponent), colour: Some(colour), mark: Some(mark) }
    }

    /// A point without a partner, as the odd player of a round gets it.
    pub const BYE: Self = Self { opponent: None, colour: None, mark: Some(Mark::Plus) };
    /// A round missed.
    pub const ABSENT: Self = Self { opponent: None, colour: None, mark: Some(Mark::Minus) };

    /// Whether a game was really played.
    #[must_use]
    pub fn was_played(&self) -> bool {
        self.opponent.is_some() && self.mark.is_some_and(Mark::was_played)
    }

    /// The colour, if a game was really played with it.
    #[must_use]
    pub fn played_colour(&self) -> Option<Colour> {
        self.colour.filter(|_| self.was_played())
    }
}

impl Table {
    /// A table of these players.
    #[must_use]
    pub fn new(scale: Scale, lines: Vec<Line>) -> Self {
        Self { scale, lines }
    }

    /// How many players there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Every number.
    pub fn numbers(&self) -> impl Iterator<Item = No> + use<> {
        (0..self.lines.len()).map(No::at)
    }

    /// A player's line.
    #[must_use]
    pub fn line(&self, no: No) -> Option<&Line> {
        self.lines.get(no.index())
    }

    /// A player's line, to be changed.
    pub fn line_mut(&mut self, no: No) -> Option<&mut Line> {
        self.lines.get_mut(no.index())
    }

    /// A player's rounds.
    #[must_use]
    pub fn cells(&self, no: No) -> &[Cell] {
        self.line(no).map_or(&[], |line| &line.cells)
    }

    /// How many rounds somebody has something in.
    #[must_use]
    pub fn rounds(&self) -> usize {
        self.lines.iter().map(|line| line.cells.len()).max().unwrap_or(0)
    }

    /// A player's points.
    #[must_use]
    pub fn points(&self, no: No) -> Points {
        self.carried(no) + self.scale.sum(self.cells(no).iter().filter_map(|cell| cell.mark))
    }

    /// The points a player brings from a stage before.
    #[must_use]
    pub fn carried(&self, no: No) -> Points {
        self.line(no).map_or_else(Points::default, |line| line.carried)
    }

    /// How many games a player won at the board.
    #[must_use]
    pub fn wins(&self, no: No) -> usize {
        self.cells(no).iter().filter(|cell| cell.mark == Some(Mark::Win)).count()
    }

    /// A player's opponents with his marks against them, unplayed games included.
    pub fn met(&self, no: No) -> impl Iterator<Item = (No, Mark)> + '_ {
        self.cells(no).iter().filter_map(|cell| Some((cell.opponent?, cell.mark?)))
    }

    /// Whether two players have met at the board, or have been paired.
    #[must_use]
    pub fn have_met(&self, one: No, other: No) -> bool {
        self.cells(one).iter().any(|cell| cell.opponent == Some(other))
    }
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}
