//! RU-CODEX: teams (3.17).

use article::{Article, stated};
use clock::Millis;

use crate::law::event::{Incomplete, LineUps, Missing, TeamLaw};

const LINE_UPS: LineUps = LineUps {
    before: stated(Millis::minutes(15), "RU-CODEX:3.17.2"),
    missing: stated(Missing::FirstRound, "RU-CODEX:3.17.2"),
};

/// Teams.
pub(super) const LAW: TeamLaw = TeamLaw {
    several: Article::new("RU-CODEX:3.17.1"),
    order: Article::new("RU-CODEX:3.17.2"),
    fixed: None,
    reserves: LINE_UPS,
    changes: LINE_UPS,
    colours: Article::new("RU-CODEX:3.17.3"),
    incomplete: Some(Incomplete { by: Article::new("RU-CODEX:3.17.4.a"), least: 2 }),
    wrong_board: Article::new("RU-CODEX:3.17.4.b"),
    missing: Some(Article::new("RU-CODEX:3.17.5")),
};
