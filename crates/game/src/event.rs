//! What has happened in a game.

use article::Article;
use clock::{Millis, Moment};

use crate::command::{Claim, StopReason};
use crate::{Actor, Outcome, Played, Player};
use crate::{adjourn, form, irregularity, record, remote, sanction, start};

/// A fact, and when it happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Event {
    /// When.
    pub at: Moment,
    /// What.
    pub fact: Fact,
}

/// What has happened.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// Arrival, ballot, beginning.
    Start(start::Fact),
    /// A player moved.
    Moved {
        /// Who.
        player: Player,
        /// What.
        played: Played,
    },
    /// A player pressed the clock.
    Pressed {
        /// Who.
        player: Player,
        /// How much of the measured delay of the line was given back.
        lag: Millis,
    },
    /// The clocks were stopped.
    Stopped {
        /// By whom.
        by: Actor,
        /// Why.
        reason: StopReason,
    },
    /// The clocks run again, this player's first.
    Resumed {
        /// Whose clock runs.
        running: Player,
    },
    /// A draw was offered.
    Offered {
        /// By whom.
        player: Player,
    },
    /// The offered draw was declined, by word or by a move.
    Declined {
        /// By whom.
        player: Player,
    },
    /// A draw was claimed.
    Claimed {
        /// By whom.
        player: Player,
        /// On what ground.
        claim: Claim,
    },
    /// The claim was not upheld.
    ClaimFailed {
        /// Whose claim.
        player: Player,
        /// By which article the game goes on.
        by: Article,
    },
    /// A player counts the moves aloud.
    CountBegun {
        /// Who counts.
        player: Player,
    },
    /// An official is present and counts the moves.
    CountWitnessed,
    /// A player was reminded of the clock, or an official asked whose turn it is.
    Reminded {
        /// By whom.
        by: Actor,
    },
    /// An irregularity and what became of it.
    Irregularity(irregularity::Fact),
    /// A violation, a sanction, a correction of the clock.
    Sanction(sanction::Fact),
    /// Adjournment and resumption.
    Adjourn(adjourn::Fact),
    /// Score sheets, signatures, protests.
    Record(record::Fact),
    /// Identity, equipment, connections.
    Remote(remote::Fact),
    /// Announcements and helpers.
    Form(form::Fact),
    /// An official noted what an entrusted article asks him to see to.
    Noted {
        /// The article.
        article: Article,
        /// What he noted.
        text: String,
    },
    /// The game has ended.
    Ended(Outcome),
}

impl Fact {
    /// The fact at a moment.
    #[must_use]
    pub const fn at(self, at: Moment) -> Event {
        Event { at, fact: self }
    }
}

impl Fact {
    /// The words for all kinds of facts.
    pub const KINDS: [&'static str; 20] = [
        "start",
        "moved",
        "pressed",
        "stopped",
        "resumed",
        "offered",
        "declined",
        "claimed",
        "claim-failed",
        "count-begun",
        "count-witnessed",
        "reminded",
        "irregularity",
        "sanction",
        "adjournment",
        "record",
        "remote",
        "form",
        "noted",
        "ended",
    ];

    /// The one word for what kind of fact it is.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Start(_) => "start",
            Self::Moved { .. } => "moved",
            Self::Pressed { .. } => "pressed",
            Self::Stopped { .. } => "stopped",
            Self::Resumed { .. } => "resumed",
            Self::Offered { .. } => "offered",
            Self::Declined { .. } => "declined",
            Self::Claimed { .. } => "claimed",
            Self::ClaimFailed { .. } => "claim-failed",
            Self::CountBegun { .. } => "count-begun",
            Self::CountWitnessed => "count-witnessed",
            Self::Reminded { .. } => "reminded",
            Self::Irregularity(_) => "irregularity",
            Self::Sanction(_) => "sanction",
            Self::Adjourn(_) => "adjournment",
            Self::Record(_) => "record",
            Self::Remote(_) => "remote",
            Self::Form(_) => "form",
            Self::Noted { .. } => "noted",
            Self::Ended(_) => "ended",
        }
    }
}
