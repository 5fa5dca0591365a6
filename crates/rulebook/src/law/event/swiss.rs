//! How pairs of a Swiss event are made: one page per system, every habit of it beside its article.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use article::{Article, Stated};
use draughts::Colour;

use crate::Edition;

/// How pairs of a Swiss event are made.
#[derive(Clone, Copy, Debug)]
pub struct SwissLaw {
    /// Before each round a large field is paired anew.
    pub purpose: Article,
    /// Two players never meet more than once.
    pub once: Article,
    /// What counts as having met.
    pub meeting: Stated<Meeting>,
    /// A win without play is had once.
    pub plus_once: Article,
    /// Those who withdrew or announced their absence are not paired.
    pub absent: Article,
    /// Pairs are in force when all are made; a repeated draw touches as few as possible.
    pub complete: Article,
    /// The regulation may set pairs.
    pub by_regulation: Option<Article>,
    /// How many rounds are recommended for how many players.
    pub rounds: &'static [Stated<Rounds>],
    /// The systems.
    pub systems: &'static [SwissPage],
}

/// A recommended number of rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// For so many players.
    pub players: RangeInclusive<u16>,
    /// So many rounds.
    pub rounds: RangeInclusive<u16>,
    /// Only an odd number of them.
    pub odd: bool,
}

/// What counts as having met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meeting {
    /// Having been paired, played or not.
    Paired,
    /// Having played: a pair that was not played may be made again.
    Played,
}

/// The systems of all editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum SwissSystem {
    /// By numbers.
    Individual,
    /// By the sum of opponents' points without the worst.
    TruncatedSolkoff,
    /// By the sum of opponents' points, first against last.
    CurrentBuchholz,
    /// By the sum of opponents' points and its median, from both ends to the middle.
    MedianSolkoff,
    /// By lots.
    BlindLot,
    /// Renju by rating, from both ends to the middle.
    RenjuRating,
    /// Renju by lots.
    RenjuLot,
}

/// A text that names no system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSwissSystem(String);

/// One system of one edition.
#[derive(Clone, Copy, Debug)]
pub struct SwissPage {
    /// Which it is.
    pub system: SwissSystem,
    /// What gives the numbers before the first round; what does not differ is drawn by lot.
    pub numbers: Stated<Numbering>,
    /// The odd player gets a plus.
    pub odd: Article,
    /// The first round.
    pub first: FirstRound,
    /// How players of equal points are ordered, from which round on; the last row that has begun holds.
    pub order: &'static [Order],
    /// In which order the groups are paired.
    pub walk: Stated<Walk>,
    /// How a group is paired on the way down.
    pub down: Side,
    /// How a group is paired on the way up.
    pub up: Side,
    /// Forced moves to other groups are forgotten.
    pub forced_floats: Option<Article>,
    /// What nobody's colours may become.
    pub limits: &'static [Stated<Limit>],
    /// Where the limits give way.
    pub relief: Option<Stated<Relief>>,
    /// In each group as few pairs as possible give somebody more than so many games of one colour in a row.
    pub run: Option<Stated<u8>>,
    /// Who gets which colour in even rounds, the first rule that decides.
    pub even: &'static [Stated<ColourRule>],
    /// The same in odd rounds.
    pub odd_rounds: &'static [Stated<ColourRule>],
}

/// What gives the numbers before the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbering {
    /// Lots alone.
    Lot,
    /// The higher rating first, those without one last, lots among equals; or lots alone if ratings are not used.
    Rating,
    /// The same, with the higher title first where ratings are equal or missing.
    RatingThenTitle,
}

/// How the first round is paired.
#[derive(Clone, Copy, Debug)]
pub struct FirstRound {
    /// Who plays whom.
    pub inside: Stated<Inside>,
    /// Who plays whom when nobody has a rating, if that differs.
    pub unrated: Option<Stated<Inside>>,
    /// The colour of odd numbers.
    pub colour: Stated<FirstColour>,
    /// The colour of odd numbers when nobody has a rating, if that differs.
    pub unrated_colour: Option<Stated<FirstColour>>,
}

/// Which colour the odd numbers have in the first round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstColour {
    /// Always this one.
    Fixed(Colour),
    /// By lot; the lot 0 stands for this one.
    Lot(Colour),
}

/// How a group is ordered.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// From this round on.
    pub from: u16,
    /// The first key that differs decides.
    pub keys: &'static [Stated<Key>],
}

/// What orders players of equal points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Key {
    /// Numbers, the smaller first.
    Ascending,
    /// Numbers, the smaller first in odd rounds, the larger in even ones.
    Parity,
    /// Numbers, the smaller first, or by parity if the regulation chooses that.
    AscendingOrParity,
    /// The sum of the opponents' points.
    Solkoff,
    /// The same without the worst.
    Truncated,
    /// The same without the best and the worst.
    Median,
    /// The order drawn for the round.
    Lot,
}

