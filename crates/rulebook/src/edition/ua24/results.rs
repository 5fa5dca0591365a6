//! UA24: how a game is won (V.outcome, VI.outcome, VII.outcome).

use article::Article;

use crate::law::Results;

/// Draughts-64 and its Brazilian version.
pub(super) const DRAUGHTS64: Results = Results {
    refusal: Some(Article::new("UA24:VI.outcome.1.4")),
    ..Results::draughts("UA24:VI.outcome.1.3", "UA24:VI.outcome.1.2", "UA24:VI.outcome.1.1")
};

/// International draughts.
pub(super) const INTERNATIONAL: Results = Results {
    refusal: Some(Article::new("UA24:V.outcome.2.4")),
    ..Results::draughts("UA24:V.outcome.2.3", "UA24:V.outcome.2.2", "UA24:V.outcome.2.1")
};

/// Checkers.
pub(super) const CHECKERS: Results = Results {
    refusal: Some(Article::new("UA24:VII.violations.1.11")),
    ..Results::draughts("UA24:VII.outcome.2", "UA24:VII.outcome.2", "UA24:VII.outcome.3.1")
};
