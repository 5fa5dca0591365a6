//! What happened so far: a line a player, a cell a round.

use draughts::Colour;

/// A player's start number, from 1; it is kept to the end.
pub type Number = u16;

/// The outcome of a game that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won.
    Win,
    /// Drawn.
    Draw,
    /// Lost.
    Loss,
}

/// What a player has in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A game that was played.
    Played {
        /// Against whom.
        opponent: Number,
        /// His own colour.
        colour: Colour,
        /// His own outcome.
        score: Score,
    },
    /// The opponent did not come.
    Plus {
        /// Who did not come.
        opponent: Number,
        /// The colour he would have had.
        colour: Colour,
    },
    /// He did not come.
    Minus {
        /// Who was to be his opponent.
        opponent: Number,
        /// The colour he would have had.
        colour: Colour,
    },
    /// The odd player of the round.
    Bye,
    /// Not there, and not paired.
    Absent,
}

/// One player.
#[derive(Clone, Debug, Default)]
pub struct Player {
    /// His rating, if he has one.
    pub rating: Option<u16>,
    /// After how many rounds he withdrew.
    pub withdrawn_after: Option<u16>,
    /// His rounds; a player who withdrew has fewer.
    pub cells: Vec<Cell>,
}

/// The table of an event.
#[derive(Clone, Debug)]
pub struct Table {
    /// Half points for a win: 2 by the scale 1-½-0, 4 by the scale 2-1-0. A draw is half of it.
    pub win: u32,
    /// The players by number.
    pub players: Vec<Player>,
}

impl Cell {
    /// Whom he was paired with.
    #[must_use]
    pub fn opponent(&self) -> Option<Number> {
        match *self {
            Self::Played { opponent, .. } | Self::Plus { opponent, .. } | Self::Minus { opponent, .. } => {
                Some(opponent)
            }
            Self::Bye | Self::Absent => None,
        }
    }

    /// Half points for it.
    #[must_use]
    pub fn worth(&self, win: u32) -> u32 {
        match self {
            Self::Played { score: Score::Win, .. } | Self::Plus { .. } | Self::Bye => win,
            Self::Played { score: Score::Draw, .. } => win / 2,
            Self::Played { score: Score::Loss, .. } | Self::Minus { .. } | Self::Absent => 0,
        }
    }
}

impl Table {
    /// Every number, ascending.
    pub fn numbers(&self) -> impl Iterator<Item = Number> + use<> {
        1..=self.players.len() as Number
    }

    /// A player.
    #[must_use]
    pub fn player(&self, no: Number) -> &Player {
        &self.players[usize::from(no) - 1]
    }

    /// The cells of a player before a round.
    #[must_use]
    pub fn before(&self, no: Number, round: u16) -> &[Cell] {
        let cells = &self.player(no).cells;
        &cells[..cells.len().min(usize::from(round) - 1)]
    }

    /// Half points of a player before a round: everything in the table counts.
    #[must_use]
    pub fn points_before(&self, no: Number, round: u16) -> u32 {
        self.before(no, round).iter().map(|cell| cell.worth(self.win)).sum()
    }

    /// Half points of a player now.
    #[must_use]
    pub fn points(&self, no: Number) -> u32 {
        self.points_before(no, u16::MAX)
    }

    /// Current half points of all opponents he was paired with, least first.
    #[must_use]
    pub fn opponents_points(&self, no: Number) -> Vec<u32> {
        let opponents = self.player(no).cells.iter().filter_map(Cell::opponent);
        let mut points: Vec<u32> = opponents.map(|opponent| self.points(opponent)).collect();
        points.sort_unstable();
        points
    }

    /// Whether two were paired before a round, played or not.
    #[must_use]
    pub fn paired_before(&self, one: Number, other: Number, round: u16) -> bool {
        self.before(one, round).iter().any(|cell| cell.opponent() == Some(other))
    }

    /// Whether two have played with each other.
    #[must_use]
    pub fn have_played(&self, one: Number, other: Number) -> bool {
        self.player(one)
            .cells
            .iter()
            .any(|cell| matches!(*cell, Cell::Played { opponent, .. } if opponent == other))
    }

    /// Whether he was given a win without play in any way.
    #[must_use]
    pub fn had_plus(&self, no: Number) -> bool {
        self.player(no).cells.iter().any(|cell| matches!(cell, Cell::Plus { .. } | Cell::Bye))
    }

    /// The colours of the games he really played, the oldest first (RU22 5.4.10.2.d).
    #[must_use]
    pub fn colours(&self, no: Number) -> Vec<Colour> {
        let played = self.player(no).cells.iter().filter_map(|cell| match *cell {
            Cell::Played { colour, .. } => Some(colour),
            _ => None,
        });
        played.collect()
    }
}
