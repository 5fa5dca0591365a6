//! A draft: what the regulation of an event would like to say.
//!
//! ```
//! use rulebook::{Draft, Edition};
//! let blitz = "russian blitz".parse().unwrap();
//! let draft = Draft::usual(Edition::Ru22, blitz, "7m".parse().unwrap()).unwrap();
//! let objections = draft.check().unwrap_err();
//! assert_eq!(objections[0].by.name(), "RU22:6.1.9.3");
//! assert!(Draft::preset(Edition::Ru22, blitz).unwrap().check().is_ok());
//! ```

use clock::{Control, Millis};
use renju::opening;

use crate::edition::law;
use crate::{Asked, BallotTable, Discipline, Edition, Gravity, Objection, Regulation, System, Tempo, check};

/// What an event would like to play by.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
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
    /// How many additional micromatches may follow a drawn one.
    pub additional: u8,
    /// By which system draughts-64 and its like are played.
    pub system: System,
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

/// Whether players record their games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Record {
    /// On score sheets, or by the program.
    Kept,
    /// Not at all.
    NotKept,
}

/// Where the players sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Venue {
    /// At a board in a hall: moves are made and clocks pressed by hand.
    Hall,
    /// Each at a screen: a move presses the clock, and an illegal one cannot be made.
    Remote,
}

/// How a draw under the rules takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Enforcement {
    /// When a player claims it, or the arbiter declares it.
    Claimed,
    /// As soon as it is there.
    Automatic,
}

/// What a shorter lateness costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct LateStep {
    /// From so much lateness on.
    pub from: Millis,
    /// The consequence.
    pub costs: LateCost,
}

/// What lateness costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum LateCost {
    /// A remark.
    Remark,
    /// A warning.
    Warning,
    /// Time for the opponent.
    Time(Millis),
}

/// What a lost connection costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Connection {
    /// The clock runs on.
    ClockRuns,
    /// The clock stands still for so long in all, then runs on.
    Pause(Millis),
}

/// In what form a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
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
            additional: 0,
            system: System::Ordinary,
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

    /// The usual regulation with the control that the edition recommends.
    ///
    /// # Errors
    /// If the edition does not know the game, or recommends no control for it: then a regulation has to state one.
    pub fn preset(edition: Edition, discipline: Discipline) -> Result<Self, Objection> {
        let Some(law) = law(edition, discipline.kind) else {
            return Err(check::unknown_game(edition, discipline));
        };
        let recommended = law.controls.tempo(discipline.tempo).default_preset();
        let draft = recommended.and_then(|preset| Self::usual(edition, discipline, preset.control));
        draft.ok_or_else(|| check::no_control(law, discipline))
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

    /// The discipline that is meant when a control was chosen and no tempo was said: the one whose rules the control
    /// fits best, the slowest of several.
    #[must_use]
    pub fn meant(edition: Edition, asked: Asked, control: Option<Control>) -> Discipline {
        let objections = |tempo| {
            let discipline = Discipline::new(asked.kind, tempo);
            let draft = control.and_then(|control| Self::usual(edition, discipline, control));
            let objections = draft.map_or_else(Vec::new, |draft| draft.objections());
            (objections.iter().any(|objection| objection.weight == Gravity::Refusal), objections.len())
        };
        let fitting = || Tempo::ALL.into_iter().min_by_key(|&tempo| objections(tempo));
        Discipline::new(asked.kind, asked.tempo.or_else(fitting).unwrap_or(Tempo::Classical))
    }

    /// Everything the edition has against it, the grave first.
    #[must_use]
    pub fn objections(&self) -> Vec<Objection> {
        check::objections(self)
    }

    /// A regulation, if nothing grave is wrong; advice is given with it.
    ///
    /// # Errors
    /// Every objection, if one of them is a refusal.
    pub fn check(self) -> Result<(Regulation, Vec<Objection>), Vec<Objection>> {
        Regulation::of(self)
    }

    /// The regulation of a game that was begun under it: what was accepted once is not judged again, whatever a later
    /// program objects to. Nothing, if the edition does not know the game.
    #[must_use]
    pub fn accepted(self) -> Option<Regulation> {
        Regulation::accepted(self)
    }
}

impl Form {
    /// Every form.
    pub const ALL: [Self; 4] = [Self::Ordinary, Self::Simultaneous, Self::Blindfold, Self::Consultation];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ordinary => "ordinary",
            Self::Simultaneous => "simultaneous",
            Self::Blindfold => "blindfold",
            Self::Consultation => "consultation",
        }
    }
}
