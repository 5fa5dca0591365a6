//! How a game is adjourned with a sealed move, and resumed.

use article::{Article, Stated};

/// What an edition says about interrupting a game.
#[derive(Clone, Copy, Debug)]
pub struct AdjournmentLaw {
    /// As a rule a game is not interrupted.
    pub not_interrupted: Article,
    /// How it is adjourned after all; none where it is not.
    pub rules: Option<Adjournments>,
}

/// How a game is adjourned and resumed.
#[derive(Clone, Copy, Debug)]
pub struct Adjournments {
    /// Before the last control move only in exceptional cases, by the chief arbiter.
    pub exception: Article,
    /// When the time set for play is over: the steps to follow.
    pub order: Article,
    /// The player to move writes his move; he may change it until the clock is stopped.
    pub sealing: Article,
    /// Who stops the clock when the move is sealed.
    pub stopped_by: Stated<StoppedBy>,
    /// A player who wants to adjourn earlier takes the rest of the session on himself.
    pub on_own_time: Option<Article>,
    /// A move that was told to be sealed and is made on the board.
    pub open_move: Stated<OpenMove>,
    /// What is written on the envelope.
    pub envelope: Stated<EnvelopeForm>,
    /// The envelope is closed and kept by the arbiter, who checks what is on it.
    pub kept: Article,
    /// Whether both players sign the envelope.
    pub signed: Option<Article>,
    /// The position before the sealed move and the times are set up.
    pub set_up: Article,
    /// The envelope is opened in the presence of the player who answers.
    pub opened: Article,
    /// The clock of an absent answering player runs; the envelope stays closed.
    pub answerer_absent: Stated<OnArrival>,
    /// The sealer is absent: the answer may be sealed as well.
    pub sealer_absent: Article,
    /// A sealed move that is impossible, unclear or missing.
    pub faulty: Stated<Slips>,
    /// The envelope is lost.
    pub lost: Article,
    /// Wrong settings are corrected before one's own first move.
    pub correction: Stated<LateClaim>,
    /// Absence loses when the time runs out.
    pub absence: Option<Article>,
    /// A draw may be agreed without resuming.
    pub agreed: Option<Article>,
}

/// Who stops the clock when the move is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoppedBy {
    /// The player who sealed, his own.
    Sealer,
    /// The arbiter, both.
    Arbiter,
}

/// What becomes of a move that is made on the board instead of being sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum OpenMove {
    /// It is open; nothing is sealed.
    Stands,
    /// It is open and has to be on the score sheet before the envelope is closed.
    MustBeWritten,
}

/// What is written on the envelope besides the names, the sealer, the number of the move and the times.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnvelopeForm {
    /// The position.
    Position,
    /// The day and hour of the resumption.
    Resumption,
}

/// What happens to the clock of an absent answering player when he comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum OnArrival {
    /// It is stopped until the sealed move is on the board.
    ClockStops,
    /// It runs on.
    ClockRuns,
}

/// What is done about an obvious slip of the pen in a sealed move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slips {
    /// The arbiter corrects it.
    Corrected,
    /// Nothing: it loses.
    Lose,
}

/// What becomes of a claim about wrong settings after one's first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum LateClaim {
    /// It is refused.
    Refused,
    /// It is refused unless the arbiter finds the consequences too grave.
    UnlessGrave,
}
