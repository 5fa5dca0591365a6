//! Whether players can be completely paired among themselves.
//!
//! Where everybody has at least half of the others as possible opponents, a complete pairing surely exists (Dirac).
//! That is so in every large group, and is seen by counting. Where some have fewer, as the members of a large club that
//! do not meet each other, those who have many may make up for them (Chvátal). Only where that fails too is a pairing
//! looked for.

use super::colour::{BLACK, WHITE};
use super::field::{Level, Rules};
use super::matching::Matching;

/// So many members whom every opponent would give a row too long are looked at one by one; beyond, costs are.
const TENSE_MOST: usize = 32;
/// If so many may leave and everybody still has half of the others, opponents are not counted one by one.
const SPARE: usize = TENSE_MOST + 2;

/// How many possible opponents the members of a set have at least.
#[derive(Clone, Debug)]
pub(super) struct Plenty {
    counts: [usize; 4],
    barred: usize,
    /// How many opponents each has at least, the fewest first, counted where the most barred would not do for all.
    degrees: Vec<usize>,
    /// How many were taken out since.
    removed: usize,
    level: Level,
    /// Members whom no opponent suits.
    tense: Vec<usize>,
}

/// Without whom the rest of a set can be completely paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Leavers {
    /// Without any one of them.
    All,
    /// Without any one of these, in the order of places.
    Only(Vec<usize>),
}

impl Plenty {
    /// Counts a set.
    pub(super) fn of(rules: &Rules<'_>, set: &[usize], level: Level) -> Self {
        let (degrees, tense) = (Vec::new(), Vec::new());
        let mut plenty = Self { counts: [0; 4], barred: 0, degrees, removed: 0, level, tense };
        for &place in set {
            let colours = rules.colours(place, level);
            plenty.counts[usize::from(colours)] += 1;
            plenty.barred = plenty.barred.max(rules.field.players[place].barred.len());
            if colours == 0 {
                plenty.tense.push(place);
            }
        }
        if !plenty.has_half(SPARE) {
            plenty.count_each(rules, set);
        }
        plenty
    }

    /// Counts the opponents of each; of those barred only members of the set matter.
    fn count_each(&mut self, rules: &Rules<'_>, set: &[usize]) {
        let mut inside = vec![false; rules.field.len()];
        set.iter().for_each(|&place| inside[place] = true);
        let [_, white, black, either] = self.counts;
        let all = white + black + either;
        let free = |colours: u8| match colours {
            0 => None,
            WHITE => Some(all - white),
            BLACK => Some(all - black),
            _ => Some(all - 1),
        };
        let degree = |&place: &usize| {
            let barred = rules.field.players[place].barred.iter();
            let barred = barred.filter(|&&other| inside[other as usize]).count();
            Some((free(rules.colours(place, self.level))?.saturating_sub(barred), barred))
        };
        let counted: Vec<(usize, usize)> = set.iter().filter_map(degree).collect();
        self.barred = counted.iter().map(|(_, barred)| *barred).max().unwrap_or(0);
        self.degrees = counted.into_iter().map(|(degree, _)| degree).collect();
        self.degrees.sort_unstable();
    }

    /// Takes somebody out.
    pub(super) fn remove(&mut self, rules: &Rules<'_>, place: usize) {
        let colours = rules.colours(place, self.level);
        self.counts[usize::from(colours)] -= 1;
        if colours == 0 {
            self.tense.retain(|&other| other != place);
        } else {
            self.removed += 1;
        }
    }

    /// Whether those whom opponents suit can surely be paired, whichever of them leave, up to so many.
    pub(super) fn survives(&self, leaving: usize) -> bool {
        self.has_half(leaving) || self.makes_up(leaving)
    }

