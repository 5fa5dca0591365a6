//! What can go wrong at a board, and who decides what becomes of it.
//!
//! ```
//! use draughts::AnyVariant;
//! use rulebook::{Edition, Kind, law};
//! use rulebook::law::Irregularity;
//! let page = law(Edition::Ru22, Kind::Draughts(AnyVariant::Russian)).unwrap().irregularities;
//! assert_eq!(page.article(Irregularity::MissedCapture).name(), "RU22:5.4.14.2.f");
//! ```

use article::{Article, Stated};

/// Everything an edition says about irregular actions at the board.
#[derive(Clone, Copy, Debug)]
pub struct IrregularityLaw {
    /// Only the opponent decides whether an irregularity is corrected.
    pub opponent_decides: Article,
    /// The kinds the edition lists.
    pub kinds: &'static [Listed],
    /// By replying the opponent accepts what was done.
    pub accepted: Article,
    /// An irregularity is corrected as a whole or not at all.
    pub whole: Option<Article>,
    /// A king that was not marked may be marked later.
    pub mark_later: Option<Article>,
    /// What neither player noticed stays.
    pub unnoticed: Article,
    /// The clock is switched back and the error put right on the offender's time.
    pub switched_back: Article,
    /// Pressing the clock after impossible moves to gain time is a gross violation.
    pub gain: Option<Article>,
    /// The offender is warned when his move is cancelled.
    pub warned: Option<Article>,
    /// Without agreement the clocks are stopped and the arbiter is called.
    pub dispute: Article,
    /// The game is replayed from the moment of an illegal move.
    pub replayed: Option<Article>,
    /// The clocks are corrected when it is.
    pub replayed_clock: Option<Article>,
    /// A move is made when the piece is released.
    pub release: Article,
    /// A touched piece that can move has to move.
    pub touch: Option<Article>,
    /// Who touched one piece and moved another has to move the one touched first.
    pub touched_first: Option<Article>,
    /// Pieces are adjusted on one's own turn after saying so.
    pub adjust: Option<Article>,
    /// When the removal of captured pieces is finished.
    pub removal: Stated<Removal>,
    /// Renju: an impossible or forbidden move is declared and the position corrected.
    pub declared: Option<Article>,
    /// Renju: found later in the game, play returns to the moment before it.
    pub found_later: Option<Article>,
}

/// A kind of irregularity with its article.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The kind.
    pub kind: Irregularity,
    /// The article.
    pub by: Article,
}

/// What can go wrong at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Irregularity {
    /// A move that the piece cannot make.
    WrongMove,
    /// A man went backward.
    ManBackward,
    /// A man went on capturing from the king row, where its move ends.
    PastKingRow,
    /// A piece was added.
    Added,
    /// Two moves in a row.
    TwoMoves,
    /// One piece was touched and another moved.
    TouchedOther,
    /// A move was taken back.
    TakenBack,
    /// A piece of the opponent was moved.
    MovedOpponent,
    /// A quiet move where a capture was due.
    MissedCapture,
    /// Pieces were removed without cause.
    RemovedWithoutCause,
    /// A capture of fewer pieces than due.
    WrongCaptureCount,
    /// The piece was released in the middle of a capture.
    StoppedCapture,
    /// Pieces were removed before the capture was over.
    RemovedEarly,
    /// Fewer pieces were removed than captured.
    RemovedFewer,
    /// More pieces were removed than captured.
    RemovedMore,
    /// Pieces were removed that were not captured.
    RemovedUncaptured,
    /// The player stopped while removing captured pieces.
    StoppedRemoval,
    /// Own pieces were removed after a capture.
    RemovedOwn,
    /// A new king was not marked.
    UnmarkedKing,
    /// A king that was not marked moved.
    MovedUnmarkedKing,
    /// Two hands were used.
    TwoHands,
}

/// When the removal of captured pieces is finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Removal {
    /// When the last one is taken off.
    LastPiece,
    /// Then, or when the player has pressed the clock.
    LastPieceOrPress,
}

impl IrregularityLaw {
    /// The article of a kind; what the edition does not list apart is a wrong move.
    #[must_use]
    pub fn article(&self, kind: Irregularity) -> Article {
        let find = |kind| self.kinds.iter().find(|listed| listed.kind == kind);
        let listed = find(kind).or_else(|| find(Irregularity::WrongMove));
        listed.map_or(self.opponent_decides, |listed| listed.by)
    }
}

/// A kind beside its article.
#[must_use]
pub(crate) const fn listed(kind: Irregularity, by: &'static str) -> Listed {
    Listed { kind, by: Article::new(by) }
}

impl Irregularity {
    /// A few words for it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::WrongMove => "wrong move",
            Self::ManBackward => "a man moved backward",
            Self::PastKingRow => "a man captured on from the king row",
            Self::Added => "a piece was added",
            Self::TwoMoves => "two moves in a row",
            Self::TouchedOther => "touched one piece and moved another",
            Self::TakenBack => "took a move back",
            Self::MovedOpponent => "moved a piece of the opponent",
            Self::MissedCapture => "a quiet move where a capture was due",
            Self::RemovedWithoutCause => "removed pieces without cause",
            Self::WrongCaptureCount => "captured fewer pieces than due",
            Self::StoppedCapture => "stopped in the middle of a capture",
            Self::RemovedEarly => "removed pieces before the capture was over",
            Self::RemovedFewer => "removed fewer pieces than captured",
            Self::RemovedMore => "removed more pieces than captured",
            Self::RemovedUncaptured => "removed pieces that were not captured",
            Self::StoppedRemoval => "stopped while removing captured pieces",
            Self::RemovedOwn => "removed own pieces after a capture",
            Self::UnmarkedKing => "did not mark a new king",
            Self::MovedUnmarkedKing => "moved a king that was not marked",
            Self::TwoHands => "used two hands",
        }
    }
}
