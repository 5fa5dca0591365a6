//! Sanctions of a player over the whole event.

use article::Article;
use rulebook::law::{Authority, Ladder, Measure, SanctionLaw};
use rulebook::{Refusal, Tempo, law};

use super::{Decision, Fact, What};
use crate::round::Competitor;
use crate::{Actor, Competition, No, PersonId};

impl Competition {
    /// The sanctions of somebody that stand, in their order.
    pub fn sanctions_of(&self, person: PersonId) -> impl Iterator<Item = &Decision> {
        self.protests.decisions.iter().filter(move |decision| {
            decision.measure().is_some()
                && decision.parties.first().is_some_and(|party| party.person == person)
        })
    }

    /// Whether somebody was excluded from the event.
    #[must_use]
    pub fn is_excluded(&self, person: PersonId) -> bool {
        self.sanctions_of(person).any(|decision| decision.measure() == Some(Measure::Exclusion))
    }

    /// The last exclusion of somebody that was overturned, if none stands.
    #[must_use]
    pub fn overturned_exclusion(&self, person: PersonId) -> Option<u32> {
        let is_his = |decision: &&Decision| {
            let first = decision.parties.first().is_some_and(|party| party.person == person);
            first && decision.what == What::Measure(Measure::Exclusion) && decision.overturned
        };
        let last = self.protests.decisions.iter().rfind(is_his).map(|decision| decision.no);
        last.filter(|_| !self.is_excluded(person))
    }

    /// Those who were excluded and are still in the table: the panel lets them leave it.
    pub fn to_leave(&self) -> impl Iterator<Item = No> + '_ {
        let stage = &self.rounds.stage;
        let playing = stage.numbers().filter(|(no, _)| stage.left(*no).is_none());
        let out = playing.filter(|(_, who)| match who {
            Competitor::Person(person) => self.is_excluded(*person),
            Competitor::Team(_) => false,
        });
        out.map(|(no, _)| no)
    }

    /// Whether somebody has lost a game of another round by a sanction.
    #[must_use]
    pub fn has_lost_by_sanction(&self, person: PersonId, round: u16) -> bool {
        let elsewhere = self.sanctions_of(person).filter(|one| one.round != Some(round));
        let lost = |measure| matches!(measure, Measure::Loss | Measure::MicromatchLoss);
        elsewhere.filter_map(Decision::measure).any(lost)
    }

    /// What the edition proposes for the next violation in a round, and by which article; nothing, where the
    /// official chooses.
    #[must_use]
    pub fn next_measure(&self, person: PersonId, round: u16) -> Option<(Measure, Article)> {
        let ladder = self.sanction_ladder()?;
        if let Some(later) = ladder.later.filter(|_| self.has_lost_by_sanction(person, round)) {
            return Some((later, ladder.by));
        }
        let here = self.sanctions_of(person).filter(|one| one.round == Some(round));
        let rung = |measure: Measure| ladder.rungs.iter().position(|rung| rung.is_like(measure));
        let next = here.filter_map(Decision::measure).filter_map(rung).max().map_or(0, |reached| reached + 1);
        let measure = ladder.rungs.get(next).or(ladder.rungs.last())?;
        Some((*measure, ladder.by))
    }

    /// Whether somebody may annul what those who were excluded have achieved, by which article.
    ///
    /// # Errors
    /// With the article that leaves it to the main panel, or has no annulment.
    pub fn may_annul(&self, by: Actor) -> Result<Article, Refusal> {
        let Some(article) = self.sanction_law().and_then(|law| law.annulment) else {
            let orders = self.law.panel.orders;
            return Err(Refusal::new(orders, "results are not annulled", "exclusion alone"));
        };
        if self.authority(by) == Some(Authority::Panel) {
            return Ok(article);
        }
        Err(Refusal::new(article, "only the main panel annuls results", "a decision of the panel"))
    }

    fn sanction_law(&self) -> Option<SanctionLaw> {
        law(self.regulation.edition, self.regulation.discipline.kind).map(|law| law.sanctions)
    }

    fn sanction_ladder(&self) -> Option<Ladder> {
        let law = self.sanction_law()?;
        match self.regulation.discipline.tempo {
            Tempo::Classical => law.ladder,
            Tempo::Rapid | Tempo::Blitz => law.fast_ladder,
        }
    }
}

/// The panel annuls what somebody achieved whom it has excluded.
pub(super) fn annul(event: &Competition, by: Actor, person: PersonId) -> Result<Fact, Refusal> {
    let article = event.may_annul(by)?;
    if !event.is_excluded(person) {
        return Err(Refusal::new(article, "this one is not excluded", "after his exclusion"));
    }
    Ok(Fact::Annulled { person, by: article })
}
