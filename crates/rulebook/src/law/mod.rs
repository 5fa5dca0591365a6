//! What an edition says about conducting a game, as values beside their articles.
//!
//! A [`Law`] is a page that a reader can lay beside the text of the edition: each rule is a value with the
//! article that states it, and a rule the edition does not have is `None`. The `game` reads these pages;
//! it never asks which edition it is.

mod adjournment;
mod adjudication;
mod choices;
mod cites;
mod clock;
mod controls;
mod correction;
mod draws;
pub mod event;
mod form;
mod games;
mod irregularity;
mod micromatch;
mod record;
mod remote;
mod results;
mod sanction;
mod start;

pub use adjournment::{
    AdjournmentLaw, Adjournments, EnvelopeForm, LateClaim, OnArrival, OpenMove, Slips, StoppedBy,
};
pub use adjudication::Adjudication;
pub use choices::{Choices, Lateness, Meeting, Pause, PauseTempo};
pub use cites::Cites;
pub use clock::{ClockLaw, FlagAfterWin, FlagCallers};
pub use controls::{ControlLaw, Limit, Preset, Reach, Shape, Span, TempoLaw};
pub use correction::CorrectionLaw;
pub use draws::{
    Again, ArbiterDraw, Army, Balance, DrawRule, Draws, Escape, OfferTime, Road, ShortOfTime, Stir,
    Unrecorded, Whose,
};
pub use form::{BlindLaw, FormLaw};
pub use games::{Games, Within};
pub(crate) use irregularity::listed;
pub use irregularity::{Irregularity, IrregularityLaw, Listed, Removal};
pub use micromatch::{MicromatchLaw, Rest};
pub use record::{Exempt, Lending, LostRecord, RecordLaw, Sharing, Writing};
pub use remote::RemoteLaw;
pub use results::{Occasion, Results, Scoring};
pub use sanction::{
    Authority, Correspondence, Fixed, Influence, Ladder, Measure, Provided, SanctionLaw, TimeLimits,
};

pub(crate) use cites::same;
pub(crate) use games::within;
pub use start::{Absent, BallotLaw, Bound, LateCosts, SetupFound, StartLaw};

use crate::Kind;

/// The page of one edition for some games.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// The games it is for.
    pub games: &'static [Kind],
    /// Where the board cites another edition: what this one says.
    pub cites: Cites,
    /// When a game is drawn.
    pub draws: Draws,
    /// The time controls it is played with.
    pub controls: ControlLaw,
    /// What else a regulation may choose.
    pub choices: Choices,
    /// How clocks are used.
    pub clock: ClockLaw,
    /// How it begins.
    pub start: StartLaw,
    /// How it is played as one of several.
    pub micromatch: MicromatchLaw,
    /// How it is adjourned.
    pub adjournment: AdjournmentLaw,
    /// How it is recorded.
    pub record: RecordLaw,
    /// How it is played from afar.
    pub remote: RemoteLaw,
    /// Its special forms.
    pub form: FormLaw,
    /// What can go wrong at the board.
    pub irregularities: IrregularityLaw,
    /// What follows a violation.
    pub sanctions: SanctionLaw,
    /// How officials correct clocks.
    pub corrections: CorrectionLaw,
    /// How it is won.
    pub results: Results,
}

impl Law {
    /// The article of this edition for one that a board cites.
    #[must_use]
    pub fn cite(&self, by: article::Article) -> article::Article {
        self.cites.iter().find(|(board, _)| *board == by).map_or(by, |(_, own)| *own)
    }
}
