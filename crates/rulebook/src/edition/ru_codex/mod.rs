//! RU-CODEX, the older draughts code, with its adjournments, records and rules for the blind.

mod adjournment;
mod board;
mod choices;
mod clock;
mod controls;
mod draws;
pub(super) mod event;
mod form;
mod irregularity;
mod micromatch;
mod record;
mod results;
mod sanction;
mod start;

use draughts::AnyVariant;

use crate::Kind;
use crate::law::{Law, RemoteLaw};

/// The pages of the edition.
pub(super) const PAGES: &[Law] = &[
    Law {
        games: &[
            Kind::Draughts(AnyVariant::Russian),
            Kind::Draughts(AnyVariant::Brazilian),
            Kind::Draughts(AnyVariant::Spantsireti),
        ],
        cites: board::RUSSIAN,
        draws: draws::RUSSIAN,
        clock: clock::DRAUGHTS,
        controls: controls::RUSSIAN,
        choices: choices::DRAUGHTS,
        start: start::RUSSIAN,
        micromatch: micromatch::DRAUGHTS,
        irregularities: irregularity::DRAUGHTS,
        sanctions: sanction::DRAUGHTS,
        corrections: sanction::CORRECTIONS,
        results: results::DRAUGHTS,
        adjournment: adjournment::DRAUGHTS,
        record: record::DRAUGHTS,
        remote: RemoteLaw::SILENT,
        form: form::DRAUGHTS,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::International)],
        cites: board::INTERNATIONAL,
        draws: draws::INTERNATIONAL,
        clock: clock::DRAUGHTS,
        controls: controls::INTERNATIONAL,
        choices: choices::DRAUGHTS,
        start: start::INTERNATIONAL,
        micromatch: micromatch::DRAUGHTS,
        irregularities: irregularity::DRAUGHTS,
        sanctions: sanction::DRAUGHTS,
        corrections: sanction::CORRECTIONS,
        results: results::DRAUGHTS,
        adjournment: adjournment::DRAUGHTS,
        record: record::DRAUGHTS,
        remote: RemoteLaw::SILENT,
        form: form::DRAUGHTS,
    },
];
