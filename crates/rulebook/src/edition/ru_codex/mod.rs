//! RU-CODEX, the older draughts code, with its adjournments, records and rules for the blind.

mod clock;
mod draws;
mod results;

use draughts::AnyVariant;

use crate::Kind;
use crate::law::Law;

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
        results: results::DRAUGHTS,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::International)],
        draws: draws::INTERNATIONAL,
        clock: clock::DRAUGHTS,
        results: results::DRAUGHTS,
    },
];
