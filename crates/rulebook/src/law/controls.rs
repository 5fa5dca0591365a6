//! Time controls: what an edition asks of them, and which it recommends.

use article::Article;
use clock::{Control, Millis, Stage};

use crate::{Gravity, Tempo};

/// Everything an edition says about the time controls of a game.
#[derive(Clone, Copy, Debug)]
pub struct ControlLaw {
    /// A regulation fixes its control in advance.
    pub fixed: Article,
    /// Time may be added for each move, by electronic clocks.
    pub increment: Option<Article>,
    /// A regulation may set a control that is named nowhere.
    pub other: Article,
    /// What every control keeps to, at every tempo.
    pub longest: Option<Limit>,
    /// Officials are told that clocks should be electronic.
    pub electronic: Option<Article>,
    /// Classical play.
    pub classical: TempoLaw,
    /// Rapid play.
    pub rapid: TempoLaw,
    /// Blitz.
    pub blitz: TempoLaw,
}

/// What an edition says about one tempo.
#[derive(Clone, Copy, Debug)]
pub struct TempoLaw {
    /// Where the tempo gets its controls from.
    pub by: Article,
    /// All moves are made in one time.
    pub one_stage: Option<Article>,
    /// What every control keeps to.
    pub limits: &'static [Limit],
    /// Every control gives at least as much as one of those that are recommended.
    pub floor: Option<Article>,
    /// The controls that are recommended.
    pub presets: &'static [Preset],
}

/// A range in which a control lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// The article.
    pub by: Article,
    /// Which controls it speaks of.
    pub on: Shape,
    /// What is measured.
    pub of: Span,
    /// At least.
    pub least: Option<Millis>,
    /// At most.
    pub most: Option<Millis>,
    /// What follows if it is not kept.
    pub weight: Gravity,
}

/// Which controls a limit speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// All.
    Any,
    /// Those that add time for a move.
    WithIncrement,
    /// Those that do not.
    WithoutIncrement,
}

/// What is measured of a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// The time of a player for the game, without increments.
    Game,
    /// The time of a player for his first moves, with increments.
    FirstMoves(u16),
    /// The time of both players for their first moves, with increments.
    FirstMovesOfBoth(u16),
    /// The time of both players for a normal game, with increments.
    GameOfBoth,
    /// The time added for a move.
    Increment,
}

/// A recommended control.
///
/// ```
/// use rulebook::{Edition, Tempo, presets};
/// let offered = presets(Edition::Ru22, "russian".parse().unwrap(), Tempo::Blitz);
/// assert_eq!(offered[0].control.to_string(), "3m+2s");
/// assert_eq!(offered[0].by.name(), "RU22:6.1.9.3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preset {
    /// The control.
    pub control: Control,
    /// The article that recommends it.
    pub by: Article,
    /// Which longer ones it recommends as well.
    pub reach: Reach,
    /// Whether it is the one to take when nothing is said.
    pub default: bool,
}

/// Which longer controls a recommendation covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// None.
    Exact,
    /// The same time or more.
    OrMore,
    /// Up to so much time.
    UpTo(Millis),
}

impl ControlLaw {
    /// What it says about a tempo.
    #[must_use]
    pub const fn tempo(&self, tempo: Tempo) -> &TempoLaw {
        match tempo {
            Tempo::Classical => &self.classical,
            Tempo::Rapid => &self.rapid,
            Tempo::Blitz => &self.blitz,
        }
    }
}

impl TempoLaw {
    /// A tempo of which nothing is said yet.
    #[must_use]
    pub const fn new(by: &'static str) -> Self {
        Self { by: Article::new(by), one_stage: None, limits: &[], floor: None, presets: &[] }
    }

    /// The recommendation to take when nothing is said.
    #[must_use]
    pub fn default_preset(&self) -> Option<&'static Preset> {
        self.presets.iter().find(|preset| preset.default)
    }

    /// The recommendation that covers a control.
    #[must_use]
    pub fn preset_of(&self, control: &Control) -> Option<&'static Preset> {
        let exact = self.presets.iter().find(|preset| preset.control == *control);
        exact.or_else(|| self.presets.iter().find(|preset| preset.covers(control)))
    }
}

impl Limit {
    /// So much time of a player for the game, whatever is added.
    #[must_use]
    pub const fn game(by: &'static str, least: Option<Millis>, most: Option<Millis>) -> Self {
        Self { by: Article::new(by), on: Shape::Any, of: Span::Game, least, most, weight: Gravity::Refusal }
    }

