//! Round robin: everybody meets everybody, in the order of the printed tables and of their formula.
//!
//! ```
//! use competition::round_robin;
//! let second: Vec<String> = round_robin(8, 2).map(|pair| format!("{}:{}", pair.0, pair.1)).collect();
//! assert_eq!(second, ["8:5", "6:4", "7:3", "1:2"]);
//! ```

mod change;
mod halves;
mod order;

pub use change::{Change, Numbers, after_lots, lots_too_late};
pub use halves::in_halves;
pub use order::{Order, reason_needed};

use article::Stated;
use draughts::Colour;
use rulebook::Kind;
use rulebook::law::event::RoundRobinLaw;

use crate::No;

/// The most players a table is made for.
pub const MOST: u16 = u16::MAX - 1;

/// A round as the players see it: the pairs, each with the number that is named first, and who is free.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// The pairs.
    pub pairs: Vec<(No, No)>,
    /// Whose partner is one number too many.
    pub free: Option<No>,
}

/// How many rounds one cycle takes.
#[must_use]
pub const fn rounds(players: u16) -> u16 {
    match players {
        0 | 1 => 0,
        MOST.. => MOST - 1,
        players => players - 1 + players % 2,
    }
}

/// The pairs of a round from 1, each with the number that begins first: White, in renju Black. With an odd number
/// of players one number is one too many: who is paired with it is free.
pub fn round_robin(players: u16, round: u16) -> impl Iterator<Item = (No, No)> {
    let n = if players >= MOST { MOST } else { players + players % 2 };
    let round = if round > rounds(players) { 0 } else { round };
    // The leader of the round meets the highest number; the others stand around the leader.
    let leader = if round % 2 == 1 { round.div_ceil(2) } else { n / 2 + round / 2 };
    let first = if round % 2 == 1 { (No(leader), No(n)) } else { (No(n), No(leader)) };
    let around = move |step: u16, back: bool| {
        let (circle, leader, step) = (u32::from(n) - 1, u32::from(leader), u32::from(step));
        let at = if back { leader + circle - step } else { leader + step };
        No(((at - 1) % circle + 1) as u16)
    };
    let others = move |step| {
        let (one, other) = (around(step, false), around(step, true));
        let (low, high) = (one.min(other), one.max(other));
        if low.0 % 2 != high.0 % 2 { (low, high) } else { (high, low) }
    };
    let played = if round == 0 { 0 } else { n / 2 };
    (0..played).map(move |step| if step == 0 { first } else { others(step) })
}

/// A round of an event of several cycles, counted through: in every second cycle the colours are turned.
///
/// ```
/// use competition::No;
/// use competition::round_robin::pairs_of;
/// assert_eq!(pairs_of(5, 2, 6).pairs, [(No(5), No(2)), (No(4), No(3))]);
/// assert_eq!(pairs_of(5, 2, 6).free, Some(No(1)));
/// assert!(pairs_of(5, 2, 11).pairs.is_empty());
/// ```
#[must_use]
pub fn pairs_of(players: u16, cycles: u8, round: u16) -> Pairs {
    let each = rounds(players);
    let Some(before) = round.checked_sub(1).filter(|_| each > 0) else { return Pairs::default() };
    let (cycle, within) = (before / each, before % each + 1);
    if cycle >= u16::from(cycles) {
        return Pairs::default();
    }
    let mut pairs = Pairs::sorted(round_robin(players, within), players);
    if cycle % 2 == 1 {
        pairs.turn();
    }
    pairs
}

/// The colour of each game of a meeting of several: they alternate, and the first is that of the table.
#[must_use]
pub const fn is_turned(game: u16) -> bool {
    game % 2 == 0
}

/// Who has White and who has Black in a pair: in draughts the one named first has White, in renju Black.
#[must_use]
pub fn coloured(law: &RoundRobinLaw, kind: Kind, (first, second): (No, No)) -> Stated<[No; 2]> {
    let said = law.named_first(kind);
    let value = match said.map(|said| said.value) {
        Some(Colour::Black) => [second, first],
        Some(Colour::White) | None => [first, second],
    };
    Stated { value, by: said.map_or(law.tables, |said| said.by) }
}

impl Pairs {
    /// Pairs of real players, and who is free because his partner is none.
    fn sorted(all: impl Iterator<Item = (No, No)>, players: u16) -> Self {
        let mut pairs = Self::default();
        for (first, second) in all {
            match (first.0 > players, second.0 > players) {
                (false, false) => pairs.pairs.push((first, second)),
                (true, _) => pairs.free = Some(second),
                (_, true) => pairs.free = Some(first),
            }
        }
        pairs
    }

    fn turn(&mut self) {
        for (first, second) in &mut self.pairs {
            core::mem::swap(first, second);
        }
    }
}
