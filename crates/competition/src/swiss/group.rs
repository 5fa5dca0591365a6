//! One group: who leaves it for another, whom he meets there, and the pairs of those who stay.
//!
//! The fewest leave that any complete pairing of everybody allows. An even group usually pairs inside and an odd one
//! sends one player out; both are seen by counting or from one pairing of the group and one of the rest, which do
//! not touch each other. Where more must leave, whole pairings of least cost are compared; of a rest that can be paired
//! whoever of it is met, only so many are looked at as can matter.

use std::collections::BTreeSet;

use draughts::Colour;
use rulebook::law::event::{End, History, Side};

use super::complete::{Leavers, Plenty, leavers, matching, pairable};
use super::field::{Level, Rules};
use super::float::Move;
use super::inside::inside;
use super::weighted::cheapest;

/// Players of equal points.
#[derive(Clone, Debug)]
pub(super) struct Group {
    /// In half points.
    pub points: u32,
    /// Whether that is less than half of what could be had.
    pub low: bool,
    /// Those not yet paired, in the order of the classification.
    pub members: Vec<usize>,
}

/// A group to be paired, and those its members may leave it for.
#[derive(Debug)]
pub(super) struct Step<'a> {
    pub rules: Rules<'a>,
    pub side: &'a Side,
    pub way: Move,
    pub group: &'a Group,
    /// The other groups, the nearest first.
    pub targets: Vec<&'a Group>,
}

/// A pair and how it came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Made {
    pub a: usize,
    pub b: usize,
    /// Which of the other groups `b` is from, the nearest 0.
    pub target: Option<usize>,
}

/// How a group can be paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Plan {
    /// Nobody leaves; so many rows are too long.
    Stay { rows: usize },
    /// One leaves for an opponent in a target; so many rows are too long inside.
    One { floater: usize, target: usize, opponent: usize, rows: usize },
    /// So many leave; so many rows are too long, with those of the leaving.
    Many { leaving: usize, rows: usize },
}

impl Plan {
    /// How many leave.
    pub(super) const fn leaving(self) -> usize {
        match self {
            Self::Stay { .. } => 0,
            Self::One { .. } => 1,
            Self::Many { leaving, .. } => leaving,
        }
    }
}

