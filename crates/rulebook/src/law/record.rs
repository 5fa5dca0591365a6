//! How players record a game, restore the record and sign it.

use article::{Article, Stated};
use clock::Millis;

/// What an edition says about score sheets.
#[derive(Clone, Copy, Debug)]
pub struct RecordLaw {
    /// Each player records every move.
    pub duty: Article,
    /// When a move may be written.
    pub writing: Stated<Writing>,
    /// A dash may stand for an obligatory capture.
    pub dash: Option<Article>,
    /// Who need not record.
    pub exempt: Stated<Exempt>,
    /// What was not written in time trouble is restored before the next move, on one's own time.
    pub restore: Article,
    /// Whether the opponent lends his sheet for that.
    pub lending: Stated<Lending>,
    /// Neither recorded: how the time of restoring is shared.
    pub both: Stated<Sharing>,
    /// The record cannot be restored.
    pub lost: Option<Stated<LostRecord>>,
    /// More missing moves than this have to be written at once, on one's own time.
    pub behind: Option<Stated<u16>>,
    /// No move may be missing when the next is made.
    pub strict: Option<Article>,
    /// Records that differ are compared, and whose fault it was pays.
    pub compared: Option<Stated<Millis>>,
    /// After the game both sign, with the time used and the result.
    pub signed: Option<Article>,
    /// A result is confirmed by the sheets, or by word of both where none are kept.
    pub confirmed: Option<Article>,
}

/// When a move may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// Before or after it is made.
    BeforeOrAfter,
    /// Only after it is made.
    After,
}

/// Who need not record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exempt {
    /// Whoever has less time than this to his control.
    pub below: Millis,
    /// Unless each move adds as much as this.
    pub increment: Option<Millis>,
}

/// Whether the opponent lends his sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lending {
    /// He may not refuse.
    Owed,
    /// If he consents.
    Consented,
}

/// How the time of restoring is shared when neither recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// All of it in halves.
    Halves,
    /// In halves until one of them is ready; the other goes on with his own time.
    HalvesUntilOneIsReady,
}

/// What a record costs that cannot be restored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostRecord {
    /// Both players lose.
    BothLose,
    /// A sanction for who did not record.
    Sanction,
}
