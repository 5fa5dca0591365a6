//! Pairs inside a group: the first complete pairing in the order of the article.

use rulebook::law::event::Inside;

use super::complete::{Plenty, matching};
use super::field::{Level, Rules};
use super::matching::Matching;
use super::weighted::{Cheapest, cheapest};

/// Nobody.
const NONE: usize = usize::MAX;

/// A list that members leave.
struct List {
    next: Vec<usize>,
    before: Vec<usize>,
    first: usize,
    last: usize,
    half: usize,
    /// The first of the lower half and the last of the upper.
    lower: usize,
    upper: usize,
}

/// What is known about the complete pairings of those who remain.
enum Proof {
    /// Everybody has plenty of opponents.
    Counted,
    /// A complete pairing, and where everybody stands in it.
    Found(Matching, Vec<usize>),
    /// A complete pairing with the fewest rows too long, by place in the list.
    Cheap(Vec<usize>),
}

/// Pairs a list with exactly so many rows too long; the caller has seen that it can be done.
pub(super) fn inside(
    rules: &Rules<'_>,
    list: &[usize],
    order: Inside,
    mut rows: usize,
) -> Vec<(usize, usize)> {
    let mut remaining = List::new(list.len());
    let mut plenty = Plenty::of(rules, list, Level::Calm);
    let mut proof = Proof::Counted;
    let mut pairs = Vec::with_capacity(list.len() / 2);
    while remaining.first != NONE {
        let x = remaining.first;
        let found = remaining.candidates(x, order).find_map(|y| {
            let cost = rules.cost(list[x], list[y])? as usize;
            let left = rows.checked_sub(cost)?;
            can_pair(rules, list, &remaining, &plenty, &mut proof, (x, y), left).then_some((y, left))
        });
        let Some((y, left)) = found else {
            debug_assert!(false, "the group was seen to be pairable");
            break;
        };
        rows = left;
        for place in [x, y] {
            remaining.remove(place);
            plenty.remove(rules, list[place]);
        }
        pairs.push((list[x], list[y]));
    }
    pairs
}

/// Whether those who remain without a pair can be paired with exactly so many rows too long.
fn can_pair(
    rules: &Rules<'_>,
    list: &[usize],
    remaining: &List,
    plenty: &Plenty,
    proof: &mut Proof,
    (x, y): (usize, usize),
    left: usize,
) -> bool {
    if let Proof::Counted = proof {
        let members = remaining.iter().map(|i| list[i]);
        if let Some(least) = plenty.rows(rules, members, &[list[x], list[y]]) {
            return least == left;
        }
    }
    let total = left + rules.cost(list[x], list[y]).unwrap_or(0) as usize;
    // Where no row is too long, a pairing once found is changed from pair to pair.
    if total == 0 {
        if !matches!(proof, Proof::Found(..)) {
            let (ids, set) = remaining.compact(list);
            *proof = Proof::Found(matching(rules, &set, Level::Calm), ids);
        }
        return match proof {
            Proof::Found(matching, ids) => matching.force(ids[x], ids[y]),
            _ => false,
        };
    }
    if let Proof::Cheap(mates) = proof {
        if mates[x] == y {
            return true;
        }
    }
    let others: Vec<usize> = remaining.iter().filter(|&i| i != x && i != y).collect();
    let found = cheapest(others.len(), |a, b| rules.cost(list[others[a]], list[others[b]]));
    let Some(Cheapest { cost, mate }) = found.filter(|found| found.cost == left as u64) else { return false };
    debug_assert_eq!(cost, left as u64, "no more and no fewer");
    let mut mates = vec![NONE; list.len()];
    others.iter().zip(mate).for_each(|(&one, other)| mates[one] = others[other]);
    *proof = Proof::Cheap(mates);
    true
}

impl List {
    fn new(n: usize) -> Self {
        let ends = if n == 0 { (NONE, NONE) } else { (0, n - 1) };
        Self {
            next: (0..n).map(|i| if i + 1 < n { i + 1 } else { NONE }).collect(),
            before: (0..n).map(|i| if i > 0 { i - 1 } else { NONE }).collect(),
            first: ends.0,
            last: ends.1,
            half: n / 2,
            lower: if n < 2 { NONE } else { n / 2 },
            upper: if n < 2 { NONE } else { n / 2 - 1 },
        }
    }

    fn iter(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        self.from(self.first)
    }

    fn from(&self, at: usize) -> impl Iterator<Item = usize> + Clone + '_ {
        let some = |at: usize| (at != NONE).then_some(at);
        core::iter::successors(some(at), move |&at| some(self.next[at]))
    }

    fn back_from(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        let some = |at: usize| (at != NONE).then_some(at);
        core::iter::successors(some(at), move |&at| some(self.before[at]))
    }

    /// Possible opponents of the first in the order of the article.
    fn candidates(&self, x: usize, order: Inside) -> impl Iterator<Item = usize> + '_ {
        let (forward, back) = match order {
            Inside::Halves if x < self.half => (self.lower, self.upper),
            Inside::Halves | Inside::Neighbours => (self.next[x], NONE),
            Inside::FirstLast => (NONE, self.last),
        };
        self.from(forward).chain(self.back_from(back).take_while(move |&y| y != x))
    }

    fn remove(&mut self, at: usize) {
        let (before, next) = (self.before[at], self.next[at]);
        match before {
            NONE => self.first = next,
            before => self.next[before] = next,
        }
        match next {
            NONE => self.last = before,
            next => self.before[next] = before,
        }
        if at == self.lower {
            self.lower = next;
        }
        if at == self.upper {
            self.upper = before;
        }
    }

    /// Where everybody who remains stands among those who remain.
    fn compact(&self, list: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let mut ids = vec![NONE; list.len()];
        let mut set = Vec::new();
        for at in self.iter() {
            ids[at] = set.len();
            set.push(list[at]);
        }
        (ids, set)
    }
}
