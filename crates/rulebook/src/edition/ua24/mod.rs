//! UA24, the rules of draughts competitions of Ukraine of 2024.

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
        games: &[Kind::Draughts(AnyVariant::Russian), Kind::Draughts(AnyVariant::Brazilian)],
        draws: draws::DRAUGHTS64,
        sanctions: sanction::DRAUGHTS,
        corrections: sanction::CORRECTIONS,
        results: results::DRAUGHTS64,
        adjournment: adjournment::GAMES,
        record: record::GAMES,
        remote: remote::GAMES,
        form: form::GAMES,
        clock: clock::DRAUGHTS64,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::International)],
        draws: draws::INTERNATIONAL,
        sanctions: sanction::DRAUGHTS,
        corrections: sanction::CORRECTIONS,
        results: results::INTERNATIONAL,
        adjournment: adjournment::GAMES,
        record: record::GAMES,
        remote: remote::GAMES,
        form: form::GAMES,
        clock: clock::INTERNATIONAL,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::Checkers)],
        draws: draws::CHECKERS,
        sanctions: sanction::CHECKERS,
        corrections: sanction::CORRECTIONS,
        results: results::CHECKERS,
        adjournment: adjournment::GAMES,
        record: record::GAMES,
        remote: remote::GAMES,
        form: form::GAMES,
        clock: clock::CHECKERS,
    },
];
