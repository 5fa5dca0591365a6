//! What the regulation of an event may choose, other than its time control.

use article::{Article, Stated};
use clock::Millis;

/// Everything an edition leaves to the regulation of an event.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    /// How late a player may come at most.
    pub lateness: Stated<Lateness>,
    /// Meetings of several games.
    pub meeting: Option<Meeting>,
    /// Opening regulations and fouls of renju.
    pub opening: Article,
    /// What is done about irregularities at a board.
    pub irregularities: Article,
}

/// How late a player may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lateness {
    /// By the time of the first control.
    FirstControl,
    /// By the time of the first control, but not more than this.
    FirstControlOr(Millis),
    /// By this, whatever the control.
    Fixed(Millis),
}

/// Meetings of several games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The article.
    pub by: Article,
    /// The most games of a meeting.
    pub most: Option<u8>,
    /// The pause between them.
    pub pause: Option<Stated<Pause>>,
}

/// A pause between the games of a meeting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// At least.
    pub least: Millis,
    /// At most.
    pub most: Millis,
    /// When it is prescribed.
    pub tempo: PauseTempo,
}

/// When a pause is prescribed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseTempo {
    /// In classical play.
    Classical,
    /// Always.
    Any,
}
