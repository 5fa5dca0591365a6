//! What is asked of a Swiss system: which round of which table is to be paired, and what is known beforehand.

use article::Article;
use draughts::Colour;
use rulebook::law::event::{SwissLaw, SwissPage};
use rulebook::{Edition, event_law};

use super::{System, Unpairable, Why};
use crate::{No, Table};

/// A round that is to be paired.
#[derive(Clone, Debug)]
pub struct Request<'a> {
    /// What happened so far; rounds from the asked one on are not looked at.
    pub table: &'a Table,
    /// How to pair.
    pub system: System,
    /// By whose words.
    pub edition: Edition,
    /// Which round, from 1.
    pub round: u16,
    /// How many rounds there will be, if that is known.
    pub rounds: Option<u16>,
    /// Who will miss the round.
    pub absent: &'a [No],
    /// Pairs that the regulation sets.
    pub forced: &'a [(No, No)],
    /// Pairs that the regulation rules out.
    pub forbidden: &'a [(No, No)],
    /// The seed of the lots.
    pub seed: u64,
    /// The colour of number 1 in round 1, if it was drawn before.
    pub first: Option<Colour>,
    /// Equal truncated coefficients are ordered by the parity of the round (5.4.10.6.2.c).
    pub parity: bool,
}

impl<'a> Request<'a> {
    /// The next round of a table.
    #[must_use]
    pub fn new(table: &'a Table, system: System) -> Self {
        Self {
            table,
            system,
            edition: system.edition(),
            round: u16::try_from(table.rounds()).unwrap_or(u16::MAX).saturating_add(1),
            rounds: None,
            absent: &[],
            forced: &[],
            forbidden: &[],
            seed: 0,
            first: None,
            parity: false,
        }
    }

    /// Rounds that were paired before.
    pub(super) fn before(&self) -> usize {
        usize::from(self.round.saturating_sub(1))
    }

    /// Whether this is known to be the last round.
    pub(super) fn is_last(&self) -> bool {
        self.rounds == Some(self.round)
    }

    /// What the edition says about all systems.
    pub(super) fn law(&self) -> &'static SwissLaw {
        &event_law(self.edition).swiss
    }

    /// What the edition says about the system.
    pub(super) fn page(&self) -> Result<&'static SwissPage, Unpairable> {
        let unknown = Why::UnknownSystem { edition: self.edition, system: self.system };
        self.law().page(self.system).ok_or(Unpairable { by: self.law().purpose, why: unknown })
    }

    /// Whether a player takes part in the round, or the article by which he does not.
    pub(super) fn excludes(&self, no: No) -> Option<Article> {
        let withdrawn =
            self.table.line(no).is_none_or(|line| line.withdrawn_after.is_some_and(|n| n < self.round));
        (withdrawn || self.absent.contains(&no)).then_some(self.law().absent)
    }
}
