//! A checker of pairings made elsewhere.

use super::{Ask, Number, pair};

/// What is wrong with a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Not to be paired in this round.
    NotInField(Number),
    /// Has neither an opponent nor the bye.
    Missing(Number),
    /// Stands in the list more than once.
    Twice(Number),
    /// Have met before.
    Repeated(Number, Number),
    /// Forbidden by the regulation.
    Forbidden(Number, Number),
    /// The articles give nobody, or somebody else, the bye.
    OtherBye,
    /// The articles make another pair.
    OtherPair(Number, Number),
    /// The articles give the colours the other way.
    OtherColours(Number, Number),
    /// The articles find no pairing.
    Impossible,
}

/// Everything wrong with the pairs (White first) and the bye of a round.
#[must_use]
pub fn check(ask: &Ask, pairs: &[(Number, Number)], bye: Option<Number>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let field = ask.field();
    let listed: Vec<Number> = pairs.iter().flat_map(|&(white, black)| [white, black]).chain(bye).collect();
    for no in ask.table.numbers() {
        let times = listed.iter().filter(|&&other| other == no).count();
        match (field.contains(&no), times) {
            (true, 1) | (false, 0) => {}
            (true, 0) => faults.push(Fault::Missing(no)),
            (true, _) => faults.push(Fault::Twice(no)),
            (false, _) => faults.push(Fault::NotInField(no)),
        }
    }
    for &(white, black) in pairs {
        if ask.table.numbers().any(|no| no == white) && ask.have_met(white, black) {
            faults.push(Fault::Repeated(white, black));
        }
        if ask.forbidden.contains(&(white, black)) || ask.forbidden.contains(&(black, white)) {
            faults.push(Fault::Forbidden(white, black));
        }
    }
    let Some(right) = pair(ask) else {
        faults.push(Fault::Impossible);
        return faults;
    };
    if right.bye != bye {
        faults.push(Fault::OtherBye);
    }
    for &(white, black) in pairs {
        if right.pairs.contains(&(black, white)) {
            faults.push(Fault::OtherColours(white, black));
        } else if !right.pairs.contains(&(white, black)) {
            faults.push(Fault::OtherPair(white, black));
        }
    }
    faults
}
