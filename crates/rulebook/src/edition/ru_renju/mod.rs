//! RU-RENJU, the older rules of renju, with adjournments and its own penalties.

mod adjournment;
mod clock;
mod draws;
mod record;
mod results;
mod sanction;

use crate::Kind;
use crate::law::{FormLaw, Law, RemoteLaw};

/// The pages of the edition.
pub(super) const PAGES: &[Law] = &[Law {
    games: &[Kind::Renju],
    draws: draws::RENJU,
    clock: clock::RENJU,
    sanctions: sanction::RENJU,
    corrections: sanction::CORRECTIONS,
    results: results::RENJU,
    adjournment: adjournment::RENJU,
    record: record::RENJU,
    remote: RemoteLaw::SILENT,
    form: FormLaw::ORDINARY,
}];
