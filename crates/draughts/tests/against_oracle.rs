//! The generator against the slow oracle of `testkit`, on random positions of every variant.
//!
//! `DAMKA_POSITIONS` asks for more positions a variant, `DAMKA_SEED` for others than the usual ones. A
//! disagreement prints the recipe, the seed and the position.

use std::collections::{BTreeMap, BTreeSet};

use draughts::{
    Brazilian, Checkers, EndingReason, Giveaway, International, Leaves, Move, Position, Russian, Setup,
    Spantsireti, Square, Squares, Variant,
};
use testkit::{JUMPS_MAX, Oracle, OracleMove, Reason, Recipe, TooManyRoutes, Verdict, text};

/// Positions a variant in a usual run.
const POSITIONS: u64 = 10_000;

/// Jumps the oracle tries in the wildest positions.
const PATIENCE: usize = 1_000_000;

/// What makes two moves the same move.
type Identity = (Square, Square, BTreeSet<Square>, bool);

/// How many positions were compared and how many had too many routes for the oracle.
#[derive(Default)]
struct Tally {
    compared: u64,
    left_out: u64,
}

#[test]
fn russian_moves_are_the_oracles() {
    agree::<Russian>();
}

#[test]
fn brazilian_moves_are_the_oracles() {
    agree::<Brazilian>();
}

#[test]
fn international_moves_are_the_oracles() {
    agree::<International>();
}

#[test]
fn giveaway_moves_are_the_oracles() {
    agree::<Giveaway>();
}

#[test]
fn checkers_moves_are_the_oracles() {
    agree::<Checkers>();
}

#[test]
fn spantsireti_moves_are_the_oracles() {
    agree::<Spantsireti>();
}

/// Positions with more jumps to try than the generator walks without a memory.
const WILD: [&str; 2] = [
    "B:WK7,K8,K9,K10,K17,K18,K19,K20,K21,K28,K29,K30,K31,K32,K39,K40,K41,K42,K43:BK13",
    "W:WK3,K5,K6,K25,K46,K50:BK7,K8,K9,K10,K17,K18,K20,K21,K23,K29,K30,K31,K39,K40,K41,K42,K43",
];

#[test]
fn captures_of_wild_positions_are_the_oracles() {
    for fen in WILD {
        let setup = text::setup(International::RULES.board.value, fen).expect("a position");
        let hasty = Oracle::new(&International::RULES, &setup).patient(4096);
        assert_eq!(hasty.moves(), Err(TooManyRoutes), "{fen} is not wild");
        assert!(compare::<International>(&setup, PATIENCE), "{fen} is too wild");
    }
}

#[test]
fn spantsireti_perft_is_the_oracles() {
    let start = Position::<Spantsireti>::start();
    let oracle = Oracle::new(&Spantsireti::RULES, &start.setup());
    for depth in 1..=5 {
        let nodes = oracle.perft(depth).unwrap();
        assert_eq!(start.perft(depth, Leaves::Counted), nodes, "depth {depth}");
        assert_eq!(start.perft(depth, Leaves::Played), nodes, "depth {depth}");
    }
}

fn agree<V: Variant>() {
    let wanted = testkit::setting("DAMKA_POSITIONS").unwrap_or(POSITIONS);
    let first = testkit::setting("DAMKA_SEED").unwrap_or(0);
    let mut tally = Tally::default();
    for seed in first.. {
        if tally.compared >= wanted {
            break;
        }
        for recipe in Recipe::ALL {
            // One game gives as many positions as the other recipes do in fifty seeds.
            if recipe == Recipe::Played && seed % 50 != 0 {
                continue;
            }
            for setup in recipe.positions(&V::RULES, seed) {
                compare_or_explain::<V>(recipe, seed, &setup, &mut tally);
            }
        }
    }
    println!("{}: {} compared, {} left out", V::RULES.name, tally.compared, tally.left_out);
    assert!(tally.left_out * 200 < tally.compared, "{} positions left out", tally.left_out);
}

/// Compares; if that fails, says where before failing.
fn compare_or_explain<V: Variant>(recipe: Recipe, seed: u64, setup: &Setup, tally: &mut Tally) {
    let compared = std::panic::catch_unwind(|| compare::<V>(setup, JUMPS_MAX));
    match compared {
        Ok(true) => tally.compared += 1,
        Ok(false) => tally.left_out += 1,
        Err(cause) => {
            eprintln!("{} {recipe:?} seed {seed}: {}", V::RULES.name, text::fen(&V::RULES, setup));
            std::panic::resume_unwind(cause);
        }
    }
}

