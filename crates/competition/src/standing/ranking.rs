//! An order with ties that criteria part one after the other.

use core::cmp::Ordering;
use core::ops::Range;

use article::Article;

use super::{Place, Reason};
use crate::{Exact, No};

/// An order in which neighbours are tied, or parted for a reason.
#[derive(Clone, Debug)]
pub(super) struct Ranking<T> {
    criteria: Vec<T>,
    order: Vec<No>,
    /// Between each and the next.
    cuts: Vec<Option<Reason<T>>>,
    /// By criterion and number: what was compared.
    values: Vec<Vec<Series>>,
}

/// Which value of a criterion is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Better {
    /// The larger.
    Larger,
    /// The smaller.
    Smaller,
}

impl<T: Copy> Ranking<T> {
    /// Everybody tied.
    pub(super) fn new(order: Vec<No>, criteria: Vec<T>) -> Self {
        let cuts = vec![None; order.len().saturating_sub(1)];
        let most = order.iter().map(|no| no.index() + 1).max().unwrap_or(0);
        let values = vec![vec![Series::default(); most]; criteria.len()];
        Self { criteria, order, cuts, values }
    }

    /// Where two or more are tied, from the top.
    pub(super) fn ties(&self) -> Vec<Range<usize>> {
        self.runs().into_iter().filter(|run| run.len() > 1).collect()
    }

    /// Everybody in runs of the same place, from the top.
    pub(super) fn runs(&self) -> Vec<Range<usize>> {
        let ends = self.cuts.iter().enumerate().filter(|(_, cut)| cut.is_some()).map(|(at, _)| at + 1);
        let mut runs = Vec::new();
        let mut start = 0;
        for end in ends.chain([self.order.len()]) {
            runs.push(start..end);
            start = end;
        }
        runs
    }

    /// By number: where the run of each begins.
    pub(super) fn starts(&self) -> Vec<usize> {
        let mut starts = Vec::new();
        self.note_starts(0..self.order.len(), &mut starts);
        starts
    }

    /// Corrects the beginnings inside a range that was parted.
    pub(super) fn note_starts(&self, range: Range<usize>, starts: &mut Vec<usize>) {
        let mut start = range.start;
        for at in range.clone() {
            if at > range.start && self.cuts.get(at - 1).is_some_and(Option::is_some) {
                start = at;
            }
            let Some(no) = self.order.get(at) else { continue };
            if starts.len() <= no.index() {
                starts.resize(no.index() + 1, usize::MAX);
            }
            starts[no.index()] = start;
        }
    }

    /// Who stands there.
    pub(super) fn group(&self, run: &Range<usize>) -> &[No] {
        self.order.get(run.clone()).unwrap_or_default()
    }

    /// Parts every tie by a criterion, the points themselves being none. Everybody's values are kept.
    pub(super) fn split_all<S: Into<Series>>(
        &mut self,
        step: Option<usize>,
        by: Article,
        value: impl Fn(No) -> S,
    ) {
        self.split_all_by(Better::Larger, step, by, value);
    }

    /// The same, by the larger or the smaller value.
    pub(super) fn split_all_by<S: Into<Series>>(
        &mut self,
        better: Better,
        step: Option<usize>,
        by: Article,
        value: impl Fn(No) -> S,
    ) {
        for run in self.runs() {
            self.part(run, step, (by, None), better, &value);
        }
    }

    /// Parts one tie by a criterion; whether it did.
    pub(super) fn split<S: Into<Series>>(
        &mut self,
        run: Range<usize>,
        step: usize,
        by: Article,
        against: Option<No>,
        value: impl Fn(No) -> S,
    ) -> bool {
        self.part(run, Some(step), (by, against), Better::Larger, &value)
    }

