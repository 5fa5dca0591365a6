//! RU-RENJU, the older rules of renju, with adjournments and its own penalties.

mod adjournment;
mod board;
mod choices;
mod clock;
mod controls;
mod draws;
pub(super) mod event;
mod irregularity;
mod micromatch;
mod record;
mod results;
mod sanction;
mod start;

use crate::Kind;
use crate::law::{FormLaw, Law, RemoteLaw};

/// The pages of the edition.
pub(super) const PAGES: &[Law] = &[Law {
    games: &[Kind::Renju],
    cites: board::RENJU,
    draws: draws::RENJU,
    clock: clock::RENJU,
    controls: controls::RENJU,
    choices: choices::RENJU,
    start: start::RENJU,
    micromatch: micromatch::RENJU,
    irregularities: irregularity::RENJU,
    sanctions: sanction::RENJU,
    corrections: sanction::CORRECTIONS,
    results: results::RENJU,
    adjournment: adjournment::RENJU,
    record: record::RENJU,
    remote: RemoteLaw::SILENT,
    form: FormLaw::ORDINARY,
}];