    /// Whether everybody has half of the others as opponents, whoever leave.
    fn has_half(&self, leaving: usize) -> bool {
        let [_, white, black, either] = self.counts;
        let all = white + black + either;
        let others = |blocked: usize| all.saturating_sub(blocked + self.barred);
        let fits = |present: usize, blocked: usize| present == 0 || 2 * others(blocked) >= all + leaving;
        fits(white, white) && fits(black, black) && fits(either, 1)
    }

    /// Whether those with many opponents make up for those with few, whoever leave: no `few` have so few that the
    /// others, all but as many, do not have more.
    fn makes_up(&self, leaving: usize) -> bool {
        let gone = self.removed + leaving;
        let Some(left) = self.degrees.len().checked_sub(gone).filter(|left| *left > 2) else { return false };
        let degree = |at: usize| self.degrees.get(at - 1).map_or(0, |degree| degree.saturating_sub(gone));
        (1..left.div_ceil(2)).all(|few| degree(few) > few || degree(left - few) >= left - few)
    }

    /// The fewest pairs with a row too long in a complete pairing of an even set when `out` is missing, if that can
    /// be told by counting. Everybody whom no opponent suits is in such a pair, two at a time where they may meet.
    pub(super) fn rows(
        &self,
        rules: &Rules<'_>,
        set: impl Iterator<Item = usize> + Clone,
        out: &[usize],
    ) -> Option<usize> {
        let tense: Vec<usize> = self.tense.iter().copied().filter(|place| !out.contains(place)).collect();
        if tense.len() > TENSE_MOST || !self.survives(tense.len() + out.len()) {
            return None;
        }
        if tense.is_empty() {
            return Some(0);
        }
        let suits = |one: usize, other: usize| rules.may_meet(one, other, Level::Legal);
        let enough = tense.iter().all(|&one| {
            let others = set.clone().filter(|&other| !out.contains(&other) && !tense.contains(&other));
            others.filter(|&other| suits(one, other)).take(tense.len()).count() == tense.len()
        });
        let alone = Matching::maximum(tense.len(), |a, b| suits(tense[a], tense[b])).exposed().count();
        enough.then_some((tense.len() + alone) / 2)
    }
}

impl Leavers {
    /// Whether somebody is one of them.
    pub(super) fn has(&self, place: usize) -> bool {
        match self {
            Self::All => true,
            Self::Only(places) => places.binary_search(&place).is_ok(),
        }
    }
}

/// Whether a set can be completely paired.
pub(super) fn pairable(rules: &Rules<'_>, set: &[usize], level: Level) -> bool {
    if set.len() % 2 == 1 {
        return false;
    }
    let plenty = Plenty::of(rules, set, level);
    plenty.tense.is_empty() && (plenty.survives(0) || matching(rules, set, level).is_complete())
}

/// Without whom an odd set can be completely paired.
pub(super) fn leavers(rules: &Rules<'_>, set: &[usize], level: Level) -> Leavers {
    let plenty = Plenty::of(rules, set, level);
    if set.len() == 1 || plenty.tense.is_empty() && plenty.survives(1) {
        return Leavers::All;
    }
    let matching = matching(rules, set, level);
    let mut exposed = matching.exposed();
    let (Some(first), None) = (exposed.next(), exposed.next()) else { return Leavers::Only(Vec::new()) };
    let can_leave = matching.can_leave(first);
    let mut places: Vec<usize> =
        set.iter().zip(can_leave).filter(|(_, can)| *can).map(|(place, _)| *place).collect();
    places.sort_unstable();
    Leavers::Only(places)
}

/// A largest pairing of a set.
pub(super) fn matching(rules: &Rules<'_>, set: &[usize], level: Level) -> Matching {
    Matching::maximum(set.len(), |a, b| rules.may_meet(set[a], set[b], level))
}

const _: () = assert!(WHITE == 1 && BLACK == 2, "counts are indexed by the colours that may be given");

#[cfg(test)]
mod tests {
    use draughts::Colour;
    use rulebook::{Lots, Mark, Scale};

