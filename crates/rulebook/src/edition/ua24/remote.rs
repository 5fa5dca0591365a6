//! UA24: play over the network (II.systems.7.4, 7.9).

use article::Article;

use crate::law::RemoteLaw;

/// Every game.
pub(super) const GAMES: RemoteLaw = RemoteLaw {
    mode: Some(Article::new("UA24:II.systems.7.4")),
    location: Some(Article::new("UA24:II.systems.7.9")),
    ..RemoteLaw::SILENT
};
