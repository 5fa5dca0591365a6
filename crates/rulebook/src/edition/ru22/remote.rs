//! RU22: play over the network (1.1, 5.4.12).

use article::Article;

use crate::law::RemoteLaw;

/// Every game.
pub(super) const GAMES: RemoteLaw = RemoteLaw {
    mode: Some(Article::new("RU22:1.1.par2")),
    board: Some(Article::new("RU22:5.4.12.1")),
    kept_by_program: Some(Article::new("RU22:5.4.12.3")),
    watched: Some(Article::new("RU22:5.4.12.4")),
    identity: Some(Article::new("RU22:5.4.12.13")),
    location: Some(Article::new("RU22:5.4.12.2")),
    equipment: Some(Article::new("RU22:5.4.12.8")),
    software: Some(Article::new("RU22:5.4.12.9")),
    own_devices: Some(Article::new("RU22:5.4.12.10")),
};
