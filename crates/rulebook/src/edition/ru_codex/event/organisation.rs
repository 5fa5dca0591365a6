//! RU-CODEX: kinds, characters and systems of events (3.1, 3.2).

use article::{Article, stated};

use crate::law::event::{Character, EventKind, MatchGoal, OrganisationLaw, SystemName};

pub(super) const LAW: OrganisationLaw = OrganisationLaw {
    people: Article::new("RU-CODEX:4.1"),
    register: None,
    character: Article::new("RU-CODEX:3.1.a"),
    characters: &[
        stated(Character::Individual, "RU-CODEX:3.1.a"),
        stated(Character::Team, "RU-CODEX:3.1.b"),
        stated(Character::IndividualTeam, "RU-CODEX:3.1.c"),
    ],
    kinds: &[
        stated(EventKind::Championship, "RU-CODEX:3.1"),
        stated(EventKind::FirstPlace, "RU-CODEX:3.1"),
        stated(EventKind::Tournament, "RU-CODEX:3.1"),
        stated(EventKind::Match, "RU-CODEX:3.1"),
        stated(EventKind::MatchTournament, "RU-CODEX:3.1"),
    ],
    two: None,
    system: Article::new("RU-CODEX:3.2.a"),
    systems: &[
        stated(SystemName::RoundRobin, "RU-CODEX:3.2.a"),
        stated(SystemName::Knockout, "RU-CODEX:3.2.b"),
        stated(SystemName::Swiss, "RU-CODEX:3.2.c"),
        stated(SystemName::Scheveningen, "RU-CODEX:3.2.d"),
        stated(SystemName::Mixed, "RU-CODEX:3.2.e"),
    ],
    stages: Article::new("RU-CODEX:3.2.e"),
    matches: &[stated(MatchGoal::MostPoints, "RU-CODEX:3.1")],
    programme: None,
    changes: None,
    notice: Article::new("RU-CODEX:4.6.2.d"),
    new_lots: None,
    overrides: None,
    not_for: None,
};
