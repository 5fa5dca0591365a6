//! What a Swiss system answers: pairs with their colours and reasons, or why there are none.

use core::fmt;

use article::Article;
use rulebook::Edition;
use serde::Serialize;

use super::System;
use crate::No;

/// A paired round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pairing {
    /// Which round.
    pub round: u16,
    /// The pairs in the order of the boards.
    pub pairs: Vec<Pair>,
    /// Who has no partner.
    pub bye: Option<Bye>,
    /// The order that the pairs were made from.
    pub order: Vec<No>,
    /// What concerns the whole round.
    pub notes: Vec<Reason>,
}

/// Two players and who has which colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pair {
    /// Who has White.
    pub white: No,
    /// Who has Black.
    pub black: No,
    /// Why they meet, and why with these colours.
    pub because: Vec<Reason>,
}

/// The player without a partner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Bye {
    /// Who it is.
    pub no: No,
    /// Why.
    pub because: Vec<Reason>,
}

/// A sentence and the article behind it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reason {
    /// The article.
    pub by: Article,
    /// What it did.
    pub what: String,
}

/// A round that cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unpairable {
    /// The article that stands against it.
    pub by: Article,
    /// What is wrong.
    pub why: Why,
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The edition does not know the system.
    UnknownSystem {
        /// The edition.
        edition: Edition,
        /// The system.
        system: System,
    },
    /// Nobody takes part.
    Nobody,
    /// Whatever is done, somebody is left without an opponent whom he may meet.
    NoCompletePairing {
        /// How many were to be paired.
        players: usize,
        /// Players who may meet nobody at all.
        stranded: Vec<No>,
    },
}

impl Reason {
    pub(super) fn new(by: Article, what: impl Into<String>) -> Self {
        Self { by, what: what.into() }
    }
}

impl Pair {
    /// Whether somebody plays in it.
    #[must_use]
    pub fn has(&self, no: No) -> bool {
        self.white == no || self.black == no
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]", self.what, self.by)
    }
}

impl fmt::Display for Unpairable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.why {
            Why::UnknownSystem { edition, system } => {
                write!(f, "{edition} has no system {system}; {} has it", system.edition())?;
            }
            Why::Nobody => write!(f, "nobody is left to be paired; end the event or let players return")?,
            Why::NoCompletePairing { players, stranded } => {
                write!(f, "the {players} players cannot all be paired without a pair that is ruled out")?;
                if !stranded.is_empty() {
                    let names: Vec<String> = stranded.iter().map(No::to_string).collect();
                    write!(f, "; nobody is left for {}", names.join(", "))?;
                }
                write!(f, "; play fewer rounds, lift forced or forbidden pairs, or end the event here")?;
            }
        }
        write!(f, " [{}]", self.by)
    }
}

impl core::error::Error for Unpairable {}
