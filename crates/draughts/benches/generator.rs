//! What single questions to a position cost: listing, counting, playing, keys, routes. Whole trees are counted by
//! `damka bench`.
//!
//! `cargo bench -p draughts --bench generator`

use std::hint::black_box;
use std::time::Instant;

use draughts::{Brazilian, Checkers, Giveaway, International, Position, Russian, Spantsireti, Variant};

/// Plies walked from the start to collect positions.
const PLIES: u32 = 6;
/// How often each thing is measured; the best counts.
const ROUNDS: usize = 15;

fn main() {
    println!(
        "{:<15}{:>10}{:>10}{:>10}{:>10}{:>10}{:>10}   nanoseconds each",
        "", "list", "count", "play", "key", "next key", "route"
    );
    measure::<Russian>();
    measure::<Brazilian>();
    measure::<International>();
    measure::<Giveaway>();
    measure::<Checkers>();
    measure::<Spantsireti>();
}

fn measure<V: Variant>() {
    let positions = positions::<V>();
    let moves: Vec<_> = positions.iter().flat_map(|p| p.moves().into_iter().map(|m| (*p, m))).collect();
    let captures: Vec<_> = moves.iter().filter(|(_, played)| played.is_capture()).copied().collect();
    let keys: Vec<_> = moves.iter().map(|(position, _)| position.key()).collect();
    let mut list = Vec::new();
    let each = [
        best(positions.len(), || {
            for position in &positions {
                position.moves_into(&mut list);
                black_box(&list);
            }
        }),
        best(positions.len(), || positions.iter().for_each(|p| _ = black_box(p.count_moves()))),
        best(moves.len(), || moves.iter().for_each(|(p, played)| _ = black_box(p.play(played)))),
        best(positions.len(), || positions.iter().for_each(|p| _ = black_box(p.key()))),
        best(moves.len(), || {
            for ((position, played), key) in moves.iter().zip(&keys) {
                black_box(key.after(position, played));
            }
        }),
        best(captures.len(), || captures.iter().for_each(|(p, played)| _ = black_box(p.route(played)))),
    ];
    print!("{:<15}", V::RULES.name);
    each.iter().for_each(|nanoseconds| print!("{nanoseconds:>10.1}"));
    println!();
}

/// Every seventh position some plies from the start: enough to leave the caches, few enough to keep.
fn positions<V: Variant>() -> Vec<Position<V>> {
    let mut positions = vec![Position::start()];
    for _ in 0..PLIES {
        let next = |p: &Position<V>| p.moves().iter().map(|played| p.play(played)).collect::<Vec<_>>();
        positions = positions.iter().flat_map(next).collect();
    }
    positions.into_iter().step_by(7).collect()
}

fn best(count: usize, mut work: impl FnMut()) -> f64 {
    let once = |_| {
        let begun = now();
        work();
        begun.elapsed().as_secs_f64() * 1e9 / count.max(1) as f64
    };
    (0..ROUNDS).map(once).fold(f64::INFINITY, f64::min)
}

#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
fn now() -> Instant {
    Instant::now()
}
