//! UA24, the rules of draughts competitions of Ukraine of 2024.

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
        games: &[Kind::Draughts(AnyVariant::Russian), Kind::Draughts(AnyVariant::Brazilian)],
        cites: board::DRAUGHTS64,
        draws: draws::DRAUGHTS64,
        irregularities: irregularity::DRAUGHTS64,
        sanctions: sanction::DRAUGHTS,
        corrections: sanction::CORRECTIONS,
        results: results::DRAUGHTS64,
        adjournment: adjournment::GAMES,
        record: record::GAMES,
        remote: remote::GAMES,
        form: form::GAMES,
        clock: clock::DRAUGHTS64,
        controls: controls::DRAUGHTS64,
        choices: choices::DRAUGHTS64,
        start: start::DRAUGHTS64,
        micromatch: micromatch::DRAUGHTS,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::International)],
        cites: board::INTERNATIONAL,
        draws: draws::INTERNATIONAL,
        irregularities: irregularity::INTERNATIONAL,
        sanctions: sanction::DRAUGHTS,
        corrections: sanction::CORRECTIONS,
        results: results::INTERNATIONAL,
        adjournment: adjournment::GAMES,
        record: record::GAMES,
        remote: remote::GAMES,
        form: form::GAMES,
        clock: clock::INTERNATIONAL,
        controls: controls::INTERNATIONAL,
        choices: choices::INTERNATIONAL,
        start: start::INTERNATIONAL,
        micromatch: micromatch::DRAUGHTS,
    },
    Law {
        games: &[Kind::Draughts(AnyVariant::Checkers)],
        cites: &[],
        draws: draws::CHECKERS,
        irregularities: irregularity::CHECKERS,
        sanctions: sanction::CHECKERS,
        corrections: sanction::CORRECTIONS,
        results: results::CHECKERS,
        adjournment: adjournment::GAMES,
        record: record::GAMES,
        remote: remote::GAMES,
        form: form::GAMES,
        clock: clock::CHECKERS,
        controls: controls::CHECKERS,
        choices: choices::CHECKERS,
        start: start::CHECKERS,
        micromatch: micromatch::CHECKERS,
    },
];
