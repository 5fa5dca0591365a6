//! Criteria that part players, and teams, with equal points.
//!
//! ```
//! use rulebook::law::event::{TeamTiebreak, Tiebreak};
//! let riga: Tiebreak = "riga".parse().unwrap();
//! assert_eq!((riga, riga.to_string()), (Tiebreak::Riga, "riga".to_owned()));
//! assert_eq!(TeamTiebreak::Boards.name(), "boards");
//! ```

use core::fmt;
use core::str::FromStr;

/// What parts players with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tiebreak {
    /// Points of beaten opponents and half the points of drawn ones.
    SonnebornBerger,
    /// Twice the points of beaten opponents and the points of drawn ones.
    SonnebornBergerDouble,
    /// Points of beaten opponents less those of opponents lost to.
    Shmulyan,
    /// Points of all opponents: Buchholz, Solkoff.
    Buchholz,
    /// The same without the best and the worst.
    BuchholzMedian,
    /// Without the best and the worst, the best and the two worst, the best and the three worst and so on.
    BuchholzMedianFull,
    /// Without the worst: the short truncated Solkoff.
    BuchholzCut1,
    /// Without the worst, the two worst, the three worst and so on: the full truncated Solkoff.
    SolkoffTruncatedFull,
    /// The sum of the opponents' Solkoff coefficients.
    SolkoffPlus,
    /// The sum of the opponents' points multiplied by their Solkoff coefficients.
    SolkoffBalyakin,
    /// The sum of the points scored against opponents multiplied by their Solkoff coefficients: the other reading.
    SolkoffBalyakinScored,
    /// Twice the points of beaten opponents, one and a half those of drawn ones, those of opponents lost to.
    Riga,
    /// Games won at the board.
    Wins,
    /// Games won at the board and without play.
    WinsAndPluses,
    /// Points of beaten opponents.
    BeatenPoints,
    /// The sum of the opponents' ratings.
    OpponentsRating,
    /// Points scored in the games among those who are tied.
    HeadToHead,
    /// Results against the others, one after the other in the order of their places.
    ResultsByPlace,
    /// An additional match or tournament of those who are tied.
    PlayOff,
}

/// What parts teams with equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TeamTiebreak {
    /// Match points: a match won 2, drawn 1.
    MatchPoints,
    /// Points of all members on all boards.
    BoardPoints,
    /// The match between those who are tied.
    DirectMatch,
    /// Matches won.
    MatchesWon,
    /// Each opponent's total multiplied by the board points scored against it.
    SonnebornBerger,
    /// The same over matches won, less the opponents' totals multiplied by their board points over matches lost.
    Shmulyan,
    /// Totals of all opponents.
    Solkoff,
    /// The same without the best and the worst.
    SolkoffMedian,
    /// The same without the worst.
    SolkoffCut1,
    /// Without the worst, the two worst and so on.
    SolkoffTruncatedFull,
    /// The sum of the places on the boards; the smaller is better.
    BoardPlaces,
    /// The result on board 1, on board 2 and so on.
    Boards,
    /// An additional match or tournament of those who are tied.
    PlayOff,
}

/// A text that names no criterion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownTiebreak {
    text: String,
    known: Vec<&'static str>,
}

impl Tiebreak {
    /// Every criterion.
    pub const ALL: [Self; 19] = [
        Self::SonnebornBerger,
        Self::SonnebornBergerDouble,
        Self::Shmulyan,
        Self::Buchholz,
        Self::BuchholzMedian,
        Self::BuchholzMedianFull,
        Self::BuchholzCut1,
        Self::SolkoffTruncatedFull,
        Self::SolkoffPlus,
        Self::SolkoffBalyakin,
        Self::SolkoffBalyakinScored,
        Self::Riga,
        Self::Wins,
        Self::WinsAndPluses,
        Self::BeatenPoints,
        Self::OpponentsRating,
        Self::HeadToHead,
        Self::ResultsByPlace,
        Self::PlayOff,
    ];

