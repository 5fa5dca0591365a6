//! What an event is and how it is announced.
//!
//! ```
//! use rulebook::{Edition, Tempo, event_law};
//! let law = event_law(Edition::Ru22).organisation;
//! let blitz = law.registered("русские шашки – молниеносная игра").unwrap();
//! assert_eq!((blitz.tempo, blitz.by.name()), (Some(Tempo::Blitz), "RU22:1.2.d"));
//! assert!(law.registered("checkers").is_none());
//! ```

use article::{Article, Stated};

use crate::{Kind, Status, System, Tempo};

/// Everything an edition says about events as such.
#[derive(Clone, Copy, Debug)]
pub struct OrganisationLaw {
    /// Whom the register of an event knows.
    pub people: Article,
    /// The disciplines of the official register, and the article about it.
    pub register: Option<Register>,
    /// Every event has one character.
    pub character: Article,
    /// The characters an event can have.
    pub characters: &'static [Stated<Character>],
    /// The kinds of event, where the edition lists them.
    pub kinds: &'static [Stated<EventKind>],
    /// An event of two is a match, and no other is.
    pub two: Option<Two>,
    /// Every event uses one of the systems.
    pub system: Article,
    /// The systems.
    pub systems: &'static [Stated<SystemName>],
    /// Different stages may use different systems.
    pub stages: Article,
    /// What a match is played for.
    pub matches: &'static [Stated<MatchGoal>],
    /// The printed programme, if there is one.
    pub programme: Option<Programme>,
    /// The schedule is changed by the organiser, but for the days of arrival and departure.
    pub changes: Option<Article>,
    /// Every change of the schedule is made known to everybody.
    pub notice: Article,
    /// A list that changes before the first round may mean new lots.
    pub new_lots: Option<Article>,
    /// At events of the international federation its own regulation comes first.
    pub overrides: Option<Override>,
    /// Events the edition does not govern.
    pub not_for: Option<Stated<Status>>,
}

/// How an event is played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Play {
    /// At the board.
    #[default]
    Board,
    /// By correspondence.
    Correspondence,
    /// Works are composed.
    Composing,
    /// Works are solved.
    Solving,
}

/// Whose places an event decides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Character {
    /// Of persons.
    #[default]
    Individual,
    /// Of teams.
    Team,
    /// Of persons and of teams.
    IndividualTeam,
    /// Of persons first, and of teams by the best results of their members.
    TeamStanding,
}

/// What an event is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum EventKind {
    /// A championship of adults.
    Championship,
    /// A championship of an age.
    FirstPlace,
    /// A tournament.
    Tournament,
    /// A match.
    Match,
    /// A tournament of matches.
    MatchTournament,
}

/// A system of play as an edition names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum SystemName {
    /// Everybody meets everybody.
    RoundRobin,
    /// Swiss.
    Swiss,
    /// Swiss, regulated by ratings.
    RegulatedSwiss,
    /// Knockout.
    Knockout,
    /// Knockout in which all places are played for.
    PlacementKnockout,
    /// One group meets the other.
    Scheveningen,
    /// A match of two.
    Match,
    /// A tournament of matches.
    MatchTournament,
    /// Different systems at different stages.
    Mixed,
    /// Another system that gives all equal rights.
    Other,
}

/// What a match is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum MatchGoal {
    /// Most points of a number of games.
    MostPoints,
    /// A number of points.
    Points,
    /// A number of wins.
    Wins,
}

/// The official register of disciplines.
#[derive(Clone, Copy, Debug)]
pub struct Register {
    /// The article.
    pub by: Article,
    /// The disciplines.
    pub entries: &'static [Registered],
}

/// A discipline of the official register, and what it selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Registered {
    /// Its name in the register.
    pub name: &'static str,
    /// The article.
    pub by: Article,
    /// How it is played.
    pub play: Play,
    /// The games it may be played with; where there are several the event chooses.
    pub kinds: &'static [Kind],
    /// How its games may begin; where there are several the event chooses.
    pub systems: &'static [System],
    /// How fast, where games have a clock.
    pub tempo: Option<Tempo>,
    /// Whether teams play.
    pub entrants: Entrants,
}

/// Who takes part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entrants {
    /// Persons.
    Persons,
    /// Teams, of men and women only.
    Teams,
}

/// Events of two and of more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Two {
    /// An event of two is a match.
    pub two: Article,
    /// An event of more is not.
    pub more: Article,
}

