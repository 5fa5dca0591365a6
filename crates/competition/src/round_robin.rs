//! Round robin: everybody meets everybody, in the order of the printed tables and of their formula.
//!
//! ```
//! use competition::round_robin;
//! let second: Vec<String> = round_robin(8, 2).map(|pair| format!("{}:{}", pair.0, pair.1)).collect();
//! assert_eq!(second, ["8:5", "6:4", "7:3", "1:2"]);
//! ```

use crate::No;

/// How many rounds one cycle takes.
#[must_use]
pub const fn rounds(players: u16) -> u16 {
    match players {
        0 | 1 => 0,
        players => players - 1 + players % 2,
    }
}

/// The pairs of a round from 1, each with the number that begins first: White, in renju Black. With an odd number
/// of players one number is one too many: who is paired with it is free.
pub fn round_robin(players: u16, round: u16) -> impl Iterator<Item = (No, No)> {
    let n = players + players % 2;
    // The leader of the round meets the highest number; the others stand around the leader.
    let leader = if round % 2 == 1 { round.div_ceil(2) } else { n / 2 + round / 2 };
    let first = if round % 2 == 1 { (No(leader), No(n)) } else { (No(n), No(leader)) };
    let played = if n == 0 || round == 0 || round > n.saturating_sub(1) { 0 } else { n / 2 };
    let around = move |step: u16, back: bool| {
        let circle = n - 1;
        let at = if back { leader + circle - step } else { leader + step };
        No((at - 1) % circle + 1)
    };
    let others = move |step| {
        let (one, other) = (around(step, false), around(step, true));
        let (low, high) = (one.min(other), one.max(other));
        if (low.0 + high.0) % 2 == 1 { (low, high) } else { (high, low) }
    };
    (0..played).map(move |step| if step == 0 { first } else { others(step) })
}
