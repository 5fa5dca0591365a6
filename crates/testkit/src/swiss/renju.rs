//! The renju system regulated by rating (RU-RENJU 5.3.15).

use std::cmp::Reverse;

use draughts::Colour;

use super::Ask;
use super::limit::difference;
use super::lots::Lots;
use super::method::{Direction, Method, ascending, backwards, forwards};
use super::step::{Floating, Inside};
use super::table::Number;

pub(super) struct ByRating;

impl Method for ByRating {
    fn order(&self, _ask: &Ask, group: Vec<Number>, _lots: &mut Lots) -> Vec<Number> {
        // 5.3.15.3: by ascending number.
        ascending(group)
    }

    fn walk(&self, ask: &Ask, points: &[u32]) -> Vec<(u32, Direction)> {
        // 5.3.15.3: from the top down to the middle, then from the bottom up, the middle last.
        let middle = ask.table.win * u32::from(ask.round - 1);
        let upper = points.iter().filter(|&&points| points * 2 > middle);
        let lower = points.iter().rev().filter(|&&points| points * 2 < middle);
        let at = points.iter().filter(|&&points| points * 2 == middle);
        let down = upper.map(|&points| (points, Direction::Down));
        let up = lower.map(|&points| (points, Direction::Up));
        // By the rules of upper groups.
        down.chain(up).chain(at.map(|&points| (points, Direction::Down))).collect()
    }

    fn floaters(&self, ask: &Ask, group: &[Number], direction: Direction) -> Vec<Number> {
        // 5.3.15.4.b: the largest number floats down, the smallest up.
        let mut floaters = match direction {
            Direction::Down => backwards(group),
            Direction::Up => forwards(group),
        };
        // 5.3.15.4.a: before that, his leaving equalises the colours due.
        floaters.sort_by_key(|&no| class_of_due(ask, group, no));
        floaters
    }

    fn opponents(&self, _ask: &Ask, group: &[Number], direction: Direction) -> Vec<Number> {
        match direction {
            Direction::Down => forwards(group),
            Direction::Up => backwards(group),
        }
    }

    fn floating(&self, group: &[Number], direction: Direction) -> Floating {
        let mut order = group.to_vec();
        match direction {
            // 5.3.15.4.e: after the descent the smaller number first, after the ascent the larger.
            Direction::Down => order.sort_unstable(),
            Direction::Up => order.sort_unstable_by_key(|&no| Reverse(no)),
        }
        Floating::ChosenFirst(order)
    }

    fn inside(&self, _ask: &Ask, _direction: Direction) -> Inside {
        // 5.3.15.3: the first with the first of the second half.
        Inside::Halves
    }
}

/// The colour a player is due: that of fewer games, else the opposite of the last; none without games.
pub(super) fn due(colours: &[Colour]) -> Option<Colour> {
    match difference(colours) {
        more if more > 0 => Some(Colour::Black),
        more if more < 0 => Some(Colour::White),
        _ => colours.last().map(|last| last.other()),
    }
}

/// 5.3.15.4.a: 0 for those due the colour most are due, 1 for the other colour, 2 for no colour due; if as many
/// are due the one as the other, all are alike.
pub(super) fn class_of_due(ask: &Ask, group: &[Number], no: Number) -> u8 {
    let due_of = |no: Number| due(&ask.table.colours(no));
    let count = |colour| group.iter().filter(|&&no| due_of(no) == Some(colour)).count();
    let (whites, blacks) = (count(Colour::White), count(Colour::Black));
    match due_of(no) {
        _ if whites == blacks => 0,
        None => 2,
        Some(Colour::White) => u8::from(whites < blacks),
        Some(Colour::Black) => u8::from(blacks < whites),
    }
}
