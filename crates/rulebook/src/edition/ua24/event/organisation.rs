//! UA24: scope (I), kinds, characters and systems of events (II.systems), matches (III.team.9), notices (III.start).

use article::{Article, stated};

use crate::Status;
use crate::law::event::{Character, EventKind, MatchGoal, OrganisationLaw, SystemName, Two};

pub(super) const LAW: OrganisationLaw = OrganisationLaw {
    people: Article::new("UA24:I.general.1"),
    register: None,
    character: Article::new("UA24:II.systems.5.1"),
    characters: &[
        stated(Character::Individual, "UA24:II.systems.5.1"),
        stated(Character::Team, "UA24:II.systems.5.2"),
        stated(Character::IndividualTeam, "UA24:II.systems.5.3"),
        stated(Character::TeamStanding, "UA24:II.systems.5.4"),
    ],
    kinds: &[
        stated(EventKind::Championship, "UA24:II.systems.3"),
        stated(EventKind::FirstPlace, "UA24:II.systems.3"),
        stated(EventKind::Tournament, "UA24:II.systems.3"),
        stated(EventKind::Match, "UA24:II.systems.4"),
    ],
    two: Some(Two { two: Article::new("UA24:II.systems.4"), more: Article::new("UA24:II.systems.3") }),
    system: Article::new("UA24:II.systems.6.5"),
    systems: &[
        stated(SystemName::RoundRobin, "UA24:II.systems.6.1.a"),
        stated(SystemName::Knockout, "UA24:II.systems.6.2"),
        stated(SystemName::Swiss, "UA24:II.systems.6.3"),
        stated(SystemName::Scheveningen, "UA24:II.systems.6.4"),
        stated(SystemName::Mixed, "UA24:II.systems.6.5"),
        stated(SystemName::Match, "UA24:III.team.9"),
    ],
    stages: Article::new("UA24:II.systems.6.5"),
    matches: &[
        stated(MatchGoal::MostPoints, "UA24:III.team.9"),
        stated(MatchGoal::Points, "UA24:III.team.9"),
        stated(MatchGoal::Wins, "UA24:III.team.9"),
    ],
    programme: None,
    changes: None,
    notice: Article::new("UA24:III.start.2"),
    new_lots: None,
    overrides: None,
    not_for: Some(stated(Status::International, "UA24:I.general.1")),
};
