//! How places are found.

use article::{Article, Stated};

use super::{TeamTiebreak, Tiebreak};
use crate::Gravity;

/// How places are found.
#[derive(Clone, Copy, Debug)]
pub struct StandingLaw {
    /// Places follow the sum of points.
    pub places: Article,
    /// With equal points these criteria decide.
    pub criteria: Article,
    /// The larger coefficient stands higher.
    pub larger: Article,
    /// The criteria a regulation may choose from, in the order of the articles.
    pub offers: &'static [Offer],
    /// A regulation may add others.
    pub open: Option<Article>,
    /// What decides in a round robin where the regulation says nothing.
    pub round_robin: &'static [Tiebreak],
    /// What decides in a Swiss event where the regulation says nothing.
    pub swiss: &'static [Tiebreak],
    /// What is to be named in the regulation before the first round.
    pub named: Named,
    /// Between whom games among the tied decide.
    pub head_to_head: Tied,
    /// What unplayed games count in the coefficients of a Swiss event.
    pub unplayed: UnplayedLaw,
    /// An additional match or tournament.
    pub play_off: PlayOffLaw,
    /// Places of teams.
    pub teams: TeamStandingLaw,
}

/// A criterion a regulation may choose.
#[derive(Clone, Copy, Debug)]
pub struct Offer {
    /// Which.
    pub what: Tiebreak,
    /// The article that describes it.
    pub by: Article,
    /// Where alone it may be used.
    pub only: Option<Stated<Format>>,
}

/// How players meet, as far as places depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Format {
    /// Everybody meets everybody.
    RoundRobin,
    /// Those with equal points meet.
    Swiss,
    /// Anything else: knockout, matches, two groups.
    Other,
}

/// What is to be named in the regulation before the first round.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// The article.
    pub by: Article,
    /// How grave it is when nothing is named.
    pub gravity: Gravity,
    /// What has to be named.
    pub what: Naming,
    /// The article by which the list stays as it is after the first round was paired.
    pub locked: Article,
}

/// What has to be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// A list of criteria.
    List,
    /// A system of coefficients.
    Coefficient,
}

/// Between whom games among the tied decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tied {
    /// Among all of them, if all have met.
    All,
    /// Between two only; again as soon as only two are left.
    Two,
}

/// What unplayed games count in the coefficients of a Swiss event.
#[derive(Clone, Copy, Debug)]
pub struct UnplayedLaw {
    /// A plus for want of a partner counts as an opponent with so many points.
    pub bye: Stated<Partner>,
    /// An opponent who withdrew counts as if he had scored the average of his score group in the rounds he missed.
    pub withdrawn: Article,
    /// If pairs are made by a program, its own rule holds instead: a bye adds nothing, and everybody counts with the
    /// points of the table.
    pub by_program: Option<Article>,
}

/// The points of the partner somebody did not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partner {
    /// The fewest anybody has.
    Lowest,
    /// The fewest anybody has who finished the event.
    LowestFinisher,
}

/// An additional match or tournament of those who are tied.
#[derive(Clone, Copy, Debug)]
pub struct PlayOffLaw {
    /// The article.
    pub by: Article,
    /// For which places.
    pub places: Contested,
    /// Whether it needs a word in the regulation.
    pub provided: Provided,
    /// Games may be shorter than those of the event.
    pub shortened: Option<Article>,
}

/// For which places a play-off may be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contested {
    /// For any.
    Any,
    /// For the first alone.
    First,
}

/// Whether a play-off needs a word in the regulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provided {
    /// The regulation has to provide for it.
    ByRegulation,
    /// It comes before all criteria wherever it can be held.
    ByRule,
}

/// Places of teams.
#[derive(Clone, Copy, Debug)]
pub struct TeamStandingLaw {
    /// The ways to count, the usual first.
    pub scorings: &'static [TeamScoring],
    /// Between which teams their own match decides.
    pub direct_match: Tied,
    /// A regulation may order and add criteria otherwise.
    pub open: Option<Article>,
    /// Coefficients of teams and where they are described.
    pub coefficients: &'static [Stated<TeamTiebreak>],
    /// A coefficient for round robins alone.
    pub round_robin_only: Option<Stated<TeamTiebreak>>,
}

