//! Whether players can be completely paired among themselves.
//!
//! Where everybody has at least half of the others as possible opponents, a complete pairing surely exists (Dirac).
//! That is so in every large group, and is seen by counting; only where it fails is a pairing looked for.

use super::colour::{BLACK, WHITE};
use super::field::{Level, Rules};
use super::matching::Matching;

/// So many members whom every opponent would give a row too long are looked at one by one; beyond, costs are.
const TENSE_MOST: usize = 32;

/// How many possible opponents the members of a set have at least.
#[derive(Clone, Debug)]
pub(super) struct Plenty {
    counts: [usize; 4],
    barred: usize,
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
        let mut plenty = Self { counts: [0; 4], barred: 0, level, tense: Vec::new() };
        for &place in set {
            let colours = rules.colours(place, level);
            plenty.counts[usize::from(colours)] += 1;
            plenty.barred = plenty.barred.max(rules.field.players[place].barred.len());
            if colours == 0 {
                plenty.tense.push(place);
            }
        }
        plenty
    }

    /// Takes somebody out.
    pub(super) fn remove(&mut self, rules: &Rules<'_>, place: usize) {
        let colours = rules.colours(place, self.level);
        self.counts[usize::from(colours)] -= 1;
        if colours == 0 {
            self.tense.retain(|&other| other != place);
        }
    }

    /// Whether those whom opponents suit can surely be paired, whichever of them leave, up to so many.
    pub(super) fn survives(&self, leaving: usize) -> bool {
        let [_, white, black, either] = self.counts;
        let all = white + black + either;
        let others = |blocked: usize| all.saturating_sub(blocked + self.barred);
        let fits = |present: usize, blocked: usize| present == 0 || 2 * others(blocked) >= all + leaving;
        fits(white, white) && fits(black, black) && fits(either, 1)
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
