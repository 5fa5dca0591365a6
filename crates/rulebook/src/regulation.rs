//! A regulation: what one event chose inside its edition.
//!
//! A [`Draft`] may say anything; [`Draft::check`] makes a [`Regulation`] of it, or objects, each objection with
//! its article. What a draft leaves open the regulation resolves as its edition says:
//!
//! ```
//! use rulebook::{Draft, Edition};
//! let draft = Draft::preset(Edition::Ru22, "russian blitz".parse().unwrap()).unwrap();
//! let (regulation, advice) = draft.check().unwrap();
//! assert!(advice.is_empty());
//! let late = regulation.lateness_limit();
//! assert_eq!((late.value.to_string().as_str(), late.by.name()), ("3:00", "RU22:5.4.4.1"));
//! ```

use core::ops::Deref;

use article::{Article, Stated};
use clock::{Control, Millis};

use crate::edition::law;
use crate::law::{Lateness, Law, Shape};
use crate::objection::spoken;
use crate::{
    Connection, Draft, Enforcement, Gravity, Irregularities, Kind, LateCost, Objection, Record, System, Venue,
};

/// A draft that its edition does not object to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulation(Draft);

/// One choice of a regulation in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// What it is about.
    pub about: &'static str,
    /// What holds.
    pub value: String,
    /// The article it rests on; none where the edition is silent.
    pub by: Option<Article>,
}

impl Regulation {
    /// The regulation of a draft, with the advice of its edition.
    pub(crate) fn of(draft: Draft) -> Result<(Self, Vec<Objection>), Vec<Objection>> {
        let objections = draft.objections();
        if objections.iter().any(|objection| objection.weight == Gravity::Refusal) {
            return Err(objections);
        }
        Ok((Self(draft), objections))
    }

    /// A draft that was accepted once, read again.
    pub(crate) fn accepted(draft: Draft) -> Option<Self> {
        law(draft.edition, draft.discipline.kind).is_some().then_some(Self(draft))
    }

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

    /// What the time control rests on: the article that recommends it, that allows any such control, or that
    /// leaves others to the regulation.
    #[must_use]
    pub fn control_by(&self) -> Article {
        let (controls, control) = (&self.law().controls, &self.0.control);
        let tempo = controls.tempo(self.0.discipline.tempo);
        if let Some(preset) = tempo.preset_of(control) {
            return preset.by;
        }
        let combination = tempo.limits.iter().rfind(|limit| limit.on == Shape::WithIncrement);
        combination.filter(|limit| limit.applies_to(control)).map_or(controls.other, |limit| limit.by)
    }

    /// How late a player may come before he loses.
    #[must_use]
    pub fn lateness_limit(&self) -> Stated<Millis> {
        let most = lateness_of(self.law(), &self.0.control);
        Stated { value: self.0.lateness.unwrap_or(most.value), by: most.by }
    }

    /// The pause between the games of a micromatch, if there are several and a pause is chosen or prescribed.
    #[must_use]
    pub fn pause(&self) -> Option<Stated<Millis>> {
        if self.0.games < 2 {
            return None;
        }
        let meeting = self.law().choices.meeting;
        let rule = meeting.and_then(|meeting| meeting.pause);
        let rule = rule.filter(|rule| rule.value.is_for(self.0.discipline.tempo));
        let by = rule.map(|rule| rule.by).or(meeting.map(|meeting| meeting.by));
        let value = self.0.pause.or(rule.map(|rule| rule.value.least))?;
        Some(Stated { value, by: by.unwrap_or(self.0.edition.scope()) })
    }

