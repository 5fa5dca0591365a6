//! One score group: who leaves it, whom he meets, and the pairs inside.
//!
//! Depth-first search over the choices in the order of the article: whoever comes first is tried first, and where
//! nothing is left for somebody the last pair made is broken and its next possibility is tried
//! (RU22 5.4.10.5.5, RU-CODEX 3.18.5.5, UA24 III.swiss.9.8.b). So the first complete solution is the pairing.

use std::collections::BTreeMap;

use super::table::Number;

/// A set of players, a bit a number.
pub(super) type Set = u32;
/// Two players who meet; who has which colour is settled later.
pub(super) type Couple = (Number, Number);

/// The order in which a group is paired inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Inside {
    /// First of the upper half with first of the lower half (RU22 5.4.10.5.5).
    Halves,
    /// The same from below: last of the lower half with last of the upper half (UA24 III.swiss.9.10).
    HalvesFromBelow,
    /// First with last (RU22 5.4.10.7.5).
    FirstLast,
    /// First with second: as the lot drew them (RU22 5.4.10.4).
    Neighbours,
}

/// How several floaters of one group are taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Floating {
    /// One after the other, each with his opponent at once.
    OneByOne,
    /// All are chosen first, then they are given opponents in this order (RU-RENJU 5.3.15.4.e).
    ChosenFirst(Vec<Number>),
}

/// Who may meet whom.
#[derive(Clone, Debug, Default)]
pub(super) struct Allowed {
    pairs: BTreeMap<Number, Set>,
    thirds: BTreeMap<Number, Set>,
}

/// A score group about to be paired, with everybody else still unpaired.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// The members in the order of the classification.
    pub(super) group: Vec<Number>,
    /// The groups a floater can go to, the nearest first, each in the order in which opponents are asked.
    pub(super) targets: Vec<Vec<Number>>,
    /// The members in the order in which they are asked to float.
    pub(super) floaters: Vec<Number>,
    /// How several floaters are taken.
    pub(super) floating: Floating,
    /// How the rest of the group is paired.
    pub(super) inside: Inside,
}

/// The pairs of a group.
#[derive(Clone, Debug, Default)]
pub(super) struct Paired {
    /// The pairs in the order made, floaters first.
    pub(super) pairs: Vec<Couple>,
    /// How many floated.
    pub(super) floaters: usize,
    /// How many pairs give a third colour in a row.
    pub(super) thirds: usize,
    /// Whether a pair inside the group was broken on the way.
    pub(super) broken: bool,
}

/// Whether hopeless branches are left at once or walked to their end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Patience {
    /// Left as soon as the remaining players cannot be paired completely any more.
    Short,
    /// Walked to the end: for small events, to show that leaving early changes nothing.
    Endless,
}

struct Search<'a> {
    step: &'a Step,
    allowed: &'a Allowed,
    patience: Patience,
    known: BTreeMap<(Set, Set, Set, usize, usize), bool>,
    made: Vec<Couple>,
    broken: bool,
}

/// What is still to be done: floaters chosen and without opponent, the others of the group, those outside of it,
/// how many more must float, how many more pairs may give a third colour.
#[derive(Clone, Copy)]
struct Left {
    chosen: Set,
    group: Set,
    outside: Set,
    floaters: usize,
    thirds: usize,
}

impl Allowed {
    /// These two may meet.
    pub(super) fn allow(&mut self, one: Number, other: Number, is_third: bool) {
        for (one, other) in [(one, other), (other, one)] {
            *self.pairs.entry(one).or_default() |= bit(other);
            if is_third {
                *self.thirds.entry(one).or_default() |= bit(other);
            }
        }
    }

    pub(super) fn may_meet(&self, one: Number, other: Number) -> bool {
        self.pairs.get(&one).is_some_and(|set| set & bit(other) != 0)
    }

    fn third(&self, one: Number, other: Number) -> usize {
        usize::from(self.thirds.get(&one).is_some_and(|set| set & bit(other) != 0))
    }

    /// Whether these players can be paired completely.
    pub(super) fn can_pair(&self, players: Set) -> bool {
        self.can_pair_known(players, &mut BTreeMap::new())
    }

