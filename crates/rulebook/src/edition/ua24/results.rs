//! UA24: how a game is won (V.outcome, VI.outcome, VII.outcome), and what it counts (III.result, III.standings).

use article::{Article, stated};

use crate::Scale;
use crate::law::{Results, Scoring};

const SCORING: Scoring = Scoring {
    scales: &[stated(Scale::TwoOneZero, "UA24:III.result.1.1")],
    unplayed: Article::new("UA24:III.result.2"),
    places: Some(Article::new("UA24:III.standings.1")),
    adaptive: Some(Article::new("UA24:X.adaptation.6")),
};

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: Results = Results {
    refusal: Some(Article::new("UA24:VI.outcome.1.4")),
    ..Results::draughts("UA24:VI.outcome.1.3", "UA24:VI.outcome.1.2", "UA24:VI.outcome.1.1", SCORING)
};

/// International draughts.
pub(super) const INTERNATIONAL: Results = Results {
    refusal: Some(Article::new("UA24:V.outcome.2.4")),
    ..Results::draughts("UA24:V.outcome.2.3", "UA24:V.outcome.2.2", "UA24:V.outcome.2.1", SCORING)
};

/// Checkers.
pub(super) const CHECKERS: Results = Results {
    refusal: Some(Article::new("UA24:VII.outcome.3.2")),
    ..Results::draughts("UA24:VII.outcome.2", "UA24:VII.outcome.2", "UA24:VII.outcome.3.1", SCORING)
};
