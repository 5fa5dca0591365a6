//! A win that is plain to see, where it saves a game from a draw and no arbiter looks.

use draughts::AnyPosition;

/// Moves of both sides that are looked ahead; forced captures are followed to their end.
const PLIES: u8 = 4;
/// Positions that are looked at, at most: a win that takes more is not plain.
const POSITIONS: u32 = 20_000;

/// Whether one of the sides wins in a few moves, whatever the other does.
pub(super) fn plain_win(position: &AnyPosition) -> bool {
    let mut look = Look { left: POSITIONS };
    look.wins(position, PLIES - 1) || look.loses(position, PLIES)
}

struct Look {
    left: u32,
}

impl Look {
    /// Whether the side to move has a move that wins.
    fn wins(&mut self, position: &AnyPosition, plies: u8) -> bool {
        let Some(plies) = self.further(position, plies) else { return false };
        position.moves().iter().any(|played| self.loses(&position.play(played), plies))
    }

    /// Whether the side to move has lost, or loses with every move.
    fn loses(&mut self, position: &AnyPosition, plies: u8) -> bool {
        if let Some(ending) = position.ending() {
            return ending.winner != position.turn();
        }
        let Some(plies) = self.further(position, plies) else { return false };
        position.moves().iter().all(|played| self.wins(&position.play(played), plies))
    }

    /// How many plies are left after the next one, if it is looked at.
    fn further(&mut self, position: &AnyPosition, plies: u8) -> Option<u8> {
        self.left = self.left.checked_sub(1)?;
        if position.must_capture() { Some(plies.saturating_sub(1)) } else { plies.checked_sub(1) }
    }
}
