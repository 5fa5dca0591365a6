//! RU22, the rules of the sport of draughts of 17 March 2022.

mod adjournment;
mod clock;
mod draws;
mod form;
mod record;
mod remote;
mod results;
mod sanction;

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
        clock: clock::RUSSIAN,
        sanctions: sanction::ALL,
        corrections: sanction::CORRECTIONS,
        results: results::DRAUGHTS,
        adjournment: adjournment::DRAUGHTS,
        record: record::DRAUGHTS,
        remote: remote::GAMES,
        form: form::GAMES,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::International)],
        draws: draws::INTERNATIONAL,
        clock: clock::INTERNATIONAL,
        sanctions: sanction::ALL,
        corrections: sanction::INTERNATIONAL,
        results: results::DRAUGHTS,
        adjournment: adjournment::DRAUGHTS,
        record: record::DRAUGHTS,
        remote: remote::GAMES,
        form: form::GAMES,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::Giveaway)],
        draws: draws::GIVEAWAY,
        clock: clock::GIVEAWAY,
        sanctions: sanction::ALL,
        corrections: sanction::CORRECTIONS,
        results: results::GIVEAWAY,
        adjournment: adjournment::DRAUGHTS,
        record: record::DRAUGHTS,
        remote: remote::GAMES,
        form: form::GAMES,
    },
    Law {
        games: &[Kind::Renju],
        draws: draws::RENJU,
        clock: clock::RENJU,
        sanctions: sanction::ALL,
        corrections: sanction::RENJU,
        results: results::RENJU,
        adjournment: adjournment::RENJU,
        record: record::RENJU,
        remote: remote::GAMES,
        form: form::GAMES,
    },
];
