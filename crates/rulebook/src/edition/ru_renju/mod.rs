//! RU-RENJU, the older rules of renju, with adjournments and its own penalties.

mod adjournment;
mod clock;
mod draws;
mod record;
mod results;

use crate::Kind;
use crate::law::{FormLaw, Law, RemoteLaw};

/// The pages of the edition.
pub(super) const PAGES: &[Law] = &[Law {
    games: &[Kind::Renju],
    draws: draws::RENJU,
    clock: clock::RENJU,
    results: results::RENJU,
    adjournment: adjournment::RENJU,
    record: record::RENJU,
    remote: RemoteLaw::SILENT,
    form: FormLaw::ORDINARY,
}];