    fn can_pair_known(&self, players: Set, known: &mut BTreeMap<Set, bool>) -> bool {
        let Some(one) = first(players) else { return true };
        if let Some(&answer) = known.get(&players) {
            return answer;
        }
        let rest = players & !bit(one);
        let answer = members(rest)
            .any(|other| self.may_meet(one, other) && self.can_pair_known(rest & !bit(other), known));
        known.insert(players, answer);
        answer
    }
}

impl Step {
    /// The least number of floaters with which everybody still unpaired can be paired completely.
    pub(super) fn least_floaters(&self, allowed: &Allowed) -> Option<usize> {
        let counts = (self.group.len() % 2..=self.group.len()).step_by(2);
        counts.into_iter().find(|&floaters| {
            let mut search = Search::new(self, allowed, Patience::Short);
            let left = self.all(floaters, self.group.len());
            search.can_end(left)
        })
    }

    /// The pairs of the group: as few floaters as possible (UA24 III.swiss.9.12), then as few third colours as
    /// possible (UA24 III.swiss.9.13), then the first solution in the order of the article.
    pub(super) fn pair(&self, allowed: &Allowed, patience: Patience) -> Option<Paired> {
        for floaters in (self.group.len() % 2..=self.group.len()).step_by(2) {
            for thirds in 0..=self.group.len() {
                let mut search = Search::new(self, allowed, patience);
                let left = self.all(floaters, thirds);
                if search.can_go_on(left) && search.float(left) {
                    return Some(Paired { pairs: search.made, floaters, thirds, broken: search.broken });
                }
            }
        }
        None
    }

    fn all(&self, floaters: usize, thirds: usize) -> Left {
        let outside = self.targets.iter().flatten().fold(0, |set, &no| set | bit(no));
        Left { chosen: 0, group: set(&self.group), outside, floaters, thirds }
    }
}

impl<'a> Search<'a> {
    fn new(step: &'a Step, allowed: &'a Allowed, patience: Patience) -> Self {
        Self { step, allowed, patience, known: BTreeMap::new(), made: Vec::new(), broken: false }
    }

    /// The floaters first (RU22 5.4.10.5.4: when he has left, the group is even).
    fn float(&mut self, left: Left) -> bool {
        match &self.step.floating {
            Floating::ChosenFirst(_) if left.floaters > 1 => self.choose(left, 0),
            _ => self.float_one(left),
        }
    }

