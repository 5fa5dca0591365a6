//! The renju part of `damka bench`: fouls and searches for wins on fixed positions.

use std::hint::black_box;
use std::time::Instant;

use renju::threat::{Limits, Outcome, fours};
use renju::{Board, Colour, Foul, Fouls, Point, ThreeClause, Verdict};
use serde::Serialize;

use crate::command::perft::speed;

/// What was counted and how fast.
#[derive(Serialize)]
pub(crate) struct Speed {
    /// Crowded positions judged.
    pub(crate) positions: u64,
    /// Forbidden points in them.
    pub(crate) forbidden: u64,
    /// All fouls of a position.
    pub(crate) microseconds_per_position: f64,
    /// Stones put by searches for wins by fours.
    pub(crate) vcf_nodes: u64,
    pub(crate) vcf_nodes_per_second: u64,
    /// What the signature is made of.
    #[serde(skip)]
    pub(crate) counts: Vec<u64>,
}

/// Crowded positions, and how often each is judged to be measured.
const POSITIONS: u64 = 2000;
const ROUNDS: u64 = 50;
/// Searches for wins by fours in less crowded ones.
const SEARCHES: u64 = 4000;
const LIMITS: Limits = Limits { depth: 20, nodes: 20_000 };

/// Measures; quickly means a tenth of everything.
pub(crate) fn measure(is_quick: bool) -> Speed {
    let share = if is_quick { 10 } else { 1 };
    let mut random = Numbers(1);
    let boards: Vec<Board> = (0..POSITIONS / share).map(|_| crowded(&mut random, 40, 110)).collect();
    let mut kinds = [0; 3];
    for board in &boards {
        let fouls = Fouls::of(board, ThreeClause::Literal);
        for (count, foul) in kinds.iter_mut().zip(Foul::ALL) {
            *count += fouls.points(foul).len() as u64;
        }
    }
    let begun = Instant::now();
    for _ in 0..ROUNDS {
        for board in &boards {
            black_box(Fouls::of(black_box(board), ThreeClause::Literal));
        }
    }
    let positions = boards.len() as u64;
    let microseconds_per_position = begun.elapsed().as_secs_f64() * 1e6 / (positions * ROUNDS) as f64;
    let boards: Vec<Board> = (0..SEARCHES / share).map(|_| crowded(&mut random, 16, 40)).collect();
    let begun = Instant::now();
    let (mut nodes, mut won) = (0, 0);
    for board in &boards {
        for attacker in Colour::ALL {
            let report = fours(board, attacker, ThreeClause::Literal, LIMITS);
            nodes += report.nodes;
            won += u64::from(matches!(report.outcome, Outcome::Won(_)));
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    Speed {
        positions,
        forbidden: kinds.iter().sum(),
        microseconds_per_position,
        vcf_nodes: nodes,
        vcf_nodes_per_second: speed(nodes, seconds),
        counts: kinds.into_iter().chain([nodes, won]).collect(),
    }
}

/// A board of so many stones, in turn, without a row that has won.
fn crowded(random: &mut Numbers, least: u64, most: u64) -> Board {
    let mut board = Board::EMPTY;
    let mut turn = Colour::Black;
    for _ in 0..least + random.below(most - least) {
        // Stones keep near the centre, where games are played.
        let [column, row] = [(); 2].map(|()| (random.below(11) + random.below(5)) as u8);
        let Some(point) = Point::new(column, row).filter(|&point| board.stone(point).is_none()) else {
            continue;
        };
        let five = Verdict::of(&board, point, ThreeClause::Literal) == Verdict::Five;
        if turn == Colour::White || !five {
            board.put(point, turn);
            turn = !turn;
        }
    }
    board
}

/// The splitmix64 sequence: the same numbers everywhere.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % limit
    }
}
