//! What can be asked at a table.

use clock::Millis;
use game::Played;
use serde::Deserialize;

use super::Break;

/// What a guest asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Takes the free seat. The seed draws what is to be drawn before the game.
    Sit,
    /// Closes a table to which nobody has come.
    Close,
    /// A move as it was typed or clicked.
    Move {
        /// What.
        text: String,
        /// Whether a draw is offered with it.
        offer: bool,
        /// How many half-moves its author had seen.
        ply: Option<usize>,
        /// How long a message to him and back takes, as the server measured it.
        delay: Option<Millis>,
    },
    /// Anything else that a player may ask of the game.
    Game(game::Command),
    /// Would like the game to be adjourned, or resumed.
    Ask(Break),
    /// Seals a move.
    Seal {
        /// What.
        text: String,
    },
    /// Calls the arbiter of the event.
    Call {
        /// What for.
        text: String,
    },
    /// Would like to play again.
    Again,
}

/// What the program asks for by itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Own {
    /// A player's browser is there.
    Came(game::micromatch::Contender),
    /// It is gone.
    Went(game::micromatch::Contender),
    /// Time has passed.
    Tick,
    /// The program was down since then.
    Interrupted(clock::Moment),
    /// The game goes on after that.
    Restored,
}

/// A command as a browser writes it. Each has fields, if only none: beside a bare word serde would let anything stand.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Wish {
    /// See [`Command::Move`].
    Move {
        /// What.
        text: String,
        /// Whether a draw is offered with it.
        #[serde(default)]
        offer: bool,
        /// How many half-moves its author had seen.
        ply: Option<usize>,
    },
    /// Takes the free seat.
    Sit {},
    /// Closes a table to which nobody has come.
    Close {},
    /// Resigns.
    Resign {},
    /// Offers a draw.
    Offer {},
    /// Accepts the offered draw.
    Accept {},
    /// Declines it.
    Decline {},
    /// Breaks off before the second move.
    Abort {},
    /// Would like to play again.
    Again {},
    /// Claims a draw.
    Claim {
        /// On what ground.
        what: Ground,
        /// For a claim with a move that is not made: that move.
        text: Option<String>,
    },
    /// Would like the game to be adjourned.
    Adjourn {},
    /// Seals a move.
    Seal {
        /// What.
        text: String,
    },
    /// Would like an adjourned game to be resumed.
    Resume {},
    /// Agrees to a draw in an adjourned game.
    AgreeAdjourned {},
    /// Calls the arbiter of the event.
    CallArbiter {
        /// What for.
        #[serde(default)]
        text: String,
    },
}

/// On what ground a draw is claimed, as a browser writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// The position has occurred three times.
    Repetition,
    /// It will have after the given move.
    RepetitionAfter,
    /// So many moves without progress.
    MoveCount,
    /// The ending is not played on.
    NotPlayedOn,
    /// Both flags are down.
    BothFlags,
    /// Short of time in a better ending.
    ShortOfTime,
    /// A won position without time.
    WonWithoutTime,
    /// Moves counted aloud.
    CountedAloud,
}

impl Ground {
    /// The claim; the move is needed for one of them.
    #[must_use]
    pub fn claim(self, after: Option<Played>) -> Option<game::Claim> {
        use game::Claim;
        Some(match self {
            Self::Repetition => Claim::Repetition,
            Self::RepetitionAfter => Claim::RepetitionAfter(after?),
            Self::MoveCount => Claim::MoveCount,
            Self::NotPlayedOn => Claim::NotPlayedOn,
            Self::BothFlags => Claim::BothFlags,
            Self::ShortOfTime => Claim::ShortOfTime,
            Self::WonWithoutTime => Claim::WonWithoutTime,
            Self::CountedAloud => Claim::CountedAloud,
        })
    }
}
