//! What an edition says about events, as values beside their articles.

mod admission;
mod ages;
mod organisation;
mod panel;
mod protest;
mod round;
mod standing;
mod swiss;
mod systems;
mod team;
mod tiebreak;
mod withdrawal;

pub use admission::{
    AdmissionLaw, ApplicationLaw, FeeLaw, Holder, List, Paper, PaperLaw, Required, Signatory,
};
pub use ages::{AgeGroup, AgeLaw, AgeTable, Contests, Older, Sex, Span};
pub use organisation::{
    Block, Character, Entrants, EventKind, MatchGoal, OrganisationLaw, Override, Play, Programme, Register,
    Registered, SystemName, Two,
};
pub use panel::{
    Act, Charge, Closing, ContestLaw, Duty, Force, Office, PanelLaw, Rank, Report, Right, Role, Seats,
    StandIn, When,
};
pub use protest::{After, Approval, Asked, CommitteeLaw, Court, Matter, Path, ProtestLaw, Step, Term};
pub use round::RoundLaw;
pub use standing::{
    Contested, Format, Named, Naming, Offer, Partner, PlayOffLaw, Provided, StandingLaw, TeamScoring,
    TeamStandingLaw, Tied, Total, UnplayedLaw,
};
pub use swiss::{
    ColourRule, End, FirstColour, FirstRound, History, Inside, Key, Limit, Meeting, Numbering, Order, Relief,
    Rounds, Side, SwissLaw, SwissPage, SwissSystem, UnknownSwissSystem, Walk,
};
pub(crate) use systems::way;
pub use systems::{Again, KnockoutLaw, LotsLaw, PointsOut, RoundRobinLaw, SystemsLaw, TieWay, Way, Whom};
pub use team::{Incomplete, LineUps, Missing, TeamLaw};
pub use tiebreak::{TeamTiebreak, Tiebreak, UnknownTiebreak};
pub use withdrawal::{Early, Played, Unfinished, WithdrawalLaw};

/// The page of one edition about events.
#[derive(Clone, Copy, Debug)]
pub struct EventLaw {
    /// How pairs of a Swiss event are made.
    pub swiss: SwissLaw,
    /// Which systems there are, how many rounds, and how round robin, knockout and matches go.
    pub systems: SystemsLaw,
    /// What becomes of those who leave.
    pub withdrawal: WithdrawalLaw,
    /// How places are found.
    pub standing: StandingLaw,
    /// How teams play and are ranked.
    pub team: TeamLaw,
    /// Groups by age and sex.
    pub ages: AgeLaw,
    /// Who is admitted, with which papers.
    pub admission: AdmissionLaw,
    /// Who the officials are and what they see to.
    pub panel: PanelLaw,
    /// How decisions are protested and appealed.
    pub protest: ProtestLaw,
    /// How rounds go: lots, pairs, results.
    pub round: RoundLaw,
    /// What an event is and how it is announced.
    pub organisation: OrganisationLaw,
}
