//! The players to be paired, in the order of the classification.

use core::cmp::Reverse;

use rulebook::law::event::{Key, Meeting, SwissPage};
use rulebook::{Lots, Mark};

use super::Request;
use super::colour::{EITHER, Past, compatible};
use super::float::{Floats, history};
use crate::No;

/// A player to be paired.
#[derive(Clone, Debug)]
pub(super) struct Player {
    pub no: No,
    /// In half points.
    pub points: u32,
    pub past: Past,
    /// Had a win without play.
    pub plus: bool,
    /// Moves to other groups that were not made good.
    pub floats: Floats,
    /// Places of those he may not meet.
    pub barred: Vec<u32>,
    /// The colours within the limits.
    pub legal: u8,
    /// The colours that do not make a row too long.
    pub calm: u8,
}

/// The players by classification.
#[derive(Clone, Debug)]
pub(super) struct Field {
    pub players: Vec<Player>,
    place: Vec<u32>,
}

/// What is asked of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Level {
    /// No rule against it.
    Legal,
    /// Nor a row of one colour that should be avoided.
    Calm,
}

/// A field, and whether its colour limits hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules<'a> {
    pub field: &'a Field,
    pub limits: bool,
}

/// Not in the field.
const NOWHERE: u32 = u32::MAX;

impl Field {
    /// The field of a round, drawn or computed.
    pub(super) fn new(request: &Request<'_>, page: &SwissPage, lots: &mut Lots) -> Self {
        let table = request.table;
        let points: Vec<u32> = table.numbers().map(|no| points_before(request, no)).collect();
        let mut floats = history(request, page, &points);
        let mut numbers: Vec<No> = table.numbers().filter(|&no| request.excludes(no).is_none()).collect();
        classify(request, page, &points, &mut numbers, lots);
        let mut place = vec![NOWHERE; table.len()];
        numbers.iter().enumerate().for_each(|(i, no)| place[no.index()] = i as u32);
        let players = numbers.iter().map(|&no| {
            let cells = cells_before(request, no);
            let past = Past::new(cells);
            let met = cells.iter().filter(|cell| match request.law().meeting.value {
                Meeting::Paired => true,
                Meeting::Played => !matches!(cell.mark, Some(Mark::Plus | Mark::Minus)),
            });
            Player {
                no,
                points: points[no.index()],
                plus: cells.iter().any(|cell| cell.mark == Some(Mark::Plus)),
                floats: floats.get_mut(no.index()).map(core::mem::take).unwrap_or_default(),
                barred: met.filter_map(|cell| place.get(cell.opponent?.index()).copied()).collect(),
                legal: past.within(page.limits, request),
                calm: page.run.map_or(EITHER, |run| past.within_run(run.value)),
                past,
            }
        });
        let mut field = Self { players: players.collect(), place };
        field.bar(request.forbidden);
        field
    }

    /// Rules pairs out, and sees to it that what one may not the other may not either.
    fn bar(&mut self, forbidden: &[(No, No)]) {
        let ruled_out =
            forbidden.iter().filter_map(|&(one, other)| Some((self.place(one)?, self.place(other)?)));
        let met = self.players.iter().enumerate().flat_map(|(place, player)| {
            player.barred.iter().filter(|&&other| other != NOWHERE).map(move |&other| (other as usize, place))
        });
        let pairs: Vec<(usize, usize)> = ruled_out.chain(met).collect();
        for (one, other) in pairs {
            self.players[one].barred.push(other as u32);
            self.players[other].barred.push(one as u32);
        }
        for player in &mut self.players {
            player.barred.retain(|&place| place != NOWHERE);
            player.barred.sort_unstable();
            player.barred.dedup();
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.players.len()
    }

    /// Where somebody stands, if he is in the field.
    pub(super) fn place(&self, no: No) -> Option<usize> {
        self.place
            .get(no.0.checked_sub(1)? as usize)
            .filter(|&&place| place != NOWHERE)
            .map(|&place| place as usize)
    }

    /// The number of the player at a place.
    pub(super) fn no(&self, place: usize) -> No {
        self.players[place].no
    }
}

impl Rules<'_> {
    /// The colours that may be given to somebody.
    pub(super) fn colours(&self, place: usize, level: Level) -> u8 {
        let player = &self.field.players[place];
        let legal = if self.limits { player.legal } else { EITHER };
        match level {
            Level::Legal => legal,
            Level::Calm => legal & player.calm,
        }
    }

    /// Whether two players may meet at all.
    pub(super) fn fresh(&self, a: usize, b: usize) -> bool {
        a != b && self.field.players[a].barred.binary_search(&(b as u32)).is_err()
    }

    /// Whether two players may meet.
    pub(super) fn may_meet(&self, a: usize, b: usize, level: Level) -> bool {
        compatible(self.colours(a, level), self.colours(b, level)) && self.fresh(a, b)
    }

    /// What a pair costs: nothing, or one if it makes a row too long.
    pub(super) fn cost(&self, a: usize, b: usize) -> Option<u32> {
        if self.may_meet(a, b, Level::Calm) {
            Some(0)
        } else {
            self.may_meet(a, b, Level::Legal).then_some(1)
        }
    }
}

/// A player's rounds before the asked one.
pub(super) fn cells_before<'a>(request: &Request<'a>, no: No) -> &'a [crate::Cell] {
    let cells = request.table.cells(no);
    &cells[..cells.len().min(request.before())]
}

/// A player's points before the asked round, in halves.
pub(super) fn points_before(request: &Request<'_>, no: No) -> u32 {
    let marks = cells_before(request, no).iter().filter_map(|cell| cell.mark);
    (request.table.carried(no) + request.table.scale.sum(marks)).in_halves()
}

/// Brings numbers, which stand in ascending order, into the order of the classification.
fn classify(request: &Request<'_>, page: &SwissPage, points: &[u32], numbers: &mut [No], lots: &mut Lots) {
    let keys = page.order(request.round);
    let by_points = |no: &No| if request.round <= 1 { 0 } else { points[no.index()] };
    numbers.sort_by_key(|no| Reverse(by_points(no)));
    if keys.iter().any(|key| key.value == Key::Lot) {
        for group in numbers.chunk_by_mut(|one, other| by_points(one) == by_points(other)) {
            for i in (1..group.len()).rev() {
                group.swap(i, lots.below(i as u64 + 1) as usize);
            }
        }
        return;
    }
    let key = |no: &No| -> Vec<i64> {
        let number = i64::from(no.0);
        let parity = if request.round % 2 == 0 { -number } else { number };
        let value = |key: Key| match key {
            Key::Ascending | Key::Lot => number,
            Key::Parity => parity,
            Key::AscendingOrParity => {
                if request.parity {
                    parity
                } else {
                    number
                }
            }
            Key::Solkoff => -opponents(request, points, *no, 0, 0),
            Key::Truncated => -opponents(request, points, *no, 1, 0),
            Key::Median => -opponents(request, points, *no, 1, 1),
        };
        keys.iter().map(|key| value(key.value)).collect()
    };
    numbers.sort_by_cached_key(|no| (Reverse(by_points(no)), key(no)));
}

/// The sum of the opponents' points without so many of the worst and the best.
fn opponents(request: &Request<'_>, points: &[u32], no: No, worst: usize, best: usize) -> i64 {
    let met = cells_before(request, no).iter().filter_map(|cell| points.get(cell.opponent?.index()));
    let mut sums: Vec<u32> = met.copied().collect();
    sums.sort_unstable();
    let end = sums.len().saturating_sub(best);
    sums.get(worst..end).unwrap_or_default().iter().map(|&points| i64::from(points)).sum()
}
