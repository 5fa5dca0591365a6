//! RU22: teams (5.4.9).

use article::{Article, stated};
use clock::Millis;

use crate::law::event::{Incomplete, LineUps, Missing, TeamLaw};

const LINE_UPS: LineUps = LineUps {
    before: stated(Millis::minutes(15), "RU22:5.4.9.2"),
    missing: stated(Missing::FirstRound, "RU22:5.4.9.2"),
};

/// Teams.
pub(super) const LAW: TeamLaw = TeamLaw {
    several: Article::new("RU22:5.4.9.1"),
    order: Article::new("RU22:5.4.9.2"),
    fixed: None,
    reserves: LINE_UPS,
    changes: LINE_UPS,
    colours: Article::new("RU22:5.4.9.3"),
    incomplete: Some(Incomplete { by: Article::new("RU22:5.4.9.4"), least: 2 }),
    wrong_board: Article::new("RU22:5.4.9.4"),
    missing: Some(Article::new("RU22:5.4.9.5")),
};
