//! RU22, the rules of the sport of draughts of 17 March 2022.

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
mod remote;
mod results;
mod sanction;
mod start;

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
        cites: board::RUSSIAN,
        draws: draws::RUSSIAN,
        clock: clock::RUSSIAN,
        controls: controls::RUSSIAN,
        choices: choices::RUSSIAN,
        start: start::RUSSIAN,
        micromatch: micromatch::ALL,
        irregularities: irregularity::DRAUGHTS,
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
        cites: board::INTERNATIONAL,
        draws: draws::INTERNATIONAL,
        clock: clock::INTERNATIONAL,
        controls: controls::INTERNATIONAL,
        choices: choices::GAMES,
        start: start::DRAUGHTS,
        micromatch: micromatch::ALL,
        irregularities: irregularity::DRAUGHTS,
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
        cites: &[],
        draws: draws::GIVEAWAY,
        clock: clock::GIVEAWAY,
        controls: controls::GIVEAWAY,
        choices: choices::GAMES,
        start: start::DRAUGHTS,
        micromatch: micromatch::ALL,
        irregularities: irregularity::DRAUGHTS,
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
        cites: &[],
        draws: draws::RENJU,
        clock: clock::RENJU,
        controls: controls::RENJU,
        choices: choices::GAMES,
        start: start::RENJU,
        micromatch: micromatch::ALL,
        irregularities: irregularity::RENJU,
        sanctions: sanction::ALL,
        corrections: sanction::RENJU,
        results: results::RENJU,
        adjournment: adjournment::RENJU,
        record: record::RENJU,
        remote: remote::GAMES,
        form: form::GAMES,
    },
];
