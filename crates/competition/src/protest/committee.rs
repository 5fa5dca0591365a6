//! The appeals committee: who sits on it, who stands aside, how it votes.

use clock::Moment;
use rulebook::law::event::{CommitteeLaw, Court};
use rulebook::{Gravity, Objection, Refusal};
use serde::{Deserialize, Serialize};

use super::case::day;
use super::{Case, Fact, Ruling, Verdict};
use crate::panel::Candidate;
use crate::{Actor, Competition, PersonId, Role};

/// The appeals committee.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Committee {
    /// Its chair.
    pub chair: Candidate,
    /// Its members.
    pub members: Vec<Candidate>,
    /// Its reserves, who sit only in the place of others.
    pub reserves: Vec<Candidate>,
    /// How it was formed.
    pub formed: Formed,
}

/// How a committee is formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Formed {
    /// Appointed by the organiser.
    Appointed,
    /// Elected from the participants.
    Elected,
}

impl Committee {
    /// Everybody on it.
    pub fn everybody(&self) -> impl Iterator<Item = &Candidate> {
        self.voters().chain(&self.reserves)
    }

    /// The chair and the members.
    pub fn voters(&self) -> impl Iterator<Item = &Candidate> {
        core::iter::once(&self.chair).chain(&self.members)
    }

    pub(super) fn seats(&self, person: PersonId) -> bool {
        self.everybody().any(|one| one.person == person)
    }
}

impl Competition {
    /// What could be better about the committee: members from one region.
    #[must_use]
    pub fn committee_advice(&self) -> Vec<Objection> {
        let Some((list, law)) = self.protests.committee.as_ref().zip(self.law.protest.committee) else {
            return Vec::new();
        };
        let voters: Vec<_> = list.voters().filter(|one| !one.region.is_empty()).collect();
        let pairs = voters.iter().enumerate().flat_map(|(at, one)| {
            voters.iter().skip(at + 1).filter(|other| other.region == one.region).map(|other| (*one, *other))
        });
        let told = pairs.map(|(one, other)| Objection {
            by: law.members,
            weight: Gravity::Advice,
            what: format!("{} and {} come from {}", one.name, other.name, one.region),
            allowed: "members from different regions".to_owned(),
        });
        told.collect()
    }

    /// Who votes in a case: chair and members, with reserves in the place of those who stand aside.
    #[must_use]
    pub fn bench(&self, case: &Case) -> Vec<PersonId> {
        let Some(list) = &self.protests.committee else { return Vec::new() };
        let seat = |one: &Candidate| {
            let replaced = case.replaced.iter().find(|(member, _)| *member == one.person);
            replaced.map_or(one.person, |(_, by)| *by)
        };
        list.voters().map(seat).collect()
    }

    fn is_party(&self, case: &Case, person: PersonId) -> bool {
        self.parties_of(case).iter().any(|party| party.person == person)
    }
}

pub(super) fn form(event: &Competition, by: Actor, list: &Committee, now: Moment) -> Result<Fact, Refusal> {
    let law = committee(event)?;
    let leads = event.offices(by).iter().any(|role| matches!(role, Role::ChiefArbiter | Role::Panel));
    if by != Actor::Organiser && !leads {
        let instead = "by the organiser, or by the chief arbiter after an election";
        return Err(Refusal::new(law.members, "others form the committee", instead));
    }
    if let Some(from) = law.from.filter(|from| event.regulation.status < from.value) {
        let instead = format!("from {} events on", from.value);
        return Err(Refusal::new(from.by, "an event of this status has no appeals committee", instead));
    }
    let within = |count: usize, least: u8, most: Option<u8>| {
        count >= usize::from(least) && most.is_none_or(|most| count <= usize::from(most))
    };
    let complete = within(list.members.len(), law.members_least, law.members_most)
        && within(list.reserves.len(), law.reserves_least, law.reserves_most);
    if !complete {
        let (members, reserves) = (law.members_least, law.reserves_least);
        let instead = format!("a chair, {members} members and {reserves} reserves");
        return Err(Refusal::new(law.members, "the committee is not complete", instead));
    }
    for (at, one) in list.everybody().enumerate() {
        if list.everybody().skip(at + 1).any(|other| other.person == one.person) {
            return Err(Refusal::new(law.members, "somebody sits on it twice", "everybody once"));
        }
        if event.panel.is_officer(one.person) {
            return Err(Refusal::new(law.members, "an arbiter of the event sits on it", "somebody else"));
        }
        if let Some(least) = law.age {
            let today = day(now);
            let registered = || event.person(one.person)?.age_on(today);
            let age = one.born.map(|born| years(born.date(), today.date())).or_else(registered);
            if age.is_none_or(|age| age < i32::from(least.value)) {
                let instead = format!("at least {} years old", least.value);
                return Err(Refusal::new(least.by, "somebody on it is too young", instead));
            }
        }
    }
    if let Some(article) = law.odd.filter(|_| list.voters().count() % 2 == 0) {
        return Err(Refusal::new(article, "the number of votes is even", "an odd number"));
    }
    Ok(Fact::Committee(list.clone()))
}

