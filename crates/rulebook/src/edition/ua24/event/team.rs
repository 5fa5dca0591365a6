//! UA24: teams (III.team).

use article::{Article, stated};
use clock::Millis;

use crate::law::event::{LineUps, Missing, TeamLaw};

/// Teams.
pub(super) const LAW: TeamLaw = TeamLaw {
    several: Article::new("UA24:III.team.1"),
    order: Article::new("UA24:III.team.2"),
    fixed: Some(Article::new("UA24:III.team.2")),
    reserves: LineUps {
        before: stated(Millis::minutes(10), "UA24:III.team.4"),
        missing: stated(Missing::Main, "UA24:III.team.4"),
    },
    changes: LineUps {
        before: stated(Millis::minutes(10), "UA24:III.team.5"),
        missing: stated(Missing::PreviousRound, "UA24:III.team.5"),
    },
    colours: Article::new("UA24:III.team.3"),
    incomplete: None,
    wrong_board: Article::new("UA24:III.team.6"),
    missing: None,
};
