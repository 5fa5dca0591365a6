//! Individual coefficients (RU22 5.4.10.5, RU-CODEX 3.18.5) and truncated Solkoff (RU22 5.4.10.6, RU-CODEX 3.18.6).

use std::cmp::Reverse;

use super::lots::Lots;
use super::method::{Direction, Method, ascending, backwards, by_parity, forwards};
use super::step::Inside;
use super::table::Number;
use super::{Ask, System};

pub(super) struct Individual;

impl Method for Individual {
    fn order(&self, ask: &Ask, group: Vec<Number>, _lots: &mut Lots) -> Vec<Number> {
        // 5.4.10.6.1: the truncated Solkoff method has rounds 1 and 2 in common.
        if ask.system == System::Individual || ask.round < 3 {
            // 5.4.10.5.3: ascending in odd rounds, descending in even ones.
            return by_parity(group, ask.round);
        }
        // 5.4.10.6.2.c: equal coefficients by number; by parity as a setting.
        let mut group = if ask.parity { by_parity(group, ask.round) } else { ascending(group) };
        // 5.4.10.6.2.b: falling truncated Solkoff.
        group.sort_by_key(|&no| Reverse(truncated(&ask.table.opponents_points(no))));
        group
    }

    fn floaters(&self, _ask: &Ask, group: &[Number], _direction: Direction) -> Vec<Number> {
        // 5.4.10.5.4: the last drops, else the last but one, and so on.
        backwards(group)
    }

    fn opponents(&self, _ask: &Ask, group: &[Number], _direction: Direction) -> Vec<Number> {
        // 5.4.10.5.4: he meets the first, else the second, the third, and so on.
        forwards(group)
    }

    fn inside(&self, _ask: &Ask, _direction: Direction) -> Inside {
        // 5.4.10.5.2 in round 1, 5.4.10.5.5 later.
        Inside::Halves
    }
}

/// The sum without the worst opponent; the points come least first.
fn truncated(points: &[u32]) -> u32 {
    points.iter().skip(1).sum()
}
