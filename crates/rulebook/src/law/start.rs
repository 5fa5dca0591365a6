//! How a game begins: the signal, absent players, wrong colours and set-up, and the ballot.

use article::{Article, Stated};
use clock::Millis;

/// Everything an edition says about the beginning of a game.
#[derive(Clone, Copy, Debug)]
pub struct StartLaw {
    /// At the exact time the signal is given, whoever is there.
    pub signal: Article,
    /// So long before it the players take their seats.
    pub seats: Option<Stated<Millis>>,
    /// What is done when one player is absent.
    pub absent: Stated<Absent>,
    /// The time a late player's clock has run counts as used.
    pub used: Article,
    /// When both were absent and one comes, the time that has passed is shared equally.
    pub halved: Option<Article>,
    /// The time of the first control is already too late, or only what is more.
    pub bound: Bound,
    /// Both absent, or too late: both lose.
    pub both_late: Article,
    /// A player who is not there at the beginning of a micromatch loses all of it.
    pub late_for_micromatch: Option<Article>,
    /// What a shorter lateness may cost.
    pub late_costs: Option<LateCosts>,
    /// Wrong colours are put right only until both players have moved.
    pub colours: Article,
    /// A wrong set-up that is found when both players have moved.
    pub setup: Option<Stated<SetupFound>>,
    /// A board that lies the wrong way round annuls the game whenever it is found.
    pub orientation: Option<Article>,
    /// First moves or positions drawn from a table.
    pub ballot: Option<BallotLaw>,
}

/// What is done when one player is absent at the signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Absent {
    /// His clock runs, and the other does not move before he comes.
    HisClock,
    /// The clock of the one who begins runs; he moves, or writes his move down.
    FirstClock,
}

/// What becomes of a wrong set-up that is found when both players have moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum SetupFound {
    /// The game goes on and its result counts.
    Stands,
    /// The opponent has it corrected or accepts it.
    OpponentDecides,
}

/// When a limit is overstepped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Bound {
    /// As soon as it is reached.
    Reached,
    /// When it is exceeded.
    Exceeded,
}

/// What a shorter lateness may cost, each measure with its article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateCosts {
    /// A remark.
    pub remark: Article,
    /// A warning.
    pub warning: Article,
    /// Anything else.
    pub other: Article,
}

/// How first moves or positions are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BallotLaw {
    /// In the presence of both players.
    pub present: Article,
    /// On the time of the one who is late.
    pub on_his_time: Article,
    /// Not earlier than so long before the game.
    pub earliest: Option<Stated<Millis>>,
    /// From a table that the regulation names.
    pub table: Article,
    /// A drawn position that was set up wrongly stands when both players have moved.
    pub setup: Option<Article>,
    /// A system of its own asks for micromatches and a table.
    pub system: Option<Article>,
    /// The game is not played before it.
    pub before_play: Article,
}
