//! Swiss systems.

use article::Article;
use draughts::Colour;
use rulebook::Edition;
use serde::{Deserialize, Serialize};

use crate::{No, Table};

/// How pairs are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum System {
    /// By the numbers of the players alone.
    Individual,
    /// By the truncated Solkoff coefficient.
    TruncatedSolkoff,
    /// By the current Buchholz coefficient.
    CurrentBuchholz,
    /// By the full and the median Solkoff coefficient.
    MedianSolkoff,
    /// By lot.
    BlindLot,
    /// Renju, regulated by rating.
    RenjuRating,
    /// Renju, by lot.
    RenjuLot,
}

/// What is to be paired.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "being written")]
pub struct Request<'a> {
    pub table: &'a Table,
    pub system: System,
    pub edition: Edition,
    pub round: u16,
    pub rounds: Option<u16>,
    pub absent: &'a [No],
    pub forced: &'a [(No, No)],
    pub forbidden: &'a [(No, No)],
    pub seed: u64,
    pub first: Option<Colour>,
    pub parity: bool,
}

impl<'a> Request<'a> {
    /// The next round of a table.
    #[must_use]
    pub fn new(table: &'a Table, system: System) -> Self {
        Self {
            table,
            system,
            edition: Edition::Ru22,
            round: table.rounds() as u16 + 1,
            rounds: None,
            absent: &[],
            forced: &[],
            forbidden: &[],
            seed: 0,
            first: None,
            parity: false,
        }
    }
}

/// Pairs.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "being written")]
pub struct Pairing {
    pub round: u16,
    pub pairs: Vec<Pair>,
    pub bye: Option<Bye>,
    pub order: Vec<No>,
    pub notes: Vec<Reason>,
}

/// A pair.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "being written")]
pub struct Pair {
    pub white: No,
    pub black: No,
    pub because: Vec<Reason>,
}

/// A bye.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "being written")]
pub struct Bye {
    pub no: No,
    pub because: Vec<Reason>,
}

/// Why.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "being written")]
pub struct Reason {
    pub by: Article,
    pub what: String,
}

/// No pairs.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "being written")]
pub struct Unpairable {
    pub by: Article,
}

impl core::fmt::Display for Unpairable {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.by)
    }
}

/// Makes pairs.
///
/// # Errors
/// If there are none.
pub fn pair(request: &Request<'_>) -> Result<Pairing, Unpairable> {
    Err(Unpairable { by: rulebook::event_law(request.edition).round.pairs })
}
