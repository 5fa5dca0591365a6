//! Which systems there are, how many rounds, and how round robin, knockout and matches go.

use article::{Article, Stated};
use clock::Millis;
use draughts::Colour;

use crate::Kind;

/// Which systems there are, how many rounds, and how round robin, knockout and matches go.
#[derive(Clone, Copy, Debug)]
pub struct SystemsLaw {
    /// What was entered wrongly is put right, with a reason.
    pub correction: Article,
    /// How lots are drawn before round 1, and when they are drawn again.
    pub lots: LotsLaw,
    /// Everybody meets everybody.
    pub round_robin: RoundRobinLaw,
    /// Who loses is out, or plays on for lower places.
    pub knockout: KnockoutLaw,
    /// Everybody of one group meets everybody of the other, and nobody of his own.
    pub scheveningen: Article,
    /// Stages of different systems.
    pub mixed: Article,
    /// Matches between two, of a set number of games, to a number of points or of wins.
    pub matches: Option<Article>,
}

/// The drawing of lots before round 1.
#[derive(Clone, Copy, Debug)]
pub struct LotsLaw {
    /// How long before round 1 at the latest.
    pub before: Option<Stated<Millis>>,
    /// Who is not there may be included by the chief arbiter.
    pub absent: Option<Article>,
    /// What is done when somebody drops out, or comes, before the event begins.
    pub again: Option<Again>,
}

/// When lots are drawn again.
#[derive(Clone, Copy, Debug)]
pub struct Again {
    /// They are, if the list of players changes.
    pub by: Article,
    /// Not if the last number of an even field drops out: the same table serves.
    pub last_number: Article,
    /// Not if another takes his number.
    pub replaced: Article,
    /// Not when the event has begun.
    pub begun: Article,
}

/// Round robin.
#[derive(Clone, Copy, Debug)]
pub struct RoundRobinLaw {
    /// Everybody meets everybody, in one cycle or several.
    pub everybody: Article,
    /// The tables of pairs; with an odd number the partner of the highest one is free.
    pub tables: Article,
    /// The colour of who is named first, in draughts.
    pub named_first: Option<Stated<Colour>>,
    /// The same in renju.
    pub named_first_in_renju: Option<Stated<Colour>>,
    /// The chief arbiter or his deputy may change the order of rounds, with a reason.
    pub reorder: Option<Article>,
    /// The round of the table is drawn by lot, so long before play.
    pub drawn_order: Option<Stated<Millis>>,
    /// The players meet inside the halves of the table first.
    pub halves: Option<Article>,
}

impl RoundRobinLaw {
    /// The colour of who is named first in a pair.
    #[must_use]
    pub const fn named_first(&self, kind: Kind) -> Option<Stated<Colour>> {
        match kind {
            Kind::Draughts(_) => self.named_first,
            Kind::Renju => self.named_first_in_renju,
        }
    }
}

/// Knockout.
#[derive(Clone, Copy, Debug)]
pub struct KnockoutLaw {
    /// Who loses a tie is out.
    pub lost: Article,
    /// Who loses a set number of points is out.
    pub points: Option<PointsOut>,
    /// Nobody is out: all places are played.
    pub placement: Option<Article>,
    /// How colours are given: in turn, else evenly, else by lot.
    pub colours: Option<Article>,
    /// How a drawn tie may be broken.
    pub ways: &'static [Way],
    /// The regulation may name a way that is not among them.
    pub others: Option<Article>,
}

/// Elimination by points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsOut {
    /// The article.
    pub by: Article,
    /// For whom.
    pub whom: Whom,
}

/// A way to break a drawn tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// How.
    pub how: TieWay,
    /// For whom.
    pub whom: Whom,
    /// The article.
    pub by: Article,
}

/// How a drawn tie is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum TieWay {
    /// The game or match is played again.
    Replay,
    /// Another micromatch is played.
    Micromatch,
    /// A game with less time is played.
    ExtraGame,
    /// The better result on higher boards decides.
    HigherBoards,
    /// Who had White is out.
    WhiteIsOut,
    /// Who had Black is out.
    BlackIsOut,
    /// The lot decides.
    Lot,
}

impl TieWay {
    /// Whether something more is played.
    #[must_use]
    pub const fn is_played(self) -> bool {
        matches!(self, Self::Replay | Self::Micromatch | Self::ExtraGame)
    }
}

/// For whom a rule is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Whom {
    /// For players.
    Players,
    /// For teams.
    Teams,
    /// For both.
    Both,
}

impl Whom {
    /// Whether it is for these.
    #[must_use]
    pub const fn covers(self, whom: Self) -> bool {
        matches!((self, whom), (Self::Both, _) | (Self::Players, Self::Players) | (Self::Teams, Self::Teams))
    }
}

/// A way for whom an article has it.
pub(crate) const fn way(how: TieWay, whom: Whom, by: &'static str) -> Way {
    Way { how, whom, by: Article::new(by) }
}
