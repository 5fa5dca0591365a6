//! When a game is drawn: offers, repetition, counted moves.

use article::{Article, Stated};
use clock::Millis;

use crate::law::{Games, Within};

/// Everything an edition says about draws in a game.
#[derive(Clone, Copy, Debug)]
pub struct Draws {
    /// A draw by agreement.
    pub agreement: Option<Article>,
    /// An offer needs so many moves of each player.
    pub from_move: Option<Within<u16>>,
    /// In rapid and blitz without a record, agreement needs at most so many pieces of each player.
    pub pieces_without_record: Option<Stated<u8>>,
    /// When an offer may be made.
    pub offer: Stated<OfferTime>,
    /// An offer while the opponent thinks, where an article of its own speaks of it.
    pub offer_in_thought: Option<Article>,
    /// When a refused offer may be repeated.
    pub again: Stated<Again>,
    /// An offer cannot be taken back before it is answered.
    pub binding: Option<Article>,
    /// The position has occurred so often, with the same side to move.
    pub repetition: Option<Stated<u8>>,
    /// The opponent of the player who repeated claims before his own move.
    pub claim_after: Option<Article>,
    /// The player about to repeat writes the move, does not make it, and claims.
    pub claim_before: Option<Article>,
    /// The occurrences may lie any number of moves apart.
    pub apart: Option<Article>,
    /// A claim is checked on the claimant's time.
    pub on_claimants_time: Option<Article>,
    /// A claim needs a complete record.
    pub needs_record: Option<Article>,
    /// What a flag that falls during the check means.
    pub flag_during_check: Option<Article>,
    /// Whether a claim that fails while the claimant's flag falls loses the game.
    pub failed_check_loses: bool,
    /// A player who wants a draw under the rules keeps count of the moves.
    pub counting: Option<Article>,
    /// How a count is shown where the claimant has no complete record.
    pub unrecorded: Stated<Unrecorded>,
    /// The counts the program keeps are for officials, not for players.
    pub hidden_counts: Option<Article>,
    /// What the arbiter does about a draw nobody claims.
    pub arbiter: Option<Stated<ArbiterDraw>>,
    /// An official finds that neither player can win.
    pub no_win: Option<Article>,
    /// Both flags are down and nobody knows which fell first.
    pub both_flags: Option<Article>,
    /// In a clearly drawn position a player may count so many moves of the opponent.
    pub counted_aloud: Option<Within<u16>>,
    /// A player short of time in a better ending may fix a draw.
    pub short_of_time: Option<ShortOfTime>,
    /// A player who would win but has no time left offers a draw and stops the clock.
    pub won_without_time: &'static [Stated<Games>],
    /// Without increment some endings are drawn at once.
    pub at_once: Option<Stated<Games>>,
    /// The regulation may add conditions of its own.
    pub own_conditions: Option<Article>,
    /// The rules that count moves; all run at once, the first that is complete applies.
    pub rules: &'static [DrawRule],
}

/// A rule that draws the game after a number of moves in which nothing happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// The article.
    pub by: Article,
    /// The material it speaks of.
    pub balance: Balance,
    /// Where the kings must stand.
    pub road: Road,
    /// What starts the count anew.
    pub stir: Stir,
    /// Whose moves are counted.
    pub whose: Whose,
    /// How many.
    pub moves: u16,
    /// What saves the game from the draw.
    pub escape: Escape,
    /// Without increment such a position is not played on.
    pub at_once: bool,
    /// Another rule that does not apply while this one counts.
    pub overrides: Option<Article>,
}

/// The pieces of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Army {
    /// Its kings.
    pub kings: u8,
    /// Its men.
    pub men: u8,
}

impl Army {
    /// So many kings and men.
    #[must_use]
    pub const fn new(kings: u8, men: u8) -> Self {
        Self { kings, men }
    }

    /// Its pieces.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.kings + self.men
    }
}

impl DrawRule {
    /// A rule about any pieces anywhere, counting moves of each side without a change of the balance.
    #[must_use]
    pub const fn new(by: &'static str, moves: u16) -> Self {
        Self {
            by: Article::new(by),
            balance: Balance::Any,
            road: Road::Anywhere,
            stir: Stir::Balance,
            whose: Whose::Each,
            moves,
            escape: Escape::Capture,
            at_once: false,
            overrides: None,
        }
    }
}

/// The material a rule speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Balance {
    /// Any pieces.
    Any,
    /// So many pieces in all, at least and at most.
    Pieces(u8, u8),
    /// The same, with a king on both sides.
    PiecesWithKings(u8, u8),
    /// Three kings or more, and whatever else, against a lone king.
    ThreeKingsOrMore,
    /// One of these armies against one of those.
    Against(&'static [Army], &'static [Army]),
}

/// Where kings must stand for a rule to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Road {
    /// Anywhere.
    Anywhere,
    /// The stronger side holds the main road when the count is complete.
    StrongerHolds,
    /// The lone king stands on the main road all the time.
    LoneKingHolds,
    /// The same, and the stronger side has nothing on it.
    LoneKingAloneHolds,
}

/// What starts a count anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stir {
    /// A capture or a crowning: the balance of forces changed.
    Balance,
    /// A capture or a move of a man.
    ManMove,
}

/// Whose moves a rule counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Whose {
    /// Those of the stronger side; of each side if neither is.
    Stronger,
    /// Each side makes that many.
    Each,
}

/// What saves a game from the draw by counted moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Escape {
    /// Nothing but a capture, or a win on the board.
    Capture,
    /// A won position, or a win that can be shown: the arbiter looks.
    WonPosition,
}

/// How a count is shown by a player without a complete record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unrecorded {
    /// He counts aloud, from the beginning.
    CountedAloud,
    /// The moves are made before the arbiter, from the beginning.
    Witnessed,
}

/// When a draw may be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferTime {
    /// After one's own move, until the reply.
    AfterMove,
    /// After one's own move and before the clock is switched.
    BeforePress,
    /// Right after one's own move; at other times the offer is valid and earns a warning by this article.
    AfterMoveOrWarning(Article),
}

/// When a refused offer may be repeated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Again {
    /// When the other player has used his right to offer.
    AfterTheOther,
    /// The same, or when a piece was taken or crowned.
    AfterTheOtherOrChange,
    /// At any proper time.
    Freely,
}

/// What the arbiter does about a draw nobody claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArbiterDraw {
    /// He may declare it.
    May,
    /// He must, when he notices it.
    Must,
    /// He may not.
    Never,
}

/// A player short of time in a better ending without increment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShortOfTime {
    /// So much time left, or less.
    pub left: Millis,
    /// So many pieces on the board, or fewer.
    pub pieces: u8,
    /// In which games.
    pub games: Games,
    /// The article.
    pub by: Article,
}