impl Step<'_> {
    /// The plan with which the fewest leave, and then the fewest rows are too long; nothing if not everybody can be
    /// paired.
    pub(super) fn plan(&self) -> Option<Plan> {
        let rest = self.rest();
        let simple = if self.group.members.len() % 2 == 0 { self.stay(&rest) } else { self.one(&rest) };
        simple.or_else(|| {
            let (leaving, rows) = self.many(&rest)?;
            Some(Plan::Many { leaving, rows })
        })
    }

    /// How many must leave, and how many rows are then too long. At first as if any of the rest could be paired with any
    /// other: if it can, whoever of it so many meet, that is the answer.
    fn many(&self, rest: &[usize]) -> Option<(usize, usize)> {
        let members = &self.group.members;
        let plenty = self.plenty(rest);
        let alone = matching(&self.rules, members, Level::Legal).exposed().count();
        let mut most = alone.max(1);
        while plenty.as_ref().is_some_and(|plenty| plenty.survives(most)) {
            let found = self.best(members, &[], None, &[], Some(most));
            if let Some((leaving, _)) = found.filter(|(leaving, _)| *leaving <= most) {
                debug_assert!(leaving >= alone, "nobody stays without an opponent");
                return found;
            }
            if most >= members.len() {
                break;
            }
            most = (2 * most).min(members.len());
        }
        self.best(members, &[], None, &[], None)
    }

    /// The pairs of a plan.
    pub(super) fn carry_out(&self, plan: Plan) -> Vec<Made> {
        let mut made = Vec::with_capacity(self.group.members.len());
        let rows = match plan {
            Plan::Stay { rows } => rows,
            Plan::One { floater, target, opponent, rows } => {
                made.push(Made { a: floater, b: opponent, target: Some(target) });
                rows
            }
            Plan::Many { leaving, rows } => self.send(leaving, rows, &mut made),
        };
        let left: BTreeSet<usize> = made.iter().map(|made| made.a).collect();
        let mut stay: Vec<usize> =
            self.group.members.iter().copied().filter(|place| !left.contains(place)).collect();
        if self.side.begin == End::Last {
            stay.reverse();
        }
        let pairs = inside(&self.rules, &stay, self.side.inside.value, rows);
        made.extend(pairs.into_iter().map(|(a, b)| Made { a, b, target: None }));
        made
    }

    /// Everybody unpaired outside the group, the nearest first.
    fn rest(&self) -> Vec<usize> {
        self.targets.iter().flat_map(|group| group.members.iter().copied()).collect()
    }

    /// What counting says about the rest, if everybody in it may be given some colour.
    fn plenty(&self, rest: &[usize]) -> Option<Plenty> {
        pairable_colours(&self.rules, rest).then(|| Plenty::of(&self.rules, rest, Level::Legal))
    }

    fn stay(&self, rest: &[usize]) -> Option<Plan> {
        let members = &self.group.members;
        let plenty = Plenty::of(&self.rules, members, Level::Calm);
        let rows = plenty.rows(&self.rules, members.iter().copied(), &[]);
        let rows = rows.or_else(|| pairable(&self.rules, members, Level::Calm).then_some(0))?;
        pairable(&self.rules, rest, Level::Legal).then_some(Plan::Stay { rows })
    }

    fn one(&self, rest: &[usize]) -> Option<Plan> {
        let members = &self.group.members;
        let outside = leavers(&self.rules, rest, Level::Legal);
        if outside == Leavers::Only(Vec::new()) || rest.is_empty() {
            return None;
        }
        let plenty = Plenty::of(&self.rules, members, Level::Calm);
        let floaters = self.floaters();
        let first = *floaters.first()?;
        // By counting: whoever leaves, the rows too long are those of members whom no opponent suits.
        let counted = plenty.rows(&self.rules, members.iter().copied(), &[first]).is_some();
        let own = if counted { Leavers::All } else { leavers(&self.rules, members, Level::Calm) };
        let rows = |floater: usize| {
            if counted { plenty.rows(&self.rules, members.iter().copied(), &[floater]) } else { Some(0) }
        };
        let least = if counted {
            let most = floaters.iter().map(|&floater| Some(rows(floater)? + self.least_cost(floater)));
            most.collect::<Option<Vec<usize>>>()?.into_iter().min()?
        } else {
            0
        };
        for (target, group) in self.targets.iter().enumerate() {
            let opponents = self.opponents(group);
            for &floater in floaters.iter().filter(|&&floater| own.has(floater)) {
                let Some(inside) = rows(floater) else { continue };
                let found = opponents.iter().copied().find(|&opponent| {
                    let cost = self.rules.cost(floater, opponent);
                    outside.has(opponent) && cost.is_some_and(|cost| inside + cost as usize == least)
                });
                if let Some(opponent) = found {
                    return Some(Plan::One { floater, target, opponent, rows: inside });
                }
            }
        }
        None
    }

    /// The least that a pair of somebody can cost: his own colours decide.
    fn least_cost(&self, place: usize) -> usize {
        usize::from(self.rules.colours(place, Level::Calm) == 0)
    }

    /// Chooses those who leave and their opponents where one by one does not do; returns the rows that remain.
    fn send(&self, leaving: usize, rows: usize, made: &mut Vec<Made>) -> usize {
        let plenty = self.plenty(&self.rest()).filter(|plenty| plenty.survives(leaving));
        let large = plenty.map(|_| leaving);
        let (mut group, mut gone, mut rows) = (self.group.members.clone(), Vec::new(), rows);
        let floaters = self.floaters();
        let opponents: Vec<Vec<usize>> = self.targets.iter().map(|group| self.opponents(group)).collect();
        let mut chosen: Vec<usize> = Vec::new();
        if let Some(order) = self.side.together.filter(|_| leaving > 1) {
            for _ in 0..leaving {
                let fits = |floater: usize| {
                    let out: Vec<usize> = chosen.iter().copied().chain([floater]).collect();
                    self.best(&group, &out, None, &gone, large) == Some((leaving, rows))
                };
                let floater = floaters.iter().copied().find(|&f| !chosen.contains(&f) && fits(f));
                chosen.extend(floater);
            }
            chosen.sort_unstable();
            if order.value == End::Last {
                chosen.reverse();
            }
        }
        for left in (0..leaving).rev() {
            let candidates: Vec<usize> = match chosen.first() {
                Some(&next) => vec![next],
                None => floaters.iter().copied().filter(|place| group.contains(place)).collect(),
            };
            let found = (0..self.targets.len()).find_map(|target| {
                candidates.iter().find_map(|&floater| {
                    let best = self.best(&group, &chosen, Some((floater, target)), &gone, large);
                    if best != Some((left + 1, rows)) {
                        return None;
                    }
                    let others: Vec<usize> =
                        group.iter().copied().filter(|&place| place != floater).collect();
                    let waiting: Vec<usize> =
                        chosen.iter().copied().filter(|&place| place != floater).collect();
                    opponents[target].iter().copied().filter(|place| !gone.contains(place)).find_map(
                        |opponent| {
                            let after = rows.checked_sub(self.rules.cost(floater, opponent)? as usize)?;
                            let gone: Vec<usize> = gone.iter().copied().chain([opponent]).collect();
                            let best = self.best(&others, &waiting, None, &gone, large);
                            (best == Some((left, after)))
                                .then_some((Made { a: floater, b: opponent, target: Some(target) }, after))
                        },
                    )
                })
            });
            let Some((pair, after)) = found else {
                debug_assert!(false, "a complete pairing was seen");
                break;
            };
            rows = after;
            group.retain(|&place| place != pair.a);
            chosen.retain(|&place| place != pair.a);
            gone.push(pair.b);
            made.push(pair);
        }
        rows
    }

    /// How many of a group must leave, and how many rows are then too long at least, if `out` leave, one of them to a
    /// target, and `gone` are not there. If the rest is so large that it can be paired whoever of it so many meet, only
    /// those of it are looked at that can matter, and an answer that says more is none.
    fn best(
        &self,
        group: &[usize],
        out: &[usize],
        to: Option<(usize, usize)>,
        gone: &[usize],
        large: Option<usize>,
    ) -> Option<(usize, usize)> {
        let near = self.near(group, to, gone, large);
        let (own, all) = (group.len(), group.len() + near.len());
        // One more of the rest, should those looked at be odd in number.
        let size = if large.is_some() { all + all % 2 } else { all };
        let crossing = own as u32 + 1;
        let place = |i: usize| if i < own { group[i] } else { near[i - own] };
        let reaches = |a: usize, b: usize| {
            to.is_none_or(|(floater, target)| {
                a != floater || self.targets[target].members.binary_search(&b).is_ok()
            })
        };
        let found = cheapest(size, |a, b| {
            if a < own && b < own {
                let must =
                    |place: usize| out.contains(&place) || to.is_some_and(|(floater, _)| floater == place);
                if must(group[a]) || must(group[b]) { None } else { self.rules.cost(group[a], group[b]) }
            } else if a < own {
                let fits = b < all && reaches(group[a], place(b));
                if fits { self.rules.cost(group[a], place(b)).map(|cost| cost + crossing) } else { None }
            } else if large.is_some() {
                Some(0)
            } else {
                self.rules.may_meet(place(a), place(b), Level::Legal).then_some(0)
            }
        })?;
        Some(((found.cost / u64::from(crossing)) as usize, (found.cost % u64::from(crossing)) as usize))
    }

    /// Those of the rest that matter: all, or of a large rest so many opponents of everybody that those who leave
    /// cannot take all of another's.
    fn near(
        &self,
        group: &[usize],
        to: Option<(usize, usize)>,
        gone: &[usize],
        large: Option<usize>,
    ) -> Vec<usize> {
        let rest = self.rest().into_iter().filter(|place| !gone.contains(place));
        let Some(leaving) = large else { return rest.collect() };
        let rest: Vec<usize> = rest.collect();
        let enough = leaving + 1;
        let mut near = BTreeSet::new();
        for &place in group {
            let target = to.filter(|&(floater, _)| floater == place).map(|(_, target)| target);
            let reach = |other: usize| {
                target.is_none_or(|target| self.targets[target].members.binary_search(&other).is_ok())
            };
            let of_cost = |cost: u32| {
                let fits = move |&other: &usize| reach(other) && self.rules.cost(place, other) == Some(cost);
                rest.iter().copied().filter(fits).take(enough).collect::<Vec<usize>>()
            };
            let calm = of_cost(0);
            if calm.len() < enough {
                near.extend(of_cost(1));
            }
            near.extend(calm);
        }
        near.into_iter().collect()
    }

    /// The colour that is due to more members, where the system asks for it.
    pub(super) fn majority(&self) -> Option<Colour> {
        self.side.majority?;
        let due = |colour: Colour| {
            self.group.members.iter().filter(|&&place| self.due(place) == Some(colour)).count()
        };
        match due(Colour::White).cmp(&due(Colour::Black)) {
            core::cmp::Ordering::Greater => Some(Colour::White),
            core::cmp::Ordering::Less => Some(Colour::Black),
            core::cmp::Ordering::Equal => None,
        }
    }

    /// The colour due to somebody.
    pub(super) fn due(&self, place: usize) -> Option<Colour> {
        self.rules.field.players[place].past.due()
    }

    /// The members in the order in which they leave.
    fn floaters(&self) -> Vec<usize> {
        let more = self.majority();
        let majority = |place: usize| match (more, self.due(place)) {
            (None, _) => 0,
            (Some(_), None) => 2,
            (more, due) => u8::from(more != due),
        };
        self.sorted(self.group, self.way, self.side.floater.value, majority)
    }

    /// The members of another group in the order in which they are met.
    fn opponents(&self, group: &Group) -> Vec<usize> {
        self.sorted(group, self.way.other(), self.side.opponent.value, |_| 0)
    }

    fn sorted(&self, group: &Group, way: Move, from: End, first: impl Fn(usize) -> u8) -> Vec<usize> {
        let mut members = group.members.clone();
        if from == End::Last {
            members.reverse();
        }
        if self.side.majority.is_none() && self.side.history.is_none() {
            return members;
        }
        let history = |place: usize| -> (u8, u16, i64) {
            let floats = &self.rules.field.players[place].floats;
            let (other, same) = (floats.pending(way.other()), floats.pending(way));
            match self.side.history.map(|history| history.value) {
                Some(History::Earliest(upper, lower)) => other.first().map_or((1, 0, 0), |&round| {
                    let end = if group.low { lower } else { upper };
                    (0, round, if end == End::First { place as i64 } else { -(place as i64) })
                }),
                Some(History::Net) if !other.is_empty() => (0, 0, 0),
                Some(History::Net) if same.is_empty() => (1, 0, 0),
                Some(History::Net) => (2, 0, 0),
                None => (0, 0, 0),
            }
        };
        members.sort_by_cached_key(|&place| (first(place), history(place)));
        members
    }
}

/// Whether everybody of a set may be given some colour.
fn pairable_colours(rules: &Rules<'_>, set: &[usize]) -> bool {
    set.iter().all(|&place| rules.colours(place, Level::Legal) != 0)
}