    /// Every choice in words, each with the article it rests on.
    #[must_use]
    pub fn terms(&self) -> Vec<Term> {
        let (law, draft) = (self.law(), &self.0);
        let controls = &law.controls;
        let term = |about, value: &str, by| Term { about, value: value.to_owned(), by };
        let late = self.lateness_limit();
        let mut terms = vec![
            term("edition", draft.edition.title(), Some(draft.edition.scope())),
            term(
                "discipline",
                &draft.discipline.to_string(),
                Some(controls.tempo(draft.discipline.tempo).by),
            ),
            term("control", &draft.control.to_string(), Some(self.control_by())),
            term(
                "clock",
                match draft.clock {
                    clock::Kind::Electronic => "electronic",
                    clock::Kind::Mechanical => "mechanical",
                },
                Some(controls.fixed),
            ),
            term(
                "record",
                match (draft.record, draft.venue) {
                    (Record::Kept, Venue::Hall) => "kept by the players",
                    (Record::Kept, Venue::Remote) => "kept by the program",
                    (Record::NotKept, _) => "not kept",
                },
                match draft.venue {
                    Venue::Hall => Some(law.record.duty),
                    Venue::Remote => law.remote.kept_by_program,
                },
            ),
            term(
                "venue",
                match draft.venue {
                    Venue::Hall => "at a board",
                    Venue::Remote => "from afar",
                },
                law.remote.mode,
            ),
            term(
                "draws",
                match draft.draws {
                    Enforcement::Claimed => "when claimed, or declared by the arbiter",
                    Enforcement::Automatic => "as soon as they are there",
                },
                law.draws.arbiter.map(|arbiter| arbiter.by),
            ),
            term("lateness", &format!("loses beyond {}", spoken(late.value)), Some(late.by)),
        ];
        for step in &draft.late_steps {
            let by = law.start.late_costs;
            let (costs, by) = match step.costs {
                LateCost::Remark => ("a remark".to_owned(), by.map(|costs| costs.remark)),
                LateCost::Warning => ("a warning".to_owned(), by.map(|costs| costs.warning)),
                LateCost::Time(time) => {
                    (format!("{} for the opponent", spoken(time)), by.map(|costs| costs.other))
                }
            };
            terms.push(term("", &format!("from {}: {costs}", spoken(step.from)), by));
        }
        if let Some(from) = draft.offers_from.filter(|&from| from > 0) {
            terms.push(term("offers", &format!("from move {from} of each player"), law.draws.own_conditions));
        }
        let meeting = law.choices.meeting.map(|meeting| meeting.by);
        terms.push(term("games", &draft.games.to_string(), meeting.filter(|_| draft.games > 1)));
        if let Some(pause) = self.pause() {
            terms.push(term("pause", &spoken(pause.value), Some(pause.by)));
        }
        if draft.additional > 0 {
            let value = format!("{} after a drawn micromatch", draft.additional);
            terms.push(term("additional", &value, law.micromatch.additional));
        }
        if draft.system == System::Drawn {
            let by = law.start.ballot.map(|ballot| ballot.system.unwrap_or(ballot.table));
            terms.push(term("system", "the start is drawn", by));
        }
        if let Some(table) = draft.ballot {
            terms.push(term("ballot", table.name(), law.start.ballot.map(|ballot| ballot.table)));
        }
        if self.is_renju() {
            terms.push(term("opening", &draft.opening.to_string(), Some(law.choices.opening)));
            let by = draft.fouls.foul.article();
            let own = Some(by).filter(|by| by.edition() == draft.edition.name());
            terms.push(term("fouls", fouls(draft.fouls.foul), own));
        }
        if draft.venue == Venue::Remote {
            let connection = match draft.connection {
                Connection::ClockRuns => "a lost one leaves the clock running".to_owned(),
                Connection::Pause(time) => format!("a lost one stops the clock for {} in all", spoken(time)),
            };
            terms.push(term("connection", &connection, law.remote.mode));
        }
        terms.push(term(
            "irregular",
            match draft.irregularities {
                Irregularities::Refused => "illegal moves cannot be made",
                Irregularities::OpponentDecides => "the opponent has it corrected or accepts it",
                Irregularities::Replayed => "the game is replayed from there",
            },
            match draft.venue {
                Venue::Hall => Some(law.choices.irregularities),
                Venue::Remote => law.remote.board,
            },
        ));
        terms
    }
}

impl Deref for Regulation {
    type Target = Draft;

    fn deref(&self) -> &Draft {
        &self.0
    }
}

/// How late a player may come at most.
pub(crate) fn lateness_of(law: &Law, control: &Control) -> Stated<Millis> {
    let Stated { value, by } = law.choices.lateness;
    let value = match value {
        Lateness::FirstControl => control.first(),
        Lateness::FirstControlOr(most) => control.first().min(most),
        Lateness::Fixed(time) => time,
    };
    Stated { value, by }
}

fn fouls(consequence: renju::rules::FoulConsequence) -> &'static str {
    match consequence {
        renju::rules::FoulConsequence::Refused => "cannot be made",
        renju::rules::FoulConsequence::Corrected => "are taken back",
        renju::rules::FoulConsequence::Loses => "lose",
    }
}
