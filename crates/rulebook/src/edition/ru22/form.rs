//! RU22: what may be permitted to blind players (2.3.3).

use article::Article;

use crate::law::FormLaw;

/// Every game.
pub(super) const GAMES: FormLaw = FormLaw {
    second_board: Some(Article::new("RU22:2.3.3.b")),
    special_board: Some(Article::new("RU22:2.3.3.d")),
    voice_recorder: Some(Article::new("RU22:2.3.3.k")),
    ..FormLaw::ORDINARY
};
