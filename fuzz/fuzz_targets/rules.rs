//! The rules themselves, along a game from any position: the fast generator, its counters, keys and routes against
//! each other, against the board turned round and against the slow oracle.
#![no_main]

use std::collections::BTreeSet;

use damka_fuzz::Input;
use draughts::{AnyPosition, Leaves, Move, Position, Squares, Variant, with_position};
use libfuzzer_sys::fuzz_target;
use testkit::Oracle;

/// Jumps the oracle tries: it is slow, and other positions are as good.
const PATIENCE: usize = 1_000;
/// Of so many moves of a position the routes are looked at.
const MOVES_MAX: usize = 16;

fuzz_target!(|bytes: &[u8]| {
    let mut input = Input::new(bytes);
    let variant = input.variant();
    let start = input.position(variant);
    for any in input.played(start) {
        with_position!(any, position => check(&position));
        check_oracle(&any);
    }
});

fn check<V: Variant>(position: &Position<V>) {
    let moves = position.moves();
    let distinct: BTreeSet<Move> = moves.iter().copied().collect();
    assert_eq!(distinct.len(), moves.len(), "{position:?}");
    assert_eq!(position.count_moves(), moves.len() as u64, "{position:?}");
    assert_eq!(position.perft(1, Leaves::Played), moves.len() as u64, "{position:?}");
    let mut shown = Vec::new();
    position.each_move(|played| shown.push(played));
    assert_eq!(shown, moves, "{position:?}");

    assert_eq!(position.ending().is_some(), moves.is_empty(), "{position:?}");
    assert_eq!(position.must_capture(), moves.iter().any(Move::is_capture), "{position:?}");
    assert_eq!(position.must_capture(), !moves.is_empty() && moves.iter().all(Move::is_capture));

    let turned = position.rotated();
    assert_eq!(turned.count_moves(), moves.len() as u64, "{position:?}");
    assert_eq!(turned.rotated(), *position);
    assert_eq!(position.setup().into_position().as_ref(), Ok(position));

    let board = V::RULES.board.value;
    for (from, to) in board.squares().flat_map(|from| board.squares().map(move |to| (from, to))) {
        let quiet =
            moves.iter().find(|played| !played.is_capture() && (played.from(), played.to()) == (from, to));
        assert_eq!(position.quiet_move(from, to).as_ref(), quiet, "{position:?}");
    }
    moves.iter().take(MOVES_MAX).for_each(|played| check_move(position, played));
}

fn check_move<V: Variant>(position: &Position<V>, played: &Move) {
    let next = position.play(played);
    assert_eq!(position.key().after(position, played), next.key(), "{played:?}: {position:?}");
    let (own, enemy) = (position.turn(), position.turn().other());
    assert_eq!(next.turn(), enemy);
    assert_eq!(next.side(enemy), position.side(enemy) - played.captured(), "{played:?}: {position:?}");
    let mut moved = position.side(own) - Squares::from(played.from());
    moved.insert(played.to());
    assert_eq!(next.side(own), moved, "{played:?}: {position:?}");

    let route = position.route(played);
    let squares = route.squares();
    assert_eq!((squares.first(), squares.last()), (Some(&played.from()), Some(&played.to())));
    if played.is_capture() {
        assert_eq!(
            squares.len(),
            1 + played.captured().len(),
            "one landing a jump: {played:?}: {position:?}"
        );
    }
    assert!(position.passes(played, &squares[1..squares.len() - 1]), "{played:?}: {position:?}");
}

fn check_oracle(any: &AnyPosition) {
    let Ok(slow) = Oracle::new(any.rules(), &any.setup()).patient(PATIENCE).moves() else { return };
    let slow: BTreeSet<_> = slow
        .into_iter()
        .map(|played| {
            (played.from, played.to, played.crowned, played.captured.into_iter().collect::<Squares>())
        })
        .collect();
    let fast: BTreeSet<_> = any
        .moves()
        .iter()
        .map(|played| (played.from(), played.to(), played.crowns(), played.captured()))
        .collect();
    assert_eq!(fast, slow, "{any:?}");
}
