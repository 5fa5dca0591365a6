//! Current Buchholz (RU22 5.4.10.7, RU-CODEX 3.18.7).

use std::cmp::Reverse;

use super::Ask;
use super::lots::Lots;
use super::method::{Direction, Method, ascending, backwards, forwards};
use super::step::Inside;
use super::table::Number;

pub(super) struct CurrentBuchholz;

impl Method for CurrentBuchholz {
    fn order(&self, ask: &Ask, group: Vec<Number>, _lots: &mut Lots) -> Vec<Number> {
        // 5.4.10.7.3: by number; 5.4.10.7.6.b: equal coefficients by number.
        let mut group = ascending(group);
        if ask.round >= 3 {
            // 5.4.10.7.6.b: falling Buchholz.
            group.sort_by_key(|&no| Reverse(ask.table.opponents_points(no).iter().sum::<u32>()));
        }
        group
    }

    fn floaters(&self, _ask: &Ask, group: &[Number], _direction: Direction) -> Vec<Number> {
        // 5.4.10.7.4: the first drops, else the second, and so on.
        forwards(group)
    }

    fn opponents(&self, _ask: &Ask, group: &[Number], _direction: Direction) -> Vec<Number> {
        // 5.4.10.7.4: he meets the last, else the last but one, and so on.
        backwards(group)
    }

    fn inside(&self, _ask: &Ask, _direction: Direction) -> Inside {
        // 5.4.10.7.2 in round 1, 5.4.10.7.5 later.
        Inside::FirstLast
    }
}
