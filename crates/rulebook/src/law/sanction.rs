//! What follows a violation: measures, who imposes them, and the ladder they climb.
//!
//! ```
//! use rulebook::{Edition, Kind, law};
//! use rulebook::law::{Authority, Measure};
//! let sanctions = law(Edition::Ru22, Kind::Renju).unwrap().sanctions;
//! let exclusion = sanctions.provided(Measure::Exclusion).unwrap();
//! assert_eq!(exclusion.authority, Authority::Panel);
//! assert_eq!(exclusion.by.name(), "RU22:5.4.15.1.e");
//! ```

use article::{Article, Stated};
use clock::Millis;

use crate::{Gravity, Objection};

/// Everything an edition says about sanctions.
#[derive(Clone, Copy, Debug)]
pub struct SanctionLaw {
    /// The measures, mildest first.
    pub measures: &'static [Provided],
    /// How much time an opponent may be given.
    pub opponent_time: Option<Stated<TimeLimits>>,
    /// What repeated violations lead to, in classical play.
    pub ladder: Option<Ladder>,
    /// The same in rapid and blitz.
    pub fast_ladder: Option<Ladder>,
    /// Violations whose measure their own article sets.
    pub fixed: &'static [Fixed],
    /// Unlawful influence on results.
    pub influence: Option<Influence>,
    /// What an excluded player has achieved may be annulled, by a decision of its own.
    pub annulment: Option<Article>,
    /// A representative may be removed after so many recorded offences.
    pub representatives: Option<Stated<u8>>,
    /// A player who refuses to follow the rules loses, where another article says so than the one on results.
    pub refusal: Option<Article>,
    /// A player who refuses to play loses.
    pub refusal_to_play: Option<Article>,
    /// The chief arbiter interrupts play for a while.
    pub pause: Option<Article>,
    /// Play by correspondence.
    pub correspondence: Option<Correspondence>,
}

/// What may be imposed on an offender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Measure {
    /// A remark.
    Remark,
    /// A warning.
    Warning,
    /// A reprimand in writing.
    Reprimand,
    /// No more current information about the event.
    Information,
    /// Time for the opponent.
    OpponentTime(Millis),
    /// Time taken from the offender.
    OwnTime(Millis),
    /// Loss of the game.
    Loss,
    /// Loss of the whole micromatch.
    MicromatchLoss,
    /// A representative has to leave.
    Removal,
    /// Exclusion from the event.
    Exclusion,
}

/// A measure an edition provides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Provided {
    /// What; the time of a measure that has one is not meant.
    pub measure: Measure,
    /// The article that provides it.
    pub by: Article,
    /// Who at least may impose it.
    pub authority: Authority,
    /// The article that says who.
    pub reserved: Article,
}

/// Who imposes measures, from the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Authority {
    /// An arbiter; in correspondence the secretary.
    Arbiter,
    /// The chief arbiter or the deputy who acts for him.
    ChiefArbiter,
    /// The main panel of arbiters.
    Panel,
    /// The organiser.
    Organiser,
}

/// Between what limits the time given to an opponent lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimits {
    /// Not less than the increment of the control.
    pub at_least_increment: bool,
    /// Not more than this.
    pub most: Option<Millis>,
    /// In rapid and blitz only.
    pub fast_only: bool,
}

/// Measures that follow one another as violations are repeated in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ladder {
    /// The article.
    pub by: Article,
    /// The measures in their order; the last is repeated.
    pub rungs: &'static [Measure],
    /// On which rung a gross violation begins.
    pub gross_from: usize,
    /// What a violation in a later game may lead to.
    pub later: Option<Measure>,
}

/// A violation whose measure its article sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixed {
    /// The article that is violated.
    pub by: Article,
    /// What it costs.
    pub measure: Measure,
}

/// Unlawful influence on the results of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Influence {
    /// The article that sets the measures.
    pub by: Article,
    /// What counts as such.
    pub acts: &'static [Article],
    /// What a first attempt leads to.
    pub first: Measure,
    /// What a serious or repeated one may lead to.
    pub serious: &'static [Measure],
    /// Who at least scores a loss for it.
    pub loss: Stated<Authority>,
}

/// Sanctions in play by correspondence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correspondence {
    /// The measures.
    pub measures: &'static [Provided],
    /// A penalty names the articles that were violated.
    pub names_articles: Article,
    /// For how many years a player who stops playing may be barred at most.
    pub bar_years: Stated<u8>,
    /// How many days an error that stops play costs, once for a letter.
    pub stop_days: Stated<u8>,
    /// How many days each further missing date costs.
    pub dates_days: Stated<u8>,
}

