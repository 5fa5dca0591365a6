//! Games among the tied, and against the others in the order of their places.

use article::Article;
use rulebook::Points;

use super::ranking::Ranking;
use crate::{Exact, No, Table};

/// Who met whom with which result, ready to be asked often.
#[derive(Clone, Debug)]
pub(super) struct Games {
    /// The opponents in order, each with the points scored against him, one player's after the other's.
    met: Vec<(No, Points)>,
    /// By number: where his opponents end.
    ends: Vec<usize>,
}

/// How far results by places look at those who share a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shared {
    /// Their order may still be found: wait, unless it changes nothing.
    Wait,
    /// Their order stays open: the results against them are taken together.
    Together,
}

impl Games {
    pub(super) fn of(table: &Table) -> Self {
        let mut games = Self {
            met: Vec::with_capacity(table.len() * table.rounds()),
            ends: Vec::with_capacity(table.len()),
        };
        let mut line: Vec<(No, Points)> = Vec::new();
        for no in table.numbers() {
            line.clear();
            line.extend(table.met(no).map(|(opponent, mark)| (opponent, table.scale.points(mark))));
            line.sort_unstable_by_key(|(opponent, _)| *opponent);
            line.dedup_by(|next, kept| {
                let same = next.0 == kept.0;
                if same {
                    kept.1 = kept.1 + next.1;
                }
                same
            });
            games.met.extend_from_slice(&line);
            games.ends.push(games.met.len());
        }
        games
    }

    /// Whether everybody in a group, sorted by number as every group here, met everybody else in it.
    pub(super) fn all_met(&self, group: &[No]) -> bool {
        group.iter().all(|no| {
            let line = self.line(*no);
            line.len() + 1 >= group.len()
                && line.iter().filter(|(other, _)| group.binary_search(other).is_ok()).count() + 1
                    == group.len()
        })
    }

    /// The points of one in the games with a group.
    pub(super) fn among(&self, no: No, group: &[No]) -> Exact {
        let inside = |(other, _): &&(No, Points)| *other != no && group.binary_search(other).is_ok();
        let points: Points = self.line(no).iter().filter(inside).map(|(_, points)| *points).sum();
        points.into()
    }

    /// Parts those who are tied by their results against the others, place by place: only against those whom all of
    /// the tied have met. Whether anything was parted.
    ///
    /// Places above and below count as far as they are known. Who shares a place is passed over if all did equally
    /// well against each of those who share it; else everything else is tried first, and at last the results against
    /// them are taken together.
    pub(super) fn results_by_place(
        &self,
        ranking: &mut Ranking<impl Copy>,
        step: usize,
        by: Article,
    ) -> bool {
        let (mut starts, ties) = (ranking.starts(), ranking.ties());
        let mut parted = false;
        for shared in [Shared::Wait, Shared::Together] {
            for tied in &ties {
                let group = ranking.group(tied).to_vec();
                let Some(others) = self.decisive(&group, &starts, shared) else { continue };
                let value = |no| self.among(no, &others);
                parted |= ranking.split(tied.clone(), step, by, others.first().copied(), value);
                ranking.note_starts(tied.clone(), &mut starts);
                if shared == Shared::Together {
                    return true;
                }
            }
            if parted {
                return true;
            }
        }
        false
    }

    /// Those at the first place against which the results of a group differ.
    fn decisive(&self, group: &[No], starts: &[usize], shared: Shared) -> Option<Vec<No>> {
        let place = |no: &No| starts.get(no.index()).copied().unwrap_or(usize::MAX);
        let mut common = self.common(group);
        common.retain(|no| place(no) != usize::MAX);
        common.sort_by_key(place);
        for here in common.chunk_by(|one, other| place(one) == place(other)) {
            let matters = here.iter().any(|other| self.differ(group, &[*other]));
            if matters && here.len() > 1 && shared == Shared::Wait {
                return None;
            }
            if matters && self.differ(group, here) {
                return Some(here.to_vec());
            }
        }
        None
    }

    /// Whom all in a group met, outside it, in order.
    fn common(&self, group: &[No]) -> Vec<No> {
        let Some((first, rest)) = group.split_first() else { return Vec::new() };
        let met = |no: &No, other: No| self.line(*no).binary_search_by_key(&other, |(no, _)| *no).is_ok();
        let mut common: Vec<No> = self.line(*first).iter().map(|(other, _)| *other).collect();
        for no in rest {
            common.retain(|other| met(no, *other));
            if common.is_empty() {
                break;
            }
        }
        common.retain(|other| group.binary_search(other).is_err());
        common
    }

    /// Whether the results of a group against others differ.
    fn differ(&self, group: &[No], others: &[No]) -> bool {
        let mut results = group.iter().map(|no| self.among(*no, others));
        let first = results.next();
        results.any(|result| Some(result) != first)
    }

    fn line(&self, no: No) -> &[(No, Points)] {
        let end = |at: usize| self.ends.get(at).copied();
        let first = no.index().checked_sub(1).map_or(Some(0), end);
        let range = first.zip(end(no.index()));
        range.and_then(|(first, end)| self.met.get(first..end)).unwrap_or_default()
    }
}
