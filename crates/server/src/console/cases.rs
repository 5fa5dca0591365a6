//! Decisions, protests and appeals, with terms, deposits and the committee.

use competition::protest::{Case, Committee, Decision, Deposit, Petition};
use competition::round::Competitor;
use competition::{Actor, Competition};
use serde::Serialize;

use crate::table::Guest;
use crate::venue::Venue;

/// Everything in dispute at an event.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Docket {
    pub(crate) decisions: Vec<Decided>,
    pub(crate) cases: Vec<Filed>,
    pub(crate) committee: Option<Committee>,
    /// What goes with a protest.
    pub(crate) deposit: Option<u32>,
    /// Deposits that went to the prizes, and that were returned.
    pub(crate) deposits: (u32, u32),
    pub(crate) approved: Option<clock::Moment>,
}

/// A decision, and what can be done about it.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Decided {
    #[serde(flatten)]
    pub(crate) decision: Decision,
    pub(crate) names: Vec<String>,
    /// The protest that could be filed next, as far as it writes itself.
    pub(crate) petition: Option<Petition>,
    /// Its last moment, where there is one yet.
    pub(crate) until: Option<clock::Moment>,
    /// Whether the caller may file it.
    pub(crate) yours: bool,
    /// Those from whom the caller may take it on paper, with their names.
    pub(crate) from: Vec<(Actor, String)>,
}

/// A protest or an appeal.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Filed {
    #[serde(flatten)]
    pub(crate) case: Case,
    /// Who filed it.
    pub(crate) by: String,
    /// What becomes of its deposit.
    pub(crate) returned: Option<Deposit>,
    /// Whether the caller speaks for the instance that is asked.
    pub(crate) yours: bool,
}

/// What is in dispute, as somebody may see it: those who conduct the event all of it, others what concerns them.
pub(crate) fn docket(venue: &Venue, guest: &Guest) -> Docket {
    let (event, actors) = (venue.competition(), venue.actors_of(guest));
    let all = venue.conducts(guest) || actors.iter().any(|actor| !event.courts(*actor).is_empty());
    let concerned = |decision: &Decision| actors.iter().any(|actor| concerns(event, *actor, decision));
    let takes = actors.iter().any(|actor| event.may_receive(*actor).is_ok());
    let protests = event.protests();
    let seen: Vec<&Decision> =
        protests.decisions().iter().filter(|decision| all || concerned(decision)).collect();
    let numbers: Vec<u32> = seen.iter().map(|decision| decision.no).collect();
    let cases = protests.cases().iter().filter(|case| numbers.contains(&case.petition.decision));
    Docket {
        cases: cases
            .map(|case| Filed {
                by: called(event, case.author),
                returned: returned(event, case.no),
                yours: case.is_open()
                    && actors.iter().any(|actor| event.courts(*actor).contains(&case.petition.to)),
                case: case.clone(),
            })
            .collect(),
        decisions: seen
            .into_iter()
            .rev()
            .map(|decision| {
                let petition = event.petition(decision.no);
                let person =
                    |party: &competition::protest::Party| event.name_of(Competitor::Person(party.person));
                Decided {
                    names: decision.parties.iter().map(person).collect(),
                    until: petition.as_ref().and_then(|next| event.protest_until(decision, next.to)),
                    yours: petition.is_some()
                        && actors.iter().any(|actor| event.may_protest(*actor, decision).is_ok()),
                    from: if takes && petition.is_some() { writers(event, decision) } else { Vec::new() },
                    petition,
                    decision: decision.clone(),
                }
            })
            .collect(),
        committee: protests.committee().cloned(),
        deposit: event.regulation().protests.deposit,
        deposits: protests.deposits(),
        approved: protests.approved(),
    }
}

/// Who can have written a protest against a decision: the parties, or in an event of teams their captains.
fn writers(event: &Competition, decision: &Decision) -> Vec<(Actor, String)> {
    let parties = decision.parties.iter();
    let of_party = parties.flat_map(|party| {
        [Some(Actor::Person(party.person)), party.team.map(Actor::Captain)].into_iter().flatten()
    });
    let may = of_party.filter(|actor| event.may_protest(*actor, decision).is_ok());
    let mut known: Vec<(Actor, String)> = may.map(|actor| (actor, called(event, actor))).collect();
    known.dedup();
    known
}

/// Whether a decision concerns somebody, those whom he represents, or a team he leads.
fn concerns(event: &Competition, actor: Actor, decision: &Decision) -> bool {
    match actor {
        Actor::Person(person) => {
            let represents = |party: &competition::protest::Party| event.represents(person, party.person);
            decision.concerns(person) || decision.parties.iter().any(represents)
        }
        Actor::Captain(team) => decision.parties.iter().any(|party| party.team == Some(team)),
        _ => false,
    }
}

fn called(event: &Competition, actor: Actor) -> String {
    match actor {
        Actor::Person(person) => event.name_of(Competitor::Person(person)),
        Actor::Captain(team) => event.name_of(Competitor::Team(team)),
        _ => String::new(),
    }
}

fn returned(event: &Competition, case: u32) -> Option<Deposit> {
    event.standing().rev().find_map(|told| match &told.fact {
        competition::Fact::Protest(competition::protest::Fact::Ruled { ruling, deposit, .. })
            if ruling.case == case =>
        {
            Some(*deposit)
        }
        _ => None,
    })
}
