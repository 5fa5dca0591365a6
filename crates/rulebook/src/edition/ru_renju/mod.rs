//! RU-RENJU, the older rules of renju, with adjournments and its own penalties.

mod clock;
mod draws;
mod results;

use crate::Kind;
use crate::law::Law;

/// The pages of the edition.
pub(super) const PAGES: &[Law] =
    &[Law { games: &[Kind::Renju], draws: draws::RENJU, clock: clock::RENJU, results: results::RENJU }];
