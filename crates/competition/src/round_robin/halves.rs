//! Another order of a round robin: first inside the two halves of the table, then across.
//!
//! ```
//! use competition::round_robin::in_halves;
//! let rounds = in_halves(12);
//! let inside = |pair: &(_, _)| (pair.0 <= competition::No(6)) == (pair.1 <= competition::No(6));
//! assert!(rounds[..5].iter().flat_map(|round| &round.pairs).all(inside));
//! assert!(!rounds[5..].iter().flat_map(|round| &round.pairs).any(inside));
//! ```

use super::{MOST, Pairs, pairs_of, round_robin, rounds};
use crate::No;

/// Every round of one cycle: everybody meets everybody once, those of his own half first, and everybody has both
/// colours equally often, or one of them once more.
///
/// Halves of an odd size leave one player each without a partner inside; these two meet.
#[must_use]
pub fn in_halves(players: u16) -> Vec<Pairs> {
    if players < 4 {
        return (1..=rounds(players)).map(|round| pairs_of(players, 1, round)).collect();
    }
    let n = if players >= MOST { MOST } else { players + players % 2 };
    let half = n / 2;
    let mut rounds: Vec<Vec<(No, No)>> = (1..half + half % 2).map(|round| inside(half, round)).collect();
    rounds.extend((0..half - half % 2).map(|turn| across(half, turn)));
    if n != players {
        level(&mut rounds, n);
    }
    rounds.into_iter().map(|pairs| Pairs::sorted(pairs.into_iter(), players)).collect()
}

/// A round inside both halves; the lower half has the colours of the table turned, so that the two who are left
/// over fit together.
fn inside(half: u16, round: u16) -> Vec<(No, No)> {
    let table = || round_robin(half, round);
    let lower = |no: No| No(no.0 + half);
    let pairs = |turned: bool| {
        table()
            .filter(|pair| pair.0.0 <= half && pair.1.0 <= half)
            .map(move |(first, second)| if turned { (lower(second), lower(first)) } else { (first, second) })
    };
    let left_over = table().find_map(|(first, second)| match (first.0 > half, second.0 > half) {
        (true, _) => Some((lower(second), second)),
        (_, true) => Some((first, lower(first))),
        _ => None,
    });
    pairs(false).chain(pairs(true)).chain(left_over).collect()
}

/// A round across the halves, counted from 0; colours change from round to round.
fn across(half: u16, turn: u16) -> Vec<(No, No)> {
    // Those who have had the more games with White meet the last number, which may be nobody, with White.
    let shift = match (half % 2, turn % 2) {
        (0, 0) => half / 2 + turn / 2,
        (0, _) => turn / 2,
        _ => turn + 1,
    };
    let pair = |upper: u16| {
        let lower = (u32::from(upper) + u32::from(shift)) % u32::from(half);
        let (upper, lower) = (No(upper + 1), No(half + lower as u16 + 1));
        if turn % 2 == 0 { (upper, lower) } else { (lower, upper) }
    };
    (0..half).map(pair).collect()
}

/// Turns the colours of as few games as it takes until nobody has one colour twice more than the other, games
/// against the last number not counted.
fn level(rounds: &mut [Vec<(No, No)>], n: u16) {
    let mut surplus = vec![0_i32; usize::from(n)];
    for (white, black) in rounds.iter().flatten().filter(|pair| pair.0.0 != n && pair.1.0 != n) {
        surplus[white.index()] += 1;
        surplus[black.index()] -= 1;
    }
    while let Some(from) = surplus.iter().position(|&more| more > 1) {
        let Some((to, games)) = path(rounds, n, &surplus, from) else { return };
        for (round, board) in games {
            let pair = &mut rounds[round][board];
            *pair = (pair.1, pair.0);
        }
        surplus[from] -= 2;
        surplus[to] += 2;
    }
}

/// The shortest chain of games from somebody with too many of White to somebody with too few, each won colour
/// passed on.
fn path(
    rounds: &[Vec<(No, No)>],
    n: u16,
    surplus: &[i32],
    from: usize,
) -> Option<(usize, Vec<(usize, usize)>)> {
    let mut games: Vec<Vec<(usize, (usize, usize))>> = vec![Vec::new(); usize::from(n)];
    for (round, pairs) in rounds.iter().enumerate() {
        for (board, (white, black)) in pairs.iter().enumerate() {
            if white.0 != n && black.0 != n {
                games[white.index()].push((black.index(), (round, board)));
            }
        }
    }
    let mut came: Vec<Option<(usize, (usize, usize))>> = vec![None; usize::from(n)];
    let mut queue = vec![from];
    let mut next = 0;
    while let Some(&at) = queue.get(next) {
        next += 1;
        if surplus[at] < -1 {
            let (mut back, mut chain) = (at, Vec::new());
            while let Some((before, game)) = came[back].filter(|_| back != from) {
                chain.push(game);
                back = before;
            }
            return Some((at, chain));
        }
        for &(black, game) in &games[at] {
            if black != from && came[black].is_none() {
                came[black] = Some((at, game));
                queue.push(black);
            }
        }
    }
    None
}
