//! Mixed events: stages that feed each other.
//!
//! ```
//! use competition::No;
//! use competition::mixed::{Feed, Who, qualifiers};
//! let group = |first: u16| (first..first + 4).map(|no| (No(no), no - first + 1)).collect::<Vec<_>>();
//! let feed = Feed { who: Who::EachGroup(2), ..Feed::default() };
//! let through = qualifiers(&feed, &[group(1), group(5)]);
//! assert_eq!(through.seeds, [No(1), No(5), No(2), No(6)]);
//! assert!(through.tied.is_empty());
//! ```

use std::collections::BTreeMap;

use rulebook::Lots;
use serde::{Deserialize, Serialize};

use crate::No;

/// How a stage feeds the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Feed {
    /// Who goes on.
    pub who: Who,
    /// What is carried over.
    #[serde(default)]
    pub carry: Carry,
    /// How they are numbered in the next stage.
    #[serde(default)]
    pub seeding: Seeding,
}

/// Who goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The first so many of the stage, all groups taken together.
    Top(u16),
    /// The first so many of each group.
    EachGroup(u16),
    /// Everybody: the stage only orders them.
    Everybody,
}

/// What is carried over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Carry {
    /// Nothing: everybody begins again.
    #[default]
    Nothing,
    /// All points.
    Points,
    /// The games between those who go on; they do not meet again.
    Games,
}

/// How those who go on are numbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seeding {
    /// By their places: the winners of groups first, then the seconds.
    #[default]
    Places,
    /// By lot.
    Lot,
}

/// Who goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Qualified {
    /// In the order of the next stage.
    pub seeds: Vec<No>,
    /// Those who share the places from which some go on and some do not: they must be parted first.
    pub tied: Vec<Vec<No>>,
}

/// Who goes on from the places of each group; who shares places has the same number.
#[must_use]
pub fn qualifiers(feed: &Feed, groups: &[Vec<(No, u16)>]) -> Qualified {
    let mut ranked: Vec<(u16, usize, No)> = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        ranked.extend(group.iter().map(|&(no, place)| (place, at, no)));
    }
    // The sort is stable: those of one group who share a place keep the order they came in.
    ranked.sort_by_key(|&(place, group, _)| (place, group));
    match feed.who {
        Who::Everybody => {
            Qualified { seeds: ranked.into_iter().map(|(_, _, no)| no).collect(), tied: Vec::new() }
        }
        Who::Top(most) => cut(ranked, usize::from(most)),
        Who::EachGroup(most) => {
            let mut through = Qualified::default();
            let mut rows: BTreeMap<(u16, usize), Vec<No>> = BTreeMap::new();
            for at in 0..groups.len() {
                let own: Vec<_> = ranked.iter().copied().filter(|(_, group, _)| *group == at).collect();
                let places: BTreeMap<No, u16> = own.iter().map(|&(place, _, no)| (no, place)).collect();
                let part = cut(own, usize::from(most));
                for no in part.seeds {
                    rows.entry((places.get(&no).copied().unwrap_or(0), at)).or_default().push(no);
                }
                through.tied.extend(part.tied);
            }
            through.seeds = rows.into_values().flatten().collect();
            through
        }
    }
}

/// The same numbered by lot.
#[must_use]
pub fn drawn(seeds: &[No], lots: &mut Lots) -> Vec<No> {
    let mut seeds = seeds.to_vec();
    for at in (1..seeds.len()).rev() {
        seeds.swap(at, lots.below(at as u64 + 1) as usize);
    }
    seeds
}

/// Moves seeds so that in the first round of a knockout nobody meets one of his own group, as far as neighbours
/// of the same place can change.
#[must_use]
pub fn apart(seeds: &[No], group: impl Fn(No) -> usize) -> Vec<No> {
    let mut seeds = seeds.to_vec();
    let size = seeds.len().next_power_of_two();
    let clash = |seeds: &[No], high: usize| {
        let low = size - 1 - high;
        matches!((seeds.get(high), seeds.get(low)), (Some(&one), Some(&other)) if group(one) == group(other))
    };
    for high in 0..size / 2 {
        let low = size - 1 - high;
        if !clash(&seeds, high) {
            continue;
        }
        // The nearest lower seed whose change clears both pairs.
        let mut others: Vec<usize> = (size / 2..seeds.len()).filter(|&other| other != low).collect();
        others.sort_by_key(|&other| other.abs_diff(low));
        for other in others {
            seeds.swap(low, other);
            if !clash(&seeds, high) && !clash(&seeds, size - 1 - other) {
                break;
            }
            seeds.swap(low, other);
        }
    }
    seeds
}