/// Full years between two dates.
fn years(born: (i32, u8, u8), today: (i32, u8, u8)) -> i32 {
    let birthday_to_come = (today.1, today.2) < (born.1, born.2);
    today.0.saturating_sub(born.0).saturating_sub(i32::from(birthday_to_come))
}

/// Puts a reserve in the place of a member who may have an interest.
pub(super) fn stand_aside(
    event: &Competition,
    by: Actor,
    no: u32,
    member: PersonId,
) -> Result<Fact, Refusal> {
    let law = committee(event)?;
    if event.courts(by).is_empty() {
        return Err(Refusal::new(law.interest, "officials see to that", "by the committee or the organiser"));
    }
    let Some((case, list)) = event.protests.case(no).zip(event.protests.committee.as_ref()) else {
        return Err(Refusal::new(law.interest, "there is no such appeal", "with the number of an appeal"));
    };
    let bench = event.bench(case);
    if !bench.contains(&member) {
        return Err(Refusal::new(law.interest, "this one does not vote in the case", "somebody who does"));
    }
    let used = |person| case.replaced.iter().any(|(away, by)| *away == person || *by == person);
    let free = list
        .reserves
        .iter()
        .find(|one| !bench.contains(&one.person) && !used(one.person) && !event.is_party(case, one.person));
    // A reserve who has an interest himself makes room for the next one in the same seat.
    let seat = case.replaced.iter().find(|(_, by)| *by == member).map_or(member, |(away, _)| *away);
    match free {
        Some(reserve) => Ok(Fact::Replaced { case: no, member: seat, by: reserve.person }),
        None => Err(Refusal::new(law.interest, "no reserve is left", "a committee with more reserves")),
    }
}

/// Whether a committee may rule as it votes.
pub(super) fn vote(event: &Competition, case: &Case, court: Court, ruling: &Ruling) -> Result<(), Refusal> {
    if court != Court::Appeals {
        return Ok(());
    }
    let law = committee(event)?;
    let bench = event.bench(case);
    if let Some(article) = law.parties.filter(|_| bench.iter().any(|one| event.is_party(case, *one))) {
        let instead = "after a reserve took his place";
        return Err(Refusal::new(article, "somebody in dispute sits on the committee", instead));
    }
    let Some(votes) = ruling.votes else {
        return Err(Refusal::new(law.members, "a committee votes", "with the votes"));
    };
    let cast = usize::from(votes.yes) + usize::from(votes.no);
    if cast != bench.len() {
        let article = law.odd.unwrap_or(law.members);
        return Err(Refusal::new(article, "everybody on the bench votes", format!("{} votes", bench.len())));
    }
    let won = votes.yes > votes.no;
    if won != (ruling.verdict == Verdict::Upheld) {
        let article = law.odd.unwrap_or(law.members);
        return Err(Refusal::new(article, "the majority decides", "the verdict of the majority"));
    }
    Ok(())
}

fn committee(event: &Competition) -> Result<CommitteeLaw, Refusal> {
    let law = &event.law.protest;
    law.committee.ok_or_else(|| Refusal::new(law.right, "there is no appeals committee", "the chief arbiter"))
}
