//! RU-CODEX: micromatches (3.19).

use article::Article;

use crate::law::{MicromatchLaw, Rest};

/// Every draughts variant.
pub(super) const DRAUGHTS: MicromatchLaw = MicromatchLaw {
    colours: Article::new("RU-CODEX:3.19"),
    sum: Article::new("RU-CODEX:3.19"),
    lots: None,
    rest: Rest::OnTheClock,
    restrictions: None,
    binding: Some(Article::new("RU-CODEX:3.19")),
    additional: None,
};
