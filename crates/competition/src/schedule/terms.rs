//! What a regulation says about the event as such: how it is played, for whose places, under which name.

use article::Article;
use rulebook::law::event::{Character, Entrants, EventKind, MatchGoal, OrganisationLaw, Play, SystemName};
use rulebook::{Gravity, Objection, Status, event_law};
use serde::{Deserialize, Serialize};

use crate::duel::Goal;
use crate::regulation::System;
use crate::{Draft, knockout, swiss};

/// What the event is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Terms {
    /// At the board, by correspondence, of composing or solving.
    pub play: Play,
    /// Whose places it decides. Every event says so.
    pub character: Option<Character>,
    /// What it is called.
    pub kind: Option<EventKind>,
    /// Its discipline in the official register, by name.
    pub registered: Option<String>,
    /// An official event of the international federation, where its regulation comes first.
    pub federation: Option<Vec<Instead>>,
    /// Whether games begin as usual, or first moves or positions are drawn.
    pub start: Start,
    /// Whether officials of a contest may enter works of their own, where the edition leaves it to the event.
    pub officials: Officials,
    /// The organisers.
    pub organisers: Vec<String>,
    /// Where it is held.
    pub place: String,
}

/// How games begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// From the usual position.
    #[default]
    Usual,
    /// First moves or positions are drawn.
    Drawn,
}

/// Whether officials compete.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Officials {
    /// As far as the edition lets them.
    #[default]
    Compete,
    /// Not at all.
    StandAside,
}

/// A rule of an international federation in the place of an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instead {
    /// Which article gives way.
    pub article: Article,
    /// What holds.
    pub text: String,
}

impl Terms {
    /// An individual event at the board.
    #[must_use]
    pub fn usual() -> Self {
        Self { character: Some(Character::Individual), ..Self::default() }
    }

    /// Whose places are decided.
    #[must_use]
    pub fn character(&self) -> Character {
        self.character.unwrap_or_default()
    }

    /// What holds in the place of an article, at an official event of the international federation.
    #[must_use]
    pub fn instead(&self, article: Article) -> Option<&Instead> {
        self.federation.iter().flatten().find(|rule| rule.article == article)
    }
}

/// What the edition has against it.
pub(crate) fn object(draft: &Draft, objections: &mut Vec<Objection>) {
    let (law, terms) = (event_law(draft.edition).organisation, &draft.organisation);
    let mut against = |by: Article, what: String, allowed: String| {
        objections.push(Objection { by, weight: Gravity::Refusal, what, allowed });
    };
    if let Some(limit) = law.not_for.filter(|limit| draft.status >= limit.value) {
        let what = format!("{} does not govern {} events", draft.edition, draft.status);
        against(limit.by, what, format!("events up to {}", Status::National));
    }
    let characters = || {
        let names: Vec<_> = law.characters.iter().map(|character| character.value.name()).collect();
        names.join(", ")
    };
    match terms.character {
        None => against(law.character, "no character is said".to_owned(), characters()),
        Some(character) if !law.characters.iter().any(|known| known.value == character) => {
            against(law.character, format!("no event is {}", character.name()), characters());
        }
        Some(_) => {}
    }
    if let Some((kind, by)) = terms.kind.and_then(|kind| Some((kind, law.kind(kind, 0).err()?))) {
        let names: Vec<_> = law.kinds.iter().map(|known| known.value.name()).collect();
        against(by, format!("no event is a {}", kind.name()), names.join(", "));
    }
    register(draft, &law, &mut against);
    federation(draft, &law, &mut against);
    for system in core::iter::once(&draft.system).chain(draft.later.iter().map(|later| &later.system)) {
        self::system(system, &law, objections);
    }
}

/// The discipline of the register is the one that is played.
fn register(draft: &Draft, law: &OrganisationLaw, against: &mut impl FnMut(Article, String, String)) {
    let terms = &draft.organisation;
    let (Some(name), Some(register)) = (&terms.registered, law.register) else { return };
    let Some(entry) = law.registered(name) else {
        let names: Vec<_> = register.entries.iter().map(|entry| entry.name).collect();
        return against(register.by, format!("no discipline is called {name:?}"), names.join("; "));
    };
    let plays = entry.kinds.is_empty() || entry.kinds.contains(&draft.discipline.kind);
    let paces = entry.tempo.is_none_or(|tempo| tempo == draft.discipline.tempo);
    let enters = (entry.entrants == Entrants::Teams) == (terms.character() == Character::Team);
    if !plays || !paces || entry.play != terms.play || !enters {
        let what = format!("a {} event in {} is not {name:?}", terms.character().name(), draft.discipline);
        against(entry.by, what, "what the register says of the discipline".to_owned());
    }
}

/// Another federation's regulation comes first only where the edition says so.
fn federation(draft: &Draft, law: &OrganisationLaw, against: &mut impl FnMut(Article, String, String)) {
    let Some(rules) = &draft.organisation.federation else { return };
    let Some(over) = law.overrides.filter(|over| over.kind == draft.discipline.kind) else {
        let what = "the regulation of another federation".to_owned();
        return against(law.system, what, "the articles of the edition".to_owned());
    };
    for rule in rules.iter().filter(|rule| rule.text.trim().is_empty()) {
        let what = format!("nothing holds instead of {}", rule.article);
        against(over.by, what, format!("the rule of the {}", over.source));
    }
}

/// A system the edition does not list. A match is a meeting before it is a system, so it is only remarked on.
fn system(system: &System, law: &OrganisationLaw, objections: &mut Vec<Objection>) {
    let name = system.name();
    // Where all places are played for is a way of knockout; whether the edition has it is said with its systems.
    let is_known = |known: SystemName| {
        known == name || (known, name) == (SystemName::Knockout, SystemName::PlacementKnockout)
    };
    if !law.systems.iter().any(|known| is_known(known.value)) {
        let names: Vec<_> = law.systems.iter().map(|known| known.value.name()).collect();
        objections.push(Objection {
            by: law.system,
            weight: if name == SystemName::Match { Gravity::Advice } else { Gravity::Refusal },
            what: format!("no event is played as {}", name.name()),
            allowed: names.join(", "),
        });
    }
    let System::Match(duel) = system else { return };
    let goal = match duel.goal {
        Goal::Games { .. } => MatchGoal::MostPoints,
        Goal::Points(_) => MatchGoal::Points,
        Goal::Wins(_) => MatchGoal::Wins,
    };
    if !law.matches.iter().any(|known| known.value == goal) {
        objections.push(Objection {
            by: law.system,
            weight: Gravity::Advice,
            what: "a match to points or wins".to_owned(),
            allowed: "the most points of a number of games".to_owned(),
        });
    }
}

impl System {
    /// What editions call it.
    #[must_use]
    pub const fn name(&self) -> SystemName {
        match self {
            Self::RoundRobin { .. } => SystemName::RoundRobin,
            Self::Swiss { by: swiss::System::RenjuRating, .. } => SystemName::RegulatedSwiss,
            Self::Swiss { .. } => SystemName::Swiss,
            Self::Knockout { losers: knockout::Kind::Placement, .. } => SystemName::PlacementKnockout,
            Self::Knockout { .. } | Self::Lives { .. } => SystemName::Knockout,
            Self::Scheveningen => SystemName::Scheveningen,
            Self::Match(_) => SystemName::Match,
        }
    }
}
