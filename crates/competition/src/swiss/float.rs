//! Who moved to another group before: descents and ascents, and those that were made good.

use rulebook::law::event::SwissPage;

use super::Request;
use super::field::cells_before;
use crate::No;

/// Moves in one direction that were not made good, by round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Floats {
    descents: Vec<u16>,
    ascents: Vec<u16>,
}

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    /// To a group with fewer points.
    Descent,
    /// To a group with more points.
    Ascent,
}

impl Move {
    /// The other direction.
    pub(super) const fn other(self) -> Self {
        match self {
            Self::Descent => Self::Ascent,
            Self::Ascent => Self::Descent,
        }
    }
}

impl Floats {
    /// The rounds of the moves in a direction that were not made good.
    pub(super) fn pending(&self, way: Move) -> &[u16] {
        match way {
            Move::Descent => &self.descents,
            Move::Ascent => &self.ascents,
        }
    }

    /// Counts another move: it makes good the earliest one of the other direction, else it stays.
    fn add(&mut self, way: Move, round: u16) {
        let (same, opposite) = match way {
            Move::Descent => (&mut self.descents, &mut self.ascents),
            Move::Ascent => (&mut self.ascents, &mut self.descents),
        };
        if opposite.is_empty() {
            same.push(round);
        } else {
            opposite.remove(0);
        }
    }
}

/// Everybody's moves, by index, if the system asks for them.
pub(super) fn history(request: &Request<'_>, page: &SwissPage, points: &[u32]) -> Vec<Floats> {
    if page.down.history.is_none() && page.up.history.is_none() {
        return Vec::new();
    }
    let table = request.table;
    let mut floats = vec![Floats::default(); points.len()];
    let mut before = vec![0_u32; points.len()];
    for round in 0..request.before() {
        let opponent = |no: No| -> Option<No> {
            let opponent = cells_before(request, no).get(round)?.opponent?;
            (opponent.index() < points.len()).then_some(opponent)
        };
        let paired: Vec<No> = table.numbers().filter(|&no| opponent(no).is_some()).collect();
        let mut groups: Vec<(u32, Vec<No>)> = Vec::new();
        let mut sorted = paired.clone();
        sorted.sort_by_key(|no| before[no.index()]);
        for no in sorted {
            match groups.last_mut().filter(|group| group.0 == before[no.index()]) {
                Some(group) => group.1.push(no),
                None => groups.push((before[no.index()], vec![no])),
            }
        }
        for &no in &paired {
            let Some(other) = opponent(no) else { continue };
            let (own, his) = (before[no.index()], before[other.index()]);
            let way = match own.cmp(&his) {
                core::cmp::Ordering::Greater => Move::Descent,
                core::cmp::Ordering::Less => Move::Ascent,
                core::cmp::Ordering::Equal => continue,
            };
            if page.forced_floats.is_none() || !is_forced(request, &groups, round, no, own, way) {
                floats[no.index()].add(way, round as u16 + 1);
            }
        }
        for no in table.numbers() {
            let mark = cells_before(request, no).get(round).and_then(|cell| cell.mark);
            before[no.index()] += table.scale.sum(mark).in_halves();
        }
    }
    floats
}

/// Whether somebody could meet nobody of his own group, nor of the next one the other way.
fn is_forced(
    request: &Request<'_>,
    groups: &[(u32, Vec<No>)],
    round: usize,
    no: No,
    own: u32,
    way: Move,
) -> bool {
    let Ok(at) = groups.binary_search_by_key(&own, |group| group.0) else { return false };
    let beyond = match way {
        Move::Descent => at.checked_add(1),
        Move::Ascent => at.checked_sub(1),
    };
    let earlier = cells_before(request, no).get(..round).unwrap_or_default();
    let could_meet = |group: &(u32, Vec<No>)| {
        group.1.iter().any(|&other| other != no && earlier.iter().all(|cell| cell.opponent != Some(other)))
    };
    let groups = [Some(at), beyond].into_iter().flatten().filter_map(|at| groups.get(at));
    !groups.into_iter().any(could_meet)
}
