//! What a sealed move means: clear, an obvious slip, or nothing that can be played.

use draughts::{AnyPosition, Square};
use notation::moves::{self, Reading};
use notation::renju::Dialect;
use rulebook::law::{Adjournments, Slips};

use crate::{Board, Played};

/// What a sealed text was found to mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meaning {
    /// A legal move.
    Clear(Played),
    /// Not a legal move, but obviously this one was meant; the arbiter decides.
    Slip(Played),
    /// Impossible, unclear or missing.
    Faulty,
}

/// What a text means on a board. Slips are looked for only where the edition corrects them.
pub(super) fn read(board: &Board, text: &str, law: &Adjournments) -> Meaning {
    match board {
        Board::Draughts(position) => read_draughts(position, text, law),
        Board::Renju(stones) => match read_stone(text) {
            Some(stone) if allowed(stones, stone) => Meaning::Clear(Played::Stone(stone)),
            _ => Meaning::Faulty,
        },
    }
}

/// The stone or pass a text names.
pub(super) fn read_stone(text: &str) -> Option<renju::Move> {
    match text.trim() {
        "-" => Some(renju::Move::Pass),
        name => Dialect::Rulebook.read(name).ok().map(renju::Move::Stone),
    }
}

/// Whether a stone may be put: a foul may not, whatever else the event makes of fouls.
fn allowed(stones: &crate::Stones, stone: renju::Move) -> bool {
    let position = stones.position();
    let renju::Move::Stone(point) = stone else { return position.play(stone).is_ok() };
    if stones.is_opening() {
        return true;
    }
    let is_foul = position.turn() == renju::Colour::Black
        && renju::Verdict::of(position.board(), point, position.rules().three).foul().is_some();
    !is_foul && position.play(stone).is_ok()
}

fn read_draughts(position: &AnyPosition, text: &str, law: &Adjournments) -> Meaning {
    let full = Reading { forms: moves::Forms::Full(law.sealing), ..Reading::RECORD };
    match moves::read_any_as(position, text, full) {
        Ok(played) => Meaning::Clear(Played::Move(played)),
        Err(_) if law.faulty.value == Slips::Corrected => slip(position, text),
        Err(_) => Meaning::Faulty,
    }
}

/// The obvious slips, in this order: the only legal move to the written arrival; the only legal move that is
/// written as if the board stood the other way round.
fn slip(position: &AnyPosition, text: &str) -> Meaning {
    let board = position.rules().board.value;
    let names =
        text.split(|sign: char| !sign.is_alphanumeric() || sign == 'x').filter(|name| !name.is_empty());
    let squares: Option<Vec<Square>> = names.map(|name| notation::square::read(board, name).ok()).collect();
    let Some(squares) = squares.filter(|squares| squares.len() >= 2) else { return Meaning::Faulty };
    let (Some(&from), Some(&to)) = (squares.first(), squares.last()) else { return Meaning::Faulty };
    let same_arrival = only(position, |played| played.to() == to);
    let turned =
        || only(position, |played| played.from() == board.rotated(from) && played.to() == board.rotated(to));
    match same_arrival.or_else(turned) {
        Some(meant) => Meaning::Slip(Played::Move(meant)),
        None => Meaning::Faulty,
    }
}

fn only(position: &AnyPosition, fits: impl Fn(&draughts::Move) -> bool) -> Option<draughts::Move> {
    let moves = position.moves();
    let mut fitting = moves.iter().filter(|played| fits(played));
    let found = fitting.next().copied();
    if fitting.next().is_some() { None } else { found }
}
