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

#[cfg(test)]
mod tests {
    use draughts::{AnyPosition, AnyVariant};

    use super::plain_win;

    fn position(fen: &str) -> AnyPosition {
        let variant = AnyVariant::Russian;
        let setup = notation::fen::read(variant.rules().board.value, fen).expect("a FEN");
        variant.position(setup).expect("a position")
    }

    #[test]
    fn a_capture_of_the_last_piece_is_plain_and_a_king_on_the_road_is_not() {
        assert!(plain_win(&position("W:WKa1:BKd4")), "taken at once");
        assert!(plain_win(&position("B:WKg1,Ka1,b2:BKh8")), "a capture that is forced and answered");
        assert!(!plain_win(&position("W:WKc1:BKb8")));
        assert!(!plain_win(&position("W:WKc1,Ke1,Kg1:BKh8")));
    }

    #[test]
    fn many_kings_are_not_searched_for_long() {
        assert!(!plain_win(&position("W:WKa1,Kc1,Ke1,Kg1,Kb2:BKh8,Kb8,Ka7,Kf8,Kh6")));
    }
}
