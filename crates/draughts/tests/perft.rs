//! Known numbers of move sequences, `testdata/perft.tsv`, and how the last ply may be counted.
//!
//! `DAMKA_NODES` raises the number of nodes up to which rows are counted.

use draughts::Leaves;
use testkit::suite::perft_counts;

/// Rows with more nodes are left to longer runs.
const NODES_COUNTED: u64 = 100_000_000;

/// Playing every move of the last ply is slower.
const NODES_PLAYED: u64 = 10_000_000;

#[test]
fn counted_leaves_give_the_known_numbers() {
    check(Leaves::Counted, NODES_COUNTED);
}

#[test]
fn played_leaves_give_the_known_numbers() {
    check(Leaves::Played, NODES_PLAYED);
}

fn check(leaves: Leaves, usual: u64) {
    let limit = testkit::setting("DAMKA_NODES").unwrap_or(usual);
    let mut rows = 0;
    for row in perft_counts().iter().filter(|row| row.nodes <= limit) {
        let position = row.variant.position(row.setup).expect("a legal position");
        let nodes = position.perft(row.depth, leaves);
        assert_eq!(nodes, row.nodes, "{} {} to depth {}", row.variant, row.name, row.depth);
        rows += 1;
    }
    assert!(rows > 100, "only {rows} rows counted");
}
