//! RU-RENJU: two games with both colours (5.3.8.1, 5.3.9.1).

use article::Article;

use crate::law::{MicromatchLaw, Rest};

/// Renju.
pub(super) const RENJU: MicromatchLaw = MicromatchLaw {
    colours: Article::new("RU-RENJU:5.3.8.1"),
    sum: Article::new("RU-RENJU:5.3.9.1"),
    lots: None,
    rest: Rest::ClocksStand,
    restrictions: None,
    binding: None,
    additional: None,
};
