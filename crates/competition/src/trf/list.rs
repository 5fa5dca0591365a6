//! Lines that list players by their numbers: byes, accelerations, forbidden pairs, points given otherwise.

use super::columns::{Columns, Row};
use super::score::Score;
use super::slot::Outcome;

/// Byes asked for, `240`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Byes {
    /// Full, half or zero.
    pub kind: Outcome,
    /// The round.
    pub round: u16,
    /// The players, or the teams.
    pub numbers: Vec<u16>,
}

/// Points that are counted for pairing only, `250`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Acceleration {
    /// The match points of teams.
    pub match_points: Option<Score>,
    /// The points of players, or the board points of teams.
    pub points: Option<Score>,
    /// The first and the last round.
    pub rounds: (u16, u16),
    /// The first and the last player or team.
    pub numbers: (u16, u16),
}

/// Players who must not meet, `260` or `XXP`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Forbidden {
    /// The first and the last round of a `260` line; an `XXP` line holds for the round to be paired.
    pub rounds: Option<(u16, u16)>,
    /// The players, or the teams: no two of them.
    pub numbers: Vec<u16>,
}

/// Points given otherwise than the results say, `299`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Abnormal {
    /// For which result: `W D L F H Z + -`; nothing for a penalty or a bonus.
    pub kind: Option<char>,
    /// The match points of teams.
    pub match_points: Option<Score>,
    /// The points of players, or the board points of teams.
    pub points: Option<Score>,
    /// The round; nothing for all.
    pub round: Option<u16>,
    /// The players, or the teams; none for all.
    pub numbers: Vec<u16>,
}

/// The points counted for pairing only of one player, round by round, `XXA`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Accelerated {
    /// The player.
    pub number: u16,
    /// The points.
    pub points: Vec<Score>,
}

const POINTS: &str = "points such as 11.5";

impl Byes {
    pub(crate) fn read(columns: &mut Columns) -> Self {
        let sign = columns.sign(5);
        let kind = match sign.to_ascii_uppercase() {
            'F' => Outcome::FullBye,
            'H' => Outcome::HalfBye,
            'Z' => Outcome::ZeroBye,
            _ => {
                columns.fault(5, format!("the kind of bye is {sign:?}; expected F, H or Z"));
                Outcome::ZeroBye
            }
        };
        let round = columns.number((7..=9, "round")).unwrap_or(0);
        if round == 0 {
            columns.fault(7, "there is no round; expected a number from 1");
        }
        Self { kind, round, numbers: columns.numbers(10, "numbers of players") }
    }

    pub(crate) fn write(&self) -> String {
        let mut row = Row::new("240");
        row.left(5..=5, &self.kind.code().to_string());
        row.right(7..=9, &format!("{:03}", self.round));
        row.numbers(11..=14, 5, &self.numbers);
        row.finish()
    }
}

impl Acceleration {
    pub(crate) fn read(columns: &mut Columns) -> Self {
        let number = |columns: &mut Columns, field| columns.number(field).unwrap_or(0);
        Self {
            match_points: columns.value((5..=8, "match points"), POINTS),
            points: columns.value((10..=13, "points"), POINTS),
            rounds: (number(columns, (15..=17, "first round")), number(columns, (19..=21, "last round"))),
            numbers: (number(columns, (23..=26, "first player")), number(columns, (28..=31, "last player"))),
        }
    }

    pub(crate) fn write(&self) -> String {
        let score = |score: Option<Score>| score.and_then(|score| score.in_columns(4)).unwrap_or_default();
        let mut row = Row::new("250");
        row.right(5..=8, &score(self.match_points));
        row.right(10..=13, &score(self.points));
        row.right(15..=17, &format!("{:03}", self.rounds.0));
        row.right(19..=21, &format!("{:03}", self.rounds.1));
        row.right(23..=26, &format!("{:04}", self.numbers.0));
        row.right(28..=31, &format!("{:04}", self.numbers.1));
        row.finish()
    }
}

impl Forbidden {
    /// Whether it holds in a round.
    #[must_use]
    pub fn holds_in(&self, round: u16) -> bool {
        // A last round that is left out or zero means to the end.
        self.rounds.is_none_or(|(first, last)| first <= round && (last == 0 || round <= last))
    }

    pub(crate) fn read(columns: &mut Columns) -> Self {
        let first = columns.number((5..=7, "first round")).unwrap_or(0);
        let last = columns.number((9..=11, "last round")).unwrap_or(0);
        Self { rounds: Some((first, last)), numbers: columns.numbers(12, "numbers of players") }
    }

    pub(crate) fn write(&self) -> String {
        let Some((first, last)) = self.rounds else {
            return words("XXP", &self.numbers);
        };
        let mut row = Row::new("260");
        row.right(5..=7, &format!("{first:03}"));
        row.right(9..=11, &format!("{last:03}"));
        row.numbers(13..=16, 5, &self.numbers);
        row.finish()
    }
}

impl Abnormal {
    /// Whether it is about a player in a round.
    #[must_use]
    pub fn is_about(&self, number: u16, round: u16) -> bool {
        self.round.is_none_or(|only| only == round)
            && (self.numbers.is_empty() || self.numbers.contains(&number))
    }

    pub(crate) fn read(columns: &mut Columns) -> Self {
        let kind = Some(columns.sign(5).to_ascii_uppercase()).filter(|sign| !sign.is_whitespace());
        if kind.is_some_and(|kind| !"WDLFHZ+-".contains(kind)) {
            let found = columns.sign(5);
            columns.fault(
                5,
                format!("the kind of result is {found}; expected one of W D L F H Z + - or a blank"),
            );
        }
        Self {
            kind,
            match_points: columns.value((8..=11, "match points"), POINTS),
            points: columns.value((14..=17, "points"), POINTS),
            round: columns.number((20..=22, "round")).filter(|round| *round != 0),
            numbers: columns.numbers(23, "numbers of players"),
        }
    }

    pub(crate) fn write(&self) -> String {
        let score = |score: Option<Score>| score.and_then(|score| score.in_columns(5)).unwrap_or_default();
        let mut row = Row::new("299");
        row.left(5..=5, &self.kind.map(String::from).unwrap_or_default());
        row.right(8..=11, &score(self.match_points));
        row.right(14..=17, &score(self.points));
        row.right(20..=22, &self.round.map(|round| format!("{round:03}")).unwrap_or_default());
        row.numbers(24..=27, 5, &self.numbers);
        row.finish()
    }
}

impl Accelerated {
    pub(crate) fn read(columns: &mut Columns) -> Self {
        let number = columns.number((5..=8, "start number")).unwrap_or(0);
        Self { number, points: columns.values(9, "points", "points such as 1.0") }
    }

    pub(crate) fn write(&self) -> String {
        let mut row = Row::new("XXA");
        row.right(5..=8, &self.number.to_string());
        for (i, points) in self.points.iter().enumerate() {
            row.right(10 + 5 * i..=13 + 5 * i, &points.in_columns(4).unwrap_or_default());
        }
        row.finish()
    }
}

/// A tag and numbers with blanks between them.
pub(crate) fn words(tag: &str, numbers: &[u16]) -> String {
    let each: String = numbers.iter().map(|number| format!(" {number}")).collect();
    tag.to_owned() + &each
}
