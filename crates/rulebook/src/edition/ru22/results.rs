//! RU22: how a game is won (6.1.7, 8.1, 9.2.6), and what it counts (5.4.7, 5.4.8).

use article::{Article, stated};

use crate::Scale;
use crate::law::{Results, Scoring};

const FINAL: Option<Article> = Some(Article::new("RU22:5.4.14.5"));

const SCORING: Scoring = Scoring {
    scales: &[stated(Scale::OneHalfZero, "RU22:5.4.7.1"), stated(Scale::TwoOneZero, "RU22:5.4.7.1")],
    unplayed: Article::new("RU22:5.4.7.2"),
    places: Some(Article::new("RU22:5.4.8.1")),
    adaptive: None,
};

/// Russian and international draughts, draughts-64.
pub(super) const DRAUGHTS: Results = Results {
    final_result: FINAL,
    ..Results::draughts("RU22:6.1.7.a", "RU22:6.1.7.b", "RU22:6.1.7.c", SCORING)
};

/// Giveaway.
pub(super) const GIVEAWAY: Results =
    Results { final_result: FINAL, ..Results::draughts("RU22:8.1.a", "RU22:8.1.b", "RU22:8.1.c", SCORING) };

/// Renju.
pub(super) const RENJU: Results = Results {
    no_pieces: None,
    blocked: None,
    resignation: Article::new("RU22:9.2.6.3"),
    refusal: None,
    five: Some(Article::new("RU22:9.2.6.1")),
    overline: Some(Article::new("RU22:9.2.6.2")),
    two_passes: Some(Article::new("RU22:9.2.7.1.b")),
    no_five: Some(Article::new("RU22:9.2.7.1.c")),
    final_result: None,
    scoring: SCORING,
};
