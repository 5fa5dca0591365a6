//! Scheveningen: everybody of one group meets everybody of the other, and nobody of his own.
//!
//! ```
//! use competition::scheveningen::scheveningen;
//! let rounds = scheveningen(&["A1", "A2"], &["B1", "B2"]);
//! assert_eq!(rounds[0].pairs, [("A1", "B1"), ("A2", "B2")]);
//! assert_eq!(rounds[1].pairs, [("B2", "A1"), ("B1", "A2")]);
//! ```

/// A round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round<T> {
    /// The pairs in the order of the boards, each with the one that is named first.
    pub pairs: Vec<(T, T)>,
    /// Those of the larger group who have no partner in this round.
    pub free: Vec<T>,
}

/// How many rounds groups of these sizes take.
#[must_use]
pub fn rounds(one: usize, other: usize) -> usize {
    if one == 0 || other == 0 { 0 } else { one.max(other) }
}

/// All rounds. Between groups of equal size everybody has both colours equally often, or one of them once more,
/// and so have the groups.
#[must_use]
pub fn scheveningen<T: Copy>(one: &[T], other: &[T]) -> Vec<Round<T>> {
    (0..rounds(one.len(), other.len())).map(|turn| round(one, other, turn)).collect()
}

/// A round counted from 0. The second group moves along the boards of the first, and colours change each round;
/// in the last of an odd number of rounds the boards share them.
fn round<T: Copy>(one: &[T], other: &[T], turn: usize) -> Round<T> {
    let size = one.len().max(other.len());
    let shared = size % 2 == 1 && turn + 1 == size;
    let mut round = Round { pairs: Vec::new(), free: Vec::new() };
    for board in 0..size {
        match (one.get(board), other.get((board + turn) % size)) {
            (Some(&mine), Some(&yours)) => {
                let is_turned = if shared { board % 2 == 1 } else { turn % 2 == 1 };
                round.pairs.push(if is_turned { (yours, mine) } else { (mine, yours) });
            }
            (Some(&alone), None) | (None, Some(&alone)) => round.free.push(alone),
            (None, None) => {}
        }
    }
    round
}
