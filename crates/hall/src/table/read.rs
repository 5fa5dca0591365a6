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
            moves::read_any(position, text).map(Played::Move).map_err(|error| of_draughts(game, error))
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

/// The article stands beside the words, once, as the edition of the game cites it.
fn of_draughts(game: &Game, error: MoveError) -> No {
    let by = error.by().map(|by| game.law().cite(by).name());
    let code = match error {
        MoveError::Ambiguous { candidates, .. } => {
            return No { by, candidates, ..No::new("ambiguous-move", "several moves may be meant") };
        }
        MoveError::Refused(_) => "refused",
        _ => "unreadable-move",
    };
    let words = error.to_string();
    let words = error.by().map_or_else(|| words.clone(), |by| words.replacen(&format!(" ({by})"), "", 1));
    let no = match words.split_once("; ").filter(|(_, instead)| instead.starts_with("allowed: ")) {
        Some((why, allowed)) => No::new(code, why.to_owned()).instead(allowed.to_owned()),
        None => No::new(code, words),
    };
    No { by, ..no }
}

fn unreadable(error: &impl std::fmt::Display) -> No {
    No::new("unreadable-move", error.to_string())
}
