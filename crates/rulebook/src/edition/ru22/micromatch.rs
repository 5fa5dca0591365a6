//! RU22: micromatches (5.4.6, 6.2).

use article::Article;

use crate::law::{MicromatchLaw, Rest};

/// Every game.
pub(super) const ALL: MicromatchLaw = MicromatchLaw {
    colours: Article::new("RU22:5.4.6"),
    sum: Article::new("RU22:5.4.6"),
    lots: None,
    rest: Rest::ClocksStand,
    restrictions: None,
    binding: Some(Article::new("RU22:6.2")),
    additional: Some(Article::new("RU22:5.4.6")),
};
