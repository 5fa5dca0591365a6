//! UA24: a game is played to its end; nobody stops both clocks but as the rules allow (III.start.3).

use article::Article;

use crate::law::AdjournmentLaw;

/// Every game.
pub(super) const GAMES: AdjournmentLaw =
    AdjournmentLaw { not_interrupted: Article::new("UA24:III.start.3"), rules: None };
