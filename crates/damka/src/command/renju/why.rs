//! Forbidden points with their reasons, as JSON.

use notation::renju::{Dialect, explain};
use renju::{Board, Direction, Effect, Explanation, Extension, Fouls, Points, Row, ThreeClause};
use serde::Serialize;

/// A point forbidden to Black.
#[derive(Serialize)]
pub(crate) struct Forbidden {
    pub(crate) point: String,
    /// `33`, `44` or `6`.
    pub(crate) kind: &'static str,
    article: &'static str,
    /// The rows that decide, those included that look like threes and do not count.
    because: Vec<Reason>,
    /// The same in words.
    pub(crate) text: String,
}

/// A row through a point.
#[derive(Serialize)]
struct Reason {
    row: &'static str,
    counts: bool,
    direction: &'static str,
    stones: Vec<String>,
    /// Where a four becomes a five.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    completions: Vec<String>,
    /// Where a three would become an open four.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    extensions: Vec<Step>,
}

/// A move that would make an open four of a three.
#[derive(Serialize)]
struct Step {
    point: String,
    counts: bool,
    effect: &'static str,
    /// The foul that it is itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    because: Vec<Reason>,
}

/// All points forbidden on a board.
pub(crate) fn forbidden(board: &Board, three: ThreeClause, dialect: Dialect) -> Vec<Forbidden> {
    let fouls = Fouls::of(board, three);
    let explained = |point| {
        let foul = fouls.at(point)?;
        let why = Explanation::of(board, point, three);
        Some(Forbidden {
            point: dialect.write(point),
            kind: foul.code(),
            article: foul.article().name(),
            because: reasons(&why, dialect),
            text: explain(&why, dialect),
        })
    };
    fouls.all().filter_map(explained).collect()
}

fn reasons(why: &Explanation, dialect: Dialect) -> Vec<Reason> {
    why.rows.iter().map(|row| reason(row, dialect)).collect()
}

fn reason(row: &Row, dialect: Dialect) -> Reason {
    let names = |points: Points| points.map(|point| dialect.write(point)).collect::<Vec<_>>();
    let (name, completions, extensions): (_, _, &[Extension]) = match row {
        Row::Five { .. } => ("five", Points::EMPTY, &[]),
        Row::Overline { .. } => ("overline", Points::EMPTY, &[]),
        Row::Four { completions, .. } => ("four", *completions, &[]),
        Row::Three { extensions, .. } => ("three", Points::EMPTY, extensions),
    };
    Reason {
        row: name,
        counts: row.counts(),
        direction: match row.direction() {
            Direction::Horizontal => "horizontal",
            Direction::Vertical => "vertical",
            Direction::Rising => "rising",
            Direction::Falling => "falling",
        },
        stones: names(row.stones()),
        completions: names(completions),
        extensions: extensions.iter().map(|extension| step(extension, dialect)).collect(),
    }
}

fn step(extension: &Extension, dialect: Dialect) -> Step {
    let (effect, inner) = match &extension.effect {
        Effect::OpenFour => ("open four", None),
        Effect::Five(_) => ("five", None),
        Effect::Forbidden(why) => ("forbidden", Some(why)),
    };
    Step {
        point: dialect.write(extension.point),
        counts: extension.effect.counts(),
        effect,
        kind: inner.and_then(|why| why.verdict.foul()).map(renju::Foul::code),
        because: inner.map(|why| reasons(why, dialect)).unwrap_or_default(),
    }
}
