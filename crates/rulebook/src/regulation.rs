//! A regulation: what one event chose inside its edition.
//!
//! A [`Draft`] may say anything; [`Draft::check`] makes a [`Regulation`] of it, or objects, each objection with
//! its article.

use core::fmt;
use core::ops::Deref;

use article::Article;
use clock::{Control, Millis};
use renju::opening;

use crate::edition::law;
use crate::law::Law;
use crate::{Discipline, Edition, Kind, Tempo};

/// What an event would like to play by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The federation's text.
    pub edition: Edition,
    /// What is played, and how fast.
    pub discipline: Discipline,
    /// The time control.
    pub control: Control,
    /// What kind of clocks there are.
    pub clock: clock::Kind,
    /// Whether players record their games.
    pub record: Record,
    /// Where the players sit.
    pub venue: Venue,
    /// How a draw under the rules takes effect.
    pub draws: Enforcement,
    /// How late a player may come; none means as late as the edition allows.
    pub lateness: Option<Millis>,
    /// What a shorter lateness costs.
    pub late_steps: Vec<LateStep>,
    /// How many games a meeting has.
    pub games: u8,
    /// The pause between the games of a micromatch; none means that of the edition.
    pub pause: Option<Millis>,
    /// The table first moves are drawn from.
    pub ballot: Option<BallotTable>,
    /// Renju: how the first moves are made.
    pub opening: opening::Regulation,
    /// Renju: how fouls are judged and what follows.
    pub fouls: renju::Rules,
    /// No agreed draw before each player has made so many moves, beyond what the edition asks.
    pub offers_from: Option<u16>,
    /// What a lost connection costs.
    pub connection: Connection,
    /// How much of a measured delay of the line is given back for a move.
    pub lag: Millis,
    /// In what form the game is played.
    pub form: Form,
    /// An official event.
    pub official: bool,
    /// What illegal board actions lead to.
    pub irregularities: Irregularities,
}

/// A draft that its edition does not object to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulation(Draft);

/// What an edition has against a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Objection {
    /// The article.
    pub by: Article,
    /// How grave it is.
    pub weight: Gravity,
    /// What is wrong.
    pub what: String,
    /// What would be right.
    pub allowed: String,
}

/// How grave an objection is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// Against a recommendation: the organiser is told.
    Advice,
    /// Against the rules: refused.
    Refusal,
}

/// Whether players record their games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Record {
    /// On score sheets, or by the program.
    Kept,
    /// Not at all.
    NotKept,
}

/// Where the players sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Venue {
    /// At a board in a hall: moves are made and clocks pressed by hand.
    Hall,
    /// Each at a screen: a move presses the clock, and an illegal one cannot be made.
    Remote,
}

/// How a draw under the rules takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enforcement {
    /// When a player claims it, or the arbiter declares it.
    Claimed,
    /// As soon as it is there.
    Automatic,
}

/// What a shorter lateness costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LateStep {
    /// From so much lateness on.
    pub from: Millis,
    /// The consequence.
    pub costs: LateCost,
}

/// What lateness costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LateCost {
    /// A remark.
    Remark,
    /// A warning.
    Warning,
    /// Time for the opponent.
    Time(Millis),
}

/// A table first moves or positions are drawn from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BallotTable {
    /// 745 openings and transfers of draughts-64.
    Draughts64,
    /// 150 openings of draughts-64.
    Draughts64Short,
    /// 745 cells of the Brazilian version.
    Brazilian,
    /// 156 three-move openings of checkers.
    Checkers,
}

/// What a lost connection costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Connection {
    /// The clock runs on.
    ClockRuns,
    /// The clock stands still for so long in all, then runs on.
    Pause(Millis),
}

/// In what form a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// One against one.
    Ordinary,
    /// One against many at once.
    Simultaneous,
    /// Without sight of the board.
    Blindfold,
    /// Several who consult on a side.
    Consultation,
}

/// What illegal board actions lead to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Irregularities {
    /// They cannot be made.
    Refused,
    /// The opponent has them corrected or accepts them by replying.
    OpponentDecides,
    /// The game is replayed from the illegal move.
    Replayed,
}

impl Draft {
    /// The usual regulation of a discipline, or nothing if the edition does not know the game.
    #[must_use]
    pub fn usual(edition: Edition, discipline: Discipline, control: Control) -> Option<Self> {
        law(edition, discipline.kind)?;
        let record = match discipline.tempo {
            Tempo::Classical => Record::Kept,
            Tempo::Rapid | Tempo::Blitz => Record::NotKept,
        };
        Some(Self {
            edition,
            discipline,
            control,
            clock: clock::Kind::Electronic,
            record,
            venue: Venue::Hall,
            draws: Enforcement::Claimed,
            lateness: None,
            late_steps: Vec::new(),
            games: 1,
            pause: None,
            ballot: None,
            opening: opening::Regulation::Free,
            fouls: renju::Rules::default(),
            offers_from: None,
            connection: Connection::ClockRuns,
            lag: Millis::ZERO,
            form: Form::Ordinary,
            official: false,
            irregularities: Irregularities::OpponentDecides,
        })
    }

    /// The same as played on a server: remote, recorded, draws automatic, illegal moves impossible.
    #[must_use]
    pub fn remote(self) -> Self {
        Self {
            venue: Venue::Remote,
            record: Record::Kept,
            draws: Enforcement::Automatic,
            irregularities: Irregularities::Refused,
            ..self
        }
    }

    /// A regulation, if nothing grave is wrong; advice is given with it.
    ///
    /// # Errors
    /// Every objection, if one of them is a refusal.
    pub fn check(self) -> Result<(Regulation, Vec<Objection>), Vec<Objection>> {
        let objections = Vec::new();
        if objections.iter().any(|objection: &Objection| objection.weight == Gravity::Refusal) {
            return Err(objections);
        }
        Ok((Regulation(self), objections))
    }
}

impl Regulation {
    /// What the edition says about conducting this game.
    ///
    /// # Panics
    /// Never: only drafts whose edition knows the game become regulations.
    #[must_use]
    pub fn law(&self) -> &'static Law {
        law(self.0.edition, self.0.discipline.kind).expect("a checked regulation has a page")
    }

    /// Whether this is renju.
    #[must_use]
    pub fn is_renju(&self) -> bool {
        self.0.discipline.kind == Kind::Renju
    }
}

impl Deref for Regulation {
    type Target = Draft;

    fn deref(&self) -> &Draft {
        &self.0
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} [{}]; allowed: {}", self.what, self.by, self.allowed)
    }
}
