//! The list of criteria in a regulation: what it may hold, when it has to be there, when it is closed.

use article::Article;
use rulebook::law::event::{Format, Naming, StandingLaw, Tiebreak};
use rulebook::{Gravity, Objection, Refusal};

/// What an edition has against a list of criteria before the first round.
#[must_use]
pub fn object(law: &StandingLaw, format: Format, list: &[Tiebreak]) -> Vec<Objection> {
    let mut objections = Vec::new();
    let named = match law.named.what {
        Naming::List => !list.is_empty(),
        Naming::Coefficient => list.iter().any(|tiebreak| tiebreak.is_coefficient()),
    };
    if !named {
        let what = match law.named.what {
            Naming::List => "no criteria for equal points are named",
            Naming::Coefficient => "no system of coefficients is named",
        };
        objections.push(Objection {
            by: law.named.by,
            weight: law.named.gravity,
            what: what.to_owned(),
            allowed: format!("for example {}", names(law.usual(format).iter().copied())),
        });
    }
    for &tiebreak in list {
        if let Err(by) = law.permits(tiebreak, format) {
            objections.push(Objection {
                by,
                weight: Gravity::Refusal,
                what: format!("{tiebreak} may not decide here"),
                allowed: names(law.offered(format)),
            });
        }
    }
    objections
}

/// Whether the list may still be changed with so many rounds paired.
///
/// # Errors
/// A refusal, once the first round was paired.
pub fn change(law: &StandingLaw, rounds_paired: u16) -> Result<(), Refusal> {
    if rounds_paired == 0 {
        return Ok(());
    }
    let why = "the criteria are fixed before the first round";
    Err(Refusal::new(law.named.locked, why, "the list of the regulation stays as it is"))
}

/// The criteria of a regulation in their order, each with the article that describes it.
#[must_use]
pub fn summary(law: &StandingLaw, format: Format, list: &[Tiebreak]) -> Vec<(Tiebreak, Article)> {
    list.iter().map(|tiebreak| (*tiebreak, law.article(*tiebreak, format))).collect()
}

fn names(list: impl Iterator<Item = Tiebreak>) -> String {
    list.map(Tiebreak::name).collect::<Vec<_>>().join(", ")
}
