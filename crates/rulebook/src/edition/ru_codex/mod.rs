//! RU-CODEX, the older draughts code, with its adjournments, records and rules for the blind.

mod adjournment;
mod clock;
mod draws;
mod form;
mod record;
mod results;
mod sanction;

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
        draws: draws::RUSSIAN,
        clock: clock::DRAUGHTS,
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
        draws: draws::INTERNATIONAL,
        clock: clock::DRAUGHTS,
        sanctions: sanction::DRAUGHTS,
        corrections: sanction::CORRECTIONS,
        results: results::DRAUGHTS,
        adjournment: adjournment::DRAUGHTS,
        record: record::DRAUGHTS,
        remote: RemoteLaw::SILENT,
        form: form::DRAUGHTS,
    },
];
