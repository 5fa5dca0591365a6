//! The rules of one variant, as a player would read them off the book.

use article::Stated;

use crate::{Board, Colour, Square};

/// The rules of a variant; one constant a page under [`variant`](crate::variant).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// The variant's name on the command line and in files.
    pub name: &'static str,
    /// Columns and rows.
    pub board: Stated<Board>,
    /// How many rows each side's men fill at the start.
    pub men_rows: Stated<u8>,
    /// Who makes the first move.
    pub first: Stated<Colour>,
    /// How a man makes a quiet move: always one square forward.
    pub man_move: Stated<ManMove>,
    /// Where a man becomes a king: always on the row farthest from its side.
    pub crowning: Stated<Crowning>,
    /// How far a king goes.
    pub king: Stated<KingRange>,
    /// Whether a capture has to be made: always yes.
    pub capture: Stated<Capture>,
    /// In which directions a man captures.
    pub man_capture: Stated<ManCapture>,
    /// What a capture, once begun, must go on to: always to its end.
    pub continuation: Stated<Continuation>,
    /// How often one piece may be jumped in a capture: once, and it blocks until the end.
    pub jumped: Stated<Jumped>,
    /// Which of several captures may be chosen.
    pub choice: Stated<Choice>,
    /// What happens to a man that reaches the king row during a capture.
    pub promotion: Stated<Promotion>,
    /// Who wins when a side has no pieces left.
    pub no_pieces: Stated<Goal>,
    /// Who wins when a side to move has no legal move.
    pub blocked: Stated<Goal>,
    /// How squares are named in the records of this variant.
    pub names: Stated<SquareNames>,
    /// The sign of a capture in records.
    pub capture_sign: Stated<char>,
    /// Whether records may write a move in the short form.
    pub short_form: Stated<ShortForm>,
    /// When a record must write the route of a capture.
    pub route_form: Stated<RouteForm>,
    /// The number of the variant in the PDN `GameType` tag, if it has one.
    pub game_type: Option<u8>,
}

/// How a man makes a quiet move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManMove {
    /// To the adjacent free square diagonally forward.
    OneForward,
}

/// Where a man becomes a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crowning {
    /// On the row farthest from its side.
    OnTheLastRow,
}

/// How far a king goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingRange {
    /// Any number of free squares, in moves and in captures.
    Flying,
    /// One square.
    Short,
}

/// Whether a capture has to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Capture {
    /// A side that can capture must.
    Mandatory,
}

/// In which directions a man captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManCapture {
    /// Forward and backward.
    AllWays,
    /// Forward only.
    Forward,
}

/// What a capture, once begun, must go on to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// It goes on while any piece can be captured.
    ToTheEnd,
}

/// What becomes of a jumped piece during a multiple capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jumped {
    /// It is jumped once only and stays on the board, blocking, until the move ends (Turkish strike).
    OnceAndBlocks,
}

/// Which of several captures may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Any.
    Free,
    /// One that takes the largest number of pieces (majority rule).
    Majority,
}

/// What happens to a man that reaches the king row during a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promotion {
    /// It is a king at once and captures on as a king.
    InPassing,
    /// It captures on as a man and stays one; it becomes a king only if it stops there.
    AtRest,
    /// It is crowned and its move ends.
    EndsTheMove,
}

/// Who wins when a side runs out of pieces or of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// That side has lost.
    Loses,
    /// That side has won.
    Wins,
}

/// How squares are named in records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareNames {
    /// Letter and digit, `c3`.
    Algebraic,
    /// Numbers from Black's back row, `32`.
    Numeric,
}

/// Whether records may write a move in the short form, `cd4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShortForm {
    /// They may.
    Used,
    /// Moves are written in full.
    NotUsed,
}

/// When a record must write the route of a capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RouteForm {
    /// Where origin and destination alone could mean several captures.
    WhereAmbiguous,
}

impl RuleSet {
    /// How many pieces each side starts with.
    #[must_use]
    pub const fn men(&self) -> u8 {
        self.men_rows.value * self.board.value.columns() / 2
    }
}

impl SquareNames {
    /// Writes the name of a square.
    pub fn write(self, f: &mut impl core::fmt::Write, board: Board, square: Square) -> core::fmt::Result {
        match self {
            Self::Algebraic => write!(f, "{}", board.coordinates(square)),
            Self::Numeric => write!(f, "{}", board.number(square)),
        }
    }
}
