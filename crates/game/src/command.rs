//! What can be asked of a game.

use article::Article;
use draughts::Setup;

use crate::{Played, Player};
use crate::{adjourn, form, irregularity, record, remote, sanction, start};

/// A command, given by an actor at a moment.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Arrival, ballot, the signal to begin, wrong colours and set-up.
    Start(start::Command),
    /// Makes a move; with a draw offer if so wished. At a screen it also presses the clock.
    Move {
        /// What is played.
        played: Played,
        /// Whether a draw is offered with it.
        offer: bool,
    },
    /// Presses the clock.
    Press,
    /// Says that a flag is down.
    CallFlag,
    /// Lets the time pass: what the program does by itself is done.
    Tick,
    /// Resigns.
    Resign,
    /// Stops the clocks.
    Stop(StopReason),
    /// An official lets the game go on.
    Resume,
    /// Breaks off before the second move.
    Abort,
    /// Offers a draw.
    Offer,
    /// Accepts the offered draw.
    Accept,
    /// Declines the offered draw.
    Decline,
    /// Takes an offer back.
    Withdraw,
    /// Claims a draw.
    Claim(Claim),
    /// An official has checked the claim that stands.
    Check {
        /// For claims that rest on judgement: whether it is upheld.
        upheld: bool,
    },
    /// An official declares a draw under the rules.
    DeclareDraw,
    /// An official finds that neither player can win.
    NeitherCanWin,
    /// Begins to count the moves aloud.
    CountAloud,
    /// An official is present from now on and counts the moves.
    Witness,
    /// A player points out that the opponent has not pressed the clock; an official asks whose turn it is.
    Remind,
    /// An official finds that a player's time is over although a faulty clock does not show it.
    FindFlag(Player),
    /// A board action in a hall, as the arrangement it left.
    Board(Setup),
    /// What players and officials do about irregularities.
    Irregularity(irregularity::Command),
    /// Violations, sanctions, corrections of the clock.
    Sanction(sanction::Command),
    /// Adjournment and resumption.
    Adjourn(adjourn::Command),
    /// Score sheets, signatures, protests.
    Record(record::Command),
    /// Identity, equipment, connections.
    Remote(remote::Command),
    /// Announcements and helpers of special forms of play.
    Form(form::Command),
    /// An official notes what an entrusted article asks him to see to.
    Note {
        /// The article.
        article: Article,
        /// What he noted.
        text: String,
    },
}

/// Why a clock is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StopReason {
    /// To call the arbiter.
    CallArbiter,
    /// Something beyond the players' control: a faulty clock, noise.
    Disturbance,
    /// To fix a draw in a won position without time to win it.
    WonWithoutTime,
    /// No reason is given.
    None,
}

/// On what ground a draw is claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The position on the board has occurred three times.
    Repetition,
    /// It will have occurred three times after this move, which is written and not made.
    RepetitionAfter(Played),
    /// So many moves were made without progress.
    MoveCount,
    /// The ending is not played on without increment.
    NotPlayedOn,
    /// Both flags are down.
    BothFlags,
    /// Short of time in a better ending.
    ShortOfTime,
    /// A won position without time to win it.
    WonWithoutTime,
    /// The moves counted aloud have been made.
    CountedAloud,
}

impl Command {
    /// A move without an offer.
    #[must_use]
    pub const fn play(played: Played) -> Self {
        Self::Move { played, offer: false }
    }

    /// The arrival of a player.
    #[must_use]
    pub const fn arrive(player: Player) -> Self {
        Self::Start(start::Command::Arrive(player))
    }
}
