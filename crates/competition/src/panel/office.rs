//! Giving offices, sectors and seats on the admission committee, and closing the event.

use rulebook::Refusal;
use rulebook::law::event::{Act, Rank, Role, Seats};

use super::{Candidate, Fact, Officer, Sector, Sitting, contest};
use crate::{Actor, Competition, PersonId};

pub(super) fn appoint(
    event: &Competition,
    by: Actor,
    who: &Candidate,
    role: Role,
    post: Option<&str>,
) -> Result<Fact, Refusal> {
    let (law, play) = (&event.law.panel, event.regulation.organisation.play);
    let Some(office) = law.office(play, role) else {
        // By the names that every language has: titles are in the language of the edition.
        let mut names: Vec<_> = law.offices(play).map(|office| office.role.name()).collect();
        names.dedup();
        let by = if role.is_staff() { law.staff } else { law.needed };
        return Err(Refusal::new(by, "this event has no such office", names.join(", ")));
    };
    if by != Actor::Organiser {
        event.may(by, Act::Assign)?;
    }
    if event.person(who.person).is_some_and(|known| known.name != who.name) {
        let by = event.law.organisation.people;
        return Err(Refusal::new(by, "the register knows somebody else by this number", "his own number"));
    }
    if matches!(office.seats, Seats::One | Seats::OneAtMost) && event.panel.holders(role).next().is_some() {
        return Err(Refusal::new(office.by, "this office is held", "after its holder was relieved"));
    }
    if event.protests.sits_on_committee(who.person) && office.rank != Rank::Staff {
        let by = event.law.protest.committee.map_or(office.by, |committee| committee.members);
        return Err(Refusal::new(by, "no arbiter sits on the appeals committee", "somebody else"));
    }
    if let Some(post) = post.filter(|post| !known_post(event, post)) {
        let instead = format!("after {post:?} was opened");
        return Err(Refusal::new(law.sector, "there is no such sector or section", instead));
    }
    Ok(Fact::Appointed { who: who.clone(), role, post: post.map(str::to_owned) })
}

fn known_post(event: &Competition, name: &str) -> bool {
    event.panel.sectors.iter().any(|sector| sector.name == name)
        || event.panel.sections.iter().any(|section| section.name == name)
}

pub(super) fn make_sector(event: &Competition, by: Actor, sector: &Sector) -> Result<Fact, Refusal> {
    event.may(by, Act::Assign)?;
    let article = event.law.panel.sector;
    if sector.first == 0 || sector.last < sector.first || sector.name.trim().is_empty() {
        return Err(Refusal::new(article, "this is no sector", "a name, the first board and the last"));
    }
    let shared = |known: &&Sector| {
        known.name != sector.name && known.first <= sector.last && sector.first <= known.last
    };
    if let Some(other) = event.panel.sectors.iter().find(shared) {
        let instead = format!("boards {} to {} belong to {}", other.first, other.last, other.name);
        return Err(Refusal::new(article, "a board belongs to one sector", instead));
    }
    Ok(Fact::Sector(sector.clone()))
}

pub(super) fn move_to(event: &Competition, by: Actor, person: PersonId, to: &str) -> Result<Fact, Refusal> {
    event.may(by, Act::Assign)?;
    let officer = officer(event, person)?;
    if !known_post(event, to) {
        let instead = format!("after {to:?} was opened");
        return Err(Refusal::new(event.law.panel.sector, "there is no such sector or section", instead));
    }
    Ok(Fact::Moved { person, from: officer.post.clone(), to: to.to_owned() })
}

pub(super) fn officer(event: &Competition, person: PersonId) -> Result<&Officer, Refusal> {
    event.panel.officers().find(|officer| officer.who.person == person).ok_or_else(|| {
        Refusal::new(event.law.panel.needed, "this one holds no office", "somebody who was appointed")
    })
}

/// An official says himself that he is away, or another one does, or the organiser.
pub(super) fn may_say_who_is_here(event: &Competition, by: Actor, person: PersonId) -> Result<(), Refusal> {
    officer(event, person)?;
    let known = matches!(by, Actor::Organiser | Actor::Program) || by == Actor::Person(person);
    if known || !event.offices(by).is_empty() {
        return Ok(());
    }
    Err(Refusal::new(event.law.panel.deputy, "officials say who of them is away", "by an official"))
}

pub(super) fn admission(event: &Competition, by: Actor, members: &[Sitting]) -> Result<Fact, Refusal> {
    let Some(article) = event.law.panel.admission else {
        let instead = "the panel checks the entries itself";
        return Err(Refusal::new(event.law.panel.needed, "there is no admission committee", instead));
    };
    if by != Actor::Organiser {
        event.may(by, Act::Assign)?;
    }
    let play = event.regulation.organisation.play;
    let mut main = false;
    for person in members.iter().filter_map(|member| match member {
        Sitting::Officer(person) => Some(*person),
        Sitting::Organiser(_) => None,
    }) {
        let role = officer(event, person)?.role;
        let is_main = event.law.panel.is_main(play, role);
        if !is_main && role != Role::Doctor {
            let instead = "members of the main panel, representatives of the organiser, the doctor";
            return Err(Refusal::new(article, "this one does not sit on the committee", instead));
        }
        main |= is_main;
    }
    let organiser = members.iter().any(|member| matches!(member, Sitting::Organiser(_)));
    if !main || !organiser {
        let instead = "at least one member of the main panel and one representative of the organiser";
        return Err(Refusal::new(article, "the committee is not complete", instead));
    }
    Ok(Fact::Admission(members.to_vec()))
}

pub(super) fn close(event: &Competition, by: Actor) -> Result<Fact, Refusal> {
    let article = event.may(by, Act::Close)?;
    contest::may_close(event)?;
    if event.protests.approved().is_none() {
        return Err(Refusal::new(article, "the results are not approved", "after they were approved"));
    }
    let play = event.regulation.organisation.play;
    let report = event.law.panel.report.iter().find(|report| report.play == play);
    let to = report.map_or(&[][..], |report| report.to);
    Ok(Fact::Closed { report_to: to.iter().map(|&name| name.to_owned()).collect() })
}
