//! The lines about teams: `013`, `310`, `300`, `320`, `330`.

use super::columns::{Columns, Field, Row};
use super::score::Score;

/// A team.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Team {
    /// Its number; the old lines have none.
    pub number: Option<u16>,
    /// Its name, at most 32 characters.
    pub name: String,
    /// Its short name, at most 5 characters.
    pub nickname: String,
    /// Its strength.
    pub strength: Option<Score>,
    /// Its match points.
    pub match_points: Option<Score>,
    /// Its board points.
    pub game_points: Option<Score>,
    /// Its place.
    pub rank: Option<u16>,
    /// The start numbers of its players, board by board.
    pub players: Vec<u16>,
}

/// A line-up in another order than that of the team's line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct LineUp {
    /// The round.
    pub round: u16,
    /// The team.
    pub team: u16,
    /// Its opponent.
    pub opponent: u16,
    /// The players, board by board; 0 at an empty one.
    pub players: Vec<u16>,
}

/// Which team was free in each round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TeamByes {
    /// The match points given.
    pub match_points: Option<Score>,
    /// The board points given.
    pub game_points: Option<Score>,
    /// The team of each round; 0 where there was none.
    pub teams: Vec<u16>,
}

/// A match that was not played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Forfeit {
    /// `+-`, `-+` or `--`.
    pub kind: String,
    /// The round.
    pub round: u16,
    /// The team with White.
    pub white: u16,
    /// The team with Black.
    pub black: u16,
}

const TEAM: Field = (5..=7, "number of the team");
const NAME: Field = (9..=40, "name of the team");
const NICKNAME: Field = (42..=46, "short name of the team");
const STRENGTH: Field = (48..=53, "strength of the team");
const MATCH_POINTS: Field = (55..=60, "match points");
const GAME_POINTS: Field = (62..=67, "board points");
const RANK: Field = (69..=71, "rank");
const POINTS: &str = "points such as 11.5";

impl Team {
    /// Reads a `310` line.
    pub(crate) fn read(columns: &mut Columns) -> Self {
        Self {
            number: columns.number(TEAM),
            name: columns.text(NAME).0,
            nickname: columns.text(NICKNAME).0,
            strength: columns.value(STRENGTH, "a number"),
            match_points: columns.value(MATCH_POINTS, POINTS),
            game_points: columns.value(GAME_POINTS, POINTS),
            rank: columns.number(RANK),
            players: columns.numbers(73, "players of the team"),
        }
    }

    /// Reads a `013` line.
    pub(crate) fn read_old(columns: &mut Columns) -> Self {
        // No blank parts the name from the first player.
        let name: String = (5..=36).map(|column| columns.sign(column)).collect();
        let players = columns.numbers(37, "players of the team");
        Self { name: name.trim().to_owned(), players, ..Self::default() }
    }

    /// The whole `310` line.
    pub(crate) fn write(&self) -> String {
        let score = |score: Option<Score>| score.and_then(|score| score.in_columns(6)).unwrap_or_default();
        let mut row = Row::new("310");
        row.right(TEAM.0, &self.number.map(|number| number.to_string()).unwrap_or_default());
        row.left(NAME.0, &self.name);
        row.left(NICKNAME.0, &self.nickname);
        let strength = score(self.strength);
        row.right(STRENGTH.0, strength.strip_suffix(".0").unwrap_or(&strength));
        row.right(MATCH_POINTS.0, &score(self.match_points));
        row.right(GAME_POINTS.0, &score(self.game_points));
        row.right(RANK.0, &self.rank.map(|rank| rank.to_string()).unwrap_or_default());
        row.numbers(74..=77, 5, &self.players);
        row.finish()
    }

    /// The whole `013` line.
    pub(crate) fn write_old(&self) -> String {
        let mut row = Row::new("013");
        row.left(5..=36, &self.name);
        row.numbers(37..=40, 5, &self.players);
        row.finish()
    }
}

impl LineUp {
    /// Reads a `300` line.
    pub(crate) fn read(columns: &mut Columns) -> Self {
        Self {
            round: columns.number((5..=7, "round")).unwrap_or(0),
            team: columns.number((9..=11, "number of the team")).unwrap_or(0),
            opponent: columns.number((13..=15, "number of the other team")).unwrap_or(0),
            players: columns.numbers(16, "players of the line-up"),
        }
    }

    /// The whole line.
    pub(crate) fn write(&self) -> String {
        let mut row = Row::new("300");
        row.right(5..=7, &self.round.to_string());
        row.right(9..=11, &self.team.to_string());
        row.right(13..=15, &self.opponent.to_string());
        for (i, player) in self.players.iter().enumerate() {
            row.right(17 + 5 * i..=20 + 5 * i, &format!("{player:04}"));
        }
        row.finish()
    }
}

impl TeamByes {
    /// Reads a `320` line.
    pub(crate) fn read(columns: &mut Columns) -> Self {
        Self {
            match_points: columns.value((5..=8, "match points"), POINTS),
            game_points: columns.value((10..=13, "board points"), POINTS),
            teams: columns.numbers(14, "teams that were free"),
        }
    }

    /// The whole line.
    pub(crate) fn write(&self) -> String {
        let score = |score: Option<Score>| score.and_then(|score| score.in_columns(4)).unwrap_or_default();
        let mut row = Row::new("320");
        row.right(5..=8, &score(self.match_points));
        row.right(10..=13, &score(self.game_points));
        for (i, team) in self.teams.iter().enumerate() {
            row.right(15 + 4 * i..=17 + 4 * i, &format!("{team:03}"));
        }
        row.finish()
    }
}

impl Forfeit {
    /// Reads a `330` line.
    pub(crate) fn read(columns: &mut Columns) -> Self {
        let (kind, column) = columns.text((5..=6, "kind of forfeit"));
        if !["+-", "-+", "--"].contains(&kind.as_str()) {
            columns.fault(column, format!("the kind of forfeit is {kind:?}; expected +-, -+ or --"));
        }
        Self {
            kind,
            round: columns.number((8..=10, "round")).unwrap_or(0),
            white: columns.number((12..=14, "team with White")).unwrap_or(0),
            black: columns.number((16..=18, "team with Black")).unwrap_or(0),
        }
    }

    /// The whole line.
    pub(crate) fn write(&self) -> String {
        format!("330 {:<2} {:03} {:03} {:03}", self.kind, self.round, self.white, self.black)
    }
}
