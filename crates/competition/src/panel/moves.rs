//! Moves of played games, as they are entered from the score sheets.

use draughts::AnyPosition;
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
    /// The moves by the squares of the board: `c3-d4`, `d4:f6:h4`.
    pub moves: Vec<String>,
}

pub(super) fn record(event: &Competition, by: Actor, record: &Record) -> Result<Fact, Refusal> {
    let article = event.may_at(by, Act::Moves, record.board)?;
    if let Kind::Draughts(variant) = event.regulation.discipline.kind {
        let mut position = variant.start();
        for (at, text) in record.moves.iter().enumerate() {
            let Some(next) = after(&position, text) else {
                let instead = format!("{text:?} is no legal move {}", at + 1);
                return Err(Refusal::new(article, "a move of the record is not legal", instead));
            };
            position = next;
        }
    }
    Ok(Fact::Recorded(record.clone()))
}

/// The position after a move that is written by its squares.
fn after(position: &AnyPosition, text: &str) -> Option<AnyPosition> {
    let board = position.variant().rules().board.value;
    let squares: Vec<_> =
        text.split(['-', ':', 'x']).map(|name| board.square_named(name)).collect::<Option<_>>()?;
    let [from, via @ .., to] = squares.as_slice() else { return None };
    let moves = position.moves();
    let played = moves.iter().find(|played| {
        played.from() == *from && played.to() == *to && (via.is_empty() || position.passes(played, via))
    })?;
    Some(position.play(played))
}
