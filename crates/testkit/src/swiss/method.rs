//! What a system has to say about a round; the articles of each are in its own file.

use super::lots::Lots;
use super::step::{Floating, Inside};
use super::table::Number;
use super::{Ask, System};
use super::{buchholz::CurrentBuchholz, individual::Individual, lot::ByLot, median::Median, renju::ByRating};

/// Where the floaters of a group go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Direction {
    /// To groups with fewer points.
    Down,
    /// To groups with more points.
    Up,
}

/// A pairing system.
pub(super) trait Method {
    /// The order inside a score group.
    fn order(&self, ask: &Ask, group: Vec<Number>, lots: &mut Lots) -> Vec<Number>;

    /// The score groups (given from the top, by their points) in the order in which they are paired.
    fn walk(&self, _ask: &Ask, points: &[u32]) -> Vec<(u32, Direction)> {
        points.iter().map(|&points| (points, Direction::Down)).collect()
    }

    /// The members of a group in the order in which they are asked to float.
    fn floaters(&self, ask: &Ask, group: &[Number], direction: Direction) -> Vec<Number>;

    /// The members of a group in the order in which a floater asks them.
    fn opponents(&self, ask: &Ask, group: &[Number], direction: Direction) -> Vec<Number>;

    /// How several floaters are taken.
    fn floating(&self, _group: &[Number], _direction: Direction) -> Floating {
        Floating::OneByOne
    }

    /// How a group is paired inside.
    fn inside(&self, ask: &Ask, direction: Direction) -> Inside;
}

/// The method of a system.
pub(super) fn method(system: System) -> &'static dyn Method {
    match system {
        System::Individual | System::TruncatedSolkoff => &Individual,
        System::CurrentBuchholz => &CurrentBuchholz,
        System::MedianSolkoff => &Median,
        System::BlindLot | System::RenjuLot => &ByLot,
        System::RenjuRating => &ByRating,
    }
}

/// First to last.
pub(super) fn forwards(group: &[Number]) -> Vec<Number> {
    group.to_vec()
}

/// Last to first.
pub(super) fn backwards(group: &[Number]) -> Vec<Number> {
    group.iter().rev().copied().collect()
}

/// By number.
pub(super) fn ascending(mut group: Vec<Number>) -> Vec<Number> {
    group.sort_unstable();
    group
}

/// By number, ascending in odd rounds and descending in even rounds (RU22 5.4.10.5.3).
pub(super) fn by_parity(group: Vec<Number>, round: u16) -> Vec<Number> {
    let ascending = ascending(group);
    if round % 2 == 1 { ascending } else { backwards(&ascending) }
}
