//! What happened in an event, as the journal keeps it.

use article::Article;
use clock::Moment;
use serde::{Deserialize, Serialize};

use crate::{Actor, entry, panel, protest, round, schedule, team};

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// The command it followed from, counted from 1.
    pub step: u32,
    /// When.
    pub at: Moment,
    /// On whose command.
    pub actor: Actor,
    /// What.
    pub fact: Fact,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Entries, applications and admission.
    Entry(entry::Fact),
    /// The panel and its duties.
    Panel(panel::Fact),
    /// Sanctions, protests and appeals.
    Protest(protest::Fact),
    /// The schedule and the programme.
    Schedule(schedule::Fact),
    /// Teams and their line-ups.
    Team(team::Fact),
    /// Lots, pairs, results, withdrawals.
    Round(round::Fact),
    /// Something an article entrusts to an official was seen to.
    Noted {
        /// By which article.
        article: Article,
        /// What was noted.
        text: String,
    },
    /// A command was undone: its events stand no longer.
    Undone {
        /// Which.
        step: u32,
        /// Why.
        reason: String,
    },
}
