//! What others ask about entries.

use clock::Day;
use rulebook::Refusal;

use super::document::checklist;
use super::{Application, Ban, Entry, Group, Item, Lack, Person, Stage, State, Verdict, admission};
use crate::{Actor, Competition, PersonId};

impl State {
    /// Everybody in the register, in the order of registration.
    pub fn all(&self) -> impl Iterator<Item = (PersonId, &Entry)> {
        (1..).map(PersonId).zip(&self.entries)
    }

    /// Somebody in the register.
    #[must_use]
    pub fn get(&self, id: PersonId) -> Option<&Entry> {
        self.entries.get((id.0 as usize).checked_sub(1)?)
    }

    /// How many are in the register.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether nobody is.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The athletes who have not withdrawn before the event.
    pub fn athletes(&self) -> impl Iterator<Item = (PersonId, &Entry)> {
        self.all().filter(|(_, entry)| entry.person.is_athlete() && entry.withdrawn.is_none())
    }

    /// The applications that were handed in, the last one of each organisation.
    #[must_use]
    pub fn applications(&self) -> &[Application] {
        &self.applications
    }

    /// The disqualifications on the list.
    #[must_use]
    pub fn bans(&self) -> &[Ban] {
        &self.bans
    }

    /// What somebody has paid, less what was paid back.
    #[must_use]
    pub fn paid(&self, id: PersonId) -> i64 {
        self.get(id).map_or(0, Entry::paid)
    }

    /// The application of a stage that somebody stands on.
    #[must_use]
    pub fn application_with(&self, stage: Stage, id: PersonId) -> Option<&Application> {
        let mut of_stage = self.applications.iter().filter(|application| application.stage == stage);
        of_stage.find(|application| application.listed(id).is_some())
    }
}

impl Entry {
    pub(super) fn new(person: &Person, group: Option<Group>, at: clock::Moment) -> Self {
        Self {
            person: person.clone(),
            group,
            at,
            papers: Vec::new(),
            ledger: Vec::new(),
            check: None,
            fit: None,
            decision: None,
            withdrawn: None,
        }
    }

    /// Whether the last decision admits him.
    #[must_use]
    pub fn is_admitted(&self) -> bool {
        self.decision.as_ref().is_some_and(|decision| decision.verdict == Verdict::Admitted)
    }

    /// What he has paid, less what was paid back.
    #[must_use]
    pub fn paid(&self) -> i64 {
        self.ledger.iter().fold(0, |sum, payment| sum.saturating_add(payment.amount))
    }
}

impl Competition {
    /// The register, the applications and the decisions on admission.
    #[must_use]
    pub const fn entries(&self) -> &State {
        &self.entries
    }

    /// Somebody in the register.
    #[must_use]
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.entries.get(id).map(|entry| &entry.person)
    }

    /// Whether somebody keeps the papers of those who enter, and so sees what is personal.
    ///
    /// # Errors
    /// With the article that gives this to others.
    pub fn may_keep_papers(&self, by: Actor) -> Result<(), Refusal> {
        super::decide::must_keep(self, by)
    }

    /// Whether somebody may be paired: admitted, not withdrawn, not found unfit, not disqualified since.
    #[must_use]
    pub fn may_be_paired(&self, id: PersonId) -> bool {
        let Some(entry) = self.entries.get(id) else { return false };
        let decided = entry.decision.as_ref().map_or(Day(0), |decision| admission::day(decision.at));
        entry.person.is_athlete()
            && entry.is_admitted()
            && entry.withdrawn.is_none()
            && entry.fit != Some(false)
            && admission::barred(self, entry, decided).is_none()
    }

    /// The athletes who may be paired, in the order of registration.
    pub fn admitted(&self) -> impl Iterator<Item = PersonId> + '_ {
        self.entries.all().map(|(id, _)| id).filter(|&id| self.may_be_paired(id))
    }

    /// Everything that stands against admitting somebody on a day; nothing for those who do not play.
    #[must_use]
    pub fn lacks(&self, id: PersonId, on: Day) -> Vec<Lack> {
        let athlete = self.entries.get(id).filter(|entry| entry.person.is_athlete());
        athlete.map_or_else(Vec::new, |entry| admission::lacks(self, id, entry, on))
    }

    /// The papers somebody has to show, as of a day.
    #[must_use]
    pub fn papers(&self, id: PersonId, on: Day) -> Vec<Item> {
        let entry = self.entries.get(id);
        entry.map_or_else(Vec::new, |entry| checklist(&self.regulation, &entry.person, &entry.papers, on))
    }

    /// In which group somebody plays.
    #[must_use]
    pub fn age_group(&self, id: PersonId) -> Option<Group> {
        self.entries.get(id).and_then(|entry| entry.group)
    }

    /// The groups of the event with those who may be paired: one final table each.
    #[must_use]
    pub fn age_groups(&self) -> Vec<(Group, Vec<PersonId>)> {
        let in_group =
            |group: Group| self.admitted().filter(|&id| self.age_group(id) == Some(group)).collect();
        self.regulation.entries.groups.iter().map(|&group| (group, in_group(group))).collect()
    }
}
