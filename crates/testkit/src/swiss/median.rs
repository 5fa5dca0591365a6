//! Median Solkoff (UA24 III.swiss.9).

use std::cmp::Reverse;

use super::Ask;
use super::floats::{Floats, Forced};
use super::lots::Lots;
use super::method::{Direction, Method, ascending, backwards, by_parity, forwards};
use super::step::Inside;
use super::table::Number;

pub(super) struct Median;

impl Method for Median {
    fn order(&self, ask: &Ask, group: Vec<Number>, _lots: &mut Lots) -> Vec<Number> {
        if ask.round < 3 {
            // 9.3 and 9.6: by number, descending in round 2.
            return by_parity(group, ask.round);
        }
        // 9.7.b: full Solkoff; 9.7.c: median Solkoff; 9.7.d: number.
        let mut group = ascending(group);
        group.sort_by_key(|&no| {
            let points = ask.table.opponents_points(no);
            Reverse((points.iter().sum::<u32>(), median(&points)))
        });
        group
    }

    fn walk(&self, ask: &Ask, points: &[u32]) -> Vec<(u32, Direction)> {
        // 9.9: from the top as long as it is 50 % or more.
        let upper = points.iter().filter(|&&points| is_half(ask, points));
        // 9.10: in reversed order below.
        let lower = points.iter().rev().filter(|&&points| !is_half(ask, points));
        let down = upper.map(|&points| (points, Direction::Down));
        down.chain(lower.map(|&points| (points, Direction::Up))).collect()
    }

    fn floaters(&self, ask: &Ask, group: &[Number], direction: Direction) -> Vec<Number> {
        match direction {
            // 9.8.a: the first drops, else the second; 9.11: before them those who rose.
            Direction::Down => by_history(ask, group, &forwards(group), |floats| &floats.ascents),
            // 9.10: the last rises; 9.11: before them those who dropped.
            Direction::Up => by_history(ask, group, &backwards(group), |floats| &floats.descents),
        }
    }

    fn opponents(&self, ask: &Ask, group: &[Number], direction: Direction) -> Vec<Number> {
        match direction {
            // 9.8.a: he meets the last, else the last but one; the opponent rises.
            Direction::Down => by_history(ask, group, &backwards(group), |floats| &floats.descents),
            // 9.10: the first has the right to drop.
            Direction::Up => by_history(ask, group, &forwards(group), |floats| &floats.ascents),
        }
    }

    fn inside(&self, ask: &Ask, direction: Direction) -> Inside {
        let has_ratings = ask.table.players.iter().any(|player| player.rating.is_some());
        match direction {
            // 9.5: without ratings 1-2, 3-4 and so on in round 1.
            _ if ask.round == 1 && !has_ratings => Inside::Neighbours,
            // 9.4 and 9.8.b.
            Direction::Down => Inside::Halves,
            // 9.10.
            Direction::Up => Inside::HalvesFromBelow,
        }
    }
}

/// 9.9: whether points are 50 % or more of what could be had so far.
fn is_half(ask: &Ask, points: u32) -> bool {
    points * 2 >= ask.table.win * u32::from(ask.round - 1)
}

/// 9.11: first those with an earlier float the other way, the earliest first, in the same round the lower
/// classified of a group of 50 % or more and the higher classified of another; then the others by position.
fn by_history(
    ask: &Ask,
    group: &[Number],
    by_position: &[Number],
    kind: fn(&Floats) -> &Vec<u16>,
) -> Vec<Number> {
    let earliest = |no: Number| {
        let floats = Floats::of(&ask.table, no, ask.round, Forced::Forgiven);
        kind(&floats).first().copied()
    };
    let half = group.first().is_some_and(|&no| is_half(ask, ask.table.points(no)));
    let mut before = if half { backwards(group) } else { forwards(group) };
    before.retain(|&no| earliest(no).is_some());
    before.sort_by_key(|&no| earliest(no));
    let others = by_position.iter().copied().filter(|&no| earliest(no).is_none());
    before.iter().copied().chain(others).collect()
}

/// The sum without best and worst; the points come least first.
fn median(points: &[u32]) -> u32 {
    if points.len() < 3 { 0 } else { points[1..points.len() - 1].iter().sum() }
}