/// In which order groups are paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Walk {
    /// From the top down.
    Down,
    /// Down to half of the points, then from the bottom up.
    DownThenUp,
    /// Down to above half of the points, then from the bottom up, the middle last.
    MiddleLast,
}

/// One end of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// From the first on.
    First,
    /// From the last back.
    Last,
}

/// How one group is paired.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// From which end those are chosen who leave the group.
    pub floater: Stated<End>,
    /// From which end of the other group their opponents are chosen.
    pub opponent: Stated<End>,
    /// Where nobody fits in the next group, the one after it is tried.
    pub further: Article,
    /// Those leave first whose colour is due to more members.
    pub majority: Option<Article>,
    /// Those move first who moved the other way before.
    pub history: Option<Stated<History>>,
    /// All who leave are chosen before they are paired, then from this end.
    pub together: Option<Stated<End>>,
    /// Who plays whom inside the group.
    pub inside: Stated<Inside>,
    /// From which end of the list the group is paired.
    pub begin: End,
}

/// How earlier moves to other groups count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum History {
    /// The earliest move not made good comes first; of the same round, from this end of groups from half of the
    /// points on, and from this end of the others.
    Earliest(End, End),
    /// Those who moved the other way, then those who did not, then those who moved the same way.
    Net,
}

/// Who plays whom inside a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Inside {
    /// The first of the upper half and the first of the lower.
    Halves,
    /// The first and the last.
    FirstLast,
    /// Neighbours.
    Neighbours,
}

/// What nobody's colours may become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// At most so many games of one colour in a row.
    Run(u8),
    /// At most so many games more of one colour.
    Difference(u8),
    /// At most so many games more of one colour at the end, if the number of rounds is odd or even; before, no more
    /// than can still be made good.
    Mendable(u8, u8),
}

/// Where the limits give way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relief {
    /// In a group of the last round, if they drive more players out of it.
    LastRound,
    /// In a round that cannot be paired with them.
    Round,
}

/// Who gets which colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColourRule {
    /// Not beyond the limits.
    Limits,
    /// Not more than so many games of one colour in a row.
    Run(u8),
    /// Not more than so many games more of one colour.
    Difference(u8),
    /// White to the one who had it less often, compared with Black.
    Equalise,
    /// White to the one who had it less often.
    FewerWhites,
    /// Opposite last colours change; who has played gets the opposite of his last if the other has not.
    Alternate,
    /// White to the one who had Black in his last game, if the other had White.
    CompareLast,
    /// Colours are compared backwards; at the first difference White goes to the one who had Black.
    CompareBack,
    /// The higher gets the opposite of his last colour.
    HigherAlternates,
    /// The higher gets the colour he had less often, else the opposite of his last.
    HigherDue,
    /// The higher gets White.
    HigherWhite,
    /// A lot; 0 gives the higher White.
    Lot,
}

impl SwissLaw {
    /// The page of a system, if the edition has it.
    #[must_use]
    pub fn page(&self, system: SwissSystem) -> Option<&'static SwissPage> {
        self.systems.iter().find(|page| page.system == system)
    }
}

impl SwissPage {
    /// How a group is ordered in a round.
    #[must_use]
    pub fn order(&self, round: u16) -> &'static [Stated<Key>] {
        self.order.iter().rev().find(|order| order.from <= round).map_or(&[], |order| order.keys)
    }
}

impl SwissSystem {
    /// Every system.
    pub const ALL: [Self; 7] = [
        Self::Individual,
        Self::TruncatedSolkoff,
        Self::CurrentBuchholz,
        Self::MedianSolkoff,
        Self::BlindLot,
        Self::RenjuRating,
        Self::RenjuLot,
    ];

    /// Its name in commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Individual => "individual",
            Self::TruncatedSolkoff => "truncated-solkoff",
            Self::CurrentBuchholz => "current-buchholz",
            Self::MedianSolkoff => "median-solkoff",
            Self::BlindLot => "blind-lot",
            Self::RenjuRating => "renju-rating",
            Self::RenjuLot => "renju-lot",
        }
    }

    /// The edition it is taken from unless another is named.
    #[must_use]
    pub const fn edition(self) -> Edition {
        match self {
            Self::MedianSolkoff => Edition::Ua24,
            Self::RenjuRating | Self::RenjuLot => Edition::RuRenju,
            _ => Edition::Ru22,
        }
    }
}

impl FromStr for SwissSystem {
    type Err = UnknownSwissSystem;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|system| system.name() == text);
        found.ok_or_else(|| UnknownSwissSystem(text.to_owned()))
    }
}

impl fmt::Display for SwissSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for UnknownSwissSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = SwissSystem::ALL.map(SwissSystem::name).join(", ");
        write!(f, "no Swiss system is called {:?}; known are {names}", self.0)
    }
}

impl core::error::Error for UnknownSwissSystem {}
