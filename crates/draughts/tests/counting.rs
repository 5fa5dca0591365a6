//! Counting against listing: sequences counted by sets of moves, on random positions of every variant, beside the
//! same sequences listed and played one by one. Men are counted in other ways than kings, so that every position is
//! counted once as it is and once with its kings made men.
//!
//! `DAMKA_POSITIONS` asks for more positions a variant, `DAMKA_SEED` for others than the usual ones.

use draughts::{
    Brazilian, Checkers, Colour, Giveaway, International, Leaves, Piece, Position, Russian, Setup,
    Spantsireti, Variant,
};
use testkit::{Recipe, text};

/// Positions a variant in a usual run.
const POSITIONS: u64 = 10_000;

/// A position with more sequences is too slow to list.
const SEQUENCES_MAX: u64 = 20_000;

#[test]
fn russian_counts_are_those_of_lists() {
    agree::<Russian>();
}

#[test]
fn brazilian_counts_are_those_of_lists() {
    agree::<Brazilian>();
}

#[test]
fn international_counts_are_those_of_lists() {
    agree::<International>();
}

#[test]
fn giveaway_counts_are_those_of_lists() {
    agree::<Giveaway>();
}

#[test]
fn checkers_counts_are_those_of_lists() {
    agree::<Checkers>();
}

#[test]
fn spantsireti_counts_are_those_of_lists() {
    agree::<Spantsireti>();
}

fn agree<V: Variant>() {
    let wanted = testkit::setting("DAMKA_POSITIONS").unwrap_or(POSITIONS);
    let first = testkit::setting("DAMKA_SEED").unwrap_or(0);
    let mut compared = 0;
    for seed in first.. {
        if compared >= wanted {
            break;
        }
        for recipe in Recipe::ALL {
            // One game gives as many positions as the other recipes do in fifty seeds.
            if recipe == Recipe::Played && seed % 50 != 0 {
                continue;
            }
            for setup in recipe.positions(&V::RULES, seed) {
                let men = without_kings::<V>(&setup);
                for setup in [setup, men].into_iter().filter(|setup| !is_empty(setup)) {
                    compare::<V>(&setup);
                    compared += 1;
                }
            }
        }
    }
}

/// The same pieces, all of them men; those that cannot be are left out.
fn without_kings<V: Variant>(setup: &Setup) -> Setup {
    let mut men = *setup;
    for colour in Colour::ALL {
        for square in setup.squares(Piece::king(colour)) {
            men.clear(square);
            if !V::RULES.board.value.king_row(colour).contains(square) {
                men.put(square, Piece::man(colour));
            }
        }
    }
    men
}

fn is_empty(setup: &Setup) -> bool {
    Colour::ALL.into_iter().all(|colour| setup.side(colour).is_empty())
}

fn compare<V: Variant>(setup: &Setup) {
    let position: Position<V> = setup.into_position().expect("recipes make legal positions");
    for depth in 1..=3 {
        let counted = position.perft(depth, Leaves::Counted);
        if counted > SEQUENCES_MAX {
            break;
        }
        let fen = || text::fen(&V::RULES, setup);
        assert_eq!(counted, listed(&position, depth), "{} {}, depth {depth}", V::RULES.name, fen());
        assert_eq!(counted, position.perft(depth, Leaves::Played), "{} {}, played", V::RULES.name, fen());
    }
}

/// The sequences, listed and played one by one.
fn listed<V: Variant>(position: &Position<V>, depth: u32) -> u64 {
    let moves = position.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.iter().map(|played| listed(&position.play(played), depth - 1)).sum()
}
