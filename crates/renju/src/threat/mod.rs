//! Wins by continuous fours (VCF) and by continuous threats (VCT), with respect to fouls.
//!
//! A win is found as a tree that answers every reply, so that it can be checked without
//! the search. What is not found within the limits is unknown; what cannot be found at all
//! says only that there is no win of this kind.
//!
//! ```
//! use renju::threat::{Limits, Outcome, fours};
//! use renju::{Board, Colour, Point, Points, ThreeClause};
//! let points = |names: &str| names.split(' ').filter_map(Point::named).collect::<Points>();
//! let board = Board::new(points("e7 f7 g7 h4 h5 h6"), points("d7 h3 a1 a2 a4"));
//! // Black would make a double four on h7, which is a foul; White may.
//! let report = fours(&board, Colour::Black, ThreeClause::Literal, Limits::default());
//! assert_eq!(report.outcome, Outcome::NoWin);
//! ```

mod fours;
mod threats;
mod win;

use crate::{Board, Colour, ThreeClause};
use fours::Search;

pub use win::{Next, Win};

/// How far a search goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Moves of the winner, at most 225.
    pub depth: u8,
    /// Stones put by the search.
    pub nodes: u64,
}

/// What a search found, and at what cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What it found.
    pub outcome: Outcome,
    /// Stones put.
    pub nodes: u64,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// A proven win.
    Won(Win),
    /// There is no win of this kind.
    NoWin,
    /// The limits were reached first.
    Unknown,
}

impl Default for Limits {
    fn default() -> Self {
        Self { depth: 40, nodes: 1_000_000 }
    }
}

/// Looks for a win by fours only, the side `attacker` to move.
#[must_use]
pub fn fours(board: &Board, attacker: Colour, clause: ThreeClause, limits: Limits) -> Report {
    let mut search = Search::new(board, attacker, clause, limits.nodes);
    let win = search.deepen(limits.depth, |search, depth| search.by_fours(depth));
    search.report(win)
}

/// Looks for a win by fours and threes, the side `attacker` to move: each move threatens to win by fours.
#[must_use]
pub fn threats(board: &Board, attacker: Colour, clause: ThreeClause, limits: Limits) -> Report {
    let mut search = Search::new(board, attacker, clause, limits.nodes);
    let win = search.deepen(limits.depth, |search, depth| search.by_threats(depth));
    search.report(win)
}
