//! Touched pieces: what was touched first and can move has to move.

use clock::Moment;
use draughts::{AnyPosition, Square};

use super::Fact;
use crate::{Event, Game, Played, Player, Refusal};

/// What a hand does with a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Hand {
    Touches,
    Lifts,
}

/// A player touches a piece or lifts it. Out of turn that binds nobody, but it is noted; where a player feels for the
/// pieces, touching alone does not bind.
pub(super) fn touch(
    game: &Game,
    player: Player,
    square: Square,
    hand: Hand,
    now: Moment,
) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    let position = draughts(game)?;
    if game.turn() != player {
        let article = law.adjust.unwrap_or(law.release);
        let text = "touched a piece on the opponent's turn".to_owned();
        return Ok(vec![crate::Fact::Noted { article, text }.at(now)]);
    }
    if !position.side(position.turn()).contains(square) {
        let by = law.touch.unwrap_or(law.release);
        return Err(Refusal::new(by, "no piece of the player stands there", "only one's own pieces bind"));
    }
    if let (Hand::Touches, Some(article)) = (hand, crate::form::lifting_binds(game)) {
        return Ok(vec![crate::Fact::Noted { article, text: "touched, not lifted".to_owned() }.at(now)]);
    }
    Ok(vec![crate::Fact::Irregularity(Fact::Touched { player, square }).at(now)])
}

/// A player says that he adjusts the pieces, on his own turn.
pub(super) fn adjust(game: &Game, player: Player, now: Moment) -> Result<Vec<Event>, Refusal> {
    game.must_be_playing()?;
    let law = &game.law.irregularities;
    if game.turn() != player {
        let by = law.adjust.unwrap_or(law.release);
        return Err(Refusal::new(by, "pieces are not adjusted on the opponent's turn", "on one's own turn"));
    }
    Ok(vec![crate::Fact::Irregularity(Fact::Adjusting(player)).at(now)])
}

/// Refuses a move of another piece than the one that has to move.
pub(super) fn may_move(game: &Game, played: &Played) -> Result<(), Refusal> {
    let (Some(position), Played::Move(played)) = (game.board.position(), played) else { return Ok(()) };
    let law = &game.law.irregularities;
    let state = &game.irregularity;
    let obliged = state.obliged.filter(|&square| can_move(position, square));
    let by = if obliged.is_some() { law.touched_first } else { law.touch };
    let (Some(square), Some(by)) = (obliged.or_else(|| first_bound(position, &state.touched)), by) else {
        return Ok(());
    };
    if played.from() == square {
        return Ok(());
    }
    let instead = format!("a move of the piece touched first, {}", name(position, square));
    Err(Refusal::new(by, "another piece was touched", instead))
}

/// The first touched piece that can move: where a capture is due, only one that captures.
pub(super) fn first_bound(position: &AnyPosition, touched: &[Square]) -> Option<Square> {
    touched.iter().copied().find(|&square| can_move(position, square))
}

pub(super) fn can_move(position: &AnyPosition, square: Square) -> bool {
    position.moves().iter().any(|played| played.from() == square)
}

pub(super) fn draughts(game: &Game) -> Result<&AnyPosition, Refusal> {
    game.board.position().ok_or_else(|| {
        Refusal::new(
            game.law.irregularities.release,
            "this is done on a draughts board",
            "put a stone, or pass",
        )
    })
}

fn name(position: &AnyPosition, square: Square) -> String {
    let (names, board) = (position.rules().names.value, position.rules().board.value);
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = names.write(&mut text, board, square);
    text
}