    /// The next floater and his opponent: everybody is asked for the next group before anybody goes past it
    /// (UA24 III.swiss.9.8.a, RU-RENJU 5.3.15.4.d).
    fn float_one(&mut self, left: Left) -> bool {
        if left.floaters == 0 {
            return self.pair_inside(left);
        }
        let step = self.step;
        for target in &step.targets {
            for &floater in step.floaters.iter().filter(|&&no| left.group & bit(no) != 0) {
                for &opponent in target {
                    let mut after = left;
                    after.group &= !bit(floater);
                    after.floaters -= 1;
                    if self.meet(floater, opponent, after, Self::float_one) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// All floaters, from this place in their order on.
    fn choose(&mut self, left: Left, from: usize) -> bool {
        if left.floaters == 0 {
            return self.oppose(left);
        }
        let step = self.step;
        for (place, &floater) in step.floaters.iter().enumerate().skip(from) {
            let mut after = left;
            after.group &= !bit(floater);
            after.chosen |= bit(floater);
            after.floaters -= 1;
            if self.can_go_on(after) && self.choose(after, place + 1) {
                return true;
            }
        }
        false
    }

    /// Opponents of the chosen floaters, each in the nearest group that has one.
    fn oppose(&mut self, left: Left) -> bool {
        let step = self.step;
        let Floating::ChosenFirst(order) = &step.floating else { return false };
        let Some(&floater) = order.iter().find(|&&no| left.chosen & bit(no) != 0) else {
            return self.pair_inside(left);
        };
        for &opponent in step.targets.iter().flatten() {
            let mut after = left;
            after.chosen &= !bit(floater);
            if self.meet(floater, opponent, after, Self::oppose) {
                return true;
            }
        }
        false
    }

    /// The halves are cut once, when the floaters have left.
    fn pair_inside(&mut self, left: Left) -> bool {
        let list: Vec<Number> =
            self.step.group.iter().copied().filter(|&no| left.group & bit(no) != 0).collect();
        let (upper, lower) = list.split_at(list.len() / 2);
        self.pair_halves(left, upper, lower)
    }

    fn pair_halves(&mut self, left: Left, upper: &[Number], lower: &[Number]) -> bool {
        let is_left = |no: &Number| left.group & bit(*no) != 0;
        let upper: Vec<Number> = upper.iter().copied().filter(is_left).collect();
        let lower: Vec<Number> = lower.iter().copied().filter(is_left).collect();
        let list = [upper.clone(), lower.clone()].concat();
        let (Some(&first), Some(&last)) = (list.first(), list.last()) else {
            // The group is done; the groups after it must still find their pairs.
            return self.allowed.can_pair(left.outside);
        };
        let (one, others): (Number, Vec<Number>) = match self.step.inside {
            // 5.4.10.5.5: the lower half from its first, then the upper half from its last.
            Inside::Halves => (first, lower.iter().chain(upper.iter().rev()).copied().collect()),
            // III.swiss.9.10: the upper half from its last, then the lower half from its first.
            Inside::HalvesFromBelow => (last, upper.iter().rev().chain(lower.iter()).copied().collect()),
            // 5.4.10.7.5: the last, the last but one and so on.
            Inside::FirstLast => (first, list.iter().rev().copied().collect()),
            // 5.4.10.4: the next drawn.
            Inside::Neighbours => (first, list),
        };
        for other in others.into_iter().filter(|&other| other != one) {
            if !self.may_meet(one, other, left.thirds) {
                continue;
            }
            let mut after = left;
            after.group &= !(bit(one) | bit(other));
            after.thirds -= self.allowed.third(one, other);
            self.made.push((one, other));
            if self.can_go_on(after) && self.pair_halves(after, &upper, &lower) {
                return true;
            }
            self.made.pop();
            self.broken = true;
        }
        false
    }

    /// A floater meets an opponent, if he can, and the search goes on.
    fn meet(
        &mut self,
        floater: Number,
        opponent: Number,
        mut after: Left,
        go_on: fn(&mut Self, Left) -> bool,
    ) -> bool {
        if after.outside & bit(opponent) == 0 || !self.may_meet(floater, opponent, after.thirds) {
            return false;
        }
        after.outside &= !bit(opponent);
        after.thirds -= self.allowed.third(floater, opponent);
        self.made.push((floater, opponent));
        if self.can_go_on(after) && go_on(self, after) {
            return true;
        }
        self.made.pop();
        false
    }

    fn may_meet(&self, one: Number, other: Number, thirds: usize) -> bool {
        self.allowed.may_meet(one, other) && self.allowed.third(one, other) <= thirds
    }

    fn can_go_on(&mut self, left: Left) -> bool {
        self.patience == Patience::Endless || self.can_end(left)
    }

    /// Whether everybody can still be paired completely: exactly so many more leave the group, no more than so
    /// many pairs of the group give a third colour.
    fn can_end(&mut self, left: Left) -> bool {
        let Left { chosen, group, outside, floaters, thirds } = left;
        let key = (chosen, group, outside, floaters, thirds);
        if let Some(&answer) = self.known.get(&key) {
            return answer;
        }
        let answer = if let Some(one) = first(chosen) {
            members(outside).any(|other| self.can_end_with(one, other, left))
        } else if let Some(one) = first(group) {
            members(group).any(|other| other != one && self.can_end_with(one, other, left))
                || floaters > 0
                    && members(outside)
                        .any(|other| self.can_end_with(one, other, Left { floaters: floaters - 1, ..left }))
        } else {
            floaters == 0 && self.allowed.can_pair(outside)
        };
        self.known.insert(key, answer);
        answer
    }

    fn can_end_with(&mut self, one: Number, other: Number, left: Left) -> bool {
        let both = bit(one) | bit(other);
        self.may_meet(one, other, left.thirds)
            && self.can_end(Left {
                chosen: left.chosen & !both,
                group: left.group & !both,
                outside: left.outside & !both,
                thirds: left.thirds - self.allowed.third(one, other),
                ..left
            })
    }
}

/// The set of one player.
pub(super) fn bit(no: Number) -> Set {
    1 << no
}

/// The set of these players.
pub(super) fn set(players: &[Number]) -> Set {
    players.iter().fold(0, |set, &no| set | bit(no))
}

fn first(set: Set) -> Option<Number> {
    members(set).next()
}

fn members(set: Set) -> impl Iterator<Item = Number> {
    (0..Set::BITS as Number).filter(move |&no| set & bit(no) != 0)
}
