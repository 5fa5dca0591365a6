//! The outcome of a game: who won, by what, and which article says so.

use std::fmt;

use article::Article;
use rulebook::Mark;

use crate::Player;

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Outcome {
    /// Who won.
    pub result: Score,
    /// By what.
    pub cause: Cause,
    /// The article that says so; one that somebody is shown is asked of [`Outcome::article`].
    pub by: Article,
    /// Moves counted towards the verdict, where it rests on a count.
    pub count: Option<u16>,
}

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// This player won, the other lost.
    Win(Player),
    /// Drawn.
    Draw,
    /// Both lost.
    BothLose,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// No pieces left.
    NoPieces,
    /// No legal move.
    Blocked,
    /// A five.
    Five,
    /// A long row.
    Overline,
    /// A foul, where it loses.
    Foul,
    /// Both passed.
    TwoPasses,
    /// No five can be built any more.
    NoFivePossible,
    /// A player resigned.
    Resignation,
    /// A player stopped the clock, which is resignation.
    StoppedClock,
    /// A player's time is over.
    Time,
    /// Both flags are down, nobody knows which fell first.
    BothFlags,
    /// The players agreed.
    Agreement,
    /// The position occurred three times.
    Repetition,
    /// So many moves were made without progress.
    MoveCount,
    /// An ending that is not played on without increment.
    NotPlayedOn,
    /// A better ending without time to win it.
    ShortOfTime,
    /// The arbiter found the game drawn or won.
    Adjudication,
    /// A player, or both, did not appear in time: the game was not played.
    Absence,
    /// A sanction.
    Sanction,
    /// A player refused to follow the rules.
    Refusal,
    /// A sealed move that is impossible, unclear or missing.
    SealedMove,
    /// The record could not be restored.
    Record,
    /// Broken off before the second move: no result.
    Aborted,
    /// Annulled, to be played again: no result.
    Annulled,
}

impl Outcome {
    /// An outcome without a count.
    #[must_use]
    pub const fn new(result: Score, cause: Cause, by: Article) -> Self {
        Self { result, cause, by, count: None }
    }

    /// The win of a player.
    #[must_use]
    pub const fn win(winner: Player, cause: Cause, by: Article) -> Self {
        Self::new(Score::Win(winner), cause, by)
    }

    /// A draw.
    #[must_use]
    pub const fn draw(cause: Cause, by: Article) -> Self {
        Self::new(Score::Draw, cause, by)
    }

    /// The article that says so. No edition knows a game that is broken off at a screen: that is a rule of the house.
    #[must_use]
    pub const fn article(&self) -> Option<Article> {
        match self.cause {
            Cause::Aborted => None,
            _ => Some(self.by),
        }
    }

    /// Whether nothing came of the game: it has no result.
    #[must_use]
    pub const fn is_void(&self) -> bool {
        matches!(self.cause, Cause::Aborted | Cause::Annulled)
    }

    /// Whether the game was really played, so that it counts for ratings and norms.
    #[must_use]
    pub const fn was_played(&self) -> bool {
        !self.is_void() && !matches!(self.cause, Cause::Absence)
    }

    /// What a player has in the table.
    #[must_use]
    pub fn mark(&self, player: Player) -> Mark {
        match (self.result, self.was_played()) {
            (Score::Draw, _) => Mark::Draw,
            (Score::Win(winner), true) if winner == player => Mark::Win,
            (Score::Win(winner), false) if winner == player => Mark::Plus,
            (Score::Win(_) | Score::BothLose, true) => Mark::Loss,
            (Score::Win(_) | Score::BothLose, false) => Mark::Minus,
        }
    }

    /// The mark of each player: `1`, `½`, `0`, and `+`, `-` without play.
    #[must_use]
    pub const fn marks(&self) -> [&'static str; 2] {
        let (won, lost) = if self.was_played() { ("1", "0") } else { ("+", "-") };
        match self.result {
            Score::Win(Player::First) => [won, lost],
            Score::Win(Player::Second) => [lost, won],
            Score::Draw => ["½", "½"],
            Score::BothLose => [lost, lost],
        }
    }
}

impl Cause {
    /// The one word for it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NoPieces => "no-pieces",
            Self::Blocked => "blocked",
            Self::Five => "five",
            Self::Overline => "overline",
            Self::Foul => "foul",
            Self::TwoPasses => "two-passes",
            Self::NoFivePossible => "no-five-possible",
            Self::Resignation => "resignation",
            Self::StoppedClock => "stopped-clock",
            Self::Time => "time",
            Self::BothFlags => "both-flags",
            Self::Agreement => "agreement",
            Self::Repetition => "repetition",
            Self::MoveCount => "move-count",
            Self::NotPlayedOn => "not-played-on",
            Self::ShortOfTime => "short-of-time",
            Self::Adjudication => "adjudication",
            Self::Absence => "absence",
            Self::Sanction => "sanction",
            Self::Refusal => "refusal",
            Self::SealedMove => "sealed-move",
            Self::Record => "record",
            Self::Aborted => "aborted",
            Self::Annulled => "annulled",
        }
    }

    /// A few words for it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::NoPieces => "no pieces left",
            Self::Blocked => "no legal move",
            Self::Five => "five in a row",
            Self::Overline => "long row",
            Self::Foul => "foul",
            Self::TwoPasses => "both passed",
            Self::NoFivePossible => "no five can be built any more",
            Self::Resignation => "resignation",
            Self::StoppedClock => "clock stopped",
            Self::Time => "time",
            Self::BothFlags => "both flags down",
            Self::Agreement => "agreement",
            Self::Repetition => "threefold repetition",
            Self::MoveCount => "moves without progress",
            Self::NotPlayedOn => "ending not played on",
            Self::ShortOfTime => "short of time",
            Self::Adjudication => "adjudication",
            Self::Absence => "absence",
            Self::Sanction => "sanction",
            Self::Refusal => "refusal to follow the rules",
            Self::SealedMove => "sealed move",
            Self::Record => "record not restored",
            Self::Aborted => "aborted",
            Self::Annulled => "annulled, to be played again",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.marks();
        write!(f, "{first}-{second}, {}", self.cause.words())?;
        self.article().map_or(Ok(()), |by| write!(f, " [{by}]"))?;
        match self.count {
            Some(count) => write!(f, ", {count} moves counted"),
            None => Ok(()),
        }
    }
}
