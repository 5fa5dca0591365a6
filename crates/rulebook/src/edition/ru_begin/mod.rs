//! RU-BEGIN, the rules told to beginners; where they are silent RU22 holds.

mod board;
mod draws;
mod irregularity;
mod results;

use article::Article;
use draughts::AnyVariant;

use super::ru22;
use crate::Kind;
use crate::law::{Law, MicromatchLaw};

/// The pages of the edition.
pub(super) const PAGES: &[Law] = &[Law {
    games: &[Kind::Draughts(AnyVariant::Russian)],
    cites: board::RUSSIAN,
    draws: draws::RUSSIAN,
    irregularities: irregularity::RUSSIAN,
    results: results::RUSSIAN,
    micromatch: MicromatchLaw { lots: Some(Article::new("RU-BEGIN:B6")), ..ru22::PAGES[0].micromatch },
    ..ru22::PAGES[0]
}];
