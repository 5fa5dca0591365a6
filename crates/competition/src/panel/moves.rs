//! Moves of played games, as they are entered from the score sheets.

use draughts::{AnyPosition, Move};
use rulebook::law::event::Act;
use rulebook::{Kind, Refusal};
use serde::{Deserialize, Serialize};

use super::Fact;
use crate::{Actor, Competition};

/// The moves of a played game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Record {
    /// In which round.
    pub round: u16,
    /// At which board.
    pub board: u16,
    /// The moves by the squares of the board: `c3-d4`, `d4:f6:h4`, or by their numbers: `32-28`.
    pub moves: Vec<String>,
}

impl Record {
    /// The moves as the board knows them, from a position.
    ///
    /// # Errors
    /// The first move that is not legal, from 0.
    pub fn played(&self, from: AnyPosition) -> Result<Vec<Move>, usize> {
        let mut position = from;
        let next = |(at, text): (usize, &String)| {
            let played = find(&position, text).ok_or(at)?;
            position = position.play(&played);
            Ok(played)
        };
        self.moves.iter().enumerate().map(next).collect()
    }
}

pub(super) fn record(event: &Competition, by: Actor, record: &Record) -> Result<Fact, Refusal> {
    let article = event.may_at(by, Act::Moves, record.board)?;
    if let Kind::Draughts(variant) = event.regulation.discipline.kind {
        if let Err(at) = record.played(variant.start()) {
            let text = record.moves.get(at).map_or("", String::as_str);
            let instead = format!("{text:?} is no legal move {}", at + 1);
            return Err(Refusal::new(article, "a move of the record is not legal", instead));
        }
    }
    Ok(Fact::Recorded(record.clone()))
}

/// A move that is written by its squares.
fn find(position: &AnyPosition, text: &str) -> Option<Move> {
    let board = position.variant().rules().board.value;
    // Sheets of some disciplines have letters, those of others numbers.
    let square = |name: &str| board.square_named(name).or_else(|| board.square(name.parse().ok()?));
    let squares: Vec<_> = text.split(['-', ':', 'x']).map(square).collect::<Option<_>>()?;
    let [from, via @ .., to] = squares.as_slice() else { return None };
    let moves = position.moves();
    let played = moves.iter().find(|played| {
        played.from() == *from && played.to() == *to && (via.is_empty() || position.passes(played, via))
    })?;
    Some(*played)
}