    fn part<S: Into<Series>>(
        &mut self,
        run: Range<usize>,
        step: Option<usize>,
        (by, against): (Article, Option<No>),
        better: Better,
        value: &impl Fn(No) -> S,
    ) -> bool {
        let Some(group) = self.order.get_mut(run.clone()) else { return false };
        let mut keyed: Vec<(No, Series)> = group.iter().map(|no| (*no, value(*no).into())).collect();
        keyed.sort_unstable_by(|(one, left), (other, right)| {
            let rising = left.cmp(right);
            let order = if better == Better::Larger { rising.reverse() } else { rising };
            order.then(one.cmp(other))
        });
        for (place, (no, _)) in group.iter_mut().zip(&keyed) {
            *place = *no;
        }
        let mut parted = false;
        for (at, pair) in keyed.windows(2).enumerate() {
            let [(_, one), (_, other)] = pair else { continue };
            if let (Some(place), Some(cut)) = (one.differs(other), self.cuts.get_mut(run.start + at)) {
                let tiebreak = step.and_then(|step| self.criteria.get(step).copied());
                let (own, next) = (one.at(place), other.at(place));
                *cut = Some(Reason { tiebreak, by, own, next, step: place + 1, against });
                parted = true;
            }
        }
        if let Some(values) = step.and_then(|step| self.values.get_mut(step)) {
            for (no, series) in keyed {
                if let Some(kept) = values.get_mut(no.index()) {
                    *kept = series;
                }
            }
        }
        parted
    }

    /// The first place of everybody.
    pub(super) fn firsts(&self) -> impl Iterator<Item = (No, u32)> {
        let run = |run: Range<usize>| self.group(&run).iter().map(move |no| (*no, run.start as u32 + 1));
        self.runs().into_iter().flat_map(run)
    }

    /// What stands at the end, with everybody's points.
    pub(super) fn places(mut self, points: impl Fn(No) -> Exact) -> Vec<Place<T>>
    where
        T: PartialEq,
    {
        self.shorten();
        let mut places = Vec::with_capacity(self.order.len());
        for run in self.runs() {
            for at in run.clone() {
                let Some(&no) = self.order.get(at) else { continue };
                let kept = |each: &mut Vec<Series>| {
                    each.get_mut(no.index()).map(core::mem::take).unwrap_or_default().into_vec()
                };
                let values = self.criteria.iter().copied().zip(self.values.iter_mut().map(kept)).collect();
                let (first, last) = (run.start as u32 + 1, run.end as u32);
                let above_next = self.cuts.get_mut(at).and_then(Option::take);
                places.push(Place { no, first, last, points: points(no), values, above_next });
            }
        }
        places
    }

    /// Keeps of every series what decided between neighbours, and at least its first value.
    fn shorten(&mut self)
    where
        T: PartialEq,
    {
        for (criterion, values) in self.criteria.iter().zip(&mut self.values) {
            let needed = |cut: Option<&Option<Reason<T>>>| match cut {
                Some(Some(reason)) if reason.tiebreak == Some(*criterion) => reason.step,
                _ => 1,
            };
            for (at, no) in self.order.iter().enumerate() {
                let above = at.checked_sub(1).and_then(|at| self.cuts.get(at));
                let most = needed(above).max(needed(self.cuts.get(at)));
                if let Some(series) = values.get_mut(no.index()) {
                    series.truncate(most);
                }
            }
        }
    }
}

/// Values that are compared one after the other; what is missing counts nothing. Nearly always it is one.
#[derive(Clone, Debug)]
pub(super) enum Series {
    One(Exact),
    Many(Vec<Exact>),
}

impl Series {
    fn len(&self) -> usize {
        match self {
            Self::One(_) => 1,
            Self::Many(values) => values.len(),
        }
    }

    fn at(&self, place: usize) -> Exact {
        match self {
            Self::One(value) if place == 0 => *value,
            Self::One(_) => Exact::ZERO,
            Self::Many(values) => values.get(place).copied().unwrap_or(Exact::ZERO),
        }
    }

    fn differs(&self, other: &Self) -> Option<usize> {
        (0..self.len().max(other.len())).find(|place| self.at(*place) != other.at(*place))
    }

    fn truncate(&mut self, most: usize) {
        if let Self::Many(values) = self {
            values.truncate(most);
        }
    }

    fn into_vec(self) -> Vec<Exact> {
        match self {
            Self::One(value) => vec![value],
            Self::Many(values) => values,
        }
    }
}

impl Default for Series {
    fn default() -> Self {
        Self::Many(Vec::new())
    }
}

impl From<Exact> for Series {
    fn from(value: Exact) -> Self {
        Self::One(value)
    }
}

impl From<Vec<Exact>> for Series {
    fn from(values: Vec<Exact>) -> Self {
        Self::Many(values)
    }
}

impl Ord for Series {
    fn cmp(&self, other: &Self) -> Ordering {
        self.differs(other).map_or(Ordering::Equal, |place| self.at(place).cmp(&other.at(place)))
    }
}

impl PartialOrd for Series {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Series {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Series {}
