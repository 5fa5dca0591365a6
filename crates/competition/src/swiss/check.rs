//! Pairings made elsewhere: which rules they break, and where they differ from the system.

use std::collections::BTreeSet;

use article::Article;
use rulebook::Lots;
use rulebook::law::event::Relief;
use serde::Serialize;

use super::colour::{BLACK, WHITE};
use super::field::{Field, Rules};
use super::{Pairing, Request, Unpairable, pair};
use crate::No;

/// Something wrong with a pairing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// What kind of fault.
    pub kind: FaultKind,
    /// The article against it.
    pub by: Article,
    /// What it is.
    pub what: String,
}

/// Kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FaultKind {
    /// Somebody is paired who does not take part.
    NotInField,
    /// Somebody is paired twice.
    Twice,
    /// Somebody is left out.
    Missing,
    /// They have met.
    Repeated,
    /// The regulation rules the pair out, or sets another.
    AgainstRegulation,
    /// A second win without play.
    SecondPlus,
    /// A colour beyond the limits.
    Colour,
    /// The system cannot pair the round at all.
    Unpairable,
    /// The system gives something else.
    Differs,
}

/// What is wrong with a pairing, each White first.
#[must_use]
pub fn check(request: &Request<'_>, pairs: &[(No, No)], bye: Option<No>) -> Vec<Fault> {
    let own = pair(request);
    let page = match request.page() {
        Ok(page) => page,
        Err(stuck) => return vec![unpairable(&stuck)],
    };
    let field = Field::new(request, page, &mut Lots::new(request.seed));
    let relieved = page.relief.is_some_and(|relief| match relief.value {
        Relief::LastRound => request.is_last(),
        Relief::Round => own.as_ref().is_ok_and(|own| own.notes.iter().any(|note| note.by == relief.by)),
    });
    let mut faults = attendance(request, &field, pairs, bye);
    for &(white, black) in pairs {
        let (Some(a), Some(b)) = (field.place(white), field.place(black)) else { continue };
        let fresh = Rules { field: &field, limits: true }.fresh(a, b);
        if !fresh {
            let ruled_out =
                request.forbidden.iter().any(|&pair| pair == (white, black) || pair == (black, white));
            let (kind, by, why) = match request.law().by_regulation.filter(|_| ruled_out) {
                Some(by) => (FaultKind::AgainstRegulation, by, "is ruled out by the regulation"),
                None => (FaultKind::Repeated, request.law().once, "has been paired before"),
            };
            faults.push(Fault { kind, by, what: format!("the pair {white}-{black} {why}") });
        }
        let forced = request.forced.iter().any(|&pair| pair == (white, black) || pair == (black, white));
        let limits = page.limits.first().filter(|_| request.round > 1 && !relieved && !forced);
        for (place, colour, name) in [(a, WHITE, "White"), (b, BLACK, "Black")] {
            if let Some(limit) = limits.filter(|_| field.players[place].legal & colour == 0) {
                let what = format!("{} may not have {name}", field.no(place));
                faults.push(Fault { kind: FaultKind::Colour, by: limit.by, what });
            }
        }
    }
    let own_bye = own.as_ref().ok().and_then(|own| own.bye.as_ref()).map(|bye| bye.no);
    match own {
        Ok(own) => faults.extend(difference(request, &own, pairs, bye)),
        Err(stuck) => faults.push(unpairable(&stuck)),
    }
    // Where nobody else can be left out, the system itself gives a second plus.
    let avoidable = bye.filter(|_| bye != own_bye);
    if let Some(no) = avoidable.filter(|&no| field.place(no).is_some_and(|place| field.players[place].plus)) {
        let what = format!("{no} has had a win without play");
        faults.push(Fault { kind: FaultKind::SecondPlus, by: request.law().plus_once, what });
    }
    faults.sort_by_key(|fault| fault.kind);
    faults
}

/// Everybody takes part exactly once.
fn attendance(request: &Request<'_>, field: &Field, pairs: &[(No, No)], bye: Option<No>) -> Vec<Fault> {
    let law = request.law();
    let (mut faults, mut seen) = (Vec::new(), BTreeSet::new());
    let named = pairs.iter().flat_map(|&(white, black)| [white, black]).chain(bye);
    for no in named {
        if field.place(no).is_none() {
            let what = format!("{no} does not take part in the round");
            faults.push(Fault { kind: FaultKind::NotInField, by: law.absent, what });
        } else if !seen.insert(no) {
            faults.push(Fault {
                kind: FaultKind::Twice,
                by: law.complete,
                what: format!("{no} is paired twice"),
            });
        }
    }
    for player in field.players.iter().filter(|player| !seen.contains(&player.no)) {
        let what = format!("{} is left out", player.no);
        faults.push(Fault { kind: FaultKind::Missing, by: law.complete, what });
    }
    faults
}

/// The first difference from what the system gives.
fn difference(request: &Request<'_>, own: &Pairing, pairs: &[(No, No)], bye: Option<No>) -> Option<Fault> {
    let fault = |by: Article, what: String| Some(Fault { kind: FaultKind::Differs, by, what });
    let given: BTreeSet<(No, No)> = pairs.iter().copied().collect();
    let own_bye = own.bye.as_ref().map(|bye| bye.no);
    if own_bye != bye {
        let name = |no: Option<No>| no.map_or_else(|| "nobody".to_owned(), |no| no.to_string());
        let by = own
            .bye
            .as_ref()
            .and_then(|bye| bye.because.first())
            .map_or(request.law().complete, |first| first.by);
        return fault(
            by,
            format!("the system leaves {} without a partner, not {}", name(own_bye), name(bye)),
        );
    }
    let pair = own.pairs.iter().find(|pair| !given.contains(&(pair.white, pair.black)))?;
    if given.contains(&(pair.black, pair.white)) {
        let by = pair.because.last().map_or(request.law().complete, |reason| reason.by);
        return fault(by, format!("the system gives {} White against {}", pair.white, pair.black));
    }
    let by = pair.because.first().map_or(request.law().complete, |reason| reason.by);
    fault(by, format!("the system pairs {} and {}", pair.white, pair.black))
}

fn unpairable(stuck: &Unpairable) -> Fault {
    Fault { kind: FaultKind::Unpairable, by: stuck.by, what: stuck.to_string() }
}
