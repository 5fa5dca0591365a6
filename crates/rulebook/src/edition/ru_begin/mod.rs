//! RU-BEGIN, the rules told to beginners; where they are silent RU22 holds.

mod board;
mod draws;
mod irregularity;
mod results;

use draughts::AnyVariant;

use super::ru22;
use crate::Kind;
use crate::law::Law;

/// The pages of the edition.
pub(super) const PAGES: &[Law] = &[Law {
    games: &[Kind::Draughts(AnyVariant::Russian)],
    cites: board::RUSSIAN,
    draws: draws::RUSSIAN,
    irregularities: irregularity::RUSSIAN,
    results: results::RUSSIAN,
    ..ru22::PAGES[0]
}];
