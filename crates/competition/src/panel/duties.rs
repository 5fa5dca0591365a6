//! What officials see to before, during and after an event, and what closes it.

use article::Article;
use rulebook::law::event::{Charge, Closing, Duty, Force, Role, Seats, When};
use rulebook::{Area, Book, Disposition, Entry, Gravity, Objection, Refusal};

use super::{Officer, Sector};
use crate::round::Stage;
use crate::schedule::Start;
use crate::{Actor, Competition};

/// A duty at this event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// What is to be seen to, by whom and when.
    pub duty: &'static Duty,
    /// Whether it is still to be done.
    pub open: bool,
}

/// A step of the start of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Everybody sits where he belongs.
    Seats,
    /// First moves or start positions are drawn.
    Ballot,
    /// Clocks are started.
    Clocks,
}

impl Competition {
    /// Everything that officials and the organiser see to at this event.
    pub fn checklist(&self) -> impl Iterator<Item = Item> {
        let duties = self.law.panel.duties(self.regulation.organisation.play);
        duties.map(|duty| Item { duty, open: !self.is_closed(duty) })
    }

    /// What somebody sees to, by the offices he has.
    pub fn tasks(&self, by: Actor) -> impl Iterator<Item = Item> {
        let (roles, play) = (self.offices(by), self.regulation.organisation.play);
        self.checklist().filter(move |item| match item.duty.charge {
            Charge::Organiser => by == Actor::Organiser,
            Charge::Main => roles.iter().any(|&role| self.law.panel.is_main(play, role)),
            Charge::Office(role) => roles.contains(&role),
        })
    }

    /// The steps of the start of a round, in their order.
    #[must_use]
    pub fn start_of_round(&self) -> Vec<Step> {
        let mut steps = vec![Step::Seats, Step::Clocks];
        if self.regulation.organisation.start == Start::Drawn {
            steps.insert(1, Step::Ballot);
        }
        steps
    }

    /// Whether the first round may begin.
    ///
    /// # Errors
    /// With the office that is not held, or what is still to be done.
    pub fn may_begin(&self) -> Result<(), Refusal> {
        let (law, play) = (&self.law.panel, self.regulation.organisation.play);
        let sections = self.panel.sections().len();
        for office in law.offices(play) {
            let held = self.panel.holders(office.role).count();
            let needed = match office.seats {
                Seats::One => 1,
                Seats::EachSection => sections,
                Seats::OneAtMost | Seats::Any => 0,
            };
            if held < needed {
                let instead = format!("{}: {held} of {needed} appointed", office.role.name());
                return Err(Refusal::new(office.by, "an office is not held", instead));
            }
        }
        let open = self
            .checklist()
            .find(|item| item.open && item.duty.when == When::Before && item.duty.force == Force::Blocks);
        match open {
            None => Ok(()),
            Some(item) => {
                let by = law.before.unwrap_or(item.duty.by);
                Err(Refusal::new(by, "something is not done yet", format!("first {}", item.duty.by)))
            }
        }
    }

    /// What is open before the first round and does not keep it from beginning.
    pub fn reminders(&self) -> impl Iterator<Item = Item> {
        self.checklist().filter(|item| item.open && item.duty.when == When::Before)
    }

    /// Everything the edition entrusts to the officials of an event, with how often it was noted.
    pub fn entrusted<'a>(&'a self, book: &'a Book) -> impl Iterator<Item = (&'a Entry, usize)> {
        let entries = book.edition(self.regulation.edition).filter(|entry| {
            entry.disposition == Disposition::Entrusted && !Area::OF_A_GAME.contains(&entry.area)
        });
        entries.map(|entry| (entry, self.noted(entry.article)))
    }

    /// Sectors with more pairs than their arbiters judge at most.
    #[must_use]
    pub fn overload(&self) -> Vec<Objection> {
        let Some(most) = self.law.panel.pairs else { return Vec::new() };
        let judges = |sector: &&Sector| {
            let here = |officer: &&Officer| officer.post.as_deref() == Some(&sector.name);
            self.panel.officers().filter(here).count()
        };
        let pairs = |sector: &Sector| usize::from(sector.last.saturating_sub(sector.first)) + 1;
        let full = self
            .panel
            .sectors()
            .iter()
            .filter(|sector| pairs(sector) > judges(sector) * usize::from(most.value));
        let told = full.map(|sector| Objection {
            by: most.by,
            weight: Gravity::Advice,
            what: format!("{} pairs in {} for {} arbiters", pairs(sector), sector.name, judges(&sector)),
            allowed: format!("at most {} pairs for one arbiter", most.value),
        });
        told.collect()
    }

    fn noted(&self, article: Article) -> usize {
        self.notes.iter().filter(|(noted, _)| *noted == article).count()
    }

    fn is_closed(&self, duty: &Duty) -> bool {
        let schedule = &self.schedule;
        match duty.closes {
            Closing::Note => {
                let asked = match duty.when {
                    When::Round => {
                        let begun = |stage: &Stage| usize::from(stage.hours().begun());
                        self.stages().map(begun).sum::<usize>().max(1)
                    }
                    When::Before | When::During | When::After => 1,
                };
                self.noted(duty.by) >= asked
            }
            Closing::Times => self.has_slots(|slot| slot.starts.is_some()),
            Closing::Halls => self.has_slots(|slot| slot.starts.is_some() && slot.hall.is_some()),
            Closing::Offices => {
                let held = |role| self.panel.holders(role).next().is_some();
                held(Role::ChiefArbiter) && held(Role::Secretary)
            }
            Closing::Sectors => self.has_arbiters(),
            Closing::Lots => self.rounds.stage.has_numbers(),
            Closing::Published => schedule.published().is_some(),
            Closing::Committee => self.protests.committee().is_some(),
            Closing::Approval => self.protests.approved().is_some(),
            Closing::Sections => {
                let sections = self.panel.sections();
                !sections.is_empty() && sections.iter().all(|section| section.checked.is_some())
            }
            Closing::Report => self.panel.closed().is_some(),
        }
    }

    /// Every sector has an arbiter; without sectors there is one at all.
    fn has_arbiters(&self) -> bool {
        let mut arbiters =
            self.panel.officers().filter(|one| matches!(one.role, Role::Arbiter | Role::SeniorArbiter));
        match self.panel.sectors() {
            [] => arbiters.next().is_some(),
            sectors => {
                let posts: Vec<_> = arbiters.filter_map(|one| one.post.as_deref()).collect();
                sectors.iter().all(|sector| posts.contains(&sector.name.as_str()))
            }
        }
    }
}