    /// So many minutes of a player for the game, at least and at most.
    #[must_use]
    pub const fn minutes(by: &'static str, least: u64, most: u64) -> Self {
        Self::game(by, Some(Millis::minutes(least)), Some(Millis::minutes(most)))
    }

    /// The same limit for another measure.
    #[must_use]
    pub const fn of(self, of: Span) -> Self {
        Self { of, ..self }
    }

    /// The same limit for some controls only.
    #[must_use]
    pub const fn on(self, on: Shape) -> Self {
        Self { on, ..self }
    }

    /// The same limit as a recommendation.
    #[must_use]
    pub const fn advised(self) -> Self {
        Self { weight: Gravity::Advice, ..self }
    }

    /// Whether it speaks of a control.
    #[must_use]
    pub fn applies_to(&self, control: &Control) -> bool {
        match self.on {
            Shape::Any => true,
            Shape::WithIncrement => control.has_increment(),
            Shape::WithoutIncrement => !control.has_increment(),
        }
    }

    /// Whether a control keeps to it.
    #[must_use]
    pub fn allows(&self, control: &Control) -> bool {
        let measured = self.of.of(control);
        self.least.is_none_or(|least| measured >= least) && self.most.is_none_or(|most| measured <= most)
    }
}

impl Span {
    /// The measure of a control.
    #[must_use]
    pub fn of(self, control: &Control) -> Millis {
        match self {
            Self::Game => control.stages().iter().map(|stage| stage.base).sum(),
            Self::FirstMoves(moves) => control.total_for(moves),
            Self::FirstMovesOfBoth(moves) => control.total_for(moves) * 2,
            Self::GameOfBoth => control.total_for(normal_game(control)) * 2,
            Self::Increment => {
                let added = control.stages().iter().map(|stage| stage.increment);
                added.filter(|time| !time.is_zero()).min().unwrap_or(Millis::ZERO)
            }
        }
    }
}

/// The moves of a normal game: as many as UA24 measures controls by, or more if the last stage begins later.
fn normal_game(control: &Control) -> u16 {
    let before_last = control.stages().iter().rev().skip(1).filter_map(|stage| stage.moves);
    before_last.fold(1u16, u16::saturating_add).max(60)
}

impl Preset {
    /// A control of these stages.
    #[must_use]
    pub const fn new(by: &'static str, stages: &[Stage]) -> Self {
        Self { control: Control::fixed(stages), by: Article::new(by), reach: Reach::Exact, default: false }
    }

    /// Minutes to the end of the game, and seconds for each move.
    #[must_use]
    pub const fn fischer(by: &'static str, minutes: u64, seconds: u64) -> Self {
        Self::new(by, &[Stage::to_end(Millis::minutes(minutes)).plus(Millis::seconds(seconds))])
    }

    /// Minutes to the end of the game.
    #[must_use]
    pub const fn minutes(by: &'static str, minutes: u64) -> Self {
        Self::fischer(by, minutes, 0)
    }

    /// The same, or any longer one.
    #[must_use]
    pub const fn or_more(self) -> Self {
        Self { reach: Reach::OrMore, ..self }
    }

    /// The same, or longer up to so many minutes.
    #[must_use]
    pub const fn up_to(self, minutes: u64) -> Self {
        Self { reach: Reach::UpTo(Millis::minutes(minutes)), ..self }
    }

    /// The same as the one to take when nothing is said.
    #[must_use]
    pub const fn by_default(self) -> Self {
        Self { default: true, ..self }
    }

    /// Whether the recommendation covers a control: the same, or a longer one with the same increment.
    #[must_use]
    pub fn covers(&self, control: &Control) -> bool {
        let alike = || match (self.control.stages(), control.stages()) {
            ([mine], [other]) => Stage { base: mine.base, ..*other } == *mine && other.base >= mine.base,
            _ => false,
        };
        match self.reach {
            Reach::Exact => self.control == *control,
            Reach::OrMore => alike(),
            Reach::UpTo(most) => alike() && control.first() <= most,
        }
    }

    /// Whether a control gives at least as much: in all, and for each move.
    #[must_use]
    pub fn is_met_by(&self, control: &Control) -> bool {
        let both = |of: Span| of.of(control) >= of.of(&self.control);
        both(Span::Game) && both(Span::Increment)
    }
}