/// A way to count what teams scored.
#[derive(Clone, Copy, Debug)]
pub struct TeamScoring {
    /// What decides first.
    pub total: Total,
    /// The article.
    pub by: Article,
    /// What decides between equals in a round robin.
    pub round_robin: &'static [Stated<TeamTiebreak>],
    /// What decides between equals in a Swiss event.
    pub swiss: &'static [Stated<TeamTiebreak>],
    /// A team that won all its matches and is only second may play the first for the title.
    pub extra_match: Option<Article>,
}

/// What a team's total is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Total {
    /// Points on all boards.
    BoardPoints,
    /// Match points.
    MatchPoints,
}

impl StandingLaw {
    /// What decides where the regulation says nothing.
    #[must_use]
    pub const fn usual(&self, format: Format) -> &'static [Tiebreak] {
        match format {
            Format::Swiss => self.swiss,
            Format::RoundRobin | Format::Other => self.round_robin,
        }
    }

    /// The criteria a regulation may choose from.
    pub fn offered(&self, format: Format) -> impl Iterator<Item = Tiebreak> {
        self.offers.iter().filter(move |offer| offer.fits(format)).map(|offer| offer.what)
    }

    /// The article by which a criterion may be used.
    ///
    /// # Errors
    /// The article by which it may not.
    pub fn permits(&self, what: Tiebreak, format: Format) -> Result<Article, Article> {
        let known = || self.offers.iter().filter(|offer| offer.what == what);
        match (known().find(|offer| offer.fits(format)), self.open, known().next()) {
            (Some(offer), ..) => Ok(offer.by),
            (None, Some(open), _) => Ok(open),
            (None, None, Some(offer)) => Err(offer.only.map_or(offer.by, |only| only.by)),
            (None, None, None) => Err(self.criteria),
        }
    }

    /// The article that describes a criterion, or the one that lets criteria decide.
    #[must_use]
    pub fn article(&self, what: Tiebreak, format: Format) -> Article {
        let described = || self.offers.iter().find(|offer| offer.what == what).map(|offer| offer.by);
        self.permits(what, format).ok().or_else(described).unwrap_or(self.criteria)
    }
}

impl Offer {
    /// Whether it may be used in such events.
    #[must_use]
    pub fn fits(&self, format: Format) -> bool {
        self.only.is_none_or(|only| only.value == format)
    }

    /// A criterion for every event.
    pub(crate) const fn new(what: Tiebreak, by: &'static str) -> Self {
        Self { what, by: Article::new(by), only: None }
    }

    /// A criterion for such events alone.
    pub(crate) const fn only(what: Tiebreak, by: &'static str, only: Stated<Format>) -> Self {
        Self { what, by: Article::new(by), only: Some(only) }
    }
}

impl TeamStandingLaw {
    /// The way to count with this total.
    #[must_use]
    pub fn scoring(&self, total: Total) -> Option<&'static TeamScoring> {
        self.scorings.iter().find(|scoring| scoring.total == total)
    }

    /// Whether a regulation may let a criterion decide.
    ///
    /// # Errors
    /// The article by which it may not.
    pub fn permits(&self, what: TeamTiebreak, format: Format) -> Result<(), Article> {
        if let Some(only) = self.round_robin_only.filter(|only| only.value == what && format == Format::Swiss)
        {
            return Err(only.by);
        }
        let lists = || self.scorings.iter().flat_map(|scoring| [scoring.round_robin, scoring.swiss]);
        let known = || lists().chain([self.coefficients]).flatten().any(|each| each.value == what);
        match (self.open, lists().flatten().next()) {
            (None, Some(first)) if !known() => Err(first.by),
            _ => Ok(()),
        }
    }

    /// The article that describes a criterion.
    #[must_use]
    pub fn article(&self, what: TeamTiebreak, scoring: &TeamScoring, format: Format) -> Article {
        let of =
            |list: &[Stated<TeamTiebreak>]| list.iter().find(|each| each.value == what).map(|each| each.by);
        of(scoring.usual(format)).or_else(|| of(self.coefficients)).or(self.open).unwrap_or(scoring.by)
    }
}

impl TeamScoring {
    /// What decides between equals where the regulation says nothing.
    #[must_use]
    pub const fn usual(&self, format: Format) -> &'static [Stated<TeamTiebreak>] {
        match format {
            Format::Swiss => self.swiss,
            Format::RoundRobin | Format::Other => self.round_robin,
        }
    }
}
