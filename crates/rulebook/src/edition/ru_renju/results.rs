//! RU-RENJU: how a game is won (5.2.6), and what it counts (5.3.9.1).

use article::{Article, stated};

use crate::Scale;
use crate::law::{Results, Scoring};

const SCORING: Scoring = Scoring {
    scales: &[stated(Scale::OneHalfZero, "RU-RENJU:5.3.9.1")],
    unplayed: Article::new("RU-RENJU:5.3.9.1"),
    places: None,
    adaptive: None,
};

/// Renju.
pub(super) const RENJU: Results = Results {
    no_pieces: None,
    blocked: None,
    resignation: Article::new("RU-RENJU:5.2.6.3"),
    refusal: None,
    five: Some(Article::new("RU-RENJU:5.2.6.1")),
    overline: Some(Article::new("RU-RENJU:5.2.6.2")),
    two_passes: Some(Article::new("RU-RENJU:5.2.7.1.b")),
    no_five: Some(Article::new("RU-RENJU:5.2.7.1.c")),
    final_result: Some(Article::new("RU-RENJU:5.3.8.3")),
    scoring: SCORING,
};
