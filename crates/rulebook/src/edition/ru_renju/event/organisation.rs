//! RU-RENJU: RIF events (5.1.3), new lots (5.3.9.2), systems and matches (5.3.13); the rest is RU22's.

use article::{Article, stated};

use crate::Kind;
use crate::edition::ru22;
use crate::law::event::{MatchGoal, OrganisationLaw, Override, SystemName};

pub(super) const LAW: OrganisationLaw = OrganisationLaw {
    register: None,
    system: Article::new("RU-RENJU:5.3.13.1"),
    systems: &[
        stated(SystemName::Match, "RU-RENJU:5.3.13.1"),
        stated(SystemName::RoundRobin, "RU-RENJU:5.3.13.1"),
        stated(SystemName::Scheveningen, "RU-RENJU:5.3.13.1"),
        stated(SystemName::Knockout, "RU-RENJU:5.3.13.1"),
        stated(SystemName::Swiss, "RU-RENJU:5.3.13.1"),
        stated(SystemName::RegulatedSwiss, "RU-RENJU:5.3.13.1"),
        stated(SystemName::MatchTournament, "RU-RENJU:5.3.13.1"),
        stated(SystemName::Other, "RU-RENJU:5.3.13.1"),
    ],
    stages: Article::new("RU-RENJU:5.3.13.1"),
    matches: &[
        stated(MatchGoal::MostPoints, "RU-RENJU:5.3.13.2"),
        stated(MatchGoal::Points, "RU-RENJU:5.3.13.2"),
        stated(MatchGoal::Wins, "RU-RENJU:5.3.13.2"),
    ],
    new_lots: Some(Article::new("RU-RENJU:5.3.9.2")),
    overrides: Some(Override { source: "RIF", kind: Kind::Renju, by: Article::new("RU-RENJU:5.1.3") }),
    ..ru22::event::EVENT.organisation
};
