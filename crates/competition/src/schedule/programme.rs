//! The printed programme: its parts, and whether it may be published.

use article::Article;
use clock::Day;
use rulebook::Refusal;
use rulebook::law::event::Block;

use super::Fact;
use crate::{Actor, Competition};

/// A part of the programme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Which.
    pub block: Block,
    /// The article that asks for it.
    pub by: Article,
    /// What it says; nothing while it is empty.
    pub text: Option<String>,
}

impl Competition {
    /// The parts of the programme in their order; none, if the edition asks for no programme.
    #[must_use]
    pub fn programme(&self) -> Vec<Part> {
        let blocks = self.law.organisation.programme.map_or(&[][..], |programme| programme.blocks);
        let part = |block| match self.schedule.blocks.get(&block) {
            Some(text) => Some(text.clone()),
            None => self.known(block),
        };
        blocks.iter().map(|one| Part { block: one.value, by: one.by, text: part(one.value) }).collect()
    }

    /// What the event itself knows about a part.
    fn known(&self, block: Block) -> Option<String> {
        let (regulation, terms) = (&self.regulation, &self.regulation.organisation);
        match block {
            Block::Rules => Some(regulation.edition.title().to_owned()),
            Block::Organisers => {
                Some(terms.organisers.join("; ")).filter(|organisers| !organisers.is_empty())
            }
            Block::Venue => {
                let (first, last) = (regulation.first_day?, regulation.last_day?);
                (!terms.place.is_empty())
                    .then(|| format!("{}, {} – {}", terms.place, shown(first), shown(last)))
            }
            Block::Schedule => self.rounds_in_order(),
            Block::Entitled | Block::Contacts => None,
        }
    }

    /// The rounds in the order in which they are played, if every one has its hour.
    fn rounds_in_order(&self) -> Option<String> {
        if !self.has_slots(|slot| slot.starts.is_some()) {
            return None;
        }
        let slots = self.hours().slots.iter();
        let mut rounds: Vec<_> =
            slots.filter_map(|(round, slot)| Some((slot.starts?, *round, slot))).collect();
        rounds.sort_unstable_by_key(|(starts, round, _)| (*starts, *round));
        let line = |(starts, round, slot): &(clock::Moment, u16, &super::Slot)| {
            let minutes = starts.0.div_euclid(60_000);
            let day = Day(i32::try_from(minutes.div_euclid(1_440)).unwrap_or(i32::MAX));
            let (hour, minute) = (minutes.rem_euclid(1_440) / 60, minutes.rem_euclid(60));
            let hall = slot.hall.as_deref().unwrap_or_default();
            format!("{round}: {} {hour:02}:{minute:02} {hall}", shown(day)).trim_end().to_owned()
        };
        Some(rounds.iter().map(line).collect::<Vec<_>>().join("\n"))
    }
}

fn shown(day: Day) -> String {
    let (year, month, day) = day.date();
    format!("{day:02}.{month:02}.{year}")
}

pub(super) fn write(event: &Competition, by: Actor, block: Block, text: &str) -> Result<Vec<Fact>, Refusal> {
    let article = asked(event)?;
    super::may_schedule(event, by)?;
    if text.trim().is_empty() {
        return Err(Refusal::new(article, "a part says something", "with its text"));
    }
    Ok(vec![Fact::Written { block, text: text.to_owned() }])
}

pub(super) fn publish(event: &Competition, by: Actor) -> Result<Vec<Fact>, Refusal> {
    let article = asked(event)?;
    super::may_schedule(event, by)?;
    match event.programme().into_iter().find(|part| part.text.is_none()) {
        None => Ok(vec![Fact::ProgrammePublished]),
        Some(empty) => {
            let instead = format!("first {} ({})", empty.block.name(), empty.by);
            Err(Refusal::new(article, "a part of the programme is empty", instead))
        }
    }
}

fn asked(event: &Competition) -> Result<Article, Refusal> {
    let law = &event.law.organisation;
    law.programme
        .map(|programme| programme.by)
        .ok_or_else(|| Refusal::new(law.notice, "the edition asks for no programme", "the schedule alone"))
}
