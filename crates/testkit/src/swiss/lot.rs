//! By lot: blind lots (RU22 5.4.10.4, RU-CODEX 3.18.4), the general text of UA24 (III.swiss.1-7) and the renju
//! system by lot (RU-RENJU 5.3.16).

use super::floats::{Floats, Forced};
use super::lots::Lots;
use super::method::{Direction, Method, ascending, backwards, forwards};
use super::renju::class_of_due;
use super::step::Inside;
use super::table::Number;
use super::{Ask, Book, System};

pub(super) struct ByLot;

impl Method for ByLot {
    fn order(&self, ask: &Ask, group: Vec<Number>, lots: &mut Lots) -> Vec<Number> {
        let group = ascending(group);
        // In round 1 the numbers are the lots.
        if ask.round == 1 { group } else { lots.shuffled(group) }
    }

    fn floaters(&self, ask: &Ask, group: &[Number], _direction: Direction) -> Vec<Number> {
        // The last of those drawn.
        let mut floaters = backwards(group);
        // III.swiss.4, 5.3.16.1.3: who rose goes first, who dropped goes last.
        floaters.sort_by_key(|&no| match net(ask, no) {
            Net::Rose => 0,
            Net::Even => 1,
            Net::Dropped => 2,
        });
        // 5.3.16.1: before that, the colours due in the upper group become equal.
        if ask.system == System::RenjuLot {
            floaters.sort_by_key(|&no| class_of_due(ask, group, no));
        }
        floaters
    }

    fn opponents(&self, ask: &Ask, group: &[Number], _direction: Direction) -> Vec<Number> {
        // The first of those drawn; before that, who dropped goes first, who rose goes last.
        let mut opponents = forwards(group);
        opponents.sort_by_key(|&no| match net(ask, no) {
            Net::Dropped => 0,
            Net::Even => 1,
            Net::Rose => 2,
        });
        opponents
    }

    fn inside(&self, _ask: &Ask, _direction: Direction) -> Inside {
        Inside::Neighbours
    }
}

/// What the floats of a player come to.
enum Net {
    Rose,
    Even,
    Dropped,
}

fn net(ask: &Ask, no: Number) -> Net {
    let forced = match ask.book {
        // They have no floats.
        Book::Ru22 | Book::RuCodex => return Net::Even,
        Book::Ua24 => Forced::Forgiven,
        Book::RuRenju => Forced::Count,
    };
    let floats = Floats::of(&ask.table, no, ask.round, forced);
    match (floats.ascents.is_empty(), floats.descents.is_empty()) {
        (false, _) => Net::Rose,
        (_, false) => Net::Dropped,
        _ => Net::Even,
    }
}
