//! The panel of a contest of composing: sections and their judges, works as they come in, marks and reports.

use clock::Moment;
use rulebook::Refusal;
use rulebook::law::event::{Act, ContestLaw, Play};
use serde::{Deserialize, Serialize};

use super::Fact;
use crate::schedule::Officials;
use crate::{Actor, Competition, PersonId};

/// A section of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its name.
    pub name: String,
    /// Whether its judges know the authors.
    pub authors: Authors,
    /// When its report was checked.
    pub checked: Option<Moment>,
}

/// Whether judges know who composed what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Authors {
    /// An open contest.
    Shown,
    /// A closed one.
    Hidden,
}

/// A work that came in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Work {
    /// Its running number.
    pub no: u32,
    /// When it came.
    pub came: Moment,
    /// Who composed it; nobody, where it is shown to the judges of a closed contest.
    pub author: Option<PersonId>,
    /// For which section.
    pub section: String,
    /// The position, as it was written.
    pub position: String,
    /// An earlier work with the same position.
    pub same_as: Option<u32>,
    /// Its mark, in halves of a point.
    pub mark: Option<u16>,
}

impl Section {
    pub(super) fn new(name: &str, authors: Authors) -> Self {
        Self { name: name.to_owned(), authors, checked: None }
    }
}

impl Competition {
    /// Whether somebody may enter works in a section.
    ///
    /// # Errors
    /// With the article that forbids it to an official.
    pub fn may_compete(&self, person: PersonId, section: &str) -> Result<(), Refusal> {
        let Some(law) = self.law.panel.contest else { return Ok(()) };
        let held: Vec<_> = self.panel.officers().filter(|one| one.who.person == person).collect();
        if held.iter().any(|one| law.never.0.contains(&one.role)) {
            return Err(Refusal::new(law.never.1, "this official does not compete", "somebody else's works"));
        }
        let forbidden = self.regulation.organisation.officials == Officials::StandAside;
        if forbidden && held.iter().any(|one| law.anywhere.0.contains(&one.role)) {
            let instead = "where the conditions allow it";
            return Err(Refusal::new(law.anywhere.1, "the conditions forbid it to this official", instead));
        }
        let own = |post: &Option<String>| post.as_deref() == Some(section);
        if held.iter().any(|one| law.elsewhere.0.contains(&one.role) && own(&one.post)) {
            return Err(Refusal::new(law.elsewhere.1, "a judge does not judge himself", "another section"));
        }
        Ok(())
    }

    /// What the judges of a section get: in a closed contest without the authors.
    ///
    /// # Errors
    /// If somebody else sends it, or there is no such section.
    pub fn package(&self, by: Actor, section: &str) -> Result<Vec<Work>, Refusal> {
        let article = self.may(by, Act::Forward)?;
        let Some(known) = self.panel.sections().iter().find(|known| known.name == section) else {
            return Err(Refusal::new(article, "there is no such section", "one that was opened"));
        };
        let shown = |work: &Work| Work {
            author: work.author.filter(|_| known.authors == Authors::Shown),
            ..work.clone()
        };
        Ok(self.panel.works().iter().filter(|work| work.section == section).map(shown).collect())
    }

    /// Everybody who gets the final results and a certificate of points and norms, once they are approved.
    ///
    /// # Errors
    /// If the results are not approved.
    pub fn mailing(&self) -> Result<Vec<PersonId>, Refusal> {
        let article = contest(self)?.mailing;
        if self.protests.approved().is_none() {
            return Err(Refusal::new(article, "the results are not final", "after they were approved"));
        }
        let mut authors: Vec<_> = self.panel.works().iter().filter_map(|work| work.author).collect();
        authors.sort_unstable();
        authors.dedup();
        Ok(authors)
    }
}

pub(super) fn open(event: &Competition, by: Actor, name: &str, authors: Authors) -> Result<Fact, Refusal> {
    let law = contest(event)?;
    if by != Actor::Organiser {
        event.may(by, Act::Check)?;
    }
    if name.trim().is_empty() || event.panel.sections().iter().any(|section| section.name == name) {
        return Err(Refusal::new(law.panel, "this is no new section", "another name"));
    }
    Ok(Fact::Section { name: name.to_owned(), authors })
}

pub(super) fn register(
    event: &Competition,
    by: Actor,
    author: PersonId,
    section: &str,
    position: &str,
    now: Moment,
) -> Result<Fact, Refusal> {
    let law = contest(event)?;
    event.may(by, Act::Works)?;
    if !event.panel.sections().iter().any(|known| known.name == section) {
        return Err(Refusal::new(law.incoming, "there is no such section", "one that was opened"));
    }
    if position.trim().is_empty() {
        return Err(Refusal::new(law.incoming, "there is no position", "with its position"));
    }
    event.may_compete(author, section)?;
    let works = event.panel.works();
    Ok(Fact::Registered(Work {
        no: works.last().map_or(1, |last| last.no.saturating_add(1)),
        came: now,
        author: Some(author),
        section: section.to_owned(),
        position: position.to_owned(),
        same_as: works.iter().find(|known| known.position == position).map(|known| known.no),
        mark: None,
    }))
}

pub(super) fn revise(
    event: &Competition,
    by: Actor,
    work: u32,
    mark: u16,
    reason: &str,
) -> Result<Fact, Refusal> {
    let law = contest(event)?;
    event.may(by, Act::Revise)?;
    if !event.panel.works().iter().any(|known| known.no == work) {
        return Err(Refusal::new(law.revision, "there is no such work", "one that was registered"));
    }
    if reason.trim().is_empty() {
        return Err(Refusal::new(law.revision, "no mark is revised without a reason", "with a reason"));
    }
    Ok(Fact::Revised { work, mark, reason: reason.to_owned() })
}

pub(super) fn check(event: &Competition, by: Actor, section: &str) -> Result<Fact, Refusal> {
    let law = contest(event)?;
    event.may(by, Act::Check)?;
    if !event.panel.sections().iter().any(|known| known.name == section) {
        return Err(Refusal::new(law.reports, "there is no such section", "one that was opened"));
    }
    Ok(Fact::Checked { section: section.to_owned() })
}

/// A contest is closed when the report of every section is checked.
pub(super) fn may_close(event: &Competition) -> Result<(), Refusal> {
    let Ok(law) = contest(event) else { return Ok(()) };
    match event.panel.sections().iter().find(|section| section.checked.is_none()) {
        None => Ok(()),
        Some(section) => {
            let instead = format!("after the report of {:?} was checked", section.name);
            Err(Refusal::new(law.reports, "the report of a section is not checked", instead))
        }
    }
}

/// What the edition says of contests, at a contest.
fn contest(event: &Competition) -> Result<ContestLaw, Refusal> {
    let play = event.regulation.organisation.play;
    let law = event.law.panel.contest.filter(|_| matches!(play, Play::Composing | Play::Solving));
    law.ok_or_else(|| Refusal::new(event.law.panel.needed, "this is no contest", "at a contest"))
}