/// Everything the generator says about a position against the oracle; `false` if the oracle gave up.
fn compare<V: Variant>(setup: &Setup, patience: usize) -> bool {
    let position: Position<V> = setup.into_position().expect("recipes make legal positions");
    let oracle = Oracle::new(&V::RULES, setup).patient(patience);
    same_ending(&position, oracle.ending());
    let Ok(moves) = oracle.moves() else { return false };
    let pairs = same_moves(&position, &moves);
    assert_eq!(position.count_moves(), moves.len() as u64);
    assert_eq!(position.must_capture(), moves.iter().any(|played| !played.captured.is_empty()));
    let replies: u64 = pairs.iter().map(|(played, _)| position.play(played).count_moves()).sum();
    assert_eq!(position.perft(2, Leaves::Counted), replies);
    for (played, expected) in &pairs {
        let next = position.play(played);
        let after: Position<V> = oracle.after(expected).into_position().expect("moves lead to positions");
        assert_eq!(next, after, "after {played:?}");
        assert_eq!(position.key().after(&position, played), next.key(), "key after {played:?}");
        same_routes(&position, played, expected);
    }
    if let Some((played, expected)) = pairs.iter().max_by_key(|(_, expected)| expected.walks.len()) {
        same_stops(&position, played, expected);
    }
    same_from_the_other_side(&position, &moves);
    true
}

/// The generator's moves beside the oracle's.
fn same_moves<'a, V: Variant>(
    position: &Position<V>,
    moves: &'a [OracleMove],
) -> Vec<(Move, &'a OracleMove)> {
    let identity = |m: &Move| (m.from(), m.to(), m.captured().collect::<BTreeSet<_>>(), m.crowns());
    let generated = position.moves();
    let found: BTreeMap<Identity, Move> = generated.iter().map(|m| (identity(m), *m)).collect();
    assert_eq!(found.len(), generated.len(), "a move is generated twice");
    let expected: BTreeMap<Identity, &OracleMove> =
        moves.iter().map(|m| ((m.from, m.to, m.captured.clone(), m.crowned), m)).collect();
    assert!(
        found.keys().eq(expected.keys()),
        "generated {:?}\nexpected {:?}",
        found.keys().collect::<Vec<_>>(),
        expected.keys().collect::<Vec<_>>()
    );
    found.into_values().zip(expected.into_values()).collect()
}

fn same_ending<V: Variant>(position: &Position<V>, verdict: Option<Verdict>) {
    let ending = position.ending().map(|ending| {
        let (reason, rule) = match ending.reason {
            EndingReason::NoPieces => (Reason::NoPieces, V::RULES.no_pieces),
            EndingReason::Blocked => (Reason::Blocked, V::RULES.blocked),
        };
        assert_eq!(ending.by, rule.by);
        Verdict { winner: ending.winner, reason }
    });
    assert_eq!(ending, verdict);
}

/// The routes are the oracle's, the shortest first.
fn same_routes<V: Variant>(position: &Position<V>, played: &Move, expected: &OracleMove) {
    let routes = position.routes(played, JUMPS_MAX);
    let found: BTreeSet<Vec<Square>> = routes.iter().map(|route| route.squares().to_vec()).collect();
    assert_eq!(found.len(), routes.len(), "a route is found twice: {routes:?}");
    assert_eq!(found, expected.routes, "routes of {played:?}");
    assert_eq!(routes.first(), Some(&position.route(played)));
    let length = |route: &[Square]| -> u32 {
        let row = |square| u32::from(V::RULES.board.value.coordinates(square).row);
        route.windows(2).map(|pair| row(pair[0]).abs_diff(row(pair[1]))).sum()
    };
    assert!(routes.is_sorted_by_key(|route| length(route.squares())), "the shortest route comes first");
    for route in expected.routes.iter().take(3) {
        assert!(position.passes(played, &route[1..route.len() - 1]), "{played:?} goes {route:?}");
    }
}

/// A move passes exactly the squares the oracle can stop on.
fn same_stops<V: Variant>(position: &Position<V>, played: &Move, expected: &OracleMove) {
    let stops: BTreeSet<Square> =
        expected.walks.iter().flat_map(|walk| walk[1..walk.len() - 1].iter().copied()).collect();
    for square in V::RULES.board.value.squares() {
        assert_eq!(
            position.passes(played, &[square]),
            stops.contains(&square),
            "{played:?} stops on {square:?}"
        );
    }
}

/// Turned round, the position has the same moves turned round.
fn same_from_the_other_side<V: Variant>(position: &Position<V>, moves: &[OracleMove]) {
    let board = V::RULES.board.value;
    let other = position.rotated();
    assert_eq!(other.rotated(), *position);
    let turned = |m: &OracleMove| {
        let captured: Squares = m.captured.iter().map(|&square| board.rotated(square)).collect();
        (board.rotated(m.from), board.rotated(m.to), captured, m.crowned)
    };
    let expected: BTreeSet<_> = moves.iter().map(turned).collect();
    let found: BTreeSet<_> =
        other.moves().iter().map(|m| (m.from(), m.to(), m.captured(), m.crowns())).collect();
    assert_eq!(found, expected, "from the other side");
    let mirrored = |square: Square| position.piece(square).map(|piece| (piece.colour.other(), piece.rank));
    for square in board.squares() {
        let there = other.piece(board.rotated(square)).map(|piece| (piece.colour, piece.rank));
        assert_eq!(there, mirrored(square), "turned round");
    }
}