/// The printed programme.
#[derive(Clone, Copy, Debug)]
pub struct Programme {
    /// It is complete before it is published.
    pub by: Article,
    /// What it contains, in this order.
    pub blocks: &'static [Stated<Block>],
}

/// A part of the printed programme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Block {
    /// By which rules the event is held.
    Rules,
    /// Who organises it.
    Organisers,
    /// Where and when.
    Venue,
    /// The schedule.
    Schedule,
    /// Who may take part.
    Entitled,
    /// Whom to ask.
    Contacts,
}

/// A regulation of another federation that comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Override {
    /// Whose.
    pub source: &'static str,
    /// In which game.
    pub kind: Kind,
    /// By which article.
    pub by: Article,
}

impl Character {
    /// Every character.
    pub const ALL: [Self; 4] = [Self::Individual, Self::Team, Self::IndividualTeam, Self::TeamStanding];

    /// Whether there is a table of persons.
    #[must_use]
    pub const fn ranks_persons(self) -> bool {
        !matches!(self, Self::Team)
    }

    /// Whether there is a table of teams.
    #[must_use]
    pub const fn ranks_teams(self) -> bool {
        !matches!(self, Self::Individual)
    }

    /// A few words for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Individual => "individual",
            Self::Team => "team",
            Self::IndividualTeam => "individual-team",
            Self::TeamStanding => "individual with team standing",
        }
    }
}

impl EventKind {
    /// A few words for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Championship => "championship",
            Self::FirstPlace => "first-place championship",
            Self::Tournament => "tournament",
            Self::Match => "match",
            Self::MatchTournament => "match-tournament",
        }
    }
}

impl SystemName {
    /// Every system an edition names.
    pub const ALL: [Self; 10] = [
        Self::RoundRobin,
        Self::Swiss,
        Self::RegulatedSwiss,
        Self::Knockout,
        Self::PlacementKnockout,
        Self::Scheveningen,
        Self::Match,
        Self::MatchTournament,
        Self::Mixed,
        Self::Other,
    ];

    /// A few words for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::RoundRobin => "round robin",
            Self::Swiss => "Swiss",
            Self::RegulatedSwiss => "regulated Swiss",
            Self::Knockout => "knockout",
            Self::PlacementKnockout => "improved knockout",
            Self::Scheveningen => "Scheveningen",
            Self::Match => "match",
            Self::MatchTournament => "match-tournament",
            Self::Mixed => "mixed",
            Self::Other => "other",
        }
    }
}

impl Block {
    /// A few words for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Organisers => "organisers",
            Self::Venue => "venue and dates",
            Self::Schedule => "schedule",
            Self::Entitled => "who may take part",
            Self::Contacts => "contacts",
        }
    }
}

impl Registered {
    /// A discipline at the board.
    #[must_use]
    pub const fn new(
        name: &'static str,
        by: &'static str,
        kinds: &'static [Kind],
        tempo: Tempo,
        entrants: Entrants,
    ) -> Self {
        let systems = &[System::Ordinary];
        Self { name, by: Article::new(by), play: Play::Board, kinds, systems, tempo: Some(tempo), entrants }
    }
}

impl OrganisationLaw {
    /// A discipline of the official register by its name.
    #[must_use]
    pub fn registered(&self, name: &str) -> Option<&'static Registered> {
        self.register?.entries.iter().find(|entry| entry.name == name)
    }

    /// A system of the edition by its name, and its article.
    ///
    /// # Errors
    /// The article that lists the systems.
    pub fn system(&self, name: &str) -> Result<&'static Stated<SystemName>, Article> {
        self.systems.iter().find(|system| system.value.name() == name).ok_or(self.system)
    }

    /// Whether an event of so many participants may be of a kind.
    ///
    /// # Errors
    /// The article that forbids it.
    pub fn kind(&self, kind: EventKind, participants: usize) -> Result<(), Article> {
        match (self.two, kind) {
            (Some(two), EventKind::Match) if participants > 2 => return Err(two.more),
            (Some(two), kind) if participants == 2 && kind != EventKind::Match => return Err(two.two),
            _ => {}
        }
        let listed = self.kinds.iter().any(|known| known.value == kind);
        self.kinds.first().filter(|_| !listed).map_or(Ok(()), |first| Err(first.by))
    }
}
