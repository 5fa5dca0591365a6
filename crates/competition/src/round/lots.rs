//! The drawing of lots: what binds it is published before, the seed after, and anyone can draw again.
//!
//! ```
//! use competition::round::digest;
//! // Published before the drawing; `damka 2024` and the words are published with it.
//! let published = digest(2024, "red kettle");
//! assert_ne!(published, digest(2025, "red kettle"));
//! ```

use core::fmt;

use clock::Moment;
use rulebook::{Lots, Refusal};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::{Competitor, Fact, must_lead};
use crate::regulation::System;
use crate::swiss::{self, Entrant};
use crate::{Actor, Competition, No};

/// What binds a drawing of lots before it is held: the SHA-256 of `SEED NONCE` in hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Digest(pub String);

/// What binds a seed.
#[must_use]
pub fn digest(seed: u64, nonce: &str) -> Digest {
    let hash = Sha256::digest(format!("{seed} {nonce}"));
    Digest(hash.iter().map(|byte| format!("{byte:02x}")).collect())
}

pub(super) fn commit(event: &Competition, by: Actor, digest: &Digest) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.round.lots;
    must_lead(event, by, article)?;
    if event.rounds.stage.has_numbers() {
        return Err(drawn_already(event));
    }
    let is_one = digest.0.len() == 64 && digest.0.bytes().all(|byte| byte.is_ascii_hexdigit());
    if !is_one {
        return Err(Refusal::new(article, "this binds no lots", "the 64 digits of a SHA-256"));
    }
    Ok(vec![Fact::Committed(Digest(digest.0.to_ascii_lowercase()))])
}

pub(super) fn draw(
    event: &Competition,
    by: Actor,
    seed: u64,
    nonce: &str,
    _now: Moment,
) -> Result<Vec<Fact>, Refusal> {
    let article = event.law.round.lots;
    must_lead(event, by, article)?;
    if !event.rounds.stage.rounds.is_empty() || !event.is_in_first_stage() {
        return Err(drawn_already(event));
    }
    if event.rounds.committed.as_ref().is_some_and(|published| *published != digest(seed, nonce)) {
        let instead = "with the seed and the words whose digest was published";
        return Err(Refusal::new(article, "another seed was bound", instead));
    }
    let everybody = event.competitors();
    // Who came or went since gets or loses a number; nobody draws again because he does not like what came out.
    let stage = &event.rounds.stage;
    let same = stage.len() == everybody.len() && everybody.iter().all(|who| stage.no_of(*who).is_some());
    if stage.has_numbers() && same {
        return Err(drawn_already(event));
    }
    if everybody.len() < 2 {
        let instead = "after at least two were admitted";
        return Err(Refusal::new(article, "there is nobody to draw numbers for", instead));
    }
    let numbers = order(event, everybody, seed);
    must_fit(event, &numbers)?;
    Ok(vec![Fact::Drawn { seed, nonce: nonce.to_owned(), numbers }])
}

/// The order of the numbers: by lot, or by rating and title with lots among equals.
fn order(event: &Competition, all: Vec<Competitor>, seed: u64) -> Vec<Competitor> {
    let entrants: Vec<Entrant> = all.iter().map(|who| event.entrant(*who)).collect();
    let ordered = match event.system() {
        System::Swiss { by, .. } => swiss::numbers(event.regulation.edition, *by, &entrants, seed),
        _ => None,
    };
    if let Some((order, _)) = ordered {
        return order.into_iter().filter_map(|at| all.get(at).copied()).collect();
    }
    let mut drawn: Vec<usize> = (0..all.len()).collect();
    let mut lots = Lots::new(seed);
    for last in (1..drawn.len()).rev() {
        drawn.swap(last, lots.below(last as u64 + 1) as usize);
    }
    if event.system().is_seeded() {
        drawn.sort_by_key(|&at| core::cmp::Reverse(entrants.get(at).and_then(|entrant| entrant.rating)));
    }
    if *event.system() == System::Scheveningen {
        // Groups stay together; the lots are drawn inside each.
        drawn.sort_by_key(|&at| all.get(at).and_then(|who| event.group_of(*who)));
    }
    drawn.into_iter().filter_map(|at| all.get(at).copied()).collect()
}

/// A match is between two, and the two groups of a Scheveningen event are of one size, or differ by one.
fn must_fit(event: &Competition, numbers: &[Competitor]) -> Result<(), Refusal> {
    let (law, count) = (&event.law.systems, numbers.len());
    match event.system() {
        System::Match(_) if count != 2 => {
            let by = law.matches.unwrap_or(event.law.round.lots);
            Err(Refusal::new(by, "a match is between two", format!("{count} were admitted")))
        }
        System::Scheveningen => {
            let group = numbers.first().and_then(|who| event.group_of(*who));
            let first = numbers.iter().take_while(|who| group.is_some() && event.group_of(**who) == group);
            match first.count() {
                0 => Ok(()),
                first if first == count || first.abs_diff(count - first) <= 1 => Ok(()),
                first => {
                    let instead = format!("as many in both; there are {first} and {}", count - first);
                    Err(Refusal::new(law.scheveningen, "the groups are not of one size", instead))
                }
            }
        }
        _ => Ok(()),
    }
}

pub(super) fn enter(event: &Competition, by: Actor, who: Competitor) -> Result<Vec<Fact>, Refusal> {
    let (article, stage) = (event.law.round.lots, &event.rounds.stage);
    must_lead(event, by, article)?;
    if !stage.has_numbers() {
        let instead = "before the lots everybody who was admitted gets a number";
        return Err(Refusal::new(article, "the numbers are not drawn yet", instead));
    }
    if stage.no_of(who).is_some() {
        return Err(Refusal::new(article, "this one has a number", "each takes part once"));
    }
    if !event.competitors().contains(&who) {
        return Err(Refusal::new(article, "this one was not admitted", "after admission"));
    }
    if !event.system().takes_late_entries() || !event.is_in_first_stage() {
        let instead = "in a Swiss event, or before the lots";
        return Err(Refusal::new(article, "nobody can be added to this table", instead));
    }
    let no = No::at(stage.len());
    Ok(vec![Fact::Entered { who, no, from: stage.next() }])
}

pub(super) fn replace(event: &Competition, by: Actor, no: No, who: Competitor) -> Result<Vec<Fact>, Refusal> {
    let (article, stage) = (event.law.round.lots, &event.rounds.stage);
    must_lead(event, by, article)?;
    if stage.competitor(no).is_none() {
        return Err(nobody(event, no));
    }
    if !stage.rounds.is_empty() || !event.is_in_first_stage() {
        return Err(Refusal::new(article, "the event has begun", "before the first round is paired"));
    }
    if stage.no_of(who).is_some() || !event.competitors().contains(&who) {
        return Err(Refusal::new(article, "this one cannot come in", "somebody admitted who has no number"));
    }
    Ok(vec![Fact::Replaced { no, by: who }])
}

fn drawn_already(event: &Competition) -> Refusal {
    Refusal::new(event.law.round.lots, "the lots were drawn", "undo the drawing, with a reason")
}

/// Nobody has this number.
pub(super) fn nobody(event: &Competition, no: No) -> Refusal {
    let instead = match event.rounds.stage.len() {
        0 => "after the lots were drawn".to_owned(),
        count => format!("numbers go from 1 to {count}, not {no}"),
    };
    Refusal::new(event.law.round.lots, "nobody has this number", instead)
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
