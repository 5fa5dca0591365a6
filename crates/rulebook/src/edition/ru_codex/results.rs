//! RU-CODEX: how a game is won (1.8.1), that its result is final (1.10.4), and what it counts (3.15, 3.16.1).

use article::{Article, stated};

use crate::Scale;
use crate::law::{Results, Scoring};

const SCORING: Scoring = Scoring {
    scales: &[stated(Scale::OneHalfZero, "RU-CODEX:3.15.1"), stated(Scale::TwoOneZero, "RU-CODEX:3.15.note")],
    unplayed: Article::new("RU-CODEX:3.15.2"),
    places: Some(Article::new("RU-CODEX:3.16.1")),
    adaptive: None,
};

/// Every draughts variant.
pub(super) const DRAUGHTS: Results = Results {
    final_result: Some(Article::new("RU-CODEX:1.10.4")),
    ..Results::draughts("RU-CODEX:1.8.1.c", "RU-CODEX:1.8.1.b", "RU-CODEX:1.8.1.a", SCORING)
};
