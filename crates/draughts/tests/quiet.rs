//! The quiet move between two squares is there exactly when the generator lists it.

use draughts::{AnyVariant, Position, Variant, with_position};
use testkit::Recipe;

fn assert_agrees<V: Variant>(position: &Position<V>) {
    let board = V::RULES.board.value;
    let moves = position.moves();
    for (from, to) in board.squares().flat_map(|from| board.squares().map(move |to| (from, to))) {
        let listed = moves.iter().find(|m| !m.is_capture() && m.from() == from && m.to() == to).copied();
        assert_eq!(position.quiet_move(from, to), listed, "{from:?} to {to:?} in {position:?}");
    }
}

#[test]
fn quiet_moves_are_those_of_the_generator() {
    for &variant in AnyVariant::ALL {
        for (recipe, seeds) in Recipe::ALL.into_iter().zip([2, 60, 30, 2]) {
            for seed in 0..seeds {
                println!("{variant}, {recipe:?}, seed {seed}");
                for setup in recipe.positions(variant.rules(), seed) {
                    let any = variant.position(setup).unwrap();
                    with_position!(any, position => assert_agrees(&position));
                }
            }
        }
    }
}
