//! What an event chose inside its edition.

mod system;

use article::Stated;
use clock::Day;
use rulebook::law::event::EventLaw;
use rulebook::{Discipline, Edition, Gravity, Objection, Scale, Status, event_law, law};
use serde::{Deserialize, Serialize};

pub use system::{Later, System, TableOrder};

use crate::{No, entry, protest, schedule, standing, team};

/// A regulation as somebody wrote it down: it may say anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Draft {
    /// What the event is called.
    pub name: String,
    /// By which rules.
    pub edition: Edition,
    /// What is played.
    pub discipline: Discipline,
    /// What wins and draws count.
    pub scale: Scale,
    /// How high the event stands.
    #[serde(default)]
    pub status: Status,
    /// How it is played.
    #[serde(default)]
    pub system: System,
    /// The stages after the first.
    #[serde(default)]
    pub later: Vec<Later>,
    /// Pairs the regulation fixes, with their rounds.
    #[serde(default)]
    pub forced: Vec<Forced>,
    /// Pairs the regulation forbids.
    #[serde(default)]
    pub forbidden: Vec<(No, No)>,
    /// How each game is conducted: time control, micromatches, ballots, lateness.
    #[serde(default)]
    pub game: Option<Box<rulebook::Draft>>,
    /// Its first day.
    #[serde(default)]
    pub first_day: Option<Day>,
    /// Its last day.
    #[serde(default)]
    pub last_day: Option<Day>,
    /// Who may enter, with which papers and for which fee.
    #[serde(default)]
    pub entries: entry::Terms,
    /// What the event is: how it is played, and for whose places.
    #[serde(default)]
    pub organisation: schedule::Terms,
    /// How decisions are protested.
    #[serde(default)]
    pub protests: protest::Terms,
    /// How teams play.
    #[serde(default)]
    pub teams: team::Terms,
    /// How places are found.
    #[serde(default)]
    pub standing: standing::Terms,
}

/// The pairs a regulation fixes for a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Forced {
    /// Which round.
    pub round: u16,
    /// Who meets whom.
    pub pairs: Vec<(No, No)>,
}

/// A regulation its edition has nothing against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Regulation(Draft);

/// The scales of an edition.
fn scales(edition: Edition, discipline: Discipline) -> &'static [Stated<Scale>] {
    law(edition, discipline.kind).map_or(&[], |law| law.results.scoring.scales)
}

/// Two points for a win, unless the edition has another scale only.
fn usual_scale(edition: Edition, discipline: Discipline) -> Scale {
    let scales = scales(edition, discipline);
    match scales.first() {
        Some(first) if scales.iter().all(|each| each.value != Scale::TwoOneZero) => first.value,
        _ => Scale::TwoOneZero,
    }
}

impl Draft {
    /// The usual regulation of a discipline.
    #[must_use]
    pub fn usual(edition: Edition, discipline: Discipline) -> Self {
        Self {
            name: String::new(),
            edition,
            discipline,
            scale: usual_scale(edition, discipline),
            status: Status::default(),
            system: System::default(),
            later: Vec::new(),
            forced: Vec::new(),
            forbidden: Vec::new(),
            game: None,
            first_day: None,
            last_day: None,
            entries: entry::Terms::open(),
            organisation: schedule::Terms::usual(),
            protests: protest::Terms::default(),
            teams: team::Terms::default(),
            standing: standing::Terms::usual(edition, &System::default()),
        }
    }

    /// Everything the edition has against it, the grave first.
    #[must_use]
    pub fn objections(&self) -> Vec<Objection> {
        let mut found = Vec::new();
        system::object(self, &mut found);
        self.object_to_scale(&mut found);
        self.object_to_games(&mut found);
        entry::object(self, &mut found);
        schedule::object(self, &mut found);
        protest::object(self, &mut found);
        team::object(self, &mut found);
        standing::object_terms(self, &mut found);
        found.sort_by_key(|objection| core::cmp::Reverse(objection.weight));
        found
    }

    /// Points the edition does not count are remarked on.
    fn object_to_scale(&self, found: &mut Vec<Objection>) {
        let says = |scale| match scale {
            Scale::OneHalfZero => "a win counts one point",
            Scale::TwoOneZero => "a win counts two points",
        };
        let scales = scales(self.edition, self.discipline);
        let Some(usual) = scales.first().filter(|_| scales.iter().all(|each| each.value != self.scale))
        else {
            return;
        };
        found.push(Objection {
            by: usual.by,
            weight: Gravity::Advice,
            what: says(self.scale).to_owned(),
            allowed: says(usual.value).to_owned(),
        });
    }

    /// What the edition has against the games; they are those of the event.
    fn object_to_games(&self, found: &mut Vec<Objection>) {
        let Some(game) = &self.game else { return };
        if (game.edition, game.discipline) != (self.edition, self.discipline) {
            found.push(Objection {
                by: self.edition.scope(),
                weight: Gravity::Refusal,
                what: format!("games of {} in {} by {}", self.name, game.discipline, game.edition),
                allowed: format!("{} by {}", self.discipline, self.edition),
            });
        }
        found.extend(game.objections());
    }

    /// A regulation, if nothing grave is wrong; advice is given with it.
    ///
    /// # Errors
    /// Every objection, if one of them is a refusal.
    pub fn check(self) -> Result<(Regulation, Vec<Objection>), Vec<Objection>> {
        let found = self.objections();
        let is_grave = found.iter().any(|objection| objection.weight == Gravity::Refusal);
        if is_grave { Err(found) } else { Ok((Regulation(self), found)) }
    }

    /// The regulation of an event that was opened under it: what was accepted once is not judged again, whatever a later
    /// program objects to.
    #[must_use]
    pub const fn accepted(self) -> Regulation {
        Regulation(self)
    }
}

impl Regulation {
    /// What the edition says about events.
    #[must_use]
    pub fn law(&self) -> &'static EventLaw {
        event_law(self.0.edition)
    }

    /// The pairs it fixes for a round.
    #[must_use]
    pub fn forced(&self, round: u16) -> &[(No, No)] {
        self.0.forced.iter().find(|forced| forced.round == round).map_or(&[], |forced| &forced.pairs)
    }
}

impl core::ops::Deref for Regulation {
    type Target = Draft;

    fn deref(&self) -> &Draft {
        &self.0
    }
}
