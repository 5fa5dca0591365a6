//! A repeated draw: a published pairing of which some pairs cannot stand, changed as little as possible.

use std::collections::BTreeSet;

use rulebook::Lots;

use super::complete::{Leavers, leavers, pairable};
use super::field::{Field, Level, Rules};
use super::weighted::cheapest;
use super::{Pair, Pairing, Reason, Request, Unpairable, pair};
use crate::No;

/// A published pairing put right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repair {
    /// The pairs that hold now; those that stay are as they were published.
    pub pairing: Pairing,
    /// Everybody whose opponent changed.
    pub changed: Vec<No>,
}

/// What stays as it is: a pair, or the player without a partner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kept {
    Pair(usize, usize),
    Bye(usize),
}

impl Kept {
    fn places(self) -> impl Iterator<Item = usize> {
        let (first, second) = match self {
            Self::Pair(a, b) => (a, Some(b)),
            Self::Bye(a) => (a, None),
        };
        [Some(first), second].into_iter().flatten()
    }
}

/// Keeps as many published pairs as a complete pairing allows, and pairs the others by the system.
///
/// The request tells what is true now; pairs called wrong are not made again.
///
/// # Errors
/// If the round cannot be paired any more.
pub fn repair(request: &Request<'_>, old: &Pairing, wrong: &[(No, No)]) -> Result<Repair, Unpairable> {
    let forbidden: Vec<(No, No)> = request.forbidden.iter().chain(wrong).copied().collect();
    let request = Request { forbidden: &forbidden, ..request.clone() };
    let field = Field::new(&request, request.page()?, &mut Lots::new(request.seed));
    let rules = Rules { field: &field, limits: true };
    let kept = keep(&rules, &standing(&rules, old));
    // The others are paired by the system, as if the regulation had set what stays.
    let bye =
        kept.iter().find_map(|kept| if let Kept::Bye(place) = kept { Some(field.no(*place)) } else { None });
    let absent: Vec<No> = request.absent.iter().copied().chain(bye).collect();
    let stay = |kept: &Kept| match *kept {
        Kept::Pair(a, b) => Some((field.no(a), field.no(b))),
        Kept::Bye(_) => None,
    };
    let forced: Vec<(No, No)> = kept.iter().filter_map(stay).collect();
    let mut pairing = if forced.len() * 2 + usize::from(bye.is_some()) == field.len() {
        Pairing { pairs: Vec::new(), bye: None, ..old.clone() }
    } else {
        pair(&Request { absent: &absent, forced: &forced, ..request.clone() })?
    };
    let is_kept = |pair: &Pair| forced.iter().any(|&(one, other)| pair.has(one) && pair.has(other));
    pairing.pairs.retain(|pair| !is_kept(pair));
    let mut changed: Vec<No> = pairing.pairs.iter().flat_map(|pair| [pair.white, pair.black]).collect();
    changed.extend(pairing.bye.as_ref().map(|bye| bye.no));
    changed.sort_unstable();
    pairing.pairs.extend(old.pairs.iter().filter(|pair| is_kept(pair)).cloned());
    let place = |no: No| field.place(no).unwrap_or(usize::MAX);
    pairing.pairs.sort_by_key(|pair| place(pair.white).min(place(pair.black)));
    if bye.is_some() {
        pairing.bye.clone_from(&old.bye);
    }
    pairing.order = field.players.iter().map(|player| player.no).collect();
    let what = format!("a repeated draw: {} pairs stay as they were published", forced.len());
    pairing.notes.push(Reason::new(request.law().complete, what));
    Ok(Repair { pairing, changed })
}

/// What of a published pairing could stay.
fn standing(rules: &Rules<'_>, old: &Pairing) -> Vec<Kept> {
    let field = rules.field;
    let pairs = old.pairs.iter().filter_map(|pair| {
        let (a, b) = (field.place(pair.white)?, field.place(pair.black)?);
        rules.fresh(a, b).then_some(Kept::Pair(a, b))
    });
    let bye = old.bye.as_ref().and_then(|bye| field.place(bye.no)).filter(|_| field.len() % 2 == 1);
    pairs.chain(bye.map(Kept::Bye)).collect()
}

/// The most of it with which everybody else can still be paired.
fn keep(rules: &Rules<'_>, standing: &[Kept]) -> Vec<Kept> {
    let field = rules.field;
    let without = |broken: &[usize]| -> Vec<Kept> {
        standing.iter().enumerate().filter(|(i, _)| !broken.contains(i)).map(|(_, kept)| *kept).collect()
    };
    if completes(rules, standing) {
        return standing.to_vec();
    }
    // One pair broken, the nearest to the loose players first.
    let held: BTreeSet<usize> = standing.iter().flat_map(|kept| kept.places()).collect();
    let loose: Vec<usize> = (0..field.len()).filter(|place| !held.contains(place)).collect();
    let distance = |kept: Kept| -> usize {
        kept.places().map(|place| loose.iter().map(|&one| one.abs_diff(place)).min().unwrap_or(0)).sum()
    };
    let mut nearest: Vec<usize> = (0..standing.len()).collect();
    nearest.sort_by_key(|&i| distance(standing[i]));
    if let Some(&broken) = nearest.iter().find(|&&i| completes(rules, &without(&[i]))) {
        return without(&[broken]);
    }
    // More: of all complete pairings one with the fewest new pairs. The player without a partner meets nobody.
    let (n, odd) = (field.len(), field.len() % 2);
    let stays = |a: usize, b: usize| {
        standing.iter().any(|kept| match *kept {
            Kept::Pair(one, other) => (a, b) == (one.min(other), one.max(other)),
            Kept::Bye(place) => (a, b) == (place, n),
        })
    };
    let fits =
        |a: usize, b: usize| if b == n { !field.players[a].plus } else { rules.may_meet(a, b, Level::Legal) };
    let found = cheapest(n + odd, |a, b| if stays(a, b) { Some(0) } else { fits(a, b).then_some(1) });
    let mate = found.map(|found| found.mate).unwrap_or_default();
    let together = |a: usize, b: usize| mate.get(a) == Some(&b);
    let holds = |kept: &Kept| match *kept {
        Kept::Pair(a, b) => together(a, b),
        Kept::Bye(place) => together(place, n),
    };
    standing.iter().copied().filter(holds).collect()
}

/// Whether everybody else can be paired.
fn completes(rules: &Rules<'_>, kept: &[Kept]) -> bool {
    let field = rules.field;
    let held: BTreeSet<usize> = kept.iter().flat_map(|kept| kept.places()).collect();
    let loose: Vec<usize> = (0..field.len()).filter(|place| !held.contains(place)).collect();
    if loose.len() % 2 == 0 {
        return pairable(rules, &loose, Level::Legal);
    }
    let may_leave: Leavers = leavers(rules, &loose, Level::Legal);
    loose.iter().any(|&place| !field.players[place].plus && may_leave.has(place))
}
