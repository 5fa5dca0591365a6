//! What an edition says about conducting a game, as values beside their articles.
//!
//! A [`Law`] is a page that a reader can lay beside the text of the edition: each rule is a value with the
//! article that states it, and a rule the edition does not have is `None`. The `game` reads these pages;
//! it never asks which edition it is.

mod adjournment;
mod clock;
mod correction;
mod draws;
mod form;
mod record;
mod remote;
mod results;
mod sanction;

pub use adjournment::{
    AdjournmentLaw, Adjournments, EnvelopeForm, LateClaim, OnArrival, OpenMove, Slips, StoppedBy,
};
pub use clock::{ClockLaw, FlagAfterWin};
pub use correction::CorrectionLaw;
pub use draws::{
    Again, Army, ArbiterDraw, Balance, DrawRule, Draws, OfferTime, Road, ShortOfTime, Stir, Whose,
};
pub use form::{BlindLaw, FormLaw};
pub use record::{Exempt, Lending, LostRecord, RecordLaw, Sharing, Writing};
pub use remote::RemoteLaw;
pub use results::Results;
pub use sanction::{
    Authority, Correspondence, Fixed, Influence, Ladder, Measure, Provided, SanctionLaw, TimeLimits,
};

use crate::Kind;

/// The page of one edition for some games.
#[derive(Clone, Copy, Debug)]
pub struct Law {
    /// The games it is for.
    pub games: &'static [Kind],
    /// When a game is drawn.
    pub draws: Draws,
    /// How clocks are used.
    pub clock: ClockLaw,
    /// How it is adjourned.
    pub adjournment: AdjournmentLaw,
    /// How it is recorded.
    pub record: RecordLaw,
    /// How it is played from afar.
    pub remote: RemoteLaw,
    /// Its special forms.
    pub form: FormLaw,
    /// What follows a violation.
    pub sanctions: SanctionLaw,
    /// How officials correct clocks.
    pub corrections: CorrectionLaw,
    /// How it is won.
    pub results: Results,
}