/// The first so many; those who share the last place that goes on, if not all of them can, are tied.
fn cut(ranked: Vec<(u16, usize, No)>, most: usize) -> Qualified {
    let last = most.checked_sub(1).and_then(|last| ranked.get(last)).map(|(place, ..)| *place);
    let beyond = ranked.get(most).map(|(place, ..)| *place);
    let is_tied = |place: u16| last.is_some() && last == beyond && Some(place) == last;
    let no = |&(_, _, no): &(u16, usize, No)| no;
    let tied: Vec<No> = ranked.iter().filter(|(place, ..)| is_tied(*place)).map(no).collect();
    let seeds = ranked.iter().take(most).filter(|(place, ..)| !is_tied(*place)).map(no).collect();
    Qualified { seeds, tied: if tied.is_empty() { Vec::new() } else { vec![tied] } }
}

impl Default for Who {
    fn default() -> Self {
        Self::Top(8)
    }
}

#[cfg(test)]
mod tests {
    use core::slice::from_ref;

    use super::{Feed, Who, apart, drawn, qualifiers};
    use crate::No;
    use crate::knockout::{Kind, Knockout};
    use rulebook::Lots;

    /// A group of so many, numbered from `first`, with these places.
    fn group(first: u16, places: &[u16]) -> Vec<(No, u16)> {
        (first..).map(No).zip(places.iter().copied()).collect()
    }

    fn feed(who: Who) -> Feed {
        Feed { who, ..Feed::default() }
    }

    #[test]
    fn those_who_share_the_last_place_that_goes_on_must_be_parted() {
        let shared = group(1, &[1, 2, 2, 4]);
        let two = qualifiers(&feed(Who::Top(2)), from_ref(&shared));
        assert_eq!((two.seeds, two.tied), (vec![No(1)], vec![vec![No(2), No(3)]]));
        let three = qualifiers(&feed(Who::Top(3)), from_ref(&shared));
        assert_eq!((three.seeds, three.tied), (vec![No(1), No(2), No(3)], vec![]));
        let all = qualifiers(&feed(Who::Top(9)), from_ref(&shared));
        assert_eq!((all.seeds.len(), all.tied.len()), (4, 0));
        assert!(qualifiers(&feed(Who::Top(0)), from_ref(&shared)).seeds.is_empty());
        let everybody = qualifiers(&feed(Who::Everybody), from_ref(&shared));
        assert_eq!((everybody.seeds.len(), everybody.tied.len()), (4, 0));
        // Where the first is shared and two go on, both do, but in each group by itself.
        let groups = [group(1, &[1, 1, 3]), group(11, &[1, 2, 2])];
        let each = qualifiers(&feed(Who::EachGroup(2)), &groups);
        assert_eq!((each.seeds, each.tied), (vec![No(1), No(2), No(11)], vec![vec![No(12), No(13)]]));
    }

    #[test]
    fn nobody_meets_one_of_his_own_group_in_the_first_round() {
        for groups in 2..=8_usize {
            let tables: Vec<_> = (0..groups).map(|at| group(10 * at as u16 + 1, &[1, 2, 3, 4])).collect();
            let of = |no: No| usize::from(no.0 / 10);
            let seeds = qualifiers(&feed(Who::EachGroup(2)), &tables).seeds;
            assert_eq!(seeds.len(), 2 * groups);
            let seeds = apart(&seeds, of);
            assert!(seeds.iter().take(groups).all(|no| no.0 % 10 == 1), "winners of groups come first");
            let cup = Knockout::new(Kind::Elimination, &seeds);
            assert!(cup.ties().iter().all(|tie| of(tie.one) != of(tie.other)), "{groups}: {:?}", cup.ties());
        }
    }

    #[test]
    fn lots_keep_everybody() {
        let seeds: Vec<No> = (1..=50).map(No).collect();
        let mut shuffled = drawn(&seeds, &mut Lots::new(3));
        assert_ne!(shuffled, seeds);
        assert_eq!(shuffled, drawn(&seeds, &mut Lots::new(3)));
        shuffled.sort_unstable();
        assert_eq!(shuffled, seeds);
    }
}