    /// Its name on the command line and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::SonnebornBerger => "sonneborn-berger",
            Self::SonnebornBergerDouble => "sonneborn-berger-double",
            Self::Shmulyan => "shmulyan",
            Self::Buchholz => "buchholz",
            Self::BuchholzMedian => "buchholz-median",
            Self::BuchholzMedianFull => "buchholz-median-full",
            Self::BuchholzCut1 => "buchholz-cut1",
            Self::SolkoffTruncatedFull => "solkoff-truncated-full",
            Self::SolkoffPlus => "solkoff-plus",
            Self::SolkoffBalyakin => "solkoff-balyakin",
            Self::SolkoffBalyakinScored => "solkoff-balyakin-scored",
            Self::Riga => "riga",
            Self::Wins => "wins",
            Self::WinsAndPluses => "wins-and-pluses",
            Self::BeatenPoints => "beaten-points",
            Self::OpponentsRating => "opponents-rating",
            Self::HeadToHead => "head-to-head",
            Self::ResultsByPlace => "results-by-place",
            Self::PlayOff => "play-off",
        }
    }

    /// Whether it is one of the systems of coefficients, which a regulation has to name.
    #[must_use]
    pub const fn is_coefficient(self) -> bool {
        !matches!(
            self,
            Self::Wins
                | Self::WinsAndPluses
                | Self::BeatenPoints
                | Self::OpponentsRating
                | Self::HeadToHead
                | Self::ResultsByPlace
                | Self::PlayOff
        )
    }
}

impl TeamTiebreak {
    /// Every criterion.
    pub const ALL: [Self; 13] = [
        Self::MatchPoints,
        Self::BoardPoints,
        Self::DirectMatch,
        Self::MatchesWon,
        Self::SonnebornBerger,
        Self::Shmulyan,
        Self::Solkoff,
        Self::SolkoffMedian,
        Self::SolkoffCut1,
        Self::SolkoffTruncatedFull,
        Self::BoardPlaces,
        Self::Boards,
        Self::PlayOff,
    ];

    /// Its name on the command line and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::MatchPoints => "match-points",
            Self::BoardPoints => "board-points",
            Self::DirectMatch => "direct-match",
            Self::MatchesWon => "matches-won",
            Self::SonnebornBerger => "sonneborn-berger",
            Self::Shmulyan => "shmulyan",
            Self::Solkoff => "solkoff",
            Self::SolkoffMedian => "solkoff-median",
            Self::SolkoffCut1 => "solkoff-cut1",
            Self::SolkoffTruncatedFull => "solkoff-truncated-full",
            Self::BoardPlaces => "board-places",
            Self::Boards => "boards",
            Self::PlayOff => "play-off",
        }
    }
}

macro_rules! by_name {
    ($($type:ty),*) => {$(
        impl FromStr for $type {
            type Err = UnknownTiebreak;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let found = Self::ALL.into_iter().find(|tiebreak| tiebreak.name() == text);
                let known = || Self::ALL.into_iter().map(Self::name).collect();
                found.ok_or_else(|| UnknownTiebreak { text: text.to_owned(), known: known() })
            }
        }

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    )*};
}

by_name!(Tiebreak, TeamTiebreak);

impl fmt::Display for UnknownTiebreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no criterion is called {:?}; known are {}", self.text, self.known.join(", "))
    }
}

impl core::error::Error for UnknownTiebreak {}

#[cfg(test)]
mod tests {
    use super::{TeamTiebreak, Tiebreak};

    #[test]
    fn every_name_is_read_back() {
        for tiebreak in Tiebreak::ALL {
            assert_eq!(tiebreak.name().parse(), Ok(tiebreak));
        }
        for tiebreak in TeamTiebreak::ALL {
            assert_eq!(tiebreak.name().parse(), Ok(tiebreak));
        }
        let unknown = "luck".parse::<Tiebreak>().expect_err("no criterion").to_string();
        assert!(unknown.contains("\"luck\"") && unknown.contains("solkoff-balyakin,"), "{unknown}");
    }
}