impl Provided {
    /// A measure that the articles name as one.
    #[must_use]
    pub const fn new(
        measure: Measure,
        by: &'static str,
        authority: Authority,
        reserved: &'static str,
    ) -> Self {
        Self { measure, by: Article::new(by), authority, reserved: Article::new(reserved) }
    }
}

impl Measure {
    /// Whether it is the same measure, whatever time it is about.
    #[must_use]
    pub fn is_like(self, other: Self) -> bool {
        core::mem::discriminant(&self) == core::mem::discriminant(&other)
    }

    /// A few words for it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Remark => "remark",
            Self::Warning => "warning",
            Self::Reprimand => "reprimand",
            Self::Information => "no current information",
            Self::OpponentTime(_) => "time for the opponent",
            Self::OwnTime(_) => "time taken away",
            Self::Loss => "loss of the game",
            Self::MicromatchLoss => "loss of the micromatch",
            Self::Removal => "removal",
            Self::Exclusion => "exclusion",
        }
    }
}

impl SanctionLaw {
    /// The page of an edition with these measures and nothing else.
    #[must_use]
    pub const fn of(measures: &'static [Provided]) -> Self {
        Self {
            measures,
            opponent_time: None,
            ladder: None,
            fast_ladder: None,
            fixed: &[],
            influence: None,
            annulment: None,
            representatives: None,
            refusal: None,
            refusal_to_play: None,
            pause: None,
            correspondence: None,
        }
    }

    /// How the edition provides a measure, if it does.
    #[must_use]
    pub fn provided(&self, measure: Measure) -> Option<&'static Provided> {
        self.measures.iter().find(|provided| provided.measure.is_like(measure))
    }
}

impl Correspondence {
    /// Whether somebody may impose a measure for the articles that were violated.
    ///
    /// # Errors
    /// With the article that forbids it.
    pub fn impose(
        &self,
        who: Authority,
        measure: Measure,
        violated: &[Article],
    ) -> Result<Article, Objection> {
        let objection = |by, what: String, allowed: &str| {
            Err(Objection { by, weight: Gravity::Refusal, what, allowed: allowed.to_owned() })
        };
        if violated.is_empty() {
            return objection(
                self.names_articles,
                "a penalty without an article".to_owned(),
                "the articles that were violated",
            );
        }
        let Some(provided) = self.measures.iter().find(|provided| provided.measure.is_like(measure)) else {
            let names: Vec<_> = self.measures.iter().map(|provided| provided.measure.words()).collect();
            let by = self.measures.first().map_or(self.names_articles, |provided| provided.by);
            return objection(by, format!("{} is not provided", measure.words()), &names.join(", "));
        };
        if who < provided.authority {
            return objection(
                provided.reserved,
                format!("{} is beyond this office", measure.words()),
                "ask the higher office for it",
            );
        }
        Ok(provided.by)
    }

    /// Whether a player who stopped playing may be barred for so many days, counted by years of 365 days and the
    /// leap days among them.
    ///
    /// # Errors
    /// With the article that sets the limit.
    pub fn bar(&self, years: u8, days: u16) -> Result<Article, Objection> {
        let most = self.bar_years.value;
        if years > most || (years == most && days > 0) {
            return Err(Objection {
                by: self.bar_years.by,
                weight: Gravity::Refusal,
                what: format!("barred for {years} years and {days} days"),
                allowed: format!("at most {most} years"),
            });
        }
        Ok(self.bar_years.by)
    }

    /// The penalty days for the errors of one letter that stopped play, charged in the reply to it.
    ///
    /// # Errors
    /// If they are charged later.
    pub fn stopped(&self, errors: u8, in_reply: bool) -> Result<u8, Objection> {
        self.charged(self.stop_days, errors.min(1), in_reply)
    }

    /// The penalty days for a letter without its dates, which had so many such errors before.
    ///
    /// # Errors
    /// If they are charged later than in the next reply.
    pub fn without_dates(&self, before: u8, in_reply: bool) -> Result<u8, Objection> {
        self.charged(self.dates_days, before.min(1), in_reply)
    }

    fn charged(&self, days: Stated<u8>, times: u8, in_reply: bool) -> Result<u8, Objection> {
        if in_reply {
            return Ok(days.value * times);
        }
        Err(Objection {
            by: days.by,
            weight: Gravity::Refusal,
            what: "penalty days charged too late".to_owned(),
            allowed: "in the reply to the letter only".to_owned(),
        })
    }
}
