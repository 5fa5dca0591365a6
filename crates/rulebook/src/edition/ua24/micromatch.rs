//! UA24: micromatches (III.start.5, VII.inventory.10).

use article::Article;

use crate::law::{MicromatchLaw, Rest};

/// Draughts-64, its Brazilian version and international draughts.
pub(super) const DRAUGHTS: MicromatchLaw = MicromatchLaw {
    colours: Article::new("UA24:III.start.5.1"),
    sum: Article::new("UA24:III.start.5.1"),
    lots: None,
    rest: Rest::ClocksStand,
    restrictions: Some(Article::new("UA24:III.start.5.6")),
    binding: Some(Article::new("UA24:III.start.5.2")),
    additional: None,
};

/// Checkers.
pub(super) const CHECKERS: MicromatchLaw = MicromatchLaw {
    colours: Article::new("UA24:VII.inventory.10"),
    lots: Some(Article::new("UA24:VII.inventory.10")),
    ..DRAUGHTS
};
