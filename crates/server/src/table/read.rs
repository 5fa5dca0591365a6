//! Moves as players type and click them.

use game::{Board, Game, Played};
use notation::moves::{self, MoveError};
use notation::renju::{Dialect, acts};

use super::No;

/// Longer than any move is written.
const LETTERS_MAX: usize = 200;

/// What a text means on the board of a game.
pub(super) fn played(game: &Game, text: &str) -> Result<Played, No> {
    let text = text.trim();
    if text.len() > LETTERS_MAX {
        return Err(No::new("unreadable-move", "this is longer than any move"));
    }
    match game.board() {
        Board::Draughts(position) => {
            let read = draughts::with_position!(position, board => moves::read(board, text));
            read.map(Played::Move).map_err(|error| of_draughts(game, error))
        }
        Board::Renju(stones) => {
            let said = acts::read(text, Dialect::World).map_err(|error| unreadable(&error))?;
            let [said] = said[..] else {
                return Err(No::new("unreadable-move", "one move at a time").instead("a point such as h8"));
            };
            if stones.is_opening() {
                return Ok(Played::Act(said.meant(stones.opening()).1));
            }
            match said.word {
                acts::Word::Point(point) => Ok(Played::Stone(renju::Move::Stone(point))),
                acts::Word::Press => Ok(Played::Stone(renju::Move::Pass)),
                acts::Word::Choice(_) | acts::Word::Number(_) => {
                    Err(No::new("unreadable-move", "the opening is over")
                        .instead("a point such as h8, or press"))
                }
            }
        }
    }
}

fn of_draughts(game: &Game, error: MoveError) -> No {
    let code = match &error {
        MoveError::Ambiguous { .. } => "ambiguous-move",
        MoveError::Refused(_) => "refused",
        _ => "unreadable-move",
    };
    let candidates = match &error {
        MoveError::Ambiguous { candidates, .. } => candidates.clone(),
        _ => Vec::new(),
    };
    let by = error.by().map(|by| game.law().cite(by).name());
    No { by, candidates, ..No::new(code, error.to_string()) }
}

fn unreadable(error: &impl std::fmt::Display) -> No {
    No::new("unreadable-move", error.to_string())
}
