//! RU22: a game is played to its end; stopping the clock without an article is resignation (5.4.2.9, 9.3.1.4).

use article::Article;

use crate::law::AdjournmentLaw;

/// Every draughts variant.
pub(super) const DRAUGHTS: AdjournmentLaw =
    AdjournmentLaw { not_interrupted: Article::new("RU22:5.4.2.9"), rules: None };

/// Renju.
pub(super) const RENJU: AdjournmentLaw =
    AdjournmentLaw { not_interrupted: Article::new("RU22:9.3.1.4"), rules: None };