    use super::{BLACK, Leavers, Plenty, WHITE, leavers, matching, pairable};
    use crate::swiss::field::{Field, Level, Rules};
    use crate::swiss::weighted::cheapest;
    use crate::swiss::{Request, System};
    use crate::{Cell, Line, No, Table};

    /// A table of rounds in which anybody met anybody, with streaks of colours.
    fn table(random: &mut fastrand::Rng, players: usize, rounds: usize) -> Table {
        let mut lines = vec![Line::default(); players];
        for _ in 0..rounds {
            let mut order: Vec<usize> = (0..players).collect();
            random.shuffle(&mut order);
            for pair in order.chunks_exact(2) {
                for (one, other, colour) in [(0, 1, Colour::White), (1, 0, Colour::Black)] {
                    let cell = Cell::game(No::at(pair[other]), colour, Mark::Draw);
                    lines[pair[one]].cells.push(cell);
                }
            }
        }
        Table::new(Scale::TwoOneZero, lines)
    }

    #[test]
    fn what_is_told_by_counting_is_so() {
        let mut random = fastrand::Rng::with_seed(3);
        let mut told = [0; 5];
        for _ in 0..300 {
            let (players, rounds) = (2 * random.usize(6..20), random.usize(2..7));
            let table = table(&mut random, players, rounds);
            // In every second table the first are of one club and do not meet.
            let club = if random.bool() { random.usize(2..=players / 2) } else { 0 };
            let forbidden: Vec<(No, No)> =
                (0..club).flat_map(|a| (0..a).map(move |b| (No::at(a), No::at(b)))).collect();
            let request = Request {
                rounds: Some(rounds as u16 + 1),
                forbidden: &forbidden,
                ..Request::new(&table, System::MedianSolkoff)
            };
            let page = request.page().expect("a system");
            let mut field = Field::new(&request, page, &mut Lots::new(0));
            // Some whom no opponent suits: only White is legal, and only Black is not too often.
            for _ in 0..random.usize(0..4) {
                let player = &mut field.players[random.usize(0..players)];
                (player.legal, player.calm) = (WHITE, BLACK);
            }
            let rules = Rules { field: &field, limits: random.bool() };
            let set: Vec<usize> = (0..field.len()).collect();
            let plenty = Plenty::of(&rules, &set, Level::Calm);
            let out = [random.usize(0..players / 2), random.usize(players / 2..players)];
            if let Some(rows) = plenty.rows(&rules, set.iter().copied(), &out) {
                let rest: Vec<usize> = set.iter().copied().filter(|place| !out.contains(place)).collect();
                let found = cheapest(rest.len(), |a, b| rules.cost(rest[a], rest[b])).expect("a pairing");
                assert_eq!(found.cost, rows as u64);
                told[0] += 1;
                told[1] += usize::from(rows > 0);
            }
            let legal = Plenty::of(&rules, &set, Level::Legal);
            if legal.tense.is_empty() && legal.survives(0) {
                assert!(
                    matching(&rules, &set, Level::Legal).is_complete()
                        && pairable(&rules, &set, Level::Legal)
                );
                told[2] += 1;
                told[4] += usize::from(!legal.has_half(0));
            }
            // Whoever leave, if that is what was told.
            let gone = 2 * random.usize(1..4);
            if legal.tense.is_empty() && legal.survives(gone) {
                let mut rest = set.clone();
                random.shuffle(&mut rest);
                assert!(matching(&rules, &rest[gone..], Level::Legal).is_complete());
            }
            let odd = &set[1..];
            if leavers(&rules, odd, Level::Calm) == Leavers::All {
                let all = odd.iter().all(|&gone| {
                    let rest: Vec<usize> = odd.iter().copied().filter(|&place| place != gone).collect();
                    matching(&rules, &rest, Level::Calm).is_complete()
                });
                assert!(all);
                told[3] += 1;
            }
        }
        assert!(told.iter().all(|&times| times > 3), "{told:?}");
    }
}
