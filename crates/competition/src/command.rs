//! What can be asked of an event.
//!
//! ```
//! # use competition::{Command, No, round};
//! let text = r#"{"round":{"score":{"round":1,"no":3,"outcome":"white"}}}"#;
//! let score = round::Command::Score { round: 1, no: No(3), outcome: round::Outcome::White };
//! assert_eq!(serde_json::from_str::<Command>(text).unwrap(), Command::Round(score));
//! assert!(serde_json::from_str::<Command>(r#"{"round":{"score":{"round":1,"no":3,"outcome":"white","x":1}}}"#).is_err());
//! ```

use article::Article;
use serde::{Deserialize, Serialize};

use crate::{entry, panel, protest, round, schedule, team};

/// A command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
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
