//! The envelope of an adjourned game: a move nobody may read before it is opened, and what is written outside.

use std::fmt;

use clock::{Millis, Moment};
use draughts::Setup;

use crate::actor::Each;
use crate::{Board, Game, Player};

/// A sealed move as it was written. Its debug form does not show it.
#[derive(Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Secret(String);

/// In what script a move is sealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Script {
    /// In the usual letters.
    Letters,
    /// In raised dots; the arbiter then writes what is on the envelope.
    Braille,
}

/// What is written on the envelope.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Envelope {
    /// The names of the players.
    pub names: Each<String>,
    /// The men and kings on the board.
    pub position: Option<Setup>,
    /// Who sealed.
    pub sealer: Player,
    /// The number of the sealed move.
    pub number: u16,
    /// The time each clock showed.
    pub times: Each<Millis>,
    /// When the game is to be resumed.
    pub resumption: Option<Moment>,
}

/// Something on the envelope that is not so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The position on the board is another.
    Position,
    /// The other player sealed.
    Sealer,
    /// The move has another number.
    Number,
    /// A clock showed another time.
    Times,
}

impl Secret {
    /// A move as a player wrote it; nothing, if he wrote none.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The text, for whoever keeps the journal. Nobody may see it before the envelope is opened.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(sealed)")
    }
}

impl Mismatch {
    /// A few words for it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Position => "the position on the board is another",
            Self::Sealer => "the other player sealed",
            Self::Number => "the move has another number",
            Self::Times => "a clock showed another time",
        }
    }
}

impl Game {
    /// What is written on the envelope.
    #[must_use]
    pub const fn envelope(&self) -> Option<&Envelope> {
        self.adjournment.envelope.as_ref()
    }

    /// The envelope as it ought to be written, names and resumption left to the players.
    #[must_use]
    pub fn envelope_due(&self) -> Envelope {
        Envelope {
            names: Each::default(),
            position: self.board.position().map(draughts::AnyPosition::setup),
            sealer: super::sealer(self),
            number: number(self),
            times: self.adjournment.times,
            resumption: None,
        }
    }

    /// What on the envelope differs from the board and the clocks.
    #[must_use]
    pub fn envelope_mismatches(&self) -> Vec<Mismatch> {
        let (Some(written), due) = (self.envelope(), self.envelope_due()) else { return Vec::new() };
        let mut found = Vec::new();
        let mut note = |differs, mismatch| found.extend(Some(mismatch).filter(|_| differs));
        note(written.position.is_some() && written.position != due.position, Mismatch::Position);
        note(written.sealer != due.sealer, Mismatch::Sealer);
        note(written.number != due.number, Mismatch::Number);
        note(written.times != due.times, Mismatch::Times);
        found
    }
}

/// The number the sealed move has in the record.
fn number(game: &Game) -> u16 {
    let open = u16::from(super::is_open(game));
    let made = match &game.board {
        Board::Draughts(_) => game.moves_of(super::sealer(game)),
        Board::Renju(stones) => u16::try_from(stones.position().moves()).unwrap_or(u16::MAX),
    };
    (made + 1).saturating_sub(open)
}
