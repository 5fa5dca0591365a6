//! The protocol of the committee: everybody it decided on, with the verdict and the ground.

use core::fmt;

use article::Article;
use clock::Day;

use super::{Ground, Verdict, admission};
use crate::{Competition, PersonId};

/// What the committee decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Protocol {
    /// The article that asks for it.
    pub by: Article,
    /// The decisions, in the order of registration.
    pub rows: Vec<Row>,
    /// Athletes nobody has decided on: they cannot be paired.
    pub undecided: Vec<PersonId>,
    /// Who signed it, and when.
    pub signed: Option<(Vec<String>, Day)>,
}

/// A line of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Who.
    pub id: PersonId,
    /// His name.
    pub name: String,
    /// From where.
    pub organisation: String,
    /// What was decided.
    pub verdict: Verdict,
    /// On which day.
    pub on: Day,
}

impl Competition {
    /// The protocol of the decisions so far.
    #[must_use]
    pub fn protocol(&self) -> Protocol {
        let athletes = || self.entries.athletes();
        let row = |(id, entry): (PersonId, &super::Entry)| {
            let decision = entry.decision.as_ref()?;
            Some(Row {
                id,
                name: entry.person.name.clone(),
                organisation: entry.person.organisation.clone(),
                verdict: decision.verdict.clone(),
                on: admission::day(decision.at),
            })
        };
        let is_open = |(_, entry): &(PersonId, &super::Entry)| entry.decision.is_none();
        Protocol {
            by: self.law.admission.protocol,
            rows: athletes().filter_map(row).collect(),
            undecided: athletes().filter(is_open).map(|(id, _)| id).collect(),
            signed: self.entries.signed.clone(),
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}), {}: ", self.name, self.organisation, self.on)?;
        match &self.verdict {
            Verdict::Admitted => f.write_str("admitted"),
            Verdict::Refused { ground, reason } => {
                let ground = ground.map_or("", Ground::name);
                let between = if ground.is_empty() || reason.is_empty() { "" } else { "; " };
                write!(f, "refused: {ground}{between}{reason}")
            }
        }
    }
}
