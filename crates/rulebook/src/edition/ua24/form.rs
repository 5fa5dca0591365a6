//! UA24: ways of play (II.systems.7), and who may help a player (III.recording.5, III.rights.6).

use article::Article;

use crate::law::FormLaw;

/// Every game.
pub(super) const GAMES: FormLaw = FormLaw {
    impaired: Some(Article::new("UA24:II.systems.7.6")),
    assistant: Some(Article::new("UA24:III.recording.5")),
    display: Some(Article::new("UA24:II.systems.7.2")),
    blindfold: Some(Article::new("UA24:II.systems.7.5")),
    blindfold_display: Some(Article::new("UA24:II.systems.7.7")),
    consultation: Some(Article::new("UA24:II.systems.7.8")),
    ..FormLaw::ORDINARY
};
