//! What can be asked of an event.

use article::Article;

use crate::{entry, panel, protest, round, schedule, team};

/// A command.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Entries, applications and admission.
    Entry(entry::Command),
    /// The panel and its duties.
    Panel(panel::Command),
    /// Sanctions, protests and appeals.
    Protest(protest::Command),
    /// The schedule and the programme.
    Schedule(schedule::Command),
    /// Teams and their line-ups.
    Team(team::Command),
    /// Lots, pairs, results, withdrawals.
    Round(round::Command),
    /// An official has seen to something an article entrusts to him.
    Note {
        /// The article.
        article: Article,
        /// What was noted.
        text: String,
    },
    /// Take back the last command that still stands.
    Undo {
        /// Why.
        reason: String,
    },
}
